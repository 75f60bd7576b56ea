"""Compares printed columns with ours, and finds what the other program must have done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.ranking.asked import AS_IN_THE_FILE, Asked
from xltiebreak.ranking.standings import Standings, ranked
from xltiebreak.verify.columns import SCORE, Columns, printed_columns, printed_texts, stated_here
from xltiebreak.verify.comparison import Verification, compare
from xltiebreak.verify.judge import Judge
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
    if any(column.differences for column in compared):
        causes = Judge(ours, asked, compared).causes()
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
    compared = [each for each in all_compared if {c.system for c in each.columns} - {SCORE}]
    if not compared:
        others = {label: None for section in all_compared for label in section.passed_over}
        are = f" ({', '.join(map(repr, others))} {'are' if len(others) > 1 else 'is'} none of them)"
        raise TieBreakError(f"{file}: {_NOTHING_PRINTED}{are if others else ''}{elsewhere}")
    return compared
