"""``new``: the workbook, the program that it is for, and what to do next."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from tests.command import Command
from xltiebreak import TieBreakError
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


def test_where_excel_is_at_hand_nobody_has_to_import_the_functions(
    xltiebreak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    imported: list[Path] = []
    monkeypatch.setattr("xltiebreak.excel.setup.importing.import_functions", imported.append)
    out = tmp_path / "event.xlsm"
    run = xltiebreak("new", out)
    assert imported == [out]
    assert "The functions are imported into it" in run.err
    xltiebreak("new", tmp_path / "event.xlsx")
    assert imported == [out]


def test_where_they_cannot_be_imported_the_workbook_stays_and_the_click_is_told(
    xltiebreak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(path: Path) -> None:
        raise TieBreakError("Excel did not import the functions; do this and that")

    monkeypatch.setattr("xltiebreak.excel.setup.importing.import_functions", refused)
    out = tmp_path / "event.xlsm"
    run = xltiebreak("new", out)
    assert run.code == 0
    assert out.exists()
    assert "Excel did not import the functions; do this and that" in run.err


def test_elsewhere_than_on_windows_excel_has_to_import_them(
    xltiebreak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    run = xltiebreak("new", tmp_path / "event.xlsm")
    assert run.code == 0
    assert 'click "Import Functions" on the xlwings tab' in run.err
