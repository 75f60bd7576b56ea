"""Other languages' letters for results and colors; some mean another result in US letters.

S, R and N are Sieg, Remis and Niederlage in German. In US letters they are results that a director
let stand although the two sides disagree: N a win, R a draw, S a loss. A table read in the wrong
notation gives the trophy to the loser.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from xltiebreak.event.notation.dialects import tidy


class Letters(NamedTuple):
    """The letters of a language for a win, a draw and a loss, and for White and Black."""

    language: str
    win: str
    draw: str
    loss: str
    white: str = "w"
    black: str = "bsz"

    @property
    def words(self) -> str:
        """``German (S won, R drawn, N lost)``."""
        return f"{self.language} ({self.meanings})"

    @property
    def meanings(self) -> str:
        """``S won, R drawn, N lost``."""
        return f"{self.win} won, {self.draw} drawn, {self.loss} lost"


ENGLISH = Letters("English", "W", "D", "L")
LANGUAGES: Sequence[Letters] = (
    Letters("German", "S", "R", "N"),
    Letters("German", "G", "R", "V"),
    Letters("German", "S", "U", "N"),
    Letters("French", "G", "N", "P", "b", "n"),
    Letters("French", "V", "N", "D", "b", "n"),
    Letters("Spanish", "G", "T", "P", "b", "n"),
    Letters("Spanish", "G", "E", "P", "b", "n"),
    Letters("Spanish", "G", "T", "D", "b", "n"),
    Letters("Spanish", "G", "E", "D", "b", "n"),
    Letters("Italian", "V", "N", "P", "b", "n"),
    Letters("Italian", "V", "P", "S", "b", "n"),
    Letters("Dutch", "W", "R", "V"),
    Letters("Portuguese", "V", "E", "D", "b", "n"),
    Letters("Swedish", "V", "R", "F", "v", "s"),
    Letters("Norwegian", "S", "R", "T"),
    Letters("Norwegian", "V", "U", "T"),
    Letters("Norwegian", "V", "R", "T"),
    Letters("Danish", "G", "R", "T"),
    Letters("Danish", "V", "U", "T"),
    Letters("Danish", "V", "R", "T"),
    Letters("Finnish", "V", "T", "H"),
    Letters("Hungarian", "G", "D", "V"),
    Letters("Polish", "W", "R", "P", "b", "c"),
    Letters("Polish", "Z", "R", "P", "b", "c"),
    Letters("Czech", "V", "R", "P", "b", "c"),
)
"""Some languages have more than one set."""

COLOURS: Sequence[tuple[str, str]] = (("w", "bsz"), ("b", "n"), ("v", "s"), ("b", "c"))
"""The letters of White and of Black: English, German and Dutch; the Romance languages; Swedish;
Polish and Czech. B is Black in the first and White in others."""

NAMES = (
    *dict.fromkeys(language.language.lower() for language in LANGUAGES),
    *("signs", "forfeits", "white-first", "player-first"),
)
"""Names that may be stated under ``Notation`` besides the dialects: the language of the letters;
the meaning of + and -; whose score comes first in 1-0."""

_RULINGS = frozenset("NRS")
_GAMES = _RULINGS | frozenset("WDL")
_FORFEITS = frozenset("XZF")
_LETTER = re.compile(r"[A-Z][ -]?\d", re.IGNORECASE)
_A_FEW, _ONE_IN = 2, 10


class Refusal(NamedTuple):
    """The reason why a table is hardly in US letters, with the first cell that shows it."""

    text: str
    why: str


def too_many_rulings(rulings: int, games: int) -> bool:
    """Whether too many of the games have N, R or S for these to be rulings: more than two and more
    than a tenth, or more than half."""
    return (rulings > _A_FEW and _ONE_IN * rulings > games) or 2 * rulings > games


def rulings_for_results(texts: Iterable[str], *, only_us: bool = False) -> Refusal | None:
    """Return why a table is not read in US letters although it could be: it has too many of the
    letters N, R and S, which are rulings there. Other languages are not proposed for a table that
    can be ``only_us``."""
    texts = list(texts)
    tidied = {text: tidy(text) for text in dict.fromkeys(texts)}
    letter_of = {text: plain[0].upper() for text, plain in tidied.items() if _LETTER.match(plain)}
    games = [text for text in texts if letter_of.get(text) in _GAMES]
    rulings = [text for text in games if letter_of[text] in _RULINGS]
    if not too_many_rulings(len(rulings), len(games)):
        return None
    letters = set(letter_of.values()) - _FORFEITS
    return Refusal(
        rulings[0],
        f"{tidy(rulings[0])!r} is a director's ruling in US letters, and {len(rulings)} of "
        f"{len(games)} games here have such a letter (N, R or S); {_could_be(letters)}write W, D "
        "and L for won, drawn and lost, or state the notation: "
        f"{'' if only_us else _names(letters)}us if these really are rulings",
    )


def _fitting(letters: Collection[str]) -> list[Letters]:
    return [
        letter_set
        for letter_set in LANGUAGES
        if set(letters) <= {letter_set.win, letter_set.draw, letter_set.loss}
    ]


def _could_be(letters: Collection[str]) -> str:
    fitting = [language.words for language in _fitting(letters)]
    return f"the table could be {' or '.join(fitting)}; " if fitting else ""


def _names(letters: Collection[str]) -> str:
    names = dict.fromkeys(language.language.lower() for language in _fitting(letters))
    return "".join(f"{name}, or " for name in names)
