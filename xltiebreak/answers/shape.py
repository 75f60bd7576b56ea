"""The shape of an answer: tables and paragraphs for people, plain values for programs."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import zip_longest
from typing import Any, Union

from xltiebreak.event.figures import Figure, decimal

KEY = "key"
NAME = "name"
SPARE = "spare"
FIGURE = "figure"
PROSE = "prose"

GAP = 3
"""The spaces between two columns."""

EDGES = 2
"""The spaces before the first column and after the last."""

_TO_THE_LEFT = (NAME, SPARE, PROSE)
_WITHOUT_WIDTH = ("Mn", "Me", "Cf")


@dataclass(frozen=True, eq=False)
class Column:
    """A column of a table; its role decides what happens if the terminal is too narrow.

    ``SPARE`` is cut short, then left out; ``PROSE`` is wrapped; ``NAME`` is cut short; ``FIGURE``
    goes to a further table below, which repeats the columns of ``KEY`` and ``NAME``.
    """

    header: str
    cells: Sequence[str]
    role: str

    @cached_property
    def width(self) -> int:
        """The width of the longest line, in characters of a terminal."""
        texts = (self.header, *self.cells)
        return max(width_of(line) for text in texts for line in text.split("\n"))

    def aligned(self, line: str) -> str:
        """Return a line of a cell, filled with spaces to the column's width."""
        room = " " * (self.width - width_of(line))
        return line + room if self.role in _TO_THE_LEFT else room + line


@dataclass(frozen=True)
class Table:
    """Columns under a title; as text, every column has its full width."""

    title: str
    columns: Sequence[Column]

    def __str__(self) -> str:
        return "\n".join([self.title, *self.lines])

    @property
    def lines(self) -> Iterator[str]:
        """The header, a rule, and the rows; a cell may take several lines."""
        yield self._line([column.header for column in self.columns])
        widths = [column.width for column in self.columns]
        yield f" {'─' * (sum(widths) + GAP * (len(widths) - 1))}"
        for row in zip(*(column.cells for column in self.columns)):
            for line in zip_longest(*(cell.split("\n") for cell in row), fillvalue=""):
                yield self._line(line)

    def _line(self, cells: Sequence[str]) -> str:
        aligned = (column.aligned(text) for column, text in zip(self.columns, cells))
        return f" {(' ' * GAP).join(aligned)}".rstrip()


Part = Union[Table, str]
"""A table, or a paragraph in one line."""

Rows = Iterator[list[object]]
"""The rows of a CSV table."""


class Answer:
    """An answer of tables and paragraphs; as text, an empty line separates them."""

    def parts(self) -> Iterable[Part]:
        """Return the tables and paragraphs."""
        raise NotImplementedError

    def to_dict(self) -> dict[str, Any]:
        """Return the answer as plain values, which the command prints as JSON."""
        raise NotImplementedError

    def to_csv(self) -> tuple[list[str], Rows]:
        """Return the header and the rows of a CSV table; few answers have one."""
        raise NotImplementedError

    @property
    def left_out_of_csv(self) -> Iterable[str]:
        """Sentences about what the CSV table does not hold."""
        return ()

    def __str__(self) -> str:
        return "\n\n".join(map(str, self.parts()))


def width_of(text: str) -> int:
    """Return the number of places that a text takes on a terminal: two for a wide character, none
    for an accent on the character before."""
    if text.isascii():
        return len(text)
    return sum(map(_places, text))


def _places(character: str) -> int:
    if unicodedata.category(character) in _WITHOUT_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def as_number(figure: Figure | None) -> float | None:
    """Return a figure for JSON; None if there is no value."""
    return None if figure is None else float(figure)


def figure_text(figure: Figure | None, digits: int = 2) -> str:
    """Return a figure for a table; an empty text if there is no value."""
    return "" if figure is None else decimal(figure, digits)
