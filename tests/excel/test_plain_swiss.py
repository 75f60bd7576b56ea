"""Places and arithmetic by plain formulas, worked out anew by LibreOffice, against the core: every
cell, of events in the middle of being typed."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any
from xml.sax.saxutils import unescape

import pytest
from openpyxl import load_workbook
from openpyxl.utils import column_index_from_string

from tests.excel.recalculation import Recalculated
from tests.libreoffice.office import Office
from tests.make.half_typed import Cells, half_typed, respelled, section_of, with_a_slip
from tests.nightly import one_in
from xltiebreak import SYSTEMS, Event, EventError, Section
from xltiebreak.excel import empty_roundrobin, empty_team_event, read_workbook, write_workbook
from xltiebreak.excel.cells.live_values import LiveValues
from xltiebreak.excel.plain.columns import FUNCTIONS, NEWER
from xltiebreak.excel.plain.rounds import ODD
from xltiebreak.excel.plain.typed_order import KNOWN, MOST
from xltiebreak.ranking.standings import Standings, standings
from xltiebreak.rules.systems import tie_break

SIZES = [1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 8, 10, 13]
LARGE = {7: (120, 9), 133: (48, 12), 260: (30, 11)}
A_WORKBOOK = 51
WIDTH = 4 + MOST + 1
"""The columns of Standings."""


def made(seed: int) -> tuple[Cells, int, int]:
    """Cells, the number of rows, and the rounds that are planned."""
    drawing = Random(seed)
    players, rounds = LARGE.get(seed) or (
        drawing.choice(SIZES),
        drawing.choice([2, 2, 3, 3, 4, 5, 6, 9]),
    )
    cells = half_typed(seed, players, rounds)
    if drawing.random() < 0.15:
        cells = with_a_slip(cells, seed)
    return cells, players, drawing.choice([rounds, rounds, rounds - 1])


def section(seed: int) -> Section:
    cells, _, planned = made(seed)
    return replace(section_of(cells, f"S{seed}", planned, seed), order=typed_order(seed))


def typed_order(seed: int) -> str:
    """An order as people type it: none, a name, or codes and names of tie-breaks."""
    drawing = Random(f"order {seed}")
    if drawing.random() < 0.3:
        return drawing.choice(["", "uschess", "Scholastic", "ihsa"])
    codes = drawing.sample(KNOWN, drawing.randint(1, MOST))
    spellings = [
        drawing.choice([code, code.lower(), SYSTEMS[code].name, f" {code} "]) for code in codes
    ]
    return drawing.choice([", ", ",", "; ", " > "]).join(spellings)


def recalculated(bare_office: Office, content: bytes, path: Path) -> dict[str, list[list[str]]]:
    path.write_bytes(content)
    return bare_office.rows_of(path, as_shown=False)


_SHAPE = re.compile(r"<c([^>]*)><f>[^<]*99999-[^<]*</f><v>77</v></c>")
"""What looks for changes by hand a thousand rows beyond each table: other tests work it out."""


_LOOKS = re.compile(r"<(conditionalFormatting|dataValidations) .*</\1>")


def without_values(content: bytes) -> bytes:
    """The workbook with a wrong value stored in every cell of a formula."""
    output = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as package, zipfile.ZipFile(output, "w") as copy:
        for name in package.namelist():
            part = package.read(name).decode("utf-8") if name.endswith(".xml") else None
            if part is None or not name.startswith("xl/worksheets/sheet"):
                copy.writestr(name, package.read(name))
                continue
            part = re.sub(r"(</f>|<f [^>]*/>)<v>[^<]*</v>", r"\1<v>77</v>", part)
            part = _SHAPE.sub(r"<c\1><v>0</v></c>", part)
            copy.writestr(name, _LOOKS.sub("", part))
    return output.getvalue()


_FORMULA = re.compile(r'<c r="([A-Z]+)(\d+)"[^>]*?( t="str")?><f[^>]*>[^<]*</f><v>([^<]*)</v></c>')


def stored(
    content: bytes, kinds: tuple[str, ...] = ("Arithmetic", "Standings")
) -> Iterator[tuple[str, int, int, float | str]]:
    """Sheet, row and column of every formula on these sheets, and what is stored with it."""
    titles = load_workbook(io.BytesIO(content), read_only=True).sheetnames
    with zipfile.ZipFile(io.BytesIO(content)) as package:
        for k, title in enumerate(titles, start=1):
            if title.startswith(kinds):
                part = package.read(f"xl/worksheets/sheet{k}.xml").decode("utf-8")
                for letters, row, text, value in _FORMULA.findall(part):
                    column = column_index_from_string(letters)
                    is_text = text or value == ""
                    yield title, int(row), column, unescape(value) if is_text else float(value)


def cell_of(rows: list[list[str]], row: int, column: int) -> str:
    return rows[row - 1][column - 1] if row <= len(rows) and column <= len(rows[row - 1]) else ""


def assert_as_stored(
    content: bytes,
    shown: dict[str, list[list[str]]],
    kinds: tuple[str, ...] = ("Arithmetic", "Standings"),
) -> int:
    """Every formula of these sheets gives what is stored with it; how many there were."""
    compared = 0
    for sheet, row, column, value in stored(content, kinds):
        cell = cell_of(shown[sheet], row, column)
        same = cell == value if isinstance(value, str) else cell and float(cell) == value
        assert same, (sheet, row, column, value, cell)
        compared += 1
    return compared


@pytest.mark.slow
def test_events_of_all_sizes_are_worked_out_as_the_core_does(
    bare_office: Office, tmp_path: Path
) -> None:
    all_seeds = range(1, 307, by_day(18, night=1))  # with a large event by day
    books = [
        all_seeds[first : first + A_WORKBOOK] for first in range(0, len(all_seeds), A_WORKBOOK)
    ]
    events = [Event("Club", tuple(section(seed) for seed in seeds)) for seeds in books]
    contents = [write_workbook(event, route="plain") for event in events]
    shown = [
        recalculated(bare_office, without_values(content), tmp_path / f"{k}.xlsx")
        for k, content in enumerate(contents)
    ]
    compared = sum(map(assert_as_stored, contents, shown))
    assert compared > 250 * len(all_seeds)
    held = 0
    for content, sheets in zip(contents, shown):
        for k, read in enumerate(read_workbook(content, "w.xlsx").sections):
            held += assert_standings(read, sheets, "" if k == 0 else f" {read.name}")
    assert len(all_seeds) / 40 < held < len(all_seeds) / 3


def assert_standings(one: Section, sheets: dict[str, list[list[str]]], behind: str) -> bool:
    """The sheets show the core's standings of what is read from the workbook, and nothing where
    it finds errors; whether it does. By a Swiss order they do not place an odd round-robin."""
    page, lines = sheets[f"Standings{behind}"], sheets[f"Arithmetic{behind}"]
    try:
        table = standings(one)
    except EventError:
        assert page[4][1:WIDTH] == [""] * (WIDTH - 1)
        assert "until then nobody has a place" in page[4][0]
        assert not any(cell for row in page[5:] for cell in row[:WIDTH])
        return True
    if page[4][0].endswith(ODD):
        assert one.is_roundrobin
        assert len(table.rows) % 2 == 1
        assert one.order
        return False
    codes = [tie.system.code for tie in table.order.tie_breaks]
    names = ["Place", "No.", "Name", "Score", *codes, "Decided by"]
    assert [cell for cell in page[4][:WIDTH] if cell] == names
    width = len(names)
    rows = [[str(cell) for cell in row[:width]] for row in page[5:] if any(row[:WIDTH])]
    assert rows == [[text(cell) for cell in line] for line in listed(table)]
    assert_arithmetic(table, lines)
    return False


def listed(table: Standings) -> Iterator[list[Any]]:
    for row in table.rows:
        values = row.values.values()
        named = [row.places, row.player.number, row.player.label, row.score]
        yield [*named, *values, (row.decided_by and tie_break(row.decided_by).system.code) or ""]


def text(value: Any) -> str:
    """A value as LibreOffice writes it down."""
    return "" if value is None else f"{value:g}" if isinstance(value, (int, float)) else str(value)


def assert_arithmetic(table: Standings, lines: list[list[str]]) -> None:
    """In each complete round the amount of the term of Solkoff, or of Sonneborn-Berger by the order
    of a round-robin; nothing in the others."""
    head = lines[3]
    system = tie_break("SOLK" if "Adj." in head else "SB")
    rounds = table.section.crosstable.rounds
    complete = table.section.crosstable.complete_rounds
    for line in lines[4:]:
        if not line[0]:
            continue
        terms = table.worksheet(int(line[0]), system).terms
        amounts = dict.fromkeys(complete, "0")
        amounts |= {term.round: text(float(term.amount or 0)) for term in terms}
        by_round = {round: line[head.index(f"R{round}")] for round in range(1, rounds + 1)}
        assert by_round == {round: amounts.get(round, "") for round in range(1, rounds + 1)}
        assert {*amounts} == {*complete}


@pytest.mark.slow
def test_results_as_other_people_type_them_are_read_as_by_the_commands(
    bare_office: Office, tmp_path: Path
) -> None:
    seeds = range(1000, 1030, by_day(3, night=1))
    cells = {f"S{seed}": respelled(made(seed)[0], seed) for seed in seeds}
    event = Event("Club", tuple(section(seed) for seed in seeds))
    content = write_workbook(event, route="plain")
    typed = load_workbook(io.BytesIO(content))
    for k, (name, rows) in enumerate(cells.items()):
        sheet = typed["Crosstable" if k == 0 else f"Crosstable {name}"]
        for row, line in enumerate(rows, start=5):
            for column, cell in enumerate(line, start=6):
                sheet.cell(row, column).value = cell or None
    output = io.BytesIO()
    typed.save(output)
    sheets = recalculated(bare_office, output.getvalue(), tmp_path / "typed.xlsx")
    sections = read_workbook(output.getvalue(), "w.xlsx").sections
    held = [
        assert_standings(read, sheets, "" if k == 0 else f" {read.name}")
        for k, read in enumerate(sections)
    ]
    assert any(held)
    assert not all(held)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [3, 8, 14])
def test_an_edit_gives_the_core_s_places(seed: int) -> None:
    """By another engine than LibreOffice, and in a moment."""
    cells = half_typed(seed, 9, 4)
    row, round, other = next(
        (row, round, int(cell[1]) - 1)
        for round in range(4)
        for row, line in enumerate(cells)
        if re.fullmatch(r"W\d", cell := line[round])
        and cells[int(cell[1]) - 1][round] == f"L{row + 1}"
    )
    book = Recalculated(write_workbook(Event("Club", (section_of(cells, "", 4, seed),))))
    for player, letter, opponent in ((row, "L", other), (other, "W", row)):
        cells[player][round] = f"{letter}{opponent + 1}"
        book.type("Crosstable", 5 + player, 6 + round, cells[player][round])
    book.recalculate()
    edited = section_of(cells, "", 4, seed)
    expected = [*listed(standings(LiveValues(edited).there))]
    page = book.block("Standings", 6, 1, len(expected) + 1, 9)
    shown = [[text(cell) for cell in line] for line in page[:-1]]
    assert shown == [[text(cell) for cell in line] for line in expected]
    assert page[-1] == [""] * 9


@pytest.mark.slow
def test_the_formulas_call_what_every_spreadsheet_knows() -> None:
    formulas = []
    for event in (Event("Club", (section(3),)), empty_roundrobin(4), empty_team_event(4, 3, 2)):
        content = write_workbook(event, route="plain")
        book = load_workbook(io.BytesIO(content))
        formulas += [
            re.sub(r'"[^"]*"', "", str(book[sheet].cell(row, column).value))
            for sheet, row, column, _ in stored(content)
        ]
    called = {name for formula in formulas for name in re.findall(r"([A-Z]+)\(", formula)}
    assert called == FUNCTIONS | NEWER
    newer = re.compile(rf"_xlfn\.(?:{'|'.join(NEWER)})\(")
    assert all("IFERROR(" in formula for formula in formulas if newer.search(formula))
    assert not any("{" in formula for formula in formulas)
    assert max(map(len, formulas)) < 2000
