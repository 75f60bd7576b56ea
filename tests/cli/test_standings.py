"""``standings``: places, values and what decided them, in three forms."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from tests.command import ROOT, Command
from xltiebreak.cli.output import show_csv

RIVERSIDE = ROOT / "examples" / "riverside" / "riverside.xlsx"


def test_json_has_the_shape_that_scripts_rely_on(xltiebreak: Command, bham: Path) -> None:
    run = xltiebreak("standings", bham, "--format", "json")
    assert run.code == 0
    data = json.loads(run.out)
    assert data["event"] == "bham"
    [section] = data["sections"]
    assert section["section"] == "Open"
    assert section["edition"] == "uschess"
    assert section["order"] == ["MM", "SOLK", "CUM", "OCUM"]
    assert section["rounds"] == 4
    assert section["standings"][0] == {
        "place": 1,
        "shared": False,
        "number": 2,
        "name": "Birch",
        "score": 2.5,
        "tiebreaks": {"MM": 6.5, "SOLK": 8.5, "CUM": 7.5, "OCUM": 19.5},
        "decided_by": "SOLK",
    }
    assert [row["number"] for row in section["standings"]] == [2, 1, 3, 5, 6, 4]
    assert section["standings"][-1]["decided_by"] is None


def test_codes_appear_under_the_spelling_of_the_order(xltiebreak: Command, bham: Path) -> None:
    run = xltiebreak("standings", bham, "--order", "mm,MED/h,Sb/A", "--format", "json")
    section = json.loads(run.out)["sections"][0]
    assert section["order"] == ["mm", "MED/h", "Sb/A"]
    assert list(section["standings"][0]["tiebreaks"]) == ["mm", "MED/h", "Sb/A"]


def test_csv_has_one_row_a_player(xltiebreak: Command, bham: Path) -> None:
    rows = list(csv.DictReader(io.StringIO(xltiebreak("standings", bham, "--format", "csv").out)))
    assert [row["name"] for row in rows] == ["Birch", "Ash", "Cedar", "Elm", "Fir", "Dogwood"]
    assert rows[2]["CUM"] == "5"
    assert rows[2]["decided_by"] == "CUM"


def test_csv_never_holds_a_formula(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    path.write_text("No.,Name,R1\n1,=HYPERLINK(1),W2\n2,@SUM,L1\n", encoding="utf-8")
    out = xltiebreak("standings", path, "--format", "csv").out
    assert "'=HYPERLINK(1)" in out
    assert "'@SUM" in out


def test_csv_leaves_numbers_alone(capsys: pytest.CaptureFixture[str]) -> None:
    show_csv(["name", "rank"], [["-1", "-0.5"], ["+12", "-x"], ["=1", "-"]])
    assert capsys.readouterr().out == "name,rank\n-1,-0.5\n+12,'-x\n'=1,'-\n"


def test_json_scores_have_a_point_from_the_first_round_on(
    xltiebreak: Command, tmp_path: Path
) -> None:
    path = tmp_path / "event.csv"
    path.write_text("No.,Name,R1\n1,A,\n2,B,\n", encoding="utf-8")
    rows = json.loads(xltiebreak("standings", path, "--format", "json").out)["sections"][0]
    assert {repr(row["score"]) for row in rows["standings"]} == {"0.0"}


def test_one_round_and_one_tie_break_are_counted_as_one(
    xltiebreak: Command, tmp_path: Path
) -> None:
    path = tmp_path / "event.csv"
    path.write_text("No.,Name,R1\n1,A,D2\n2,B,D1\n", encoding="utf-8")
    out = xltiebreak("standings", path, "--order", "MM").out
    assert "after 1 round, edition" in out
    assert "1 of 1 tie-break was needed." in out
    assert "0.5 points, place 1–2" in xltiebreak("explain", path, 1).out


def test_warnings_about_the_event_reach_whoever_reads_the_places(
    xltiebreak: Command, two_sections: Path
) -> None:
    run = xltiebreak("standings", two_sections, "--format", "csv")
    assert run.code == 0
    assert "warning: Crosstable U1200!D3: player 2 is printed with 9" in run.err
    assert "printed with 9" not in xltiebreak("standings", two_sections, "--section", "Open").err


def test_the_table_names_the_deciding_tie_break(xltiebreak: Command, bham: Path) -> None:
    run = xltiebreak("standings", bham)
    assert run.code == 0
    assert "3 of 4 tie-breaks were needed" in run.out
    cedar = next(line for line in run.out.splitlines() if "Cedar" in line)
    assert cedar.split() == ["3", "3", "Cedar", "2", "4.5", "8", "5", "22", "CUM"]


def test_lots_break_what_nothing_else_does(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    path.write_text("No.,Name,R1,R2\n1,A,D2w,D2b\n2,B,D1b,D1w\n", encoding="utf-8")
    shared = json.loads(xltiebreak("standings", path, "--format", "json").out)
    assert [row["shared"] for row in shared["sections"][0]["standings"]] == [True, True]
    run = xltiebreak("standings", path, "--lots", "2,1", "--format", "json")
    rows = json.loads(run.out)["sections"][0]["standings"]
    assert [(row["number"], row["decided_by"]) for row in rows] == [(2, "LOT"), (1, "LOT")]


def test_remarks_go_to_stderr_and_leave_the_data_clean(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    path.write_text("No.,Name,R1,R2\n1,A,W2,2w\n2,B,L1,\n", encoding="utf-8")
    run = xltiebreak("standings", path, "--format", "json", "--order", "COMPAVG")
    assert json.loads(run.out)["sections"][0]["rounds"] == 1
    assert "round 2 is not complete" in run.err
    assert "COMPAVG has no value for anyone: no opponent has a rating" in run.err


def test_errors_in_the_event_stop_it_with_their_cells(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    path.write_text("No.,Name,R1\n1,A,W2\n2,B,W1\n", encoding="utf-8")
    run = xltiebreak("standings", path)
    assert (run.code, run.out) == (1, "")
    assert "line 2, R1: player 1 says W2, but line 3, R1 (player 2) says W1; expected L1" in run.err


def test_unknown_words_are_answered_with_what_there_is(xltiebreak: Command, bham: Path) -> None:
    for option, word, offered in (
        ("--order", "Solkov", "SOLK (Solkoff)"),
        ("--edition", "1900", "wintd"),
        ("--section", "U1200", "Open"),
        ("--lots", "1,9", "player 9"),
    ):
        run = xltiebreak("standings", bham, option, word)
        assert (run.code, run.out) == (2, "")
        assert offered in run.err
        assert run.err.startswith("Error: ")


def test_before_the_first_round_nothing_was_broken_and_one_sentence_says_why(
    xltiebreak: Command, tmp_path: Path
) -> None:
    file = tmp_path / "new.csv"
    file.write_text("No.,Name,R1\n1,Ames,\n2,Birch,\n", encoding="utf-8")

    run = xltiebreak("standings", file)

    assert run.code == 0
    assert "needed" not in run.out
    assert "Money" not in run.out
    assert run.err.count("\n") == 1
    assert "No round is complete yet" in run.err


def test_wrong_usage_ends_in_two(xltiebreak: Command, bham: Path) -> None:
    assert xltiebreak("standings").code == 2
    assert xltiebreak("standings", bham, "--format", "xml").code == 2
    assert xltiebreak("standing", bham).code == 2
    assert "Did you mean 'standings'?" in xltiebreak("standing", bham).err
    assert xltiebreak("standings", "no such file.xlsx").code == 2
    unrated = xltiebreak("standings", bham, "--unrated", "none")
    assert unrated.code == 2
    assert "'none' is not a whole number from 1 to 4,000" in unrated.err


def test_the_edition_that_is_given_wins_over_the_orders_own(
    xltiebreak: Command, bham: Path
) -> None:
    def edition(*options: str) -> str:
        data = json.loads(xltiebreak("standings", bham, "--format", "json", *options).out)
        found = data["sections"][0]["edition"]
        assert isinstance(found, str)
        return found

    assert edition() == "uschess"
    assert edition("--order", "wintd") == "wintd"
    assert edition("--order", "wintd", "--edition", "raw") == "raw"


def test_the_places_after_an_earlier_round(xltiebreak: Command) -> None:
    ran = xltiebreak("standings", RIVERSIDE, "--round", 3)

    assert ran.code == 0
    assert ran.out.startswith("Riverside Spring Swiss: after 3 of 5 rounds")


@pytest.mark.slow
def test_no_places_after_a_round_that_has_not_begun(xltiebreak: Command) -> None:
    for command in ("standings", "explain"):
        ran = xltiebreak(command, RIVERSIDE, *["1"][: command == "explain"], "--round", 6)

        assert (ran.code, ran.out) == (2, "")
        assert "round 6 has not begun; the last that has is round 5" in ran.err
