"""What is typed in single cells about prizes: an amount, yes or no, the name of a list; and at the
labels that name players, who is on a list, entered again, has a rating of his own for prizes."""

from __future__ import annotations

import re
from collections.abc import Collection
from fractions import Fraction
from typing import NamedTuple

from xltiebreak.event.figures import rating
from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.asked import OF_A_SHELL
from xltiebreak.prizefund.money import MOST, SYMBOL, Cents

NO_ONE = ("none", "nobody", "no one", "-", "\N{EN DASH}")
YES = ("yes", "y", "x", "true", "1", "guaranteed", "gtd", "\N{CHECK MARK}")
NO = ("", "no", "n", "false", "0", *NO_ONE)
ONE_OF_LIST = {"women": "woman", "ladies": "lady"}

_AMOUNT = re.compile(rf"({SYMBOL})?\s?(\d{{1,3}}(?:,\d{{3}})+|\d+)(?:\.(\d{{1,2}}))?\s?({SYMBOL})?")
"""``1,250.00``, but not ``12,50`` or ``1.250``: countries read these differently."""
_PERCENT = re.compile(r"(\d{1,3}(?:\.\d{1,3})?)\s?%")
_MOST_SHOWN = 40


class PrizeError(TieBreakError):
    """Raised for a cell that cannot be read or contradicts another; ``title`` is its column or
    label."""

    def __init__(self, title: str, message: str) -> None:
        super().__init__(message)
        self.title = title


class Amount(NamedTuple):
    """Cents with their sign, empty if not typed; or a percentage of the fees."""

    cents: Cents = 0
    sign: str = ""
    percent: Fraction | None = None


def amount_of(text: str, title: str, *, percent: bool = True) -> Amount:
    """Read an amount of money, or a percentage of the fees if ``percent`` allows it; an empty
    amount for an empty text.

    Raises:
        PrizeError: it is no amount, or could be read in two ways.
    """
    if not text:
        return Amount()
    shown = repr(text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…")
    part = _PERCENT.fullmatch(text)
    if part and percent:
        if not 0 < Fraction(part[1]) <= 100:
            raise PrizeError(title, f"{shown} is no part; expected one such as 25%")
        return Amount(percent=Fraction(part[1]))
    amount = _AMOUNT.fullmatch(text)
    if amount is None or (amount[1] and amount[4]):
        if re.match(rf"(?:{SYMBOL}|\s)*[-−(]", text):
            raise PrizeError(title, f"{shown} is below 0; expected an amount such as 150")
        expected = "150, 1200.50 or 25% of the fees" if percent else "150 or 1200.50"
        raise PrizeError(title, f"{shown} is no amount of money; expected one such as {expected}")
    sign = amount[1] or amount[4] or ""
    units = amount[2].replace(",", "").lstrip("0")
    cents = int(units[: len(str(MOST))] + (amount[3] or "").ljust(2, "0"))
    if cents > MOST:
        raise PrizeError(title, f"{shown} is too much; a prize is at most {MOST // 100:,}")
    if not cents and len(amount[2]) > 1:
        raise PrizeError(title, f"{shown} is no amount; {OF_A_SHELL.format(zeros=amount[2])}")
    if 0 < cents < 100 and not sign:
        raise PrizeError(
            title,
            f"{shown} is less than 1; type a part of the fees as a text such as '25%', or the "
            "amount with its sign",
        )
    return Amount(cents, sign)


def yes_or_no(text: str, title: str) -> bool:
    """Whether a cell is marked.

    Raises:
        PrizeError: it says neither.
    """
    if text.casefold() in YES or text.casefold() in NO:
        return text.casefold() in YES
    raise PrizeError(title, f"{text!r} is neither yes nor no; expected yes, or nothing")


def list_name(text: str) -> str:
    """Return the name of a list of players: ``junior`` for ``Top Juniors``, ``under 13`` for
    ``U13``."""
    name = " ".join(text.casefold().split()).removeprefix("top ")
    name = re.sub(r"^(?:u|under)[\s-]?(?=\d)", "under ", name)
    return ONE_OF_LIST.get(name, name.removesuffix("s"))


_AGAIN = re.compile(r"(\d{1,6})\s*(?:as|again as|=|->|\N{RIGHTWARDS ARROW})\s*(\d{1,6})")


def listed_players(text: str, known: Collection[int]) -> tuple[int, ...]:
    """Return the pairing numbers in a text: ``3, 7``.

    Raises:
        PrizeError: one of them is nobody's.
    """
    numbers = [part for part in re.split(r"[,;\s]+", text) if part]
    return tuple(dict.fromkeys(_number(number, known) for number in numbers))


def _number(text: str, known: Collection[int]) -> int:
    plain = text.strip().removesuffix(".0").removeprefix("#")
    number = int(plain) if plain.isdecimal() and len(plain) < 7 else 0
    if number not in known:
        raise PrizeError("", f"{text.strip()!r} is nobody's pairing number; correct it")
    return number


def re_entries(text: str, known: Collection[int]) -> dict[int, int]:
    """Return the later entry of each player by the earlier one: ``3 as 12; 5 as 14``.

    Raises:
        PrizeError: it is not understood.
    """
    again: dict[int, int] = {}
    for part in _parts(text, r"[;,]"):
        match = _AGAIN.fullmatch(part)
        if match is None:
            raise PrizeError("", f"{part!r} is not understood; expected such as 3 as 12; 5 as 14")
        earlier, later = (_number(number, known) for number in match.groups())
        if earlier == later or earlier in again:
            raise PrizeError("", f"{part!r}: number {earlier} cannot enter again so")
        again[earlier] = later
    return again


def stated_lists(text: str, known: Collection[int]) -> dict[str, tuple[int, ...]]:
    """Return the pairing numbers on each list: ``junior: 3, 7; woman: 4``.

    Raises:
        PrizeError: it is not understood.
    """
    lists = {}
    for part in _parts(text, ";"):
        name, colon, numbers = part.partition(":")
        if not (name.strip() and colon):
            raise PrizeError("", f"{part!r} is not understood; expected such as junior: 3, 7")
        nobody = numbers.strip().casefold() in NO_ONE
        lists[list_name(name)] = () if nobody else listed_players(numbers, known)
    return lists


def prize_ratings(text: str, known: Collection[int]) -> dict[int, int | None]:
    """Return the ratings that replace those of the crosstable for prizes: ``7: 1850; 12: unr.``

    Raises:
        PrizeError: it is not understood.
    """
    ratings = {}
    for part in _parts(text, r"[;,]"):
        number, colon, stated_rating = part.partition(":")
        if not (colon and stated_rating.strip()):
            expected = "expected such as 7: 1850; 12: unr"
            raise PrizeError("", f"{part!r} is not understood; {expected}")
        ratings[_number(number, known)] = prize_rating(stated_rating)
    return ratings


def prize_rating(text: str) -> int | None:
    """Return a rating; nothing for an unrated player.

    Raises:
        PrizeError: it is neither.
    """
    try:
        return rating(text.strip()).value
    except ValueError:
        fault = f"{text.strip()!r} is not a rating"
        raise PrizeError("", f"{fault}; expected one such as 1850, or unr") from None


def _parts(text: str, at: str) -> list[str]:
    return [part.strip() for part in re.split(at, text) if part.strip()]
