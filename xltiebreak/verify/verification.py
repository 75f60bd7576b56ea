"""The whole comparison of one section: every column, then why a column differs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import Standings, standings
from xltiebreak.verify.columns import Columns, printed_columns
from xltiebreak.verify.comparison import compare
from xltiebreak.verify.diagnosis import diagnose
from xltiebreak.verify.report import Compared, Verification


def verify(
    section: Section,
    edition: str = "",
    order: str = "",
    lots: str = "",
    unrated: int | None = None,
    columns: str = "",
) -> Verification:
    """Compare what stands in a section's printed columns with what the rules give.

    ``columns`` says what columns are where their labels do not, as ``"TB1=MM,TB2=SOLK"``; the
    rest is as for :func:`xltiebreak.ranking.standings`.

    Raises:
        EventError: the results contradict each other.
        TieBreakError: an argument is not understood.
    """
    ours = standings(section, edition, order, lots, unrated)
    found = printed_columns(section, ours.order.tie_breaks, columns)
    compared = compare(ours, found)
    return Verification(
        ours,
        tuple(_with_causes(ours, found, compared)),
        found.passed_over,
        {column.label: column.meaning.system for column in found.assumed},
    )


def _with_causes(
    ours: Standings, found: Columns, compared: Sequence[Compared]
) -> Sequence[Compared]:
    if not any(one.differences for one in compared):
        return compared
    causes = diagnose(ours, found, compared)
    return [replace(one, causes=tuple(causes.get(one.label, ()))) for one in compared]
