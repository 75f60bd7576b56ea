"""The kinds of files: each told by its content, each under one code. The same event in every kind
that directors have is the same event."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.make import files
from tests.make.opendocument import opendocument, sheet
from tests.make.reports import FILES, PLAYER_FILE, table
from tests.make.samples import DATA, ELM, elm, page, results, workbook
from xltiebreak import TieBreakError, examine_event, load, standings
from xltiebreak.formats.kinds import FORMATS, READABLE, WRITABLE, kind_of


@cache
def samples() -> dict[str, bytes]:
    """A file of each kind that is read."""
    return {
        "xlsx": workbook([["No.", "Name", "R1"], [1, "Ash", "H"]]),
        "ods": opendocument(sheet([["No.", "Name", "R1"], [1, "Ash", "H"]])),
        "csv": ELM.encode(),
        "trf": files.written(elm(), "trf26"),
        "uschess": files.report(elm())[PLAYER_FILE],
        "chess-results": (DATA / "chess-results-rank.html").read_bytes(),
        "vega": (DATA / "vega-crosstable.html").read_bytes(),
        "msa": (DATA / "us-crosstable.txt").read_bytes(),
        "sjson": (DATA / "swisssys.sjson").read_bytes(),
        "swisssys": (DATA / "swisssys-published.json").read_bytes(),
        "html": page("No.|Name|R1\n1|Ash|H").encode(),
    }


def test_there_is_a_sample_of_every_kind_that_is_read() -> None:
    assert samples().keys() == {kind.code for kind in READABLE}


@pytest.mark.parametrize("code", samples())
def test_a_kind_is_told_by_its_content_alone(code: str, tmp_path: Path) -> None:
    content = samples()[code]
    assert kind_of(content) == code
    if not FORMATS[code].part_names:
        path = tmp_path / "event.bin"
        path.write_bytes(content)
        assert load(path) == load(path, code)


ALIKE = (
    {"chess-results", "html"},
    {"chess-results", "xlsx"},
    {"vega", "html"},
    {"ods", "xlsx"},
    {"ods", "chess-results"},
)
"""Pairs of which one may be the other: a table of chess-results is a page or a workbook."""
STATED_WRONGLY = [
    (code, other)
    for code in samples()
    for other in samples()
    if code != other
    and not {code, other} & {"uschess"}
    and code != "csv"
    and {code, other} not in ALIKE
]


@pytest.mark.slow
@pytest.mark.parametrize(("code", "other"), STATED_WRONGLY)
def test_a_kind_that_is_stated_wrongly_ends_in_a_sentence(
    code: str, other: str, tmp_path: Path
) -> None:
    path = tmp_path / "event.bin"
    path.write_bytes(samples()[other])
    with pytest.raises(TieBreakError, match=r"^event\.bin: "):
        load(path, code)


def test_parts_are_called_as_they_are_written() -> None:
    assert [*FORMATS["uschess"].part_names] == [*files.report(elm())] == [*FILES]


def test_a_report_cannot_come_from_the_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    import io
    import sys

    content = samples()["uschess"]
    monkeypatch.setattr(sys, "stdin", type("In", (), {"buffer": io.BytesIO(content)})())
    with pytest.raises(TieBreakError, match=r"THEXPORT.DBF.*; give their folder"):
        load("-")


def test_another_dbase_file_is_none_of_a_rating_report(tmp_path: Path) -> None:
    (tmp_path / "club.dbf").write_bytes(table("CLUB", "Elm"))
    with pytest.raises(TieBreakError, match="a rating report is three files in one folder"):
        load(tmp_path / "club.dbf")


def test_every_kind_is_read_or_written() -> None:
    assert FORMATS.keys() == {kind.code for kind in (*READABLE, *WRITABLE)}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kind", "unneeded"),
    [
        ("csv", "tomllib shlex formats.trf verify event.team_match tables.grids excel prizefund"),
        ("trf", "csv tables.events excel prizefund"),
    ],
)
def test_places_of_a_text_start_without_what_only_others_need(
    kind: str, unneeded: str, tmp_path: Path
) -> None:
    path = tmp_path / "event"
    path.write_bytes(samples()[kind])
    program = (
        "import atexit, sys; from xltiebreak.cli import main; "
        "atexit.register(lambda: print(*sys.modules)); main(['standings', sys.argv[1]])"
    )
    printed = subprocess.check_output([sys.executable, "-c", program, path], text=True)
    loaded = {name.removeprefix("xltiebreak.") for name in printed.split()}
    assert not {"zipfile", "openpyxl", "lxml", "docx", *unneeded.split()} & loaded


KINDS = [
    "chess-results-start.html",
    "us-crosstable.txt",
    "swisssys.sjson",
    "swisssys-published.json",
    "report",
]
NAMES_NO_FORFEIT = {"us-crosstable.txt", "report"}


@pytest.fixture
def report(tmp_path: Path) -> Path:
    folder = tmp_path / "report"
    folder.mkdir()
    return files.put(files.report(elm()), folder)


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_the_same_event_in_every_kind(kind: str, report: Path) -> None:
    event = load(report if kind == "report" else DATA / kind)
    [section], [expected] = event.sections, elm().sections
    names_forfeits = kind not in NAMES_NO_FORFEIT

    assert examine_event(event) == []
    assert results(section, forfeits=names_forfeits) == results(expected, forfeits=names_forfeits)
    table, wanted = (
        standings(each, edition="uschess", order="uschess") for each in (section, expected)
    )
    for row, expected_row in zip(table.rows, wanted.rows, strict=True):
        assert row.player.number == expected_row.player.number
        assert row.values == expected_row.values
    for player, other in zip(section.players, expected.players, strict=True):
        assert player.rating == other.rating
        if not kind.startswith("chess-results"):  # where ids are in another list
            assert player.id == other.id
        surname = other.name.partition(",")[0].upper()
        assert surname in player.name.upper().replace("Ü", "U")


def test_the_crosstable_by_rank_names_opponents_by_their_ranks() -> None:
    [section] = load(DATA / "chess-results-rank.html").sections
    [expected] = load(DATA / "chess-results-start.html").sections
    rank = {player.number: player.printed_place for player in expected.players}
    assert sorted(rank.values(), key=int) == [1, 2, 3, 4, 5, 6, 7]  # type: ignore[arg-type]
    by_name = {player.name: player for player in section.players}
    for player, row in zip(expected.players, expected.crosstable.results, strict=True):
        other = by_name[player.name]
        assert other.number == other.printed_place == rank[player.number]
        assert [
            (result.outcome, result.opponent) for result in section.crosstable.rows[other.number]
        ] == [(result.outcome, rank.get(result.opponent or 0)) for result in row]
