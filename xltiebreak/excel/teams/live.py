"""The sheets of a team event that follow its matches by our functions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.frame import Live
from xltiebreak.excel.labels import MATCHES_SHEET, TEAMS_SHEET, TIE_BREAKS_SHEET
from xltiebreak.excel.teams.cells import TeamCells
from xltiebreak.excel.teams.layout import FIRST_ROW, TeamNames
from xltiebreak.excel.teams.next_step import PROBLEMS, problems
from xltiebreak.excel.teams.values import NOT_TEAMS, TEAM_ROUNDROBIN
from xltiebreak.excel.tie_break_list import TEAM_CODES

_TEAM_COLUMN = 1
"""Of the sheet ``Matches``."""


@dataclass(frozen=True)
class TeamLive(Live):
    """All that the live sheets of one team section are made from."""

    names: TeamNames
    cells: TeamCells

    @property
    def further(self) -> tuple[str, ...]:
        """The last arguments of the functions: nobody withdraws from a Swiss; and the matches."""
        named = ("Withdrawn", "Points", "BoardsUsed", "PlacedBy", "MatchPoints")
        return tuple(self.names[name] for name in named)

    @property
    def terms_sheet(self) -> str:
        """The kind of sheet on which any tie-break is shown term by term."""
        return TIE_BREAKS_SHEET

    @property
    def codes(self) -> tuple[str, ...]:
        """The tie-breaks that can be shown there."""
        return TEAM_CODES

    def is_empty(self, row: str) -> str:
        """Whether nothing stands in a row of the results, whose cells are formulas."""
        return f'SUMPRODUCT(--({row}<>""))=0'

    def defined_names(self) -> Iterator[tuple[str, str]]:
        """What the names of the typed cells, and of those that follow, stand for."""
        return self.names.defined()

    @property
    def numbers_column(self) -> tuple[str, int]:
        """The sheet and column in which the teams' numbers are typed."""
        return self.sheets[TEAMS_SHEET], 0

    def typed_at(self, player: str, round: str) -> tuple[str, str]:
        """The sheet Matches, and a formula for the team's cell in the row of the match."""
        row = f"ABS(INDEX({self.names['MatchRows']},{player},{round}))"
        return self.sheets[MATCHES_SHEET], f"INDEX({self.names['MatchTeams']},{row})"

    def address(self, number: int, round: int) -> str:
        """The address of that cell; empty where the team has no match in the round."""
        row = abs(self.cells.rows_used[number - 1][round - 1])
        return str(xl_rowcol_to_cell(FIRST_ROW + row - 1, _TEAM_COLUMN)) if row else ""

    def reasons_to_wait(self, kind: str) -> list[tuple[str, str]]:
        """Conditions under which nothing can be worked out, each with what is then to be done."""
        wrong = problems(self.names)
        return [
            (f'ISNUMBER(FIND("robin",{kind}))', f'"{TEAM_ROUNDROBIN}"'),
            (f'AND({kind}<>"",ISERROR(FIND("team",{kind})))', f'"{NOT_TEAMS}"'),
            (f"{wrong}>0", f'{wrong}&IF({wrong}=1," row "," rows ")&"{PROBLEMS}"'),
        ]
