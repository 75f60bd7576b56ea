"""``check`` and ``verify``: findings in a file, and a comparison with another program's figures."""

from __future__ import annotations

from pathlib import Path

import click

from xltiebreak.answers.findings import check as checked
from xltiebreak.answers.findings import refusal
from xltiebreak.answers.second_opinion import TITLE
from xltiebreak.cli import options
from xltiebreak.cli.comparison import second_opinion, show_parts, verified
from xltiebreak.cli.options import Given
from xltiebreak.cli.output import ending, say_all, show_findings, show_json
from xltiebreak.cli.standings import write_pages
from xltiebreak.cli.verify_folder import events_in, verify_each
from xltiebreak.event.findings import TieBreakError
from xltiebreak.formats import load


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
        "verify examples/conformance      (each file in a folder)",
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
    help="The printed table: players by name or number, and their tie-breaks; for a folder, the "
    "folder of their tables.",
)
@click.option(
    "--columns",
    metavar="LABEL=CODE,…",
    default="",
    help="What columns are whose header does not say it; PLACE, SCORE and PRIZE are codes, too.",
)
@options.ranking("seal", "announced", "docx", "html", "paper", "force")
@click.option("--all", "every", is_flag=True, help="Work out every value that differs.")
@click.option("--json", "as_json", is_flag=True, help="Print the comparison as JSON.")
@options.from_option
@click.pass_context
def verify(
    ctx: click.Context,
    given: Given,
    against: str,
    columns: str,
    every: bool,
    as_json: bool,
    docx: Path | None,
    html: Path | None,
    paper: str,
    force: bool,
) -> None:
    """Compare what another program printed with the rules.

    Its tie-breaks, places and prizes stand in FILE beside the results or in its sheet Verify, or in
    FILE2. Where a column differs, it is told how the other program must have computed it. A folder
    is compared file by file, with --against another folder by the names of the files.
    """
    folder, is_page = events_in(given.file), bool(docx or html)
    if folder and is_page:
        option = "--docx" if docx else "--html"
        raise click.UsageError(f"{option} is for one event; give a file of the folder")
    try:
        if folder:
            ctx.exit(0 if verify_each(folder, given, against, columns, every, as_json) else 1)
        answer = verified(given, against, columns, every)
    except TieBreakError as error:
        if as_json and not is_page:
            show_json(refusal(error))
        raise
    say_all(answer.remarks)
    if is_page:
        opinion = second_opinion(answer, given, against, columns)
        read = [file for file in (given.file, against) if file]
        page = (answer.event, (), TITLE, opinion.parts())
        write_pages(page, docx, html, paper=paper, force=force, files=read)
    elif as_json:
        opinion = second_opinion(answer, given, against, columns)
        show_json({**answer.to_dict(), "second_opinion": opinion.to_dict()})
    else:
        show_parts(answer.parts())
    say_all(answer.doubts)
    if not answer.agrees:
        ctx.exit(1)
