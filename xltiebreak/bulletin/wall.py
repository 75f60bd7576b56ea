"""The sheet for the door of the room: the standings in letters large enough to be read by a crowd,
on as few pages as 12 points allow."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import NamedTuple

from xltiebreak.answers.shape import (
    FIGURE,
    KEY,
    NAME,
    STRONG,
    Cell,
    Column,
    Run,
    Table,
)
from xltiebreak.answers.standings import EventStandings
from xltiebreak.bulletin.document import Bulletin, Sheet, opened_sheet
from xltiebreak.bulletin.word.styles import INCH, Face
from xltiebreak.bulletin.word.widths import GAP, STAND_IN, hangs
from xltiebreak.bulletin.word.word_file import Part
from xltiebreak.bulletin.word.writer import WALL_HEAD, WALL_NAME, Piece, Writer, before_name
from xltiebreak.event.figures import counted, on_paper
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
_MEASURED = 100
"""The size, in points, in which texts are measured once for all sizes."""


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
    sheet = opened_sheet(standings, template=template, paper=paper, logo=logo)
    if template is None:
        sheet.file.set_margins(_MARGIN)
    tail = sheet.writer().pieces(sealed(standings.agreement))
    several = len(standings) > 1
    walls = [_Wall(ranked.players, sheet, tail, several=several) for ranked in standings]
    largest = max((wall.layout.size for wall in walls if wall.rows), default=SMALLEST)
    sheet.file.styles.set_size(WALL_NAME, largest)
    sheet.file.styles.set_size(WALL_HEAD, size_of_heads(largest))
    parts = [part for wall in walls for part in wall.parts(largest)]
    notes = (note for wall in walls for note in wall.notes())
    return Bulletin(sheet.filled(parts, "Standings"), (*sheet.file.notes, *notes))


def size_of_heads(size: int) -> int:
    """Return the size of the letters in the heads above rows of this size, in points."""
    return max(_SMALLEST_HEADS, round(size * _HEADS))


class Layout(NamedTuple):
    """The size of the letters in points, how many blocks of so many rows stand side by side,
    and whether pages are turned."""

    size: int
    beside: int
    deep: int
    turned: bool

    @property
    def a_page(self) -> int:
        """How many rows a page holds."""
        return self.beside * self.deep


class _Measured:
    """The widths of a column's head and texts, relative to the size of the letters."""

    def __init__(self, column: Column, face: Face) -> None:
        self.column = column
        self.face = replace(face, size=_MEASURED)
        bold = column.role != NAME
        self.widths = [self.face.width(text, bold) for text in column.cells]
        self.widest = max(self.widths, default=0)
        self.head = round(self.face.longest_word(column.head, bold=True) * STAND_IN)

        halves = any(text[-1:] == "½" for text in column.cells) and column.role == FIGURE
        self.hang = self.face.exact("½") if halves and hangs(column.head) else 0

    def width(self, size: int) -> int:
        """Return the width of the column in letters of this size."""
        head = (self.head * size_of_heads(size) + self.hang * size) // _MEASURED
        before = before_name(size) * (self.column.role == NAME)
        return max(-(-self.widest * size // _MEASURED), head) + GAP + before

    def lines(self, size: int, width: int) -> int | None:
        """Return how many of the names take a second line in this width; None if too many, or one
        would take a third or break inside a word, as in the smallest letters it may."""
        room = (width - GAP - before_name(size)) * _MEASURED // size
        if room >= self.widest:
            return 0
        if room <= 0 or width < self.head * size_of_heads(size) // _MEASURED + GAP:
            return None
        long = [k for k, needs in enumerate(self.widths) if needs > room]
        if size == SMALLEST:
            return sum(self.face.lines(self.column.cells[k], room) - 1 for k in long)
        fits = all(self.face.in_two_lines(self.column.cells[k]) <= room for k in long)
        return len(long) if fits and len(long) <= len(self.widths) // _LONG else None


class _Wall:
    """The pages of one section, each of which ends in the ``tail``."""

    def __init__(
        self, standings: Standings, sheet: Sheet, tail: Sequence[Piece], *, several: bool
    ) -> None:
        self.standings, self.rows, self.sheet, self.tail = standings, standings.rows, sheet, tail
        self.name = one_line(standings.section.name) if several else ""
        self.writer = sheet.writer()
        self.face = sheet.file.styles.face(WALL_NAME)
        self.columns = self._columns()
        self.layout = self._laid_out()

    def _columns(self) -> list[Column]:
        scores: list[Cell] = [(Run(on_paper(row.score), STRONG),) for row in self.rows]
        return [
            Column("Place", [(Run(row.places, STRONG),) for row in self.rows], KEY),
            Column(
                name_head(self.standings.section), [row.player.label for row in self.rows], NAME
            ),
            Column(score_head(self.standings.section), scores, FIGURE),
        ]

    def _laid_out(self) -> Layout:
        place, names, score = [_Measured(column, self.face) for column in self.columns]
        for pages, size in product(range(1, len(self.rows) + 2), range(LARGEST, SMALLEST - 1, -1)):
            others = place.width(size) + score.width(size)
            if fitting := self._fitting(size, pages, names, others):
                return max(fitting, key=lambda layout: (not layout.turned, -layout.beside))
        raise AssertionError("a page holds one row at least")

    def _fitting(self, size: int, pages: int, names: _Measured, others: int) -> list[Layout]:
        """Return the layouts of so many pages in letters of this size, where the other columns take
        so much room."""
        line = replace(self.face, size=size).height("".join(names.column.cells))
        line += self.sheet.file.styles.metrics(WALL_NAME).around
        made = []
        for turned, beside in product((False, True), range(1, _MOST_BESIDE + 1)):
            room = self.writer.room.turned if turned else self.writer.room.upright
            width = (room - _BETWEEN_BLOCKS * (beside - 1)) // beside - others
            broken = names.lines(size, width)
            if broken is None or (turned and not self.sheet.file.stands_alone):
                continue
            # Names that break are taken to stand in one block, at most one in each row.
            height = self._height(turned) - size_of_heads(size) * 25
            deep = height // line - -(-broken // pages)
            if deep > 0 and pages * beside * deep >= len(self.rows):
                made.append(Layout(size, beside, deep, turned))
        return made

    def _height(self, turned: bool) -> int:
        """Return the height for rows and heads on a page."""
        around = [self._title(), self._noted(self._called()), *self.tail]
        return self.sheet.file.height(turned=turned) - sum(each.height for each in around) - _BELOW

    def notes(self) -> Iterator[str]:
        """Yield a sentence if the standings need more than one page."""
        pages = -(-len(self.rows) // self.layout.a_page)
        if pages > 1:
            named = f"{self.name}: " * bool(self.name)
            rows = counted(len(self.rows), "row")
            yield f"{named}{rows} take {pages} pages in {self.layout.size} points."

    def parts(self, largest: int) -> Iterator[Part]:
        """Yield the pages; letters smaller than the ``largest`` of the file are in styles of their
        own."""
        size, styles, letters = self.layout.size, self.sheet.file.styles, WALL_NAME
        if size < largest:
            letters = styles.sized(WALL_NAME, size)
            styles.sized(WALL_HEAD, size_of_heads(size), f"{WALL_HEAD} {size}")
        if not self.rows:
            yield Part([self._title(), self._noted(self._called())], named=self.name)
        pages = -(-len(self.rows) // self.layout.a_page)
        for start in range(0, len(self.rows), self.layout.a_page):
            yield self._page(start, letters, alone=pages == 1)

    def _page(self, start: int, letters: str, *, alone: bool) -> Part:
        rows = self.rows[start : start + self.layout.a_page]
        places = _places(rows)
        note = self._called() if alone else f"{self._called()}{BETWEEN}{places.capitalize()}"
        named = self.name
        if not alone:
            named = f"{self.name}: {places}" if self.name else places.capitalize()
        table = Table(
            titled("Standings", self.standings.section),
            list(self._side_by_side(start, len(rows))),
            whole=True,
            letters=letters,
        )
        room = self.writer.room
        upright = room.turned if self.layout.turned else room.upright
        writer = Writer(self.sheet.file.styles, room._replace(upright=upright))
        pieces = [self._title(), self._noted(note), *writer.pieces([table]), *self.tail]
        return Part(pieces, self.layout.turned, named, (id(self), start))

    def _side_by_side(self, start: int, count: int) -> Iterator[Column]:
        """Yield the columns of these rows, block by block."""
        deep = -(-count // self.layout.beside)
        for top in range(start, start + count, deep):
            if top > start:
                yield Column("", ["   "] * deep, KEY)
            for column in self.columns:
                cells = list(column.values[top : min(top + deep, start + count)])
                yield Column(column.head, [*cells, *[""] * (deep - len(cells))], column.role)

    def _title(self) -> Piece:
        return self.writer.paragraph("Title", [Run(title(self.sheet.event))])

    def _noted(self, words: str) -> Piece:
        return self.writer.paragraph(_NOTE, [Run(words)])

    def _called(self) -> str:
        called = standings_title(self.standings)
        called = f"{self.name}: {called[:1].lower()}{called[1:]}" if self.name else called
        if left := self.standings.open_rounds:
            rounds = ", ".join(map(str, left))
            called += f"; round {rounds} is not complete and does not count yet"
        return called


def _places(rows: Sequence[Standing]) -> str:
    """Return ``places 1 to 40``, with those who have none."""
    placed = [row for row in rows if row.place]
    words = [places_in_words(placed[0].place, placed[-1].last_place)] if placed else []
    if len(placed) < len(rows):
        words.append("without a place")
    return " and ".join(words)
