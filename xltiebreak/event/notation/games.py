"""The result of a game as it stands between the two players: ``1-0``, ``½:½``, ``0-1f``, ``+/-``;
or what it says of a player who has nobody beside him: ``B``, ``half bye``.

What is read is one table, :data:`CODES`, which the formulas of our sheet of games have, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from xltiebreak.event.notation.dialects import WORDS, UnknownCell, tidy
from xltiebreak.event.notation.us import LETTERS
from xltiebreak.event.results import Outcome

EXPECTED = "expected 1-0, ½-½ or 0-1, 1-0f, 0-1f or 0f-0f for a forfeit, * while it is not over"
_EXPECTED_ALONE = "expected B, H or U for a bye of 1, ½ or 0 points"

PENDING, BYE, BYE_IN_WORDS, UNSAID = "P", ":", ".", "?"
"""The letter of a game that is not over; what stands behind that of a bye; and the letter of a bye
that does not say its points."""

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
    ):
        for pair, code in pairs.items():
            white, black = pair.split()
            for sign in ("", *_PARTED) if pairs is _SIGNED else _PARTED:
                yield from ((f"{white}{own}{sign}{black}{other}", code) for own, other in marks)


def compact(text: str) -> str:
    """A text as it is looked up: in small letters, its half as ½, without spaces, idle zeros and
    the signs of a game that is not over; 1X for a forfeit as 1F."""
    plain = tidy(text).lower().replace(" ", "").replace(".0", "").replace(",0", "")
    return plain.replace("1x", "1f").replace("*", "").replace("_", "")


CODES: Mapping[str, str] = dict(_codes())
"""The US letters of White and Black, or that of a player alone with a sign behind it, by what is
typed, :func:`compact`."""

_WORTH = {"W": "B", "X": "B", "D": "H", "Z": "H", "L": "U", "F": "U"}
"""The bye that a result beside the word of one says."""


def bye_in_words(text: str) -> str:
    """The letter of a bye that stands in the place of a player, ``?`` where it does not say its
    points; nothing where a text is none."""
    code = CODES.get(compact(text), "")
    return code[0] if code.endswith(BYE_IN_WORDS) else ""


def read_game(text: str) -> tuple[Outcome, Outcome]:
    """What a game brought White and Black; twice "not finished" while nothing stands there.

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
            f"{shown} may be a forfeit or a game that is not over; type 0-1f, or * while it is not"
        )
    if plain in ("0-0", "0:0", "0/0"):
        raise UnknownCell(f"{shown} does not say whether they played; type 0f-0f if nobody did")
    raise UnknownCell(f"{shown} is not the result of a game; {EXPECTED}")


def _outcome(letter: str) -> Outcome:
    return LETTERS.get(letter, Outcome.PENDING)


def read_bye(side: int, beside: str, text: str) -> Outcome:
    """What a player has who is alone on the ``side`` of White (0) or of Black (1).

    ``beside`` is what stands in the place of the opponent, if anything, a word of a bye, ``text``
    what stands as the result. Of a bye that does not say its points (``bye``) the result tells
    them; who is absent may have asked for half a point, which it tells as well.

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
