"""Players whose teams are ranked by their top ones, from the command line."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

from tests.cli.team_events import section_of
from tests.command import Command


def test_players_come_first_and_then_their_teams(xltiebreak: Command, combined: Path) -> None:
    run = xltiebreak("standings", combined)
    players, _, teams = run.out.partition("School Day: after 3 rounds, edition uschess: teams, ")
    assert "5   Elm       Birch" in players
    title, header, _, *rows = teams.splitlines()[:6]
    assert title == "the top 2 of each"
    assert header.split() == [
        *("Place", "Team", "Counted", "Score", "SOLK", "CUM", "OCUM", "Decided", "by"),
    ]
    assert [row.split() for row in rows] == [
        ["1", "Alder", "1,", "3", "3.5", "9", "8", "19", "CUM"],
        ["2", "Birch", "2,", "5", "3.5", "9", "6", "17", "CUM"],
        ["–", "Cherry", "6", "1", "4.5", "2", "9"],
    ]
    assert "2 of 3 tie-breaks were needed" in teams
    assert run.err == (
        "Not added up for teams: MM.\n"
        "Cherry has no place: a team needs 2 players (US scholastic regulations 10.2.2).\n"
        "Cherry has 1 player; 2 would count.\n"
    )


def test_json_has_the_teams_beside_the_players(xltiebreak: Command, combined: Path) -> None:
    section = section_of(xltiebreak("standings", combined, "--format", "json"))
    assert [row["name"] for row in section["standings"]][:2] == ["Ash", "Beech"]
    assert section["order"] == ["MM", "SOLK", "CUM", "OCUM"]
    teams = section["teams"]
    assert (teams["counting"], teams["order"]) == (2, ["TEAMSUM", "SOLK", "CUM", "OCUM"])
    assert teams["standings"][1] == {
        "place": 2,
        "shared": False,
        "number": 2,
        "name": "Birch",
        "score": 3.5,
        "tiebreaks": {"TEAMSUM": 3.5, "SOLK": 9.0, "CUM": 6.0, "OCUM": 17.0},
        "decided_by": "CUM",
        "players": [2, 5],
    }


@pytest.mark.parametrize("order", ["scholastic-team", "TEAMSUM,MM,SOLK,SB,CUM"])
def test_an_order_with_teamsum_ranks_the_teams_alone(
    xltiebreak: Command, combined: Path, order: str
) -> None:
    """Modified Median is added up in the scholastic order only; elsewhere it has no value."""
    section = section_of(xltiebreak("standings", combined, "--order", order, "--format", "json"))
    assert "teams" not in section
    assert section["order"] == ["TEAMSUM", "MM", "SOLK", "SB", "CUM"]
    first = section["standings"][0]
    assert (first["name"], first["players"]) == ("Alder", [1, 3])
    assert list(first["tiebreaks"]) == section["order"]
    assert first["tiebreaks"]["MM"] == (5.5 if order == "scholastic-team" else None)
    table = xltiebreak("standings", combined, "--order", order).out
    assert "Alder" in table
    assert "Ash" not in table
    listed = list(
        csv.DictReader(
            io.StringIO(xltiebreak("standings", combined, "--order", order, "--format", "csv").out)
        )
    )
    assert [(row["name"], row["score"], row["TEAMSUM"]) for row in listed] == [
        ("Alder", "3.5", "3.5"),
        ("Birch", "3.5", "3.5"),
        ("Cherry", "1", "1"),
    ]


def test_a_csv_of_players_says_how_to_get_the_teams(xltiebreak: Command, combined: Path) -> None:
    run = xltiebreak("standings", combined, "--format", "csv")
    assert len(run.out.splitlines()) == 7
    assert "--order TEAMSUM,SOLK,CUM,OCUM prints them" in run.err


def test_counting_stands_in_for_the_label(
    xltiebreak: Command, combined: Path, uncounted: Path
) -> None:
    stated = xltiebreak("standings", combined, "--format", "json")
    asked = xltiebreak("standings", uncounted, "--counting", 2, "--format", "json")
    assert asked.out == stated.out
    assert "teams" not in section_of(xltiebreak("standings", uncounted, "--format", "json"))
    one = section_of(xltiebreak("standings", combined, "--counting", 1, "--format", "json"))
    assert [row["players"] for row in one["teams"]["standings"]] == [[1], [2], [6]]


def test_a_teams_explanation_says_who_counted(xltiebreak: Command, combined: Path) -> None:
    run = xltiebreak("explain", combined, "ALDER")
    assert run.out.startswith("Alder (team 1): 3.5 points, place 1, decided by CUM\n")
    assert (
        "Cumulative, added up 8 = 5 (1 Ash, place 1) + 3 (3 Cedar, place 3); "
        "not counted: 4 Dogwood, place 4–5 (not among the top 2)"
    ) in run.out
    [line] = [line for line in run.out.splitlines() if line.split()[:1] == ["5"]]
    assert line.split() == ["5", "yes", "1", "Ash,", "place", "1"]


def test_a_player_goes_before_a_team_of_that_name_unless_teams_are_ranked(
    xltiebreak: Command, combined: Path
) -> None:
    def meant(player: object, *more: str) -> tuple[str, int]:
        run = xltiebreak("explain", combined, player, *more, "--format", "json")
        data = json.loads(run.out)
        return data["name"], data["number"]

    assert meant(2) == ("Beech", 2)
    assert meant(2, "--order", "scholastic-team") == ("Birch", 2)
    assert meant("Cherry") == ("Cherry", 3)
    assert meant("Beech", "--order", "scholastic-team") == ("Beech", 2)
    assert "there is no player or team 'Larch'" in xltiebreak("explain", combined, "Larch").err
    assert "is 'Cherry' meant?" in xltiebreak("explain", combined, "Chery").err


def test_the_bulletin_takes_counting_too(
    xltiebreak: Command, uncounted: Path, tmp_path: Path
) -> None:
    out = tmp_path / "made.docx"
    run = xltiebreak("bulletin", uncounted, "-o", out, "--counting", 2)
    assert run.code == 0
    assert "Cherry has 1 player; 2 would count." in run.err


def test_teams_of_players_before_the_first_round(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    path.write_text(
        "Counting players,2\nNo.,Name,Team,R1\n1,Ash,Alder,\n2,Beech,Birch,\n", encoding="utf-8"
    )
    for command in (["standings"], ["explain", "Alder"], ["standings", "--format", "json"]):
        run = xltiebreak(command[0], path, *command[1:])
        assert run.code == 0
        assert "No round is complete yet" in run.err


ALONE = """\
Event,One player team
Kind,swiss
Counting players,3

