"""How unplayed rounds count: one value a rule edition, to be read beside the rule text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Callable

from xltiebreak.errors import TieBreakError
from xltiebreak.figures import decimal
from xltiebreak.model import Result
from xltiebreak.worksheet import Drop, Term

if TYPE_CHECKING:
    from xltiebreak.context import Context

History = Sequence[tuple[int, Result]]
"""A player's complete rounds: the round's number and its result."""


# What a score is worth to the opponents


def half_a_point_for_each_unplayed_round(history: History) -> tuple[float, str]:
    """Every unplayed round counts ½, whatever it was worth: bye, forfeit or absence.

    Source: US Chess 34E1.
    """
    games = sum(result.points for _, result in history if result.played)
    unplayed = [str(round) for round, result in history if not result.played]
    adjusted = games + len(unplayed) / 2
    score = sum(result.points for _, result in history)
    if adjusted == score:
        return adjusted, ""
    rounds = f"unplayed R{', R'.join(unplayed)} at ½" + " each" * (len(unplayed) > 1)
    return adjusted, f"score {decimal(score)}, with {rounds}"


def face_value(history: History) -> tuple[float, str]:
    """The score as it stands, byes and forfeits included."""
    return sum(result.points for _, result in history), ""


# What a player's own unplayed round puts into his list of opponents


def opponent_with_score_zero(context: Context, number: int, round: int, result: Result) -> Term:
    """An opponent with adjusted score 0, in the list before anything is dropped.

    Source: US Chess 34E1.
    """
    return Term(round, None, 0.0, f"{result.outcome.value}, counts as 0")


def no_opponent(context: Context, number: int, round: int, result: Result) -> Term:
    """Nothing at all."""
    return Term(round, None, 0.0, drop=Drop("", result.outcome.value))


@dataclass(frozen=True)
class Edition:
    """A rule edition.

    ``adjusted_score`` gives what a player is worth to his opponents and a note where that is
    not his score; ``own_unplayed`` what his own unplayed round puts among his opponents.
    ``cumulative_deducts``: Cumulative takes back what unplayed rounds gave.
    ``kashdan`` is what a win, a draw and a loss are worth, ``sonneborn_factor`` multiplies
    every Sonneborn-Berger term. ``remarks`` are printed wherever these systems are.
    """

    code: str
    name: str
    adjusted_score: Callable[[History], tuple[float, str]]
    own_unplayed: Callable[[Context, int, int, Result], Term]
    cumulative_deducts: bool = False
    kashdan: tuple[int, int, int] = (4, 2, 1)
    sonneborn_factor: int = 1
    remarks: Mapping[str, str] = field(default_factory=dict)


EDITIONS: Mapping[str, Edition] = {
    edition.code: edition
    for edition in (
        Edition(
            code="uschess",
            name="US Chess rule 34E",
            adjusted_score=half_a_point_for_each_unplayed_round,
            own_unplayed=opponent_with_score_zero,
            cumulative_deducts=True,
        ),
        Edition(
            code="wintd",
            name="US Chess rule 34E, shown as WinTD shows it",
            adjusted_score=half_a_point_for_each_unplayed_round,
            own_unplayed=opponent_with_score_zero,
            cumulative_deducts=True,
            kashdan=(2, 1, 0),
            sonneborn_factor=2,
            remarks={"SB": "doubled, as in WinTD", "KASH": "2-1-0, as in WinTD"},
        ),
        Edition(
            code="raw",
            name="Scores at face value, nothing for unplayed rounds",
            adjusted_score=face_value,
            own_unplayed=no_opponent,
        ),
    )
}


def edition_named(code: str) -> Edition:
    """The edition of this code, in any case.

    Raises:
        TieBreakError: there is none; the message lists those there are.
    """
    edition = EDITIONS.get(code.strip().lower())
    if edition is None:
        raise TieBreakError(f"{code!r} is not an edition; use one of {', '.join(EDITIONS)}")
    return edition
