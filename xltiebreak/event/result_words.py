"""What may be typed as the result of a game, of a board or of a match: one table of words.

A list of games says the result between its two players (``1-0``, ``F 0-1``, ``White wins``), or
beside a lone one what his bye is worth; a list of boards or of matches says it from the side that
is named first. The formulas of our sheets use the same words.

>>> read_game("1/2-1/2") == DREW
True
>>> read_bye(0, "bye", "½").value
'half-point bye'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from xltiebreak.event.letters import LETTERS, SPOKEN, WORDS, UnknownCell, UnsaidWorth, tidy
from xltiebreak.event.results import Outcome


class Both(NamedTuple):
    """The outcomes of a game or a match: of White, or the side that is named first; and of the
    other."""

    first: Outcome
    second: Outcome


WON = Both(Outcome.WIN, Outcome.LOSS)
DREW = Both(Outcome.DRAW, Outcome.DRAW)
LOST = Both(Outcome.LOSS, Outcome.WIN)
WON_BY_FORFEIT = Both(Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS)
LOST_BY_FORFEIT = Both(Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN)
BOTH_LOST = Both(Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS)
TO_COME = Both(Outcome.PENDING, Outcome.PENDING)

PENDING = "P"
"""The letter of a game that is not over, beside those of US Chess."""


def _both(letters: str) -> Both:
    first, second = (LETTERS.get(letter, Outcome.PENDING) for letter in letters)
    return Both(first, second)


class Word(NamedTuple):
    """The meaning of a word about a match: ``bye`` if it says that there was no match, ``ruling``
    if the director's decision stands against the points."""

    both: Both = TO_COME
    bye: Outcome | None = None
    ruling: bool = False

    @property
    def outcome(self) -> Outcome:
        """The outcome for the team that is named first."""
        return self.bye or self.both.first


_PLAYED = {"1 0": "WL", "½ ½": "DD", "= =": "DD", "0 1": "LW"}
_FORFEITED = {"1 0": "XF", "½ ½": "ZZ", "0 1": "FX", "0 0": "FF"}
_SIGNED = {"+ -": "XF", "- +": "FX", "- -": "FF"}
_PARTED = ("-", ":", "/")


def _said(kind: str) -> Iterator[tuple[str, str]]:
    """Yield the words for a game, a board or a match, each with the letters of both sides."""
    for key, words in SPOKEN.items():
        whose, _, letters = key.partition(" ")
        if whose == kind:
            yield from ((word, letters) for word in words)


BOARD_SIGNS: Mapping[str, Both] = {word: _both(letters) for word, letters in _said("board")}
"""The meaning of what is typed as the result of a board, tidied and in small letters."""

MATCH_WORDS: Mapping[str, Word] = {
    "": Word(),
    **{word: Word(_both(letters)) for word, letters in _said("match")},
    "n": Word(WON, ruling=True),
    "r": Word(DREW, ruling=True),
    "s": Word(LOST, ruling=True),
    **{word: Word(bye=LETTERS[key]) for key in "BHU" for word in SPOKEN[f"no match {key}"]},
}
"""The meaning of what is typed as the result of a match, tidied and in small letters."""

BYE, BYE_IN_WORDS, UNSAID = ":", ".", "?"
"""The two signs that stand behind the letter of a bye, and the letter of one that does not say its
points."""


def compact(text: str) -> str:
    """Return a text as :func:`codes` spells it: small letters, ½, 1F for the forfeit 1X; no spaces,
    no ``.0``, no signs of a game that is not over."""
    plain = tidy(text).lower().replace(" ", "").replace(".0", "").replace(",0", "")
    return plain.replace("1x", "1f").replace("*", "").replace("_", "")


