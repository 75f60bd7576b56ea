"""The tables into which one types: their headers and widths, and what stands around their rows.
The lists among them stand in ``lists.toml``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, repeat, zip_longest
from typing import NamedTuple

from xlsxwriter.utility import xl_range, xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.disk.shipped import table_in
from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW, TITLE_ROW
from xltiebreak.excel.cells.names import TYPED_FOR_TEAMS
from xltiebreak.excel.sheets.sheet import (
    HEADER_HEIGHT,
    Cell,
    Opened,
    Rich,
    Rows,
    Sheet,
    Step,
    column_beside,
    down,
    lines_above,
    note,
    offer,
)
from xltiebreak.excel.sheets.styles import (
    LINE_HEIGHT,
    LONGEST_OF_TEAMS,
    LONGEST_SENTENCE,
    is_centred,
    width_of,
)
from xltiebreak.tables.labels import COLUMN_HEADERS

_MOST_OF_A_COLUMN = 46
_IN_WORDS = "In words"
"""The header of a column that is not printed: its formulas would make pages of empty rows."""


class Head(NamedTuple):
    """A column's header, width, and the style of its cells. Selecting the header shows the note,
    under ``about`` or else the header."""

    text: str
    width: float
    style: str
    note: str = ""
    about: str = ""


class Followed(NamedTuple):
    """What a formula shows in a row of a list, with its value where that is known."""

    formula: str
    value: str | float | None = None


Row = Sequence[str | float | Followed | None]
"""What stands in a row of a list, from the first column on, and in hidden columns behind it."""


@dataclass(frozen=True)
class Table:
    """What stands around the rows of a sheet into which one types.

    ``key`` explains the rows; ``frozen`` columns stay in sight; ``is_coloured`` adds to the key
    what red and orange mean. ``spare`` counts the spare rows at the end of a table that comes onto
    as few pages as hold it, and ``goes_on`` is as of :class:`Rows`. The columns ``folded`` open by
    a +. A row without anything in the columns from the first to the last ``typed`` one has no
    boxes. ``longest`` counts the letters of the longest next step. Columns ``offered``, by header,
    have the texts of a list, or those of the cells of a name; the figures of the first to the last
    column ``as_text`` may be texts.
    """

    heads: Sequence[Head]
    key: str
    typed: Sequence[int]
    frozen: int = 2
    is_coloured: bool = False
    spare: int | None = None
    goes_on: Cell | None = None
    folded: Sequence[int] = ()
    longest: int = LONGEST_SENTENCE
    offered: Mapping[str, str | Sequence[str]] = field(default_factory=dict)
    as_text: Sequence[int] = ()

    @property
    def titles(self) -> Sequence[str]:
        """The headers."""
        return [head.text for head in self.heads]

    @property
    def printed(self) -> int:
        """How many columns are printed; behind them stand those in words."""
        return self.titles.index(_IN_WORDS) if _IN_WORDS in self.titles else len(self.heads)

    def filled(
        self, rows: Sequence[Row], step: Step, title: str, name: Callable[[str], str]
    ) -> Sheet:
        """Return the table with these rows, under the step and the title; ``name`` gives a name of
        cells as the section has it. An empty column is printed behind a narrow table, unless those
        in words stand there."""
        places = range(FIRST_ROW, FIRST_ROW + len(rows))
        columns = [*zip_longest(*rows)]
        heads = [
            (k, head._replace(width=wide_enough(head.width, values)))
            for k, (head, values) in enumerate(zip_longest(self.heads, columns[: len(self.heads)]))
        ]
        styles = chain((head.style for head in self.heads), repeat("beside"))
        widths = [head.width for _, head in heads]
        beside = (
            column_beside([width for k, width in enumerate(widths) if k not in self.folded])
            if self.printed == len(heads)
            else []
        )
        shown = [*(0 if k in self.folded else widths[k] for k in range(self.printed)), *beside]
        key = _colours_explained(self.key) if self.is_coloured else self.key
        first, end = (xl_rowcol_to_cell(FIRST_ROW, k, col_abs=True) for k in self.typed)
        is_used = f'SUMPRODUCT(--({first}:{end}<>""))>0'
        as_text = self.as_text and down(places, self.as_text[0], self.as_text[-1])
        offered = {
            self.titles.index(head): f"={name(texts)}" if isinstance(texts, str) else texts
            for head, texts in self.offered.items()
        }
        planned = Rows(FIRST_ROW, len(rows), self.spare or 0, self.goes_on)
        return Sheet(
            cells=[
                *(
                    Cell(HEADER_ROW, k, f"header{'_centred' * is_centred(head.style)}", head.text)
                    for k, head in heads
                ),
                *(
                    _cell(row, column, style, value)
                    for column, (style, values) in enumerate(zip(styles, columns))
                    for row, value in zip(places, values)
                    if column < len(heads) or value
                ),
            ],
            widths=dict(enumerate([*widths, *beside])),
            heights={HEADER_ROW: HEADER_HEIGHT},
            line_height=LINE_HEIGHT,
            boxes=[
                *(
                    note(HEADER_ROW, k, head.about or head.text, head.note)
                    for k, head in heads
                    if head.note
                ),
                *(offer(down(places, column), texts) for column, texts in offered.items()),
            ],
            folded=self.folded,
            frozen=(FIRST_ROW, self.frozen),
            opened=[Opened(down(places, 0, len(heads) - 1), is_used)],
            figures_as_text=xl_range(*as_text) if as_text else "",
            selected=(FIRST_ROW, self.typed[0]),
            rows=None if self.spare is None else planned,
            printed=(TITLE_ROW, 0, places.stop - 1, len(shown) - 1),
            repeated=HEADER_ROW,
        ) + lines_above(step, title, key, shown, self.longest)


def wide_enough(width: float, values: Iterable[object] | None) -> float:
    """Return the width of a column that holds these values, up to a limit."""
    texts = (value.value if isinstance(value, Followed) else value for value in values or ())
    needed = max((width_of(text) for text in texts if isinstance(text, str)), default=0)
    return max(width, min(needed, _MOST_OF_A_COLUMN))


def _cell(row: int, column: int, style: str, value: str | float | Followed | None) -> Cell:
    if isinstance(value, Followed):
        return Cell(row, column, style, value.value, value.formula)
    return Cell(row, column, style, value)


_LISTED = table_in("excel/sheets/lists.toml")


def list_named(kind: str) -> Table:
    """Return the table around a list of the event, as ``lists.toml`` describes it."""
    heads = [Head(*head) for head in _LISTED[kind]["heads"]]
    return Table(
        **{**_LISTED[kind], "heads": heads},
        folded=[k for k, head in enumerate(heads) if head.text == COLUMN_HEADERS["id"]],
        longest=LONGEST_OF_TEAMS if kind in TYPED_FOR_TEAMS else LONGEST_SENTENCE,
    )


def _colours_explained(key: str) -> Rich:
    """Return the key, and behind it what red and orange mean."""
    return (
        ("legend", f"{key}   Type in the white boxes:  "),
        ("red_word", "red"),
        ("legend", " cannot be read,  "),
        ("orange_word", "orange"),
        ("legend", " disagrees with the opponent's cell."),
    )
