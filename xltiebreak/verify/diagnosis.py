"""Compares a section's printed columns with ours, and finds what the other program must have done.

Places that differ may follow another order of tie-breaks, another edition, or other figures. There
are many orders, so one may put a few tied players as they are printed by chance.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from itertools import groupby, permutations
from typing import NamedTuple

from xltiebreak.event.figures import counted
from xltiebreak.event.findings import EventError, TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.orders import NAMED_ORDERS, NamedOrder, as_list
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import Needs, tie_break
from xltiebreak.verify.columns import (
    SCORE,
    Column,
    Columns,
    printed_columns,
    printed_places,
    printed_texts,
    stated_here,
)
from xltiebreak.verify.comparison import (
    Cause,
    Compared,
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
    too_few,
)
from xltiebreak.verify.own_order import what_fits
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
        TieBreakError: something asked for is not understood, or scores are none.
    """
    ours = ranked(section, asked)
    if section.has_only_scores:
        printed, remarks = _without_rounds(ours, columns)
    else:
        remarks = ()
        if fitting := what_fits(section, asked, columns, ours):
            asked, columns, sentence = fitting
            ours, remarks = ranked(section, asked), (sentence,)
        printed = printed_columns(section, ours.order.tie_breaks, columns, ours.edition.code)
        _stop_on_no_scores(section, printed)
    compared = compare(ours, printed)
    if any(column.differences for column in compared):
        causes = diagnose(ours, asked, printed, compared)
        compared = [
            replace(column, causes=tuple(causes.get(column.label, ()))) for column in compared
        ]
    prizes = compare_prizes(ours, printed.prizes)
    known = {column.label for column in prizes}
    return Verification(
        ours,
        (*compared, *prizes),
        printed.passed_over,
        {each.label: each.meaning.system for each in printed.tie_breaks if each.meaning.assumed},
        no_prizes=tuple(label for label in printed.prizes if label not in known),
        remarks=(*ours.rules_from, *remarks),
        dashes=printed.dashes,
    )


_MOST_A_ROUND = 3


def _stop_on_no_scores(section: Section, printed: Columns) -> None:
    """Refuse scores of players of which most are larger than any that the rounds can give."""
    most = _MOST_A_ROUND * section.crosstable.rounds
    for column in printed.tie_breaks if section.matches is None else ():
        larger = {n: figure for n, figure in column.figures.items() if figure > most}
        if column.meaning.system == SCORE and len(larger) * 2 > len(column.texts):
            number = min(larger)
            raise TieBreakError(
                f"{column.label}: {column.texts[number]} of player {number} and others are no "
                f"scores after {counted(section.crosstable.rounds, 'round')}, so the columns may "
                "not stand below their headers; put them there, or save the table as CSV"
            )


def _without_rounds(ours: Standings, columns: str) -> tuple[Columns, tuple[str, ...]]:
    """Return the printed prizes of a list of scores without rounds, whose other columns are its
    own, and the remark that these are not compared."""
    printed = printed_columns(ours.section, (), columns, ours.edition.code)
    labels = [column.label for column in printed.tie_breaks if column.meaning.system != SCORE]
    needing = (f"Not compared without the rounds: {', '.join(labels)}.",) if labels else ()
    return replace(printed, tie_breaks=(), places={}), needing


def diagnose(
    ours: Standings, asked: Asked, columns: Columns, compared: Sequence[Compared]
) -> Mapping[str, Sequence[Cause]]:
    """Return the smallest known change that explains each column that differs; none if nothing
    does.

    ``ours`` are the standings for the settings in ``asked``.
    """
    own = _of_the_event(ours, columns)
    results = {column.label: column for column in (*compared, *compare(ours, own))}
    tasks = [
        task_of(ours, column, results[column.label])
        for column in (*columns.tie_breaks, *own.tie_breaks)
        if not results[column.label].idle
    ]
    places = {**columns.places, **own.places}
    agreeing = {label: texts for label, texts in places.items() if not results[label].differences}
    judge = Judge(ours, asked, tasks, agreeing)
    causes: dict[str, list[Cause]] = judge.causes()
    for label in columns.places:
        if results[label].differences:
            causes[label] = causes_of_places(ours, asked, columns, results[label], judge.results)
    return causes


