"""Wrong rules that another program may have followed, as a table.

A row of ``_ROWS`` has a stable code, what is varied, and words. Under a heading stands the field
that its rows vary; behind the equals sign stands the value, and without one the code names what is
varied. The function of a field says what a value means.
"""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, takewhile
from typing import Any, Callable

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
from xltiebreak.event.results import OTHER_COLOUR, Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.rules.context import Context
from xltiebreak.rules.countings import Countings
from xltiebreak.rules.cuts import cut
from xltiebreak.rules.systems import Needs
from xltiebreak.rules.systems.registry import Compute
from xltiebreak.rules.systems.us_teams import ihsa_round
from xltiebreak.rules.terms import NO_TERMS, SILENCE, Drop, Term, Terms
from xltiebreak.rules.unplayed import (
    REQUESTED_BYES,
    Absence,
    History,
    Score,
    dummy_with_own_score,
    face_value,
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
    Other,
    Rule,
    Variation,
    Vary,
    edition_with,
    of_rounds,
    of_withdrawals,
    other_editions,
    other_terms,
    terms_of,
    unplayed,
    unrated_at,
)

# Sets of outcomes

_LETTERS = dict(zip("WDLXYFPBHUA", Outcome))
_SETS: Mapping[str, Collection[Outcome]] = {
    name: frozenset(_LETTERS[letter] for letter in letters)
    for name, letters in (
        *(("forfeit-wins", "X"), ("forfeit-losses", "F"), ("forfeits", "XYF"), ("full-byes", "PB")),
        *(
            ("half-byes", "H"),
            ("byes", "PBH"),
            ("absences", "U"),
            ("gifts", "PBHX"),
            ("lost", "UF"),
        ),
        *(("unplayed", "XYFPBHU"), ("games", "WDL"), ("games and byes", "WDLPBH")),
        *(("none", ""), ("lost", "UF")),
        *(("paired", "WDLXYF"), ("not lost", "WDLXYPBHA"), ("there", "WDLXYFPBHA")),
        *(("with points", "WDXYPBH"), ("all", "WDLXYFPBHUA")),
    )
}
_IN_WORDS = {
    **{name: name.replace("-", " ") for name in ("forfeit-wins", "forfeit-losses", "forfeits")},
    **{"full-byes": "full-point byes", "half-byes": "half-point byes", "byes": "byes"},
    **{"absences": "rounds without a pairing", "gifts": "byes and forfeit wins"},
    "unplayed": "unplayed rounds",
}

Amount = Callable[[Result], float]


def _points_of(name: str) -> Amount:
    """Return a function that gives the points of rounds with these outcomes, and 0 for others."""
    return lambda result: result.points if result.outcome in _SETS[name] else 0.0


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
    return terms_of({"MM": _median(_MODIFIED, **otherwise), **plain})


def _of_drops(value: str) -> Vary:
    """``01 11 10``: what plus, even and minus scores drop."""
    drops = {sign: tuple(map(int, each)) for sign, each in zip(_MODIFIED, value.split())}
    return terms_of({"MM": _median(drops)})


def _of_all(value: str) -> Vary:
    """``12``: what everybody drops."""
    drops = dict.fromkeys(_MODIFIED, tuple(map(int, value)))
    compute = _median(drops, each=lambda context, number: 1)
    codes = ("SOLK", "BH", *_MEDIANS, *(["MM"] if value != "01" else []))
    return terms_of(dict.fromkeys(codes, compute))


def _of_band(value: str) -> Vary:
    """``2``, or how many rounds have to be nine for two to be dropped."""

    def each(context: Context, number: int) -> int:
        if value.isdecimal():
            return int(value)
        rounds = context.scores.last_round if value == "planned" else len(context.games(number))
        return 2 if rounds >= 9 else 1

    return _medians(each=each)


def _of_sign(value: str) -> Vary:
    """``games / all``: the points of which rounds, against half of which."""
    gave, rounds = value.split(" / ")

    def sign(context: Context, number: int) -> int:
        history = [result for _, result in context.history(number)]
        points = sum(result.points for result in history if result.outcome in _SETS[gave])
        of_rounds = (
            context.scores.last_round
            if rounds == "planned"
            else sum(result.outcome in _SETS[rounds] for result in history)
        )
        half = of_rounds * context.scores.draw
        return (points > half) - (points < half)

    return _medians(sign=sign)


