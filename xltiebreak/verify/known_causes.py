"""Every known cause in the order in which they are tried; here those that any column may have:
another system, another edition, other rounds, other figures at the end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Callable

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.rules.context import Context
from xltiebreak.rules.editions import EDITIONS, FIDE, nothing_is_voluntary
from xltiebreak.rules.systems import Needs, tie_break
from xltiebreak.rules.terms import SILENCE, Drop, Terms
from xltiebreak.verify import (
    causes_of_any_system,
    causes_of_opponents,
    causes_of_players,
    causes_of_sums,
)
from xltiebreak.verify.calculation import KnownCause, Reason, Way

_NEAR = (
    *("MED", "MM", "SOLK", "BH", "CUM", "PS", "SB/A", "SB", "BH/C1", "BH/M1", "BH/C2", "BH/M2"),
    "MED/H",
)
_FAR = (
    *("OCUM", "ACUM", "KASH", "BLACKS", "PS/C1", "WIN", "WON", "BWG", "PCT", "COMPAVG", "OPERF"),
    *("ARO", "TPR", "PTP", "APRO", "APPO", "AOB", "SBH", "TOR", "FB", "KS", "STD", "REP", "H2H"),
)


def _plain_median(way: Way, differing: Sequence[int]) -> str:
    """Which of the scores that Modified Median keeps were dropped."""
    if way.system != "MM":
        return ""
    signs = {way.event.scores.sign(number) for number in differing}
    dropped = []
    if 1 in signs:
        dropped.append("the highest score of plus-score players")
    if -1 in signs:
        dropped.append("the lowest score of minus-score players")
    return f"the program dropped {' and '.join(dropped)} too" if dropped else ""


def _modified_median(way: Way, differing: Sequence[int]) -> str:
    if way.system != "MED":
        return ""
    return "the program kept the highest score of plus-score players and the lowest of minus-score"


def _progressive(way: Way, differing: Sequence[int]) -> str:
    return "nothing was taken off for byes and forfeit wins" if way.system == "CUM" else ""


_REASONS: dict[str, Reason] = {
    "MED": _plain_median,
    "MM": _modified_median,
    "PS": _progressive,
}
_NAMES = {"MED": "the plain Median", "MM": "the Modified Median"}


def _system(code: str) -> KnownCause:
    one = tie_break(code)

    def change(way: Way) -> Way | None:
        if way.tie_break is None or way.tie_break.is_same_as(one):
            return None
        known = {
            Needs.RATINGS: bool(way.event.ratings),
            Needs.COLOURS: way.event.scores.knows_colours,
        }
        if not known.get(one.system.needs, True) or _is_alias(code, way):
            return None
        return replace(way, tie_break=one)

    return KnownCause(
        f"system-{code}",
        "system",
        f"the column is {one.name} ({code})",
        change,
        are=f"are {_NAMES.get(code, f'{one.name} ({code})')}",
        reason=_REASONS.get(code),
    )


def _is_alias(code: str, way: Way) -> bool:
    """Whether the same figures have another name that goes better with the edition."""
    fide = way.edition.family == FIDE
    return code == ("SOLK" if fide else "BH") or (code == "BLACKS" and way.system == "BPG")


def _score(way: Way) -> Way | None:
    return None if way.tie_break is None else replace(way, tie_break=None)


def _edition(code: str) -> KnownCause:
    edition = EDITIONS[code]
    name = edition.name.partition(":")[0]

    def change(way: Way) -> Way | None:
        return None if way.edition.code == code else replace(way, edition=edition)

    return KnownCause(
        f"edition-{code}",
        "edition",
        f"the edition is {code} ({name})",
        change,
        are=f"agree with edition {code} ({name})",
    )


def _finish(code: str, condition: str, finish: Callable[[Figure], Figure]) -> KnownCause:
    return KnownCause(code, "finish", condition, lambda way: replace(way, finish=finish))


def _rare(code: str, condition: str, finish: Callable[[Figure], Figure]) -> KnownCause:
    return replace(_finish(code, condition, finish), rare=True)


def _without_choice(way: Way) -> Way | None:
    """Cuts that do not ask whether a round was left unplayed by choice."""
    if way.edition.voluntary is nothing_is_voluntary:
        return None
    return replace(way, edition=way.edition._replace(voluntary=nothing_is_voluntary))


def _colours_exchanged(way: Way) -> Way | None:
    """White for Black in every game."""
    if way.tie_break is None or way.tie_break.system.needs is not Needs.COLOURS:
        return None
    swapped = {"w": "b", "b": "w", "": ""}
    rows = tuple(
        tuple(replace(result, colour=swapped[result.colour]) for result in row)
        for row in way.table.results
    )
    return way.on(Crosstable(way.table.numbers, rows))


def _cut_at_the_top(way: Way) -> Way | None:
    """The highest values cut where the lowest should be."""
    one = way.tie_break
    if one is None or not one.settings.get("C") or one.system.code not in ("BH", "SB", "FB"):
        return None
    count = one.settings["C"]
    whole = one.system.compute

    def compute(context: Context, number: int) -> Terms:
        options = {key: value for key, value in context.options.items() if key != "C"}
        terms = list(whole(context.narrowed(options), number))
        top = sorted(range(len(terms)), key=lambda k: terms[k].amount)[-count:]
        cut = Drop("highest", SILENCE)
        return Terms.of(term.dropped(cut) if k in top else term for k, term in enumerate(terms))

    return way.with_terms(compute)


SYSTEMS_NEAR = tuple(_system(code) for code in _NEAR)
"""The systems that are most easily taken for one another."""
SYSTEMS_FAR = (
    KnownCause("system-SCORE", "system", "the column is the score", _score, are="are the score"),
    *(_system(code) for code in _FAR),
)
_EDITIONS = ("uschess", "fide2026", "fide2023", "fide2009", "raw", "wintd")
OTHER_EDITIONS = tuple(_edition(code) for code in _EDITIONS)
OTHER_CUTS = (
    KnownCause(
        "cut-without-choice",
        "cut",
        "a cut takes the lowest score, not a round left unplayed by choice (article 16.5)",
        _without_choice,
    ),
    KnownCause(
        "cut-highest", "cut", "the highest score is cut instead of the lowest", _cut_at_the_top
    ),
)
OTHER_COLOURS = KnownCause(
    "colors-exchanged", "colours", "White and Black are exchanged", _colours_exchanged
)
FINISHES = (
    _finish("doubled", "each value is doubled", lambda value: 2 * value),
    _finish("halved", "each value is halved", lambda value: Fraction(value) / 2),
    _rare("tenfold", "each value is multiplied by ten", lambda value: 10 * value),
    _finish(
        "rounded",
        "each value is rounded to a whole number, ½ upwards",
        lambda value: float(math.floor(Fraction(value) + Fraction(1, 2))),
    ),
    _rare(
        "rounded-up",
        "each value is rounded up to a whole number",
        lambda value: float(math.ceil(value)),
    ),
    _finish(
        "decimals-cut-off",
        "the part after the decimal point is left out",
        lambda value: float(math.floor(value)),
    ),
    _rare(
        "rounded-down-at-half",
        "each value is rounded to a whole number, ½ downwards",
        lambda value: float(math.ceil(Fraction(value) - Fraction(1, 2))),
    ),
    _rare("half-more", "½ is added to each value", lambda value: value + 0.5),
    _rare("one-more", "1 is added to each value", lambda value: value + 1),
)


def known_causes(asked: str, section: Section, table: Crosstable) -> tuple[KnownCause, ...]:
    """What may have been done otherwise, the likeliest first, where the edition of this code was
    asked for; ``table`` is the section's crosstable as it counts."""
    return (
        *SYSTEMS_NEAR,
        *(one for one in OTHER_EDITIONS if _is_near(one.code, asked)),
        *causes_of_sums.OF_TEAMS,
        *causes_of_opponents.OF_MEDIANS,
        *causes_of_sums.OF_PLAYERS,
        *causes_of_opponents.OF_UNPLAYED_ROUNDS,
        *causes_of_any_system.of_other_points(),
        *OTHER_CUTS,
        OTHER_COLOURS,
        *FINISHES,
        *causes_of_any_system.OTHER_SUMS,
        *causes_of_any_system.of_unrated_players(),
        *(one for one in OTHER_EDITIONS if not _is_near(one.code, asked)),
        *of_rounds(table),
        *causes_of_any_system.without_a_round(table),
        *causes_of_players.of_withdrawals(section, table),
        *SYSTEMS_FAR,
    )


