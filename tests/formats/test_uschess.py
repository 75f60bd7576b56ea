"""US Chess rating reports: three dBase files, several sections, what they hold and what not."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from tests.disk.faults import contents
from tests.make.made_up_teams import WEIGHTS, team_event
from tests.make.samples import DATA, bare, elm, lost, section
from tests.tables.grids import blocks
from xltiebreak.checks import examine_event
from xltiebreak.disk.together import write_together
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation import UnknownCell
from xltiebreak.event.results import BLANK, UNREADABLE, Outcome, Result
from xltiebreak.event.roundrobin import SITS_OUT
from xltiebreak.event.section import Event, Section
from xltiebreak.formats import load
from xltiebreak.formats.files import content_of
from xltiebreak.formats.uschess.dbf import (
    FILES,
    HEADER,
    HEADER_FILE,
    PLAYER_FILE,
    SECTION,
    SECTION_FILE,
    field_names,
    in_ascii,
    player_fields,
    read_table,
    write_table,
)
from xltiebreak.formats.uschess.fields import (
    days,
    place,
    place_parts,
    rating_system,
    read_round,
    write_round,
)
from xltiebreak.formats.uschess.reading import read_uschess
from xltiebreak.formats.uschess.writing import write_uschess

W, L, D = Outcome.WIN, Outcome.LOSS, Outcome.DRAW


def report(
    *rows: str,
    kind: str = "S",
    rounds: str = "",
    header: Mapping[str, str] | None = None,
    fields: Mapping[str, str] | None = None,
) -> dict[str, bytes]:
    """A report with one section: a string of cells for each player, 1, 2, 3 …"""
    cells = [row.split() for row in rows]
    width = max(len(row) for row in cells)
    players = [
        {"D_SEC_NUM": "1", "D_PAIR_NUM": str(number), "D_NAME": f"ENTRANT {number}"}
        | {f"D_RND{round:02d}": cell for round, cell in enumerate(row, start=1)}
        for number, row in enumerate(cells, start=1)
    ]
    one = {"S_SEC_NUM": "1", "S_SEC_NAME": "OPEN", "S_TRN_TYPE": kind}
    one |= {"S_TOT_RNDS": rounds or str(width), **(fields or {})}
    top = {"H_FORMAT": "2C", "H_NAME": "ELM VALLEY OPEN", **(header or {})}
    return {
        HEADER_FILE: write_table(HEADER, [top]),
        SECTION_FILE: write_table(SECTION, [one]),
        PLAYER_FILE: write_table(player_fields(width), players),
    }


def only(files: Mapping[str, bytes]) -> Section:
    [only] = read_uschess(files, "report").sections
    return only


# dBase III


def test_a_table_is_laid_out_as_dbase_iii() -> None:
    content = write_table({"A": 3, "BC": 2}, [{"A": "x", "BC": "yz"}])
    assert content[0] == 3
    assert int.from_bytes(content[4:8], "little") == 1
    assert int.from_bytes(content[8:10], "little") == 32 + 2 * 32 + 1
    assert int.from_bytes(content[10:12], "little") == 1 + 3 + 2
    assert content[32:44] == b"A" + b"\0" * 10 + b"C"
    assert content[96:97] == b"\r"
    assert content[97:] == b" x  yz\x1a"


@pytest.mark.filterwarnings("ignore::ResourceWarning")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_independent_reader_finds_the_same(tmp_path: Path) -> None:
    dbf = import_module("dbf")
    for name, content in write_uschess(elm()).files.items():
        path = tmp_path / name
        path.write_bytes(content)
        with dbf.Table(str(path)).open(dbf.READ_ONLY) as table:
            names = [field.upper() for field in table.field_names]
            theirs = [dict(zip(names, map(str.strip, record), strict=True)) for record in table]
        assert names == field_names(content)
        assert theirs == read_table(content, name)


def test_letters_lose_their_accents_and_nothing_else() -> None:
    assert in_ascii("Müriel  Åse-Çelik") == "Muriel Ase-Celik"
    assert in_ascii("Ж") == "?"


@pytest.mark.parametrize("cut", [20, 100, 600, -40])
def test_a_table_that_is_cut_short_is_refused(cut: int) -> None:
    files = write_uschess(elm()).files
    with pytest.raises(TieBreakError, match=r"^TDEXPORT.DBF is "):
        read_table(files[PLAYER_FILE][:cut], PLAYER_FILE)


def test_a_record_count_beyond_all_events_is_refused_before_memory_is_taken() -> None:
    content = bytearray(write_uschess(elm()).files[PLAYER_FILE])
    content[4:8] = (4 * 10**9).to_bytes(4, "little")
    with pytest.raises(TieBreakError, match="says that it holds 4,000,000,000 records"):
        read_table(bytes(content), PLAYER_FILE)


def test_a_deleted_record_is_no_record() -> None:
    content = bytearray(write_table({"A": 1}, [{"A": "x"}, {"A": "y"}]))
    content[65:66] = b"*"
    assert read_table(bytes(content), "x.dbf") == [{"A": "y"}]


# cells


@pytest.mark.parametrize(
    ("cell", "result"),
    [
        ("W9B", Result(W, 9, "b")),
        ("D16W", Result(D, 16, "w")),
        ("L1", Result(L, 1)),
        ("N12W", Result(W, 12, "w", ruling=True)),
        ("B0", Result(Outcome.PAIRING_BYE)),
        ("H0", Result(Outcome.HALF_BYE)),
        ("U0", Result(Outcome.UNPAIRED)),
        ("X0", Result(Outcome.FORFEIT_WIN)),
        ("F0", Result(Outcome.FORFEIT_LOSS)),
        ("Z0", Result(Outcome.FORFEIT_DRAW)),
    ],
)
def test_a_cell_is_a_letter_an_opponent_and_a_colour(cell: str, result: Result) -> None:
    assert read_round(cell) == result
    assert write_round(result) == cell


@pytest.mark.parametrize("cell", ["$12W", "#3B", "%7"])
def test_double_game_codes_are_refused_by_name(cell: str) -> None:
    with pytest.raises(UnknownCell, match="two games of a double round"):
        read_round(cell)
    assert only(report(cell, "L1B")).crosstable.results[0][0] == UNREADABLE


@pytest.mark.parametrize(("worth", "cell"), [(0.5, "H0"), (0.0, "U0"), (0.75, "B0")])
def test_a_pairing_bye_of_other_worth_is_written_as_what_it_is_worth(
    worth: float, cell: str
) -> None:
    assert write_round(Result(Outcome.PAIRING_BYE, worth=worth)) == cell


# reading


@pytest.mark.parametrize(("rows", "findings"), blocks(DATA / "wrong_reports.txt"))
def test_what_is_wrong_in_a_report_is_told(rows: list[str], findings: list[str]) -> None:
    """What programs count in their own way stops nothing; files of two reports do."""
    *others, last = rows
    cells, *more = re.split(r" (?=[HS]_)", last)
    header, fields = (
        dict(field.split("=") for field in more if field.startswith(name)) for name in "HS"
    )
    event = read_uschess(report(*others, cells, header=header, fields=fields), "report")
    told = [finding for finding in examine_event(event) if finding.code != "met-twice"]
    for finding, expected in zip(told, findings, strict=True):
        head, _, text = expected.partition(": ")
        assert f"{finding.severity} {finding.code} {finding.where}" == head
        assert text in finding.message


LEFT_BY_HAND = "THEXPORT.DBF.replacing", "tsexport.dbf.Replacing", ".TDEXPORT.DBF.1f2e.unfinished"
LEFT = (".THEXPORT.DBF.1f2e3d4c5b6a.unfinished", ".tdexport.dbf.1F.UNFINISHED")


@pytest.mark.parametrize("there", [FILES, FILES[1:], FILES[:1], ()], ids=len)
@pytest.mark.parametrize("left", [*LEFT_BY_HAND, *LEFT])
def test_what_a_writing_left_that_was_cut_short_is_told_and_stays(
    tmp_path: Path, left: str, there: Sequence[str]
) -> None:
    for name, content in report("W2W", "L1B").items():
        if name in there:
            (tmp_path / name).write_bytes(content)
    by_hand = left in LEFT_BY_HAND
    if by_hand:
        (tmp_path / left).mkdir()
        (tmp_path / left / HEADER_FILE).write_bytes(b"new")
    else:
        (tmp_path / left).write_bytes(b"new")
    before = contents(tmp_path)

    for path in (tmp_path, *(tmp_path / name for name in there)):
        with pytest.raises(TieBreakError) as refused:
            load(path)
        assert str(refused.value).endswith(
            f": {left} is there while the report is written; if it stays, the writing was cut "
            f"short: {'delete it, and ' if by_hand else ''}write the report again"
        )
    assert contents(tmp_path) == before

    write_together({tmp_path / name: one for name, one in report("D2W", "D1B").items()}, force=True)
    if not by_hand:
        assert load(tmp_path).sections[0].crosstable.results[0][0].outcome is D
        assert sorted(path.name for path in tmp_path.iterdir()) == sorted(FILES)


def test_what_lies_beside_a_report_is_nothing_that_was_left(tmp_path: Path) -> None:
    for name, content in report("W2W", "L1B").items():
        (tmp_path / name).write_bytes(content)
    for name in (".event.xlsx.1f2e.unfinished", "RESULT.DOCX.replacing", "THEXPORT.DBF.old"):
        (tmp_path / name).write_bytes(b"mine")

    assert load(tmp_path).sections[0].crosstable.results[0][0].outcome is W


def test_a_folder_with_a_file_twice_is_refused(tmp_path: Path) -> None:
    for name, content in report("W2W", "L1B").items():
        (tmp_path / name).write_bytes(content)
        (tmp_path / name.lower()).write_bytes(content)
    if len(list(tmp_path.iterdir())) == len(FILES):
        pytest.skip("names in capitals and without are the same here")

    with pytest.raises(TieBreakError, match=r"THEXPORT\.DBF and thexport\.dbf; keep the on"):
        load(tmp_path)


def test_a_report_that_is_being_replaced_is_read_of_one_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = report("W2W", "L1B"), report("D2W", "D1B", header={"H_NAME": "THE NEW ONE"})
    for name, content in old.items():
        (tmp_path / name).write_bytes(content)
    read = content_of

    def while_somebody_writes(path: str) -> bytes:
        content = read(path)
        if path.endswith(HEADER_FILE) and content == old[HEADER_FILE]:
            write_together({tmp_path / name: one for name, one in new.items()}, force=True)
        return content

    monkeypatch.setattr("xltiebreak.formats.files.content_of", while_somebody_writes)
    event = load(tmp_path)
    assert event.name == "THE NEW ONE"
    assert event.sections[0].crosstable.results[0][0].outcome is D


def test_a_report_of_which_a_file_steps_aside_is_told_to_be_written_just_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, content in report("W2W", "L1B").items():
        (tmp_path / name).write_bytes(content)
    aside = tmp_path / f".{SECTION_FILE}.1f2e.unfinished"

    def while_somebody_writes(path: str) -> bytes:
        if path.endswith(SECTION_FILE):
            (tmp_path / SECTION_FILE).rename(aside)
        return content_of(path)

    monkeypatch.setattr("xltiebreak.formats.files.content_of", while_somebody_writes)
    with pytest.raises(TieBreakError, match=f"{aside.name} is there while the report is written"):
        load(tmp_path)


def test_a_shorter_section_ends_where_it_says() -> None:
    one = only(report("W2W U0 U0", "L1B U0 U0", rounds="1"))
    assert one.crosstable.rounds == 1
    assert one.scheduled_rounds == 1


def test_the_columns_of_a_round_robin_are_opponents() -> None:
    rows = ["U0 W2 D3 W4", "L1 U0 W3 D4", "D1 L2 U0 W4", "L1 D2 L3 U0"]
    one = only(report(*rows, kind="R"))
    assert one.kind == "roundrobin"
    assert one.crosstable.rounds == 3
    for row in one.crosstable.results:
        assert sorted(result.opponent or 0 for result in row) != [0, 0, 0]
    assert one.crosstable.rows[2] == (Result(W, 3), Result(L, 1), Result(D, 4))
    assert examine_event(read_uschess(report(*rows, kind="R"), "x")) == []


def test_opponents_may_be_left_to_the_columns_of_a_round_robin() -> None:
    one = only(report("U W X", "L U D", "F D U", kind="R"))
    assert one.crosstable.rows[1] == (SITS_OUT, Result(W, 2), Result(Outcome.FORFEIT_WIN, 3))


def test_a_round_robin_that_is_written_by_rounds_is_read_by_rounds() -> None:
    one = only(report("W4W W2W W3W", "W3B L1B D4W", "L2W D4B L1B", "L1B D3W D2B", kind="R"))
    assert one.crosstable.rows[1] == (Result(W, 4, "w"), Result(W, 2, "w"), Result(W, 3, "w"))


def test_the_header_describes_the_event() -> None:
    header = {
        "H_BEG_DATE": "20260314", "H_END_DATE": "20260315", "H_CITY": "ELM VALLEY",
        "H_STATE": "VT", "H_ZIPCODE": "05001", "H_COUNTRY": "USA", "H_CTD_ID": "10000081",
        "H_ATD_ID": "10000099", "H_OTHER_TD": "10000107", "H_AFF_ID": "A6012345",
    }  # fmt: skip
    event = read_uschess(report("B0", header=header, fields={"S_TIMECTL": "G/60;d5"}), "report")
    assert event.name == "ELM VALLEY OPEN"
    assert event.dates == "2026-03-14 – 2026-03-15"
    assert event.city == "ELM VALLEY, VT 05001"
    assert (event.organizer, event.chief_td) == ("A6012345", "10000081")
    assert event.assistant_tds == "10000099; 10000107"
    assert event.time_control == "G/60;d5"


@pytest.mark.parametrize(
    ("break_it", "answer"),
    [
        (lambda files: files.pop(SECTION_FILE), "TSEXPORT.DBF is missing; keep them in one folder"),
        (
            lambda files: files.update({HEADER_FILE: files[PLAYER_FILE]}),
            "THEXPORT.DBF is not that file of a rating report",
        ),
        (lambda files: files.update({PLAYER_FILE: b"letter"}), "TDEXPORT.DBF is not "),
        (
            lambda files: files.update({HEADER_FILE: write_table(HEADER, [{}, {}])}),
            "THEXPORT.DBF holds 2 events",
        ),
        (
            lambda files: files.update({HEADER_FILE: write_table(HEADER, [{"H_FORMAT": "2A"}])}),
            "the report is in format 2A; expected 2C",
        ),
        (
            lambda files: files.update({SECTION_FILE: write_table(SECTION, [])}),
            "TSEXPORT.DBF holds no section",
        ),
    ],
)
def test_files_that_are_no_report_are_refused_with_what_to_do(break_it, answer: str) -> None:  # type: ignore[no-untyped-def]
    files = dict(write_uschess(elm()).files)
    break_it(files)
    with pytest.raises(TieBreakError, match=answer):
        read_uschess(files, "report")


def test_players_of_a_section_that_is_not_there_are_told() -> None:
    files = report("B0")
    files[SECTION_FILE] = report("B0", fields={"S_SEC_NUM": "2"})[SECTION_FILE]
    [fault] = [finding for finding in read_uschess(files, "x").faults if finding.is_error]
    assert (fault.code, fault.where) == ("missing-section", PLAYER_FILE)


# a folder or any of its files


@pytest.mark.parametrize("given", ["", *FILES])
def test_the_folder_or_any_file_of_it_is_the_event(tmp_path: Path, given: str) -> None:
    for name, content in write_uschess(elm()).files.items():
        (tmp_path / name.lower()).write_bytes(content)
    path = tmp_path / given.lower()
    assert [player.name for player in load(path).sections[0].players][:2] == [
        "Ash, Ada",
        "Birch, Bo",
    ]
    assert load(path) == load(tmp_path, "uschess")


def test_a_folder_without_a_report_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TieBreakError, match=r"holds no event; expected THEXPORT.DBF"):
        load(tmp_path)


# writing


def test_what_a_report_holds_comes_back() -> None:
    event = elm()
    [only] = event.sections
    players = tuple(replace(player, provisional=None, name=in_ascii(player.name), federation="VT")
                    for player in only.players)  # fmt: skip
    rows = tuple(
        tuple(replace(r, opponent=None) if r.forfeit else r for r in row)
        for row in only.crosstable.results
    )
    crosstable = replace(only.crosstable, results=rows)
    only = replace(only, players=players, crosstable=crosstable, kind="swiss", scheduled_rounds=3)
    shorter = section("Reserve", {k: row[:1] for k, row in only.crosstable.rows.items()}, only)
    shorter = replace(shorter, scheduled_rounds=1)
    event = replace(event, sections=(only, shorter))
    written = write_uschess(event)
    assert lost(event, "uschess") == ()
    assert bare(read_uschess(written.files, "report")) == event
    assert write_uschess(event) == written


def test_a_time_control_that_does_not_tell_the_rating_system_is_told() -> None:
    assert write_uschess(replace(elm(), time_control="fast")).wanting == (
        "The rating system is left blank, since the time control (fast) does not tell it; a rating "
        "report needs one such as G/60;d5.",
    )


@pytest.mark.parametrize("outcome", [Outcome.PENDING, Outcome.UNREADABLE])
def test_a_round_that_is_not_finished_is_refused(outcome: Outcome) -> None:
    event = elm()
    [only] = event.sections
    open_one = Result(outcome, 2 if outcome is Outcome.PENDING else None)
    rows = only.crosstable.rows
    only = section("Open", {**rows, 1: (*rows[1][:2], open_one)}, only)
    with pytest.raises(
        TieBreakError, match=r"round 3 of player 1 is .* holds finished rounds only"
    ):
        write_uschess(replace(event, sections=(only,)))


def test_rounds_that_have_not_begun_are_left_away() -> None:
    event = elm()
    [only] = event.sections
    longer = section(
        "Open", {k: (*row, BLANK, BLANK) for k, row in only.crosstable.rows.items()}, only
    )
    files = write_uschess(replace(event, sections=(longer,))).files
    assert "D_RND04" not in field_names(files[PLAYER_FILE])


# fields


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("Elm Valley, VT 05001", ("Elm Valley", "VT", "05001", "USA")),
        ("Elm Valley, VT", ("Elm Valley", "VT", "", "USA")),
        ("Elm Valley", ("Elm Valley", "", "", "")),
        ("Elm Valley, Canada", ("Elm Valley", "", "", "Canada")),
    ],
)
def test_a_place_is_parted_as_it_was_joined(text: str, parts: tuple[str, str, str, str]) -> None:
    assert place_parts(text) == parts
    assert place(*parts) == text


def test_days_that_can_mean_others_are_left_out() -> None:
    assert days("2026-03-14 – 2026-03-15") == ("20260314", "20260315")
    assert days("March 14-15, 2026") == ("20260314", "20260315")
    assert days("03/04/2026") == ("", "")


@pytest.mark.parametrize(
    ("control", "system"),
    [
        ("G/90 d5", "R"), ("G/61;d5", "R"), ("G/60;d5", "D"), ("G/30;d0", "D"), ("G/25;d5", "D"),
        ("G/24;d5", "Q"), ("40/90, SD/30; +30", "R"), ("an hour", ""),
        ("G/65;d0", "D"), ("G/66;d0", "R"), ("G/29;d0", "Q"), ("G/8;+3", "Q"), ("G/11", "Q"),
        ("G/5;d0", "B"), ("G/3;+2", "B"), ("G/10;d0", "B"), ("G/4;d0", ""),
        ("G/5;+6", "Q"), ("G/4;+7", ""), ("g/25 inc 5", "D"),
        ("40/30, SD/30", "D"), ("40/30;d5, SD/30;d5", "D"), ("30/30; 30/30; SD/5;+1", "R"),
        ("40/90;d5, SD/30;d10", ""), ("40/90", ""), ("G/5;", ""), ("G/60;d5 or G/30", ""),
    ],
)  # fmt: skip
def test_the_rating_system_follows_from_the_time_for_each_player(control: str, system: str) -> None:
    """Rule 5C: 5 to 10 blitz, 11 to 29 quick of at least 5 minutes, 30 to 65 dual, then regular."""
    assert rating_system(control) == system


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
    [back] = read_uschess(write_uschess(Event("Cup", (made,))).files, "event").sections
    assert back.name == "Teams"
    assert len(back.players) == 6 * 5
    assert games(back) == games(made.matches.members)

    without_games = team_event(4, 3, WEIGHTS[1], Random(4)).section(with_boards=False)
    with pytest.raises(TieBreakError, match="enter the players and the boards first"):
        write_uschess(Event("Cup", (without_games,)))
