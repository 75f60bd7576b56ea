"""The sheet for the door of the room: the standings in letters large enough to be read by a crowd,
on as few pages as 12 points allow."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from xltiebreak.answers.shape import Column, Mark, Role, Run, Table
from xltiebreak.answers.standings import EventStandings
from xltiebreak.bulletin.document import Bulletin
from xltiebreak.bulletin.word.styles import INCH
from xltiebreak.bulletin.word.widths import GAP, Faces, fitted, need
from xltiebreak.bulletin.word.word_file import Part, WordFile
from xltiebreak.bulletin.word.writer import WALL_HEAD, WALL_NAME, Piece, Placed, Writer, before_name
from xltiebreak.event.figures import counted, on_paper
from xltiebreak.ranking.standings import Standings
from xltiebreak.report.report import own_name, sealed, title
from xltiebreak.report.words import name_head, score_head, standings_title, titled

LARGEST, SMALLEST = 72, 12
"""The sizes of the letters, in points: the largest that Word offers in its list."""
_MOST_BESIDE = 6
_HEADS, _SMALLEST_HEADS = 0.6, 10
"""The letters of the heads relative to those of the rows, and their least size: words such as Place
must not make columns of figures wide."""
_LONG = 10
"""Of so many names one may take two lines, so that a single long one does not shrink all; words
break in the smallest letters alone."""
_BETWEEN_BLOCKS = round(0.3 * INCH)
_MARGIN = round(0.5 * INCH)
_BELOW = 270
"""The paragraph at the end of a page, and lines between rows."""


def write_wall(
    standings: EventStandings,
    *,
    template: bytes | None = None,
    paper: str = "letter",
    logo: bytes | None = None,
) -> Bulletin:
    """Return a page for each section with places, names and scores in the largest letters that fit,
    or several if they would be smaller than 12 points. Our own page is turned on its side where
    that makes them larger.

    Raises:
        TieBreakError: as for a bulletin.
    """
    made = []
    for turned in (False, True) if template is None else (False,):
        file = WordFile(standings.event, template, paper, logo)
        if template is None:
            file.make_wall(_MARGIN, turned=turned)
        lists = [_List(file, standings, each.players) for each in standings]
        pages, sizes = sum(each.layout.pages for each in lists), sum(each.size for each in lists)
        made.append((pages, -sizes, turned, file, lists))
    *_, file, lists = min(made, key=lambda each: each[:3])
    for size in sorted({each.size for each in lists}):
        file.styles.sized(WALL_NAME, size, f"{WALL_NAME} {size}")
        file.styles.sized(WALL_HEAD, size_of_heads(size), f"{WALL_HEAD} {size}")
    parts = [part for each in lists for part in each.parts()]
    notes = [
        f"{each.name}{': ' * bool(each.name)}{counted(len(each.players.rows), 'row')} take "
        f"{each.layout.pages} pages in {each.size} points."
        for each in lists
        if each.layout.pages > 1
    ]
    return Bulletin(file.filled(parts, "Standings"), (*file.notes, *notes))


def size_of_heads(size: int) -> int:
    """Return the size of the letters in the heads above rows of this size, in points."""
    return max(_SMALLEST_HEADS, round(size * _HEADS))


class Layout(NamedTuple):
    """How many pages are needed, and how many blocks of so many rows stand side by side."""

    pages: int
    beside: int
    deep: int


class _List:
    """The pages of one section of an event: places, names and scores in the largest letters that
    take no more pages than the smallest."""

    def __init__(self, file: WordFile, standings: EventStandings, players: Standings) -> None:
        rows, section = players.rows, players.section
        self.file, self.players, self.writer = file, players, Writer(file.styles, file.room)
        self.tail = self.writer.pieces(sealed(standings.agreement))
        self.title = title(standings.event)
        self.name = own_name(standings.event, section)
        scores = [on_paper(row.score) for row in rows]
        self.columns = [
            Column.marked("Place", [row.places for row in rows], Role.KEY, Mark.STRONG),
            Column(name_head(section), [row.player.label for row in rows], Role.NAME),
            Column.marked(score_head(section), scores, Role.FIGURE, Mark.STRONG),
        ]
        fewest, sizes = self._layout(SMALLEST).pages, range(LARGEST, SMALLEST, -1)
        self.size = next((size for size in sizes if self._layout(size).pages <= fewest), SMALLEST)
        self.layout = self._layout(self.size)

    def _layout(self, size: int) -> Layout:
        """Return the layout of fewest pages with letters of this size; one of too many pages where
        the names have no room."""
        (place, names, score), styles = self.columns, self.writer.styles
        face = replace(styles.metrics(WALL_NAME).face, size=size)
        faces = Faces(face, replace(face, size=size_of_heads(size)), face, face)
        others = sum(need(each, faces).natural for each in (place, score)) + GAP + before_name(size)
        line = face.height("".join(names.cells)) + styles.metrics(WALL_NAME).around
        around = sum(each.height for each in (*self._above(""), *self.tail))
        around += size_of_heads(size) * 25 * (1 + (" " in score.head)) + _BELOW
        lines, count = (self.file.height - around) // line, len(names.cells)
        layouts = [Layout(count + 2, 1, 1)]
        for beside in range(1, _MOST_BESIDE + 1):
            across = (self.file.room - _BETWEEN_BLOCKS * (beside - 1)) // beside
            room, texts = max(across - others, 1), [names.head, *names.cells]
            broken = sum(face.lines(text, room) - 1 for text in texts)
            whole = all(face.longest_word(text) <= room for text in texts)
            is_well = (whole and broken <= len(texts) // _LONG) or size == SMALLEST
            # Names that break are taken to stand in one block.
            for pages in range(1, count + 2) if is_well and across > others else ():
                deep = lines - -(-broken // pages)
                if deep > 0 and pages * beside * deep >= count:
                    layouts.append(Layout(pages, beside, deep))
                    break
        return min(layouts)

    def parts(self) -> Iterator[Part]:
        """Yield the pages."""
        _, beside, deep = self.layout
        called = standings_title(self.players, section=self.name)
        if left := ", ".join(map(str, self.players.open_rounds)):
            called += f"; round {left} is not complete and does not count yet"
        above, count = self._above(called), len(self.players.rows)
        if not count:
            yield Part(above, self.name)
        for start in range(0, count, beside * deep):
            table = self._table(start, min(beside * deep, count - start), beside)
            yield Part([*above, table, *self.tail], self.name)

    def _table(self, start: int, count: int, beside: int) -> Piece:
        """Return the table of these rows, block by block."""
        deep, end = -(-count // beside), start + count
        columns: list[Column] = []
        for top in range(start, end, deep):
            columns += [Column("", ["   "] * deep, Role.KEY)] * (top > start)
            for column in self.columns:
                cells = list(column.values[top : min(top + deep, end)])
                columns.append(replace(column, values=[*cells, *[""] * (deep - len(cells))]))
        table = Table(titled("Standings", self.players.section), columns, whole=True)
        letters = f"{WALL_NAME} {self.size}"
        faces = self.writer.faces(letters)
        widths = fitted(columns, self.writer.room, faces, before_name(faces.cell.size))
        return self.writer.table(Placed(table, letters, widths))

    def _above(self, words: str) -> list[Piece]:
        """Return the event's name, and these words below it."""
        of_style = (("Title", self.title), ("Bulletin Wall Note", words))
        return [self.writer.paragraph(style, [Run(each)]) for style, each in of_style]
