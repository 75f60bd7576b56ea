"""How each result cell of a workbook is colored and counted, and the next step, against the
notations that the formulas follow, as LibreOffice works them out; and which values are stored."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from io import BytesIO
from itertools import product
from pathlib import Path

import pytest
from openpyxl import load_workbook
from openpyxl.workbook import Workbook

from examples.build import bham, riverside
from tests.excel.workbooks import double, event, formulas, sheets
from tests.libreoffice.office import Office
from tests.make.files import empty_roundrobin, empty_swiss, read_workbook, write_workbook
from tests.make.made_up_teams import school_event
from tests.make.packages import parts
from tests.nightly import by_day
from xltiebreak import Crosstable, Event, Outcome, Player, Section, examine_event
from xltiebreak.event import letters
from xltiebreak.event.letters import IN_GRID, UnknownCell, tidy
from xltiebreak.event.results import BLANK
from xltiebreak.excel.cells.names import SectionNames
from xltiebreak.excel.formulas.language import formula_file
from xltiebreak.excel.routes import LIVE_ROUTES

pytestmark = pytest.mark.slow


FIRST_ROW, FIRST_COLUMN = 5, 6
"""Of the results."""


def listed(text: str) -> list[str]:
    return [entry.strip() for entry in text.split(";")]


SPELLINGS = [" W2 "]
SPELLINGS += listed("""
    W2; w 3; W12b; w 03 W; N5; D 7w; L1B; R11; s 12 b; l 4; X; x---; X7; X 9w; F; F 10; F0; Z;
    z 4; Z---; B; b; 1-point bye; full bye; FULL BYE; H; H---; half bye; ½ BYE; 1/2 bye; .5 BYE;
    0.5 bye; 0,5 bye; .50 bye; U; u0; ZERO BYE; zero bye; 5w; 12 B; 5?; halber Punkt;
    ½ spielfrei; vrij (0); bye: 1; wd; Withdrawn; not paired; Absent; pół punktu; utgått;
    půl bodu; NICHT GEPAART
