"""What is told of a comparison: the differences, how they came about, and what is in doubt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Callable

from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.ranking.answers import KEY, NAME, PROSE, Column, Part, Table
from xltiebreak.ranking.asked import Asked
from xltiebreak.verify.diagnosis import verify
from xltiebreak.verify.differences import Compared, Difference, Verification
from xltiebreak.verify.meanings import PLACE, PRIZE, SCORE, stated_here
from xltiebreak.verify.places import printed_places_said
from xltiebreak.verify.printed_figures import printed_texts
from xltiebreak.verify.weighing import FEW

_NOTHING_PRINTED = (
    "there is nothing to compare; expected columns of printed tie-breaks or places, with headers "
    "such as Mod. Med, Solk, TBrk[M] or Place, beside the results"
)


def compared_in(
    sections: Sequence[Section],
    asked: Asked,
    columns: str,
    file: str,
    elsewhere: str,
    advance: Callable[[], object] = int,
) -> list[Verification]:
    """The comparison of each section that has something to compare, printed in ``file`` beside the
    results or ``elsewhere``; ``columns`` is what a user says of columns, and ``advance`` is called
    after each section.

    Raises:
        TieBreakError: none has.
    """
    labels = {section.name: list(printed_texts(section)) for section in sections}
    everywhere = [label for known in labels.values() for label in known]
    all_compared = []
    for section in sections:
        stated = stated_here(columns, labels[section.name], everywhere)
        all_compared.append(verify(section, asked, stated))
        advance()
    compared = [one for one in all_compared if one.enough]
    if not compared:
        passed_over = [label for one in all_compared for label in one.passed_over]
        listed = ", ".join(repr(label) for label in dict.fromkeys(passed_over))
        there = f"; there are {listed}" if listed else ""
        raise TieBreakError(f"{file}: {_NOTHING_PRINTED}{elsewhere}{there}")
    return compared


MOST_SHOWN = 10
"""So many values of a column that differ are worked out, unless all are asked for."""


def report(compared: Sequence[Verification], *, named: bool, every: bool = False) -> Iterator[Part]:
    """What a comparison comes to: how many places differ, each column in a sentence and how it came
    about, then the values that differ, with our arithmetic, the first of each column or ``every``
    one. ``named`` where there are several sections.
    """
    columns = [
        (one, column, _title(one, column, named)) for one in compared for column in one.columns
    ]
    for one in compared:
        if sentence := printed_places_said(one.standings):
            yield f"{one.standings.section.name}: {sentence}" if named else sentence
    for _, column, title in columns:
        yield f"{title}: {_how_many(column)}."
        if column.differences:
            yield from [cause.sentence for cause in column.causes] or [_no_cause(column)]
    for one, column, title in columns:
        if column.differences:
            shown = column.differences if every else column.differences[:MOST_SHOWN]
            yield _differences(one, shown, f"{title}: {_how_many(column)}")
            if more := len(column.differences) - len(shown):
                yield f"and {more} more; 'xltiebreak verify --all' lists them."


def _title(one: Verification, column: Compared, named: bool) -> str:
    plain = column.system in (PLACE, SCORE, PRIZE, column.label)
    title = column.label if plain else f"{column.label} ({column.system})"
    return f"{one.standings.section.name}, {title}" if named else title


def _how_many(column: Compared) -> str:
    """``all 12 values agree``, ``3 of 12 differ``."""
    if column.differences:
        return f"{len(column.differences)} of {column.of} differ"
    what = "place" if column.system == PLACE else "value"
    return _all(column.of, what)


def _all(count: int, what: str) -> str:
    return f"the only {what} agrees" if count == 1 else f"all {counted(count, what)} agree"


def _no_cause(column: Compared) -> str:
    if column.idle:
        return column.idle
    if column.of == 1:
        return "One value is too few to tell how it was computed."
    if column.system == PLACE:
        return "No order of tie-breaks that is known here gives these places."
    if len(column.differences) == 1:
        return "No known way to compute it gives this one value; it may be a misprint."
    misprints = "; they may be misprints" if len(column.differences) <= FEW else ""
    return f"There is no known way to compute it that gives these values{misprints}."


def _differences(one: Verification, rows: Sequence[Difference], title: str) -> Table:
    players = one.standings.section.by_number
    named = "Team" if one.standings.section.matches else "Name"
    return Table(
        title,
        [
            Column("No.", [str(row.number) for row in rows], KEY),
            Column(named, [players[row.number].label for row in rows], NAME),
            Column("Printed", [row.printed for row in rows], KEY),
            Column("Ours", [row.ours for row in rows], KEY),
            Column("Our arithmetic", [row.arithmetic for row in rows], PROSE),
        ],
    )


def doubts(one: Verification, stated: str) -> Iterator[str]:
    """How labels were understood where they leave room for doubt; ``stated`` is how a user says
    what a column is: ``--columns "{}=CODE"``."""
    for label, code in one.assumed.items():
        yield f"{label} is taken for {code}; {stated.format(label)} says otherwise."
    for label in one.no_prizes:
        yield f"{label} is passed over: the event states no prizes, or no amounts stand there."
    for label in one.dashes:
        yield f"{label} is empty: a tie-break that was not needed, or a column that is not used."
    if one.passed_over:
        listed = ", ".join(one.passed_over)
        yield (
            f"Passed over, as no tie-break of that name is known: {listed}; "
            f"{stated.format(one.passed_over[0])} says what a column is."
        )
