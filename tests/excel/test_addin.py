"""Set-up of the classic route, on a folder that plays Windows."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.disk.faults import at_once, contents, killed_at_each_step, with_each_fault
from tests.disk.test_writing import needs_posix
from tests.excel.windows import to_mend
from xltiebreak import TieBreakError
from xltiebreak.excel import import_functions, install, this_machine
from xltiebreak.excel.setup.addin import with_module
from xltiebreak.excel.setup.machine import MODULE, Machine, Settings, pinned_version, read_registry


def settings_file(machine: Machine, content: bytes) -> Path:
    path = machine.settings.path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def test_after_the_installation_the_doctor_finds_nothing_to_mend(machine: Machine) -> None:
    assert len(to_mend(machine)) == 4  # the module, the interpreter, what lies beside, the add-in

    done = install(machine)

    assert to_mend(machine) == []
    assert len(done) == 4
    assert machine.installed.read_bytes() == machine.shipped.read_bytes()
    assert machine.settings.path.read_bytes().decode() == (
        f'"INTERPRETER_WIN","{machine.interpreter}"\r\n"UDF MODULES","{MODULE}"\r\n'
        '"ADD_WORKBOOK_TO_PYTHONPATH","False"\r\n'
    )


def test_installing_twice_changes_nothing(machine: Machine) -> None:
    install(machine)
    before = machine.settings.path.read_bytes()

    assert install(machine) == [f"the add-in of xlwings 0.37.8 is at {machine.installed} already"]
    assert machine.settings.path.read_bytes() == before


def test_other_settings_stay_as_they_are(machine: Machine) -> None:
    path = settings_file(
        machine,
        b'"LICENSE_KEY","abc"\n"udf modules","club;mine"\r\n\n"PYTHONPATH","C:\\Chess, 2"\n'
        b'"INTERPRETER_WIN","C:\\Old\\python.exe"\n"SHOW CONSOLE","False"',
    )

    done = install(machine)

    assert path.read_bytes().decode().splitlines() == [
        '"LICENSE_KEY","abc"',
        f'"UDF MODULES","club;mine;{MODULE}"',
        '"PYTHONPATH","C:\\Chess, 2"',
        f'"INTERPRETER_WIN","{machine.interpreter}"',
        '"SHOW CONSOLE","False"',
        '"ADD_WORKBOOK_TO_PYTHONPATH","False"',
    ]
    assert any("it was C:\\Old\\python.exe" in sentence for sentence in done)


@pytest.mark.parametrize("stated", ["", '"add_workbook_to_pythonpath","True"\n', "\n"])
def test_what_lies_beside_a_workbook_runs_no_more(machine: Machine, stated: str) -> None:
    install(machine)
    path = settings_file(
        machine, machine.settings.path.read_bytes().splitlines()[0] + b"\n" + stated.encode()
    )
    assert any("Python runs what lies beside a workbook" in one for one in to_mend(machine))

    done = install(machine)

    assert any("ADD_WORKBOOK_TO_PYTHONPATH to False" in sentence for sentence in done)
    assert path.read_text().upper().count("ADD_WORKBOOK_TO_PYTHONPATH") == 1
    assert to_mend(machine) == []


@pytest.mark.parametrize("already", ["False", "false", "FALSE"])
def test_who_has_said_so_already_is_left_alone(machine: Machine, already: str) -> None:
    install(machine)
    content = machine.settings.path.read_bytes().replace(b'"False"', f'"{already}"'.encode())
    settings_file(machine, content)

    assert to_mend(machine) == []


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b'"LICENSE_KEY","abc"\n"UDF MODULES\n', "line 2"),
        (b'"LICENSE_KEY"\n', "line 1"),
        (b'"A","b","c"\n', "line 1"),
        (b'\xef\xbb\xbf"LICENSE_KEY","abc"\n', "save it as ANSI"),
        ('"LICENSE_KEY","abc"\n'.encode("utf-16"), "cannot be read|save it as ANSI"),
        (b"PK\x03\x04\x00\xff", "cannot be read|save it as ANSI"),
    ],
)
def test_damaged_settings_are_left_as_they_are(machine: Machine, content: bytes, told: str) -> None:
    path = settings_file(machine, content)

    with pytest.raises(TieBreakError, match=told):
        install(machine)

    assert path.read_bytes() == content
    assert not machine.installed.exists()
    (finding,) = [one for one in to_mend(machine) if "xlwings.conf" in one]
    assert "rename" in finding


def test_the_first_line_of_a_key_counts_and_is_the_one_that_stays(machine: Machine) -> None:
    path = settings_file(machine, b'"UDF MODULES","first"\n"UDF MODULES","second"\n')

    install(machine)

    assert path.read_text().count("UDF MODULES") == 1
    assert machine.settings.read()["UDF MODULES"] == f"first;{MODULE}"


def test_a_folder_that_the_code_page_cannot_write_is_refused(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "xlwings.conf", encoding="cp1252")
    settings.write({"INTERPRETER_WIN": "C:\\Müller\\python.exe"})
    assert settings.read() == {"INTERPRETER_WIN": "C:\\Müller\\python.exe"}
    before = settings.path.read_bytes()

    with pytest.raises(TieBreakError, match="plain letters"):
        settings.write({"INTERPRETER_WIN": "C:\\Łódź\\python.exe"})

    assert settings.path.read_bytes() == before


def test_an_add_in_of_another_version_is_replaced_kept_and_told(machine: Machine) -> None:
    machine.startup.mkdir(parents=True)
    machine.installed.write_bytes(b"add-in 0.30")
    assert "is not the one of xlwings 0.37.8" in " ".join(to_mend(machine))

    done = install(machine)

    assert machine.installed.read_bytes() == b"add-in 0.37.8"
    (kept,) = machine.settings.path.parent.glob("xlwings-*.xlam")
    assert kept.read_bytes() == b"add-in 0.30"
    assert str(kept) in done[-1]
    assert list(machine.startup.iterdir()) == [machine.installed]  # Excel opens all that is there


def test_while_excel_holds_the_add_in_the_user_is_told_to_close_it(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def held(source: Path, target: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("os.replace", held)

    with pytest.raises(TieBreakError, match="close Excel"):
        install(machine)

    assert not machine.settings.path.exists()
    assert not machine.installed.exists()


OLDER = b'"LICENSE_KEY","abc"\n"UDF MODULES","club"\n'


def older(machine: Machine) -> None:
    """Nothing but the settings of before, and an add-in of before in place."""
    shutil.rmtree(machine.home, ignore_errors=True)
    settings_file(machine, OLDER)
    machine.startup.mkdir(parents=True)
    machine.installed.write_bytes(b"add-in 0.30")


def state(machine: Machine) -> dict[str, bytes]:
    """What is installed, and whatever else there may be beside it."""
    found = contents(machine.home)
    return {Path(name).name: content for name, content in found.items() if "xlwings-" not in name}


@pytest.mark.slow
@pytest.mark.parametrize(
    "error", [OSError(28, "No space left on device"), KeyboardInterrupt()], ids=repr
)
def test_a_fault_at_any_step_leaves_all_installed_or_nothing(
    machine: Machine, error: BaseException
) -> None:
    def make() -> Callable[[], object]:
        older(machine)
        return lambda: install(machine)

    older(machine)
    before = state(machine)
    install(machine)
    after = state(machine)
    for came in with_each_fault(make, error):
        assert state(machine) in ((before, after) if came else (after,))


@pytest.mark.slow
@needs_posix
def test_who_is_killed_installs_again(machine: Machine) -> None:
    def make() -> Callable[[], object]:
        older(machine)
        return lambda: install(machine)

    older(machine)
    install(machine)
    after = state(machine)
    for _ in killed_at_each_step(make):
        assert machine.installed.read_bytes() in (b"add-in 0.30", b"add-in 0.37.8")
        assert list(machine.startup.iterdir()) == [machine.installed]
        install(machine)
        left = state(machine)
        assert {name: left[name] for name in after} == after
        assert all(name.endswith(".unfinished") for name in left.keys() - after)
        assert to_mend(machine) == []


@pytest.mark.slow
@needs_posix
def test_six_install_at_once(machine: Machine) -> None:
    for _ in range(5):
        older(machine)
        assert at_once(*[lambda: install(machine)] * 6) == [""] * 6
        assert to_mend(machine) == []
        assert state(machine).keys() == {"xlwings.conf", "xlwings.xlam"}
        (kept,) = machine.settings.path.parent.glob("xlwings-*.xlam")
        assert kept.read_bytes() == b"add-in 0.30"


def test_quotes_in_the_settings_stay_or_are_left_out(machine: Machine) -> None:
    """Excel's VBA, unlike CSV, has no way to write them."""
    path = settings_file(machine, b'"PYTHONPATH","C:\\the ""old"" one"\n"UDF MODULES","a;""b"""\n')

    install(machine)

    first, modules, *_ = path.read_text().splitlines()
    assert first == '"PYTHONPATH","C:\\the ""old"" one"'
    assert modules == f'"UDF MODULES","a;b;{MODULE}"'
    before = path.read_bytes()
    with pytest.raises(TieBreakError, match="Excel reads no quotation mark"):
        machine.settings.write({"PYTHONPATH": 'a "b"'})
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("modules", "merged"),
    [("", MODULE), ("a;;b;", f"a;b;{MODULE}"), (f" {MODULE} ;a", f"{MODULE};a")],
)
def test_modules_are_merged(modules: str, merged: str) -> None:
    assert with_module(modules) == merged


def test_the_tested_version_is_the_pinned_requirement() -> None:
    assert pinned_version(["click>=8", "xlwings==0.37.8 ; extra == 'x'"]) == "0.37.8"
    assert pinned_version(["xlwings>=0.37", "xlwings-more==1"]) == ""


def test_elsewhere_than_on_windows_another_way_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.platform", "linux")

    with pytest.raises(TieBreakError, match="xlwings Lite"):
        this_machine()
    with pytest.raises(TieBreakError, match="Import Functions"):
        import_functions(tmp_path / "event.xlsm")
    assert read_registry(r"HKCU\Software", "Nothing") is None
