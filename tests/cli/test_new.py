"""``new``: the workbook, the program that it is for, and what to do next."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from tests.command import Command
from xltiebreak.excel import empty_swiss, write_workbook

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("name", "options", "route"),
    [
        ("event.xlsx", [], "lite"),
        ("event.xlsx", ["--for", "lite"], "lite"),
        ("event.xlsx", ["--for", "libreoffice"], "libreoffice"),
        ("event.xlsx", ["--for", "plain"], "plain"),
        ("event.xlsm", [], "classic"),
        ("event.XLSM", ["--for", "classic"], "classic"),
    ],
)
def test_a_workbook_is_written_for_the_program_that_is_named(
    xltiebreak: Command, tmp_path: Path, name: str, options: list[str], route: str
) -> None:
    out = tmp_path / name
    run = xltiebreak("new", out, *options, "--players", 6, "--rounds", 3)
    assert (run.code, run.out) == (0, "")
    assert run.err.startswith(f"Wrote {out}. Type the event, the players and the results in it.\n")
    assert run.err.endswith(f'Then: xltiebreak bulletin "{out}"\n')
    assert out.read_bytes() == write_workbook(empty_swiss(players=6, rounds=3), route=route)
    assert ("xl/vbaProject.bin" in zipfile.ZipFile(out).namelist()) == (route == "classic")
    assert ("sheet Help" in run.err) == (route != "plain")
    assert xltiebreak("check", out).code == 0
