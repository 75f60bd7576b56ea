"""US Chess rating reports: three dBase files, several sections, what they hold and what not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.asked import result
from tests.cases import Case, Step, cases, lines, told_where
from tests.command import Command
from tests.disk.faults import contents
from tests.make import files
from tests.make.crosstables import UNREADABLE
from tests.make.files import again, put
from tests.make.made_up_teams import WEIGHTS, team_event
from tests.make.otherwise import event_of, otherwise
from tests.make.reports import (
    FILES,
    HEADER_FILE,
    PLAYER_FILE,
    SECTION_FILE,
    headers,
    report,
    sections,
    stated,
)
from tests.make.samples import elm
from xltiebreak import Event, Outcome, Result, Section, TieBreakError, examine_event, load
from xltiebreak.formats.files import convert

pytestmark = pytest.mark.slow

W, L, D = Outcome.WIN, Outcome.LOSS, Outcome.DRAW


def read(report: Mapping[str, bytes], folder: Path) -> Event:
    return load(put(report, folder))


@pytest.fixture
def only(tmp_path: Path) -> Any:
    def section_of(report: Mapping[str, bytes]) -> Section:
        [section] = read(report, tmp_path).sections
        return section

    return section_of


# dBase III


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_independent_reader_finds_what_is_stated(tmp_path: Path) -> None:
    dbf = import_module("dbf")
    made = files.report(elm())
    for name, ours in zip(FILES, stated(made)):
        put(made, tmp_path)
        with dbf.Table(str(tmp_path / name)).open(dbf.READ_ONLY) as table:
            names = [field.upper() for field in table.field_names]
            theirs = [dict(zip(names, map(str.strip, record), strict=True)) for record in table]
        assert theirs == ours
    assert [row["D_NAME"] for row in theirs][:3] == ["Ash, Ada", "Birch, Bo", "Cedar, Muriel"]
    assert [theirs[0][f"D_RND0{round}"] for round in (1, 2, 3)] == ["W4W", "D2B", "W3W"]


def test_letters_lose_their_accents_and_nothing_else() -> None:
    [only] = elm().sections
    for name, printed in (("Müriel  Åse-Çelik", "Muriel Ase-Celik"), ("Ж", "?")):
        players = (replace(only.players[0], name=name), *only.players[1:])
        event = replace(elm(), sections=(replace(only, players=players),))
        assert again(event, "uschess").sections[0].players[0].name == printed


@pytest.mark.parametrize("cut", [100, 600, -40])
def test_a_table_that_is_cut_short_is_refused(tmp_path: Path, cut: int) -> None:
    made = dict(files.report(elm()))
    made[PLAYER_FILE] = made[PLAYER_FILE][:cut]
    with pytest.raises(TieBreakError, match=r": TDEXPORT.DBF is "):
        read(made, tmp_path)


def test_a_deleted_record_is_no_record(only: Any) -> None:
    made = dict(report("B0", "H0"))
    content = bytearray(made[PLAYER_FILE])
    header = int.from_bytes(content[8:10], "little")
    content[header : header + 1] = b"*"
    assert only({**made, PLAYER_FILE: bytes(content)}).crosstable.numbers == (2,)


# cells


@pytest.mark.parametrize("line", lines("data/formats/cells_of_reports.txt"))
def test_a_cell_is_a_letter_an_opponent_and_a_colour(only: Any, line: str) -> None:
    cell, twin, _, letters = line.split()
    expected = result(letters)
    others = [twin if number == expected.opponent else "U0" for number in range(2, 17)]
    made = only(report(cell, *others))
    assert made.crosstable.rows[1] == (expected,)
    written = stated(files.report(Event("Elm", (made,)))).players
    assert written[0]["D_RND01"] == cell


def test_of_two_games_in_a_cell_none_is_read(only: Any) -> None:
    assert only(report("$12W", "L1B")).crosstable.results[0][0] == UNREADABLE


@pytest.mark.parametrize(("worth", "cell"), [(0.5, "H0"), (0.0, "U0"), (0.75, "B0")])
def test_a_pairing_bye_of_other_worth_is_written_as_what_it_is_worth(
    worth: float, cell: str
) -> None:
    event = event_of("B", f"crosstable.results.0.0.worth={worth}")
    assert stated(files.report(event)).players[0]["D_RND01"] == cell


# reading


@pytest.mark.parametrize("case", cases("data/formats/wrong_reports.txt"))
def test_what_is_wrong_in_a_report_is_told(case: Case, tmp_path: Path) -> None:
    """What programs count in their own way stops nothing; files of two reports do."""
    texts = [words.split() for words in case.title.split(" / ")]
    rows = [" ".join(word for word in words if "=" not in word) for words in texts]
    fields = dict(word.split("=") for words in texts for word in words if "=" in word)
    header, section = (
        {name: value for name, value in fields.items() if name[0] == file} for file in "HS"
    )
    event = read(report(*rows, header=header, fields=section), tmp_path)
    told = [finding for finding in examine_event(event) if finding.code != "met-twice"]
    assert len(told) == len(case.lines), told
    for finding, (number, line) in zip(told, case.lines):
        with told_where(case, Step(number, line, ())):
            head, _, text = line.partition(": ")
            assert f"{finding.severity} {finding.code} {finding.where}" == head
            assert text in finding.message


LEFT = (".THEXPORT.DBF.1f2e3d4c5b6a.unfinished", ".tdexport.dbf.1F.UNFINISHED")


@pytest.mark.parametrize("there", [FILES, FILES[1:], FILES[:1], ()], ids=len)
@pytest.mark.parametrize("left", LEFT)
def test_what_a_writing_left_that_was_cut_short_is_told_and_stays(
    xltiebreak: Command, tmp_path: Path, left: str, there: Sequence[str]
) -> None:
    for name, content in report("W2W", "L1B").items():
        if name in there:
            (tmp_path / name).write_bytes(content)
    (tmp_path / left).write_bytes(b"new")
    before = contents(tmp_path)

    for path in (tmp_path, *(tmp_path / name for name in there)):
        with pytest.raises(TieBreakError) as refused:
            load(path)
        assert str(refused.value).endswith(
            f": {left} is there while the report is written; if it stays, the writing was cut "
            "short: write the report again"
        )
    assert contents(tmp_path) == before

    source = tmp_path.with_suffix(".csv")
    source.write_text("No.,Name,R1\n1,Ash,D2w\n2,Birch,D1b\n", encoding="utf-8")
    assert xltiebreak("convert", source, tmp_path, "--to", "uschess", "--force").code == 0
    assert load(tmp_path).sections[0].crosstable.results[0][0].outcome is D
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(FILES)


def test_what_lies_beside_a_report_is_nothing_that_was_left(tmp_path: Path) -> None:
    put(report("W2W", "L1B"), tmp_path)
    for name in (".event.xlsx.1f2e.unfinished", "RESULT.DOCX.replacing", "THEXPORT.DBF.old"):
        (tmp_path / name).write_bytes(b"mine")

    assert load(tmp_path).sections[0].crosstable.results[0][0].outcome is W


def test_a_folder_with_a_file_twice_is_refused(tmp_path: Path) -> None:
    put(report("W2W", "L1B"), tmp_path)
    put({name.lower(): one for name, one in report("W2W", "L1B").items()}, tmp_path)
    if len(list(tmp_path.iterdir())) == len(FILES):
        pytest.skip("names in capitals and without are the same here")

    with pytest.raises(TieBreakError, match=r"THEXPORT\.DBF and thexport\.dbf; keep the on"):
        load(tmp_path)


def test_a_shorter_section_ends_where_it_says(only: Any) -> None:
    one = only(report("W2W U0 U0", "L1B U0 U0", rounds="1"))
    assert one.crosstable.rounds == 1
    assert one.scheduled_rounds == 1


def test_the_columns_of_a_round_robin_are_opponents(tmp_path: Path) -> None:
    rows = ["U0 W2 D3 W4", "L1 U0 W3 D4", "D1 L2 U0 W4", "L1 D2 L3 U0"]
    event = read(report(*rows, kind="R"), tmp_path)
    [one] = event.sections
    assert one.kind == "roundrobin"
    assert one.crosstable.rounds == 3
    for row in one.crosstable.results:
        assert sorted(result.opponent or 0 for result in row) != [0, 0, 0]
    assert one.crosstable.rows[2] == (Result(W, 3), Result(L, 1), Result(D, 4))
    assert examine_event(event) == []


def test_a_round_robin_that_is_written_by_rounds_is_read_by_rounds(only: Any) -> None:
    one = only(report("W4W W2W W3W", "W3B L1B D4W", "L2W D4B L1B", "L1B D3W D2B", kind="R"))
    assert one.crosstable.rows[1] == (Result(W, 4, "w"), Result(W, 2, "w"), Result(W, 3, "w"))


def test_the_header_describes_the_event(tmp_path: Path) -> None:
    header = {
        "H_BEG_DATE": "20260314", "H_END_DATE": "20260315", "H_CITY": "ELM VALLEY",
        "H_STATE": "VT", "H_ZIPCODE": "05001", "H_COUNTRY": "USA", "H_CTD_ID": "10000081",
        "H_ATD_ID": "10000099", "H_OTHER_TD": "10000107", "H_AFF_ID": "A6012345",
    }  # fmt: skip
    event = read(report("B0", header=header, fields={"S_TIMECTL": "G/60;d5"}), tmp_path)
    assert event.name == "ELM VALLEY OPEN"
    assert event.dates == "2026-03-14 – 2026-03-15"
    assert event.city == "ELM VALLEY, VT 05001"
    assert (event.organizer, event.chief_td) == ("A6012345", "10000081")
    assert event.assistant_tds == "10000099; 10000107"
    assert event.time_control == "G/60;d5"


@pytest.mark.parametrize(
    ("changed", "answer"),
    [
        ({SECTION_FILE: None}, "three files in one folder; missing: TSEXPORT.DBF"),
        ({HEADER_FILE: sections({})}, "THEXPORT.DBF is not that file of one rating report"),
        ({PLAYER_FILE: b"letter"}, "TDEXPORT.DBF is not "),
        ({HEADER_FILE: headers({}, {})}, "THEXPORT.DBF is not that file of one rating report"),
        ({HEADER_FILE: headers({"H_FORMAT": "2A"})}, "the report is in format 2A; expected 2C"),
        ({SECTION_FILE: sections()}, "TSEXPORT.DBF is not that file of one rating report"),
    ],
)
def test_files_that_are_no_report_are_refused_with_what_to_do(
    changed: Mapping[str, bytes | None], answer: str, tmp_path: Path
) -> None:
    made = {**files.report(elm()), **changed}
    with pytest.raises(TieBreakError, match=answer):
        read({name: content for name, content in made.items() if content is not None}, tmp_path)


# a folder or any of its files


@pytest.mark.parametrize("given", ["", *FILES])
def test_the_folder_or_any_file_of_it_is_the_event(tmp_path: Path, given: str) -> None:
    put({name.lower(): one for name, one in files.report(elm()).items()}, tmp_path)
    path = tmp_path / given.lower()
    assert [player.name for player in load(path).sections[0].players][:2] == [
        "Ash, Ada",
        "Birch, Bo",
    ]
    assert load(path) == load(tmp_path, "uschess")


# writing


def test_a_time_control_that_does_not_tell_the_rating_system_is_told() -> None:
    [sentence] = convert(replace(elm(), time_control="fast"), "uschess").written.wanting
    assert sentence.startswith("The rating system is left blank, since no time control tells it")


@pytest.mark.parametrize(
    ("rows", "changes"), [("2w / 1b", ""), ("U", 'crosstable.results.0.0.outcome="unreadable"')]
)
def test_a_round_that_is_not_finished_is_refused(rows: str, changes: str) -> None:
    with pytest.raises(TieBreakError, match=r"round 1 of player 1 is .*; a rating report"):
        convert(event_of(rows, changes), "uschess")


def test_rounds_that_have_not_begun_are_left_away() -> None:
    [first, _] = stated(files.report(event_of("W2w . . / L1b . ."))).players
    assert [field for field in first if field.startswith("D_RND")] == ["D_RND01"]


# fields


@pytest.mark.parametrize("line", lines("data/formats/report_fields.txt"))
def test_what_is_said_of_an_event_has_its_fields(line: str) -> None:
    changes, _, expected = line.partition(" :: ")
    event = otherwise(elm(), changes)
    fields = dict(field.split("=") for field in expected.split("; "))
    [header] = stated(files.report(event)).headers
    assert {name: header[name] for name in fields} == fields
    assert again(event, "uschess").city == event.city


@pytest.mark.parametrize("line", lines("data/formats/time_controls.txt"))
def test_the_rating_system_follows_from_the_time_for_each_player(line: str) -> None:
    """Rule 5C: 5 to 10 blitz, 11 to 29 quick of at least 5 minutes, 30 to 65 dual, then regular."""
    control, _, system = line.partition(" =")
    [section] = stated(files.report(replace(elm(), time_control=control))).sections
    assert section["S_R_SYSTEM"] == system.strip()


# teams


def test_of_teams_the_games_of_their_players_are_reported() -> None:
    def games(one: Section) -> list[list[tuple[Outcome, int | None]]]:
        rows = one.crosstable.results
        return [
            [(result.outcome, result.opponent) for result in row if result.played] for row in rows
        ]

    made = team_event(6, 5, WEIGHTS[1], Random(4)).section()
    assert made.matches is not None
    assert made.matches.members is not None
    [back] = again(Event("Cup", (made,)), "uschess").sections
    assert back.name == "Teams"
    assert len(back.players) == 6 * 5
    assert games(back) == games(made.matches.members)

    without_games = team_event(4, 3, WEIGHTS[1], Random(4)).section(with_boards=False)
    with pytest.raises(TieBreakError, match="enter the players and the boards first"):
        convert(Event("Cup", (without_games,)), "uschess")
