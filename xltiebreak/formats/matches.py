"""Matches of teams as programs print them in a crosstable: whom a team met, and its own points."""

from __future__ import annotations

from collections.abc import Iterable

from xltiebreak.event.figures import points
from xltiebreak.event.section import BY_GAME_POINTS, BY_MATCH_POINTS


def ended(own: str, theirs: str, met: str, *, by_forfeit: bool = False) -> str | None:
    """How a match against team ``met`` ended, in US letters, by the points of both sides; nothing
    where these are none."""
    try:
        ours, other = points(own), points(theirs)
    except ValueError:
        return None
    if by_forfeit:
        return f"{'X' if ours > other else 'F'}{met}"
    return f"{'W' if ours > other else 'L' if ours < other else 'D'}{met}"


def placed_by(rows: Iterable[tuple[str, Iterable[str]]]) -> str:
    """What the printed scores of the teams are: game points, where each is the sum of what the
    team made in its matches; else match points."""
    for score, made in rows:
        try:
            if points(score) != sum(points(text) for text in made if text):
                return BY_MATCH_POINTS
        except ValueError:
            return BY_MATCH_POINTS
    return BY_GAME_POINTS
