"""Wrong rules that another program may have followed: the table ``wrong.rules``.

A row has a stable code, what is varied, and words: ``code = value: words``. Under a heading
``[field kind]`` stands the field that its rows vary; without a value the code names what is varied.
The function of a field says what a value means; rounds stand there by their letters.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, takewhile
from typing import Any, Callable, NamedTuple

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
from xltiebreak.event.results import OTHER_COLOUR, Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.event.words import table_beside
from xltiebreak.rules.context import Context, Countings
from xltiebreak.rules.cuts import cut
from xltiebreak.rules.systems import Needs
from xltiebreak.rules.systems.registry import Compute
from xltiebreak.rules.systems.us_teams import ihsa_round
from xltiebreak.rules.terms import NO_TERMS, Term, Terms
from xltiebreak.rules.unplayed import (
    REQUESTED_BYES,
    Absence,
    History,
    Score,
    dummy_with_own_score,
    half_a_point_for_each_unplayed_round,
    nobody,
    nothing_is_voluntary,
    requested_byes_at_the_end_at_half,
)
from xltiebreak.rules.worksheet import SUM, total
from xltiebreak.verify.variations import (
    SCORE_INSTEAD,
    SYSTEMS_FAR,
    SYSTEMS_NEAR,
    UNRATED_AT,
    Rule,
    Variation,
    Vary,
    of_rounds,
    of_withdrawals,
    other_editions,
    unrated_at,
)

_LETTERS = dict(zip("WDLXYFPBHUA", Outcome))
"""The letters of rounds: games W D L, forfeits X Y F, full-point byes P (of a pairing) and B,
half-point byes H, absences U, annulled games A."""


def _outcomes(letters: str) -> frozenset[Outcome]:
    """Return the outcomes of these letters, of ``all`` or of ``none``."""
    if letters in ("all", "none"):
        return frozenset(Outcome if letters == "all" else ())
    return frozenset(_LETTERS[letter] for letter in letters)


# What a row may vary


def _terms_of(computes: Mapping[str, Compute]) -> Vary:
    """Vary the terms of these systems, which are given by codes with options."""

    def vary(rule: Rule) -> Rule | None:
        compute = computes.get(rule.code)
        return rule.with_terms(compute) if compute else None

    return vary


Other = Callable[[Context, int, Terms], Terms]
"""Returns other terms of a player in place of the right ones."""


def _other_terms(applies: Callable[[Rule], bool], other: Other) -> Vary:
    """Vary the terms of a system, for rules to which it applies."""

    def vary(rule: Rule) -> Rule | None:
        if rule.tie_break is None or not applies(rule):
            return None
        compute = rule.tie_break.system.compute
        return rule.with_terms(lambda context, n: other(context, n, compute(context, n)))

    return vary


def _adding(amounts: Iterable[Figure | None]) -> Terms:
    """Return terms of these amounts; what else a term says nobody reads of a wrong rule."""
    return Terms([*amounts], lambda place, amount: Term(place, None, amount or 0.0))


def _edition_with(system: str = "", **otherwise: Any) -> Vary:
    """Vary the edition's rules, for one system or for all."""

    def vary(rule: Rule) -> Rule | None:
        edition = rule.edition._replace(**otherwise)
        if rule.system != (system or rule.system) or edition == rule.edition:
            return None
        return replace(rule, edition=edition)

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
_MEDIANS, _PLUS, _EVEN, _MINUS = ("MED", "MED/H"), 1, 0, -1
Drops = Mapping[int, Sequence[int]]
"""How many of the lowest and of the highest scores are dropped, where the rule drops one each: by
the sign of a player's score."""
_MODIFIED: Drops = {_PLUS: (1, 0), _EVEN: (1, 1), _MINUS: (0, 1)}
_PLAIN: Drops = dict.fromkeys(_MODIFIED, (1, 1))


def _median(
    drops: Drops,
    each: Count = lambda context, number: 2 if context.rounds_each >= 9 else 1,
    sign: Count = lambda context, number: context.scores.sign(number),
    opponents: Compute = lambda context, number: context.opponents(number),
) -> Compute:
    """Return the opponents' scores with the lowest and highest dropped: so many by ``sign``, times
    ``each``."""

    def compute(context: Context, number: int) -> Terms:
        lowest, highest = drops[sign(context, number)]
        times = each(context, number)
        return cut(opponents(context, number), lowest * times, highest * times, "")

    return compute


