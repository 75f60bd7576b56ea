"""The sheet for the door of the room: the standings in letters large enough to be read by a
crowd."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache

from xltiebreak.answers.standings import EventStandings
from xltiebreak.bulletin.document import Bulletin, Sheet, opened_sheet
from xltiebreak.bulletin.masthead import one_line, sealed, title
from xltiebreak.bulletin.standings_table import (
    beside_the_scores,
    parting,
    standings_title,
    tie_break_head,
)
from xltiebreak.bulletin.wall_pages import (
    GAP,
    SMALLEST,
    Layout,
    Listed,
    Room,
    best_layout,
    size_of_heads,
)
from xltiebreak.bulletin.word.columns import Cell, Column, filled
from xltiebreak.bulletin.word.heights import paragraph_height
from xltiebreak.bulletin.word.styles import INCH, POINT
from xltiebreak.bulletin.word.tables import Block, Part, table
from xltiebreak.bulletin.word.text import Paragraph, run, text
from xltiebreak.bulletin.wording import name_head, score_head, titled
from xltiebreak.event.figures import counted, on_paper
from xltiebreak.questions.plain_words import value_text
from xltiebreak.ranking.places import Standing, places_in_words
from xltiebreak.ranking.standings import Standings

NAME, PLACE, FIGURE = "Bulletin Wall Name", "Bulletin Wall Place", "Bulletin Wall Figure"
HEADS = {
    NAME: "Bulletin Wall Head",
    PLACE: "Bulletin Wall Place Head",
    FIGURE: "Bulletin Wall Figure Head",
}
_NOTE = "Bulletin Wall Note"
_BETWEEN = "  ·  "
_MARGIN = round(0.5 * INCH)
_WIDEST_LOGO = 2 * INCH
_BREAKS = INCH // 2
"""The least width of a column of names, in twips, which gives way before all others."""
_RULES = 4 * POINT
"""The height of the lines above and below a table and its heads."""


def write_wall(
    standings: EventStandings,
    *,
    template: bytes | None = None,
    paper: str = "letter",
    logo: bytes | None = None,
) -> Bulletin:
    """Return a page for each section with places, names and scores in the largest letters that fit,
    or several if they would be smaller than 12 points; with clubs and tie-breaks if these fit in
    the same letters.

    Raises:
        TieBreakError: as for a bulletin.
    """
    sheet = opened_sheet(standings, template=template, paper=paper, logo=logo, with_foot=False)
    if template is None:
        sheet.file.set_margins(_MARGIN)
        sheet = replace(sheet, space=sheet.file.room())
    several = len(standings) > 1
    last, tail = len(standings) - 1, sealed(standings.agreement)
    walls = [
        _Wall(ranked.players, sheet, tail, several=several, first=k == 0, last=k == last)
        for k, ranked in enumerate(standings)
    ]
    styles = sheet.file.styles
    largest = max((wall.layout.size for wall in walls if wall.rows), default=SMALLEST)
    styles.set_size(NAME, largest)
    styles.set_size(HEADS[NAME], size_of_heads(largest))
    printed = [part for wall in walls for part in wall.parts(largest)]
    notes = (note for wall in walls for note in wall.notes())
    return Bulletin(sheet.filled(printed, "Standings"), (*sheet.file.notes, *notes))


class _Wall:
    """The pages of one section, each of which ends in the ``tail``; ``first`` and ``last`` tell
    whether a club's own text stands before or behind it."""

    def __init__(
        self,
        standings: Standings,
        sheet: Sheet,
        tail: Sequence[Paragraph],
        *,
        several: bool,
        first: bool,
        last: bool,
    ) -> None:
        self.standings = standings
        self.rows = standings.rows
        self.sheet = sheet
        self.tail = tail
        self.first, self.last = first, last
        self.name = one_line(standings.section.name) if several else ""
        self.title = title(sheet.event)
        self.names, self.places, self.scores = self._columns()
        self.clubs = self._clubs()
        self.layout, self.further = self._laid_out()

    def _columns(self) -> tuple[Listed, Listed, Listed]:
        section, face = self.standings.section, self.sheet.file.styles.face(NAME)
        names = [row.player.label for row in self.rows]
        scores = [on_paper(row.score) for row in self.rows]
        return (
            Listed(name_head(section), names, face),
            Listed("Place", [row.places for row in self.rows], face, bold=True),
            Listed(score_head(section), scores, face, bold=True),
        )

    def _laid_out(self) -> tuple[Layout, Sequence[Listed]]:
        may_turn = self.sheet.file.stands_alone(first=self.first, last=self.last)
        rooms = [self._room(turned) for turned in ((False, True) if may_turn else (False,))]
        tie_breaks = self._tie_breaks()
        further = ([*self.clubs, *tie_breaks], self.clubs, tie_breaks)
        return best_layout(
            self.names, [self.places, self.scores], list(filter(None, further)), rooms
        )

    def _room(self, turned: bool) -> Room:
        space = self.sheet.space
        width = space.turned if turned else space.upright
        beside = width - (_WIDEST_LOGO if self.sheet.logo else 0)
        styles = self.sheet.file.styles
        around = (
            paragraph_height(styles, "Title", self.title, beside)
            + paragraph_height(styles, _NOTE, self._note(self.rows), beside)
            + paragraph_height(styles, "Bulletin Note")  # each page ends in an empty one
            + _RULES
            + sum(
                paragraph_height(styles, each.style, "".join(run.text for run in each.runs), width)
                for each in self.tail
            )
        )

        @cache
        def height(first: bool, last: bool) -> int:
            file = self.sheet.file
            whole = file.height(turned=turned, first=self.first and first, last=self.last and last)
            return whole - around

        row = paragraph_height(styles, NAME) - styles.face(NAME).height()
        return Room(turned, width, height, row)

    def _clubs(self) -> list[Listed]:
        clubs = [row.player.team for row in self.rows]
        head = self.standings.section.origin.team or "Team"
        return [Listed(head, clubs, self.names.face)] if any(clubs) else []

    def _tie_breaks(self) -> list[Listed]:
        shown = parting(beside_the_scores(self.standings), self.standings.steps)
        return [
            Listed(
                tie_break_head(tie_break),
                [value_text(row.values[tie_break.code], tie_break.system) for row in self.rows],
                self.names.face,
            )
            for tie_break in shown
        ]

    def notes(self) -> Iterator[str]:
        """Yield a sentence if the standings need more than one page."""
        if len(self.layout.pages) > 1:
            named = f"{self.name}: " * bool(self.name)
            rows, pages = counted(len(self.rows), "row"), len(self.layout.pages)
            yield f"{named}{rows} take {pages} pages in {self.layout.size} points."

    def parts(self, largest: int) -> Iterator[Part]:
        """Yield the pages; letters smaller than the ``largest`` of the file are in styles of their
        own."""
        styles = dict(HEADS)
        size, sheet = self.layout.size, self.sheet.file.styles
        if size < largest:
            styles = {
                sheet.sized(style, size): sheet.sized(head, size_of_heads(size))
                for style, head in HEADS.items()
            }
        start = 0
        for rows in filter(None, self.layout.pages):
            yield self._page(self.rows[start : start + rows], start, styles)
            start += rows
        if not self.rows:
            yield self._sheet([text(_NOTE, f"{self._called()}.")], self.name, 0)

    def _page(self, rows: Sequence[Standing], start: int, styles: Mapping[str, str]) -> Part:
        """Return the page with these rows, the first of which is ``start`` of the section, in these
        styles with those of their heads."""
        space, turned = self.sheet.space, self.layout.turned
        drawn = table(
            self._side_by_side(start, len(rows), list(styles.items())),
            space.turned if turned else space.upright,
            titled("Standings", self.standings.section),
            "Places, names and scores, from the top of each block of columns to its end.",
        )
        if len(self.layout.pages) == 1:
            return self._sheet([text(_NOTE, self._called()), drawn], self.name, start)
        places = _places(rows)
        named = f"{self.name}: {places}" if self.name else places.capitalize()
        return self._sheet([text(_NOTE, self._note(rows)), drawn], named, start)

    def _sheet(self, blocks: Sequence[Block], named: str, start: int) -> Part:
        head = Paragraph("Title", run(self.title), logo=self.sheet.logo)
        return Part([head, *blocks, *self.tail], self.layout.turned, named, (id(self), start))

    def _note(self, rows: Sequence[Standing]) -> str:
        return f"{self._called()}{_BETWEEN}{_places(rows).capitalize()}"

    def _called(self) -> str:
        called = standings_title(self.standings)
        called = f"{self.name}: {called[:1].lower()}{called[1:]}" if self.name else called
        left = self.standings.open_rounds
        if left:
            rounds = ", ".join(map(str, left))
            called += f"; round {rounds} is not complete and does not count yet"
        return called

    def _side_by_side(
        self, start: int, count: int, styles: Sequence[tuple[str, str]]
    ) -> list[Column]:
        """Return the columns of these rows, block by block."""
        deep = -(-count // self.layout.beside)
        (name, _), *_ = styles
        columns: list[Column] = []
        for top in range(start, start + count, deep):
            rows = slice(top, min(top + deep, start + count))
            if columns:
                columns.append(Column("", [Cell()] * deep, GAP, name, 0, 0, styles[0][1]))
            columns += [filled(column, deep) for column in self._block(rows, styles)]
        return columns

    def _block(self, rows: slice, styles: Sequence[tuple[str, str]]) -> Iterator[Column]:
        names, places, figures = styles
        clubs = [(listed, names, 2) for listed in self.further if listed in self.clubs]
        values = [(listed, figures, 1) for listed in self.further if listed not in self.clubs]
        for listed, (style, head), share in (
            (self.places, places, 1),
            (self.names, names, 3),
            *clubs,
            (self.scores, figures, 1),
            *values,
        ):
            mark = "Bulletin Strong" * (listed is self.scores)
            cells = [Cell(run(words, mark)) for words in listed.texts[rows]]
            width = listed.width(self.layout.size)
            least = _BREAKS if listed is self.names else 0
            yield Column(listed.head, cells, width, style, least, share, head)


def _places(rows: Sequence[Standing]) -> str:
    """Return ``places 1 to 40``, with those who have none."""
    placed = [row for row in rows if row.place]
    words = [places_in_words(placed[0].place, placed[-1].last_place)] if placed else []
    if len(placed) < len(rows):
        words.append("without a place")
    return " and ".join(words)
