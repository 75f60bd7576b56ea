"""The rule for a team match, column by column: what is typed, what follows, what is refused.

Reader, checks and the formulas of the sheets Matches and Boards go by it.
"""

from __future__ import annotations

import doctest
import re

import pytest

from xltiebreak.event import team_match
from xltiebreak.event.results import Outcome
from xltiebreak.event.team_match import (
    BOARD_SIGNS,
    MATCH_WORDS,
    Seats,
    State,
    Wrong,
    board_outcomes,
    match_outcome,
    outcome_without_play,
    state_of,
)

POINTS = {"none": (None, None), "half": (2, None), "2-1": (2, 1), "2-2": (2, 2), "1-2": (1, 2)}


def shown(ended: Outcome | Wrong) -> str:
    return ended.value if isinstance(ended, Outcome) else ended.name


ENDINGS = """
typed     none          half          2-1           2-2           1-2
-         not finished  HALF_TYPED    win           draw          loss
w         win           HALF_TYPED    win           CONTRADICTS   CONTRADICTS
d         draw          HALF_TYPED    CONTRADICTS   draw          CONTRADICTS
l         loss          HALF_TYPED    CONTRADICTS   CONTRADICTS   loss
forfeit   forfeit win   forfeit win   forfeit win   forfeit win   CONTRADICTS
f         forfeit loss  forfeit loss  CONTRADICTS   forfeit loss  forfeit loss
z         forfeit draw  forfeit draw  forfeit draw  forfeit draw  forfeit draw
n         win           win           win           win           win
r         draw          draw          draw          draw          draw
s         loss          loss          loss          loss          loss
bye       HAS_OPPONENT  HAS_OPPONENT  HAS_OPPONENT  HAS_OPPONENT  HAS_OPPONENT
half bye  HAS_OPPONENT  HAS_OPPONENT  HAS_OPPONENT  HAS_OPPONENT  HAS_OPPONENT
u         HAS_OPPONENT  HAS_OPPONENT  HAS_OPPONENT  HAS_OPPONENT  HAS_OPPONENT
"""
HEAD, *LINES = (re.split("  +", line) for line in ENDINGS.strip().splitlines())


@pytest.mark.parametrize(
    ("typed", "points", "ended"),
    [
        (typed.strip("-"), points, ended)
        for typed, *row in LINES
        for points, ended in zip(HEAD[1:], row, strict=True)
    ],
)
def test_a_match_of_two_teams_ends_as_its_result_and_its_points_say(
    typed: str, points: str, ended: str
) -> None:
    word = MATCH_WORDS[typed]
    state = state_of(*POINTS[points])
    assert shown(match_outcome(word.outcome, state, ruling=word.ruling)) == ended


@pytest.mark.parametrize(
    ("typed", "ended"),
    [
        ("", "NO_OPPONENT"),
        ("w", "NO_OPPONENT"),
        ("d", "NO_OPPONENT"),
        ("l", "NO_OPPONENT"),
        ("n", "NO_OPPONENT"),
        ("x", "forfeit win"),
        ("z", "forfeit draw"),
        ("f", "forfeit loss"),
        ("--", "forfeit loss"),
        ("bye", "full-point bye"),
        ("half bye", "half-point bye"),
        ("not paired", "not paired"),
    ],
)
def test_a_team_without_an_opponent_has_a_bye_or_a_forfeit(typed: str, ended: str) -> None:
    word = MATCH_WORDS[typed]
    assert shown(match_outcome(word.outcome, State.ALONE, ruling=word.ruling)) == ended


@pytest.mark.parametrize("outcome", [Outcome.UNREADABLE, Outcome.ANNULLED])
def test_nothing_follows_from_a_result_that_is_none(outcome: Outcome) -> None:
    assert {match_outcome(outcome, state) for state in State} == {outcome}


@pytest.mark.parametrize(
    ("sign", "both", "first", "second", "nobody"),
    [
        ("1", "win loss", "forfeit win forfeit loss", "NOBODY", "NOBODY"),
        ("½", "draw draw", "NOBODY", "NOBODY", "NOBODY"),
        ("0", "loss win", "NOBODY", "forfeit loss forfeit win", "NOBODY"),
        ("+", *["forfeit win forfeit loss"] * 2, "NOBODY", "NOBODY"),
        (
            *("-", "forfeit loss forfeit win", "NOBODY"),
            *("forfeit loss forfeit win", "NOBODY"),
        ),
        ("--", *["forfeit loss forfeit loss"] * 4),
    ],
)
def test_a_board_gives_points_to_somebody_who_sat_there(
    sign: str, both: str, first: str, second: str, nobody: str
) -> None:
    endings = []
    for players in ((7, 9), (7, 0), (0, 9), (0, 0)):
        ends = board_outcomes(BOARD_SIGNS[sign], Seats.of(*players))
        endings.append(
            ends.name if isinstance(ends, Wrong) else " ".join(outcome.value for outcome in ends)
        )
    assert endings == [both, first, second, nobody]


@pytest.mark.parametrize(
    ("own", "theirs", "ended"),
    [
        (3, 1, "forfeit win"),
        (1, 3, "forfeit loss"),
        (2, 2, "forfeit draw"),
        (0, 0, "forfeit loss"),
    ],
)
def test_a_match_without_a_game_is_forfeited(own: float, theirs: float, ended: str) -> None:
    assert outcome_without_play(own, theirs).value == ended


def test_the_calls_that_the_rule_shows_give_what_it_says() -> None:
    assert doctest.testmod(team_match) == (0, 3)
