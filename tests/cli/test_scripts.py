"""What a script gets is what the commands print: the same answers, as text and as plain values."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import xlsxwriter  # type: ignore[import-untyped]

import xltiebreak as package
from tests.cases import KNOWN
from tests.command import ROOT, Command
from xltiebreak import EventError, TieBreakError

EVENTS = [ROOT / "examples" / name / f"{name}.xlsx" for name in ("riverside", "championship")]
EVENTS += [ROOT / "examples" / name / f"{name}.xlsx" for name in ("ihsa", "scholastic")]
IDS = [path.stem for path in EVENTS]


@pytest.mark.slow
@pytest.mark.parametrize("path", EVENTS, ids=IDS)
def test_standings_are_the_table_and_the_json_of_the_command(
    xltiebreak: Command, path: Path
) -> None:
    table = package.standings(package.load(path))
    assert f"{table}\n\n" == xltiebreak("standings", path).out
    assert table.to_dict() == json.loads(xltiebreak("standings", path, "--format", "json").out)


@pytest.mark.slow
@pytest.mark.parametrize("path", EVENTS, ids=IDS)
def test_an_explanation_is_the_text_and_the_json_of_the_command(
    xltiebreak: Command, path: Path
) -> None:
    event = package.load(path)
    section = event.sections[-1].name
    explanation = package.explain(event, 2, section=section)
    command = ("explain", path, "2", "--section", section)
    assert f"{explanation}\n\n" == xltiebreak(*command).out
    assert explanation.to_dict() == json.loads(xltiebreak(*command, "--format", "json").out)


@pytest.mark.parametrize(
    ("asked", "options"),
    [
        ({"order": ["MM", "SOLK"]}, ["--order", "MM,SOLK"]),
        ({"order": "SOLK, MM", "edition": "raw"}, ["--order", "SOLK,MM", "--edition", "raw"]),
        ({"order": "fide"}, ["--order", "fide"]),
        ({"order": ("H2H", "COMPAVG"), "unrated": 1000}, ["--order=H2H,COMPAVG", "--unrated=1000"]),
        ({"round": 2}, ["--round", "2"]),
        ({"lots": "6,5,4,3,2,1", "order": "LOT"}, ["--lots", "6,5,4,3,2,1", "--order", "LOT"]),
    ],
)
def test_a_script_asks_as_a_user_does(
    xltiebreak: Command, bham: Path, asked: dict[str, Any], options: list[str]
) -> None:
    event = package.load(bham)
    table = package.standings(event, **asked)
    run = xltiebreak("standings", bham, "--format", "json", *options)
    assert table.to_dict() == json.loads(run.out)
    explanation = package.explain(event, "Cedar", **asked)
    run = xltiebreak("explain", bham, "Cedar", "--format", "json", *options)
    assert explanation.to_dict() == json.loads(run.out)


def test_teams_are_ranked_by_as_many_players_as_a_script_says(xltiebreak: Command) -> None:
    combined = KNOWN / "combined.csv"
    event = package.load(combined)
    table = package.standings(event, counting=2)
    assert f"{table}\n\n" == xltiebreak("standings", combined, "--counting", "2").out
    teams = package.standings(event, counting=2, order="scholastic-team")
    run = xltiebreak("standings", combined, "--counting=2", "--order=scholastic-team")
    assert f"{teams}\n\n" == run.out
    assert [row.player.number for row in teams[0].rows] == [
        row["number"] for row in teams.to_dict()["sections"][0]["standings"]
    ]
    team = package.explain(teams, 2)
    run = xltiebreak("explain", combined, "2", "--counting=2", "--order=scholastic-team")
    assert f"{team}\n\n" == run.out


def test_sections_are_asked_for_by_name(xltiebreak: Command, two_sections: Path) -> None:
    event = package.load(two_sections)
    both = package.standings(event)
    assert [standings.section.name for standings in both] == ["Open", "U1200"]
    table = package.standings(event, "u1200")
    assert table.to_dict()["sections"] == [both["U1200"].to_dict()]
    assert f"{table}\n\n" == xltiebreak("standings", two_sections, "--section", "U1200").out
    assert len(both) == 2
    assert both[1] is both["u1200"]
    with pytest.raises(TieBreakError, match="there is no section 'U1200'; there are: Open"):
        package.standings(event, "Open")["U1200"]


def test_a_section_alone_has_its_own_standings(two_sections: Path) -> None:
    section = package.load(two_sections).sections[1]
    table = package.standings(section)
    assert str(table).startswith("U1200: after 1 round, edition uschess\n")
    assert [row.player.name for row in table.rows] == ["Reed", "Hart"]
    assert package.explain(section, "Reed").to_dict() == package.explain(table, 2).to_dict()


def test_who_stands_in_the_standings_is_explained_as_he_stands_there(
    xltiebreak: Command, two_sections: Path
) -> None:
    table = package.standings(package.load(two_sections), order="CUM,H2H")
    run = xltiebreak("explain", two_sections, "Hartley", "--order", "CUM,H2H")
    assert f"{package.explain(table, 'Hartley')}\n\n" == run.out
    with pytest.raises(TieBreakError, match=r"'Hart' could be 1 Hart \(Open\), 1 Hart \(U1200\)"):
        package.explain(table, "Hart")
    assert package.explain(table, "Hart", section="U1200").section.name == "U1200"
    assert package.explain(table["U1200"], "Hart").section.name == "U1200"
    with pytest.raises(TieBreakError, match="ask with the event"):
        package.explain(table, "Hartley", edition="raw")


@pytest.mark.parametrize("systems", ["MM, SOLK,mm", ["MM", "SOLK"], ("MM,SOLK",)], ids=repr)
def test_systems_are_text_or_a_list(bham: Path, systems: str | list[str]) -> None:
    explanation = package.explain(package.load(bham), 1, systems)
    assert [sheet.system for sheet in explanation.worksheets] == ["MM", "SOLK"]


def test_what_nobody_can_mean_is_refused(bham: Path) -> None:
    event = package.load(bham)
    with pytest.raises(TieBreakError, match="unrated is 0; expected a number from 1 to 4,000"):
        package.standings(event, unrated=0)
    with pytest.raises(TieBreakError, match="counting is -1; expected a number from 1 to 100"):
        package.standings(event, counting=-1)
    with pytest.raises(TieBreakError, match="'nonsense' is not an edition"):
        package.standings(event, edition="nonsense")


def test_nothing_is_computed_from_results_that_contradict_each_other(tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    path.write_text("No.,Name,R1\n1,Ash,W2\n2,Birch,W1\n", encoding="utf-8")
    with pytest.raises(EventError) as stopped:
        package.standings(package.load(path))
    assert [finding.code for finding in stopped.value.findings]


def test_warnings_and_remarks_come_with_the_standings(
    xltiebreak: Command, two_sections: Path
) -> None:
    table = package.standings(package.load(two_sections), order="COMPAVG")
    [warning] = table.warnings
    assert warning.where == "Crosstable U1200!D3"
    run = xltiebreak("standings", two_sections, "--order", "COMPAVG")
    assert run.err.splitlines()[1:] == list(table.remarks)
    assert next(table.remarks).startswith("Open: Competition Average has no value: ")


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


def test_a_script_loads_a_list_of_scores_and_is_told_what_it_cannot_answer(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text(
        'Prizes,"$100-50, U1500 $20"\n\n'
        "Name,Rating,Score\nAsh,1700,4\nBly,1400,3.5\nCox,1300,3.5\n",
        encoding="utf-8",
    )
    event = package.load(file)
    table = package.standings(event)
    assert [row.places for row in table[0].rows] == ["1", "2–3", "2–3"]
    assert "list: a list of scores, without rounds and tie-breaks" in str(table)
    assert any("Read as a final list of scores" in said for said in table.remarks)
    assert [winner.cash for winner in package.prizes(event)[0].winners] == [10000, 3500, 3500]
    why = package.explain(event, "Bly", "MM, COMPAVG")
    assert why.worksheets[0].sentence() == (
        "Modified Median: no value; this is a list of scores without rounds"
    )
    assert "$35 = ($50 for 2nd + $20 for 1st U1500) ÷ 2" in str(why)
    with pytest.raises(TieBreakError, match="a list of scores without rounds, so there"):
        package.standings(event, order="MM")
    file.write_text("Name,Rating\nAsh,1700\n", encoding="utf-8")
    with pytest.raises(TieBreakError, match="no crosstable was found"):
        package.load(file)
