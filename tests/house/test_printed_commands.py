"""Every command that the documentation prints is run as it is printed, from the project's folder.

Beside its files lie those that a reader has of his own: ``event.xlsx`` with printed values on the
sheet Verify, ``event.xlsm``, ``before.xlsx`` and ``after.xlsx``, ``club.docx``.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from examples.build import event_with_printed_values
from tests.command import Command
from tests.house.test_documentation import PAGES, ROOT
from xltiebreak.excel import empty_swiss, write_workbook
from xltiebreak.libreoffice import office

OWN = {
    "before.xlsx": "examples/riverside/riverside.xlsx",
    "after.xlsx": "examples/riverside/riverside.xlsx",
    "club.docx": "templates/bulletin.docx",
}
ON_WINDOWS = ("excel install", "excel doctor")
"""What says elsewhere that it is for Windows."""

IN_LIBREOFFICE = ("libreoffice install", "libreoffice doctor")
"""What would change or ask the LibreOffice of whoever runs the tests, so that there is none."""

ALONE = ("systems", "editions")
"""Commands that need no more; the bare name of another only speaks of it."""


def printed(page: Path) -> list[str]:
    """The commands of a page: in blocks, behind a prompt or alone on a line, and inside a text."""
    text = page.read_text(encoding="utf-8")
    parts = re.split(r"^ *```(\w*)\n(.*?)^ *```$", text, flags=re.MULTILINE | re.DOTALL)
    commands = []
    for prose, kind, block in zip(parts[::3], parts[1::3], parts[2::3]):
        commands += re.findall(r"`(?:py -m )?xltiebreak\s([^`]+)`", prose)
        begin = {"sh": "xltiebreak ", "text": r"\$ xltiebreak "}.get(kind, "-")
        commands += re.findall(rf"^{begin}(.*)$", block, re.MULTILINE)
    commands += re.findall(r"`(?:py -m )?xltiebreak\s([^`]+)`", parts[-1])
    whole = [" ".join(command.split()) for command in commands]
    return [command for command in whole if " " in command or command in ALONE]


@pytest.fixture(scope="module")
def untouched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the project's files and the reader's own."""
    folder = tmp_path_factory.mktemp("reader") / "own"
    for name in ("examples", "templates"):
        shutil.copytree(ROOT / name, folder / name)
    for name, source in OWN.items():
        shutil.copy(ROOT / source, folder / name)
    (folder / "event.xlsx").write_bytes(write_workbook(event_with_printed_values()))
    (folder / "event.xlsm").write_bytes(write_workbook(empty_swiss(), route="classic"))
    return folder


@pytest.mark.slow
@pytest.mark.parametrize(
    ("page", "command"),
    [(page, command) for page in PAGES for command in dict.fromkeys(printed(page))],
    ids=lambda value: value.parent.name if isinstance(value, Path) else value,
)
def test_each_printed_command_does_what_it_says(
    page: Path, command: str, untouched: Path, xltiebreak: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = untouched.with_name("now")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(untouched, folder, copy_function=os.link)  # no command writes into a file
    monkeypatch.chdir(folder)
    without_office = command.startswith(IN_LIBREOFFICE)
    if without_office:
        monkeypatch.setattr(office, "this_office", lambda: None)
    arguments = shlex.split(command, comments=True)
    if arguments[0] == "new":  # the reader has none of this name then
        Path(arguments[1]).unlink(missing_ok=True)

    run = xltiebreak(*arguments)

    differs = arguments[0] == "verify"
    elsewhere = sys.platform != "win32" and command.startswith(ON_WINDOWS)
    fine = {0} | ({1} if differs else set()) | ({1, 2} if elsewhere or without_office else set())
    assert run.code in fine, run.err


def test_the_first_page_prints_them() -> None:
    assert len(printed(ROOT / "README.md")) >= 15
