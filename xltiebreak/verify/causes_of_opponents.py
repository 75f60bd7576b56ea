"""Causes that concern the opponents' scores: which of them a median drops, what unplayed rounds
count, the opponents' and the player's own, and what forfeits do."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from itertools import takewhile
from typing import Callable

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.results import Outcome, Result
from xltiebreak.rules.context import Context
from xltiebreak.rules.cuts import cut
from xltiebreak.rules.editions import (
    REQUESTED_BYES,
    Absence,
    History,
    Score,
    Unplayed,
    dummy_with_own_score,
    face_value,
    half_a_point_for_each_unplayed_round,
    nobody,
    requested_byes_at_the_end_at_half,
)
from xltiebreak.rules.systems.registry import Compute
from xltiebreak.rules.terms import Terms
from xltiebreak.verify.calculation import KnownCause, Way, other_terms, other_unplayed

PLUS, EVEN, MINUS = 1, 0, -1

Drops = tuple[int, int]
"""How many of the lowest and of the highest scores are dropped, where one each is the rule."""

Count = Callable[[Context, int], int]

_MODIFIED: Mapping[int, Drops] = {PLUS: (1, 0), EVEN: (1, 1), MINUS: (0, 1)}
_PLAIN: Mapping[int, Drops] = dict.fromkeys((PLUS, EVEN, MINUS), (1, 1))
_SIGNS = {PLUS: "plus", EVEN: "even", MINUS: "minus"}
_TOLD: Mapping[Drops, tuple[str, str]] = {
    (1, 1): ("both", "lose the lowest and the highest opponent's score"),
    (1, 0): ("lowest", "lose the lowest opponent's score only"),
    (0, 1): ("highest", "lose the highest opponent's score only"),
    (0, 0): ("nothing", "lose no opponent's score"),
    (2, 0): ("two-lowest", "lose the two lowest opponents' scores"),
    (0, 2): ("two-highest", "lose the two highest opponents' scores"),
    (1, 2): ("lowest-and-two-highest", "lose the lowest and the two highest opponents' scores"),
    (2, 1): ("two-lowest-and-highest", "lose the two lowest and the highest opponents' scores"),
    (2, 2): ("two-of-both", "lose the two lowest and the two highest opponents' scores"),
}


_BYES = frozenset({Outcome.PAIRING_BYE, Outcome.FULL_BYE, Outcome.HALF_BYE})
_FORFEITS = frozenset({Outcome.FORFEIT_WIN, Outcome.FORFEIT_DRAW, Outcome.FORFEIT_LOSS})
_ABSENCES = frozenset({Outcome.UNPAIRED})
_AS_PLAYED = {
    Outcome.FORFEIT_WIN: Outcome.WIN,
    Outcome.FORFEIT_DRAW: Outcome.DRAW,
    Outcome.FORFEIT_LOSS: Outcome.LOSS,
}


def _each(context: Context, number: int) -> int:
    return 2 if context.rounds_each >= 9 else 1


def _sign(context: Context, number: int) -> int:
    return context.scores.sign(number)


def _median(drops: Mapping[int, Drops], each: Count = _each, sign: Count = _sign) -> Compute:
    """The opponents' scores without so many of the lowest and of the highest, by the sign of the
    player's own, and times as often as ``each`` says."""

    def compute(context: Context, number: int) -> Terms:
        lowest, highest = drops[sign(context, number)]
        times = each(context, number)
        return cut(context.opponents(number), lowest * times, highest * times, "")

    return compute


def _modified(code: str, condition: str, drops: Mapping[int, Drops]) -> KnownCause:
    """Modified Median dropped other scores for a plus, an even or a minus score."""
    return other_terms(code, "drops", condition, {"MM": _median(drops)})


def _for_everybody(drops: Drops, name: str, condition: str) -> KnownCause:
    """The same scores dropped whatever the player's own score is."""
    compute = _median(dict.fromkeys((PLUS, EVEN, MINUS), drops), lambda context, number: 1)
    codes = ("SOLK", "BH", "MED", "MED/H", *(["MM"] if drops != (0, 1) else []))
    cause = other_terms(f"all-drop-{name}", "drops", condition, dict.fromkeys(codes, compute))
    return replace(cause, rare=True)


def _sign_against(context: Context, number: int, rounds: int) -> int:
    points, half = context.score(number), rounds * context.scores.draw
    return (points > half) - (points < half)


def _by(
    code: str, aspect: str, condition: str, each: Count = _each, sign: Count = _sign
) -> KnownCause:
    """Either median, which took the number of scores to drop, or the sign, from elsewhere."""
    modified, plain = _median(_MODIFIED, each, sign), _median(_PLAIN, each, sign)
    computes = {"MM": modified, "MED": plain, "MED/H": plain}
    return other_terms(code, aspect, condition, computes)


