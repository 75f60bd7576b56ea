"""Prizes that no pool takes in: for points, for winning alone, and special ones."""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.prizes import BONUS, POINTS, SPECIAL, Prize


def reaches(prize: Prize, entrant: Entrant, rounds: int | None) -> bool:
    """Whether a player has the score that a prize for points asks for: its points, or more than
    half of the rounds where it is for a plus score."""
    if prize.points is None:
        return rounds is not None and entrant.score > rounds / 2
    return entrant.score >= prize.points


def points_prize(prizes: Sequence[Prize], entrant: Entrant, rounds: int | None) -> Prize | None:
    """The largest prize for points that a player reaches.

    Source: US Chess 33E.
    """
    reached = [
        prize
        for prize in prizes
        if prize.kind == POINTS and prize.cash and reaches(prize, entrant, rounds)
    ]
    return min(reached, key=lambda prize: (-prize.cash, prize.priority), default=None)


def bonus_winner(prize: Prize, entrants: Sequence[Entrant]) -> tuple[Entrant | None, str]:
    """Who takes a bonus for a clear winner, or for one on tie-break where it is announced so;
    else nobody, and why."""
    top = max((one.score for one in entrants), default=0.0)
    first = [one for one in entrants if one.score == top]
    if len(first) == 1:
        return first[0], "clear winner"
    if not prize.on_tie_break:
        return None, f"{len(first)} players tie for 1st"
    best = min((one.place for one in first), default=0)
    winners = [one for one in first if one.place == best]
    if len(winners) == 1:
        return winners[0], "winner on tie-break"
    return None, f"{len(winners)} players are level for 1st after every tie-break"


def apart(
    prizes: Sequence[Prize], entrants: Sequence[Entrant]
) -> list[tuple[Prize, tuple[Entrant, ...], str]]:
    """Bonuses and special prizes, each with those who divide it and why, or nobody and why not."""
    given: list[tuple[Prize, tuple[Entrant, ...], str]] = []
    for prize in prizes:
        if prize.kind == BONUS:
            winner, why = bonus_winner(prize, entrants)
            given.append((prize, () if winner is None else (winner,), why))
        elif prize.kind == SPECIAL:
            named = tuple(one for one in entrants if prize.condition.admits(one))
            given.append((prize, named, "a special prize, apart" if named else "nobody is named"))
    return given
