"""Dates as real files write them, and the edition that they ask for."""

from __future__ import annotations

import pytest

from tests.make.trf import cases
from xltiebreak.tables.around import as_trf, edition_on, joined


@pytest.mark.parametrize("case", cases("dates.txt"))
def test_dates_of_any_style_become_those_of_the_format_where_they_are_certain(case: str) -> None:
    dates, days, edition = case.split(" :: ")
    assert as_trf(dates) == (("", "") if days == "-" else tuple(days.split()))
    assert edition_on(dates) == edition.removeprefix("-")


def test_one_day_is_written_once() -> None:
    assert as_trf("") == ("", "")
    assert joined("2026/03/01", "2026/03/01") == "2026/03/01"
    assert joined("2026/03/01", "") == "2026/03/01"
    assert joined("2026/03/01", "2026/03/05") == "2026/03/01 – 2026/03/05"
