"""The labels and headers of our workbook, and reading an event's labels from a grid."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from xltiebreak.checks import ERROR, WARNING, Finding
from xltiebreak.editions import edition_named
from xltiebreak.errors import TieBreakError
from xltiebreak.notation import dialect_named
from xltiebreak.orders import order_named
from xltiebreak.tables.grid import Grid, Row
from xltiebreak.tables.section import Settings

EVENT_LABELS: Mapping[str, str] = {
    "name": "Event",
    "dates": "Dates",
    "venue": "Venue",
    "city": "City",
    "organizer": "Organizer",
    "chief_td": "Chief TD",
    "assistant_tds": "Assistant TDs",
    "rated_by": "Rated by",
    "time_control": "Time control",
    "notes": "Notes",
}
SECTION_LABELS: Mapping[str, str] = {
    "name": "Section",
    "kind": "Kind",
    "scheduled_rounds": "Rounds",
    "edition": "Edition",
    "order": "Tie-break order",
    "lots": "Lots",
    "trophies": "Trophies",
    "notation": "Notation",
    "unrated": "Unrated",
}
TEAM_LABELS = ("Placed by", "Boards", "Board weights", "Counting players", "Match points")
COLUMN_HEADERS: Mapping[str, str] = {
    "number": "No.",
    "name": "Name",
    "id": "ID",
    "rating": "Rating",
    "team": "Club",
    "score": "Score",
}
KINDS = ("swiss", "roundrobin")

_SYNONYMS = {
    "tournament": "Event",
    "eventname": "Event",
    "date": "Dates",
    "location": "Venue",
    "place": "Venue",
    "organiser": "Organizer",
    "td": "Chief TD",
    "director": "Chief TD",
    "chiefarbiter": "Chief TD",
    "assistants": "Assistant TDs",
    "assistanttd": "Assistant TDs",
    "sections": "Section",
    "order": "Tie-break order",
    "tiebreaks": "Tie-break order",
}


def _bare(text: str) -> str:
    """The letters and digits of a label: spelling, case and colons do not matter."""
    return "".join(letter for letter in text.casefold() if letter.isalnum())


_LABELS = {
    _bare(label): label
    for label in (*EVENT_LABELS.values(), *SECTION_LABELS.values(), *TEAM_LABELS)
}


def label_of(text: str) -> str | None:
    """The label that a text is meant to be, or nothing."""
    bare = _bare(text)
    return _LABELS.get(bare) or _SYNONYMS.get(bare)


class Labels(NamedTuple):
    """What a grid's labels say: the event's fields, each section's settings, and what is
    wrong with them."""

    event: Mapping[str, str]
    sections: Sequence[Settings]
    faults: Sequence[Finding]


def read_labels(grid: Grid, until: int | None = None) -> Labels:
    """The labels in the first column of the rows before ``until``, their values beside them.

    The event's values stand in the second column; a section's in the second, third … column.
    """
    rows: dict[str, Row] = {}
    faults: list[Finding] = []
    for row in grid.rows[:until]:
        text = row.cell(0).text
        label = label_of(text)
        if label is not None:
            rows.setdefault(label, row)
        elif text and (near := difflib.get_close_matches(_bare(text), _LABELS, n=1, cutoff=0.8)):
            faults.append(
                Finding(
                    WARNING,
                    "unknown-label",
                    grid.address(row, 0),
                    f"{text!r} is not a label and is passed over; is {_LABELS[near[0]]!r} meant?",
                )
            )
    event = {
        field: rows[label].cell(1).text for field, label in EVENT_LABELS.items() if label in rows
    }
    section_rows = {field: rows[label] for field, label in SECTION_LABELS.items() if label in rows}
    columns = max((_last_filled(row) for row in section_rows.values()), default=1)
    sections = [
        _settings(grid, section_rows, column, faults) for column in range(1, max(columns, 1) + 1)
    ]
    return Labels(event, sections, faults)


def _last_filled(row: Row) -> int:
    return max((k for k, cell in enumerate(row.cells) if k and cell.text), default=1)


def _settings(grid: Grid, rows: Mapping[str, Row], column: int, faults: list[Finding]) -> Settings:
    """One section's column of settings; one that cannot be read is told and left out."""
    values: dict[str, object] = {}
    for field, row in rows.items():
        cell = row.cell(column)
        if not cell.text and cell.fault is None:
            continue
        try:
            if cell.fault is not None and field != "name":
                raise TieBreakError(cell.fault.message)
            values[field] = _READ.get(field, str)(cell.text)
        except TieBreakError as error:
            faults.append(Finding(ERROR, "setting", grid.address(row, column), str(error)))
    return Settings(**values)  # type: ignore[arg-type]


def _whole_number(text: str) -> int:
    number = text.removesuffix(".0")
    if not number.isdecimal() or len(number) > 4:
        raise TieBreakError(f"{text!r} is not a whole number; expected one such as 5, or nothing")
    return int(number)


def _kind(text: str) -> str:
    kind = _bare(text)
    if kind not in KINDS:
        raise TieBreakError(f"{text!r} is not a kind of event; use one of {', '.join(KINDS)}")
    return kind


def _checked(understand: Callable[[str], object]) -> Callable[[str], str]:
    """A reader that keeps the text as typed once it was understood."""

    def read(text: str) -> str:
        understand(text)
        return text

    return read


_READ: Mapping[str, Callable[[str], object]] = {
    "kind": _kind,
    "scheduled_rounds": _whole_number,
    "edition": _checked(edition_named),
    "order": _checked(order_named),
    "trophies": _whole_number,
    "notation": _checked(dialect_named),
    "unrated": _whole_number,
}
