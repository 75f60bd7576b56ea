"""``explain`` and ``byhand``: the arithmetic behind a number."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import xlsxwriter

from tests.command import Command
from xltiebreak.rules.systems import SYSTEMS


def test_json_terms_add_up_to_the_value(xltiebreak: Command, bham: Path) -> None:
    run = xltiebreak("explain", bham, "Ash", "--format", "json")
    assert run.code == 0
    data = json.loads(run.out)
    assert (data["section"], data["number"], data["name"]) == ("Open", 1, "Ash")
    assert [sheet["system"] for sheet in data["worksheets"]] == ["MM", "SOLK", "CUM", "OCUM"]
    median = data["worksheets"][0]
    assert median["rule"] == "sum"
    assert median["value"] == 6.5
    assert sum(term["amount"] for term in median["terms"] if term["counted"]) == 6.5
    assert median["terms"][0] == {
        "round": 1,
        "opponent": 4,
        "amount": 1.0,
        "counted": False,
        "why": "dropped as the lowest: more than half the points",
    }


def test_every_system_can_be_asked_for(xltiebreak: Command, bham: Path) -> None:
    asked = [part for code in SYSTEMS for part in ("--system", code)]
    run = xltiebreak("explain", bham, 1, *asked, "--format", "json")
    sheets = json.loads(run.out)["worksheets"]
    assert [sheet["system"] for sheet in sheets] == list(SYSTEMS)
    for sheet in sheets:
        counted = [term["amount"] for term in sheet["terms"] if term["counted"]]
        if sheet["value"] is None:
            assert not counted
        elif sheet["rule"] == "sum":
            assert sum(counted) == sheet["value"]
        elif sheet["rule"] == "mean":
            assert sum(counted) / len(counted) == pytest.approx(sheet["value"])


def test_the_text_shows_each_round_and_the_sentence(xltiebreak: Command, bham: Path) -> None:
    run = xltiebreak("explain", bham, 1, "--system", "MM")
    assert "Ash (player 1): 2.5 points, place 2, decided by SOLK" in run.out
    assert "4 Dogwood" in run.out
    assert (
        "Modified Median 6.5 = 2.5 (R2 v 2) + 2 (R3 v 3) + 2 (R4 v 5); "
        "dropped the lowest, 1 (R1 v 4): more than half the points"
    ) in run.out


@pytest.mark.parametrize(
    ("player", "answer"),
    [
        ("99", "there is no player 99 in section Open"),
        ("Asch", "is 'Ash' meant?"),
        ("Bursch", "is 'Birch' meant?"),
        ("Kowalski", "there is no player 'Kowalski' in section Open\n"),
        ("i", "could be 2 Birch, 6 Fir"),
    ],
)
def test_a_player_who_is_not_clear_is_asked_for(
    xltiebreak: Command, bham: Path, player: str, answer: str
) -> None:
    run = xltiebreak("explain", bham, player)
    assert run.code == 2
    assert answer in run.err


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("hugh hart", 1),
        ("Hart Hugh", 1),
        ("HART,HUGH", 1),
        ("h. hart", 1),
        ("Hart", 2),  # who has that name and no more
        ("joerg", None),
        ("jorg muller", 3),
        ("Müller", 3),
        ("o'brien", 4),
        ("obrien", 4),
        ("LEE", 5),  # a whole name, and not the beginning of one
        ("leed", 6),
        ("hugo hart", None),
        (" 4 ", 4),
    ],
)
def test_a_player_is_known_by_any_words_of_his_name(
    xltiebreak: Command, tmp_path: Path, typed: str, number: int | None
) -> None:
    names = ("Hart, Hugh", "Hart", "Müller, Jörg", "O'Brien, Ann", "Lee, Bo", "Leeds, Al")
    path = tmp_path / "event.csv"
    rows = "".join(f'{k},"{name}",B\n' for k, name in enumerate(names, start=1))
    path.write_text(f"No.,Name,R1\n{rows}", encoding="utf-8")
    run = xltiebreak("explain", path, typed, "--format", "json")
    assert (json.loads(run.out)["number"] if run.out else None) == number
    assert run.code == (2 if number is None else 0)
    assert run.out or "meant?" in run.err


def test_a_player_of_several_sections_is_asked_for_with_his_section(
    xltiebreak: Command, two_sections: Path
) -> None:
    for player in ("1", "Hart"):
        run = xltiebreak("explain", two_sections, player)
        assert (run.code, run.out) == (2, "")
        assert f"{player!r} could be 1 Hart (Open), 1 Hart (U1200)" in run.err
        assert "--section" in run.err
    only = xltiebreak("explain", two_sections, "Hart", "--section", "u1200", "--format", "json")
    assert json.loads(only.out)["section"] == "U1200"


def test_a_player_of_one_section_is_found_without_naming_it(
    xltiebreak: Command, two_sections: Path
) -> None:
    for player, section in (("3", "Open"), ("reed", "U1200"), ("Hartl", "Open")):
        run = xltiebreak("explain", two_sections, player, "--format", "json")
        assert json.loads(run.out)["section"] == section


def test_a_player_of_no_section_is_looked_for_in_all(
    xltiebreak: Command, two_sections: Path
) -> None:
    assert "no player 9 in any section" in xltiebreak("explain", two_sections, "9").err
    run = xltiebreak("explain", two_sections, "Rede")
    assert run.code == 2
    assert "no player 'Rede' in any section; is 'Reed' meant?" in run.err


def test_sections_that_share_a_name_are_no_traceback(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "event.xlsx"
    with xlsxwriter.Workbook(str(path)) as book:
        book.add_worksheet("Event").write_row(0, 0, ["Section", "Open", "Open"])
        for name, first in (("Crosstable", "Ash"), ("Crosstable Open", "Cedar")):
            sheet = book.add_worksheet(name)
            for k, row in enumerate([["No.", "Name", "R1"], [1, first, "W2"], [2, "Elm", "L1"]]):
                sheet.write_row(k, 0, row)
    run = xltiebreak("explain", path, "Cedar")
    assert run.code in (0, 1)
    assert "Cedar (player 1)" in run.out or "error" in run.err


def test_a_tie_break_asked_for_twice_is_shown_once(xltiebreak: Command, bham: Path) -> None:
    run = xltiebreak(
        "explain", bham, 1, "--system", "SOLK,mm", "--system", "MM", "--format", "json"
    )
    assert [sheet["system"] for sheet in json.loads(run.out)["worksheets"]] == ["SOLK", "mm"]


@pytest.mark.parametrize("system", ["", ",", " , "])
def test_an_empty_tie_break_is_refused(xltiebreak: Command, bham: Path, system: str) -> None:
    run = xltiebreak("explain", bham, 1, "--system", system)
    assert (run.code, run.out) == (2, "")
    assert run.err == "Error: --system is empty; give a tie-break such as MM\n"


def test_a_part_of_a_name_will_do(xltiebreak: Command, bham: Path) -> None:
    assert "Dogwood (player 4)" in xltiebreak("explain", bham, "dog").out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        # source 003: two players on 4-1, opponents' scores 0 3 3 4 5 and 3 2 5 3 3
        ("SOLK --opponents 0,3,3,4,5", "Solkoff 15 = 0 (R1) + 3 (R2) + 3 (R3) + 4 (R4) + 5 (R5)"),
        ("SOLK --opponents 3,2,5,3,3", "Solkoff 16 = "),
        ("MM --opponents 0,3,3,4,5 --score 4", "Modified Median 15 = "),
        ("MM --opponents 3,2,5,3,3 --score 4", "Modified Median 14 = "),
        ("MED --opponents 0,3,3,4,5", "Median 10 = "),
        ("MED --opponents 3,2,5,3,3", "Median 9 = "),
        ("CUM --points 1,1,1,1,0", "Cumulative 14 = "),
        ("CUM --points 1,1,0,1,1", "Cumulative 12 = "),
        # source 002: L W W W and W W W L
        ("CUM --points L,W,W,W", "Cumulative 6 = "),
        ("CUM --points W,W,W,L", "Cumulative 9 = "),
        # source 000: win, loss, win, draw, loss
        ("CUM --points 1,0,1,½,0", "Cumulative 9 = "),
        ("CUM --points B,1,H", "Cumulative 4 = 1 (R1) + 2 (R2) + 2.5 (R3) − 1 (R1: full-point bye"),
        ("ACUM --points B,1,H", "Adjusted Cumulative 4 = 2 (R2) + 2.5 (R3) − 0.5 (R3"),
        ("OCUM --opponents 5,3,7.5,3", "Cumulative of Opposition 18.5 = "),
        ("KASH --points W,D,L,B", "Kashdan 7 = "),
        ("KASH --points W,D,L,B --edition wintd", "Kashdan (2-1-0, as in WinTD) 3 = "),
        ("PCT --points 1,½,0,B", "Percentage 50 = mean of 100"),
        ("SB --opponents 3,4,2 --points 1,½,0", "Sonneborn-Berger 5 = 3 (R1: beaten) + 2 (R2"),
        ("COMPAVG --opponents 1500,1601", "Competition Average 1550.5 = mean of 1500"),
        ("OPERF --opponents 1800,1900,1600,1300", "Opposition's Performance 1650 = mean of"),
        ("MM --opponents 3,2 --score 1 --rounds 3", "Modified Median 2 = 2 (R2) + 0 (R3: not pai"),
    ],
)
def test_the_calculator_shows_its_work(xltiebreak: Command, arguments: str, sentence: str) -> None:
    run = xltiebreak("byhand", *arguments.split())
    assert run.code == 0
    assert run.out.startswith(sentence)


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        ("MM --opponents 1,2,3", "needs the player's own score (--score)"),
        ("MM --score 3", "needs the opponents' scores (--opponents)"),
        ("CUM", "needs the player's own results (--points)"),
        ("CUM --points 1,2", "is not a result; use 1, ½ or 0"),
        ("CUM --points 1,Q", "'Q' is not a result"),
        ("SOLK --opponents 1,x", "'x' in --opponents is not a score"),
        ("SOLK --opponents 1,2,3 --rounds 2", "are more than 2 rounds"),
        ("SB --opponents 1,2,3 --points 1,1", "3 opponents for 2 games"),
        ("H2H --points 1", "cannot be worked out from bare figures"),
        ("XYZ --points 1", "'XYZ' is not a tie-break"),
    ],
)
def test_the_calculator_says_what_it_misses(
    xltiebreak: Command, arguments: str, answer: str
) -> None:
    run = xltiebreak("byhand", *arguments.split())
    assert (run.code, run.out) == (2, "")
    assert answer in run.err
