"""What real Excel does with a workbook, as far as its parts tell: whether it calculates on opening,
takes an empty text for 0, refuses a box's text in capitals, repairs a hint, or sorts a table from a
single cell."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from openpyxl import load_workbook
from openpyxl.worksheet.cell_range import CellRange

from examples.build import bham, championship, riverside
from tests.excel.workbooks import double, event
from tests.make.files import (
    empty_roundrobin,
    empty_scores,
    empty_swiss,
    empty_team_event,
    write_workbook,
)
from tests.make.made_up_teams import school_event
from tests.make.packages import parts
from tests.nightly import by_day
from xltiebreak import Event
from xltiebreak.excel.routes import LIVE_ROUTES

TYPED = {"Crosstable", "Games", "Teams", "Matches", "Players", "Boards", "Prizes", "Scores"}
KINDS: dict[str, tuple[Callable[[], Event], dict[str, bool]]] = {
    "swiss": (empty_swiss, {"with_prizes": True}),
    "long swiss": (lambda: empty_swiss(60, 16), {}),
    "games": (empty_swiss, {"of_games": True}),
    "roundrobin": (empty_roundrobin, {}),
    "double": (double, {}),
    "team": (empty_team_event, {"with_boards": True, "with_prizes": True}),
    "matches alone": (empty_team_event, {}),
    "scores": (empty_scores, {}),
    "results": (riverside, {"with_prizes": True}),
    "tied throughout": (bham, {}),
    "a grid with results": (championship, {}),
    "teams with results": (lambda: school_event(6, 5), {}),
    "games with results": (lambda: event("W2w D3b", "L1b H", "H D1w"), {"of_games": True}),
}
WRITTEN = [
    (kind, route)
    for kind, route in [*product(KINDS, [*LIVE_ROUTES, "plain"])][:: by_day(5, night=1)]
    if kind != "scores" or route != "plain"
]
_FORMULA = re.compile(r'<c r="(\w+)"([^>]*)><f[^>]*?(?:/>|>[^<]*</f>)(?:<v>([^<]*)(</v>))?')


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "route"), WRITTEN)
def test_excel_finds_nothing_to_trip_over(kind: str, route: str) -> None:
    make, asked = KINDS[kind]
    content = write_workbook(make(), route=route, **asked)
    texts = {name: part.decode("utf-8") for name, part in parts(content).items() if "xl/w" in name}
    assert re.findall("<calcPr[^>]*fullCalcOnLoad=.1.", texts["xl/workbook.xml"])
    formulas = [found for text in texts.values() for found in _FORMULA.findall(text)]
    assert len(formulas) > 50
    empty = [(at, look) for at, look, value, is_stored in formulas if is_stored and not value]
    assert [at for at, look in empty if 't="str"' not in look] == []
    book = load_workbook(io.BytesIO(content))
    assert [*_wrong_boxes(book)] == []
    assert TYPED & {sheet.title for sheet in book}
    assert [*_merged_where_sorted(book)] == []


def _wrong_boxes(book: Any) -> Iterator[tuple[object, ...]]:
    for sheet in book:
        for box in sheet.data_validations.dataValidation:
            lengths = [len(text or "") for text in (box.prompt, box.error)]
            titles = [len(text or "") for text in (box.promptTitle, box.errorTitle)]
            if max(lengths) > 225 or max(titles) > 32:
                yield sheet.title, box.sqref, lengths, titles
            is_typed = str(box.formula1).startswith('"')
            if is_typed and box.showErrorMessage and box.errorStyle != "information":
                yield sheet.title, box.sqref, box.formula1


def _merged_where_sorted(book: Any) -> Iterator[tuple[object, ...]]:
    for sheet in book:
        if sheet.title not in TYPED or sheet.protection.sheet:
            continue
        top = int(sheet.sheet_view.pane.ySplit)
        filled = {
            (cell.row, cell.column) for row in sheet for cell in row if cell.value is not None
        } | {(top + row, 1) for row in (1, 2, 3)}  # as if something were typed
        block = _with_all_that_touches(filled, (top, 1, top, 1))
        assert block[2] > top + 2
        if block[0] != top:
            yield sheet.title, "header", block
        for merged in sheet.merged_cells.ranges:
            if not merged.isdisjoint(CellRange(None, block[1], block[0], block[3], block[2])):
                yield sheet.title, str(merged), block
        above = [cell for cell in sheet[top - 1][: block[3]] if cell.value is not None]
        if above or not 0 < sheet.row_dimensions[top - 1].height < 8:
            yield sheet.title, "the row above the header", above


def _with_all_that_touches(
    filled: set[tuple[int, int]], block: tuple[int, int, int, int]
) -> tuple[int, int, int, int]:
    """What Excel sorts, or takes by Ctrl+A: it ends where a row and a column are empty."""
    top, left, bottom, right = block
    near = [
        (row, column)
        for row, column in filled
        if top - 1 <= row <= bottom + 1 and left - 1 <= column <= right + 1
    ]
    rows, columns = [row for row, _ in near], [column for _, column in near]
    wider = (*(min(top, *rows), min(left, *columns)), *(max(bottom, *rows), max(right, *columns)))
    return block if wider == block else _with_all_that_touches(filled, wider)


def test_no_result_that_games_offers_begins_as_another_one() -> None:
    """Excel's AutoComplete would make the longer one of the shorter."""
    content = write_workbook(empty_swiss(), route="plain", of_games=True)
    sheet = load_workbook(io.BytesIO(content))["Games"]
    [listed] = [
        box.formula1.strip('"').split(",")
        for box in sheet.data_validations.dataValidation
        if str(box.formula1).startswith('"')
    ]
    assert "F 1-0" in listed
    pairs = [(one, other) for one in listed for other in listed if one != other]
    assert [pair for pair in pairs if pair[0].casefold().startswith(pair[1].casefold())] == []