def _codes() -> Iterator[tuple[str, str]]:
    yield from _said("game")
    for letter in "BHU":
        yield letter.lower(), f"{letter}{BYE}"
    for word, letter in WORDS.items():
        yield compact(word), f"{letter or UNSAID}{BYE_IN_WORDS}"
    for pairs, marks in (
        (_PLAYED, [("", "")]),
        (_SIGNED, [("", ""), ("", "f")]),
        (_FORFEITED, [("", word) for word in SPOKEN["not played"]] + [("f", ""), ("f", "f")]),
        ({f"f{pair}": code for pair, code in _FORFEITED.items()}, [("", "")]),
    ):
        for pair, code in pairs.items():
            white, black = pair.split()
            for sign in ("", *_PARTED) if pairs is _SIGNED else _PARTED:
                yield from ((f"{white}{own}{sign}{black}{other}", code) for own, other in marks)


@cache
def codes() -> Mapping[str, str]:
    """Return, by the typed text of a list of games as :func:`compact` spells it, the letters of
    White and Black, or a lone player's letter with a sign behind it."""
    return dict(_codes())


FORFEITS = ("F 1-0", "F 0-1", "F 0-0")
"""They begin unlike results: below a ``1-0f``, Excel's AutoComplete makes that of ``1-0``."""

BY_FORFEIT = "{}, {} or {}".format(*FORFEITS)
_EXPECTED = f"expected 1-0, ½-½ or 0-1, {BY_FORFEIT} for a forfeit, * while it is not over"
_EXPECTED_ALONE = "expected B, H or U for a bye of 1, ½ or 0 points"
_WORTH = {"W": "B", "X": "B", "D": "H", "Z": "H", "L": "U", "F": "U"}
"""The bye that a result means if a word for a bye stands beside it."""


def bye_in_words(text: str) -> str:
    """Return the letter of a bye that is typed in words in the place of a player, ``?`` where it
    does not say its points; empty for any other text."""
    code = codes().get(compact(text), "")
    return code[0] if code.endswith(BYE_IN_WORDS) else ""


def read_game(text: str) -> Both:
    """Return what a game brought White and Black; twice "not finished" while no result is typed.

    Raises:
        UnknownCell: the text is no result of a game; the message says what was expected.
    """
    plain = compact(text)
    code, shown = codes().get(plain, ""), repr(text)
    if code and code[1] not in (BYE, BYE_IN_WORDS):
        return _both(code)
    if code:
        raise UnknownCell(
            f"{shown} is for one player alone, and here are two; type {BY_FORFEIT} if they did not "
            "play, or clear one of the two"
        )
    if plain == "-":
        raise UnknownCell(
            f"{shown} may be a forfeit or a game that is not over; type F 0-1, or * while it is not"
        )
    if plain in ("0-0", "0:0", "0/0"):
        raise UnknownCell(f"{shown} does not say whether they played; type F 0-0 if nobody did")
    raise UnknownCell(f"{shown} is not the result of a game; {_EXPECTED}")


def read_bye(side: int, beside: str, text: str) -> Outcome:
    """Return the outcome of a player who is alone on the ``side`` of White (0) or of Black (1).

    ``beside`` is the text in the opponent's place, empty or a word for a bye; ``text`` is the typed
    result. If the word does not state points (``bye``), the result states them; an absent player
    may have half a point that way, too.

    Raises:
        UnsaidWorth: nothing says the points.
        UnknownCell: it is no bye, or the two contradict each other.
    """
    plain = compact(text)
    code, word = codes().get(plain, ""), bye_in_words(beside)
    own = code[0 if len(plain) == 1 else side] if code else ""
    if code and code[1] in (BYE, BYE_IN_WORDS):
        typed = code[0]
    else:
        typed = _WORTH.get(own, "") if word else own if own in "XFZ" else ""
    if plain and not typed:
        raise UnknownCell(f"{text!r} is no result of a player alone; {_EXPECTED_ALONE}")
    if typed not in ("", UNSAID) and word not in ("", UNSAID, "U", typed):
        raise UnknownCell(f"{text!r} contradicts {beside!r}; correct one of them")
    letter = typed if typed not in ("", UNSAID) else word or typed
    if letter not in ("", UNSAID):
        return LETTERS[letter]
    if not letter:
        raise UnknownCell("the opponent is missing; type who it is, or, for a bye, B, H or U")
    raise UnsaidWorth(
        f"{(beside or text)!r} does not say how many points it gave; type as the result B for a "
        "full point, H for half a point, U for none"
    )
