"""Ratings as organisers type them: ``1641``, ``1641P17``, ``unr.``; in France
``1641F``, ``1200N``, ``1399E``."""

from __future__ import annotations

import re
from typing import NamedTuple

_RATING = re.compile(
    r"(\d{1,4})(?:[.,]0+)?\*?(?: ?[P/] ?(\d{1,3})| ?[FNE])?(?: ?-> ?\d{1,4}.*)?", re.IGNORECASE
)
_UNRATED = re.compile(r"|0+|-+|unr\.?|unrated|nr\.?|n/?a|new|none", re.IGNORECASE)


class Rating(NamedTuple):
    """A rating, and the number of games behind it where it is provisional."""

    value: int | None
    provisional: int | None = None


def rating(text: str) -> Rating:
    """The rating that a text states, without one for an unrated player.

    Raises:
        ValueError: the text is neither.
    """
    if _UNRATED.fullmatch(text):
        return Rating(None)
    found = _RATING.fullmatch(text)
    if found is None:
        raise ValueError(text)
    value = int(found[1])
    return Rating(value or None, int(found[2]) if found[2] and value else None)
