"""The points inside the matches of teams, as a spreadsheet passes them beside the results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from xltiebreak.event.byes import NO_DATE
from xltiebreak.event.figures import points
from xltiebreak.event.findings import ERROR, WARNING, Finding, Place, TieBreakError
from xltiebreak.event.results import Result
from xltiebreak.event.section import BY_MATCH_POINTS, Matches, Points
from xltiebreak.event.team_match import TeamRound, decide
from xltiebreak.functions.cells import Key
from xltiebreak.functions.given import MOST_WRONG, TEAM, Entered, value_cell
from xltiebreak.tables.cells import MADE_A_DATE, Fault
from xltiebreak.tables.settings import boards_of
from xltiebreak.tables.settings import understood as setting


def matches_of(
    entered: Entered, results: Sequence[Sequence[Result]], rows: Sequence[int]
) -> tuple[Matches, Sequence[Finding]]:
    """Return the insides of the matches of the teams in these ``rows`` (from 1), and a finding for
    each unreadable cell. Points beside an empty cell of the ``results`` do not count.

    Raises:
        TieBreakError: an argument is not understood.
    """
    boards, weights = boards_of(entered.boards)
    faults: list[Finding] = []
    inside = []
    for row, line in enumerate(results, start=1):
        inside.append(tuple(_points_by_round(entered.points, row, line, faults)))
        if len(faults) > MOST_WRONG:
            raise TieBreakError(
                f"{faults[0].where}: {faults[0].message}; there are more than {MOST_WRONG:,} such "
                "cells, so select the block of points alone"
            )
    matches = Matches(
        tuple(inside[row - 1] for row in rows),
        boards,
        weights,
        setting("placed_by", entered.placed_by or BY_MATCH_POINTS),
        setting("match_points", entered.match_points) if entered.match_points else None,
    )
    return matches, faults


def as_their_points_say(
    results: Sequence[Sequence[Result]], inside: Key
) -> tuple[tuple[tuple[Result, ...], ...], Sequence[Finding]]:
    """Return the results, and a finding for each missing half of a match's points. If a match has
    no result (``5w``), the points of both teams decide it."""
    rounds = {
        (team, round): TeamRound(result, _read(inside[team - 1][round - 1])[0])
        for team, row in enumerate(results, start=1)
        for round, result in enumerate(row, start=1)
    }
    faults = [
        Finding(ERROR, "match-points", _where(team, round), why, Place(team, round))
        for (team, round), why in decide(rounds)
    ]
    decided = [
        tuple([rounds[team, round].result for round in range(1, len(row) + 1)])
        for team, row in enumerate(results, start=1)
    ]
    return tuple(decided), faults


def _where(team: int, round: int) -> str:
    return f"{TEAM} {team}, points of round {round}"


def _points_by_round(
    block: Key, row: int, results: Sequence[Result], faults: list[Finding]
) -> Iterator[Points]:
    values = block[row - 1] if block else [None] * len(results)
    for round, (value, result) in enumerate(zip(values, results), start=1):
        figure, fault = _read(value)
        where, place = _where(row, round), Place(row, round)
        if fault is not None:
            faults.append(Finding(ERROR, fault.code, where, fault.message, place))
        elif figure and result.blank:
            message = (
                f"team {row} has points in round {round} but no result, so they do not count; type "
                "the result, such as W12"
            )
            faults.append(Finding(WARNING, "points-without-result", where, message, place))
        yield None if result.blank else figure


def _read(value: Any) -> tuple[Points, Fault | None]:
    cell = value_cell(value)
    if cell.fault is not None:
        return None, cell.fault
    if not cell.text:
        return None, None
    try:
        read = points(cell.text)
    except ValueError:
        return None, Fault(
            "unreadable-points",
            f"{cell.text!r} is not the points inside a match; expected figures such as 2.5 or 44, "
            "or an empty cell where no match was played",
        )
    return (read, None) if read <= NO_DATE else (None, MADE_A_DATE)
