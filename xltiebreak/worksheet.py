"""The arithmetic of a tie-break: its terms, what was dropped and why, and the sentence.

A tie-break's value is made from its list of terms, and from nothing else.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Callable, NamedTuple, Union

from xltiebreak.figures import Figure, decimal

if TYPE_CHECKING:
    from xltiebreak.model import Result

Show = Callable[[Figure, int], str]
"""How a figure is written, with at most so many decimals."""

Said = Union[str, Callable[[], str]]
"""Words, or what makes them: whoever only ranks never asks."""

SUM = "sum"
MEAN = "mean"
ROUNDED_MEAN = "rounded mean"
"""A mean that the rule rounds to a whole number, ½ upwards, before it is compared."""
READ_OFF = "value"


class Drop(NamedTuple):
    """Why a term does not count: ``which`` it is (the lowest …) and the rule's reason.

    Without ``which``, the term was never a candidate: no game was played, say.
    """

    which: str
    because: str


class Term(NamedTuple):
    """What one round gives to a tie-break.

    ``said`` says what the amount is where that is not plain, or makes the words when somebody
    asks; ``drop`` is why the term does not count. ``round`` is empty only where a value is read
    off as a whole (a drawn lot, a rank).
    """

    round: int | None
    opponent: int | None
    amount: Figure
    said: Said = ""
    drop: Drop | None = None

    @property
    def note(self) -> str:
        """What the amount is, where that is not plain."""
        return self.said if isinstance(self.said, str) else self.said()

    @property
    def counted(self) -> bool:
        """Whether the term enters the value."""
        return self.drop is None

    def dropped(self, drop: Drop) -> Term:
        """The same term, which does not count for this reason."""
        return Term(self.round, self.opponent, self.amount, self.said, drop)

    @property
    def why(self) -> str:
        """The note and the reason for dropping it, as one text."""
        dropped = (
            ""
            if self.drop is None
            else f"dropped as the {self.drop.which}: {self.drop.because}"
            if self.drop.which
            else self.drop.because
        )
        return "; ".join(part for part in (self.note, dropped) if part)


def not_played(round: int, result: Result) -> Term:
    """The term of a round without a game, where only games count."""
    return Term(round, None, 0.0, drop=Drop("", result.outcome.value))


def total(combine: str, terms: Sequence[Term]) -> Figure | None:
    """The value that a list of terms makes: the sum, mean or one figure of those that count.

    Returns nothing where there are no terms, or nothing to read off or take the mean of.
    """
    if not terms:
        return None
    counted = [term.amount for term in terms if term.drop is None]
    if combine == SUM:
        return sum(counted)
    if not counted:
        return None
    if combine == READ_OFF:
        return counted[0]
    mean = _exact_sum(counted) / len(counted)
    return float(rounded(mean)) if combine == ROUNDED_MEAN else mean


def _exact_sum(figures: Sequence[Figure]) -> Fraction:
    """Floats here are halves and quarters, which add up exactly among themselves."""
    if all(type(figure) is float for figure in figures):
        return Fraction(sum(figures))
    return sum((Fraction(figure) for figure in figures), Fraction())


def rounded(figure: Fraction) -> int:
    """The nearest whole number, ½ upwards, as FIDE's tie-break and rating rules have it."""
    return math.floor(figure + Fraction(1, 2))


@dataclass(frozen=True)
class Worksheet:
    """One tie-break of one player: the terms, the value they make, and the words for it.

    ``combine`` is ``"sum"``, ``"mean"``, ``"rounded mean"`` or ``"value"`` (read off);
    ``missing`` says why there are no terms at all.
    """

    system: str
    name: str
    combine: str
    terms: tuple[Term, ...]
    digits: int = 2
    remark: str = ""
    missing: str = ""

    @property
    def rule(self) -> str:
        """How the value follows from the terms: ``"sum"``, ``"mean"``, or ``"value"`` where it is
        read off or rounded."""
        return self.combine if self.combine in (SUM, MEAN) else READ_OFF

    @property
    def value(self) -> Figure | None:
        """The tie-break value, or nothing where it is not defined."""
        return total(self.combine, self.terms)

    def sentence(self, show: Show = decimal) -> str:
        """The whole calculation in one sentence; ``show`` writes the figures."""
        named = f"{self.name} ({self.remark})" if self.remark else self.name
        value = self.value
        if value is None:
            reasons = self._idle() or [self.missing or "no round is complete"]
            return "; ".join([f"{named}: no value", *reasons])
        counted = [term for term in self.terms if term.counted]
        shown = f"{named} {self._figure(value, show)}"
        if self.combine == READ_OFF:
            return f"{shown}: {counted[0].note}"
        if self.combine in (MEAN, ROUNDED_MEAN):
            nearly = "=" if value == total(MEAN, self.terms) else "≈"
            listed = ", ".join(self._spelled(term, show) for term in counted)
            shown += f" {nearly} mean of {listed}"
        elif counted:
            shown += f" = {self._added(counted, show)}"
        return "; ".join([shown, *self._dropped(show), *self._idle()])

    def _added(self, counted: Sequence[Term], show: Show) -> str:
        text = self._spelled(counted[0], show)
        for term in counted[1:]:
            negative = term.amount < 0
            spelled = self._spelled(term._replace(amount=-term.amount) if negative else term, show)
            text += f" {'−' if negative else '+'} {spelled}"
        return text

    def _spelled(self, term: Term, show: Show) -> str:
        """``2.5 (R2 v 2)``"""
        place = f"R{term.round}" if term.round else ""
        if term.opponent is not None:
            place += f" v {term.opponent}"
        inside = ": ".join(part for part in (place, term.note) if part)
        amount = self._figure(term.amount, show)
        return f"{amount} ({inside})" if inside else amount

    def _figure(self, figure: Figure, show: Show) -> str:
        return show(figure, self.digits).replace("-", "−")

    def _dropped(self, show: Show) -> list[str]:
        """``dropped the lowest, 1 (R1 v 4): more than half the points``"""
        reasons: dict[str, dict[str, list[str]]] = {}
        for term in self.terms:
            if term.drop and term.drop.which:
                groups = reasons.setdefault(term.drop.because, {})
                groups.setdefault(term.drop.which, []).append(self._spelled(term, show))
        listed = []
        for because, groups in reasons.items():
            dropped = [f"the {which}, {' and '.join(groups[which])}" for which in sorted(groups)]
            listed.append(f"dropped {', and '.join(dropped)}: {because}")
        return listed

    def _idle(self) -> list[str]:
        """``not counted: R1, R3 (White)``"""
        reasons: dict[str, list[str]] = {}
        for term in self.terms:
            if term.drop and not term.drop.which:
                reasons.setdefault(term.drop.because, []).append(f"R{term.round}")
        listed = [f"{', '.join(rounds)} ({because})" for because, rounds in reasons.items()]
        return [f"not counted: {', '.join(listed)}"] if listed else []
