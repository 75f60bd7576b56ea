"""The ways to count the matches of a team event: by tournament, match and game points.

The games of players are counted in one way, which stands for all three. So a rule asks for the way
that it means, and need not know whether players or teams compete.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.roundrobin import annulled
from xltiebreak.event.section import (
    BY_GAME_POINTS,
    BY_MATCH_POINTS,
    TOURNAMENT_POINTS,
    Matches,
    MatchPoints,
    Points,
    Section,
)
from xltiebreak.rules.editions import Edition
from xltiebreak.rules.scores import TEAM, Scores

MATCH_POINTS, GAME_POINTS = "MP", "GP"
"""The suffixes of a code that say which points it takes: ``BH:GP``. Source: TRF26, record 202."""


class Countings:
    """The scores of players, which are the same by any kind of points that a rule asks for.

    ``tournament`` are by tournament points, a match won 1 and drawn ½: T of the American rules;
    ``match`` by match points, as the event or the edition has them; ``game`` by the points inside
    the matches; ``primary`` by those that place the contestants, ``secondary`` by the others.
    """

    of_teams = False
    knows_points = False
    """Whether the points inside every match are known."""
    knows_boards = False
    """Whether it is known who sat at the boards of every match."""
    boards = 0
    """How many boards a match has; 0 where that is not known."""
    most = 0.0
    """The points that a match can bring; 0 where that is not known."""
    scale = TOURNAMENT_POINTS
    """What a match is worth by match points."""
    rows: Mapping[int, int] = MappingProxyType({})
    """The row of each team in the insides of the matches."""

    def __init__(self, tournament: Scores, match: Scores, game: Scores, placed_by: str) -> None:
        self.tournament = tournament
        self.match = match
        self.game = game
        by_match = placed_by == BY_MATCH_POINTS
        self.primary, self.secondary = (match, game) if by_match else (game, match)

    @classmethod
    def of_players(cls, scores: Scores) -> Countings:
        """Return the countings of players, who have only these scores."""
        return cls(scores, scores, scores, BY_MATCH_POINTS)

    def counted_by(self, points: str) -> Scores | None:
        """Return the scores by match points (``MP``) or game points (``GP``); nothing if the points
        are not known, or how many a match can bring, since an unplayed match counts half of
        them."""
        if points == MATCH_POINTS:
            return self.match if self.of_teams else None
        return self.game if self.knows_points and self.most else None

    def points(self, number: int, round: int) -> Points:
        """Return m: the points that a team made inside its match of a round."""
        return None

    def board_points(self, number: int, round: int, result: Result) -> list[float]:
        """Return the points that a team made on each board in one round. A match without play
        counts on each board as the whole match.

        Source: FIDE C.07 12, introduction.
        """
        return []


class TeamCountings(Countings):
    """One team event counted by tournament points, by match points and by game points.

    ``section`` holds the teams as its players. By game points, a draw is half of what a match can
    bring.

    Raises:
        TieBreakError: game points are to place the teams, and they are not known.
    """

    of_teams = True

    def __init__(self, section: Section, matches: Matches, edition: Edition) -> None:
        table = annulled(section).crosstable
        self.section = section
        self.matches = matches
        self.scale = matches.match_points or edition.match_points
        self.knows_points = matches.knows_points(table)
        self.knows_boards = matches.knows_boards(table)
        self.boards = matches.boards
        self.most = matches.most
        self.rows = {number: row for row, number in enumerate(section.crosstable.numbers)}
        if matches.placed_by == BY_GAME_POINTS and matches.lacks_points(table):
            raise TieBreakError(
                "game points are to place the teams, but the points inside a match are missing; "
                "type them in, or let match points place the teams"
            )

        def scores(table: Crosstable, scale: MatchPoints) -> Scores:
            kind, last_round = section.paired_as, section.scheduled_rounds
            return Scores(table, edition, kind, last_round, scale.draw, scale.win, TEAM)

        tournament = match = scores(table, TOURNAMENT_POINTS)
        if self.scale != TOURNAMENT_POINTS:
            match = scores(by_match_points(table, self.scale), self.scale)
        inside = MatchPoints(self.most, self.most / 2, 0.0)
        game = scores(by_game_points(table, matches.points), inside)
        super().__init__(tournament, match, game, matches.placed_by)

    def points(self, number: int, round: int) -> Points:
        """Return m: the points that a team made inside its match of a round."""
        return self.matches.points[self.rows[number]][round - 1]

    def board_points(self, number: int, round: int, result: Result) -> list[float]:
        """Return the points that a team made on each board in one round."""
        if not result.played:
            return [result.outcome.points] * self.boards
        points = self.matches.board_points(self.rows[number], round)
        return points[: self.boards] + [0.0] * (self.boards - len(points))


def by_match_points(crosstable: Crosstable, scale: MatchPoints) -> Crosstable:
    """Return the same matches with these points for a match won, drawn and lost. A bye of another
    worth counts as that share of a match won."""
    worth = {1.0: scale.win, 0.5: scale.draw, 0.0: scale.loss}

    def counted(result: Result) -> Result:
        unplayed_loss = not result.played and result.points == 0
        points = worth.get(result.points, result.points * scale.win)
        return replace(result, worth=0.0 if unplayed_loss else points)

    return Crosstable(
        crosstable.numbers, tuple(tuple(map(counted, row)) for row in crosstable.results)
    )


def by_game_points(crosstable: Crosstable, points: tuple[tuple[Points, ...], ...]) -> Crosstable:
    """Return the same matches, each worth the points that were made inside it."""
    return Crosstable(
        crosstable.numbers,
        tuple(
            tuple(
                replace(result, worth=0.0 if result.outcome is Outcome.ANNULLED else got or 0.0)
                for result, got in zip(row, inside)
            )
            for row, inside in zip(crosstable.results, points)
        ),
    )
