"""Wrong rules that another program may have followed: the table ``wrong.rules``.

A row has a stable code, what is varied, and words: ``code = value: words``. Under a heading
``[field kind]`` stands the field that its rows vary; without a value the code is the field. The
function of a field says what a value means; rounds stand there by their letters. A row ``*`` stands
for several, which depend on the event or have the words of the tie-breaks.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache, partial
from itertools import accumulate, takewhile
from typing import Any, Callable, NamedTuple, Optional

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.words import table_beside
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.context import Context
from xltiebreak.rules.cuts import cut
from xltiebreak.rules.systems import tie_break
from xltiebreak.rules.systems.us_teams import ihsa_round
from xltiebreak.rules.terms import Term, Terms
from xltiebreak.rules.unplayed import (
    REQUESTED_BYES,
    Absence,
    History,
    Score,
    dummy_with_own_score,
    half_a_point_for_each_unplayed_round,
    nobody,
    nothing_is_voluntary,
)
from xltiebreak.rules.worksheet import SUM
from xltiebreak.verify.variations import OF_THE_EVENT, Rule, Vary, Way, with_each

_LETTERS = dict(zip("WDLXYFPBHUA", Outcome))
"""The letters of rounds: games W D L, forfeits X Y F, full-point byes P (of a pairing) and B,
half-point byes H, absences U, annulled games A."""


@cache
def _outcomes(letters: str) -> frozenset[Outcome]:
    """Return the outcomes of these letters, of ``all`` or of ``none``."""
    if letters in ("all", "none"):
        return frozenset(Outcome if letters == "all" else ())
    return frozenset(_LETTERS[letter] for letter in letters)


Amounts = Iterable[Optional[Figure]]


class Calculation(NamedTuple):
    """A player's value by the right rule, from which a wrong one varies: ``code`` is that of the
    system, ``right`` are its terms."""

    context: Context
    number: int
    code: str
    right: Terms

    @property
    def results(self) -> list[Result]:
        """The player's results."""
        return [result for _, result in self.context.history(self.number)]


_Other = Callable[[str, Calculation], Amounts]
"""Returns the amounts of a player's terms by a wrong rule; the value of its row says which."""


# Which opponents' scores a median drops

_MEDIANS = ("MM", "MED", "MED/H")
_MODIFIED, _PLAIN = ((0, 1), (1, 1), (1, 0)), ((1, 1),) * 3


def _median(
    own: Calculation,
    drops: Sequence[Sequence[int]] = (),
    times: int = 0,
    sign: int | None = None,
    without_round: int = 0,
) -> Amounts:
    """Return the opponents' scores that a median keeps, with one thing otherwise than by the rule:
    how many of the lowest and highest minus, even and plus scores drop, how many times each, the
    player's sign, or a round that is left out."""
    by_sign = drops or (_MODIFIED if own.code == "MM" else _PLAIN)
    context, number = own.context, own.number
    lowest, highest = by_sign[1 + (context.scores.sign(number) if sign is None else sign)]
    times = times or 1 + (context.rounds_each >= 9)
    scores = Terms.of(term for term in context.opponents(number) if term.round != without_round)
    return cut(scores, lowest * times, highest * times, "").counted


def _drops(value: str, own: Calculation) -> Amounts:
    """``01 11 10``: what minus, even and plus scores drop; ``12``: what everybody drops, also where
    nothing should be dropped."""
    drops = [tuple(map(int, each)) for each in value.split()]
    alike = len(drops) == 1
    return _median(own, drops * 3 if alike else drops, times=int(alike))


def _band(value: str, own: Calculation) -> Amounts:
    """``2``, or how many rounds have to be nine for two to be dropped."""
    context = own.context
    rounds = {"planned": context.scores.last_round, "games": len(context.games(own.number))}
    return _median(own, times=int(value) if value.isdecimal() else 1 + (rounds[value] >= 9))


def _sign(value: str, own: Calculation) -> Amounts:
    """``WDL / all``: the points of which rounds, against half of which."""
    gave, rounds = value.split(" / ")
    scores, results = own.context.scores, own.results
    points = sum(result.points for result in results if result.outcome in _outcomes(gave))
    count = scores.last_round
    if rounds != "planned":
        count = sum(result.outcome in _outcomes(rounds) for result in results)
    return _median(own, sign=(points > count * scores.draw) - (points < count * scores.draw))