def _of_the_event(ours: Standings, columns: Columns) -> Columns:
    """Return the columns that the event itself prints and the second file does not: no cause may
    contradict them either."""
    section = replace(ours.section, printed=ours.section.origin.printed)
    own = printed_columns(section, ours.order.tie_breaks, edition=ours.edition.code)
    known = {column.meaning.system for column in columns.tie_breaks}
    return replace(
        own,
        tie_breaks=tuple(
            replace(column, label=_IN_THE_EVENT.format(column.label))
            for column in own.tie_breaks
            if column.meaning.system not in known
        ),
        places={}
        if columns.places
        else {_IN_THE_EVENT.format(label): texts for label, texts in own.places.items()},
    )


_IN_THE_EVENT = "{} in the event"


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
        others = {label: None for section in all_compared for label in section.passed_over}
        are = f" ({', '.join(map(repr, others))} {'are' if len(others) > 1 else 'is'} none of them)"
        raise TieBreakError(f"{file}: {_NOTHING_PRINTED}{are if others else ''}{elsewhere}")
    return compared


# Places

_MOST_PERMUTED = 4
_OTHER_ORDER, _TIES = "other-order", "ties-not-broken"
_LEFT = (_OTHER_ORDER, _TIES)
"""Causes tried, up to the first that fits, if no edition or order with a name explains the
places."""


class _Tried(NamedTuple):
    """A possible cause: code, predicate, a function that counts the places it explains, and the
    setting that it replaces."""

    code: str
    predicate: str
    explains: Callable[[], int]
    asked: str = ""


def causes_of_places(
    ours: Standings, asked: Asked, columns: Columns, result: Compared, results: Sequence[Retyped]
) -> list[Cause]:
    """Return the causes that explain every place; nothing if none does.

    ``results`` are those that would explain other columns.
    """
    label, compared, differences = result.label, result.compared, result.differences
    scores = [column for column in columns.tie_breaks if column.meaning.system == SCORE]
    scores_differ = any(compare_column(ours, column).differences for column in scores)
    scores_agree = bool(scores) and not scores_differ
    tied = Counter(row.score for row in ours.rows)
    differing = {ours.context.score(difference.number) for difference in differences}
    ways_to_place = math.prod(math.factorial(tied[score]) for score in differing)
    fits: list[Fit] = []
    for tried, way in enumerate(_Places(ours, asked, columns, label).tried(results), 1):
        if way.code in _LEFT and (fits or scores_differ):
            break
        if (way.code == EARLIER and scores_agree) or way.explains() != compared:
            continue
        by_itself = scores_differ if way.code == EARLIER else not way.asked
        sure = by_itself or ways_to_place >= tried * 2**SURE
        kind, predicate = way.code, way.predicate
        fits.append(Fit(kind, predicate, compared, kind, tried, asked=way.asked, sure=sure))
        if way.code in _LEFT:
            break
    first_of_code: dict[str, Fit] = {}
    for fit in sorted(fits, key=lambda fit: not fit.sure):
        first_of_code.setdefault(fit.code, fit)
    fits = list(first_of_code.values())
    named = [fit for fit in fits if fit.code != _TIES]
    if len(differences) == 1 and compared > FEW:
        entry = ours.section.origin.entry
        return [misprints(label, compared, differences, named, entry, "place")]
    if exchanged := _exchanged(ours, result):
        return [as_cause(label, compared, [exchanged, *named], "place")]
    if fits and fits[0].sure:
        return [as_cause(label, compared, named or fits, "place")]
    if not fits or too_few(compared, fits):
        return []
    return [as_cause(label, compared, fits, "place", "too few are tied to be sure", _TIES)]


def _exchanged(ours: Standings, result: Compared) -> Fit | None:
    if len(result.differences) != 2:
        return None
    first, other = result.differences
    rows = {row.player.number: row for row in ours.rows}
    for mine, theirs in ((first, rows[other.number]), (other, rows[first.number])):
        if not is_place(printed_places(mine.printed), theirs.place, theirs.last_place):
            return None
    predicate = f"agree if those of players {first.number} and {other.number} are exchanged"
    return Fit("exchanged", predicate, result.compared, "exchanged", 0)


