"""A small team event as its workbook has it: four teams of three boards, two rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.tables.grids import read
from xltiebreak.event.section import Event, Section

Rows = Sequence[Sequence[object]]

EVENT: Rows = [["Event", "Harvest Team Open"], ["Kind", "team"], ["Boards", 3]]
TEAMS: Rows = [
    ["No.", "Team", "Rating"],
    [1, "Oak Ridge", 1500],
    [2, "Elm Park", 1400],
    [3, "Cedar Falls", None],
    [4, "Birch Bay", 1200],
    [5, None, None],
]
MATCH = ["Round", "Team", "Points", "Opp. points", "Opponent", "Result"]
MATCHES: Rows = [
    MATCH,
    [1, 1, 2, 1, 2],
    [1, 3, "1½", 1.5, 4],
    [2, 1, 0.5, 2.5, 3],
    [2, 4, 1, 2, 2],
]
PLAYERS: Rows = [
    ["No.", "Name", "Rating", "Team", "Board"],
    *(
        [10 * team + place, f"{called} {letter}", 1000 + team, team, place]
        for team, called in ((1, "Oak"), (2, "Elm"), (3, "Cedar"), (4, "Birch"))
        for place, letter in enumerate("ABCD", start=1)
    ),
]
BOARD = ["Round", "Board", "Team", "Player", "Result", "Opponent", "Opp. player", "Color"]
BOARDS: Rows = [
    BOARD,
    [1, 1, 1, 11, "1", 2, 21, "W"],
    [1, 2, 1, 12, "½", 2, 22],
    [1, 3, 1, 13, "½", 2, 23],
]


def team_event(
    matches: Rows = MATCHES, event: Rows = EVENT, teams: Rows = TEAMS, **sheets: Rows
) -> Event:
    """The event of a workbook with the lists of teams and matches, and with these sheets."""
    sheets_by_name: Mapping[str, Rows] = {
        "Event": event,
        "Teams": teams,
        "Matches": matches,
        **sheets,
    }
    return read(**sheets_by_name)


def with_boards(*rows: Sequence[object], matches: Rows = (MATCH,), event: Rows = EVENT) -> Event:
    """The event with its players, these boards and these matches, of which that of the teams 3
    and 4 in round 1 is the last."""
    other = [1, 3, 1.5, 1.5, 4]
    return team_event([*matches, other], event, Players=PLAYERS, Boards=[BOARD, *rows])


def section(event: Event) -> Section:
    """The only section."""
    [only] = event.sections
    return only


def rounds_of(event: Event) -> list[list[str]]:
    """Each team's rounds: the result with its opponent, and the points."""
    made = section(event)
    assert made.matches is not None
    return [
        [
            f"{result.outcome.value} {result.opponent or '-'} {'' if got is None else f'{got:g}'}"
            for result, got in zip(results, points, strict=True)
        ]
        for results, points in zip(made.crosstable.results, made.matches.points, strict=True)
    ]
