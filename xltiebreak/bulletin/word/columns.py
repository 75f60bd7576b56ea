"""Columns of a table: their cells, and the widths that these need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from xltiebreak.bulletin.word.styles import INCH, POINT, Faces
from xltiebreak.bulletin.word.text import Paragraph, Runs, run

CELL = "Bulletin Cell"
WINNER = "Bulletin Winner"
WINNER_PLACE = "Bulletin Winner Place"
WINNER_FIGURE = "Bulletin Winner Figure"
FIGURE = "Bulletin Figure"
WHOLE_FIGURE = "Bulletin Whole Figure"
RESULT = "Bulletin Result"
FRACTIONS = "¼½¾"

CELL_MARGIN = 3 * POINT
MARGINS = 2 * CELL_MARGIN
UNBROKEN = round(0.8 * INCH)
"""The width, in twips, that a column of long words keeps before a column of figures is narrowed."""


class Cell(NamedTuple):
    """The text of one cell; ``style`` if it differs from the column's, ``below`` for paragraphs
    under it."""

    runs: Runs = ()
    style: str = ""
    below: Sequence[Paragraph] = ()


@dataclass(frozen=True)
class Column:
    """A head and the cells under it, widths in twips: ``width`` is without wrapping, ``least`` with
    it; ``share`` is the column's weight when spare width is divided, ``head_style`` the style of
    the head if it does not follow from the column's."""

    head: str
    cells: Sequence[Cell]
    width: int
    style: str = CELL
    least: int = 0
    share: int = 1
    head_style: str = ""

    @property
    def narrowest(self) -> int:
        """The least width of the column."""
        return self.least or self.width


def words(
    faces: Faces,
    head: str,
    texts: Sequence[str],
    style: str = CELL,
    *,
    most: int = 0,
    wraps: bool = False,
    share: int = 1,
    emphasis: Sequence[str] = (),
) -> Column:
    """Return a column of texts. Its least width is that of the longest text, at ``most`` so much;
    with ``wraps``, the width at which no text takes more than two lines.

    The head may wrap between words, never inside one. ``emphasis`` holds a character style for each
    text.
    """
    bold, face = any(emphasis), faces.cell
    needs = max((face.width(text, bold) for text in texts), default=0) + MARGINS
    least = faces.head.longest_word(head, bold=True) + MARGINS
    if wraps:
        lines = max((face.in_two_lines(text, bold) for text in texts), default=0) + MARGINS
        least = max(least, min(lines, needs))
    elif most and needs > most:
        longest = max(face.longest_word(text, bold) for text in texts) + MARGINS
        least = max(least, most, longest)
    else:
        least = max(least, needs)
    marks = emphasis or [""] * len(texts)
    cells = [Cell(run(text, mark)) for text, mark in zip(texts, marks)]
    return Column(head, cells, max(needs, least), style, least, share)


def figures(
    faces: Faces,
    head: str,
    texts: Sequence[str],
    *,
    share: int = 1,
    emphasis: Sequence[str] = (),
) -> Column:
    """Return a right-aligned column of figures. Fractions stick out to the right, so that 8 is
    under the 6 of 6½."""
    hangs = any(text[-1:] in FRACTIONS for text in texts if text)
    cells = [
        Cell(run(text, mark), WHOLE_FIGURE if hangs and text[-1:] not in FRACTIONS else FIGURE)
        for text, mark in zip(texts, emphasis or [""] * len(texts))
    ]
    beside = [
        f"{text}½" if cell.style == WHOLE_FIGURE else text for text, cell in zip(texts, cells)
    ]
    needs = max((faces.cell.width(text, bold=True) for text in beside), default=0)
    least = max(needs, faces.head.longest_word(head, bold=True)) + MARGINS
    width = max(needs, faces.head.width(head, bold=True)) + MARGINS
    return Column(head, cells, width, FIGURE, least, share)


def natural_width(columns: Sequence[Column]) -> int:
    """Return the least width of these columns side by side."""
    return sum(column.narrowest for column in columns)


def fitted(columns: Sequence[Column], whole: int) -> list[int]:
    """Return the widths of the columns in a table of ``whole`` twips."""
    spare = whole - sum(column.width for column in columns)
    weights = [column.share for column in columns] if spare >= 0 else _yielding(columns, -spare)
    total = sum(weights) or 1
    widths = [column.width + spare * weight // total for column, weight in zip(columns, weights)]
    widths[weights.index(max(weights))] += whole - sum(widths)
    return widths


def _yielding(columns: Sequence[Column], wanted: int) -> list[int]:
    """Return how many twips each column can lose: by wrapping, or, if that is not enough, by
    breaking words; figures are broken last."""
    for floors in (
        [column.narrowest for column in columns],
        [min(column.narrowest, UNBROKEN) for column in columns],
    ):
        yielding = [column.width - floor for column, floor in zip(columns, floors)]
        if wanted <= sum(yielding):
            return yielding
    return [column.width for column in columns]


def filled(column: Column, rows: int) -> Column:
    """Return the column with empty cells added, up to this number of rows."""
    empty = [Cell()] * (rows - len(column.cells))
    return replace(column, cells=[*column.cells, *empty]) if empty else column
