"""The live workbook as a file: its formulas, the values stored with them, and its macros."""

from __future__ import annotations

import io
import re
import zipfile
from dataclasses import replace
from html import unescape

import pytest
from openpyxl.utils import FORMULAE
from openpyxl.utils.cell import column_index_from_string

from examples.build import BHAM, RIVERSIDE, bham, riverside
from tests.excel.workbooks import event, parts, sheets, stored
from tests.make.crosstables import table as printed_table
from tests.rules import reference
from xltiebreak import Event
from xltiebreak.excel import empty_swiss, udfs, write_workbook
from xltiebreak.excel.routes import LIVE_ROUTES
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.ranking.standings import standings

pytestmark = pytest.mark.slow

ROUTES = list(LIVE_ROUTES)
SPILL = re.compile(
    r'<c r="([A-Z]+\d+)"[^>]*?( cm="1")?(?: t="\w+")?><f t="array" ref="([^"]+)">(.*?)</f>'
)


def sheet_parts(content: bytes) -> list[str]:
    return [
        part.decode("utf-8")
        for name, part in parts(content).items()
        if name.startswith("xl/worksheets/sheet")
    ]


def spills(content: bytes) -> list[tuple[str, str, str, str]]:
    """Each array formula: its cell, whether it is a dynamic one, its range and its text."""
    return [
        (cell, dynamic, reference, unescape(formula))
        for part in sheet_parts(content)
        for cell, dynamic, reference, formula in SPILL.findall(part)
    ]


FIVE = ("STANDINGS_TB", "EXPLAIN_TB", "TERMS_TB", "CHECK_TB", "VERIFY_TB")


@pytest.mark.parametrize("route", [*ROUTES, "plain"])
def test_each_function_spills_natively_under_the_name_that_the_route_stores(route):
    content = write_workbook(riverside(), route=route, with_prizes=True)
    prefix = "_xldudf_" if route == "lite" else ""
    names = [] if route == "plain" else [*FIVE, "PRIZES_TB"]
    functions = [re.findall(r"\w+_TB", formula) for *_, formula in spills(content)]
    assert functions == [[f"{prefix}{name}"] for name in names]
    is_dynamic = route in ("lite", "classic")
    assert {dynamic for _, dynamic, *_ in spills(content)} <= {' cm="1"' if is_dynamic else ""}
    assert ("xl/metadata.xml" in parts(content)) == is_dynamic


def stored_spills(content: bytes) -> list[list[list[object]]]:
    """What is stored with the standings, the sentence, the worksheet and the checks."""
    sheets = ("Standings", "Worksheet", "Worksheet", "Checks")
    return [
        stored(content, sheet, reference)
        for sheet, (_, _, reference, _) in zip(sheets, spills(content))
    ]


def test_every_cell_of_a_spill_is_stored_as_source_001_works_it_out():
    """BHAM as it is printed, with the Cumulative of Opposition that it misprints corrected."""
    table, sentence, worksheet, checks = stored_spills(write_workbook(bham()))

    figures = {int(row["no"]): row for row in printed_table("bham.csv")}
    codes = ("MM", "SOLK", "CUM", "OCUM", "BLACKS")
    names = dict(enumerate((line.split("|")[1].strip() for line in lines_of(BHAM)), start=1))
    decided = {2: "SOLK", 1: "SOLK", 3: "CUM", 5: "CUM", 6: "MM", 4: ""}
    assert table == [
        ["Place", "No.", "Name", "Score", *codes, "H2H", "Decided by"],
        *(
            [
                place,
                number,
                names[number],
                float(figures[number]["score"]),
                *(float(figures[number][code]) for code in codes),
                "",
                code_that_decided,
            ]
            for place, (number, code_that_decided) in enumerate(decided.items(), start=1)
        ),
    ]
    assert sentence == [
        [
            "Modified Median 6.5 = 2.5 (R2 v 1) + 2 (R3 v 6) + 2 (R4 v 3); "
            "dropped the lowest, 2 (R1 v 5): more than half the points"
        ]
    ]
    assert worksheet == [
        ["Round", "Opponent", "Amount", "Counts", "Why"],
        [1, 5, 2, "no", "dropped as the lowest: more than half the points"],
        [2, 1, 2.5, "yes", ""],
        [3, 6, 2, "yes", ""],
        [4, 3, 2, "yes", ""],
        ["Total", "", 6.5, "", "Modified Median"],
    ]
    assert checks == [["nothing to fix", "", ""]]


