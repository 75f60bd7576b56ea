"""The ways to count the matches of a team event: by tournament, match and game points.

The games of players are counted in one way, which stands for all three. So a rule asks for the way
that it means, and need not know whether players or teams compete.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.roundrobin import annulled
from xltiebreak.event.section import (
    BY_GAME_POINTS,
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
    """A section's results by each kind of points that a rule asks for; of players, all are the same
    scores, and nothing is known inside their games.

    ``tournament`` are by tournament points, a match won 1 and drawn ½: T of the American rules;
    ``match`` by match points, as the event or the edition has them; ``game`` by the points inside
    the matches; ``primary`` by those that place the contestants, ``secondary`` by the others.
    ``section`` holds the teams as its players, and is empty for players; ``rows`` is the row of
    each team in the insides of the matches. ``knows_points`` says whether the points inside every
    match are known, ``knows_boards`` who sat at the boards. ``boards`` are those of a match,
    ``most`` the points that it can bring, ``scale`` what it is worth by match points; 0 where that
    is not known.
    """

    def __init__(
        self,
        tournament: Scores,
        match: Scores,
        game: Scores,
        section: Section | None = None,
        scale: MatchPoints = TOURNAMENT_POINTS,
    ) -> None:
        self.tournament, self.match, self.game = tournament, match, game
        self.section, self.scale = section, scale
        matches = section.matches if section is not None else None
        self.matches, self.of_teams = matches, matches is not None
        self.knows_points = self.knows_boards = False
        self.boards, self.most = 0, 0.0
        self.primary, self.secondary = match, game
        self.rows: Mapping[int, int] = {}
        if section is not None and matches is not None:
            self.knows_points = matches.knows_points(tournament.crosstable)
            self.knows_boards = matches.knows_boards(tournament.crosstable)
            self.boards, self.most = matches.boards, matches.most
            self.rows = {number: row for row, number in enumerate(section.crosstable.numbers)}
            if matches.placed_by == BY_GAME_POINTS:
                self.primary, self.secondary = game, match

    @classmethod
    def of_players(cls, scores: Scores) -> Countings:
        """Return the countings of players, who have only these scores."""
        return cls(scores, scores, scores)

    @classmethod
    def of_matches(cls, section: Section, matches: Matches, edition: Edition) -> Countings:
        """Return a team event counted by tournament points, by match points and by game points. By
        game points, a draw is half of what a match can bring.

        Raises:
            TieBreakError: game points are to place the teams, and they are not known.
        """
        table = annulled(section).crosstable
        if matches.placed_by == BY_GAME_POINTS and matches.lacks_points(table):
            raise TieBreakError(
                "game points are to place the teams, but the points inside a match are missing; "
                "type them in, or let match points place the teams"
            )

        def scores(table: Crosstable, scale: MatchPoints) -> Scores:
            kind, last_round = section.paired_as, section.scheduled_rounds
            return Scores(table, edition, kind, last_round, scale.draw, scale.win, TEAM)

        own = matches.match_points or edition.match_points
        tournament = match = scores(table, TOURNAMENT_POINTS)
        if own != TOURNAMENT_POINTS:
            match = scores(by_match_points(table, own), own)
        inside = MatchPoints(matches.most, matches.most / 2, 0.0)
        game = scores(by_game_points(table, matches.points), inside)
        return cls(tournament, match, game, section, own)

    def counted_by(self, points: str) -> Scores | None:
        """Return the scores by match points (``MP``) or game points (``GP``); nothing if the points
        are not known, or how many a match can bring, since an unplayed match counts half of
        them."""
        if points == MATCH_POINTS:
            return self.match if self.of_teams else None
        return self.game if self.knows_points and self.most else None

    def points(self, number: int, round: int) -> Points:
        """Return m: the points that a team made inside its match of a round."""
        return self.matches.points[self.rows[number]][round - 1] if self.matches else None

    def board_points(self, number: int, round: int, result: Result) -> list[float]:
        """Return the points that a team made on each board in one round. A match without play
        counts on each board as the whole match.

        Source: FIDE C.07 12, introduction.
        """
        if self.matches is None or not result.played:
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