# Unplayed rounds


def _of_opponents(value: str) -> Vary:
    """``byes given``, ``byes 0``: what these rounds count, where the others count ½."""
    name, worth = value.split()

    def points(result: Result, draw: float) -> float:
        if result.played or (worth == "given" and result.outcome in _SETS[name]):
            return result.points
        return float(worth) if result.outcome in _SETS[name] else draw

    return unplayed(
        adjusted_score=lambda history, draw: Score(sum(points(each, draw) for _, each in history))
    )


def _withdrawn_at_zero(history: History, draw: float) -> Score:
    if history and history[-1][1].outcome is Outcome.UNPAIRED:
        return Score(0.0)
    return half_a_point_for_each_unplayed_round(history, draw)


def _half_less(history: History, draw: float) -> Score:
    unplayed = any(not result.played for _, result in history)
    return Score(sum(result.points for _, result in history) - unplayed * draw)


def _late_byes_alone_at_half(history: History, draw: float) -> Score:
    """Count byes at the end as ½, but those before a forfeit loss by their points."""
    late = list(takewhile(lambda played: played[1].outcome in REQUESTED_BYES, reversed(history)))
    given = sum(result.points for _, result in late)
    return Score(sum(result.points for _, result in history) - given + len(late) * draw)


def _with_opponents(adjusted: Callable[[History, float], Score]) -> Vary:
    return unplayed(adjusted_score=adjusted)


def _with_own(opponent: Callable[[Absence], Score | None]) -> Vary:
    return unplayed(virtual_opponent=opponent)


def _forfeits_as_games(rule: Rule) -> Rule | None:
    games = dict(zip((Outcome.FORFEIT_WIN, Outcome.FORFEIT_DRAW, Outcome.FORFEIT_LOSS), _GAMES))

    def as_game(result: Result) -> Result:
        if result.opponent is None or result.outcome not in games:
            return result
        return Result(games[result.outcome], result.opponent, result.colour)

    return rule.with_each(as_game)


_GAMES = (Outcome.WIN, Outcome.DRAW, Outcome.LOSS)


def _of_points(value: str) -> Vary:
    """``half-byes UNPAIRED``: as what these rounds count, in every sum."""
    name, instead = value.split()
    bye, key = Result(Outcome[instead]), ("counted as", value)

    def vary(rule: Rule) -> Rule | None:
        memory = rule.table.memory
        if key not in memory:  # columns of one table share what is worked out on the changed one
            memory[key] = rule.with_each(lambda r: bye if r.outcome in _SETS[name] else r)
        return replace(rule, table=memory[key].table, base=None) if memory[key] else None

    return vary


# Sums of a player's own results


def _cumulative(counts: Amount, taken_off: Amount) -> Compute:
    """Return the running sum of what rounds count, less once what is taken off for each."""

    def compute(context: Context, number: int) -> Terms:
        history = context.history(number)
        running = accumulate(counts(result) for _, result in history)
        terms = [Term(round, None, score) for (round, _), score in zip(history, running)]
        return Terms.of([*terms, *(Term(round, None, -taken_off(r)) for round, r in history)])

    return compute


def _of_opposition(cumulative: Compute | None = None, *, forfeits: bool = False) -> Compute:
    """Return the sum of these totals over the opponents, also those of ``forfeits`` if set."""
    of_opponent = cumulative or _cumulative(_points_of("all"), _points_of("unplayed"))

    def compute(context: Context, number: int) -> Terms:
        return Terms.of(
            Term(round, result.opponent, total(SUM, of_opponent(context, result.opponent)) or 0.0)
            for round, result in context.history(number)
            if result.opponent is not None and (forfeits or result.played)
        )

    return compute


def _of_cumulative(value: str) -> Vary:
    """``all / byes``: the points of which rounds count, and those of which are taken off."""
    counts, off = map(_points_of, value.split(" / "))
    return _deducting(off, counts)


