"""What the tests and the program do with LibreOffice: no program is taken from beside the event,
and none that was started stays."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from xltiebreak.libreoffice.office import found_program, output_of, this_office


def alive_in(group: int) -> list[str]:
    """The programs of a process group that still run."""
    listed = subprocess.run(
        ["ps", "-eo", "pgid=,stat=,comm="], capture_output=True, text=True, check=True
    ).stdout
    processes = (line.split(maxsplit=2) for line in listed.splitlines())
    return [name for of, state, name in processes if int(of) == group and state[0] != "Z"]


needs_shell = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a shell script")
PACKAGE = Path(__file__).parents[2] / "xltiebreak"


def put(folder: Path, *names: str) -> None:
    folder.mkdir(exist_ok=True)
    for name in names:
        (folder / name).write_text("#!/bin/sh\necho from the event's folder\n")
        (folder / name).chmod(0o755)


@pytest.fixture
def event(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with programs in it and below."""
    folder = tmp_path / "event"
    for place in (folder, folder / "bin"):
        put(place, "soffice", "libreoffice", "soffice.exe", "soffice.com", "unopkg", "unopkg.exe")
    monkeypatch.chdir(folder)
    return folder


@pytest.mark.parametrize("system", ["posix", "nt"])
@pytest.mark.parametrize("path", ["", ".", "bin", "./bin", "../event", os.pathsep, '"."'])
def test_nothing_is_found_beside_the_event(
    event: Path, monkeypatch: pytest.MonkeyPatch, path: str, system: str
) -> None:
    monkeypatch.setenv("PATH", path)
    with monkeypatch.context() as patch:
        patch.setattr("os.name", system)
        found = [found_program(name) for name in ("soffice", "libreoffice", "unopkg", "./soffice")]
    assert found == [None] * 4
    assert this_office() is None


@pytest.mark.parametrize(("system", "name"), [("posix", "soffice"), ("nt", "soffice.exe")])
def test_a_folder_that_the_path_names_in_full_is_looked_into(
    event: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, name: str
) -> None:
    put(tmp_path / "office", "soffice", "soffice.exe")
    monkeypatch.setenv("PATH", os.pathsep.join([".", "", "bin", f'"{tmp_path / "office"}"']))
    monkeypatch.setattr("os.name", system)

    assert found_program("soffice") == os.path.join(tmp_path, "office", name)
    assert found_program(os.path.join(tmp_path, "office", "soffice.exe"))


@needs_shell
def test_what_it_starts_finds_nothing_there_either(
    event: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """LibreOffice's own script calls others by their names."""
    put(event, "uname", "sed")
    office = tmp_path / "office"
    office.mkdir()
    (office / "soffice").write_text("#!/bin/sh\nuname\npwd\n")
    (office / "soffice").chmod(0o755)
    monkeypatch.setenv("PATH", f".:{office}:{os.environ['PATH']}")

    assert output_of([str(office / "soffice")])[1].splitlines() == [os.uname().sysname, str(office)]


@needs_shell
@pytest.mark.parametrize("by_taskkill", [False, True], ids=["", "on Windows"])
@pytest.mark.parametrize("ended_by", [subprocess.TimeoutExpired, KeyboardInterrupt])
def test_a_program_is_ended_with_its_children(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    by_taskkill: bool,
    ended_by: type[BaseException],
) -> None:
    """As soffice.exe starts soffice.bin, which holds the output. On Windows its taskkill ends both;
    here a script stands in for it."""
    program, group = tmp_path / "soffice", tmp_path / "group"
    program.write_text(f"#!/bin/sh\nsleep 60 &\necho $$ > {group}\nwait\n")
    (tmp_path / "taskkill").write_text(
        '#!/bin/sh\n[ "$1 $2 $3" = "/T /F /PID" ] && kill -s KILL -- "-$4"\n'
    )
    for script in (program, tmp_path / "taskkill"):
        script.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    if by_taskkill:
        monkeypatch.delattr(os, "killpg")
    communicate = subprocess.Popen.communicate

    def once_it_runs(process: subprocess.Popen[str], timeout: float) -> Any:
        while not group.exists() or not group.read_text():
            time.sleep(0.01)
        if timeout == 1 and ended_by is KeyboardInterrupt:
            raise KeyboardInterrupt
        return communicate(process, timeout=timeout)

    with monkeypatch.context() as patch:
        patch.setattr(subprocess.Popen, "communicate", once_it_runs)
        with pytest.raises(ended_by):
            output_of([str(program)], 1)

    until = time.monotonic() + 20  # a signal takes a moment to reach every process
    while alive_in(int(group.read_text())) and time.monotonic() < until:
        time.sleep(0.05)
    assert alive_in(int(group.read_text())) == []


@pytest.mark.slow
def test_no_other_file_starts_or_looks_for_a_program() -> None:
    ways = {"Popen", "startfile", "check_output", "check_call", "execvp", "popen"}
    calls = {
        (file.name, ast.unparse(node))
        for file in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and (
            node.attr in ways
            or ast.unparse(node) in {"shutil.which", "subprocess.run", "os.system"}
        )
    }
    assert calls == {("office.py", "subprocess.Popen")}
