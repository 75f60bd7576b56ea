"""Places that differ: another order of tie-breaks, another edition, or other figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import groupby, permutations

from xltiebreak.event.findings import EventError
from xltiebreak.event.section import Section
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.orders import NAMED_ORDERS, NamedOrder
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import Needs, tie_break
from xltiebreak.verify.differences import Cause, compare_places, is_place
from xltiebreak.verify.printed_figures import Column, Columns, printed_places
from xltiebreak.verify.slips import Retyped

_MOST_PERMUTED = 4


def causes_of_places(
    ours: Standings,
    asked: Asked,
    columns: Columns,
    label: str,
    retyped: Sequence[Retyped] = (),
) -> list[Cause]:
    """The first that explains every place; none where nothing does.

    ``retyped`` are the results that would explain other columns.
    """
    of = len(columns.places[label])
    for code, condition, explains in _tried(ours, asked, columns, label, retyped):
        if explains() == of:
            return [Cause(code, of, f'All {of} places of "{label}" {condition}.')]
    return []


Tried = tuple[str, str, Callable[[], int]]


def _tried(
    ours: Standings,
    asked: Asked,
    columns: Columns,
    label: str,
    retyped: Sequence[Retyped],
) -> Iterator[Tried]:
    """A code, what is told, and how many places it explains."""
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

    our_order = ",".join(ours.order.codes)
    if figures:
        yield (
            "printed-figures",
            "follow from the tie-breaks that are printed beside them",
            lambda: _by_figures(ours, figures, texts),
        )
    for one in retyped:
        section = replace(ours.section, crosstable=one.table(ours.section.crosstable))
        told = f"agree if {one.condition(ours.section)}"
        yield "result-typed-otherwise", told, agreeing(ours.edition.code, our_order, section)
    for code in EDITIONS:
        if code != ours.edition.code:
            told = f"agree with edition {code}; you asked for {ours.edition.code}"
            yield f"edition-{code}", told, agreeing(code, our_order)
    for name, named in NAMED_ORDERS.items():
        codes = ", ".join(named.codes)
        if named.codes != ours.order.codes and _fits(named, ours.section):
            told = f"agree with the order {name} ({codes}); you asked for {_listed(ours)}"
            yield f"order-{name}", told, agreeing(ours.edition.code, ",".join(named.codes))
            yield f"order-{name}", told, agreeing(named.edition, name)
    for codes_in_order in _other_orders(ours, figures):
        listed = ", ".join(codes_in_order)
        told = f"agree with the order {listed}; you asked for {_listed(ours)}"
        yield "other-order", told, agreeing(ours.edition.code, ",".join(codes_in_order))
    yield (
        "score-alone",
        "are by score alone: players on the same score share the place",
        lambda: _by_score(ours, texts, shared=True),
    )
    yield (
        "ties-not-broken",
        "are right by score, but players on the same score stand in no order known here",
        lambda: _by_score(ours, texts),
    )


def _fits(order: NamedOrder, section: Section) -> bool:
    """Whether the section can have every tie-break of an order: some are for teams only."""
    systems = [tie_break(code).system for code in order.codes]
    if section.matches is None:
        return not any(one.of_teams for one in systems)
    return all(one.needs is not Needs.COMBINED for one in systems)


def _listed(ours: Standings) -> str:
    return ours.order.name or ", ".join(ours.order.codes)


def _other_orders(ours: Standings, figures: Sequence[Column]) -> Iterator[tuple[str, ...]]:
    """The printed tie-breaks in every order, then those asked for in every order."""
    stated = tuple({column.meaning.system.upper(): None for column in figures})
    for codes in dict.fromkeys((stated, ours.order.codes)):
        for count in range(1, min(len(codes), _MOST_PERMUTED) + 1):
            for order in permutations(codes[:_MOST_PERMUTED], count):
                if order != ours.order.codes:
                    yield order


def _by_figures(ours: Standings, figures: Sequence[Column], texts: Mapping[int, str]) -> int:
    """How many places follow from the score and the figures as printed, in their order."""

    def key(number: int) -> tuple[Fraction, ...]:
        score = Fraction(ours.context.score(number))
        return (score, *(_ranked(column, number) for column in figures))

    return _agreeing(ours, texts, key)


def _ranked(column: Column, number: int) -> Fraction:
    one = column.meaning.tie_break
    figure = column.figures.get(number, Fraction())
    return figure if one is None or one.higher_is_better else -figure


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
    """How many places follow from a key; all of a ``shared`` place have to have its first."""
    numbers = sorted(ours.section.crosstable.numbers, key=key, reverse=True)
    agreeing = first = 0
    for _, level in groupby(numbers, key):
        group = list(level)
        for number in group:
            stated = printed_places(texts.get(number, ""))
            agreeing += (
                stated is not None
                and is_place(stated, first + 1, first + len(group))
                and (not shared or stated[0] == first + 1)
            )
        first += len(group)
    return agreeing
