"""Where the columns and figures of a sheet ``Arithmetic`` stand, whatever event it is of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.event.section import Section
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

    @property
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

    def said_of_needs(self, section: Section) -> str:
        """What :meth:`needs` gives."""
        order, edition = section.order.strip(), section.edition.strip()
        is_known = spelled_out(order) in map(spelled_out, self.orders)
        cases = (
            (not order and not self.has_usual_order, _NO_ORDER),
            (bool(order) and not is_known, f"{_ORDER}{order}"),
            (spelled_out(edition) not in ("", *USUAL), f"{_EDITION}{edition}"),
            (bool(section.lots.strip()), _LOTS),
        )
        return next((f"{said}{_NOT_HERE}" for so, said in cases if so), "")

    def no_places(self) -> str:
        """Why nobody has a place."""
        hold = self.cell("hold")
        return f'IF({hold}<>"",{hold},{self.cell("needs")})'


def spelled(text: str) -> str:
    """A formula for a text in small letters, without blanks and hyphens, as names are compared."""
    return f'SUBSTITUTE(SUBSTITUTE(LOWER({text})," ",""),"-","")'


def spelled_out(text: str) -> str:
    """What :func:`spelled` gives."""
    return text.lower().replace(" ", "").replace("-", "")
