"""Tie-breaks that look at the games between the tied players."""

from __future__ import annotations

from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.registry import system
from xltiebreak.rules.terms import Drop, Term, not_played


@system(
    "H2H",
    "Head-to-Head",
    "US Chess 34E5",
    "Wins minus losses in the games between the players still tied.",
    in_group=True,
    function="HEADTOHEAD",
)
def head_to_head(context: Context, number: int) -> list[Term]:
    """Wins minus losses in games played against each other by those still tied: "plus two"
    beats "plus one", whatever the percentage.

    Source: US Chess 34E5.
    """
    return [
        not_played(round, result)
        if not result.played
        else Term(round, result.opponent, result.points * 2 - 1, result.outcome.value)
        if result.opponent in context.group
        else Term(round, result.opponent, 0.0, drop=Drop("", f"not against a tied {context.entry}"))
        for round, result in context.history(number)
    ]
