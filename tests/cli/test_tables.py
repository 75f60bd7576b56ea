"""Tables in a terminal: whatever its width, every figure is there and whole."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.command import ROOT, Command, on_terminal
from xltiebreak.answers.shape import FIGURE, KEY, NAME, PROSE, SPARE, Column
from xltiebreak.cli.tables import fitted
from xltiebreak.rules.systems import SYSTEMS

pytestmark = pytest.mark.slow

RIVERSIDE = ROOT / "examples" / "riverside" / "riverside.xlsx"
STYLES = re.compile(r"\x1b\[[0-9;]*m")
PLACE, NUMBER = Column("Place", ["1", "2"], KEY), Column("No.", ["7", "12"], KEY)
PLAYER = Column("Name", ["Hollis, Marcus", "Okonjo, Daniel"], NAME)
TEAM = Column("Team", ["Millrace Chess Club", "Harbor Street"], SPARE)
SCORE, SOLK = Column("Score", ["4", "3.5"], FIGURE), Column("SOLK", ["16.5", "16"], FIGURE)


def headers(columns: list[Column], width: int) -> list[list[str]]:
    return [[column.header for column, _ in table] for table in fitted(columns, width).tables]


def widths(columns: list[Column], width: int) -> dict[str, int]:
    [table] = fitted(columns, width).tables
    return {column.header: cells for column, cells in table}


def test_where_there_is_room_nothing_is_cut() -> None:
    all_of_them = [PLACE, NUMBER, PLAYER, TEAM, SCORE, SOLK]
    assert widths(all_of_them, 80) == {
        "Place": 5,
        "No.": 3,
        "Name": 14,
        "Team": 19,
        "Score": 5,
        "SOLK": 4,
    }


def test_teams_are_cut_before_names_and_left_out_before_names_are_cut() -> None:
    all_of_them = [PLACE, NUMBER, PLAYER, TEAM, SCORE, SOLK]
    cut = widths(all_of_them, 60)
    assert (cut["Name"], cut["Team"]) == (14, 12)
    without = fitted(all_of_them, 50)
    assert without.left_out == ("Team",)
    assert widths(all_of_them, 50)["Name"] == 14
    assert widths(all_of_them, 40)["Name"] == 9


def test_figures_that_do_not_fit_go_below_beside_the_names() -> None:
    columns = [PLACE, PLAYER, *(Column(f"TB{k}", ["10.5", "9"], FIGURE) for k in range(6))]
    assert headers(columns, 40) == [
        ["Place", "Name", "TB0", "TB1", "TB2"],
        ["Place", "Name", "TB3", "TB4", "TB5"],
    ]


def test_reasons_are_wrapped_before_names_are_cut() -> None:
    why = Column("Why", ["dropped as the lowest: more than half the points", ""], PROSE)
    cut = widths([PLACE, PLAYER, why], 60)
    assert (cut["Name"], cut["Why"]) == (14, 33)


def test_wide_characters_take_two_places() -> None:
    assert Column("Name", ["山田太郎"], NAME).width == 8


def cells_of_players(printed: str) -> dict[str, list[str]]:
    """What stands behind each player's name in the tables of one section, by pairing number."""
    cells: dict[str, list[str]] = {}
    for table in printed.split("\n\n"):
        _, header, _, *rows = [*table.splitlines(), "", "", ""]
        before = 4 if " Team " in header else 3
        for row in rows:
            if row.strip():
                words = re.split(" {3,}", row.strip())
                cells.setdefault(words[1], []).extend(words[before:])
    return cells


@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("order", ["uschess", ",".join(SYSTEMS)], ids=["uschess", "all"])
def test_every_figure_of_the_standings_is_on_the_terminal(
    xltiebreak: Command, columns: int, order: str
) -> None:
    chosen = ("standings", RIVERSIDE, "--order", order, "--lots", "club")
    run = on_terminal(*chosen, columns=columns)
    assert run.code == 0
    printed = STYLES.sub("", run.out)
    assert max(len(line) for line in printed.splitlines()) <= columns
    whole = cells_of_players(xltiebreak(*chosen).out.partition(" tie-breaks were")[0])
    assert len(whole) == 24
    shown = cells_of_players(printed.partition(" tie-breaks were")[0])
    assert {number: sorted(cells) for number, cells in shown.items()} == {
        number: sorted(cells) for number, cells in whole.items()
    }


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_every_amount_and_reason_of_an_explanation_is_on_the_terminal(columns: int) -> None:
    run = on_terminal("explain", RIVERSIDE, 3, "--system", "MM", columns=columns)
    text = STYLES.sub("", run.out)
    assert max(len(line) for line in text.splitlines()) <= columns
    assert " 8 Ferrei" in text
    assert "R1 v 14: score 2, with unplayed R3 at ½" in " ".join(text.split())
    _, _, table = text.partition("Modified Median (MM)\n")
    header, _, *rows = table.partition("\n\n")[0].splitlines()
    reasons = " ".join(row[header.index("Why") :].strip() for row in rows).split()
    expected = "score 2, with unplayed R3 at ½; dropped as the lowest: more than half the points"
    assert " ".join(reasons) == expected


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
    assert line.startswith("error: line 2, R1: 1,500 cells are no results in any notation known")
    answer = json.loads(xltiebreak("check", path, "--json").out)
    assert [finding["code"] for finding in answer["findings"]] == ["unknown-code"]
    assert len(answer["consequences"]) == 1500
