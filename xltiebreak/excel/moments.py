"""Dates and times in workbooks: from numbers whose format shows dates, and from ISO 8601."""

from __future__ import annotations

import datetime
import re

BUILT_IN_DATES = frozenset(map(str, (*range(14, 23), *range(27, 37), 45, 46, 47, *range(50, 59))))
"""Numbers of the date and time formats that every workbook has, also East Asia's."""
_LONGEST_FORMAT = 255
_NO_LETTERS_OF_A_FORMAT = re.compile(
    r'"[^"]{0,255}"|\[(?!hh?\]|mm?\]|ss?\])[^\]]{0,255}\]|[_\\].', re.IGNORECASE
)
"""Quoted words, bracketed colors and currencies, and letters shown as they are."""


def shows_a_date(code: str) -> bool:
    """Whether a format shows numbers as dates or times: ``d-mmm-yy``, ``[h]:mm``."""
    code = code[:_LONGEST_FORMAT].split(";", maxsplit=1)[0]
    return not set("dmhys").isdisjoint(_NO_LETTERS_OF_A_FORMAT.sub("", code).lower())


def moment(days: float, first_day: datetime.datetime) -> datetime.datetime | datetime.time:
    """Return a number of days as a date, or a number below 1 as a time.

    Excel's calendar has a February 29 in 1900, so earlier days are off by one.
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
