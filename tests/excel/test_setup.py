"""The classic route on a folder that plays Windows: what is installed, what the doctor finds on a
computer and in a workbook, each with its cure."""

from __future__ import annotations

import dataclasses
import re
from pathlib import Path
from typing import Any

import pytest

import xltiebreak
from tests.make.files import empty_swiss, write_workbook
from tests.make.packages import repacked, with_parts
from xltiebreak import TieBreakError
from xltiebreak.excel.setup import Machine, doctor, install, this_machine

pytestmark = pytest.mark.slow


def machine_in(place: Path) -> Machine:
    """A computer on which all is in place."""
    startup, settings = place / "XLSTART", place / "home" / ".xlwings" / "xlwings.conf"
    python = place / "Python" / "python.exe"
    for folder in (startup, settings.parent):
        folder.mkdir(parents=True)
    (startup / "xlwings.xlam").touch()
    settings.write_text(f'"LICENSE_KEY","abc"\n"INTERPRETER_WIN","{python}"\n')
    return Machine(
        home=place / "home",
        startup=startup,
        version="0.37.8",
        pinned="0.37.8",
        interpreter=python,
        base=python.parent,
        lets=True,
    )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return machine_in(tmp_path)


def workbook(path: Path) -> Path:
    """A workbook of the classic route into which functions were imported."""
    path.parent.mkdir(exist_ok=True)
    part = "Root Entry VBA xlwings_udfs".encode("utf-16-le")
    empty = write_workbook(empty_swiss(players=2, rounds=1), route="classic")
    path.write_bytes(with_parts(empty, {"xl/vbaProject.bin": part}))
    return path


def to_mend(machine: Machine | None, workbook: Path | None = None) -> list[str]:
    return [f"{one.what} > {one.fix}" for one in doctor(machine, workbook) if one.fix]


def test_where_all_is_in_place_nothing_is_to_be_mended(machine: Machine, tmp_path: Path) -> None:
    assert to_mend(machine) == []
    assert to_mend(machine, workbook(tmp_path / "event.xlsm")) == []


@pytest.mark.parametrize(
    ("fields", "what", "fix"),
    [
        ({"base": Path("C:/Program Files/WindowsApps/Python")}, "Microsoft Store", "python.org"),
        ({"build": "win32"}, "is built for win32", "64-bit x64 Python from python.org"),
        ({"build": "win-arm64"}, "is built for win-arm64", "not ARM64"),
        ({"pinned": "0.40.1"}, "0.40.1 is the one that was tested", "xlwings==0.40.1"),
        ({"startup": Path("nowhere")}, "add-in is not in nowhere", "virus scanner"),
        ({"interpreter": Path("other.exe")}, "does not name the Python", "INTERPRETER_WIN"),
        ({"home": Path("nowhere")}, "does not name the Python", "INTERPRETER_WIN"),
        ({"lets": False}, "not let functions be imported", "tick Trust"),
    ],
    ids=lambda value: "" if isinstance(value, dict) else value[:40],
)
def test_each_trouble_has_its_cure(
    machine: Machine, fields: dict[str, Any], what: str, fix: str
) -> None:
    (trouble,) = to_mend(dataclasses.replace(machine, **fields))

    assert what in trouble.partition(" > ")[0]
    assert fix in trouble.partition(" > ")[2]


