"""``check``: what is wrong in an event's file."""

from __future__ import annotations

import click

from xltiebreak.answers.findings import check as checked
from xltiebreak.cli import options
from xltiebreak.cli.output import ending, say_all, show_findings, show_json
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