def _deducting(taken_off: Amount, counts: Amount = lambda result: result.points) -> Vary:
    cumulative = _cumulative(counts, taken_off)

    def adjusted(context: Context, number: int) -> Terms:
        terms = cumulative(context, number)
        first, left_out = terms[0].round if terms else None, Drop("first", SILENCE)
        return Terms.of(each.dropped(left_out) if each.round == first else each for each in terms)

    both = dict.fromkeys(("CUM", "PS"), cumulative)
    return terms_of({**both, "ACUM": adjusted, "OCUM": _of_opposition(cumulative)})


def _of_kashdan(value: str) -> Vary:
    """``byes 3``, ``byes points``: what these unplayed rounds count, a number or their points."""
    name, worth = value.rsplit(" ", 1)

    def compute(context: Context, number: int) -> Terms:
        win, draw, loss = context.edition.kashdan
        by_points = {1.0: win, 0.5: draw}

        def amount(result: Result) -> float:
            if worth.isdecimal() and not result.played:
                return float(worth)
            points = result.outcome.points if result.played else result.points
            return float(by_points.get(points, loss))

        return Terms.of(
            Term(round, None, amount(result))
            for round, result in context.history(number)
            if result.played or result.outcome in _SETS[name]
        )

    return terms_of({"KASH": compute})


def _of_sonneborn(value: str) -> Vary:
    """``draws 2``: times what the opponents' scores count in games with this result."""
    which, times = value.split()
    points, factor = {"wins": 1, "draws": 0.5, "losses": 0}[which], float(times)

    def weighed(context: Context, number: int, terms: Terms) -> Terms:
        if points:
            amounts = [
                factor * amount if amount is not None and result.points == points else amount
                for (_, result), amount in zip(context.history(number), terms.amounts)
            ]
            return Terms(amounts, terms.make_term, terms.drops)
        adjusted = context.edition.sonneborn_adjusted or "A" in context.options
        score = (lambda n: context.adjusted(n).amount) if adjusted else context.score
        lost = (
            Term(round, opponent, factor * score(opponent))
            for round, opponent, result in context.games(number)
            if not result.points
        )
        return Terms.of([*terms, *lost])

    return other_terms(lambda rule: rule.system == "SB", weighed)


def _sonneborn_of_byes(context: Context, number: int, terms: Terms) -> Terms:
    own = context.score(number)
    byes = (
        Term(round, None, result.points * own)
        for round, result in context.history(number)
        if not context.is_game(result)
    )
    return Terms.of([*terms, *byes])


def _percentage_of_all_rounds(context: Context, number: int) -> Terms:
    history = context.history(number)
    return Terms.of(Term(round, None, 100 * result.points) for round, result in history)


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
        return Terms.of(
            Term(round, result.opponent, amount(by, result, by.points(number, round) or 0.0))
            for round, result in by.tournament.histories[number]
        )

    return terms_of({code: compute})


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
        terms = list(whole(context.narrowed(options), number))
        top = sorted(range(len(terms)), key=lambda k: terms[k].amount)[-count:]
        highest = Drop("highest", SILENCE)
        return Terms.of(term.dropped(highest) if k in top else term for k, term in enumerate(terms))

    return rule.with_terms(compute)


def _colours_exchanged(rule: Rule) -> Rule | None:
    if rule.tie_break is None or rule.tie_break.system.needs is not Needs.COLOURS:
        return None
    return rule.with_each(lambda result: replace(result, colour=OTHER_COLOUR[result.colour]))


def _of_own_score(times: int) -> Other:
    def added(context: Context, number: int, terms: Terms) -> Terms:
        own = Term(0, None, times * context.score(number))
        return Terms.of([*terms, own]) if terms else terms

    return added


def _divided_by(count: Count) -> Vary:
    def divided(context: Context, number: int, terms: Terms) -> Terms:
        parts = max(count(context, number), 1)
        shares = [None if each is None else Fraction(each) / parts for each in terms.amounts]
        return Terms(shares, terms.make_term, terms.drops)

    return other_terms(_is_sum, divided)


def _paired(context: Context, number: int) -> int:
    return sum(result.outcome in _SETS["paired"] for _, result in context.history(number))


