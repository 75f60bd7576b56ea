"""Wrong rules that another program may have followed: the table ``wrong.rules``.

A row has a stable code, what is varied, and words: ``code = value: words``. Under a heading
``[field kind]`` stands the field that its rows vary; without a value the code names what is varied.
The function of a field says what a value means; rounds stand there by their letters. A row ``*``
stands for several, which depend on the event or have the words of the tie-breaks.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import accumulate, takewhile
from typing import Any, Callable, NamedTuple

from xltiebreak.event.figures import Figure
from xltiebreak.event.results import OTHER_COLOUR, Outcome, Result
from xltiebreak.event.words import table_beside
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.context import Context
from xltiebreak.rules.cuts import cut
from xltiebreak.rules.scores import Scores
from xltiebreak.rules.systems import Needs, tie_break
from xltiebreak.rules.systems.us_teams import ihsa_round
from xltiebreak.rules.terms import Terms
from xltiebreak.rules.unplayed import (
    REQUESTED_BYES,
    History,
    Score,
    dummy_with_own_score,
    half_a_point_for_each_unplayed_round,
    nobody,
    nothing_is_voluntary,
)
from xltiebreak.rules.worksheet import SUM
from xltiebreak.verify.variations import (
    Amounts,
    Other,
    Rule,
    Variation,
    Vary,
    editions,
    of_rounds,
    of_withdrawals,
    systems,
    unrated_at,
    with_each,
)

_LETTERS = dict(zip("WDLXYFPBHUA", Outcome))
"""The letters of rounds: games W D L, forfeits X Y F, full-point byes P (of a pairing) and B,
half-point byes H, absences U, annulled games A."""


def _outcomes(letters: str) -> frozenset[Outcome]:
    """Return the outcomes of these letters, of ``all`` or of ``none``."""
    if letters in ("all", "none"):
        return frozenset(Outcome if letters == "all" else ())
    return frozenset(_LETTERS[letter] for letter in letters)


def _results(context: Context, number: int) -> list[Result]:
    return [result for _, result in context.history(number)]


# What a row may vary


def _terms(systems: Collection[str], other: Other) -> Vary:
    """Vary the amounts of these systems, given by their codes."""
    return lambda rule: rule.with_amounts(other) if rule.code in systems else None


def _added(
    systems: Collection[str], extra: Callable[[Context, int, Result], Figure | None]
) -> Vary:
    """Add to these systems what some rounds of the player are worth."""

    def with_extra(context: Context, number: int, right: Terms) -> Amounts:
        extras = (extra(context, number, result) for result in _results(context, number))
        return [*right.counted, *extras]

    return _terms(systems, with_extra)


def _edition_with(system: str = "", **otherwise: Any) -> Vary:
    """Vary the edition's rules, for one system or for all."""

    def vary(rule: Rule) -> Rule | None:
        edition = rule.edition._replace(**otherwise)
        is_asked = rule.system == system or not system
        return replace(rule, edition=edition) if is_asked and edition != rule.edition else None

    return vary


def _unplayed(**otherwise: Any) -> Vary:
    """Vary how unplayed rounds count."""

    def vary(rule: Rule) -> Rule:
        edition = rule.edition
        swiss, roundrobin = (
            counting._replace(**otherwise) for counting in (edition.swiss, edition.roundrobin)
        )
        return replace(rule, edition=edition._replace(swiss=swiss, roundrobin=roundrobin))

    return vary


# Which opponents' scores a median drops

Count = Callable[[Context, int], int]
_MEDIANS = ("MM", "MED", "MED/H")
_MODIFIED, _PLAIN = ((0, 1), (1, 1), (1, 0)), ((1, 1),) * 3
"""How many of the lowest and highest scores are dropped, where the rule drops one each: of minus,
even and plus scores."""


def _medians(
    drops: Sequence[Sequence[int]] = (),
    each: Count = lambda context, number: 2 if context.rounds_each >= 9 else 1,
    sign: Count = lambda context, number: context.scores.sign(number),
    opponents: Callable[[Context, int], Terms] = lambda context, number: context.opponents(number),
    systems: Sequence[str] = _MEDIANS,
) -> Vary:
    """Vary the medians: what they drop by ``sign``, how many times (``each``), of which scores."""

    def vary(rule: Rule) -> Rule | None:
        by_sign = drops or (_MODIFIED if rule.system == "MM" else _PLAIN)

        def kept(context: Context, number: int, right: Terms) -> Amounts:
            lowest, highest = by_sign[sign(context, number) + 1]
            times = each(context, number)
            return cut(opponents(context, number), lowest * times, highest * times, "").counted

        return rule.with_amounts(kept) if rule.code in systems else None

    return vary


