"""Team events in workbooks as people make them, from the file to the standings."""

from __future__ import annotations

import datetime
from pathlib import Path

import pytest

from tests.command import Command
from tests.excel.test_workbook import Rows, findings, read, saved
from tests.tables.team_sheets import BOARDS, EVENT, MATCHES, PLAYERS, TEAMS
from xltiebreak.ranking.standings import standings

LISTS: dict[str, Rows] = {
    "Event": EVENT,
    "Teams": TEAMS,
    "Matches": MATCHES,
    "Players": PLAYERS,
    "Boards": BOARDS,
}


def test_a_workbook_of_lists_is_a_team_event() -> None:
    event = read(LISTS)
    [section] = event.sections
    assert findings(event) == []
    assert section.matches is not None
    assert section.matches.lineups[0] == ((11, 12, 13), ())
    assert standings(section, order="GMP").rows[0].player.name == "Cedar Falls"


def test_a_date_that_excel_made_of_a_result_is_named_with_its_cell() -> None:
    boards = [*BOARDS[:2], [1, 2, 1, 12, datetime.datetime(2026, 1, 2), 2, 22]]
    event = read({**LISTS, "Boards": boards})
    assert findings(event)[0] == ("date-cell", "Boards!E3")


def test_a_worth_of_matches_that_became_a_date_is_named_with_its_cell() -> None:
    labels = [*EVENT, ["Match points", datetime.datetime(2000, 2, 1)]]
    assert findings(read({**LISTS, "Event": labels}))[0] == ("setting", "Event!B4")


@pytest.fixture
def workbook(tmp_path: Path) -> Path:
    path = tmp_path / "harvest.xlsx"
    path.write_bytes(saved(LISTS))
    return path


def test_the_standings_of_a_workbook_of_teams(xltiebreak: Command, workbook: Path) -> None:
    done = xltiebreak("standings", workbook, "--order", "ihsa-team", "--format", "csv")
    assert done.code == 0
    assert "Cedar Falls" in done.out.splitlines()[1]


def test_check_names_the_cell_of_a_match(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "harvest.xlsx"
    path.write_bytes(saved({**LISTS, "Matches": [*MATCHES, [3, 9, 1, 2, 2]]}))
    done = xltiebreak("check", path)
    assert done.code == 1
    assert "Matches!B6: there is no team 9 on the sheet Teams" in " ".join(done.out.split())


def test_converting_to_text_names_what_is_lost(xltiebreak: Command, workbook: Path) -> None:
    out = workbook.with_suffix(".csv")
    done = xltiebreak("convert", workbook, out)
    assert done.code == 0
    said = " ".join(done.err.split())
    assert "Left out: the players of the teams with their results by board (16)." in said
    assert "Left out: the rosters (team 1, team 2, team 3, team 4)." in said
    assert "Left out: the line-ups." in said
    assert "Kind,team" in out.read_text(encoding="utf-8-sig")
    assert xltiebreak("check", out).code == 0
