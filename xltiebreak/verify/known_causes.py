"""Every known cause, in the order in which they are tried. Those that concern any column are here:
another system, edition, round, worth of byes, or another change at the end."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Callable

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
from xltiebreak.event.results import OTHER_COLOUR, Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.rules.context import Context
from xltiebreak.rules.editions import EDITIONS, FIDE
from xltiebreak.rules.systems import Needs, tie_break
from xltiebreak.rules.terms import SILENCE, Drop, Term, Terms
from xltiebreak.rules.unplayed import nothing_is_voluntary
from xltiebreak.rules.worksheet import SUM
from xltiebreak.verify.calculation import (
    FORFEITS,
    KnownCause,
    Reason,
    Way,
    by_edition,
    known,
    of_terms,
)
from xltiebreak.verify.causes_of_opponents import OF_MEDIANS, OF_UNPLAYED_ROUNDS, medians
from xltiebreak.verify.causes_of_sums import OF_OTHER_POINTS, OF_PLAYERS, OF_TEAMS

_NEAR = (
    *("MED", "MM", "SOLK", "BH", "CUM", "PS", "SB/A", "SB", "BH/C1", "BH/M1", "BH/C2", "BH/M2"),
    "MED/H",
)
"""The systems that are confused most easily."""
_FAR = (
    *("OCUM", "ACUM", "KASH", "BLACKS", "PS/C1", "WIN", "WON", "BWG", "PCT", "COMPAVG", "OPERF"),
    *("ARO", "TPR", "PTP", "APRO", "APPO", "AOB", "SBH", "TOR", "FB", "KS", "STD", "REP", "H2H"),
)
_LISTS_OF_ROUNDS = frozenset(
    {"SOLK", "BH", "SB", "KASH", "OCUM", "BLACKS", "BPG", "BWG", "COMPAVG", "OPERF", "PCT"}
    | {"ARO", "AOB", "APRO", "APPO", "SBH", "TOR"}
)
"""Systems that add or average one figure a round; medians, which cut some, are separate."""
_UNRATED_AT = (0, 100, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500, 1600, 1800)


def _plain_median(way: Way, differing: Sequence[int]) -> str:
    """Say which of the scores that Modified Median keeps were dropped."""
    if way.system != "MM":
        return ""
    signs = {way.event.scores.sign(number) for number in differing}
    dropped = []
    if 1 in signs:
        dropped.append("the highest score of plus-score players")
    if -1 in signs:
        dropped.append("the lowest score of minus-score players")
    return f"the program dropped {' and '.join(dropped)} too" if dropped else ""


def _reason(system: str, words: str) -> Reason:
    return lambda way, differing: words if way.system == system else ""


_REASONS: Mapping[str, Reason] = {
    "MED": _plain_median,
    "MM": _reason(
        "MED",
        "the program kept the highest score of plus-score players and the lowest of minus-score",
    ),
    "PS": _reason("CUM", "nothing was taken off for byes and forfeit wins"),
}
_NAMES = {"MED": "the plain Median", "MM": "the Modified Median"}


def _system(code: str) -> KnownCause:
    meant = tie_break(code)

    def change(way: Way) -> Way | None:
        if way.tie_break is None or way.tie_break.is_same_as(meant):
            return None
        is_known = {
            Needs.RATINGS: bool(way.event.ratings),
            Needs.COLOURS: way.event.scores.knows_colours,
        }
        if not is_known.get(meant.system.needs, True) or _is_alias(code, way):
            return None
        return replace(way, tie_break=meant)

    name = f"{meant.name} ({code})"
    are = f"are {_NAMES.get(code, name)}"
    condition = f"the column is {name}"
    return KnownCause(f"system-{code}", condition, change, "system", are, _REASONS.get(code))


def _is_alias(code: str, way: Way) -> bool:
    """Whether these figures have another name that suits the edition better."""
    fide = way.edition.family == FIDE
    return code == ("SOLK" if fide else "BH") or (code == "BLACKS" and way.system == "BPG")


def _score(way: Way) -> Way | None:
    return None if way.tie_break is None else replace(way, tie_break=None)


def _edition(code: str) -> KnownCause:
    """Return the cause that the edition is another. Editions are kinds of their own, except one
    that only changes another's scale."""
    edition = EDITIONS[code]
    name = f"{code} ({edition.name.partition(':')[0]})"

    def change(way: Way) -> Way | None:
        return None if way.edition.code == code else replace(way, edition=edition)

    kind = edition.scale_of or code
    condition, are = f"the edition is {name}", f"agree with edition {name}"
    return KnownCause(f"edition-{code}", condition, change, kind, are)


