"""The formulas of a row of the sheet ``Boards``."""

from __future__ import annotations

from collections.abc import Mapping

from xltiebreak.event.byes import A_DATE, NO_DATE
from xltiebreak.excel.cells.layout import BOARD_HELPERS, board_helper
from xltiebreak.excel.cells.names import SectionNames
from xltiebreak.excel.formulas.language import formula_file
from xltiebreak.excel.known_names import NEEDED


def formulas(row: int, names: SectionNames) -> Mapping[str, str]:
    """Return the formulas of a row's hidden columns and of its last column, without equals signs.
    Rows count from 1; the formulas refer to each other."""
    cells = {
        **{name: f"{board_helper(name)}{row}" for name in BOARD_HELPERS},
        **{title: f"{'ABCDEFG'[column]}{row}" for title, column in NEEDED["Boards"].items()},
        "no date": str(NO_DATE),
        "its a date": f'"E{A_DATE}."',
    }
    return formula_file("lists").of_row("board", cells, names.__getitem__)
