"""Texts at the labels of prizes that name players: who is on a list, entered again, has a rating of
his own for prizes."""

from __future__ import annotations

import re
from collections.abc import Collection

from xltiebreak.event.figures import rating
from xltiebreak.prizefund.typed_cells import NO_ONE, PrizeError, list_name

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
