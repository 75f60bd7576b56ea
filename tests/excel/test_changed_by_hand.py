"""Workbooks that were changed by hand: what the sheet says of itself in its own line, worked out by
LibreOffice, and what ``check`` says of the same cells."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
import tomllib
from openpyxl import load_workbook

from tests.libreoffice.office import Office, Order
from tests.make.places import SECTION_NAME_ROW, section_row
from tests.nightly import by_day
from tests.referees.events import swiss
from xltiebreak import (
    Crosstable,
    Event,
    EventError,
    Finding,
    Outcome,
    Player,
    Result,
    examine_event,
)
from xltiebreak.excel import (
    empty_roundrobin,
    empty_team_event,
    read_workbook,
    write_workbook,
)

pytestmark = pytest.mark.slow

SHAPE = frozenset(
    {"lost-cells", "lost-label", "no-event-sheet", "columns", "rounds", "outside-the-table"}
    | {"pairing-number", "duplicate-number", "another-row", "no-formulas"}
    | {"unknown-team", "board", "no-room"}
)
"""What the sheet says in its line before anything else."""

T = "Crosstable"
TYPED_FOR_TEAMS = ("Teams", "Matches", "Players", "Boards")
BLANK = Result(Outcome.UNPAIRED, blank=True)
PLAYERS, ROOM, ROUNDS = 8, 10, 4
"""Rows 5 to 14 and the columns F to I, of which R4 is still to be typed; the rows 15 to 20 are
spare, and so are R5 and R6 in J and K; L is the score."""


EVENT = {
    "ROUNDS_BOX": f"B{section_row('scheduled_rounds') + 1}",
    "ORDER_ROW": section_row("order") + 1,
    "NEXT_NAME": f"C{SECTION_NAME_ROW + 1}",
    "NEXT_ORDER": f"C{section_row('order') + 1}",
}
"""Places of the sheet Event: of the section, and of a second one."""


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


Changes = Mapping[str, tuple[Sequence[Order], str]]


def changes_of(kind: str) -> Changes:
    """What is done to a workbook, and how the line of its sheet begins then."""
    text = (Path(__file__).parents[1] / "data/changed_by_hand.toml").read_text("utf-8")
    return {
        change: ([tuple(EVENT.get(part, part) for part in order) for order in orders], line)
        for change, (line, *orders) in tomllib.loads(text)[kind].items()
    }


CHANGES, GRID_CHANGES, TEAM_CHANGES = map(changes_of, ("crosstable", "grid", "teams"))
FINE, TEAM_FINE = CHANGES["nothing"][1], TEAM_CHANGES["nothing"][1]
LIVE_ONLY = frozenset(
    {"a row is deleted", "a row is blank", "rows are sorted"}
    | {
        "the teams are deleted",
        "teams change places",
        "a row among the teams",
        "a number is gone above a late entry",
    }
)
"""Where row k need not be player k, and no sheet looks at the teams, there is nothing to say of
these."""

IN_PLAIN_WORDS = {
    "another number": "H6: D3w cannot be read, or names a number that no player has (3 such",
    "two rows change places": "F5: D2b does not go together with the opponent's cell (10 such",
}
"""What plain formulas say of these, and ``check`` of the results that they put out of joint; what
functions say of the order of the rows comes behind."""


def told(findings: Sequence[Finding]) -> list[str]:
    """The findings as the sheet words them: the address in its own sheet, and the message; a
    column of a list that was deleted with the title of its sheet."""
    return [
        f"{finding.where.removeprefix(f'{T}!')}: {finding.message}"
        if "!" in finding.where
        or (finding.code == "lost-cells" and finding.where in TYPED_FOR_TEAMS)
        else finding.message[0].upper() + finding.message[1:]
        for finding in findings
    ]


UNSEEN = frozenset({"copied-sheet", "merged-cells"})
"""Errors that leave the original's line as it is: formulas see no copies and no merged cells."""

Outcome = Mapping[str, tuple[str, bool, list[Finding]]]
"""The line of the sheet, whether it is red, and the findings of the command, by change."""


def changed(
    bare_office: Office,
    book: Path,
    changes: Changes,
    sheet: str = T,
) -> Outcome:
    """What is said after each change, which is undone before the next one."""
    bare_office.do([("open", book)])
    outcome = {}
    for k, (change, (orders, _)) in enumerate(changes.items()):
        asked = orders and orders[-1][0] == "say"
        line, is_red = bare_office.do(
            [
                *orders,
                *([] if asked else [("say", sheet, "A1")]),
                ("say", "Arithmetic", "LineIsRed"),
            ]
        )
        out = book.with_name(f"{k}.xlsx")
        # a sheet that is removed comes back without what referred to it
        is_removed = any(order[0] == "remove" for order in orders)
        bare_office.do([("store", out), ("open", book) if is_removed else ("undo",)])
        outcome[change] = line, is_red == "1", findings_of(out.read_bytes())
    return outcome


