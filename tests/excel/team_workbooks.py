"""Workbooks of team events, written once for all the tests that look at them."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from tests.excel.team_events import team_event
from xltiebreak.excel.cells.rows import empty_team_event
from xltiebreak.excel.writer import write_workbook

FOUR_EQUAL = (1.0, 1.0, 1.0, 1.0)
EVENTS = {
    "eight weighted boards": team_event(6, 5),
    "a bye in each round": team_event(7, 5, FOUR_EQUAL, seed=2, order="usat"),
    "no line-ups": team_event(9, 6, FOUR_EQUAL, seed=3, lineups=False, order="usat"),
    "three rounds to come": replace(
        team_event(6, 4, FOUR_EQUAL, seed=4),
        sections=(replace(team_event(6, 4, FOUR_EQUAL, seed=4).sections[0], scheduled_rounds=7),),
    ),
}


@lru_cache
def four_teams(route: str) -> bytes:
    """An empty workbook of four teams and three rounds of two boards, worth 2 and 1."""
    return write_workbook(empty_team_event(4, 3, 2, (2.0, 1.0)), route=route)


@lru_cache
def written(name: str, route: str) -> bytes:
    """The workbook of one of the events."""
    return write_workbook(EVENTS[name], route=route)
