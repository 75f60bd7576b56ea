"""A workbook in which each result is typed once, on a sheet Games: its formulas against the core,
stored and worked out anew by LibreOffice, and what sheet and ``check`` say of slips."""

from __future__ import annotations

import asyncio
import io
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from openpyxl import load_workbook

from tests.command import Command
from tests.excel.lite_book import opened
from tests.excel.stored import assert_as_stored, recalculated, without_values
from tests.excel.workbooks import worked_out
from tests.libreoffice.office import Office, Order
from tests.make.listed_games import Games
from tests.make.placed_pages import by_the_core
from tests.make.recalculation import Recalculated
from tests.nightly import by_day
from xltiebreak import Crosstable, Event, EventError, Player, Section, examine_event
from xltiebreak.event import letters as us
from xltiebreak.event.roundrobin import berger_round, rounds_of_a_cycle
from xltiebreak.excel import empty_swiss, read_workbook, typed_games, write_workbook
from xltiebreak.excel.quick_sheets import in_one_thread
from xltiebreak.scripts import lite

pytestmark = pytest.mark.slow  # each writes workbooks

G, T = "Games", "Crosstable"
PLAYERS, ROUNDS, SPARE = 8, 5, 2
LONGEST = 220


def section_of(games: Games) -> Section:
    numbers = tuple(games.cells)
    rows = tuple(tuple(us.read(cell) for cell in row) for row in games.cells.values())
    players = tuple(Player(k, name) for k, name in zip(numbers, games.names, strict=True))
    rounds = len(games.rounds)
    return Section("", players, Crosstable(numbers, rows), scheduled_rounds=rounds)


def written(seed: int, route: str = "plain") -> bytes:
    event = Event("Club", (section_of(Games(Random(seed))),))
    return write_workbook(event, route=route, of_games=True)


def crosstable(event: Event) -> list[str]:
    [section] = event.sections
    return [
        f"{player.number} {player.name}: {' '.join(map(us.write, row))}".rstrip()
        for player, row in zip(section.players, section.crosstable.results, strict=True)
    ]


@pytest.mark.parametrize("seed", range(5))
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
    rows = {at: text for at, text in formulas.items() if re.fullmatch(r"Games![A-Z]+[5-9]", at)}
    rows |= {at: text for at, text in formulas.items() if re.fullmatch(r"Crosstable![F-J]\d+", at)}
    assert len(rows) > 100
    longest = LONGEST + len(in_one_thread(""))
    assert {at: len(text) for at, text in rows.items() if len(text) > longest} == {}
    assert not any("Results" in text for at, text in rows.items() if at.startswith(G))  # no circle
    assert not any("COUNTA(" in text or "ISBLANK(" in text for text in formulas.values())
    conditions = [
        rule.formula[0]
        for ranged in book[T].conditional_formatting
        for rule in ranged.rules
        if rule.formula
    ]
    assert not any("COUNTA(" in text for text in conditions)


@pytest.mark.parametrize("route", ["plain", "lite"])
def test_the_formulas_give_in_libreoffice_what_is_stored(
    bare_office: Office, tmp_path: Path, route: str
) -> None:
    compared = 0
    for seed in range(by_day(3, night=40)):
        content = written(seed, route)
        shown = recalculated(bare_office, without_values(content), tmp_path / "club.xlsx")
        compared += assert_as_stored(content, shown, (T,) if route == "lite" else (T, "Standings"))
    assert compared > {"plain": 100, "lite": 10}[route]


def players(games: Games) -> list[Order]:
    return [("text", T, f"B{4 + k}", name) for k, name in enumerate(games.names, start=1)]


def typed(games: Games, random: Random) -> list[Order]:
    """The games as somebody types them, players by number or name, rows left out between them."""
    orders: list[Order] = []
    row = 5
    for round, (white, result, black) in games.rows:
        row += random.random() < 0.1
        orders.append(("number", G, f"A{row}", round))
        for column, value in (("C", white), ("E", black)):
            if isinstance(value, str):
                orders.append(("text", G, f"{column}{row}", value))
            elif random.random() < 0.5:
                orders.append(("number", G, f"{column}{row}", value))
            else:
                name = games.names[value - 1]
                surname = name.partition(",")[0]
                spelled = random.choice([name, name.upper(), f" {name} ", surname, str(value)])
                orders.append(("text", G, f"{column}{row}", spelled))
        orders.append(("text", G, f"D{row}", result))
        row += 1
    return orders


