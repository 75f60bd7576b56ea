"""``excel``: setting up the functions in Excel, and finding out why they do not work."""

from __future__ import annotations

from pathlib import Path

import click

from xltiebreak.cli import options
from xltiebreak.cli.help_texts import ending
from xltiebreak.cli.output import say
from xltiebreak.cli.saving import save
from xltiebreak.event.findings import TieBreakError


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
    from xltiebreak.excel import addin, machine

    for sentence in addin.install(machine.this_machine()):
        click.echo(sentence)
    say("Start Excel anew. If the functions do not work: xltiebreak excel doctor")


@excel.command(
    epilog=ending(
        "excel doctor",
        "excel doctor event.xlsm",
        codes="0 all is fine, 1 something is to be mended, 2 not on Windows",
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
    """Find out why the functions do not work (Windows).

    Each thing that was looked at is listed, with what to do about it. With WORKBOOK, that file
    is looked at, too.
    """
    from xltiebreak.excel import machine
    from xltiebreak.excel.doctor import doctor as examine

    findings = examine(machine.this_machine(), workbook)
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
@click.argument("out", metavar="OUT.py", type=click.Path(path_type=Path))
@options.force_option
def lite(out: Path, force: bool) -> None:
    """Write the functions as one file to paste into xlwings Lite.

    Nothing else has to be installed: not this program, and no Python.
    """
    if out.suffix.lower() != ".py":
        raise TieBreakError(f"{out} does not end in .py; expected a name such as main.py")

    from xltiebreak.excel.lite import main_module

    save(out, main_module().encode(), force=force)
    say(f"Wrote {out}. In Excel open xlwings Lite and paste it in place of its main.py.")
