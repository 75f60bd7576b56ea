"""Tables with a header row that repeats, rows that do not split, and fixed widths.

A table is built from columns and written as one piece of markup: for 500 players that is twelve
times as fast as the cells of python-docx.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from typing import Any, NamedTuple, TypeAlias

from docx.oxml.ns import nsdecls

from xltiebreak.bulletin.word.page import Room
from xltiebreak.bulletin.word.styles import INCH, POINT, Faces
from xltiebreak.bulletin.word.text import Paragraph, Run, Runs, clean, run, text, together

CELL = "Bulletin Cell"
WINNER = "Bulletin Winner"
WINNER_PLACE = "Bulletin Winner Place"
WINNER_FIGURE = "Bulletin Winner Figure"
WALL = "Bulletin Wall Name"
WALL_PLACE = "Bulletin Wall Place"
WALL_FIGURE = "Bulletin Wall Figure"
FIGURE = "Bulletin Figure"
WHOLE_FIGURE = "Bulletin Whole Figure"
RESULT = "Bulletin Result"
HEADS = {
    CELL: "Bulletin Column Head",
    WINNER: "Bulletin Column Head",
    WINNER_PLACE: "Bulletin Result Head",
    WINNER_FIGURE: "Bulletin Figure Head",
    FIGURE: "Bulletin Figure Head",
    RESULT: "Bulletin Result Head",
    WALL: "Bulletin Wall Head",
    WALL_PLACE: "Bulletin Wall Place Head",
    WALL_FIGURE: "Bulletin Wall Figure Head",
}
RULED = {
    CELL: "Bulletin Cell Ruled",
    FIGURE: "Bulletin Figure Ruled",
    WHOLE_FIGURE: "Bulletin Whole Figure Ruled",
    RESULT: "Bulletin Result Ruled",
}
"""The styles of cells in a row with a thin line above it."""
TABLE = "Bulletin Table"
FRACTIONS = "¼½¾"

CELL_MARGIN = 3 * POINT
MARGINS = 2 * CELL_MARGIN
UNBROKEN = round(0.8 * INCH)
"""The width, in twips, that a column of long words keeps before a column of figures is narrowed."""

KEPT_ENDS = 5
KEPT_WHOLE = 2 * KEPT_ENDS
"""A table of ten rows stays on one page; a longer one may continue on the next, but leaves no
fewer than five of its rows on either."""


class Cell(NamedTuple):
    """The text of one cell; ``style`` if it differs from the column's, ``below`` for paragraphs
    under it."""

    runs: Runs = ()
    style: str = ""
    below: Sequence[Paragraph] = ()


@dataclass(frozen=True)
class Column:
    """A head and the cells under it, widths in twips: ``width`` is without wrapping, ``least`` with
    it; ``share`` is the column's weight when spare width is divided."""

    head: str
    cells: Sequence[Cell]
    width: int
    style: str = CELL
    least: int = 0
    share: int = 1

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
    fraction = faces.cell.width("½", bold=True) if hangs else 0
    needs = max((faces.cell.width(text, bold=True) for text in texts), default=0) + fraction
    least = max(needs, faces.head.longest_word(head, bold=True)) + MARGINS
    width = max(needs, faces.head.width(head, bold=True)) + MARGINS
    return Column(head, cells, width, FIGURE, least, share)


def natural_width(columns: Sequence[Column]) -> int:
    """Return the least width of these columns side by side."""
    return sum(column.narrowest for column in columns)


