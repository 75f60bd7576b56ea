"""Matches of two small teams as a TRF states them."""

from __future__ import annotations

from tests.formats.trf import player, section, trf
from xltiebreak.event.section import Matches, Section


def matches(text: str) -> Matches:
    teams = section(text).matches
    assert teams is not None
    return teams


def members(text: str) -> Section:
    people = matches(text).members
    assert people is not None
    return people


def team(number: int, name: str, *roster: int) -> str:
    """A record 310 without what programs work out."""
    return f"310 {number:3} {name:32}".ljust(72) + "".join(f" {member:4}" for member in roster)


def club(name: str, *roster: int) -> str:
    """A record 013."""
    return f"013 {name:32}" + " ".join(f"{member:4}" for member in roster)


OAKS, ELMS = team(1, "The Oaks", 1, 2, 3), team(2, "The Elms", 4, 5, 6)


def match(*rounds: tuple[str, ...], records: tuple[str, ...] = (OAKS, ELMS)) -> str:
    """Six players of two teams; each tuple holds a player's rounds."""
    return trf(*(player(k, *row) for k, row in enumerate(rounds, start=1)), *records)


PLAIN = match(
    ("   4 w 1",), ("   5 b =",), ("   6 w 0",), ("   1 b 0",), ("   2 w =",), ("   3 b 1",)
)
