"""Tie-breaks of knock-out matches, by board: board count, top boards, bottom boards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from xltiebreak.event.figures import decimal
from xltiebreak.event.results import Result
from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.registry import system
from xltiebreak.rules.terms import Term
from xltiebreak.rules.worksheet import READ_OFF

if TYPE_CHECKING:
    from xltiebreak.rules.counts import Teams


@system(
    "BC",
    "Board Count",
    "FIDE C.07 12.1",
    "The number of each board × the points made on it; the lower comes first.",
    higher_is_better=False,
    needs="boards",
)
def board_count(context: Context, number: int) -> Sequence[Term]:
    """The sum over the boards of the board's number times the points made on it; the lower is
    the better.

    Source: FIDE C.07 12.1.
    """
    return [
        Term(None, None, board * points, f"board {board}: {board} × {decimal(points)}")
        for board, points in enumerate(points_by_board(context, number), start=1)
    ]


@system(
    "TBR",
    "Top Board Result",
    "FIDE C.07 12.2",
    "The points on board 1, then on board 2, and so on, among the teams still tied.",
    combine=READ_OFF,
    higher_is_better=False,
    in_group=True,
    needs="boards",
    missing="the results by board are not known, or do not part the tied teams",
)
def top_board_result(context: Context, number: int) -> Sequence[Term]:
    """The team's place, 1 first, by the points on board 1, then board 2, and so on.

    Source: FIDE C.07 12.2.
    """
    return _place_by_boards(context, number, from_the_bottom=False)


@system(
    "BBE",
    "Bottom Board Elimination",
    "FIDE C.07 12.3",
    "The points without the last board, then without the last two, and so on, among the teams "
    "still tied.",
    combine=READ_OFF,
    higher_is_better=False,
    in_group=True,
    needs="boards",
    missing="the results by board are not known, or do not part the tied teams",
)
def bottom_board_elimination(context: Context, number: int) -> Sequence[Term]:
    """The team's place, 1 first, by the points without the last board, then without the last two,
    and so on.

    Source: FIDE C.07 12.3.
    """
    return _place_by_boards(context, number, from_the_bottom=True)


def points_by_board(context: Context, number: int) -> list[float]:
    """The points that a team made on each board in all rounds; empty where the results by board
    are not known. A match without play counts on each board as the whole match.

    Source: FIDE C.07 12, introduction.
    """
    teams = context.teams
    if teams is None or not teams.knows_boards:
        return []
    rounds = [
        points_in_match(teams, number, round, result) for round, result in context.history(number)
    ]
    return [sum(points) for points in zip(*rounds)]


def points_in_match(teams: Teams, number: int, round: int, result: Result) -> list[float]:
    """The points that a team made on each board in one round."""
    boards = teams.matches.boards
    if not result.played:
        return [result.outcome.points] * boards
    got = teams.matches.board_points(teams.rows[number], round)
    return got[:boards] + [0.0] * (boards - len(got))


def _place_by_boards(context: Context, number: int, *, from_the_bottom: bool) -> Sequence[Term]:
    keys = {}
    for team in context.group:
        by_board = points_by_board(context, team)
        keys[team] = list(accumulate(by_board))[-2::-1] if from_the_bottom else by_board
    own = keys.get(number)
    if not own or all(other == own for other in keys.values()):
        return []
    place = 1 + sum(other > own for other in keys.values())
    said = ", ".join(map(decimal, own))
    what = "without 1, 2 … last boards" if from_the_bottom else "by board"
    return [Term(None, None, float(place), f"place {place} of the tied; points {what}: {said}")]
