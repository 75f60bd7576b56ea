"""What the sheets of a section need: its cells, and the tables of its sheets. Of teams, also the
rows of matches, players and boards, and their sizes; row k is team k."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar, NamedTuple

from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.event.figures import decimal
from xltiebreak.event.results import Result
from xltiebreak.event.section import Matches, Player
from xltiebreak.excel.cells.laid_section import TEAM_CODES, LaidSection
from xltiebreak.excel.cells.layout import TeamLayout
from xltiebreak.excel.cells.names import Sheets
from xltiebreak.excel.cells.typed_matches import TypedBoard, TypedMatch, typed_boards, typed_matches
from xltiebreak.excel.cells.typed_results import letters
from xltiebreak.excel.plain.grid import GridTable
from xltiebreak.excel.plain.swiss import KNOWN, SwissTable
from xltiebreak.excel.plain.table import ArithmeticTable
from xltiebreak.excel.plain.teams import IHSA, USAT, TeamTable
from xltiebreak.excel.sheets.sheet import Step
from xltiebreak.ranking.orders import NAMED_ORDERS, named_order
from xltiebreak.rules.editions import USUAL


@dataclass(frozen=True)
class SectionBook(LaidSection):
    """A section with its table of the sheet ``Arithmetic``."""

    @cached_property
    def arithmetic(self) -> ArithmeticTable:
        """The table of the sheet ``Arithmetic``."""
        return GridTable(self) if self.cycles else SwissTable(self)

    @cached_property
    def knows_order(self) -> bool:
        """Whether the sheet Standings surely places by what is stated: functions know it, or plain
        formulas without lots, play-offs, withdrawals and an edition of its own."""
        section, codes = self.section, tuple(self.codes)
        if self.route.live:
            return True
        named = named_order(section.order)
        edition = section.edition or (NAMED_ORDERS[named].edition if named else USUAL)
        others = (section.lots, section.playoff, section.perfect_scores, section.withdrawn)
        return edition == USUAL and not any(others) and self._is_known(codes)

    def _is_known(self, codes: tuple[str, ...]) -> bool:
        """Whether plain formulas know an order of these tie-breaks."""
        return codes == NAMED_ORDERS[ROUNDROBIN].codes if self.cycles else {*codes} <= {*KNOWN}

    def step_and_title(self, sheet: str) -> tuple[Step, str]:
        """Return the first line of a kind of sheet, and a formula for its title. The sheet on which
        one types works out the line, and the others refer to it."""
        shown = f"{self.names.quoted(self.typed_on)}!$A$1"
        line = self.arithmetic.first_line() if sheet == self.typed_on else shown
        return Step(line, f"{self.names['LineIsRed']}=1"), self.title_of(sheet)


@dataclass(frozen=True)
class ScoreBook(SectionBook):
    """A list of scores without rounds, on a sheet of its own, for which functions divide prizes.
    They take its scores for results."""

    typed_on: ClassVar[str] = Sheets.SCORES
    further_column: ClassVar[int] = 6

    @property
    def results(self) -> list[list[str]]:
        """The scores as a column of cells."""
        scores = (player.printed_score for player in self.section.players)
        return [["" if score is None else decimal(score)] for score in scores]


_ALTERNATES, _SPARE_PLAYERS = 2, 20
"""Rows for players of each team above the number of boards, or behind the last known player."""

_USUAL_BOARDS = 4
"""Rows for each match if the number of boards is not known."""


class Member(NamedTuple):
    """A row of the sheet ``Players``: a player with his team and board."""

    player: Player
    team: int | None = None
    board: int | None = None


@dataclass(frozen=True)
class TeamBook(SectionBook):
    """What the sheets of a section of teams need; ``boards_asked`` tells that it has the sheets
    ``Players`` and ``Boards`` although nothing is typed there."""

    boards_asked: bool = field(default=False, kw_only=True)

    entry: ClassVar[str] = "Team"
    terms_sheet: ClassVar[str] = Sheets.TIE_BREAKS
    known_codes: ClassVar[Sequence[str]] = TEAM_CODES
    typed_on: ClassVar[str] = Sheets.MATCHES
    boxes: ClassVar[Mapping[str, str]] = {
        **SectionBook.boxes,
        **{"PlacedBy": "placed_by", "MatchPoints": "match_points"},
        **{"BoardsStated": "boards", "BoardWeights": "board_weights"},
    }
    further: ClassVar[Sequence[str]] = [
        *("Withdrawn", "Points", "BoardsUsed", "PlacedBy", "MatchPoints")
    ]

    @property
    def inside(self) -> Matches:
        """The insides of the matches."""
        assert self.section.matches is not None
        return self.section.matches

    @cached_property
    def layout(self) -> TeamLayout:
        """The sizes of the sheets."""
        has_boards = self.boards_asked or bool(self.inside.members or self.inside.lineups)
        return TeamLayout(
            teams=len(self.section.players),
            rounds=self.section.crosstable.rounds,
            boards=(boards_known(self.inside) or _USUAL_BOARDS) if has_boards else 0,
            matches=len(self.typed_rows),
            members=len(self.members) if has_boards else 0,
        )

    @cached_property
    def typed_rows(self) -> list[TypedMatch]:
        """The rows of the sheet ``Matches``: each round has room for every team; rows for byes
        follow the last round."""
        typed = list(typed_matches(self.section))
        rows = []
        rounds = self.section.crosstable.rounds
        for round in range(1, rounds + 1):
            of_round = [match for match in typed if match.round == round]
            room = (len(self.section.players) + 1) // 2 - len(of_round)
            rows += of_round + [TypedMatch(round)] * room
        return rows + [TypedMatch()] * rounds

    @cached_property
    def boards(self) -> list[TypedBoard]:
        """The rows of the sheet ``Boards``."""
        return list(typed_boards(self.section, self.typed_rows, self.layout.boards))

    @cached_property
    def members(self) -> list[Member]:
        """The rows of the sheet ``Players``, with room for more of them."""
        if self.inside.members is None:
            size = (self.inside.boards or _USUAL_BOARDS) + _ALTERNATES
            numbers = range(1, size * len(self.section.players) + 1)
            return [Member(Player(number)) for number in numbers]
        places = {
            number: (team, board)
            for team, roster in zip(self.section.crosstable.numbers, self.inside.rosters)
            for board, number in enumerate(roster, start=1)
        }
        players = self.inside.members.players
        rows = [Member(player, *places.get(player.number, ())) for player in players]
        last = max(player.number for player in players)
        return rows + [Member(Player(last + k)) for k in range(1, _SPARE_PLAYERS + 1)]

    @cached_property
    def results(self) -> list[list[str]]:
        """The texts of the crosstable's results: ``W3``, ``3?``, ``B``."""
        return [
            [letters(team, round, _plain(result)) for round, result in enumerate(row, 1)]
            for team, row in zip(self.section.players, self.section.crosstable.results)
        ]

    def _is_known(self, codes: tuple[str, ...]) -> bool:
        return codes in (IHSA, USAT)

    def typed_cell(self, player: str, round: str) -> str:
        """Return the formula for the team's cell in its match's row."""
        row = f"ABS(INDEX({self.names['MatchRows']},{player},{round}))"
        return f"INDEX({self.names['MatchTeams']},{row})"

    @cached_property
    def arithmetic(self) -> TeamTable:
        """The table of the sheet ``Arithmetic``."""
        return TeamTable(self, has_boards=bool(self.layout.boards))


def boards_known(inside: Matches) -> int:
    """Return the number of boards of a match, else that of the longest line-up; 0 if neither is
    known."""
    return inside.boards or max(
        (len(lineup) for row in inside.lineups for lineup in row), default=0
    )


def typed_weights(inside: Matches) -> str:
    """Return the weights as typed, ``12 11 10 9``; empty if every board is worth the same."""
    return " ".join(f"{weight:g}" for weight in inside.weights)


def _plain(result: Result) -> Result:
    """Return a result without its colour."""
    if result.blank:
        return result
    return Result(result.outcome, result.opponent, worth=result.worth)
