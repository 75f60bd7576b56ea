"""``excel`` and ``libreoffice``: set up the functions for workbooks."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from xltiebreak.cli.options import command, refuse_other_ending, texts_of
from xltiebreak.cli.output import PROGRAM, say
from xltiebreak.disk.writing import write
from xltiebreak.event.findings import visible
from xltiebreak.excel import setup
from xltiebreak.excel.web_extension import main_module
from xltiebreak.libreoffice import office
from xltiebreak.libreoffice import setup as setup_of_office
from xltiebreak.libreoffice.extension import NAME, oxt


@command("excel install")
def _install() -> None:
    for sentence in setup.install(setup.this_machine()):
        click.echo(visible(sentence))
    say(f"Start Excel anew. If the functions do not work: {PROGRAM} excel doctor")


@command("excel doctor")
def _doctor(workbook: str | None) -> None:
    machine = setup.this_machine() if sys.platform == "win32" or not workbook else None
    _tell(setup.doctor(machine, Path(workbook) if workbook else None))
    say("All is fine. Functions that show an old text: Ctrl+Alt+F9, in LibreOffice Ctrl+Shift+F9.")


def _tell(findings: Sequence[setup.Trouble]) -> None:
    """Print the findings of a doctor, and exit with 1 if there is anything to mend."""
    for finding in findings:
        label = click.style("mend:", fg="red", bold=True) if finding.fix else "fine:"
        click.echo(f"{label} {visible(finding.what)}")
        if finding.fix:
            click.echo(f"      {visible(finding.fix)}")
    if wrong := sum(bool(finding.fix) for finding in findings):
        say(f"{wrong} to mend, from the top; then run this again.")
        click.get_current_context().exit(1)


@command("excel lite")
def _lite(out: Path, force: bool) -> None:
    refuse_other_ending(out, ".py", "main.py")
    write({out: main_module().encode()}, force=force)
    say(f"Wrote {out}. In Excel open xlwings Lite and paste it in place of its main.py.")


@command("libreoffice build")
def _build(out: Path | None, force: bool) -> None:
    out = out or Path(NAME)
    refuse_other_ending(out, ".oxt", NAME)
    write({out: oxt()}, force=force)
    say(f"Wrote {out}. In LibreOffice choose Tools > Extensions > Add, and this file.")


@command("libreoffice install")
def _install_extension() -> None:
    click.echo(setup_of_office.install(office.this_office()))
    say("Close every window of LibreOffice and start it anew; then type =VERSION_TB() in a cell.")


@command("libreoffice doctor")
def _examine_extension() -> None:
    _tell(setup_of_office.doctor(office.this_office()))
    say("All is fine. Functions that show an old text: press Ctrl+Shift+F9 in LibreOffice.")


excel = click.Group("excel", [_install, _doctor, _lite], **texts_of("excel"))
libreoffice = click.Group(
    "libreoffice", [_build, _install_extension, _examine_extension], **texts_of("libreoffice")
)
