"""Another program's printed tie-breaks compared with ours, and what that program must have done.

``columns`` tells from its label what a column is and reads its figures, ``comparison`` finds those
that are not ours. ``variations`` and ``wrong_rules`` are what the program may have followed, each
the right rule with one thing varied; the ``judge`` tries them, other results and other rows, and
decides whether one is more than chance. ``prizes`` does the same for money; ``diagnosis`` runs all
of it, and explains places. ``printed_table`` puts another file's table beside the players;
``own_order`` finds the edition and the tie-breaks that a file names.

The comparison is also part of the functions in Excel, and travels into workbooks with them; like
the core, these modules keep to the standard library.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from xltiebreak.verify.columns import (
    PLACE,
    PRIZE,
    SCORE,
    Columns,
    columns_of,
    says_no_figure,
    stated_here,
)
from xltiebreak.verify.comparison import (
    Compared,
    Difference,
    Verification,
    agreeing,
    compare,
    printed_places_said,
)

if TYPE_CHECKING:
    from xltiebreak.verify.diagnosis import compared_in, verify
    from xltiebreak.verify.judge import FEW
    from xltiebreak.verify.own_order import under_own_rules
    from xltiebreak.verify.printed_table import PrintedTable, best_match, join, table_in, table_of

__all__ = [
    "FEW",
    "PLACE",
    "PRIZE",
    "SCORE",
    "Columns",
    "Compared",
    "Difference",
    "PrintedTable",
    "Verification",
    "agreeing",
    "best_match",
    "columns_of",
    "compare",
    "compared_in",
    "join",
    "printed_places_said",
    "says_no_figure",
    "stated_here",
    "table_in",
    "table_of",
    "under_own_rules",
    "verify",
]

_FILES = {
    "diagnosis": ("compared_in", "verify"),
    "own_order": ("under_own_rules",),
    "printed_table": ("PrintedTable", "best_match", "join", "table_in", "table_of"),
    "judge": ("FEW",),
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """Return a name that only the command needs. Its file is loaded at that time, so that no
        function loads it at start-up and no workbook carries it."""
        for file, names in _FILES.items():
            if name in names:
                return getattr(import_module(f"{__name__}.{file}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