def _at_the_end(change: Callable[[Figure], Figure]) -> Vary:
    return lambda rule: replace(rule, end=change)


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

        in_lists = other_terms(lambda rule: rule.code in _LISTS_OF_ROUNDS, others)
        return in_lists(rule) or _medians(opponents=opponents)(rule)

    return vary


_LISTS_OF_ROUNDS = frozenset(
    {"SOLK", "BH", "SB", "KASH", "OCUM", "BLACKS", "BPG", "BWG", "COMPAVG", "OPERF", "PCT"}
    | {"ARO", "AOB", "APRO", "APPO", "SBH", "TOR"}
)
"""Systems that add or average one figure a round; medians, which cut some, are separate."""

_NAMED: Mapping[str, Vary] = {
    "half-byes-deduct-one": _deducting(lambda r: float(not r.played and r.points > 0)),
    "only-full-points-deducted": _deducting(lambda r: float(not r.played and r.points == 1)),
    "every-unplayed-deducts-one": _deducting(lambda r: float(not r.played)),
    "forfeit-opponents-cumulative": terms_of({"OCUM": _of_opposition(forfeits=True)}),
    **{
        f"kashdan-{win}-{draw}-{loss}": edition_with("KASH", kashdan=(win, draw, loss))
        for win, draw, loss in ((2, 1, 0), (3, 1, 0), (4, 2, 0), (4, 2, 1))
    },
    "percentage-of-all-rounds": terms_of({"PCT": _percentage_of_all_rounds}),
    "tied-games-left-out": terms_of({"OPERF": _performances_without_the_tied}),
    "sonneborn-byes": other_terms(lambda rule: rule.system == "SB", _sonneborn_of_byes),
    "sonneborn-final": edition_with("SB", sonneborn_adjusted=False),
    "opponents-face-value": _with_opponents(face_value),
    "opponents-games-only": _with_opponents(
        lambda history, draw: Score(sum((r.points for _, r in history if r.played), 0.0))
    ),
    "opponents-withdrawn-zero": _with_opponents(_withdrawn_at_zero),
    "opponents-half-less": _with_opponents(_half_less),
    "opponents-late-byes-half": _with_opponents(requested_byes_at_the_end_at_half),
    "byes-before-forfeit-face-value": _with_opponents(_late_byes_alone_at_half),
    "own-left-out": _with_own(nobody),
    "own-zero": _with_own(lambda absence: Score(0.0)),
    "own-score": _with_own(dummy_with_own_score),
    "own-half": _with_own(lambda absence: Score(absence.draw)),
    "own-draw-in-every-round": _with_own(lambda absence: Score(absence.rounds * absence.draw)),
    "forfeit-opponents": unplayed(forfeits_are_games=True),
    "forfeits-as-games": _forfeits_as_games,
    "cut-without-choice": edition_with(voluntary=nothing_is_voluntary),
    "cut-highest": _cut_at_the_top,
    "colors-exchanged": _colours_exchanged,
    "last-opponent-missing": _without_a_round(-1),
    "first-opponent-missing": _without_a_round(0),
    "doubled": _at_the_end(lambda value: 2 * value),
    "halved": _at_the_end(lambda value: Fraction(value) / 2),
    "tenfold": _at_the_end(lambda value: 10 * value),
    "rounded": _at_the_end(lambda value: float(math.floor(Fraction(value) + Fraction(1, 2)))),
    "rounded-up": _at_the_end(lambda value: float(math.ceil(value))),
    "decimals-cut-off": _at_the_end(lambda value: float(math.floor(value))),
    "rounded-down-at-half": _at_the_end(
        lambda value: float(math.ceil(Fraction(value) - Fraction(1, 2)))
    ),
    "half-more": _at_the_end(lambda value: value + 0.5),
    "one-more": _at_the_end(lambda value: value + 1),
    "own-score-added": other_terms(_is_sum, _of_own_score(1)),
    "own-score-taken-off": other_terms(_is_sum, _of_own_score(-1)),
    "average-of-rounds": _divided_by(lambda context, number: context.rounds),
    "average-of-games": _divided_by(lambda context, number: len(context.games(number))),
    "average-of-games-and-forfeits": _divided_by(_paired),
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
    "sonneborn": _of_sonneborn,
    "opponents": _of_opponents,
    "points": _of_points,
}

