"""Who reads moves, makes, changes and deletes nothing, and never waits for what is no file."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.command import READING, ROOT, Command, command_line

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="pipes and links of POSIX"),
]

PARTS = ("THEXPORT.DBF", "TSEXPORT.DBF", "TDEXPORT.DBF")


@pytest.fixture
def here(
    xltiebreak: Command, bham: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Path]:
    """The event, as a rating report, too, and an empty folder for what is written; a command that
    waits fails."""

    def waited(*arguments: object) -> None:
        raise AssertionError("it waited")

    monkeypatch.chdir(tmp_path)
    assert xltiebreak("convert", "bham.csv", "report", "--to", "uschess").code == 0
    (tmp_path / "out").mkdir()
    before = signal.signal(signal.SIGALRM, waited)
    signal.setitimer(signal.ITIMER_REAL, 120)
    yield tmp_path
    signal.setitimer(signal.ITIMER_REAL, 0)
    signal.signal(signal.SIGALRM, before)


def state(folder: Path) -> dict[str, tuple[object, ...]]:
    """All that lies in a folder and below, but in ``out``: what it is, since when, and what is in
    it."""
    found: dict[str, tuple[object, ...]] = {}
    for path in sorted([folder, *folder.rglob("*")]):
        there = path.lstat()
        content = os.readlink(path) if path.is_symlink() else ""
        if path.is_file() and not path.is_symlink():
            content = path.read_text(encoding="latin-1")
        if "out" not in path.parts:
            facts = (there.st_ino, there.st_mode, there.st_mtime_ns, there.st_ctime_ns)
            found[str(path.relative_to(folder))] = (*facts, content)
    return found


def report_with(folder: Path, name: str, inside: str) -> Path:
    """A copy of the rating report with something of this name that holds, or leads to, another."""
    shutil.copytree("report", folder)
    Path("elsewhere").mkdir()
    for part in (*PARTS, "notes.txt"):
        (Path("elsewhere") / part).write_bytes(b"\x03 another report")
    if inside == "a folder":
        Path("elsewhere").rename(folder / name)
    elif inside == "a link":
        (folder / name).symlink_to(Path("elsewhere").resolve())
    elif inside == "a link to nothing":
        (folder / name).symlink_to("nowhere")
    else:
        (folder / name).write_bytes(b"another report")
    return folder


@pytest.mark.parametrize("inside", ["a folder", "a link", "a link to nothing", "a file"])
@pytest.mark.parametrize("name", [f".{PARTS[1]}.1f2e.unfinished"])
def test_who_reads_a_report_with_what_a_writing_left_touches_nothing(
    xltiebreak: Command, here: Path, name: str, inside: str
) -> None:
    folder = report_with(here / "left", name, inside)
    before = state(here)

    for command in READING:
        for path in (folder, folder / PARTS[2]):
            run = xltiebreak(*command.format(path).split())
            assert (run.code != 0, "Traceback" in run.err) == (True, False), command
            assert state(here) == before, command
    for command in READING[:5]:
        assert "write the report again" in xltiebreak(*command.format(folder).split()).err
    assert [*(here / "out").iterdir()] == []


@pytest.mark.parametrize("folder", ["report", "of-two-files", "of-a-link"])
def test_who_reads_touches_nothing(xltiebreak: Command, here: Path, folder: str) -> None:
    if folder != "report":
        shutil.copytree("report", folder)
        (here / folder / PARTS[1]).unlink()
    if folder == "of-a-link":
        (here / folder / PARTS[1].lower()).symlink_to(Path("report", PARTS[1]).resolve())
    Path("bulletin.docx.replacing").mkdir()
    before = state(here)

    for command in READING:
        run = xltiebreak(*(word.replace("{}", folder) for word in command.split()))
        assert "Traceback" not in run.err
        assert state(here) == before, command
        for path in Path("out").iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def test_a_part_that_is_a_link_to_nothing_is_named(xltiebreak: Command, here: Path) -> None:
    (here / "report" / PARTS[1]).unlink()
    (here / "report" / PARTS[1]).symlink_to("gone")
    assert f"report: {PARTS[1]}: cannot be opened" in xltiebreak("check", "report").err


def test_what_is_no_file_is_refused_at_once(xltiebreak: Command, here: Path) -> None:
    os.mkfifo("pipe")
    Path("link.csv").symlink_to("pipe")
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind("socket")
    before = state(here)

    for command in READING:
        for name in ("pipe", "link.csv", "socket", "/dev/null", "/dev/zero"):
            run = xltiebreak(*command.format(name).split())
            assert run.code == (1 if "doctor" in command else 2), (command, name)
            assert "this is a device or a pipe; give a file" in run.out + run.err, (command, name)
            assert state(here) == before
    assert [*(here / "out").iterdir()] == []


@pytest.mark.parametrize("part", PARTS)
def test_a_part_that_is_no_file_is_refused_at_once(
    xltiebreak: Command, here: Path, part: str
) -> None:
    (here / "report" / part).unlink()
    os.mkfifo(here / "report" / part)

    for command in READING[:10]:
        run = xltiebreak(*command.format("report").split())
        assert (run.code, f"{part}: this is a device or a pipe" in run.err) == (2, True), command


def test_what_is_no_file_in_a_folder_is_not_passed_over(xltiebreak: Command, here: Path) -> None:
    (here / "several").mkdir()
    shutil.copy("bham.csv", "several/event.csv")
    os.mkfifo("several/pipe.csv")

    run = xltiebreak("verify", "several")

    assert "Error: pipe.csv: this is a device or a pipe; give a file" in run.err
    assert run.code == 2  # the other has nothing to compare


@pytest.mark.parametrize("command", ["check -", "standings -"])
def test_the_standard_input_may_be_a_pipe(here: Path, command: str) -> None:
    whole = subprocess.run(
        command_line(*command.split()),
        cwd=ROOT,
        input=Path("bham.csv").read_bytes(),
        capture_output=True,
        check=False,
    )
    assert (whole.returncode, b"Error" in whole.stderr) == (0, False)