def _medians(**otherwise: Any) -> Vary:
    """Vary both medians: how many scores they drop, by which sign, or of which scores."""
    plain = dict.fromkeys(_MEDIANS, _median(_PLAIN, **otherwise))
    return _terms_of({"MM": _median(_MODIFIED, **otherwise), **plain})


def _of_drops(value: str) -> Vary:
    """``01 11 10``: what plus, even and minus scores drop."""
    drops = {sign: tuple(map(int, each)) for sign, each in zip(_MODIFIED, value.split())}
    return _terms_of({"MM": _median(drops)})


def _of_all(value: str) -> Vary:
    """``12``: what everybody drops."""
    drops = dict.fromkeys(_MODIFIED, tuple(map(int, value)))
    compute = _median(drops, each=lambda context, number: 1)
    codes = ("SOLK", "BH", *_MEDIANS, *(["MM"] if value != "01" else []))
    return _terms_of(dict.fromkeys(codes, compute))


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
        history = [result for _, result in context.history(number)]
        points = sum(result.points for result in history if result.outcome in giving)
        count = sum(result.outcome in halved for result in history)
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


def _with_own(opponent: Callable[[Absence], Score | None]) -> Vary:
    return _unplayed(virtual_opponent=opponent)


def _forfeits_as_games(rule: Rule) -> Rule | None:
    games = {_LETTERS[forfeit]: _LETTERS[game] for forfeit, game in ("XW", "YD", "FL")}

    def as_game(result: Result) -> Result:
        if result.opponent is None or result.outcome not in games:
            return result
        return Result(games[result.outcome], result.opponent, result.colour)

    return rule.with_each(as_game)


def _of_points(value: str) -> Vary:
    """``H U``: as what these rounds count, in every sum."""
    letters, instead = value.split()
    outcomes, bye, key = _outcomes(letters), Result(_LETTERS[instead]), ("counted as", value)

    def vary(rule: Rule) -> Rule | None:
        memory = rule.table.memory
        if key not in memory:  # columns of one table share what is worked out on the changed one
            memory[key] = rule.with_each(lambda r: bye if r.outcome in outcomes else r)
        return replace(rule, table=memory[key].table, base=None) if memory[key] else None

    return vary


# Sums of a player's own results


def _of_opposition(of_opponent: Compute, *, forfeits: bool = False) -> Compute:
    """Return the sum of these totals over the opponents, also those of ``forfeits`` if set."""

    def compute(context: Context, number: int) -> Terms:
        return _adding(
            total(SUM, of_opponent(context, result.opponent))
            for _, result in context.history(number)
            if result.opponent is not None and (forfeits or result.played)
        )

    return compute


def _cumulative(value: str, first: int = 0) -> Compute:
    """``all / PBH 1``: the points of which rounds count, and those of which are taken off once, or
    how much for each. The total begins with round ``first``, from 0."""
    counts, off, *worth = value.replace("/ ", "").split()
    counting, taken_off = _outcomes(counts), _outcomes(off)

    def compute(context: Context, number: int) -> Terms:
        results = [result for _, result in context.history(number)]
        running = accumulate(r.points if r.outcome in counting else 0.0 for r in results)
        less = (
            float(worth[0] if worth else result.points) if result.outcome in taken_off else 0.0
            for result in results
        )
        amounts = [score - deducted for score, deducted in zip(running, less)]
        return _adding(amount if k >= first else None for k, amount in enumerate(amounts))

    return compute


def _of_cumulative(value: str) -> Vary:
    """As :func:`_cumulative`, for each system that such sums make."""
    both = dict.fromkeys(("CUM", "PS"), _cumulative(value))
    of_opposition = _of_opposition(_cumulative(value))
    return _terms_of({**both, "ACUM": _cumulative(value, 1), "OCUM": of_opposition})


def _of_kashdan(value: str) -> Vary:
    """``PBH 3``, ``PBH points``: what these unplayed rounds count, a number or their points."""
    letters, worth = value.split()
    outcomes = _outcomes(letters)

    def compute(context: Context, number: int) -> Terms:
        win, draw, loss = context.edition.kashdan
        by_points = {1.0: win, 0.5: draw}

        def amount(result: Result) -> float:
            if worth.isdecimal() and not result.played:
                return float(worth)
            points = result.outcome.points if result.played else result.points
            return float(by_points.get(points, loss))

        history = [result for _, result in context.history(number)]
        return _adding(amount(each) for each in history if each.played or each.outcome in outcomes)

    return _terms_of({"KASH": compute})


