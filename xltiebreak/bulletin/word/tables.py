"""Tables with a header row that repeats, rows that do not split, and fixed widths.

A table is built from columns and written as one piece of markup: for 500 players that is twelve
times as fast as the cells of python-docx.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from itertools import zip_longest
from typing import NamedTuple, TypeAlias

from docx.oxml.ns import nsdecls

from xltiebreak.bulletin.word.columns import (
    CELL,
    FIGURE,
    RESULT,
    WINNER,
    WINNER_FIGURE,
    WINNER_PLACE,
    Cell,
    Column,
    fitted,
)
from xltiebreak.bulletin.word.text import Paragraph, Run, Runs, clean, run

HEADS = {
    CELL: "Bulletin Column Head",
    WINNER: "Bulletin Column Head",
    WINNER_PLACE: "Bulletin Result Head",
    WINNER_FIGURE: "Bulletin Figure Head",
    FIGURE: "Bulletin Figure Head",
    RESULT: "Bulletin Result Head",
}
TABLE = "Bulletin Table"
NOTE = "Bulletin Note"
_RULE = '<w:tcBorders><w:top w:val="single" w:sz="2" w:space="0" w:color="auto"/></w:tcBorders>'
"""A thin line above a cell: no table style can say above which rows it is drawn."""

KEPT_ENDS = 5
FEWEST_KEPT = 2
KEPT_WHOLE = 2 * KEPT_ENDS
"""A table of ten rows stays on one page; a longer one may continue on the next, but leaves no
fewer than five of its rows on either."""


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
            markup.cell(Cell(run(column.head)), column.head_style or HEADS[column.style], twips)
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


def markup_of(blocks: Sequence[Block], ids: Mapping[str, str]) -> str:
    """Return the markup of these blocks, without pictures."""
    markup = _Markup(ids)
    return "".join(
        block.markup(ids) if isinstance(block, Table) else markup.paragraph(*block[:3])
        for block in blocks
    )


class Part(NamedTuple):
    """A piece of the bulletin; ``turned`` if it needs a turned page. ``named`` is printed in the
    footers of its pages, which it then shares with no other part, nor with one of another
    ``sheet``."""

    blocks: Sequence[Block]
    turned: bool = False
    named: str = ""
    sheet: Hashable = None

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
            f'<w:tc><w:tcPr><w:tcW w:w="{twips}" w:type="dxa"/>{_RULE * ruled}</w:tcPr>'
            f"{self.paragraph(style, cell.runs, kept)}{below}</w:tc>"
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
    keep_whole: bool = False,
    kept_ends: int = KEPT_ENDS,
) -> Table:
    """Return the :class:`Table`. ``keep_whole`` keeps a long one on one page; ``kept_ends`` rows
    stay together at its start and end."""
    count = min((len(column.cells) for column in columns), default=0)
    ends = count if keep_whole else kept_ends
    kept = {k for k in range(count - 1) if k < ends or k >= count - ends}
    return Table(columns, whole, title, description, ruled, kept)


def kept_with_notes(blocks: Sequence[Block]) -> Iterator[Block]:
    """Yield the blocks; a table ends on the page of the notes under it, up to ten of them."""
    notes = KEPT_WHOLE
    for block, below in zip_longest(blocks, blocks[1:]):
        goes_on = _is_note(below)
        if isinstance(block, Table):
            notes = 0
            last = {len(block.columns[0].cells) - 1} if goes_on else set()
            yield replace(block, kept={*block.kept, *last})
        elif goes_on and _is_note(block) and notes < KEPT_WHOLE:
            notes += 1
            yield block._replace(keep_next=True)
        else:
            notes = KEPT_WHOLE
            yield block


def _is_note(block: Block | None) -> bool:
    return isinstance(block, Paragraph) and block.style == NOTE and block.has_words


def beginning(blocks: Sequence[Block]) -> list[Block]:
    """Return the blocks down to the first rows of their first table, which stay together; of a
    table that stays whole all, with the notes under it."""
    begun: list[Block] = []
    for block in blocks:
        if isinstance(begun[-1] if begun else None, Table) and not _is_note(block):
            break
        if isinstance(block, Table):
            rows = len(block.columns[0].cells)
            first = next((k for k in range(rows) if k not in block.kept), rows) + 1
            cut = [replace(column, cells=column.cells[:first]) for column in block.columns]
            begun.append(replace(block, columns=cut))
            if first < rows:
                break
        else:
            begun.append(block)
    return begun


def begun_sooner(blocks: Sequence[Block]) -> list[Block]:
    """Return the blocks with the notes above their first table under it, and fewer of its rows kept
    together, so that it begins on a page that is nearly full."""
    at = next((k for k, block in enumerate(blocks) if isinstance(block, Table)), None)
    if at is None:
        return list(blocks)
    notes = [block for block in blocks[:at] if _is_note(block)]
    above = [block for block in blocks[:at] if not _is_note(block)]
    drawn = blocks[at]
    assert isinstance(drawn, Table)
    rows = len(drawn.columns[0].cells)
    kept = {k for k in range(rows - 1) if k < FEWEST_KEPT or k >= rows - FEWEST_KEPT}
    under = [note._replace(keep_next=None) for note in notes if isinstance(note, Paragraph)]
    return [*above, replace(drawn, kept=kept), *under, *blocks[at + 1 :]]


def new_groups(groups: Sequence[object]) -> set[int]:
    """Return the rows where a new group begins: a thin line is drawn above them."""
    return {k for k in range(1, len(groups)) if groups[k] != groups[k - 1]}
