"""Causes that concern sums of one's own results: Cumulative, Kashdan, Percentage,
Sonneborn-Berger, and the American tie-breaks of teams, match by match."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import accumulate
from typing import Callable

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.rules.context import Context
from xltiebreak.rules.countings import Countings
from xltiebreak.rules.editions import half_a_point_for_each_unplayed_round
from xltiebreak.rules.systems.registry import Compute
from xltiebreak.rules.systems.us_teams import ihsa_round
from xltiebreak.rules.terms import NO_TERMS, SILENCE, Drop, Term, Terms
from xltiebreak.rules.worksheet import SUM, total
from xltiebreak.verify.calculation import KnownCause, Way, other_terms

_BYES = frozenset({Outcome.PAIRING_BYE, Outcome.FULL_BYE, Outcome.HALF_BYE})

Amount = Callable[[Result], float]


def _cumulative(counts: Amount, taken_off: Amount) -> Compute:
    """The running sum of what each round counts, less what is taken off once for it."""

    def compute(context: Context, number: int) -> Terms:
        history = context.history(number)
        running = accumulate(counts(result) for _, result in history)
        terms = [Term(round, None, score) for (round, _), score in zip(history, running)]
        terms += [Term(round, None, -taken_off(result)) for round, result in history]
        return Terms.of(terms)

    return compute


def _adjusted(cumulative: Compute) -> Compute:
    """The same without everything of the first round."""

    def compute(context: Context, number: int) -> Terms:
        terms = cumulative(context, number)
        first = terms[0].round if terms else None
        left_out = Drop("first", SILENCE)
        return Terms.of(term.dropped(left_out) if term.round == first else term for term in terms)

    return compute


def _of_opposition(cumulative: Compute, *, forfeits: bool = False) -> Compute:
    """The sum of this over the opponents, those of forfeits too where asked for."""

    def compute(context: Context, number: int) -> Terms:
        return Terms.of(
            Term(round, result.opponent, total(SUM, cumulative(context, result.opponent)) or 0.0)
            for round, result in context.history(number)
            if result.opponent is not None and (forfeits or result.played)
        )

    return compute


def _points(result: Result) -> float:
    return result.points


def _nothing(result: Result) -> float:
    return 0.0


def _unplayed(result: Result) -> float:
    return 0.0 if result.played else result.points


def _cumulatives(
    code: str, condition: str, taken_off: Amount, counts: Amount = _points
) -> KnownCause:
    cumulative = _cumulative(counts, taken_off)
    return other_terms(
        code,
        "cumulative",
        condition,
        {
            "CUM": cumulative,
            "PS": cumulative,
            "ACUM": _adjusted(cumulative),
            "OCUM": _of_opposition(cumulative),
        },
    )


def _kashdan(code: str, told: str, worth: tuple[int, int, int]) -> KnownCause:
    def change(way: Way) -> Way | None:
        if way.system != "KASH":
            return None
        return replace(way, edition=way.edition._replace(kashdan=worth))

    return KnownCause(code, "kashdan", f"Kashdan counts {told}", change)


def _kashdan_with_byes(context: Context, number: int) -> Terms:
    win, draw, loss = context.edition.kashdan
    worth = {1.0: win, 0.5: draw}
    return Terms.of(
        Term(round, None, float(worth.get(result.points, loss if result.played else 0)))
        for round, result in context.history(number)
    )


def _kashdan_with_absences(context: Context, number: int) -> Terms:
    win, draw, loss = context.edition.kashdan
    worth = {1.0: win, 0.5: draw, 0.0: loss}
    return Terms.of(
        Term(round, None, float(worth.get(result.points, loss)))
        for round, result in context.history(number)
    )


_FULL_BYES = _BYES - {Outcome.HALF_BYE}
_UNPLAYED: tuple[tuple[str, str, frozenset[Outcome]], ...] = (
    ("forfeit-wins", "forfeit wins", frozenset({Outcome.FORFEIT_WIN})),
    ("forfeit-losses", "forfeit losses", frozenset({Outcome.FORFEIT_LOSS})),
    ("forfeits", "forfeits", frozenset({Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS})),
    ("full-byes", "full-point byes", _FULL_BYES),
    ("half-byes", "half-point byes", frozenset({Outcome.HALF_BYE})),
    ("byes", "byes", _BYES),
    ("absences", "rounds without a pairing", frozenset({Outcome.UNPAIRED})),
    ("gifts", "byes and forfeit wins", _BYES | {Outcome.FORFEIT_WIN}),
    (
        *("unplayed", "unplayed rounds"),
        _BYES | {Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS, Outcome.UNPAIRED},
    ),
)
_AS_GAMES = {4: "as games won, 4 each", 2: "as games drawn, 2 each", 1: "as games lost, 1 each"}


def _kashdan_with(outcomes: frozenset[Outcome], worth: int) -> Compute:
    """Kashdan with so much more for each of these unplayed rounds; 0 for what its points give."""

    def compute(context: Context, number: int) -> Terms:
        win, draw, loss = context.edition.kashdan
        own = {1.0: win, 0.5: draw}
        by_points = dict(zip((Outcome.WIN, Outcome.DRAW), (win, draw)))
        return Terms.of(
            Term(
                round,
                None,
                float(
                    by_points.get(result.outcome, loss)
                    if result.played
                    else worth or own.get(result.points, loss)
                ),
            )
            for round, result in context.history(number)
            if result.played or result.outcome in outcomes
        )

    return compute


def _kashdans() -> Iterator[KnownCause]:
    for code, what, outcomes in _UNPLAYED:
        for worth in (4, 2, 1, 3):
            told = f"{what} count {_AS_GAMES.get(worth, f'{worth} each')}"
            compute = {"KASH": _kashdan_with(outcomes, worth)}
            yield replace(other_terms(f"kashdan-{code}-{worth}", "KASH", told, compute), rare=True)
    for code, what, outcomes in _UNPLAYED:
        if code in ("byes", "forfeits"):
            yield other_terms(
                f"kashdan-{code}-by-points",
                "KASH",
                f"{what} count as games won, drawn and lost by their points",
                {"KASH": _kashdan_with(outcomes, 0)},
            )


def _sonneborn(code: str, condition: str, points: float, factor: float) -> KnownCause:
    """The scores of the opponents in games that gave these points, weighed otherwise."""

    def change(way: Way) -> Way | None:
        if way.tie_break is None or way.system != "SB":
            return None
        compute = way.tie_break.system.compute

        def weighed(context: Context, number: int) -> Terms:
            terms = compute(context, number)
            amounts = [
                factor * amount if amount is not None and result.points == points else amount
                for (_, result), amount in zip(context.history(number), terms.amounts)
            ]
            return Terms(amounts, terms.told, terms.drops)

        def with_losses(context: Context, number: int) -> Terms:
            lost = (
                Term(round, opponent, factor * _score_of(context, opponent))
                for round, opponent, result in context.games(number)
                if not result.points
            )
            return Terms.of([*compute(context, number), *lost])

        return way.with_terms(weighed if points else with_losses)

    return KnownCause(f"sonneborn-{code}", "SB", condition, change)


def _score_of(context: Context, number: int) -> float:
    adjusted = context.edition.sonneborn_adjusted or "A" in context.options
    return context.adjusted(number).amount if adjusted else context.score(number)


def _percentage_of_all_rounds(context: Context, number: int) -> Terms:
    return Terms.of(
        Term(round, None, 100 * result.points) for round, result in context.history(number)
    )


def _sonneborn_with_byes(way: Way) -> Way | None:
    """What an unplayed round gave times the player's own score, in the sum."""
    if way.tie_break is None or way.system != "SB":
        return None
    compute = way.tie_break.system.compute

    def with_byes(context: Context, number: int) -> Terms:
        own = context.score(number)
        byes = (
            Term(round, None, result.points * own)
            for round, result in context.history(number)
            if not context.is_game(result)
        )
        return Terms.of([*compute(context, number), *byes])

    return way.with_terms(with_byes)