_ROWS = """
[matches match]
opponents-face-value = IHSA final: the opponents' unplayed matches count what they gave, not as
    draws
own-unplayed-matches = IHSA unplayed: a team's own unplayed matches count as (0 + 10) × (0² + 1) ÷
    100 each
forfeits-as-games = IHSA forfeits: forfeited matches count as if they had been played
rounded-matches = IHSA rounded: each match is rounded to two decimals before they are added up
opponents-adjusted = USAT adjusted: the opponents' unplayed matches count as draws, where 34G takes
    the final score
only-matches-won = USAT won: the opponents' matches won are counted, and no half for a drawn match
[drops system]
SIGN-drops-WHAT: SIGN-score players lose WHAT
drops-swapped = 01 11 10: plus-score players lose the highest opponent's score and minus-score
    players the lowest
all-drop-highest = 01 01 01: every player loses the highest opponent's score
[band band]
band-by-planned-rounds = planned: the number of scores to drop follows the planned rounds, not those
    that are complete
two-dropped = 2: two scores are dropped instead of one, although there are fewer than 9 rounds
one-dropped = 1: only one score is dropped instead of two, although there are 9 rounds or more
three-dropped = 3: three scores are dropped
band-by-games = games: two scores are dropped only for players who played 9 games or more
[sign]
sign-by-games = games / games: plus and minus are taken from the points of games against half of the
    games that the player played
sign-without-byes = games / all: plus and minus are taken from the points of games, without byes and
    forfeits, against half of the rounds
sign-by-planned-rounds = all / planned: plus and minus are taken from half of the planned rounds
sign-by-rounds-played = all / games: plus and minus are taken from the score, byes included, against
    half of the rounds that the player played
sign-by-rounds-paired = all / paired: plus and minus are taken from the score against half of the
    rounds in which the player was paired
sign-by-rounds-there = all / there: plus and minus are taken from the score against half of the
    rounds in which the player had a game, a forfeit or a bye
sign-by-games-and-byes = all / games and byes: plus and minus are taken from the score against half
    of the player's games and byes
sign-by-rounds-with-points = all / not lost: plus and minus are taken from the score against half of
    the rounds other than absences and forfeit losses
sign-by-games-and-forfeits = paired / paired: plus and minus are taken from the points of games and
    forfeits against half of these
sign-by-games-in-rounds-there = games / there: plus and minus are taken from the points of games
    against half of the rounds other than absences
sign-without-bye-points = paired / all: plus and minus are taken from the points of games and
    forfeits, without byes, against half of the rounds
[all system]
all-drop-WHAT: every player loses WHAT
[cumulative system]
nothing-deducted = all / none: nothing is taken off for byes and forfeit wins
half-byes-deduct-one: 1 point is taken off for every bye, half-point byes too
only-full-points-deducted: nothing is taken off for half-point byes
only-byes-deducted = all / byes: nothing is taken off for forfeit wins
only-forfeits-deducted = all / forfeits: nothing is taken off for byes
every-unplayed-deducts-one: 1 point is taken off for every unplayed round, lost ones too
deducted-in-every-round = games / none: the points of byes and forfeits are missing from every later
    running score
[named]
forfeit-opponents-cumulative: the opponents of forfeits are in the sum
[kashdan]
kashdan-2-1-0: Kashdan counts 2 for a win, 1 for a draw, 0 for a loss
kashdan-3-1-0: Kashdan counts 3 for a win, 1 for a draw, 0 for a loss
kashdan-4-2-0: Kashdan counts 4 for a win, 2 for a draw, 0 for a loss
kashdan-4-2-1: Kashdan counts 4 for a win, 2 for a draw, 1 for a loss
kashdan-byes = with points points: byes and forfeits that gave points count as wins and draws
kashdan-absences = all points: every unplayed round counts as a game, absences as losses
kashdan-WHAT-N: WHAT count N
kashdan-forfeits-by-points = forfeits points: forfeits count as games won, drawn and lost by their
    points
kashdan-byes-by-points = byes points: byes count as games won, drawn and lost by their points
[named]
percentage-of-all-rounds: byes and forfeits are in the percentage
tied-games-left-out: games between players on the same score are left out of their performances
sonneborn-byes: a bye or forfeit counts as a game against an opponent with the player's own score
sonneborn-final: the opponents' final scores are taken as they are, and nothing for unplayed rounds
[sonneborn]
sonneborn-draws-in-full = draws 2: draws count the opponent's whole score
sonneborn-draws-zero = draws 0: draws count nothing
sonneborn-draws-quarter = draws .5: draws count a quarter of the opponent's score
sonneborn-wins-half = wins .5: wins count half of the opponent's score
sonneborn-wins-doubled = wins 2: wins count twice the opponent's score
sonneborn-losses-taken-off = losses -1: the scores of those who won are taken off
sonneborn-losses-half = losses .5: losses count half of the opponent's score
sonneborn-losses-in-full = losses 1: losses count the opponent's whole score
[opponents]
opponents-face-value: the opponents' unplayed rounds count what they gave, not ½ each
opponents-byes-face-value = byes given: the opponents' byes count what they gave; only their
    forfeits and absences count ½
opponents-forfeits-face-value = forfeits given: the opponents' forfeits count what they gave; only
    their byes and absences count ½
opponents-absences-zero = absences 0: the rounds in which an opponent was not paired count 0, not ½
opponents-losses-zero = lost 0: the opponents' forfeit losses and absences count 0, not ½
opponents-games-only: the opponents' unplayed rounds count 0, not ½
opponents-withdrawn-zero: opponents who were not there in the last round count 0
opponents-half-less: ½ is taken off once from each opponent who has an unplayed round, however many
opponents-late-byes-half: only the opponents' byes at the end count ½, as FIDE has it
byes-before-forfeit-face-value: an opponent's byes before a forfeit loss count what they gave; by
    FIDE C.07 16.2.5 they count ½ each
opponents-WHAT-N: the opponents' WHAT count N each, not ½
[named]
own-left-out: a player's own unplayed rounds are left out of the list before anything is dropped
own-zero: a player's own unplayed rounds count as opponents with 0
own-score: a player's own unplayed rounds count as opponents with the player's own score
own-half: a player's own unplayed rounds count ½ each
own-draw-in-every-round: a player's own unplayed rounds count as opponents with half of the maximum
    score
[named forfeits]
forfeit-opponents: the scheduled opponent of a forfeit counts as if the game had been played
forfeits-as-games: forfeits count as games played over the board
[points]
half-byes-zero = half-byes UNPAIRED: half-point byes gave 0 points
half-byes-full = half-byes FULL_BYE: half-point byes gave 1 point
full-byes-half = full-byes HALF_BYE: full-point byes gave ½ point
full-byes-zero = full-byes UNPAIRED: full-point byes gave 0 points
byes-zero = byes UNPAIRED: byes gave 0 points
forfeit-wins-zero = forfeit-wins UNPAIRED: forfeit wins gave 0 points
forfeit-wins-half = forfeit-wins HALF_BYE: forfeit wins gave ½ point
absences-half = absences HALF_BYE: rounds without a pairing gave ½ point
[named cut]
cut-without-choice: a cut takes the lowest score, not a round left unplayed by choice (article 16.5)
cut-highest: the highest score is cut instead of the lowest
[named]
colors-exchanged: White and Black are exchanged
[named finish]
doubled: each value is doubled
halved: each value is halved
tenfold: each value is multiplied by ten
rounded: each value is rounded to a whole number, ½ upwards
rounded-up: each value is rounded up to a whole number
decimals-cut-off: the part after the decimal point is left out
rounded-down-at-half: each value is rounded to a whole number, ½ downwards
half-more: ½ is added to each value
one-more: 1 is added to each value
[named]
own-score-added: the player's own score is added
own-score-taken-off: the player's own score is taken off
average-of-rounds: each value is divided by the number of rounds
average-of-games: each value is divided by the number of games that the player played
average-of-games-and-forfeits: each value is divided by the number of the player's games and
    forfeits
last-opponent-missing: each player's last round is missing from his own list
first-opponent-missing: each player's first round is missing from his own list
"""
"""``[field kind]``, then ``code = value: words``, the likeliest first; indented lines continue a
row, and one with words in capitals stands for many."""
_ROW = re.compile(r"([\w-]+)(?: = ([^:]+))?: (.+)")
_LOST: Mapping[str, tuple[str, str]] = {
    "11": ("both", "the lowest and the highest opponent's score"),
    "10": ("lowest", "the lowest opponent's score only"),
    "01": ("highest", "the highest opponent's score only"),
    "00": ("nothing", "no opponent's score"),
    "20": ("two-lowest", "the two lowest opponents' scores"),
    "02": ("two-highest", "the two highest opponents' scores"),
    "12": ("lowest-and-two-highest", "the lowest and the two highest opponents' scores"),
    "21": ("two-lowest-and-highest", "the two lowest and the highest opponents' scores"),
    "22": ("two-of-both", "the two lowest and the two highest opponents' scores"),
}
_AS_GAMES = {
    "4": "as games won, 4 each",
    "2": "as games drawn, 2 each",
    "1": "as games lost, 1 each",
    "3": "3 each",
}


