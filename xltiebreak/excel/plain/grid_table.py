"""Where the arithmetic of a round-robin's grid stands on its sheet, and the cells that say what may
be shown: why nothing can be worked out, and why these places would not be those of the event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.excel.cells.formulas import first_that_holds
from xltiebreak.excel.cells.layout import FIRST_ROUND, FIRST_ROW, HEADER_ROW, KEY_ROW, column_of
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET
from xltiebreak.excel.plain.columns import Column, Rounds
from xltiebreak.excel.plain.grid_games import GridGames
from xltiebreak.excel.plain.placing import Placing
from xltiebreak.excel.plain.table import ArithmeticTable, PlainStandings
from xltiebreak.ranking.orders import NAMED_ORDERS

CODES = NAMED_ORDERS[ROUNDROBIN].codes
"""The tie-breaks, in the order in which they are applied: ``SB``, ``H2H``, ``WIN``."""

_BEFORE = "before the first game"
_FIRST_OPPONENT = 2
"""The column of the page for player 1."""


@dataclass(frozen=True)
class GridTable(ArithmeticTable):
    """The sheet ``Arithmetic`` of a round-robin."""

    helpers = ("here", "stated", "gone", "fault", "is_faulty")
    blocks = ("code", "letter")
    figures = (
        *("faulty", "hold", "needs", "no_places", "games", "planned", "progress", "is_final"),
    )
    orders = (ROUNDROBIN,)
    has_usual_order = True

    @property
    def cycles(self) -> int:
        """How many columns each player has."""
        return self.live.values.cycles

    @property
    def width(self) -> int:
        """How many columns the grid has."""
        return self.players * self.cycles

    @property
    def heads(self) -> Sequence[str]:
        """The headers of the page."""
        across = [str(number) for number in range(1, self.players + 1) for _ in range(self.cycles)]
        return ("No.", "Name", *across, "Score", *CODES)

    @cached_property
    def placing(self) -> Placing:
        """The columns in which the players are placed."""
        figures = [self.page(head) for head in ("Score", *CODES)]
        return Placing(figures, CODES, self.page("No."), self.behind_helpers, HEADER_ROW)

    @cached_property
    def games(self) -> GridGames:
        """The columns of the games and of the figures."""
        names = self.live.names
        return GridGames(
            sheet=names.quoted(CROSSTABLE_SHEET),
            cycles=self.cycles,
            typed=Rounds(self.column(FIRST_ROUND), self.width),
            names=self.column(column_of("name")),
            numbers=self.page("No."),
            codes=self.block("code"),
            letters=self.block("letter"),
            here=self.helper("here"),
            stated=self.helper("stated"),
            gone=self.helper("gone"),
            fault=self.helper("fault"),
            is_faulty=self.helper("is_faulty"),
            brought=Rounds(self.column(_FIRST_OPPONENT), self.width),
            score=self.page("Score"),
            tie_breaks={code: self.page(code) for code in CODES},
            above=KEY_ROW,
            withdrawn=names["Withdrawn"],
            hold=self.cell("hold"),
            faulty=self.cell("faulty"),
        )

    def formulas(self, row: int) -> Iterator[tuple[Column, str]]:
        """Every formula in a row of the sheet."""
        k = row - FIRST_ROW
        names, here = self.live.names, self.helper("here").at(row)
        number = f"INDEX({names['Numbers']},{k + 1})"
        name = f"TRIM(INDEX({names['Players']},{k + 1}))"
        yield self.page("No."), f'IF({here}=0,"",{number})'
        yield self.page("Name"), f'IF({here}=0,"",IF({name}="","Player "&{number},{name}))'
        for column in range(1, self.width + 1):
            yield from self.games.of_cell(k, column)
        yield from self.games.of_player(k)
        yield from self.placing.formulas(row)

    def formulas_above(self) -> Iterator[tuple[tuple[int, int], str]]:
        """The formulas over the hidden columns, by their cells."""
        for column in range(1, self.width + 1):
            at = self.block("letter").of(column).at_column
            yield (KEY_ROW, at), self.games.annulled_above(column)
        kind = f"LOWER(TRIM({self.live.names['Kind']}))"
        waits = self.live.reasons_to_wait(kind, for_functions=False)
        games, planned = self.cell("games"), self.cell("planned")
        many = f'IF({planned}=1," game"," games")'
        figures = {
            "faulty": self.games.first_faulty(),
            "hold": first_that_holds([*waits, *self.games.faults()]),
            "needs": self.needs(),
            "no_places": self.no_places(),
            "games": self.games.in_all(),
            "planned": self.games.planned(),
            "progress": f'IF({games}=0,"{_BEFORE}","after "&{games}&" of "&{planned}&{many})',
            "is_final": f"IF(AND({games}>0,{games}={planned}),1,0)",
        }
        yield from ((self.figure(name), formula) for name, formula in figures.items())

    def standings(self) -> PlainStandings:
        """What the sheet ``Standings`` shows."""
        return PlainStandings(
            self, ("No.", "Name", "Score"), [self.page(code) for code in CODES], CODES
        )

    def unless_wrong(self, line: str) -> str:
        """A line, or what it says instead as long as a cell is wrong."""
        hold = self.seen("hold")
        return f'IF({hold}<>"",{hold},{line})'
