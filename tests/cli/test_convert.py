"""``convert``: files from one kind to another."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.command import Command
from xltiebreak.formats import FORMATS, load

PAGE = Path(__file__).parents[1] / "data" / "formats" / "chess-results-start.html"


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
