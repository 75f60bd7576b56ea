"""What programs write around their tables: an event's dates, the edition that follows from them,
the printed tie-breaks, and which program made the list."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from datetime import date, datetime
from typing import NamedTuple

from xltiebreak.event.words import folded
from xltiebreak.rules.editions import EDITIONS, FIDE
from xltiebreak.tables.cells import Row
from xltiebreak.tables.grid import Grid

_PARTS = r"\d+|[^\W\d_]+"
_YEAR_FIRST, _DAY_FIRST, _MONTH_FIRST = "%Y %m %d", "%d %m %Y", "%m %d %Y"
_NAMED_MONTH = ("%b %d %Y", "%d %b %Y")
"""Ways to write a date, with its parts by themselves and three letters of a month."""
_DAYS_OF_MONTH = r"(?i)^([a-z]+\.?) (\d{1,2}) ?(?:-|–|to) ?(\d{1,2}),? (\d{4})$"
_BETWEEN = " – "

_OF_FIDE = [edition for edition in EDITIONS.values() if edition.family == FIDE]
FIDE_EDITIONS = sorted([(date.fromisoformat(each.since), each.code) for each in _OF_FIDE])[::-1]
"""The editions of C.07 and the day from which each applies to all rated events, the newest first;
FIDE's own events had that of 2023 from September 2023 on."""
NEWEST_OF_FIDE = FIDE_EDITIONS[0][1]


def _readings(text: str) -> tuple[date | None, date | None]:
    """Return a date read with the day first, and with the month first, unless points part it."""
    parts = (part[:3] if part.isalpha() else part for part in re.findall(_PARTS, text))
    plain, month_first = " ".join(parts), () if "." in text else (_MONTH_FIRST,)
    return (
        _day(plain, (_YEAR_FIRST, _DAY_FIRST, *_NAMED_MONTH)),
        _day(plain, (_YEAR_FIRST, *month_first, *_NAMED_MONTH)),
    )


def _day(text: str, ways: Iterable[str]) -> date | None:
    for way in ways:
        with suppress(ValueError):
            return datetime.strptime(text, way).date()
    return None


def joined(start: str, end: str) -> str:
    """Return an event's dates as one text: ``2026/03/01 – 2026/03/05``."""
    return f"{start}{_BETWEEN}{end}" if start and end and start != end else start or end


def _parted(text: str) -> tuple[str, str]:
    plain = re.sub(_DAYS_OF_MONTH, r"\1 \2, \4 to \1 \3, \4", " ".join(text.split()), count=1)
    for between in (_BETWEEN, " - ", " to ", "–"):
        start, dash, end = plain.partition(between)
        if dash and any(_readings(start)) and any(_readings(end)):
            return start, end
    return plain, plain


def spans(dates: str) -> frozenset[tuple[date, date]]:
    """Return each pair of first and last day that an event's dates can mean.

    ``03/04/2026`` means two days; ``24/03/2026 – 03/04/2026`` can only be read in one way.
    """
    starts, ends = map(_readings, _parted(dates))
    return frozenset(
        (start, end) for start, end in zip(starts, ends) if start and end and start <= end
    )


def edition_on(dates: str) -> str:
    """Return the edition of the rules for an event with these dates, by its first day.

    Empty where the text states no dates, or can mean days of different editions.
    """
    editions = editions_on(dates)
    return editions[0] if len(editions) == 1 else ""


def editions_on(dates: str) -> list[str]:
    """Return the editions that an event with such dates, if any, falls under, the newest first."""
    starts = [start for start, _ in spans(dates)]
    codes = {next(code for since, code in FIDE_EDITIONS if start >= since) for start in starts}
    return [code for _, code in FIDE_EDITIONS if code in codes]


def as_trf(dates: str) -> tuple[str, str]:
    """Return an event's dates as records 042 and 052 want them, ``YYYY/MM/DD``; else empty."""
    days = spans(dates)
    if len(days) != 1:
        return "", ""
    ((start, end),) = days
    return start.isoformat().replace("-", "/"), end.isoformat().replace("-", "/")


_TIE_BREAK = (
    r"(?:tie ?-?break|wertung|desempate|d[ée]partage|spareggio|weerstand\w{0,20}|wp) ?-?(\d) ?:,? ?"
)
_NAMED = rf"(?i){_TIE_BREAK}(.+?)(?=,? ?#? ?{_TIE_BREAK}|$)"
"""``Tie Break1: Buchholz Cut 1``, as chess-results.com writes it in its languages."""
_ABOUT = rf"(?i)[#\s]*(?:an\w{{5,12}} ?:?$|{_TIE_BREAK})"
"""The same at the beginning of a line, or ``Annotation:`` above it."""
_DATES = re.compile(
    r"[#\s]*(?:date|datum|datums|fecha|data) ?:,? ?(.*\d{4}.*)", re.IGNORECASE | re.DOTALL
)
_UPDATED = re.compile(
    r"(?:last update|letzte aktualisierung\w*|ultima actuali[zc]a\w*|derniere mise a jour"
    r"|ultimo aggiornamento|laatst bijgewerkt) ?:? ?(\d{1,4}[./-]\d{1,2}[./-]\d{1,4})"
)
_PROGRAMS = r"chess-results|swiss-?manager"
_AS_THEY_SAY = rf"{_TIE_BREAK}.{{0,200}}(?:tie-?break|variab|wertung|game-?points|same point)"
"""Words for tie-breaks that only these programs use."""


class Around(NamedTuple):
    """What the lines around a table say: the names of TB1, TB2 … by number, the day of the last
    update, the event's dates, and whether a program of FIDE's world made the table."""

    tie_breaks: Mapping[int, str]
    updated: str
    dates: str
    of_fide: bool


def words_around(grids: Iterable[Grid]) -> Around:
    """Return what the lines of words around these tables say."""
    rows = ([cell.text for cell in row.cells if cell.text] for grid in grids for row in grid.rows)
    lines = [", ".join(texts) for texts in rows if 0 < len(texts) <= 4]  # commas may part words
    about = [line for line in lines if re.search(_TIE_BREAK, line, re.IGNORECASE)]
    return Around(
        named_tie_breaks(about),
        last_update(lines),
        next((dates[1] for line in lines if (dates := _DATES.fullmatch(line))), ""),
        any(re.search(_PROGRAMS, line.casefold()) for line in lines)
        or any(re.search(_AS_THEY_SAY, line.casefold()) for line in about),
    )


def named_tie_breaks(lines: Iterable[str]) -> dict[int, str]:
    """Return the names of TB1, TB2 … by number, as lines around a table explain them."""
    matches = (match for line in lines for match in re.finditer(_NAMED, line))
    return {int(match[1]): match[2].strip() for match in matches}


def last_update(lines: Iterable[str]) -> str:
    """Return the day from a line such as ``Last update 15.03.2026 18:00:00``; else empty."""
    return next((match[1] for line in lines if (match := _UPDATED.search(folded(line)))), "")


def is_about_tie_breaks(row: Row) -> bool:
    """Whether a row explains the printed tie-breaks; such a row is not a player passed over."""
    return re.match(_ABOUT, next((cell.text for cell in row.cells if cell.text), "")) is not None