def _of_drops(value: str) -> Vary:
    """``01 11 10``: what minus, even and plus scores drop."""
    return _medians([tuple(map(int, each)) for each in value.split()], systems=("MM",))


def _of_all(value: str) -> Vary:
    """``12``: what everybody drops, also where nothing should be dropped."""
    drops, systems = [tuple(map(int, value))] * 3, ("SOLK", "BH", *_MEDIANS)
    return _medians(drops, each=lambda context, number: 1, systems=systems)


def _of_band(value: str) -> Vary:
    """``2``, or how many rounds have to be nine for two to be dropped."""

    def each(context: Context, number: int) -> int:
        if value.isdecimal():
            return int(value)
        rounds = context.scores.last_round if value == "planned" else len(context.games(number))
        return 2 if rounds >= 9 else 1

    return _medians(each=each)


def _of_sign(value: str) -> Vary:
    """``WDL / all``: the points of which rounds, against half of which."""
    gave, rounds = value.split(" / ")
    giving, halved = _outcomes(gave), _outcomes("none" if rounds == "planned" else rounds)

    def sign(context: Context, number: int) -> int:
        results = _results(context, number)
        points = sum(result.points for result in results if result.outcome in giving)
        count = sum(result.outcome in halved for result in results)
        half = (count if halved else context.scores.last_round) * context.scores.draw
        return (points > half) - (points < half)

    return _medians(sign=sign)


# Unplayed rounds


def _of_opponents(value: str) -> Vary:
    """``PBH given``, ``PBH 0``: what these rounds count, where the others count ½."""
    letters, worth = value.split()
    outcomes = _outcomes(letters)

    def points(result: Result, draw: float) -> float:
        if result.played or (worth == "given" and result.outcome in outcomes):
            return result.points
        return float(worth) if result.outcome in outcomes else draw

    return _with_opponents(lambda history, draw: sum(points(each, draw) for _, each in history))


def _with_opponents(score: Callable[[History, float], float]) -> Vary:
    return _unplayed(adjusted_score=lambda history, draw: Score(score(history, draw)))


def _withdrawn_at_zero(history: History, draw: float) -> float:
    if history and history[-1][1].outcome is Outcome.UNPAIRED:
        return 0.0
    return half_a_point_for_each_unplayed_round(history, draw).amount


def _half_less(history: History, draw: float) -> float:
    unplayed = any(not result.played for _, result in history)
    return sum(result.points for _, result in history) - unplayed * draw


def _late_byes_alone_at_half(history: History, draw: float) -> float:
    """Count byes at the end as ½, but those before a forfeit loss by their points."""
    late = list(takewhile(lambda played: played[1].outcome in REQUESTED_BYES, reversed(history)))
    given = sum(result.points for _, result in late)
    return sum(result.points for _, result in history) - given + len(late) * draw


_AS_GAMES = {_LETTERS[forfeit]: _LETTERS[game] for forfeit, game in ("XW", "YD", "FL")}


def _as_game(number: int, round: int, result: Result) -> Result:
    if result.opponent is None or result.outcome not in _AS_GAMES:
        return result
    return Result(_AS_GAMES[result.outcome], result.opponent, result.colour)


def _of_points(value: str) -> Vary:
    """``H U``: as what these rounds count, in every sum."""
    letters, instead = value.split()
    outcomes, bye = _outcomes(letters), Result(_LETTERS[instead])
    return with_each(
        ("counted as", value),
        lambda number, round, result: bye if result.outcome in outcomes else result,
    )


# Sums of a player's own results


def _of_cumulative(value: str) -> Vary:
    """``all / PBH 1``: the points of which rounds count, and those of which are taken off once, or
    how much for each."""
    counts, off, *worth = value.replace("/ ", "").split()
    counting, taken_off = _outcomes(counts), _outcomes(off)

    def cumulative(context: Context, number: int, right: Terms) -> list[float]:
        results = _results(context, number)
        running = accumulate(r.points if r.outcome in counting else 0.0 for r in results)
        less = (
            float(worth[0] if worth else result.points) if result.outcome in taken_off else 0.0
            for result in results
        )
        return [score - deducted for score, deducted in zip(running, less)]

    def of_opposition(context: Context, number: int, right: Terms) -> Amounts:
        return [sum(cumulative(context, n, right)) for _, n, _ in context.games(number)]

    others: Mapping[str, Other] = {
        **dict.fromkeys(("CUM", "PS"), cumulative),
        "ACUM": lambda context, number, right: cumulative(context, number, right)[1:],
        "OCUM": of_opposition,
    }
    return lambda rule: rule.with_amounts(others[rule.code]) if rule.code in others else None


