"""What F9 shows is what a full recalculation shows, also where LibreOffice calculates in threads;
and a page of places that is stale all the same says so, and gives no places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook
from openpyxl.utils import get_column_letter

from tests.excel.story import Workbook, numbered, orders
from tests.excel.test_stories import DAYS
from tests.excel.workbooks import TEAM_EVENTS, double, event
from tests.libreoffice.office import Office, need_office, running
from tests.nightly import by_day
from xltiebreak import Event, Section
from xltiebreak.excel import write_workbook

pytestmark = pytest.mark.slow

TYPED = by_day([day for day in DAYS if day.stem in ("swiss", "games")], night=DAYS)
"""The days with the longest chains of formulas; at night all."""

TIMES = by_day(1, night=10)
"""It is a matter of chance what a thread reads."""

THREADS = {"SC_FORCE_CALCULATION": "threads"}
"""LibreOffice calculates each group of equal formulas in threads, however small it is."""


@pytest.fixture(scope="module")
def threaded_office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    need_office()
    with running(tmp_path_factory.mktemp("threads"), **THREADS) as office:
        yield office


@pytest.mark.parametrize("day", TYPED * TIMES, ids=lambda day: day.stem)
def test_f9_shows_what_a_full_recalculation_shows(
    threaded_office: Office, tmp_path: Path, day: Path
) -> None:
    """F9 is pressed after each cell, and what was worked out is looked at only at the end of the
    day: what was worked out anew once is seldom stale soon after."""
    new, *lines = [line.partition(" ") for _, line in numbered(day)]
    Workbook(threaded_office, tmp_path).begin(["".join(new)])
    for word, _, rest in lines:
        if word not in ("=", "!", "says", "shows"):
            for order in orders(word, rest):
                threaded_office.do([order, ("recalculate",)])
    [stale] = threaded_office.do([("not_afresh",)])
    assert not stale, (len(stale), stale[:9])


def of_one(section: Section, **fields: Any) -> Event:
    return Event("Club night", (replace(section, **fields),))


def placed(*cells: str, **fields: str) -> Event:
    return of_one(event(*cells).sections[0], **fields)


SWISS = placed("W2w D3b W4w", "L1b W4w D3b", "W4w D1w D2w", "L3b L2b L1b", "H H U", order="MM, SB")
BOOKS: Mapping[str, tuple[Event, Mapping[str, bool]]] = {
    "swiss": (SWISS, {}),
    "games": (SWISS, {"of_games": True}),
    "shared places": (placed("D2 D4 W3", "D1 D3 W4", "W4 D2 L1", "L3 D1 L2"), {}),
    "a play-off": (placed("W3 D2 W4", "W4 D1 W3", "L1 W4 L2", "L2 L3 L1", playoff="2, 1"), {}),
    "grid": (of_one(double().sections[0], order=""), {}),
    "teams": (TEAM_EVENTS["a bye in each round"], {}),
}
STALE = "Not all of this was worked out afresh, so nobody has a place here: press Ctrl+Shift+F9"


@pytest.mark.parametrize("kind", BOOKS)
def test_a_stale_page_says_so_and_gives_nobody_a_place(
    office: Office, tmp_path: Path, kind: str
) -> None:
    made, options = BOOKS[kind]
    path = tmp_path / "event.xlsx"
    path.write_bytes(write_workbook(made, route="plain", **options))
    book = load_workbook(path)
    page = book["Standings"]
    hidden, last = get_column_letter(page.max_column), page.max_row - 1
    assert [f'${hidden}${last}<>""'] in [
        rule.formula for rule in page.conditional_formatting["A1"]
    ], "the first line is not red"
    titles = {cell.value: cell.column_letter for cell in book["Arithmetic"][5 - 1]}
    wrong = [("Arithmetic", f"{titles[title]}5", 1) for title in ("place", "position")]
    wrong += [("Standings", f"{hidden}{row}", 1) for row in (6, 7)] + [("Standings", "D7", 99)]
    if made is SWISS:  # who is named and has no opponents
        wrong.append(("Arithmetic", f"{titles['here']}9", 0))
    office.do([("open", path)])

    def shown() -> tuple[str, list[Any]]:
        [[line], *_], places = office.do(
            [
                ("recalculate",),
                ("read", "Standings", "A1"),
                ("read", "Standings", f"A6:A{last - 1}"),
            ]
        )
        return line, [place for [place] in places if place != ""]

    right = shown()
    assert right[0] == ""
    assert right[1]
    for sheet, cell, otherwise in wrong:
        [[[figure]]] = office.do([("read", sheet, cell)])
        office.do([("number", sheet, cell, 2 if figure == otherwise else otherwise)])
        line, places = shown()
        assert line.startswith(STALE), (sheet, cell, line)
        assert places == [], (sheet, cell)
        office.do([("undo",)])
        assert shown() == right, (sheet, cell)
