"""The formulas of a row of the sheets ``Matches`` and ``Boards``. They need no add-in and use only
what Excel 2007 and LibreOffice know."""

from __future__ import annotations

from collections.abc import Mapping

from xltiebreak.event.byes import A_DATE, NO_DATE
from xltiebreak.excel.cells.formulas import (
    in_this_row,
    listed,
    looked_up,
)
from xltiebreak.excel.cells.layout import (
    BOARD_HELPERS,
    LISTS,
    MATCH_HELPERS,
    PUT_IN,
    TeamLayout,
    board_helper,
    match_helper,
)
from xltiebreak.excel.cells.names import SectionNames
from xltiebreak.excel.cells.typed_matches import (
    RESULT_TEXTS,
    UNREADABLE,
)
from xltiebreak.excel.known_names import NEEDED, TYPED_MATCHES

TWICE = "twice"
"""What the crosstable shows if a team has two matches in one round."""

SAID_ALONE: Mapping[str, str] = {
    "B": "bye",
    "H": "half-point bye",
    "U": "not paired",
    "X": "forfeit win",
    "F": "forfeit loss",
    "FF": "forfeit loss",
    "Z": "forfeit draw",
}
"""The words behind the only team of a row."""


def formulas(row: int, names: SectionNames, layout: TeamLayout) -> Mapping[str, str]:
    """Return the formulas of a row's hidden columns and of its last column, without equals signs.
    Rows count from 1; the formulas refer to each other."""
    rounds = layout.rounds
    cells = {name: f"{match_helper(name)}{row}" for name in MATCH_HELPERS}
    said = [text.upper() for texts in RESULT_TEXTS.values() for text in texts]
    cells |= {
        **dict.fromkeys(PUT_IN, '""'),
        "rounds": str(rounds),
        "no such round": f'"Round: type a number from 1 to {rounds}."',
        "typed letter": _typed(f"UPPER(TRIM({cells['TypedResults']}))"),
        "all results": f'"|{"|".join(said)}|"',
        "a date": f'"{A_DATE}."',
        "no date": str(NO_DATE),
        "in words alone": looked_up(cells["letter"], SAID_ALONE),
    }
    by_boards = {}
    if layout.boards:
        by_boards = dict(LISTS.of_row("boards of a match", cells, names.__getitem__))
        cells |= {name: by_boards.pop(name) for name in PUT_IN}
    return {
        **{name: in_this_row(names[name]) for name in TYPED_MATCHES},
        **LISTS.of_row("match", cells, names.__getitem__),
        **by_boards,
    }


def board_formulas(row: int, names: SectionNames) -> Mapping[str, str]:
    """Return the formulas of a row of the sheet ``Boards``, as :func:`formulas` does."""
    cells = {
        **{name: f"{board_helper(name)}{row}" for name in BOARD_HELPERS},
        **{title: f"{'ABCDEFG'[column]}{row}" for title, column in NEEDED["Boards"].items()},
        "no date": str(NO_DATE),
        "its a date": f'"E{A_DATE}."',
    }
    return LISTS.of_row("board", cells, names.__getitem__)


def _typed(text: str) -> str:
    formula = f'"{UNREADABLE}"'
    for letter, texts in RESULT_TEXTS.items():
        formula = f'IF({listed(text, [text.upper() for text in texts])},"{letter}",{formula})'
    return formula
