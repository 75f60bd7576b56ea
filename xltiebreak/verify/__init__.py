"""Another program's printed tie-breaks against ours, and what it must have done.

``meanings`` says what a column is by its label, ``printed_figures`` reads what stands in it and
``differences`` finds where ours is another. There, ``search`` tries what is known, one cause at a
time: those of ``known_causes`` (another system, edition, round or rounding),
``causes_of_opponents`` (medians, unplayed rounds) and ``causes_of_sums`` (Cumulative, Kashdan,
Sonneborn-Berger, teams), and ``slips`` (a result typed otherwise, values in the wrong rows). A
cause changes the way of ``calculation`` in one point, and explains a column if the values are then
the printed ones; ``weighing`` says whether that is more than chance. ``prizes`` does the same for
amounts of money. ``diagnosis`` is all of it, and what explains places. ``printed_table`` puts
another file's table beside the players, ``named_order`` knows the edition and the tie-breaks that a
file names.

The comparison belongs to the functions in Excel, too, and travels into workbooks with them; like
the core, these modules keep to the standard library.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from xltiebreak.verify.differences import Compared, Difference, Verification, agreeing, compare
from xltiebreak.verify.meanings import PLACE, PRIZE, SCORE, says_no_figure, stated_here
from xltiebreak.verify.printed_figures import Columns, columns_of, printed_texts

if TYPE_CHECKING:
    from xltiebreak.verify.diagnosis import compared_in, verify
    from xltiebreak.verify.named_order import under_own_rules
    from xltiebreak.verify.places import printed_places_said
    from xltiebreak.verify.printed_table import PrintedTable, best_match, join, table_in, table_of
    from xltiebreak.verify.weighing import FEW

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
    "printed_texts",
    "says_no_figure",
    "stated_here",
    "table_in",
    "table_of",
    "under_own_rules",
    "verify",
]

_FILES = {
    "diagnosis": ("compared_in", "verify"),
    "named_order": ("under_own_rules",),
    "places": ("printed_places_said",),
    "printed_table": ("PrintedTable", "best_match", "join", "table_in", "table_of"),
    "weighing": ("FEW",),
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """A name that only the command needs, from its file, which is loaded only then: no function
        starts up with it, and no workbook carries it."""
        for file, names in _FILES.items():
            if name in names:
                return getattr(import_module(f"{__name__}.{file}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
