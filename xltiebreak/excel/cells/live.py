"""What the formulas of a live section refer to."""

from __future__ import annotations

from dataclasses import dataclass, field

from xltiebreak.excel.cells.formulas import side_by_side
from xltiebreak.excel.cells.layout import FIRST_ROUND, block_of, cell_beside
from xltiebreak.excel.cells.live_values import LiveValues
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET, WORKSHEET_SHEET, SectionNames
from xltiebreak.excel.routes import Route
from xltiebreak.functions import ONLY_US, MatchArguments
from xltiebreak.rules.systems import SYSTEMS, Needs

TEAM_CODES = tuple(code for code, system in SYSTEMS.items() if system.needs is not Needs.COMBINED)
"""The tie-breaks that a sheet can show term by term for a team that plays matches."""

CODES = tuple(code for code in TEAM_CODES if not SYSTEMS[code].of_teams)
"""The tie-breaks that a sheet can show term by term for a player."""


@dataclass(frozen=True)
class Live:
    """The cells and arguments that the formulas of a section refer to. If it ``has_games``, the
    results in the crosstable are formulas that show a list of games."""

    route: Route
    names: SectionNames
    values: LiveValues
    has_games: bool = field(default=False, kw_only=True)

    terms_sheet = WORKSHEET_SHEET
    """The kind of sheet that shows any tie-break term by term."""

    codes = CODES
    """The tie-breaks that this sheet can show."""

    typed_on = CROSSTABLE_SHEET
    """The kind of sheet on which users type results."""

    @property
    def players(self) -> int:
        """The number of rows in the crosstable."""
        return len(self.values.section.players)

    @property
    def rounds(self) -> int:
        """The number of rounds in the crosstable."""
        return self.values.section.crosstable.rounds

    @property
    def further_column(self) -> int:
        """The column behind the last one, for the teams of further competitions."""
        return FIRST_ROUND + len(self.values.results[0]) + 1

    @property
    def teams(self) -> str:
        """The cells with the players' teams; the columns of several competitions side by side."""
        clubs, further = self.names["Clubs"], self.values.further_teams
        sheet = self.names.quoted(self.typed_on)
        columns = [
            f"{sheet}!{block_of(self.further_column + further.index(teams), self.players)}"
            if teams in further
            else clubs
            for teams in self.values.section.teams_by
        ]
        if not columns:
            return clubs
        return columns[0] if len(columns) == 1 else side_by_side(columns)

    @property
    def printed_places(self) -> str:
        """The cells with the places that another program printed beside final scores."""
        return '""'

    @property
    def order_at_hand(self) -> tuple[str, ...]:
        """The last arguments of the functions that show a tie-break as the standings have it."""
        return (
            *self.beside_results(),
            *(self.names.ranking, self.names["Lots"], self.names["Players"]),
            *self.on_event_sheet,
        )

    @property
    def on_event_sheet(self) -> tuple[str, ...]:
        """The very last arguments of all functions: what the sheet Event says of the results."""
        notation = f'IF(TRIM({self.names["Notation"]})="","{ONLY_US}",{self.names["Notation"]})'
        return (notation, self.names["Kind"], self.names["Rounds"])

    def beside_results(self, count: int = 1 + len(MatchArguments._fields)) -> tuple[str, ...]:
        """Return the first ``count`` of the further arguments, ``""`` for each missing one."""
        known = self.further[:count]
        return (*known, *['""'] * (count - len(known)))

    @property
    def further(self) -> tuple[str, ...]:
        """The further arguments of the functions: withdrawn players, and for teams their
        matches."""
        return (self.names["Withdrawn"],)

    @property
    def shape(self) -> str:
        """The cell that says what is wrong with the table's shape."""
        return self._beside("whole")

    @property
    def shape_for_places(self) -> str:
        """The cell that says why plain formulas cannot work out places."""
        return self._beside("shape")

    @property
    def shape_warning(self) -> str:
        """The cell that says what only functions cannot take of the table's shape."""
        return self._beside("warned")

    def _beside(self, name: str) -> str:
        cell = cell_beside(len(self.values.results[0]), name)
        return f"{self.names.quoted(CROSSTABLE_SHEET)}!{cell}"

    def is_empty(self, row: str) -> str:
        """Return the condition that a row of the results is empty."""
        return f'SUMPRODUCT(--({row}<>""))=0' if self.has_games else f"COUNTA({row})=0"

    def typed_cell(self, player: str, round: str) -> str:
        """Return the formula for the cell in which users type a result."""
        return f"INDEX({self.names['Results']},{player},{round})"

    def reasons_to_wait(self, kind: str, *, for_functions: bool = True) -> list[tuple[str, str]]:
        """Return the conditions under which the formulas wait, each with what to do then. ``kind``
        is the cell of the kind on the sheet Event. Plain formulas wait for less than formulas
        ``for_functions`` do."""
        another = "AND({})".format(",".join(f'{kind}<>"{name}"' for name in self.values.kinds))
        shape = self.shape if for_functions else self.shape_for_places
        at = self.names.at(self.names["Kind"])
        return [(f'{shape}<>""', shape), (another, f'{at}&"{self.values.other_kind}"')]

    def held(self, formula: str) -> str:
        """Return a formula for why nothing can be worked out, else for what ``formula`` gives."""
        hold = self.names["Hold"]
        return f'IF({hold}<>"",{hold},{formula})'
