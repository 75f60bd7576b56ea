"""Rounds without a game: what they are worth to the opponents, who stands in as the opponent, and
which of them a player chose; the functions cite the articles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Callable, NamedTuple, Optional

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.rules.terms import SILENCE, Words

History = Sequence[tuple[int, Result]]
"""A player's complete rounds: the round's number and its result."""


class Score(NamedTuple):
    """A player's score as it counts for his opponents.

    ``words`` explain it where it is not plain; ``instead`` is then his score in the standings.
    """

    amount: float
    words: Words = SILENCE
    instead: Figure | None = None


class Absence(NamedTuple):
    """A round that a player did not play, with all that an edition needs to know about it.

    ``score`` is his own final score, ``before`` his score before the round, ``after`` the number of
    rounds that followed it, ``rounds`` the number of all rounds. ``scheduled`` is the adjusted
    score of the opponent whom a forfeit names. ``win`` and ``draw`` are the points of a win and a
    draw, ``entry`` is the word for him: player or team.
    """

    result: Result
    score: float
    before: float
    after: int
    rounds: int
    scheduled: float | None
    win: float
    draw: float
    entry: str

    @property
    def named(self) -> str:
        """The result as users read it: ``half-point bye``."""
        named: str = self.result.outcome.value
        return named


REQUESTED_BYES = frozenset({Outcome.HALF_BYE, Outcome.UNPAIRED})
"""Half-point and zero-point byes; every round after a withdrawal is a zero-point bye.

