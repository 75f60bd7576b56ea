"""The result of a game as it stands between the two players: ``1-0``, ``½:½``, ``F 0-1``, ``+/-``;
or the bye of a player who stands alone: ``B``, ``half bye``.

All that can be read stands in :data:`CODES`; the formulas of our sheet of games use it, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from xltiebreak.event.notation.dialects import WORDS, UnknownCell, tidy
from xltiebreak.event.notation.us import LETTERS
from xltiebreak.event.results import Outcome

FORFEITS = ("F 1-0", "F 0-1", "F 0-0")
"""They begin unlike results: below a ``1-0f``, Excel's AutoComplete makes that of ``1-0``."""

BY_FORFEIT = "{}, {} or {}".format(*FORFEITS)
EXPECTED = f"expected 1-0, ½-½ or 0-1, {BY_FORFEIT} for a forfeit, * while it is not over"
_EXPECTED_ALONE = "expected B, H or U for a bye of 1, ½ or 0 points"

PENDING, BYE, BYE_IN_WORDS, UNSAID = "P", ":", ".", "?"
"""The letter of a game that is not over; the two signs that stand behind the letter of a bye; and
the letter of a bye that does not say its points."""

_WORDS_OF: Mapping[str, str] = {
    "WL": "1|w|white|whitewins|whitewon|weiß|weißgewinnt|weissgewinnt|lesblancsgagnent|"
    "blancsgagnent|gananblancas|witwint|ilbiancovince",
    "DD": "½|d|draw|drawn|=|remis|tablas|nulle|nul|patta|empate|remise|döntetlen|tasapeli|uafgjort",
    "LW": "0|l|black|blackwins|blackwon|schwarz|schwarzgewinnt|lesnoirsgagnent|noirsgagnent|"
    "ganannegras|zwartwint|ilnerovince",
    "XF": "+|x|x-f|x:f|x/f|whitewinsbyforfeit",
    "FX": "f-x|f:x|f/x|blackwinsbyforfeit",
    "FF": "ff|f-f|f:f|f/f|doubleforfeit",
    "PP": "|:|vs|vs.|…|...",
}
_PLAYED = {"1 0": "WL", "½ ½": "DD", "= =": "DD", "0 1": "LW"}
_FORFEITED = {"1 0": "XF", "½ ½": "ZZ", "0 1": "FX", "0 0": "FF"}
_SIGNED = {"+ -": "XF", "- +": "FX", "- -": "FF"}
_PARTED = ("-", ":", "/")
_LETTER_OF = {"1": "B", "½": "H", "0": "U"}
_FORFEIT_WORDS = (
    *("f", "ff", "(f)", "(ff)", "ff.", "forf", "forf.", "forfeit", "(forfeit)", "forfait", "fft"),
    "(kampflos)",
    *(
        "kl",
        "kl.",
        "kampflos",
        "(kampflos)",
        "k",
        "wo",
        "w/o",
        "walkover",
        "def",
        "def.",
        "default",
    ),
)


def _codes() -> Iterator[tuple[str, str]]:
    for code, words in _WORDS_OF.items():
        yield from ((word, code) for word in words.split("|"))
    for letter in "BHU":
        yield letter.lower(), f"{letter}{BYE}"
    for word, worth in WORDS.items():
        yield compact(word), f"{_LETTER_OF.get(worth, UNSAID)}{BYE_IN_WORDS}"
    for pairs, marks in (
        (_PLAYED, [("", "")]),
        (_SIGNED, [("", ""), ("", "f")]),
        (_FORFEITED, [("", word) for word in _FORFEIT_WORDS] + [("f", ""), ("f", "f")]),
        ({f"f{pair}": code for pair, code in _FORFEITED.items()}, [("", "")]),
    ):
        for pair, code in pairs.items():
            white, black = pair.split()
            for sign in ("", *_PARTED) if pairs is _SIGNED else _PARTED:
                yield from ((f"{white}{own}{sign}{black}{other}", code) for own, other in marks)


def compact(text: str) -> str:
    """Return a text as :data:`CODES` spells it: small letters, ½, 1F for the forfeit 1X; no spaces,
    no ``.0``, no signs of a game that is not over."""
    plain = tidy(text).lower().replace(" ", "").replace(".0", "").replace(",0", "")
    return plain.replace("1x", "1f").replace("*", "").replace("_", "")


CODES: Mapping[str, str] = dict(_codes())
"""By the typed text, as :func:`compact` spells it: the US letters of White and Black, or a lone
player's letter with a sign behind it."""

_WORTH = {"W": "B", "X": "B", "D": "H", "Z": "H", "L": "U", "F": "U"}
"""The bye that a result means if a word for a bye stands beside it."""


def bye_in_words(text: str) -> str:
    """Return the letter of a bye that is typed in words in the place of a player, ``?`` where it
    does not say its points; empty for any other text."""
    code = CODES.get(compact(text), "")
    return code[0] if code.endswith(BYE_IN_WORDS) else ""


def read_game(text: str) -> tuple[Outcome, Outcome]:
    """Return what a game brought White and Black; twice "not finished" while no result is typed.

    Raises:
        UnknownCell: the text is no result of a game; the message says what was expected.
    """
    plain = compact(text)
    code, shown = CODES.get(plain, ""), repr(text)
    if code and code[1] not in (BYE, BYE_IN_WORDS):
        return _outcome(code[0]), _outcome(code[1])
    if code:
        raise UnknownCell(
            f"{shown} is a bye, for one player alone, and here are two; correct the result, or "
            "clear one of them"
        )
    if plain == "-":
        raise UnknownCell(
            f"{shown} may be a forfeit or a game that is not over; type F 0-1, or * while it is not"
        )
    if plain in ("0-0", "0:0", "0/0"):
        raise UnknownCell(f"{shown} does not say whether they played; type F 0-0 if nobody did")
    raise UnknownCell(f"{shown} is not the result of a game; {EXPECTED}")


def _outcome(letter: str) -> Outcome:
    return LETTERS.get(letter, Outcome.PENDING)


def read_bye(side: int, beside: str, text: str) -> Outcome:
    """Return the outcome of a player who is alone on the ``side`` of White (0) or of Black (1).

    ``beside`` is the text in the opponent's place, empty or a word for a bye; ``text`` is the typed
    result. If the word does not state points (``bye``), the result states them; an absent player
    may have half a point that way, too.

    Raises:
        UnknownCell: it is no bye, or the two contradict each other, or nothing says the points.
    """
    plain = compact(text)
    code, word = CODES.get(plain, ""), bye_in_words(beside)
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
    raise UnknownCell(
        f"{(beside or text)!r} does not say how many points it gave; type as the result B for a "
        "full point, H for half a point, U for none"
    )
