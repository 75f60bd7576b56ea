"""Where the columns and figures of a sheet ``Arithmetic`` stand, whatever event it is of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import first_that_holds, listed
from xltiebreak.excel.cells.layout import FIRST_ROW
from xltiebreak.excel.cells.live import Live
from xltiebreak.excel.cells.names import ARITHMETIC_SHEET
from xltiebreak.excel.plain.columns import Column, Rounds
from xltiebreak.excel.plain.placing import Placing

USUAL = ("uschess",)
"""The edition that may be stated where these are the places."""

_NO_ORDER, _LOTS = "An event without a tie-break order", "A drawing of lots"
_ORDER, _EDITION = "The tie-break order ", "The edition "
_NOT_HERE = " is not worked out by these formulas."
_BEFORE = "before round 1 is complete"
_LEFT_OUT = "; round ", " is not complete, so it is left out"

CELLS = ("no_places", "needs", "progress", "is_final")
"""What other sheets ask for: why nobody has a place; why these places would not be those of the
stated order; how far the event is; 1 where it is over."""


@dataclass(frozen=True)
class ArithmeticTable:
    """The page, and the hidden columns beside it: ``helpers``, the placing, then ``blocks`` as wide
    as the results. Over the helpers stand the ``figures`` of the whole section."""

    live: Live

    helpers: ClassVar[Sequence[str]] = ()
    blocks: ClassVar[Sequence[str]] = ()
    figures: ClassVar[Sequence[str]] = ()
    orders: ClassVar[Sequence[str]] = ()
    """The named orders that have these tie-breaks."""

    has_usual_order: ClassVar[bool] = False
    """Whether an event that states no order has one of these."""

    @property
    def players(self) -> int:
        """How many rows it has."""
        return self.live.players

    @property
    def width(self) -> int:
        """How many columns a block has."""
        return self.live.rounds

    @cached_property
    def heads(self) -> Sequence[str]:
        """The headers of the page."""
        raise NotImplementedError

    @cached_property
    def placing(self) -> Placing:
        """The columns in which the rows are placed."""
        raise NotImplementedError

    def page(self, head: str) -> Column:
        """A column of the page."""
        return self.column(self.heads.index(head))

    def helper(self, name: str) -> Column:
        """One of the hidden columns of rows."""
        return self.column(self.first_hidden + self.helpers.index(name))

    def block(self, name: str) -> Rounds:
        """One of the hidden blocks."""
        first = self.placing.first.at_column + self.placing.width
        return Rounds(self.column(first + self.blocks.index(name) * self.width), self.width)

    def column(self, at: int) -> Column:
        """The column at a place of the sheet."""
        return Column(at, FIRST_ROW, self.players)

    @property
    def first_hidden(self) -> int:
        """The first hidden column, behind a narrow one."""
        return len(self.heads) + 1

    @property
    def behind_helpers(self) -> Column:
        """The first column of the placing."""
        return self.column(self.first_hidden + len(self.helpers))

    @property
    def last_hidden(self) -> int:
        """The last hidden column."""
        return self.block(self.blocks[-1]).of(self.width).at_column

    @property
    def titles(self) -> Sequence[str]:
        """What stands over the hidden columns."""
        names = [f"{name} {k}" for name in self.blocks for k in range(1, self.width + 1)]
        return (*self.helpers, *self.placing.titles, *names)

    def figure(self, name: str) -> tuple[int, int]:
        """The cell of one of the figures over the helpers."""
        return 0, self.first_hidden + self.figures.index(name)

    def cell(self, name: str) -> str:
        """The same for formulas on the sheet."""
        return str(xl_rowcol_to_cell(*self.figure(name), True, True))

    @property
    def sheet(self) -> str:
        """The name of the sheet, as formulas have it."""
        return self.live.names.quoted(ARITHMETIC_SHEET)

    def seen(self, name: str) -> str:
        """A figure for formulas on other sheets."""
        return f"{self.sheet}!{self.cell(name)}"

    def copied_down(self) -> Iterator[tuple[Column, str]]:
        """Every formula that is the same in all rows."""
        return iter(())

    def formulas(self, row: int) -> Iterator[tuple[Column, str]]:
        """Every other formula in a row of the sheet."""
        return iter(())

    def formulas_above(self) -> Iterator[tuple[tuple[int, int], str]]:
        """The formulas over the columns, by their cells."""
        raise NotImplementedError

    def standings(self) -> PlainStandings:
        """What the sheet ``Standings`` shows."""
        raise NotImplementedError

    def unless_wrong(self, line: str) -> str:
        """A line, or what it says instead as long as a cell is wrong."""
        return line

    def needs(self) -> str:
        """Why these places would not be those of the event."""
        names = self.live.names
        order, edition, lots = (f'TRIM({names[name]}&"")' for name in ("Order", "Edition", "Lots"))
        is_known = listed(spelled(order), [spelled_out(name) for name in self.orders])
        is_usual = f'OR({edition}="",{listed(spelled(edition), USUAL)})'
        unknown = (f"NOT({is_known})", f'"{_ORDER}"&{order}&"{_NOT_HERE}"')
        if self.has_usual_order:
            unknown = (f'AND({order}<>"",{unknown[0]})', unknown[1])
        return first_that_holds(
            [
                *([] if self.has_usual_order else [(f'{order}=""', f'"{_NO_ORDER}{_NOT_HERE}"')]),
                unknown,
                (f"NOT({is_usual})", f'"{_EDITION}"&{edition}&"{_NOT_HERE}"'),
                (f'{lots}<>""', f'"{_LOTS}{_NOT_HERE}"'),
            ]
        )

    def no_places(self) -> str:
        """Why nobody has a place."""
        hold = self.cell("hold")
        return f'IF({hold}<>"",{hold},{self.cell("needs")})'


def spelled(text: str) -> str:
    """A formula for a text in small letters, without blanks and hyphens, as names are compared."""
    return f'SUBSTITUTE(SUBSTITUTE(LOWER({text})," ",""),"-","")'


def spelled_out(text: str) -> str:
    """A text as :func:`spelled` gives it."""
    return text.lower().replace(" ", "").replace("-", "")


def progress_of_rounds(rounds: str, planned: str, incomplete: str) -> str:
    """How far an event of rounds is: ``after 3 of 5 rounds``, and what is left out; from the cells
    with how many count, how many there are to be, and the first that is not complete, or 0."""
    many = f'IF({planned}=1," round"," rounds")'
    after = f'IF({rounds}=0,"{_BEFORE}","after "&{rounds}&" of "&{planned}&{many})'
    left_out = f'IF({incomplete}=0,"","{_LEFT_OUT[0]}"&{incomplete}&"{_LEFT_OUT[1]}")'
    return f"{after}&{left_out}"


@dataclass(frozen=True)
class PlainStandings:
    """A page that lists the rows of a table in place order.

    It shows the columns of these ``heads``, up to the score, then the tie-breaks, which stand in
    ``sums``, and what decided. Where ``is_short``, a condition, holds, they are those of the
    ``shorter`` order, else those of the ``longer`` one.
    """

    table: ArithmeticTable
    heads: Sequence[str]
    sums: Sequence[Column]
    longer: Sequence[str]
    shorter: Sequence[str] = ()
    is_short: str = ""

    @property
    def all_heads(self) -> Sequence[str]:
        """The headers of the page, where the longer order applies."""
        return ("Place", *self.heads, *self.longer, _DECIDED)

    @property
    def codes(self) -> Sequence[str]:
        """All tie-breaks that may be among them."""
        return (*self.shorter, *self.longer)

    @property
    def cells(self) -> Mapping[str, str]:
        """Those of :data:`CELLS`, as other sheets have them."""
        return {name: self.table.seen(name) for name in CELLS}

    def header(self, reason: str) -> Iterator[str]:
        """The cells of the header; the first says why nobody has a place, which stands in a cell of
        the page, too."""
        short = ["Place", *self.heads, *self.shorter, _DECIDED]
        short += [""] * (len(self.all_heads) - len(short))
        for k, heads in enumerate(zip(short, self.all_heads)):
            instead = reason if k == 0 else '""'
            head = self._by_order(*(f'"{head}"' for head in heads))
            yield f'IF({reason}<>"",{instead},{head})'

    def row_at(self, position: int, reason: str) -> str:
        """The row of the table that stands at a position; empty where none does."""
        row = self.table.placing.row_of(self.table.sheet, str(position))
        return f'IF({reason}<>"","",IFERROR({row},""))'

    def line(self, row: str) -> Iterator[str]:
        """The cells of a line; ``row`` is the cell with the table's row."""
        table = self.table

        def looked_up(column: Column) -> str:
            return f"INDEX({table.sheet}!{column.all},{row})"

        decided = looked_up(table.placing.helper("decided"))
        longer = [*map(looked_up, self.sums), decided]
        shorter = [*longer[: len(self.shorter)], decided]
        shorter += ['""'] * (len(longer) - len(shorter))
        for formula in (
            table.placing.shown(table.sheet, row),
            *(looked_up(table.page(head)) for head in self.heads),
            *map(self._by_order, shorter, longer),
        ):
            yield f'IF({row}="","",{formula})'

    def _by_order(self, shorter: str, longer: str) -> str:
        if not self.is_short or shorter == longer:
            return longer
        return f"IF({self.is_short},{shorter},{longer})"


_DECIDED = "Decided by"
