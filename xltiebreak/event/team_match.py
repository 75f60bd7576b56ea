"""The rule for a team match, stated once: what a board brought both sides, and how a match ended by
its typed result and by the points inside it, or what is wrong with the two together.

>>> match_outcome(Outcome.PENDING, 2.5, 1.5).value
'win'
>>> match_outcome(Outcome.WIN, 1.5, 2.5)
<Wrong.CONTRADICTS: 'the result does not go together with the points'>
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum

from xltiebreak.event.figures import counted
from xltiebreak.event.result_words import LOST, LOST_BY_FORFEIT, WON, WON_BY_FORFEIT, Both
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import Points


class Wrong(Enum):
    """What can be wrong between the typed cells of a match or a board."""

    NO_OPPONENT = "only a bye or a forfeit needs no opponent"
    HAS_OPPONENT = "a bye has no opponent"
    HALF_TYPED = "the points of one of the two teams are missing"
    CONTRADICTS = "the result does not go together with the points"
    NOBODY = "a side has points where nobody sat"


def board_outcomes(sign: Both, first: object, second: object) -> Both | Wrong:
    """Return what a board brought both sides, by its sign and by who sat there: each of the two is
    false where nobody did. Whoever sat there alone can only win, by forfeit."""
    if (first and second) or sign.first is sign.second is Outcome.FORFEIT_LOSS:
        return sign
    won, by_forfeit = (WON, WON_BY_FORFEIT) if first else (LOST, LOST_BY_FORFEIT)
    return by_forfeit if (first or second) and sign in (won, by_forfeit) else Wrong.NOBODY


def match_outcome(
    typed: Outcome,
    own: Points,
    theirs: Points,
    *,
    ruling: bool = False,
    alone: bool = False,
    of_both: bool = False,
) -> Outcome | Wrong:
    """Return how a match ended for the team that is named first, by its typed result, which may be
    a ruling or a forfeit ``of_both``, and by the points of both; or for a team ``alone``."""
    if typed.bye:
        return typed if alone else Wrong.HAS_OPPONENT
    if alone:
        return Wrong.NO_OPPONENT if typed.needs_opponent else typed
    if ruling or own is theirs is None or not typed.may_name_opponent:
        return typed
    if typed.forfeit:
        is_so = not of_both and outcome_without_play(own or 0.0, theirs or 0.0) is typed
        return typed if is_so or not (own or theirs) else Wrong.CONTRADICTS
    if own is None or theirs is None:
        return Wrong.HALF_TYPED
    ended = Outcome.DRAW if own == theirs else Outcome.WIN if own > theirs else Outcome.LOSS
    return ended if typed in (Outcome.PENDING, ended) else Wrong.CONTRADICTS


def outcome_without_play(own: float, theirs: float) -> Outcome:
    """Return how a match of boards won by forfeit ended for a team; without any, both lost."""
    if own == theirs:
        return Outcome.FORFEIT_DRAW if own else Outcome.FORFEIT_LOSS
    return Outcome.FORFEIT_WIN if own > theirs else Outcome.FORFEIT_LOSS


Seat = tuple[int, int]
"""A team's number and a round."""


@dataclass
class TeamRound:
    """A team's result and points in a round."""

    result: Result = BLANK
    points: Points = None


def decide(rounds: Mapping[Seat, TeamRound]) -> Iterator[tuple[Seat, str]]:
    """Give each match without a result the one that the points of both teams say. Yield the seats
    whose points are missing beside those of the opponent, each with what to do."""
    for team, round in sorted(rounds, key=lambda seat: (seat[1], seat[0])):
        known = rounds[team, round]
        other = known.result.opponent or 0
        twin = rounds.get((other, round))
        if known.result.outcome is not Outcome.PENDING or not twin or twin.result.opponent != team:
            continue
        outcome = match_outcome(Outcome.PENDING, known.points, twin.points)
        if isinstance(outcome, Outcome):
            known.result = replace(known.result, outcome=outcome)
        elif known.points is not None:
            yield (
                (other, round),
                f"team {team} has {counted(known.points, 'point')} in round {round}, but those of "
                f"team {other} are missing; type them, too",
            )