_MANY: Mapping[str, Sequence[tuple[str, str, str]]] = {
    "SIGN-drops-WHAT": [
        (f"{sign}-drops-{name}", value, f"{sign}-score players lose {lost}")
        for drops, (name, lost) in _LOST.items()
        for sign, value in (
            ("plus", f"{drops} 11 01"),
            ("even", f"10 {drops} 01"),
            ("minus", f"10 11 {drops}"),
        )
        if value != "10 11 01"
    ],
    "all-drop-WHAT": [
        (f"all-drop-{_LOST[drops][0]}", drops, f"every player loses {_LOST[drops][1]}")
        for drops in ("01", "02", "12", "21")
    ],
    "kashdan-WHAT-N": [
        (f"kashdan-{name}-{worth}", f"{name} {worth}", f"{rounds} count {words}")
        for name, rounds in _IN_WORDS.items()
        for worth, words in _AS_GAMES.items()
    ],
    "opponents-WHAT-N": [
        (
            f"opponents-{name}-{word}",
            f"{name} {worth}",
            f"the opponents' {_IN_WORDS[name]} count {worth} each, not ½",
        )
        for name in ("forfeit-wins", "forfeit-losses", "forfeits", "full-byes", "half-byes", "byes")
        for worth, word in enumerate(("zero", "one"))
        if (name, word) != ("full-byes", "one")  # what they gave
    ]
    + [
        (
            "opponents-absences-one",
            "absences 1",
            "the opponents' rounds without a pairing count 1 each, not ½",
        )
    ],
}
"""The rows for which one with words in capitals stands: code, value and words."""


