"""``convert``: files from one kind to another."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import pytest

from tests.command import ROOT, Command
from xltiebreak.formats import FORMATS, load

PAGE = Path(__file__).parents[1] / "data" / "formats" / "chess-results-start.html"
REPORT = ["TDEXPORT.DBF", "THEXPORT.DBF", "TSEXPORT.DBF"]


@pytest.mark.parametrize("kind", ["trf26", "trf16"])
def test_a_trf_has_the_ranks_of_the_standings(
    xltiebreak: Command, bham: Path, tmp_path: Path, kind: str
) -> None:
    out = tmp_path / "bham.trf"
    assert xltiebreak("convert", bham, out, "--to", kind).code == 0
    ranks = {player.number: player.printed_place for player in load(out).sections[0].players}
    assert ranks == {1: 2, 2: 1, 3: 3, 4: 6, 5: 4, 6: 5}


def test_ranks_that_a_file_has_stay_as_they_are(
    xltiebreak: Command, bham: Path, tmp_path: Path
) -> None:
    first, second = tmp_path / "first.trf", tmp_path / "second.trf"
    xltiebreak("convert", bham, first)
    content = first.read_bytes()
    assert b" 2.5    2  " in content
    first.write_bytes(content.replace(b" 2.5    2  ", b" 2.5    9  "))
    assert xltiebreak("convert", first, second).code == 0
    assert load(second).sections[0].players[0].printed_place == 9


def test_no_ranks_before_the_first_round(xltiebreak: Command, tmp_path: Path) -> None:
    path, out = tmp_path / "new.csv", tmp_path / "new.trf"
    path.write_text("No.,Name,R1\n1,Ash,2w\n2,Birch,1b\n", encoding="utf-8")
    assert xltiebreak("convert", path, out).code == 0
    assert [player.printed_place for player in load(out).sections[0].players] == [None, None]


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


LABELS = (
    'Prizes,"$$830 b/9: 300-200-100, U1800 100-50, U1400/Unr 80, top junior trophy"\n'
    "Prize rule,uschess\nEntries,17.5\nGuaranteed,80%\nUnrated limit,$100\nWithdrawn,4\n"
    "Prize ratings,3: 1850; 2: unr\nRe-entries,16 as 17\n"
)


@pytest.mark.slow
@pytest.mark.parametrize("labels", ["", LABELS], ids=["a table", "labels"])
@pytest.mark.parametrize("kind", ["xlsx", "csv"])
def test_prizes_come_back_from_a_workbook_and_from_a_text_file(
    xltiebreak: Command, tmp_path: Path, kind: str, labels: str
) -> None:
    text = (ROOT / "examples/prizes/prizes.csv").read_text(encoding="utf-8")
    if labels:
        before, _, after = text.partition("Prize,Rank")
        text = before.strip() + "\n" + labels + "\n" + after.partition("plaque\n")[2]
    source, once, twice = tmp_path / "event.csv", tmp_path / f"once.{kind}", tmp_path / "twice.csv"
    source.write_text(text, encoding="utf-8")

    runs = [xltiebreak("convert", source, once), xltiebreak("convert", once, twice)]

    assert [run.code for run in runs] == [0, 0]
    assert "The prizes" not in "".join(run.err for run in runs)
    as_json = ("--format", "json")
    answers = [xltiebreak("prizes", file, *as_json).out for file in (source, once, twice)]
    assert answers[0] == answers[1] == answers[2] != ""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "kind"),
    [("bham", "csv"), ("riverside", "csv"), ("scholastic", "csv"), ("championship", "xlsx")],
)
def test_every_command_says_the_same_of_a_file_that_lost_nothing(
    xltiebreak: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, kind: str
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1767225600")
    source, made = ROOT / "examples" / name / f"{name}.xlsx", tmp_path / f"{name}.{kind}"
    run = xltiebreak("convert", source, made)
    assert (run.code, "cannot hold" in run.err) == (0, False)
    for first, *options in (("standings",), ("explain", "1")):
        outputs = [
            xltiebreak(first, path, *options, "--format", "json").out for path in (source, made)
        ]
        assert outputs[0] == outputs[1]
    answers = [json.loads(xltiebreak("check", path, "--json").out) for path in (source, made)]
    codes = [
        [(finding["severity"], finding["code"]) for finding in answer["findings"]]
        for answer in answers
    ]
    assert codes[0] == codes[1]
    texts = []
    for number, path in enumerate((source, made)):
        printed = tmp_path / f"{number}.docx"
        assert xltiebreak("bulletin", path, "-o", printed).code == 0
        with zipfile.ZipFile(printed) as package:
            texts.append(package.read("word/document.xml"))
    assert texts[0] == texts[1]
