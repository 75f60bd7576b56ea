"""The workbooks that a director types into, empty or filled with an event, plain and live: their
sheets and formulas, their stored values, their macros, and reading them back."""

from __future__ import annotations

import io
import re
import zipfile
from dataclasses import replace
from html import unescape
from itertools import accumulate, product
from typing import Any
from xml.etree import ElementTree as ET

import openpyxl
import pytest
from hypothesis import given, settings
from openpyxl.utils import FORMULAE
from openpyxl.utils.cell import column_index_from_string

from examples.build import TEMPLATES, WORKBOOKS, bham, championship, riverside
from tests.excel.workbooks import (
    TEAM_EVENTS,
    double,
    event,
    formulas,
    four_teams,
    of_results,
    read_back,
    sheets,
    stored,
)
from tests.excel.workbooks import written as team_workbook
from tests.make.files import (
    empty_roundrobin,
    empty_swiss,
    empty_team_event,
    read_workbook,
    write_workbook,
)
from tests.make.made_up import MadeUp, made_up
from tests.make.packages import parts
from tests.nightly import by_day
from xltiebreak import (
    EDITIONS,
    Crosstable,
    Event,
    Outcome,
    Player,
    Result,
    Section,
    TieBreakError,
    examine_event,
)
from xltiebreak.disk.shipped import table_in
from xltiebreak.event.crosstable import typed_by_hand
from xltiebreak.event.letters import LETTERS
from xltiebreak.event.results import BLANK, UNREADABLE
from xltiebreak.excel import udfs
from xltiebreak.excel.cells.layout import section_row
from xltiebreak.excel.plain.swiss import KNOWN
from xltiebreak.excel.routes import LIVE_ROUTES
from xltiebreak.excel.sheets.event_sheet import EVENT_HINTS, SECTION_BOXES, TEAM_BOXES
from xltiebreak.excel.sheets.styles import RESULT_LOOKS
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.ranking.standings import standings
from xltiebreak.tables.labels import COLUMN_HEADERS, EVENT_LABELS, MATCH_LABELS, SECTION_LABELS

pytestmark = pytest.mark.slow


MISCHIEF = '=HYPERLINK("http://x","y")&<b>'
ROUTES = [*LIVE_ROUTES, "plain"]
OF_PLAYERS = ["Crosstable", "Standings", "Arithmetic"]
OF_TEAMS = [*("Teams", "Matches", "Crosstable", "Worksheet"), *OF_PLAYERS[1:]]
VOLATILE = re.compile(r"\b(OFFSET|INDIRECT|NOW|TODAY|RAND|CELL|INFO)\(|:INDEX\(", re.IGNORECASE)


@pytest.mark.parametrize(
    ("example", "route"),
    [*product([bham, riverside, championship, double], ROUTES)][:: by_day(3, night=1)],
)
def test_reading_back_what_was_written_changes_nothing(example: Any, route: str) -> None:
    assert read_back(example(), route) == of_results(example())


@pytest.mark.parametrize("route", ["plain", "lite"])
@given(made_up())
@settings(max_examples=by_day(3, night=75))
def test_every_kind_of_result_is_read_back_as_it_was(route: str, made: MadeUp) -> None:
    section = made.section
    again = read_back(Event("Made up", (section,)), route).sections[0]
    assert dict(again.crosstable.rows) == dict(typed_by_hand(section.crosstable).rows)
    assert {*again.players} == {*section.players}
    if route == "plain":
        assert again.crosstable.numbers == section.crosstable.numbers


