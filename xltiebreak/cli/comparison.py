"""The comparison of one file with the figures that another program printed: how it is read, joined
and shown."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence

import click

from xltiebreak.answers.findings import Verified, examined
from xltiebreak.answers.second_opinion import GivenFile, SecondOpinion, to_repeat
from xltiebreak.answers.shape import Part
from xltiebreak.cli.options import Given
from xltiebreak.cli.output import progress, say, show_findings, show_prose
from xltiebreak.cli.tables import show_table
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.formats import (
    FORMATS,
    content_of,
    files_read,
    grids_in,
    kind_of,
    load_crosstable,
    name_of,
)
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

MOST_MISSING = 10
"""The most missing pairing numbers, or tables of events, that are listed."""


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
    strangers: Sequence[str] = ()
    if against:
        sections, strangers = _joined(sections, against, columns)
    with progress("Comparing", len(sections)) as advance:
        printed_in = name_of(against or given.file)
        compared = compared_in(sections, given.asked, columns, printed_in, _ELSEWHERE, advance)
    agrees = agreement(event, given.asked)
    how = '--columns "{}=CODE"'
    return Verified(event, compared, how, every, agrees, findings, strangers)


def second_opinion(answer: Verified, given: Given, against: str, columns: str) -> SecondOpinion:
    """Return the comparison with what is needed to judge and to repeat it."""
    named = filter(None, (given.file, against))
    files = [_file(file) for name in named for file in _parts(name)]
    if given.announced:
        files.append(_file(given.announced, "announcement"))
    return SecondOpinion(answer, files, _command(given, against, columns), given.asked)


def _parts(path: str) -> Sequence[str]:
    """Return the files that make this one, such as the three of a rating report."""
    files = files_read(path)
    return [path] if files == [path] else sorted({*map(os.path.abspath, files)})


def _file(path: str, what: str = "") -> GivenFile:
    """Return a file's name, what it is, and its fingerprint."""
    import hashlib  # late: for this alone

    content = content_of(path)
    kind = None if what else FORMATS.get(kind_of(content))
    digest = hashlib.sha256(content).hexdigest()
    return GivenFile(name_of(path), kind.name if kind else what, digest)


def _command(given: Given, against: str, columns: str) -> str:
    """Return what to type in the folder of the files to get the same comparison."""
    asked = given.asked
    options = (
        ("--against", os.path.basename(against)),
        ("--columns", columns),
        ("--section", given.section),
        ("--edition", asked.edition),
        ("--order", asked.order),
        ("--lots", asked.lots),
        ("--unrated", str(asked.unrated or "")),
        ("--seal", asked.seal),
        ("--announced", os.path.basename(given.announced)),
        ("--from", given.kind),
    )
    return to_repeat([os.path.basename(given.file)], options)


def _joined(
    sections: Sequence[Section], against: str, columns: str
) -> tuple[tuple[Section, ...], Sequence[str]]:
    """Return the sections with the printed columns of the second file, and a sentence for each of
    its lines that fits no player.

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
    who = dict.fromkeys(stranger for each in joined for stranger in each.strangers)
    strangers = [f"{stranger}; its line is passed over." for stranger in who]
    for stranger in strangers:
        say(stranger)
    return tuple(each.section for each in joined), strangers


def printed_tables(path: str, columns: str = "") -> list[PrintedTable]:
    """Return every printed table in a second file: an export, or a sheet or text into which it was
    pasted; ``columns`` is the user's option about their columns.

    Raises:
        TieBreakError: the file cannot be read, or holds none; the message names it.
    """
    name = os.path.basename(os.path.normpath(path))
    try:
        grids = grids_in(path, table_in)
        if grids is None:
            tables = [table_of(section) for section in load_crosstable(path).sections]
        else:
            tables = [table for grid in grids if (table := table_in(grid, columns))]
        tables = [table for table in tables if any(row.texts for row in table.rows)]
        if not tables:
            raise TieBreakError(_NO_TABLE)
    except TieBreakError as error:
        message = str(error)
        raise TieBreakError(
            message if message.startswith(f"{name}: ") else f"{name}: {message}"
        ) from error
    return tables


def _say_who_is_missing(section: Section, name: str) -> None:
    printed = set().union(*section.printed.values())
    missing = [number for number in section.crosstable.numbers if number not in printed]
    if missing:
        listed = ", ".join(map(str, missing[:MOST_MISSING]))
        more = " …" if len(missing) > MOST_MISSING else ""
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
