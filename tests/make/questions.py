"""Questions about a section, as the commands ``why``, ``whatif`` and ``changes`` ask them, and a
last round of which games are still played. Every tie-break of the registry, orders of them, and
an event of each kind to try them on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import xltiebreak
from tests.referees.events import roundrobin, swiss
from tests.referees.team_events import team_roundrobin, team_swiss
from xltiebreak import SYSTEMS, Crosstable, Event, Outcome, Result, Section, SectionStandings
from xltiebreak.answers.questions import Changes, StillOpen, WhatIf
from xltiebreak.questions.open_games import WhatIsOpen
from xltiebreak.questions.why import Why
from xltiebreak.questions.why import why as _why
from xltiebreak.ranking.asked import Asked
from xltiebreak.rules.systems import tie_break

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


WIN, DRAW, LOSS, PENDING = Outcome.WIN, Outcome.DRAW, Outcome.LOSS, Outcome.PENDING
TWIN = {WIN: LOSS, DRAW: DRAW, LOSS: WIN, PENDING: PENDING}
Game = tuple[int, int]


def why(standings: SectionStandings, one: int, other: int) -> Why:
    """Why one of two players is before the other."""
    return _why(standings.players, one, other)


def still_open(section: Section, **asked: Any) -> WhatIsOpen:
    """What the open games of a section can still change."""
    return open_answer(section, **asked).open


def open_answer(section: Section, **asked: Any) -> StillOpen:
    """The same as the command answers it."""
    return StillOpen(xltiebreak.standings(Event("Any", (section,)), **asked))


def what_if(section: Section, *results: str, **asked: Any) -> WhatIf:
    """The places after these changes of results."""
    return WhatIf(Event("Any", (section,)), (section,), results, Asked(**asked))


def changes(old: Section, new: Section, **asked: Any) -> Changes:
    """What differs between two versions of a section."""
    return Changes(Event("Old", (old,)), Event("New", (new,)), asked=Asked(**asked))


def with_rows(made: Section, rows: dict[int, list[Result]]) -> Section:
    table = Crosstable(tuple(rows), tuple(map(tuple, rows.values())))
    return replace(made, crosstable=table)


def with_round(made: Section, games: Sequence[Game], endings: Sequence[Outcome]) -> Section:
    """The section whose last round has these endings in these games."""
    rows = {number: list(row) for number, row in made.crosstable.rows.items()}
    for (white, other), ending in zip(games, endings, strict=True):
        for number, opponent, outcome in ((white, other, ending), (other, white, TWIN[ending])):
            rows[number][-1] = Result(outcome, opponent, rows[number][-1].colour)
    return with_rows(made, rows)


def opened(made: Section, drawing: Random, most: int) -> tuple[Section, list[Game]]:
    """The section of whose last round some games are still played; byes and forfeits stay."""
    games = [
        (number, row[-1].opponent)
        for number, row in made.crosstable.rows.items()
        if row[-1].played and row[-1].opponent and number < row[-1].opponent
    ]
    chosen = drawing.sample(games, min(most, len(games)))
    return with_round(made, chosen, [PENDING] * len(chosen)), chosen


def best_and_worst(made: Section, games: Sequence[Game], **asked: Any) -> dict[int, Game]:
    """Each player's best and worst place over every outcome, each ranked as a whole event."""
    reached: dict[int, list[int]] = {number: [] for number in made.crosstable.numbers}
    for endings in product((WIN, DRAW, LOSS), repeat=len(games)):
        for row in xltiebreak.standings(with_round(made, games, endings), **asked).rows:
            reached[row.player.number] += [row.place, row.last_place]
    return {number: (min(places), max(places)) for number, places in reached.items()}


def places_left(answer: WhatIsOpen) -> dict[int, Game]:
    """Best and worst place of everybody."""
    return {reach.player.number: (reach.best, reach.worst) for reach in answer.players}