def _games(context: Context, number: int) -> int:
    return len(context.games(number))


Counts = Callable[[Result], bool]


def _sign_by(code: str, condition: str, gave: Counts, rounds: Counts) -> KnownCause:
    """Plus and minus from the points of some rounds against half of the number of others."""

    def sign(context: Context, number: int) -> int:
        history = [result for _, result in context.history(number)]
        points = sum(result.points for result in history if gave(result))
        half = sum(map(rounds, history)) * context.scores.draw
        return (points > half) - (points < half)

    cause = _by(code, "sign", f"plus and minus are taken from {condition}", sign=sign)
    return replace(cause, rare=gave is not _played)


def _every(result: Result) -> bool:
    return True


def _played(result: Result) -> bool:
    return result.played


def _paired(result: Result) -> bool:
    return result.played or result.outcome in _FORFEITS


def _there(result: Result) -> bool:
    return result.outcome not in _ABSENCES


OF_MEDIANS = (
    *(
        _modified(
            f"{_SIGNS[sign]}-drops-{name}",
            f"{_SIGNS[sign]}-score players {condition}",
            {**_MODIFIED, sign: drops},
        )
        for drops, (name, condition) in _TOLD.items()
        for sign, right in _MODIFIED.items()
        if drops != right
    ),
    _modified(
        "drops-swapped",
        "plus-score players lose the highest opponent's score and minus-score players the lowest",
        {PLUS: (0, 1), EVEN: (1, 1), MINUS: (1, 0)},
    ),
    _modified(
        "all-drop-highest",
        "every player loses the highest opponent's score",
        dict.fromkeys((PLUS, EVEN, MINUS), (0, 1)),
    ),
    _by(
        "band-by-planned-rounds",
        "band",
        "the number of scores to drop follows the planned rounds, not those that are complete",
        lambda context, number: 2 if context.scores.last_round >= 9 else 1,
    ),
    _by(
        "two-dropped",
        "band",
        "two scores are dropped instead of one, although there are fewer than 9 rounds",
        lambda context, number: 2,
    ),
    _by(
        "one-dropped",
        "band",
        "only one score is dropped instead of two, although there are 9 rounds or more",
        lambda context, number: 1,
    ),
    _by("three-dropped", "band", "three scores are dropped", lambda context, number: 3),
    _by(
        "band-by-games",
        "band",
        "two scores are dropped only for players who played 9 games or more",
        lambda context, number: 2 if _games(context, number) >= 9 else 1,
    ),
    _sign_by(
        "sign-by-games",
        "the points of games against half of the games that the player played",
        _played,
        _played,
    ),
    _sign_by(
        "sign-without-byes",
        "the points of games, without byes and forfeits, against half of the rounds",
        _played,
        _every,
    ),
    _by(
        "sign-by-planned-rounds",
        "sign",
        "plus and minus are taken from half of the planned rounds",
        sign=lambda context, number: _sign_against(context, number, context.scores.last_round),
    ),
    _sign_by(
        "sign-by-rounds-played",
        "the score, byes included, against half of the rounds that the player played",
        _every,
        _played,
    ),
    _sign_by(
        "sign-by-rounds-paired",
        "the score against half of the rounds in which the player was paired",
        _every,
        _paired,
    ),
    _sign_by(
        "sign-by-rounds-there",
        "the score against half of the rounds in which the player had a game, a forfeit or a bye",
        _every,
        _there,
    ),
    _sign_by(
        "sign-by-games-and-byes",
        "the score against half of the player's games and byes",
        _every,
        lambda result: result.played or result.outcome in _BYES,
    ),
    _sign_by(
        "sign-by-rounds-with-points",
        "the score against half of the rounds other than absences and forfeit losses",
        _every,
        lambda result: _there(result) and result.outcome is not Outcome.FORFEIT_LOSS,
    ),
    _sign_by(
        "sign-by-games-and-forfeits",
        "the points of games and forfeits against half of these",
        _paired,
        _paired,
    ),
    _sign_by(
        "sign-by-games-in-rounds-there",
        "the points of games against half of the rounds other than absences",
        _played,
        _there,
    ),
    _sign_by(
        "sign-without-bye-points",
        "the points of games and forfeits, without byes, against half of the rounds",
        _paired,
        _every,
    ),
    *(
        _for_everybody(drops, name, condition.replace("lose", "every player loses", 1))
        for drops, (name, condition) in _TOLD.items()
        if drops in ((0, 1), (0, 2), (1, 2), (2, 1))
    ),
)


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


