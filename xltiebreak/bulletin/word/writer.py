"""Blocks written as paragraphs and tables of a Word file, each with about how high it stands.

The look is in the styles, which a club can change in its template; tables are written as one piece
of markup, since the cells of python-docx take twelve times as long. Where a page ends is Word's to
decide: headings, captions and the ends of tables keep with their neighbours.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import NamedTuple

from xltiebreak.answers.shape import (
    Block,
    Choice,
    Column,
    Heading,
    Mark,
    Role,
    Run,
    Table,
    Text,
    TextKind,
    lines_of,
    plain,
    runs_of,
)
from xltiebreak.bulletin.word.styles import INCH, POINT, StyleSheet
from xltiebreak.bulletin.word.widths import GAP, SHORT_HEAD, Faces, fitted, need, tail_of

CELL, DENSE, ROOMY = "Bulletin Cell", "Bulletin Dense", "Bulletin Roomy"
HEAD, TABLE = "Bulletin Column Head", "Bulletin Table"
WALL_NAME, WALL_HEAD = "Bulletin Wall Name", "Bulletin Wall Head"
WINNER, SMALL_WINNER = "Bulletin Winner", "Bulletin Winner Small"
BELOW_NAME, WHY = "Bulletin Club", "Bulletin Why"
NUMERAL, ASIDE = "Bulletin Numeral", "Bulletin Aside"
_TEXTS = ("Bulletin Text", "Bulletin Note", "Bulletin Call", "Bulletin Caption")
KINDS = {style.split()[-1].lower(): style for style in _TEXTS}
KINDS |= {TextKind.FINE: DENSE, TextKind.LAST: KINDS[TextKind.TEXT]}
_RUNS = ("Bulletin Strong", "Bulletin Dropped", "Bulletin Decisive", "Bulletin Unplayed")
MARKS = {style.split()[-1].lower(): style for style in _RUNS}
MARKS |= {Mark.FAINT: "Bulletin Small", NUMERAL: NUMERAL, ASIDE: ASIDE}
SIZES = (ROOMY, CELL, DENSE)
MOST_ROOMY, FEWEST_DENSE = 12, 31
"""Up to so many rows a main table is set in large letters, from so many on in small ones."""
_TO_THE_LEFT = (Role.NAME, Role.SPARE, Role.PROSE, Role.BESIDE)
_KEPT_FIRST, _KEPT_LAST = 2, 3
_CLOSE, _LINE_ABOVE = 50, 110
"""The white space above headings, and a quarter of it below, where all is two steps smaller; and
the line above the first ones."""
_BEYOND = 2 * GAP
"""So far a figure may reach over the white space of the column before it, where a font that is
broader than Calibri stands in: else it would be broken in two."""
_RULE = '<w:tcBorders><w:top w:val="single" w:sz="2" w:space="0" w:color="auto"/></w:tcBorders>'
"""A thin line above a cell: no table style can say above which rows it is drawn."""
_MARGINS = (
    '<w:tblCellMar><w:left w:w="0" w:type="dxa"/>'
    f'<w:right w:w="{GAP}" w:type="dxa"/></w:tblCellMar>'
)
_NO_LINE = '<w:tblBorders><w:bottom w:val="nil"/></w:tblBorders>'


class Piece(NamedTuple):
    """Markup of a paragraph or a table, and its height in twips."""

    markup: str
    height: int
    is_table: bool = False


class Placed(NamedTuple):
    """A table in the style of its cells, and the widths of its columns."""

    table: Table
    letters: str
    widths: Sequence[int]


@dataclass(frozen=True)
class Writer:
    """Writes blocks in these styles into a page with this room, main tables some steps ``smaller``
    than usual."""

    styles: StyleSheet
    room: int
    smaller: int = 0

    def pieces(self, blocks: Iterable[Block]) -> list[Piece]:
        """Return what is written: of each choice the first way that has room."""
        chosen, notes = list(self._chosen(blocks)), list[Run]()
        made: list[Piece] = []
        for block, below in zip(chosen, [*chosen[1:], None]):
            if isinstance(block, Placed):
                if made and made[-1].is_table:  # Word makes one table of two that no line parts
                    made.append(self.paragraph(KINDS[TextKind.NOTE], ()))
                made.append(self.table(block, keeps=_is_below(below)))
            elif isinstance(block, Heading):
                made += self._heading(block)
            elif self.smaller > 1 and _is_note(block) and _is_note(below):
                notes += [*runs_of(block.words), Run("  ")]  # one paragraph with the next
            else:
                keep = block.kind == TextKind.CAPTION or _is_below(below, block.kind)
                words = [*notes, *runs_of(block.words)]
                made.append(self.paragraph(KINDS[block.kind], words, keep=keep))
                notes = []
        return made

    def _chosen(
        self, blocks: Iterable[Block], letters: str = ""
    ) -> Iterator[Heading | Text | Placed]:
        for block in blocks:
            if isinstance(block, Choice):
                yield from self._chosen(*self._way(block))
            elif isinstance(block, Table):
                yield from self._bands(block, letters or self._sizes(block)[0])
            else:
                yield block

    def _sizes(self, table: Table) -> Sequence[str]:
        """Return the letters that a table may have, the largest first."""
        rows = len(table.columns[0].values)
        at = 0 if rows <= MOST_ROOMY else 1 if rows < FEWEST_DENSE else 2
        first = min(at + self.smaller, 2) if table.main else 2
        return (BELOW_NAME,) if table.poster else SIZES[first:]

    def _way(self, choice: Choice) -> tuple[Sequence[Block], str]:
        """Return the first way whose table has room on a page, and its letters: of the equal ones
        the largest, of the others the smallest."""
        equal, others = choice.ways[: choice.equal], choice.ways[choice.equal :]
        tried = [(way, letters) for letters in self._sizes(_first_table(equal[0])) for way in equal]
        tried += [(way, DENSE) for way in others]
        for way, letters in tried:
            faces, columns = self.faces(letters), _first_table(way).columns
            if sum(need(column, faces).natural for column in columns) <= self.room:
                return way, letters
        return choice.ways[-1], DENSE

    def faces(self, letters: str) -> Faces:
        """Return the letters of a table whose cells have this style."""
        styles = (letters, head_style(letters), WINNER, SMALL_WINNER)
        return Faces(*(self.styles.metrics(name).face for name in styles))

    # --- paragraphs ---

    def paragraph(
        self, style: str, runs: Sequence[Run], *, keep: bool = False, more: str = "", width: int = 0
    ) -> Piece:
        """Return a paragraph with its height in a column of this width; ``more`` are further
        properties."""
        kept, (face, line, around) = "<w:keepNext/>" * keep, self.styles.metrics(style)
        if self.smaller > 1 and style == DENSE:
            line = line * 7 // 8
            more = f'<w:spacing w:line="{line}" w:lineRule="exact"/>{more}'
        elif self.smaller > 1 and style == KINDS[TextKind.CAPTION]:
            around = _CLOSE // 2
            more = f'<w:spacing w:before="{around}" w:after="0"/>{more}'
        named = f'<w:pStyle w:val="{self._id(style)}"/>'
        pieces = "".join(self._run(each) for each in runs)
        markup = f"<w:p><w:pPr>{named}{kept}{more}</w:pPr>{pieces}</w:p>"
        text = "".join(each.text for each in runs if each.mark != ASIDE)  # far smaller letters
        room = width or self.room
        usual = room * 106 // 100  # with the room that is left for broader letters
        lines = sum(
            face.lines(each, room) if face.width(each) > usual else 1 for each in text.split("\n")
        )
        return Piece(markup, lines * line + around)

    def _run(self, marked: Run) -> str:
        written, style = [], MARKS.get(marked.mark)
        named = f'<w:rStyle w:val="{self._id(style)}"/>' if style else ""
        for text, is_leftward in stretches(marked.text):
            properties = named + "<w:rtl/>" * is_leftward
            properties = f"<w:rPr>{properties}</w:rPr>" if properties else ""
            lines = "<w:br/>".join(map(_line, text.split("\n")))
            written.append(f"<w:r>{properties}{lines}</w:r>")
        return "".join(written)

    def _heading(self, heading: Heading) -> Iterator[Piece]:
        """Yield a heading, with its aside at the right of its line if both have room there."""
        style = f"Heading {min(heading.level, 3)}"
        letters, beside = (self.styles.metrics(each).face for each in (style, ASIDE))
        needs = letters.width(heading.text, bold=True) + beside.width(heading.aside)
        is_beside = len(heading.aside) > 0 and needs <= self.room - INCH // 3
        more = f'<w:tabs><w:tab w:val="right" w:pos="{self.room}"/></w:tabs>' * is_beside
        more += f'<w:spacing w:before="{_CLOSE}" w:after="{_CLOSE // 4}"/>' * (self.smaller > 1)
        made = self.paragraph(style, [Run(heading.text)], keep=True, more=more)
        aside = f"<w:r><w:tab/></w:r>{self._run(Run(heading.aside, ASIDE))}" * is_beside
        spared = (self.styles.metrics(style).around - _CLOSE * 5 // 4) * (self.smaller > 1)
        spared -= _LINE_ABOVE * (heading.level == 1)
        markup = f"{made.markup.removesuffix('</w:p>')}{aside}</w:p>"
        yield made._replace(markup=markup, height=made.height - spared)
        if heading.aside and not is_beside:
            yield self.paragraph(KINDS[TextKind.NOTE], [Run(heading.aside)], keep=True)

    def _id(self, name: str) -> str:
        return escape(self.styles.ids[name.casefold()])

    # --- tables ---

    def _bands(self, table: Table, letters: str) -> Iterator[Placed]:
        """Yield the table, or several about as wide where its figures are too many for a page: each
        begins with the columns before the figures."""
        faces = self.faces(letters)
        needs = [need(column, faces).wrapped for column in table.columns]
        of_figures = [each.role in (Role.FIGURE, Role.RESULT) for each in table.columns]
        at = of_figures.index(True) if any(of_figures) else len(needs)
        bands: list[list[Column]] = [[]]
        room_left, used = max(self.room - sum(needs[:at]), self.room // 3), 0
        share = sum(needs[at:]) // max(-(-sum(needs[at:]) // room_left), 1)
        for column, needed in zip(table.columns[at:], needs[at:]):
            is_full = used + needed > room_left or used >= share
            if bands[-1] and is_full and column.role not in _TO_THE_LEFT:
                bands.append([])
                used = 0
            bands[-1].append(column)
            used += needed
        for band in bands:
            part = table._replace(columns=[*table.columns[:at], *band])
            yield Placed(part, letters, fitted(part.columns, self.room, faces))

    def table(self, placed: Placed, *, keeps: bool = False) -> Piece:
        """Return a table; ``keeps`` its last row on the page of the note below."""
        table, letters, widths = placed
        of_kind = _PosterCells if table.poster else _Cells
        columns = [
            of_kind(self, table, column, letters, twips)
            for column, twips in zip(table.columns, widths)
        ]
        rows, count, headed = [], len(table.columns[0].values), not table.poster
        if headed:
            rows.append(_row([column.head() for column in columns], "<w:tblHeader/>"))
        for k in range(count):
            near = table.whole or table.poster or k < _KEPT_FIRST or k >= count - _KEPT_LAST
            keep = keeps if k == count - 1 else near
            rows.append(_row([column.cell(k, keep=keep) for column in columns]))
        grid = "".join(f'<w:gridCol w:w="{twips}"/>' for twips in widths)
        heads = ", ".join(column.head for column in table.columns if column.head)
        markup = (
            f'<w:tbl><w:tblPr><w:tblStyle w:val="{self._id(TABLE)}"/>'
            f'<w:tblW w:w="{sum(widths)}" w:type="dxa"/>{_NO_LINE * table.poster}'
            f'<w:tblLayout w:type="fixed"/>{_MARGINS}'
            f'<w:tblLook w:val="06{20 * headed:02}" w:firstRow="{headed:d}" w:lastRow="0" '
            'w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/>'
            f'<w:tblCaption w:val="{_attribute(table.title)}"/>'
            f'<w:tblDescription w:val="{_attribute(f"One row each: {heads}.")}"/></w:tblPr>'
            f"<w:tblGrid>{grid}</w:tblGrid>"
            f"{''.join(row.markup for row in rows)}</w:tbl>"
        )
        return Piece(markup, sum(row.height for row in rows), is_table=True)


class _Cells:
    """The cells of one column, this wide."""

    def __init__(
        self, writer: Writer, table: Table, column: Column, letters: str, twips: int
    ) -> None:
        self.writer, self.table, self.column = writer, table, column
        self.letters, self.twips = letters, twips
        faces = writer.faces(letters)
        is_figure = column.role == Role.FIGURE
        self.tails = [tail_of(cell, faces) if is_figure else 0 for cell in column.values]
        self.hang = max(self.tails, default=0)
        is_name = column.role == Role.NAME and WALL_NAME in letters
        self.before = f'<w:ind w:left="{before_name(faces.cell.size)}"/>' * is_name

    def head(self) -> Piece:
        """Return the cell of the head."""
        text = self.column.head
        hang = self.hang * (len(text) <= SHORT_HEAD)
        more = self.before or _aligned(self.column.role, hang, GAP if " " in text else _BEYOND)
        head = self._paragraph(head_style(self.letters), [Run(text)], True, more)
        return self._cell([head], '<w:vAlign w:val="bottom"/>')

    def cell(self, k: int, *, keep: bool) -> Piece:
        """Return the cell of a row, kept on the page of the next one."""
        value = self.column.values[k]
        hang = self.hang - self.tails[k] if plain(value) else 0
        more = self.before or _aligned(self.column.role, hang)
        text = self._paragraph(self.letters, runs_of(value), keep, more)
        return self._cell([text], _RULE * (k in self.table.ruled))

    def _paragraph(
        self, style: str, runs: Sequence[Run], keep: bool, more: str, indent: int = 0
    ) -> Piece:
        width = self.twips - GAP - indent
        return self.writer.paragraph(style, runs, keep=keep, more=more, width=width)

    def _cell(self, paragraphs: Sequence[Piece], properties: str) -> Piece:
        inside = "".join(each.markup for each in paragraphs)
        wide = f'<w:tcPr><w:tcW w:w="{self.twips}" w:type="dxa"/>{properties}</w:tcPr>'
        return Piece(f"<w:tc>{wide}{inside}</w:tc>", sum(each.height for each in paragraphs))


class _PosterCells(_Cells):
    """The cells of a column of winners: a paragraph for each line, in the style of its mark. Names
    stand in large letters, what is below them in small ones, and reasons level with the names."""

    def cell(self, k: int, *, keep: bool) -> Piece:
        """Return the cell of a row, kept on the page of the next one."""
        role, rule, made = self.column.role, _RULE * (k in self.table.ruled), []
        if role == Role.PROSE:
            return self._reasons(k, rule, keep=keep)
        more = _aligned(role if role == Role.FIGURE else Role.NAME, 0)
        for line in lines_of(self.column.values[k]):
            mark = line[0].mark if line else ""
            style = {Mark.LARGE: WINNER, Mark.MEDIUM: SMALL_WINNER}.get(mark, BELOW_NAME)
            marks = {} if style == BELOW_NAME else {Mark.STRONG: ASIDE, Mark.PLAIN: ASIDE}
            marks = dict.fromkeys([mark], NUMERAL) if role == Role.KEY else marks
            runs = [run._replace(mark=marks.get(run.mark, run.mark)) for run in line]
            made.append(self._paragraph(style, runs, keep, more))
        return self._cell(made, rule)

    def _reasons(self, k: int, rule: str, *, keep: bool) -> Piece:
        """Return the cell of reasons, level with the name; as notes where all is smaller."""
        style = WHY if self.writer.smaller < 2 else KINDS[TextKind.NOTE]
        size = runs_of(self.table.columns[0].values[k])[0].mark
        names = SMALL_WINNER if size in (Mark.LARGE, Mark.MEDIUM) else BELOW_NAME
        name, why = (self.writer.styles.metrics(each).line for each in (names, style))
        above, before = max(name - why - 3 * POINT // 2, 0), INCH * 3 // 20
        more = f'<w:spacing w:before="{above}"/><w:ind w:left="{before}"/>'
        lines, merged = lines_of(self.column.values[k]), self._merged(k)
        told = self._cell(
            [self._paragraph(style, line, keep, more, before) for line in lines], merged + rule
        )
        # What is merged over several rows makes none of them higher.
        return told._replace(height=(told.height + above) // (2 if merged else 1))

    def _merged(self, k: int) -> str:
        """Return that a reason stands beside all rows of its tie, down to the next line."""
        values, ruled = self.column.values, self.table.ruled
        goes_on = [
            0 < row < len(values) and row not in ruled and not plain(values[row])
            for row in (k, k + 1)
        ]
        return "<w:vMerge/>" if goes_on[0] else '<w:vMerge w:val="restart"/>' * goes_on[1]


def _row(cells: Sequence[Piece], properties: str = "") -> Piece:
    markup = "".join(cell.markup for cell in cells)
    return Piece(
        f"<w:tr><w:trPr><w:cantSplit/>{properties}</w:trPr>{markup}</w:tr>",
        max(cell.height for cell in cells),
    )


def head_style(letters: str) -> str:
    """Return the style of the heads of a table: on the sheet for the door they grow with it."""
    return letters.replace(WALL_NAME, WALL_HEAD) if WALL_NAME in letters else HEAD


def before_name(size: float) -> int:
    """Return the white space before names on the sheet for the door, in twips."""
    return round(size * POINT * 0.3)


def _aligned(role: str, hang: int, beyond: int = _BEYOND) -> str:
    """Return how a cell is aligned; whole figures stand ``hang`` twips from the right, and figures
    may reach ``beyond`` their cell to the left."""
    if role in _TO_THE_LEFT:
        return f'<w:ind w:right="{hang}"/>' * bool(hang)
    return f'<w:ind w:left="{-beyond}" w:right="{hang}"/><w:jc w:val="right"/>'


def _line(line: str) -> str:
    if not line:
        return ""
    space = "" if line == line.strip() else ' xml:space="preserve"'
    return f"<w:t{space}>{escape(line, quote=False)}</w:t>"


def _attribute(text: str) -> str:
    return escape(" ".join(clean(text).split()))


def _first_table(blocks: Iterable[Block]) -> Table:
    return next(block for block in blocks if isinstance(block, Table))


def _is_note(block: object) -> bool:
    return isinstance(block, Text) and block.kind == TextKind.NOTE


def _is_below(block: object, kind: str = TextKind.NOTE) -> bool:
    """Return whether a block stands on the page of a paragraph of this kind before it."""
    kinds = (TextKind.LAST, *[TextKind.NOTE] * (kind == TextKind.NOTE))
    return isinstance(block, Text) and block.kind in kinds


_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_LETTER = "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
_FROM_RIGHT_TO_LEFT = re.compile(f"({_LETTER}(?:[-'’.,\u00a0 ]*{_LETTER})*)")
_MARK = "\N{LEFT-TO-RIGHT MARK}"


def clean(text: str) -> str:
    """Return the text without characters that a Word file cannot hold."""
    return _NOT_XML.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))


@lru_cache(maxsize=4096)
def stretches(text: str) -> tuple[tuple[str, bool], ...]:
    """Return plain text in stretches, and whether each reads from right to left: names that do
    stand between marks, so that figures behind them keep their place."""
    pieces = _FROM_RIGHT_TO_LEFT.split(clean(text).replace("\t", " "))
    last = len(pieces) - 1
    marked = (
        piece if k % 2 else f"{_MARK * (k > 0)}{piece}{_MARK * (k < last)}"
        for k, piece in enumerate(pieces)
    )
    return tuple((piece, bool(k % 2)) for k, piece in enumerate(marked) if piece)