_LISTS_OF_ROUNDS = (
    *("SOLK", "BH", "SB", "KASH", "OCUM", "BLACKS", "BPG", "BWG", "COMPAVG", "OPERF", "PCT"),
    *("ARO", "AOB", "APRO", "APPO", "SBH", "TOR"),
)
"""Systems that add or average one figure a round; medians, which cut some, are separate."""


def _without_a_round(value: str, own: Calculation) -> Amounts:
    """``0`` or ``-1``: the player's first or last round is missing from his own list."""
    complete = own.context.scores.complete
    left_out = complete[int(value)] if len(complete) > 1 else 0
    if own.code in _MEDIANS:
        return _median(own, without_round=left_out)
    return Terms.of(term for term in own.right if term.round != left_out).counted


# Sums of a player's own results


def _cumulative(value: str, own: Calculation) -> Amounts:
    """``all / PBH 1``: the points of which rounds count, and those of which are taken off once, or
    how much for each."""
    counts, off, *worth = value.replace("/ ", "").split()
    counting, taken_off = _outcomes(counts), _outcomes(off)

    def amounts(number: int) -> list[float]:
        results = own._replace(number=number).results
        running = accumulate(r.points if r.outcome in counting else 0.0 for r in results)
        less = (float(worth[0]) if worth else result.points for result in results)
        taken = (each if r.outcome in taken_off else 0.0 for each, r in zip(less, results))
        return [score - deducted for score, deducted in zip(running, taken)]

    if own.code == "OCUM":
        return [sum(amounts(opponent)) for _, opponent, _ in own.context.games(own.number)]
    return amounts(own.number)[own.code == "ACUM" :]


def _cumulative_in_a_forfeit(value: str, own: Calculation, result: Result) -> Figure | None:
    opponent = result.opponent if result.forfeit else None
    return None if opponent is None else tie_break("CUM").column(own.context, [opponent])[opponent]


def _kashdan(value: str, own: Calculation, result: Result) -> Figure | None:
    """``PBH 3``, ``PBH points``: what these unplayed rounds count, a number or their points."""
    letters, worth = value.split()
    win, draw, loss = own.context.edition.kashdan
    if result.outcome not in _outcomes(letters):
        return None
    return float(worth if worth.isdecimal() else {1: win, 0.5: draw}.get(result.points, loss))


_SONNEBORN = ("SB", "SB/A", "SB/C1", "SB/M1")


def _sonneborn(value: str, own: Calculation) -> Amounts:
    """``.5 2``: the points of games, and times what the opponents' scores count in them."""
    points, factor = map(float, value.split())
    context, results = own.context, own.results
    adjusted = context.edition.sonneborn_adjusted or "A" in context.options
    for place, amount in own.right.candidates.items():
        result = results[place]
        share, opponent = amount, result.opponent
        if points == 0 and result.played and opponent is not None:
            share = context.adjusted(opponent).amount if adjusted else context.score(opponent)
        yield factor * share if result.points == points else amount


def _without_games_of_the_tied(value: str, own: Calculation) -> Amounts:
    """Leave out the games of opponents between two players on the score of this player."""
    context, final = own.context, own.context.by.tournament.final
    for _, opponent, _ in context.games(own.number):
        figures = [
            context.ratings[other] + 400 * (result.points * 2 - 1)
            for _, other, result in context.on(context.by.tournament).games(opponent)
            if other in context.ratings and not final[opponent] == final[other] == final[own.number]
        ]
        if figures:
            yield Fraction(sum(figures)) / len(figures)


# Matches of teams


def _match(value: str, own: Calculation) -> Amounts:
    """``final``: what the points in a match are multiplied by."""
    scores = own.context.by.tournament
    for round, result in scores.histories[own.number]:
        if result.opponent is not None and result.played:
            history = scores.histories[result.opponent]
            theirs = {
                "final": scores.final[result.opponent],
                "adjusted": half_a_point_for_each_unplayed_round(history, scores.draw).amount,
                "won": sum(each.points == 1 for _, each in history),
            }[value]
            points = own.context.by.points(own.number, round) or 0.0
            doubled = scores.edition.sonneborn_factor
            yield ihsa_round(points, theirs) if own.code == "IHSA" else doubled * points * theirs


# Editions, results, and each value at the end


