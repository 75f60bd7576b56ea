"""Causes in sums of a player's own results: Cumulative, Kashdan, Percentage, Sonneborn-Berger, byes
with other points, and the American tie-breaks of teams."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction
from itertools import accumulate
from typing import Callable

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.rules.context import Context
from xltiebreak.rules.countings import Countings
from xltiebreak.rules.systems.registry import Compute
from xltiebreak.rules.systems.us_teams import ihsa_round
from xltiebreak.rules.terms import NO_TERMS, SILENCE, Drop, Term, Terms
from xltiebreak.rules.unplayed import half_a_point_for_each_unplayed_round
from xltiebreak.rules.worksheet import SUM, total
from xltiebreak.verify.calculation import (
    ABSENCES,
    BYES,
    EVERY,
    FORFEITS,
    FULL_BYES,
    PLAYED,
    Change,
    KnownCause,
    Way,
    by_edition,
    known,
    of_terms,
    other_terms,
)

_LOST_OR_WON = frozenset({Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS})

Amount = Callable[[Result], float]


def _cumulative(counts: Amount, taken_off: Amount) -> Compute:
    """Return the running sum of what rounds count, less once what is taken off for each."""

    def compute(context: Context, number: int) -> Terms:
        history = context.history(number)
        running = accumulate(counts(result) for _, result in history)
        terms = [Term(round, None, score) for (round, _), score in zip(history, running)]
        terms += [Term(round, None, -taken_off(result)) for round, result in history]
        return Terms.of(terms)

    return compute


def _adjusted(cumulative: Compute) -> Compute:
    """Return these terms without those of the first round."""

    def compute(context: Context, number: int) -> Terms:
        terms = cumulative(context, number)
        first = terms[0].round if terms else None
        left_out = Drop("first", SILENCE)
        return Terms.of(term.dropped(left_out) if term.round == first else term for term in terms)

    return compute


def _of_opposition(cumulative: Compute, *, forfeits: bool = False) -> Compute:
    """Return the sum of these totals over the opponents, also those of ``forfeits`` if set."""

    def compute(context: Context, number: int) -> Terms:
        return Terms.of(
            Term(round, result.opponent, total(SUM, cumulative(context, result.opponent)) or 0.0)
            for round, result in context.history(number)
            if result.opponent is not None and (forfeits or result.played)
        )

    return compute


def _points_of(outcomes: Collection[Outcome]) -> Amount:
    """Return a function that gives the points of rounds with these outcomes, and 0 for others."""
    return lambda result: result.points if result.outcome in outcomes else 0.0


_points, _nothing, _of_unplayed = _points_of(EVERY), _points_of(()), _points_of(EVERY - PLAYED)


def _cumulatives(taken_off: Amount, counts: Amount = _points) -> Change:
    cumulative = _cumulative(counts, taken_off)
    return other_terms(
        {
            "CUM": cumulative,
            "PS": cumulative,
            "ACUM": _adjusted(cumulative),
            "OCUM": _of_opposition(cumulative),
        }
    )


_CUMULATIVE: Mapping[str, Change] = {
    "nothing-deducted": _cumulatives(_nothing),
    "half-byes-deduct-one": _cumulatives(lambda result: float(_of_unplayed(result) > 0)),
    "only-full-points-deducted": _cumulatives(lambda result: float(_of_unplayed(result) == 1)),
    "only-byes-deducted": _cumulatives(_points_of(BYES)),
    "only-forfeits-deducted": _cumulatives(_points_of(FORFEITS)),
    "every-unplayed-deducts-one": _cumulatives(lambda result: float(not result.played)),
    "deducted-in-every-round": _cumulatives(_nothing, counts=_points_of(PLAYED)),
}


def _kashdan(outcomes: Collection[Outcome], worth: int = 0) -> Change:
    """Count unplayed rounds with these outcomes in Kashdan as ``worth``, with 0 by their points."""

    def compute(context: Context, number: int) -> Terms:
        win, draw, loss = context.edition.kashdan
        own = {1.0: win, 0.5: draw}
        of_game = {Outcome.WIN: win, Outcome.DRAW: draw}
        return Terms.of(
            Term(
                round,
                None,
                float(
                    of_game.get(result.outcome, loss)
                    if result.played
                    else worth or own.get(result.points, loss)
                ),
            )
            for round, result in context.history(number)
            if result.played or result.outcome in outcomes
        )

    return other_terms({"KASH": compute})


_UNPLAYED: tuple[tuple[str, str, frozenset[Outcome]], ...] = (
    ("forfeit-wins", "forfeit wins", frozenset({Outcome.FORFEIT_WIN})),
    ("forfeit-losses", "forfeit losses", frozenset({Outcome.FORFEIT_LOSS})),
    ("forfeits", "forfeits", _LOST_OR_WON),
    ("full-byes", "full-point byes", FULL_BYES),
    ("half-byes", "half-point byes", frozenset({Outcome.HALF_BYE})),
    ("byes", "byes", BYES),
    ("absences", "rounds without a pairing", frozenset({Outcome.UNPAIRED})),
    ("gifts", "byes and forfeit wins", BYES | {Outcome.FORFEIT_WIN}),
    ("unplayed", "unplayed rounds", BYES | _LOST_OR_WON | {Outcome.UNPAIRED}),
)
_AS_GAMES = {
    4: "as games won, 4 each",
    2: "as games drawn, 2 each",
    1: "as games lost, 1 each",
    3: "3 each",
}


def _kashdans() -> Iterator[KnownCause]:
    for game in ((2, 1, 0), (3, 1, 0), (4, 2, 0), (4, 2, 1)):
        yield known(f"kashdan-{'-'.join(map(str, game))}", by_edition("KASH", kashdan=game))
    with_points = [outcome for outcome in Outcome if outcome.points]
    yield known("kashdan-byes", _kashdan(with_points))
    yield known("kashdan-absences", _kashdan([*Outcome]))
    for code, name, outcomes in _UNPLAYED:
        for worth, words in _AS_GAMES.items():
            change = _kashdan(outcomes, worth)
            yield KnownCause(f"kashdan-{code}-{worth}", f"{name} count {words}", change)
    yield known("kashdan-forfeits-by-points", _kashdan(_LOST_OR_WON))
    yield known("kashdan-byes-by-points", _kashdan(BYES))


def _of_sonneborn(other: Callable[[Context, int, Terms], Terms]) -> Change:
    return of_terms(lambda way: way.system == "SB", other)


def _sonneborn(points: float, factor: float) -> Change:
    """Multiply the opponents' scores in games with this result by a factor."""

    def weighed(context: Context, number: int, terms: Terms) -> Terms:
        amounts = [
            factor * amount if amount is not None and result.points == points else amount
            for (_, result), amount in zip(context.history(number), terms.amounts)
        ]
        return Terms(amounts, terms.make_term, terms.drops)

    return _of_sonneborn(weighed)


