"""Every tie-break of the registry, orders of them, and an event of each kind to try them on."""

from __future__ import annotations

from random import Random

from tests.referees.events import roundrobin, swiss
from tests.referees.team_events import team_roundrobin, team_swiss
from xltiebreak.event.section import Section
from xltiebreak.rules.systems import SYSTEMS, tie_break

OF_ALL = [
    *SYSTEMS,
    *(f"{system.code}/{option}" for system in SYSTEMS.values() for option in system.options),
]
CODES = [
    *OF_ALL,
    *(
        f"{one.code}:{points}"
        for one in SYSTEMS.values()
        if one.of_points
        for points in ["MP", "GP"]
    ),
]
"""The same, and of teams those on match points and on game points."""
AMONG_THE_TIED = [code for code in CODES if tie_break(code).system.in_group]

EVENTS: dict[str, Section] = {
    "swiss": swiss(3, 16, 5),
    "small swiss": swiss(8, 8, 3),
    "round-robin": roundrobin(5, 7),
    "double": roundrobin(2, 6, double=True),
    "one leaves": roundrobin(4, 8, leaves_after=0.3),
    "teams": team_swiss(11, teams=10, rounds=5, boards=4),
    "team round-robin": team_roundrobin(4, teams=8, boards=3),
}


def orders(drawing: Random, count: int) -> list[str]:
    """Orders of four codes each, in which every system that is made among the tied comes first,
    in the middle and last."""
    made = []
    for code in AMONG_THE_TIED:
        for place in range(3):
            others = [other for other in drawing.sample(CODES, 9) if not alike(other, code)]
            made.append(",".join([*others[:place], code, *others[place:3]]))
    made += [",".join(drawing.sample(list(SYSTEMS), 4)) for _ in range(count)]
    return made


def alike(code: str, other: str) -> bool:
    """Whether both are of one system, of which an order may hold only what differs."""
    return tie_break(code).system is tie_break(other).system
