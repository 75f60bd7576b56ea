"""A live section of teams: its typed rows, the values of its functions, and what its formulas refer
to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from xltiebreak.event.results import Result
from xltiebreak.event.section import Matches, Player, Points
from xltiebreak.excel.cells.formulas import first_problem
from xltiebreak.excel.cells.layout import TeamLayout
from xltiebreak.excel.cells.letter_rules import letters
from xltiebreak.excel.cells.live import TEAM_CODES, Live
from xltiebreak.excel.cells.live_values import LiveValues
from xltiebreak.excel.cells.names import BOARDS_SHEET, MATCHES_SHEET, TIE_BREAKS_SHEET, TeamNames
from xltiebreak.excel.cells.shape_cells import list_cells
from xltiebreak.excel.cells.typed_matches import TypedBoard, TypedMatch, typed_boards, typed_matches
from xltiebreak.functions import MatchArguments

ALTERNATES = 2
"""Rows for players of each team above the number of boards."""

SPARE_PLAYERS = 20
_LONGEST_SOUGHT = 255
"""The most characters of a text that Excel searches for."""

USUAL_BOARDS = 4
"""Rows for each match if the number of boards is not known."""


@dataclass(frozen=True)
class Member:
    """A row of the sheet ``Players``: a player with his team and board."""

    player: Player
    team: int | None
    board: int | None


NOT_TEAMS = "This workbook is made for teams: choose the Kind team."
TEAM_ROUNDROBIN = (
    "These sheets rank the teams of a Swiss, and this Kind is a round-robin: choose the Kind team."
)


@dataclass(frozen=True)
class TeamValues(LiveValues):
    """A team section whose row k is team k, and the values of its functions; ``boards_asked`` tells
    that it has the sheets ``Players`` and ``Boards`` although nothing is typed there."""

    boards_asked: bool = False

    entry = "Team"
    cycles = 0

    @property
    def inside(self) -> Matches:
        """The insides of the matches."""
        matches = self.section.matches
        assert matches is not None
        return matches

    @cached_property
    def layout(self) -> TeamLayout:
        """The sizes of the sheets."""
        return TeamLayout(
            teams=len(self.section.players),
            rounds=self.section.crosstable.rounds,
            boards=(boards_known(self.inside) or USUAL_BOARDS) if self.has_boards else 0,
            matches=len(self.typed_rows),
            members=len(self.members) if self.has_boards else 0,
        )

    @property
    def has_boards(self) -> bool:
        """Whether there are sheets ``Players`` and ``Boards``."""
        return self.boards_asked or bool(self.inside.members or self.inside.lineups)

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
    def called(self) -> Mapping[int, str | int]:
        """What is typed for each team, by number: its name if formulas find it, else its number."""
        return _called(self.section.players)

    @cached_property
    def members_called(self) -> Mapping[int, str | int]:
        """What is typed for each player, by number: his name if formulas find it, else this
        number."""
        return _called([row.player for row in self.members])

    @property
    def boards_used(self) -> str:
        """The functions' argument ``boards``: the weights, else the number of boards."""
        return typed_weights(self.inside) or str(self.inside.boards or "")

    @cached_property
    def members(self) -> list[Member]:
        """The rows of the sheet ``Players``, with room for more of them."""
        rows = list(self._known_members())
        if not rows:
            size = (self.inside.boards or USUAL_BOARDS) + ALTERNATES
            return [
                Member(Player(number), None, None)
                for number in range(1, size * len(self.section.players) + 1)
            ]
        last = max(row.player.number for row in rows)
        return rows + [Member(Player(last + k), None, None) for k in range(1, SPARE_PLAYERS + 1)]

    def _known_members(self) -> Iterator[Member]:
        if self.inside.members is None:
            return
        places = {
            number: (team, board)
            for team, roster in zip(self.section.crosstable.numbers, self.inside.rosters)
            for board, number in enumerate(roster, start=1)
        }
        for player in self.inside.members.players:
            yield Member(player, *places.get(player.number, (None, None)))

    @cached_property
    def results(self) -> list[list[str]]:
        """The texts of the crosstable's results: ``W3``, ``3?``, ``B``."""
        rows = zip(self.section.players, self.section.crosstable.results)
        return [
            [letters(team, round, _plain(result)) for round, result in enumerate(row, 1)]
            for team, row in rows
        ]

    @cached_property
    def points(self) -> list[list[Points]]:
        """The points inside the matches, in the same rows and columns as the results."""
        rows = zip(self.section.crosstable.results, self.inside.points)
        return [
            [None if result.blank else inside for result, inside in zip(results, points)]
            for results, points in rows
        ]

    @cached_property
    def matches(self) -> MatchArguments:
        """The functions' arguments about team matches."""
        inside = self.inside
        points: list[list[Any]] = [
            ["" if points is None else points for points in row] for row in self.points
        ]
        scale = inside.match_points
        return MatchArguments(
            points, self.boards_used, inside.placed_by, str(scale) if scale else ""
        )

    @property
    def is_held(self) -> bool:
        """Whether something prevents all places."""
        return self.section.is_roundrobin or super().is_held