Source: FIDE C.07 16.1.1.
"""


class Unplayed(NamedTuple):
    """How rounds without a game count.

    ``adjusted_score`` gives a player's score as it counts for his opponents, from his rounds and
    the points of a draw. ``virtual_opponent`` gives the score of the opponent who stands in for a
    round that the player did not play, or nothing if the round adds none. ``in_words`` tells both
    to players. ``forfeits_are_games`` counts a forfeit as a game with the scheduled opponent.
    """

    adjusted_score: Callable[[History, float], Score]
    virtual_opponent: Callable[[Absence], Optional[Score]]  # noqa: UP045 - Python 3.9
    in_words: str
    forfeits_are_games: bool = False


# What a score is worth to the opponents


def half_a_point_for_each_unplayed_round(history: History, draw: float) -> Score:
    """Return the score with every unplayed round as ½, whatever it gave: bye, forfeit or absence.

    Source: US Chess 34E1; FIDE tie-break regulations until August 2023, "unplayed games".
    """
    unplayed = [round for round, result in history if not result.played]
    if not unplayed:
        return Score(_score(history))
    games = sum(result.points for _, result in history if result.played)
    return _noted(history, games + len(unplayed) * draw, "unplayed", unplayed, draw)


def requested_byes_at_the_end_at_half(history: History, draw: float) -> Score:
    """Return the score with requested byes at the end as draws: those after which the player has
    only voluntarily unplayed rounds. Every other round counts what it gave.

    Source: FIDE C.07 16.2.5, 16.3.
    """
    late: list[int] = []
    given = 0.0
    for round, result in reversed(history):
        if result.outcome in REQUESTED_BYES:
            late.append(round)
            given += result.points
        elif result.outcome is not Outcome.FORFEIT_LOSS:
            break
    score = _score(history)
    if not late:
        return Score(score)
    return _noted(history, score - given + len(late) * draw, "byes at the end", late[::-1], draw)


def face_value(history: History, draw: float) -> Score:
    """Return the score as it stands, byes and forfeits included."""
    return Score(_score(history))


def _score(history: History) -> float:
    return sum([result.points for _, result in history])


def _noted(
    history: History, adjusted: float, what: str, rounds: Sequence[int], draw: float
) -> Score:
    score = _score(history)
    if adjusted == score:
        return Score(adjusted)
    listed = ", ".join(f"R{round}" for round in rounds)
    each = " each" * (len(rounds) > 1)
    words = Words(f"score {{}}, with {what} {listed} at {{}}{each}", (score, _half(draw)))
    return Score(adjusted, words, score)


def _half(draw: float) -> float | str:
    return "½" if draw == 0.5 else draw


# Who stands in where the player himself did not play


def opponent_with_score_zero(absence: Absence) -> Score:
    """Return the adjusted score 0 for the opponent; it is in the list before anything is dropped.

    Source: US Chess 34E1.
    """
    return Score(0.0, Words(f"{absence.named}, counts as 0"))


def nobody(absence: Absence) -> None:
    """Return no score: the round adds no opponent."""


def opponent_of_the_same_strength(absence: Absence) -> Score:
    """Return the points before the round, plus what the round left for the opponent, plus a draw
    for each round after it: Svon = SPR + (1 − SfPR) + ½ × (n − R).

    Source: FIDE tie-break regulations until August 2023, "virtual opponent".
    """
    _, _, before, after, _, _, win, draw, _ = absence
    left = win - absence.result.points
    words = Words(
        f"{absence.named}: virtual opponent, {{}} before + {{}} in the round + {after} × {{}} "
        "after it",
        (before, left, _half(draw)),
    )
    return Score(before + left + after * draw, words)


def dummy_with_own_score(absence: Absence) -> Score:
    """Return the score of a dummy who has the player's own final score.

    Source: FIDE C.07 16.4 of 2023 and 2024.
    """
    words = Words(f"{absence.named}: as an opponent with the {absence.entry}'s own score")
    return Score(absence.score, words)


def dummy_with_own_score_capped(absence: Absence) -> Score:
    """Return the score of a dummy who has the player's own final score, but not more than a cap. In
    a forfeit, the cap is the scheduled opponent's adjusted score. In any other round, and in a
    forfeit whose opponent is not recorded, it is the score of a draw in every round.

    Source: FIDE C.07 16.4.1 and 16.4.2 of 2026.
    """
    own = absence.score
    if absence.scheduled is not None:
        cap = absence.scheduled
        whose = f"{absence.entry} {absence.result.opponent}'s adjusted score"
    else:
        cap = absence.rounds * absence.draw
        whose = f"a draw in each of {absence.rounds} rounds"
    if own <= cap:
        return dummy_with_own_score(absence)
    return Score(
        cap, Words(f"{absence.named}: as an opponent with own score {{}}, at most {whose}", (own,))
    )


# Rounds that a player chose not to play


def nothing_is_voluntary(result: Result) -> bool:
    """Return False: the edition does not ask why a round was not played."""
    return False


def requested_byes_and_forfeit_losses(result: Result) -> bool:
    """Whether a round is voluntarily unplayed: a requested bye or a forfeit loss.

    Source: FIDE C.07 16.1.2.
    """
    return result.outcome in REQUESTED_BYES or result.outcome is Outcome.FORFEIT_LOSS


# How the editions count unplayed rounds

_OPPONENTS = "each round that an opponent did not play counts"
_AT_HALF = f"{_OPPONENTS} as half a point in that opponent's score, whatever it gave; "
_AS_GIVEN = f"{_OPPONENTS} in that opponent's score what it gave"
_LATE_BYES = f"{_AS_GIVEN}, but byes asked for at the end count as draws; "
_OWN = "a round that you did not play adds"
_DUMMY_IN_WORDS = f"{_OWN} an opponent with your own score"

US_CHESS = Unplayed(
    half_a_point_for_each_unplayed_round,
    opponent_with_score_zero,
    f"{_AT_HALF}{_OWN} an opponent with 0",
)
FIDE_2009 = Unplayed(
    half_a_point_for_each_unplayed_round,
    opponent_of_the_same_strength,
    f"{_AT_HALF}{_OWN} an opponent who had your score before it, took in it the points that you "
    "did not get, and drew every later game",
)
FIDE_2023 = Unplayed(
    requested_byes_at_the_end_at_half, dummy_with_own_score, _LATE_BYES + _DUMMY_IN_WORDS
)
FIDE_2026 = Unplayed(
    requested_byes_at_the_end_at_half,
    dummy_with_own_score_capped,
    f"{_LATE_BYES}{_DUMMY_IN_WORDS}, but with no more than a draw in each round, and for a "
    "forfeit with no more than the scheduled opponent's score",
)
AT_FACE_VALUE = Unplayed(face_value, nobody, f"{_AS_GIVEN}; {_OWN} nothing")
PAIRED_IN_ADVANCE = Unplayed(
    face_value,
    nobody,
    f"{_AS_GIVEN}; a forfeit counts as a game with the scheduled opponent",
    forfeits_are_games=True,
)
"""Forfeits in a round-robin are regular games. Source: FIDE C.07 15.2."""
