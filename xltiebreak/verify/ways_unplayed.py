"""Unplayed rounds counted otherwise: the opponents', the player's own, and forfeits."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Callable

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.results import Outcome, Result
from xltiebreak.rules.editions import (
    Absence,
    History,
    Score,
    Unplayed,
    dummy_with_own_score,
    face_value,
    nobody,
    requested_byes_at_the_end_at_half,
)
from xltiebreak.verify.variation import Variation
from xltiebreak.verify.way import Way

_BYES = frozenset({Outcome.PAIRING_BYE, Outcome.FULL_BYE, Outcome.HALF_BYE})
_FORFEITS = frozenset({Outcome.FORFEIT_WIN, Outcome.FORFEIT_DRAW, Outcome.FORFEIT_LOSS})
_ABSENCES = frozenset({Outcome.UNPAIRED})
_AS_PLAYED = {
    Outcome.FORFEIT_WIN: Outcome.WIN,
    Outcome.FORFEIT_DRAW: Outcome.DRAW,
    Outcome.FORFEIT_LOSS: Outcome.LOSS,
}


def _half_unless(outcomes: Collection[Outcome]) -> Callable[[History, float], Score]:
    """Unplayed rounds at ½, but these at what they gave."""

    def adjusted(history: History, draw: float) -> Score:
        return Score(
            sum(
                result.points if result.played or result.outcome in outcomes else draw
                for _, result in history
            )
        )

    return adjusted


def _games_only(history: History, draw: float) -> Score:
    return Score(sum((result.points for _, result in history if result.played), 0.0))


def _half_a_point_less(history: History, draw: float) -> Score:
    unplayed = any(not result.played for _, result in history)
    return Score(sum(result.points for _, result in history) - unplayed * draw)


def _half(absence: Absence) -> Score:
    return Score(absence.draw)


def _zero(absence: Absence) -> Score:
    return Score(0.0)


def _draw_in_every_round(absence: Absence) -> Score:
    return Score(absence.rounds * absence.draw)


def _opponents(code: str, condition: str, adjusted: Callable[[History, float], Score]) -> Variation:
    def change(way: Way) -> Way:
        return way.with_unplayed(lambda unplayed: unplayed._replace(adjusted_score=adjusted))

    return Variation(code, "opponents", condition, change)


def _own(code: str, condition: str, virtual: Callable[[Absence], Score | None]) -> Variation:
    def change(way: Way) -> Way:
        return way.with_unplayed(lambda unplayed: unplayed._replace(virtual_opponent=virtual))

    return Variation(code, "own", condition, change)


def _with_forfeit_opponents(way: Way) -> Way:
    def change(unplayed: Unplayed) -> Unplayed:
        return unplayed._replace(forfeits_are_games=True)

    return way.with_unplayed(change)


def _with_forfeits_played(way: Way) -> Way | None:
    """Every forfeit against a named opponent as a game over the board."""
    table = way.table
    rows = tuple(tuple(_as_game(result) for result in row) for row in table.results)
    return None if rows == table.results else replace(way, table=Crosstable(table.numbers, rows))


def _as_game(result: Result) -> Result:
    outcome = _AS_PLAYED.get(result.outcome)
    if outcome is None or result.opponent is None:
        return result
    return Result(outcome, result.opponent, result.colour)


VARIATIONS = (
    _opponents(
        "opponents-face-value",
        "the opponents' unplayed rounds count what they gave, not ½ each",
        face_value,
    ),
    _opponents(
        "opponents-byes-face-value",
        "the opponents' byes count what they gave; only their forfeits and absences count ½",
        _half_unless(_BYES),
    ),
    _opponents(
        "opponents-forfeits-face-value",
        "the opponents' forfeits count what they gave; only their byes and absences count ½",
        _half_unless(_FORFEITS),
    ),
    _opponents(
        "opponents-absences-zero",
        "the rounds in which an opponent was not paired count 0, not ½",
        _half_unless(_ABSENCES),
    ),
    _opponents(
        "opponents-losses-zero",
        "the opponents' forfeit losses and absences count 0, not ½",
        _half_unless(_ABSENCES | {Outcome.FORFEIT_LOSS}),
    ),
    _opponents(
        "opponents-games-only", "the opponents' unplayed rounds count 0, not ½", _games_only
    ),
    _opponents(
        "opponents-half-less",
        "½ is taken off once from each opponent who has an unplayed round, however many",
        _half_a_point_less,
    ),
    _opponents(
        "opponents-late-byes-half",
        "only the opponents' byes at the end count ½, as FIDE has it",
        requested_byes_at_the_end_at_half,
    ),
    _own(
        "own-left-out",
        "a player's own unplayed rounds are left out of the list before anything is dropped",
        nobody,
    ),
    _own("own-zero", "a player's own unplayed rounds count as opponents with 0", _zero),
    _own(
        "own-score",
        "a player's own unplayed rounds count as opponents with the player's own score",
        dummy_with_own_score,
    ),
    _own("own-half", "a player's own unplayed rounds count ½ each", _half),
    _own(
        "own-draw-in-every-round",
        "a player's own unplayed rounds count as opponents with half of the maximum score",
        _draw_in_every_round,
    ),
    Variation(
        "forfeit-opponents",
        "forfeits",
        "the scheduled opponent of a forfeit counts as if the game had been played",
        _with_forfeit_opponents,
    ),
    Variation(
        "forfeits-as-games",
        "forfeits",
        "forfeits count as games played over the board",
        _with_forfeits_played,
    ),
)
