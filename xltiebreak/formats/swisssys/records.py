"""JSON as records whose fields may be missing or of another kind than expected."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from xltiebreak.event.crosstable import MAX_PLAYERS, MAX_ROUNDS, UNNUMBERED
from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError
from xltiebreak.event.ratings import Rating, rating
from xltiebreak.formats.text import decoded
from xltiebreak.tables.cells import plain

Record = Mapping[str, Any]


def read_json(content: bytes) -> Record:
    """The record that a file is.

    Raises:
        TieBreakError: it is not JSON, or no record; the message names the line.
    """
    try:
        found = json.loads(decoded(content))
    except json.JSONDecodeError as error:
        raise TieBreakError(
            f"line {error.lineno}, column {error.colno}: the file is damaged or cut short "
            f"({error.msg}); save it again in SwissSys"
        ) from error
    except (ValueError, RecursionError) as error:
        raise TieBreakError(
            "the file is no JSON that a program for tournaments writes; save it again in SwissSys"
        ) from error
    if not isinstance(found, dict):
        raise TieBreakError("the file holds no tournament; save it again in SwissSys")
    return found


def records(record: Record, name: str) -> list[Record]:
    """The records in a list; none where there is no list."""
    found = record.get(name)
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []


def items(record: Record, name: str) -> Sequence[Any]:
    """What is in a list; nothing where there is no list."""
    found = record.get(name)
    return found if isinstance(found, list) else []


def text(record: Record, name: str) -> str:
    """A text or number as one tidy line; empty where there is none."""
    found = record.get(name)
    return plain(str(found)) if isinstance(found, (str, int, float)) else ""


def whole(record: Record, name: str) -> int:
    """A whole number that counts something; 0 where there is none."""
    found = record.get(name)
    return found if type(found) is int and 0 < found < UNNUMBERED else 0


def rated(record: Record, name: str, where: str, faults: list[Finding]) -> Rating:
    """The rating of a player; one that cannot be read is told."""
    found = text(record, name)
    try:
        return rating(found)
    except ValueError:
        message = f"{found!r} is not a rating; the player is taken as unrated"
        faults.append(Finding(WARNING, "rating", where, message))
        return rating("")


def numbered(record: Record, name: str, place: int, section: str, faults: list[Finding]) -> int:
    """The pairing number of a player; one that is none is told and gets a stand-in."""
    if number := whole(record, name):
        return number
    message = f"{text(record, name)!r} is not a pairing number; expected one such as 12"
    where = f"{section}!player at place {place}"
    faults.append(Finding(ERROR, "pairing-number", where, message))
    return UNNUMBERED + place


def refuse_what_is_too_large(players: int, rounds: int) -> None:
    """Say so before any memory is taken.

    Raises:
        TieBreakError: there are more players or rounds than in any event.
    """
    if players > MAX_PLAYERS:
        raise TieBreakError(f"A section holds at most {MAX_PLAYERS:,} players.")
    if rounds > MAX_ROUNDS:
        raise TieBreakError(f"A section holds at most {MAX_ROUNDS} rounds.")
