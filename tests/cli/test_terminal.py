"""Tables in a terminal, of which sessions/terminal.txt tells more; and how a command ends when
nobody reads on, the disk is full, or the user has had enough."""

from __future__ import annotations

import json
import os
import re
import select
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NoReturn

import pytest

from tests.cases import lines
from tests.command import ROOT, Command, Run, command_line, on_terminal
from xltiebreak.formats.files import load_crosstable

pytestmark = pytest.mark.slow

RIVERSIDE = ROOT / "examples" / "riverside" / "riverside.xlsx"
STYLES = re.compile(r"\x1b\[[0-9;]*m")
WIDE = "Kind,swiss\nRounds,3\nNo.,Name,R1,R2\n1,山田太郎,W2,D2\n2,Ashenden,L1,D1\n"


def test_wide_characters_take_two_places(tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    path.write_text(WIDE, encoding="utf-8")
    printed = STYLES.sub("", on_terminal("standings", path, columns=80).out)
    first, second = (line for line in printed.splitlines() if re.match(" +[12] ", line))
    assert len(first[: first.index("1.5")]) + len("山田太郎") == len(second[: second.index("0.5")])


@pytest.mark.parametrize(("columns", "order"), [(80, "MM,SOLK,CUM"), (120, "uschess")])
def test_every_figure_that_decided_is_on_the_terminal(
    xltiebreak: Command, columns: int, order: str
) -> None:
    chosen = ("standings", RIVERSIDE, "--order", order)
    printed = STYLES.sub("", on_terminal(*chosen, columns=columns).out)
    whole = xltiebreak(*chosen).out
    for row in whole.splitlines()[3:27]:
        figures = re.split(" {3,}", row.strip())
        shown = next(row for row in printed.splitlines() if row.split()[:2] == figures[:2])
        assert re.split(" {3,}", shown.strip())[-4:] == figures[-4:]


def test_a_pipe_gets_the_whole_table(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    name = "Longname, " * 12
    path.write_text(f'No.,Name,Team,R1\n1,"{name}",{"Club " * 9},W2\n2,B,C,L1\n', encoding="utf-8")
    out = xltiebreak("standings", path).out
    assert name.strip() in out
    assert ("Club " * 9).strip() in out


@pytest.mark.parametrize("command", ["check", "standings"])
def test_one_mistake_in_a_column_does_not_fill_the_screen(
    xltiebreak: Command, tmp_path: Path, command: str
) -> None:
    path = tmp_path / "event.csv"
    rows = "".join(f"{number},Player {number},x,U\n" for number in range(1, 1501))
    path.write_text(f"No.,Name,Rating,R1\n{rows}", encoding="utf-8")
    run = xltiebreak(command, path)
    lines = (run.out if command == "check" else run.err).splitlines()
    assert lines[0].startswith("warning: line 2, Rating: 'x' is not a rating")
    assert lines[9].startswith("warning: line 11, Rating: ")
    assert lines[10] == (
        "warning: and 1,490 more of this kind (rating); 'xltiebreak check --json' lists them all"
    )
    assert len(json.loads(xltiebreak("check", path, "--json").out)["findings"]) > 1500


def test_one_cause_of_many_findings_is_one_line_and_has_its_consequences_in_json(
    xltiebreak: Command, tmp_path: Path
) -> None:
    path = tmp_path / "event.csv"
    rows = "".join(f"{number},Player {number},Q\n" for number in range(1, 1501))
    path.write_text(f"No.,Name,R1\n{rows}", encoding="utf-8")
    [line] = xltiebreak("check", path).out.splitlines()
    assert line.startswith("error: line 2, R1: 'Q' is not a result")
    assert "1,499 more cells are no results, either" in line
    answer = json.loads(xltiebreak("check", path, "--json").out)
    assert [finding["code"] for finding in answer["findings"]] == ["unknown-code"]
    assert len(answer["consequences"]) == 1500


needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="signals and devices of POSIX")
TAKEN_AWAY = "\x1b[1A\x1b[2K"
BROKEN = "No.,Name,R1\n1,A,W2\n2,B,W1\n"


def interrupted(*arguments: object) -> NoReturn:
    """What Ctrl-C makes of a function."""
    raise KeyboardInterrupt


def ended(*arguments: object, streams: str, **environment: str) -> Run:
    """Run it by a shell with its streams redirected; a reader that is gone has gone at once."""
    command = " ".join(map(shlex.quote, command_line(*arguments)))
    ran = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command} {streams}"],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        check=False,
        timeout=60,
    )
    return Run(ran.returncode, ran.stdout.decode(), ran.stderr.decode())


