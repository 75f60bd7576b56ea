"""``new`` and ``excel``: workbooks ready for typing, and the functions in them set up."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from xltiebreak import excel as in_excel
from xltiebreak.cli import options
from xltiebreak.cli.output import ending, say
from xltiebreak.disk.writing import refuse, write
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import MAX_BOARDS

CLASSIC = "classic"
_ROUTES = {CLASSIC: CLASSIC, "lite": "lite", "libreoffice": "plain", "plain": "plain"}
"""What each ``--for`` is called by the template."""

_LIVE = {
    "lite": "Its sheet Help tells how Standings, Worksheet and Checks become live.",
    CLASSIC: "When Excel asks, click Enable Content; the sheet Help tells the further steps.",
}


@click.command(
    epilog=ending(
        "new spring-open.xlsx --players 40 --rounds 6",
        "new spring-open.xlsm",
        "new league.xlsx --kind team --teams 16 --rounds 7 --boards 4",
        codes="0 fine, 2 wrong usage or a file that exists",
    )
)
@click.argument("out", metavar="OUT.xlsx", type=options.file_path)
@click.option(
    "--players",
    metavar="N",
    type=options.whole_number(1, 1_000),
    help="Rows for this many players, up to 1,000. A round-robin's grid has room for 40, for 20 "
    "with --double. [default: 24, for a round-robin 8]",
)
@click.option(
    "--teams",
    metavar="N",
    type=options.whole_number(1, 1_000),
    help="Rows for this many teams, up to 150, with --kind team. [default: 8]",
)
@click.option(
    "--rounds",
    metavar="R",
    type=options.whole_number(1, 20),
    help="Columns for this many rounds, up to 20. A round-robin's follow from its players. "
    "[default: 5, for teams 7]",
)
@click.option(
    "--kind",
    type=options.one_word_of(["swiss", "roundrobin", "team"]),
    default="swiss",
    show_default=True,
    help="The pairings. A round-robin has a grid of the players; for teams one types matches.",
)
@click.option(
    "--boards",
    metavar="N",
    type=options.whole_number(1, MAX_BOARDS),
    help="The boards of a match between teams. [default: 8]",
)
@click.option(
    "--weights",
    metavar="LIST",
    help="What each board is worth, the first board first. "
    '[default: "12 11 10 9 8 7 6 5" for 8 boards, else 1 each]',
)
@click.option("--double", is_flag=True, help="A round-robin in which everybody meets twice.")
@click.option(
    "--for",
    "program",
    metavar="PROGRAM",
    type=options.one_word_of(_ROUTES),
    help="lite: Excel on Windows, Mac or the web, with the free add-in xlwings Lite. "
    "classic: Excel on Windows, with Python; the file is named OUT.xlsm. "
    "libreoffice, plain: without functions. [default: lite, for OUT.xlsm classic]",
)
@options.force_option
def new(
    out: Path,
    players: int | None,
    teams: int | None,
    rounds: int | None,
    kind: str,
    boards: int | None,
    weights: str | None,
    double: bool,
    program: str | None,
    force: bool,
) -> None:
    """Write a workbook, ready for typing.

    It has the sheets Event and Crosstable to type in (for teams Event, Teams and Matches), and
    Help that explains what to type; for a Swiss also Standings and Arithmetic, which follow what is
    typed in any spreadsheet, and with functions Worksheet, Checks and Verify.
    """
    program = _program(out, program)
    _refuse_what_does_not_go_with(kind, rounds, double=double)
    _refuse_what_only_teams_have(kind, teams, boards, weights)
    if kind == "team" and players is not None:
        raise TieBreakError(
            "--players is for events of single players; for teams write --teams, or leave out "
            "--kind team"
        )
    worth = None if weights is None else _weights(weights)
    refuse(out, force=force)

    if kind == "team":
        boards = boards or len(worth or ()) or 8
        event = in_excel.empty_team_event(teams or 8, rounds or 7, boards, worth)
    elif kind == "roundrobin":
        event = in_excel.empty_roundrobin(players or 8, double=double)
    else:
        event = in_excel.empty_swiss(players or 24, rounds or 5)
    content = in_excel.write_workbook(event, route=_ROUTES[program])
    write(out, content, force=force)
    what = "the teams and the matches" if kind == "team" else "the players and the results"
    say(f"Wrote {out}. Type the event, {what} in it.")
    if program in _LIVE:
        say(_LIVE[program])
    if program == CLASSIC:
        _import_functions(out)
    say(f'Then: xltiebreak bulletin "{out}"')


def _refuse_what_does_not_go_with(kind: str, rounds: int | None, *, double: bool) -> None:
    if kind == "roundrobin" and rounds is not None:
        raise TieBreakError(
            "the rounds of a round-robin follow from its players; leave out --rounds, and use "
            "--double where everybody meets twice"
        )
    if kind != "roundrobin" and double:
        raise TieBreakError("--double is for a round-robin; use it with --kind roundrobin")


def _refuse_what_only_teams_have(
    kind: str, teams: int | None, boards: int | None, weights: str | None
) -> None:
    for option, given in (("--teams", teams), ("--boards", boards), ("--weights", weights)):
        if given is not None and kind != "team":
            raise TieBreakError(f"{option} is for matches of teams; use it with --kind team")


def _weights(text: str) -> tuple[float, ...]:
    """What each board is worth."""
    from xltiebreak.tables.settings import understood  # late: only --weights reads one

    weights: tuple[float, ...] = understood("board_weights", text)
    return weights


def _program(out: Path, given: str | None) -> str:
    """The program that a workbook is for, by ``--for`` and its name."""
    suffix = out.suffix.lower()
    if suffix != ".xlsm":
        options.refuse_other_ending(out, ".xlsx", "event.xlsx")
    if suffix == ".xlsm" and given not in (None, CLASSIC):
        raise TieBreakError(
            f"{out} would be a workbook with macros, which only --for classic has; "
            f"for {given} give a name such as {out.with_suffix('.xlsx')}"
        )
    if suffix == ".xlsx" and given == CLASSIC:
        raise TieBreakError(
            f"--for classic writes a workbook with macros; "
            f"give a name such as {out.with_suffix('.xlsm')}"
        )
    return given or (CLASSIC if suffix == ".xlsm" else "lite")


def _import_functions(out: Path) -> None:
    """Save the user a click where Excel is at hand; the workbook is good without it."""
    try:
        in_excel.import_functions(out)
    except TieBreakError as error:
        say(f"Still to do: {error}.")
    else:
        say("The functions are imported into it: its tables follow what you type.")


@click.group(
    epilog=ending(
        "excel install        (Windows; then: xltiebreak excel doctor)",
        "excel lite main.py   (Windows, Mac, web)",
        codes="0 fine, 1 doctor found something to mend, 2 wrong usage",
    )
)
def excel() -> None:
    """Set up the functions in Excel.

    On Windows they work through the xlwings add-in; on a Mac, on the web and without Python
    through xlwings Lite.
    """


@excel.command(
    epilog=ending(
        "excel install", codes="0 fine, 2 not on Windows, or a file that cannot be written"
    )
)
def install() -> None:
    """Put the xlwings add-in and its settings in place (Windows).

    Close Excel first. Settings that are there already stay; what is changed is listed.
    """
    for sentence in in_excel.install(in_excel.this_machine()):
        click.echo(sentence)
    say("Start Excel anew. If the functions do not work: xltiebreak excel doctor")


@excel.command(
    epilog=ending(
        "excel doctor",
        "excel doctor event.xlsm",
        codes="0 all is fine, 1 something is to be mended, 2 wrong usage, or not on Windows",
    )
)
@click.argument(
    "workbook",
    metavar="[WORKBOOK]",
    required=False,
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
)
@click.pass_context
def doctor(ctx: click.Context, workbook: Path | None) -> None:
    """Find out why the functions do not work.

    Each thing that was looked at is listed, with what to do about it. With WORKBOOK, that file
    is looked at, too; this is possible on every computer.
    """
    machine = in_excel.this_machine() if sys.platform == "win32" or not workbook else None
    findings = in_excel.doctor(machine, workbook)
    for finding in findings:
        label = click.style("mend:", fg="red", bold=True) if finding.fix else "fine:"
        click.echo(f"{label} {finding.what}")
        if finding.fix:
            click.echo(f"      {finding.fix}")
    wrong = sum(bool(finding.fix) for finding in findings)
    if wrong:
        say(f"{wrong} to mend, from the top; then run this again.")
        ctx.exit(1)
    say("All is fine. Functions that show an old text: press Ctrl+Alt+F9 in Excel.")


@excel.command(
    epilog=ending("excel lite main.py", codes="0 fine, 2 wrong usage or a file that exists")
)
@click.argument("out", metavar="OUT.py", type=options.file_path)
@options.force_option
def lite(out: Path, force: bool) -> None:
    """Write the functions as one file to paste into xlwings Lite.

    Nothing else has to be installed: not this program, and no Python.
    """
    options.refuse_other_ending(out, ".py", "main.py")
    refuse(out, force=force)
    write(out, in_excel.main_module().encode(), force=force)
    say(f"Wrote {out}. In Excel open xlwings Lite and paste it in place of its main.py.")
