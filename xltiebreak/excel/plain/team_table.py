"""Where the arithmetic of a team event stands on its sheet, and the cells that say what may be
shown: why nothing can be worked out, and why these places would not be those of the event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from xltiebreak.excel.cells.formulas import first_that_holds
from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW, KEY_ROW
from xltiebreak.excel.cells.team_live import TeamLive
from xltiebreak.excel.plain.columns import Column, Rounds
from xltiebreak.excel.plain.placing import Placing
from xltiebreak.excel.plain.table import ArithmeticTable, PlainStandings, progress_of_rounds
from xltiebreak.excel.plain.team_sums import BOXES, IHSA, ORDERS, USAT, TeamSums

MAIN = "Main"
"""The column of the tie-break that is looked at first: IHSA, or USAT."""

THEN = USAT[1:]
"""The tie-breaks that only the order of the US Amateur Team goes on with."""


@dataclass(frozen=True)
class TeamTable(ArithmeticTable):
    """The sheet ``Arithmetic`` of a section of teams."""

    live: TeamLive

    helpers = ("adjusted", *(f"key {code}" for code in THEN))
    blocks = ("opponent", "points")
    figures = (
        *(*BOXES, "hold", "needs", "no_places"),
        *("planned", "incomplete", "progress", "is_final"),
    )
    orders = tuple(ORDERS)

    @property
    def heads(self) -> Sequence[str]:
        """The headers of the page."""
        rounds = range(1, self.width + 1)
        terms, scores = ([f"{letter}{round}" for round in rounds] for letter in "RO")
        return ("No.", "Team", *terms, "Score", MAIN, *scores, *THEN)

    @cached_property
    def placing(self) -> Placing:
        """The columns in which the teams are placed: by keys that are level where the order does
        not ask for them."""
        keys = [self.helper(f"key {code}") for code in THEN]
        figures = [self.page("Score"), self.page(MAIN), *keys]
        first = self.behind_helpers
        return Placing(figures, (MAIN, *THEN), self.page("No."), first, HEADER_ROW)

    @cached_property
    def sums(self) -> TeamSums:
        """The columns of the sums."""
        return TeamSums(
            names=self.live.names,
            opponents=self.block("opponent"),
            points=self.block("points"),
            terms=Rounds(self.page("R1"), self.width),
            scores=Rounds(self.page("O1"), self.width),
            score=self.page("Score"),
            adjusted=self.helper("adjusted"),
            sums={code: self.page(code) for code in THEN},
            above=KEY_ROW,
            boxes={name: self.cell(name) for name in BOXES},
            hold=self.cell("hold"),
        )

    def formulas(self, row: int) -> Iterator[tuple[Column, str]]:
        """Every formula in a row of the sheet."""
        k, sums, names = row - FIRST_ROW, self.sums, self.live.names
        name = f'TRIM(INDEX({names["Players"]},{k + 1})&"")'
        yield self.page("No."), f'IF({name}="","",INDEX({names["Numbers"]},{k + 1}))'
        yield self.page("Team"), name
        for round in range(1, self.width + 1):
            yield sums.opponents.of(round), sums.opponent(k, round)
            yield sums.points.of(round), sums.point(k, round)
            yield sums.terms.of(round), sums.term(k, round)
            yield sums.scores.of(round), sums.opponents_score(k, round)
        columns = {"score": sums.score, "adjusted": sums.adjusted, "main": self.page(MAIN)}
        for name, formula in sums.of_team(k).items():
            yield columns.get(name) or sums.sums[name], formula
        for code in THEN:
            yield self.helper(f"key {code}"), sums.key(code, k)
        yield from self.placing.formulas(row)

    def formulas_above(self) -> Iterator[tuple[tuple[int, int], str]]:
        """The formulas over the columns, by their cells."""
        for round in range(1, self.width + 1):
            at = self.block("opponent").of(round).at_column
            yield (KEY_ROW, at), self.sums.counts_from(round)
        names, rounds = self.live.names, self.cell("rounds")
        kind = f'LOWER(TRIM({names["Kind"]}&""))'
        begun = f"MAX({names['BegunSoFar']})"
        typed_rounds = f"IFERROR(VALUE({names['Rounds']}),0)"
        first = f"IFERROR(MATCH(0,{names['CompleteRounds']},0),{self.width + 1})"
        planned, incomplete = self.cell("planned"), self.cell("incomplete")
        figures = {
            **self.sums.of_section(),
            "hold": first_that_holds(self.live.reasons_to_wait(kind), self.cell("fault")),
            "needs": self.needs(),
            "no_places": self.no_places(),
            "planned": f"MAX(IF({typed_rounds}>0,{typed_rounds},{self.width}),{begun})",
            "incomplete": f"IF({first}<={begun},{first},0)",
            "progress": progress_of_rounds(rounds, planned, incomplete),
            "is_final": f"IF(AND({rounds}>0,{rounds}>={planned}),1,0)",
        }
        yield from ((self.figure(name), formula) for name, formula in figures.items())
        over_ranks = self.placing.ranks[1].at_column
        for at in (over_ranks, self.page(MAIN).at_column):
            yield (HEADER_ROW, at), self.main

    @property
    def main(self) -> str:
        """The code of the tie-break that is looked at first."""
        return f'IF({self.cell("usat")}=1,"{USAT[0]}","{IHSA[0]}")'

    def standings(self) -> PlainStandings:
        """What the sheet ``Standings`` shows."""
        sums = [self.page(head) for head in (MAIN, *THEN)]
        is_short = f"{self.seen('usat')}<>1"
        return PlainStandings(self, ("No.", "Team", "Score"), sums, USAT, IHSA, is_short)
