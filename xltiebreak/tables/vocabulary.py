"""Every word that heads a column or a round, names a list, or begins a row of sums, in the
languages in which clubs write, as ``words.rules`` has them; and the letters and words of cells."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.letters import as_cyrillic, has_cyrillic
from xltiebreak.event.results import Outcome
from xltiebreak.event.words import bare, sections_beside

Titles = Mapping[str, Sequence[str]]
"""The title of each column, as messages use it, and the headers that clubs use for it."""

_PARTED = re.compile(r"[\s.:,_-]+|^#(?=\d+$)")


def heading(text: str) -> str:
    """Return a header in small letters, with spaces for its points, commas and dashes."""
    return _PARTED.sub(" ", text.casefold()).strip()


def title_of(titles: Titles) -> Mapping[str, str]:
    """Return the title that each word heads, in its spelling by :func:`heading`."""
    return {heading(word): title for title, words in titles.items() for word in words}


SECTIONS: Mapping[str, Titles] = {
    section: {title: words.replace("| ", "|").split("|") for title, [words] in titles.items()}
    for section, titles in sections_beside(__name__, "words.rules").items()
}
FIELDS = SECTIONS["columns"]
FIELD_OF = title_of(FIELDS)
WORDS = SECTIONS["words"]
PLACES = frozenset(WORDS["places"])  # headers of places, by which some tables name opponents

ROUND_WORDS = WORDS["rounds"]
ROUND = re.compile(
    rf"(?:(\d{{1,3}}) ?(?:{'|'.join(WORDS['ordinals'])})? ?)?(?:{'|'.join(ROUND_WORDS)})"
    r"(?(1)| ?#? ?(\d{1,3})(?P<result> res(?:ult)?)?)"
)
"""A column of results in a tidied header: ``r1``, ``1 rd``, ``ronde 1``, ``r1 result``."""

WHOLE, OPPONENT, COLOUR, RESULT, POINTS, UNNAMED = "", "opponent", "color", "result", "points", "?"
"""What a column of a round holds: all of it, a part, or something that only its cells can tell;
points are those of the round or the score so far."""
PART_OF = title_of(SECTIONS["parts"])

HALVES = SECTIONS["halves"]
"""Beside a column headed by the key, the first word of a pair means what the second word says."""
MEETINGS: Titles = {**SECTIONS["meetings"], "Round": [*ROUND_WORDS, *SECTIONS["meetings"]["Round"]]}
MATCHES, PRIZES = SECTIONS["matches"], SECTIONS["prizes"]
"""The columns of lists of matches and of boards, and of a table of prizes, typed in English."""
ENTRIES = SECTIONS["entries"]
"""Columns of a list of entries that a crosstable does not have, or that it heads otherwise."""

NO_GAMES = frozenset(WORDS["no games"])
"""Headers of columns that are not read; a lone letter heads counts, or is a player's."""
TOTALS = frozenset(WORDS["totals"])
SUMS = TOTALS | frozenset(WORDS["sums"])  # words of a row that sums up, or counts, those above
PLAYERS = frozenset(map(bare, WORDS["players"]))
"""Words with which the name of a sheet that lists the players begins."""
LISTS = frozenset(WORDS["lists"])
"""Words in the name of a sheet that lists games, which name no section."""


class Letters(NamedTuple):
    """The letters of a language for a win, a draw and a loss, and for White and Black."""

    language: str
    win: str
    draw: str
    loss: str
    white: str = "w"
    black: str = "bsz"

    @property
    def meanings(self) -> str:
        """``S won, R drawn, N lost``."""
        return f"{self.win} won, {self.draw} drawn, {self.loss} lost"

    @property
    def outcomes(self) -> Mapping[str, Outcome]:
        """The outcome of each of the three letters."""
        return {self.win: Outcome.WIN, self.draw: Outcome.DRAW, self.loss: Outcome.LOSS}

    def spelled(self, letter: str) -> str:
        """Return a typed letter as the set has it: a capital, and Cyrillic where it looks so."""
        capital = letter.upper()
        return as_cyrillic(capital) if has_cyrillic(self.win + self.draw + self.loss) else capital


ENGLISH = Letters("English", "W", "D", "L")
LANGUAGES: Sequence[Letters] = [
    Letters(language, win, draw, loss, white, black)
    for language, (white, black, *sets) in SECTIONS["letters"].items()
    for win, draw, loss in map(str.split, sets)
]
"""Some languages have more than one set; those of the last three are Cyrillic."""

COLOURS: Sequence[tuple[str, str]] = tuple(
    dict.fromkeys(
        (*((letters.white, letters.black) for letters in (ENGLISH, *LANGUAGES)), ("b", "n"))
    )
)
"""The letters of White and Black in each language, English first; B is White in some others."""

US = "us"
"""The letters of US Chess, in which a table without a single result is read."""
GRID = "grid"
"""The only notation whose columns are opponents and not rounds."""
NOTATIONS = ("us", "chess-results", "plus-minus", "uk", GRID)
NAMES = (
    *dict.fromkeys(letters.language.lower() for letters in LANGUAGES),
    *("signs", "forfeits", "white-first", "player-first"),
)
"""Names that may be stated besides those: the language of the letters; the meaning of + and -;
whose score comes first in 1-0."""


def known_name(name: str) -> str:
    """Return a notation's name in the spelling of this program.

    Raises:
        TieBreakError: there is none of that name.
    """
    code = "-".join(name.lower().split())
    code = dict(map(str.split, WORDS["codes"])).get(code, code)
    if code not in NOTATIONS and code not in NAMES:
        known = ", ".join((*NOTATIONS, *NAMES))
        raise TieBreakError(f"{name!r} is not a notation; use one of {known}")
    return code


OUTCOMES: Mapping[str, Outcome] = {
    word: outcome
    for outcome in (Outcome.WIN, Outcome.DRAW, Outcome.LOSS)
    for word in SECTIONS["outcomes"][outcome.value]
}
SIDES: Mapping[str, str] = {
    word: side for side, words in SECTIONS["colors"].items() for word in words
}
AGAINST = frozenset(WORDS["against"])  # words between a result and the opponent
BESIDE_A_COLOUR = frozenset(WORDS["beside a color"])
DEFAULT = frozenset(WORDS["default"])  # what marks a game as a forfeit behind its result