def _sonneborn_losses(factor: float) -> Change:
    def with_losses(context: Context, number: int, terms: Terms) -> Terms:
        adjusted = context.edition.sonneborn_adjusted or "A" in context.options
        lost = (
            Term(
                round,
                opponent,
                factor
                * (context.adjusted(opponent).amount if adjusted else context.score(opponent)),
            )
            for round, opponent, result in context.games(number)
            if not result.points
        )
        return Terms.of([*terms, *lost])

    return _of_sonneborn(with_losses)


def _with_byes(context: Context, number: int, terms: Terms) -> Terms:
    """Add for each unplayed round its points, multiplied by the player's own score."""
    own = context.score(number)
    byes = (
        Term(round, None, result.points * own)
        for round, result in context.history(number)
        if not context.is_game(result)
    )
    return Terms.of([*terms, *byes])


_SONNEBORN: Mapping[str, Change] = {
    "sonneborn-byes": _of_sonneborn(_with_byes),
    "sonneborn-final": by_edition("SB", sonneborn_adjusted=False),
    "sonneborn-draws-in-full": _sonneborn(0.5, 2),
    "sonneborn-draws-zero": _sonneborn(0.5, 0),
    "sonneborn-draws-quarter": _sonneborn(0.5, 0.5),
    "sonneborn-wins-half": _sonneborn(1, 0.5),
    "sonneborn-wins-doubled": _sonneborn(1, 2),
    "sonneborn-losses-taken-off": _sonneborn_losses(-1),
    "sonneborn-losses-half": _sonneborn_losses(0.5),
    "sonneborn-losses-in-full": _sonneborn_losses(1),
}


def _performances_without_the_tied(context: Context, number: int) -> Terms:
    """Leave out the games of opponents between two players on the score of this player."""
    final = context.by.tournament.final

    def performance(opponent: int) -> Figure | None:
        figures = [
            context.ratings[other] + 400 * (result.points * 2 - 1)
            for _, other, result in context.on(context.by.tournament).games(opponent)
            if other in context.ratings and not final[opponent] == final[other] == final[number]
        ]
        return Fraction(sum(figures)) / len(figures) if figures else None

    return context.of_opponents(number, performance)


def _percentage_of_all_rounds(context: Context, number: int) -> Terms:
    return Terms.of(
        Term(round, None, 100 * result.points) for round, result in context.history(number)
    )


OF_PLAYERS = (
    *(known(code, change, "system") for code, change in _CUMULATIVE.items()),
    known(
        "forfeit-opponents-cumulative",
        other_terms({"OCUM": _of_opposition(_cumulative(_points, _of_unplayed), forfeits=True)}),
    ),
    *_kashdans(),
    known("percentage-of-all-rounds", other_terms({"PCT": _percentage_of_all_rounds})),
    known("tied-games-left-out", other_terms({"OPERF": _performances_without_the_tied})),
    *(known(code, change) for code, change in _SONNEBORN.items()),
)