def story(office: Office, out: Path) -> tuple[str, str, list[list[Any]], Event]:
    """The lines of Games and of Crosstable, the page of places, and the event as it is read."""
    line, games, page = office.do(
        [("say", T, "A1"), ("say", G, "A1"), ("read", "Standings", "A5:I20")]
    )
    office.do([("store", out)])
    return games, line, page, read_workbook(out.read_bytes(), "club.xlsx")


def places(page: list[list[Any]]) -> list[list[Any]]:
    return [[cell for cell in row if cell != ""] for row in page[1:] if row[1] != ""]


def as_shown(expected: list[list[Any]] | None) -> list[list[Any]]:
    return [
        [float(value) if isinstance(value, int) else value for value in row if value != ""]
        for row in expected or []
    ]


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    book = tmp_path / "empty.xlsx"
    book.write_bytes(write_workbook(empty_swiss(PLAYERS, ROUNDS), route="plain", of_games=True))
    return book


def test_what_is_typed_is_placed_as_the_core_places_it(
    bare_office: Office, empty: Path, tmp_path: Path
) -> None:
    bare_office.do([("open", empty)])
    for seed in range(100, by_day(107, night=400)):
        random = Random(seed)
        games = Games(random)
        bare_office.do([*players(games), *typed(games, random)])
        line, above, page, event = story(bare_office, tmp_path / "typed.xlsx")
        cells = bare_office.do(
            [("read", T, f"F5:{chr(69 + len(games.rounds))}{4 + len(games.names)}")]
        )
        assert cells[0] == [*games.cells.values()], seed
        read = [text.rstrip() for text in crosstable(event)]
        assert read == [text.rstrip() for text in games.crosstable], seed
        assert line == above, seed
        assert places(page) == as_shown(by_the_core(event.sections[0])), seed
        bare_office.do([("clear", T, "B5:B12"), ("clear", G, "A5:E99")])


def test_the_functions_follow_the_list_in_libreoffice(office: Office, tmp_path: Path) -> None:
    book = tmp_path / "live.xlsx"
    event = empty_swiss(PLAYERS, ROUNDS)
    book.write_bytes(write_workbook(event, route="libreoffice", of_games=True))
    for seed in (101, 104, 108)[:: by_day(2, night=1)]:
        random = Random(seed)
        games = Games(random)
        office.do([("open", book), *players(games), *typed(games, random)])
        _, _, page, read = story(office, tmp_path / "typed.xlsx")
        assert crosstable(read)[0].rstrip() == games.crosstable[0].rstrip()
        assert places(page) == as_shown(by_the_core(read.sections[0])), seed


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
    book.type(G, 8, 4, "2-0")
    book.recalculate()
    assert book.block(G, 8, 6, 1, 1)[0][0].startswith("No result of a game")
    assert book.value(T, 10, 7) == "?"


def test_a_button_of_lite_reads_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    book = load_workbook(io.BytesIO(written(8, "lite")))
    book[G]["D6"] = "2-0"
    output = io.BytesIO()
    book.save(output)
    with opened(output.getvalue()) as (open_book, _):
        asyncio.run(lite.check_the_event(open_book))
    assert "error: Games!D6: '2-0' is not the result of a game" in capsys.readouterr().out


def game(row: int, *cells: object) -> list[Order]:
    return [
        ("number" if isinstance(value, int) else "text", G, f"{column}{row}", value)
        for column, value in zip("ACDE", cells, strict=False)
        if value != ""
    ]


