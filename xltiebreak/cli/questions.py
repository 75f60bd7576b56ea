"""``why``, ``whatif`` and ``changes``: questions about the places on the wall."""

from __future__ import annotations

from pathlib import Path

import click

from xltiebreak.answers.sections import only_section
from xltiebreak.answers.standings import event_standings
from xltiebreak.checks import examine_event
from xltiebreak.cli import options
from xltiebreak.cli.options import Given
from xltiebreak.cli.output import EVENT_CODES, ending, progress, say, show_findings
from xltiebreak.cli.standings import say_remarks, show_answer, write_pages
from xltiebreak.event.figures import on_paper
from xltiebreak.event.findings import stop_on_errors
from xltiebreak.event.section import Event
from xltiebreak.formats import load_crosstable


@click.command(
    epilog=ending(
        "why event.xlsx 7 12",
        'why event.xlsx "Hart" "Lee" --order MM,SOLK,SB',
        codes=EVENT_CODES,
    )
)
@options.file_argument
@click.argument("player", metavar="PLAYER")
@click.argument("other", metavar="PLAYER")
@options.ranking("round", "counting", "text", "docx", "paper", "force", "from")
def why(
    player: str, other: str, given: Given, form: str, docx: Path | None, paper: str, force: bool
) -> None:
    """Show why one PLAYER is placed before the other.

    Both calculations stand side by side. The tie-breaks are gone through in order until one parts
    the two. Each PLAYER is a pairing number or a name; in a team event a team.
    """
    from xltiebreak.answers.questions import why_answer  # late: other commands ask no questions

    event = given.event()
    sections = given.sections(event)
    with progress("Computing", 1):
        ranked, answer = why_answer(event, sections, player, other, given.asked)
    if docx:
        players = [each.players for each in ranked]
        page = (event, players, answer.why.question, answer.parts(on_paper))
        write_pages(page, docx, paper=paper, force=force, files=[given.file])
    else:
        show_answer(answer, form)
    say_remarks(ranked, beside_worksheets=True)


@click.command(
    epilog=ending(
        'whatif event.xlsx "R5 7-12 0-1"',
        'whatif event.xlsx "R5 7-12 +-" "R5 3 H"',
        "whatif event.xlsx",
        codes=EVENT_CODES,
    )
)
@options.file_argument
@click.argument("changes", metavar="[CHANGE]...", nargs=-1)
@options.ranking("counting", "text", "from")
def whatif(changes: tuple[str, ...], given: Given, form: str) -> None:
    """Show who would move if results were others.

    A CHANGE is a result as in "R5 7-12 0-1": the round, the two pairing numbers, the score, +- for
    a forfeit; or "R5 7 H" for a bye. Without any, before or within the last round: everybody's best
    and worst place, and what is certain already.
    """
    from xltiebreak.answers.questions import still_open, what_if  # late: as above
    from xltiebreak.questions.reach import outcomes_in  # late: as above

    event = given.event()
    sections = given.sections(event)
    if changes:
        ranked, moved = what_if(event, sections, changes, given.asked)
        show_answer(moved, form)
        say_remarks(ranked)
        return
    only_section(sections, "one section is looked at; name it with --section")
    ranked = event_standings(event, sections, given.asked)
    with progress("Going through the outcomes", outcomes_in(ranked[0].players)) as advance:
        answer = still_open(ranked, advance)
    show_answer(answer, form)
    show_findings(ranked.warnings, err=True)
    if ranked.agreement:
        say(str(ranked.agreement))


@click.command(
    epilog=ending(
        "changes before.xlsx after.xlsx",
        "changes event.xlsx event.trf --section Open",
        codes=EVENT_CODES,
    )
)
@click.argument("old", metavar="OLD", callback=options.not_the_output)
@click.argument("new", metavar="NEW", callback=options.not_the_output)
@options.ranking("counting", "text", "docx", "paper", "force")
def changes(
    old: str, new: str, given: Given, form: str, docx: Path | None, paper: str, force: bool
) -> None:
    """Show what differs between two versions of an event.

    Results, players and settings that differ; then whose place, score and tie-breaks are others,
    with the sums of those who moved. Players are matched by number, id and name.
    """
    from xltiebreak.answers.questions import changes as compared  # late: as above

    before, after = _without_errors(old), _without_errors(new)
    answer = compared(before, after, given.section, given.asked)
    if docx:
        page = (after, answer.standings, "What changed?", answer.parts(on_paper))
        write_pages(page, docx, paper=paper, force=force, files=[old, new])
    else:
        show_answer(answer, form)


def _without_errors(file: str) -> Event:
    """Return the event of one of two files; print its findings under its name, stop on errors."""
    event = load_crosstable(file, "")
    findings = examine_event(event)
    if findings:
        say(f"In {file}:")
    stop_on_errors(findings)
    show_findings(findings, err=True)
    return event