def _counted_as(outcomes: Collection[Outcome], instead: Outcome) -> Change:
    bye = Result(instead)
    key = ("counted as", frozenset(outcomes), instead)

    def change(way: Way) -> Way | None:
        memory = way.table.memory
        if key not in memory:  # columns of one table share what is worked out on the changed one
            memory[key] = way.with_each(lambda r: bye if r.outcome in outcomes else r)
        return way.on(memory[key].table) if memory[key] else None

    return change


_OTHER_POINTS: Mapping[str, tuple[Collection[Outcome], Outcome]] = {
    "half-byes-zero": ({Outcome.HALF_BYE}, Outcome.UNPAIRED),
    "half-byes-full": ({Outcome.HALF_BYE}, Outcome.FULL_BYE),
    "full-byes-half": (FULL_BYES, Outcome.HALF_BYE),
    "full-byes-zero": (FULL_BYES, Outcome.UNPAIRED),
    "byes-zero": (BYES, Outcome.UNPAIRED),
    "forfeit-wins-zero": ({Outcome.FORFEIT_WIN}, Outcome.UNPAIRED),
    "forfeit-wins-half": ({Outcome.FORFEIT_WIN}, Outcome.HALF_BYE),
    "absences-half": (ABSENCES, Outcome.HALF_BYE),
}


OF_OTHER_POINTS = tuple(known(code, _counted_as(*change)) for code, change in _OTHER_POINTS.items())
"""Byes, forfeit wins and absences with other points, in every sum."""


Match = Callable[[Countings, int, float], Figure]
"""Returns what a played match adds, from the opponent and the points inside it."""


def _nothing_unplayed(by: Countings, result: Result, points: float) -> Figure:
    return 0.0


def _each(
    code: str,
    match: Match,
    unplayed: Callable[[Countings, Result, float], Figure] = _nothing_unplayed,
) -> Change:
    def compute(context: Context, number: int) -> Terms:
        by = context.by
        if not by.knows_points:
            return NO_TERMS
        return Terms.of(amounts(by, number))

    def amounts(by: Countings, number: int) -> Iterator[Term]:
        for round, result in by.tournament.histories[number]:
            opponent, points = result.opponent, by.points(number, round) or 0.0
            if result.played and opponent is not None:
                yield Term(round, opponent, match(by, opponent, points))
            else:
                yield Term(round, opponent, unplayed(by, result, points))

    return other_terms({code: compute})


def _with_draws(by: Countings, opponent: int) -> float:
    history = by.tournament.histories[opponent]
    return half_a_point_for_each_unplayed_round(history, by.tournament.draw)[0]


def _ihsa(by: Countings, opponent: int, points: float) -> Fraction:
    return ihsa_round(points, _with_draws(by, opponent))


def _ihsa_at_face_value(by: Countings, opponent: int, points: float) -> Figure:
    return ihsa_round(points, by.tournament.final[opponent])


def _ihsa_of_nobody(by: Countings, result: Result, points: float) -> Figure:
    return ihsa_round(0, 0)


def _ihsa_of_a_forfeit(by: Countings, result: Result, points: float) -> Figure:
    if result.opponent is None or not result.forfeit:
        return 0.0
    won = result.points == 1
    return _ihsa(by, result.opponent, (won and by.most) or points)


def _ihsa_rounded(by: Countings, opponent: int, points: float) -> Figure:
    exact = _ihsa(by, opponent, points)
    return Fraction(int(exact * 100 + Fraction(1, 2)), 100)


def _usat_of_wins(by: Countings, opponent: int, points: float) -> Figure:
    won = sum(result.points == 1 for _, result in by.tournament.histories[opponent])
    return by.tournament.edition.sonneborn_factor * points * won


def _usat_with_draws(by: Countings, opponent: int, points: float) -> Figure:
    return by.tournament.edition.sonneborn_factor * points * _with_draws(by, opponent)


OF_TEAMS = (
    known("opponents-face-value", _each("IHSA", _ihsa_at_face_value), "match", counting="matches"),
    known("own-unplayed-matches", _each("IHSA", _ihsa, unplayed=_ihsa_of_nobody), "match"),
    known(
        "forfeits-as-games",
        _each("IHSA", _ihsa, unplayed=_ihsa_of_a_forfeit),
        "match",
        counting="matches",
    ),
    known("rounded-matches", _each("IHSA", _ihsa_rounded), "match"),
    known("opponents-adjusted", _each("USAT", _usat_with_draws), "match"),
    known("only-matches-won", _each("USAT", _usat_of_wins), "match"),
)
