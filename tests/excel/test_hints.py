"""The hints of the boxes on the sheet Event: what they give as an example is taken by ``check``."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence

import pytest
from openpyxl import load_workbook

from xltiebreak import EventError, examine_event
from xltiebreak.excel import empty_team_event, read_workbook, write_workbook
from xltiebreak.excel.sheets.event_sheet import _BOXES, Box
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.tables.labels import COUNTING_LABEL, MATCH_LABELS, PRIZE_LABELS, SECTION_LABELS

LINE = "$$830 b/50: 300-200-100, U1800 100-50, U1400/Unr 80"
EXAMPLES: Mapping[str, Sequence[str]] = {
    "order": ("MM, SOLK, SB", "uschess"),
    "lots": ("3,1,2",),
    "withdrawn": ("3, 7",),
    "playoff": ("5, 3 (blitz 2-0)",),
    "match_points": ("2-1-0", "1-1/2-0"),
    "board_weights": ("12 11 10 9 8 7 6 5",),
    "teams_by": ("School top 4 min 2, Club top 3",),
    "notation": ("us",),
    "prizes": (LINE,),
    "guaranteed": ("80%", "$400"),
    "currency": ("$", "€", "£", "₹", "CA$"),
    "prize_lists": ("junior: 3, 7; woman: 4",),
    "prize_ratings": ("7: 1850; 12: unr",),
    "re_entries": ("3 as 12; 5 as 14",),
}
"""What a hint gives as an example; the texts that a box offers stand beside it."""

GIVES_AN_EXAMPLE = re.compile(r"such as|for example|: \w+ \d|\d, \d|\d,\d", re.IGNORECASE)
LABELS = {**SECTION_LABELS, **MATCH_LABELS, **COUNTING_LABEL, **PRIZE_LABELS}
NEEDED = {
    "prize_lists": {"Prizes": "300-200-100, top junior 50, top woman 50"},
    "withdrawn": {"Kind": "roundrobin"},
    **{field: {"Prizes": "300-200-100"} for field in ("currency", "prize_rule")},
    "lots": {"Tie-break order": "MM, LOTS"},
}
"""Labels without which a box means nothing, or means another thing."""


def boxes() -> Mapping[str, Box]:
    return {field: box for field, box in _BOXES.items() if field in LABELS}


def test_every_example_of_a_hint_is_tried() -> None:
    for field, box in boxes().items():
        assert all(text in box.hint for text in EXAMPLES.get(field, ())), field
        assert field in EXAMPLES or not GIVES_AN_EXAMPLE.search(box.hint), (field, box.hint)


def typed() -> Sequence[tuple[str, str]]:
    offered = [
        (field, str(text))
        for field, box in boxes().items()
        if field not in MATCH_LABELS and field != "notation"  # a table is in one of them
        for text in box.offered
    ]
    return [*offered, *((field, text) for field, texts in EXAMPLES.items() for text in texts)]


def players(field: str) -> Sequence[str]:
    """Fourteen players, of whom 3 and 5 share the first place, and 8 and 9 the next; three who
    drew lots."""
    count = 3 if field == "lots" else 14
    results = {3: "B", 5: "B", 8: "H", 9: "H"} if count > 3 else {}
    return [
        "No.,Name,Rating,School,Club,R1",
        *(
            f"{k},Player {k},{1900 - 50 * k},Oak,Pine,{results.get(k, 'U')}"
            for k in range(1, count + 1)
        ),
    ]


@pytest.mark.parametrize(("field", "text"), typed())
def test_what_a_hint_says_is_taken(field: str, text: str) -> None:
    labels = {"Prizes": LINE} if field in PRIZE_LABELS else {}
    labels = {**labels, **NEEDED.get(field, {}), LABELS[field]: text}
    if field in MATCH_LABELS:
        book = load_workbook(io.BytesIO(write_workbook(empty_team_event(4, 3), route="plain")))
        sheet = book["Event"]
        [row] = [cell.row for cell in sheet["A"] if cell.value == LABELS[field]]
        sheet.cell(row, 2).value = text
        output = io.BytesIO()
        book.save(output)
        content, where = output.getvalue(), f"Event!B{row}"
        event = lambda: read_workbook(content, "event.xlsx")  # noqa: E731
    else:
        lines = [f'{label},"{value}"' for label, value in labels.items()]
        table = "\n".join([*lines, "", *players(field)])
        where = f"line {len(lines)}"
        event = lambda: read_csv(table.encode(), "event.csv")  # noqa: E731
    try:
        found = examine_event(event())
    except EventError as error:
        found = [*error.findings]
    assert [str(f) for f in found if f.is_error or f.where.startswith(where + ",")] == []
