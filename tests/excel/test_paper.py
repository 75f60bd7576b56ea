"""What stands on paper: the first line, the filled rows, and titles of an event without a name."""

from __future__ import annotations

import io
import re
import subprocess
import zlib
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook

from tests.excel.printed import (
    POINTS_A_CHARACTER,
    has_room,
    is_in_sight,
    letters_in,
    lines_in_column,
    pages_of,
    scale_of,
)
from tests.excel.workbooks import worked_out
from tests.libreoffice.office import Office
from tests.make.files import empty_roundrobin, empty_swiss, empty_team_event, write_workbook
from tests.make.recalculation import Recalculated
from tests.nightly import by_day
from xltiebreak import Crosstable, Event, Outcome, Player, Result
from xltiebreak.excel.sheets.painter import BOTTOM, TOP, Paper, plan_of

pytestmark = pytest.mark.slow

SWISS, TEAMS = empty_swiss(), empty_team_event()
TYPED = ("Games", "Crosstable", "Teams", "Matches", "Players", "Prizes")
"""Sheets into which one types rows."""


def book_of(event: Event, **asked: Any) -> Any:
    content = write_workbook(event, route="plain", with_prizes=True, **asked)
    return load_workbook(io.BytesIO(worked_out(content)), data_only=True)


@pytest.mark.parametrize(
    ("event", "of_games"), [(SWISS, True), (TEAMS, False), (empty_roundrobin(), False)]
)
def test_neither_first_line_nor_ids_are_printed_and_no_title_names_a_sheet_twice(
    event: Event, of_games: bool
) -> None:
    for sheet in book_of(event, of_games=of_games):
        count = " of 1" * (sheet.title in ("Event", "Standings", "" if of_games else "Help"))
        assert str(sheet.oddFooter.right.text).startswith(f"&A, page &P{count}")
        if sheet.title in ("Event", "Help"):
            continue
        assert sheet.print_area.startswith(f"'{sheet.title}'!$A$2:")
        assert sheet.page_setup.firstPageNumber == 1
        ids = [cell.column_letter for cell in sheet[4] if cell.value == "ID"]
        assert all(sheet.column_dimensions[column].hidden for column in ids)
        [line] = [cells for cells in sheet.merged_cells.ranges if "A1" in cells]
        assert line.max_col <= sheet[sheet.print_area.split(":")[1].replace("$", "")].column
        title = str(sheet["A2"].value)
        assert (sheet.oddFooter.left.text, sheet.title in title) == (None, True)
        assert not title.startswith("Crosstable:")


@pytest.mark.parametrize("event", [SWISS, TEAMS])
def test_lines_part_scores_and_the_deciding_figure_is_bold(event: Event) -> None:
    page = load_workbook(io.BytesIO(write_workbook(event, route="plain")))["Standings"]
    assert page.page_setup.blackAndWhite
    rules = [rule for block in page.conditional_formatting for rule in block.rules]
    ruled = [rule for rule in rules if rule.dxf.border and rule.dxf.border.bottom.style]
    assert all("$D6<>$D7" in rule.formula[0] for rule in ruled)
    decided = [rule for rule in rules if 'MATCH("Decided by",' in rule.formula[0]]
    assert [rule.dxf.font.b for rule in decided] == [True, True]


@pytest.mark.parametrize(("event", "of_games"), [(SWISS, True), (TEAMS, False)])
def test_a_row_has_boxes_only_by_a_condition(event: Event, of_games: bool) -> None:
    for sheet in book_of(event, of_games=of_games):
        if sheet.title not in TYPED or sheet.protection.sheet:
            continue
        cells = [cell for row in sheet.iter_rows(5, 20, 1, 4) for cell in row]
        assert {cell.border.bottom.style for cell in cells} == {None}
        assert {cell.fill.fill_type for cell in cells} == {None}
        assert sheet.sheet_view.showGridLines is not False
        words = [cell.column for cell in sheet[4] if cell.value == "In words"]
        last = sheet[sheet.print_area.split(":")[1].replace("$", "")]
        assert not words or last.column < words[0]


