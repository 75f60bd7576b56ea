"""How each result cell of a workbook is coloured and counted, and the next step, against the
notations that the formulas follow, as LibreOffice works them out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from openpyxl import load_workbook
from openpyxl.utils import get_column_letter
from openpyxl.workbook import Workbook

from tests.libreoffice.office import Office
from tests.make.reading import sheets
from tests.referees.events import swiss
from xltiebreak import Crosstable, Event, Outcome, Player, Section
from xltiebreak.event import letters
from xltiebreak.event.byes import IN_GRID, UnknownCell, tidy
from xltiebreak.event.results import BLANK, Result
from xltiebreak.excel import empty_roundrobin, write_workbook
from xltiebreak.excel.cells.names import SectionNames
from xltiebreak.excel.cells.typed_results import conditions

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
KINDS = {
    Outcome.WIN: "win",
    Outcome.DRAW: "draw",
    Outcome.LOSS: "loss",
    Outcome.PENDING: "pending",
}
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


def with_looks(book: Workbook, rows: int, columns: int) -> None:
    """Add a sheet for each crosstable that says at the same addresses which condition holds."""
    for k, title in enumerate(crosstables(book), start=1):
        looks = book.create_sheet(f"Look{k}")
        for row in range(FIRST_ROW, FIRST_ROW + rows):
            for column in range(FIRST_COLUMN, FIRST_COLUMN + columns):
                at = f"'{title}'!{get_column_letter(column)}{row}"
                formula = '"nothing"'
                for kind, condition in reversed([*conditions(SectionNames(k, {}), at)]):
                    formula = f'IF(IFERROR({condition},FALSE),"{kind}",{formula})'
                looks.cell(row, column).value = f"={formula}"


def kind_of(text: str) -> str:
    try:
        return KINDS.get(letters.read(text).outcome, "unplayed")
    except UnknownCell:
        return "unreadable"


def points_of(text: str) -> float:
    return letters.read(text).points or 0.0


def test_a_cell_is_coloured_and_counted_as_the_notation_reads_it(
    bare_office: Office, tmp_path: Path
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
    with_looks(book, NAMED + ROUNDS, ROUNDS)
    book.save(tmp_path / "cells.xlsx")
    shown = bare_office.rows_of(tmp_path / "cells.xlsx", as_shown=False)
    kinds, points = {}, {}
    for section, (title, piece) in enumerate(zip(crosstables(book), pieces), start=1):
        header = shown[title][FIRST_ROW - 2]
        for k, text in enumerate(piece):
            row, column = FIRST_ROW + NAMED + k - 1, FIRST_COLUMN + k - 1
            kinds[text] = shown[f"Look{section}"][row][column]
            points[text] = shown[title][row][header.index("Score")]
    assert kinds == {text: kind_of(text) for text in cells}
    assert {text: float(points[text]) for text in SPELLINGS} == {
        text: points_of(text) for text in SPELLINGS
    }


def test_a_cell_that_disagrees_with_its_twin_stands_out(
    bare_office: Office, tmp_path: Path
) -> None:
    book = load_workbook(BytesIO(write_workbook(sections_of(1, len(TWINS), 1), route="plain")))
    for row, (text, _) in enumerate(TWINS, FIRST_ROW):
        book["Crosstable"].cell(row, FIRST_COLUMN).value = text
    with_looks(book, len(TWINS), 1)
    book.save(tmp_path / "twins.xlsx")
    rows = bare_office.rows_of(tmp_path / "twins.xlsx")["Look1"][FIRST_ROW - 1 :]
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
    with_looks(book, len(cells), len(cells[0]))
    book.save(path)
    shown = office.rows_of(path, as_shown=False)
    looks = [row[FIRST_COLUMN - 1 :] for row in shown["Look1"][FIRST_ROW - 1 :]]
    return {"looks": looks, "crosstable": shown["Crosstable"]}


def test_a_cell_of_a_grid_is_coloured_and_counted_as_the_notation_reads_it(
    bare_office: Office, tmp_path: Path
) -> None:
    cells = IN_A_GRID + NOT_IN_A_GRID
    rows = [["", *cells], *([""] * (len(cells) + 1) for _ in cells)]
    shown = looks_of_a_grid(bare_office, tmp_path / "grid.xlsx", rows)
    looks = shown["looks"]
    assert dict(zip(cells, looks[0][1:])) == {text: kind_in_a_grid(text) for text in cells}
    assert [row[0] for row in looks[1:]] == ["awaited"] * len(cells)
    score = shown["crosstable"][FIRST_ROW - 1][FIRST_COLUMN - 1 + len(rows)]
    assert float(score) == sum(IN_GRID[tidy(text)].points for text in IN_A_GRID)


@pytest.mark.parametrize("cycles", [1, 2])
def test_a_cell_of_a_grid_that_disagrees_with_the_game_s_other_cell_stands_out(
    bare_office: Office, tmp_path: Path, cycles: int
) -> None:
    pairs = [("1", "0"), ("½", "0.5"), ("=", "½"), ("+", "-"), ("-", "-"), ("1", "1"), ("½", "1")]
    pairs += [("0", "0"), ("+", "+"), ("1", "-"), ("0", "½"), ("+", "½"), ("1/2", "0")]
    size = len(pairs) + 1
    rows = [[""] * (size * cycles) for _ in range(size)]
    for k, (mine, theirs) in enumerate(pairs, start=1):
        rows[0][k * cycles + cycles - 1] = mine
        rows[k][cycles - 1] = theirs
    shown = looks_of_a_grid(bare_office, tmp_path / "grid.xlsx", rows, double=cycles > 1)["looks"]
    disagree = [
        (shown[0][k * cycles + cycles - 1] == "disagrees", shown[k][cycles - 1] == "disagrees")
        for k in range(1, size)
    ]
    assert disagree == [(False, False)] * 5 + [(True, True)] * 8


def test_conditions_are_short_enough_for_every_excel() -> None:
    written = [condition for _, condition in conditions(SectionNames(200, {}), "AS1004")]
    assert max(map(len, written)) <= 255
    assert not any("{" in condition for condition in written)


MISSING = "missing. Type U for who is not paired."
STEPS = {
    "": "Next: type the players, then their results in round 1.",
    "Ann|": "1 player. Next: the results of round 1.",
    "Ann|; Bob|": "2 players. Next: the results of round 1.",
    "Ann|W2; Bob|": f"Round 1: 1 result {MISSING}",
    "Ann|W2; Bob|; Cy|": f"Round 1: 2 results {MISSING}",
    "Ann|W2; Bob|L1; Cy|U": "Round 1 is in. Next: the results of round 2.",
    "Ann|W2,2w; Bob|L1,1B": f"Round 2: 2 results {MISSING}",
    "Ann|W2,2?; Bob|L1,1?": f"Round 2: 2 results {MISSING}",
    "Ann|W2,1/2 BYE; Bob|L1,H": "Round 2 is in. Next: the results of round 3.",
    "Ann|W2,H,D2; Bob|L1,U,D1": "Round 3 is in, the last one. Next: check the colors",
    "|W2; |L1": "Round 1 is in. Next: the results of round 2.",
    # byes that are known before their round begins
    "Ann|,,h; Bob|": "2 players. Next: the results of round 1.",
    "Ann|,ZERO BYE,H; Bob|": "2 players. Next: the results of round 1.",
    "Ann|W2,,H; Bob|; Cy|U": f"Round 1: 1 result {MISSING}",
    "Ann|W2,,H; Bob|L1,full bye,U---; Cy|U": "Round 1 is in. Next: the results of round 2.",
    # who was not there in the round before is missed only where an opponent names him
    "Ann|W2,D2; Bob|L1,D1; Cy|H": f"Round 2: 1 result {MISSING}",
    "Ann|W2,D2,U; Bob|L1,D1,X; Cy|H": "Round 3 is in, the last one. Next: check the colors",
    "Ann|W2,D2,D2; Bob|L1,D1,D1; Cy|": "Round 3 is in, the last one. Next: check the colors",
    "Ann|W2,D3; Bob|L1,U; Cy|B,D1; Dee|u": "Round 2 is in. Next: the results of round 3.",
    "Ann|W2,D3; Bob|L1,; Cy|B,D1; Dee|U": f"Round 2: 1 result {MISSING}",
    "Ann|X,W3b; Bob|X; Cy|": f"Round 2: 2 results {MISSING}",
    "Ann|X,3w; Bob|X,U; Cy|,1B": f"Round 2: 2 results {MISSING}",
    # an earlier round that is typed to no end, or in which somebody names an empty cell
    "Ann|W2,,D2; Bob|L1,,D1": "Round 2: no game is entered, and later rounds have begun.",
    "Ann|W2,H,D2; Bob|L1,,D1": "Round 2: no game is entered, and later rounds have begun.",
    "Ann|W2,D2; Bob|,D1; Cy|B,U": f"Round 1: 1 result {MISSING}",
    "Ann|,D2; Bob|,D1; Cy|X,U": f"Round 1: 2 results {MISSING}",
    "Ann|,D2; Bob|B,D1; Cy|X,U": "Round 2 is in. Next: the results of round 3.",
    "Ann|3b,D2; Bob|B,D1; Cy|,U": f"Round 1: 2 results {MISSING}",
}

Typed = tuple[Sequence[str], Sequence[Sequence[str]]]
"""Names, and the cells of the results."""


def table(case: str) -> Typed:
    rows = [row.partition("|") for row in case.split("; ")]
    return [name for name, _, _ in rows], [cells.split(",") for _, _, cells in rows]


def steps_of(
    office: Office, path: Path, tables: Sequence[Typed], players: int, rounds: int
) -> Iterator[str]:
    """The next steps in a workbook with a section for each of these tables."""
    made = sections_of(len(tables), players, rounds)
    book = load_workbook(BytesIO(write_workbook(made, route="plain")))
    titles = crosstables(book)
    for title, (names, cells) in zip(titles, tables):
        for row, (name, texts) in enumerate(zip(names, cells), FIRST_ROW):
            for column, text in [(2, name), *enumerate(texts, FIRST_COLUMN)]:
                book[title].cell(row, column).value = text or None
    book.save(path)
    shown = office.rows_of(path)
    return (shown[title][0][0] for title in titles)


def test_libreoffice_gives_the_next_step(bare_office: Office, tmp_path: Path) -> None:
    steps = steps_of(bare_office, tmp_path / "step.xlsx", [*map(table, STEPS)], 5, 3)
    wrong = {case: step for case, step in zip(STEPS, steps) if not step.startswith(STEPS[case])}
    assert not wrong


def half_typed(seed: int) -> Typed:
    """Cells are left out at random of the last two rounds that were typed."""
    drawing = Random(seed)
    made = swiss(seed, 12, 4, unplayed=0.3)
    begun = drawing.randint(1, 4)

    def typed(round: int, result: Result) -> str:
        is_typed = round < begun - 2 or (round < begun and drawing.random() < 0.7)
        return letters.write(result) if is_typed else ""

    cells = [[typed(r, result) for r, result in enumerate(row)] for row in made.crosstable.results]
    return [f"Player {number}" for number in made.crosstable.numbers], cells


def test_the_line_counts_the_results_for_which_the_check_waits(
    bare_office: Office, tmp_path: Path
) -> None:
    tables = [*map(half_typed, range(20))]
    head: list[object] = ["No.", "Name", "R1", "R2", "R3", "R4"]
    steps = steps_of(bare_office, tmp_path / "s.xlsx", tables, 12, 4)
    for (names, cells), step in zip(tables, steps, strict=True):
        rows = [[k, name, *row] for k, (name, row) in enumerate(zip(names, cells), start=1)]
        checked = sheets(Crosstable=[head, *rows]).sections[0].crosstable
        begun = range(1, checked.last_begun + 1)
        first = next((r for r in begun if r not in checked.complete_rounds), 0)
        assert checked.last_begun > 0
        if not first:
            assert "is in" in step
            continue
        missing = len(checked.missing(first)) if checked.started(first) else "no game is entered"
        assert step.startswith(f"Round {first}: {missing}"), step


@pytest.mark.parametrize(
    ("players", "games", "step"),
    [
        (1, 0, "Next: type the players, then each result in both of its cells."),
        (2, 0, "0 of 1 game is in. Next: type each result in both of its cells."),
        (3, 1, "1 of 3 games are in. Next: type each result in both of its cells."),
        (3, 3, "All 3 games are in. Next: check the colors, then print Standings."),
    ],
)
def test_the_next_step_of_a_grid_counts_the_games(
    bare_office: Office, tmp_path: Path, players: int, games: int, step: str
) -> None:
    book = load_workbook(BytesIO(write_workbook(empty_roundrobin(3), route="plain")))
    page = book["Crosstable"]
    for row, name in enumerate(["Ann", "Bob", "Cy"][:players], FIRST_ROW):
        page.cell(row, 2).value = name
    for i, j in [(0, 1), (0, 2), (1, 2)][:games]:
        page.cell(FIRST_ROW + i, FIRST_COLUMN + j).value = "1"
        page.cell(FIRST_ROW + j, FIRST_COLUMN + i).value = "0"
    book.save(tmp_path / "step.xlsx")
    shown = bare_office.rows_of(tmp_path / "step.xlsx")["Crosstable"][0][0]
    assert shown == step