def _edition_with(system: str = "", unplayed: Mapping[str, Any] = {}, **otherwise: Any) -> Vary:
    """Vary the edition's rules, also on how ``unplayed`` rounds count, for one system or for
    all."""

    def vary(rule: Rule) -> Rule | None:
        kinds = ("swiss", "roundrobin")
        counting = {kind: getattr(rule.edition, kind)._replace(**unplayed) for kind in kinds}
        edition = rule.edition._replace(**counting, **otherwise)
        is_asked = rule.system == system or not system
        return replace(rule, edition=edition) if is_asked and edition != rule.edition else None

    return vary


def _opponents(value: str) -> Vary:
    """``PBH given``, ``PBH 0``: what these rounds count, where the others count ½."""
    letters, worth = value.split()

    def points(result: Result, draw: float) -> float:
        if result.played or result.outcome not in _outcomes(letters):
            return result.points if result.played else draw
        return result.points if worth == "given" else float(worth)

    return _with_opponents(lambda history, draw: sum(points(each, draw) for _, each in history))


def _with_opponents(score: Callable[[History, float], float]) -> Vary:
    return _edition_with(unplayed={"adjusted_score": lambda *played: Score(score(*played))})


def _withdrawn_at_zero(history: History, draw: float) -> float:
    if history and history[-1][1].outcome is Outcome.UNPAIRED:
        return 0.0
    return half_a_point_for_each_unplayed_round(history, draw).amount


def _late_byes_alone_at_half(history: History, draw: float) -> float:
    """Count byes at the end as ½, but those before a forfeit loss by their points."""
    late = list(takewhile(lambda played: played[1].outcome in REQUESTED_BYES, reversed(history)))
    given = sum(result.points for _, result in late)
    return sum(result.points for _, result in history) - given + len(late) * draw


def _points(value: str) -> Vary:
    """``PBH>U``, ``X>W F>L``: as what these results count, in every sum."""
    pairs = (pair.split(">") for pair in value.split())
    others = {_LETTERS[old]: _LETTERS[new] for letters, new in pairs for old in letters}

    def other(number: int, round: int, result: Result) -> Result:
        outcome = others.get(result.outcome, result.outcome)
        if outcome is result.outcome or (outcome.played and result.opponent is None):
            return result
        played = (result.opponent, result.colour) if outcome.played else ()
        return Result(outcome, *played)

    return with_each(("counted as", value), other)


def _end(value: str) -> Vary:
    """``floor .5``: what becomes of each value, and the figure for that."""
    what, text = value.split()
    figure = Fraction(text)
    changes: Mapping[str, Callable[[Figure], Figure]] = {
        "times": lambda value: figure * Fraction(value),
        "plus": lambda value: figure + Fraction(value),
        "floor": lambda value: math.floor(Fraction(value) + figure),
        "ceil": lambda value: math.ceil(Fraction(value) - figure),
    }
    return lambda rule: replace(rule, end=changes[what])


def _parts(value: str, own: Calculation) -> Amounts:
    """``WDLXYF``: by the number of which rounds each value is divided."""
    parts = sum(result.outcome in _outcomes(value) for result in own.results)
    return [Fraction(amount) / max(parts, 1) for amount in own.right.counted]


def _terms(other: _Other, *systems: str) -> Callable[[str], Vary]:
    """Vary the amounts of these systems, given by their codes, for those who have any; of all that
    add them up, if none is."""

    def vary(value: str, rule: Rule) -> Rule | None:
        varied = rule.tie_break
        if not varied or not (rule.code in systems if systems else varied.system.combine == SUM):
            return None
        right = varied.system.compute

        def compute(context: Context, number: int) -> Terms:
            terms = right(context, number)
            # what else a term says nobody reads of a wrong rule; the first is no candidate, so that
            # nothing adds up to 0
            own = Calculation(context, number, rule.code, terms)
            amounts = [None, *other(value, own)] if terms else []
            return Terms(amounts, lambda place, amount: Term(place, None, amount or 0.0))

        system = varied.system._replace(compute=compute)
        return replace(rule, tie_break=replace(varied, system=system))

    return lambda value: partial(vary, value)


def _added(
    extra: Callable[[str, Calculation, Result], Figure | None], *systems: str
) -> Callable[[str], Vary]:
    """Add to these systems what a player's rounds without a game are worth."""

    def with_extra(value: str, own: Calculation) -> Amounts:
        unplayed = (result for result in own.results if not own.context.is_game(result))
        return [*own.right.counted, *(extra(value, own, result) for result in unplayed)]

    return _terms(with_extra, *systems)


