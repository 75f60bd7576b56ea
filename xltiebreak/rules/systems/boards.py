"""Tie-breaks of knock-out matches, by board: board count, top boards, bottom boards."""

from __future__ import annotations

from itertools import accumulate

from xltiebreak.rules.context import Context
from xltiebreak.rules.systems.registry import Needs, system
from xltiebreak.rules.terms import NO_TERMS, Term, Terms, Words, read_off
from xltiebreak.rules.worksheet import READ_OFF


@system(
    "BC",
    "Board Count",
    "FIDE C.07 12.1",
    "The number of each board × the points made on it; the lower comes first.",
    higher_is_better=False,
    needs=Needs.BOARDS,
)
def board_count(context: Context, number: int) -> Terms:
    """The sum over the boards of the board's number times the points made on it; the lower is
    the better.

    Source: FIDE C.07 12.1.
    """
    return Terms.of(
        Term(None, None, board * points, Words(f"board {board}: {board} × {{}}", (points,)))
        for board, points in enumerate(points_by_board(context, number), start=1)
    )


@system(
    "TBR",
    "Top Board Result",
    "FIDE C.07 12.2",
    "The points on board 1, then on board 2, and so on, among the teams still tied.",
    combine=READ_OFF,
    higher_is_better=False,
    in_group=True,
    needs=Needs.BOARDS,
    missing="the results by board are not known, or do not part the tied teams",
)
def top_board_result(context: Context, number: int) -> Terms:
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
    needs=Needs.BOARDS,
    missing="the results by board are not known, or do not part the tied teams",
)
def bottom_board_elimination(context: Context, number: int) -> Terms:
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
    if not context.by.knows_boards:
        return []
    rounds = [
        context.by.board_points(number, round, result) for round, result in context.history(number)
    ]
    return [sum(points) for points in zip(*rounds)]


def _place_by_boards(context: Context, number: int, *, from_the_bottom: bool) -> Terms:
    keys = {}
    for team in context.group:
        by_board = points_by_board(context, team)
        keys[team] = list(accumulate(by_board))[-2::-1] if from_the_bottom else by_board
    own = keys.get(number)
    if not own or all(other == own for other in keys.values()):
        return NO_TERMS
    place = 1 + sum(other > own for other in keys.values())
    what = "without 1, 2 … last boards" if from_the_bottom else "by board"
    words = Words(f"points {what}: {', '.join(['{}'] * len(own))}", tuple(own))
    return read_off(float(place), Words(f"place {place} of the tied").then(words))