def test_what_xlwings_says_of_its_add_in_is_told(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = "Successfully installed the xlwings add-in! Please restart Excel."
    monkeypatch.setattr("xlwings.cli.addin_install", lambda _: print(said))
    assert install(machine) == [said]

    refused = "Error: Failed to install the add-in: If Excel is running, quit Excel and try again."
    monkeypatch.setattr("xlwings.cli.addin_install", lambda _: print(refused))
    with pytest.raises(TieBreakError, match=r"Failed to install.*close Excel"):
        install(machine)


def test_a_python_that_excel_cannot_start_is_refused_before_anything_is_installed(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_the_store = Path("C:/Program Files/WindowsApps/python.exe")
    monkeypatch.setattr("xlwings.cli.addin_install", pytest.fail)

    with pytest.raises(TieBreakError, match="Microsoft Store"):
        install(dataclasses.replace(machine, interpreter=of_the_store))
    with pytest.raises(TieBreakError, match="64-bit x64"):
        install(dataclasses.replace(machine, build="win-arm64"))


def test_elsewhere_than_on_windows_another_way_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")

    with pytest.raises(TieBreakError, match="xlwings Lite"):
        this_machine()


@pytest.mark.parametrize("folder", ["OneDrive", "OneDrive - Chess Club", "Club SharePoint"])
def test_a_workbook_in_a_synced_folder_is_found(
    machine: Machine, tmp_path: Path, folder: str
) -> None:
    (trouble,) = to_mend(machine, workbook(tmp_path / folder / "event.xlsm"))

    assert "keeps > move it to a folder of this computer" in trouble


def test_a_workbook_from_the_internet_is_found(machine: Machine, tmp_path: Path) -> None:
    (tmp_path / "event.xlsm:Zone.Identifier").touch()

    (trouble,) = to_mend(machine, workbook(tmp_path / "event.xlsm"))

    assert "Unblock" in trouble


def test_what_a_workbook_carries_is_told_with_its_cure(machine: Machine, tmp_path: Path) -> None:
    (tmp_path / "letter.docx").write_bytes(b"PK\x03\x04 no more")
    own = tmp_path / "new.xlsm"
    own.write_bytes(write_workbook(empty_swiss(), route="classic"))

    for path, what, fix in (
        (own, "never imported", "click Import Functions"),
        (tmp_path / "nowhere.xlsm", "cannot be opened (No such file or directory)", "name"),
        (tmp_path / "letter.docx", "no workbook, or damaged", "event.xlsm"),
        (tmp_path, "this is a folder; give a file", "event.xlsm"),
    ):
        (trouble,) = to_mend(machine, path)
        assert what in trouble.partition(" > ")[0], trouble
        assert fix in trouble.partition(" > ")[2], trouble


@pytest.mark.parametrize("route", ["lite", "libreoffice", "plain"])
def test_a_workbook_without_macros_needs_no_python(
    machine: Machine, tmp_path: Path, route: str
) -> None:
    """The machine has nothing set up, and a Mac has nothing to set up."""
    path = tmp_path / "event.xlsx"
    path.write_bytes(write_workbook(empty_swiss(), route=route))
    empty = dataclasses.replace(machine, startup=tmp_path / "nowhere")

    for one in (empty, None):
        troubles = doctor(one, path)
        assert not any(trouble.fix for trouble in troubles)
        assert troubles[-2].what.endswith(f"was written with xltiebreak {xltiebreak.__version__}")
        told = {"lite": "xlwings Lite", "libreoffice": "xltiebreak.oxt", "plain": "no functions"}
        assert told[route] in troubles[-1].what


def test_a_macro_workbook_elsewhere_than_on_windows_is_led_to_lite(tmp_path: Path) -> None:
    first, _, imported, *_ = doctor(None, workbook(tmp_path / "event.xlsm"))

    assert "xlwings Lite" in first.fix
    assert imported.what.startswith("functions are imported into ")


_CHECKED = re.compile(rb"(<c [^>]*)(><f[^>]*>[^<]*CHECK_TB\([^<]*</f>)")


@pytest.mark.parametrize(
    ("route", "fix"),
    [
        ("lite", "Make the formulas live"),
        ("classic", "Ctrl+Alt+F9"),
        ("libreoffice", "xltiebreak libreoffice install"),
    ],
)
def test_cells_saved_without_the_functions_are_told(tmp_path: Path, route: str, fix: str) -> None:
    path = tmp_path / "event.xlsx"
    made = write_workbook(empty_swiss(players=2, rounds=1), route=route)
    unknown = rb'\1 t="e"\2<v>#NAME?</v>'
    path.write_bytes(repacked(made, lambda _, part: _CHECKED.sub(unknown, part)))

    trouble = doctor(None, path)[-1]

    assert trouble.what.startswith("Checks!")
    assert trouble.what.endswith(" was saved with #NAME?: the functions were not there")
    assert fix in trouble.fix