def _sonneborn_on_final_scores(way: Way) -> Way | None:
    if way.system != "SB" or not way.edition.sonneborn_adjusted:
        return None
    return replace(way, edition=way.edition._replace(sonneborn_adjusted=False))


OF_PLAYERS = (
    _cumulatives("nothing-deducted", "nothing is taken off for byes and forfeit wins", _nothing),
    _cumulatives(
        "half-byes-deduct-one",
        "1 point is taken off for every bye, half-point byes too",
        lambda result: float(not result.played and result.points > 0),
    ),
    _cumulatives(
        "only-full-points-deducted",
        "nothing is taken off for half-point byes",
        lambda result: float(not result.played and result.points == 1),
    ),
    _cumulatives(
        "only-byes-deducted",
        "nothing is taken off for forfeit wins",
        lambda result: result.points if result.outcome in _BYES else 0.0,
    ),
    _cumulatives(
        "only-forfeits-deducted",
        "nothing is taken off for byes",
        lambda result: result.points if result.forfeit else 0.0,
    ),
    _cumulatives(
        "every-unplayed-deducts-one",
        "1 point is taken off for every unplayed round, lost ones too",
        lambda result: float(not result.played),
    ),
    _cumulatives(
        "deducted-in-every-round",
        "the points of byes and forfeits are missing from every later running score",
        _nothing,
        counts=lambda result: result.points if result.played else 0.0,
    ),
    other_terms(
        "forfeit-opponents-cumulative",
        "OCUM",
        "the opponents of forfeits are in the sum",
        {"OCUM": _of_opposition(_cumulative(_points, _unplayed), forfeits=True)},
    ),
    _kashdan("kashdan-2-1-0", "2 for a win, 1 for a draw, 0 for a loss", (2, 1, 0)),
    _kashdan("kashdan-3-1-0", "3 for a win, 1 for a draw, 0 for a loss", (3, 1, 0)),
    _kashdan("kashdan-4-2-0", "4 for a win, 2 for a draw, 0 for a loss", (4, 2, 0)),
    _kashdan("kashdan-4-2-1", "4 for a win, 2 for a draw, 1 for a loss", (4, 2, 1)),
    other_terms(
        "kashdan-byes",
        "KASH",
        "byes and forfeits that gave points count as wins and draws",
        {"KASH": _kashdan_with_byes},
    ),
    other_terms(
        "kashdan-absences",
        "KASH",
        "every unplayed round counts as a game, absences as losses",
        {"KASH": _kashdan_with_absences},
    ),
    *_kashdans(),
    other_terms(
        "percentage-of-all-rounds",
        "PCT",
        "byes and forfeits are in the percentage",
        {"PCT": _percentage_of_all_rounds},
    ),
    KnownCause(
        "sonneborn-byes",
        "SB",
        "a bye counts as a game against an opponent with the player's own score",
        _sonneborn_with_byes,
    ),
    KnownCause(
        "sonneborn-final",
        "SB",
        "the opponents' final scores are taken as they are, and nothing for unplayed rounds",
        _sonneborn_on_final_scores,
    ),
    _sonneborn("draws-in-full", "draws count the opponent's whole score", 0.5, 2),
    _sonneborn("draws-zero", "draws count nothing", 0.5, 0),
    _sonneborn("draws-quarter", "draws count a quarter of the opponent's score", 0.5, 0.5),
    _sonneborn("wins-half", "wins count half of the opponent's score", 1, 0.5),
    _sonneborn("wins-doubled", "wins count twice the opponent's score", 1, 2),
    _sonneborn("losses-taken-off", "the scores of those who won are taken off", 0, -1),
    _sonneborn("losses-half", "losses count half of the opponent's score", 0, 0.5),
    _sonneborn("losses-in-full", "losses count the opponent's whole score", 0, 1),
)


