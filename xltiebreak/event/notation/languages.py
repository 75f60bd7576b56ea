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

    @property
    def is_cyrillic(self) -> bool:
        """Whether these are Cyrillic letters, some of which look like Latin ones."""
        return has_cyrillic(self.win + self.draw + self.loss)

    def spelled(self, letter: str) -> str:
        """Return a typed letter as the set has it: a capital, and Cyrillic where it looks so."""
        capital = letter.upper()
        return capital.translate(_CYRILLIC) if self.is_cyrillic else capital


_CYRILLIC = str.maketrans("ABCEHKMOPTXY", "АВСЕНКМОРТХУ")
LATIN = {typed: read for read, typed in _CYRILLIC.items()}
"""The Latin letter that looks like a Cyrillic one."""


def has_cyrillic(text: str) -> bool:
    """Whether a text has a Cyrillic letter."""
    return any("\u0400" <= letter <= "\u04ff" for letter in text)


def _of(language: str, sets: str, white: str = "w", black: str = "bsz") -> list[Letters]:
    """Return sets such as ``S R N; G R V`` with the letters of White and Black."""
    every = (letters.split() for letters in sets.split("; "))
    return [Letters(language, win, draw, loss, white, black) for win, draw, loss in every]


ENGLISH = Letters("English", "W", "D", "L")
LANGUAGES: Sequence[Letters] = (
    *_of("German", "S R N; G R V; S U N; G U V"),
    *_of("French", "G N P; V N D", "b", "n"),
    *_of("Spanish", "G T P; G E P; G T D; G E D; V T D; V E D", "b", "n"),
    *_of("Italian", "V N P; V P S", "b", "n"),
    *_of("Dutch", "W R V"),
    *_of("Portuguese", "V E D", "b", "np"),
    *_of("Swedish", "V R F", "v", "s"),
    *_of("Norwegian", "S R T; V U T; V R T; S U T", "h", "s"),
    *_of("Danish", "G R T; V U T; V R T; G U T", "h", "s"),
    *_of("Finnish", "V T H", "v", "m"),
    *_of("Icelandic", "V J T; S J T", "h", "s"),
    *_of("Hungarian", "G D V; GY D V; N D V; NY D V", "v", "s"),
    *_of("Polish", "W R P; Z R P", "b", "c"),
    *_of("Czech", "V R P", "b", "cč"),
    *_of("Turkish", "G B M; G B K; G B Y", "b", "s"),
    *_of("Russian", "В Н П", "б", "ч"),
    *_of("Ukrainian", "В Н П", "б", "ч"),
    *_of("Bulgarian", "П Р З", "б", "ч"),
)
"""Some languages have more than one set; those of the last three are Cyrillic."""

COLOURS: Sequence[tuple[str, str]] = tuple(
    dict.fromkeys(
        (*((letters.white, letters.black) for letters in (ENGLISH, *LANGUAGES)), ("b", "n"))
    )
)
"""The letters of White and of Black in each language, those of English first. B is Black there and
White in others."""

NAMES = (
    *dict.fromkeys(language.language.lower() for language in LANGUAGES),
    *("signs", "forfeits", "white-first", "player-first"),
)
"""Names that may be stated under ``Notation`` besides the dialects: the language of the letters;
the meaning of + and -; whose score comes first in 1-0."""

LANGUAGE_CODES = {
    "de": "german", "fr": "french", "es": "spanish", "it": "italian", "nl": "dutch",
    "pt": "portuguese", "sv": "swedish", "no": "norwegian", "nb": "norwegian", "da": "danish",
    "fi": "finnish", "is": "icelandic", "hu": "hungarian", "pl": "polish", "cs": "czech",
    "tr": "turkish", "ru": "russian", "bg": "bulgarian",
}  # fmt: skip
"""Languages by their two letters (ISO 639), as they may be stated, too."""

_RULINGS = frozenset("NRS")
_GAMES = _RULINGS | frozenset("WDL")
_FORFEITS = frozenset("XZF")
_LETTER = re.compile(r"[A-Z][ -]?\d", re.IGNORECASE)
_A_FEW, _ONE_IN = 2, 10
_NAMED = 3
"""So many sets of letters are named in full."""


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
    further = " or another language" if len(fitting) > _NAMED else ""
    return f"the table could be {' or '.join(fitting[:_NAMED])}{further}; " if fitting else ""


def _names(letters: Collection[str]) -> str:
    names = dict.fromkeys(language.language.lower() for language in _fitting(letters))
    return "".join(f"{name}, or " for name in names)
