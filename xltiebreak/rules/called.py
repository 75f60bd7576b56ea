"""What people call orders, editions and tie-breaks: in announcements, in other programs' lists and
on their screens. Commands, cells, functions and formulas, and ``verify`` all read names here.

:mod:`xltiebreak.rules.systems.names` finds tie-breaks by them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from xltiebreak.event.words import table_beside

_TABLE = table_beside(__name__, "called.rules")


def _called(kind: str) -> dict[str, tuple[str, ...]]:
    """Return the names in the rows of a kind (``order ``), by what they mean."""
    return {
        key[len(kind) :]: tuple(names.split("; "))
        for key, names in _TABLE
        if key.startswith(kind) and (kind or key[0].isupper())
    }


ORDERS: Mapping[str, tuple[str, ...]] = _called("order ")
"""Each order with its other names. Case, blanks and hyphens do not matter; no name here is that of
a tie-break."""
EDITIONS: Mapping[str, tuple[str, ...]] = _called("edition ")
"""Other names of the editions. The wordings of 2024 change no value of 2023."""
NAMES: Mapping[str, tuple[str, ...]] = _called("")
"""Other names of each tie-break, besides its code and its name."""
SEVERAL_MEANINGS: Mapping[tuple[str, ...], tuple[str, ...]] = {
    names: tuple(codes.split()) for codes, names in _called("one of ").items()
}
"""Words that mean different tie-breaks to different people."""
OPTIONS = {word: letter for letter, words in _called("option ").items() for word in words}
"""Other words for an option than those of its own line; its number follows, if it has one."""


def patterns_of(kind: str) -> list[tuple[str, str]]:
    """Return the patterns in the rows of a kind (``family ``), each with what it means."""
    return [(pattern, key[len(kind) :]) for key, pattern in _TABLE if key.startswith(kind)]


def order_called(text: str) -> str | None:
    """Return the name of the order that a text means, in any case, with or without blanks and
    hyphens; nothing if it means none."""
    return _ORDERS.get(_spelled(text))


def spellings(order: str) -> list[str]:
    """Return the names of an order as sheets compare them: small letters without blanks and
    hyphens."""
    return [_spelled(name) for name in (order, *ORDERS[order])]


def edition_spellings(edition: str) -> list[str]:
    """Return the names of an edition as sheets compare them."""
    return [_spelled(name) for name in (edition, *EDITIONS.get(edition, ()))]


def _spelled(text: str) -> str:
    return re.sub(r"[\s-]+", "", text.casefold())


_ORDERS = {_spelled(called): name for name, others in ORDERS.items() for called in (name, *others)}
