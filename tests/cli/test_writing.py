"""Commands that write files: for which program, of which kind, and what they never write over."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from docx import Document
from docx.shared import Inches

from tests.command import Command
from tests.make.files import empty_swiss, write_workbook
from xltiebreak.formats.files import load
from xltiebreak.formats.kinds import FORMATS


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "options", "route"),
    [
        ("event.xlsx", [], "lite"),
        ("event.xlsx", ["--for", "lite"], "lite"),
        ("event.xlsx", ["--for", "libreoffice"], "libreoffice"),
        ("event.xlsx", ["--for", "plain"], "plain"),
        ("event.xlsm", [], "classic"),
        ("event.XLSM", ["--for", "classic"], "classic"),
    ],
)
def test_a_workbook_is_written_for_the_program_that_is_named(
    xltiebreak: Command, tmp_path: Path, name: str, options: list[str], route: str
) -> None:
    out = tmp_path / name
    run = xltiebreak("new", out, *options, "--players", 6, "--rounds", 3)
    assert (run.code, run.out) == (0, "")
    assert run.err.startswith(f"Wrote {out}. Type the event, the players and the results in it.\n")
    assert run.err.endswith(f'Then: xltiebreak bulletin "{out}"\n')
    assert out.read_bytes() == write_workbook(empty_swiss(players=6, rounds=3), route=route)
    assert ("xl/vbaProject.bin" in zipfile.ZipFile(out).namelist()) == (route == "classic")
    assert ("sheet Help" in run.err) == (route != "plain")
    assert xltiebreak("check", out).code == 0


def test_no_file_of_the_report_that_is_read_is_ever_written(
    xltiebreak: Command, bham: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(bham.parent)
    assert xltiebreak("convert", bham, "report", "--to", "uschess").code == 0
    Path("report/TSEXPORT.DBF").rename("report/tsexport.dbf")
    before = {path.name: path.read_bytes() for path in Path("report").iterdir()}
    for source, *out in (
        ("report", "report", "--to", "uschess"),
        ("report/THEXPORT.DBF", "./report", "--to", "uschess"),
        ("report", "report/TDEXPORT.DBF", "--to", "csv"),
        ("report/THEXPORT.DBF", "report/tsexport.dbf", "--to", "csv"),
    ):
        run = xltiebreak("convert", source, *out, "--force")
        assert run.code == 2
        assert "read; give another name" in run.err
    assert {path.name: path.read_bytes() for path in Path("report").iterdir()} == before


def test_a_report_replaces_one_whose_names_are_not_in_capitals(
    xltiebreak: Command, bham: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "report"
    assert xltiebreak("convert", bham, folder, "--to", "uschess").code == 0
    for path in list(folder.iterdir()):
        path.rename(folder / path.name.lower())
    bham.write_text(bham.read_text().replace("W4w", "D4w").replace("L1b,W3b", "D1b,W3b"))

    assert xltiebreak("convert", bham, folder, "--to", "uschess").code == 2
    assert xltiebreak("convert", bham, folder, "--to", "uschess", "--force").code == 0

    assert [path.name.islower() for path in folder.iterdir()] == [True] * 3
    score = load(folder).sections[0].crosstable.results[0][0]
    assert score.outcome.value == "draw"


def test_the_help_lists_every_kind(xltiebreak: Command) -> None:
    help = xltiebreak("convert", "-h").out
    for kind in FORMATS.values():
        [line] = [line for line in help.splitlines() if line.split()[:1] == [kind.code]]
        assert kind.name in line
        assert ("read" in line.split("(")[-1]) == bool(kind.reader)
        assert ("written" in line.split("(")[-1]) == bool(kind.writer)


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """A club's own template, on paper of 9 by 12 inches."""
    path = tmp_path / "club.docx"
    document = Document()
    page = document.sections[0]
    page.page_width, page.page_height = Inches(9), Inches(12)
    document.save(str(path))
    return path


@pytest.mark.slow
def test_a_paper_beside_a_template_is_said_to_be_left_out(
    xltiebreak: Command, bham: Path, club: Path, tmp_path: Path
) -> None:
    out = tmp_path / "made.docx"
    run = xltiebreak("bulletin", bham, "-o", out, "--template", club, "--paper", "a4")
    assert run.code == 0
    assert f"--paper is left out: the pages are those of {club}." in run.err
    assert Document(str(out)).sections[0].page_width == Inches(9)
    without = xltiebreak("bulletin", bham, "-o", out, "--template", club, "--force")
    assert "--paper" not in without.err


def test_a_template_is_never_the_bulletin(
    xltiebreak: Command, bham: Path, club: Path, tmp_path: Path
) -> None:
    before = club.read_bytes()
    (tmp_path / "printed.docx").hardlink_to(club)
    for out in (club, tmp_path / "printed.docx"):
        run = xltiebreak("bulletin", bham, "-o", out, "--template", club, "--force")
        assert (run.code, run.out) == (2, "")
        assert "read; give another name" in run.err
    assert club.read_bytes() == before
