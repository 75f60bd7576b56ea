"""An event for the commands to work on."""

from __future__ import annotations

from pathlib import Path

import pytest
import xlsxwriter

from tests.cli.team_events import COMBINED, TEAMS


@pytest.fixture
def bham(tmp_path: Path) -> Path:
    """The BHAM event of source 001 with colours, as a plain CSV file."""
    path = tmp_path / "bham.csv"
    path.write_text(
        "No.,Name,R1,R2,R3,R4,Total\n"
        "1,Ash,W4w,D2b,W3w,L5b,2.5\n"
        "2,Birch,W5b,D1w,W6b,L3b,2.5\n"
        "3,Cedar,W6b,L4w,L1b,W2w,2\n"
        "4,Dogwood,L1b,W3b,L5w,L6w,1\n"
        "5,Elm,L2w,L6w,W4b,W1w,2\n"
        "6,Fir,L3w,W5b,L2w,W4b,2\n",
        encoding="utf-8",
    )
    return path


@pytest.fixture
def two_sections(tmp_path: Path) -> Path:
    """Sections Open and U1200 with a player 1 each; Hart is in both, Hartley in the Open only.

    A total of U1200 is wrong.
    """
    sheets: dict[str, list[list[object]]] = {
        "Event": [["Event", "Club Night"], ["Section", "Open", "U1200"]],
        "Crosstable": [
            ["No.", "Name", "R1", "R2"],
            [1, "Hart", "W2", "D3"],
            [2, "Hartley", "L1", "B"],
            [3, "Moss", "B", "D1"],
        ],
        "Crosstable U1200": [
            ["No.", "Name", "R1", "Total"],
            [1, "Hart", "L2", 0],
            [2, "Reed", "W1", 9],
        ],
    }
    path = tmp_path / "two.xlsx"
    with xlsxwriter.Workbook(str(path)) as book:
        for name, rows in sheets.items():
            sheet = book.add_worksheet(name)
            for number, row in enumerate(rows):
                sheet.write_row(number, 0, row)
    return path


@pytest.fixture
def teams(tmp_path: Path) -> Path:
    path = tmp_path / "teams.csv"
    path.write_text(TEAMS, encoding="utf-8")
    return path


@pytest.fixture
def combined(tmp_path: Path) -> Path:
    path = tmp_path / "combined.csv"
    path.write_text(COMBINED, encoding="utf-8")
    return path


@pytest.fixture
def uncounted(tmp_path: Path) -> Path:
    """The combined event without its label."""
    path = tmp_path / "uncounted.csv"
    path.write_text(COMBINED.replace("Counting players,2\n", ""), encoding="utf-8")
    return path
