"""``excel``: install, doctor and lite, as a user types them."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from xltiebreak.cli import cli
from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel import main_module
from xltiebreak.excel.setup import Machine


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
    """A folder that plays Windows, on which nothing is installed."""
    made = Machine(
        home=tmp_path / "home",
        startup=tmp_path / "XLSTART",
        version="1.0",
        interpreter=tmp_path / "python.exe",
        base=tmp_path,
        lets=True,
    )
    monkeypatch.setattr("xltiebreak.excel.setup.this_machine", lambda: made)
    return made


def test_the_doctor_names_each_trouble_with_its_cure(machine: Machine) -> None:
    before = run("doctor")
    assert before.exit_code == 1
    assert before.stdout.count("mend: ") == 2
    assert before.stdout.count("      run: py -m xltiebreak excel install") == 1
    assert "2 to mend" in before.stderr

    machine.startup.mkdir()
    (machine.startup / "xlwings.xlam").touch()
    settings = machine.home / ".xlwings"
    settings.mkdir(parents=True)
    (settings / "xlwings.conf").write_text(f'"INTERPRETER_WIN","{machine.interpreter}"')
    after = run("doctor")
    assert after.exit_code == 0
    assert "mend" not in after.stdout
    assert "All is fine" in after.stderr


def test_install_says_what_xlwings_says(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xlwings.cli.addin_install", lambda _: print("Successfully installed"))
    installed = run("install")
    assert (installed.exit_code, installed.stdout) == (0, "Successfully installed\n")


def test_the_doctor_looks_at_a_workbook(machine: Machine, tmp_path: Path) -> None:
    workbook = tmp_path / "event.xlsm"
    workbook.touch()

    result = run("doctor", workbook)

    assert result.exit_code == 1
    assert "event.xlsm is no workbook, or damaged" in result.stdout


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
