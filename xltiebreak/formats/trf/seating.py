"""Line-ups: the players at each board of a match, by the teams' orders and the games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from xltiebreak.event.findings import TieBreakError

Seats = tuple[int, ...]
Board = tuple[int, int]
"""The players of the two teams at one board; 0 for an empty seat."""


@dataclass(frozen=True)
class Side:
    """One team in one match.

    ``present`` are the members with a game or a forfeit, in the team's order, each with his
    opponent of the other team, 0 where there was none; ``lineup`` is the one that a record gives,
    by board.
    """

    present: Mapping[int, int]
    lineup: Seats | None = None


class Unseated(TieBreakError):
    """The error that line-ups contradict the games; ``side`` is that of the record, 0 or 1."""

    def __init__(self, side: int, message: str) -> None:
        super().__init__(message)
        self.side = side


def seated(own: Side, other: Side) -> tuple[Seats, Seats]:
    """Return the line-ups of both teams, of equal length.

    A stated line-up stands. Without one, the members who are present sit opposite their opponents,
    in the team's order.

    Raises:
        Unseated: a stated line-up contradicts the games.
    """
    if own.lineup is None and other.lineup is None:
        boards = _in_order(own, other)
    elif own.lineup is None:
        boards = [(b, a) for a, b in _opposite(other, own, side=1)]
    elif other.lineup is None:
        boards = _opposite(own, other, side=0)
    else:
        boards = _both(own.lineup, other.lineup)
    for side, team in enumerate((own, other)):
        _check(side, team, boards)
    return tuple(a for a, _ in boards), tuple(b for _, b in boards)


def _in_order(own: Side, other: Side) -> list[Board]:
    """Return the boards in the first team's order; a player opposite an empty board comes before
    those who follow him in his own team."""
    boards = list(own.present.items())
    order = list(other.present)
    for k, member in enumerate(order):
        if not other.present[member]:
            following = set(order[k + 1 :])
            place = next((i for i, (_, b) in enumerate(boards) if b in following), len(boards))
            boards.insert(place, (0, member))
    return boards


def _opposite(own: Side, other: Side, side: int) -> list[Board]:
    """Return the boards of the first team's stated line-up with their opponents; players of the
    second team without an opponent take the next empty seats, in their order."""
    listed = own.lineup or ()
    waiting = [member for member, met in other.present.items() if not met]
    boards = []
    for member in listed:
        met = own.present.get(member, 0)
        boards.append((member, met or (waiting.pop(0) if waiting and not member else 0)))
    for k, (member, met) in enumerate(boards):
        if waiting and not met and not own.present.get(member):
            boards[k] = (member, waiting.pop(0))
    return [*boards, *((0, member) for member in waiting)]


def _both(seats: Seats, other: Seats) -> list[Board]:
    most = max(len(seats), len(other))
    return list(zip(seats + (0,) * (most - len(seats)), other + (0,) * (most - len(other))))


def _check(side: int, team: Side, boards: Sequence[Board]) -> None:
    opposite = {board[side]: board[1 - side] for board in boards}
    for member, met in team.present.items():
        if member not in opposite:
            raise Unseated(
                side, f"player {member} has a result in this match, but no board; correct the order"
            )
        if met and opposite[member] != met:
            board = 1 + next(k for k, seats in enumerate(boards) if seats[side] == member)
            raise Unseated(
                side,
                f"player {member} sits at board {board}, but player {met}, whom he met, does not; "
                "correct the order of one of the teams",
            )
