"""What Excel's function wizard and VBA get to see."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from openpyxl.utils import FORMULAE

from tests.excel.com.client import Session

NEWER, VBA, XLM = (
    part.partition("]")[2].split()
    for part in (Path(__file__).parent / "taken-names.txt").read_text("utf-8").split("\n[")[1:]
)
FUNCTIONS = (Path(__file__).parent / "functions.txt").read_text("utf-8").splitlines()
"""Each function with its arguments, as Excel's wizard and VBA are promised them."""
CELL_NAMES = re.compile(r"([A-Z]{1,3}[0-9]{1,7})|R[0-9]*|C[0-9]*|R[0-9]*C[0-9]*")


@pytest.fixture(scope="module")
def registered(excel: Session) -> dict[str, Any]:
    return dict(excel.ask("registered"))


def arguments_of(registered: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [(name, one) for name, told in registered.items() for one in told["arguments"]]


def test_xlwings_writes_one_function_for_each_name_with_its_arguments(excel: Session) -> None:
    vba = excel.ask("wrapper", "event.xlsm")

    assert sorted(re.findall(r"^Function (\w+\(.*\))$", vba, re.MULTILINE)) == FUNCTIONS
    assert vba.count("\nEnd Function") == len(FUNCTIONS)


def test_the_wrapper_calls_the_function_of_its_name_in_this_workbook(
    excel: Session, registered: dict[str, Any]
) -> None:
    vba = excel.ask("wrapper", "event.xlsm")

    for name, told in registered.items():
        listed = ", ".join(one["name"] for one in told["arguments"])
        assert f'{name} = XLPy.CallUDF("xltiebreak.excel.udfs", "{name}", Array({listed}), ' \
               "ThisWorkbook, Application.Caller)" in vba  # fmt: skip
    assert vba.isascii()
    assert max(map(len, vba.splitlines())) < 1023


def test_help_fits_the_function_wizard(registered: dict[str, Any]) -> None:
    for name, told in registered.items():
        assert 0 < len(told["doc"]) < 255, name
        assert told["category"] == "Chess tie-breaks"
        assert told["call_in_wizard"]
        assert not told["volatile"]
    for name, one in arguments_of(registered):
        assert 0 < len(one["doc"]) < 255, (name, one["name"])
        assert not one["doc"].startswith("Positional argument"), (name, one["name"])


def is_cell(name: str) -> bool:
    """Whether Excel would take a name for a cell: A1 to XFD1048576, or R1C1."""
    return CELL_NAMES.fullmatch(name.upper()) is not None


@pytest.mark.parametrize("name", ["TB1", "sb1", "XFD1048576", "R1C1", "RC", "r", "C2", "R"])
def test_the_lint_knows_cells(name: str) -> None:
    assert is_cell(name)


def test_the_lists_of_taken_names_are_read() -> None:
    assert (len(NEWER) > 40, len(VBA) > 150, len(XLM) > 80) == (True, True, True)
    assert {"XLOOKUP", "type", "RUN"} <= {*NEWER, *VBA, *XLM}


def test_no_name_is_taken_by_excel_or_vba(registered: dict[str, Any]) -> None:
    taken = {*FORMULAE, *NEWER, *XLM, *map(str.upper, VBA)}
    for name in registered:
        assert re.fullmatch(r"[A-Z][A-Z_]{2,30}", name), name
        assert not is_cell(name), name
        assert name not in taken, name
    assert len({name.lower() for name in registered}) == len(registered)


def test_no_argument_is_taken_by_vba_or_by_its_function(registered: dict[str, Any]) -> None:
    functions = {name.lower() for name in registered}
    for name, one in arguments_of(registered):
        assert re.fullmatch(r"[a-z][a-z_]{2,}", one["name"]), (name, one["name"])
        assert one["name"] not in VBA, (name, one["name"])
        assert one["name"] not in functions, (name, one["name"])


def test_xlwings_finds_no_hint_to_take_for_a_converter(registered: dict[str, Any]) -> None:
    for name, told in registered.items():
        assert told["hints"] == [], name
        assert told["returns"] == {}, name


def test_blocks_come_as_rows_and_no_error_comes_as_an_empty_cell(
    registered: dict[str, Any],
) -> None:
    single = {"player", "edition", "code", "order", "lots", "own_score", "rounds", "withdrawn"}
    single |= {"one", "other", "team", "boards", "placed_by", "match_points", "counting", "entries"}
    single |= {"notation", "kind", "planned", "minimum", "in_one_cell", "draws", "section"}
    single |= {"rules_at", "prizes_at"}
    for name, one in arguments_of(registered):
        is_single = one["name"] in single or name == "IHSA_ROUND"
        expected = {"err_to_str": True} if is_single else {"err_to_str": True, "ndim": 2}
        assert one["options"] == expected, (name, one["name"])
