"""How a command ends when nobody reads on, the disk is full, or the user has had enough."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from tests.command import ROOT, Command, command_line, on_terminal

needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="signals and devices of POSIX")
BROKEN = "No.,Name,R1\n1,A,W2\n2,B,W1\n"


def interrupted(*arguments: object) -> NoReturn:
    """What Ctrl-C makes of a function."""
    raise KeyboardInterrupt


@pytest.mark.slow
@needs_posix
@pytest.mark.parametrize("command", [["systems"], ["--help"], ["--version"], ["standing"]], ids=str)
def test_a_reader_that_has_gone_ends_it_quietly(command: list[str]) -> None:
    with subprocess.Popen(
        command_line(*command), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
    assert process.returncode == 0


@pytest.mark.slow
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
@pytest.mark.parametrize("command", [["systems"], ["--help"], ["--version"]], ids=str)
def test_a_full_disk_is_a_sentence(command: list[str]) -> None:
    with open("/dev/full", "w") as full:
        told = subprocess.run(
            command_line(*command),
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert told.returncode == 2
    assert told.stderr == "Error: the output cannot be written (No space left on device)\n"


def test_an_interrupted_command_says_that_it_stopped(
    xltiebreak: Command, bham: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xltiebreak.cli.check.load", interrupted)
    run = xltiebreak("check", bham)
    assert (run.code, run.out) == (130, "")
    assert run.err.strip() == "Stopped."


def test_what_is_interrupted_leaves_no_half_written_file(
    xltiebreak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", interrupted)
    assert xltiebreak("new", tmp_path / "event.xlsx").code == 130
    assert list(tmp_path.iterdir()) == []


@pytest.mark.slow
def test_colors_are_for_terminals_and_for_those_who_want_them(
    xltiebreak: Command, tmp_path: Path
) -> None:
    path = tmp_path / "event.csv"
    path.write_text(BROKEN, encoding="utf-8")
    assert "\x1b[31m" in on_terminal("check", path).out
    assert "\x1b" not in on_terminal("check", path, NO_COLOR="1").out
    assert "\x1b" not in xltiebreak("check", path).out
    example = ROOT / "examples" / "bham" / "bham.xlsx"
    assert "\x1b[1m" in on_terminal("standings", example).out
    assert "\x1b" not in on_terminal("standings", example, NO_COLOR="1").out