def test_every_cell_of_a_spill_is_stored_as_a_second_calculation_has_it():
    table, _, worksheet, checks = stored_spills(write_workbook(riverside()))

    rows = [[part.strip() for part in line.split("|")] for line in lines_of(RIVERSIDE)]
    played = {int(row[0]): [cell_of(text) for text in row[-1].split()] for row in rows}
    codes = ["MM", "SOLK", "CUM", "OCUM"]
    places = reference.places(played, codes, "uschess")
    in_order = sorted(rows, key=lambda row: (places[int(row[0])][0], int(row[0])))
    expected = []
    for number, name, *_ in ((int(row[0]), row[1]) for row in in_order):
        first, last, decided = places[number]
        figures = [reference.value(played, code, "uschess", number) for code in codes]
        place = first if first == last else f"{first}–{last}"
        score = reference.score(played, number)
        expected.append([place, number, name, score, *figures, decided or ""])
    assert table == [["Place", "No.", "Name", "Score", *codes, "Decided by"], *expected]

    leader = expected[0][1]
    amounts = reference.by_round(played, leader, "MM", "uschess")
    assert [(row[0], row[1], row[2]) for row in worksheet[1:-1]] == [
        (round, cell[1], amount)
        for round, (cell, amount) in enumerate(zip(played[leader], amounts), start=1)
    ]
    assert worksheet[-1][2] == reference.value(played, "MM", "uschess", leader)
    assert checks == [["nothing to fix", "", ""]]


def lines_of(text: str) -> list[str]:
    return text.strip().splitlines()


def cell_of(text: str) -> reference.Cell:
    """``W12w`` as the reference takes it; a dot is an empty cell."""
    letter, number, colour = re.fullmatch(r"([A-Z.])(\d*)([wb]?)", text).groups()
    return letter.replace(".", ""), int(number) if number else None, colour


def test_the_page_is_stored_with_the_core_s_standings():
    rows = stored(write_workbook(riverside()), "Standings", "A6:I29")
    table = standings(riverside().sections[0]).rows
    assert [row[1] for row in rows] == [row.player.number for row in table]
    assert [row[3] for row in rows] == [row.score for row in table]
    assert [row[4:8] for row in rows] == [list(row.values.values()) for row in table]
    assert {row[0] for row in rows if isinstance(row[0], str)} == {"13–14"}


def test_names_stand_for_blocks_and_never_for_whole_columns():
    book = sheets(write_workbook(riverside()))
    named = {name: defined.value for name, defined in book.defined_names.items()}
    assert named["Results"] == "Crosstable!$F$5:$L$34"
    assert named["Players"] == "Crosstable!$B$5:$B$34"
    labels = {book["Event"].cell(row, 1).value: row for row in range(1, 40)}
    for name, label in (
        ("Edition", "Edition"),
        ("Order", "Tie-break order"),
        ("Lots", "Lots"),
        ("Trophies", "Trophies"),
        ("Unrated", "Unrated"),
    ):
        assert named[name] == f"Event!$B${labels[label]}"


@pytest.mark.parametrize("route", ROUTES)
def test_the_live_sheets_say_how_they_become_live(route):
    book = sheets(write_workbook(empty_swiss(), route=route), values=True)
    assert not book["Standings"]["A1"].value
    for sheet in ("Standings", "Worksheet", "Checks", "Verify"):
        assert sheet == "Standings" or book[sheet]["A1"].value == LIVE_ROUTES[route].hint
        assert book[sheet].print_area.startswith(f"'{sheet}'!$A$1:")
    steps = [row[1].value for row in book["Help"].iter_rows(max_row=12)]
    assert [step for step in LIVE_ROUTES[route].steps if step in steps] == list(
        LIVE_ROUTES[route].steps
    )
    needed = "LibreOffice 25.2" if route == "libreoffice" else "Microsoft 365"
    assert any(needed in str(step) for step in steps)


def test_the_classic_steps_ask_for_trust_before_the_import():
    """xlwings cannot import the functions without it."""
    steps = LIVE_ROUTES["classic"].steps
    trust, imported = (
        next(k for k, step in enumerate(steps) if words in step)
        for words in ("tick Trust access to the VBA project object model", "click Import Functions")
    )
    assert trust < imported