def _of_forfeits(context: Context, number: int, result: Result) -> Figure | None:
    """Return the Cumulative of the opponent in a forfeit."""
    opponent = result.opponent if result.forfeit else None
    return None if opponent is None else tie_break("CUM").column(context, [opponent])[opponent]


def _of_kashdan(value: str) -> Vary:
    """``PBH 3``, ``PBH points``: what these unplayed rounds count, a number or their points."""
    letters, worth = value.split()
    outcomes = _outcomes(letters)

    def amount(context: Context, number: int, result: Result) -> Figure | None:
        if result.played or result.outcome not in outcomes:
            return None
        win, draw, loss = context.edition.kashdan
        return float(worth if worth.isdecimal() else {1: win, 0.5: draw}.get(result.points, loss))

    return _added(("KASH",), amount)


def _of_scale(value: str) -> Vary:
    """``2 1 0``: what Kashdan counts for a game won, drawn and lost."""
    return _edition_with("KASH", kashdan=tuple(map(int, value.split())))


_SONNEBORN = ("SB", "SB/A", "SB/C1", "SB/M1")


def _of_sonneborn(value: str) -> Vary:
    """``.5 2``: the points of games, and times what the opponents' scores count in them."""
    points, factor = map(float, value.split())

    def weighed(context: Context, number: int, right: Terms) -> Amounts:
        results = _results(context, number)
        adjusted = context.edition.sonneborn_adjusted or "A" in context.options
        for place, amount in right.candidates.items():
            result = results[place]
            share, opponent = amount, result.opponent
            if points == 0 and result.played and opponent is not None:
                share = context.adjusted(opponent).amount if adjusted else context.score(opponent)
            yield factor * share if result.points == points else amount

    return _terms(_SONNEBORN, weighed)


def _performances_without_the_tied(context: Context, number: int, right: Terms) -> Amounts:
    """Leave out the games of opponents between two players on the score of this player."""
    final = context.by.tournament.final
    for _, opponent, _ in context.games(number):
        figures = [
            context.ratings[other] + 400 * (result.points * 2 - 1)
            for _, other, result in context.on(context.by.tournament).games(opponent)
            if other in context.ratings and not final[opponent] == final[other] == final[number]
        ]
        if figures:
            yield Fraction(sum(figures)) / len(figures)


# Matches of teams


def _of_matches(value: str) -> Vary:
    """``IHSA final``: the system, and what is otherwise in a match."""
    code, otherwise = value.split()

    def theirs(scores: Scores, opponent: int) -> float:
        history = scores.histories[opponent]
        if otherwise == "won":
            return sum(result.points == 1 for _, result in history)
        adjusted = half_a_point_for_each_unplayed_round(history, scores.draw).amount
        return scores.final[opponent] if otherwise == "final" else adjusted

    def amounts(context: Context, number: int, right: Terms) -> Amounts:
        scores = context.by.tournament
        for round, result in scores.histories[number]:
            if result.opponent is not None and result.played:
                points, worth = (
                    context.by.points(number, round) or 0.0,
                    theirs(scores, result.opponent),
                )
                factor = scores.edition.sonneborn_factor
                yield ihsa_round(points, worth) if code == "IHSA" else factor * points * worth

    return _terms((code,), amounts)


# Any column


def _sums(other: Other) -> Vary:
    """Vary every system that adds up amounts."""

    def vary(rule: Rule) -> Rule | None:
        is_sum = rule.tie_break is not None and rule.tie_break.system.combine == SUM
        return rule.with_amounts(other) if is_sum else None

    return vary


def _cut_at_the_top(rule: Rule) -> Rule | None:
    asked = rule.tie_break
    if asked is None or not asked.settings.get("C") or rule.system not in ("BH", "SB", "FB"):
        return None
    count, whole = asked.settings["C"], asked.system.compute

    def amounts(context: Context, number: int, right: Terms) -> Amounts:
        options = {key: value for key, value in context.options.items() if key != "C"}
        return sorted(each or 0.0 for each in whole(context.narrowed(options), number).amounts)[
            :-count
        ]

    return rule.with_amounts(amounts)


def _colours_exchanged(rule: Rule) -> Rule | None:
    exchanged = with_each(
        "colors exchanged",
        lambda number, round, result: replace(result, colour=OTHER_COLOUR[result.colour]),
    )
    return exchanged(rule) if rule.needs is Needs.COLOURS else None


def _of_own_score(value: str) -> Vary:
    """``-1``: how often the player's own score is added."""
    return _sums(
        lambda context, number, right: [*right.counted, int(value) * context.score(number)]
    )