def _half_but(outcomes: Collection[Outcome], worth: float) -> Callable[[History, float], Score]:
    """Unplayed rounds at ½, but these at another worth."""

    def adjusted(history: History, draw: float) -> Score:
        return Score(
            sum(
                result.points if result.played else worth if result.outcome in outcomes else draw
                for _, result in history
            )
        )

    return adjusted


def _games_only(history: History, draw: float) -> Score:
    return Score(sum((result.points for _, result in history if result.played), 0.0))


def _half_a_point_less(history: History, draw: float) -> Score:
    unplayed = any(not result.played for _, result in history)
    return Score(sum(result.points for _, result in history) - unplayed * draw)


def _withdrawn_at_zero(history: History, draw: float) -> Score:
    """Nothing for an opponent who was not paired in the last round."""
    if history and history[-1][1].outcome in _ABSENCES:
        return Score(0.0)
    return half_a_point_for_each_unplayed_round(history, draw)


def _late_byes_alone_at_half(history: History, draw: float) -> Score:
    """Byes at the end at ½, but those that a forfeit loss follows at what they gave."""
    late = list(takewhile(lambda one: one[1].outcome in REQUESTED_BYES, reversed(history)))
    given = sum(result.points for _, result in late)
    return Score(sum(result.points for _, result in history) - given + len(late) * draw)


def _half(absence: Absence) -> Score:
    return Score(absence.draw)


def _zero(absence: Absence) -> Score:
    return Score(0.0)


def _draw_in_every_round(absence: Absence) -> Score:
    return Score(absence.rounds * absence.draw)


def _opponents(
    code: str, condition: str, adjusted: Callable[[History, float], Score]
) -> KnownCause:
    def change(unplayed: Unplayed) -> Unplayed:
        return unplayed._replace(adjusted_score=adjusted)

    return other_unplayed(code, "opponents", condition, change)


def _own(code: str, condition: str, virtual: Callable[[Absence], Score | None]) -> KnownCause:
    def change(unplayed: Unplayed) -> Unplayed:
        return unplayed._replace(virtual_opponent=virtual)

    return other_unplayed(code, "own", condition, change)


def _with_forfeits_played(way: Way) -> Way | None:
    """Every forfeit against a named opponent as a game over the board."""
    table = way.table
    rows = tuple(tuple(_as_game(result) for result in row) for row in table.results)
    return None if rows == table.results else way.on(Crosstable(table.numbers, rows))


def _as_game(result: Result) -> Result:
    outcome = _AS_PLAYED.get(result.outcome)
    if outcome is None or result.opponent is None:
        return result
    return Result(outcome, result.opponent, result.colour)


_FULL_BYES = frozenset({Outcome.PAIRING_BYE, Outcome.FULL_BYE})
_OTHER_WORTHS: tuple[tuple[str, str, Collection[Outcome], tuple[float, ...]], ...] = (
    ("forfeit-wins", "forfeit wins", {Outcome.FORFEIT_WIN}, (0.0, 1.0)),
    ("forfeit-losses", "forfeit losses", {Outcome.FORFEIT_LOSS}, (0.0, 1.0)),
    ("forfeits", "forfeits", _FORFEITS, (0.0, 1.0)),
    ("full-byes", "full-point byes", _FULL_BYES, (0.0,)),
    ("half-byes", "half-point byes", {Outcome.HALF_BYE}, (0.0, 1.0)),
    ("byes", "byes", _BYES, (0.0, 1.0)),
    ("absences", "absences", _ABSENCES, (1.0,)),
)


OF_UNPLAYED_ROUNDS = (
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
        "opponents-withdrawn-zero",
        "opponents who were not there in the last round count 0",
        _withdrawn_at_zero,
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
    _opponents(
        "byes-before-forfeit-face-value",
        "an opponent's byes before a forfeit loss count what they gave; by FIDE C.07 16.2.5 they "
        "count ½ each",
        _late_byes_alone_at_half,
    ),
    *(
        replace(
            _opponents(
                f"opponents-{code}-{'one' if worth else 'zero'}",
                f"the opponents' {what} count {worth:g} each, not ½",
                _half_but(outcomes, worth),
            ),
            rare=True,
        )
        for code, what, outcomes, worths in _OTHER_WORTHS
        for worth in worths
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
    other_unplayed(
        "forfeit-opponents",
        "forfeits",
        "the scheduled opponent of a forfeit counts as if the game had been played",
        lambda unplayed: unplayed._replace(forfeits_are_games=True),
    ),
    KnownCause(
        "forfeits-as-games",
        "forfeits",
        "forfeits count as games played over the board",
        _with_forfeits_played,
    ),
)
