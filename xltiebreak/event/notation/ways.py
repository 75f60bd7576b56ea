"""Results as tables outside the US write them.

A cell has a form (:mod:`~xltiebreak.event.notation.forms`): its parts and their order. What the
parts mean depends on the table's way of writing: the language of its letters, whether + is a game
won or a forfeit, and whose score comes first in 1-0. A table has one form and one way throughout,
and only all of its cells together tell which.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from xltiebreak.event.notation.dialects import (
    BYES,
    FORFEITED,
    FORFEITS_IN_WORDS,
    PLAYED,
    Dialect,
    UnknownCell,
    tidy,
    worth_of_bye,
)
from xltiebreak.event.notation.forms import (
    DEFAULT,
    FORMS,
    LETTER,
    SCORE,
    SCORES,
    Form,
    Parts,
)
from xltiebreak.event.notation.languages import COLOURS, ENGLISH, LANGUAGES, Letters, has_cyrillic
from xltiebreak.event.results import Outcome, Result

WORDS = {
    **dict.fromkeys(("win", "won", "wins", "beat", "beats", "defeated"), Outcome.WIN),
    **dict.fromkeys(("sieg", "gewonnen", "winst", "vinta"), Outcome.WIN),
    **dict.fromkeys(("draw", "drew", "draws", "drawn", "tied"), Outcome.DRAW),
    **dict.fromkeys(("remis", "remise", "tablas", "patta"), Outcome.DRAW),
    **dict.fromkeys(("loss", "lost", "loses", "niederlage", "verloren"), Outcome.LOSS),
    **dict.fromkeys(("verlies", "persa"), Outcome.LOSS),
}
"""Outcomes in words."""
_FORFEITS = {"X": "1", "Z": "½", "F": "0", "Х": "1"}
"""The second X is a Cyrillic letter."""
_BYES = {"B": "1", "H": "½", "U": "0", "+": "1", "=": "½"}
_SIGNS = {"+": "1", "=": "½", "-": "0"}
_BY_DEFAULT = re.compile(r"([10+-]) ?\(?(?:k|kl|f|ff|forf|wo|def)\.?\)?", re.IGNORECASE)
_PAIRED = re.compile(rf"({SCORE}) ?[-:/] ?({SCORE})|([+=-]) ?[:/]? ?([+=-])")
_BYE_BESIDE = re.compile(
    rf"\(?([^\W\d½]+)(?: ?[/:,;=( -] ?|\) ?)({SCORE})\)?|({SCORE}) ?[/:,;(] ?([^\W\d½]+)\)?"
)
_TWICE = re.compile(rf"({LETTER}) ?({SCORE})")
"""The letter of a result, and its points once more."""
_BY_FORFEIT = re.compile(rf"({LETTER}{{1,2}}?)({DEFAULT})", re.IGNORECASE)
_SIGNED = {"+": Outcome.WIN, "-": Outcome.LOSS}
_SIDES = {
    **dict.fromkeys(("white", "weiß", "weiss", "wit", "blanc", "blancs", "blancas", "bianco"), "w"),
    **dict.fromkeys(("brancas", "branco", "vit", "hvit", "hvid", "valkea", "valkoinen"), "w"),
    **dict.fromkeys(("black", "schwarz", "zwart", "noir", "noirs", "negras", "nero"), "b"),
    **dict.fromkeys(("pretas", "preto", "svart", "sort", "musta"), "b"),
    **{"-": "", "": ""},
}


@dataclass(frozen=True)
class Way:
    """The meaning of a cell's parts.

    ``colours`` are the letters of White and of Black; with ``signs`` + is a game won, else a
    forfeit; with ``whites_first`` 1-0 is White's win, else the player's own.
    """

    letters: Letters = ENGLISH
    colours: tuple[str, str] = COLOURS[0]
    signs: bool = False
    whites_first: bool = False

    def read(self, parts: Parts) -> Result | None:
        """Return the result; nothing where the parts state none in this way."""
        colour = self._colour(parts.colour)
        if colour is None:
            return None
        if parts.opponent is None:
            return None if colour else self._without_opponent(parts.what)
        outcome = self._outcome(parts.what, colour)
        return None if outcome is None else Result(outcome, parts.opponent, colour)

    def _colour(self, text: str) -> str | None:
        letter = text.lower()
        if letter in _SIDES:
            return _SIDES[letter]
        white, black = self.colours
        return "w" if letter in white else "b" if letter in black else None

    def _without_opponent(self, what: str) -> Result | None:
        letter = self.letters.spelled(what)
        if letter in _FORFEITS and letter not in self._own_letters:
            return Result(FORFEITED[_FORFEITS[letter]])
        if in_words := FORFEITS_IN_WORDS.get(what.lower()):
            return Result(FORFEITED[in_words])
        worth = SCORES.get(what.lstrip("- ")) or _BYES.get(letter) or worth_of_bye(what)
        if what and not what.strip("-"):
            worth = "0"
        elif worth is None and (beside := _BYE_BESIDE.fullmatch(what)):
            word, score = beside[1] or beside[4], SCORES[beside[2] or beside[3]]
            stated = worth_of_bye(word) or _BYES.get(word.upper(), score)
            worth = score if stated == score and _is_bye(word) else None
        elif worth is None and (paired := _PAIRED.fullmatch(what)):
            worth = _SIGNS[paired[3]] if paired[3] else SCORES[paired[1]]
        elif worth is None and letter in self._own_letters:
            worth = _OF_GAME[self._own_letters[letter]]
        return Result(BYES[worth]) if worth else None

    @property
    def _own_letters(self) -> dict[str, Outcome]:
        letters = self.letters
        return {letters.win: Outcome.WIN, letters.draw: Outcome.DRAW, letters.loss: Outcome.LOSS}

    def _outcome(self, what: str, colour: str) -> Outcome | None:
        if what in self._fixed:
            return self._fixed[what]
        if default := _BY_DEFAULT.fullmatch(what):
            return FORFEITED[_SIGNS.get(default[1], default[1])]
        if paired := _PAIRED.fullmatch(what):
            return self._of_pair(paired[1] or paired[3], paired[2] or paired[4], colour)
        if twice := _TWICE.fullmatch(what):
            outcome, score = self._outcome(twice[1], colour), SCORES[twice[2]]
            return outcome if outcome in (PLAYED[score], FORFEITED[score]) else None
        if in_words := FORFEITS_IN_WORDS.get(what.lower()):
            return FORFEITED[in_words]
        return self._of_letter(what) or WORDS.get(what.lower())

    def _of_letter(self, what: str) -> Outcome | None:
        """Return the outcome of a letter of this language, perhaps with a mark of a forfeit, or of
        a letter for forfeits."""
        letter = self.letters.spelled(what)
        if letter in self._own_letters:
            return self._own_letters[letter]
        if marked := _BY_FORFEIT.fullmatch(what):
            outcome = self._own_letters.get(self.letters.spelled(marked[1]))
            agrees = outcome is _SIGNED.get(marked[2], outcome)
            return FORFEITED[_OF_GAME[outcome]] if outcome and agrees else None
        return FORFEITED[_FORFEITS[letter]] if letter in _FORFEITS else None

    @property
    def _fixed(self) -> Mapping[str, Outcome]:
        """What means the same in every language: signs, and scores where signs are no results."""
        return _BY_SIGNS if self.signs else _BY_SCORES

    def _of_pair(self, first: str, second: str, colour: str) -> Outcome | None:
        """Return the outcome of a game that two scores or signs state: ``1-0``, ``+:-``."""
        if self.whites_first:
            if not colour:
                return None
            if colour == "b":
                first, second = second, first
        if first in _SIGNS and second in _SIGNS:
            if "=" in (first, second):
                return Outcome.DRAW if first == second else None
            return None if first == second == "+" else FORFEITED[_SIGNS[first]]
        scores = SCORES.get(first, ""), SCORES.get(second, "")
        return PLAYED[scores[0]] if scores in (("1", "0"), ("½", "½"), ("0", "1")) else None

    def names(self) -> Iterator[str]:
        """Yield its names under ``Notation``."""
        yield self.letters.language.lower()
        yield "signs" if self.signs else "forfeits"
        yield "white-first" if self.whites_first else "player-first"


_EITHER = {"": Outcome.PENDING, ">": FORFEITED["1"], "<": FORFEITED["0"], "½": PLAYED["½"]}
_BY_SCORES = {
    **_EITHER,
    **{text: PLAYED[score] for text, score in SCORES.items()},
    **{"+": FORFEITED["1"], "-": FORFEITED["0"]},
}
_BY_SIGNS = {**_EITHER, **{sign: PLAYED[score] for sign, score in _SIGNS.items()}}
_LONGEST_LETTER = max(len(letter) for own in LANGUAGES for letter in own[1:4])
_OF_GAME = {Outcome.WIN: "1", Outcome.DRAW: "½", Outcome.LOSS: "0"}


def _is_bye(word: str) -> bool:
    return worth_of_bye(word) is not None or word.upper() in _BYES


def names_opponent(text: str) -> bool:
    """Whether a cell is a game against somebody, in any form."""
    cells = (form.parts(tidy(text)) for form in FORMS)
    return any(parts and parts.opponent for parts in cells)


def ways_to_read(texts: Sequence[str], notation: str = "") -> Iterator[Dialect]:
    """Yield dialects of the forms and ways that understand most of these cells, each meaning once.

    ``notation`` is the name that the table states under ``Notation``, if any.
    """
    for form in FORMS:
        tokens = Counter(
            parts._replace(opponent=parts.opponent and 1)
            for text in texts
            if (parts := _parts(form, tidy(text)))
        )
        games = sum(count for parts, count in tokens.items() if parts.opponent)
        if games:
            yield from _best_ways(form, tokens, notation)


def _best_ways(form: Form, tokens: Counter[Parts], notation: str) -> Iterator[Dialect]:
    meanings: dict[tuple[Result | None, ...], list[Way]] = {}
    for way in _possible(form, tokens):
        if not notation or notation in (*way.names(), form.name):
            meanings.setdefault(tuple(map(way.read, tokens)), []).append(way)
    counts = {
        meaning: sum(count for result, count in zip(meaning, tokens.values()) if result)
        for meaning in meanings
    }
    most = max(counts.values(), default=0)
    for meaning, ways in meanings.items():
        if most and counts[meaning] == most:
            yield _dialect(form, ways, tokens)


def _possible(form: Form, tokens: Iterable[Parts]) -> Iterator[Way]:
    whats = {parts.what for parts in tokens}
    letters = [twice[1] if (twice := _TWICE.fullmatch(what)) else what for what in whats]
    letters = [text for text in letters if text.isalpha() and len(text) <= _LONGEST_LETTER]
    languages = [ENGLISH]
    if form.by_letters and letters:
        may_be_cyrillic = any(map(has_cyrillic, letters))
        languages += [own for own in LANGUAGES if may_be_cyrillic or not own.is_cyrillic]
    colours = COLOURS if any(parts.colour for parts in tokens) else COLOURS[:1]
    may_be_games = whats & _SIGNS.keys() and not (form.by_letters and letters)
    signs = (True,) if form.by_signs else (False, True) if may_be_games else (False,)
    pairs = any(_PAIRED.fullmatch(what) and what not in SCORES for what in whats)
    whites_first = (False, True) if pairs else (False,)
    for language, sides, by_sign, first in product(languages, colours, signs, whites_first):
        if (
            language is ENGLISH
            or len(colours) == 1
            or sides in ((language.white, language.black), COLOURS[0])
        ):
            yield Way(language, sides, by_sign, first)


def _parts(form: Form, text: str) -> Parts | None:
    return form.parts(text) or (None if "|" in text else Parts(None, "", text))


def _dialect(form: Form, ways: Sequence[Way], tokens: Iterable[Parts]) -> Dialect:
    way = ways[0]
    languages = list(dict.fromkeys(way.letters.language for way in ways))
    example = form.example.format(win=way.letters.win)

    def read(text: str) -> Result:
        parts = _parts(form, text)
        result = way.read(parts) if parts else None
        if result is None:
            if parts and parts.colour and parts.opponent is None:
                raise UnknownCell(
                    f"{text!r} has a color but names no opponent; type the opponent's number"
                )
            raise UnknownCell(f"{text!r} is not a result; {way_in_words}")
        return result

    words = ""
    if form.by_letters and ENGLISH not in [way.letters for way in ways]:
        words = f"{' or '.join(languages)} letters ({way.letters.meanings})"
    expected = way.letters.meanings if words else f"a win over player 12 is {example}"
    way_in_words = (
        f"expected what this table has for a game ({expected}), or for a round without an "
        "opponent 1 bye, ½ bye or 0 bye"
    )
    names = [name for way in ways for name in way.names()]
    code = languages[0].lower() if words else form.name or example
    letters = way.letters[1:4] if words else ()
    return Dialect(code, example, read, words, tuple(dict.fromkeys([*names, form.name])), letters)
