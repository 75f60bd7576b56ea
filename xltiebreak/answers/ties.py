"""The arithmetic of a tie as rows: what each round gave to one tie-break of one player.

The same rows serve ``why`` (two players), the bulletin and the page (all who are tied), and what
opens under a name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from xltiebreak.answers.shape import DROPPED, Run, Runs
from xltiebreak.questions.why import MARK, is_noted
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.terms import Show, Term
from xltiebreak.rules.worksheet import Worksheet

IDLE = "–"
"""Stands for a round that could not count."""


class TieRow(NamedTuple):
    """One tie-break of one player or team, shown by ``show`` with so many ``digits``; ``noted``
    tells which terms have a mark, as a note explains them, if not those that need it."""

    tie_break: TieBreak
    sheet: Worksheet
    show: Show
    digits: int = 0
    noted: Callable[[Term], bool] | None = None

    def of_round(self, round: int) -> list[Term]:
        """Return the terms of a round: one, or a second one that is taken off again."""
        return [term for term in self.sheet.terms if term.round == round]

    def amount(self, round: int) -> Runs:
        """Return ``3½``, ``2 − ½`` where a round gives several; marked where it is dropped."""
        return tuple(self._amounts(self.of_round(round)))

    def _amounts(self, terms: Sequence[Term]) -> Iterator[Run]:
        for k, term in enumerate(terms):
            is_taken_off = k > 0 and term.amount < 0
            if k:
                yield Run(" − " if is_taken_off else " + ")
            if term.drop and not term.drop.which:
                yield Run(IDLE)
                continue
            amount = -term.amount if is_taken_off else term.amount
            text = self.sheet.shown_amount(amount, self.show, self.digits)
            noted = self.noted(term) if self.noted else is_noted(self.tie_break, term)
            yield Run(text + MARK * noted, DROPPED if term.drop else "")