def _of_parts(value: str) -> Vary:
    """``WDLXYF``: by the number of which rounds each value is divided."""
    outcomes = _outcomes(value)

    def divided(context: Context, number: int, right: Terms) -> Amounts:
        parts = sum(result.outcome in outcomes for result in _results(context, number))
        return [Fraction(amount) / max(parts, 1) for amount in right.counted]

    return _sums(divided)


def _of_end(value: str) -> Vary:
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


def _without_a_round(which: int) -> Vary:
    """Leave each player's last round, or first, out of his own list."""

    def others(context: Context, terms: Terms) -> Terms:
        left_out = context.scores.complete[which]
        return Terms.of(term for term in terms if term.round != left_out)

    in_lists = _terms(_LISTS_OF_ROUNDS, lambda context, n, right: others(context, right).counted)
    in_medians = _medians(opponents=lambda context, n: others(context, context.opponents(n)))

    def vary(rule: Rule) -> Rule | None:
        enough = len(rule.table.complete_rounds) > 1
        return (in_lists(rule) or in_medians(rule)) if enough else None

    return vary


_LISTS_OF_ROUNDS = frozenset(
    {"SOLK", "BH", "SB", "KASH", "OCUM", "BLACKS", "BPG", "BWG", "COMPAVG", "OPERF", "PCT"}
    | {"ARO", "AOB", "APRO", "APPO", "SBH", "TOR"}
)
"""Systems that add or average one figure a round; medians, which cut some, are separate."""

_NAMED: Mapping[str, Vary] = {
    "forfeit-opponents-cumulative": _added(("OCUM",), _of_forfeits),
    "percentage-of-all-rounds": _added(
        ("PCT",), lambda context, number, result: None if result.played else 100 * result.points
    ),
    "tied-games-left-out": _terms(("OPERF",), _performances_without_the_tied),
    "sonneborn-byes": _added(
        _SONNEBORN,
        lambda context, number, result: (
            None if context.is_game(result) else result.points * context.score(number)
        ),
    ),
    "sonneborn-final": _edition_with("SB", sonneborn_adjusted=False),
    "opponents-withdrawn-zero": _with_opponents(_withdrawn_at_zero),
    "opponents-half-less": _with_opponents(_half_less),
    "byes-before-forfeit-face-value": _with_opponents(_late_byes_alone_at_half),
    "own-left-out": _unplayed(virtual_opponent=nobody),
    "own-zero": _unplayed(virtual_opponent=lambda absence: Score(0.0)),
    "own-score": _unplayed(virtual_opponent=dummy_with_own_score),
    "own-half": _unplayed(virtual_opponent=lambda absence: Score(absence.draw)),
    "own-draw-in-every-round": _unplayed(
        virtual_opponent=lambda absence: Score(absence.rounds * absence.draw)
    ),
    "forfeit-opponents": _unplayed(forfeits_are_games=True),
    "forfeits-as-games": with_each("forfeits as games", _as_game),
    "cut-without-choice": _edition_with(voluntary=nothing_is_voluntary),
    "cut-highest": _cut_at_the_top,
    "colors-exchanged": _colours_exchanged,
    "last-opponent-missing": _without_a_round(-1),
    "first-opponent-missing": _without_a_round(0),
}
"""What rows without a value vary, by their codes."""

_FIELDS: Mapping[str, Callable[[str], Vary]] = {
    "matches": _of_matches,
    "drops": _of_drops,
    "all": _of_all,
    "band": _of_band,
    "sign": _of_sign,
    "cumulative": _of_cumulative,
    "kashdan": _of_kashdan,
    "scale": _of_scale,
    "sonneborn": _of_sonneborn,
    "opponents": _of_opponents,
    "points": _of_points,
    "end": _of_end,
    "own": _of_own_score,
    "parts": _of_parts,
}


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


def variations(ours: Standings) -> list[Variation]:
    """Return all variations of the rules of these standings, the likeliest first."""
    of_event: Mapping[str, Callable[[str], Iterable[Variation]]] = {
        "systems": systems,
        "editions": lambda which: editions(which, ours),
        "unrated": unrated_at,
        "rounds": lambda words: of_rounds(ours),
        "withdrawals": lambda words: of_withdrawals(ours),
    }
    return [
        variation
        for row in rows(of_prizes=False)
        for variation in (of_event[row.field](row.words) if row.field in of_event else [_of(row)])
    ]


@cache
def _of(row: Row) -> Variation:
    vary = _FIELDS[row.field](row.value) if row.value else _NAMED[row.code]
    return Variation(row.code, f"agree if {row.words}", vary, row.kind or row.code)
