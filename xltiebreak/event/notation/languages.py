"""Result letters of other languages, which in US letters would say something else.

S, R and N are Sieg, Remis and Niederlage in German; in US letters they are results that a director
let stand although the two sides disagree, N a win, R a draw, S a loss. A table read in the wrong
one gives the trophy to the loser.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from typing import NamedTuple

from xltiebreak.event.notation.dialects import tidy

LANGUAGES: Mapping[str, tuple[str, str, str]] = {
    "German": ("S", "R", "N"),
    "French": ("G", "N", "P"),
    "Spanish": ("G", "T", "P"),
    "Italian": ("V", "N", "P"),
    "Dutch": ("W", "R", "V"),
    "Swedish": ("V", "R", "F"),
    "Polish": ("W", "R", "P"),
    "Czech": ("V", "R", "P"),
}
"""The letters of a win, a draw and a loss."""

_RULINGS = frozenset("NRS")
_GAMES = _RULINGS | frozenset("WDL")
_FORFEITS = frozenset("XZF")
_LETTER = re.compile(r"[A-Z] ?\d", re.IGNORECASE)
_A_FEW = 2


class Refusal(NamedTuple):
    """A table that is hardly in US letters: its first cell that says so, and why."""

    text: str
    why: str


def rulings_for_results(texts: Iterable[str]) -> Refusal | None:
    """Why a table is not taken for US letters although each of its cells could be: rulings (N, R,
    S) are an exception there, and here they are more than a few."""
    texts = list(texts)
    tidied = {text: tidy(text) for text in dict.fromkeys(texts)}
    letter_of = {text: it[0].upper() for text, it in tidied.items() if _LETTER.match(it)}
    games = [text for text in texts if letter_of.get(text) in _GAMES]
    rulings = [text for text in games if letter_of[text] in _RULINGS]
    many = len(rulings) > _A_FEW and 5 * len(rulings) > len(games)
    if not many and not (rulings and 2 * len(rulings) >= len(games)):
        return None
    letters = set(letter_of.values()) - _FORFEITS
    return Refusal(
        rulings[0],
        f"{tidy(rulings[0])!r} is a director's ruling in US letters, and {len(rulings)} of "
        f"{len(games)} games here have such a letter (N, R or S); {_could_be(letters)}write W, D "
        "and L for won, drawn and lost, or, if these really are rulings, state the notation us",
    )


def _could_be(letters: Collection[str]) -> str:
    """``the table could be German (S won, R drawn, N lost); ``"""
    fitting = [
        f"{language} ({win} won, {draw} drawn, {loss} lost)"
        for language, (win, draw, loss) in LANGUAGES.items()
        if set(letters) <= {win, draw, loss}
    ]
    return f"the table could be {' or '.join(fitting)}; " if fitting else ""
