"""What is wrong in a row, a table or a grid is told at its cell; the cases are texts in
``tests/data/tables``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables.grids import MERGED, NO_VALUE, Sheets, blocks, found, messages, read, tells
from tests.tables.team_sheets import BOARDS, EVENT, MATCH, MATCHES, PLAYERS, TEAMS
from tests.tables.test_prizes import HEADS, LINE, TABLE, event
from tests.tables.test_square import table as grid_of
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.ranking.standings import standings
from xltiebreak.tables.cells import MADE_A_DATE, Cell

DATA = Path(__file__).parents[1] / "data/tables"
SPECIAL = {"<no value>": NO_VALUE, "<date>": Cell("x", MADE_A_DATE)}
OTHER_MATCH = [1, 3, 1.5, 1.5, 4]
OF_BOARDS: Sheets = {"Teams": TEAMS, "Matches": [MATCH, OTHER_MATCH], "Players": PLAYERS}
WORKBOOKS: dict[str, Sheets] = {
    "team": {"Event": EVENT, "Teams": TEAMS, "Matches": MATCHES},
    "labels": {"Event": [["Event", "X"]], "Teams": TEAMS, "Matches": MATCHES},
    "players": {"Event": EVENT, "Teams": TEAMS, "Matches": MATCHES, "Players": PLAYERS},
    "boards": {"Event": [["Kind", "team"], ["Boards", 3]], **OF_BOARDS, "Boards": BOARDS},
    "boards4": {"Event": [["Kind", "team"], ["Boards", 4]], **OF_BOARDS, "Boards": BOARDS},
    "prizes": {"Event": [["Event", "X"]], "Crosstable": TABLE, "Prizes": [HEADS[1:]]},
    "line": {"Event": [["Event", "X"], ["Prizes", LINE]], "Crosstable": TABLE},
}


def cell(text: str) -> Cell:
    inside = text.strip().removeprefix("<merged>")
    if inside != text.strip():
        return Cell(inside.strip(), MERGED)
    return SPECIAL.get(inside, Cell(inside))


@pytest.mark.parametrize("case", [rows[0] for rows, _ in blocks(DATA / "wrong_rows.txt")])
def test_what_is_wrong_in_a_row_is_told_at_its_cell(case: str) -> None:
    head, _, text = case.partition(" ::")
    book, where, severity, code, cells = head.split(maxsplit=4)
    own = where.partition("!")[0]
    row = [*map(cell, cells.split("|"))]
    event = read(**{**WORKBOOKS[book], own: [*WORKBOOKS[book][own], row]})

    findings = [finding for finding in found(event) if severity in ("warning", finding[0])]
    assert findings[:1] == [(severity, code, where)]
    assert len(findings) == 1 or own == "Teams"
    assert text.strip() in messages(event, code)[0]
    assert len(messages(event, code)[0]) < 400
    if own == "Prizes":
        [section] = event.sections
        prizes = stated_prizes(section)
        assert prizes is not None
        assert prizes.fund is None
        assert len(standings(section).rows) == 4  # which no mistake in the prizes stops


@pytest.mark.parametrize(("rows", "findings"), blocks(DATA / "wrong_tables.txt"))
def test_what_is_wrong_with_columns_and_rows_is_told_at_its_cell(
    rows: list[str], findings: list[str]
) -> None:
    tells(read(S=[[*map(cell, row.split("|"))] for row in rows]), *findings)


@pytest.mark.parametrize(("rows", "findings"), blocks(DATA / "wrong_grids.txt"))
def test_what_is_wrong_in_a_grid_is_told_at_its_cell(rows: list[str], findings: list[str]) -> None:
    tells(read(S=grid_of(rows)), *findings)


@pytest.mark.parametrize(("rows", "findings"), blocks(DATA / "wrong_prizes.txt"))
def test_what_is_wrong_in_prizes_is_told_at_its_cell(rows: list[str], findings: list[str]) -> None:
    cells = [[*map(cell, row.split("|"))] for row in rows]
    labels, prizes = ([row for row in cells if (len(row) == 2) is two] for two in (True, False))
    made = event(*labels, rows=prizes)
    tells(made, *findings)
    stated = stated_prizes(made.sections[0])
    assert stated is not None
    assert (stated.fund is None) == ("error" in str(findings) or rows == ["Based on | 60"])
