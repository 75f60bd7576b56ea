"""``excel`` and ``libreoffice``: set up the functions for workbooks."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from xltiebreak import excel as in_excel
from xltiebreak import libreoffice as in_libreoffice
from xltiebreak.cli.options import command, refuse_other_ending
from xltiebreak.cli.output import PROGRAM, ending, say
from xltiebreak.disk.writing import refuse, write
from xltiebreak.event.findings import visible


@command(
    "install",
    "",
    examples=["excel install"],
    codes="0 fine, 2 not on Windows, or a file that cannot be written",
)
def _install() -> None:
    """Put the xlwings add-in and its settings in place (Windows).

    Close Excel first. Settings that are there already stay; what is changed is listed.
    """
    for sentence in in_excel.install(in_excel.this_machine()):
        click.echo(visible(sentence))
    say(f"Start Excel anew. If the functions do not work: {PROGRAM} excel doctor")


@command(
    "doctor",
    "[WORKBOOK]",
    examples=["excel doctor", "excel doctor event.xlsm"],
    codes="0 all is fine, 1 something is to be mended, 2 wrong usage, or not on Windows",
)
def _doctor(workbook: Path | None) -> None:
    """Find out why the functions do not work.

    Each thing that was looked at is listed, with what to do about it. With WORKBOOK, that file
    is looked at, too; this is possible on every computer.
    """
    machine = in_excel.this_machine() if sys.platform == "win32" or not workbook else None
    _tell(in_excel.doctor(machine, workbook))
    say("All is fine. Functions that show an old text: Ctrl+Alt+F9, in LibreOffice Ctrl+Shift+F9.")


def _tell(findings: Sequence[in_excel.Trouble]) -> None:
    """Print the findings of a doctor, and exit with 1 if there is anything to mend."""
    for finding in findings:
        label = click.style("mend:", fg="red", bold=True) if finding.fix else "fine:"
        click.echo(f"{label} {visible(finding.what)}")
        if finding.fix:
            click.echo(f"      {visible(finding.fix)}")
    wrong = sum(bool(finding.fix) for finding in findings)
    if wrong:
        say(f"{wrong} to mend, from the top; then run this again.")
        click.get_current_context().exit(1)


@command(
    "lite",
    "OUT.py",
    "force",
    examples=["excel lite main.py"],
    codes="0 fine, 2 wrong usage or a file that exists",
)
def _lite(out: Path, force: bool) -> None:
    """Write the functions as one file to paste into xlwings Lite.

    Workbooks that `new` writes have it in them; this is for one that lost it, or has an older one.
    """
    refuse_other_ending(out, ".py", "main.py")
    refuse(out, force=force)
    write(out, in_excel.main_module().encode(), force=force)
    say(f"Wrote {out}. In Excel open xlwings Lite and paste it in place of its main.py.")


@command(
    "build",
    "[OUT.oxt]",
    "force",
    examples=["libreoffice build", "libreoffice build xltiebreak.oxt --force"],
    codes="0 fine, 2 wrong usage or a file that exists",
)
def _build(out: Path | None, force: bool) -> None:
    """Write the extension as one file, to install it on another computer.

    There, open the file, or choose Tools > Extensions > Add in LibreOffice. Neither this program
    nor Python is needed.
    """
    out = out or Path(in_libreoffice.NAME)
    refuse_other_ending(out, ".oxt", in_libreoffice.NAME)
    refuse(out, force=force)
    write(out, in_libreoffice.oxt(), force=force)
    say(f"Wrote {out}. In LibreOffice choose Tools > Extensions > Add, and this file.")


@command(
    "install",
    "",
    examples=["libreoffice install"],
    codes="0 fine, 2 LibreOffice is missing, too old, or refuses",
)
def _install_extension() -> None:
    """Put the extension into your LibreOffice, in the place of an older one."""
    click.echo(in_libreoffice.install(in_libreoffice.this_office()))
    say("Close every window of LibreOffice and start it anew; then type =VERSION_TB() in a cell.")


@command(
    "doctor",
    "",
    examples=["libreoffice doctor"],
    codes="0 all is fine, 1 something is to be mended, 2 wrong usage",
)
def _examine_extension() -> None:
    """Find out why the functions do not work in LibreOffice.

    Each thing that was looked at is listed, with what to do about it.
    """
    _tell(in_libreoffice.doctor(in_libreoffice.this_office()))
    say("All is fine. Functions that show an old text: press Ctrl+Shift+F9 in LibreOffice.")


_CODES = "0 fine, 1 doctor found something to mend, 2 wrong usage"

excel = click.Group(
    "excel",
    [_install, _doctor, _lite],
    help="""Set up the functions in Excel.

On Windows they work through the xlwings add-in; on a Mac, on the web and without Python through
xlwings Lite.""",
    epilog=ending("excel install", "excel lite main.py", codes=_CODES),
)
libreoffice = click.Group(
    "libreoffice",
    [_build, _install_extension, _examine_extension],
    help="""Set up the functions in LibreOffice.

They come as an extension of Calc, on Windows, Mac and Linux. It runs in LibreOffice's own Python;
LibreOffice has to be 25.2 or newer.""",
    epilog=ending("libreoffice install", "libreoffice doctor", codes=_CODES),
)
