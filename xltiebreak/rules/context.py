"""What tie-breaks are worked out from: results by every kind of points, ratings, lots, and the
players still tied.

The games of players are counted in one way, which stands for tournament, match and game points. So
a rule asks for the way that it means, and need not know whether players or teams compete.
"""

from __future__ import annotations

import copy
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Callable

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
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
from xltiebreak.rules.terms import SILENCE, Term, Terms, Words, idle, not_played
from xltiebreak.rules.unplayed import History, Score

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


_NO_OPTIONS: Mapping[str, int] = {}
_NOBODY: frozenset[int] = frozenset()


def _nothing(opponent: int) -> Words:
    return SILENCE


class Context:
    """One section as a rule sees it. It is never changed: other views are copies.

    ``scores`` are those by the points that the code asks for, ``by`` those by every kind of points.
    ``ratings`` holds the players' ratings, for the ``unrated`` ones those that stand in, if any;
    ``lots`` each player's drawn place. ``given`` holds figures that the user typed for a
    calculation by hand, where the opponents' games are not known, by their name and the number.
    ``knows_rounds`` is false for a grid of players, whose games have no rounds. ``options`` are the
    suffixes of the code at hand (``MED/H`` has ``H``, ``BH/C1`` has ``C`` with the number 1);
    ``group`` the players who are still tied, empty outside a tie.
    """

    def __init__(
        self,
        by: Countings,
        ratings: Mapping[int, int] | None = None,
        lots: Mapping[int, int] | None = None,
        unrated: Collection[int] = (),
        given: Mapping[tuple[str, int], Figure] | None = None,
        knows_rounds: bool = True,
    ) -> None:
        self.by = by
        self.knows_rounds = knows_rounds
        self.scores = by.primary
        self.ratings: Mapping[int, int] = ratings or {}
        self.unrated = frozenset(unrated)
        self.lots: Mapping[int, int] = lots or {}
        self.given: Mapping[tuple[str, int], Figure] = given or {}
        self.options = _NO_OPTIONS
        self.group = _NOBODY

    def narrowed(self, options: Mapping[str, int], group: Sequence[int] = ()) -> Context:
        """Return the same section for one code's options and one tied group."""
        narrowed = copy.copy(self)
        narrowed.options = options
        narrowed.group = frozenset(group)
        return narrowed

    def on(self, scores: Scores) -> Context:
        """Return the same section with other scores at hand."""
        other = copy.copy(self)
        other.scores = scores
        return other

    def counted(self, by: Countings) -> Context:
        """Return the same section with its results counted in other ways."""
        return Context(by, self.ratings, self.lots, self.unrated, self.given, self.knows_rounds)

    # What the scores say

    @property
    def edition(self) -> Edition:
        """The edition of the rules."""
        return self.scores.edition

    @property
    def rounds(self) -> int:
        """R of the rules: the number of complete rounds."""
        return self.scores.rounds

    @property
    def rounds_each(self) -> int:
        """R of the rules, without the rounds in which a player of an odd round-robin sits out."""
        return self.scores.full_schedule

    @property
    def entry(self) -> str:
        """The word for a row of the crosstable: player or team."""
        return self.scores.entry

    def history(self, number: int) -> History:
        """Return the player's complete rounds, in order."""
        return self.scores.histories[number]

    def score(self, number: int) -> float:
        """Return the player's final score over the complete rounds."""
        return self.scores.final[number]

    def adjusted(self, number: int) -> Score:
        """Return the player's score as it counts for his opponents."""
        return self.scores.adjusted(number)

    def opponents(self, number: int) -> Terms:
        """Return what :meth:`Scores.opponents` does, under the code's options."""
        return self.scores.opponents(number, forfeits="P" in self.options)

    def voluntary(self, number: int) -> list[int]:
        """Return the rounds that the player chose not to play, as places in his history."""
        return self.scores.voluntary(number, forfeits="P" in self.options)

    def is_game(self, result: Result) -> bool:
        """Whether the result counts as a game, under the code's options."""
        return self.scores.takes_for_game(result, forfeits="P" in self.options)

    # What many rules use

    def games(self, number: int) -> Sequence[tuple[int, int, Result]]:
        """Return round, opponent and result of each game that the player played over the board."""
        return [
            (round, result.opponent, result)
            for round, result in self.history(number)
            if result.played and result.opponent is not None
        ]

    def of_games(self, number: int, amount: Callable[[Result], Figure]) -> Terms:
        """Return a term for each of the player's rounds; only games played over the board count."""
        history = self.history(number)
        amounts = [amount(result) if result.played else None for _, result in history]
        return Terms(amounts, partial(_term_of_game, history))

    def of_opponents(
        self,
        number: int,
        figure: Callable[[int], Figure | None],
        words_for: Callable[[int], Words] = _nothing,
        without: str = "",
    ) -> Terms:
        """Return a term for each of the player's rounds: a figure of the opponent's, with words for
        it. Only games over the board count. An opponent without a figure does not, for the reason
        ``without``."""
        history = self.history(number)
        amounts = [
            figure(result.opponent) if result.played and result.opponent is not None else None
            for _, result in history
        ]
        return Terms(amounts, partial(_term_of_opponent, history, words_for, without))

    def figure(
        self, name: str, number: int, work_out: Callable[[Context, int], Figure | None]
    ) -> Figure | None:
        """Return a figure of another player, without options; it is worked out only once."""
        what = (name, number)
        if what in self.given:
            return self.given[what]
        return self.scores.once(what, lambda: work_out(self.narrowed(_NO_OPTIONS), number))


def context_of(
    section: Section,
    edition: Edition,
    ratings: Mapping[int, int] | None = None,
    lots: Mapping[int, int] | None = None,
) -> Context:
    """Return what the tie-breaks of a section are worked out from. A team event's matches are
    counted by the points that place the teams first. For players, the same results are counted only
    once.

    Raises:
        TieBreakError: game points are to place the teams, and they are not known.
    """
    unrated = tuple([player.number for player in section.players if not player.rating])
    knows_rounds = not section.origin.grid
    if section.matches is not None:
        by = Countings.of_matches(section, section.matches, edition)
        return Context(by, ratings, lots, unrated, knows_rounds=knows_rounds)
    table = annulled(section).crosstable
    last_round = section.scheduled_rounds or max(table.complete_rounds, default=0)
    figures = [tuple(by_number.items()) for by_number in (ratings or {}, lots or {})]
    what = (edition.code, section.paired_as, last_round, unrated, knows_rounds, *figures)
    known: Context | None = table.memory.get(what)
    if known is None or known.edition is not edition:
        # Scores of a copy: a table that remembers scores of its own is not freed
        bare = Crosstable(table.numbers, table.results)
        counted = Countings.of_players(Scores(bare, edition, section.paired_as, last_round))
        known = Context(counted, ratings, lots, unrated, knows_rounds=knows_rounds)
        table.memory[what] = known
    return known


def _term_of_game(history: History, place: int, amount: Figure | None) -> Term:
    round, result = history[place]
    if amount is None:
        return not_played(round, result)
    return Term(round, result.opponent, amount, Words(result.outcome.value))


def _term_of_opponent(
    history: History,
    words_for: Callable[[int], Words],
    without: str,
    place: int,
    amount: Figure | None,
) -> Term:
    round, result = history[place]
    if not result.played or result.opponent is None:
        return not_played(round, result)
    if amount is None:
        return Term(round, result.opponent, 0.0, drop=idle(without))
    return Term(round, result.opponent, amount, words_for(result.opponent))
