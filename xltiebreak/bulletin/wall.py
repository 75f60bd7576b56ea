"""The sheet for the door of the room: the standings in letters large enough to be read by a crowd,
on as few pages as 12 points allow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import chain, product
from typing import NamedTuple

from xltiebreak.answers.shape import Column, Mark, Role, Run, Table, marked
from xltiebreak.answers.standings import EventStandings
from xltiebreak.bulletin.document import Bulletin, finished, opened_file
from xltiebreak.bulletin.word.styles import INCH, Face
from xltiebreak.bulletin.word.widths import GAP, STAND_IN, hangs
from xltiebreak.bulletin.word.word_file import Part, WordFile
from xltiebreak.bulletin.word.writer import WALL_HEAD, WALL_NAME, Piece, Writer, before_name
from xltiebreak.event.figures import counted, on_paper
from xltiebreak.event.section import Event
from xltiebreak.ranking.places import Standing, places_in_words
from xltiebreak.ranking.standings import Standings
from xltiebreak.report.report import sealed, title
from xltiebreak.report.words import (
    BETWEEN,
    name_head,
    one_line,
    score_head,
    standings_title,
    titled,
)

LARGEST, SMALLEST = 72, 12
"""The sizes of the letters, in points: the largest that Word offers in its list."""
_MOST_BESIDE = 6
_HEADS, _SMALLEST_HEADS = 0.6, 10
"""The letters of the heads relative to those of the rows, and their least size: words such as Place
must not make columns of figures wide."""
_LONG = 10
"""Of so many names one may take two lines, so that a single long one does not shrink all."""
_NOTE = "Bulletin Wall Note"
_BETWEEN_BLOCKS = round(0.3 * INCH)
_MARGIN = round(0.5 * INCH)
_BELOW = 180
"""The paragraph at the end of a page, and lines between rows."""


def write_wall(
    standings: EventStandings,
    *,
    template: bytes | None = None,
    paper: str = "letter",
    logo: bytes | None = None,
) -> Bulletin:
    """Return a page for each section with places, names and scores in the largest letters that fit,
    or several if they would be smaller than 12 points.

    Raises:
        TieBreakError: as for a bulletin.
    """
    file = opened_file(standings, template=template, paper=paper, logo=logo)
    if template is None:
        file.set_margins(_MARGIN)
    tail = Writer(file.styles, file.room).pieces(sealed(standings.agreement))
    event, several = standings.event, len(standings) > 1
    walls = [_Wall(event, ranked.players, file, tail, several=several) for ranked in standings]
    styles, sizes = file.styles, {wall.layout.size for wall in walls if wall.rows}
    largest = max(sizes, default=SMALLEST)
    styles.set_size(WALL_NAME, largest)
    styles.set_size(WALL_HEAD, size_of_heads(largest))
    for size in sizes - {largest}:
        styles.sized(WALL_NAME, size, f"{WALL_NAME} {size}")
        styles.sized(WALL_HEAD, size_of_heads(size), f"{WALL_HEAD} {size}")
    parts = [part for wall in walls for part in wall.parts(largest)]
    notes = (note for wall in walls for note in wall.notes())
    return Bulletin(finished(file, event, parts, "Standings"), (*file.notes, *notes))


def size_of_heads(size: int) -> int:
    """Return the size of the letters in the heads above rows of this size, in points."""
    return max(_SMALLEST_HEADS, round(size * _HEADS))


class Layout(NamedTuple):
    """How many pages are needed, the size of the letters in points, whether pages are turned, and
    how many blocks of so many rows stand side by side."""

    pages: int
    size: int
    turned: bool
    beside: int
    deep: int

    @property
    def a_page(self) -> int:
        """How many rows a page holds."""
        return self.beside * self.deep


class _Wall:
    """The pages of one section, each of which ends in the ``tail``."""

    def __init__(
        self,
        event: Event,
        standings: Standings,
        file: WordFile,
        tail: Sequence[Piece],
        *,
        several: bool,
    ) -> None:
        self.standings, self.rows, self.file, self.tail = standings, standings.rows, file, tail
        self.title = title(event)
        self.name = one_line(standings.section.name) if several else ""
        self.writer = Writer(file.styles, file.room)
        scores = [on_paper(row.score) for row in self.rows]
        names = [row.player.label for row in self.rows]
        self.columns = [
            marked("Place", [row.places for row in self.rows], Role.KEY, Mark.STRONG),
            Column(name_head(standings.section), names, Role.NAME),
            marked(score_head(standings.section), scores, Role.FIGURE, Mark.STRONG),
        ]

    @cached_property
    def layout(self) -> Layout:
        """The layout of fewest pages and, on as many, in the largest letters."""
        return min(
            chain.from_iterable(map(self._in_letters, range(LARGEST, SMALLEST - 1, -1))),
            key=lambda each: (each.pages, -each.size, each.turned, each.beside),
        )

    def _in_letters(self, size: int) -> Iterator[Layout]:
        """Yield the layouts with letters of this size in which names have room."""
        styles, file, (place, names, score) = self.writer.styles, self.file, self.columns
        face = replace(styles.face(WALL_NAME), size=size)
        head = replace(face, size=size_of_heads(size))
        others = _width(place, face, head) + _width(score, face, head)
        least = round(head.longest_word(names.head, bold=True) * STAND_IN)
        line = face.height("".join(names.cells)) + styles.metrics(WALL_NAME).around
        around = sum(
            each.height for each in (self._title(), self._noted(self._called()), *self.tail)
        )
        around += size_of_heads(size) * 25 + _BELOW
        ways = (False, True) if file.stands_alone else (False,)
        for turned, beside in product(ways, range(1, _MOST_BESIDE + 1)):
            across = self.writer.room.turned if turned else self.writer.room.upright
            room = (across - _BETWEEN_BLOCKS * (beside - 1)) // beside - others - GAP
            broken = self._broken(face, room - before_name(size)) if room >= least else None
            rows = (file.height(turned=turned) - around) // line
            # Names that break are taken to stand in one block, at most one in each row.
            for pages in range(1, len(self.rows) + 2) if broken is not None else ():
                deep = rows - -(-(broken or 0) // pages)
                if deep > 0 and pages * beside * deep >= len(self.rows):
                    yield Layout(pages, size, turned, beside, deep)
                    break

    def _broken(self, face: Face, room: int) -> int | None:
        """Return how many lines names take beyond their first, one of ten names at most; None if
        more would, or one would take a third or break inside a word, as in the smallest letters it
        may."""
        names = self.columns[1].cells
        long = [name for name in names if face.width(name) > room]
        if long and face.size == SMALLEST:
            return sum(face.lines(name, room) - 1 for name in long) if room > 0 else None
        fits = len(long) <= len(names) // _LONG
        return len(long) if fits and all(face.in_two_lines(n) <= room for n in long) else None

    def notes(self) -> Iterator[str]:
        """Yield a sentence if the standings need more than one page."""
        if self.layout.pages > 1:
            named = f"{self.name}: " * bool(self.name)
            rows = counted(len(self.rows), "row")
            yield f"{named}{rows} take {self.layout.pages} pages in {self.layout.size} points."

    def parts(self, largest: int) -> Iterator[Part]:
        """Yield the pages; letters smaller than the ``largest`` of the file are in styles of their
        own."""
        size = self.layout.size
        letters = WALL_NAME if size == largest else f"{WALL_NAME} {size}"
        if not self.rows:
            yield Part([self._title(), self._noted(self._called())], named=self.name)
        for start in range(0, len(self.rows), self.layout.a_page):
            yield self._page(start, letters)

    def _page(self, start: int, letters: str) -> Part:
        rows = self.rows[start : start + self.layout.a_page]
        places, note, named = _places(rows), self._called(), self.name
        if self.layout.pages > 1:
            note += f"{BETWEEN}{places.capitalize()}"
            named = f"{self.name}: {places}" if self.name else places.capitalize()
        table = Table(
            titled("Standings", self.standings.section),
            list(self._side_by_side(start, len(rows))),
            whole=True,
            letters=letters,
        )
        room = self.writer.room
        upright = room.turned if self.layout.turned else room.upright
        writer = Writer(self.file.styles, room._replace(upright=upright))
        pieces = [self._title(), self._noted(note), *writer.pieces([table]), *self.tail]
        return Part(pieces, self.layout.turned, named)

    def _side_by_side(self, start: int, count: int) -> Iterator[Column]:
        """Yield the columns of these rows, block by block."""
        deep = -(-count // self.layout.beside)
        for top in range(start, start + count, deep):
            if top > start:
                yield Column("", ["   "] * deep, Role.KEY)
            for column in self.columns:
                cells = list(column.values[top : min(top + deep, start + count)])
                yield Column(column.head, [*cells, *[""] * (deep - len(cells))], column.role)

    def _title(self) -> Piece:
        return self.writer.paragraph("Title", [Run(self.title)])

    def _noted(self, words: str) -> Piece:
        return self.writer.paragraph(_NOTE, [Run(words)])

    def _called(self) -> str:
        called = standings_title(self.standings)
        called = f"{self.name}: {called[:1].lower()}{called[1:]}" if self.name else called
        if left := self.standings.open_rounds:
            rounds = ", ".join(map(str, left))
            called += f"; round {rounds} is not complete and does not count yet"
        return called


def _width(column: Column, face: Face, head: Face) -> int:
    """Return the width of a column of figures in these letters, with heads in those."""
    halves = column.role == Role.FIGURE and any(text[-1:] == "½" for text in column.cells)
    hang = face.exact("½") if halves and hangs(column.head) else 0
    widest = max((face.width(text, bold=True) for text in column.cells), default=0)
    return max(widest, round(head.longest_word(column.head, bold=True) * STAND_IN) + hang) + GAP


def _places(rows: Sequence[Standing]) -> str:
    """Return ``places 1 to 40``, with those who have none."""
    placed = [row for row in rows if row.place]
    words = [places_in_words(placed[0].place, placed[-1].last_place)] if placed else []
    if len(placed) < len(rows):
        words.append("without a place")
    return " and ".join(words)
