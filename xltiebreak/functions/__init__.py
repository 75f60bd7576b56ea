"""The spreadsheet functions on plain values, without any spreadsheet.

A function puts its arguments into one :class:`Given`; ``blocks`` turns it into a section,
``spills`` returns what the cells show, ``pasted`` compares with what another program printed, and
``calculators`` need no results at all. ``catalogue`` lists the functions by name, as offered to any
spreadsheet. Like the core, these modules keep to the standard library: they travel into
workbooks.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from xltiebreak.functions.catalogue import CATEGORY, FUNCTIONS, SheetFunction, error_cell, short
from xltiebreak.functions.spills import (
    NOTHING_TO_FIX,
    Spill,
    explanation,
    findings_table,
    standings_table,
    terms_table,
)
from xltiebreak.functions.values import INDIVIDUAL, ONLY_US, Given, MatchArguments, PrizeArguments

if TYPE_CHECKING:
    from xltiebreak.functions.announced_lines import ANNOUNCED_HEADING, announcement_table
    from xltiebreak.functions.pasted import UNKNOWN, comparison_table
    from xltiebreak.functions.prize_list import prizes_table

__all__ = [
    "ANNOUNCED_HEADING",
    "CATEGORY",
    "FUNCTIONS",
    "INDIVIDUAL",
    "NOTHING_TO_FIX",
    "ONLY_US",
    "UNKNOWN",
    "Given",
    "MatchArguments",
    "PrizeArguments",
    "SheetFunction",
    "Spill",
    "announcement_table",
    "comparison_table",
    "error_cell",
    "explanation",
    "findings_table",
    "prizes_table",
    "short",
    "standings_table",
    "terms_table",
]

_FILES = {
    "announced_lines": ("ANNOUNCED_HEADING", "announcement_table"),
    "pasted": ("UNKNOWN", "comparison_table"),
    "prize_list": ("prizes_table",),
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """Return a name of a file that few sheets need."""
        for file, names in _FILES.items():
            if name in names:
                return getattr(import_module(f"{__name__}.{file}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
