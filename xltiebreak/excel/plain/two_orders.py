"""A page of standings whose columns follow one of two orders: of teams that of the IHSA or of the
US Amateur Team, of players that of a round-robin or of a Swiss."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from xltiebreak.excel.plain.columns import Column
from xltiebreak.excel.plain.placing import Figure
from xltiebreak.excel.plain.standings import CELLS, PlainStandings, in_order
from xltiebreak.excel.plain.table import ArithmeticTable

_DECIDED = "Decided by"


@dataclass(frozen=True)
class TwoOrders:
    """Two orders of which one applies: the ``shorter`` where ``is_short``, a condition, holds, as
    it does where ``by_shorter`` says so; else the ``longer``. Both have the same columns."""

    shorter: Sequence[str]
    longer: Sequence[str]
    is_short: str
    by_shorter: bool

    @property
    def codes(self) -> Sequence[str]:
        """The tie-breaks that apply."""
        return self.shorter if self.by_shorter else self.longer


@dataclass(frozen=True)
class StandingsOfTwoOrders(PlainStandings):
    """What the page shows; ``columns`` are those up to the score, ``sums`` those of the tie-breaks.

    In each of the places behind the score stands a tie-break, what decided, or nothing.
    """

    sums: Sequence[Column]
    orders: TwoOrders

    @classmethod
    def of_two(
        cls,
        table: ArithmeticTable,
        columns: tuple[Sequence[str], Sequence[Column]],
        orders: TwoOrders,
        figures: Mapping[str, Figure],
        rows: tuple[Sequence[Sequence[Figure]], Sequence[Sequence[Figure]]],
    ) -> StandingsOfTwoOrders:
        """Those of a table: the headers up to the score and the ``columns`` of the tie-breaks; and
        of each row what it has there, as far as the order goes, and in the columns of the placing.
        """
        heads, sums = columns
        blank = [""] * (len(orders.longer) - len(orders.codes))
        listed = [] if figures["no_places"] else in_order(*rows)
        return cls(
            sheet=table.sheet,
            columns={head: table.page(head) for head in heads},
            placing=table.placing,
            cells={name: table.seen(name) for name in CELLS},
            said={name: figures[name] for name in CELLS},
            listed=[(row, [*line, *blank]) for row, line in listed],
            sums=sums,
            orders=orders,
        )

    @property
    def heads(self) -> Sequence[str]:
        """The headers of the page where the longer order applies."""
        return ("Place", *self.columns, *self.orders.longer, _DECIDED)

    @property
    def codes(self) -> Sequence[str]:
        """All tie-breaks that may be among them."""
        return (*self.orders.shorter, *self.orders.longer)

    @property
    def codes_shown(self) -> Sequence[str]:
        """Those that are, behind the score."""
        return [] if self.said["no_places"] else self.orders.codes

    def header(self, reason: str) -> Iterator[tuple[str, Figure]]:
        """The cells of the header with what they give; the first says why nobody has a place."""
        said, width = str(self.said["no_places"]), len(self.heads)
        short = [*self.heads[: 1 + len(self.columns)], *self.orders.shorter, _DECIDED]
        short += [""] * (width - len(short))
        for k, (longer, shorter) in enumerate(zip(self.heads, short)):
            instead = reason if k == 0 else '""'
            formula = self._by_order(f'"{shorter}"', f'"{longer}"')
            head = shorter if self.orders.by_shorter else longer
            text = (said if k == 0 else "") if said else head
            yield f'IF({reason}<>"",{instead},{formula})', text

    def line(self, position: int, row: str) -> Iterator[tuple[str, Figure]]:
        """The cells at a position with what they give; ``row`` is the cell with the table's row."""

        def looked_up(column: Column) -> str:
            return f"INDEX({self.sheet}!{column.all},{row})"

        decided = looked_up(self.placing.helper("decided"))
        longer = [*map(looked_up, self.sums), decided]
        shorter = [*longer[: len(self.orders.shorter)], decided]
        shorter += ['""'] * (len(longer) - len(shorter))
        formulas = [
            self.placing.shown(self.sheet, row),
            *map(looked_up, self.columns.values()),
            *map(self._by_order, shorter, longer),
        ]
        values: Sequence[Figure] = [""] * len(formulas)
        if position <= len(self.listed):
            values = self.listed[position - 1][1]
        for formula, value in zip(formulas, values):
            yield f'IF({row}="","",{formula})', value

    def _by_order(self, shorter: str, longer: str) -> str:
        return longer if shorter == longer else f"IF({self.orders.is_short},{shorter},{longer})"
