"""``check`` and ``verify``: findings in a file, and a comparison with another program's figures."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence

import click

from xltiebreak.answers.findings import Verified, examined
from xltiebreak.answers.findings import check as checked
from xltiebreak.answers.shape import Part
from xltiebreak.cli import options
from xltiebreak.cli.options import Given
from xltiebreak.cli.output import (
    ending,
    progress,
    say,
    say_all,
    show_findings,
    show_json,
    show_prose,
)
from xltiebreak.cli.tables import show_table
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.formats import grids_in, load
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


@click.command(
    epilog=ending(
        "check event.xlsx",
        "check event.xlsx --strict --json",
        codes="0 nothing or only warnings, 1 errors (with --strict also warnings), 2 unreadable",
    )
)
@options.file_argument
@click.option("--strict", is_flag=True, help="Warnings count as errors, too.")
@click.option("--json", "as_json", is_flag=True, help="Print the findings as JSON.")
@options.from_option
@click.pass_context
def check(ctx: click.Context, file: str, strict: bool, as_json: bool, kind: str) -> None:
    """Look for what is wrong in FILE, cell by cell."""
    answer = checked(load(file, kind))
    if as_json:
        show_json(answer.to_dict())
    else:
        show_findings(answer.findings)
        say_all(answer.parts())
    if any(finding.is_error or strict for finding in answer.findings):
        ctx.exit(1)


@click.command(
    epilog=ending(
        "verify event.xlsx",
        "verify event.xlsx --against printed.csv",
        'verify event.xlsx --columns "TB1=MM,TB2=SOLK"',
        codes="0 everything agrees, 1 something differs or errors in the event, 2 wrong usage, "
        "unreadable, or nothing to compare",
    )
)
@options.file_argument
@click.option(
    "--against",
    metavar="FILE2",
    default="",
    callback=options.not_the_output,
    help="The printed table: players by name or number, and their tie-breaks.",
)
@click.option(
    "--columns",
    metavar="LABEL=CODE,…",
    default="",
    help="What columns are whose header does not say it; PLACE, SCORE and PRIZE are codes, too.",
)
@options.ranking()
@click.option("--all", "every", is_flag=True, help="Work out every value that differs.")
@click.option("--json", "as_json", is_flag=True, help="Print the comparison as JSON.")
@options.from_option
@click.pass_context
def verify(
    ctx: click.Context, given: Given, against: str, columns: str, every: bool, as_json: bool
) -> None:
    """Compare the tie-breaks that another program printed with the rules.

    They stand in FILE beside the results or in its sheet Verify, or in FILE2. Where a column
    differs, it is told how the other program must have computed it.
    """
    event = given.event()
    sections = given.sections(event)
    show_findings(examined(event, sections), err=True)
    if against:
        sections = _joined(sections, against, columns)
    with progress("Comparing", len(sections)) as advance:
        printed_in = os.path.basename(against or given.file)
        compared = compared_in(sections, given.asked, columns, printed_in, _ELSEWHERE, advance)
    answer = Verified(compared, len(event.sections) > 1, '--columns "{}=CODE"', every)
    say_all(answer.remarks)
    if as_json:
        show_json(answer.to_dict())
    else:
        _show(answer.parts())
    say_all(answer.doubts)
    if not answer.agrees:
        ctx.exit(1)


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


def _show(answer: Iterable[Part]) -> None:
    tables = 0
    for part in answer:
        if isinstance(part, str):
            show_prose(part)
        else:
            click.echo(nl=not tables)
            show_table(part)
            tables += 1
