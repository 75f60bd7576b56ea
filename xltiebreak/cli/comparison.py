"""The comparison of one file with the figures that another program printed: how it is read, joined
and shown."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence

import click

from xltiebreak.answers.findings import Verified, examined
from xltiebreak.answers.shape import Part
from xltiebreak.cli.options import Given
from xltiebreak.cli.output import progress, say, show_findings, show_prose
from xltiebreak.cli.tables import show_table
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.formats import grids_in, load
from xltiebreak.questions.announced import agreement
from xltiebreak.verify import (
    PrintedTable,
    best_match,
    compared_in,
    join,
    table_in,
    table_of,
)

_ELSEWHERE = (
    ", in the sheet Verify or in a second file (--against); --columns says what other columns are"
)

_NO_TABLE = (
    "no printed table was found; expected a row of headers with the players' names or numbers "
    "and tie-breaks such as Mod. Med, Solk or TBrk[M]; --columns says what other columns are"
)

_MOST_MISSING = 10
"""The most missing pairing numbers that are listed."""


def verified(given: Given, against: str, columns: str, every: bool, heading: str = "") -> Verified:
    """Return the comparison of the file with its own printed columns, or with those in ``against``.
    Warnings about the event are shown under ``heading``.

    Raises:
        EventError: the results contradict each other.
        TieBreakError: a file cannot be read, or there is nothing to compare.
    """
    event = given.with_prizes()
    sections = given.sections(event)
    findings = examined(event, sections)
    if findings and heading:
        say(heading)
    show_findings(findings, err=True)
    if against:
        sections = _joined(sections, against, columns)
    with progress("Comparing", len(sections)) as advance:
        printed_in = os.path.basename(against or given.file)
        compared = compared_in(sections, given.asked, columns, printed_in, _ELSEWHERE, advance)
    agrees = agreement(event, given.asked)
    return Verified(compared, len(event.sections) > 1, '--columns "{}=CODE"', every, agrees)


def _joined(sections: Sequence[Section], against: str, columns: str) -> tuple[Section, ...]:
    """Return the sections with the printed columns of the second file.

    Raises:
        TieBreakError: it has none that fit; the message names the file.
    """
    tables = printed_tables(against, columns)
    name = os.path.basename(against)
    joined = []
    for section in sections:
        table = best_match(section, tables, alone=len(sections) == 1)
        if table is None:
            say(f"{name} has no table of section {section.name}.")
            continue
        try:
            joined.append(join(section, table))
        except TieBreakError as error:
            raise TieBreakError(f"{name}: {error}") from error
        _say_who_is_missing(joined[-1].section, name)
    if not joined:
        raise TieBreakError(f"{name}: no table names the players of a section; name it (--section)")
    for stranger in dict.fromkeys(sentence for each in joined for sentence in each.strangers):
        say(f"{stranger}; its line is passed over.")
    return tuple(each.section for each in joined)


def printed_tables(path: str, columns: str = "") -> list[PrintedTable]:
    """Return every printed table in a second file: an export, or a sheet or text into which it was
    pasted; ``columns`` is the user's option about their columns.

    Raises:
        TieBreakError: the file cannot be read, or holds none; the message names it.
    """
    name = os.path.basename(os.path.normpath(path))
    if os.path.isdir(path):
        raise TieBreakError(f"{name}: this is a folder; expected the file with the printed table")
    try:
        grids = grids_in(path, table_in)
        if grids is None:
            tables = [table_of(section) for section in load(path).sections]
        else:
            tables = [table for grid in grids if (table := table_in(grid, columns))]
        tables = [table for table in tables if any(row.texts for row in table.rows)]
        if not tables:
            raise TieBreakError(_NO_TABLE)
    except TieBreakError as error:
        message = str(error)
        raise TieBreakError(
            message if message.startswith(name) else f"{name}: {message}"
        ) from error
    return tables


def _say_who_is_missing(section: Section, name: str) -> None:
    printed = set().union(*section.printed.values())
    missing = [number for number in section.crosstable.numbers if number not in printed]
    if missing:
        listed = ", ".join(map(str, missing[:_MOST_MISSING]))
        more = " …" if len(missing) > _MOST_MISSING else ""
        players = counted(len(section.players), "team" if section.matches else "player")
        say(f"{name} has nothing for {len(missing)} of {players}: {listed}{more}.")


def show_parts(answer: Iterable[Part]) -> None:
    """Print sentences and tables, with an empty line before each further table."""
    tables = 0
    for part in answer:
        if isinstance(part, str):
            show_prose(part)
        else:
            click.echo(nl=not tables)
            show_table(part)
            tables += 1
