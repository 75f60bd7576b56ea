"""What a tie-break may look at: one section's complete rounds under one edition."""

from __future__ import annotations

import copy
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from itertools import compress
from typing import TYPE_CHECKING, Callable

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.rules.editions import Edition, History, Score
from xltiebreak.rules.terms import Drop, Term, Terms, not_played

if TYPE_CHECKING:
    from xltiebreak.rules.counts import Teams

SWISS, ROUNDROBIN = "swiss", "roundrobin"


def _nothing(opponent: int) -> str:
    """Nothing is said of a figure that is plain."""
    return ""


class Context:
    """The scores, adjusted scores and ratings that the rules speak of, worked out once.

    ``kind`` is ``"swiss"`` or ``"roundrobin"``; ``last_round`` the number of the event's final
    round, where that is known; ``draw`` what a draw gives, ``win`` what a win does, where that is
    not twice as much. ``ratings`` holds the rated players
    and what stands in for the ``unrated`` ones, if anything. ``lots`` holds each player's drawn
    place. ``teams`` is there in a team event, whose players are the teams: the same matches
    counted in other ways. ``options`` are the suffixes of the code at hand (``MED/H`` has ``H``,
    ``BH/C1`` has ``C`` with the number 1); ``group`` the players who are still tied where it is
    used, empty outside a tie.
    """

    def __init__(
        self,
        crosstable: Crosstable,
        edition: Edition,
        ratings: Mapping[int, int] | None = None,
        lots: Mapping[int, int] | None = None,
        kind: str = SWISS,
        last_round: int | None = None,
        draw: float = 0.5,
        unrated: Collection[int] = (),
        win: float | None = None,
    ) -> None:
        complete = crosstable.complete_rounds
        self.crosstable = crosstable
        self.edition = edition
        self.unplayed = edition.unplayed(kind)
        self.kind = kind
        self.draw = draw
        self.win = 2 * draw if win is None else win
        self.last_round = last_round or (complete[-1] if complete else 0)
        self.ratings: Mapping[int, int] = ratings or {}
        self.unrated = frozenset(unrated)
        self.lots: Mapping[int, int] = lots or {}
        self.teams: Teams | None = None
        self.options: Mapping[str, int] = {}
        self.group: frozenset[int] = frozenset()
        self.rounds = len(complete)
        counts = [round in complete for round in range(1, crosstable.rounds + 1)]
        self.histories: Mapping[int, History] = {
            number: list(zip(complete, compress(row, counts)))
            for number, row in crosstable.rows.items()
        }
        self.full_schedule = self.rounds if kind != ROUNDROBIN else _most_games(self.histories)
        self.scores: dict[int, float] = {
            number: sum(result.points for _, result in history)
            for number, history in self.histories.items()
        }
        self.knows_colours = any(
            result.played and result.colour
            for history in self.histories.values()
            for _, result in history
        )
        self.known: dict[tuple[str, int], Figure | None] = {}
        self.encounters: dict[tuple[str, tuple[int, ...]], Mapping[int, float | None]] = {}
        self._adjusted: dict[int, tuple[float, str]] = {}
        self._opponents: dict[int, Terms] = {}
        self._voluntary: dict[int, list[int]] = {}
        self._fore: list[Context] = []

    def narrowed(self, options: Mapping[str, int], group: Sequence[int] = ()) -> Context:
        """The same context for one code's options and one tied group."""
        narrowed = copy.copy(self)
        narrowed.options = options
        narrowed.group = frozenset(group)
        return narrowed

    def counted_by(self, points: str) -> Context | None:
        """The same matches by match points (``MP``) or game points (``GP``), as they are where
        neither is named; nothing where these are not known."""
        if not points:
            return self
        return self.teams.counted_by(points) if self.teams else None

    def retyped(self, crosstable: Crosstable, numbers: Collection[int]) -> Context:
        """The same Swiss, where the results of these players alone are those of ``crosstable``, and
        the same rounds are complete."""
        other = copy.copy(self)
        other.crosstable = crosstable
        rows = crosstable.rows
        other.histories = {
            **self.histories,
            **{n: [(r, rows[n][r - 1]) for r, _ in self.histories[n]] for n in numbers},
        }
        other.scores = {
            **self.scores,
            **{n: sum(result.points for _, result in other.histories[n]) for n in numbers},
        }
        other.known, other.encounters, other._fore = {}, {}, []
        other._adjusted, other._opponents, other._voluntary = {}, {}, {}
        return other

    @property
    def fore(self) -> Context:
        """The same event with every paired game of the final round drawn; before that round,
        the event itself.

        Source: FIDE C.07 8.3.
        """
        if self.last_round not in self.crosstable.complete_rounds:
            return self
        if not self._fore:
            last = self.last_round - 1
            rows = tuple(
                (*row[:last], _drawn(row[last], self.draw), *row[last + 1 :])
                for row in self.crosstable.results
            )
            fore = Context(
                Crosstable(self.crosstable.numbers, rows),
                self.edition,
                self.ratings,
                self.lots,
                self.kind,
                self.last_round,
                self.draw,
                self.unrated,
                self.win,
            )
            fore.teams = self.teams
            self._fore.append(fore)
        return self._fore[0]

    @property
    def entry(self) -> str:
        """What a row of the crosstable is called: a player, or a team."""
        return "team" if self.teams else "player"

    @property
    def is_roundrobin(self) -> bool:
        """Whether everybody was paired with everybody in advance."""
        return self.kind == ROUNDROBIN

    def history(self, number: int) -> History:
        """The player's complete rounds, in order."""
        return self.histories[number]

    def games(self, number: int) -> Sequence[tuple[int, int, Result]]:
        """Round, opponent and result of each game that the player played over the board."""
        return [
            (round, result.opponent, result)
            for round, result in self.histories[number]
            if result.played and result.opponent is not None
        ]

    def of_games(self, number: int, amount: Callable[[Result], Figure]) -> Terms:
        """A term for each game that the player played over the board; a round without one does
        not count."""
        history = self.histories[number]
        amounts = [amount(result) if result.played else None for _, result in history]
        return Terms(amounts, partial(_term_of_game, history))

    def of_opponents(
        self,
        number: int,
        figure: Callable[[int], Figure | None],
        said: Callable[[int], str] = _nothing,
        without: str = "",
    ) -> Terms:
        """A term for each game that the player played over the board: a figure of the opponent's,
        and what is said of it; ``without`` is why an opponent who has none does not count."""
        history = self.histories[number]
        amounts = [
            figure(result.opponent) if result.played and result.opponent is not None else None
            for _, result in history
        ]
        return Terms(amounts, partial(_term_of_opponent, history, said, without))

    def score(self, number: int) -> float:
        """The player's final score over the complete rounds."""
        return self.scores[number]

    def adjusted(self, number: int) -> tuple[float, str]:
        """What the player's score is worth to his opponents, and a note where it differs."""
        known = self._adjusted.get(number)
        if known is None:
            known = self._adjusted[number] = self.unplayed.adjusted_score(
                self.histories[number], self.draw
            )
        return known

    def figure(
        self, name: str, number: int, work_out: Callable[[Context, int], Figure | None]
    ) -> Figure | None:
        """A figure of another player that many ask for, worked out once and without options."""
        if (name, number) not in self.known:
            plain = self.narrowed({}) if self.options or self.group else self
            self.known[name, number] = work_out(plain, number)
        return self.known[name, number]

    def tell_score(self, number: int, score: float) -> None:
        """Take this score, already adjusted, for a player instead of the one in the table."""
        self.scores[number] = score
        self._adjusted[number] = (score, "")

    def sign(self, number: int) -> int:
        """+1, 0 or −1 for a score above, at or below half of the maximum possible."""
        half = self.full_schedule * self.win / 2
        return (self.scores[number] > half) - (self.scores[number] < half)

    def is_game(self, result: Result) -> bool:
        """Whether the result stands for a game with the opponent: played over the board, or a
        forfeit where the edition, or option P, takes it for one."""
        return result.played or (
            result.forfeit and result.opponent is not None and self.forfeits_are_games
        )

    @property
    def forfeits_are_games(self) -> bool:
        """Whether the edition, or option P, takes a forfeit for a game."""
        return self.unplayed.forfeits_are_games or "P" in self.options

    def opponents(self, number: int) -> Terms:
        """One term a round: the opponent's adjusted score, or that of the virtual opponent whom
        the edition puts in for a round that the player did not play."""
        if "P" in self.options:
            return self._terms(number)
        known = self._opponents.get(number)
        if known is None:
            known = self._opponents[number] = self._terms(number)
        return known

    def _terms(self, number: int) -> Terms:
        history = self.histories[number]
        adjusted, virtual_opponent = self._adjusted, self.unplayed.virtual_opponent
        scores = [
            adjusted.get(result.opponent) or self.adjusted(result.opponent)
            if result.opponent is not None and (result.played or self.is_game(result))
            else virtual_opponent(self, number, round, result)
            for round, result in history
        ]
        amounts = [score and score[0] for score in scores]
        return Terms(amounts, partial(_term_of_score, history, scores, self.forfeits_are_games))

    def voluntary(self, number: int) -> list[int]:
        """The rounds that the player chose not to play, where the edition asks for them, by their
        places in his history."""
        if "P" in self.options:
            return self._chosen(number)
        known = self._voluntary.get(number)
        if known is None:
            known = self._voluntary[number] = self._chosen(number)
        return known

    def _chosen(self, number: int) -> list[int]:
        chosen = self.edition.voluntary
        return [
            place
            for place, (_, result) in enumerate(self.histories[number])
            if not result.played and chosen(result) and not self.is_game(result)
        ]


