"""The tables into which one types: their headers and widths, and what stands around their rows.
The lists among them stand in ``lists.toml``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain, repeat
from typing import NamedTuple

from xlsxwriter.utility import xl_range, xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.disk.shipped import table_in
from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW
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
from xltiebreak.excel.sheets.styles import LINE_HEIGHT, LONGEST_SENTENCE, is_centred

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
    column ``as_text`` may be texts; the column ``selected`` is not always the first typed one.
    """

    heads: Sequence[Head]
    key: str
    typed: Sequence[int]
    frozen: int = 2
    is_coloured: bool = False
    spare: int | None = None
    goes_on: Cell | None = None
    folded: range = range(0)
    longest: int = LONGEST_SENTENCE
    offered: Mapping[str, str | Sequence[str]] = field(default_factory=dict)
    as_text: Sequence[int] = ()
    selected: int | None = None

    @property
    def titles(self) -> Sequence[str]:
        """The headers."""
        return [head.text for head in self.heads]

    @property
    def printed(self) -> int:
        """How many columns are printed; behind them stand those in words."""
        return self.titles.index(_IN_WORDS) if _IN_WORDS in self.titles else len(self.heads)

    def _around(self, rows: range, step: Step, title: str) -> Sheet:
        """Return headers and settings for these ``rows``, under the step and the title. An empty
        column is printed behind a narrow table, unless those in words stand there."""
        seen = [head.width for k, head in enumerate(self.heads) if k not in self.folded]
        beside = column_beside(seen) if self.printed == len(self.heads) else []
        widths = dict(enumerate([*(head.width for head in self.heads), *beside]))
        last = self.printed + len(beside) - 1
        shown = [0 if k in self.folded else widths[k] for k in range(last + 1)]
        key = _colours_explained(self.key) if self.is_coloured else self.key
        first, end = (xl_rowcol_to_cell(FIRST_ROW, k, col_abs=True) for k in self.typed)
        is_used = f'SUMPRODUCT(--({first}:{end}<>""))>0'
        planned = Rows(FIRST_ROW, len(rows), self.spare or 0, self.goes_on)
        return Sheet(
            cells=[
                Cell(
                    *(HEADER_ROW, k, "header_centred" if is_centred(head.style) else "header"),
                    head.text,
                )
                for k, head in enumerate(self.heads)
            ],
            widths=widths,
            heights={HEADER_ROW: HEADER_HEIGHT},
            line_height=LINE_HEIGHT,
            boxes=[
                note(HEADER_ROW, k, head.about or head.text, head.note)
                for k, head in enumerate(self.heads)
                if head.note
            ],
            folded=self.folded,
            frozen=(FIRST_ROW, self.frozen),
            opened=[Opened(down(rows, 0, len(self.heads) - 1), is_used)],
            rows=None if self.spare is None else planned,
            printed=(0, 0, rows.stop - 1, last),
            repeated=HEADER_ROW,
        ) + lines_above(step, title, key, shown, self.longest)

    def filled(
        self, rows: Sequence[Row], step: Step, title: str, name: Callable[[str], str]
    ) -> Sheet:
        """Return the list with these rows; ``name`` gives a name of cells as the section has it."""
        places = range(FIRST_ROW, FIRST_ROW + len(rows))
        styles = [head.style for head in self.heads]
        offered = {
            self.titles.index(title): f"={name(texts)}" if isinstance(texts, str) else texts
            for title, texts in self.offered.items()
        }
        text = (
            xl_range(places.start, self.as_text[0], places.stop - 1, self.as_text[-1])
            if self.as_text
            else ""
        )
        first = self.typed[0] if self.selected is None else self.selected
        return self._around(places, step, title) + Sheet(
            cells=[
                _cell(row, column, style, value)
                for row, values in zip(places, rows)
                for column, (style, value) in enumerate(
                    zip(chain(styles, repeat("beside")), values)
                )
                if column < len(styles) or value
            ],
            boxes=[offer(down(places, column), texts) for column, texts in offered.items()],
            figures_as_text=text,
            selected=(FIRST_ROW, first),
        )


def _cell(row: int, column: int, style: str, value: str | float | Followed | None) -> Cell:
    if isinstance(value, Followed):
        return Cell(row, column, style, value.value, value.formula)
    return Cell(row, column, style, value)


_LISTED = table_in("excel/sheets/lists.toml")


def list_named(kind: str) -> Table:
    """Return the table around a list of the event, as ``lists.toml`` describes it."""
    heads = [Head(*head) for head in _LISTED[kind]["heads"]]
    return Table(**{**_LISTED[kind], "heads": heads})


def _colours_explained(key: str) -> Rich:
    """Return the key, and behind it what red and orange mean."""
    return (
        ("legend", f"{key}   Type in the white boxes:  "),
        ("red_word", "red"),
        ("legend", " cannot be read,  "),
        ("orange_word", "orange"),
        ("legend", " disagrees with the opponent's cell."),
    )
