"""Compares a section's printed columns with ours, and finds what the other program must have
done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.by_score import ranked_by_score
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.verify.columns import SCORE, Columns, printed_columns, printed_texts, stated_here
from xltiebreak.verify.compare import Cause, Compared, Verification, compare
from xltiebreak.verify.judge import Judge, task_of
from xltiebreak.verify.own_order import what_fits
from xltiebreak.verify.places import causes_of_places
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
        {each.label: each.meaning.system for each in printed.tie_breaks if each.meaning.assumed},
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