SLIPS: dict[str, tuple[list[Order], str, str]] = {
    "no opponent": (game(7, 1, 5), "D7", "Games!E7"),
    "a result without its game": (game(7, 1, "", "1-0"), "D7", "Games!D7"),
    "twice in a round": (game(7, 1, 1, "1-0", 5), "C7", "Games!C7"),
    "twice, as Black": (game(7, 1, 5, "1-0", 4), "E7", "Games!E7"),
    "himself": (game(7, 1, 5, "1-0", 5), "E7", "Games!C7"),
    "first name first": (game(7, 1, "P5 Kerr", "1-0", 6), "C7", "Games!C7"),
    "a surname of several": (game(7, 1, 5, "1-0", "Kerr"), "E7", "Games!E7"),
    "unknown White": (game(7, 1, "Nobody", "1-0", 5), "C7", "Games!C7"),
    "unknown Black": (game(7, 1, 5, "1-0", 99), "E7", "Games!E7"),
    "no result": (game(7, 1, 5, "2-0", 6), "D7", "Games!D7"),
    "a date that Excel made": (game(7, 1, 5, 36526, 6), "Games!D7: Excel made a date", "Games!D7"),
    "a bye for two": (game(7, 1, 5, "B", 6), "D7", "Games!D7"),
    "a bye without points": (game(7, 1, 5, "", "bye"), "D7", "Games!E7"),
    "two byes": (game(7, 1, 5, "H", "full bye"), "D7", "Games!D7"),
    "no round": (game(7, "", 5, "1-0", 6), "A7", "Games!A7"),
    "a round too far": (game(7, 9, 5, "1-0", 6), "A7", "Games!A7"),
    "half a round": (game(7, "1.5", 5, "1-0", 6), "A7", "Games!A7"),
    "below the rows": (game(90, 1, 5, "1-0", 6), "C90", "Games!C90"),
    "over a formula": ([("text", T, "F9", "W6w")], "Crosstable: not", "Crosstable!F9"),
}


def test_slips_are_said_in_the_line_with_their_cell_and_by_check(
    bare_office: Office, empty: Path, tmp_path: Path
) -> None:
    first = [*game(5, 1, 1, "1-0", 2), *game(6, 1, 3, "½-½", 4)]
    named = [("text", T, f"B{4 + k}", f"Kerr, P{k}") for k in range(1, PLAYERS + 1)]
    bare_office.do([("open", empty), *named])
    out = tmp_path / "slip.xlsx"
    wheres = {}
    for name, (orders, at, _) in SLIPS.items():
        bare_office.do([*first, *orders])
        line, above, page, event = story(bare_office, out)
        finding = examine_event(event)[0]
        wheres[name] = finding.where
        assert finding.is_error, name
        assert line == above, name
        assert line.startswith(f"Games!{at}: " if at[1:].isdigit() else at), (name, line)
        assert places(page) == [], name
        assert name == "below the rows" or by_the_core(event.sections[0]) is None, name
        bare_office.do([("clear", G, "A5:E60"), ("clear", G, "A90:E90")])
    assert wheres == {name: where for name, (_, _, where) in SLIPS.items()}


def test_rows_that_are_sorted_or_inserted_do_no_harm(bare_office: Office, tmp_path: Path) -> None:
    games = Games(Random(8))
    book = tmp_path / "club.xlsx"
    book.write_bytes(written(8))
    bare_office.do([("open", book)])
    last = 4 + len(games.rows)
    for name, orders in {
        "sorted": [("sort", G, f"A5:E{last}", 3)],
        "a row inserted": [("insert rows", G, 7, 1)],
        "players sorted": [("sort", T, f"A5:E{4 + len(games.names)}", 0)],
        "a player's row inserted": [("insert rows", T, 6, 1)],
    }.items():
        bare_office.do(orders)
        line, above, page, event = story(bare_office, tmp_path / "changed.xlsx")
        assert line == above
        assert not any(finding.is_error for finding in examine_event(event)), name
        assert sorted(map(str.rstrip, crosstable(event))) == sorted(
            map(str.rstrip, games.crosstable)
        ), name
        assert places(page) == as_shown(by_the_core(event.sections[0])), name
        bare_office.do([("undo",)])


