"""A folder that plays a Windows computer, and workbooks of the classic route on it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.bulletin.documents import repacked
from xltiebreak.excel import doctor, empty_swiss, write_workbook
from xltiebreak.excel.setup.machine import (
    Machine,
)

SECURITY = r"Software\Microsoft\Office\16.0\Excel\Security"
CLICK_TO_RUN = r"HKLM\SOFTWARE\Microsoft\Office\ClickToRun\Configuration"
POLICY = SECURITY.replace("Software", r"Software\Policies")
EXCEL = (r"HKLM\SOFTWARE\Microsoft\Windows\CurrentVersion\App Paths\excel.exe", "")


@pytest.fixture
def registry() -> dict[tuple[str, str], Any]:
    return {
        (rf"HKCU\{SECURITY}", "AccessVBOM"): 1,
        EXCEL: r"C:\Program Files\Microsoft Office\root\Office16\EXCEL.EXE",
        (CLICK_TO_RUN, "Platform"): "x64",
    }


@pytest.fixture
def machine(tmp_path: Path, registry: dict[tuple[str, str], Any]) -> Machine:
    """A computer with Python, xlwings and Excel, on which nothing is set up yet."""
    package = tmp_path / "Python" / "Lib" / "site-packages" / "xlwings"
    (package / "addin").mkdir(parents=True)
    (package / "addin" / "xlwings.xlam").write_bytes(b"add-in 0.37.8")
    scripts = tmp_path / "Python" / "Scripts"
    scripts.mkdir()
    (scripts / "python.exe").touch()
    (tmp_path / "Python" / "xlwings64-0.37.8.dll").touch()
    return Machine(
        home=tmp_path / "home",
        startup=tmp_path / "home" / "AppData" / "XLSTART",
        package=package,
        version="0.37.8",
        pinned="0.37.8",
        interpreter=scripts / "python.exe",
        base=tmp_path / "Python",
        registry=lambda key, name: registry.get((key, name)),
    )


def workbook(path: Path) -> Path:
    """A workbook of the classic route into which functions were imported."""
    path.parent.mkdir(exist_ok=True)
    part = "Root Entry VBA xlwings_udfs".encode("utf-16-le")
    empty = write_workbook(empty_swiss(players=2, rounds=1), route="classic")
    path.write_bytes(
        repacked(empty, lambda name, held: part if name == "xl/vbaProject.bin" else held)
    )
    return path


def to_mend(machine: Machine, workbook: Path | None = None) -> list[str]:
    return [f"{one.what} > {one.fix}" for one in doctor(machine, workbook) if one.fix]
