"""``announce``: how ties and prizes are decided, and its seal, for the wall before round 1."""

from __future__ import annotations

from pathlib import Path

import click

from xltiebreak.cli import options
from xltiebreak.cli.options import Given
from xltiebreak.cli.output import ending, say, say_all
from xltiebreak.cli.standings import show_answer, write_pages


@click.command(
    epilog=ending(
        "announce event.xlsx",
        "announce event.xlsx -o announcement.docx",
        codes="0 fine, 1 the prizes have errors, 2 the rounds are not stated, or wrong usage",
    )
)
@options.file_argument
@click.option(
    "-o",
    "--output",
    "out",
    type=options.file_path,
    metavar="OUT.docx",
    help="Write it as a page for the wall, instead of printing it.",
)
@options.ranking("text", "paper", "force", "from")
def announce(given: Given, form: str, out: Path | None, paper: str, force: bool) -> None:
    """Print how ties and prizes of FILE are decided, and the seal.

    The seal is made of the rules and prizes alone. Type it at the label Seal: from then on every
    command says whether the event still agrees with what was announced.
    """
    from xltiebreak.answers.announcement import TITLE, announcement  # late: for this alone

    event = given.with_prizes()
    answer = announcement(event, given.asked)
    say_all(answer.remarks)
    if out is None:
        show_answer(answer, form)
    else:
        page = (event, (), TITLE, answer.parts())
        write_pages(page, out, paper=paper, force=force, files=[given.file])
        say(f"Its seal is {answer.seal}.")
