"""The sheet for the door of the room: the standings on one page, in letters large enough to be read
by a crowd."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from xltiebreak.answers.standings import EventStandings
from xltiebreak.bulletin.document import Bulletin, Sheet, opened_sheet
from xltiebreak.bulletin.masthead import one_line, title
from xltiebreak.bulletin.standings_table import (
    beside_the_scores,
    parting,
    standings_title,
    tie_break_head,
)
from xltiebreak.bulletin.word.columns import (
    MARGINS,
    WALL,
    WALL_FIGURE,
    WALL_PLACE,
    Cell,
    Column,
    filled,
    natural_width,
)
from xltiebreak.bulletin.word.styles import INCH, POINT, Face
from xltiebreak.bulletin.word.tables import Part, table
from xltiebreak.bulletin.word.text import Paragraph, run, text
from xltiebreak.bulletin.wording import name_head, score_head, titled
from xltiebreak.event.figures import counted, on_paper
from xltiebreak.questions.plain_words import value_text
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Standings

LARGEST, SMALLEST = 20, 12
"""The sizes of the letters, in points."""
_MOST_BESIDE = 4
_GAP = round(0.3 * INCH)
_MARGIN = round(0.5 * INCH)
_HEAD = round(0.95 * INCH)
"""The height of the title, in twips."""
_LINE = 1.23
"""The height of a line relative to its letters."""
_AROUND_A_LINE = 2 * POINT
_SPARE = 1.1
"""How many times wider than their text columns are: another computer may lack the font."""


def write_wall(
    standings: EventStandings,
    *,
    template: bytes | None = None,
    paper: str = "letter",
    logo: bytes | None = None,
) -> Bulletin:
    """Return a page for each section with places, names and scores in the largest letters that fit,
    12 points at least; with clubs and tie-breaks if there is room.

    Raises:
        TieBreakError: as for a bulletin.
    """
    sheet = opened_sheet(standings, template=template, paper=paper, logo=logo, with_foot=False)
    if template is None:
        sheet.file.set_margins(_MARGIN)
        sheet = replace(sheet, space=sheet.file.room())
    several = len(standings) > 1
    pages = [_Page(ranked.players, sheet, several=several) for ranked in standings]
    size = min(page.size for page in pages)
    sheet.file.styles.set_size(WALL, size)
    printed = [page.printed(size) for page in pages]
    return Bulletin(
        sheet.filled(printed, "Standings"),
        (*sheet.file.notes, *(note for page in pages for note in page.notes)),
    )


class _Page:
    """The page of one section: the size of its letters, how many blocks of rows are side by side,
    whether clubs and tie-breaks are shown, and whether the page is turned."""

    def __init__(self, standings: Standings, sheet: Sheet, *, several: bool) -> None:
        self.standings = standings
        self.rows = standings.rows
        self.sheet = sheet
        self.face = sheet.space.faces.cell
        self.name = one_line(standings.section.name) if several else ""
        self.size, self.beside, self.rich, self.turned = self._best()

    def _best(self) -> tuple[int, int, bool, bool]:
        """Return the first layout that fits, in its largest letters: with clubs and tie-breaks;
        names and scores alone; several blocks side by side, upright or turned."""
        for beside, rich, turned in (
            (1, True, False),
            (1, False, False),
            *((k, False, turned) for k in range(2, _MOST_BESIDE + 1) for turned in (False, True)),
        ):
            for size in range(LARGEST, SMALLEST - 1, -1):
                if self._fits(size, beside, rich, turned):
                    return size, beside, rich, turned
        upright = max(
            k for k in range(1, _MOST_BESIDE) if k == 1 or self._is_wide_enough(SMALLEST, k, False)
        )
        return SMALLEST, upright, False, False

    def _fits(self, size: int, beside: int, rich: bool, turned: bool) -> bool:
        height = self.sheet.height(turned=turned) - _HEAD
        line = round(size * _LINE * POINT) + _AROUND_A_LINE
        deep = -(-len(self.rows) // beside) + (2 if rich else 1)
        return deep * line <= height and self._is_wide_enough(size, beside, turned, rich)

    def _is_wide_enough(self, size: int, beside: int, turned: bool, rich: bool = False) -> bool:
        width = self.sheet.space.turned if turned else self.sheet.space.upright
        columns = self._columns(self.rows, size, rich)
        needs = sum(column.width for column in columns) if rich else natural_width(columns)
        return needs * beside + _GAP * (beside - 1) <= width

    @property
    def notes(self) -> Iterator[str]:
        """A sentence if the standings need more than one page."""
        if not self._fits(self.size, self.beside, self.rich, self.turned):
            players = counted(len(self.rows), "row")
            yield (
                f"{self.name}: " * bool(self.name)
                + f"{players} in {SMALLEST} points take more than one page."
            )

    def printed(self, size: int) -> Part:
        """Return the page in letters of this size, in points."""
        words = run(title(self.sheet.event))
        head = Paragraph("Title", words, logo=self.sheet.logo)
        called = standings_title(self.standings)
        note = f"{self.name}: {called[:1].lower()}{called[1:]}" if self.name else called
        left = self.standings.open_rounds
        if left:
            note += f"; round {', '.join(map(str, left))} is not complete and does not count yet"
        if not self.rows:
            return Part([head, text("Bulletin Wall Note", f"{note}.")], named=self.name)
        width = self.sheet.space.turned if self.turned else self.sheet.space.upright
        drawn = table(
            self._side_by_side(size),
            width,
            titled("Standings", self.standings.section),
            "Places, names and scores, from the top of each block of columns to its end.",
        )
        return Part([head, text("Bulletin Wall Note", note), drawn], self.turned, self.name)

    def _side_by_side(self, size: int) -> list[Column]:
        deep = -(-len(self.rows) // self.beside)
        columns: list[Column] = []
        for k in range(self.beside):
            rows = self.rows[k * deep : (k + 1) * deep]
            if not rows:
                break
            if columns:
                columns.append(Column("", [Cell()] * deep, _GAP, WALL, share=0))
            columns += [filled(column, deep) for column in self._columns(rows, size, self.rich)]
        return columns

    def _columns(self, rows: Sequence[Standing], size: int, rich: bool) -> list[Column]:
        section = self.standings.section
        face = replace(self.face, size=float(size))
        columns = [
            _column(face, "Place", [row.places for row in rows], WALL_PLACE, share=1),
            _column(face, name_head(section), [row.player.label for row in rows], WALL),
        ]
        if rich and any(row.player.team for row in rows):
            head = section.origin.team or "Team"
            columns.append(_column(face, head, [row.player.team for row in rows], WALL))
        scores = [on_paper(row.score) for row in rows]
        head = score_head(section)
        columns.append(_column(face, head, scores, WALL_FIGURE, share=1, bold=True))
        if rich:
            shown = parting(beside_the_scores(self.standings), self.standings.steps)
            columns += [
                _column(
                    face,
                    tie_break_head(tie_break),
                    [value_text(row.values[tie_break.code], tie_break.system) for row in rows],
                    WALL_FIGURE,
                    share=1,
                )
                for tie_break in shown
            ]
        return columns


def _column(
    face: Face, head: str, texts: Sequence[str], style: str, *, share: int = 3, bold: bool = False
) -> Column:
    mark = "Bulletin Strong" if bold else ""
    needs = max((face.width(text, bold or style == WALL_PLACE) for text in texts), default=0)
    needs = round(_SPARE * max(needs, face.longest_word(head, bold=True))) + MARGINS
    return Column(head, [Cell(run(text, mark)) for text in texts], needs, style, share=share)
