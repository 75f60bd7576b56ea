"""Blocks written as paragraphs and tables of a Word file, each with about how high it stands.

The look is in the styles, which a club can change in its template; tables are written as one piece
of markup, since the cells of python-docx take twelve times as long. Where a page ends is Word's to
decide: headings, captions and the ends of tables keep with their neighbours.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from html import escape
from itertools import takewhile
from typing import NamedTuple

from docx.oxml.ns import nsdecls

from xltiebreak.answers.shape import (
    Block,
    Cell,
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
from xltiebreak.bulletin.word.page import Room
from xltiebreak.bulletin.word.styles import INCH, POINT, StyleSheet
from xltiebreak.bulletin.word.widths import (
    GAP,
    Faces,
    fits,
    fitted,
    hangs,
    need,
    tail_of,
)

CELL, DENSE, ROOMY = "Bulletin Cell", "Bulletin Dense", "Bulletin Roomy"
HEAD, TABLE = "Bulletin Column Head", "Bulletin Table"
WALL_NAME, WALL_HEAD = "Bulletin Wall Name", "Bulletin Wall Head"
WINNER, SMALL_WINNER = "Bulletin Winner", "Bulletin Winner Small"
BELOW_NAME, WHY, NUMERAL, ASIDE = (
    *("Bulletin Club", "Bulletin Why", "Bulletin Numeral", "Bulletin Aside"),
)
KINDS = {
    TextKind.TEXT: "Bulletin Text",
    TextKind.NOTE: "Bulletin Note",
    TextKind.CALL: "Bulletin Call",
    TextKind.CAPTION: "Bulletin Caption",
}
MARKS = {
    Mark.PLAIN: "",
    Mark.LARGE: "",
    Mark.MEDIUM: "",
    Mark.STRONG: "Bulletin Strong",
    Mark.FAINT: "Bulletin Small",
    Mark.DROPPED: "Bulletin Dropped",
    Mark.DECISIVE: "Bulletin Decisive",
    Mark.UNPLAYED: "Bulletin Unplayed",
}
SIZES = (ROOMY, CELL, DENSE)
MOST_ROOMY, FEWEST_DENSE = 12, 31
"""Up to so many rows a main table is set in large letters, from so many on in small ones."""
_BEFORE_WHY = round(0.15 * INCH)
_BETWEEN_SMALL = round(0.14 * INCH)
_TO_THE_LEFT = (Role.NAME, Role.SPARE, Role.PROSE, Role.BESIDE)
_KEPT_FIRST, _KEPT_LAST = 2, 3
_BELOW, _ABOVE = "below", "above"
_RULE = '<w:tcBorders><w:top w:val="single" w:sz="2" w:space="0" w:color="auto"/></w:tcBorders>'
_MARGINS = (
    '<w:tblCellMar><w:left w:w="0" w:type="dxa"/>'
    f'<w:right w:w="{GAP}" w:type="dxa"/></w:tblCellMar>'
)
_NO_LINE = '<w:tblBorders><w:bottom w:val="nil"/></w:tblBorders>'
"""A thin line above a cell: no table style can say above which rows it is drawn."""


class Piece(NamedTuple):
    """Markup of a paragraph or a table, and its height in twips; ``turned`` on a page on its side.
    Headings go with what is ``below``, notes with what is ``above`` them."""

    markup: str
    height: int
    is_table: bool = False
    turned: bool = False
    goes_with: str = ""


@dataclass(frozen=True)
class Writer:
    """Writes blocks in these styles for pages with this room, main tables some steps ``smaller``
    than usual."""

    styles: StyleSheet
    room: Room
    smaller: int = 0

    def pieces(self, blocks: Sequence[Block]) -> list[Piece]:
        """Return what is written: of each choice the first way that has room."""
        chosen = list(self._chosen(blocks))
        made: list[Piece] = []
        for k, block in enumerate(chosen):
            below = chosen[k + 1] if k + 1 < len(chosen) else None
            if isinstance(block, Table):
                if block.small and k and _is_small(chosen[k - 1]):
                    continue  # written with the first of them
                made += self._tables(block, chosen[k:], keeps=_is_note(below))
            elif isinstance(block, Heading):
                made += (each._replace(goes_with=_BELOW) for each in self._heading(block))
            elif isinstance(block, Text):
                keep = block.kind == TextKind.CAPTION or (_is_note(block) and _is_note(below))
                goes = {TextKind.CAPTION: _BELOW, TextKind.CALL: _BELOW, TextKind.NOTE: _ABOVE}.get(
                    block.kind, ""
                )
                written = self.paragraph(KINDS[block.kind], runs_of(block.words), keep=keep)
                made.append(written._replace(goes_with=goes))
        return _turned_together(made)

    def _chosen(self, blocks: Sequence[Block]) -> Iterator[Heading | Text | Table]:
        for block in blocks:
            if isinstance(block, Choice):
                yield from self._chosen(self._way(block))
            elif isinstance(block, Table) and not block.letters:
                yield replace(block, letters=self._sizes(block)[0])
            else:
                yield block

    def _sizes(self, table: Table) -> Sequence[str]:
        """Return the letters that a table may have, the largest first."""
        rows = len(table.columns[0].values)
        at = 0 if rows <= MOST_ROOMY else 1 if rows < FEWEST_DENSE else 2
        return SIZES[min(at + self.smaller, 2) if table.main else 2 :]

    def _way(self, choice: Choice) -> Sequence[Block]:
        """Return the first way whose table has room on an upright page: of the equal ones in the
        largest letters, of the others in the smallest."""
        equal, others = choice.ways[: choice.equal], choice.ways[choice.equal :]
        sizes = self._sizes(_first_table(equal[0]))
        for letters in sizes:
            for way in equal:
                if self._has_room(_first_table(way), letters):
                    return _in_letters(way, letters)
        fitting = (way for way in others if self._has_room(_first_table(way), DENSE))
        return _in_letters(next(fitting, choice.ways[-1]), DENSE)

    def _has_room(self, table: Table, letters: str) -> bool:
        faces = self.faces(replace(table, letters=letters))
        return fits(table.columns, self.room.upright, faces)

    def faces(self, table: Table) -> Faces:
        """Return the letters of a table."""
        styles = (table.letters, head_style(table), WINNER, SMALL_WINNER)
        return Faces(*(self.styles.metrics(name).face for name in styles))

    # --- paragraphs ---

    def paragraph(
        self,
        style: str,
        runs: Sequence[Run],
        *,
        keep: bool = False,
        more: str = "",
        character: str = "",
        width: int = 0,
    ) -> Piece:
        """Return a paragraph with its height in a column of this width; ``more`` are further
        properties, ``character`` a style for all its runs."""
        kept = "<w:keepNext/>" * keep
        named = f'<w:pStyle w:val="{self._id(style)}"/>'
        pieces = "".join(self._run(each, character) for each in runs)
        markup = f"<w:p><w:pPr>{named}{kept}{more}</w:pPr>{pieces}</w:p>"
        face, line, around = self.styles.metrics(style)
        room = width or self.room.upright
        text = "".join(each.text for each in runs)
        lines = sum(max(1, -(-face.width(each) // room)) for each in text.split("\n"))
        return Piece(markup, lines * line + around)

    def _run(self, marked: Run, character: str) -> str:
        written = []
        for piece in run(marked.text, character or MARKS[marked.mark]):
            properties = f'<w:rStyle w:val="{self._id(piece.style)}"/>' if piece.style else ""
            properties += "<w:rtl/>" * piece.leftward
            properties = f"<w:rPr>{properties}</w:rPr>" if properties else ""
            lines = "<w:br/>".join(map(_line, piece.text.split("\n")))
            written.append(f"<w:r>{properties}{lines}</w:r>")
        return "".join(written)

    def _heading(self, heading: Heading) -> Iterator[Piece]:
        """Yield a heading, with its aside at the right of its line if both have room there."""
        style = f"Heading {min(heading.level, 3)}"
        letters, beside = (self.styles.metrics(each).face for each in (style, ASIDE))
        needs = letters.width(heading.text, bold=True) + beside.width(heading.aside)
        if not heading.aside or needs > self.room.upright - INCH // 3:
            yield self.paragraph(style, [Run(heading.text)], keep=True)
            if heading.aside:
                yield self.paragraph(KINDS[TextKind.NOTE], [Run(heading.aside)], keep=True)
            return
        tab = f'<w:tabs><w:tab w:val="right" w:pos="{self.room.upright}"/></w:tabs>'
        made = self.paragraph(style, [Run(heading.text)], keep=True, more=tab)
        aside = f"<w:r><w:tab/></w:r>{self._run(Run(heading.aside), ASIDE)}</w:p>"
        yield made._replace(markup=made.markup.removesuffix("</w:p>") + aside)

    def _id(self, name: str) -> str:
        return escape(self.styles.ids[name.casefold()])

    # --- tables ---

    def _tables(self, table: Table, following: Sequence[Block], *, keeps: bool) -> Iterator[Piece]:
        if table.small:
            small = [each for each in takewhile(_is_small, following) if isinstance(each, Table)]
            yield from self._side_by_side(small)
            return
        faces, upright = self.faces(table), self.room.upright
        needs = sum(self._least(table, faces))
        turned = table.turns and needs > upright
        room = self.room.turned if turned else upright
        for k, part in enumerate(self._bands(table, room, faces)):
            if k:
                yield self.paragraph(KINDS[TextKind.NOTE], [])._replace(turned=turned)
            before = before_name(faces.cell.size) * (WALL_NAME in table.letters)
            widths = fitted(part.columns, room, faces, before)
            yield self._table(part, [(part, widths)], faces, keeps=keeps)._replace(turned=turned)

    def _least(self, table: Table, faces: Faces) -> list[int]:
        return [need(column, faces).wrapped for column in table.columns]

    def _bands(self, table: Table, room: int, faces: Faces) -> Iterator[Table]:
        """Yield the table, or several where its figures are too many for a page: each begins with
        the columns before the figures."""
        needs = self._least(table, faces)
        at = next(
            (k for k, each in enumerate(table.columns) if each.role in (Role.FIGURE, Role.RESULT)),
            len(needs),
        )
        left, figures = list(table.columns[:at]), list(zip(table.columns[at:], needs[at:]))
        room_left = max(room - sum(needs[:at]), room // 3)
        if sum(need for _, need in figures) <= room_left or WALL_NAME in table.letters:
            yield table
            return
        band: list[Column] = []
        used = 0
        for column, needed in figures:
            if band and used + needed > room_left and column.role != Role.BESIDE:
                yield replace(table, columns=[*left, *band])
                band, used = [], 0
            band.append(column)
            used += needed
        yield replace(table, columns=[*left, *band])

    def _side_by_side(self, tables: Sequence[Table]) -> Iterator[Piece]:
        """Yield small tables two by two, all with the same widths, if a page has room for two."""
        half = (self.room.upright - _BETWEEN_SMALL) // 2
        faces = self.faces(tables[0])
        alike = [
            Column(head.head, [cell for column in columns for cell in column.values], head.role)
            for columns in zip(*(table.columns for table in tables))
            for head in columns[:1]
        ]
        heads = [max((t.columns[k].head for t in tables), key=len) for k in range(len(alike))]
        alike = [replace(column, head=head) for column, head in zip(alike, heads)]
        same = len({len(table.columns) for table in tables}) == 1
        by = 2 if same and len(tables) > 1 and fits(alike, half, faces) else 1
        for k in range(0, len(tables), by):
            if k:
                yield self.paragraph(KINDS[TextKind.NOTE], [])
            pair = tables[k : k + by]
            room = half if by == 2 else self.room.upright
            placed = [
                (table, fitted(alike if same else table.columns, room, faces)) for table in pair
            ]
            yield self._table(pair[0], placed, faces, keeps=k + by >= len(tables))

    def _table(
        self,
        named: Table,
        placed: Sequence[tuple[Table, Sequence[int]]],
        faces: Faces,
        *,
        keeps: bool,
    ) -> Piece:
        """Return a table, or two with white space between, as one; ``keeps`` its last row on the
        page of the note below."""
        count = max(len(column.values) for table, _ in placed for column in table.columns)
        style = named.letters
        sides = [_Side(self, table, widths, faces, style, count) for table, widths in placed]
        gap = f'<w:tc><w:tcPr><w:tcW w:w="{_BETWEEN_SMALL}" w:type="dxa"/></w:tcPr>'
        gap += f"{self.paragraph(style, []).markup}</w:tc>"
        grid: list[int] = []
        for _, widths in placed:
            grid += [*([_BETWEEN_SMALL] if grid else []), *widths]
        rows, height = [], 0
        if not named.poster:
            heads = [side.heads() for side in sides]
            height += max(each.height for each in heads)
            cells = gap.join(each.markup for each in heads)
            rows.append(f"<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>{cells}</w:tr>")
        for k in range(count):
            is_last = k == count - 1
            near = named.whole or named.poster or k < _KEPT_FIRST or k >= count - _KEPT_LAST
            keep = keeps if is_last else near
            made = [side.row(k, keep=keep) for side in sides]
            height += max(each.height for each in made)
            cells = gap.join(each.markup for each in made)
            rows.append(f"<w:tr><w:trPr><w:cantSplit/></w:trPr>{cells}</w:tr>")
        whole, headed = sum(grid), not named.poster
        columns = "".join(f'<w:gridCol w:w="{twips}"/>' for twips in grid)
        title = " and ".join(table.title for table, _ in placed)
        named_heads = ", ".join(column.head for column in named.columns if column.head)
        described = f"One row each: {named_heads}."
        markup = (
            f'<w:tbl {nsdecls("w")}><w:tblPr><w:tblStyle w:val="{self._id(TABLE)}"/>'
            f'<w:tblW w:w="{whole}" w:type="dxa"/>{_NO_LINE * named.poster}'
            f'<w:tblLayout w:type="fixed"/>{_MARGINS}'
            f'<w:tblLook w:val="06{20 * headed:02}" w:firstRow="{headed:d}" w:lastRow="0" '
            'w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/>'
            f'<w:tblCaption w:val="{_attribute(title)}"/>'
            f'<w:tblDescription w:val="{_attribute(described)}"/></w:tblPr>'
            f"<w:tblGrid>{columns}</w:tblGrid>"
            f"{''.join(rows)}</w:tbl>"
        )
        return Piece(markup, height, is_table=True)


class _Side:
    """The cells of a table, row by row, up to ``count`` rows; the last of these are empty."""

    def __init__(
        self,
        writer: Writer,
        table: Table,
        widths: Sequence[int],
        faces: Faces,
        style: str,
        count: int,
    ) -> None:
        self.writer, self.table, self.widths = writer, table, widths
        self.faces, self.style = faces, style
        self.columns = table.columns
        self.tails = [
            [tail_of(cell, faces) for cell in column.values] if column.role == Role.FIGURE else []
            for column in self.columns
        ]
        self.hangs = [max(tails, default=0) for tails in self.tails]
        is_wall = WALL_NAME in table.letters
        self.before = f'<w:ind w:left="{before_name(faces.cell.size)}"/>' if is_wall else ""
        self._cells: dict[object, Piece] = {}

    def heads(self) -> Piece:
        """Return the cells of the head."""
        cells, height = [], 0
        for column, twips, hang in zip(self.columns, self.widths, self.hangs):
            more = _aligned(column.role, hang * hangs(column.head))
            more = self.before if column.role == Role.NAME else more
            made = self.writer.paragraph(
                head_style(self.table), [Run(column.head)], keep=True, more=more, width=twips - GAP
            )
            cells.append(_cell(made.markup, twips, '<w:vAlign w:val="bottom"/>'))
            height = max(height, made.height)
        return Piece("".join(cells), height)

    def row(self, k: int, *, keep: bool) -> Piece:
        """Return the cells of a row."""
        ruled = _RULE if k in self.table.ruled else ""
        cells, height = [], 0
        for j, column in enumerate(self.columns):
            cell = column.values[k] if k < len(column.values) else ""
            twips, merged = self.widths[j], ""
            if self.table.poster and column.role == Role.PROSE:
                merged = self._merged(column, k)
            if self.table.poster:
                made = self._of_poster(column, cell, twips, keep=keep)
            else:
                tail = (
                    self.tails[j][k] if column.role == Role.FIGURE and k < len(self.tails[j]) else 0
                )
                more = _aligned(column.role, self.hangs[j] - tail if plain(cell) else 0)
                more = self.before if column.role == Role.NAME else more
                made = self._paragraph(cell, more, twips, keep)
            cells.append(_cell(made.markup, twips, merged + ruled))
            height = max(height, made.height)
        return Piece("".join(cells), height)

    def _paragraph(self, cell: Cell, more: str, twips: int, keep: bool) -> Piece:
        key = (cell, more, twips, keep)
        made = self._cells.get(key)
        if made is None:
            runs = runs_of(cell)
            made = self.writer.paragraph(self.style, runs, keep=keep, more=more, width=twips - GAP)
            self._cells[key] = made
        return made

    def _merged(self, column: Column, k: int) -> str:
        """Return that a reason stands beside all rows of its tie, down to the next line."""

        def goes_on(row: int) -> bool:
            in_table = 0 < row < len(column.values)
            return in_table and row not in self.table.ruled and not plain(column.values[row])

        if goes_on(k):
            return "<w:vMerge/>"
        return '<w:vMerge w:val="restart"/>' if goes_on(k + 1) else ""

    def _of_poster(self, column: Column, cell: Cell, twips: int, *, keep: bool) -> Piece:
        """Return a paragraph for each line, in the style of its marks: names in large letters, what
        stands below them in small ones, and reasons level with the names."""
        made: list[Piece] = []
        for line in lines_of(cell) or [[]]:
            mark = line[0].mark if line else ""
            style = {Mark.LARGE: WINNER, Mark.MEDIUM: SMALL_WINNER}.get(mark, BELOW_NAME)
            more = _aligned(column.role if column.role == Role.FIGURE else Role.NAME, 0)
            if column.role == Role.PROSE:
                style, more = WHY, self._level()
            numeral = NUMERAL if column.role == Role.KEY else ""
            made.append(
                self.writer.paragraph(
                    style, line, keep=keep, more=more, character=numeral, width=twips - GAP
                )
            )
        # What is merged over several rows makes none of them higher.
        height = 0 if column.role == Role.PROSE else sum(each.height for each in made)
        if column.role == Role.PROSE:
            height = sum(each.height for each in made) // 2
        return Piece("".join(each.markup for each in made), height)

    def _level(self) -> str:
        name, why = (self.writer.styles.metrics(each).line for each in (SMALL_WINNER, WHY))
        above = name - why - 3 * POINT // 2
        return f'<w:spacing w:before="{max(above, 0)}"/><w:ind w:left="{_BEFORE_WHY}"/>'


def head_style(table: Table) -> str:
    """Return the style of the heads of a table: on the sheet for the door they grow with it."""
    return table.letters.replace(WALL_NAME, WALL_HEAD) if WALL_NAME in table.letters else HEAD


def before_name(size: float) -> int:
    """Return the white space before names on the sheet for the door, in twips."""
    return round(size * POINT * 0.3)


def _cell(paragraphs: str, twips: int, properties: str) -> str:
    return (
        f'<w:tc><w:tcPr><w:tcW w:w="{twips}" w:type="dxa"/>{properties}</w:tcPr>{paragraphs}</w:tc>'
    )


def _aligned(role: str, hang: int) -> str:
    """Return how a cell is aligned; whole figures stand ``hang`` twips from the right."""
    indent = f'<w:ind w:right="{hang}"/>' if hang else ""
    return indent if role in _TO_THE_LEFT else f'{indent}<w:jc w:val="right"/>'


def _line(line: str) -> str:
    if not line:
        return ""
    space = "" if line == line.strip() else ' xml:space="preserve"'
    return f"<w:t{space}>{escape(line, quote=False)}</w:t>"


def _attribute(text: str) -> str:
    return escape(" ".join(clean(text).split()))


def _turned_together(pieces: Sequence[Piece]) -> list[Piece]:
    """Return the pieces; on the turned page of a table are its heading and its notes, too."""
    made = list(pieces)
    for k, piece in enumerate(pieces):
        if piece.turned and piece.is_table:
            first, last = k, k + 1
            while first and made[first - 1].goes_with == _BELOW:
                first -= 1
            while last < len(made) and (made[last].goes_with == _ABOVE or made[last].turned):
                last += 1
            made[first:last] = [each._replace(turned=True) for each in made[first:last]]
    return made


def _first_table(blocks: Sequence[Block]) -> Table:
    return next(block for block in blocks if isinstance(block, Table))


def _in_letters(blocks: Sequence[Block], letters: str) -> list[Block]:
    """Return the blocks with their first table in these letters."""
    first = _first_table(blocks)
    return [replace(first, letters=letters) if each is first else each for each in blocks]


def _is_note(block: Block | None) -> bool:
    return isinstance(block, Text) and block.kind == TextKind.NOTE


def _is_small(block: Block) -> bool:
    return isinstance(block, Table) and block.small


_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_LETTER = "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
_RIGHT_TO_LEFT = re.compile(_LETTER)
_NAME_FROM_RIGHT_TO_LEFT = re.compile(f"({_LETTER}(?:[-'’. ]*{_LETTER})*)")
_MARK = "\N{LEFT-TO-RIGHT MARK}"


class Letters(NamedTuple):
    """Text in one look: ``style`` is a character style or empty; ``leftward`` text is read from
    right to left."""

    text: str
    style: str = ""
    leftward: bool = False


def clean(text: str) -> str:
    """Return the text without characters that a Word file cannot hold."""
    return _NOT_XML.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))


@lru_cache(maxsize=4096)
def run(text: str, style: str = "") -> tuple[Letters, ...]:
    """Return plain text as runs, in this character style if it is not empty.

    A name that reads from right to left among other words becomes a run of its own between marks,
    so that figures behind it keep their place.
    """
    text = clean(text).replace("\t", " ")
    if text.isascii() or not _RIGHT_TO_LEFT.search(text):
        return (Letters(text, style),)
    if not any(unicodedata.bidirectional(character) == "L" for character in text):
        return (Letters(text, style, leftward=True),)
    pieces = _NAME_FROM_RIGHT_TO_LEFT.split(text)
    last = len(pieces) - 1
    return tuple(
        Letters(piece, style, leftward=True)
        if k % 2
        else Letters(f"{_MARK * (k > 0)}{piece}{_MARK * (k < last)}", style)
        for k, piece in enumerate(pieces)
    )
