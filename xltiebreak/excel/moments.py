"""Dates and times of a workbook: numbers that a format shows as such, and ISO 8601."""

from __future__ import annotations

import datetime
import re

BUILT_IN_DATES = frozenset(map(str, (*range(14, 23), *range(27, 37), 45, 46, 47, *range(50, 59))))
"""The formats of dates and times that every workbook has, those of East Asia among them."""
_LONGEST_FORMAT = 255
_NO_LETTERS_OF_A_FORMAT = re.compile(
    r'"[^"]*"|\[(?!hh?\]|mm?\]|ss?\])[^\]]*\]|[_\\].', re.IGNORECASE
)
"""Words in quotes, colors and currencies in brackets, a letter that is shown as it is."""


def shows_a_date(code: str) -> bool:
    """Tell whether a format shows a number as a date or a time: ``d-mmm-yy``, ``[h]:mm``."""
    code = code[:_LONGEST_FORMAT].split(";", maxsplit=1)[0]
    return not set("dmhys").isdisjoint(_NO_LETTERS_OF_A_FORMAT.sub("", code).lower())


def moment(days: float, first_day: datetime.datetime) -> datetime.datetime | datetime.time:
    """Return a number of days as a date, a number below 1 as a time.

    Excel's calendar has a February 29 in 1900, so that the days before it are one off.
    """
    if 1 <= days < 60 and first_day.year < 1900:
        days += 1
    moment_then = first_day + datetime.timedelta(milliseconds=round(days * 86_400_000))
    return moment_then.time() if 0 <= days < 1 else moment_then


def moment_of(text: str) -> datetime.date | datetime.time:
    """Return a date or a time spelled by ISO 8601."""
    if ":" in text and "-" not in text:
        return datetime.time.fromisoformat(text)
    return datetime.datetime.fromisoformat(text)
