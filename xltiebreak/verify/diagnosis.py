"""A section's printed columns compared, and what the other program must have done where one
differs: the smallest known change that explains the column."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.section import Section
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.verify.causes_of_places import causes_of_places
from xltiebreak.verify.differences import Cause, Compared, Verification, compare
from xltiebreak.verify.ordinals import what_fits
from xltiebreak.verify.printed_figures import Columns, printed_columns
from xltiebreak.verify.prizes import compare_prizes
from xltiebreak.verify.search import Search
from xltiebreak.verify.tasks import task_of


def verify(section: Section, asked: Asked = AS_IN_THE_FILE, columns: str = "") -> Verification:
    """Compare what stands in a section's printed columns with what the rules give.

    ``columns`` says what columns are where their labels do not, as ``"TB1=MM,TB2=SOLK"``.

    Raises:
        EventError: the results contradict each other.
        TieBreakError: something asked for is not understood.
    """
    ours = ranked(section, asked)
    fitting = what_fits(section, asked, columns, ours)
    if fitting is not None:
        asked = replace(asked, order=fitting.order, edition=fitting.edition)
        columns = ",".join(filter(None, (columns, fitting.columns)))
        ours = ranked(section, asked)
    found = printed_columns(section, ours.order.tie_breaks, columns, ours.edition.code)
    compared = compare(ours, found)
    if any(one.differences for one in compared):
        causes = diagnose(ours, asked, found, compared)
        compared = [replace(one, causes=tuple(causes.get(one.label, ()))) for one in compared]
    prizes = compare_prizes(ours, found.prizes)
    known = {one.label for one in prizes}
    no_prizes = tuple(label for label in found.prizes if label not in known)
    assumed = {column.label: column.meaning.system for column in found.assumed}
    told = (*ours.rules_from, *((fitting.sentence,) if fitting else ()))
    every = (*compared, *prizes)
    return Verification(ours, every, found.passed_over, assumed, no_prizes, told, found.dashes)


def diagnose(
    ours: Standings, asked: Asked, columns: Columns, compared: Sequence[Compared]
) -> Mapping[str, Sequence[Cause]]:
    """The cause of each column that differs; none where nothing explains it.

    ``ours`` are the standings that were ``asked`` for.
    """
    results = {one.label: one for one in compared}
    tasks = [
        task_of(ours, column, results[column.label])
        for column in columns.tie_breaks
        if not results[column.label].idle
    ]
    agreeing = {
        label: texts for label, texts in columns.places.items() if not results[label].differences
    }
    search = Search(ours, asked, tasks, agreeing)
    causes = search.causes()
    for label in columns.places:
        if results[label].differences:
            causes[label] = causes_of_places(ours, asked, columns, results[label], search.retyped)
    return causes
