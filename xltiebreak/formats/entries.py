"""What the readers of other programs' files do alike with what stands beside a player's name.

What cannot be read is told with its place and leaves a stand-in; nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import PurePath
from typing import Any

from xltiebreak.event.crosstable import MAX_PLAYERS, MAX_ROUNDS, UNNUMBERED
from xltiebreak.event.figures import Rating, rating
from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError
from xltiebreak.event.notation import UnknownCell
from xltiebreak.event.results import UNREADABLE, Result
from xltiebreak.tables.cells import plain


def named_after(file: str) -> str:
    """The name of an event whose file states none: ``Spring Open`` of ``Spring Open.html``."""
    return plain(PurePath(file).stem)


def rated(text: str, where: str, faults: list[Finding]) -> Rating:
    """The rating in a text."""
    try:
        return rating(text)
    except ValueError:
        message = f"{text!r} is not a rating; the player is taken as unrated"
        faults.append(Finding(WARNING, "rating", where, message))
        return Rating(None)


def numbered(number: int, text: str, place: int, section: str, faults: list[Finding]) -> int:
    """A pairing number; where ``text`` states none it is 0, and a stand-in made of the player's
    place in his section is given."""
    if number:
        return number
    message = f"{text!r} is not a pairing number; expected one such as 12"
    where = f"{section}!player at place {place}"
    faults.append(Finding(ERROR, "pairing-number", where, message))
    return UNNUMBERED + place


def one_round(
    faults: list[Finding], where: str, read: Callable[..., Result], *cell: Any, **known: Any
) -> Result:
    """The result that ``read`` makes of a cell and of what else is known of it."""
    try:
        return read(*cell, **known)
    except UnknownCell as unknown:
        faults.append(Finding(ERROR, "unknown-code", where, str(unknown)))
        return UNREADABLE


def refuse_what_is_too_large(players: int, rounds: int = 0) -> None:
    """Say so before any memory is taken.

    Raises:
        TieBreakError: there are more players or rounds than in any event.
    """
    if players > MAX_PLAYERS:
        raise TieBreakError(f"A section holds at most {MAX_PLAYERS:,} players.")
    if rounds > MAX_ROUNDS:
        raise TieBreakError(f"A section holds at most {MAX_ROUNDS} rounds.")
