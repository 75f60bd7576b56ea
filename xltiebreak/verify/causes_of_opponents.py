"""Causes in the opponents' scores: the scores that a median drops, the worth of unplayed rounds
(the opponents' and the player's own), and forfeits."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any, Callable

from xltiebreak.event.results import Outcome, Result
from xltiebreak.rules.context import Context
from xltiebreak.rules.cuts import cut
from xltiebreak.rules.systems.registry import Compute
from xltiebreak.rules.terms import Terms
from xltiebreak.rules.unplayed import (
    REQUESTED_BYES,
    Absence,
    History,
    Score,
    dummy_with_own_score,
    face_value,
    half_a_point_for_each_unplayed_round,
    nobody,
    requested_byes_at_the_end_at_half,
)
from xltiebreak.verify.calculation import (
    ABSENCES,
    BYES,
    CONDITIONS,
    EVERY,
    FORFEITS,
    FULL_BYES,
    PLAYED,
    Change,
    KnownCause,
    Way,
    known,
    other_terms,
)

PLUS, EVEN, MINUS = 1, 0, -1

Drops = tuple[int, int]
"""The number of lowest and of highest scores that are dropped, where the rule drops one each."""

Count = Callable[[Context, int], int]

_MODIFIED: Mapping[int, Drops] = {PLUS: (1, 0), EVEN: (1, 1), MINUS: (0, 1)}
_PLAIN: Mapping[int, Drops] = dict.fromkeys((PLUS, EVEN, MINUS), (1, 1))
_SIGNS = {PLUS: "plus", EVEN: "even", MINUS: "minus"}
_DROPPED: Mapping[Drops, tuple[str, str]] = {
    (1, 1): ("both", "the lowest and the highest opponent's score"),
    (1, 0): ("lowest", "the lowest opponent's score only"),
    (0, 1): ("highest", "the highest opponent's score only"),
    (0, 0): ("nothing", "no opponent's score"),
    (2, 0): ("two-lowest", "the two lowest opponents' scores"),
    (0, 2): ("two-highest", "the two highest opponents' scores"),
    (1, 2): ("lowest-and-two-highest", "the lowest and the two highest opponents' scores"),
    (2, 1): ("two-lowest-and-highest", "the two lowest and the highest opponents' scores"),
    (2, 2): ("two-of-both", "the two lowest and the two highest opponents' scores"),
}

_AS_PLAYED = {
    Outcome.FORFEIT_WIN: Outcome.WIN,
    Outcome.FORFEIT_DRAW: Outcome.DRAW,
    Outcome.FORFEIT_LOSS: Outcome.LOSS,
}


def _each(context: Context, number: int) -> int:
    return 2 if context.rounds_each >= 9 else 1


def _sign(context: Context, number: int) -> int:
    return context.scores.sign(number)


def _opponents(context: Context, number: int) -> Terms:
    return context.opponents(number)


def _median(
    drops: Mapping[int, Drops],
    each: Count = _each,
    sign: Count = _sign,
    opponents: Compute = _opponents,
) -> Compute:
    """Return the opponents' scores with the lowest and highest dropped. ``drops`` gives their
    numbers by ``sign``; both are multiplied by ``each``."""

    def compute(context: Context, number: int) -> Terms:
        lowest, highest = drops[sign(context, number)]
        times = each(context, number)
        return cut(opponents(context, number), lowest * times, highest * times, "")

    return compute


def _drops(code: str, condition: str, drops: Mapping[int, Drops]) -> KnownCause:
    """Return the cause that Modified Median dropped these scores, by the sign of a score."""
    return KnownCause(code, condition, other_terms({"MM": _median(drops)}), "system")


def _for_everybody(drops: Drops) -> KnownCause:
    name, dropped = _DROPPED[drops]
    compute = _median(dict.fromkeys(_SIGNS, drops), lambda context, number: 1)
    codes = ("SOLK", "BH", "MED", "MED/H", *(["MM"] if drops != (0, 1) else []))
    change = other_terms(dict.fromkeys(codes, compute))
    return KnownCause(f"all-drop-{name}", f"every player loses {dropped}", change, "system")


def medians(**otherwise: Any) -> Change:
    """Return a change of both medians: how many scores they drop, by which sign, or which
    scores."""
    modified, plain = _median(_MODIFIED, **otherwise), _median(_PLAIN, **otherwise)
    return other_terms({"MM": modified, "MED": plain, "MED/H": plain})


def _against(gave: Collection[Outcome], rounds: Collection[Outcome]) -> Count:
    """Return the sign of the points that these outcomes ``gave``, less half of the ``rounds``."""

    def sign(context: Context, number: int) -> int:
        history = [result for _, result in context.history(number)]
        points = sum(result.points for result in history if result.outcome in gave)
        half = sum(result.outcome in rounds for result in history) * context.scores.draw
        return (points > half) - (points < half)

    return sign


def _against_planned_rounds(context: Context, number: int) -> int:
    points, half = context.score(number), context.scores.last_round * context.scores.draw
    return (points > half) - (points < half)


_PAIRED, _THERE = PLAYED | FORFEITS, EVERY - ABSENCES

_BANDS: Mapping[str, Count] = {
    "band-by-planned-rounds": lambda context, number: 2 if context.scores.last_round >= 9 else 1,
    "two-dropped": lambda context, number: 2,
    "one-dropped": lambda context, number: 1,
    "three-dropped": lambda context, number: 3,
    "band-by-games": lambda context, number: 2 if len(context.games(number)) >= 9 else 1,
}
_SIGNS_BY: Mapping[str, Count] = {
    "sign-by-games": _against(PLAYED, PLAYED),
    "sign-without-byes": _against(PLAYED, EVERY),
    "sign-by-planned-rounds": _against_planned_rounds,
    "sign-by-rounds-played": _against(EVERY, PLAYED),
    "sign-by-rounds-paired": _against(EVERY, _PAIRED),
    "sign-by-rounds-there": _against(EVERY, _THERE),
    "sign-by-games-and-byes": _against(EVERY, PLAYED | BYES),
    "sign-by-rounds-with-points": _against(EVERY, _THERE - {Outcome.FORFEIT_LOSS}),
    "sign-by-games-and-forfeits": _against(_PAIRED, _PAIRED),
    "sign-by-games-in-rounds-there": _against(PLAYED, _THERE),
    "sign-without-bye-points": _against(_PAIRED, EVERY),
}

OF_MEDIANS = (
    *(
        _drops(
            f"{_SIGNS[sign]}-drops-{name}",
            f"{_SIGNS[sign]}-score players lose {dropped}",
            {**_MODIFIED, sign: drops},
        )
        for drops, (name, dropped) in _DROPPED.items()
        for sign, right in _MODIFIED.items()
        if drops != right
    ),
    *(
        _drops(code, CONDITIONS[code], drops)
        for code, drops in (
            ("drops-swapped", {PLUS: (0, 1), EVEN: (1, 1), MINUS: (1, 0)}),
            ("all-drop-highest", dict.fromkeys(_SIGNS, (0, 1))),
        )
    ),
    *(known(code, medians(each=each), "band") for code, each in _BANDS.items()),
    *(known(code, medians(sign=sign)) for code, sign in _SIGNS_BY.items()),
    *map(_for_everybody, ((0, 1), (0, 2), (1, 2), (2, 1))),
)

_Adjusted = Callable[[History, float], Score]


def _half_but(outcomes: Collection[Outcome], worth: float | None = None) -> _Adjusted:
    """Count unplayed rounds as ½, those with these outcomes as ``worth`` or as their points."""

    def points(result: Result, draw: float) -> float:
        if result.played:
            return result.points
        if result.outcome not in outcomes:
            return draw
        return result.points if worth is None else worth

    return lambda history, draw: Score(sum(points(result, draw) for _, result in history))


def _games_only(history: History, draw: float) -> Score:
    return Score(sum((result.points for _, result in history if result.played), 0.0))


def _half_a_point_less(history: History, draw: float) -> Score:
    unplayed = any(not result.played for _, result in history)
    return Score(sum(result.points for _, result in history) - unplayed * draw)


def _withdrawn_at_zero(history: History, draw: float) -> Score:
    if history and history[-1][1].outcome in ABSENCES:
        return Score(0.0)
    return half_a_point_for_each_unplayed_round(history, draw)


def _late_byes_alone_at_half(history: History, draw: float) -> Score:
    """Count byes at the end as ½, but those before a forfeit loss by their points."""
    late = list(takewhile(lambda played: played[1].outcome in REQUESTED_BYES, reversed(history)))
    given = sum(result.points for _, result in late)
    return Score(sum(result.points for _, result in history) - given + len(late) * draw)


def _as_game(result: Result) -> Result:
    """Return a forfeit against a named opponent as a game over the board."""
    outcome = _AS_PLAYED.get(result.outcome)
    if outcome is None or result.opponent is None:
        return result
    return Result(outcome, result.opponent, result.colour)


def _unplayed(**otherwise: Any) -> Change:
    def change(way: Way) -> Way:
        edition = way.edition
        swiss, roundrobin = (
            counting._replace(**otherwise) for counting in (edition.swiss, edition.roundrobin)
        )
        return replace(way, edition=edition._replace(swiss=swiss, roundrobin=roundrobin))

    return change


_OPPONENTS: Mapping[str, _Adjusted] = {
    "opponents-face-value": face_value,
    "opponents-byes-face-value": _half_but(BYES),
    "opponents-forfeits-face-value": _half_but(FORFEITS),
    "opponents-absences-zero": _half_but(ABSENCES),
    "opponents-losses-zero": _half_but(ABSENCES | {Outcome.FORFEIT_LOSS}),
    "opponents-games-only": _games_only,
    "opponents-withdrawn-zero": _withdrawn_at_zero,
    "opponents-half-less": _half_a_point_less,
    "opponents-late-byes-half": requested_byes_at_the_end_at_half,
    "byes-before-forfeit-face-value": _late_byes_alone_at_half,
}
_ZERO, _ONE = ("zero", 0.0), ("one", 1.0)
_AT_OTHER_WORTHS: tuple[tuple[str, str, Collection[Outcome], Sequence[tuple[str, float]]], ...] = (
    ("forfeit-wins", "forfeit wins", {Outcome.FORFEIT_WIN}, (_ZERO, _ONE)),
    ("forfeit-losses", "forfeit losses", {Outcome.FORFEIT_LOSS}, (_ZERO, _ONE)),
    ("forfeits", "forfeits", FORFEITS, (_ZERO, _ONE)),
    ("full-byes", "full-point byes", FULL_BYES, (_ZERO,)),
    ("half-byes", "half-point byes", {Outcome.HALF_BYE}, (_ZERO, _ONE)),
    ("byes", "byes", BYES, (_ZERO, _ONE)),
    ("absences", "absences", ABSENCES, (_ONE,)),
)
_OWN: Mapping[str, Callable[[Absence], Score | None]] = {
    "own-left-out": nobody,
    "own-zero": lambda absence: Score(0.0),
    "own-score": dummy_with_own_score,
    "own-half": lambda absence: Score(absence.draw),
    "own-draw-in-every-round": lambda absence: Score(absence.rounds * absence.draw),
}

OF_UNPLAYED_ROUNDS = (
    *(known(code, _unplayed(adjusted_score=counted)) for code, counted in _OPPONENTS.items()),
    *(
        KnownCause(
            f"opponents-{code}-{word}",
            f"the opponents' {name} count {worth:g} each, not ½",
            _unplayed(adjusted_score=_half_but(outcomes, worth)),
        )
        for code, name, outcomes, worths in _AT_OTHER_WORTHS
        for word, worth in worths
    ),
    *(known(code, _unplayed(virtual_opponent=counted)) for code, counted in _OWN.items()),
    known("forfeit-opponents", _unplayed(forfeits_are_games=True), "forfeits"),
    known("forfeits-as-games", lambda way: way.with_each(_as_game), "forfeits"),
)
