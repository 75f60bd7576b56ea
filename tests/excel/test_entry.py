"""Results that are typed as a list of games or into a grid: what is written is read again, and
sheets and functions follow."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from openpyxl import load_workbook

from examples.build import bham
from tests.asked import crosstable
from tests.command import Command
from tests.excel.story import story_of, why_two_stories
from tests.excel.workbooks import double, of_results, read_back, sheets, worked_out
from tests.libreoffice.office import Office, Order
from tests.make.crosstables import section
from tests.make.files import empty_roundrobin, empty_swiss, read_workbook, write_workbook
from tests.make.half_typed import Games
from tests.make.otherwise import otherwise
from tests.make.recalculation import Recalculated
from tests.nightly import by_day
from xltiebreak import Event, Player, examine_event
from xltiebreak.excel.cells.typed_results import cycles_in
from xltiebreak.excel.quick_sheets import in_one_thread

pytestmark = pytest.mark.slow


G, T = "Games", "Crosstable"
PLAYERS, ROUNDS = 8, 5
LONGEST = 220


def written(seed: int) -> bytes:
    games = Games(Random(seed))
    rows = (" ".join(cell or "." for cell in row) for row in games.cells.values())
    players = [Player(k, name) for k, name in enumerate(games.names, start=1)]
    made = section(*rows, players=players, kind="", scheduled_rounds=len(games.rounds))
    event = Event("Club", (replace(made, name=""),))
    return write_workbook(event, route="plain", of_games=True)


@pytest.mark.parametrize("seed", range(by_day(2, night=20)))
def test_what_is_written_stands_in_the_crosstable_and_is_read_again(seed: int) -> None:
    content, games = written(seed), Games(Random(seed))
    sheet = load_workbook(io.BytesIO(worked_out(content)), data_only=True)[T]
    for number, cells in games.cells.items():
        columns = range(6, 6 + len(cells))
        assert [sheet.cell(4 + number, column).value or "" for column in columns] == cells
    event = read_workbook(content, "club.xlsx")
    assert not any(finding.is_error for finding in examine_event(event))
    assert crosstable(event) == [line.rstrip() for line in games.crosstable]


def test_formulas_of_rows_are_short_and_nothing_asks_whether_they_are_empty() -> None:
    book = load_workbook(io.BytesIO(written(1)))
    formulas = {
        f"{sheet.title}!{cell.coordinate}": cell.value
        for sheet in book
        for row in sheet.iter_rows()
        for cell in row
        if isinstance(cell.value, str) and cell.value.startswith("=")
    }
    of_rows = r"Games![A-Z]+[5-9]|Crosstable![F-J]\d+"
    rows = {at: text for at, text in formulas.items() if re.fullmatch(of_rows, at)}
    assert len(rows) > 100
    longest = LONGEST + len(in_one_thread(""))
    assert {at: len(text) for at, text in rows.items() if len(text) > longest} == {}
    assert not any("Results" in text for at, text in rows.items() if at.startswith(G))  # no circle
    rules = [rule for ranged in book[T].conditional_formatting for rule in ranged.rules]
    conditions = [text for rule in rules for text in rule.formula]
    for text in (*formulas.values(), *conditions):
        assert "COUNTA(" not in text
        assert "ISBLANK(" not in text


def typed(games: Games, random: Random) -> list[Order]:
    """The games as somebody types them, players by number or name, rows left out between them."""
    orders: list[Order] = [("text", T, f"B{k}", name) for k, name in enumerate(games.names, 5)]
    row = 5
    for round, (white, result, black) in games.rows:
        row += random.random() < 0.1
        orders.append(("number", G, f"A{row}", round))
        for column, value in (("C", white), ("E", black)):
            spelled = [value]
            if isinstance(value, int):
                name = games.names[value - 1]
                spelled += [name, name.upper(), f" {name} ", name.partition(",")[0], str(value)]
            chosen = random.choice(spelled)
            kind = "number" if isinstance(chosen, int) else "text"
            orders.append((kind, G, f"{column}{row}", chosen))
        orders.append(("text", G, f"D{row}", result))
        row += 1
    return orders


def test_what_is_typed_is_placed_as_the_core_places_it(office: Office, tmp_path: Path) -> None:
    book, out = tmp_path / "empty.xlsx", tmp_path / "typed.xlsx"
    book.write_bytes(write_workbook(empty_swiss(PLAYERS, ROUNDS), route="plain", of_games=True))
    office.do([("open", book)])
    for seed in range(100, by_day(103, night=400)):
        random = Random(seed)
        games = Games(random)
        office.do(typed(games, random))
        told = story_of(office, out, G)
        assert why_two_stories(told) == "", (seed, told)
        assert not told.is_red, (seed, told)
        read = crosstable(read_workbook(out.read_bytes(), "club.xlsx"))
        assert read == [text.rstrip() for text in games.crosstable], seed
        office.do([("undo",)])


@pytest.mark.parametrize("route", ["lite", "classic"])
def test_the_functions_of_excel_follow_the_list(route: str) -> None:
    book = Recalculated(write_workbook(empty_swiss(6, 3), route=route, of_games=True))
    for row in range(5, 11):
        book.type(T, row, 2, f"Player {row - 4}")
    rows = [(1, 1, "1-0", 4), (1, "Player 2", "½-½", 5), (1, 3, "0-1", "player 6")]
    rows += [(2, 6, "1-0", 1), (2, 5, "1-0f", 3), (2, 2, "H", None), (2, "", "half bye", 4)]
    for row, cells in enumerate(rows, start=5):
        for column, value in zip((1, 3, 4, 5), cells, strict=True):
            book.type(G, row, column, value)
    book.recalculate()
    shown = [" ".join(row) for row in book.block(T, 5, 6, 6, 2)]
    assert shown == ["W4w L6b", "D5w H", "L6w F5b", "L1b H", "D2b X3w", "W3b W1w"]
    [header, first] = book.block("Standings", 5, 1, 2, 30)
    beside = header.index("Place", 1)
    assert first[beside : beside + 4] == [1, 6, "Player 6", 2]


def test_an_empty_one_is_asked_for_by_name_and_takes_over_what_was_typed(
    xltiebreak: Command, tmp_path: Path
) -> None:
    out, again = tmp_path / "club.xlsx", tmp_path / "again.xlsx"
    run = xltiebreak("new", out, "--entry", "games", "--for", "plain", "--players", "10")
    assert run.code == 0
    assert load_workbook(out, read_only=True).sheetnames[:4] == ["Event", G, T, "Standings"]
    run = xltiebreak("new", tmp_path / "teams.xlsx", "--entry", "games", "--kind", "team")
    assert (run.code, (tmp_path / "teams.xlsx").exists()) == (2, False)
    said = "--entry is for events of the kind swiss or roundrobin, and this one is team"
    assert said in " ".join(run.err.split())
    again.write_bytes(written(2))
    larger = xltiebreak("new", out, "--force", "--from", again, "--entry", "games")
    assert (larger.code, "not taken over" in larger.err) == (0, False)
    before, after = (read_workbook(path.read_bytes(), "a.xlsx") for path in (again, out))
    assert crosstable(after)[:3] == crosstable(before)[:3]


def test_boards_are_kept_where_the_games_are_written_again(
    xltiebreak: Command, tmp_path: Path
) -> None:
    typed, larger, text = (tmp_path / name for name in ("typed.csv", "larger.xlsx", "games.csv"))
    games = "1,2,Ash,1-0,Birch\n1,1,Cedar,½-½,Dogwood\n2,1,Birch,0-1,Cedar\n2,2,Dogwood,,Ash"
    typed.write_text(f"Round,Board,White,Result,Black\n{games}", "utf-8")
    run = xltiebreak("new", larger, "--from", typed, "--entry", "games", "--players", "9")
    assert (run.code, "not taken over" in run.err) == (0, False)
    assert [cell.value for cell in load_workbook(larger)[G]["B"][4:8]] == [1, 2, 1, 2]
    assert xltiebreak("convert", larger, text, "--to", "games").code == 0
    first, second, *rest = games.splitlines()
    assert text.read_text("utf-8-sig").splitlines()[-4:] == [second, first, *rest]


def test_the_diagonal_is_black_and_the_cells_offer_what_may_be_typed() -> None:
    sheet = sheets(write_workbook(empty_roundrobin(4, double=True)))["Crosstable"]
    heads = [cell.value for cell in sheet[4] if cell.value]
    assert heads == ["No.", "Name", "ID", "Rating", "Club", *"11223344", "Score"]
    black = [
        (str(cells.sqref), rule.formula)
        for cells in sheet.conditional_formatting
        for rule in cells.rules
        if rule.dxf and rule.dxf.fill and rule.dxf.fill.bgColor.rgb == "FF404040"
    ]
    himself = "INT((COLUMN(F5)-6)/2)=ROW(F5)-5"
    assert black == [("F5:M8", [f"AND({himself},COUNTA($B5:$M5)>0)"])]
    [offered] = [box for box in sheet.data_validations.dataValidation if box.formula1]
    assert (str(offered.sqref), offered.formula1) == ("F5:M8", '"1,½,0,+,-"')
    assert all(cell.number_format == "@" for row in sheet["F5:M8"] for cell in row)


def test_the_sheet_event_and_the_help_are_a_round_robin_s() -> None:
    book = sheets(write_workbook(empty_roundrobin()))
    labels = {row[0].value: row[1].value for row in book["Event"].iter_rows(max_row=25, max_col=2)}
    assert (labels["Kind"], labels["Tie-break order"]) == ("roundrobin", "roundrobin")
    assert (labels["Notation"], labels["Rounds"]) == ("grid", None)
    typed = [row[0].value for row in book["Help"].iter_rows(max_col=1)]
    assert {"½", "+", "Withdrawals"} <= {*typed}
    assert "W12" not in typed


def test_what_a_grid_cannot_hold_is_written_in_letters() -> None:
    [section] = double().sections
    coloured = otherwise(section, 'crosstable.results.0.1.colour="w"')
    bye = otherwise(section, 'crosstable.results.0.0="B"')
    others = (coloured, bye, bham().sections[0])
    assert (cycles_in(section), *map(cycles_in, others)) == (2, 0, 0, 0)
    written = Event("Winter double", (coloured,))
    assert sheets(write_workbook(written))["Crosstable"]["F4"].value == "R1"
    planned = replace(coloured, scheduled_rounds=coloured.crosstable.rounds)
    assert read_back(written) == of_results(replace(written, sections=(planned,)))
