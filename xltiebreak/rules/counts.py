"""The three ways to count the matches of a team event, each as a context of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property

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
from xltiebreak.rules.context import Context
from xltiebreak.rules.editions import Edition

MATCH_POINTS, GAME_POINTS = "MP", "GP"
"""The suffixes of a code that say which points it takes: ``BH:GP``. Source: TRF26, record 202."""


class Teams:
    """One team event counted by tournament points, by match points and by game points.

    ``section`` holds the teams as its players. In ``tournament`` a match counts 1, ½ or 0: T of
    the American rules. In ``match`` it counts what the event or the edition says. In ``game`` it
    counts the points inside it, and a draw is half of what a match can bring.
    """

    def __init__(
        self,
        section: Section,
        matches: Matches,
        edition: Edition,
        ratings: Mapping[int, int],
        lots: Mapping[int, int],
    ) -> None:
        self.section = section
        self.matches = matches
        self.edition = edition
        self._ratings = ratings
        self._lots = lots
        self.scale = matches.match_points or edition.match_points
        self.crosstable = annulled(section).crosstable
        self.knows_points = matches.knows_points(self.crosstable)
        self.knows_boards = matches.knows_boards(self.crosstable)
        self.rows: Mapping[int, int] = {
            number: row for row, number in enumerate(section.crosstable.numbers)
        }

    @cached_property
    def tournament(self) -> Context:
        """By tournament points: a match won 1, drawn ½."""
        return self._context(self.crosstable, TOURNAMENT_POINTS)

    @cached_property
    def match(self) -> Context:
        """By match points, as the event or the edition has them."""
        if self.scale == TOURNAMENT_POINTS:
            return self.tournament
        return self._context(by_match_points(self.crosstable, self.scale), self.scale)

    @cached_property
    def game(self) -> Context:
        """By the points inside the matches."""
        table = by_game_points(self.crosstable, self.matches.points)
        most = self.matches.most
        return self._context(table, MatchPoints(most, most / 2, 0.0))

    @property
    def primary(self) -> Context:
        """By the points that place the teams first.

        Raises:
            TieBreakError: these are game points, and they are not known.
        """
        if self.matches.placed_by == BY_MATCH_POINTS:
            return self.match
        if self.matches.lacks_points(self.crosstable):
            raise TieBreakError(
                "game points are to place the teams, but the points inside a match are missing; "
                "type them in, or let match points place the teams"
            )
        return self.game

    @property
    def secondary(self) -> Context:
        """By the points that do not."""
        return self.match if self.matches.placed_by == BY_GAME_POINTS else self.game

    def counted_by(self, points: str) -> Context | None:
        """By match points (``MP``) or game points (``GP``); nothing where these are not known, or
        not how many a match can bring, of which an unplayed one counts half."""
        if points == MATCH_POINTS:
            return self.match
        return self.game if self.knows_points and self.matches.most else None

    def points(self, number: int, round: int) -> Points:
        """m: the points that a team made inside its match of a round."""
        return self.matches.points[self.rows[number]][round - 1]

    def _context(self, crosstable: Crosstable, scale: MatchPoints) -> Context:
        context = Context(
            crosstable,
            self.edition,
            self._ratings,
            self._lots,
            self.section.kind,
            self.section.scheduled_rounds,
            scale.draw,
            [player.number for player in self.section.players if not player.rating],
            scale.win,
        )
        context.teams = self
        return context


def by_match_points(crosstable: Crosstable, scale: MatchPoints) -> Crosstable:
    """The same matches, with a match won, drawn and lost worth these points; a bye of other worth
    is that share of a match won."""
    worth = {1.0: scale.win, 0.5: scale.draw, 0.0: scale.loss}

    def counted(result: Result) -> Result:
        unplayed_loss = not result.played and result.points == 0
        points = worth.get(result.points, result.points * scale.win)
        return replace(result, worth=0.0 if unplayed_loss else points)

    return Crosstable(
        crosstable.numbers, tuple(tuple(map(counted, row)) for row in crosstable.results)
    )


def by_game_points(crosstable: Crosstable, points: tuple[tuple[Points, ...], ...]) -> Crosstable:
    """The same matches, each worth the points that were made inside it."""
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
