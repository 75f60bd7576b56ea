"""The result of a game as it stands between the two players: ``1-0``, ``½:½``, ``0-1f``, ``+/-``;
or what it says of a player who has nobody beside him: ``B``, ``half bye``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from xltiebreak.event.notation.dialects import BYES, UnknownCell, tidy, worth_of_bye
from xltiebreak.event.results import Outcome
from xltiebreak.event.team_match import (
    BOTH_LOST,
    DREW,
    DREW_BY_FORFEIT,
    LOST,
    LOST_BY_FORFEIT,
    TO_COME,
    WON,
    WON_BY_FORFEIT,
    Both,
)

EXPECTED = "expected 1-0, ½-½ or 0-1, 1-0f, 0-1f or 0f-0f for a forfeit, * while it is not over"
_EXPECTED_ALONE = "expected B, H or U for a bye of 1, ½ or 0 points"

_FORFEIT_WORD = re.compile(
    r"\(?(?:ff?|forf|forfeit|forfait|fft|kl|kampflos|k|wo|w/o|walkover|def|default|nf|ff\.)\)?\.?$"
)
_WORDS: Mapping[Both, str] = {
    WON: "1|w|white|whitewins|whitewon|weiß|weißgewinnt|weissgewinnt|lesblancsgagnent|"
    "blancsgagnent|gananblancas|witwint|ilbiancovince",
    DREW: "½|d|draw|drawn|=|remis|tablas|nulle|nul|patta|empate|remise|döntetlen|tasapeli|uafgjort",
    LOST: "0|l|black|blackwins|blackwon|schwarz|schwarzgewinnt|lesnoirsgagnent|noirsgagnent|"
    "gananegras|ganannegras|zwartwint|ilnerovince",
    WON_BY_FORFEIT: "+|x|whitewinsbyforfeit",
    LOST_BY_FORFEIT: "blackwinsbyforfeit",
    BOTH_LOST: "ff|doubleforfeit",
    TO_COME: "|*|:|vs|vs.|...|…|?-?|*-*",
}
_PLAYED = {("1", "0"): WON, ("½", "½"): DREW, ("=", "="): DREW, ("0", "1"): LOST}
_FORFEITED = {
    ("1", "0"): WON_BY_FORFEIT,
    ("½", "½"): DREW_BY_FORFEIT,
    ("0", "1"): LOST_BY_FORFEIT,
    ("0", "0"): BOTH_LOST,
}
_SIGNED = {("+", "-"): WON_BY_FORFEIT, ("-", "+"): LOST_BY_FORFEIT, ("-", "-"): BOTH_LOST}
_PARTED = ("-", ":", "/")


def _signs() -> Iterator[tuple[str, Both]]:
    for both, words in _WORDS.items():
        yield from ((word, both) for word in words.split("|"))
    for (white, black), both in _PLAYED.items():
        yield from ((f"{white}{sign}{black}", both) for sign in _PARTED)
    for (white, black), both in _FORFEITED.items():
        for sign in _PARTED:
            for marks in (("", "f"), ("f", ""), ("f", "f")):
                yield f"{white}{marks[0]}{sign}{black}{marks[1]}", both
    for (white, black), both in _SIGNED.items():
        yield from ((f"{white}{sign}{black}", both) for sign in ("", *_PARTED))
        yield from ((f"{white}{sign}{black}f", both) for sign in ("", *_PARTED))
    yield from ((f"½{sign}½f", DREW_BY_FORFEIT) for sign in _PARTED)


SIGNS: Mapping[str, Both] = dict(_signs())
"""What a game brought White and Black, by what stands between them, in small letters, without
spaces and idle zeros; every word for a forfeit is an ``f`` at the end."""

_IDLE_ZERO = re.compile(r"(?<=[01])[.,]0(?!\d)")
_LETTERS = {"b": "1", "h": "½", "u": "0"}


def _compact(text: str) -> str:
    plain = _IDLE_ZERO.sub("", tidy(text)).lower().replace(" ", "").replace("x", "f")
    if plain.strip("_") == "":
        return ""
    if plain in SIGNS:
        return plain
    return _FORFEIT_WORD.sub("f", plain)


def read_game(text: str) -> Both:
    """What a game brought White and Black; twice "not finished" while nothing stands there.

    Raises:
        UnknownCell: the text is no result of a game; the message says what was expected.
    """
    plain = _compact(text)
    if both := SIGNS.get(plain):
        return both
    shown = repr(text)
    if plain == "-":
        raise UnknownCell(
            f"{shown} may be a forfeit or a game that is not over; type 0-1f, or * while it is not"
        )
    if plain in ("0-0", "0:0", "0/0"):
        raise UnknownCell(f"{shown} does not say whether they played; type 0f-0f if nobody did")
    if plain in _LETTERS or worth_of_bye(tidy(text)) is not None:
        raise UnknownCell(
            f"{shown} is a bye, for one player alone, and here are two; correct the result, or "
            "clear one of them"
        )
    raise UnknownCell(f"{shown} is not the result of a game; {EXPECTED}")


def read_bye(side: int, beside: str, text: str) -> Outcome:
    """What a player has who is alone on the ``side`` of White (0) or of Black (1).

    ``beside`` is what stands in the place of the opponent, if anything, a word of a bye, ``text``
    what stands as the result. Of a bye that does not say its points (``bye``) the result tells
    them.

    Raises:
        UnknownCell: it is no bye, or the two contradict each other, or nothing says the points.
    """
    plain = _compact(text)
    by_forfeit = SIGNS.get(plain, TO_COME)[side]
    if not beside and by_forfeit.forfeit:
        return by_forfeit
    word, worth = worth_of_bye(tidy(text)), worth_of_bye(tidy(beside)) if beside else None
    typed = _LETTERS.get(plain) or word or (_points(side, plain) if worth is not None else "")
    if plain and not typed and word is None:
        raise UnknownCell(f"{text!r} is no result of a player alone; {_EXPECTED_ALONE}")
    if worth and typed and worth not in (typed, _AWAY):
        raise UnknownCell(f"{text!r} contradicts {beside!r}; correct one of them")
    if points := typed or worth:
        return BYES[points]
    if worth is None and word is None:
        raise UnknownCell("the opponent is missing; type who it is, or, for a bye, B, H or U")
    raise UnknownCell(
        f"{beside or text!r} does not say how many points it gave; type as the result B for a full "
        "point, H for half a point, U for none"
    )


_AWAY = "0"
"""Who is absent may have asked for half a point, which the result beside then tells."""


def _points(side: int, plain: str) -> str:
    """The points beside the word of a bye: ``1``, ``1-0``, ``½``, ``½-0``, ``+``."""
    first, _, second = re.sub("[-:/]+", "-", plain.rstrip("f-")).partition("-")
    return {"+": "1"}.get(own := second if side and second else first, own if own in BYES else "")
