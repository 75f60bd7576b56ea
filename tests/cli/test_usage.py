"""What somebody types for the first time: each slip ends in one sentence and exit code 2."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.command import Command
from xltiebreak.cli import main


@pytest.fixture
def here(bham: Path, two_sections: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an event, a folder, and files that are nothing."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty.csv").touch()
    (tmp_path / "letter.txt").write_text("Dear all,\n")
    (tmp_path / "damaged.xlsx").write_bytes(b"PK\x03\x04 no more")
    (tmp_path / "old.xlsx").write_bytes(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1old")
    (tmp_path / "bytes.xlsx").write_bytes(b"\0\1")
    return tmp_path


READING = ("check {}", "standings {}", "explain {} 1", "bulletin {} -o new.docx",
           "convert {} new.csv", "verify {}", "verify bham.csv --against {}", "why {} 1 2",
           "changes {} bham.csv", "changes bham.csv {}", "prizes {}")  # fmt: skip


@pytest.mark.parametrize("command", READING)
@pytest.mark.parametrize(
    ("file", "message"),
    [
        ("nowhere.csv", "nowhere.csv: cannot be opened (No such file or directory)"),
        ("bham.csv/x", "x: cannot be opened (Not a directory)"),
        ("folder", "folder: this "),
        ("empty.csv", "empty.csv: the file is empty"),
        ("letter.txt", "letter.txt: no "),
        ("damaged.xlsx", "damaged.xlsx: the file is damaged or cut short"),
        ("old.xlsx", "old.xlsx: "),
        ("bytes.xlsx", "bytes.xlsx: "),
    ],
)
def test_a_file_that_cannot_be_read_is_named(
    xltiebreak: Command, here: Path, command: str, file: str, message: str
) -> None:
    before = sorted(here.iterdir())
    run = xltiebreak(*command.format(file).split())
    assert (run.code, run.out) == (2, "")
    assert f"Error: {message}" in run.err
    assert sorted(here.iterdir()) == before


@pytest.mark.parametrize(
    ("typed", "code", "said"),
    [
        ('check "Open [2026].csv"', 0, ""),
        ('convert bham.csv "Open [2026].csv" --force', 0, "Wrote Open [2026].csv"),
        ('convert bham.csv "Open [2027].csv"', 0, "Wrote Open [2027].csv"),
        ('check "Open [2027].csv"', 2, 'is "Open [2026].csv" meant?'),
        ("check O*.csv", 2, "O*.csv: cannot be opened"),
        ("check $NAME", 2, "$NAME: cannot be opened"),
        ("check %NAME%", 2, "%NAME%: cannot be opened"),
        ("check ~/bham.csv", 2, "bham.csv: cannot be opened"),
    ],
)
def test_on_windows_a_file_is_the_one_that_was_named(
    here: Path,
    bham: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    typed: str,
    code: int,
    said: str,
) -> None:
    """No shell expands names there, so click would, where it reads the arguments itself."""
    (here / "Open 2.csv").write_text("of somebody else")
    (here / "Open [2026].csv").write_bytes(bham.read_bytes())
    monkeypatch.setenv("HOME", str(here))
    monkeypatch.setenv("NAME", "bham.csv")
    monkeypatch.setattr("click.core.os", SimpleNamespace(**{**vars(os), "name": "nt"}))
    monkeypatch.setattr("sys.argv", ["xltiebreak", *shlex.split(typed)])

    with pytest.raises(SystemExit) as ended:
        main()

    assert ended.value.code == code
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