def _is_near(code: str, asked: str) -> bool:
    """Whether an edition is of the same federation, so that it is tried first."""
    return not code.endswith("raw") and ("fide" in code) == ("fide" in asked)


def of_rounds(table: Crosstable) -> list[KnownCause]:
    """Fewer rounds than are complete, and rounds that are not complete as if they were."""
    complete = table.complete_rounds
    found = [_up_to(round, table) for round in reversed(complete[:-1])]
    begun = [r for r in range(1, table.rounds + 1) if table.started(r) and r not in complete]
    if begun:
        found.insert(0, _with_pending(begun, table))
    return found


def _up_to(round: int, table: Crosstable) -> KnownCause:
    shorter = Crosstable(table.numbers, tuple(row[:round] for row in table.results))
    return KnownCause(
        "earlier-round",
        "rounds",
        f"the program had the results up to round {round} only",
        lambda way: way.on(shorter) if way.table is table else None,
    )


def _with_pending(rounds: Sequence[int], table: Crosstable) -> KnownCause:
    counted = Crosstable(
        table.numbers,
        tuple(
            tuple(
                _as_unplayed(result) if round in rounds else result
                for round, result in enumerate(row, 1)
            )
            for row in table.results
        ),
    )
    listed = ", ".join(str(round) for round in rounds)
    return KnownCause(
        "pending-counted",
        "rounds",
        f"round {listed}, which is not complete, is counted as it stands",
        lambda way: way.on(counted) if way.table is table else None,
    )


def _as_unplayed(result: Result) -> Result:
    if result.blank or result.outcome is Outcome.PENDING:
        return Result(Outcome.UNPAIRED)
    return result
