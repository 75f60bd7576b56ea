"""``prizes``: who gets what, to the cent, and why."""

from __future__ import annotations

import click

from xltiebreak.answers.prizes import event_prizes
from xltiebreak.cli import options
from xltiebreak.cli.output import EVENT_CODES, ending, show_findings
from xltiebreak.cli.standings import rank, say_remarks, show_answer
from xltiebreak.formats import load
from xltiebreak.ranking.asked import Asked


@click.command(
    epilog=ending(
        "prizes event.xlsx",
        "prizes event.xlsx --section U1200 --format csv",
        codes=EVENT_CODES,
    )
)
@options.file_argument
@options.ranking("table", "from")
def prizes(file: str, section: str, asked: Asked, form: str, kind: str) -> None:
    """Print who takes which prize of FILE, how each sum was made, and what is not paid.

    The prizes are stated on a sheet Prizes, or as the line that announces them at the label Prizes
    of the sheet Event. Nobody is paid before every round is complete.
    """
    ranked = rank(load(file, kind), section, asked)
    given = event_prizes(ranked)
    show_answer(given, form)
    show_findings(given.findings, err=True)
    say_remarks(ranked)