def findings_of(content: bytes) -> list[Finding]:
    """What the command finds, and what follows from a cause that it names: a sheet says that."""
    try:
        findings = examine_event(read_workbook(content, "event.xlsx"))
    except EventError as error:
        findings = [*error.findings]
    return [*findings, *(result for finding in findings for result in finding.follows)]


def in_turn(route: str, changes: Changes) -> Changes:
    """The changes that are tried on a route: each on one of both, on both where the sheets say
    different things; all of them at night."""
    on_both = LIVE_ONLY | IN_PLAIN_WORDS.keys()
    few = {
        change: orders
        for k, (change, orders) in enumerate(changes.items())
        if change in on_both or k % 2 == (route == "plain")
    }
    return by_day(few, night=dict(changes))


def differing(outcome: Outcome, expected: Mapping[str, str]) -> dict[str, tuple[str, object]]:
    """The changes after which the sheet says another thing than expected, or than the command."""
    wrong: dict[str, tuple[str, object]] = {}
    for change, (whole, is_red, findings) in outcome.items():
        step, _, warning = whole.partition(" Warning: ")
        is_meant = bool(warning) and warning.startswith(expected[change])
        line = warning if is_meant else whole
        errors = [
            finding for finding in findings if finding.is_error and finding.code not in UNSEEN
        ]
        if is_red != bool(errors):
            wrong[f"red after {change}"] = f"{is_red}: {line}", findings
        if warning and not re.match(r"Round \d|\d+ player|\d+ team|Next: |All \d|\d+ of \d", step):
            wrong[f"the step before {change}"] = whole, expected[change]
        if not line.startswith(expected[change]):
            wrong[change] = line, expected[change]
        shape = told([finding for finding in findings if finding.code in SHAPE])
        is_shape = re.match(r"(?:\w+!)?[A-Z]+\d+: |\w+: |The |This |A label", line) is not None
        incomplete = [finding for finding in findings if finding.code == "incomplete-round"]
        if expected[change] in IN_PLAIN_WORDS.values():
            if not any(
                finding.where.endswith(f"!{line.partition(':')[0]}") for finding in findings
            ):
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
    changes = in_turn(route, CHANGES)
    expected = {
        change: FINE if route == "plain" and change in LIVE_ONLY else line
        for change, (_, line) in changes.items()
    }
    expected |= IN_PLAIN_WORDS
    assert differing(changed(bare_office, book, changes), expected) == {}


def test_where_the_line_went_with_its_column_the_sheet_checks_and_the_command_speak(
    bare_office: Office, tmp_path: Path
) -> None:
    book = tmp_path / "event.xlsx"
    book.write_bytes(write_workbook(eight_players(), route="lite"))
    change = (("delete columns", T, 1, 1), ("say", "Checks", "A4"))
    [(line, _, findings)] = changed(bare_office, book, {"no numbers": (change, "")}).values()
    assert line.startswith("The column No. of this table was deleted")
    assert told(findings) == [line]


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
    outcome = changed(bare_office, tmp_path / "event.xlsx", GRID_CHANGES)
    assert differing(outcome, expected) == {}


M = "Matches"


@pytest.mark.parametrize(
    ("route", "with_boards"), [("plain", True), ("lite", True), ("plain", False)]
)
def test_the_sheet_and_the_command_say_the_same_of_teams(
    bare_office: Office, tmp_path: Path, route: str, with_boards: bool
) -> None:
    empty = write_workbook(empty_team_event(4, 3, 2), route=route, with_boards=with_boards)
    book = load_workbook(io.BytesIO(empty))
    for k, name in enumerate(("Ash", "Birch", "Cedar", "Dogwood")):
        book["Teams"].cell(5 + k, 2).value = name
    for row, cells in ((5, (1, "Ash", 2, 0, "Birch")), (6, (1, "Cedar", 0.5, 1.5, "Dogwood"))):
        for column, value in enumerate(cells, start=1):
            book[M].cell(row, column).value = value
    book.save(tmp_path / "event.xlsx")
    changes = {
        name: (orders, line)
        for name, (orders, line) in in_turn(route, TEAM_CHANGES).items()
        if with_boards or all({"Players", "Boards"}.isdisjoint(map(str, order)) for order in orders)
    }
    expected = {
        change: TEAM_FINE if route == "plain" and change in LIVE_ONLY else line
        for change, (_, line) in changes.items()
    }
    outcome = changed(bare_office, tmp_path / "event.xlsx", changes, M)
    assert differing(outcome, expected) == {}
