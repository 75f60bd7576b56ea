"""The rule for a team match, stated once: what follows from what is typed about it.

The readers of matches, their checks and the formulas of the sheets use these tables, with the words
of :mod:`xltiebreak.event.result_words`:

- :data:`BOARD_RULE`: what a board brought both sides, by its sign and by who sat there;
- :data:`MATCH_RULE`: how a match ended, by the result that was typed and by the points that
  were made inside it, or what is wrong with the two together.

>>> match_outcome(Outcome.PENDING, state_of(2.5, 1.5)).value
'win'
>>> match_outcome(Outcome.WIN, state_of(1.5, 2.5))
<Wrong.CONTRADICTS: 'the result does not go together with the points'>
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum, IntEnum
from typing import NamedTuple

from xltiebreak.event.figures import counted
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import Points


class Wrong(Enum):
    """What can be wrong between the typed cells of a match or a board."""

    NO_OPPONENT = "only a bye or a forfeit needs no opponent"
    HAS_OPPONENT = "a bye has no opponent"
    HALF_TYPED = "the points of one of the two teams are missing"
    CONTRADICTS = "the result does not go together with the points"
    NOBODY = "a side has points where nobody sat"


class Both(NamedTuple):
    """The outcomes of a game or a match: of White, or the side that is named first; and of the
    other."""

    first: Outcome
    second: Outcome


WON = Both(Outcome.WIN, Outcome.LOSS)
DREW = Both(Outcome.DRAW, Outcome.DRAW)
LOST = Both(Outcome.LOSS, Outcome.WIN)
WON_BY_FORFEIT = Both(Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS)
LOST_BY_FORFEIT = Both(Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN)
BOTH_LOST = Both(Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS)
TO_COME = Both(Outcome.PENDING, Outcome.PENDING)


class Seats(IntEnum):
    """Who sat at a board: the columns of :data:`BOARD_RULE`."""

    BOTH, FIRST, SECOND, NOBODY = range(4)

    @classmethod
    def of(cls, first: object, second: object) -> Seats:
        """Return who of the two sat there; each is false where nobody did."""
        if first:
            return cls.BOTH if second else cls.FIRST
        return cls.SECOND if second else cls.NOBODY


class State(IntEnum):
    """The points that are typed of a match: the columns of :data:`MATCH_RULE`.

    ``ALONE`` is a team without an opponent. The points of the team that is named first are ``MORE``
    than the other's, ``EQUAL`` or ``FEWER``; ``HALF`` if only one of the two has any.
    """

    ALONE, NO_POINTS, HALF, MORE, EQUAL, FEWER = range(6)


BOARD_RULE: Mapping[Both, tuple[Both | Wrong, ...]] = {
    # who sat there:  both             the first one   the second one   nobody
    WON:             (WON,             WON_BY_FORFEIT, Wrong.NOBODY,    Wrong.NOBODY),
    DREW:            (DREW,            Wrong.NOBODY,   Wrong.NOBODY,    Wrong.NOBODY),
    LOST:            (LOST,            Wrong.NOBODY,   LOST_BY_FORFEIT, Wrong.NOBODY),
    WON_BY_FORFEIT:  (WON_BY_FORFEIT,  WON_BY_FORFEIT, Wrong.NOBODY,    Wrong.NOBODY),
    LOST_BY_FORFEIT: (LOST_BY_FORFEIT, Wrong.NOBODY,   LOST_BY_FORFEIT, Wrong.NOBODY),
    BOTH_LOST:       (BOTH_LOST,       BOTH_LOST,      BOTH_LOST,       BOTH_LOST),
}  # fmt: skip
"""The outcomes of a board for both sides, by its sign and by who sat there."""

_P, _W, _D, _L = Outcome.PENDING, Outcome.WIN, Outcome.DRAW, Outcome.LOSS
_FW, _FD, _FL = Outcome.FORFEIT_WIN, Outcome.FORFEIT_DRAW, Outcome.FORFEIT_LOSS
_ALONE, _HALF, _NOT_SO = Wrong.NO_OPPONENT, Wrong.HALF_TYPED, Wrong.CONTRADICTS

MATCH_RULE: Mapping[Outcome, tuple[Outcome | Wrong, ...]] = {
    # the points: alone   none  half   more     equal    fewer
    _P:          (_ALONE, _P,   _HALF, _W,      _D,      _L),
    _W:          (_ALONE, _W,   _HALF, _W,      _NOT_SO, _NOT_SO),
    _D:          (_ALONE, _D,   _HALF, _NOT_SO, _D,      _NOT_SO),
    _L:          (_ALONE, _L,   _HALF, _NOT_SO, _NOT_SO, _L),
    _FW:         (_FW,    _FW,  _FW,   _FW,     _FW,     _NOT_SO),
    _FD:         (_FD,    _FD,  _FD,   _FD,     _FD,     _FD),
    _FL:         (_FL,    _FL,  _FL,   _NOT_SO, _FL,     _FL),
}  # fmt: skip
"""How a match ended for the team that is named first, by its typed result and by the points of both
teams. A forfeit need not bring the winner any points."""


def board_outcomes(sign: Both, seats: Seats) -> Both | Wrong:
    """Return what a board brought both sides."""
    return BOARD_RULE[sign][seats]


def state_of(own: Points, theirs: Points) -> State:
    """Return how the points of two teams compare."""
    if own is None or theirs is None:
        return State.NO_POINTS if own is theirs else State.HALF
    return State.EQUAL if own == theirs else State.MORE if own > theirs else State.FEWER


def match_outcome(typed: Outcome, state: State, *, ruling: bool = False) -> Outcome | Wrong:
    """Return how a match ended for a team; a director's ruling stands against any points."""
    if typed.bye:
        return typed if state is State.ALONE else Wrong.HAS_OPPONENT
    if typed not in MATCH_RULE or (ruling and state is not State.ALONE):
        return typed
    return MATCH_RULE[typed][state]


def outcome_without_play(own: float, theirs: float) -> Outcome:
    """Return how a match without any game played ended for a team, by the boards that each side won
    by forfeit. If neither won any, both lost."""
    if own == theirs:
        return Outcome.FORFEIT_DRAW if own else Outcome.FORFEIT_LOSS
    return Outcome.FORFEIT_WIN if own > theirs else Outcome.FORFEIT_LOSS


Seat = tuple[int, int]
"""A team's number and a round."""


@dataclass
class TeamRound:
    """A team's result and points in a round, and the full addresses of the two cells."""

    result: Result = BLANK
    points: Points = None
    result_at: str = ""
    points_at: str = ""


def decide(rounds: Mapping[Seat, TeamRound]) -> Iterator[tuple[Seat, str]]:
    """Give each match without a result the one that the points of both teams say. Yield the seats
    whose points are missing beside those of the opponent, each with what to do."""
    for team, round in sorted(rounds, key=lambda seat: (seat[1], seat[0])):
        known = rounds[team, round]
        other = known.result.opponent or 0
        twin = rounds.get((other, round))
        if known.result.outcome is not Outcome.PENDING or not twin or twin.result.opponent != team:
            continue
        outcome = match_outcome(Outcome.PENDING, state_of(known.points, twin.points))
        if isinstance(outcome, Outcome):
            known.result = replace(known.result, outcome=outcome)
        elif known.points is not None:
            yield (
                (other, round),
                f"team {team} has {counted(known.points, 'point')} in round {round}, but those of "
                f"team {other} are missing; type them, too",
            )
