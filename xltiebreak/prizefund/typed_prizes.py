"""A prize in a row of a table: ``U1800``, rank 2, $50. The sheet ``Prizes``, a text file and a
block of cells are all read here."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Callable, NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.asked import AnnouncementError
from xltiebreak.prizefund.money import SYMBOL
from xltiebreak.prizefund.pairs import Target, chunks, sentences
from xltiebreak.prizefund.prizes import BY_RATING, TROPHY, Kind, Prize, list_name, ordinal
from xltiebreak.prizefund.stated import NO, NO_ONE, YES, PrizeError, amount_of, yes_or_no
from xltiebreak.prizefund.words import Token, compiled

NumberOf = Callable[[str], int]
"""Returns the pairing number of the player in a text, or raises."""


class TypedPrize(NamedTuple):
    """A prize, the sign of its money, and the players who may win it if the row names them."""

    prize: Prize
    sign: str
    players: tuple[int, ...] | None


def typed_prize(cells: Mapping[str, str], number_of: NumberOf) -> TypedPrize:
    """Read the prize in a row. ``cells`` are by column title: ``Prize``, ``From``, ``To``,
    ``Rank``, ``Cash``, ``Trophy``, ``Guaranteed``, ``Players``; ``number_of`` finds named players.

    Raises:
        PrizeError: a cell is not understood, or does not go with the others.
    """

    def text(title: str) -> str:
        return cells.get(title, "").strip()

    if not text("Prize"):
        raise PrizeError("Prize", f"it is not typed what this prize is for; {_EXPECTED}")
    kind, rank = _kind(text("Prize"))
    low, high = (_rating(text(title), title) for title in ("From", "To"))
    named = who_is_listed(text("Players"), number_of)
    prize = _with_band(kind, text("Prize"), low, high)
    if prize is None:
        if named is None:
            raise PrizeError(
                "Prize",
                f"{text('Prize')!r} is not understood; {_EXPECTED}; or type the numbers of those "
                "who can win it under Players",
            )
        prize = Prize(Kind.NAMED, list=list_name(text("Prize")), label=text("Prize"))
    if named is not None and prize.kind not in (Kind.NAMED, Kind.SPECIAL):
        raise PrizeError(
            "Players",
            f"{text('Prize')!r} is not for players who are named; clear this cell, or call the "
            "prize by another name",
        )
    amount = amount_of(text("Cash"), "Cash")
    rank = _rank(text("Rank"), rank)
    made = replace(
        prize,
        rank=rank,
        cash=amount.cents,
        percent=amount.percent,
        trophy=_trophy(text("Trophy")),
        guaranteed=yes_or_no(text("Guaranteed"), "Guaranteed"),
        players=named or () if prize.kind == Kind.SPECIAL else (),
    )
    return TypedPrize(made, amount.sign, named if prize.kind == Kind.NAMED else None)


_OF_A_NAME = ("GLUED", "FOR_WHICH", "OTHER_BAND")
"""What is asked of a name that is one of a kind of prize."""
_EXPECTED = (
    "expected such as 1st, U1800, A, U1400/Unr, Unrated, Top junior, 4 points, Team or Best game"
)


_KNOWN_LIST = r"<LIST>|oldest|youngest|kindergarten|grade|k\b|\d"


def _kind(text: str) -> tuple[Prize | None, int | None]:
    """Return the kind (nothing for a name of the club's own) and the rank in a prize's name."""
    if text.isdecimal():
        return Prize(Kind.PLACE), _ranked(int(text))
    try:
        words = [token for sentence in sentences(text.rstrip(" :")) for token in sentence]
        tokens = [
            _with_rank(token) for token in words if (token.kind, token.value) != ("sign", ",")
        ]
        made = chunks(tokens) if tokens else []
    except AnnouncementError as error:
        if error.question in _OF_A_NAME:
            raise PrizeError("Prize", str(error)) from error
        return None, None
    if len(made) != 1 or not isinstance(made[0], Target) or (made[0].is_top and made[0].ranks):
        return None, None
    prize = made[0].who or (Prize(Kind.PLACE) if made[0].ranks else None)
    first, last = made[0].ranks or (1, 1)
    lists = [token for token in tokens if token.kind == "who" and token.value.kind == Kind.NAMED]
    is_own = any(not compiled(_KNOWN_LIST).match(token.text) for token in lists)
    if first != last or is_own:
        return None, None
    return prize, _ranked(first) if made[0].ranks else None


def _with_rank(token: Token) -> Token:
    """Return a number as a rank: ``U1800 2``."""
    if token.kind != "money" or not token.text.isdecimal() or len(token.text) > len("999"):
        return token
    return token._replace(kind="rank", value=(int(token.text), int(token.text), False))


def _ranked(rank: int) -> int:
    if not 0 < rank < 1_000:
        raise PrizeError("Prize", f"{str(rank)!r} is no rank; {_EXPECTED}")
    return rank


def _with_band(prize: Prize | None, text: str, low: int | None, high: int | None) -> Prize | None:
    """Return a prize with the ratings in its row. They override a class letter, turn another name
    into a prize by rating, and have to agree with ratings in the name."""
    if low is None and high is None:
        return prize
    if prize is None or prize.kind == Kind.PLACE:
        _refuse_empty(low, high)
        label = text if prize is None else ""
        return Prize(_by_rating(low, high), low=low, high=high, label=label)
    if prize.kind not in BY_RATING:
        title = "To" if low is None else "From"
        raise PrizeError(title, f"{text!r} asks for no rating; clear this cell")
    for title, typed, own in (("From", low, prize.low), ("To", high, prize.high)):
        is_letter = prize.kind == Kind.CLASS and prize.label.startswith("Class")
        if typed is not None and own is not None and typed != own and not is_letter:
            hint = f"; below {own + 1} is to {own}" if title == "To" else ""
            raise PrizeError(title, f"{typed} contradicts {text!r}{hint}; correct one of them")
    low = prize.low if low is None else low
    high = prize.high if high is None else high
    _refuse_empty(low, high)
    if (low, high) == (prize.low, prize.high):
        return prize
    either = "/Unr" if prize.or_unrated else ""
    name = prize.label.removesuffix("/Unr") or text
    band = f"{low}/over" if high is None else f"{low or 0}-{high}"
    return replace(
        prize, kind=_by_rating(low, high), low=low, high=high, label=f"{name} ({band}{either})"
    )


def _refuse_empty(low: int | None, high: int | None) -> None:
    if low is not None and high is not None and low > high:
        raise PrizeError("From", f"no rating is from {low} to {high}; correct one of them")


def _by_rating(low: int | None, high: int | None) -> str:
    return Kind.UNDER if low is None else Kind.OVER if high is None else Kind.CLASS


def _rating(text: str, title: str) -> int | None:
    number = text.removesuffix(".0").replace(",", "")
    if not number:
        return None
    if not number.isdecimal() or len(number) > 4:
        raise PrizeError(title, f"{text!r} is not a rating; expected one such as 1799, or nothing")
    return int(number)


def _rank(text: str, named: int | None) -> int:
    number = re.sub(r"(\.0|st|nd|rd|th)$", "", text.casefold())
    if not number:
        return named or 1
    if not number.isdecimal() or len(number) > 4 or not int(number):
        raise PrizeError("Rank", f"{text!r} is not a rank; expected 1, 2, 3 …, or nothing")
    if named is not None and named != int(number):
        raise PrizeError(
            "Rank", f"rank {int(number)} contradicts {ordinal(named)} in its name; correct one"
        )
    return int(number)


def _trophy(text: str) -> str:
    """Return the trophy's name; refuse a figure: it is the end of an amount cut at its comma."""
    if text.casefold() in NO:
        return ""
    if re.fullmatch(rf"{SYMBOL}?[\d.,]+", text) and text not in YES:
        raise PrizeError(
            "Trophy",
            f"{text!r} is no trophy; expected yes or its name. In a text file, an amount with a "
            'comma stands in quotation marks: "$1,200"',
        )
    return TROPHY if text.casefold() in YES else text


def who_is_listed(text: str, number_of: NumberOf) -> tuple[int, ...] | None:
    """Return the numbers of the players in a text, by number or name. Nothing if the text is empty,
    no players if it says ``none``.

    Raises:
        PrizeError: one of them is nobody.
    """
    if not text:
        return None
    if text.casefold() in NO_ONE:
        return ()
    try:
        return tuple(dict.fromkeys(map(number_of, _parted(text, number_of))))
    except TieBreakError as error:
        raise PrizeError("Players", str(error)) from error


def _parted(text: str, number_of: NumberOf) -> list[str]:
    """Split a list at semicolons; without any, keep a single name with a comma whole; else split at
    commas, or at spaces where all are numbers."""
    if ";" in text:
        return [part.strip() for part in text.split(";") if part.strip()]
    if re.fullmatch(r"[\d\s,#]+", text):
        return re.findall(r"\d+", text)
    try:
        number_of(text)
    except TieBreakError:
        return [part.strip() for part in text.split(",") if part.strip()]
    return [text]
