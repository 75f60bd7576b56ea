"""What a tie-break may look at: one section's complete rounds under one edition."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Callable

from xltiebreak.editions import Edition, History
from xltiebreak.figures import Figure
from xltiebreak.model import Crosstable, Result
from xltiebreak.worksheet import Term


class Context:
    """The scores, adjusted scores and ratings that the rules speak of, worked out once.

    ``ratings`` holds the rated players only. ``lots`` holds each player's drawn place.
    ``options`` are the suffixes of the code at hand (``MED/H`` has ``H``); ``group`` the
    players who are still tied where it is used, empty outside a tie.
    """

    def __init__(
        self,
        crosstable: Crosstable,
        edition: Edition,
        ratings: Mapping[int, int] | None = None,
        lots: Mapping[int, int] | None = None,
    ) -> None:
        complete = crosstable.complete_rounds
        self.edition = edition
        self.ratings: Mapping[int, int] = ratings or {}
        self.lots: Mapping[int, int] = lots or {}
        self.options: tuple[str, ...] = ()
        self.group: frozenset[int] = frozenset()
        self.rounds = len(complete)
        self.histories: Mapping[int, History] = {
            number: [(round, row[round - 1]) for round in complete]
            for number, row in crosstable.rows.items()
        }
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
        self._adjusted: dict[int, tuple[float, str]] = {}

    def narrowed(self, options: Sequence[str], group: Sequence[int] = ()) -> Context:
        """The same context for one code's options and one tied group."""
        narrowed = copy.copy(self)
        narrowed.options = tuple(options)
        narrowed.group = frozenset(group)
        return narrowed

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

    def score(self, number: int) -> float:
        """The player's final score over the complete rounds."""
        return self.scores[number]

    def adjusted(self, number: int) -> tuple[float, str]:
        """What the player's score is worth to his opponents, and a note where it differs."""
        known = self._adjusted.get(number)
        if known is None:
            known = self._adjusted[number] = self.edition.adjusted_score(self.histories[number])
        return known

    def figure(
        self, name: str, number: int, work_out: Callable[[Context, int], Figure | None]
    ) -> Figure | None:
        """A figure of another player that many ask for, worked out once."""
        if (name, number) not in self.known:
            self.known[name, number] = work_out(self, number)
        return self.known[name, number]

    def tell_score(self, number: int, score: float) -> None:
        """Take this score, already adjusted, for a player instead of the one in the table."""
        self.scores[number] = score
        self._adjusted[number] = (score, "")

    def sign(self, number: int) -> int:
        """+1, 0 or −1 for a score above, at or below half of the maximum possible."""
        return (self.scores[number] * 2 > self.rounds) - (self.scores[number] * 2 < self.rounds)

    def opponents(self, number: int) -> list[Term]:
        """One term a round: the opponent's adjusted score, or what the edition puts in for a
        round that the player did not play."""
        terms = []
        for round, result in self.histories[number]:
            if result.played and result.opponent is not None:
                amount, note = self.adjusted(result.opponent)
                terms.append(Term(round, result.opponent, amount, note))
            else:
                terms.append(self.edition.own_unplayed(self, number, round, result))
        return terms
