"""Tables in a terminal: no figure is cut, and what there is no room for is named."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.command import ROOT, Command, on_terminal

pytestmark = pytest.mark.slow

RIVERSIDE = ROOT / "examples" / "riverside" / "riverside.xlsx"
STYLES = re.compile(r"\x1b\[[0-9;]*m")
CLUBS = """Kind,swiss
Rounds,3
No.,Name,Team,R1,R2
7,"Hollis, Marcus",Millrace Chess Club,W12,D12
12,"Okonjo, Daniel",Harbor Street,L7,D7
"""
WIDE = "Kind,swiss\nRounds,3\nNo.,Name,R1,R2\n1,山田太郎,W2,D2\n2,Ashenden,L1,D1\n"


def standings(tmp_path: Path, text: str, columns: int, order: str = "SOLK") -> list[list[str]]:
    """The rows of the tables on a terminal of this width, each as its cells; blanks part them."""
    path = tmp_path / "event.csv"
    path.write_text(text, encoding="utf-8")
    printed = STYLES.sub("", on_terminal("standings", path, "--order", order, columns=columns).out)
    rows = [line for line in printed.splitlines() if "   " in line]
    assert max(map(len, rows)) <= columns
    return [re.split(" {3,}", row.strip()) for row in rows]


def test_where_there_is_room_nothing_is_cut(tmp_path: Path) -> None:
    assert standings(tmp_path, CLUBS, 80) == [
        ["Place", "No.", "Name", "Team", "Score", "SOLK", "Decided by"],
        ["1", "7", "Hollis, Marcus", "Millrace Chess Club", "1.5", "1"],
        ["2", "12", "Okonjo, Daniel", "Harbor Street", "0.5", "3"],
    ]


def test_teams_are_cut_before_names_and_left_out_before_names_are_cut(tmp_path: Path) -> None:
    assert standings(tmp_path, CLUBS, 70)[1][2:4] == ["Hollis, Marcus", "Millrace…"]
    without = ["1", "7", "Hollis, Marcus", "1.5", "1"]
    assert standings(tmp_path, CLUBS, 60)[1] == without
    assert standings(tmp_path, CLUBS, 50)[1] == without
    assert standings(tmp_path, CLUBS, 40)[1] == ["1", "7", "Hollis, …", "1.5", "1"]


def test_figures_that_do_not_fit_are_left_out_from_the_right_and_named(tmp_path: Path) -> None:
    order = "MM,SOLK,CUM,OCUM,BLACKS,KASH"
    [heads] = [row for row in standings(tmp_path, CLUBS, 50, order) if row[0] == "Place"]
    assert heads[:4] == ["Place", "No.", "Name", "Score"]
    figures = [*order.split(","), "Decided by"]
    shown = len(heads) - 4
    assert heads[4:] == figures[:shown]
    run = on_terminal("standings", tmp_path / "event.csv", "--order", order, columns=50)
    left_out = ", ".join(["Team", *figures[shown:]])
    assert f"The window is too narrow for: {left_out}." in run.err


def test_reasons_are_wrapped_before_names_are_cut() -> None:
    folder = ROOT / "examples/verify"
    against = ("--against", folder / "median.csv")
    shown = STYLES.sub("", on_terminal("verify", folder / "event.csv", *against, columns=70).out)
    assert "   1   Amadi, Chike          6.5     10   Modified Median 10 = 3.5\n" in shown
    assert "   + 2 (R3 v 3: score 2.5,\n" in shown


def test_wide_characters_take_two_places(tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    path.write_text(WIDE, encoding="utf-8")
    printed = STYLES.sub("", on_terminal("standings", path, columns=80).out)
    first, second = (line for line in printed.splitlines() if re.match(" +[12] ", line))
    assert len(first[: first.index("1.5")]) + len("山田太郎") == len(second[: second.index("0.5")])


@pytest.mark.parametrize("columns", [80, 120])
def test_every_figure_of_the_usual_standings_is_on_the_terminal(
    xltiebreak: Command, columns: int
) -> None:
    chosen = ("standings", RIVERSIDE, "--order", "uschess")
    printed = STYLES.sub("", on_terminal(*chosen, columns=columns).out)
    whole = xltiebreak(*chosen).out
    for row in whole.splitlines()[3:27]:
        figures = re.split(" {3,}", row.strip())
        shown = next(row for row in printed.splitlines() if row.split()[:2] == figures[:2])
        assert re.split(" {3,}", shown.strip())[-4:] == figures[-4:]


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_every_amount_and_reason_of_an_explanation_is_on_the_terminal(columns: int) -> None:
    run = on_terminal("explain", RIVERSIDE, 3, "--system", "MM", columns=columns)
    text = STYLES.sub("", run.out)
    assert max(len(line) for line in text.splitlines()) <= columns
    assert " 8 Ferreira, Joana " in text
    assert "R1 v 14: score 2, with unplayed R3 at ½" in " ".join(text.split())
    _, _, table = text.partition("Round by round: Hollis, Marcus\n")
    _, _, *rows = table.partition("\n\n")[0].splitlines()
    assert [row.split()[-1] for row in rows] == ["(2.5)", "3", "3.5", "3.5", "4", "14"]


def test_the_table_of_verify_fits_the_terminal() -> None:
    folder = ROOT / "examples/verify"
    against = ("--against", folder / "median.csv")
    run = on_terminal("verify", folder / "event.csv", *against, columns=60)
    assert run.code == 1
    assert max(map(len, STYLES.sub("", run.out).splitlines())) <= 60
    assert "than half the points" in run.out


def test_what_is_left_out_is_said() -> None:
    run = on_terminal("standings", RIVERSIDE, columns=80)
    assert "The window is too narrow for: Team." in run.err
    assert "Team" not in run.out
    assert "narrow" not in on_terminal("standings", RIVERSIDE, columns=120).err


def test_a_pipe_gets_the_whole_table(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "event.csv"
    name = "Longname, " * 12
    path.write_text(f'No.,Name,Team,R1\n1,"{name}",{"Club " * 9},W2\n2,B,C,L1\n', encoding="utf-8")
    out = xltiebreak("standings", path).out
    assert name.strip() in out
    assert ("Club " * 9).strip() in out


@pytest.mark.parametrize("command", ["check", "standings"])
def test_one_mistake_in_a_column_does_not_fill_the_screen(
    xltiebreak: Command, tmp_path: Path, command: str
) -> None:
    path = tmp_path / "event.csv"
    rows = "".join(f"{number},Player {number},x,U\n" for number in range(1, 1501))
    path.write_text(f"No.,Name,Rating,R1\n{rows}", encoding="utf-8")
    run = xltiebreak(command, path)
    lines = (run.out if command == "check" else run.err).splitlines()
    assert lines[0].startswith("warning: line 2, Rating: 'x' is not a rating")
    assert lines[9].startswith("warning: line 11, Rating: ")
    assert lines[10] == (
        "warning: and 1,490 more of this kind (rating); 'xltiebreak check --json' lists them all"
    )
    assert len(json.loads(xltiebreak("check", path, "--json").out)["findings"]) > 1500


def test_one_cause_of_many_findings_is_one_line_and_has_its_consequences_in_json(
    xltiebreak: Command, tmp_path: Path
) -> None:
    path = tmp_path / "event.csv"
    rows = "".join(f"{number},Player {number},Q\n" for number in range(1, 1501))
    path.write_text(f"No.,Name,R1\n{rows}", encoding="utf-8")
    [line] = xltiebreak("check", path).out.splitlines()
    assert line.startswith("error: line 2, R1: 'Q' is not a result")
    assert "1,499 more cells are no results, either" in line
    answer = json.loads(xltiebreak("check", path, "--json").out)
    assert [finding["code"] for finding in answer["findings"]] == ["unknown-code"]
    assert len(answer["consequences"]) == 1500
