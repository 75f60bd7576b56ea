"""``verify``: what another program printed against the rules, and what it must have done."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import Any

import click

from xltiebreak.checks import examine
from xltiebreak.cli import options
from xltiebreak.cli.output import ending, progress, say, show_findings, show_json, show_prose
from xltiebreak.cli.tables import show_table
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError, errors_first, stop_on_errors
from xltiebreak.event.section import Event, Section
from xltiebreak.formats import grids_in, load
from xltiebreak.ranking.answers import KEY, NAME, PROSE, Column, Table
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.event_standings import sections_of
from xltiebreak.verify import (
    PLACE,
    PRIZE,
    SCORE,
    Compared,
    PrintedTable,
    Verification,
    best_match,
    join,
    printed_texts,
    stated_here,
    table_in,
    table_of,
)
from xltiebreak.verify import verify as verify_section

_NOTHING_PRINTED = (
    "there is nothing to compare; expected columns of printed tie-breaks or places, with headers "
    "such as Mod. Med, Solk, TBrk[M] or Place, beside the results, in the sheet Verify or in a "
    "second file (--against); --columns says what other columns are"
)

_NO_TABLE = (
    "no printed table was found; expected a row of headers with the players' names or numbers "
    "and tie-breaks such as Mod. Med, Solk or TBrk[M]; --columns says what other columns are"
)

_MOST_MISSING = 10
"""So many pairing numbers are listed."""


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
@options.choosing
@click.option("--json", "as_json", is_flag=True, help="Print the comparison as JSON.")
@options.from_option
@click.pass_context
def verify(
    ctx: click.Context,
    file: str,
    against: str,
    columns: str,
    section: str,
    asked: Asked,
    as_json: bool,
    kind: str,
) -> None:
    """Compare the tie-breaks that another program printed with the rules.

    They stand in FILE beside the results or in its sheet Verify, or in FILE2. Where a column
    differs, it is told how the other program must have computed it.
    """
    event = load(file, kind)
    sections = sections_of(event, section)
    _stop_on_errors(event, sections)
    if against:
        sections = _joined(sections, against, columns)
    compared = _compared(sections, asked, columns, against or file)
    for sentence in dict.fromkeys(told for one in compared for told in one.told):
        say(sentence)
    if as_json:
        show_json({"columns": [_json(one, column) for one, column in _columns(compared)]})
    else:
        for one, column in _columns(compared):
            _show(one, column, len(event.sections) > 1)
    for one in compared:
        _say_what_was_read(one)
    if not all(one.agrees for one in compared):
        ctx.exit(1)


def _stop_on_errors(event: Event, sections: Sequence[Section]) -> None:
    """Compute nothing from results that contradict each other; say what else is odd."""
    found = [*event.faults, *(finding for one in sections for finding in examine(one))]
    findings = errors_first(found)
    stop_on_errors(findings)
    show_findings(findings, err=True)


def _joined(sections: Sequence[Section], against: str, columns: str) -> tuple[Section, ...]:
    """The sections with the printed columns of the second file.

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
    for stranger in dict.fromkeys(told for one in joined for told in one.strangers):
        say(f"{stranger}; its line is passed over.")
    return tuple(one.section for one in joined)


