"""The sheet ``Arithmetic`` of a round-robin's grid by plain formulas: how each cell is read, which
games count, and each player's score, Sonneborn-Berger, head-to-head result and wins.

A game counts once both of its cells are filled (:mod:`xltiebreak.tables.grids`). Games of a player
who withdrew before half of them count for nobody (:func:`xltiebreak.event.roundrobin.annulled`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from xltiebreak.event.byes import A_DATE, NO_DATE
from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.excel.cells.formulas import first_that_holds
from xltiebreak.excel.cells.layout import FIRST_ROUND, FIRST_ROW, KEY_ROW, column_of
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET
from xltiebreak.excel.formulas.language import formula_file
from xltiebreak.excel.plain import playoff, warnings
from xltiebreak.excel.plain.columns import Column, Rounds
from xltiebreak.excel.plain.table import ArithmeticTable, PlainStandings
from xltiebreak.ranking.orders import NAMED_ORDERS

CODES = NAMED_ORDERS[ROUNDROBIN].codes
"""The tie-breaks, in the order in which they are applied: ``SB``, ``H2H``, ``WIN``."""

_FORMULAS = formula_file("grid")
_FIRST_OPPONENT = 2
"""The page's column of results against player 1."""


@dataclass(frozen=True)
class GridTable(ArithmeticTable):
    """The columns of a grid, and of the figures that follow from it.

    The blocks are the letter of what was typed (``code``) and of what counts (``letter``); above,
    in the row of the key, stands 1 where games against that player are annulled. The helpers are
    whether the row has a player (``here``), how often he is ``stated`` as withdrawn, whether his
    games are annulled (``gone``), his first column with a ``fault``, else 0, and whether there is
    one (``is_faulty``), and what is warned of (``warned``). The
    figure ``faulty`` is the first row with a fault.
    """

    helpers = ("here", "stated", "gone", "fault", "is_faulty", "warned", *playoff.COLUMNS)
    blocks = ("code", "letter")
    figures = (
        *("faulty", "hold", "needs", "no_places", "line_is_red"),
        *("games", "planned", "progress", "is_final"),
        *("nameless", "same_name", "warning", *playoff.FIGURES),
    )
    orders = (ROUNDROBIN, ",".join(CODES))
    has_usual_order = True
    ranked_by = CODES

    @property
    def cycles(self) -> int:
        """How many columns each opponent has."""
        return self.live.values.cycles

    @property
    def width(self) -> int:
        """How many columns the grid has."""
        return self.players * self.cycles

    @cached_property
    def heads(self) -> Sequence[str]:
        """The headers of the page."""
        across = [str(number) for number in range(1, self.players + 1) for _ in range(self.cycles)]
        return ("No.", "Name", *across, "Score", *CODES)

    @property
    def all_points(self) -> str:
        """A formula for the points of who won in all scheduled rounds."""
        here, typed = f"SUM({self.helper('here').all})", self.live.names["Rounds"]
        rounds = f"{self.cycles}*({here}-1+MOD({here},2))"
        return f"MAX(IFERROR(VALUE({typed}),0),{rounds})"

    @cached_property
    def brought(self) -> Rounds:
        """What each game adds to Sonneborn-Berger, on the page."""
        return Rounds(self.column(_FIRST_OPPONENT), self.width)

    @cached_property
    def letters(self) -> Rounds:
        """The letters of results that count."""
        return self.block("letter")

    def against(self, column: int) -> int:
        """Return the opponent's row, from 0, for a column of the grid, from 1."""
        return (column - 1) // self.cycles

    @property
    def games_in(self) -> str:
        """A formula for any sheet: how many games are typed in both of their cells."""
        return f'COUNTIF({self.sheet}!{self.letters.all},"?")/2'

    def block(self, name: str) -> Rounds:
        """Return the hidden block of this name, or what each game adds, on the page."""
        return self.brought if name == "R" else super().block(name)

    def formulas(self, row: int) -> Iterator[tuple[Column, str]]:
        """Yield every formula in a row of the sheet, with its column."""
        k, sheet = row - FIRST_ROW, self.live.names.quoted(CROSSTABLE_SHEET)
        own = [self.letters.of(k * self.cycles + game) for game in range(1, self.cycles + 1)]
        of_player = {
            "k": str(k + 1),
            "cycles": str(self.cycles),
            "his name": f"{sheet}!{self.column(column_of('name')).at(row)}",
            "his row": f"{sheet}!{Rounds(self.column(FIRST_ROUND), self.width).row(row)}",
            "annulled": self.letters.above(KEY_ROW),
            "lost to him": "+".join(f'({game.all}="L")-({game.all}="W")' for game in own),
        }
        for name, formula in self.written(_FORMULAS, "player", of_player, row):
            yield self.named(name), formula
        for column in range(1, self.width + 1):
            other, game = divmod(column - 1, self.cycles)
            its_row, codes = FIRST_ROW + other, self.block("code")
            of_game = {
                "cell": f"{sheet}!{self.column(FIRST_ROUND + column - 1).at(row)}",
                "other is here": self.helper("here").at(its_row),
                "other code": codes.of(k * self.cycles + game + 1).at(its_row),
                "other score": self.page("Score").at(its_row),
                "annulled": self.letters.head(KEY_ROW, column),
            }
            section = "himself" if other == k else "game"
            for name, formula in self.written(_FORMULAS, section, of_game, row, column):
                yield self.block(name).of(column), formula
        yield self.helper("warned"), warnings.of_row(self, str(k + 1), {}, row)
        yield from self.playoffs.of_row(row)
        yield from self.placing.formulas(row)

    def formulas_above(self) -> Iterator[tuple[tuple[int, int], str]]:
        """Yield the formulas above the hidden columns, with their cells."""
        names, gone = self.live.names, self.helper("gone")
        for column in range(1, self.width + 1):
            at = KEY_ROW, self.letters.of(column).at_column
            yield at, gone.at(FIRST_ROW + self.against(column))
        others = {
            "first row": str(FIRST_ROW),
            "first column": str(FIRST_ROUND),
            "a date": f'"{A_DATE}."',
            "no date": str(NO_DATE),
            "at Withdrawn": names.at(names["Withdrawn"]),
            "annulled": self.letters.above(KEY_ROW),
            "cycles": str(self.cycles),
            "playoff": self.playoffs.outcome,
        }
        own = dict(self.written(_FORMULAS, "above", others))
        waits = self.live.reasons_to_wait(f"LOWER(TRIM({names['Kind']}))", for_functions=False)
        warned = {"nameless": warnings.of_nameless(self), "same_name": warnings.of_names(self)}
        figures = {
            "hold": first_that_holds([*waits], own.pop("fault")),
            **own,
            **warnings.figures(self, warned),
            "needs": self.needs(),
            "no_places": self.no_places(),
            "line_is_red": self.line_is_red(),
            **dict(self.playoffs.figures()),
        }
        yield from ((self.figure(name), formula) for name, formula in figures.items())

    def standings(self) -> PlainStandings:
        """Return what the sheet ``Standings`` shows."""
        sums, titles = [self.page(code) for code in CODES], [f'"{code}"' for code in CODES]
        return PlainStandings(self, ("No.", "Name", "Score"), sums, titles, str(len(CODES)), CODES)
