"""How the sheet for the door is laid out: the largest letters in which all rows fit, in any number
of columns, on as few pages as 12 points allow; each page is filled before the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import count
from typing import NamedTuple

from xltiebreak.bulletin.word.columns import MARGINS
from xltiebreak.bulletin.word.styles import INCH, Face

LARGEST, SMALLEST = 72, 12
"""The sizes of the letters, in points: the largest that Word offers in its list."""
GAP = round(0.3 * INCH)
"""The space between two blocks of columns, in twips."""
_MOST_BESIDE = 6
_HEADS, _SMALLEST_HEADS = 0.6, 10
"""The letters of the heads of columns relative to those of the rows, and their least size: words
such as Place must not make columns of figures wide."""
_LONG = 10
"""Of so many names one may take two lines, so that a single long one does not shrink all."""
_MEASURED = 100
"""The size, in points, in which texts are measured once for all sizes."""


def size_of_heads(size: int) -> int:
    """Return the size of the letters in the heads above rows of this size, in points."""
    return max(_SMALLEST_HEADS, round(size * _HEADS))


@dataclass(frozen=True)
class Listed:
    """A head and the texts below it."""

    head: str
    texts: Sequence[str]
    face: Face
    bold: bool = False
    may_break: bool = False
    """Whether texts may take any number of lines, as no letters are small enough for them; words
    are broken in the smallest alone."""

    def width(self, size: int) -> int:
        """Return the width of the column in letters of this size, in twips."""
        return max(-(-self._widest * size // _MEASURED), self.width_of_head(size)) + MARGINS

    def width_of_head(self, size: int) -> int:
        """Return the width of the longest word in the head."""
        face = replace(self.face, size=size_of_heads(size))
        return face.longest_word(self.head, bold=True)

    @cached_property
    def widths(self) -> list[int]:
        """The width of each text at :data:`_MEASURED` points, in twips."""
        face = replace(self.face, size=_MEASURED)
        return [face.width(text, self.bold) for text in self.texts]

    @cached_property
    def _widest(self) -> int:
        return max(self.widths, default=0)

    def lines(self, size: int, width: int) -> list[int] | None:
        """Return how many lines each text takes in this width: one, or two of a few long ones; None
        if there are too many, or one would take more or break inside a word."""
        if width < self.width_of_head(size) + MARGINS:
            return None
        room = (width - MARGINS) * _MEASURED // size
        face = replace(self.face, size=_MEASURED)
        if self.may_break:
            return self._broken(room, size)
        lines = [1] * len(self.texts)
        if room >= self._widest:
            return lines
        long = [k for k, needs in enumerate(self.widths) if needs > room]
        if len(long) > len(lines) // _LONG:
            return None
        for k in long:
            if face.in_two_lines(self.texts[k], self.bold) > room:
                return None
            lines[k] = 2
        return lines

    def _broken(self, room: int, size: int) -> list[int] | None:
        face = replace(self.face, size=_MEASURED)
        longest = max((face.longest_word(text, self.bold) for text in self.texts), default=0)
        if longest > room and size > SMALLEST:
            return None
        return [face.lines(text, room, self.bold) for text in self.texts]


class Layout(NamedTuple):
    """The size of the letters in points, how many blocks of rows are side by side, whether pages
    are turned, how many rows are on each page, and what part of the first is filled."""

    size: int
    beside: int
    turned: bool
    pages: tuple[int, ...]
    filled: float


class Room(NamedTuple):
    """The room on pages of one kind: their width, and the height for rows and their heads on the
    first page, on further ones, and on the last, in twips; ``around`` is the space in a row above
    and below its letters."""

    turned: bool
    width: int
    height: Callable[[bool, bool], int]
    around: int


def best_layout(
    names: Listed,
    narrow: Sequence[Listed],
    further: Sequence[Sequence[Listed]],
    rooms: Sequence[Room],
) -> tuple[Layout, Sequence[Listed]]:
    """Return the layout on the fewest pages in the largest letters, and the first of ``further``
    columns that fit beside the names and the ``narrow`` ones without smaller letters."""
    if not any(_lines(SMALLEST, 1, names, narrow, room) for room in rooms):
        names = replace(names, may_break=True)
    for pages in count(1):
        for size in range(LARGEST, SMALLEST - 1, -1):
            if not any(_layouts(size, pages, names, narrow, rooms)):
                continue
            for columns in (*further, ()):
                fitting = list(_layouts(size, pages, names, [*narrow, *columns], rooms))
                if fitting:
                    return max(fitting, key=lambda layout: layout.filled), columns
    raise AssertionError("a page holds one row at least")


def _layouts(
    size: int, pages: int, names: Listed, narrow: Sequence[Listed], rooms: Sequence[Room]
) -> Iterator[Layout]:
    line = replace(names.face, size=size).height("".join(names.texts))
    for room in rooms:
        for beside in range(1, _MOST_BESIDE + 1):
            lines = _lines(size, beside, names, narrow, room)
            if lines is None:
                break
            width = _width_of_names(size, beside, narrow, room)
            heads = room.around + _heads([names, *narrow], size, width)
            filling = _Filling(beside, lines, line, heads)
            if rows := filling.pages(pages, room):
                yield Layout(size, beside, room.turned, rows, filling.part(rows, room))


def _width_of_names(size: int, beside: int, narrow: Sequence[Listed], room: Room) -> int:
    others = sum(column.width(size) for column in narrow)
    return (room.width - GAP * (beside - 1)) // beside - others


def _lines(
    size: int, beside: int, names: Listed, narrow: Sequence[Listed], room: Room
) -> list[int] | None:
    if names.may_break and beside > 1:
        return None
    return names.lines(size, _width_of_names(size, beside, narrow, room))


def _heads(columns: Sequence[Listed], size: int, names: int) -> int:
    """Return the height of the heads; the first column has this width, the others what they
    need."""
    face = replace(columns[0].face, size=size_of_heads(size))
    widths = [names, *(column.width(size) for column in columns[1:])]
    lines = (
        face.lines(column.head, width - MARGINS, bold=True)
        for column, width in zip(columns, widths)
    )
    return max(lines) * face.height()


class _Filling(NamedTuple):
    """Rows of so many ``lines`` in blocks ``beside`` each other; the heights of one ``line`` and of
    the ``heads`` in twips."""

    beside: int
    lines: Sequence[int]
    line: int
    heads: int

    def pages(self, count: int, room: Room) -> tuple[int, ...]:
        """Return how many rows are on each of so many pages; nothing if there are more rows."""
        pages: list[int] = []
        for page in range(count):
            height = room.height(page == 0, page == count - 1) - self.heads
            pages.append(self._rows(sum(pages), height, room.around))
        return tuple(pages) if sum(pages) == len(self.lines) else ()

    def part(self, pages: Sequence[int], room: Room) -> float:
        """Return what part of the first page with rows is filled."""
        rows = next(filter(None, pages), 0)
        whole = room.height(True, len(pages) == 1)
        return (self.heads + self._height(0, rows, room.around)) / max(whole, 1)

    def _rows(self, start: int, height: int, around: int) -> int:
        """Return the most rows from this one on that fit in this height."""
        deep = height // (self.line + around)
        most = min(len(self.lines) - start, self.beside * max(deep, 0))
        return next(
            (rows for rows in range(most, 0, -1) if self._height(start, rows, around) <= height), 0
        )

    def _height(self, start: int, rows: int, around: int) -> int:
        deep = -(-rows // self.beside)
        tallest = [max(self.lines[start + k : start + rows : deep]) for k in range(deep)]
        return sum(tallest) * self.line + deep * around
