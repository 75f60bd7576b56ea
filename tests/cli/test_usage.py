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
    for name in ("-n.csv", " blank ü.csv", "of blank.csv"):
        (tmp_path / name).write_bytes(bham.read_bytes())
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
    ("command", "message"),
    [
        ('check ""', "Invalid value for 'FILE': it is empty; give the name of a file"),
        ('convert bham.csv " "', "Invalid value for 'OUT': it is empty; give the name of a file"),
        ('bulletin bham.csv --template ""', "it is empty; give the name of a file"),
        ("check -n.csv", "No such option '-n'. The file -n.csv is given as ./-n.csv."),
        ("check -m.csv", "No such option '-m'."),
        ("standings bham.csv --order MM --order=SOLK", "--order is given twice; give it once"),
        ("bulletin bham.csv -o a.docx -o b.docx", "--output is given twice; give it once"),
        ("new event.xlsx --players 4 --players 6", "--players is given twice; give it once"),
        ("new event.xlsx --players 4 --teams 6", "--teams is for matches of teams; use it with -"),
        ("new event.xlsx --teams 8", "--teams is for matches of teams; use it with --kind team"),
        ("new event.xlsx --kind Team --players 8", "for teams write --teams, or leave out --kind"),
        ("new event.xlsx --kind Round-Robin --rounds 8", "rounds of a round-robin follow from it"),
        ("standings bham.csv --edition a --edition b", "--edition is given twice; give it once"),
        ("bham.csv", 'Give a command first, as in: xltiebreak check "bham.csv".'),
        ("check of blank.csv", 'A name with blanks is given in quotes: "of blank.csv".'),
        ("check of nothing.csv", "Got unexpected extra argument (nothing.csv)"),
        ("chekc bham.csv", "Did you mean 'check'?"),
        ("new .xlsx", ".xlsx is only the end of a name; expected one such as event.xlsx"),
        ("new event.ods", "event.ods does not end in .xlsx; expected a name such as event.xlsx"),
        ("new folder", "folder does not end in .xlsx; expected a name such as event.xlsx"),
        ("new none/event.xlsx", "there is no folder none; make it, or give another name"),
        ("new letter.txt/event.xlsx", "letter.txt is a file and no folder; give another name"),
        ("excel lite .py", ".py is only the end of a name; expected one such as main.py"),
        ("bulletin -", "give the bulletin a name with -o when the event is read from stdin"),
        ("bulletin bham.csv -o .docx", ".docx is only the end of a name"),
        ("convert bham.csv folder --to csv", "folder is a folder; give a file name"),
        ("convert bham.csv none/sub/report --to uschess", "there is no folder none/sub; make it"),
        ("convert bham.csv letter.txt --to uschess", "letter.txt is a file and no folder"),
        ("standings bham.csv --section Opne", "there is no section 'Opne'; there are: Open"),
        ("explain two.xlsx Hart", "1 Hart (Open), 1 Hart (U1200); name the section, too"),
        ("explain bham.csv 9", "there is no player 9 in section Open"),
        ("byhand CUM --points 1,2", "2 is not a result; use 1, ½ or 0."),
        ("byhand MM --opponents 1,2 --score 1 --rounds 1", "are more than 1 round."),
        (f"byhand SOLK --opponents {'9' * 23}", "is not a score; expected figures such as 3, 2.5"),
    ],
)  # fmt: skip
def test_a_slip_is_told(xltiebreak: Command, here: Path, command: str, message: str) -> None:
    before = sorted(here.iterdir())
    run = xltiebreak(*shlex.split(command))
    assert (run.code, run.out) == (2, "")
    assert message in run.err.splitlines()[-1]
    assert sorted(here.iterdir()) == before


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("STANDINGS bham.csv", "standings bham.csv"),
        ("standings bham.csv --format JSON", "standings bham.csv --format json"),
        ("standings bham.csv --from CSV", "standings bham.csv --from csv"),
        ("convert bham.csv - --to TRF16", "convert bham.csv - --to trf16"),
        ('standings two.xlsx --section " u1200 "', "standings two.xlsx --section U1200"),
        ("explain bham.csv 2 --format Text", "explain bham.csv 2"),
        ("explain bham.csv 2 --system MM --system CUM", "explain bham.csv 2 --system MM,CUM"),
        ("check bham.csv --json --json", "check bham.csv --json"),
        ("check --json -- -n.csv", "check ./-n.csv --json"),
        ('standings " blank ü.csv" --format csv', "standings bham.csv --format csv"),
    ],
)
def test_words_are_taken_as_people_type_them(
    xltiebreak: Command, here: Path, typed: str, meant: str
) -> None:
    run, same = xltiebreak(*shlex.split(typed)), xltiebreak(*shlex.split(meant))
    assert run == same


@pytest.mark.skipif(sys.platform == "win32", reason="names that are good there")
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("folder\\bham.csv", "; type folder/bham.csv"),
        ("C:\\events\\bham.csv", "; is bham.csv meant?"),
    ],
)
def test_a_path_of_windows_is_answered_elsewhere(
    xltiebreak: Command, here: Path, bham: Path, typed: str, said: str
) -> None:
    (here / "folder" / "bham.csv").write_bytes(bham.read_bytes())
    run = xltiebreak("check", typed)
    assert (run.code, run.out) == (2, "")
    assert run.err.endswith(f"{said}\n")


@pytest.mark.parametrize(
    ("typed", "code", "said"),
    [
        ('check "Open [2026].csv"', 0, ""),
        ('convert bham.csv "Open [2026].csv" --force', 0, "Wrote Open [2026].csv"),
        ('convert bham.csv "Open [2027].csv"', 0, "Wrote Open [2027].csv"),
        ('check "Open [2027].csv"', 2, 'is "Open [2026].csv" meant?'),
        ('check "Open [2026]*.csv"', 2, 'one file is read at a time: "Open [2026].csv"'),
        ("check Op*.csv", 2, 'read at a time: "Open 2.csv" or "Open [2026].csv"'),
        ("check $NAME", 2, "$NAME: cannot be opened"),
        ("check %NAME%", 2, "%NAME%: cannot be opened"),
        ("check ~/bham.csv", 2, "~ is not known here: type "),
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
