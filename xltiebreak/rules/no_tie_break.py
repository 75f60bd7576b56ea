"""Words that people type for a tie-break and that are none: orders, editions, programs, columns."""

from __future__ import annotations

import re
from collections.abc import Mapping

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.words import bare, folded
from xltiebreak.rules.called import order_called
from xltiebreak.rules.editions import edition_named

_OPEN = "leaves open whose order is meant: uschess (US Chess) or fide (FIDE)"
_WORDS: Mapping[tuple[str, ...], str] = {
    ("swiss", "swiss system", "schweizer system"): (
        "says how players are paired, which is typed at Kind; an order for a Swiss is uschess or "
        "fide"
    ),
    (
        *("swisssys", "swiss manager", "swiss perfect", "vega", "chess results", "chessresults"),
        *(
            "sharly chess",
            "chess.com",
            "lichess",
            "tornelo",
            "orion",
            "papi",
            "caissa",
            "chessmanager",
            "swiss chess",
        ),
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
    (
        "score",
        "scores",
        "points",
        "pts",
        "total",
        "total points",
        "total score",
        "punkte",
        "puntos",
        "punten",
    ): ("comes before all tie-breaks in every order; leave it out"),
    ("running score", "running scores", "running total"): (
        "is the score after each round; the tie-break that adds these up is Cumulative: type CUM"
    ),
    ("playoff", "play off", "playoffs", "blitz playoff", "armageddon", "34e12"): (
        "is no tie-break to work out; its result is typed behind the order, such as MM, SOLK; "
        "Playoff: 5, 3"
    ),
}
_COLUMN = re.compile(r"(tbr?k?|tiebreak|wtg|wertung|desempate|des|dep)\d{1,2}")


def what_it_is(text: str) -> str:
    """Return what a word is that people type for a tie-break, as the rest of a sentence; empty for
    other words."""
    key = bare(folded(text))
    if not key:
        return ""
    if order := order_called(text):
        return f"is a whole order ({order}); type it alone, or tie-breaks such as MM, SOLK"
    if _COLUMN.fullmatch(key):
        return (
            "is the head of a column and does not say which tie-break stands in it; type its name, "
            "such as Solkoff"
        )
    key = re.sub("tiebreaks?$", "", key)
    what = next((what for words, what in _WORDS.items() if key in map(bare, words)), "")
    return what or _edition(text)


def _edition(text: str) -> str:
    try:
        edition = edition_named(text)
    except TieBreakError:
        return ""
    return (
        f"is an edition and no tie-break; type {edition.code} as the edition (--edition, on the "
        f"sheet at Edition), and {edition.order} as the order"
    )