No.,Name,Club,R1,R2,R3
1,Ash,Alpha,W3,W4,W2
2,Bly,Beta,W4,L3,L1
3,Boe,Beta,L1,W2,L4
4,Cox,Gamma,L2,L1,W3
"""
NO_PLACE = (
    "Alpha and Gamma have no place: a team needs 2 players (US scholastic regulations 10.2.2)"
)


@pytest.fixture
def alone(tmp_path: Path) -> Path:
    file = tmp_path / "alone.csv"
    file.write_text(ALONE, encoding="utf-8")
    return file


@pytest.mark.parametrize("order", ["", "scholastic-team"])
def test_a_team_of_one_player_stands_below_without_a_place(
    xltiebreak: Command, alone: Path, order: str
) -> None:
    chosen = ("--order", order) if order else ()
    run = xltiebreak("standings", alone, *chosen, "--format", "json")
    section = section_of(run)
    rows = section["standings"] if order else section["teams"]["standings"]

    assert [(row["name"], row["place"]) for row in rows] == [
        *(("Beta", 1), ("Alpha", None), ("Gamma", None)),
    ]
    assert f"{NO_PLACE}.\n" in run.err
    assert "    –   Alpha" in xltiebreak("standings", alone, *chosen).out
    if order:
        lines = list(csv.DictReader(io.StringIO(xltiebreak("standings", alone, *chosen,
            "--format", "csv").out)))  # fmt: skip
        assert [line["place"] for line in lines] == ["1", "", ""]


def test_it_can_be_explained_but_is_before_nobody(xltiebreak: Command, alone: Path) -> None:
    run = xltiebreak("explain", alone, "Alpha")

    assert run.out.startswith("Alpha (team 1): 3 points, no place: a team needs 2 players")
    run = xltiebreak("why", alone, "Alpha", "Beta")
    assert (run.code, run.out) == (2, "")
    assert "Alpha has no place: a team needs 2 players" in run.err


def test_a_stated_minimum_counts_in_every_edition(xltiebreak: Command, alone: Path) -> None:
    alone.write_text(ALONE.replace("Kind,swiss", "Team minimum,1"), encoding="utf-8")
    places = {row["name"]: row["place"] for row in teams_in(xltiebreak, alone)}
    assert places == {"Alpha": 1, "Beta": 2, "Gamma": 3}

    alone.write_text(ALONE.replace("Kind,swiss", "Team minimum,2\nEdition,fide2026"), "utf-8")
    places = {row["name"]: row["place"] for row in teams_in(xltiebreak, alone)}
    assert places == {"Beta": 1, "Alpha": None, "Gamma": None}

    for wrong in ("0", "two"):
        alone.write_text(ALONE.replace("Kind,swiss", f"Team minimum,{wrong}"), encoding="utf-8")
        run = xltiebreak("standings", alone)
        assert run.code == 1
        assert "line 2, column 2" in run.err


def teams_in(xltiebreak: Command, file: Path) -> list[dict[str, object]]:
    return section_of(xltiebreak("standings", file, "--format", "json"))["teams"]["standings"]


def test_prizes_for_teams_go_by_the_teams_that_have_a_place(
    xltiebreak: Command, alone: Path
) -> None:
    line = 'Prizes,"$100; Trophies to top 2 teams; Team 1st $60, 2nd $30"'
    alone.write_text(ALONE.replace("Kind,swiss", f"Rounds,3\n{line}"), encoding="utf-8")
    section = section_of(xltiebreak("prizes", alone, "--format", "json"))

    [team] = section["teams"]
    assert (team["name"], team["cash"], team["trophies"]) == (
        *("Beta", 60, ["trophy for 1st team"]),
    )
    assert section["unpaid"] == ["2nd team", "trophy for 2nd team"]
    run = xltiebreak("prizes", alone)
    assert "only 1 team could win a prize of this kind" in run.out
    assert "trophy for 2nd team: no team has a place that has no other trophy" in run.out
    assert NO_PLACE in run.err