def _of_scale(value: str) -> Vary:
    """``2 1 0``: what Kashdan counts for a game won, drawn and lost."""
    return _edition_with("KASH", kashdan=tuple(map(int, value.split())))


def _of_sonneborn(value: str) -> Vary:
    """``.5 2``: the points of games, and times what the opponents' scores count in them."""
    points, factor = map(float, value.split())

    def weighed(context: Context, number: int, terms: Terms) -> Terms:
        if points:
            amounts = [
                factor * amount if amount is not None and result.points == points else amount
                for (_, result), amount in zip(context.history(number), terms.amounts)
            ]
            return Terms(amounts, terms.make_term, terms.drops)
        adjusted = context.edition.sonneborn_adjusted or "A" in context.options
        score = (lambda n: context.adjusted(n).amount) if adjusted else context.score
        lost = [opponent for _, opponent, game in context.games(number) if not game.points]
        return _adding([None, *terms.counted, *(factor * score(opponent) for opponent in lost)])

    return _other_terms(lambda rule: rule.system == "SB", weighed)


def _sonneborn_of_byes(context: Context, number: int, terms: Terms) -> Terms:
    own, history = context.score(number), context.history(number)
    byes = [result.points * own for _, result in history if not context.is_game(result)]
    return _adding([None, *terms.counted, *byes])


def _percentage_of_all_rounds(context: Context, number: int) -> Terms:
    return _adding(100 * result.points for _, result in context.history(number))


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


# Matches of teams


def _of_matches(value: str) -> Vary:
    """``IHSA final``: the system, and what is otherwise in a match."""
    code, otherwise = value.split()

    def amount(by: Countings, result: Result, points: float) -> Figure:
        counts = result.played or (result.forfeit and otherwise == "forfeits")
        if result.opponent is None or not counts:
            return ihsa_round(0, 0) if otherwise == "unplayed" else 0.0
        scores, history = by.tournament, by.tournament.histories[result.opponent]
        theirs: float = half_a_point_for_each_unplayed_round(history, scores.draw)[0]
        if otherwise == "won":
            theirs = sum(each.points == 1 for _, each in history)
        elif otherwise == "final":
            theirs = scores.final[result.opponent]
        if code == "USAT":
            return scores.edition.sonneborn_factor * points * theirs
        if result.forfeit and result.points == 1:
            points = by.most or points
        exact = ihsa_round(points, theirs)
        if otherwise == "rounded":
            return Fraction(int(exact * 100 + Fraction(1, 2)), 100)
        return exact

    def compute(context: Context, number: int) -> Terms:
        by = context.by
        if not by.knows_points:
            return NO_TERMS
        return _adding(
            amount(by, result, by.points(number, round) or 0.0)
            for round, result in by.tournament.histories[number]
        )

    return _terms_of({code: compute})


# Any column


def _is_sum(rule: Rule) -> bool:
    return rule.tie_break is not None and rule.tie_break.system.combine == SUM


def _cut_at_the_top(rule: Rule) -> Rule | None:
    asked = rule.tie_break
    if asked is None or not asked.settings.get("C") or rule.system not in ("BH", "SB", "FB"):
        return None
    count, whole = asked.settings["C"], asked.system.compute

    def compute(context: Context, number: int) -> Terms:
        options = {key: value for key, value in context.options.items() if key != "C"}
        amounts = [each or 0.0 for each in whole(context.narrowed(options), number).amounts]
        return _adding([None, *sorted(amounts)[:-count]])

    return rule.with_terms(compute)


def _colours_exchanged(rule: Rule) -> Rule | None:
    if rule.tie_break is None or rule.tie_break.system.needs is not Needs.COLOURS:
        return None
    return rule.with_each(lambda result: replace(result, colour=OTHER_COLOUR[result.colour]))


def _of_own_score(value: str) -> Vary:
    """``-1``: how often the player's own score is added."""

    def added(context: Context, number: int, terms: Terms) -> Terms:
        return _adding([*terms.counted, int(value) * context.score(number)]) if terms else terms

    return _other_terms(_is_sum, added)


