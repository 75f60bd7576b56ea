"""The sheet Help says which version wrote the workbook, and which one its functions are."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.libreoffice.office import need_office, running
from tests.make.recalculation import Recalculated
from xltiebreak import __version__
from xltiebreak.excel import empty_swiss, udfs, write_workbook
from xltiebreak.excel.routes import LIVE_ROUTES

pytestmark = pytest.mark.slow

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
    assert udfs.VERSION_TB() == __version__
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
