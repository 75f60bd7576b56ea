"""The sheets beside the results: what is typed on Verify and Prizes comes back, what the boxes of
Event give as an example is taken, and what all of them say above their tables."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from openpyxl import Workbook, load_workbook
from openpyxl.cell.cell import MergedCell

from examples.build import bham
from tests.libreoffice.office import Office, Order, need_office, running
from tests.make.files import (
    empty_roundrobin,
    empty_swiss,
    empty_team_event,
    read_workbook,
    write_workbook,
)
from tests.make.packages import parts
from tests.make.recalculation import Recalculated
from tests.make.workbooks import saved
from tests.nightly import by_day
from xltiebreak import Event, EventError, __version__, examine_event
from xltiebreak.excel import udfs
from xltiebreak.excel.routes import LIVE_ROUTES
from xltiebreak.excel.sheets.event_sheet import BOXES, WHO_IS_PAID, Box
from xltiebreak.formats.files import load
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.tables.labels import COUNTING_LABEL, MATCH_LABELS, PRIZE_LABELS, SECTION_LABELS

pytestmark = pytest.mark.slow


def test_what_a_file_printed_is_never_a_formula() -> None:
    columns = {"=1+1": {1: "=2+2"}, "http://example.org": {2: "7.5"}}
    made = replace(bham(), sections=(replace(bham().sections[0], printed=columns),))
    sheet = load_workbook(io.BytesIO(write_workbook(made)))["Verify"]
    typed = [sheet[place] for place in ("C5", "C6", "D5", "D7")]
    assert [cell.data_type for cell in typed] == ["s"] * 4
    assert [cell.value for cell in typed] == ["=1+1", "=2+2", "http://example.org", "7.5"]
    assert not any(cell.hyperlink for cell in typed)


def test_pasted_cells_are_text_so_that_shared_places_become_no_dates() -> None:
    sheet = load_workbook(io.BytesIO(write_workbook(empty_swiss(players=4))))["Verify"]
    assert {cell.number_format for row in sheet["C5:H9"] for cell in row} == {"@"}
    lists = {str(box.sqref): box.formula1 for box in sheet.data_validations.dataValidation}
    assert (lists["C5"], sheet["I5"].alignment.shrink_to_fit) == ("TieBreakCodes", True)
    assert sheet.print_area == "'Verify'!$A$2:$N$15"


EXAMPLE = Path(__file__).parents[2] / "examples" / "prizes" / "prizes.csv"
FIRST_ROW, WORDS = 5, 10
SHEET = "Prizes"


def prizes_of(content: bytes) -> list[list[object]]:
    sheet = load_workbook(io.BytesIO(content), data_only=True)[SHEET]
    rows = sheet.iter_rows(min_row=FIRST_ROW, max_col=WORDS, values_only=True)
    return [[*row] for row in rows if any(value is not None for value in row)]


def winners_of(content: bytes, section: int = 0) -> list[list[Any]]:
    """The rows below the prizes that show who wins them, from their headers on."""
    sheet = load_workbook(io.BytesIO(content), data_only=True)[SHEET]
    rows = [[cell for cell in row if not isinstance(cell, MergedCell)] for row in sheet]
    texts = [[cell.value for cell in row if cell.column <= WORDS] for row in rows]
    titles = [
        k for k, row in enumerate(texts) if f"{row[0]}: ".startswith("Winners: ") and not row[1]
    ]
    return texts[titles[section] + 2 :]


def answered(office: Office, event: Event, folder: Path) -> bytes:
    """The workbook of an event with what the functions answer."""
    path = folder / "made.xlsx"
    path.write_bytes(write_workbook(event, route="libreoffice"))
    return office.converted(path, folder / "answered.xlsx").read_bytes()


def test_winners_stand_below_and_are_no_prizes(office: Office, tmp_path: Path) -> None:
    """In two sections, after rows were inserted, and more prizes typed than had room."""
    event = load(EXAMPLE)
    sections = [replace(event.sections[0], name=name) for name in ("Open", "Winners")]
    start, typed = tmp_path / "start.xlsx", tmp_path / "typed.xlsx"
    both = replace(event, sections=(sections[0], replace(sections[1], prizes=None)))
    start.write_bytes(write_workbook(both, route="libreoffice"))
    orders: list[Order] = [("open", str(start)), ("insert rows", SHEET, 20, 30)]
    for row, label in ((20, "7th"), (49, "8th")):
        orders += [("text", SHEET, f"A{row}", "Open"), ("text", SHEET, f"B{row}", label)]
        orders.append(("text", SHEET, f"F{row}", "10"))
    orders += [("text", SHEET, "A60", "Winners"), ("text", SHEET, "B60", "1st")]
    orders += [("text", SHEET, "F60", "25"), ("store", str(typed))]
    office.do(orders)
    titles = [row[0] for row in prizes_of(typed.read_bytes()) if "Winners: " in str(row[0])]
    assert titles == ["Winners: Open", "Winners: Winners"]

    again = read_workbook(typed.read_bytes(), "typed.xlsx")
    stated = [stated_prizes(section) for section in again.sections]
    assert [len(prizes.fund.prizes) for prizes in stated if prizes and prizes.fund] == [13, 1]
    worked_out = answered(office, again, tmp_path)
    for k in range(2):
        shown, expected = (
            _filled(winners_of(made, k)) for made in (typed.read_bytes(), worked_out)
        )
        assert shown == expected
        assert shown[0][:2] == ["Place", "Name"]


def _filled(rows: list[list[object]]) -> list[list[object]]:
    """The rows of a list of winners, up to the first empty one."""
    texts = [["" if value is None else value for value in row] for row in rows]
    return texts[: texts.index([""] * len(texts[0]))]


def test_what_is_typed_as_cash_stays_a_text() -> None:
    """So that no country's spreadsheet makes a date of 12.50, or 1,250 of 12,50."""
    book = load_workbook(io.BytesIO(write_workbook(empty_swiss(), route="plain", with_prizes=True)))

    assert {book[SHEET][f"F{row}"].number_format for row in range(FIRST_ROW, 40)} == {"@"}


