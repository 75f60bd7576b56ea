"""Rows that are inserted in the table, as for a late entry, by LibreOffice as people do it: nobody
loses his place, and sheet, check and standings tell one story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.libreoffice.office import Office, Order
from tests.make.placed_pages import by_the_core
from tests.nightly import by_day
from tests.referees.events import swiss
from xltiebreak import Crosstable, Event, TieBreakError, examine_event
from xltiebreak.event.letters import read
from xltiebreak.excel import read_workbook, write_workbook

pytestmark = pytest.mark.slow

T, FIRST = "Crosstable", 5
ROUNDS = 3


def event(players: int) -> Event:
    """Of four players who meet each other in three rounds, a round-robin."""
    made = swiss(players, players, ROUNDS, unplayed=0.1 * (players > 4))
    if players == 4:
        cells = [("W2", "D3", "L4"), ("L1", "W4", "D3"), ("W4", "D1", "D2"), ("L3", "L2", "W1")]
        rows = tuple(tuple(read(cell) for cell in row) for row in cells)
        made = replace(made, crosstable=Crosstable((1, 2, 3, 4), rows))
    named = tuple(replace(player, name=f"Player {player.number}") for player in made.players)
    return Event("Spring", (replace(made, players=named, scheduled_rounds=ROUNDS),))


def positions(players: int) -> dict[str, tuple[int, int]]:
    """Before which row of the sheet how many are inserted; all of them in a small event by day."""
    positions = {
        "above all": (FIRST, 1),
        "behind the first": (FIRST + 1, 1),
        "in the middle": (FIRST + players // 2, 1),
        "several": (FIRST + players // 2, 3),
        "before the last": (FIRST + players - 1, 1),
        "behind the last": (FIRST + players, 1),
        "at the end of the spare ones": (FIRST + players + 5, 1),
    }
    some = ("above all", "several", "behind the last")
    few = positions if players < 9 else {where: positions[where] for where in some}
    return by_day(few, night=positions)


def story(office: Office, out: Path, players: int) -> tuple[str, list[list[Any]], Any, list[str]]:
    """The line, the page of places, the places of the command, and the errors of ``check``."""
    line, rows, _ = office.do(
        [("say", T, "A1"), ("read", "Standings", f"A5:I{6 + players}"), ("say", T, "A1")]
    )
    office.do([("store", out)])
    try:
        read = read_workbook(out.read_bytes(), "event.xlsx")
    except TieBreakError as error:
        return line, rows, None, str(error).splitlines()
    errors = [
        f"{finding.where}: {finding.message}" for finding in examine_event(read) if finding.is_error
    ]
    return line, rows, None if errors else by_the_core(read.sections[0]), errors


def places(rows: list[list[Any]]) -> list[list[Any]]:
    """The rows of the page below its header, without the empty ones."""
    return [[cell for cell in row if cell != ""] for row in rows[1:] if row[1] != ""]


def as_shown(expected: list[list[Any]]) -> list[list[Any]]:
    return [
        [float(value) if isinstance(value, int) else value for value in row if value != ""]
        for row in expected
    ]


@pytest.mark.parametrize("route", ["plain", "lite"])
@pytest.mark.parametrize("players", [4, 24, 60][:: by_day(2, night=1)])
def test_an_inserted_row_takes_nobodys_place(
    bare_office: Office, tmp_path: Path, players: int, route: str
) -> None:
    whole = event(players)
    book = tmp_path / "event.xlsx"
    book.write_bytes(write_workbook(whole, route=route))
    bare_office.do([("open", book)])
    expected = as_shown(by_the_core(whole.sections[0]) or [])
    assert len(expected) == players
    for where, (row, count) in positions(players).items():
        bare_office.do([("insert rows", T, row, count)])
        line, rows, command, _ = story(bare_office, tmp_path / "again.xlsx", players)
        assert places(rows) == expected, where
        assert as_shown(command) == expected, where
        if route == "plain":
            assert line.startswith(f"Round {ROUNDS} is in, the last one."), where
        bare_office.do([("undo",)])


@pytest.mark.parametrize("players", [4, 24, 60][:: by_day(2, night=1)])
def test_a_late_entry_typed_there_is_placed_with_its_number(
    bare_office: Office, tmp_path: Path, players: int
) -> None:
    book = tmp_path / "event.xlsx"
    book.write_bytes(write_workbook(event(players), route="plain"))
    bare_office.do([("open", book)])
    for where, (row, count) in positions(players).items():
        if where == "above all":
            continue
        late: list[Order] = [
            *(("insert rows", T, row, count), ("text", T, f"B{row}", "Late, Lou")),
            *(
                ("text", T, f"F{row}", "U"),
                ("text", T, f"G{row}", "H"),
                ("text", T, f"H{row}", "B"),
            ),
        ]
        bare_office.do(late)
        line, rows, command, errors = story(bare_office, tmp_path / "again.xlsx", players)
        begin, _, end = line.partition("the number is missing; type ")
        assert begin == f"A{row}: ", where
        assert rows[0][0] == line, where
        assert command is None, where
        assert f"{T}!{line}" in errors, where
        bare_office.do([("number", T, f"A{row}", float(end.partition(",")[0]))])
        line, rows, command, errors = story(bare_office, tmp_path / "again.xlsx", players)
        assert line.startswith(f"Round {ROUNDS} is in, the last one."), where
        assert errors == [], where
        assert places(rows) == as_shown(command), where
        assert len(command) == players + 1, where
        bare_office.do([("undo",)])


def test_the_number_of_a_spare_row_is_free_for_a_late_entry(
    bare_office: Office, tmp_path: Path
) -> None:
    book = tmp_path / "event.xlsx"
    book.write_bytes(write_workbook(event(4), route="plain"))
    bare_office.do([("open", book)])
    for row in (7, 11):  # above the spare row with 5, and below it
        late: list[Order] = [("insert rows", T, row, 1), ("text", T, f"B{row}", "Late, Lou")]
        late += [("number", T, f"A{row}", 5.0)]
        late += [("text", T, f"{column}{row}", "U") for column in "FGH"]
        bare_office.do(late)
        line, rows, command, errors = story(bare_office, tmp_path / "again.xlsx", 5)
        assert line.startswith("Round 3 is in, the last one.")
        assert not errors
        assert command is not None
        assert places(rows) == as_shown(command)
        assert len(command) == 5
        bare_office.do([("undo",)])


def test_room_ends_with_the_last_filled_row_and_the_line_says_so(
    bare_office: Office, tmp_path: Path
) -> None:
    book = tmp_path / "event.xlsx"
    book.write_bytes(write_workbook(event(4), route="plain"))  # 4 rows and 6 spare ones
    late: list[Order] = [("open", book), ("insert rows", T, 14, 2)]
    late += [("text", T, f"B{row}", f"Late {row}") for row in range(9, 17)]
    bare_office.do([*late, ("number", T, "A14", 11), ("number", T, "A15", 12)])
    line, rows, _, errors = story(bare_office, tmp_path / "again.xlsx", 12)
    assert line == rows[0][0]
    assert f"{T}!{line}" in errors
    assert line.startswith("B16: this row stands below the 10 rows for which the other sheets have")
    bare_office.do([("delete rows", T, 14, 2)])
    _, rows, command, _ = story(bare_office, tmp_path / "again.xlsx", 12)
    assert places(rows) == as_shown(command)


CHANGES: Mapping[str, tuple[Sequence[Order], str]] = {
    "the ratings are deleted": ((("delete columns", T, 4, 1),), "The column Rating of this table"),
    "rows are sorted": ((("sort", T, "A5:H12", 0),), "A5: number 1 belongs in this row"),
    "a round is inserted": (
        (("insert columns", T, 10, 1), ("text", T, "J4", "R5"), ("text", T, "K4", "R6")),
        f"Round {ROUNDS} is in, the last one.",
    ),
}


@pytest.mark.parametrize("route", ["plain", "lite"])
def test_what_no_place_depends_on_takes_none_away(
    bare_office: Office, tmp_path: Path, route: str
) -> None:
    """Without ratings the order needs none; who is named by his number may stand anywhere."""
    book = tmp_path / "event.xlsx"
    whole = event(8)
    book.write_bytes(write_workbook(whole, route=route))
    bare_office.do([("open", book)])
    expected = as_shown(by_the_core(whole.sections[0]) or [])
    for change, (orders, said) in CHANGES.items():
        bare_office.do(orders)
        line, rows, command, _ = story(bare_office, tmp_path / "again.xlsx", 8)
        assert places(rows) == expected == as_shown(command), change
        if (route, change) != ("plain", "rows are sorted"):
            assert said in line, change
        bare_office.do([("undo",)])