def printed_tables(path: str, stated: str = "") -> list[PrintedTable]:
    """Every printed table in a second file: an export, or what was pasted into a sheet or a text;
    ``stated`` is what the user says of its columns.

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
            tables = [table for grid in grids if (table := table_in(grid, stated))]
        tables = [table for table in tables if any(row.texts for row in table.rows)]
        if not tables:
            raise TieBreakError(_NO_TABLE)
    except TieBreakError as error:
        told = str(error)
        raise TieBreakError(told if told.startswith(name) else f"{name}: {told}") from error
    return tables


def _say_who_is_missing(section: Section, name: str) -> None:
    printed = set().union(*section.printed.values())
    missing = [number for number in section.crosstable.numbers if number not in printed]
    if missing:
        listed = ", ".join(map(str, missing[:_MOST_MISSING]))
        more = " …" if len(missing) > _MOST_MISSING else ""
        of = counted(len(section.players), "team" if section.matches else "player")
        say(f"{name} has nothing for {len(missing)} of {of}: {listed}{more}.")


def _compared(
    sections: Sequence[Section], asked: Asked, columns: str, file: str
) -> list[Verification]:
    """The comparison of each section that has something to compare, printed in ``file``.

    Raises:
        TieBreakError: none has.
    """
    labels = {section.name: list(printed_texts(section)) for section in sections}
    everywhere = [label for known in labels.values() for label in known]
    all_compared = []
    with progress("Comparing", len(sections)) as advance:
        for section in sections:
            stated = stated_here(columns, labels[section.name], everywhere)
            all_compared.append(verify_section(section, asked, stated))
            advance()
    compared = [one for one in all_compared if one.enough]
    if not compared:
        passed_over = [label for one in all_compared for label in one.passed_over]
        listed = ", ".join(repr(label) for label in dict.fromkeys(passed_over))
        there = f"; there are {listed}" if listed else ""
        raise TieBreakError(f"{os.path.basename(file)}: {_NOTHING_PRINTED}{there}")
    return compared


def _columns(compared: Sequence[Verification]) -> Iterator[tuple[Verification, Compared]]:
    return ((one, column) for one in compared for column in one.columns)


def _json(one: Verification, column: Compared) -> dict[str, Any]:
    return {
        "section": one.standings.section.name,
        "label": column.label,
        "system": column.system,
        "agree": column.agree,
        "of": column.of,
        "differences": [
            {
                "number": difference.number,
                "printed": difference.printed
                if difference.printed_value is None
                else difference.printed_value,
                "ours": difference.ours_value,
            }
            for difference in column.differences
        ],
        "causes": [
            {"code": cause.code, "explains": cause.explains, "sentence": cause.sentence}
            for cause in column.causes
        ],
    }


def _show(one: Verification, column: Compared, named: bool) -> None:
    plain = column.system in (PLACE, SCORE, PRIZE, column.label)
    title = column.label if plain else f"{column.label} ({column.system})"
    if named:
        title = f"{one.standings.section.name}, {title}"
    what = "place" if column.system == PLACE else "value"
    if not column.differences:
        click.echo(f"{title}: {_all(column.of, what)}.")
        return
    _show_differences(one, column, f"{title}: {len(column.differences)} of {column.of} differ")
    for sentence in [cause.sentence for cause in column.causes] or [_no_cause(column)]:
        show_prose(sentence)
    click.echo()


def _all(count: int, what: str) -> str:
    return f"the only {what} agrees" if count == 1 else f"all {counted(count, what)} agree"


def _no_cause(column: Compared) -> str:
    if column.of == 1:
        return "One value is too few to tell how it was computed."
    if column.system == PLACE:
        return "No order of tie-breaks that is known here gives these places."
    if len(column.differences) == 1:
        return "No known way to compute it gives this one value; it may be a misprint."
    return "There is no known way to compute it that gives these values."


def _show_differences(one: Verification, column: Compared, title: str) -> None:
    rows = column.differences
    players = one.standings.section.by_number
    named = "Team" if one.standings.section.matches else "Name"
    show_table(
        Table(
            title,
            [
                Column("No.", [str(row.number) for row in rows], KEY),
                Column(named, [players[row.number].label for row in rows], NAME),
                Column("Printed", [row.printed for row in rows], KEY),
                Column("Ours", [row.ours for row in rows], KEY),
                Column("Our arithmetic", [row.arithmetic for row in rows], PROSE),
            ],
        )
    )


def _say_what_was_read(one: Verification) -> None:
    """How labels were understood where they leave room for doubt."""
    for label, code in one.assumed.items():
        say(f'{label} is taken for {code}; --columns "{label}=CODE" says otherwise.')
    for label in one.no_prizes:
        say(f"{label} is passed over: the event states no prizes, or no amounts stand there.")
    if one.passed_over:
        listed = ", ".join(one.passed_over)
        say(
            f"Passed over, as no tie-break of that name is known: {listed}; "
            f'--columns "{one.passed_over[0]}=CODE" says what a column is.'
        )
