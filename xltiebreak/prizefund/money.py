"""Money: whole cents where it is announced or paid, exact fractions while it is divided."""

from __future__ import annotations

from fractions import Fraction
from typing import Union

Cents = int
"""Announced or paid money."""

ExactCents = Union[int, Fraction]
"""Money in cents while it is being divided."""

MOST = 100_000_000_000
"""The most cents that a prize can have: a thousand million of any currency."""


SIGN = r"(?:CA\$|C\$|CAD\b|US\$|USD\b|EUR\b|GBP\b|INR\b|Rs\b\.?|[$€£₹])"
"""The signs and codes of money, before or after an amount, as a pattern."""

_SIGNS = {
    **dict.fromkeys(("CA$", "C$", "CAD"), "CA$"),
    **dict.fromkeys(("EUR", "€"), "€"),
    **dict.fromkeys(("GBP", "£"), "£"),
    **dict.fromkeys(("INR", "RS", "RS.", "₹"), "₹"),
}


def sign_of(text: str) -> str:
    """Return the sign to print for a typed sign or code of money: ``₹`` for ``Rs.``"""
    return _SIGNS.get(text.upper(), "$")


def money(cents: ExactCents, sign: str = "$") -> str:
    """Return ``$75``, ``$1,266.67``, ``−$0.01``; fractions of a cent are rounded, ½ up."""
    whole = to_cents(-cents if cents < 0 else cents)
    units, rest = divmod(whole, 100)
    text = f"{sign}{units:,}.{rest:02}" if rest else f"{sign}{units:,}"
    return f"−{text}" if cents < 0 and whole else text


def to_cents(amount: ExactCents) -> Cents:
    """Round an amount of at least 0 to whole cents, ½ up."""
    return amount if isinstance(amount, int) else int((amount * 2 + 1) // 2)
