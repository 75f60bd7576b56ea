"""The scores that the rules speak of: one way of counting a section's complete rounds."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from typing import Any, Callable, TypeVar

from xltiebreak.event.crosstable import ROUNDROBIN, SWISS, Crosstable, cycles_of
from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.roundrobin import without_sitting_out
from xltiebreak.rules.editions import Edition
from xltiebreak.rules.terms import Term, Terms, not_played
from xltiebreak.rules.unplayed import Absence, History, Score

ANNULLED = Outcome.ANNULLED
PLAYER, TEAM = "player", "team"
"""What a row of the crosstable is called."""

Made = TypeVar("Made")
_NONE_GIVEN: Mapping[int, float] = {}


class Scores:
    """Final and adjusted scores, histories and opponents, under one edition; never changed.

    ``kind`` is ``"swiss"`` or ``"roundrobin"``; ``last_round`` the number of the event's final
    round, if it is known; ``draw`` what a draw gives, ``win`` what a win gives, twice as much by
    default; ``entry`` the word for a row, player or team. ``given`` are adjusted scores that the
    user typed for a calculation by hand, where the opponents' games are not known. ``memory`` keeps
    what several callers need, once it was worked out from these scores.
    """

    def __init__(
        self,
        crosstable: Crosstable,
        edition: Edition,
        kind: str = SWISS,
        last_round: int | None = None,
        draw: float = 0.5,
        win: float | None = None,
        entry: str = PLAYER,
        given: Mapping[int, float] = _NONE_GIVEN,
    ) -> None:
        self.crosstable = crosstable
        self.complete = complete = crosstable.complete_rounds
        self.edition = edition
        self.unplayed = edition.unplayed(kind)
        self.kind = kind
        self.draw = draw
        self.win = 2 * draw if win is None else win
        self.entry = entry
        self.last_round = last_round or (complete[-1] if complete else 0)
        self.rounds = len(complete)
        self.histories: Mapping[int, History] = {
            number: self.all_rounds(number) for number in crosstable.numbers
        }
        if kind == ROUNDROBIN:
            players = len(self.histories)
            times = cycles_of(players, crosstable.rounds) * (players % 2)
            self.histories = {
                number: without_sitting_out(history, times)
                for number, history in self.histories.items()
            }
        self.full_schedule = self.rounds if kind != ROUNDROBIN else _most_games(self.histories)
        self.final: Mapping[int, float] = {
            number: sum(result.points for _, result in history)
            for number, history in self.histories.items()
        }
        if given:
            self.final = {**self.final, **given}
        self.knows_colours = any(
            result.played and result.colour
            for history in self.histories.values()
            for _, result in history
        )
        self.memory: dict[Hashable, Any] = {}
        self._adjusted = {number: Score(score) for number, score in given.items()}

    @property
    def is_roundrobin(self) -> bool:
        """Whether all games were paired in advance."""
        return self.kind == ROUNDROBIN

    def all_rounds(self, number: int) -> History:
        """Return the player's complete rounds, also those in which he sits out of a round-robin."""
        row = self.crosstable.rows[number]
        return [(round, row[round - 1]) for round in self.complete]

    def fore(self) -> Scores:
        """Return the same event with every paired game of the final round drawn; the event itself
        as long as that round is not complete.

        Source: FIDE C.07 8.3.
        """
        if self.last_round not in self.crosstable.complete_rounds:
            return self
        return self.once("fore", self._with_a_drawn_final_round)

    def _with_a_drawn_final_round(self) -> Scores:
        last = self.last_round - 1
        rows = tuple(
            (*row[:last], _drawn(row[last], self.draw), *row[last + 1 :])
            for row in self.crosstable.results
        )
        table = Crosstable(self.crosstable.numbers, rows)
        return Scores(
            table, self.edition, self.kind, self.last_round, self.draw, self.win, self.entry
        )

    def adjusted(self, number: int) -> Score:
        """Return the player's score as it counts for his opponents."""
        known = self._adjusted.get(number)
        if known is None:
            history = [
                entry for entry in self.histories[number] if entry[1].outcome is not ANNULLED
            ]
            known = self._adjusted[number] = self.unplayed.adjusted_score(history, self.draw)
        return known

    def sign(self, number: int) -> int:
        """Return +1, 0 or −1 for a score above, at or below half of the maximum possible."""
        rounds = self.full_schedule
        if self.is_roundrobin:
            rounds = max(rounds, _rounds_of(self.histories[number], with_byes=True))
        half = rounds * self.win / 2
        return (self.final[number] > half) - (self.final[number] < half)

    def takes_for_game(self, result: Result, *, forfeits: bool = False) -> bool:
        """Whether the result counts as a game with the opponent: one played over the board, or a
        forfeit if the edition or the caller (``forfeits``) counts forfeits as games."""
        return result.played or (
            result.forfeit
            and result.opponent is not None
            and (forfeits or self.unplayed.forfeits_are_games)
        )

    def opponents(self, number: int, *, forfeits: bool = False) -> Terms:
        """Return one term a round: the opponent's adjusted score; for a round that the player did
        not play, the score of the edition's virtual opponent."""
        return self.once(("opponents", number, forfeits), lambda: self._terms(number, forfeits))

    def once(self, what: Hashable, work_out: Callable[[], Made]) -> Made:
        """Return what ``work_out`` makes; it is called only once for these scores."""
        if what not in self.memory:
            self.memory[what] = work_out()
        made: Made = self.memory[what]
        return made

    def _terms(self, number: int, forfeits: bool) -> Terms:
        history = self.histories[number]
        adjusted = self._adjusted
        scores = [
            adjusted.get(result.opponent) or self.adjusted(result.opponent)
            if result.opponent is not None
            and (result.played or self.takes_for_game(result, forfeits=forfeits))
            else None
            if result.outcome is ANNULLED
            else self.unplayed.virtual_opponent(self._absence(number, round, result))
            for round, result in history
        ]
        amounts = [score and score[0] for score in scores]
        as_games = forfeits or self.unplayed.forfeits_are_games
        return Terms(amounts, partial(_term_of_score, history, scores, as_games))

    def _absence(self, number: int, round: int, result: Result) -> Absence:
        history = self.histories[number]
        return Absence(
            result=result,
            score=self.final[number],
            before=sum(earlier.points for played, earlier in history if played < round),
            after=sum(1 for later, _ in history if later > round),
            rounds=self.rounds,
            scheduled=None if result.opponent is None else self.adjusted(result.opponent).amount,
            win=self.win,
            draw=self.draw,
            entry=self.entry,
        )

    def voluntary(self, number: int, *, forfeits: bool = False) -> list[int]:
        """Return the rounds that the player chose not to play, as places in his history; none if
        the edition does not ask for them."""
        chosen = self.edition.voluntary
        return self.once(
            ("voluntary", number, forfeits),
            lambda: [
                place
                for place, (_, result) in enumerate(self.histories[number])
                if not result.played
                and chosen(result)
                and not self.takes_for_game(result, forfeits=forfeits)
            ],
        )


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
    opponent = result.opponent if is_game else None
    return Term(round, opponent, amount, score.words, instead=score.instead)


def _most_games(histories: Mapping[int, History]) -> int:
    return max((_rounds_of(history) for history in histories.values()), default=0)


def _rounds_of(history: History, *, with_byes: bool = False) -> int:
    """Count the rounds in which a player was to have a game, or had a bye that gave points."""
    return sum(
        result.opponent is not None
        or (result.outcome is Outcome.UNPAIRED and not result.blank)
        or (with_byes and result.points > 0)
        for _, result in history
    )


def _drawn(result: Result, draw: float) -> Result:
    if result.opponent is None or result.outcome is Outcome.PENDING:
        return result
    return Result(Outcome.DRAW, result.opponent, result.colour, worth=draw)