_STAND_INS: Mapping[str, Callable[[Absence], Optional[Score]]] = {  # noqa: UP045 - 3.9
    "0": lambda absence: Score(0.0),
    "draw": lambda absence: Score(absence.draw),
    "score": dummy_with_own_score,
    "draws": lambda absence: Score(absence.rounds * absence.draw),
}
"""Who stands in as the opponent of a round that was not played."""

_FIELDS: Mapping[str, Callable[[str], Vary]] = {
    "matches": _terms(_match, "IHSA", "USAT"),
    "drops": _terms(_drops, "MM"),
    "all": _terms(_drops, "SOLK", "BH", *_MEDIANS),
    "band": _terms(_band, *_MEDIANS),
    "sign": _terms(_sign, *_MEDIANS),
    "missing": _terms(_without_a_round, *_LISTS_OF_ROUNDS, *_MEDIANS),
    "cumulative": _terms(_cumulative, "CUM", "PS", "ACUM", "OCUM"),
    "forfeit-opponents-cumulative": _added(_cumulative_in_a_forfeit, "OCUM"),
    "kashdan": _added(_kashdan, "KASH"),
    "scale": lambda value: _edition_with("KASH", kashdan=tuple(map(int, value.split()))),
    "percentage-of-all-rounds": _added(lambda _, own, result: 100 * result.points, "PCT"),
    "tied-games-left-out": _terms(_without_games_of_the_tied, "OPERF"),
    "sonneborn": _terms(_sonneborn, *_SONNEBORN),
    "sonneborn-byes": _added(
        lambda _, own, result: result.points * own.context.score(own.number), *_SONNEBORN
    ),
    "sonneborn-final": lambda _: _edition_with("SB", sonneborn_adjusted=False),
    "opponents": _opponents,
    "opponents-withdrawn-zero": lambda _: _with_opponents(_withdrawn_at_zero),
    "byes-before-forfeit-face-value": lambda _: _with_opponents(_late_byes_alone_at_half),
    "points": _points,
    "unplayed": lambda value: _edition_with(unplayed={"virtual_opponent": _STAND_INS[value]}),
    "own-left-out": lambda _: _edition_with(unplayed={"virtual_opponent": nobody}),
    "forfeit-opponents": lambda _: _edition_with(unplayed={"forfeits_are_games": True}),
    "cut-without-choice": lambda _: _edition_with(voluntary=nothing_is_voluntary),
    "end": _end,
    "own": _terms(
        lambda sign, own: [*own.right.counted, int(sign) * own.context.score(own.number)]
    ),
    "parts": _terms(_parts),
}
"""What a row varies, by its field, or by its code if it has no value."""


_EITHER = re.compile(r"\{([^{}]*)\}")


class Row(NamedTuple):
    """A row of the table, and the field and the kind above it; ``value`` may be empty."""

    field: str
    kind: str
    code: str
    value: str
    words: str


@cache
def rows(of_prizes: bool) -> Sequence[Row]:
    """Return the rows on prizes, or those on tie-breaks, the likeliest first."""
    return [row for row in _rows() if (row.field == "prizes") == of_prizes]


def _rows() -> Iterator[Row]:
    field = kind = ""
    for key, text in table_beside(__name__, "wrong.rules"):
        if key.startswith("["):
            field, _, kind = key.strip("[]").partition(" ")
            continue
        count = max((either.count("|") for either in _EITHER.findall(key)), default=0) + 1
        for k in range(count):
            code, _, value = _chosen(key, k).partition(" = ")
            yield Row(field, kind, code, value, _chosen(text, k))


def _chosen(text: str, k: int) -> str:
    return _EITHER.sub(lambda either: either[1].split("|")[k], text)


def variations(ours: Standings) -> list[Way]:
    """Return all ways to vary the rules of these standings, the likeliest first."""
    return [
        way
        for row in rows(of_prizes=False)
        for way in (OF_THE_EVENT[row.field](row.words, ours) if row.code == "*" else [_of(row)])
    ]


@cache
def _of(row: Row) -> Way:
    vary = _FIELDS[row.field if row.value else row.code](row.value)
    return Way(row.code, f"agree if {row.words}", vary, row.kind or row.code)