def test_a_workbook_that_divides_prizes_does_not_say_so() -> None:
    for route in ("lite", "libreoffice"):
        content = write_workbook(empty_swiss(4, 3), route=route, with_prizes=True)
        assert not any(WHO_IS_PAID.encode() in part for part in parts(content).values())


_EXAMPLES = Path(__file__).with_name("examples-of-hints.txt").read_text("utf-8").splitlines()
EXAMPLES: Mapping[str, Sequence[str]] = {
    field: texts.split(" | ") for field, texts in (line.split(" = ", 1) for line in _EXAMPLES)
}
"""What a hint gives as an example; the texts that a box offers stand beside it."""

GIVES_AN_EXAMPLE = re.compile(r"such as|for example|: \w+ \d|\d, \d|\d,\d", re.IGNORECASE)
LABELS = {**SECTION_LABELS, **MATCH_LABELS, **COUNTING_LABEL, **PRIZE_LABELS}
NEEDED = {
    "prize_lists": {"Prizes": "300-200-100, top junior 50, top woman 50"},
    "withdrawn": {"Kind": "roundrobin"},
    **{field: {"Prizes": "300-200-100"} for field in ("currency", "prize_rule")},
    "lots": {"Tie-break order": "MM, LOTS"},
}
"""Labels without which a box means nothing, or means another thing."""


def boxes() -> Mapping[str, Box]:
    return {field: box for field, box in BOXES.items() if field in LABELS}


def test_every_example_of_a_hint_is_tried() -> None:
    for field, box in boxes().items():
        assert all(text in box.hint for text in EXAMPLES.get(field, ())), field
        assert field in EXAMPLES or not GIVES_AN_EXAMPLE.search(box.hint), (field, box.hint)