""")
NOT_READ = listed(
    "W; L; B12; H3; 12; +12; ?12; W5?; *1; W12wb; w1w2; W0; ½; win; W1.5; BYE; spielfrei; baye"
)
KINDS = {Outcome.WIN: "win", Outcome.DRAW: "draw", Outcome.LOSS: "loss", Outcome.PENDING: "pending"}
NAMED, ROUNDS = 12, 20
"""The cells name the players 1 to 12; the cells of the others stand alone in their rounds."""

TWINS = [
    (cell.rstrip("!"), cell.endswith("!"))
    for cell in listed(
        "W2; L1b; W4!; W3!; X6w; F; F8; F7; N10; W 9; D012; d 11w; 1 BYE; U; L16; W15"
    )
]
"""A column of one round: the cell, and whether it disagrees with its twin."""


def sections_of(count: int, players: int, rounds: int) -> Event:
    numbers = tuple(range(1, players + 1))
    table = Crosstable(numbers, ((BLANK,) * rounds,) * players)
    return Event(
        "", tuple(Section(f"S{k}", tuple(map(Player, numbers)), table) for k in range(count))
    )


def crosstables(book: Workbook) -> list[str]:
    return [title for title in book.sheetnames if title.startswith("Crosstable")]


def conditions(section: int, cell: str) -> Mapping[str, str]:
    """When the first of the result cells has each look."""
    name = SectionNames(section, {}).__getitem__
    pages = formula_file("abbreviations", "pages")
    return pages.of_row("looks of results", {"cell": cell}, name)


def with_looks(book: Workbook, cells: Collection[tuple[int, int]]) -> None:
    """Add a sheet for each crosstable that says at the same addresses which condition holds for
    these result cells, by row and column from 0."""
    for k, title in enumerate(crosstables(book), start=1):
        looks = book.create_sheet(f"Look{k}")
        for row, column in cells:
            look = looks.cell(FIRST_ROW + row, FIRST_COLUMN + column)
            formula = '"nothing"'
            at = f"'{title}'!{look.coordinate}"
            for kind, condition in reversed([*conditions(k, at).items()]):
                formula = f'IF(IFERROR({condition},FALSE),"{kind}",{formula})'
            look.value = f"={formula}"


def kind_of(text: str) -> str:
    try:
        return KINDS.get(letters.read(text).outcome, "unplayed")
    except UnknownCell:
        return "unreadable"


def test_a_cell_is_coloured_and_counted_as_the_notation_reads_it(
    office: Office, tmp_path: Path
) -> None:
    cells = [*SPELLINGS, *NOT_READ]
    pieces = [cells[k : k + ROUNDS] for k in range(0, len(cells), ROUNDS)]
    made = sections_of(len(pieces), NAMED + ROUNDS, ROUNDS)
    book = load_workbook(BytesIO(write_workbook(made, route="plain")))
    for title, piece in zip(crosstables(book), pieces):
        for k in range(NAMED):
            book[title].cell(FIRST_ROW + k, 2).value = f"Player {k + 1}"
        for k, text in enumerate(piece):
            book[title].cell(FIRST_ROW + NAMED + k, FIRST_COLUMN + k).value = text
    with_looks(book, [(NAMED + k, k) for k in range(ROUNDS)])
    for name in book.defined_names.values():
        if name.name.startswith("CompleteRounds"):
            for title, cells_above in name.destinations:
                for cell in book[title][cells_above.replace("$", "")][0]:
                    cell.value = 1
    book.save(tmp_path / "cells.xlsx")
    shown = office.rows_of(tmp_path / "cells.xlsx", as_shown=False)
    kinds, points = {}, {}
    for section, (title, piece) in enumerate(zip(crosstables(book), pieces), start=1):
        header = shown[title][FIRST_ROW - 2]
        for k, text in enumerate(piece):
            row, column = FIRST_ROW + NAMED + k - 1, FIRST_COLUMN + k - 1
            kinds[text] = shown[f"Look{section}"][row][column]
            points[text] = shown[title][row][header.index("Score")]
    assert kinds == {text: kind_of(text) for text in cells}
    assert {text: float(points[text]) for text in SPELLINGS} == {
        text: letters.read(text).points or 0 for text in SPELLINGS
    }


def test_a_cell_that_disagrees_with_its_twin_stands_out(office: Office, tmp_path: Path) -> None:
    book = load_workbook(BytesIO(write_workbook(sections_of(1, len(TWINS), 1), route="plain")))
    for row, (text, _) in enumerate(TWINS, FIRST_ROW):
        book["Crosstable"].cell(row, FIRST_COLUMN).value = text
    with_looks(book, [(row, 0) for row in range(len(TWINS))])
    book.save(tmp_path / "twins.xlsx")
    rows = office.rows_of(tmp_path / "twins.xlsx")["Look1"][FIRST_ROW - 1 :]
    shown = [(text, row[FIRST_COLUMN - 1] == "disagrees") for (text, _), row in zip(TWINS, rows)]
    assert shown == TWINS


IN_A_GRID = ["1", "0", "½", "=", "1/2", "0.5", "0,5", ".5", ",5", "+", "-", " 1 "]
NOT_IN_A_GRID = ["W2", "2", "1½", "x", "--", "1 0", "*"]


def kind_in_a_grid(text: str) -> str:
    outcome = IN_GRID.get(tidy(text))
    return KINDS.get(outcome, "unplayed") if outcome else "unreadable"


def looks_of_a_grid(
    office: Office, path: Path, cells: Sequence[Sequence[str]], *, double: bool = False
) -> dict[str, list[list[str]]]:
    book = load_workbook(
        BytesIO(write_workbook(empty_roundrobin(len(cells), double=double), route="plain"))
    )
    for row, texts in enumerate(cells, FIRST_ROW):
        book["Crosstable"].cell(row, 2).value = f"Player {row}"
        for column, text in enumerate(texts, FIRST_COLUMN):
            book["Crosstable"].cell(row, column).value = text or None
    with_looks(book, [*product(range(len(cells)), range(len(cells[0])))])
    book.save(path)
    shown = office.rows_of(path, as_shown=False)
    looks = [row[FIRST_COLUMN - 1 :] for row in shown["Look1"][FIRST_ROW - 1 :]]
    return {"looks": looks, "crosstable": shown["Crosstable"]}


def test_a_cell_of_a_grid_is_coloured_and_counted_as_the_notation_reads_it(
    office: Office, tmp_path: Path
) -> None:
    cells, twin = IN_A_GRID + NOT_IN_A_GRID, dict(zip("1½0=+-", "0½1½-+"))
    others = IN_A_GRID[1:]
    twins = ["", *(twin[tidy(text)] for text in others), *[""] * len(NOT_IN_A_GRID)]
    rows = [["", *cells], *([text] + [""] * len(cells) for text in twins)]
    shown = looks_of_a_grid(office, tmp_path / "grid.xlsx", rows)
    looks = shown["looks"]
    assert dict(zip(cells, looks[0][1:])) == {text: kind_in_a_grid(text) for text in cells}
    assert [row[0] == "awaited" for row in looks[1:]] == [not text for text in twins]
    score = shown["crosstable"][FIRST_ROW - 1][FIRST_COLUMN - 1 + len(rows)]
    assert float(score) == sum(IN_GRID[tidy(text)].points for text in others)


@pytest.mark.parametrize("cycles", [1, 2])
def test_a_cell_of_a_grid_that_disagrees_with_the_game_s_other_cell_stands_out(
    office: Office, tmp_path: Path, cycles: int
) -> None:
    pairs = [("1", "0"), ("½", "0.5"), ("=", "½"), ("+", "-"), ("-", "-"), ("1", "1"), ("½", "1")]
    pairs += [("0", "0"), ("+", "+"), ("1", "-"), ("0", "½"), ("+", "½"), ("1/2", "0")]
    size = len(pairs) + 1
    rows = [[""] * (size * cycles) for _ in range(size)]
    for k, (mine, theirs) in enumerate(pairs, start=1):
        rows[0][k * cycles + cycles - 1] = mine
        rows[k][cycles - 1] = theirs
    shown = looks_of_a_grid(office, tmp_path / "grid.xlsx", rows, double=cycles > 1)["looks"]
    disagree = [
        (shown[0][k * cycles + cycles - 1] == "disagrees", shown[k][cycles - 1] == "disagrees")
        for k in range(1, size)
    ]
    assert disagree == [(False, False)] * 5 + [(True, True)] * 8


def test_conditions_are_short_enough_for_every_excel() -> None:
    written = conditions(200, "AS1004").values()
    assert max(map(len, written)) <= 255
    assert not any("{" in condition for condition in written)


EVENTS: dict[str, Event] = {
    "swiss": riverside(),
    "bham": bham(),
    "games": event("W2w D3b", "L1b W4w", "D4w D1w", "D3b L2b"),
    "double": double(),
    "team": school_event(6, 5),
    "empty": empty_swiss(6, 3),
}
NEED_FUNCTIONS = "bham", "double"
"""The orders of these do, so that the page is filled by them."""


def workbook(kind: str, route: str) -> bytes:
    return write_workbook(EVENTS[kind], route=route, of_games=kind == "games")


def stored(content: bytes) -> dict[tuple[str, str], object]:
    """The values that are stored with formulas, by sheet and cell."""
    book = sheets(content, stored=True)
    cells = (book[cell.parent.title][cell.coordinate] for cell, _ in formulas(content))
    return {(c.parent.title, c.coordinate): c.value for c in cells if c.value is not None}


@pytest.mark.parametrize(
    ("kind", "route"), [*product(EVENTS, ["plain", "lite"])][:: by_day(3, night=1)]
)
def test_what_is_stored_is_what_a_spreadsheet_gives(kind: str, route: str) -> None:
    content = workbook(kind, route)
    book, compared = sheets(content, values=True), 0
    for (sheet, cell), value in stored(content).items():
        if not (sheet == "Standings" and route == "lite" and kind in NEED_FUNCTIONS):
            shown = book[sheet][cell].value
            assert ("" if shown is None else shown) == value, (sheet, cell)
            compared += 1
    assert compared


@pytest.mark.parametrize("route", [*LIVE_ROUTES, "plain"][:: by_day(3, night=1)])
def test_nothing_else_is_stored_and_all_is_calculated_on_opening(route: str) -> None:
    content = workbook("team", route)
    assert {sheet for sheet, _ in stored(content)} == {"Standings", "Boards"}
    assert b'fullCalcOnLoad="1"' in parts(content)["xl/workbook.xml"]
    cells = b"".join(
        part for name, part in parts(content).items() if name.startswith("xl/worksheets/")
    )
    assert not re.search(rb"</f><v></v>", cells)


@pytest.mark.parametrize("kind", EVENTS)
def test_nothing_false_is_said_of_a_workbook_that_nobody_has_saved_yet(kind: str) -> None:
    before = [finding.code for finding in examine_event(EVENTS[kind])]
    read = examine_event(read_workbook(workbook(kind, "plain"), "event.xlsx"))
    assert [finding.code for finding in read if finding.code not in before] == []