def test_two_sections_stand_on_a_sheet_each_and_are_read_back() -> None:
    reserve = replace(
        riverside().sections[0], name="U1200: Reserve [x]", edition="raw", order="SOLK, SB/A"
    )
    both = replace(bham(), sections=(bham().sections[0], reserve))
    names = sheets(write_workbook(both, route="plain")).sheetnames
    second = [f"{kind} U1200 Reserve x" for kind in OF_PLAYERS]
    assert names == ["Event", *OF_PLAYERS, *second, "Help"]
    assert [read_back(both, route) for route in ("plain", "lite")] == [both, both]


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize(
    ("empty", "kinds", "terms"),
    [(empty_swiss, OF_PLAYERS, "Worksheet"), (empty_team_event, OF_TEAMS, "Tie-breaks")],
)
def test_the_sheets_are_there_in_their_order(
    empty: Any, kinds: list[str], terms: str, route: str
) -> None:
    book = sheets(write_workbook(empty(4, 3), route=route))
    live = [] if route == "plain" else [terms, "Checks", "Verify"]
    shown = [sheet.title for sheet in book if sheet.sheet_state == "visible"]
    assert shown == ["Event", *kinds, *live, "Help"]
    with_prizes = sheets(write_workbook(empty(4, 3), route=route, with_prizes=True))
    asked = [sheet.title for sheet in with_prizes if sheet.sheet_state == "visible"]
    assert asked == ["Event", *kinds, *live, "Prizes", "Help"]
    assert [sheet.title for sheet in book if sheet.protection.sheet] == [
        *(["Crosstable"] if kinds is OF_TEAMS else []),
        "Arithmetic",
    ]


@pytest.mark.parametrize("route", ["plain", "lite"])
def test_sheets_for_line_ups_are_there_where_asked_for_or_typed(route: str) -> None:
    asked = sheets(write_workbook(empty_team_event(4), route=route, with_boards=True))
    assert asked.sheetnames[1:6] == ["Teams", "Matches", "Players", "Boards", "Crosstable"]
    for name, has_boards in (("no line-ups", False), ("eight weighted boards", True)):
        book = sheets(team_workbook(name, route))
        assert ("Boards" in book.sheetnames, "Players" in book.sheetnames) == (has_boards,) * 2
        texts = [str(cell.value) for sheet in book for row in sheet.iter_rows() for cell in row]
        named = [text for text in texts if "sheet Boards" in text or "Boards!" in text]
        assert any("Line-ups" in text for text in texts) is not has_boards
        assert bool(named) is has_boards, named[:3]


EMPTY = (
    (empty_swiss(), (5, "", "")),
    *(
        (empty_roundrobin(players, double=is_double), (None, "roundrobin", "roundrobin"))
        for players, is_double in ((7, False), (2, False), (8, True), (40, False))
    ),
    (empty_team_event(12, 5, 4), (5, "swiss", "usat")),
)


@pytest.mark.parametrize(
    ("route", "empty", "settings"),
    [
        (route, *empty)
        for k, empty in enumerate(EMPTY)
        for route in by_day([("plain", "lite")[k % 2]], night=["plain", "lite"])
    ],
)
def test_an_empty_workbook_shows_no_error_and_is_an_event_without_players(
    route: str, empty: Event, settings: tuple[Any, ...]
) -> None:
    content = write_workbook(empty, route=route)
    again = read_workbook(content, "event.xlsx")
    [section] = again.sections
    assert not any(player.name for player in section.players)
    assert (section.scheduled_rounds, section.kind, section.order) == settings
    assert (section.faults, examine_event(again)) == ((), [])
    shown = {
        str(cell.value)
        for sheet in sheets(content, values=True)
        if sheet.print_area
        for row in sheet[sheet.print_area.split(",")[0].partition("!")[2]]
        for cell in row
    }
    assert not [text for text in shown if text.startswith(("TB error", "#N", "#V", "#R"))]


def test_rounds_to_come_have_empty_cells() -> None:
    begun = event("W2w", "L1b")
    begun = replace(begun, sections=(replace(begun.sections[0], scheduled_rounds=4),))
    sheet = sheets(write_workbook(begun))["Crosstable"]
    heads = [cell.value for cell in sheet[4]][5:12]
    assert heads == ["R1", "R2", "R3", "R4", "R5", "R6", "Score"]
    assert [cell.value for cell in sheet[5]][5:9] == ["W2w", None, None, None]


def test_the_empty_workbook_is_ready_for_typing() -> None:
    book = sheets(write_workbook(empty_swiss(players=30, rounds=7)))
    sheet = book["Crosstable"]
    headers = list(COLUMN_HEADERS.values())
    assert [cell.value for cell in sheet[4]][:15] == (
        headers[:5] + [f"R{round}" for round in range(1, 10)] + headers[5:]
    )
    assert [sheet.cell(row, 1).value for row in range(5, 43)] == [*range(1, 38), None]
    assert {sheet[f"{column}5"].number_format for column in "BCEFG"} == {"@"}
    assert sheet.print_area == "'Crosstable'!$A$2:$O$41"
    folded = sheet.column_dimensions["M"]
    assert (folded.min, folded.max, folded.hidden, folded.outline_level) == (13, 14, True, 1)
    assert sheet.freeze_panes == "C5"
    assert sheet.print_title_rows == "$4:$4"
    expected = [*EVENT_LABELS.values(), *SECTION_LABELS.values()]
    rows = {row[0].value: row[1].value for row in book["Event"].iter_rows()}
    labels = {label: value for label, value in rows.items() if label in expected}
    assert list(labels) == expected
    assert {label: value for label, value in labels.items() if value is not None} == {"Rounds": 7}


