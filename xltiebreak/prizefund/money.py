"""Money: whole cents where it is announced or paid, exact fractions while it is divided. And the
words that are typed beside a fund, the names of its sign among them."""

from __future__ import annotations

from fractions import Fraction
from typing import Union

from xltiebreak.event.words import table_beside

Cents = int
"""Announced or paid money."""

ExactCents = Union[int, Fraction]
"""Money in cents while it is being divided."""

MOST = 100_000_000_000
"""The most cents that a prize can have: a thousand million of any currency."""

SYMBOL = r"(?:CA\$|[$€£₹])"
"""The signs of money that are printed, as a pattern."""

SIGN = rf"(?:{SYMBOL}|C\$|CAD\b|CDN\b|US\$|USD\b|EUR\b|GBP\b|INR\b|Rs\b\.?)"
"""The signs and codes of money that stand before or after an amount, as a pattern."""

TYPED: dict[str, dict[str, str]] = {}
"""For each label of a fund what its words mean; in small letters."""
for _key, _words in table_beside(__name__, "typed.rules"):
    _label, _, _meant = _key.partition(" ")
    TYPED.setdefault(_label, {}).update(dict.fromkeys(_words.split("; "), _meant))

SIGNS = TYPED["currency"]
"""The sign to print, by its names in small letters."""


def money(cents: ExactCents, sign: str = "$") -> str:
    """Return ``$75``, ``$1,266.67``, ``−$0.01``; fractions of a cent are rounded, ½ up."""
    whole = to_cents(-cents if cents < 0 else cents)
    units, rest = divmod(whole, 100)
    text = f"{sign}{units:,}.{rest:02}" if rest else f"{sign}{units:,}"
    return f"−{text}" if cents < 0 and whole else text


def to_cents(amount: ExactCents) -> Cents:
    """Round an amount of at least 0 to whole cents, ½ up."""
    return amount if isinstance(amount, int) else int((amount * 2 + 1) // 2)
