"""The tint of trophies on Standings asks for a place only where there is one."""

from __future__ import annotations

import io

import pytest
from openpyxl import load_workbook

from xltiebreak.excel import empty_swiss, write_workbook


@pytest.mark.parametrize("route", ["plain", "lite"])
def test_no_place_is_worked_out_for_an_empty_row_while_it_is_drawn(route: str) -> None:
    """LibreOffice 25.2 worked it out under AND, and ended at a second PDF."""
    book = load_workbook(io.BytesIO(write_workbook(empty_swiss(8, 3), route=route)))
    rules = [
        rule.formula[0]
        for cells in book["Standings"].conditional_formatting
        for rule in cells.rules
        if "FIND" in rule.formula[0]
    ]

    assert rules
    assert all(rule.startswith("IF(AND(") and rule.endswith(",FALSE)") for rule in rules)