def shown_formulas(sheet: Any) -> list[str]:
    """The cells with formulas that stand neither in a hidden row nor in a hidden column."""
    hidden = {
        column
        for columns in sheet.column_dimensions.values()
        if columns.hidden
        for column in range(columns.min, columns.max + 1)
    }
    return [
        cell.coordinate
        for row in sheet.iter_rows()
        if not sheet.row_dimensions[row[0].row].hidden
        for cell in row
        if cell.data_type == "f" and cell.column not in hidden
    ]


def test_only_the_next_step_title_and_score_are_formulas() -> None:
    named = event("W2", "L1", venue=MISCHIEF, notes="+1")
    section = replace(named.sections[0], scheduled_rounds=1)
    players = (Player(1, MISCHIEF, id="=1", team="@x"), Player(2, "-1"))
    named = replace(named, name=MISCHIEF, sections=(replace(section, players=players),))
    book = sheets(write_workbook(named, route="plain"))
    scores = [f"I{row}" for row in range(5, 13)]
    assert shown_formulas(book["Crosstable"]) == ["A1", "A2", *scores]
    with_formulas = [sheet.title for sheet in book if shown_formulas(sheet)]
    assert with_formulas == ["Event", "Crosstable", "Standings", "Arithmetic"]
    assert read_back(named) == named
    for sheet in book:
        assert sheet.oddFooter.left.text == MISCHIEF.replace("&", "&&")


def test_scores_and_standings_show_without_recalculation() -> None:
    book = openpyxl.load_workbook(io.BytesIO(write_workbook(riverside())), data_only=True)
    sheet = book["Crosstable"]
    scores = {row.player.number: row.score for row in standings(riverside().sections[0]).rows}
    assert {sheet.cell(row, 1).value: sheet.cell(row, 13).value for row in range(5, 29)} == scores
    first = standings(riverside().sections[0]).rows[0]
    place, number, name, score, *_ = [cell.value for cell in book["Standings"][6]]
    assert (place, number, name) == (1, first.player.number, first.player.name)
    assert score == first.score


@pytest.mark.parametrize(
    ("made", "route"),
    [*product([bham(), TEAM_EVENTS["a bye in each round"]], ROUTES)][:: by_day(3, night=1)],
)
def test_the_same_event_gives_the_same_well_formed_file(made: Event, route: str) -> None:
    content = write_workbook(made, route=route)
    assert vars(write_workbook)["__wrapped__"](made, route=route) == content
    for name, part in parts(content).items():
        if name.endswith((".xml", ".rels", ".vml")):
            ET.fromstring(part)


@pytest.mark.parametrize("route", [*ROUTES, "teams"])
def test_excel_takes_every_formula(route: str) -> None:
    """Excel takes 8,192 characters in a formula, 255 in a text of it and 64 levels, and a name for
    a whole column makes it slow."""
    of_teams = route == "teams"
    content = four_teams("lite") if of_teams else write_workbook(riverside(), route=route)
    texts = [text for _, text in formulas(content)]
    names = [name.value for name in sheets(content).defined_names.values()]
    assert not [text for text in [*texts, *names] if VOLATILE.search(text)]
    assert all(re.fullmatch(r"[\w' -]+!\$[A-Z]+\$\d+(:\$[A-Z]+\$\d+)?", name) for name in names)
    assert max(map(len, texts)) < 8192
    assert max(len(words) for text in texts for words in re.findall(r'"([^"]*)"', text)) <= 255
    bare = [re.sub(r'"[^"]*"', "", text) for text in texts]
    assert max(max(accumulate((c == "(") - (c == ")") for c in text)) for text in bare) < 64


