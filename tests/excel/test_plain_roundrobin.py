"""Round-robins by plain formulas: typed by another program, worked out by LibreOffice, against the
core."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from openpyxl import load_workbook

from examples.build import championship, riverside
from tests.excel.placed_pages import held_back, saved
from tests.excel.recalculation import Recalculated
from tests.libreoffice.office import Office
from tests.nightly import one_in
from xltiebreak import Event
from xltiebreak.excel import empty_roundrobin, write_workbook
from xltiebreak.excel.cells.layout import FIRST_ROUND, FIRST_ROW, section_row
from xltiebreak.excel.sheets.standings_sheet import SEE_HELP

pytestmark = pytest.mark.slow

CODES = ("SB", "H2H", "WIN")
USUAL = [("1", "0"), ("0", "1"), ("½", "½"), ("=", "1/2"), ("+", "-"), ("-", "-"), ("", "")]
ODD = [("1", ""), ("", "½"), ("1", ""), ("1", "1"), ("q", "0"), ("+", "0"), ("1 ½", "0 ½")]


class Typed(NamedTuple):
    """A section as somebody types it: the names, the grid, and who withdrew."""

    names: list[str]
    cells: list[list[str]]
    withdrawn: str
    cycles: int


def drawn(random: Random) -> Typed:
    """A round-robin of 2 to 14 players, single or double, with gaps; now and then with mistakes."""
    players, cycles = random.randint(2, 14), random.choice((1, 1, 2))
    here = random.randint(2, players) if random.random() < 0.25 else players
    names = [
        f"Entrant {k + 1}" if k < here and random.random() < 0.96 else "" for k in range(players)
    ]
    cells = [[""] * (players * cycles) for _ in range(players)]
    full, odd = random.choice((0.05, 0.5, 0.9, 1, 1, 1)), random.choice((0, 0, 0, 0.03, 0.3))
    for player in range(here):
        for other in range(player + 1, here):
            for game in range(cycles):
                if random.random() < full:
                    pair = random.choice(ODD if random.random() < odd else USUAL[:6])
                    cells[player][other * cycles + game], cells[other][player * cycles + game] = (
                        pair
                    )
    numbers = random.sample(range(1, players + 1), min(players, random.randint(1, 3)))
    left = random.choice(("", "", "", ", ".join(map(str, numbers))))
    return Typed(names, cells, left, cycles)


def typed_in(sections: list[Typed]) -> bytes:
    """An empty workbook with these sections, filled in cell by cell."""
    empty = [
        replace(
            empty_roundrobin(len(typed.names), double=typed.cycles > 1).sections[0], name=f"S{k}"
        )
        for k, typed in enumerate(sections)
    ]
    book = load_workbook(io.BytesIO(write_workbook(Event("", tuple(empty)), route="plain")))
    for k, typed in enumerate(sections):
        sheet = book[f"Crosstable S{k}" if k else "Crosstable"]
        for row, (name, line) in enumerate(zip(typed.names, typed.cells), FIRST_ROW + 1):
            sheet.cell(row, 2).value = name or None
            for column, text in enumerate(line, FIRST_ROUND + 1):
                sheet.cell(row, column).value = text or None
        book["Event"].cell(section_row("withdrawn") + 1, 2 + k).value = typed.withdrawn or None
    return saved(book)


def test_what_anybody_types_is_placed_as_the_core_places_it(
    bare_office: Office, tmp_path: Path
) -> None:
    random = Random(14)
    sections = [drawn(random) for _ in range(30)][:: by_day(2, night=1)]
    held = held_back(bare_office, tmp_path, typed_in(sections), sections, 5 + len(CODES))
    assert 0 < held < len(sections) / 2


def test_another_order_edition_or_lots_need_the_functions_and_the_page_says_so() -> None:
    book = Recalculated(write_workbook(championship(), route="plain"))
    book.type("Event", section_row("edition") + 1, 2, "USCF")
    book.recalculate()
    assert book.value("Standings", 5, 1) == "Place"
    for field, text, sentence in (
        ("order", "uschess", "The tie-break order uschess is not worked out"),
        ("edition", "fide2026", "The edition fide2026 is not worked out"),
        ("lots", "3, 1, 2", "A drawing of lots is not worked out"),
    ):
        was = book.value("Event", section_row(field) + 1, 2)
        book.type("Event", section_row(field) + 1, 2, text)
        book.recalculate()
        assert book.value("Standings", 5, 1).startswith(
            f"Event!B{section_row(field) + 1}: {sentence}"
        )
        assert book.value("Standings", 1, 1) == SEE_HELP
        assert book.block("Standings", 6, 1, 7, 8) == [[""] * 8] * 7
        book.type("Event", section_row(field) + 1, 2, was or None)
    book.recalculate()
    assert book.value("Standings", 6, 3) == "Marchetti, Lena"


@pytest.mark.parametrize(
    ("cells", "said"),
    [
        ({(6, 8): "1"}, "H6: the two cells of this game do not go together."),
        ({(6, 8): "won"}, "H6: this is not a result."),
        ({(6, 7): "1"}, "G6: this is not a result."),
        ({(5, 2): None, **{(5, 5 + k): None for k in range(1, 8)}}, "F6: this is against a player"),
    ],
)
def test_what_is_wrong_leaves_nobody_a_place_and_is_told_with_its_cell(
    cells: dict[tuple[int, int], Any], said: str
) -> None:
    book = Recalculated(write_workbook(championship(), route="plain"))
    for cell, text in cells.items():
        book.type("Crosstable", *cell, text)
    book.recalculate()
    assert book.value("Standings", 5, 1).startswith(said)
    assert book.block("Standings", 6, 1, 7, 8) == [[""] * 8] * 7
    assert book.value("Arithmetic", 1, 1).startswith(said)
    assert {line[9] for line in book.block("Arithmetic", 5, 1, 7, 10)} == {""}


def test_what_formulas_do_not_work_out_places_nobody() -> None:
    for event, lines in ((championship(), 7), (riverside(), 24)):
        book = Recalculated(write_workbook(event, route="plain"))
        book.type("Event", section_row("lots") + 1, 2, "3, 1")
        book.recalculate()
        said = "A drawing of lots is not worked out by these formulas."
        line = f"Event!B{section_row('lots') + 1}: {said}"
        assert book.value("Standings", 5, 1).startswith(line)
        assert line in book.value("Crosstable", 1, 1)
        assert book.block("Standings", 6, 1, lines, 8) == [[""] * 8] * lines


def test_a_stranger_among_who_withdrew_is_told() -> None:
    book = Recalculated(write_workbook(championship(), route="plain"))
    book.type("Event", section_row("withdrawn") + 1, 2, "6; 9")
    book.recalculate()
    assert book.value("Standings", 5, 1).startswith("Event!B24: Type at Withdrawn")