def _cut_at_the_top(way: Way) -> Way | None:
    asked = way.tie_break
    if asked is None or not asked.settings.get("C") or way.system not in ("BH", "SB", "FB"):
        return None
    count = asked.settings["C"]
    whole = asked.system.compute

    def compute(context: Context, number: int) -> Terms:
        options = {key: value for key, value in context.options.items() if key != "C"}
        terms = list(whole(context.narrowed(options), number))
        top = sorted(range(len(terms)), key=lambda k: terms[k].amount)[-count:]
        highest = Drop("highest", SILENCE)
        return Terms.of(term.dropped(highest) if k in top else term for k, term in enumerate(terms))

    return way.with_terms(compute)


def _colours_exchanged(way: Way) -> Way | None:
    if way.tie_break is None or way.tie_break.system.needs is not Needs.COLOURS:
        return None
    return way.with_each(lambda result: replace(result, colour=OTHER_COLOUR[result.colour]))


_FINISHES: Mapping[str, Callable[[Figure], Figure]] = {
    "doubled": lambda value: 2 * value,
    "halved": lambda value: Fraction(value) / 2,
    "tenfold": lambda value: 10 * value,
    "rounded": lambda value: float(math.floor(Fraction(value) + Fraction(1, 2))),
    "rounded-up": lambda value: float(math.ceil(value)),
    "decimals-cut-off": lambda value: float(math.floor(value)),
    "rounded-down-at-half": lambda value: float(math.ceil(Fraction(value) - Fraction(1, 2))),
    "half-more": lambda value: value + 0.5,
    "one-more": lambda value: value + 1,
}


def _finish(code: str, finish: Callable[[Figure], Figure]) -> KnownCause:
    return known(code, lambda way: replace(way, finish=finish), "finish")


def _own_score(times: int) -> Callable[[Context, int, Terms], Terms]:
    def added(context: Context, number: int, listed: Terms) -> Terms:
        own = Term(0, None, times * context.score(number))
        return Terms.of([*listed, own]) if listed else listed

    return added


def _divided_by(count: Callable[[Context, int], int]) -> Callable[[Context, int, Terms], Terms]:
    def divided(context: Context, number: int, listed: Terms) -> Terms:
        count_of_parts = max(count(context, number), 1)
        amounts = [
            None if amount is None else Fraction(amount) / count_of_parts
            for amount in listed.amounts
        ]
        return Terms(amounts, listed.make_term, listed.drops)

    return divided


def _games_and_forfeits(context: Context, number: int) -> int:
    history = context.history(number)
    return sum(result.played or result.outcome in FORFEITS for _, result in history)


def _is_sum(way: Way) -> bool:
    return way.tie_break is not None and way.tie_break.system.combine == SUM


_SUMS: Mapping[str, Callable[[Context, int, Terms], Terms]] = {
    "own-score-added": _own_score(1),
    "own-score-taken-off": _own_score(-1),
    "average-of-rounds": _divided_by(lambda context, number: context.rounds),
    "average-of-games": _divided_by(lambda context, number: len(context.games(number))),
    "average-of-games-and-forfeits": _divided_by(_games_and_forfeits),
}


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
    return KnownCause(f"unrated-at-{rating}", condition, change, "unrated")


def _of_rounds(table: Crosstable) -> list[KnownCause]:
    """Return causes in which only earlier rounds count, or an incomplete round counts."""
    complete = table.complete_rounds
    causes = [
        _on(
            "earlier-round",
            f"the program had the results up to round {round} only",
            table,
            table.up_to(round),
            f"up to round {round}",
        )
        for round in reversed(complete[:-1])
    ]
    begun = [r for r in range(1, table.rounds + 1) if table.started(r) and r not in complete]
    if begun:
        causes.insert(0, _with_pending(begun, table))
    return causes


def _on(
    code: str, condition: str, table: Crosstable, other: Crosstable, kind: str = "withdrawn"
) -> KnownCause:
    def change(way: Way) -> Way | None:
        return way.on(other) if way.table is table and other.results != table.results else None

    return KnownCause(code, condition, change, kind)