PLAIN_FUNCTIONS = {
    *("ABS", "ADDRESS", "AND", "CHOOSE", "COLUMN", "COLUMNS", "COUNT", "COUNTIF", "COUNTIFS"),
    *("DAY", "FIND", "IF", "IFERROR", "INDEX", "INT", "ISERROR", "ISNUMBER", "LARGE", "LEFT"),
    *("LEN", "LOWER", "MATCH", "MAX", "MID", "MIN", "MOD", "MONTH", "N", "NOT", "OR", "REPT"),
    *("RIGHT", "ROW", "ROWS", "SMALL", "SUBSTITUTE", "SUM", "SUMIF", "SUMPRODUCT", "TEXT"),
    *("TRIM", "UPPER", "VALUE", "YEAR"),
}


def test_plain_formulas_call_what_every_spreadsheet_knows() -> None:
    bare = [
        re.sub(r'"[^"]*"', "", text)
        for made in (empty_swiss(9, 4), empty_roundrobin(4), empty_team_event(4, 3, 2))
        for cell, text in formulas(write_workbook(made, route="plain"))
        if cell.parent.title in ("Arithmetic", "Standings")
    ]
    assert {name for text in bare for name in re.findall(r"([A-Z]+)\(", text)} == PLAIN_FUNCTIONS
    assert not any("{" in text for text in bare)
    assert max(map(len, bare)) < 3000  # Excel takes 8,192


@pytest.mark.parametrize(("codes", "last"), [(0, "J"), (7, "L"), (len(KNOWN), "N")])
def test_standings_print_five_tie_breaks_or_those_of_the_order(codes: int, last: str) -> None:
    [section] = empty_swiss(5, 3).sections
    made = Event("", (replace(section, order=", ".join(KNOWN[:codes])),))
    page = sheets(write_workbook(made, route="plain"))["Standings"]
    assert page.print_area.split("$")[3] == last


def test_a_bye_worth_half_a_point_is_written_as_such() -> None:
    bye = Result(Outcome.PAIRING_BYE, worth=0.5)
    table = Crosstable((1, 2), ((bye,), (bye,)))
    section = replace(event("W2", "L1").sections[0], crosstable=table)
    assert sheets(write_workbook(Event("x", (section,))))["Crosstable"]["F5"].value == "H"


def test_every_box_has_a_hint() -> None:
    assert [*EVENT_HINTS] == [*EVENT_LABELS]
    assert [*SECTION_BOXES] == [*SECTION_LABELS]
    assert set(MATCH_LABELS) <= set(TEAM_BOXES)


def test_event_and_help_offer_every_edition_and_order() -> None:
    book = sheets(write_workbook(empty_swiss()))
    offered = {
        str(box.sqref): (box.formula1, box.errorStyle)
        for box in book["Event"].data_validations.dataValidation
    }
    assert offered[f"B{section_row('edition') + 1}"] == (f'"{",".join(EDITIONS)}"', "information")
    assert offered[f"B{section_row('order') + 1}"] == (f'"{",".join(NAMED_ORDERS)}"', "information")
    more = {str(row[0].value): str(row[1].value) for row in book["Help"].iter_rows()}
    assert [name for name in NAMED_ORDERS if name not in more["Tie-break orders"]] == []
    assert [name for name in EDITIONS if name not in more["Editions"]] == []
    assert "xltiebreak systems" in more["Tie-breaks"]


def test_every_mark_of_the_help_is_known() -> None:
    lists = [one for part in table_in("excel/sheets/help.toml").values() for one in part.items()]
    marks = [mark for mark, lines in lists for _, _, *more in lines for mark in (mark, *more)]
    kinds = ("swiss", "grid", "team", "boards", "matches", "games", "scores", "results")
    known = {*RESULT_LOOKS, *ROUTES, "live", *kinds}
    assert {word for mark in marks for word in mark.split()} <= known


