"""Compares a section's printed columns with ours, and finds what the other program must have done.
Places that differ may follow another order of tie-breaks, another edition, or other figures."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import groupby, permutations

from xltiebreak.event.findings import EventError, TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.by_score import ranked_by_score
from xltiebreak.ranking.orders import NAMED_ORDERS, NamedOrder, as_list
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import Needs, tie_break
from xltiebreak.verify.differences import (
    Cause,
    Compared,
    Difference,
    Verification,
    compare,
    compare_column,
    compare_places,
    is_place,
)
from xltiebreak.verify.judge import (
    EARLIER,
    FEW,
    RESULT,
    SURE,
    Fit,
    Judge,
    Retyped,
    as_cause,
    misprints,
    task_of,
)
from xltiebreak.verify.meanings import SCORE, stated_here
from xltiebreak.verify.named_order import what_fits
from xltiebreak.verify.printed_figures import (
    Column,
    Columns,
    printed_columns,
    printed_places,
    printed_texts,
)
from xltiebreak.verify.prizes import compare_prizes

_NOTHING_PRINTED = (
    "there is nothing to compare; expected columns of printed tie-breaks or places, with headers "
    "such as Mod. Med, Solk, TBrk[M] or Place, beside the results"
)


def verify(section: Section, asked: Asked = AS_IN_THE_FILE, columns: str = "") -> Verification:
    """Compare a section's printed columns with what the rules give.

    ``columns`` says what columns are where their labels do not, as ``"TB1=MM,TB2=SOLK"``.

    Raises:
        EventError: the results contradict each other.
        TieBreakError: something asked for is not understood.
    """
    if section.has_only_scores:
        return _of_scores(section, asked, columns)
    ours = ranked(section, asked)
    fitting = what_fits(section, asked, columns, ours)
    if fitting is not None:
        asked = replace(asked, order=fitting.order, edition=fitting.edition)
        columns = ",".join(filter(None, (columns, fitting.columns)))
        ours = ranked(section, asked)
    printed = printed_columns(section, ours.order.tie_breaks, columns, ours.edition.code)
    compared = compare(ours, printed)
    if any(column.differences for column in compared):
        causes = diagnose(ours, asked, printed, compared)
        compared = [
            replace(column, causes=tuple(causes.get(column.label, ()))) for column in compared
        ]
    remarks = (*ours.rules_from, *((fitting.sentence,) if fitting else ()))
    return _verification(ours, compared, printed, remarks)


def _of_scores(section: Section, asked: Asked, columns: str) -> Verification:
    """Compare the prizes of a list of scores without rounds, whose other columns are its own."""
    ours = ranked_by_score(section, asked)
    printed = printed_columns(section, (), columns, ours.edition.code)
    labels = [column.label for column in printed.tie_breaks if column.meaning.system != SCORE]
    needing = (f"Not compared without the rounds: {', '.join(labels)}.",) if labels else ()
    alone = replace(printed, tie_breaks=(), places={})
    return _verification(ours, (), alone, (*ours.rules_from, *needing))


def _verification(
    ours: Standings, compared: Sequence[Compared], printed: Columns, remarks: tuple[str, ...]
) -> Verification:
    prizes = compare_prizes(ours, printed.prizes)
    known = {column.label for column in prizes}
    return Verification(
        ours,
        (*compared, *prizes),
        printed.passed_over,
        {column.label: column.meaning.system for column in printed.assumed},
        no_prizes=tuple(label for label in printed.prizes if label not in known),
        remarks=remarks,
        dashes=printed.dashes,
    )


def diagnose(
    ours: Standings, asked: Asked, columns: Columns, compared: Sequence[Compared]
) -> Mapping[str, Sequence[Cause]]:
    """Return the smallest known change that explains each column that differs; none if nothing
    does.

    ``ours`` are the standings for the settings in ``asked``.
    """
    results = {column.label: column for column in compared}
    tasks = [
        task_of(ours, column, results[column.label])
        for column in columns.tie_breaks
        if not results[column.label].idle
    ]
    agreeing = {
        label: texts for label, texts in columns.places.items() if not results[label].differences
    }
    judge = Judge(ours, asked, tasks, agreeing)
    causes: dict[str, list[Cause]] = judge.causes()
    for label in columns.places:
        if results[label].differences:
            causes[label] = causes_of_places(ours, asked, columns, results[label], judge.results)
    return causes


def compared_in(
    sections: Sequence[Section],
    asked: Asked,
    columns: str,
    file: str,
    elsewhere: str,
    advance: Callable[[], object] = int,
) -> list[Verification]:
    """Compare each section that has printed columns, in ``file`` beside the results or
    ``elsewhere``. ``columns`` is the user's ``--columns``; ``advance`` is called after each
    section.

    Raises:
        TieBreakError: none has.
    """
    labels = {section.name: list(printed_texts(section)) for section in sections}
    everywhere = [label for known in labels.values() for label in known]
    all_compared = []
    for section in sections:
        columns_here = stated_here(columns, labels[section.name], everywhere)
        all_compared.append(verify(section, asked, columns_here))
        advance()
    compared = [verification for verification in all_compared if verification.enough]
    if not compared:
        passed_over = [label for section in all_compared for label in section.passed_over]
        listed = ", ".join(repr(label) for label in dict.fromkeys(passed_over))
        hint = f"; there are {listed}" if listed else ""
        raise TieBreakError(f"{file}: {_NOTHING_PRINTED}{elsewhere}{hint}")
    return compared


_MOST_PERMUTED = 4

OTHER_ORDER, TIES = "other-order", "ties-not-broken"
_ORDERS_LEFT = (OTHER_ORDER, TIES)
"""Causes tried, up to the first that fits, if no edition or order with a name explains the
places."""


def causes_of_places(
    ours: Standings,
    asked: Asked,
    columns: Columns,
    result: Compared,
    retyped: Sequence[Retyped] = (),
) -> list[Cause]:
    """Return the causes that explain every place; nothing if none does.

    ``retyped`` are the results that would explain other columns. There are many orders, so one may
    put a few tied players as they are printed by chance: see :mod:`~.weighing`.
    """
    entry = ours.section.origin.entry
    label, compared, differences = result.label, result.compared, result.differences
    sure: list[Fit] = []
    likely: list[Fit] = []
    scores = [column for column in columns.tie_breaks if column.meaning.system == SCORE]
    scores_differ = any(compare_column(ours, column).differences for column in scores)
    scores_agree = bool(scores) and not scores_differ
    candidates = _tried(ours, asked, columns, label, retyped)
    for tried, (code, predicate, asked_for, explains) in enumerate(candidates, 1):
        if code in _ORDERS_LEFT and (sure or likely or scores_differ):
            break
        if code == EARLIER and scores_agree:
            continue
        if explains() == compared:
            fit = Fit(code, predicate, compared, code, tried, asked=asked_for)
            by_itself = scores_differ if code == EARLIER else not asked_for
            certain = by_itself or _ways_to_place(ours, differences) >= tried * 2**SURE
            (sure if certain else likely).append(fit)
            if code in _ORDERS_LEFT:
                break
    if len(differences) == 1 and compared > FEW:
        fits = [fit for fit in one_of_a_code([*sure, *likely]) if fit.code != TIES]
        return [misprints(label, compared, differences, fits, entry, "place")]
    if exchanged := _exchanged(ours, differences, compared):
        others = [fit for fit in (*sure, *likely) if fit.code != TIES]
        return [as_cause(label, compared, one_of_a_code([exchanged, *others]), "place")]
    if sure:  # others that explain as much are named, too
        others = [fit for fit in likely if fit.code != TIES]
        return [as_cause(label, compared, one_of_a_code([*sure, *others]), "place")]
    if likely:
        doubt = "too few are tied to be sure"
        return [as_cause(label, compared, one_of_a_code(likely), "place", doubt, TIES)]
    return []


def one_of_a_code(fits: Sequence[Fit]) -> list[Fit]:
    """Return the first fit of each code."""
    return list({fit.code: fit for fit in reversed(fits)}.values())[::-1]


def _ways_to_place(ours: Standings, differences: Sequence[Difference]) -> int:
    """Return the number of possible orders of the players on the scores where a place differs."""
    scores = Counter(row.score for row in ours.rows)
    differing = {ours.context.score(difference.number) for difference in differences}
    return math.prod(math.factorial(scores[score]) for score in differing)


def _exchanged(ours: Standings, differences: Sequence[Difference], compared: int) -> Fit | None:
    if len(differences) != 2:
        return None
    first, other = differences
    rows = {row.player.number: row for row in ours.rows}
    for mine, theirs in ((first, rows[other.number]), (other, rows[first.number])):
        places = printed_places(mine.printed)
        if places is None or not is_place(places, theirs.place, theirs.last_place):
            return None
    predicate = f"agree if those of players {first.number} and {other.number} are exchanged"
    return Fit("exchanged", predicate, compared, "exchanged", 0)


Tried = tuple[str, str, str, Callable[[], int]]


def _tried(
    ours: Standings,
    asked: Asked,
    columns: Columns,
    label: str,
    retyped: Sequence[Retyped],
) -> Iterator[Tried]:
    """Yield possible causes: code, predicate, the setting that it replaces, and a function that
    counts the places it explains."""
    texts = columns.places[label]
    figures = [column for column in columns.tie_breaks if column.meaning.tie_break is not None]

    def agreeing(edition: str, order: str, section: Section = ours.section) -> Callable[[], int]:
        def count() -> int:
            try:
                other = ranked(section, replace(asked, edition=edition, order=order))
            except EventError:  # a result typed otherwise in one of its two cells only
                return 0
            return compare_places(other, label, texts).agree

        return count

    our_order, listed = ours.order.text, _listed(ours)
    if figures:
        yield (
            "printed-figures",
            "follow from the tie-breaks that are printed beside them",
            "",
            lambda: _by_figures(ours, figures, texts),
        )
    for result in retyped:
        section = replace(ours.section, crosstable=result.table(ours.section.crosstable))
        predicate = f"agree if {result.words(ours.section)}"
        yield RESULT, predicate, "", agreeing(ours.edition.code, our_order, section)
    table = ours.section.crosstable
    for round in reversed(table.complete_rounds[:-1]):
        section = replace(ours.section, crosstable=table.up_to(round))
        predicate = f"agree if the program had the results up to round {round} only"
        yield EARLIER, predicate, "", agreeing(ours.edition.code, our_order, section)
    for code in EDITIONS:
        if code != ours.edition.code:
            predicate = f"agree with edition {code}"
            yield f"edition-{code}", predicate, ours.edition.code, agreeing(code, our_order)
    for name, named in NAMED_ORDERS.items():
        if named.codes != ours.order.codes and _fits(named, ours.section):
            predicate = f"agree with the order {name} ({', '.join(named.codes)})"
            for edition, order in dict.fromkeys(
                [(ours.edition.code, as_list(",".join(named.codes))), (named.edition, name)]
            ):
                yield f"order-{name}", predicate, listed, agreeing(edition, order)
    yield (
        "score-alone",
        "are by score alone: players on the same score share the place",
        "",
        lambda: _by_score(ours, texts, shared=True),
    )
    for codes in _other_orders(ours, figures):
        predicate = f"agree with the order {', '.join(codes)}"
        yield OTHER_ORDER, predicate, listed, agreeing(ours.edition.code, as_list(",".join(codes)))
    yield (
        TIES,
        "are right by score, but players on the same score stand in no order known here",
        "",
        lambda: _by_score(ours, texts),
    )


def _fits(order: NamedOrder, section: Section) -> bool:
    """Whether an order suits the section: some tie-breaks are only for teams."""
    systems = [tie_break(code).system for code in order.codes]
    if section.matches is None:
        return not any(tie_break.of_teams for tie_break in systems)
    return all(tie_break.needs is not Needs.COMBINED for tie_break in systems)


def _listed(ours: Standings) -> str:
    return ours.order.name or ours.order.text


def _other_orders(ours: Standings, figures: Sequence[Column]) -> Iterator[tuple[str, ...]]:
    """Yield the printed tie-breaks in every order, then those of our order in every order."""
    printed = tuple({column.meaning.system.upper(): None for column in figures})
    for codes in dict.fromkeys((printed, ours.order.codes)):
        for count in range(1, min(len(codes), _MOST_PERMUTED) + 1):
            for order in permutations(codes[:_MOST_PERMUTED], count):
                if order != ours.order.codes:
                    yield order


def _by_figures(ours: Standings, figures: Sequence[Column], texts: Mapping[int, str]) -> int:
    def key(number: int) -> tuple[Fraction, ...]:
        score = Fraction(ours.context.score(number))
        return (score, *(_ranked(column, number) for column in figures))

    return _agreeing(ours, texts, key)


def _ranked(column: Column, number: int) -> Fraction:
    tie_break = column.meaning.tie_break
    figure = column.figures.get(number, Fraction())
    return figure if tie_break is None or tie_break.higher_is_better else -figure


def _by_score(ours: Standings, texts: Mapping[int, str], *, shared: bool = False) -> int:
    return _agreeing(
        ours, texts, lambda number: (Fraction(ours.context.score(number)),), shared=shared
    )


def _agreeing(
    ours: Standings,
    texts: Mapping[int, str],
    key: Callable[[int], tuple[Fraction, ...]],
    *,
    shared: bool = False,
) -> int:
    """Count the printed places that fit a key; ``shared`` admits only the first of shared
    places."""
    numbers = sorted(ours.section.crosstable.numbers, key=key, reverse=True)
    agreeing = first = 0
    for _, level in groupby(numbers, key):
        group = list(level)
        for number in group:
            printed = printed_places(texts.get(number, ""))
            agreeing += (
                printed is not None
                and is_place(printed, first + 1, first + len(group))
                and (not shared or printed[0] == first + 1)
            )
        first += len(group)
    return agreeing
