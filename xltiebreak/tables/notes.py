"""Rows below or among the players that are none: notes, legends, totals."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.event.words import folded
from xltiebreak.tables.cells import Row, number_in
from xltiebreak.tables.grid import Columns, Grid


def passed_over(columns: Columns, notes: Sequence[Row]) -> Finding:
    """What to say of the rows that are no players."""
    texts = [next(cell.text for cell in row.cells if cell.text) for row in notes]
    listed = ", ".join(repr(text[:_QUOTED]) for text in texts[:_MOST_QUOTED])
    more = f" and {len(texts) - _MOST_QUOTED} more" if len(texts) > _MOST_QUOTED else ""
    what = f"this row holds no {columns.entry} and is passed over"
    if len(texts) > 1:
        what = f"this row and others below hold no {columns.entry} and are passed over"
    column = next(k for k, cell in enumerate(notes[0].cells) if cell.text)
    message = (
        f"{what}: {listed}{more}; if a {columns.entry} is among them, type the results and, where "
        "there are numbers, a number"
    )
    return columns.finding(WARNING, "passed-over", notes[0], column, message)


_QUOTED, _MOST_QUOTED = 60, 3
_SUMS = frozenset(
    {"total", "totals", "sum", "average", "avg", "mean", "count", "games", "players", "summe"}
    | {"gesamt", "schnitt", "durchschnitt", "totale", "totaal", "moyenne", "media", "gemiddelde"}
)
_SIGNS_OF_A_NOTE = frozenset(":=*@")
_WORDS_OF_A_NAME = 5


def is_note(columns: Columns, row: Row, *, filled: bool) -> bool:
    """Whether a row that would be no player says clearly that it is none: it is no name, or begins
    with the word of a total."""
    number = columns.cell(row, "No.").text
    text = number or columns.name(row).text
    if not text or number_in(number).isdecimal():
        return False
    is_sum = text.split()[0].casefold().rstrip(":") in _SUMS
    if filled:
        return is_sum
    words = len(text.split()) > _WORDS_OF_A_NAME
    return is_sum or words or not _SIGNS_OF_A_NOTE.isdisjoint(text)


_TIE_BREAK = (
    r"(?:tie ?-?break|wertung|desempate|d[ée]partage|spareggio|weerstand\w*|wp) ?-?(\d) ?:,? ?"
)
_NAMED = re.compile(rf"{_TIE_BREAK}(.+?)(?=,? *#? *{_TIE_BREAK}|$)", re.IGNORECASE)
"""``Tie Break1: Buchholz Cut 1``, as the site chess-results.com has it in its languages."""
_ABOUT = re.compile(rf"[#\s]*(?:an\w{{5,12}} ?:?$|{_TIE_BREAK})", re.IGNORECASE)
"""The same at the beginning of a line, or ``Annotation:`` above it."""
_DATES = re.compile(r"[#\s]*(?:date|datum|datums|fecha|data) ?:,? ?(.*\d{4}.*)", re.IGNORECASE)
_UPDATED = re.compile(
    r"(?:last update|letzte aktualisierung\w*|ultima actuali[zc]a\w*|derniere mise a jour"
    r"|ultimo aggiornamento|laatst bijgewerkt) ?:? ?(\d{1,4}[./-]\d{1,2}[./-]\d{1,4})"
)
_PROGRAMS = re.compile(
    rf"chess-results|swiss-?manager"
    rf"|{_TIE_BREAK}.*(?:tie-?break|variab|wertung|game-?points|same point)"
)
"""Their names, or how they call tie-breaks and nobody else does."""
_FEW = 4
"""So many cells has a line of words at most, which commas may part."""


def named_tie_breaks(lines: Iterable[str]) -> dict[int, str]:
    """What lines around a table say that the tie-breaks TB1, TB2 … are, by number."""
    found = (match for line in lines for match in _NAMED.finditer(line))
    return {int(match[1]): match[2].strip() for match in found}


def lines_of_words(grids: Iterable[Grid]) -> list[str]:
    """The lines around the tables of these grids, the cells of each in one text."""
    rows = ([cell.text for cell in row.cells if cell.text] for grid in grids for row in grid.rows)
    return [", ".join(texts) for texts in rows if 0 < len(texts) <= _FEW]


def event_dates(lines: Iterable[str]) -> str:
    """The event's dates, where a line states them: ``Date : 2026/03/01 to 2026/03/05``."""
    return next((found[1] for line in lines if (found := _DATES.fullmatch(line))), "")


def last_update(lines: Iterable[str]) -> str:
    """When the list was written, where a line says so: ``Last update 15.03.2026 18:00:00``."""
    return next((found[1] for line in lines if (found := _UPDATED.search(folded(line)))), "")


def names_a_program_of_fide(lines: Iterable[str]) -> bool:
    """Whether one of the lines says that Swiss-Manager or its site made the list, or is in their
    words."""
    return any(_PROGRAMS.search(line.casefold()) for line in lines)


def is_about_tie_breaks(row: Row) -> bool:
    """Whether a row says what tie-breaks are, which is read, and no player passed over."""
    return _ABOUT.match(next((cell.text for cell in row.cells if cell.text), "")) is not None
