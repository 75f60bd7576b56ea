"""What F9 shows is what a full recalculation shows, and a page that is stale all the same says so;
and an error that is printed, corrected and printed again does not end LibreOffice."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from openpyxl import load_workbook
from openpyxl.utils import get_column_letter

from examples.build import bham, championship, riverside
from tests.excel.story import Workbook, numbered, orders
from tests.excel.test_stories import ALL_DAYS
from tests.excel.workbooks import TEAM_EVENTS, double, event
from tests.libreoffice.office import Office, Order, need_office, running
from tests.make.files import write_workbook
from tests.make.packages import parts
from tests.nightly import by_day
from xltiebreak import Event, Section
from xltiebreak.formats.files import load

TYPED = [day for day in ALL_DAYS if day.stem in by_day(("games",), night=day.stem)]
"""A day with the longest chains of formulas; at night all."""

TIMES = by_day(1, night=10)
"""It is a matter of chance what a thread reads."""

THREADS: dict[str, Any] = {"SC_FORCE_CALCULATION": "threads"}
"""LibreOffice calculates each group of equal formulas in threads, however small it is."""


@pytest.fixture(scope="module")
def threaded_office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    need_office()
    with running(tmp_path_factory.mktemp("threads"), **THREADS) as office:
        yield office


@pytest.mark.slow
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


@pytest.mark.slow
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
    titles = {cell.value: cell.coordinate[:-1] for cell in book["Arithmetic"][5 - 1]}
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


EXAMPLE = Path(__file__).parents[2] / "examples" / "prizes" / "prizes.csv"
KINDS: dict[str, tuple[Callable[[], Event], str, dict[str, str]]] = {
    "grid": (championship, "Crosstable", {"G5": "Q", "H5": "½"}),
    "Swiss": (riverside, "Crosstable", {"F5": "W99", "G6": "D1"}),
    "games": (bham, "Games", {"C5": "Nobody", "D6": "0-1"}),
    "teams": (lambda: TEAM_EVENTS["no line-ups"], "Matches", {"B5": "Nobody", "F6": "W"}),
    "boards": (lambda: TEAM_EVENTS["eight weighted boards"], "Boards", {"E5": "?", "E6": "0"}),
    "prizes": (lambda: load(EXAMPLE), "Prizes", {"F5": "much", "F6": "20"}),
}
"""An event of each kind, and what is typed on one of its sheets: first what is wrong."""
ROUTES = ("plain", "lite", "classic", "libreoffice")


def workbook(kind: str, route: str) -> bytes:
    of_games = kind == "games"
    return write_workbook(KINDS[kind][0](), route=route, of_games=of_games)


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_every_formula_has_a_number_format(kind: str) -> None:
    """Without one, LibreOffice gives it one with its first result."""
    for route in ROUTES[:: by_day(2, night=1)]:
        of_workbook = {name: part.decode() for name, part in xml_parts(workbook(kind, route))}
        styles = of_workbook["xl/styles.xml"].partition("<cellXfs")[2].partition("</cellXfs>")[0]
        formats = re.findall(r'<xf numFmtId="(\d+)"', styles)
        bare = [
            (name, cell)
            for name, part in of_workbook.items()
            for cell, style in re.findall(r'<c r="(\w+)"(?: s="(\d+)")?[^>]*><f', part)
            if formats[int(style or 0)] == "0"
        ]
        assert "<f>" in of_workbook["xl/worksheets/sheet2.xml"]
        assert bare == []


def xml_parts(content: bytes) -> Iterator[tuple[str, bytes]]:
    return ((name, part) for name, part in parts(content).items() if name.endswith(".xml"))


@pytest.mark.slow
def test_printing_an_error_and_printing_again_does_not_end_libreoffice(tmp_path: Path) -> None:
    """In one session, where workbooks are worked out anew as they are opened, and where not."""
    need_office()
    event, pages = tmp_path / "event.xlsx", tmp_path / "pages.pdf"
    with running(tmp_path) as office:
        for always, route, kind in [*product((0, 1), ROUTES, KINDS)][:: by_day(17, night=1)]:
            _, sheet, typed = KINDS[kind]
            wrong, further = typed
            event.write_bytes(workbook(kind, route))
            open_it: list[Order] = [("work out on opening", always), ("open", event)]
            (((right,),),) = office.do([*open_it, ("print", pages), ("read", sheet, wrong)])
            for cell, text in ((wrong, typed[wrong]), (wrong, right), (further, typed[further])):
                office.do([("text", sheet, cell, str(text)), ("print", pages)])
                assert pages.read_bytes().startswith(b"%PDF"), (kind, route)
                pages.unlink()
