"""Workbooks that were changed by hand: what the sheet says of itself in its own line, worked out by
LibreOffice, and what ``check`` says of the same cells."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from tests.excel.office import Order, in_office
from tests.referees.events import swiss
from xltiebreak.checks import examine_event
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import EventError, Finding
from xltiebreak.event.results import BLANK
from xltiebreak.event.section import Event, Player
from xltiebreak.excel import read_workbook, write_workbook

pytestmark = pytest.mark.slow

SHAPE = frozenset(
    {"lost-cells", "lost-label", "no-event-sheet", "columns", "rounds", "outside-the-table"}
    | {"pairing-number", "number-as-text", "duplicate-number", "another-row"}
)
"""What the sheet says in its line before anything else."""

T = "Crosstable"
PLAYERS, ROOM, ROUNDS = 8, 10, 4
"""Rows 5 to 14 and the columns F to I, of which R4 is still to be typed; J is the score."""


def eight_players() -> Event:
    made = swiss(3, PLAYERS, ROUNDS - 1, unplayed=0.0)
    rows = [(*row, BLANK) for row in made.crosstable.results] + [(BLANK,) * ROUNDS] * 2
    section = replace(
        made,
        name="Open",
        scheduled_rounds=ROUNDS,
        order="SOLK",
        players=tuple(
            Player(k, f"Player {chr(64 + k)}" if k <= PLAYERS else "") for k in range(1, ROOM + 1)
        ),
        crosstable=Crosstable(tuple(range(1, ROOM + 1)), tuple(rows)),
    )
    return Event("Spring", (section,))


FINE = "Round 3 is in. Next: the results of round 4."
LIVE_ONLY = frozenset({"a row is deleted", "a row is blank", "rows are sorted"})
"""Where row k need not be player k, the sheet has nothing to say of these."""

CHANGES: Mapping[str, tuple[Sequence[Order], str]] = {
    "nothing": ((), FINE),
    "a player below": ((("text", T, "B15", "Late"), ("number", T, "A15", "11")), "B15: "),
    "a player far below": ((("text", T, "B21", "Late"), ("number", T, "A21", "11")), "B21: "),
    "a name below": ((("text", T, "B15", "Late"),), "B15: "),
    "a result below": ((("text", T, "H17", "W2"),), "B17: "),
    "a note below": ((("text", T, "B18", "Thanks to all."),), FINE),
    "a player above": ((("insert rows", T, 5, 1), ("text", T, "B5", "Early")), "B5: "),
    "a row is inserted": (
        (("insert rows", T, 14, 1), ("number", T, "A14", 10), ("number", T, "A15", 11)),
        FINE,
    ),
    "a round before Score": (
        (("insert columns", T, 10, 1), ("text", T, "J4", "R5"), ("text", T, "J5", "W2")),
        "J4: this round stands outside",
    ),
    "a round behind Score": ((("text", T, "M4", "Round 5"),), "M4: this round stands outside"),
    "a round in the middle": ((("insert columns", T, 7, 1),), "G4: R2 belongs here"),
    "a round as the help says": (
        (
            *(("insert columns", T, 9, 1), ("text", T, "I4", "R4"), ("text", T, "J4", "R5")),
            ("number", "Event", "B14", 5),
        ),
        FINE,
    ),
    "more rounds are stated": ((("number", "Event", "B14", 6),), "I4: this table ends here"),
    "a round is deleted": ((("delete columns", T, 7, 1),), "G4: R2 belongs here"),
    "the last round is deleted": ((("delete columns", T, 9, 1),), "H4: this table ends here"),
    "the names are deleted": ((("delete columns", T, 2, 1),), "The column Name of this table was"),
    "the headers are deleted": ((("delete rows", T, 4, 1),), "The row of headers of this"),
    "ratings are deleted": ((("delete columns", T, 4, 1),), FINE),
    "the score is deleted": ((("delete columns", T, 10, 1),), FINE),
    "a number as text": ((("text", T, "A7", "3"),), "A7: this number is text"),
    "a number is no number": ((("text", T, "A7", "3b"),), "A7: '3b' is not a pairing number"),
    "a number is missing": ((("clear", T, "A7"),), "A7: the number is missing"),
    "a number twice": ((("number", T, "A7", 2),), "A7: pairing number 2 stands at A6 already"),
    "a row is deleted": ((("delete rows", T, 13, 1),), "A13: player 9 belongs in this row"),
    "a row is blank": ((("insert rows", T, 7, 1),), "A7: player 3 belongs in this row"),
    "rows are sorted": ((("sort", T, "A5:I12", 0),), "A5: player 1 belongs in this row"),
    "cells are merged": ((("clear", T, "G5"), ("merge", T, "F5:G5")), "Round 2: 1 result missing."),
    "hidden": ((("hide row", T, 7), ("hide column", T, 7)), FINE),
    "an earlier round half typed": ((("clear", T, "G5:G10"),), "Round 2: 6 results missing."),
    "sheets are renamed": (
        (("rename", T, "May 2"), ("rename", "Event", "About"), ("say", "May 2", "A1")),
        FINE,
    ),
    "no sheet Event": ((("remove", "Event"),), "This workbook has no sheet with the labels"),
    "no order": ((("delete rows", "Event", 16, 1),), "A label of the sheet Event was deleted"),
}


def told(findings: Sequence[Finding]) -> list[str]:
    """The findings as the sheet words them: the address in its own sheet, and the message."""
    return [
        f"{one.where.rpartition('!')[2]}: {one.message}"
        if "!" in one.where
        else one.message[0].upper() + one.message[1:]
        for one in findings
    ]


def changed(
    folder: Path, book: Path, changes: Mapping[str, tuple[Sequence[Order], str]]
) -> dict[str, tuple[str, list[Finding]]]:
    """The line of the sheet and the findings of the command, by change."""
    orders: list[Order] = []
    for k, (change, _) in enumerate(changes.values()):
        orders.append(("open", str(book)))
        orders += change
        if not change or change[-1][0] != "say":
            orders.append(("say", T, "A1"))
        orders.append(("store", str(folder / f"{k}.xlsx")))
    said = in_office(folder, orders)
    found = {}
    for k, change in enumerate(changes):
        try:
            event = read_workbook((folder / f"{k}.xlsx").read_bytes(), "event.xlsx")
            found[change] = said[k], examine_event(event)
        except EventError as error:
            found[change] = said[k], [*error.findings]
    return found


def differing(
    found: Mapping[str, tuple[str, list[Finding]]], expected: Mapping[str, str]
) -> dict[str, tuple[str, object]]:
    """The changes after which the sheet says another thing than expected, or than the command."""
    wrong: dict[str, tuple[str, object]] = {}
    for change, (line, findings) in found.items():
        shape = told([one for one in findings if one.code in SHAPE])
        is_shape = re.match(r"[A-Z]+\d+: |The |This |A label", line) is not None
        incomplete = [one for one in findings if one.code == "incomplete-round"]
        if not line.startswith(expected[change]):
            wrong[change] = line, expected[change]
        elif line not in shape if is_shape else shape:
            wrong[change] = line, shape
        elif not is_shape and ("missing" in line) != bool(incomplete):
            wrong[change] = line, incomplete
    return wrong


@pytest.mark.parametrize("route", ["plain", "lite"])
def test_the_sheet_and_the_command_say_the_same_of_a_crosstable(tmp_path: Path, route: str) -> None:
    book = tmp_path / "event.xlsx"
    book.write_bytes(write_workbook(eight_players(), route=route))
    expected = {
        change: FINE if route == "plain" and change in LIVE_ONLY else line
        for change, (_, line) in CHANGES.items()
    }
    assert differing(changed(tmp_path, book, CHANGES), expected) == {}
