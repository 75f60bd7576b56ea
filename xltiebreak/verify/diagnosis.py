"""A section's printed columns compared, what the other program must have done where one differs,
and what a reader gets to see of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Callable

from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.ranking.answers import KEY, NAME, PROSE, Column, Part, Table
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.verify.causes_of_places import causes_of_places
from xltiebreak.verify.differences import Cause, Compared, Difference, Verification, compare
from xltiebreak.verify.meanings import PLACE, PRIZE, SCORE, stated_here
from xltiebreak.verify.named_order import what_fits
from xltiebreak.verify.places import printed_places_said
from xltiebreak.verify.printed_figures import Columns, printed_columns, printed_texts
from xltiebreak.verify.prizes import compare_prizes
from xltiebreak.verify.search import Search, task_of
from xltiebreak.verify.weighing import FEW

MOST_SHOWN = 10
"""So many values of a column that differ are worked out, unless all are asked for."""

_NOTHING_PRINTED = (
    "there is nothing to compare; expected columns of printed tie-breaks or places, with headers "
    "such as Mod. Med, Solk, TBrk[M] or Place, beside the results"
)


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
    printed = printed_columns(section, ours.order.tie_breaks, columns, ours.edition.code)
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
        {column.label: column.meaning.system for column in printed.assumed},
        no_prizes=tuple(label for label in printed.prizes if label not in known),
        remarks=(*ours.rules_from, *((fitting.sentence,) if fitting else ())),
        dashes=printed.dashes,
    )


def diagnose(
    ours: Standings, asked: Asked, columns: Columns, compared: Sequence[Compared]
) -> Mapping[str, Sequence[Cause]]:
    """Return the smallest known change that explains each column that differs; none where nothing
    does.

    ``ours`` are the standings that were ``asked`` for.
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
    search = Search(ours, asked, tasks, agreeing)
    causes = search.causes()
    for label in columns.places:
        if results[label].differences:
            causes[label] = causes_of_places(ours, asked, columns, results[label], search.retyped)
    return causes


def compared_in(
    sections: Sequence[Section],
    asked: Asked,
    columns: str,
    file: str,
    elsewhere: str,
    advance: Callable[[], object] = int,
) -> list[Verification]:
    """Compare each section that has something to compare, printed in ``file`` beside the results or
    ``elsewhere``. ``columns`` is what a user says of columns; ``advance`` is called after each
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
        there = f"; there are {listed}" if listed else ""
        raise TieBreakError(f"{file}: {_NOTHING_PRINTED}{elsewhere}{there}")
    return compared


def report(
    verifications: Sequence[Verification], *, named: bool, every: bool = False
) -> Iterator[Part]:
    """Report a comparison: how many places differ, each column in a sentence with its cause, then
    the values that differ, with our arithmetic: the first of each column, or ``every`` one.
    ``named`` where there are several sections."""
    for verification in verifications:
        if sentence := printed_places_said(verification.standings):
            name = verification.standings.section.name
            yield f"{name}: {sentence}" if named else sentence
    columns = [
        (verification.standings.section, column, _title(verification, column, named))
        for verification in verifications
        for column in verification.columns
    ]
    for _, column, title in columns:
        yield f"{title}: {_how_many(column)}."
        if column.differences:
            yield from [cause.sentence for cause in column.causes] or [_no_cause(column)]
    for section, column, title in columns:
        if column.differences:
            shown = column.differences if every else column.differences[:MOST_SHOWN]
            yield _differences(section, shown, f"{title}: {_how_many(column)}")
            if more := len(column.differences) - len(shown):
                yield f"and {more} more; 'xltiebreak verify --all' lists them."


def _title(verification: Verification, column: Compared, named: bool) -> str:
    plain = column.system in (PLACE, SCORE, PRIZE, column.label)
    title = column.label if plain else f"{column.label} ({column.system})"
    return f"{verification.standings.section.name}, {title}" if named else title


def _how_many(column: Compared) -> str:
    if column.differences:
        return f"{len(column.differences)} of {column.compared} differ"
    noun = "place" if column.system == PLACE else "value"
    return (
        f"the only {noun} agrees"
        if column.compared == 1
        else f"all {counted(column.compared, noun)} agree"
    )


def _no_cause(column: Compared) -> str:
    if column.idle:
        return column.idle
    if column.compared == 1:
        return "One value is too few to tell how it was computed."
    if column.system == PLACE:
        return "No order of tie-breaks that is known here gives these places."
    if len(column.differences) == 1:
        return "No known way to compute it gives this one value; it may be a misprint."
    misprints = "; they may be misprints" if len(column.differences) <= FEW else ""
    return f"There is no known way to compute it that gives these values{misprints}."


def _differences(section: Section, rows: Sequence[Difference], title: str) -> Table:
    players = section.by_number
    return Table(
        title,
        [
            Column("No.", [str(row.number) for row in rows], KEY),
            Column(
                "Team" if section.matches else "Name",
                [players[row.number].label for row in rows],
                NAME,
            ),
            Column("Printed", [row.printed for row in rows], KEY),
            Column("Ours", [row.ours for row in rows], KEY),
            Column("Our arithmetic", [row.arithmetic for row in rows], PROSE),
        ],
    )


def doubts(verification: Verification, how_to_say: str) -> Iterator[str]:
    """Say how labels were understood that leave room for doubt; ``how_to_say`` is how a user says
    what a column is: ``--columns "{}=CODE"``."""
    for label, code in verification.assumed.items():
        yield f"{label} is taken for {code}; {how_to_say.format(label)} says otherwise."
    for label in verification.no_prizes:
        yield f"{label} is passed over: the event states no prizes, or no amounts stand there."
    for label in verification.dashes:
        yield f"{label} is empty: a tie-break that was not needed, or a column that is not used."
    if verification.passed_over:
        listed = ", ".join(verification.passed_over)
        yield (
            f"Passed over, as no tie-break of that name is known: {listed}; "
            f"{how_to_say.format(verification.passed_over[0])} says what a column is."
        )
