"""A team section whose sheets follow its matches: what functions give and formulas ask for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from xltiebreak.event.figures import counted
from xltiebreak.excel.cells.live import TEAM_CODES, Live, LiveValues
from xltiebreak.excel.cells.names import MATCHES_SHEET, TIE_BREAKS_SHEET, TeamNames
from xltiebreak.excel.cells.next_step import PROBLEMS, problems, said_of_problems
from xltiebreak.excel.cells.shape_rules import list_formulas
from xltiebreak.excel.cells.team_cells import TeamCells
from xltiebreak.functions import MatchArguments
from xltiebreak.tables.settings import TEAM_KINDS

NOT_TEAMS = "This workbook is made for teams: on the sheet Event, choose the Kind team."
TEAM_ROUNDROBIN = (
    "These sheets rank the teams of a Swiss, and on the sheet Event the Kind is a round-robin: "
    "choose the Kind team."
)


@dataclass(frozen=True)
class TeamValues(LiveValues):
    """A team section's functions, worked out on what its cells hold."""

    cells: TeamCells

    entry = "Team"
    cycles = 0

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
        if self.section.is_roundrobin:
            return TEAM_ROUNDROBIN
        if wrong := self.cells.wrong_matches:
            return f"{counted(wrong, 'row')} {PROBLEMS}"
        return self.held_by_errors


_TEAM_COLUMN = 1
"""Of the sheet ``Matches``."""


@dataclass(frozen=True)
class TeamLive(Live):
    """All that the formulas of one section of teams ask for; the cells of its crosstable are
    formulas themselves."""

    names: TeamNames
    cells: TeamCells

    terms_sheet = TIE_BREAKS_SHEET
    codes = TEAM_CODES
    typed_on = MATCHES_SHEET

    @property
    def further(self) -> tuple[str, ...]:
        """The last arguments of the functions: nobody withdraws from a Swiss; and the matches."""
        named = ("Withdrawn", "Points", "BoardsUsed", "PlacedBy", "MatchPoints")
        return tuple(self.names[name] for name in named)

    @property
    def shape(self) -> str:
        """The cell that says what is wrong with the lists."""
        _, cell = list_formulas(self.names, in_order=self.route.live)
        return f"{self.names.quoted(MATCHES_SHEET)}!{cell}"

    def is_empty(self, row: str) -> str:
        """Whether nothing stands in a row of the results."""
        return f'SUMPRODUCT(--({row}<>""))=0'

    def typed_cell(self, player: str, round: str) -> str:
        """A formula for the team's cell in the row of the match."""
        row = f"ABS(INDEX({self.names['MatchRows']},{player},{round}))"
        return f"INDEX({self.names['MatchTeams']},{row})"

    def reasons_to_wait(self, kind: str, *, for_functions: bool = True) -> list[tuple[str, str]]:
        """Conditions under which nothing can be worked out, each with what is then to be done."""
        return [
            (f'{self.shape}<>""', self.shape),
            (f'ISNUMBER(FIND("robin",{kind}))', f'"{TEAM_ROUNDROBIN}"'),
            (f'AND({kind}<>"",ISERROR(FIND("team",{kind})))', f'"{NOT_TEAMS}"'),
            (f"{problems(self.names)}>0", said_of_problems(self.names)),
        ]
