"""Compares a section's printed columns with ours, and finds what the other program must have done.

Places that differ may follow another order of tie-breaks, another edition, or other figures. There
are many orders, so one may put a few tied players as they are printed by chance.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import groupby, islice, permutations
from typing import Any

from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.orders import NAMED_ORDERS, NamedOrder, as_list
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import Needs, tie_break
from xltiebreak.verify.columns import (
    PLACE,
    SCORE,
    Column,
    Columns,
    printed_columns,
    printed_texts,
    stated_here,
)
from xltiebreak.verify.comparison import Cause, Compared, Verification, compare
from xltiebreak.verify.judge import TIES, Fit, Judge, decided, fits, outweighs_chance
from xltiebreak.verify.own_order import what_fits
from xltiebreak.verify.prizes import compare_prizes
from xltiebreak.verify.variations import EARLIER, RESULT, Figures, Retype, Way

_NOTHING_PRINTED = (
    "there is nothing to compare; expected columns of printed tie-breaks or places, with headers "
    "such as Mod. Med, Solk, TBrk[M] or Place, beside the results"
)


def verify(section: Section, asked: Asked = AS_IN_THE_FILE, columns: str = "") -> Verification:
    """Compare a section's printed columns with what the rules give.

    ``columns`` says what columns are where their labels do not, as ``"TB1=MM,TB2=SOLK"``.

    Raises:
        EventError: the results contradict each other.
        TieBreakError: something asked for is not understood, or scores are none.
    """
    ours, remarks = ranked(section, asked), [""]
    if section.has_only_scores:
        printed, remarks = _without_rounds(ours, columns)
    else:
        if fitting := what_fits(section, asked, columns, ours):
            asked, columns, *remarks = fitting
            ours = ranked(section, asked)
        printed = printed_columns(section, ours.order.tie_breaks, columns, ours.edition.code)
        _stop_on_no_scores(section, printed)
    compared = compare(ours, printed)
    if any(map(_differs, compared)):
        causes = diagnose(ours, asked, compared)
        compared = [replace(column, causes=tuple(causes.get(column, ()))) for column in compared]
    prizes = compare_prizes(ours, printed.prizes)
    known = {column.label for column in prizes}
    return Verification(
        ours,
        (*compared, *prizes),
        printed.passed_over,
        {each.label: each.meaning.system for each in printed.tie_breaks if each.meaning.assumed},
        no_prizes=tuple(label for label in printed.prizes if label not in known),
        remarks=(*ours.rules_from, *filter(None, remarks)),
        dashes=printed.dashes,
    )


def _stop_on_no_scores(section: Section, printed: Columns) -> None:
    """Refuse scores of players of which most are larger than 3 a round, which no rounds give."""
    for column in printed.tie_breaks if section.matches is None else ():
        larger = [n for n, each in column.figures.items() if each > 3 * section.crosstable.rounds]
        if column.meaning.system == SCORE and len(larger) * 2 > len(column.texts):
            rounds, number = counted(section.crosstable.rounds, "round"), min(larger)
            raise TieBreakError(
                f"{column.label}: {column.texts[number]} of player {number} and others are no "
                f"scores after {rounds}, so the columns may not stand below their headers; put "
                "them there, or save the table as CSV"
            )


def _without_rounds(ours: Standings, columns: str) -> tuple[Columns, list[str]]:
    """Return the printed prizes of a list of scores without rounds, whose other columns are its
    own, and the remark that these are not compared."""
    printed = printed_columns(ours.section, (), columns, ours.edition.code)
    labels = [column.label for column in printed.tie_breaks if column.meaning.system != SCORE]
    needing = f"Not compared without the rounds: {', '.join(labels)}." * bool(labels)
    return replace(printed, tie_breaks=(), places={}), [needing]


def _differs(column: Compared) -> bool:
    return bool(column.differences)


def diagnose(
    ours: Standings, asked: Asked, compared: Sequence[Compared]
) -> Mapping[Compared, Sequence[Cause]]:
    """Return the smallest known change that explains each column that differs; none if nothing
    does. No cause may contradict what the event itself prints and a second file does not, either.

    ``ours`` are the standings for the settings in ``asked``.
    """
    section = replace(ours.section, printed=ours.section.origin.printed)
    own = compare(ours, printed_columns(section, ours.order.tie_breaks, edition=ours.edition.code))
    known = {column.system for column in compared}
    judge = Judge(ours, asked, [*compared, *(each for each in own if each.system not in known)])
    causes = judge.causes()
    ways = _WaysToPlace(ours, asked, compared, judge.results)
    for places in filter(_differs, compared):
        if places.system == PLACE:
            causes[places] = ways.causes(places)
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
    compared = [
        verification
        for verification in all_compared
        if any(column.system != SCORE for column in verification.columns)
    ]
    if not compared:
        others = {label: None for section in all_compared for label in section.passed_over}
        are = f" ({', '.join(map(repr, others))} {'are' if len(others) > 1 else 'is'} none of them)"
        raise TieBreakError(f"{file}: {_NOTHING_PRINTED}{are if others else ''}{elsewhere}")
    return compared


# Places

_MOST_PERMUTED = 4
_OTHER_ORDER = "other-order"


class _WaysToPlace:
    """The ways in which places may have been made, also from the printed ``figures`` beside them;
    ``results`` are those that would explain other columns."""

    def __init__(
        self, ours: Standings, asked: Asked, compared: Sequence[Compared], results: Sequence[Way]
    ) -> None:
        self.ours, self.section, self.results = ours, ours.section, results
        self.asked = replace(asked, edition=ours.edition.code, order=ours.order.text)
        self.order = ours.order.name or ours.order.text
        scores = [each for each in compared if each.system == SCORE]
        self.scores_differ = any(map(_differs, scores))
        self.scores_agree = bool(scores) and not self.scores_differ
        self.figures = [each.column for each in compared if each.column and each not in scores]

    def causes(self, places: Compared) -> list[Cause]:
        """Return the causes that explain every place; nothing if none does."""
        ways = [*self.named()]
        found = [*fits(places, None, ways)]
        if not found and not self.scores_differ:
            found = [*islice(fits(places, None, self.in_other_orders(), before=len(ways)), 1)]
        tied = Counter(row.score for row in self.ours.rows)
        levels = {self.ours.context.score(number) for number in places.differing}
        ways_to_place = math.prod(math.factorial(tied[score]) for score in levels)

        def is_sure(fit: Fit) -> bool:
            by_itself = self.scores_differ if fit.way.code == EARLIER else not fit.way.asked
            return by_itself or outweighs_chance(0, 0, fit.position + 1, ways_to_place)

        return decided(places, [fit._replace(sure=is_sure(fit)) for fit in found])

    def named(self) -> Iterator[Way]:
        """Yield the ways that have a name, the likeliest first."""
        if self.figures:
            words = "follow from the tie-breaks that are printed beside them"
            yield self._by_figures("printed-figures", words, self.figures)
        for way in self.results:
            yield self._agree(RESULT, way.predicate, result=way.result)
        earlier = () if self.scores_agree else self.section.crosstable.complete_rounds[:-1]
        for round in reversed(earlier):
            words = f"agree if the program had the results up to round {round} only"
            yield self._agree(EARLIER, words, round=round)
        edition = self.ours.edition.code
        for other in EDITIONS:
            if other != edition:
                words = f"agree with edition {other}"
                yield self._agree(f"edition-{other}", words, edition, edition=other)
        for name, named in NAMED_ORDERS.items():
            if named.codes != self.ours.order.codes and _fits(named, self.section):
                words = f"agree with the order {name} ({', '.join(named.codes)})"
                order = as_list(",".join(named.codes))
                for by in dict.fromkeys((edition, named.edition)):
                    yield self._agree(f"order-{name}", words, self.order, edition=by, order=order)
        words = "are by score alone: players on the same score share the place"
        yield self._by_figures("score-alone", words, [], shared=True)

    def in_other_orders(self) -> Iterator[Way]:
        """Yield the ways without a name: the tie-breaks, those in print first, in another order, or
        in none."""
        printed = tuple({column.meaning.system.upper(): None for column in self.figures})
        for codes in dict.fromkeys((printed, self.ours.order.codes)):
            for count in range(1, min(len(codes), _MOST_PERMUTED) + 1):
                for order in permutations(codes[:_MOST_PERMUTED], count):
                    if order != self.ours.order.codes:
                        words, text = f"agree with the order {', '.join(order)}", ",".join(order)
                        yield self._agree(_OTHER_ORDER, words, self.order, order=as_list(text))
        words = "are right by score, but players on the same score stand in no order known here"
        yield self._by_figures(TIES, words, [])

    def _agree(
        self, code: str, words: str, own: str = "", result: Retype | None = None, **asked: Any
    ) -> Way:
        """Return the way to rank otherwise: as is ``asked``, where the user has his ``own``
        setting, or with another result."""

        def places(_: object) -> Figures | None:
            section = result(self.section) if result else self.section
            try:
                rows = ranked(section, replace(self.asked, **asked)).rows
            except TieBreakError:  # a result that only one of its two cells has
                return None
            if code == EARLIER and 2 * sum(row.shared for row in rows) > len(rows):
                return None  # nearly any printed order agrees
            return {row.player.number: (row.place, row.last_place) for row in rows}

        return Way(code, words, places, code, own)

    def _by_figures(
        self, code: str, words: str, figures: Sequence[Column], *, shared: bool = False
    ) -> Way:
        """Return the places that follow from the scores and these figures; ``shared`` gives all who
        are level only the first of their places."""

        def key(number: int) -> list[Fraction]:
            values = [Fraction(self.ours.context.score(number))]
            for column in figures:
                figure, by = column.figures.get(number, Fraction()), column.meaning.tie_break
                values.append(figure if by is None or by.higher_is_better else -figure)
            return values

        places: dict[int, tuple[int, int]] = {}
        for _, level in groupby(sorted(self.section.by_number, key=key, reverse=True), key):
            group, first = list(level), len(places) + 1
            places |= dict.fromkeys(group, (first, 0 if shared else first + len(group) - 1))
        return Way(code, words, lambda _: places, code)


def _fits(order: NamedOrder, section: Section) -> bool:
    """Whether an order suits the section: some tie-breaks are only for teams."""
    systems = [tie_break(code).system for code in order.codes]
    if section.matches is None:
        return not any(system.of_teams for system in systems)
    return all(system.needs is not Needs.COMBINED for system in systems)