@pytest.mark.parametrize("event", [SWISS, TEAMS, empty_roundrobin()])
def test_the_sheet_event_prints_boxes_only_around_what_is_typed(event: Event) -> None:
    sheet = book_of(event)["Event"]
    labels = [cell.row for cell in sheet["A"] if cell.value in ("Event", "Thanks", "Prizes")]
    assert len(labels) == 3
    for row in labels:
        assert sheet.cell(row, 1).border.bottom.style is sheet.cell(row, 2).border.bottom.style
        assert sheet.cell(row, 2).border.bottom.style is None
    [faint, *_] = [
        rule.formula
        for ranges in sheet.conditional_formatting
        for rule in ranges.rules
        if "A2" in ranges.sqref and str(rule.formula[0]).startswith("NOT(")
    ]
    assert faint == ["NOT(COUNTA($B2)>0)"]
    last = max(cell.row for cell in sheet["A"] if cell.value)
    lines = 2  # of the order, and the answer to a line of prizes
    assert sheet.print_area == f"'Event'!$A$1:$B${last + lines}"


@pytest.mark.parametrize("sideways", [False, True])
@pytest.mark.parametrize("may_fold", [False, True])
def test_no_page_of_a_table_holds_spare_rows_alone(sideways: bool, may_fold: bool) -> None:
    paper = Paper(sideways, 90)
    points = 72 * ((8.5 if sideways else 11) - TOP - BOTTOM) / 0.83
    for filled in range(4, 301):
        rows = filled + min(max(filled // 4, 6), 20)
        plan = plan_of(paper, rows, rows - filled if may_fold else 0, 150, 16)
        first = int((points - 150) / plan.line_height)
        others = int((points - 16) / plan.line_height)
        before_the_last = 0 if plan.pages == 1 else first + (plan.pages - 2) * others
        assert before_the_last < filled <= plan.shown <= before_the_last + max(first, others)
        assert may_fold or plan.shown == rows


READ = ("Event", "Help")
KINDS: dict[str, Callable[[int], Event]] = {
    "swiss": lambda players: empty_swiss(players, 6),
    "long swiss": lambda players: empty_swiss(players, 16),
    "roundrobin": lambda players: empty_roundrobin(min(players, 30)),
    "double": lambda players: empty_roundrobin(min(players, 15), double=True),
    "team": empty_team_event,
}
LETTERS = sorted(product(product(KINDS, (4, 24, 60, 150)), ("plain", "lite", "libreoffice")))


@pytest.mark.parametrize(("event", "route"), LETTERS[:: by_day(17, night=1)])
def test_what_is_to_be_read_is_printed_in_nine_points(event: tuple[str, int], route: str) -> None:
    kind, players = event
    content = write_workbook(KINDS[kind](players), route=route, with_prizes=True)
    for sheet in load_workbook(io.BytesIO(content), rich_text=True):
        last = int((sheet.print_title_rows or "$4:$4").split(":$")[1])
        for program in POINTS_A_CHARACTER:
            scale = scale_of(sheet, program)
            for row, cell, size in letters_in(sheet):
                of_players = kind in ("swiss", "team") and sheet.title != "Prizes"
                if sheet.title in READ or row <= last or of_players:
                    assert size * scale >= 900, (sheet.title, cell, size, scale, program)


def wholly_entered(players: int, rounds: int = 6) -> Event:
    """A Swiss in which everybody has drawn each game."""
    section = empty_swiss(players, rounds).sections[0]
    rows = [
        tuple(
            Result(Outcome.DRAW, 1 + (k ^ 1 if round % 2 else (k + (-1) ** (k + 1)) % players), "w")
            for round in range(rounds)
        )
        for k in range(players)
    ]
    entered = [Player(k + 1, f"Hollis-Brandt, Marcus {k + 1}", rating=1500) for k in range(players)]
    table = Crosstable(section.crosstable.numbers, tuple(rows))
    return Event("Mill Lane Open", (replace(section, players=tuple(entered), crosstable=table),))


@pytest.mark.parametrize(
    ("players", "rounds"),
    [
        (60, 7),
        *[(60, 6), (4, 6), (24, 6), (150, 6), (47, 7), (61, 6), (104, 7)][:: by_day(3, night=1)],
    ],
)
def test_every_page_of_a_table_has_filled_rows(players: int, rounds: int) -> None:
    content = write_workbook(wholly_entered(players, rounds), route="plain")
    book = load_workbook(io.BytesIO(content))
    for title, first in (("Crosstable", 5), ("Standings", 6), ("Arithmetic", 5)):
        sheet = book[title]
        for program in POINTS_A_CHARACTER:
            scale = scale_of(sheet, program)
            assert scale >= 83
            down = 11 if sheet.page_setup.orientation != "landscape" else 8.5
            room = 72 * (down - sheet.page_margins.top - sheet.page_margins.bottom) * 100 / scale
            pages = [*pages_of(sheet, room)]
            assert min(pages[-1]) < first + players
            if players <= 60 and title != "Arithmetic":
                assert len(pages) == 1


CAPITALS, LONGEST = "ALEXANDROVITCH-MONTGOMERY, JOE", ("ANDERSON, JULIA " * 10).strip()
OF_NAMES = {
    **{"Crosstable": "B", "Standings": "C", "Arithmetic": "B", "Teams": "B", "Worksheet": "C"},
    **{"Games": "CE", "Matches": "BE", "Players": "BE", "Boards": "CDFG"},
}


EMPTY = product([*KINDS, "games"], [6, 24, 60], [""], ["plain", "lite"])
FILLED = product(KINDS, [24], [CAPITALS, LONGEST], ["plain", "lite"])


@pytest.mark.parametrize(
    ("kind", "players", "name", "route"), [*EMPTY, *FILLED][:: by_day(7, night=1)]
)
def test_names_clubs_and_events_in_capitals_have_room(
    kind: str, players: int, name: str, route: str
) -> None:
    [section] = KINDS.get(kind, KINDS["swiss"])(players).sections
    named = tuple(replace(one, name=name, team=name[:30]) for one in section.players)
    event = Event("", (replace(section, players=named),))
    asked = {"of_games": kind == "games", "with_boards": kind == "team"}
    for sheet in load_workbook(io.BytesIO(write_workbook(event, route=route, **asked))):
        is_of_players = sheet.title == "Crosstable" and kind != "team"
        for column in OF_NAMES.get(sheet.title, "") + "E" * is_of_players:
            at = f"{column}{9 if sheet.title == 'Worksheet' else 6}"
            look, text = sheet[at].alignment, name or CAPITALS
            lines = sheet.sheet_format.defaultRowHeight // 12 if look.wrap_text else 1
            if len(text) <= len(CAPITALS) or look.wrap_text:
                assert lines_in_column(sheet, at, text) <= lines, (sheet.title, at)
            assert look.wrap_text != look.shrink_to_fit
        above = [block for block in sheet.merged_cells.ranges if block.max_row < 5]
        sentences = [block for block in above if block.start_cell.alignment.wrap_text]
        assert all(is_in_sight(sheet, block.max_col) for block in sentences), sheet.title
        if sheet["A2"].value and sheet["A2"].alignment.wrap_text:
            assert has_room(sheet, "A2", "The Annual Mill Lane Memorial " * 3, is_beside=True)


def test_what_has_no_room_on_the_pages_is_folded_and_said() -> None:
    content = write_workbook(wholly_entered(60), route="plain")
    rows = load_workbook(io.BytesIO(content))["Standings"].row_dimensions
    assert [row for row in range(1, 100) if rows[row].hidden] == [*range(69, 81)]
    book = Recalculated(content)
    assert book.value("Standings", 81, 1) == ""
    table = load_workbook(io.BytesIO(content))["Crosstable"]
    folded = [row for row in range(1, 100) if table.row_dimensions[row].hidden]
    assert str(table.cell(folded[-1] + 1, 16).value).startswith("Further late entries: click the +")
    for row in range(65, 69):
        book.type("Crosstable", row, 2, f"Late, {row}")
    book.recalculate()
    assert book.value("Standings", 69, 3) == "Late, 68"
    assert book.value("Standings", 81, 1) == (
        "Further places stand above this line: click the + on the left."
    )


def test_winners_come_onto_a_page_and_further_ones_are_seen_and_said() -> None:
    page = load_workbook(io.BytesIO(write_workbook(empty_swiss(), with_prizes=True)))["Prizes"]
    for program in POINTS_A_CHARACTER:
        room = 72 * (8.5 - page.page_margins.top - page.page_margins.bottom)
        assert len([*pages_of(page, 100 * room / scale_of(page, program))]) == 1
    assert not any(row.hidden for row in page.row_dimensions.values())
    assert "Lines from row 59 on are printed if they are added" in str(page["A46"].value)


def test_winners_of_each_section_are_printed_on_pages_of_their_own() -> None:
    sections = [replace(empty_swiss().sections[0], name=name) for name in ("Open", "U1200")]
    event = replace(empty_swiss(), sections=tuple(sections))
    page = load_workbook(io.BytesIO(write_workbook(event, with_prizes=True)))["Prizes"]
    tops = [
        int(part.split("!")[1].split("$")[2].rstrip(":")) for part in page.print_area.split(",")
    ]
    assert ["Winners" in str(page.cell(top, 1).value) for top in tops] == [True, True]


def test_headers_of_a_wide_grid_and_long_findings_are_whole() -> None:
    book = load_workbook(io.BytesIO(write_workbook(empty_roundrobin(30))))
    for sheet, at, text in (("Arithmetic", "C4", "30: 28½"), ("Checks", "C6", LONGEST)):
        height = lines_in_column(book[sheet], at, text) * 1.2207 * book[sheet][at].font.size
        assert height <= book[sheet].row_dimensions[book[sheet][at].row].height


@pytest.mark.parametrize("rounds", by_day([7], night=[7, 6]))
def test_libreoffice_prints_sixty_players_on_a_page_in_nine_points(
    office: Office, tmp_path: Path, rounds: int
) -> None:
    made = tmp_path / "sixty.xlsx"
    made.write_bytes(write_workbook(wholly_entered(60, rounds), route="plain"))
    file = office.converted(made, made.with_suffix(".pdf"), "calc_pdf_Export")
    text = subprocess.run(["pdftotext", file, "-"], capture_output=True, check=True).stdout.decode()
    pages = text.split("\f")[:-1]
    assert [page.count("Hollis-Brandt, Marcus") for page in pages][:3] == [0, 60, 60]
    streams = re.findall(rb"stream\r?\n(.*?)endstream", file.read_bytes(), re.DOTALL)
    inflated = [zlib.decompressobj().decompress(piece) for piece in streams if piece[:1] == b"x"]
    sizes = [float(size) for piece in inflated for size in re.findall(rb" ([0-9.]+) Tf", piece)]
    assert min(sizes) >= 9


@pytest.mark.parametrize("kind", ["swiss", "games", "teams"])
def test_rounds_that_there_are_not_are_not_printed(
    kind: str, office: Office, tmp_path: Path
) -> None:
    empty = empty_team_event(4, 7, 2) if kind == "teams" else empty_swiss(4, 7)
    book = load_workbook(io.BytesIO(write_workbook(empty, route="plain", of_games=kind == "games")))
    book.remove(book["Help"])  # which explains a header R6
    [rounds] = [cell.row for cell in book["Event"]["A"] if cell.value == "Rounds"]
    for row, name in enumerate(("Ash", "Birch"), start=5):
        book["Teams" if kind == "teams" else "Crosstable"].cell(row, 2).value = name
    for stated, last in ((4, 4), (None, 7)):
        book["Event"].cell(rounds, 2).value = stated
        book.save(tmp_path / "event.xlsx")
        pdf = tmp_path / "event.pdf"
        office.converted(tmp_path / "event.xlsx", pdf, "calc_pdf_Export")
        text = subprocess.run(["pdftotext", pdf, "-"], capture_output=True, check=True).stdout
        heads = {*re.findall(r"^[RPO]([1-7])$", text.decode(), re.MULTILINE)}
        assert heads == {*map(str, range(1, last + 1))}