@dataclass(frozen=True)
class _Places:
    """A column of places, and the ways in which they may have been made."""

    ours: Standings
    asked: Asked
    columns: Columns
    label: str

    def tried(self, results: Sequence[Retyped]) -> Iterator[_Tried]:
        """Yield possible causes, the likeliest first."""
        ours, section = self.ours, self.ours.section
        edition, order, table = ours.edition.code, ours.order.text, section.crosstable
        listed = ours.order.name or order
        figures = [each for each in self.columns.tie_breaks if each.meaning.tie_break]
        if figures:
            by_figures = partial(self._by_figures, figures)
            words = "follow from the tie-breaks that are printed beside them"
            yield _Tried("printed-figures", words, by_figures)
        for result in results:
            other = replace(section, crosstable=result.table(table))
            words = f"agree if {result.words(section)}"
            yield _Tried(RESULT, words, partial(self._agreeing, edition, order, other))
        players = tuple(replace(player, printed_score=None) for player in section.players)
        for round in reversed(table.complete_rounds[:-1]):  # the printed scores are later ones
            other = replace(section, players=players, crosstable=table.up_to(round))
            words = f"agree if the program had the results up to round {round} only"
            if not self._is_shared(other):
                yield _Tried(EARLIER, words, partial(self._agreeing, edition, order, other))
        for code in EDITIONS:
            if code != edition:
                words, agreeing = f"agree with edition {code}", partial(self._agreeing, code, order)
                yield _Tried(f"edition-{code}", words, agreeing, edition)
        for name, named in NAMED_ORDERS.items():
            if named.codes != ours.order.codes and _fits(named, section):
                codes = ", ".join(named.codes)
                words = f"agree with the order {name} ({codes})"
                own = (edition, as_list(codes.replace(" ", "")))
                for settings in dict.fromkeys([own, (named.edition, name)]):
                    agreeing = partial(self._agreeing, *settings)
                    yield _Tried(f"order-{name}", words, agreeing, listed)
        words = "are by score alone: players on the same score share the place"
        yield _Tried("score-alone", words, partial(self._by_figures, [], shared=True))
        for codes_of_order in self._other_orders(figures):
            words = f"agree with the order {', '.join(codes_of_order)}"
            agreeing = partial(self._agreeing, edition, as_list(",".join(codes_of_order)))
            yield _Tried(_OTHER_ORDER, words, agreeing, listed)
        words = "are right by score, but players on the same score stand in no order known here"
        yield _Tried(_TIES, words, partial(self._by_figures, []))

    def _other_orders(self, figures: Sequence[Column]) -> Iterator[tuple[str, ...]]:
        """Yield the printed tie-breaks in every order, then those of our order in every order."""
        printed = tuple({column.meaning.system.upper(): None for column in figures})
        for codes in dict.fromkeys((printed, self.ours.order.codes)):
            for count in range(1, min(len(codes), _MOST_PERMUTED) + 1):
                for order in permutations(codes[:_MOST_PERMUTED], count):
                    if order != self.ours.order.codes:
                        yield order

    def _agreeing(self, edition: str, order: str, section: Section | None = None) -> int:
        try:
            asked = replace(self.asked, edition=edition, order=order)
            other = ranked(section or self.ours.section, asked)
        except EventError:  # a result that only one of its two cells has
            return 0
        return compare_places(other, self.label, self.columns.places[self.label]).agree

    def _is_shared(self, section: Section) -> bool:
        """Whether most players share a place there, so that nearly any printed order agrees."""
        rows = ranked(section, self.asked).rows
        return 2 * sum(row.shared for row in rows) > len(rows)

    def _by_figures(self, figures: Sequence[Column], *, shared: bool = False) -> int:
        """Count the printed places that follow from the scores and these figures; ``shared`` admits
        only the first of shared places."""

        def key(number: int) -> list[Fraction]:
            values = [Fraction(self.ours.context.score(number))]
            for column in figures:
                figure, by = column.figures.get(number, Fraction()), column.meaning.tie_break
                values.append(figure if by is None or by.higher_is_better else -figure)
            return values

        texts = self.columns.places[self.label]
        numbers = sorted(self.ours.section.crosstable.numbers, key=key, reverse=True)
        agreeing = first = 0
        for _, level in groupby(numbers, key):
            group = list(level)
            for number in group:
                printed = printed_places(texts.get(number, ""))
                fits = is_place(printed, first + 1, first + len(group))
                agreeing += fits and (not shared or (printed or (0,))[0] == first + 1)
            first += len(group)
        return agreeing


def _fits(order: NamedOrder, section: Section) -> bool:
    """Whether an order suits the section: some tie-breaks are only for teams."""
    systems = [tie_break(code).system for code in order.codes]
    if section.matches is None:
        return not any(tie_break.of_teams for tie_break in systems)
    return all(tie_break.needs is not Needs.COMBINED for tie_break in systems)