def _with_pending(rounds: Sequence[int], table: Crosstable) -> KnownCause:
    def as_it_stands(number: int, round: int, result: Result) -> Result:
        open = result.blank or result.outcome is Outcome.PENDING
        return Result(Outcome.UNPAIRED) if open and round in rounds else result

    listed = ", ".join(str(round) for round in rounds)
    condition = f"round {listed}, which is not complete, is counted as it stands"
    return _on("pending-counted", condition, table, _retyped(table, as_it_stands), "rounds")


def _retyped(table: Crosstable, change: Callable[[int, int, Result], Result]) -> Crosstable:
    """Return the table with each result changed, by player and round."""
    rows = (
        tuple(change(number, round, result) for round, result in enumerate(row, 1))
        for number, row in table.rows.items()
    )
    return Crosstable(table.numbers, tuple(rows))


def _without_a_round(table: Crosstable) -> list[KnownCause]:
    """Return causes in which each player's last opponent, or first, is missing from his list."""
    complete = table.complete_rounds
    if len(complete) < 2:
        return []
    return [
        _without(complete[-1], "last-opponent-missing", "last"),
        _without(complete[0], "first-opponent-missing", "first"),
    ]


def _without(round: int, code: str, which: str) -> KnownCause:
    def other_rounds(terms: Terms) -> Terms:
        return Terms.of(term for term in terms if term.round != round)

    in_medians = medians(opponents=lambda context, number: other_rounds(context.opponents(number)))
    in_lists = of_terms(
        lambda way: way.code in _LISTS_OF_ROUNDS,
        lambda context, number, terms: other_rounds(terms),
    )
    return KnownCause(
        code,
        f"each player's {which} round, R{round}, is missing from his own list",
        lambda way: in_medians(way) or in_lists(way),
    )


def _of_withdrawals(section: Section, table: Crosstable) -> list[KnownCause]:
    """Return causes in which a round-robin annuls the games of another player, or of no player.

    ``table`` is the crosstable without the annulled games.
    """
    if not section.is_roundrobin or section.matches is not None:
        return []
    causes = []
    if table is not section.crosstable:
        condition = "the games of those who withdrew count, though they are annulled"
        causes.append(_on("annulled-counted", condition, table, section.crosstable))
    for number in table.numbers:
        condition = f"the games of player {number} are annulled"
        causes.append(_on("games-annulled", condition, table, _annulled(table, number)))
    return causes


def _annulled(table: Crosstable, gone: int) -> Crosstable:
    def without(number: int, round: int, result: Result) -> Result:
        annulled = result.opponent == gone or (number == gone and result.opponent)
        return Result(Outcome.ANNULLED) if annulled else result

    return _retyped(table, without)


def _editions(asked: str, *, near: bool) -> Iterator[KnownCause]:
    """Yield the editions that are ``near`` to the one asked for, or the others, the likeliest
    first: FIDE's newest first, those on another scale last."""
    of_fide = EDITIONS[asked].family == FIDE
    newest_first = sorted(EDITIONS.values(), key=lambda edition: edition.since, reverse=True)
    for edition in sorted(
        newest_first, key=lambda each: (bool(each.scale_of), not each.family, each.family == FIDE)
    ):
        if near == (edition.family != "" and (edition.family == FIDE) == of_fide):
            yield _edition(edition.code)


_SYSTEMS_NEAR, _SYSTEMS_FAR = tuple(map(_system, _NEAR)), tuple(map(_system, _FAR))


def known_causes(asked: str, section: Section, table: Crosstable) -> tuple[KnownCause, ...]:
    """Return all known causes, the likeliest first. ``asked`` is the code of the edition asked for,
    ``table`` the section's crosstable as it counts."""
    return (
        *_SYSTEMS_NEAR,
        *_editions(asked, near=True),
        *OF_TEAMS,
        *OF_MEDIANS,
        *OF_PLAYERS,
        *OF_UNPLAYED_ROUNDS,
        *OF_OTHER_POINTS,
        known("cut-without-choice", by_edition(voluntary=nothing_is_voluntary), "cut"),
        known("cut-highest", _cut_at_the_top, "cut"),
        known("colors-exchanged", _colours_exchanged),
        *(_finish(code, finish) for code, finish in _FINISHES.items()),
        *(known(code, of_terms(_is_sum, other)) for code, other in _SUMS.items()),
        *map(_unrated_at, _UNRATED_AT),
        *_editions(asked, near=False),
        *_of_rounds(table),
        *_without_a_round(table),
        *_of_withdrawals(section, table),
        KnownCause("system-SCORE", "the column is the score", _score, "system", "are the score"),
        *_SYSTEMS_FAR,
    )
