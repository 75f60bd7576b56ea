"""Causes that any system may have: a round that is missing, something added, an average for a sum,
byes and forfeits that give other points, unrated players with a rating."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from fractions import Fraction
from typing import Callable

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.results import Outcome, Result
from xltiebreak.rules.context import Context
from xltiebreak.rules.cuts import cut
from xltiebreak.rules.systems import Needs
from xltiebreak.rules.systems.registry import Compute
from xltiebreak.rules.terms import Term, Terms
from xltiebreak.rules.worksheet import SUM
from xltiebreak.verify.calculation import KnownCause, Way

_UNRATED_AT = (0, 100, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1800)
_LISTS_OF_ROUNDS = frozenset(
    {"SOLK", "BH", "SB", "KASH", "OCUM", "BLACKS", "BPG", "BWG", "COMPAVG", "OPERF", "PCT"}
    | {"ARO", "AOB", "APRO", "APPO", "SBH", "TOR"}
)
"""Systems that are sums or means of one figure a round; the medians are lists with a cut."""
_FORFEITS = frozenset({Outcome.FORFEIT_WIN, Outcome.FORFEIT_DRAW, Outcome.FORFEIT_LOSS})


def _sums(
    code: str, aspect: str, condition: str, change: Callable[[Compute], Compute]
) -> KnownCause:
    """A cause that makes another list of a sum's terms."""

    def changed(way: Way) -> Way | None:
        if way.tie_break is None or way.tie_break.system.combine != SUM:
            return None
        return way.with_terms(change(way.tie_break.system.compute))

    return KnownCause(code, aspect, condition, changed, rare=True)


def _with_own_score(times: int) -> Callable[[Compute], Compute]:
    def change(compute: Compute) -> Compute:
        def terms(context: Context, number: int) -> Terms:
            listed = compute(context, number)
            own = Term(0, None, times * context.score(number))
            return Terms.of([*listed, own]) if listed else listed

        return terms

    return change


def _divided_by(count: Callable[[Context, int], int]) -> Callable[[Compute], Compute]:
    def change(compute: Compute) -> Compute:
        def terms(context: Context, number: int) -> Terms:
            listed, parts = compute(context, number), max(count(context, number), 1)
            amounts = [None if one is None else Fraction(one) / parts for one in listed.amounts]
            return Terms(amounts, listed.told, listed.drops)

        return terms

    return change


def _games(context: Context, number: int) -> int:
    return len(context.games(number))


def _games_and_forfeits(context: Context, number: int) -> int:
    history = context.history(number)
    return sum(result.played or result.outcome in _FORFEITS for _, result in history)


OTHER_SUMS = (
    _sums("own-score-added", "added", "the player's own score is added", _with_own_score(1)),
    _sums(
        "own-score-taken-off", "added", "the player's own score is taken off", _with_own_score(-1)
    ),
    _sums(
        "average-of-rounds",
        "average",
        "each value is divided by the number of rounds",
        _divided_by(lambda context, number: context.rounds),
    ),
    _sums(
        "average-of-games",
        "average",
        "each value is divided by the number of games that the player played",
        _divided_by(_games),
    ),
    _sums(
        "average-of-games-and-forfeits",
        "average",
        "each value is divided by the number of the player's games and forfeits",
        _divided_by(_games_and_forfeits),
    ),
)


def without_a_round(table: Crosstable) -> list[KnownCause]:
    """The opponent of the last round, or of the first, is missing from each player's own list."""
    complete = table.complete_rounds
    if len(complete) < 2:
        return []
    return [
        _without(complete[-1], "last-opponent-missing", "last"),
        _without(complete[0], "first-opponent-missing", "first"),
    ]


def _without(round: int, code: str, which: str) -> KnownCause:
    condition = f"each player's {which} round, R{round}, is missing from his own list"

    def change(way: Way) -> Way | None:
        if way.tie_break is None:
            return None
        compute = way.tie_break.system.compute

        def terms(context: Context, number: int) -> Terms:
            return Terms.of(term for term in compute(context, number) if term.round != round)

        def median(context: Context, number: int) -> Terms:
            met = Terms.of(term for term in context.opponents(number) if term.round != round)
            sign = context.scores.sign(number) if way.system == "MM" else 0
            each = 2 if context.rounds >= 9 else 1
            return cut(met, each * (sign >= 0), each * (sign <= 0), "")

        if way.system in ("MM", "MED"):
            return way.with_terms(median)
        return way.with_terms(terms) if way.code in _LISTS_OF_ROUNDS else None

    return KnownCause(code, "left-out", condition, change, rare=True)


def _counted_as(
    code: str, condition: str, outcomes: Collection[Outcome], instead: Outcome
) -> KnownCause:
    """Unplayed rounds that gave other points."""
    other = Result(instead)
    made: dict[int, tuple[Crosstable, Crosstable]] = {}

    def change(way: Way) -> Way | None:
        table = way.table
        if id(table) not in made:
            rows = tuple(
                tuple(other if result.outcome in outcomes else result for result in row)
                for row in table.results
            )
            made[id(table)] = table, Crosstable(table.numbers, rows)
        changed = made[id(table)][1]
        return None if changed.results == table.results else way.on(changed)

    return KnownCause(code, "points", condition, change, rare=True)


def of_other_points() -> list[KnownCause]:
    """Byes, forfeit wins and absences that gave other points, in every sum."""
    full = frozenset({Outcome.PAIRING_BYE, Outcome.FULL_BYE})
    half, won = frozenset({Outcome.HALF_BYE}), frozenset({Outcome.FORFEIT_WIN})
    away = frozenset({Outcome.UNPAIRED})
    zero_bye, half_bye, full_bye = Outcome.UNPAIRED, Outcome.HALF_BYE, Outcome.FULL_BYE
    return [
        _counted_as("half-byes-zero", "half-point byes gave 0 points", half, zero_bye),
        _counted_as("half-byes-full", "half-point byes gave 1 point", half, full_bye),
        _counted_as("full-byes-half", "full-point byes gave ½ point", full, half_bye),
        _counted_as("full-byes-zero", "full-point byes gave 0 points", full, zero_bye),
        _counted_as("byes-zero", "byes gave 0 points", full | half, zero_bye),
        _counted_as("forfeit-wins-zero", "forfeit wins gave 0 points", won, zero_bye),
        _counted_as("forfeit-wins-half", "forfeit wins gave ½ point", won, half_bye),
        _counted_as("absences-half", "rounds without a pairing gave ½ point", away, half_bye),
    ]


def _unrated_at(rating: int) -> KnownCause:
    made: dict[int, tuple[Context, Context]] = {}

    def change(way: Way) -> Way | None:
        event = way.event
        if way.tie_break is None or way.tie_break.system.needs is not Needs.RATINGS:
            return None
        if id(event) not in made:
            other = event.counted(event.by)
            other.ratings = {**event.ratings, **dict.fromkeys(event.unrated, rating)}
            made[id(event)] = event, other
        other = made[id(event)][1]
        return replace(way, event=other) if other.ratings != event.ratings else None

    condition = f"unrated players count as rated {rating}"
    return KnownCause(f"unrated-at-{rating}", "unrated", condition, change, rare=True)


def of_unrated_players() -> list[KnownCause]:
    """Unrated players who count with a rating."""
    return [_unrated_at(rating) for rating in _UNRATED_AT]