def typed() -> Sequence[tuple[str, str]]:
    offered = [
        (field, str(text))
        for field, box in boxes().items()
        if field not in MATCH_LABELS and field != "notation"  # a table is in one of them
        for text in box.offered
    ]
    return [*offered, *((field, text) for field, texts in EXAMPLES.items() for text in texts)]


def players(field: str) -> Sequence[str]:
    """Fourteen players, of whom 3 and 5 share the first place, and 8 and 9 the next; three who
    drew lots."""
    count = 3 if field == "lots" else 14
    results = {3: "B", 5: "B", 8: "H", 9: "H"} if count > 3 else {}
    return [
        "No.,Name,Rating,School,Club,R1",
        *(
            f"{k},Player {k},{1900 - 50 * k},Oak,Pine,{results.get(k, 'U')}"
            for k in range(1, count + 1)
        ),
    ]


@pytest.mark.parametrize(("field", "text"), typed())
def test_what_a_hint_says_is_taken(field: str, text: str) -> None:
    labels = {"Prizes": EXAMPLES["prizes"][0]} if field in PRIZE_LABELS else {}
    labels = {**labels, **NEEDED.get(field, {}), LABELS[field]: text}
    if field in MATCH_LABELS:
        book = load_workbook(io.BytesIO(write_workbook(empty_team_event(4, 3), route="plain")))
        sheet = book["Event"]
        [row] = [cell.row for cell in sheet["A"] if cell.value == LABELS[field]]
        sheet.cell(row, 2).value = text
        where = f"Event!B{row}"
        event = partial(read_workbook, saved(book), "event.xlsx")
    else:
        lines = [f'{label},"{value}"' for label, value in labels.items()]
        table = "\n".join([*lines, "", *players(field)])
        where = f"line {len(lines)}"
        event = partial(read_csv, table.encode(), "event.csv")
    try:
        found = examine_event(event())
    except EventError as error:
        found = [*error.findings]
    assert [str(f) for f in found if f.is_error or f.where.startswith(where + ",")] == []


LONG_NAMES = ("Under Fourteen Hundred", "Under Eight Hundred, Reserves")
KINDS = {
    "swiss": empty_swiss(6, 3),
    "roundrobin": empty_roundrobin(5),
    "double": empty_roundrobin(4, double=True),
    "quad": empty_roundrobin(3),
    "team": empty_team_event(4, 3, 2),
    "games": empty_swiss(6, 3),
    "sections": Event(
        "Club", tuple(replace(empty_swiss(4, 2).sections[0], name=name) for name in LONG_NAMES)
    ),
}


@cache
def content_of(kind: str, route: str) -> bytes:
    of_games, with_prizes = kind == "games", kind != "swiss"
    return write_workbook(KINDS[kind], route=route, of_games=of_games, with_prizes=with_prizes)


@cache
def written(kind: str, route: str) -> Workbook:
    return load_workbook(io.BytesIO(content_of(kind, route)))


LEADS_AWAY = re.compile(  # what needs more than a spreadsheet; a figure is the version
    r"(?i)xltiebreak (?!\d)|\bcommands?\b|\bpip\b|\bpy -m\b|add-in install|\bpython|\bterminal\b"
)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_in_the_plain_workbook_leads_to_a_command(kind: str) -> None:
    """Cells, formulas, notes, messages of boxes, the drawn box, footers and properties alike, but
    for the one sentence on who is paid."""
    texts = {
        name: part.decode("utf-8").replace(WHO_IS_PAID, "")
        for name, part in parts(content_of(kind, "plain")).items()
    }
    assert [name for name, text in texts.items() if LEADS_AWAY.search(text)] == []
    drawn = texts["xl/drawings/drawing1.xml"]
    # where a small screen shows it
    assert re.search("<xdr:row>1</.*How to use this workbook", drawn)
    assert ("the games on Games" in drawn) == (kind == "games")
    assert 'promptTitle="Tie-break order"' in texts["xl/worksheets/sheet1.xml"]
    assert texts["xl/sharedStrings.xml"].count("one workbook a section") >= 1


