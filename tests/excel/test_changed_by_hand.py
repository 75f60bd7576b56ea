"""Workbooks that were changed by hand: what the sheet says of itself in its own line, worked out by
LibreOffice, and what ``check`` says of the same cells."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.libreoffice.office import Office, Order
from tests.nightly import is_nightly
from tests.referees.events import swiss
from xltiebreak.checks import examine_event
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import EventError, Finding
from xltiebreak.event.results import BLANK
from xltiebreak.event.section import Event, Player
from xltiebreak.excel import (
    empty_roundrobin,
    empty_team_event,
    read_workbook,
    write_workbook,
)
from xltiebreak.excel.cells.layout import SECTION_NAME_ROW, section_row
from xltiebreak.excel.cells.names import TYPED_FOR_TEAMS

pytestmark = pytest.mark.slow

SHAPE = frozenset(
    {"lost-cells", "lost-label", "no-event-sheet", "columns", "rounds", "outside-the-table"}
    | {"pairing-number", "number-as-text", "duplicate-number", "another-row", "no-formulas"}
    | {"copied-sheet"}
)
"""What the sheet says in its line before anything else."""

T = "Crosstable"
PLAYERS, ROOM, ROUNDS = 8, 10, 4
"""Rows 5 to 14 and the columns F to I, of which R4 is still to be typed; the rows 15 to 20 are
spare, and so are R5 and R6 in J and K; L is the score."""


ROUNDS_BOX = f"B{section_row('scheduled_rounds') + 1}"
ORDER_ROW = section_row("order") + 1
NEXT_NAME, NEXT_ORDER = f"C{SECTION_NAME_ROW + 1}", f"C{ORDER_ROW}"
"""Boxes of the sheet Event: of the section, and of a second one."""


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
LIVE_ONLY = frozenset(
    {"a row is deleted", "a row is blank", "rows are sorted"}
    | {
        "the teams are deleted",
        "teams change places",
        "a number is gone above a late entry",
    }
)
"""Where row k need not be player k, and no sheet looks at the teams, there is nothing to say of
these."""

IN_PLAIN_WORDS = {
    "another number": "H6: D3w cannot be read, or names a number that no player has (3 such",
    "two rows change places": "F5: D2b does not go together with the opponent's cell (10 such",
}
"""What plain formulas say of these, and ``check`` of the results that they put out of joint."""

COPIED = "This sheet is a copy, and what is typed here does not count; delete it, or describe"

CHANGES: Mapping[str, tuple[Sequence[Order], str]] = {
    "nothing": ((), FINE),
    "a late entry": ((("text", T, "B15", "Late"),), FINE),
    "a late entry plays": (
        (("text", T, "B15", "Late"), ("text", T, "I15", "X")),
        "Round 4: 8 results missing.",
    ),
    "a number is gone above a late entry": (
        (("text", T, "B16", "Late"), ("clear", T, "A15")),
        "A15: this row is empty, and number 11 belongs",
    ),
    "numbers of spare rows are gone": ((("clear", T, "A15:A20"),), FINE),
    "a late entry without a number": (
        (("clear", T, "A15"), ("text", T, "B15", "Late")),
        "A15: the number is missing",
    ),
    "a player below": ((("text", T, "B21", "Late"), ("number", T, "A21", "17")), "B21: "),
    "a player far below": ((("text", T, "B27", "Late"), ("number", T, "A27", "17")), "B27: "),
    "a name below": ((("text", T, "B21", "Late"),), "B21: "),
    "a result below": ((("text", T, "H23", "W2"),), "B23: "),
    "a note below": ((("text", T, "B24", "Thanks to all."),), FINE),
    "a player above": ((("insert rows", T, 5, 1), ("text", T, "B5", "Early")), "B5: "),
    "a row is inserted": (
        (("insert rows", T, 20, 1), ("number", T, "A20", 16), ("number", T, "A21", 17)),
        FINE,
    ),
    "a round before Score": (
        (("insert columns", T, 12, 1), ("text", T, "L4", "R7"), ("text", T, "L5", "W2")),
        "L4: this round stands outside",
    ),
    "a round behind Score": ((("text", T, "N4", "Round 7"),), "N4: this round stands outside"),
    "a round in the middle": ((("insert columns", T, 7, 1),), "G4: R2 belongs here"),
    "a round as the help says": (
        (
            *(("insert columns", T, 11, 1), ("text", T, "K4", "R6"), ("text", T, "L4", "R7")),
            ("number", "Event", ROUNDS_BOX, 7),
        ),
        FINE,
    ),
    "as many rounds are stated as there are": ((("number", "Event", ROUNDS_BOX, 6),), FINE),
    "fewer rounds are stated": (
        (("number", "Event", ROUNDS_BOX, 3),),
        "Round 3 is in, the last one.",
    ),
    "all planned rounds are in, and one more is stated": (
        (
            ("number", "Event", ROUNDS_BOX, 5),
            *((("text", T, f"I{row}", "B")) for row in range(5, 13)),
        ),
        "Round 4 is in. Next: the results of round 5 (click the +",
    ),
    "more rounds are stated": ((("number", "Event", ROUNDS_BOX, 7),), "K4: this table ends here"),
    "a round is deleted": ((("delete columns", T, 7, 1),), "G4: R2 belongs here"),
    "the last round is deleted": ((("delete columns", T, 9, 1),), "I4: R4 belongs here"),
    "the spare rounds are deleted": ((("delete columns", T, 10, 2),), FINE),
    "the spare rounds and more are deleted": (
        (("delete columns", T, 9, 3),),
        "H4: this table ends here",
    ),
    "the names are deleted": ((("delete columns", T, 2, 1),), "The column Name of this table was"),
    "the headers are deleted": ((("delete rows", T, 4, 1),), "The row of headers of this"),
    "the ratings are deleted": ((("delete columns", T, 4, 1),), "The column Rating of this table"),
    "the teams are deleted": ((("delete columns", T, 5, 1),), "The column Team of this table was"),
    "the ids are deleted": ((("delete columns", T, 3, 1),), FINE),
    "the score is deleted": ((("delete columns", T, 12, 1),), FINE),
    "a number as text": ((("text", T, "A7", "3"),), "A7: this number is text"),
    "a number is no number": ((("text", T, "A7", "3b"),), "A7: '3b' is not a pairing number"),
    "a number is missing": ((("clear", T, "A7"),), "A7: the number is missing"),
    "a number twice": ((("number", T, "A7", 2),), "A7: pairing number 2 stands at A6 already"),
    "a row is deleted": (
        (("text", T, "B14", "Late"), ("delete rows", T, 13, 1)),
        "A13: number 9 belongs in this row, and no row has it",
    ),
    "a spare row is deleted": ((("delete rows", T, 16, 1),), FINE),
    "another number": ((("number", T, "A7", 33),), "A7: number 3 belongs in this row, and no row"),
    "a row is blank": ((("insert rows", T, 7, 1),), "A7: this row is empty, and number 3 belongs"),
    "the last rows are blank": ((("clear", T, "A13:A14"),), FINE),
    "rows are sorted": (
        (("sort", T, "A5:I12", 0),),
        "A5: number 1 belongs in this row, and stands at A12; sort the table",
    ),
    "two rows change places": (
        (("number", T, "A6", 3), ("number", T, "A7", 2)),
        "A6: number 2 belongs in this row, and stands at A7; sort",
    ),
    "cells are merged": ((("clear", T, "G5"), ("merge", T, "F5:G5")), "Round 2: 1 result missing."),
    "hidden": ((("hide row", T, 7), ("hide column", T, 7)), FINE),
    "an earlier round half typed": ((("clear", T, "G5:G10"),), "Round 2: 6 results missing."),
    "sheets are renamed": (
        (("rename", T, "May 2"), ("rename", "Event", "About"), ("say", "May 2", "A1")),
        FINE,
    ),
    "the tables are copied": (
        (("copy", T, "Crosstable_2"), ("text", "Crosstable_2", "F5", "W9"), ("say", T, "A1")),
        FINE,
    ),
    "the copy": ((("copy", T, "Crosstable_2"), ("say", "Crosstable_2", "A1")), COPIED),
    "a copy with a name": ((("copy", T, "Backup"), ("say", "Backup", "A1")), COPIED),
    "a copy that is called for a section": (
        (("copy", T, "Crosstable U1200"), ("say", "Crosstable U1200", "A1")),
        COPIED,
    ),
    "a copy for a section": (
        (
            *(
                ("copy", T, "Crosstable U1200"),
                ("text", "Event", NEXT_NAME, "U1200"),
            ),
            *(("text", "Event", NEXT_ORDER, "MM"), ("say", "Crosstable U1200", "A1")),
        ),
        FINE,
    ),
    "no sheet Event": ((("remove", "Event"),), "This workbook has no sheet with the labels"),
    "no order": (
        (("delete rows", "Event", ORDER_ROW, 1),),
        "A label of the sheet Event was deleted",
    ),
}


def told(findings: Sequence[Finding]) -> list[str]:
    """The findings as the sheet words them: the address in its own sheet, and the message; a
    column of a list that was deleted with the title of its sheet."""
    return [
        f"{one.where.removeprefix(f'{T}!')}: {one.message}"
        if "!" in one.where or (one.code == "lost-cells" and one.where in TYPED_FOR_TEAMS)
        else one.message[0].upper() + one.message[1:]
        for one in findings
    ]


def changed(
    bare_office: Office,
    book: Path,
    changes: Mapping[str, tuple[Sequence[Order], str]],
    sheet: str = T,
    *,
    stored: Callable[[int], bool] = lambda _: True,
) -> dict[str, tuple[str, list[Finding] | None]]:
    """The line of the sheet and the findings of the command, by change; a change is undone before
    the next one. What is not stored is not shown to the command."""
    bare_office.do([("open", book)])
    found: dict[str, tuple[str, list[Finding] | None]] = {}
    for k, (change, (orders, _)) in enumerate(changes.items()):
        asked = orders and orders[-1][0] == "say"
        [line] = bare_office.do([*orders, *([] if asked else [("say", sheet, "A1")])])
        out = book.with_name(f"{k}.xlsx")
        if stored(k):
            bare_office.do([("store", out)])
        # a sheet that is removed comes back without what referred to it
        bare_office.do([("open", book) if any(one[0] == "remove" for one in orders) else ("undo",)])
        found[change] = line, findings_of(out.read_bytes()) if stored(k) else None
    return found


def findings_of(content: bytes) -> list[Finding]:
    try:
        return examine_event(read_workbook(content, "event.xlsx"))
    except EventError as error:
        return [*error.findings]


def in_turn(route: str, changes: Iterable[str]) -> Callable[[int], bool]:
    """Which changes are stored on a route: each on one of both, on both where the sheets say
    different things; all of them at night."""
    names = [*changes]
    return lambda k: (
        is_nightly() or names[k] in LIVE_ONLY | IN_PLAIN_WORDS.keys() or k % 2 == (route == "plain")
    )


def differing(
    found: Mapping[str, tuple[str, list[Finding] | None]], expected: Mapping[str, str]
) -> dict[str, tuple[str, object]]:
    """The changes after which the sheet says another thing than expected, or than the command."""
    wrong: dict[str, tuple[str, object]] = {}
    for change, (line, findings) in found.items():
        if not line.startswith(expected[change]):
            wrong[change] = line, expected[change]
        if findings is None:
            continue
        codes = SHAPE if line.startswith("This sheet is a copy") else SHAPE - {"copied-sheet"}
        shape = told([one for one in findings if one.code in codes])
        is_shape = re.match(r"(?:\w+!)?[A-Z]+\d+: |\w+: |The |This |A label", line) is not None
        incomplete = [one for one in findings if one.code == "incomplete-round"]
        if expected[change] in IN_PLAIN_WORDS.values():
            if not any(one.where.endswith(f"!{line.partition(':')[0]}") for one in findings):
                wrong[change] = line, findings
        elif line not in shape if is_shape else shape:
            wrong[change] = line, shape
        elif not is_shape and bool(re.search("missing|no match", line)) != bool(incomplete):
            wrong[change] = line, incomplete
    return wrong


@pytest.mark.parametrize("route", ["plain", "lite"])
def test_the_sheet_and_the_command_say_the_same_of_a_crosstable(
    bare_office: Office, tmp_path: Path, route: str
) -> None:
    book = tmp_path / "event.xlsx"
    book.write_bytes(write_workbook(eight_players(), route=route))
    stored = in_turn(route, CHANGES)
    expected = {
        change: FINE if route == "plain" and change in LIVE_ONLY else line
        for change, (_, line) in CHANGES.items()
    }
    if route == "plain":
        expected |= IN_PLAIN_WORDS
    assert differing(changed(bare_office, book, CHANGES, stored=stored), expected) == {}


def test_where_the_line_went_with_its_column_the_sheet_checks_and_the_command_speak(
    bare_office: Office, tmp_path: Path
) -> None:
    book = tmp_path / "event.xlsx"
    book.write_bytes(write_workbook(eight_players(), route="lite"))
    change = (("delete columns", T, 1, 1), ("say", "Checks", "A4"))
    [(line, findings)] = changed(bare_office, book, {"no numbers": (change, "")}).values()
    assert line.startswith("The column No. of this table was deleted")
    assert told(findings) == [line]


GRID_CHANGES: Mapping[str, tuple[Sequence[Order], str]] = {
    "nothing": ((), "3 of 6 games are in."),
    "a player below": ((("text", T, "B9", "Late"), ("number", T, "A9", 5)), "B9: this row stands"),
    "a column more": (
        (("insert columns", T, 10, 1), ("text", T, "J4", "5")),
        "J4: this column stands outside the grid",
    ),
    "a column less": ((("delete columns", T, 7, 1),), "G4: 2 belongs here"),
    "a row less": ((("delete rows", T, 6, 1),), "A6: number 2 belongs in this row, and no row"),
    "sorted": ((("sort", T, "A5:I8", 0),), "A5: number 1 belongs in this row, and stands at A8"),
    "a number as text": ((("text", T, "A6", "2"),), "A6: this number is text"),
}


@pytest.mark.parametrize("route", ["plain", "lite"])
def test_the_sheet_and_the_command_say_the_same_of_a_grid(
    bare_office: Office, tmp_path: Path, route: str
) -> None:
    book = load_workbook(io.BytesIO(write_workbook(empty_roundrobin(4), route=route)))
    for k, name in enumerate("ABCD"):
        book[T].cell(5 + k, 2).value = name
    for cell, score in {"G5": "1", "F6": "0", "H5": "½", "F7": "½", "I6": "1", "G8": "0"}.items():
        book[T][cell] = score
    book.save(tmp_path / "event.xlsx")
    expected = {change: line for change, (_, line) in GRID_CHANGES.items()}
    found = changed(bare_office, tmp_path / "event.xlsx", GRID_CHANGES)
    assert differing(found, expected) == {}


M = "Matches"
TEAM_FINE = "Round 1 is in. Next: the matches of round 2."
TEAM_CHANGES: Mapping[str, tuple[Sequence[Order], str]] = {
    "nothing": ((), TEAM_FINE),
    "a match below": (
        (("number", M, "A15", 2), ("text", M, "B15", "Ash"), ("text", M, "F15", "bye")),
        "Matches!B15: this row stands outside",
    ),
    "a match without formulas": (
        (("insert rows", M, 6, 1), ("number", M, "A6", 2), ("text", M, "B6", "Ash")),
        "Matches!B6: this row was inserted without",
    ),
    "a team below": (
        (("number", "Teams", "A9", 5), ("text", "Teams", "B9", "Elm")),
        "Teams!B9: this row stands outside",
    ),
    "a player below": (
        (("number", "Players", "A90", 99), ("text", "Players", "B90", "Zoe")),
        "Players!B90: this row stands outside",
    ),
    "a board below": ((("text", "Boards", "E60", "1"),), "Boards!D60: this row stands outside"),
    **{
        f"{title} of {sheet} is deleted": (
            (
                ("delete columns", sheet, column, 1),
                *((("say", "Teams", "A1"),) if (sheet, column) == (M, 1) else ()),
            ),
            f"{sheet}: the column {title} of this table was deleted",
        )
        for sheet, column, title in (
            *((M, 3, "Points"), ("Teams", 1, "No."), ("Teams", 2, "Team"), ("Teams", 4, "Rating")),
            *(("Players", 1, "No."), ("Players", 5, "Team"), ("Boards", 5, "Result")),
            *(("Boards", 3, "Team"), ("Boards", 7, "Opponent")),
        )
    },
    "the colors are deleted": ((("delete columns", "Boards", 8, 1),), TEAM_FINE),
    "a number as text": ((("text", "Teams", "A6", "2"),), "Teams!A6: this number is text"),
    "a number is no number": (
        (("text", "Teams", "A6", "2b"),),
        "Teams!A6: '2b' is not the number of a team",
    ),
    "a number is missing": ((("clear", "Teams", "A6"),), "Teams!A6: the number is missing"),
    "a number twice": (
        (("number", "Teams", "A6", 1),),
        "Teams!A6: pairing number 1 stands at A5 already; give every team",
    ),
    "teams change places": (
        (("number", "Teams", "A6", 3), ("number", "Teams", "A7", 2)),
        "Teams!A6: number 2 belongs in this row, and stands at A7",
    ),
    "the copy of the matches": (
        (("copy", M, "Matches_2"), ("say", "Matches_2", "A1")),
        "This sheet is a copy, and what is typed here does not count; delete it",
    ),
    "the copy of the teams": (
        (("copy", "Teams", "Backup"), ("say", "Backup", "A1")),
        "This sheet is a copy, and what is typed here does not count; delete it",
    ),
    "sheets are renamed": (
        (("rename", M, "Scores"), ("rename", "Teams", "Schools"), ("say", "Scores", "A1")),
        TEAM_FINE,
    ),
    "half a round": ((("clear", M, "C6:D6"),), "Round 1: 1 result missing."),
    "a match is missing": ((("clear", M, "A6:F6"),), "Round 1: 2 teams have no match."),
    "who was away stays away": (
        (
            *(("clear", M, "C6:E6"), ("text", M, "F6", "U"), ("number", M, "A7", 1)),
            *(("text", M, "B7", "Dogwood"), ("text", M, "F7", "half bye"), ("number", M, "A8", 2)),
            *(("text", M, "B8", "Ash"), ("text", M, "E8", "Birch"), ("text", M, "F8", "W")),
        ),
        "Round 2: 1 team has no match.",
    ),
}


@pytest.mark.parametrize("route", ["plain", "lite"])
def test_the_sheet_and_the_command_say_the_same_of_teams(
    bare_office: Office, tmp_path: Path, route: str
) -> None:
    book = load_workbook(io.BytesIO(write_workbook(empty_team_event(4, 3, 2), route=route)))
    for k, name in enumerate(("Ash", "Birch", "Cedar", "Dogwood")):
        book["Teams"].cell(5 + k, 2).value = name
    for row, cells in ((5, (1, "Ash", 2, 0, "Birch")), (6, (1, "Cedar", 0.5, 1.5, "Dogwood"))):
        for column, value in enumerate(cells, start=1):
            book[M].cell(row, column).value = value
    book.save(tmp_path / "event.xlsx")
    stored = in_turn(route, TEAM_CHANGES)
    expected = {
        change: TEAM_FINE if route == "plain" and change in LIVE_ONLY else line
        for change, (_, line) in TEAM_CHANGES.items()
    }
    found = changed(bare_office, tmp_path / "event.xlsx", TEAM_CHANGES, M, stored=stored)
    assert differing(found, expected) == {}
