"""``standings``, ``explain`` and ``prizes``: the places, what decided them, and who takes what."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import click

from xltiebreak.answers.shape import Answer, Part
from xltiebreak.answers.standings import EventStandings, event_standings
from xltiebreak.cli import options
from xltiebreak.cli.options import Given
from xltiebreak.cli.output import (
    EVENT_CODES,
    ending,
    progress,
    say,
    say_all,
    show_csv,
    show_findings,
    show_json,
    width_of_terminal,
)
from xltiebreak.disk.writing import refuse, write
from xltiebreak.event.findings import TieBreakError, visible
from xltiebreak.event.section import Event
from xltiebreak.formats import files_read
from xltiebreak.ranking.standings import Standings


@click.command(
    epilog=ending(
        "standings event.xlsx",
        "standings event.xlsx --order MM,SOLK,SB/A --format csv",
        "standings scholastic.xlsx --counting 4",
        codes=EVENT_CODES,
    )
)
@options.file_argument
@options.ranking("round", "counting", "seal", "announced", "table", "from")
def standings(given: Given, form: str) -> None:
    """Print the places of FILE and what decided them.

    Where teams are ranked by their top players, they follow the players; an order with TEAMSUM,
    such as scholastic-team, prints the teams alone.
    """
    ranked = rank(given.event(), given)
    show_answer(ranked, form)
    say_remarks(ranked)


def rank(event: Event, given: Given) -> EventStandings:
    """Return the standings of all sections, or of one; many sections get a progress bar.

    Raises:
        EventError: the event or one of the sections has errors.
        TieBreakError: an option is not understood, or does not go with a section.
    """
    sections = given.sections(event)
    with progress("Computing", len(sections)) as advance:
        return event_standings(event, sections, given.asked, advance)


def say_remarks(ranked: EventStandings, *, beside_worksheets: bool = False) -> None:
    """Print what readers of places should know: warnings, rounds left out, empty columns, unless
    the worksheets of the answer explain those."""
    show_findings(ranked.warnings, err=True)
    say_all(ranked.remarks_beside_worksheets if beside_worksheets else ranked.remarks)


def show_answer(answer: Answer, form: str) -> None:
    """Print an answer as JSON, as CSV, or as tables and paragraphs that fit the terminal."""
    if form == "json":
        show_json(answer.to_dict())
    elif form == "csv":
        say_all(answer.left_out_of_csv)
        show_csv(*answer.to_csv())
    elif width_of_terminal():
        from xltiebreak.cli.tables import show  # late: a file has room for everything

        show(answer)
    else:
        for part in answer.parts():
            click.echo(f"{visible(part) if isinstance(part, str) else part}\n")


Page = tuple[Event, Sequence[Standings], str, Iterable[Part]]
"""What a page to hand over shows: the event, its standings, the question and the answer."""


def write_pages(
    page: Page,
    docx: Path | None,
    html: Path | None = None,
    *,
    paper: str,
    force: bool,
    files: Sequence[str],
) -> None:
    """Write an answer as a page to hand over, in Word, as a web page or as both; ``files`` are
    those that were read. Nothing is written if one of them is refused."""
    inputs = [name for file in files for name in files_read(file)]
    for out, kind in ((docx, ".docx"), (html, ".html")):
        if out:
            options.refuse_other_ending(out, kind, f"answer{kind}")
            refuse(out, force=force, inputs=inputs)
    event, standings, question, parts = page
    answer = [*parts]
    if docx:
        from xltiebreak.bulletin import write_answer  # late: for Word alone

        written = write_answer(event, standings, question, answer, paper)
        write(docx, written, force=force, inputs=inputs)
        say(f"Wrote {docx}.")
    if html:
        from xltiebreak import page as web  # late: for web pages alone

        content = web.write_answer(event, question, answer).encode()
        write(html, content, force=force, inputs=inputs)
        say(f"Wrote {html}.")


@click.command(
    epilog=ending(
        "explain event.xlsx 7",
        'explain event.xlsx "Hart" --system MM --system SOLK',
        codes=EVENT_CODES,
    )
)
@options.file_argument
@click.argument("player", metavar="PLAYER")
@click.option(
    "--system",
    "systems",
    metavar="CODE",
    multiple=True,
    help="A tie-break, as often as wanted. [default: those of the order]",
)
@options.ranking("round", "counting", "text", "from")
def explain(player: str, systems: tuple[str, ...], given: Given, form: str) -> None:
    """Show PLAYER's arithmetic, round by round.

    PLAYER is a pairing number or a name in FILE; a part of a name will do. In a team event it is
    a team, and so it may be where teams are ranked by their top players.
    """
    from xltiebreak.answers.explanation import codes_in, explained, meant  # late: for this alone

    codes = codes_in(*systems)
    if systems and not codes:
        raise TieBreakError("--system is empty; give a tie-break such as MM")
    event = given.event()
    sections = given.sections(event)
    with progress("Computing", 1):
        who = meant(sections, player, given.asked)
        ranked, places = who.standings(event, given.asked)
        explanation = explained(places, who.entry.number, codes)
    show_answer(explanation, form)
    say_remarks(ranked, beside_worksheets=True)


@click.command(
    epilog=ending(
        "prizes event.xlsx",
        "prizes event.xlsx --section U1200 --format csv",
        'prizes standings.csv --prizes "300-200-100, U1800 100-50"',
        "prizes event.xlsx --upsets",
        codes=EVENT_CODES,
    )
)
@options.file_argument
@click.option("--upsets", is_flag=True, help="List the upsets, the largest first, with the games.")
@click.option(
    "--hand-out",
    is_flag=True,
    help="The list to hand them out by: everybody once, from the last prize to the first.",
)
@options.ranking("prizes", "fees", "seal", "announced", "table", "docx", "paper", "force", "from")
def prizes(
    given: Given,
    form: str,
    upsets: bool,
    hand_out: bool,
    docx: Path | None,
    paper: str,
    force: bool,
) -> None:
    """Print who takes which prize of FILE, and why.

    Each sum is shown, and what is not paid. The prizes are stated on a sheet Prizes, or as the line
    that announces them at the label Prizes of the sheet Event. Nobody is paid before every round is
    complete. A list of names, ratings and scores without rounds is enough, such as another
    program's standings; it counts as final.
    """
    from xltiebreak.answers.hand_out import HandOut  # late: for this alone
    from xltiebreak.answers.prizes import event_prizes  # late: as above
    from xltiebreak.answers.upsets import event_upsets  # late: as above

    if upsets and hand_out:
        raise TieBreakError("--upsets and --hand-out are two lists; ask for one of them")
    event = given.with_prizes()
    ranked = rank(event, given)
    given_prizes = None if upsets else event_prizes(ranked)
    answer: Answer = event_upsets(ranked) if given_prizes is None else given_prizes
    question = "Upsets" if upsets else "Who takes which prize"
    if hand_out and given_prizes is not None:
        answer, question = HandOut(given_prizes), "Prizes, from the last to the first"
    if docx:
        page = (event, (), question, answer.parts())
        write_pages(page, docx, paper=paper, force=force, files=[given.file])
    else:
        show_answer(answer, form)
    if given_prizes is not None:
        show_findings(given_prizes.findings, err=True)
    say_remarks(ranked)