def _term_of_game(history: History, place: int, amount: Figure | None) -> Term:
    round, result = history[place]
    if amount is None:
        return not_played(round, result)
    return Term(round, result.opponent, amount, result.outcome.value)


def _term_of_opponent(
    history: History,
    said: Callable[[int], str],
    without: str,
    place: int,
    amount: Figure | None,
) -> Term:
    round, result = history[place]
    if not result.played or result.opponent is None:
        return not_played(round, result)
    if amount is None:
        return Term(round, result.opponent, 0.0, drop=Drop("", without))
    return Term(round, result.opponent, amount, said(result.opponent))


def _term_of_score(
    history: History,
    scores: Sequence[Score | None],
    forfeits_are_games: bool,
    place: int,
    amount: Figure | None,
) -> Term:
    round, result = history[place]
    score = scores[place]
    if score is None or amount is None:
        return not_played(round, result)
    is_game = result.played or (result.forfeit and forfeits_are_games)
    return Term(round, result.opponent if is_game else None, amount, score[1])


def _most_games(histories: Mapping[int, History]) -> int:
    """The most games that anyone can have had in a round-robin: with an odd number of players
    everybody sits out once."""
    games = (
        sum(result.opponent is not None for _, result in history) for history in histories.values()
    )
    return max(games, default=0)


def _drawn(result: Result, draw: float) -> Result:
    if result.opponent is None or result.outcome is Outcome.PENDING:
        return result
    return Result(Outcome.DRAW, result.opponent, result.colour, worth=draw)
