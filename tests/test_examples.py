"""The examples are what their README says, and what the program makes of them today."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from examples.build import BULLETINS, EXAMPLES, WORKBOOKS, WRITTEN
from tests.command import ROOT, Command
from tests.make.packages import parts
from xltiebreak.formats.kinds import FORMATS, WRITABLE

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", list(EXAMPLES))
def test_the_command_of_the_readme_makes_the_committed_bulletin(
    xltiebreak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", WRITTEN)
    folder = ROOT / "examples" / name
    made = tmp_path / "made.docx"
    run = xltiebreak("bulletin", folder / f"{name}.xlsx", "-o", made)
    assert run.code == 0
    assert parts(made.read_bytes()) == parts((folder / f"{name}.docx").read_bytes())
    assert parts(made.read_bytes()) == parts(BULLETINS[folder / f"{name}.docx"]())


@pytest.mark.parametrize("path", WORKBOOKS, ids=lambda path: path.name)
def test_the_committed_workbooks_have_nothing_to_fix(xltiebreak: Command, path: Path) -> None:
    assert xltiebreak("check", path, "--strict").code == 0


def test_the_readmes_script_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False) == (0, 5)


def test_the_pages_show_what_the_commands_print(
    xltiebreak: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    shown = [
        block.split("```")[0]
        for page in ("README.md", "examples/ihsa/README.md", "xltiebreak/rules/README.md")
        for block in (ROOT / page).read_text(encoding="utf-8").split("```text\n$ xltiebreak ")[1:]
    ]
    assert len(shown) == 4
    for block in shown:
        command, printed = block.split("\n", 1)
        out = xltiebreak(*command.split()).out.strip()
        if command.startswith("verify"):  # shown without the players' arithmetic
            out = "\n".join(line for line in out.splitlines() if line in printed.splitlines())
        assert out == printed.strip()


def test_the_page_of_the_formats_lists_every_kind_of_file() -> None:
    page = (ROOT / "xltiebreak/formats/README.md").read_text(encoding="utf-8")
    table = page.partition("# Files that can be read and written")[2].partition("```")[0]
    rows = [[cell.strip() for cell in line.split("|")] for line in table.splitlines()]
    listed = {
        code: (row[3], row[4])
        for row in rows
        if len(row) > 5
        for code in re.findall("`([^`]+)`", row[2])
        if code in FORMATS
    }
    assert listed.keys() == FORMATS.keys()
    assert all("yes" in read for read, _ in listed.values())
    assert {code for code, (_, written) in listed.items() if written} == {
        "trf",  # as trf26 and trf16
        *(kind.code for kind in WRITABLE),
    }