def test_an_empty_one_is_asked_for_by_name(xltiebreak: Command, tmp_path: Path) -> None:
    out = tmp_path / "club.xlsx"
    run = xltiebreak("new", out, "--entry", "games", "--for", "plain", "--players", "10")
    assert run.code == 0
    assert load_workbook(out, read_only=True).sheetnames[:4] == ["Event", G, T, "Standings"]
    run = xltiebreak("new", tmp_path / "teams.xlsx", "--entry", "games", "--kind", "team")
    assert (run.code, (tmp_path / "teams.xlsx").exists()) == (2, False)
    said = "--entry is for events of the kind swiss or roundrobin, and this one is team"
    assert said in " ".join(run.err.split())
    again = tmp_path / "again.xlsx"
    again.write_bytes(written(2))
    larger = xltiebreak("new", out, "--force", "--from", again, "--entry", "games")
    assert (larger.code, "not taken over" in larger.err) == (0, False)
    assert (
        crosstable(read_workbook(out.read_bytes(), "a.xlsx"))[:3]
        == crosstable(read_workbook(again.read_bytes(), "a.xlsx"))[:3]
    )


def roundrobin(players: int, random: Random) -> Section:
    """A round-robin by the Berger tables, whoever has the lower number with White."""
    rounds = rounds_of_a_cycle(players)
    rows = {number: ["U"] * rounds for number in range(1, players + 1)}
    for round in range(rounds):
        for number, row in rows.items():
            due = round % rounds_of_a_cycle(players) + 1
            others = {*range(1, players + 1)} - {number}
            met = (k for k in others if berger_round(players, number, k) == due)
            other = next(met, None)
            if other and number < other:
                own, twin = random.choice(["WL", "WL", "LW", "DD", "XF"])
                row[round] = f"{own}{other}w"
                rows[other][round] = f"{twin}{number}b"
    results = tuple(tuple(map(us.read, row)) for row in rows.values())
    named = tuple(Player(number, f"Player {chr(64 + number)}") for number in rows)
    crosstable = Crosstable(tuple(rows), results)
    return Section("", named, crosstable, kind="roundrobin", scheduled_rounds=rounds)


def test_a_round_robin_may_have_one_and_is_placed_by_34f(
    bare_office: Office, xltiebreak: Command, tmp_path: Path
) -> None:
    for players in by_day((5, 6), night=range(3, 10)):
        asked, typed = tmp_path / "asked.xlsx", tmp_path / "typed.xlsx"
        options = ("--kind", "roundrobin", "--entry", "games", "--players", str(players))
        assert xltiebreak("new", asked, *options, "--for", "plain", "--force").code == 0
        [empty] = read_workbook(asked.read_bytes(), "asked.xlsx").sections
        expected = roundrobin(players, Random(players))
        assert (empty.kind, empty.order) == ("roundrobin", "roundrobin")
        assert empty.scheduled_rounds == expected.scheduled_rounds
        games = [*typed_games(expected)]
        names: list[Order] = [("text", T, f"B{4 + p.number}", p.name) for p in expected.players]
        rows = [
            order
            for row, listed in enumerate(games, start=5)
            for order in game(row, listed.round, listed.white, listed.result, listed.black or "")
        ]
        bare_office.do([("open", asked), *names, *rows])
        line, above, page, event = story(bare_office, typed)
        assert line == above == f"Round {expected.scheduled_rounds} is in, the last one. {_THEN}"
        assert event.sections[0].crosstable.results == expected.crosstable.results
        assert page[0][4:7] == ["SB", "H2H", "WIN"]
        assert places(page) == as_shown(by_the_core(expected)), players


_THEN = "Next: check the colors, then print Standings."


