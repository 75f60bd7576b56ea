"""What the functions give for a team section: the values that its workbook shows before it is
live."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from xltiebreak.excel.live_values import LiveValues
from xltiebreak.excel.teams.cells import TeamCells
from xltiebreak.excel.teams.next_step import problems_of, said_of_problems
from xltiebreak.functions.matches import MatchArguments
from xltiebreak.tables.settings import ROUNDROBIN, TEAM_KINDS

NOT_TEAMS = "This workbook is made for teams: on the sheet Event, choose the Kind team."
TEAM_ROUNDROBIN = (
    "These sheets rank a Swiss; for the teams of a round-robin: xltiebreak standings FILE."
)
NOT_IN_ORDER = "Number the teams on the sheet Teams again: 1, 2, 3 and so on, from the top."


@dataclass(frozen=True)
class TeamValues(LiveValues):
    """A team section's functions, worked out on what its cells hold."""

    cells: TeamCells

    entry = "Team"
    cycles = 0
    not_in_order = NOT_IN_ORDER

    @property
    def kind(self) -> str:
        """The kind of event for which the workbook is made."""
        return TEAM_KINDS[0]

    @cached_property
    def results(self) -> list[list[str]]:
        """The cells of the crosstable."""
        return self.cells.results

    @cached_property
    def matches(self) -> MatchArguments:
        """The points inside the matches, and what the sheet Event says of them."""
        inside = self.cells.inside
        points: list[list[Any]] = [
            ["" if one is None else one for one in row] for row in self.cells.points
        ]
        scale = inside.match_points
        return MatchArguments(
            points, self.cells.boards_used, inside.placed_by, str(scale) if scale else ""
        )

    @cached_property
    def hold(self) -> str:
        """Why nothing is worked out yet; empty where nothing stands against it."""
        if self.section.kind == ROUNDROBIN:
            return TEAM_ROUNDROBIN
        if wrong := problems_of(self.cells):
            return said_of_problems(wrong)
        return self.held_by_errors