def test_row_k_is_player_k_where_functions_ask_for_it() -> None:
    players = (Player(4, "Dee"), Player(1, "Ann"), Player(2, "Bob"))
    rows = event("W2", "L1", "H").sections[0].crosstable.results
    table = Crosstable((4, 1, 2), (rows[2], rows[0], rows[1]))
    content = write_workbook(Event("Gaps", (Section("Open", players, table),)))
    assert stored(content, "Crosstable", "A5:B8") == [[1, "Ann"], [2, "Bob"], [3, ""], [4, "Dee"]]
    assert stored(content, "Standings", "B6:C9")[:3] == [[1, "Ann"], [4, "Dee"], [2, "Bob"]]
    assert read_workbook(content, "x.xlsx").sections[0].crosstable.numbers == (1, 2, 4)


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (lambda: empty_swiss(0, 5), "room for 1 to 1,000 players, not 0"),
        (lambda: empty_swiss(1001, 5), "room for 1 to 1,000 players, not 1,001"),
        (lambda: empty_swiss(24, 0), "room for 1 to 20 rounds, not 0"),
        (lambda: empty_swiss(24, 21), "room for 1 to 20 rounds, not 21"),
        (lambda: empty_roundrobin(1), "room for 2 to 40 players, not 1"),
        (lambda: empty_team_event(8, 21), "room for 1 to 20 rounds, not 21"),
        (lambda: empty_team_event(8, 7, 51), "1 to 50 boards, not 51"),
        (
            lambda: write_workbook(bham(), route="vba"),
            "use one of lite, classic, libreoffice, plain",
        ),
    ],
)
def test_a_size_outside_the_limits_and_an_unknown_route_are_refused(
    made: Any, message: str
) -> None:
    with pytest.raises(TieBreakError, match=message):
        made()


SECTION = event("W2", "L1").sections[0]
UNREAD = Crosstable((1, 2), ((UNREADABLE,), (UNREADABLE,)))
HIGH = Section("Open", (Player(4711),), Crosstable((4711,), ((BLANK,),)))
TWICE = Section("Open", (Player(1), Player(1)), Crosstable((1, 1), ((BLANK,), (BLANK,))))


@pytest.mark.parametrize(
    ("refused", "message"),
    [
        ([replace(SECTION, crosstable=UNREAD)], "Round 1 of Entrant 1 could not be read"),
        ([replace(SECTION, name="x" * 40_000)], "longer than the 32,767 characters"),
        (
            [SECTION, replace(SECTION, name="B"), replace(SECTION, name="B?")],
            "would both need a sheet 'Crosstable B'",
        ),
        ([replace(SECTION, scheduled_rounds=9_999)], "not 9,999"),
        ([HIGH], "row k for player k, and a player has the number 4711"),
        ([TWICE], "two players have the number 1"),
    ],
)
def test_what_cannot_be_written_is_refused_with_a_sentence(
    refused: list[Section], message: str
) -> None:
    with pytest.raises(TieBreakError, match=message):
        write_workbook(Event("x", tuple(refused)))


def test_only_functions_need_a_row_for_every_number() -> None:
    assert write_workbook(Event("x", (HIGH,)), route="plain")


@pytest.mark.parametrize(
    ("path", "written"),
    [pytest.param(*made, id=made[0].name) for made in (WORKBOOKS | TEMPLATES).items()],
)
def test_the_committed_workbooks_are_what_the_program_writes(path: Any, written: Any) -> None:
    """If they are not: python examples/build.py."""
    there, now = parts(path.read_bytes()), parts(written())
    assert [name for name in {**there, **now} if there.get(name) != now.get(name)] == []


def test_the_riverside_example_has_every_kind_of_result() -> None:
    results = {result for row in riverside().sections[0].crosstable.results for result in row}
    assert {result.outcome for result in results} == set(LETTERS.values())
    assert any(result.ruling for result in results)
    assert any(result.blank for result in results)
    forfeits = [result for result in results if result.outcome is Outcome.FORFEIT_WIN]
    assert {result.opponent is None for result in forfeits} == {True, False}


def test_the_riverside_example_shows_ties_that_different_rules_break() -> None:
    rows = standings(riverside().sections[0]).rows
    assert {row.decided_by for row in rows} >= {"MM", "SOLK", "CUM"}
    assert [row.player.number for row in rows if row.shared] == [9, 10]


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


@pytest.mark.parametrize("route", ROUTES)
def test_each_function_spills_natively_under_the_name_that_the_route_stores(route: str) -> None:
    content = write_workbook(riverside(), route=route, with_prizes=True)
    prefix = "_xldudf_" if route == "lite" else ""
    names = [] if route == "plain" else [*FIVE, "PRIZES_TB"]
    functions = [re.findall(r"\w+_TB", formula) for *_, formula in spills(content)]
    assert functions == [[f"{prefix}{name}"] for name in names]
    is_dynamic = route in ("lite", "classic")
    assert {dynamic for _, dynamic, *_ in spills(content)} <= {' cm="1"' if is_dynamic else ""}
    assert ("xl/metadata.xml" in parts(content)) == is_dynamic


