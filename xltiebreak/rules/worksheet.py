"""The arithmetic of a tie-break: the value that its terms make, and the sentence."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from fractions import Fraction
from typing import Callable, NamedTuple

from xltiebreak.event.figures import Figure, added, decimal, with_all_digits
from xltiebreak.rules.terms import Show, Term, Terms, Words

_MORE_DIGITS = 3


class Combine(Enum):
    """How the terms make the value.

    ``ROUNDED_MEAN`` is rounded to a whole number, ½ upwards, before values are compared;
    ``READ_OFF`` takes the figure of the only term.
    """

    SUM = "sum"
    MEAN = "mean"
    ROUNDED_MEAN = "rounded mean"
    READ_OFF = "value"

    __hash__ = object.__hash__


SUM, MEAN, ROUNDED_MEAN, READ_OFF = Combine


def total(combine: Combine, terms: Terms) -> Figure | None:
    """Return the value that the terms make: the sum, mean or one figure of those that count.

    Returns nothing where there are no terms, or nothing to read off or take the mean of.
    """
    counted = terms.counted
    if not counted:
        return 0.0 if combine is SUM and terms else None
    if combine is SUM:
        return added(counted)
    if combine is READ_OFF:
        return counted[0]
    together = added(counted)
    if combine is ROUNDED_MEAN:
        return float(rounded(together, len(counted)))
    return Fraction(together) / len(counted)


def rounded(figure: Figure, parts: int = 1) -> int:
    """Return a figure divided by ``parts``, rounded to a whole number, ½ upwards, as FIDE's
    tie-break and rating rules do."""
    numerator, denominator = figure.as_integer_ratio()
    whole = denominator * parts
    return (2 * numerator + whole) // (2 * whole)


Who = Callable[[int], str]
"""How the opponent with this number is written."""

HUNDREDTHS = ("IHSA", "SSSC")
"""Tie-breaks with values such as ``7.00`` and ``10.20``, as the IHSA prints them."""


def value_shown(value: Figure, combine: Combine, code: str, digits: int, show: Show) -> str:
    """Return a tie-break's value as ``show`` writes it; on paper a mean has all its digits, and no
    glyphs: ``2312.50``."""
    if show is not decimal and (combine is MEAN or code in HUNDREDTHS):
        return with_all_digits(value, digits)
    return show(value, digits).replace("-", "−")


class Worksheet(NamedTuple):
    """One tie-break of one player: the terms, the value they make, and the words for it.

    ``missing`` says why there are no terms at all.
    """

    system: str
    name: str
    combine: Combine
    terms: Terms
    digits: int = 2
    remark: str = ""
    missing: str = ""

    @property
    def rule(self) -> str:
        """How the terms make the value: ``"sum"``, ``"mean"``, or ``"value"`` if it is read off or
        rounded."""
        return (self.combine if self.combine in (SUM, MEAN) else READ_OFF).value

    @property
    def value(self) -> Figure | None:
        """The tie-break value, or nothing where it is not defined."""
        return total(self.combine, self.terms)

    @property
    def term_digits(self) -> int:
        """With how many decimals terms are shown: as many as the value has, and for a mean as many
        more as its shown terms need to give the shown value."""
        counted = self.terms.counted
        if self.combine is not MEAN or not counted:
            return self.digits
        value = decimal(self.value or 0, self.digits)
        for digits in range(self.digits, self.digits + _MORE_DIGITS):
            whole = sum(Fraction(decimal(amount, digits)) for amount in counted)
            if decimal(whole / len(counted), self.digits) == value:
                return digits
        return self.digits + _MORE_DIGITS

    def sentence(self, show: Show = decimal, who: Who = str) -> str:
        """Return the whole calculation in one sentence; ``show`` writes the figures, ``who`` the
        opponents, by number where nothing else is asked for."""
        named = f"{self.name} ({self.remark})" if self.remark else self.name
        value = self.value
        if value is None:
            return f"{named}: no value; {self.why_none(show)}"
        counted = [term for term in self.terms if term.counted]
        shown = f"{named} {self.shown_value(show)}"
        if self.combine is READ_OFF:
            return f"{shown}: {counted[0].words.shown(show)}"
        if self.combine in (MEAN, ROUNDED_MEAN):
            nearly = "=" if value == total(MEAN, self.terms) else "≈"
            listed = ", ".join(self._spelled(term, show, who) for term in counted)
            shown += f" {nearly} average of {listed}"
        elif counted:
            shown += f" = {self._added(counted, show, who)}"
        return "; ".join([shown, *self._dropped(show, who), *self._idle(show)])

    def why_none(self, show: Show = decimal) -> str:
        """Return why there is no value, where there is none."""
        return "; ".join(self._idle(show) or [self.missing or "no round is complete"])

    def _added(self, counted: Sequence[Term], show: Show, who: Who) -> str:
        text = self._spelled(counted[0], show, who)
        for term in counted[1:]:
            negative = term.amount < 0
            unsigned = term._replace(amount=-term.amount) if negative else term
            spelled = self._spelled(unsigned, show, who)
            text += f" {'−' if negative else '+'} {spelled}"
        return text

    def _spelled(self, term: Term, show: Show, who: Who) -> str:
        """``2.5 (R2 v 2)``"""
        place = f"R{term.round}" if term.round else ""
        if term.opponent is not None:
            place += f" v {who(term.opponent)}"
        inside = ": ".join(part for part in (place, term.words.shown(show)) if part)
        amount = self.shown_amount(term.amount, show)
        return f"{amount} ({inside})" if inside else amount

    def shown_value(self, show: Show = decimal) -> str:
        """Return the value as ``show`` writes it; an empty text if there is none."""
        value, code = self.value, self.system.partition("/")[0]
        return "" if value is None else value_shown(value, self.combine, code, self.digits, show)

    def shown_amount(self, amount: Figure, show: Show = decimal, digits: int = 0) -> str:
        """Return a term's amount as ``show`` writes it, with no glyph in a mean; with ``digits`` if
        its neighbours need more decimals."""
        digits = max(digits, self.term_digits)
        if show is not decimal and self.system.partition("/")[0] in HUNDREDTHS:
            return with_all_digits(amount, digits)
        show = decimal if self.combine in (MEAN, ROUNDED_MEAN) else show
        return show(amount, digits).replace("-", "−")

    def _dropped(self, show: Show, who: Who) -> list[str]:
        """``dropped the lowest, 1 (R1 v 4): more than half the points``"""
        reasons: dict[Words, dict[str, list[str]]] = {}
        for term in self.terms:
            if term.drop and term.drop.which:
                groups = reasons.setdefault(term.drop.reason, {})
                groups.setdefault(term.drop.which, []).append(self._spelled(term, show, who))
        listed = []
        for reason, groups in reasons.items():
            dropped = [f"the {which}, {' and '.join(groups[which])}" for which in sorted(groups)]
            listed.append(f"dropped {', and '.join(dropped)}: {reason.shown(show)}")
        return listed

    def _idle(self, show: Show) -> list[str]:
        """``not counted: R1, R3 (White)``"""
        reasons: dict[Words, list[str]] = {}
        for term in self.terms:
            if term.drop and not term.drop.which:
                whose = f"R{term.round}" if term.round else term.words.shown(show)
                reasons.setdefault(term.drop.reason, []).append(whose)
        listed = [
            f"{', '.join(rounds)} ({reason.shown(show)})" for reason, rounds in reasons.items()
        ]
        return [f"not counted: {', '.join(listed)}"] if listed else []
