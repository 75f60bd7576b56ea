"""What people call orders and editions, and words that they type for a tie-break and that are none.

The command line, the sheet Event and the functions in cells all read these words here; names of
tie-breaks are in :mod:`xltiebreak.rules.systems.names`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from xltiebreak.event.words import bare, folded

ORDERS: Mapping[str, tuple[str, ...]] = {
    "uschess": (
        *("us", "uscf", "us chess default", "uscf default", "us chess order", "us chess rules"),
        *("uscf order", "uscf rules", "34E", "rule 34E", "us chess 34E", "uscf 34E"),
    ),
    "bham": ("birmingham",),
    "wintd": ("win td", "wintd default"),
    "scholastic": ("us chess scholastic", "uscf scholastic"),
    "fide": ("fide default", "fide order", "fide rules", "fide swiss"),
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
        *("us chess rules", "us rules"),
    ),
    "wintd": ("win td",),
    "fide2009": ("uk chess challenge", "ukcc", "virtual opponent"),
    "fide2023": ("fide 2024",),
    "raw": ("face value", "at face value", "none"),
}
"""Other names of the editions. The wordings of 2024 change no value of 2023."""

_OPEN = "leaves open whose order is meant: uschess (US Chess) or fide (FIDE)"
_NONE_OF_THEM: Mapping[tuple[str, ...], str] = {
    ("swiss", "swiss system", "schweizer system"): (
        "says how players are paired, which is typed at Kind; an order for a Swiss is uschess or "
        "fide"
    ),
    (
        *("swisssys", "swiss manager", "swiss perfect", "vega", "chess results", "chessresults"),
        *("sharly chess", "tornelo", "orion", "papi", "caissa", "chessmanager", "swiss chess"),
    ): (
        "is a program, and its users choose the order; type the tie-breaks that it prints, such as "
        "MM, SOLK"
    ),
    ("default", "usual", "standard", "normal", "official"): (
        f"{_OPEN}; with none typed, the rules of the event decide"
    ),
    ("", "tb", "tbs", "tie breaker", "tie breakers", "desempate", "desempates", "departage"): (
        "is the word for all tie-breaks; type which, such as MM, SOLK, or an order such as uschess"
    ),
    ("none", "no", "off", "shared", "keine", "aucun", "ninguno", "geen"): (
        "is no tie-break, and places need one; with none typed, the rules of the event decide"
    ),
    ("score", "scores", "points", "pts", "total", "total points", "punkte", "puntos", "punten"): (
        "comes before all tie-breaks in every order; leave it out"
    ),
    ("playoff", "play off", "playoffs", "blitz playoff", "armageddon"): (
        "is no tie-break to work out; its result is typed behind the order, such as MM, SOLK; "
        "Playoff: 5, 3"
    ),
}
_COLUMN = re.compile(r"(tbr?k?|tiebreak|wtg|wertung|desempate|des|dep)\d{1,2}")


def order_called(text: str) -> str | None:
    """Return the name of the order that a text means, in any case, with or without blanks and
    hyphens; nothing if it means none."""
    return _ORDERS.get(_spelled(text))


def spellings(order: str) -> list[str]:
    """Return the names of an order as sheets compare them: small letters without blanks and
    hyphens."""
    return [_spelled(name) for name in (order, *ORDERS[order])]


def _spelled(text: str) -> str:
    return re.sub(r"[\s-]+", "", text.casefold())


_ORDERS = {_spelled(called): name for name, others in ORDERS.items() for called in (name, *others)}


def no_tie_break(text: str) -> str:
    """Return what a word is that people type for a tie-break, as the rest of a sentence; empty for
    other words."""
    key = bare(folded(text))
    if order := order_called(text):
        return f"is a whole order ({order}); type it alone, or tie-breaks such as MM, SOLK"
    if _COLUMN.fullmatch(key):
        return (
            "is the head of a column and does not say which tie-break stands in it; type its name, "
            "such as Solkoff"
        )
    key = re.sub("tiebreaks?$", "", key)
    return next((what for words, what in _NONE_OF_THEM.items() if key in map(bare, words)), "")
