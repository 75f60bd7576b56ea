"""Team events from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.team_events import TEAMS, section_of
from tests.command import Command
from xltiebreak.formats import load


def test_the_standings_of_teams_name_teams_and_what_places_them(
    xltiebreak: Command, teams: Path
) -> None:
    run = xltiebreak("standings", teams, "--order", "ihsa-team")
    title, header, _, first = run.out.splitlines()[:4]
    assert title == ("Prairie Cup: after 3 rounds, edition uschess, placed by match points (1-½-0)")
    assert header.split() == ["Place", "No.", "Team", "Score", "IHSA", "Decided", "by"]
    assert first.split() == ["1", "1", "Alder", "2.5", "1.05"]
    assert "(2-1-0)" in xltiebreak("standings", teams, "--edition", "fide2026").out


def test_teams_without_a_name_are_called_teams(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    path.write_text("Kind,team\nNo.,Team,R1,P1\n1,,W2,3\n2,,L1,1\n", encoding="utf-8")
    assert "Team 1" in xltiebreak("standings", path).out
    assert xltiebreak("explain", path, 2).out.startswith("Team 2: 0 points, place 2\n")


def test_json_and_csv_of_teams_are_those_of_players(xltiebreak: Command, teams: Path) -> None:
    """IHSA of Birch: (1 + 10)(2.5² + 1) + (3 + 10)(0.5² + 1) + (4 + 10)(1² + 1), in hundredths."""
    section = section_of(xltiebreak("standings", teams, "--order", "IHSA", "--format", "json"))
    assert "teams" not in section
    assert section["standings"][1] == {
        "place": 2,
        "shared": False,
        "number": 2,
        "name": "Birch",
        "score": 2.0,
        "tiebreaks": {"IHSA": pytest.approx((11 * 7.25 + 13 * 1.25 + 14 * 2) / 100)},
        "decided_by": None,
    }
    run = xltiebreak("standings", teams, "--order", "IHSA", "--format", "csv")
    assert run.out.splitlines()[2] == "Open,2,no,2,Birch,2,1.24,"


def test_a_teams_worksheet_shows_its_matches(xltiebreak: Command, teams: Path) -> None:
    for team in ("2", "birch", "Birc"):
        run = xltiebreak("explain", teams, team, "--system", "IHSA")
        assert run.out.startswith("Birch (team 2): 2 points, place 2\n")
        [line] = [line for line in run.out.splitlines() if "3 Cedar" in line]
        assert line.split("  ")[-1].strip() == "(4 + 10) × (1² + 1) ÷ 100"
    sheet = json.loads(xltiebreak("explain", teams, 2, "--system", "USAT", "--format", "json").out)
    [usat] = sheet["worksheets"]
    assert [term["amount"] for term in usat["terms"]] == [1 * 2.5, 3 * 0.5, 4 * 1]


def test_a_team_that_is_not_there_is_called_a_team(xltiebreak: Command, teams: Path) -> None:
    run = xltiebreak("explain", teams, 9)
    assert (run.code, run.out) == (2, "")
    assert run.err == "Error: there is no team 9 in section Open\n"
    assert "is 'Cedar' meant?" in xltiebreak("explain", teams, "Ceder").err


def test_tie_breaks_by_board_are_said_to_be_missing(xltiebreak: Command, teams: Path) -> None:
    run = xltiebreak("standings", teams, "--order", "BC,IHSA")
    assert run.code == 0
    assert run.err == "BC has no value for anyone: the results by board are not known.\n"


def test_a_team_may_be_ranked_by_game_points(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    path.write_text(TEAMS.replace("Boards", "Placed by,game points\nBoards"), encoding="utf-8")
    run = xltiebreak("standings", path, "--order", "GMP")
    assert ", placed by game points\n" in run.out
    rows = section_of(xltiebreak("standings", path, "--order", "GMP", "--format", "json"))
    found = [(row["name"], row["score"], row["tiebreaks"]) for row in rows["standings"]]
    assert found[:2] == [("Birch", 8, {"GMP": 2}), ("Alder", 7.5, {"GMP": 2.5})]


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        (["explain", "combined", "Alder", "--system", "MM"], "MM is not added up for teams here"),
        (["explain", "combined", "Alder", "--system", "XX"], "'XX' is not a tie-break"),
        (["standings", "uncounted", "--order", "scholastic-team"], "say --counting 4"),
        (["standings", "teams", "--counting", "2"], "here teams play matches; leave it out"),
        (["standings", "combined", "--counting", "0"], "not a whole number from 1 to 100"),
        (["standings", "bham", "--counting", "4"], "no player has a team"),
    ],
    ids=str,
)
def test_what_does_not_go_together_is_refused_in_a_sentence(
    xltiebreak: Command, request: pytest.FixtureRequest, arguments: list[str], answer: str
) -> None:
    command, fixture, *more = arguments
    run = xltiebreak(command, request.getfixturevalue(fixture), *more)
    assert (run.code, run.out) == (2, "")
    assert answer in run.err


@pytest.mark.parametrize(
    ("fixture", "order", "note"),
    [
        ("bham", "usat", "USAT has no value for anyone: it is for teams."),
        ("bham", "scholastic-team", "TEAMSUM has no value for anyone: it is for teams."),
        ("uncounted", "MM,TEAMSUM", "how many players count for a team; say --counting 4"),
        ("teams", "scholastic-team", "it is for teams whose players play for themselves."),
    ],
)
def test_what_a_section_cannot_have_is_passed_over_with_a_note(
    xltiebreak: Command, request: pytest.FixtureRequest, fixture: str, order: str, note: str
) -> None:
    run = xltiebreak("standings", request.getfixturevalue(fixture), "--order", order)
    assert run.code == 0
    assert note in run.err


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "boards", "weights"),
    [
        ([], 8, (12, 11, 10, 9, 8, 7, 6, 5)),
        (["--boards", 4], 4, (1, 1, 1, 1)),
        (["--weights", "3 2 1"], 3, (3, 2, 1)),
    ],
    ids=str,
)
def test_a_new_workbook_for_teams_is_read_as_one(
    xltiebreak: Command, tmp_path: Path, options: list[object], boards: int, weights: object
) -> None:
    path = tmp_path / "cup.xlsx"
    run = xltiebreak("new", path, "--kind", "team", "--teams", 6, "--rounds", 5, *options)
    assert (run.code, run.out) == (0, "")
    assert "Type the event, the teams and the matches in it." in run.err
    assert xltiebreak("check", path, "--strict").err == "Nothing to fix.\n"
    [section] = load(path).sections
    assert section.matches is not None
    assert (section.matches.boards, section.matches.board_weights) == (boards, weights)


@pytest.mark.parametrize(
    ("options", "answer"),
    [
        (["--teams", 151], "room for 1 to 150 teams, not 151"),
        (["--weights", "3 two 1"], "two"),
        (["--boards", 4, "--weights", "3 2 1"], "3 board weights for 4 boards"),
    ],
    ids=str,
)
def test_what_no_team_event_can_have_is_refused_in_a_sentence(
    xltiebreak: Command, tmp_path: Path, options: list[object], answer: str
) -> None:
    run = xltiebreak("new", tmp_path / "cup.xlsx", "--kind", "team", *options)
    assert (run.code, run.out) == (2, "")
    assert answer in run.err
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def printed(tmp_path: Path) -> Path:
    """The team event with WinTD's columns; its US Amateur is doubled, and Alder's IHSA wrong."""
    columns = {
        1: "1,1.15,19,7.5",
        2: "2,1.24,16,8",
        3: "3,1.49,10,4",
        4: "4,1.65,17,4.5",
    }
    lines = TEAMS.splitlines()
    lines[3] += ",Place,IHSA,US Amateur,Game Pts"
    for number, figures in columns.items():
        lines[3 + number] += f",{figures}"
    path = tmp_path / "printed.csv"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


@pytest.mark.slow
def test_the_columns_that_wintd_prints_for_teams_are_compared(
    xltiebreak: Command, printed: Path
) -> None:
    run = xltiebreak("verify", printed, "--json")
    assert run.code == 1
    columns = {one["label"]: one for one in json.loads(run.out)["columns"]}
    assert {label: (one["system"], one["agree"]) for label, one in columns.items()} == {
        "Place": ("PLACE", 4),
        "IHSA": ("IHSA", 3),
        "US Amateur": ("USAT", 0),
        "Game Pts": ("GMP", 4),
    }
    assert [one["number"] for one in columns["IHSA"]["differences"]] == [1]
    assert columns["US Amateur"]["causes"][0]["code"] == "edition-wintd"
    assert "Name" not in xltiebreak("verify", printed).out


def test_the_lists_show_what_is_for_teams(xltiebreak: Command) -> None:
    listed = xltiebreak("systems", "--all").out
    for code in ("IHSA", "USAT", "PI", "GMP", "TEAMSUM", "EDE", "MPvGP", "BBE"):
        assert f"\n{code} " in listed
    assert "as in BH:GP/C1: MM, MED, SOLK" in listed
    assert "\nihsa-team       IHSA (edition uschess" in listed
    editions = xltiebreak("editions").out.splitlines()
    assert [line.rpartition(" ")[2] for line in editions] == [
        *("1-½-0", "1-½-0", "2-1-0", "2-1-0", "2-1-0", "1-½-0"),
    ]


def test_a_round_that_is_not_complete_leaves_a_team_event_without_errors(
    xltiebreak: Command, tmp_path: Path
) -> None:
    path = tmp_path / "event.csv"
    path.write_text("Kind,team\nNo.,Team,R1,P1\n1,Alder,2,\n2,Birch,1,\n", encoding="utf-8")
    for command in (["standings"], ["explain", 1], ["standings", "--format", "json"]):
        run = xltiebreak(command[0], path, *command[1:], "--order", "ihsa-team")
        assert run.code == 0
        assert "No round is complete yet" in run.err
