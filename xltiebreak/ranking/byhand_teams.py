"""A team's tie-break from bare figures: the points of its matches and the opponents' scores."""

from __future__ import annotations

from collections.abc import Sequence

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import TOURNAMENT_POINTS, Matches, Player, Points, Section
from xltiebreak.ranking.standings import context_of
from xltiebreak.rules.context import Context
from xltiebreak.rules.editions import edition_named

TEAM = 1_000_000
"""The team's own number; the opponents are 1, 2, 3 … in the order given."""

Match = float
"""The points inside a match that was played; an unplayed one is an :class:`Outcome`."""


def matches_context(
    rounds: Sequence[Match | Outcome],
    opponents: Sequence[float],
    weights: Sequence[float],
    edition: str,
) -> Context:
    """A team event of one team, whose matches these are, and of the opponents whom it played.

    ``rounds`` has the points inside each match, or what an unplayed one was; ``opponents`` the
    tournament points of each opponent played, in the order of the rounds, unplayed matches
    counted as the rule asks; ``weights`` what each board is worth, if that is known.
    """
    numbers = iter(range(1, len(opponents) + 1))
    row = tuple(
        Result(one) if isinstance(one, Outcome) else Result(Outcome.DRAW, next(numbers))
        for one in rounds
    )
    others = tuple(_opponent(points, row, k) for k, points in enumerate(opponents, start=1))
    inside: list[tuple[Points, ...]] = [
        tuple(None if isinstance(one, Outcome) else one for one in rounds),
        *((0.0,) * len(rounds) for _ in opponents),
    ]
    everybody = (TEAM, *range(1, len(opponents) + 1))
    section = Section(
        name="",
        players=tuple(map(Player, everybody)),
        crosstable=Crosstable(everybody, (row, *others)),
        matches=Matches(
            tuple(inside), len(weights), tuple(weights), match_points=TOURNAMENT_POINTS
        ),
    )
    return context_of(section, edition_named(edition))


def _opponent(points: float, row: Sequence[Result], number: int) -> tuple[Result, ...]:
    """An opponent's rounds, all played, that add up to its points: those of the match with the
    team stand for the whole event."""
    return tuple(
        Result(Outcome.DRAW, TEAM, worth=points if one.opponent == number else 0.0) for one in row
    )