def test_names_stand_for_blocks_and_never_for_whole_columns() -> None:
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


@pytest.mark.parametrize("route", LIVE_ROUTES)
def test_the_live_sheets_say_how_they_become_live(route: str) -> None:
    book = sheets(write_workbook(empty_swiss(), route=route))
    for sheet in ("Worksheet", "Checks", "Verify"):
        assert LIVE_ROUTES[route].hint in book[sheet]["A1"].value
        assert book[sheet].print_area.startswith(f"'{sheet}'!$A$2:")
        assert str(book[sheet].oddFooter.left.text).endswith("&A, page &P of 1")
    steps = [row[1].value for row in book["Help"].iter_rows(max_row=12)]
    assert [step for step in LIVE_ROUTES[route].steps if step in steps] == list(
        LIVE_ROUTES[route].steps
    )
    needed = "LibreOffice 25.2" if route == "libreoffice" else "Microsoft 365"
    assert any(needed in str(step) for step in steps)


def test_the_classic_steps_ask_for_trust_before_the_import() -> None:
    """xlwings cannot import the functions without it."""
    steps = LIVE_ROUTES["classic"].steps
    trust, imported = (
        next(k for k, step in enumerate(steps) if words in step)
        for words in ("tick Trust access to the VBA project object model", "click Import Functions")
    )
    assert trust < imported


def test_no_defined_name_is_a_function_or_a_cell() -> None:
    """Excel would refuse it, and xlwings the import of a function of that name."""
    book = sheets(write_workbook(riverside()))
    names = {name.upper() for scope in (book, *book) for name in scope.defined_names}
    assert {"RESULTS", "ORDER", "CHOSENPLAYER", "CELLFAULTS"} <= names
    assert not names & {*FORMULAE, *(name for name in vars(udfs) if name.isupper())}
    assert not [name for name in names if re.fullmatch(r"[A-Z]{1,3}\d+|R\d*(C\d*)?|C\d*", name)]


def test_only_the_classic_workbook_has_macros() -> None:
    for route in LIVE_ROUTES:
        has_macros = "xl/vbaProject.bin" in parts(write_workbook(empty_swiss(), route=route))
        assert has_macros == (route == "classic")
    content = write_workbook(riverside(), route="classic")
    types = parts(content)["[Content_Types].xml"]
    assert b"application/vnd.ms-excel.sheet.macroEnabled.main+xml" in types
    assert b'codeName="ThisWorkbook"' in parts(content)["xl/workbook.xml"]
    codenames = [re.findall(r'codeName="(\w+)"', part) for part in sheet_parts(content)]
    assert codenames == [[f"Sheet{k}"] for k in range(1, len(codenames) + 1)]


def test_xlwings_finds_the_functions_by_the_settings_sheet() -> None:
    book = sheets(write_workbook(empty_swiss(), route="classic"))
    settings_sheet = {row[0].value: row[1].value for row in book["xlwings.conf"].iter_rows()}
    assert settings_sheet == {
        "UDF MODULES": "xltiebreak.excel.udfs",
        "ADD_WORKBOOK_TO_PYTHONPATH": "False",
    }


def test_an_event_with_errors_is_written_with_what_is_to_be_corrected() -> None:
    content = write_workbook(event("W2", "W1"))
    wrong = "F5 (Entrant 1): W2 does not go together with F6 (W1 of Entrant 2): expected L1 (2 such"
    assert str(stored(content, "Crosstable", "A1:A1")[0][0]).startswith(wrong)


def test_two_hundred_players_and_twelve_rounds_make_a_small_file_with_lists_to_pick_from() -> None:
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


def test_every_named_order_fits_the_page_with_lots_behind_it() -> None:
    page = sheets(write_workbook(empty_swiss()))["Standings"]
    room = page.print_area.split(":")[1].strip("$").partition("$")[0]
    tie_breaks = column_index_from_string(room) - len(["Place", "No.", "Name", "Score", "Decided"])
    assert all(len({*order.codes, "LOT"}) <= tie_breaks for order in NAMED_ORDERS.values())