def _of_parts(value: str) -> Vary:
    """``WDLXYF``: by the number of which rounds each value is divided."""
    outcomes = _outcomes(value)

    def divided(context: Context, number: int, terms: Terms) -> Terms:
        parts = max(sum(result.outcome in outcomes for _, result in context.history(number)), 1)
        counted = [terms.candidates.get(place) for place in range(len(terms))]
        return _adding(None if each is None else Fraction(each) / parts for each in counted)

    return _other_terms(_is_sum, divided)


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

    def vary(rule: Rule) -> Rule | None:
        complete = rule.table.complete_rounds
        if len(complete) < 2:
            return None

        def others(context: Context, number: int, terms: Terms) -> Terms:
            return Terms.of(term for term in terms if term.round != complete[which])

        def opponents(context: Context, number: int) -> Terms:
            return others(context, number, context.opponents(number))

        in_lists = _other_terms(lambda rule: rule.code in _LISTS_OF_ROUNDS, others)
        return in_lists(rule) or _medians(opponents=opponents)(rule)

    return vary


_LISTS_OF_ROUNDS = frozenset(
    {"SOLK", "BH", "SB", "KASH", "OCUM", "BLACKS", "BPG", "BWG", "COMPAVG", "OPERF", "PCT"}
    | {"ARO", "AOB", "APRO", "APPO", "SBH", "TOR"}
)
"""Systems that add or average one figure a round; medians, which cut some, are separate."""

_NAMED: Mapping[str, Vary] = {
    "forfeit-opponents-cumulative": _terms_of(
        {"OCUM": _of_opposition(_cumulative("all / XYFPBHU"), forfeits=True)}
    ),
    "percentage-of-all-rounds": _terms_of({"PCT": _percentage_of_all_rounds}),
    "tied-games-left-out": _terms_of({"OPERF": _performances_without_the_tied}),
    "sonneborn-byes": _other_terms(lambda rule: rule.system == "SB", _sonneborn_of_byes),
    "sonneborn-final": _edition_with("SB", sonneborn_adjusted=False),
    "opponents-withdrawn-zero": _with_opponents(_withdrawn_at_zero),
    "opponents-half-less": _with_opponents(_half_less),
    "opponents-late-byes-half": _unplayed(adjusted_score=requested_byes_at_the_end_at_half),
    "byes-before-forfeit-face-value": _with_opponents(_late_byes_alone_at_half),
    "own-left-out": _with_own(nobody),
    "own-zero": _with_own(lambda absence: Score(0.0)),
    "own-score": _with_own(dummy_with_own_score),
    "own-half": _with_own(lambda absence: Score(absence.draw)),
    "own-draw-in-every-round": _with_own(lambda absence: Score(absence.rounds * absence.draw)),
    "forfeit-opponents": _unplayed(forfeits_are_games=True),
    "forfeits-as-games": _forfeits_as_games,
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


class Row(NamedTuple):
    """A row of the table, and the field and the kind above it; ``value`` may be empty."""

    field: str
    kind: str
    code: str
    value: str
    words: str


def rows() -> Iterator[Row]:
    """Yield the rows of the table, the likeliest first."""
    field = kind = ""
    for key, text in table_beside(__name__, "wrong.rules"):
        if key.startswith("["):
            field, _, kind = key.strip("[]").partition(" ")
        else:
            code, _, value = key.partition(" = ")
            yield Row(field, kind, code, value, text)


@lru_cache(maxsize=1)
def of_rows() -> tuple[Variation, ...]:
    """Return the variations that are rows of the table."""
    return tuple(
        Variation(
            *(row.code, row.words),
            _FIELDS[row.field](row.value) if row.value else _NAMED[row.code],
            row.kind,
        )
        for row in rows()
        if row.field != "prizes"
    )


def variations(asked: str, section: Section, table: Crosstable) -> tuple[Variation, ...]:
    """Return all variations, the likeliest first. ``asked`` is the code of the edition asked for,
    ``table`` the section's crosstable as it counts."""
    *table_rows, last_round, first_round = of_rows()
    return (
        *SYSTEMS_NEAR,
        *other_editions(asked, near=True),
        *table_rows,
        *map(unrated_at, UNRATED_AT),
        *other_editions(asked, near=False),
        *of_rounds(table),
        *(last_round, first_round),
        *of_withdrawals(section, table),
        SCORE_INSTEAD,
        *SYSTEMS_FAR,
    )