Match = Callable[[Countings, int, float], Figure]
"""What a match adds that was played: from the opponent and the points inside it."""


def _nothing_unplayed(by: Countings, result: Result, points: float) -> Figure:
    return 0.0


def _each(
    match: Match, unplayed: Callable[[Countings, Result, float], Figure] = _nothing_unplayed
) -> Compute:
    """A term for each match; ``unplayed`` is what one adds that was not played."""

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

    return compute


def _with_draws(by: Countings, opponent: int) -> float:
    """The opponent's tournament points, his unplayed matches as draws."""
    history = by.tournament.histories[opponent]
    return half_a_point_for_each_unplayed_round(history, by.tournament.draw)[0]


def _ihsa(by: Countings, opponent: int, points: float) -> Fraction:
    """By the rule."""
    return ihsa_round(points, _with_draws(by, opponent))


def _ihsa_of_a_forfeit(by: Countings, result: Result, points: float) -> Figure:
    if result.opponent is None or not result.forfeit:
        return 0.0
    won = result.points == 1
    return _ihsa(by, result.opponent, (won and by.most) or points)


def _ihsa_rounded(by: Countings, opponent: int, points: float) -> Figure:
    exact = _ihsa(by, opponent, points)
    return Fraction(int(exact * 100 + Fraction(1, 2)), 100)


def _usat_with_draws(by: Countings, opponent: int, points: float) -> Figure:
    return by.tournament.edition.sonneborn_factor * points * _with_draws(by, opponent)


OF_TEAMS = (
    other_terms(
        "opponents-face-value",
        "match",
        "the opponents' unplayed matches count what they gave, not as draws",
        {"IHSA": _each(lambda by, opponent, m: ihsa_round(m, by.tournament.final[opponent]))},
    ),
    other_terms(
        "own-unplayed-matches",
        "match",
        "a team's own unplayed matches count as (0 + 10) × (0² + 1) ÷ 100 each",
        {"IHSA": _each(_ihsa, unplayed=lambda by, result, m: ihsa_round(0, 0))},
    ),
    other_terms(
        "forfeits-as-games",
        "match",
        "forfeited matches count as if they had been played",
        {"IHSA": _each(_ihsa, unplayed=_ihsa_of_a_forfeit)},
    ),
    other_terms(
        "rounded-matches",
        "match",
        "each match is rounded to two decimals before they are added up",
        {"IHSA": _each(_ihsa_rounded)},
    ),
    other_terms(
        "opponents-adjusted",
        "match",
        "the opponents' unplayed matches count as draws, where 34G takes the final score",
        {"USAT": _each(_usat_with_draws)},
    ),
)
