"""What the doctor finds on a computer and in a workbook, each with its cure."""

from __future__ import annotations

import dataclasses
import io
import zipfile
from pathlib import Path
from typing import Any

import pytest

import xltiebreak
from tests.bulletin.documents import parts, repacked
from tests.excel.windows import CLICK_TO_RUN, EXCEL, POLICY, SECURITY, to_mend, workbook
from xltiebreak.excel import doctor, empty_swiss, install, write_workbook
from xltiebreak.excel.setup.machine import (
    Machine,
)

pytestmark = pytest.mark.slow


def changed(machine: Machine, **fields: Any) -> Machine:
    return dataclasses.replace(machine, **fields)


@pytest.mark.parametrize(
    ("fields", "what", "fix"),
    [
        ({"base": Path("C:/Program Files/WindowsApps/Python")}, "Microsoft Store", "python.org"),
        ({"pinned": "0.40.1"}, "0.40.1 is the one that was tested", "xlwings==0.40.1"),
        ({"has_pywin32": False}, "pywin32", "pip install"),
        ({"version": "0.37.10", "pinned": ""}, "xlwings64-0.37.10.dll", "--force-reinstall"),
        ({"startup": Path("nowhere")}, "add-in is not in nowhere", "virus scanner"),
        ({"interpreter": Path("other.exe")}, "INTERPRETER_WIN", "excel install"),
        ({"home": Path("nowhere")}, "does not list xltiebreak.excel.udfs", "excel install"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_each_finding_has_its_fix(
    machine: Machine, fields: dict[str, Any], what: str, fix: str
) -> None:
    install(machine)

    findings = to_mend(changed(machine, **fields))

    assert any(what in one.partition(" > ")[0] and fix in one.partition(" > ")[2]
               for one in findings), findings  # fmt: skip


def by_user(name: str, value: Any) -> dict[tuple[str, str], Any]:
    return {(rf"HKCU\{SECURITY}", name): value}


def by_policy(name: str, value: Any) -> dict[tuple[str, str], Any]:
    return {(rf"HKCU\{POLICY}", name): value}


def office(name: str, value: Any) -> dict[tuple[str, str], Any]:
    return {(CLICK_TO_RUN, name): value}


@pytest.mark.parametrize(
    ("told", "what"),
    [
        (by_user("AccessVBOM", 0), "does not let functions be imported"),
        (by_user("AccessVBOM", None), "does not let functions be imported"),
        (by_policy("AccessVBOM", 0), "does not let functions be imported"),
        (office("Platform", "x86"), "xlwings32-0.37.8.dll"),
        (by_user("VBAWarnings", 4), "macros off without a word > in Excel"),
        (by_policy("VBAWarnings", 4), "by policy > ask whoever looks after"),
        (by_policy("VBAWarnings", 3), "only macros that are signed"),
        (by_policy("VBAWarnings", 3) | by_user("VBAWarnings", 1), "by policy"),
        (by_user("VBAWarnings", 2), ""),
        (by_policy("VBAWarnings", 2) | by_user("VBAWarnings", 4), ""),
        (office("ProductReleaseIds", "ProPlus2019Volume"), "ProPlus2019Volume"),
        (
            office("ProductReleaseIds", "VisioPro2021Retail,HomeBusiness2019Retail"),
            "HomeBusiness2019Retail",
        ),
        (office("ProductReleaseIds", "ProfessionalRetail"), "ProfessionalRetail"),
        (office("ProductReleaseIds", "O365HomePremRetail"), ""),
        (office("ProductReleaseIds", "Standard2021Volume"), ""),
        (office("ProductReleaseIds", "VisioPro2019Volume,ProPlus2024Retail"), ""),
        (office("Platform", None), "Office 2016 or before"),
        ({EXCEL: None}, "no Excel"),
        ({EXCEL: r"C:\Program Files\WindowsApps\EXCEL.EXE"}, "Store"),
    ],
    ids=lambda value: str(value)[-40:],
)
def test_the_registry_is_read(
    machine: Machine, registry: dict[tuple[str, str], Any], told: Any, what: str
) -> None:
    """Nothing is to be mended where no words are expected."""
    install(machine)
    registry.update(told)

    findings = to_mend(machine)

    assert len(findings) == bool(what)
    assert what in "".join(findings)


@pytest.mark.parametrize("folder", ["OneDrive", "OneDrive - Chess Club", "Club SharePoint"])
def test_a_workbook_in_a_synced_folder_is_found(
    machine: Machine, tmp_path: Path, folder: str
) -> None:
    install(machine)

    (finding,) = to_mend(machine, workbook(tmp_path / folder / "event.xlsm"))

    assert "OneDrive" in finding
    assert to_mend(machine, workbook(tmp_path / "event.xlsm")) == []


def test_settings_that_come_before_the_users_own_are_found(
    machine: Machine, tmp_path: Path
) -> None:
    """Of a sheet, in which ours say False, and of a file beside the workbook."""
    install(machine)
    path = workbook(tmp_path / "event.xlsm")
    assert to_mend(machine, path) == []
    texts = "xl/sharedStrings.xml"
    content = repacked(
        path.read_bytes(),
        lambda name, part: part.replace(b"<t>False</t>", b"<t>True</t>") if name == texts else part,
    )
    assert b"<t>True</t>" in parts(content)[texts]
    path.write_bytes(content)
    (finding,) = to_mend(machine, path)
    assert "the sheet xlwings.conf of" in finding
    assert "type False there" in finding

    path = workbook(tmp_path / "club" / "event.xlsm")
    (path.parent / "xlwings.conf").write_text('"INTERPRETER_WIN","D:\\evil.exe"\n')
    (finding,) = to_mend(machine, path)
    assert "comes before your own settings" in finding


def test_a_workbook_from_the_internet_is_found(machine: Machine, tmp_path: Path) -> None:
    install(machine)
    (tmp_path / "event.xlsm:Zone.Identifier").touch()

    (finding,) = to_mend(machine, workbook(tmp_path / "event.xlsm"))

    assert "Unblock" in finding


def test_what_a_workbook_carries_is_told_with_its_cure(machine: Machine, tmp_path: Path) -> None:
    install(machine)
    (tmp_path / "letter.docx").write_bytes(b"PK\x03\x04 no more")
    own = tmp_path / "new.xlsm"
    own.write_bytes(write_workbook(empty_swiss(), route="classic"))

    for path, what, fix in (
        (own, "never imported", "click Import Functions"),
        (tmp_path / "nowhere.xlsm", "cannot be opened (No such file or directory)", "name"),
        (tmp_path / "letter.docx", "no workbook, or damaged", "event.xlsm"),
        (tmp_path, "this is a folder; give a file", "event.xlsm"),
    ):
        (finding,) = to_mend(machine, path)
        assert what in finding.partition(" > ")[0], finding
        assert fix in finding.partition(" > ")[2], finding


@pytest.mark.parametrize("route", ["lite", "libreoffice", "plain"])
def test_a_workbook_without_macros_needs_no_python(
    machine: Machine, tmp_path: Path, route: str
) -> None:
    """The machine has nothing set up, and a Mac has nothing to set up."""
    path = tmp_path / "event.xlsx"
    path.write_bytes(write_workbook(empty_swiss(), route=route))

    for one in (machine, None):
        findings = doctor(one, path)
        assert not any(finding.fix for finding in findings)
        assert findings[-2].what.endswith(f"was written with xltiebreak {xltiebreak.__version__}")
        told = {"lite": "xlwings Lite", "libreoffice": "xltiebreak.oxt", "plain": "no functions"}
        assert told[route] in findings[-1].what


def test_a_macro_workbook_elsewhere_than_on_windows_is_led_to_lite(tmp_path: Path) -> None:
    first, _, imported, *_ = doctor(None, workbook(tmp_path / "event.xlsm"))

    assert "xlwings Lite" in first.fix
    assert imported.what.startswith("functions are imported into ")


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
    with zipfile.ZipFile(io.BytesIO(made)) as old, zipfile.ZipFile(path, "w") as package:
        for name in old.namelist():
            part = old.read(name).replace(b"<v>nothing to fix</v>", b"<v>#NAME?</v>")
            package.writestr(name, part)

    finding = doctor(None, path)[-1]

    assert finding.what.startswith("Checks!")
    assert finding.what.endswith(" was saved with #NAME?: the functions were not there")
    assert fix in finding.fix