def test_no_defined_name_is_a_function_or_a_cell():
    """Excel would refuse it, and xlwings the import of a function of that name."""
    book = sheets(write_workbook(riverside()))
    names = {name.upper() for scope in (book, *book) for name in scope.defined_names}
    assert {"RESULTS", "ORDER", "CHOSENPLAYER", "TWINS_AGREE"} <= names
    assert not names & {*FORMULAE, *(name for name in vars(udfs) if name.isupper())}
    assert not [name for name in names if re.fullmatch(r"[A-Z]{1,3}\d+|R\d*(C\d*)?|C\d*", name)]


def test_only_the_classic_workbook_has_macros():
    for route in ROUTES:
        has_macros = "xl/vbaProject.bin" in parts(write_workbook(empty_swiss(), route=route))
        assert has_macros == (route == "classic")
    content = write_workbook(riverside(), route="classic")
    types = parts(content)["[Content_Types].xml"]
    assert b"application/vnd.ms-excel.sheet.macroEnabled.main+xml" in types
    assert b'codeName="ThisWorkbook"' in parts(content)["xl/workbook.xml"]
    codenames = [re.findall(r'codeName="(\w+)"', part) for part in sheet_parts(content)]
    assert codenames == [[f"Sheet{k}"] for k in range(1, len(codenames) + 1)]


def test_xlwings_finds_the_functions_by_the_settings_sheet():
    book = sheets(write_workbook(empty_swiss(), route="classic"))
    settings_sheet = {row[0].value: row[1].value for row in book["xlwings.conf"].iter_rows()}
    assert settings_sheet == {
        "UDF MODULES": "xltiebreak.excel.udfs",
        "ADD_WORKBOOK_TO_PYTHONPATH": "False",
    }


def test_an_event_with_errors_is_written_with_what_is_to_be_corrected():
    content = write_workbook(event("W2", "W1"))
    wrong = "F5: W2 does not go together with the opponent's cell (2 such cells in all)."
    for sheet, cell in (("Standings", "A5:A5"), ("Crosstable", "A1:A1")):
        assert str(stored(content, sheet, cell)[0][0]).startswith(wrong)
    assert stored(content, "Checks", "A6:D6")[0][:2] == ["error", "player 1, round 1"]
    assert stored(content, "Checks", "D6:D6") == [["F5"]]


def test_an_order_that_is_not_understood_is_told_in_the_standings():
    section = replace(event("W2", "L1").sections[0], order="NOPE, MM")
    content = write_workbook(Event("x", (section,)))
    answer = stored(content, "Standings", "A5:A5")[0][0]
    assert str(answer).startswith("TB error: 'NOPE' is not a tie-break")
    line = stored(content, "Crosstable", "A1:A1")[0][0]
    where = "Event!B19: "
    assert line == answer.replace("TB error: ", where) + " Round 1 is in, the last one."


def test_two_hundred_players_and_twelve_rounds_make_a_small_file_with_lists_to_choose_from():
    content = write_workbook(empty_swiss(players=200, rounds=12))
    package = zipfile.ZipFile(io.BytesIO(content))
    code = package.getinfo("xl/webextensions/webextension1.xml").compress_size
    assert len(content) - code < 470_000
    book = sheets(content)
    lists = {
        (sheet.title, str(box.sqref)): box.formula1
        for sheet in book
        for box in sheet.data_validations.dataValidation
        if box.type == "list"
    }
    assert lists["Worksheet", "B3"] == "Players"
    assert lists["Worksheet", "B4"] == "TieBreakCodes"
    assert lists["Crosstable", "F5:S224"] == '"X,F,B,H,U"'
    assert book.defined_names["Players"].attr_text == "Crosstable!$B$5:$B$224"
    assert book.defined_names["Results"].attr_text == "Crosstable!$F$5:$S$224"


def test_every_named_order_fits_the_page_with_lots_behind_it():
    page = sheets(write_workbook(empty_swiss()))["Standings"]
    room = page.print_area.split(":")[1].strip("$").partition("$")[0]
    tie_breaks = column_index_from_string(room) - len(["Place", "No.", "Name", "Score", "Decided"])
    assert all(len({*order.codes, "LOT"}) <= tie_breaks for order in NAMED_ORDERS.values())
