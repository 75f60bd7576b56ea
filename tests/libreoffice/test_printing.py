"""Printing while something is wrong, correcting it, typing on and printing again: LibreOffice 25.2
ended there, where a formula got its number format while its cell was drawn."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest

from examples.build import bham, championship, riverside
from tests.excel.workbooks import TEAM_EVENTS, parts
from tests.libreoffice.office import Order, need_office, running
from tests.nightly import by_day
from xltiebreak import Event
from xltiebreak.excel import write_workbook
from xltiebreak.formats import load

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
