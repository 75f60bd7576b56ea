"""What people call orders and editions, for commands, cells, functions and formulas.

Names of tie-breaks are in :mod:`xltiebreak.rules.systems.names`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

ORDERS: Mapping[str, tuple[str, ...]] = {
    "uschess": (
        *("us", "uscf", "us chess default", "uscf default", "us chess order", "us chess rules"),
        *("uscf order", "uscf rules", "us chess tiebreaks", "uscf tiebreaks", "uscf rules 34E"),
        *("uscf standard", "34E", "rule 34E", "us chess 34E", "uscf 34E"),
    ),
    "bham": ("birmingham",),
    "wintd": ("win td", "wintd default"),
    "scholastic": ("us chess scholastic", "uscf scholastic"),
    "fide": ("fide default", "fide order", "fide tiebreaks", "fide swiss"),
    "ukcc": ("uk chess challenge",),
    "roundrobin": (
        *("rr", "quad", "quads", "double round robin", "all play all", "34F", "rule 34F"),
        *("us chess round robin", "uscf round robin", "rundenturnier", "round robins"),
    ),
    "usat": ("us amateur team order",),
    "ihsa-team": ("ihsa state team",),
    "scholastic-team": ("us chess scholastic team", "scholastic teams"),
    "ihsa": ("ihsa individual",),
}
"""Each order with its other names. Case, blanks and hyphens do not matter; no name here is that of
a tie-break."""

EDITIONS: Mapping[str, tuple[str, ...]] = {
    "uschess": (
        *("us chess", "uscf", "us", "34E", "us chess 34E", "uscf 34E", "rule 34E", "uscf rules"),
        *("us chess rules", "us rules", "7th edition", "us chess 7th edition", "uscf 7th edition"),
        *("7th", "us chess 7th", "uscf 7th"),
    ),
    "wintd": ("win td", "wintd default"),
    "fide2009": ("uk chess challenge", "ukcc", "virtual opponent"),
    "fide2023": ("fide 2024",),
    "raw": ("face value", "at face value", "none"),
}
"""Other names of the editions. The wordings of 2024 change no value of 2023."""


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
