"""The lines above a table: the next step or what is wrong, the title, the key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from xltiebreak.excel.cells.layout import KEY_ROW, TITLE_ROW
from xltiebreak.excel.sheets.sheet import Cell, Looks, Rich, Sheet
from xltiebreak.excel.sheets.styles import LONGEST_SENTENCE

WIDE_ENOUGH = 116
"""Letters in a line of a sentence, which goes on over an empty column beside a narrow table."""

_TITLE_HEIGHT = 19
_TITLE_WIDTH, _TITLE_LINES = 40, 3
"""Of a title beside a key: the letters in a line, and the usual lines that two of its own take."""

_EMPTY_HEIGHT = 4.5
HEADER_HEIGHT = 15.75
"""Points of a title, and of a table's header."""


def sentence(
    row: int, formula: str, style: str, widths: Sequence[float], longest: int = LONGEST_SENTENCE
) -> Sheet:
    """Return a sentence over the whole width of a table, in a row that holds the longest."""
    cell = Cell(row, 0, style, formula=formula, size=(1, len(widths)))
    return Sheet(cells=[cell], sentences={row: (sum(widths), longest)})


def title_line(formula: str) -> Sheet:
    """Return the title above a table, as a formula."""
    cell = Cell(TITLE_ROW, 0, "title", formula=formula)
    return Sheet(cells=[cell], heights={TITLE_ROW: _TITLE_HEIGHT})


class Step(NamedTuple):
    """The first line of a sheet: the formula for what to do next or what is wrong, and the
    condition under which it ``is_red``."""

    formula: str
    is_red: str


def step_line(row: int, step: Step, widths: Sequence[float], longest: int) -> Sheet:
    """Return the next step over the whole width of a table: green, or red."""
    looks = Sheet(looks=[red_where(row, step.is_red)])
    return sentence(row, step.formula, "step", widths, longest) + looks


def red_where(row: int, condition: str) -> Looks:
    """Return the look of a line that says what is wrong under this condition."""
    return Looks((row, 0, row, 0), [("wrong", condition)])


def lines_above(
    step: Step,
    title: str,
    key: str | Rich,
    widths: Sequence[float],
    longest: int = LONGEST_SENTENCE,
) -> Sheet:
    """Return the next step, and under it the title with the ``key`` that explains the table beside
    it, above columns of these ``widths``.

    The next row, where other sheets have their key, is empty: Excel sorts a table from one of its
    cells together with all that touches it, and refuses to where cells are merged.
    """
    last = len(widths) - 1
    split = next((k for k in range(last) if sum(widths[:k]) >= _TITLE_WIDTH), last)
    beside = sum(widths[split:])
    text = key if isinstance(key, str) else "".join(piece for _, piece in key)
    return step_line(0, step, widths, longest) + Sheet(
        cells=[
            Cell(TITLE_ROW, 0, "title_wrapped", formula=title, size=(1, split)),
            Cell(TITLE_ROW, split, "line", key, size=(1, len(widths) - split)),
        ],
        sentences={TITLE_ROW: (beside, max(len(text), int(_TITLE_LINES * beside)))},
        heights={KEY_ROW: _EMPTY_HEIGHT},
    )


def column_beside(widths: Sequence[float]) -> list[float]:
    """Return the width of the empty column over which sentences go on beside a narrow table."""
    missing = WIDE_ENOUGH - sum(widths)
    return [missing] if missing > 1 else []


def goes_on(text: str, widths: Sequence[float]) -> Cell:
    """Return the line below folded rows, which says so once they are used."""
    return Cell(0, 0, "goes_on", formula=f'IF(A{{row}}="","","{text}")', size=(1, len(widths)))
