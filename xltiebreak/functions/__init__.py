"""The spreadsheet functions on plain values, without any spreadsheet.

A function puts its arguments into one :class:`Given`; ``blocks`` turns it into a section,
``spills`` returns what the cells show, and ``calculators`` need no results at all. ``catalogue``
lists the functions by name, as offered to any spreadsheet. Like the core, these modules keep to the
standard library: they travel into workbooks.
"""

from xltiebreak.functions.catalogue import CATEGORY, FUNCTIONS, SheetFunction, error_cell
from xltiebreak.functions.spills import NOTHING_TO_FIX, UNKNOWN
from xltiebreak.functions.values import ONLY_US

__all__ = [
    "CATEGORY",
    "FUNCTIONS",
    "NOTHING_TO_FIX",
    "ONLY_US",
    "UNKNOWN",
    "SheetFunction",
    "error_cell",
]
