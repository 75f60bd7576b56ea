"""Ranges and values as Excel hands them over COM, made from JSON."""

from __future__ import annotations

import datetime
from decimal import Decimal
from types import SimpleNamespace
from typing import Any

from tests.excel.com.pywin32 import RANGE_IID, ComDate

MISSING = -2147352572
"""What VBA passes for an argument that was left out."""

ERRORS = {
    "#NULL!": -2146826288,
    "#DIV/0!": -2146826281,
    "#VALUE!": -2146826273,
    "#REF!": -2146826265,
    "#NAME?": -2146826259,
    "#NUM!": -2146826252,
    "#N/A": -2146826246,
    "#SPILL!": -2146826243,
    "#CALC!": -2146826238,
}
_SHEET = SimpleNamespace(Parent=SimpleNamespace(Application=SimpleNamespace(Hwnd=1)))
_RANGE_TYPE = SimpleNamespace(GetTypeAttr=lambda: SimpleNamespace(iid=RANGE_IID))


class ComRange:
    """A range: one cell gives its value, several give a tuple of rows."""

    Row = Column = 1
    Address = "$A$1"
    Worksheet = _SHEET
    _oleobj_ = SimpleNamespace(GetTypeInfo=lambda: _RANGE_TYPE)

    def __init__(self, rows: list[list[Any]]) -> None:
        values = tuple(tuple(map(cell_value, row)) for row in rows)
        one = len(values) == 1 and len(values[0]) == 1
        self.Value = values[0][0] if one else values
        self.Rows = SimpleNamespace(Count=len(values))
        self.Columns = SimpleNamespace(Count=len(values[0]))


def cell_value(told: Any) -> Any:
    """A cell's value: every number is a float, an error a number, a date its own type."""
    if isinstance(told, dict):
        ((kind, text),) = told.items()
        if kind == "error":
            return ERRORS[text]
        if kind == "date":
            return ComDate.fromisoformat(text)
        if kind == "currency":
            return Decimal(text)
        raise ValueError(kind)
    if isinstance(told, int) and not isinstance(told, bool):
        return float(told)
    return told


def argument(told: Any) -> Any:
    """An argument: a range, an array constant, a value typed into the formula, or nothing."""
    if isinstance(told, dict):
        if "range" in told:
            return ComRange(told["range"])
        if "constant" in told:
            return tuple(tuple(map(cell_value, row)) for row in told["constant"])
        if "missing" in told:
            return MISSING
    return cell_value(told)


def from_excel(value: Any) -> Any:
    """A value that goes to a cell, for JSON."""
    if isinstance(value, (list, tuple)):
        return [from_excel(one) for one in value]
    if isinstance(value, datetime.date):
        return {"date": value.isoformat()}
    return value
