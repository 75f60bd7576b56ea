"""Direct Encounter between teams: by both scores, and then by the boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING, Callable, Optional

from xltiebreak.event.figures import decimal
from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.boards import points_in_match
from xltiebreak.rules.systems.direct import encounters, parted
from xltiebreak.rules.systems.opponents import FORFEITS_AS_GAMES
from xltiebreak.rules.systems.registry import Compute, system
from xltiebreak.rules.terms import Term
from xltiebreak.rules.worksheet import READ_OFF

if TYPE_CHECKING:
    from xltiebreak.rules.counts import Teams

Preference = Callable[[Sequence[float]], list[float]]
"""What is compared of the points that a team made on each board; more comes first."""


def _fewer_on_high_numbers(points: Sequence[float]) -> list[float]:
    return [-sum(board * got for board, got in enumerate(points, start=1))]


def _top_board_first(points: Sequence[float]) -> list[float]:
    return list(points)


def _without_the_bottom_boards(points: Sequence[float]) -> list[float]:
    return list(accumulate(points))[-2::-1]


_IN_WORDS: Mapping[Preference, str] = {
    _fewer_on_high_numbers: "board count",
    _top_board_first: "top boards",
    _without_the_bottom_boards: "boards but for the last",
}

_CHAINS: Mapping[str, tuple[Preference, ...]] = {
    "EDE": (),
    "EDEBT": (_fewer_on_high_numbers, _top_board_first),
    "EDEBB": (_fewer_on_high_numbers, _without_the_bottom_boards),
    "EDET": (_top_board_first,),
    "EDEB": (_without_the_bottom_boards,),
}
"""How two teams are parted that are still tied. Source: FIDE C.07 13.3.2 of 2026."""


def _extended_direct_encounter(code: str) -> Compute:
    """The team's place, 1 first, in the standings made of the matches between the tied teams: by
    the primary score, then by the secondary one, and again among those still tied; two teams
    that are left also by the boards of their match.

    Source: FIDE C.07 13.3.
    """

    def compute(context: Context, number: int) -> Sequence[Term]:
        teams = context.teams
        if teams is None or not teams.knows_points:
            return []
        if number not in context.group or len(context.group) < 2:
            return []
        place = _places(context, teams, code)[number]
        return [] if place is None else [Term(None, None, place, _told(context, number, place))]

    return compute


for _code, _chain in _CHAINS.items():
    _further = ", then ".join(_IN_WORDS[preference] for preference in _chain)
    system(
        _code,
        "Extended Direct Encounter" + f" ({_further})" * bool(_further),
        "FIDE C.07 13.3",
        "The place in the standings made of the matches between the teams still tied, by both "
        "scores" + f"; two teams also by {_further}" * bool(_further) + ".",
        combine=READ_OFF,
        higher_is_better=False,
        in_group=True,
        needs="points",
        options=FORFEITS_AS_GAMES,
        missing="the points inside the matches are not known, or the matches between the tied "
        "teams do not part them",
    )(_extended_direct_encounter(_code))


def _places(context: Context, teams: Teams, code: str) -> Mapping[int, Optional[float]]:  # noqa: UP045 - Python 3.9
    """Each tied team's place, shared by those who are not parted; none if nobody is."""
    tied = sorted(context.group)
    key = (f"{code}{'/P' * ('P' in context.options)}", tuple(tied))
    known = context.encounters.get(key)
    if known is None:
        ways = (teams.primary.narrowed(context.options), teams.secondary.narrowed(context.options))
        blocks = _blocks(teams, ways, _CHAINS[code], tied)
        places: dict[int, Optional[float]] = {}  # noqa: UP045 - Python 3.9
        for block in blocks:
            place = None if len(blocks) == 1 else len(places) + 1.0
            places.update(dict.fromkeys(block, place))
        known = context.encounters[key] = places
    return known


def _blocks(
    teams: Teams, ways: Sequence[Context], chain: Sequence[Preference], tied: list[int]
) -> list[list[int]]:
    """The tied teams in blocks, best first; where one score parts any, all begins again."""
    if len(tied) == 1:
        return [tied]
    for way in ways:
        blocks = parted(way, tied)
        if len(blocks) > 1:
            return [part for block in blocks for part in _blocks(teams, ways, chain, block)]
    if len(tied) == 2:
        for preference in chain:
            first, second = (_by_boards(teams, ways[0], preference, tied, one) for one in tied)
            if first != second:
                return [[team] for team in (tied if first > second else tied[::-1])]
    return [tied]


def _by_boards(
    teams: Teams, way: Context, preference: Preference, tied: Sequence[int], number: int
) -> list[float]:
    """What the preference makes of a team's boards in the match between the two; in all of them
    together where they met more than once.

    Source: FIDE C.07 13.3.2, 6.1.2.
    """
    matches = [
        points_in_match(teams, number, round, result)
        for round, result in way.history(number)
        if result.opponent in tied and way.is_game(result)
    ]
    return preference([sum(points) for points in zip(*matches)])


def _told(context: Context, number: int, place: float) -> str:
    """``place 1 of the tied; against teams 2, 3: 3 match points, 5.5 game points``"""
    teams = context.teams
    if teams is None:
        return ""
    tied = sorted(context.group)
    others = [team for team in tied if team != number]
    scores = []
    for way in (teams.primary, teams.secondary):
        own = encounters(way.narrowed(context.options), number, tied)
        name = "game points" if way is teams.game else "match points"
        scores.append(f"{decimal(own.points)} {name}")
    against = f"team{'s' * (len(others) > 1)} {', '.join(map(str, others))}"
    return f"place {decimal(place)} of the tied; against {against}: {', '.join(scores)}"