@lru_cache(maxsize=1)
def of_rows() -> tuple[Variation, ...]:
    """Return the variations that are rows of the table."""
    variations: list[Variation] = []
    field = kind = ""
    for line in re.split(r"\n(?=\S)", _ROWS.strip()):
        if line.startswith("["):
            field, _, kind = line.strip("[]").partition(" ")
        elif match := _ROW.fullmatch(" ".join(line.split())):
            code, value, words = match.groups()
            for row, of_row, in_words in _MANY.get(code) or [(code, value, words)]:
                vary = _FIELDS[field](of_row) if of_row else _NAMED[row]
                variations.append(Variation(row, in_words, vary, kind))
    return tuple(variations)


def variations(asked: str, section: Section, table: Crosstable) -> tuple[Variation, ...]:
    """Return all variations, the likeliest first. ``asked`` is the code of the edition asked for,
    ``table`` the section's crosstable as it counts."""
    *rows, last_round, first_round = of_rows()
    return (
        *SYSTEMS_NEAR,
        *other_editions(asked, near=True),
        *rows,
        *map(unrated_at, UNRATED_AT),
        *other_editions(asked, near=False),
        *of_rounds(table),
        *(last_round, first_round),
        *of_withdrawals(section, table),
        SCORE_INSTEAD,
        *SYSTEMS_FAR,
    )
