"""The live workbook as a file: its formulas, the values stored with them, and its macros."""

from __future__ import annotations

import io
import re
import zipfile
from html import unescape

import pytest
from openpyxl.utils import FORMULAE
from openpyxl.utils.cell import column_index_from_string

from examples.build import riverside
from tests.excel.workbooks import event, parts, sheets, stored
from tests.rules import reference
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
    book = sheets(write_workbook(empty_swiss(), route=route))
    for sheet in ("Worksheet", "Checks", "Verify"):
        assert LIVE_ROUTES[route].hint in book[sheet]["A1"].value
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
    assert {"RESULTS", "ORDER", "CHOSENPLAYER", "CELLFAULTS"} <= names
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
    assert str(stored(content, "Crosstable", "A1:A1")[0][0]).startswith(wrong)


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
