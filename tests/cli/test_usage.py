"""What somebody types for the first time: the help and its examples; each slip ends in one
sentence and exit code 2; ``excel`` where it is not at home. Sessions at the command line are
told in texts."""

from __future__ import annotations

import os
import shlex
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import click
import pytest

from tests.cases import Case, Stage, cases, lines, play
from tests.cli.test_every_option import commands
from tests.command import READING, Command
from tests.excel.test_setup import machine_in
from xltiebreak import SYSTEMS
from xltiebreak.cli import main

COMMANDS = dict(commands())


@pytest.mark.parametrize("case", cases("cli/sessions/*.txt"))
def test_a_session_at_the_command_line(case: Case, stage: Stage) -> None:
    play(case, stage)


@pytest.fixture
def here(bham: Path, two_sections: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an event, a folder, and files that are nothing."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "out").mkdir()
    (tmp_path / "empty.csv").touch()
    (tmp_path / "letter.txt").write_text("Dear all,\n")
    (tmp_path / "damaged.xlsx").write_bytes(b"PK\x03\x04 no more")
    (tmp_path / "old.xlsx").write_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1old")
    (tmp_path / "bytes.xlsx").write_bytes(b"\0\1")
    return tmp_path


@pytest.mark.parametrize("line", lines("cli/unreadable_files.txt"))
def test_a_file_that_cannot_be_read_is_named(xltiebreak: Command, here: Path, line: str) -> None:
    file, _, message = line.partition(" :: ")
    before = sorted(here.iterdir())
    for command in (*READING[:11], *READING[13:16]):
        run = xltiebreak(*command.format(file).split())
        assert (run.code, run.out) == (2, ""), command
        assert f"Error: {message}" in run.err, command
        assert sorted(here.iterdir()) == before, command


@pytest.mark.parametrize("line", lines("cli/named_on_windows.txt"))
def test_on_windows_a_file_is_the_one_that_was_named(
    here: Path,
    bham: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    line: str,
) -> None:
    """No shell expands names there, so click would, where it reads the arguments itself."""
    typed, code, said = (part.strip() for part in line.split("::"))
    (here / "Open 2.csv").write_text("of somebody else")
    (here / "Open [2026].csv").write_bytes(bham.read_bytes())
    monkeypatch.setenv("HOME", str(here))
    monkeypatch.setenv("NAME", "bham.csv")
    monkeypatch.setattr("click.core.os", SimpleNamespace(**{**vars(os), "name": "nt"}))
    monkeypatch.setattr("sys.argv", ["xltiebreak", *shlex.split(typed)])

    with pytest.raises(SystemExit) as ended:
        main()

    assert ended.value.code == int(code)
    assert said in capsys.readouterr().err
    assert (here / "Open 2.csv").read_text() == "of somebody else"


@pytest.mark.skipif(sys.platform == "win32", reason="links of POSIX")
def test_a_name_of_a_link_is_read_and_never_written(xltiebreak: Command, here: Path) -> None:
    (here / "link.csv").symlink_to("bham.csv")
    before = (here / "bham.csv").read_bytes()
    assert xltiebreak("check", "link.csv").code == 0
    for command in (
        "convert two.xlsx link.csv --section U1200 --force",
        "convert link.csv bham.csv --force",
        "convert bham.csv link.csv --force",
    ):
        assert xltiebreak(*command.split()).code == 2
    assert (here / "bham.csv").read_bytes() == before


def text(xltiebreak: Command, *arguments: str) -> str:
    run = xltiebreak(*arguments)
    assert (run.code, run.err) == (0, "")
    return " ".join(run.out.split())


def test_every_command_is_listed_with_what_it_does(xltiebreak: Command) -> None:
    listed = xltiebreak("-h").out.split("Commands:\n")[1].split("\n\n")[0].splitlines()
    purposes = dict(line.split(maxsplit=1) for line in listed)
    assert list(purposes) == [path[0] for path in COMMANDS if len(path) == 1]
    assert "excel" in purposes
    assert all(purpose.endswith(".") for purpose in purposes.values())
    assert not any(purpose.endswith("...") for purpose in purposes.values())


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_the_help_of_a_command_has_an_example_and_the_exit_codes(
    xltiebreak: Command, path: tuple[str, ...]
) -> None:
    help = text(xltiebreak, *path, "-h")
    assert f"xltiebreak {' '.join(path)}" in help.split("Example", 1)[-1]
    assert "Exit codes: 0 " in help
    assert help == text(xltiebreak, *path, "--help")


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_every_option_says_what_it_does(path: tuple[str, ...]) -> None:
    for option in COMMANDS[path].params:
        if isinstance(option, click.Option):
            assert option.help, option.name


def before_edition(line: str) -> list[str]:
    """The codes of an order, as ``systems`` lists it: ``uschess   MM SOLK (edition …)``."""
    return line.partition(" (")[0].split()[1:]


def test_systems_lists_the_twenty_that_clubs_use_and_all_the_rest(xltiebreak: Command) -> None:
    listed, every = xltiebreak("systems").out, xltiebreak("systems", "--all").out
    codes = [line.split(" ", 1)[0] for line in listed.partition("\n\n")[0].splitlines()]

    assert len(set(codes)) == len(codes) == 20
    orders = listed.partition("Orders:")[2].partition("\n\n")[0]
    named = {code for line in orders.strip().splitlines() for code in before_edition(line)}
    assert named <= set(codes), "whatever an order with a name has is explained"
    assert "\nBH/C1   Buchholz Cut 1 (FIDE C.07 8.1): " in listed
    assert "xltiebreak systems --all" in listed
    assert all(f"\n{code} " in f"\n{every}" for code in (*SYSTEMS, *codes))
    assert listed.partition("Orders:")[2] == every.partition("Orders:")[2]


def test_the_doctor_names_each_trouble_with_its_cure(
    xltiebreak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mended = machine_in(tmp_path)
    bare = replace(mended, startup=tmp_path / "nowhere", home=tmp_path / "nowhere")
    for machine, code, told in ((bare, 1, "2 to mend"), (mended, 0, "All is fine")):
        monkeypatch.setattr("xltiebreak.excel.setup.this_machine", lambda made=machine: made)
        run = xltiebreak("excel", "doctor")
        assert (run.code, run.out.count("mend: ")) == (code, 2 * code)
        assert run.out.count("      run: py -m xltiebreak excel install") == code
        assert told in run.err


def test_install_says_what_xlwings_says(
    xltiebreak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xltiebreak.excel.setup.this_machine", lambda: machine_in(tmp_path))
    monkeypatch.setattr("xlwings.cli.addin_install", lambda _: print("Successfully installed"))
    installed = xltiebreak("excel", "install")
    assert (installed.code, installed.out) == (0, "Successfully installed\n")