def test_boards_are_kept_where_the_games_are_written_again(
    xltiebreak: Command, tmp_path: Path
) -> None:
    typed, larger, text = (tmp_path / name for name in ("typed.csv", "larger.xlsx", "games.csv"))
    games = [
        "1,2,Ash,1-0,Birch",
        "1,1,Cedar,½-½,Dogwood",
        "2,1,Birch,0-1,Cedar",
        "2,2,Dogwood,,Ash",
    ]
    typed.write_text("\n".join(["Round,Board,White,Result,Black", *games]), "utf-8")
    run = xltiebreak("new", larger, "--from", typed, "--entry", "games", "--players", "9")
    assert (run.code, "not taken over" in run.err) == (0, False)
    sheet = load_workbook(larger)[G]
    assert [sheet.cell(row, 2).value for row in range(5, 9)] == [1, 2, 1, 2]
    assert xltiebreak("convert", larger, text, "--to", "games").code == 0
    listed = text.read_text("utf-8-sig").splitlines()
    assert listed[-4:] == [games[1], games[0], *games[2:]]


def test_sections_have_lists_of_their_own_and_a_copied_list_counts_for_nobody(
    xltiebreak: Command, tmp_path: Path
) -> None:
    out = tmp_path / "two.xlsx"
    options = ("--entry", "games", "--sections", "Open,U1200", "--players", "6", "--for", "plain")
    assert xltiebreak("new", out, *options).code == 0
    book = load_workbook(out)
    for behind in ("", " U1200"):
        for number in (1, 2):
            book[T + behind].cell(4 + number, 2).value = f"Player{behind} {number}"
        for column, value in ((1, 1), (3, 1), (4, "1-0"), (5, f"Player{behind} 2")):
            book[G + behind].cell(5, column).value = value
    book.copy_worksheet(book[G])
    book.save(out)
    run = xltiebreak("check", out)
    assert run.out.count("\n") == 1
    assert "warning: Games Copy: this sheet is a copy" in run.out
    rows = [
        " ".join(map(us.write, row))
        for section in read_workbook(out.read_bytes(), "two.xlsx").sections
        for row in section.crosstable.results[:2]
    ]
    assert [row.split()[0] for row in rows] == ["W2w", "L1b"] * 2


def test_a_deleted_column_of_names_ends_in_a_sentence(
    bare_office: Office, empty: Path, tmp_path: Path
) -> None:
    named = [("text", T, f"B{4 + k}", f"Player {k}") for k in range(1, PLAYERS + 1)]
    bare_office.do([("open", empty), *named, *game(5, 1, 1, "1-0", 2)])
    gone: Order = ("delete columns", T, 2, 1)
    line, errors = said_after(bare_office, gone, tmp_path / "again.xlsx", T)
    assert line.startswith("The column Name of this table was deleted")
    assert [error for error in errors if error.endswith(line[1:])]


def test_a_header_of_another_column_stops_the_places_and_any_other_does_no_harm(
    bare_office: Office, tmp_path: Path
) -> None:
    book = tmp_path / "club.xlsx"
    book.write_bytes(written(1))
    bare_office.do([("open", book)])
    for cell, text, title in (
        ("A4", "Day", ""),
        ("C4", "Black", "White"),
        ("E4", " white", "Black"),
    ):
        line, errors = said_after(bare_office, ("text", G, cell, text), tmp_path / "again.xlsx")
        assert errors == ([line] if title else [])
        assert line.startswith(f"Games!{cell}: {title} belongs here" if title else "Round ")
    for column in "AD":  # on Crosstable, since the line of Games goes with its first column
        gone: Order = ("delete columns", G, "ABCDE".index(column) + 1, 1)
        line, errors = said_after(bare_office, gone, tmp_path / "again.xlsx", T)
        assert line.startswith("Games: the column ")
        assert line in errors


def said_after(
    bare_office: Office, change: Order, out: Path, sheet: str = G
) -> tuple[str, list[str]]:
    """The line of a sheet after a change, which is undone, and the errors of ``check``."""
    line = bare_office.do([change, ("say", sheet, "A1")])[0]
    bare_office.do([("store", out), ("undo",)])
    try:
        findings = examine_event(read_workbook(out.read_bytes(), "club.xlsx"))
    except EventError as error:
        findings = [*error.findings]
    errors = [finding for finding in findings if finding.is_error]
    return line, [f"{finding.where}: {finding.message}" for finding in errors]