LINES = ("Crosstable", "Games", "Teams", "Matches", "Players", "Boards", "Prizes", "Arithmetic")


@pytest.mark.parametrize(
    ("kind", "route"), [*product(KINDS, ["plain", "lite"])][:: by_day(3, night=1)]
)
def test_the_first_line_of_each_sheet_can_be_red_and_a_row_of_a_list(kind: str, route: str) -> None:
    lines = dict.fromkeys(LINES, "A1") | {"Standings": "A3", "Checks": "A3"}
    for sheet in written(kind, route).worksheets:
        line = lines.get(sheet.title.split()[0])
        looks = [
            (at, repr(rule.dxf))
            for block in sheet.conditional_formatting
            for at in (line, "A5")
            if at and at in block
            for rule in block.rules
        ]
        found = [at for colour in ("C00000", "F8D7D7") for at, look in looks if colour in look]
        assert found == [line] * bool(line) + ["A5"] * sheet.title.startswith(("Games", "Matches"))


WRITTEN = f"Written with xltiebreak {__version__}"
NOT_THERE = f"{WRITTEN}. Its functions do not say theirs: they are not there yet; see Step 1."


def cell(content: bytes) -> str:
    return str(load_workbook(io.BytesIO(content))["Help"]["A2"].value)


@pytest.fixture(scope="module", params=LIVE_ROUTES)
def live(request: pytest.FixtureRequest) -> tuple[str, bytes]:
    """A route, and an empty workbook of it."""
    return request.param, write_workbook(empty_swiss(6, 3), route=request.param)


def test_a_plain_workbook_says_what_wrote_it() -> None:
    assert cell(write_workbook(empty_swiss(6, 3), route="plain")) == f"{WRITTEN}."


def test_as_long_as_no_function_answers_the_line_leads_to_the_steps(tmp_path: Path) -> None:
    """In a LibreOffice that knows nothing of us."""
    need_office()
    book = tmp_path / "event.xlsx"
    with running(tmp_path / "office") as office:
        for route in LIVE_ROUTES:
            book.write_bytes(write_workbook(empty_swiss(6, 3), route=route))
            assert office.do([("open", book), ("say", "Help", "A2")]) == [NOT_THERE]


def test_functions_of_the_same_version_are_told_as_such(live: tuple[str, bytes]) -> None:
    assert vars(udfs)["VERSION_TB"]() == __version__
    assert Recalculated(live[1]).value("Help", 2, 1) == f"{WRITTEN}, as its functions are."


def test_functions_of_another_version_are_told_with_the_way_to_renew_them(
    live: tuple[str, bytes],
) -> None:
    route, content = live
    way = {
        "lite": "put the text of a newer main.py",
        "classic": "install the newer xltiebreak",
        "libreoffice": "add the newer xltiebreak.oxt as in Step 2",
    }

    line = Recalculated(content, VERSION_TB=lambda: "0.0.9").value("Help", 2, 1)

    assert line.startswith(
        f"{WRITTEN}; its functions are those of 0.0.9. To renew them, {way[route]}"
    )


def test_functions_that_cannot_say_it_are_told_as_not_there(live: tuple[str, bytes]) -> None:
    def unknown() -> str:
        raise ValueError

    line = Recalculated(live[1], VERSION_TB=unknown).value("Help", 2, 1)

    assert line == NOT_THERE


def test_excel_takes_the_formula(live: tuple[str, bytes]) -> None:
    """It refuses a text of more than 255 characters between quotes, and asks no function of ours
    by another name than that of the route."""
    formula = cell(live[1])

    assert max(len(text) for text in formula.split('"')[1::2]) <= 255
    assert formula.count(f"{LIVE_ROUTES[live[0]].prefix}VERSION_TB()") == 2