def bands(columns: Sequence[Column], room: int) -> list[Sequence[Column]]:
    """Return the columns divided evenly among as few tables as ``room`` allows; almost always
    one."""
    widest = max((column.narrowest for column in columns), default=1)
    fit = len(columns) if natural_width(columns) <= room else max(room // widest, 1)
    tables = max(-(-len(columns) // max(fit, 1)), 1)
    each = -(-len(columns) // tables)
    return [columns[k * each : (k + 1) * each] for k in range(tables)]


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


@dataclass(frozen=True)
class Table:
    """A table of ``whole`` twips; ``title`` and ``description`` are its alternative text.

    ``ruled`` are the rows with a thin line above, ``kept`` the rows that stay on the page of the
    next row, both from 0.
    """

    columns: Sequence[Column]
    whole: int
    title: str
    description: str
    ruled: Collection[int]
    kept: Collection[int]

    def markup(self, ids: Mapping[str, str]) -> str:
        """Return the table's markup; ``ids`` are those of styles, by names in small letters."""
        markup = _Markup(ids)
        widths = fitted(self.columns, self.whole)
        grid = "".join(f'<w:gridCol w:w="{twips}"/>' for twips in widths)
        heads = "".join(
            markup.cell(Cell(run(column.head)), HEADS[column.style], twips)
            for column, twips in zip(self.columns, widths)
        )
        styles = [column.style for column in self.columns]
        rows = [f"<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>{heads}</w:tr>"]
        for k, cells in enumerate(zip(*(column.cells for column in self.columns))):
            ruled, kept = k in self.ruled, k in self.kept
            row = "".join(
                markup.cell(cell, cell.style or style, twips, ruled, kept)
                for cell, style, twips in zip(cells, styles, widths)
            )
            rows.append(f"<w:tr><w:trPr><w:cantSplit/></w:trPr>{row}</w:tr>")
        return (
            f'<w:tbl {nsdecls("w")}><w:tblPr><w:tblStyle w:val="{markup.id_of(TABLE)}"/>'
            f'<w:tblW w:w="{self.whole}" w:type="dxa"/>'
            '<w:tblLayout w:type="fixed"/><w:tblLook w:val="0620" w:firstRow="1" w:lastRow="0" '
            'w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/>'
            f'<w:tblCaption w:val="{_attribute(self.title)}"/>'
            f'<w:tblDescription w:val="{_attribute(self.description)}"/></w:tblPr>'
            f"<w:tblGrid>{grid}</w:tblGrid>{''.join(rows)}</w:tbl>"
        )


Block: TypeAlias = "Paragraph | Table"


class Part(NamedTuple):
    """A piece of the bulletin; ``turned`` if it needs a turned page. ``named`` is printed in the
    footers of its pages, which it then shares with no other part."""

    blocks: Sequence[Block]
    turned: bool = False
    named: str = ""

    def under(self, *blocks: Block) -> Part:
        """Return the part with these blocks before it, on the same page."""
        return self._replace(blocks=[*blocks, *self.blocks])


_KEPT = {None: "", True: "<w:keepNext/>", False: '<w:keepNext w:val="0"/>'}


class _Markup:
    """Makes the markup of cells with these ids of styles; equal runs are written only once."""

    def __init__(self, ids: Mapping[str, str]) -> None:
        self.ids = ids
        self._runs: dict[Runs, str] = {}
        self._begun: dict[tuple[str, bool | None], str] = {}

    def id_of(self, name: str) -> str:
        return escape(self.ids[name.casefold()])

    def cell(
        self, cell: Cell, style: str, twips: int, ruled: bool = False, kept: bool | None = None
    ) -> str:
        below = "".join([self.paragraph(*each[:3]) for each in cell.below])
        return (
            f'<w:tc><w:tcPr><w:tcW w:w="{twips}" w:type="dxa"/></w:tcPr>'
            f"{self.paragraph(RULED[style] if ruled else style, cell.runs, kept)}{below}</w:tc>"
        )

    def paragraph(self, style: str, runs: Runs, keep_next: bool | None) -> str:
        begun = self._begun.get((style, keep_next))
        if begun is None:
            named = f'<w:pStyle w:val="{self.id_of(style)}"/>'
            begun = f"<w:p><w:pPr>{named}{_KEPT[keep_next]}</w:pPr>"
            self._begun[style, keep_next] = begun
        written = self._runs.get(runs)
        if written is None:
            written = self._runs[runs] = "".join(map(self._run, runs))
        return f"{begun}{written}</w:p>"

    def _run(self, run: Run) -> str:
        properties = f'<w:rStyle w:val="{self.id_of(run.style)}"/>' if run.style else ""
        properties += "<w:rtl/>" * run.leftward
        if properties:
            properties = f"<w:rPr>{properties}</w:rPr>"
        lines = "<w:br/>".join([_line(line) for line in run.text.split("\n")])
        return f"<w:r>{properties}{lines}</w:r>"


def _line(line: str) -> str:
    if not line:
        return ""
    space = "" if line == line.strip() else ' xml:space="preserve"'
    return f"<w:t{space}>{escape(line, quote=False)}</w:t>"


def _attribute(text: str) -> str:
    return escape(" ".join(clean(text).split()))


def table(
    columns: Sequence[Column],
    whole: int,
    title: str,
    description: str,
    *,
    ruled: Collection[int] = (),
    keep_with_next: bool = False,
    keep_whole: bool = False,
    kept_ends: int = KEPT_ENDS,
) -> Table:
    """Return the :class:`Table`. ``keep_with_next`` keeps a short one on the page of the note under
    it, ``keep_whole`` a long one on one page; ``kept_ends`` rows stay together at its start and
    end."""
    count = min((len(column.cells) for column in columns), default=0)
    last = count - (not keep_with_next)
    ends = count if keep_whole else kept_ends
    kept = {k for k in range(last) if k < ends or k >= count - ends}
    return Table(columns, whole, title, description, ruled, kept)


def new_groups(groups: Sequence[object]) -> set[int]:
    """Return the rows where a new group begins: a thin line is drawn above them."""
    return {k for k in range(1, len(groups)) if groups[k] != groups[k - 1]}


def banded(
    left: Sequence[Column],
    columns: Sequence[Column],
    right: Sequence[Column],
    whole: int,
    title: str,
    description: str,
    **options: Any,
) -> list[Block]:
    """Return the columns in as few tables as ``whole`` twips allow, each with the ``left`` and
    ``right`` columns; ``options`` are those of :func:`table`."""
    left_over = max(whole - natural_width([*left, *right]), whole // 3)
    return apart(
        table([*left, *band, *right], whole, title, description, **options)
        for band in bands(columns, left_over)
    )


def apart(tables: Iterable[Table]) -> list[Block]:
    """Return the tables with an empty line between any two."""
    blocks: list[Block] = []
    for drawn in tables:
        blocks += [text("Bulletin Note", ""), drawn] if blocks else [drawn]
    return blocks


def across_the_page(
    left: Sequence[Column],
    columns: Sequence[Column],
    right: Sequence[Column],
    room: Room,
    title: str,
    description: str,
    *,
    ruled: Collection[int] = (),
    notes: Sequence[str],
) -> Part:
    """Return the tables of :func:`banded` with ``notes``, on a turned page if the columns need it.
    Notes are under a short table, and above one that may take several pages."""
    turned = natural_width([*left, *columns, *right]) > room.upright
    whole = room.turned if turned else room.upright
    lines = [text("Bulletin Note", note) for note in notes]
    is_long = len(left[0].cells) > KEPT_WHOLE
    tables = banded(
        left,
        columns,
        right,
        whole,
        title,
        description,
        ruled=ruled,
        keep_with_next=not is_long,
    )
    if is_long:
        return Part([*(line._replace(keep_next=True) for line in lines), *tables], turned)
    return Part([*tables, *together(lines)], turned)


_GAP = round(0.25 * INCH)

Small: TypeAlias = Sequence[Column]
"""The columns of a small table."""


def side_by_side(
    blocks: Sequence[Small],
    whole: int,
    title: str,
    description: str,
    *,
    keep_with_next: bool = False,
) -> list[Block]:
    """Return the tables, two side by side if the page has room. All have equally many columns, each
    as wide in every table. ``keep_with_next`` keeps the last ones on the page of the note."""
    blocks = _aligned(blocks)
    half = (whole - _GAP) // 2
    fits = natural_width(blocks[0]) <= half
    drawn = list(_pairs(blocks, half)) if fits else [(columns, whole) for columns in blocks]
    return apart(
        table(columns, width, title, description, keep_with_next=keep_with_next and k == len(drawn))
        for k, (columns, width) in enumerate(drawn, start=1)
    )


def _pairs(blocks: Sequence[Small], half: int) -> Iterator[tuple[Small, int]]:
    for k in range(0, len(blocks), 2):
        pair = blocks[k : k + 2]
        if len(pair) == 1:
            yield pair[0], half
            continue
        rows = max(len(block[0].cells) for block in pair)
        left, right = ([filled(column, rows) for column in block] for block in pair)
        gap = Column("", [Cell()] * rows, _GAP, share=0)
        yield [*left, gap, *right], 2 * half + _GAP


def filled(column: Column, rows: int) -> Column:
    """Return the column with empty cells added, up to this number of rows."""
    empty = [Cell()] * (rows - len(column.cells))
    return replace(column, cells=[*column.cells, *empty]) if empty else column


def _aligned(blocks: Sequence[Small]) -> list[Small]:
    widest = [
        (max(column.width for column in columns), max(column.narrowest for column in columns))
        for columns in zip(*blocks)
    ]
    return [
        [replace(column, width=width, least=least) for column, (width, least) in zip(block, widest)]
        for block in blocks
    ]