@needs_posix
@pytest.mark.parametrize(
    ("command", "code"),
    [(["systems"], 0), (["--help"], 0), (["--version"], 0), (["standing"], 2)],
    ids=str,
)
def test_a_reader_that_has_gone_changes_nothing_about_the_end(
    command: list[str], code: int
) -> None:
    with subprocess.Popen(
        command_line(*command), cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        assert process.stdout is not None
        process.stdout.close()
    assert process.returncode == code


@needs_posix
@pytest.mark.parametrize("line", lines("cli/streams.txt"))
def test_streams_that_are_closed_or_full_end_in_a_sentence_and_the_right_code(
    tmp_path: Path, line: str
) -> None:
    typed, _, ends = line.partition(" = ")
    command, _, streams = typed.partition(" @ ")
    code, _, err = ends.partition(" ")
    wrong = tmp_path / "wrong.csv"
    wrong.write_text("No.,Name,R1\n1,A,W9\n", encoding="utf-8")
    words = [str(wrong) if word == wrong.name else word for word in command.split()]
    run = ended(*words, streams=streams.replace(wrong.name, str(wrong)))
    assert run.code == int(code)
    assert run.err.endswith(f"{err}\n") if err else run.err == ""


@needs_posix
@pytest.mark.parametrize(
    "streams", ["<&- >&- 2>&-", "2>/dev/full", ">/dev/full", "2>&1 | true", "2>&1 | head -1"]
)
def test_files_are_written_whole_whoever_listens(
    xltiebreak: Command, bham: Path, tmp_path: Path, streams: str
) -> None:
    assert xltiebreak("convert", bham, tmp_path / "heard.trf").code == 0

    assert ended("convert", bham, tmp_path / "unheard.trf", streams=streams).code == 0

    heard, unheard = tmp_path / "heard.trf", tmp_path / "unheard.trf"
    assert unheard.read_bytes() == heard.read_bytes()


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437", "utf-8", "latin-1"])
def test_an_encoding_without_a_letter_shows_another_in_its_place(
    tmp_path: Path, encoding: str
) -> None:
    path = tmp_path / "event.csv"
    names = ("Müller, Łucja", "李 (Li)", "Ağaoğlu’s")
    path.write_text(
        f'No.,Name,R1,R2\n1,"{names[0]}",W2,H\n2,{names[1]},L1,W3\n3,{names[2]},B,L2\n',
        encoding="utf-8",
    )
    ran = subprocess.run(
        command_line("explain", path, "2", "--system", "MM"),
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        capture_output=True,
        check=True,
    )
    # click takes ASCII for a setting that was forgotten
    shown_text = ran.stdout.decode("utf-8" if encoding == "ascii" else encoding)
    shown = {
        "cp1252": ("Müller, Lucja", "? (Li)", "with unplayed R1 at ½", "Agaoglu’s", "-----"),
        "latin-1": ("Müller, Lucja", "? (Li)", "with unplayed R1 at ½", "Agaoglu's", "-----"),
        "cp437": ("Müller, Lucja", "? (Li)", "with unplayed R1 at ½", "Agaoglu's", "─────"),
    }.get(encoding, (*names, "with unplayed R1 at ½", "─────"))
    for text in shown:
        assert text in shown_text
    assert ran.stderr == b""


def test_letters_of_an_encoding_that_has_only_those_of_ascii_and_arabic(tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    names = ("2½ – 1½", "Ø, ß, Đ, é, ŕ", "李 \U0001f600", "… → ≥ ×")
    rows = "".join(f'{number},"{name}",U\n' for number, name in enumerate(names, 1))
    path.write_text(f"No.,Name,R1\n{rows}", encoding="utf-8")
    ran = subprocess.run(
        command_line("standings", path),
        env={**os.environ, "PYTHONIOENCODING": "iso8859-6"},
        capture_output=True,
        check=True,
    )
    for shown in ("2.5 - 1.5", "O, ss, D, e, r", "? ?", "... -> >= x"):
        assert f" {shown} " in ran.stdout.decode()


def test_an_interrupted_command_says_that_it_stopped(
    xltiebreak: Command, bham: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xltiebreak.cli.asking.load_crosstable", interrupted)
    run = xltiebreak("check", bham)
    assert (run.code, run.out) == (130, "")
    assert run.err.strip() == "Stopped."


def test_what_to_type_begins_as_the_program_was_started() -> None:
    ran = subprocess.run(command_line("explain"), capture_output=True, text=True, check=False)
    python = Path(sys.executable).stem
    python = "py" if sys.platform == "win32" and sys.prefix == sys.base_prefix else python
    assert f"Type it as in: {python} -m xltiebreak explain event.xlsx 7" in ran.stderr


@needs_posix
def test_what_takes_long_shows_so_on_a_terminal_and_takes_it_away(
    xltiebreak: Command, bham: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(*arguments: Any) -> Any:
        time.sleep(0.2)
        return load_crosstable(*arguments)

    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    monkeypatch.setattr("xltiebreak.cli.output.PATIENCE", 0.01)
    monkeypatch.setattr("xltiebreak.cli.asking.load_crosstable", slow)
    with os.fdopen(theirs, "w") as terminal:
        monkeypatch.setattr("sys.stderr", terminal)
        assert xltiebreak("check", bham).code == 0
        shown = ""
        while TAKEN_AWAY not in shown and select.select([ours], [], [], 5)[0]:
            shown += os.read(ours, 65536).decode()  # what a terminal was given so far
    os.close(ours)
    assert "Reading …" in shown.partition(TAKEN_AWAY)[0]
    assert shown.count(TAKEN_AWAY) == 1


def test_what_is_interrupted_leaves_no_half_written_file(
    xltiebreak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.fsync", interrupted)
    assert xltiebreak("new", tmp_path / "event.xlsx").code == 130
    assert list(tmp_path.iterdir()) == []


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
