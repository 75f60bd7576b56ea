"""Direct Encounter: the separate standings of the players who are tied."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import NamedTuple, Optional

from xltiebreak.event.figures import Figure, decimal
from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.opponents import FORFEITS_AS_GAMES
from xltiebreak.rules.systems.registry import system
from xltiebreak.rules.terms import Term
from xltiebreak.rules.worksheet import READ_OFF


@system(
    "DE",
    "Direct Encounter",
    "FIDE C.07 6",
    "The place in the standings made of the games between the players still tied.",
    combine=READ_OFF,
    higher_is_better=False,
    in_group=True,
    of_points=True,
    options=FORFEITS_AS_GAMES,
    function="DIRECTENCOUNTER",
    missing="the games between the tied players do not part them",
)
def direct_encounter(context: Context, number: int) -> Sequence[Term]:
    """The player's place, 1 first, in the standings made of the games between the tied players;
    nothing where these do not part any of them.

    Source: FIDE C.07 6; regulations until August 2023, "direct encounter".
    """
    if number not in context.group or len(context.group) < 2:
        return []
    place = _places(context)[number]
    return [] if place is None else [Term(None, None, place, _told(context, number, place))]


def _places(context: Context) -> Mapping[int, Optional[float]]:  # noqa: UP045 - Python 3.9
    """Each tied player's place, shared by those who are not parted; none if nobody is."""
    tied = sorted(context.group)
    key = (f"DE{'/P' * ('P' in context.options)}", tuple(tied))
    if key not in context.encounters:
        places: dict[int, Optional[float]] = {}  # noqa: UP045 - Python 3.9
        blocks = parted(context, tied)
        for block in blocks:
            place = None if len(blocks) == 1 else len(places) + 1.0
            places.update(dict.fromkeys(block, place))
        context.encounters[key] = places
    return context.encounters[key]


class Encounters(NamedTuple):
    """What one player did against the others of a tied group.

    ``points`` is the sum over the opponents met, of the average where they met more than once;
    ``missing`` what wins against those not met would bring; ``games`` the rounds, opponents and
    points.
    """

    points: Figure
    missing: Figure
    games: Sequence[tuple[int, int, float]]

    @property
    def at_most(self) -> Figure:
        """The points if every missing game were won."""
        return self.points + self.missing


def encounters(context: Context, number: int, tied: Sequence[int]) -> Encounters:
    """The player's games against the others who are tied; forfeits only where they are games.

    Source: FIDE C.07 6.1, 6.1.1, 6.1.2.
    """
    others = set(tied) - {number}
    games = [
        (round, result.opponent, result.points)
        for round, result in context.history(number)
        if result.opponent in others and context.is_game(result) and result.opponent is not None
    ]
    against: dict[int, list[float]] = {}
    for _, opponent, points in games:
        against.setdefault(opponent, []).append(points)
    total = sum(Fraction(sum(got)) / len(got) for got in against.values())
    missing = 0 if context.is_roundrobin else len(others) - len(against)
    return Encounters(total, missing * Fraction(context.win), games)


def parted(context: Context, tied: Sequence[int]) -> list[list[int]]:
    """The tied players in blocks, best first.

    Where all have met, the points decide, and the rule is applied again to those still level.
    Otherwise a player is first who is alone at the top whatever the missing games bring, then
    second, and so on; and the rule is applied again to all who are left.

    Source: FIDE C.07 6.2, 6.3; until August 2023 only if all have met.
    """
    met = {number: encounters(context, number, tied) for number in tied}
    if not any(one.missing for one in met.values()):
        blocks = _by_points(met)
        if len(blocks) == 1 or not context.edition.encounter_of_some:
            return blocks
        return [part for block in blocks for part in parted(context, block)]
    if not context.edition.encounter_of_some:
        return [list(tied)]
    first = _alone_at_the_top(met)
    rest = [number for number in tied if number not in first]
    if not first:
        return [list(tied)]
    return [[number] for number in first] + (parted(context, rest) if rest else [])


def _by_points(met: Mapping[int, Encounters]) -> list[list[int]]:
    blocks: dict[Figure, list[int]] = {}
    for number, one in met.items():
        blocks.setdefault(one.points, []).append(number)
    return [blocks[points] for points in sorted(blocks, reverse=True)]


def _alone_at_the_top(met: Mapping[int, Encounters]) -> list[int]:
    """Those who are first, second … whatever the missing games bring.

    Source: FIDE C.07 6.3.
    """
    left = sorted(met, key=lambda number: met[number].points, reverse=True)
    first: list[int] = []
    while len(left) > 1 and met[left[0]].points > max(met[n].at_most for n in left[1:]):
        first.append(left.pop(0))
    return first + left if first and len(left) == 1 else first


def _told(context: Context, number: int, place: float) -> str:
    """``place 1 of the tied; 1.5 points against players 2, 3 (R2 v 2: 1, R4 v 3: 0.5)``"""
    others = sorted(context.group - {number})
    against = f"{context.entry}{'s' * (len(others) > 1)} {', '.join(map(str, others))}"
    own = encounters(context, number, sorted(context.group))
    if not own.games:
        return f"place {decimal(place)} of the tied; no game against {against}"
    games = ", ".join(
        f"R{round} v {opponent}: {decimal(got)}" for round, opponent, got in own.games
    )
    points = f"{decimal(own.points)} point{'s' * (own.points != 1)}"
    return f"place {decimal(place)} of the tied; {points} against {against} ({games})"
