"""A section as its sheets have it, its standings, and how large the functions' answers are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from xltiebreak.event.crosstable import KINDS, ROUNDROBIN
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Competition, Section
from xltiebreak.event.words import bare
from xltiebreak.excel.cells.grid_rules import cycles_in, grid_texts
from xltiebreak.excel.cells.letter_rules import letters, notation_of
from xltiebreak.excel.cells.rows import rating_text
from xltiebreak.functions import (
    INDIVIDUAL,
    Given,
    MatchArguments,
    PrizeArguments,
    Spill,
    findings_table,
    prizes_table,
    standings_table,
)
from xltiebreak.ranking.orders import Stated
from xltiebreak.tables.labels import COLUMN_HEADERS

NOT_A_SWISS = "The crosstable has rounds for players: choose the Kind swiss or roundrobin, or none."
NOT_A_GRID = "The crosstable is a grid: choose the Kind roundrobin."
NO_RESULT_YET = "No result yet for this {entry}."


@dataclass(frozen=True)
class LiveValues:
    """A section and the values of its functions; its last rows and rounds may be spare. A
    round-robin's crosstable may be ``in_rounds`` instead of a grid."""

    section: Section
    spare_rows: int = field(default=0, kw_only=True)
    spare_rounds: int = field(default=0, kw_only=True)
    in_rounds: bool = field(default=False, kw_only=True)

    entry = "Player"
    """What a row of the results is called."""

    @cached_property
    def cycles(self) -> int:
        """How often all players meet if the crosstable is a grid, else 0."""
        return 0 if self.in_rounds else cycles_in(self.section)

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds that the sheet Event may have for this crosstable."""
        return ("", ROUNDROBIN) if self.cycles else ("", *KINDS)

    @property
    def other_kind(self) -> str:
        """What to do if the sheet Event has another kind."""
        return NOT_A_GRID if self.cycles else NOT_A_SWISS

    @cached_property
    def results(self) -> list[list[str]]:
        """The texts in the crosstable's cells."""
        if self.cycles:
            return grid_texts(self.section, self.cycles)
        rows = zip(self.section.players, self.section.crosstable.results)
        return [
            [letters(player, round, result) for round, result in enumerate(row, start=1)]
            for player, row in rows
        ]

    @cached_property
    def names(self) -> list[str]:
        """The players' names, a row each."""
        return [player.name for player in self.section.players]

    def score(self, k: int) -> float | None:
        """Return the sum of a row's points, from 0; nothing for a row without a name."""
        row = self.section.crosstable.results[k]
        return sum(result.points or 0 for result in row) if self.names[k] else None

    @property
    def named(self) -> list[list[str]]:
        """The players' names as a column of cells."""
        return [[name] for name in self.names]

    @cached_property
    def ratings(self) -> list[list[Any]]:
        """The players' ratings as a column of cells, with the substitute for unrated ones."""
        return [[rating_text(player) or self.section.unrated] for player in self.section.players]

    @cached_property
    def matches(self) -> MatchArguments:
        """The functions' arguments about team matches; none here."""
        return INDIVIDUAL

    @property
    def team_head(self) -> str:
        """The header of the column with the players' teams."""
        by_column = self.section.teams_by and self.section.origin.team
        return by_column or COLUMN_HEADERS["team"]

    @cached_property
    def further_teams(self) -> Sequence[Competition]:
        """The competitions of teams whose names stand behind the last column."""
        own = bare(self.team_head)
        return [teams for teams in self.section.teams_by if bare(teams.by) != own]

    @property
    def teams(self) -> list[list[str]]:
        """The players' teams as a column of cells, or a column for each competition."""
        players, competitions = self.section.players, self.section.teams_by
        if not competitions:
            return [[player.team] for player in players]
        return [
            [teams.teams.get(player.number, "") for teams in competitions] for player in players
        ]

    @property
    def places(self) -> list[list[Any]] | None:
        """The places that another program printed, as a column of cells; only of a list of
        scores."""
        return None

    @property
    def withdrawn(self) -> str:
        """The numbers of those who left a round-robin, as the sheet Event lists them."""
        return ", ".join(map(str, self.section.withdrawn))

    @cached_property
    def given(self) -> Given:
        """The arguments of the functions on the standings."""
        section = self.section
        stated = Stated(section.order, section.playoff, section.perfect_scores)
        return Given(
            *(self.results, str(stated), section.edition, self.ratings, section.lots),
            *(self.withdrawn, self.matches, self.named),
            *(notation_of(section), section.kind, section.scheduled_rounds),
        )

    @cached_property
    def findings(self) -> Spill:
        """The value of CHECK_TB."""
        return _answer(findings_table, replace(self.given, ratings=None))

    @property
    def is_held(self) -> bool:
        """Whether something prevents all places."""
        has_errors = any(severity == "error" for severity, *_ in self.findings)
        return self.section.kind not in self.kinds or has_errors

    @cached_property
    def standings(self) -> Spill:
        """The value of STANDINGS_TB; an empty cell where there are no places."""
        return _NOTHING if self.is_held else _answer(standings_table, self.given, self.named)

    def winners(self, prizes: Spill, rules: Spill) -> Spill:
        """Return the value of PRIZES_TB for a table of prizes with its headers; an empty cell if
        the section has no prizes, or no places."""
        if self.section.prizes is None or self.is_held:
            return _NOTHING
        ratings = [[rating_text(player)] for player in self.section.players]
        arguments = PrizeArguments(
            self.named, ratings, prizes, rules=rules, teams=self.teams, places=self.places
        )
        return _answer(prizes_table, replace(self.given, ratings=None), arguments)

    @property
    def no_result_yet(self) -> str:
        """The sentence that replaces the terms of a row without results."""
        return NO_RESULT_YET.format(entry=self.entry.lower())

    @cached_property
    def codes(self) -> list[str]:
        """The tie-breaks in the standings' headers."""
        return [str(code) for code in self.standings[0][4:-1]]

    @cached_property
    def leader(self) -> int | None:
        """The number of the first in the standings, whose arithmetic the sheet shows first."""
        return int(self.standings[1][1]) if len(self.standings) > 1 else None


_NOTHING: Spill = [[""]]


def _answer(work: Callable[..., Spill], *arguments: Any) -> Spill:
    try:
        return work(*arguments)
    except TieBreakError:
        return _NOTHING