def _called(players: Sequence[Player]) -> Mapping[int, str | int]:
    folded = Counter(player.name.casefold() for player in players)
    return {
        player.number: player.name
        if folded[player.name.casefold()] == 1 and _can_be_found(player.name)
        else player.number
        for player in players
    }


def _can_be_found(name: str) -> bool:
    """Whether a formula can search for this name; it looks like no number or condition."""
    plain = name == " ".join(name.split()) and len(name) <= _LONGEST_SOUGHT
    return plain and name[:1].isalpha() and not set(name) & set("*?~")


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
    if result.blank:
        return result
    return Result(result.outcome, result.opponent, worth=result.worth)


@dataclass(frozen=True)
class TeamLive(Live):
    """The cells and arguments that the formulas of a section of teams refer to. The cells of its
    crosstable are formulas themselves."""

    names: TeamNames
    values: TeamValues

    terms_sheet = TIE_BREAKS_SHEET
    codes = TEAM_CODES
    typed_on = MATCHES_SHEET

    @property
    def further(self) -> tuple[str, ...]:
        """The functions' further arguments: withdrawn teams (none in a Swiss), and the matches."""
        named = ("Withdrawn", "Points", "BoardsUsed", "PlacedBy", "MatchPoints")
        return tuple(self.names[name] for name in named)

    @property
    def shape(self) -> str:
        """The cell that says what is wrong with the lists."""
        return self._shapes[2]

    @property
    def shape_for_places(self) -> str:
        """The cell that says why plain formulas cannot work out places."""
        return self._shapes[0]

    @property
    def shape_warning(self) -> str:
        """The cell that says what only functions cannot take of the lists."""
        return self._shapes[1]

    @cached_property
    def _shapes(self) -> Sequence[str]:
        _, cells = list_cells(self.names, in_order=self.route.live)
        return [f"{self.names.quoted(MATCHES_SHEET)}!{cell}" for cell in cells]

    def is_empty(self, row: str) -> str:
        """Return the condition that a row of the results is empty."""
        return f'SUMPRODUCT(--({row}<>""))=0'

    def typed_cell(self, player: str, round: str) -> str:
        """Return the formula for the team's cell in its match's row."""
        row = f"ABS(INDEX({self.names['MatchRows']},{player},{round}))"
        return f"INDEX({self.names['MatchTeams']},{row})"

    def reasons_to_wait(self, kind: str, *, for_functions: bool = True) -> list[tuple[str, str]]:
        """Return the conditions under which the formulas wait, each with what to do then."""
        shape = self.shape if for_functions else self.shape_for_places
        at = self.names.at(self.names["Kind"])
        return [
            (f'{shape}<>""', shape),
            (f'ISNUMBER(FIND("robin",{kind}))', f'{at}&"{TEAM_ROUNDROBIN}"'),
            (f'AND({kind}<>"",ISERROR(FIND("team",{kind})))', f'{at}&"{NOT_TEAMS}"'),
            (f"{_problems(self.names)}>0", _said_of_problems(self.names)),
        ]


def _problems(names: TeamNames) -> str:
    """Return the formula for how many rows have problems."""
    of_boards = f'+COUNTIF({names["BoardProblems"]},"?*")' if names.layout.boards else ""
    return f'(COUNTIF({names["MatchProblems"]},"?*"){of_boards})'


def _said_of_problems(names: TeamNames) -> str:
    """Return the formula for the first row with a problem, while which nothing is worked out."""
    first = first_problem(names["MatchProblems"], names.sheets[MATCHES_SHEET])
    if names.layout.boards:
        of_boards = first_problem(names["BoardProblems"], names.sheets[BOARDS_SHEET])
        first = f"IFERROR({first},{of_boards})"
    wrong = _problems(names)
    return f'{first}&IF({wrong}>1," ("&{wrong}&" such rows in all)","")'
