"""Dates as real files write them, and the edition that they ask for."""

from __future__ import annotations

import pytest

from xltiebreak.tables.around import as_trf, edition_on, joined


@pytest.mark.parametrize(
    ("dates", "first", "last"),
    [
        ("2026/03/01", "2026/03/01", "2026/03/01"),
        ("2026-03-01 – 2026-03-05", "2026/03/01", "2026/03/05"),
        ("2005.07.28", "2005/07/28", "2005/07/28"),
        ("28. 07. 2005", "2005/07/28", "2005/07/28"),
        ("02.03.2026", "2026/03/02", "2026/03/02"),
        ("24/09/2010", "2010/09/24", "2010/09/24"),
        ("09/24/2010", "2010/09/24", "2010/09/24"),
        ("Jun 26, 2020", "2020/06/26", "2020/06/26"),
        ("26 June 2020", "2020/06/26", "2020/06/26"),
        ("October 4-5, 2025", "2025/10/04", "2025/10/05"),
        ("24/09/2010 – 02/10/2010", "2010/09/24", "2010/10/02"),
        ("Oct 31, 2025 to Nov 2, 2025", "2025/10/31", "2025/11/02"),
    ],
)
def test_dates_of_any_style_become_those_of_the_format(dates: str, first: str, last: str) -> None:
    assert as_trf(dates) == (first, last)


@pytest.mark.parametrize(
    "dates", ["", "next spring", "03/04/2026", "2026/13/01", "2026/03/05 – 2026/03/01", "1. 2."]
)
def test_dates_that_leave_a_doubt_are_not_written(dates: str) -> None:
    assert as_trf(dates) == ("", "")


@pytest.mark.parametrize(
    ("dates", "edition"),
    [
        ("2026/03/01", "fide2026"),
        ("2026/02/28 – 2026/03/05", "fide2023"),
        ("2024/04/01", "fide2023"),
        ("2024/03/31", "fide2009"),
        ("2023/09/01", "fide2009"),
        ("28. 07. 2005", "fide2009"),
        ("03/04/2026", "fide2026"),
        ("01/03/2026", ""),
        ("01/03/2026 – 13/03/2026", "fide2026"),
        ("next spring", ""),
    ],
)
def test_the_edition_is_the_one_of_the_first_day_where_that_is_certain(
    dates: str, edition: str
) -> None:
    assert edition_on(dates) == edition


def test_one_day_is_written_once() -> None:
    assert joined("2026/03/01", "2026/03/01") == "2026/03/01"
    assert joined("2026/03/01", "") == "2026/03/01"
    assert joined("2026/03/01", "2026/03/05") == "2026/03/01 – 2026/03/05"
