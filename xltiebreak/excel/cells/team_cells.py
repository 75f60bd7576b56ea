"""What stands in the cells of a team event's workbook: the typed rows, and what follows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from xltiebreak.event.crosstable import Crosstable, typed_by_hand
from xltiebreak.event.notation import UnknownCell, us
from xltiebreak.event.results import BLANK, UNREADABLE, Outcome, Result
from xltiebreak.event.section import Matches, Player, Points, Section
from xltiebreak.excel.cells.board_rules import points_of
from xltiebreak.excel.cells.layout import TeamLayout
from xltiebreak.excel.cells.match_rules import MatchLine, lines_of
from xltiebreak.excel.cells.typed_matches import TypedBoard, TypedMatch, typed_boards, typed_matches

ALTERNATES = 2
"""Rows for players of each team above the number of boards."""

SPARE_PLAYERS = 20
_LONGEST_SOUGHT = 255
"""Characters of a text that Excel looks for."""

USUAL_BOARDS = 4
"""Rows for each match where the number of boards is not known."""


@dataclass(frozen=True)
class Member:
    """A row of the sheet ``Players``: who it is, and his team and board."""

    player: Player
    team: int | None
    board: int | None


@dataclass(frozen=True)
class TeamCells:
    """A team section whose row k is team k, as cells."""

    section: Section

    @property
    def inside(self) -> Matches:
        """The insides of the matches."""
        matches = self.section.matches
        assert matches is not None
        return matches

    @cached_property
    def layout(self) -> TeamLayout:
        """How large the sheets are."""
        return TeamLayout(
            teams=len(self.section.players),
            rounds=self.section.crosstable.rounds,
            boards=boards_known(self.inside) or USUAL_BOARDS,
            matches=len(self.matches),
            members=len(self.members),
        )

    @cached_property
    def matches(self) -> list[TypedMatch]:
        """The rows of the sheet ``Matches``: each round has room for every team, and below the
        last one there is some for byes."""
        typed = list(typed_matches(self.section))
        rows = []
        rounds = self.section.crosstable.rounds
        for round in range(1, rounds + 1):
            of_round = [match for match in typed if match.round == round]
            room = (len(self.section.players) + 1) // 2 - len(of_round)
            rows += of_round + [TypedMatch(round)] * room
        return rows + [TypedMatch()] * rounds

    @cached_property
    def lines(self) -> list[MatchLine]:
        """What follows from each of these rows."""
        return lines_of(self.matches, self.section.players, self.inside.most)

    @cached_property
    def boards(self) -> list[TypedBoard]:
        """The rows of the sheet ``Boards``."""
        return list(typed_boards(self.section, self.matches, self.layout.boards))

    def worth(self, typed: TypedBoard) -> tuple[float, float] | None:
        """What a board brought the two teams; nothing where it is not in."""
        points, weights = points_of(typed.result), self.inside.board_weights
        if points is None or typed.board > len(weights):
            return None
        weight = weights[typed.board - 1]
        return weight * points[0], weight * points[1]

    def of_boards(self, k: int) -> tuple[int, float, float]:
        """How many boards of the match in a row are in, from 0, and what they add up to."""
        size = self.layout.boards
        worth = [self.worth(one) for one in self.boards[k * size : (k + 1) * size] if one.shown]
        known = [one for one in worth if one is not None]
        return len(known), sum(own for own, _ in known), sum(theirs for _, theirs in known)

    @cached_property
    def called(self) -> Mapping[int, str | int]:
        """What is typed for each team: its name where a formula finds it, else its number."""
        return _called(self.section.players)

    @cached_property
    def members_called(self) -> Mapping[int, str | int]:
        """The same for the players of the teams."""
        return _called([row.player for row in self.members])

    @property
    def boards_used(self) -> str:
        """What a match can bring, as the functions take it: the weights, else the boards."""
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
    def member_names(self) -> dict[int, str]:
        """The players' names by number."""
        return {row.player.number: row.player.name for row in self.members}

    @cached_property
    def rows_used(self) -> list[list[int]]:
        """For each team and round the row of the match, from 1; below zero where the team is the
        opponent there, 0 where it has none."""
        places: dict[tuple[int, int], int] = {}
        for row, match in enumerate(self.matches, start=1):
            for team, place in ((match.team, row), (match.opponent, -row)):
                if match.round and team:
                    places[team, match.round] = place
        rounds = range(1, self.section.crosstable.rounds + 1)
        return [
            [places.get((team, round), 0) for round in rounds]
            for team in self.section.crosstable.numbers
        ]

    @cached_property
    def results(self) -> list[list[str]]:
        """The results of the crosstable: ``W3``, ``3?``, ``B``."""
        return [["" if not row else self._cell(row) for row in line] for line in self.rows_used]

    def _cell(self, row: int) -> str:
        line = self.lines[abs(row) - 1]
        return line.first_cell if row > 0 else line.second_cell

    @cached_property
    def points(self) -> list[list[Points]]:
        """The points inside the matches, in the same cells."""
        return [[None if not row else self._points(row) for row in line] for line in self.rows_used]

    def _points(self, row: int) -> Points:
        match = self.matches[abs(row) - 1]
        return match.points if row > 0 else match.opponents_points

    @cached_property
    def crosstable(self) -> Crosstable:
        """The crosstable that its cells state."""
        rows = tuple(tuple(_read(cell) for cell in row) for row in self.results)
        return Crosstable(self.section.crosstable.numbers, rows)

    @cached_property
    def typed(self) -> Crosstable:
        """The rows of the teams that there are, with what is still to be typed."""
        rows = zip(self.section.players, self.crosstable.results)
        there = {team.number: row for team, row in rows if team.name or any(map(_filled, row))}
        return typed_by_hand(Crosstable(tuple(there), tuple(there.values())))

    @cached_property
    def rounds(self) -> range:
        """The rounds for which there is room."""
        return range(1, self.crosstable.rounds + 1)

    @cached_property
    def begun(self) -> list[bool]:
        """Which rounds have begun."""
        return [bool(self.typed.rounds) and self.typed.started(round) for round in self.rounds]

    @cached_property
    def complete(self) -> list[bool]:
        """Which rounds count."""
        return [bool(self.typed.rounds) and self.typed.complete(round) for round in self.rounds]

    def without_match(self, round: int) -> int:
        """How many teams still need a match in a round, or the word that they have none."""
        return sum(row[round - 1].outcome is Outcome.AWAITED for row in self.typed.results)

    def score(self, row: int, *, draws: bool) -> float:
        """A team's tournament points over the complete rounds; its unplayed matches as draws,
        or as they are."""
        return sum(
            0.5 if draws and not result.played else result.points
            for result, counts in zip(self.crosstable.results[row], self.complete)
            if counts
        )


def _called(players: Sequence[Player]) -> Mapping[int, str | int]:
    folded = Counter(player.name.casefold() for player in players)
    return {
        player.number: player.name
        if folded[player.name.casefold()] == 1 and _can_be_found(player.name)
        else player.number
        for player in players
    }


def _can_be_found(name: str) -> bool:
    """Whether a formula that looks for a text finds this one, and no number or condition in it."""
    plain = name == " ".join(name.split()) and len(name) <= _LONGEST_SOUGHT
    return plain and name[:1].isalpha() and not set(name) & set("*?~")


def boards_known(inside: Matches) -> int:
    """How many boards a match has, as stated, else as in the longest line-up; 0 where neither is
    known."""
    return inside.boards or max((len(one) for row in inside.lineups for one in row), default=0)


def typed_weights(inside: Matches) -> str:
    """``12 11 10 9``; empty where every board is worth the same."""
    return " ".join(f"{weight:g}" for weight in inside.weights)


def _read(cell: str) -> Result:
    try:
        return us.read(cell) if cell else BLANK
    except UnknownCell:
        return UNREADABLE


def _filled(result: Result) -> bool:
    return not result.blank
