"""What all readers of other programs' files need: numbers and ratings of players, and results of
team matches that are printed with points.

A value that cannot be read is reported with its place and gets a stand-in; nothing is guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import PurePath
from typing import Any

from xltiebreak.event.byes import UnknownCell
from xltiebreak.event.crosstable import MAX_PLAYERS, MAX_ROUNDS, UNNUMBERED
from xltiebreak.event.figures import Rating, points, rating
from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError
from xltiebreak.event.results import UNREADABLE, Result
from xltiebreak.event.section import BY_GAME_POINTS, BY_MATCH_POINTS
from xltiebreak.tables.cells import plain


def named_after(file: str) -> str:
    """Return the name of an event by its file: ``Spring Open`` of ``Spring Open.html``."""
    return plain(PurePath(file).stem)


def rated(text: str, where: str, faults: list[Finding]) -> Rating:
    """Return the rating in a text; add a fault where it is none."""
    try:
        return rating(text)
    except ValueError:
        message = f"{text!r} is not a rating; the player is taken as unrated"
        faults.append(Finding(WARNING, "rating", where, message))
        return Rating(None)


def numbered(number: int, text: str, place: int, section: str, faults: list[Finding]) -> int:
    """Return the pairing number. If it is 0, ``text`` is none: add a fault, and return a stand-in
    made of the player's place in the section."""
    if number:
        return number
    message = f"{text!r} is not a pairing number; expected one such as 12"
    where = f"{section}!player at place {place}"
    faults.append(Finding(ERROR, "pairing-number", where, message))
    return UNNUMBERED + place


def one_round(
    faults: list[Finding], where: str, read: Callable[..., Result], *cell: Any, **known: Any
) -> Result:
    """Return the result that ``read`` makes of a cell; add a fault where it is none."""
    try:
        return read(*cell, **known)
    except UnknownCell as unknown:
        faults.append(Finding(ERROR, "unknown-code", where, str(unknown)))
        return UNREADABLE


def refuse_what_is_too_large(players: int, rounds: int = 0) -> None:
    """Refuse sections beyond the limits, before any memory is taken.

    Raises:
        TieBreakError: there are more players or rounds than in any event.
    """
    if players > MAX_PLAYERS:
        raise TieBreakError(f"A section holds at most {MAX_PLAYERS:,} players.")
    if rounds > MAX_ROUNDS:
        raise TieBreakError(f"A section holds at most {MAX_ROUNDS} rounds.")


def ended(own: str, theirs: str, met: str, *, by_forfeit: bool = False) -> str | None:
    """Return how a match against team ``met`` ended, in US letters, from the points of both sides;
    nothing if these are no points."""
    try:
        ours, other = points(own), points(theirs)
    except ValueError:
        return None
    if by_forfeit:
        return f"{'X' if ours > other else 'F'}{met}"
    return f"{'W' if ours > other else 'L' if ours < other else 'D'}{met}"


def placed_by(rows: Iterable[tuple[str, Iterable[str]]]) -> str:
    """Return whether the teams' printed scores are game points or match points: game points if each
    is the sum of its matches."""
    for score, made in rows:
        try:
            if points(score) != sum(points(text) for text in made if text):
                return BY_MATCH_POINTS
        except ValueError:
            return BY_MATCH_POINTS
    return BY_GAME_POINTS
