"""What a team event has besides its block of results: the points inside the matches, and more."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from xltiebreak.event.figures import points
from xltiebreak.event.findings import ERROR, WARNING, Finding, Place, TieBreakError
from xltiebreak.event.results import Result
from xltiebreak.event.section import BY_MATCH_POINTS, Matches, Points
from xltiebreak.functions.reading import Block, Key, text_of, value_cell
from xltiebreak.functions.remembering import key_of
from xltiebreak.tables.cells import MADE_A_DATE, Fault
from xltiebreak.tables.settings import understood

MOST = 9_999
"""Above the points of every match, and below every date that comes as a number of days."""


class MatchArguments(NamedTuple):
    """What a function is told of a team event's matches, as a spreadsheet passes it.

    ``points`` is the block of points inside each match, of the shape of the results; ``boards``
    the number of equal boards or the weights of all; ``placed_by`` which points place the teams
    first; ``match_points`` what a match won, drawn and lost is worth.
    """

    points: Block | None = None
    boards: Any = None
    placed_by: Any = None
    match_points: Any = None


INDIVIDUAL = MatchArguments()
"""Nothing is said of matches: players play, and no teams."""


class MatchKey(NamedTuple):
    """The same, to be remembered by; ``points`` is empty where it was left out."""

    points: Key
    boards: str = ""
    placed_by: str = ""
    match_points: str = ""


PLAYER, TEAM = "player", "team"


def entry_of(matches: MatchKey | None) -> str:
    """What a row of the results is called: a player, or a team."""
    return PLAYER if matches is None else TEAM


def match_key(matches: MatchArguments, results: Key) -> MatchKey | None:
    """What is said of a team event's matches, to be remembered by; nothing where nothing is.

    Raises:
        TieBreakError: the block of points is not of the shape of the results.
    """
    if matches is INDIVIDUAL:
        return None
    points = key_of(matches.points)
    texts = [text_of(value) for value in matches[1:]]
    if _is_left_out(points):
        return MatchKey((), *texts) if any(texts) else None
    _refuse_another_shape(points, results)
    return MatchKey(points, *texts)


def _is_left_out(block: Key) -> bool:
    """Whether no block was given, or a single empty cell in its place."""
    return not block or (len(block) == 1 and not any(map(text_of, block[0])) and len(block[0]) == 1)


def matches_of(
    key: MatchKey, results: Sequence[Sequence[Result]], rows: Sequence[int]
) -> tuple[Matches, Sequence[Finding]]:
    """The insides of the matches of the teams in these ``rows``, counted from 1, and what cannot
    be read. Points beside an empty cell of the ``results`` do not count.

    Raises:
        TieBreakError: an argument is not understood.
    """
    boards, weights = boards_of(key.boards)
    faults: list[Finding] = []
    inside = [
        tuple(_points_of(key.points, row, line, faults))
        for row, line in enumerate(results, start=1)
    ]
    matches = Matches(
        tuple(inside[row - 1] for row in rows),
        boards,
        weights,
        understood("placed_by", key.placed_by or BY_MATCH_POINTS),
        understood("match_points", key.match_points) if key.match_points else None,
    )
    return matches, faults


def _refuse_another_shape(block: Key, results: Key) -> None:
    """Points go with the results cell by cell.

    Raises:
        TieBreakError: they have other rows or columns.
    """
    theirs, ours = (f"{len(one)} rows and {len(one[0])} columns" for one in (block, results))
    if theirs != ours:
        raise TieBreakError(
            f"the block of points has {theirs}, the results have {ours}; select two blocks of the "
            "same shape, a row a team and a column a round"
        )


def _points_of(
    block: Key, row: int, results: Sequence[Result], faults: list[Finding]
) -> Iterator[Points]:
    """The points of one team by round; nothing where none are typed, or they cannot be read."""
    values = block[row - 1] if block else [None] * len(results)
    for round, (value, result) in enumerate(zip(values, results), start=1):
        found, fault = _read(value)
        where, place = f"{TEAM} {row}, points of round {round}", Place(row, round)
        if fault is not None:
            faults.append(Finding(ERROR, fault.code, where, fault.message, place))
        elif found and result.blank:
            message = (
                f"team {row} has points in round {round} but no result, so they do not count; type "
                "the result, such as W12"
            )
            faults.append(Finding(WARNING, "points-without-result", where, message, place))
        yield None if result.blank else found


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
    return (read, None) if read <= MOST else (None, MADE_A_DATE)


def boards_of(text: str) -> tuple[int, tuple[float, ...]]:
    """The number of boards that a text states, and their weights: ``4``, or
    ``12 11 10 9 8 7 6 5``; 0 boards where it is empty.

    Raises:
        TieBreakError: it is neither.
    """
    if not text:
        return 0, ()
    if re.fullmatch(r"[^,;\s]+", text):
        return understood("boards", text), ()
    weights: tuple[float, ...] = understood("board_weights", text)
    return len(weights), weights
