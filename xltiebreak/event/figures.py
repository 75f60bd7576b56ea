"""Scores, tie-break values and ratings as people write them: ``6.5`` on screen, ``6½`` on paper,
``1641P17``.

Points are halves and quarters, which binary floats hold exactly; means and percentages are
``fractions.Fraction``. So no figure in this program carries a rounding error; figures are rounded
only here, when they are shown.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple, Union

Figure = Union[float, Fraction]

_GLYPHS = {Fraction(1, 4): "¼", Fraction(1, 2): "½", Fraction(3, 4): "¾"}
_HALVES_OF_POINTS = r"\b(\d+)\.5 (?=points?\b)"
_GLYPH_POINTS = {"¼": 0.25, "½": 0.5, "¾": 0.75}


def added(figures: Sequence[Figure]) -> Figure:
    """Return the sum; floats here are halves and quarters, which add up exactly."""
    if {*map(type, figures)} <= {float, int}:
        return sum(figures)
    return sum((Fraction(figure) for figure in figures), Fraction())


@lru_cache(maxsize=4096)
def decimal(figure: Figure, digits: int = 2) -> str:
    """Return a figure with few decimals, halves rounded up: ``6.5``, ``72.22``, ``8``."""
    scaled = Fraction(figure) * 10**digits
    whole = (abs(scaled) * 2 + 1) // 2  # half up, away from zero
    text = str(int(whole)).rjust(digits + 1, "0")
    if digits:
        text = f"{text[:-digits]}.{text[-digits:]}".rstrip("0").rstrip(".")
    return f"-{text}" if scaled < 0 and whole else text


@lru_cache(maxsize=4096)
def on_paper(figure: Figure, digits: int = 2) -> str:
    """Return a figure with quarters as glyphs: ``6½``, ``7¼``; others as :func:`decimal` does."""
    exact = Fraction(figure)
    whole, part = divmod(abs(exact), 1)
    glyph = _GLYPHS.get(part)
    if glyph is None:
        return decimal(exact, digits).replace("-", "−")
    return f"{'−' if exact < 0 else ''}{int(whole) or ''}{glyph}"


def points_on_paper(words: str) -> str:
    """Return words with halves of points as on paper: ``2½ points`` for ``2.5 points``."""
    return re.sub(_HALVES_OF_POINTS, lambda match: f"{match[1].lstrip('0')}½ ", words)


def with_all_digits(figure: Figure, digits: int) -> str:
    """Return a figure with all its digits: ``10.20``, since ``10.2`` looks like a rounded one."""
    whole, _, decimals = decimal(figure, digits).replace("-", "−").partition(".")
    return f"{whole}.{decimals.ljust(digits, '0')}"


_MOST_POINTS = 999_999


@lru_cache(maxsize=1024)
def points(text: str) -> float:
    """Return the points that ``text`` states: ``1``, ``0.5``, ``0,5``, ``½``, ``1/2``, ``3½``.

    Raises:
        ValueError: it is not a multiple of a quarter point, or more than anybody scores.
    """
    plain = "".join(text.split()).replace(",", ".").replace("1/2", "½")
    extra = _GLYPH_POINTS.get(plain[-1:], 0.0)
    if extra:
        plain = plain[:-1] or "0"
    if not plain.isascii() or not plain.replace(".", "", 1).isdigit():
        raise ValueError(text)
    value = float(plain) + extra
    if value * 4 % 1 or value > _MOST_POINTS:
        raise ValueError(text)
    return value


def counted(count: Figure, noun: str) -> str:
    """Return a number with its noun: ``1 round``, ``2 rounds``, ``2.5 points``."""
    return f"{decimal(count)} {noun}{'s' * (count != 1)}"


def listed(words: Sequence[str]) -> str:
    """Return ``A, B and C``; or ``Lee, Ann; Roe, Bo; and Poe, Cy`` where commas stand inside."""
    if len(words) < 2:
        return "".join(words)
    if any("," in word for word in words) and len(words) > 2:
        return f"{'; '.join(words[:-1])}; and {words[-1]}"
    return f"{', '.join(words[:-1])} and {words[-1]}"


_RATING = r"(?i)(\d{1,4})(?:[.,]0+)?\*?(?: ?[P/] ?(\d{1,3})| ?[FNE])?(?: ?-> ?\d{1,4}.*)?"
_UNRATED = r"0+|-+|unr\.?|unrated|nr\.?|n/?a|new|none"


class Rating(NamedTuple):
    """A rating, and the number of games behind it where it is provisional."""

    value: int | None
    provisional: int | None = None


def rating(text: str) -> Rating:
    """Return the rating that a text states; for an unrated player one without a value.

    Raises:
        ValueError: the text is neither.
    """
    if not text or re.fullmatch(_UNRATED, text.lower()):
        return Rating(None)
    match = re.fullmatch(_RATING, text)
    if match is None:
        raise ValueError(text)
    value = int(match[1])
    return Rating(value or None, int(match[2]) if match[2] and value else None)


_ORDINAL = "(?:st|nd|rd|th|er|[eèé](?:re|me)?|[aª°º])?"
_PLACES = (
    rf"([t=]-?)? ?(\d{{1,6}})(?:[.,]0{{1,9}})? ?{_ORDINAL}[.)]?"
    rf"(?: ?[-–—] ?(\d{{1,6}}) ?{_ORDINAL}\.?)? ?([t=])?"
)


def printed_places(text: str) -> tuple[int, int] | None:
    """Return the first and the last place that a text states: ``3``, ``2nd``, ``3-4``, ``T3``,
    ``=3``, ``3.0``, ``1er``; nothing if it is none. An open ``T3`` has the last place 0."""
    plain = text.strip().casefold()
    match = re.fullmatch(_PLACES, plain)
    if not match:
        return None
    first, last, mark = match[2], match[3], match[1] or match[4]
    return int(first), int(last or (0 if mark else first))
