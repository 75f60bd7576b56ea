"""``excel``: install, doctor and lite, as a user types them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from xltiebreak.cli import cli
from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.setup import machine as windows
from xltiebreak.excel.setup.machine import Machine
from xltiebreak.excel.travelling import main_module


def run(*arguments: object) -> Result:
    return CliRunner().invoke(cli, ["excel", *(str(argument) for argument in arguments)])


def refused(*arguments: object) -> str:
    """The sentence with which the whole command line ends in exit code 2."""
    result = run(*arguments)
    assert isinstance(result.exception, TieBreakError)
    assert result.stdout == ""
    return str(result.exception)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """A folder that plays Windows, on which all is well but for what is not installed."""
    (tmp_path / "addin").mkdir()
    (tmp_path / "addin" / "xlwings.xlam").write_bytes(b"add-in")
    (tmp_path / "xlwings64-1.0.dll").touch()
    made = Machine(
        home=tmp_path / "home",
        startup=tmp_path / "home" / "XLSTART",
        package=tmp_path,
        version="1.0",
        interpreter=tmp_path / "python.exe",
        base=tmp_path,
        registry=lambda key, name: 1 if name == "AccessVBOM" else "x64",
    )
    monkeypatch.setattr(windows, "this_machine", lambda: made)
    return made


def test_the_doctor_names_each_fault_with_its_fix_until_all_is_installed(machine: Machine) -> None:
    before = run("doctor")
    assert before.exit_code == 1
    assert before.stdout.count("mend: ") == 4
    assert before.stdout.count("      run: py -m xltiebreak excel install") == 4
    assert "4 to mend" in before.stderr

    installed = run("install")
    assert installed.exit_code == 0
    assert "set UDF MODULES to xltiebreak.excel.udfs" in installed.stdout
    assert machine.installed.exists()

    after = run("doctor")
    assert after.exit_code == 0
    assert "mend" not in after.stdout
    assert "All is fine" in after.stderr


def test_the_doctor_looks_at_a_workbook(machine: Machine, tmp_path: Path) -> None:
    run("install")
    workbook = tmp_path / "event.xlsm"
    workbook.touch()

    result = run("doctor", workbook)

    assert result.exit_code == 1
    assert "event.xlsm is no workbook, or damaged" in result.stdout


def test_a_store_python_is_named(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    run("install")
    of_store = replace(machine, base=Path("C:/Program Files/WindowsApps/Python"))
    monkeypatch.setattr(windows, "this_machine", lambda: of_store)

    assert "install Python from python.org" in run("doctor").stdout


@pytest.mark.parametrize("command", ["install", "doctor"])
def test_elsewhere_than_on_windows_the_other_way_is_named(
    monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setattr("sys.platform", "linux")

    assert "xltiebreak excel lite main.py" in refused(command)


@pytest.mark.slow
def test_lite_writes_the_functions_as_one_file(tmp_path: Path) -> None:
    out = tmp_path / "main.py"

    result = run("lite", out)

    assert result.exit_code == 0
    assert result.stdout == ""
    assert out.read_text("utf-8") == main_module()
