"""Cells as clubs write them, in events drawn by lot: read as they were drawn or refused; a damaged
cell is told, and never another event unsaid."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.nightly import by_day, mostly_slow
from tests.tables.club_events import KINDS, Form, Table, drawn, forms, is_as_drawn, table
from xltiebreak import Event, Finding, TieBreakError, examine_event, load

DATA = Path(__file__).parents[1] / "data/tables"
FORMS = forms(DATA / "club_cells.txt")
FIELDS = [
    *[(8, 4, True, "Total", "csv"), (9, 5, True, "", "xlsx"), (14, 5, True, "Total", "html")],
    *[(4, 2, False, "", "txt"), (10, 4, False, "Total", "csv")],
]
"""Players, rounds, whether some ask for byes, the header of the totals, the kind of file."""


def event_of(rows: Table, folder: Path, kind: str = "csv") -> tuple[Event | None, list[Finding]]:
    """The event of a table in a file with what is found in it; none if it is not read."""
    file = folder / f"club.{kind}"
    file.write_bytes(KINDS[kind](rows))
    try:
        event = load(file)
    except TieBreakError as error:
        return None, [Finding("error", "unreadable", "", str(error))]
    return event, [finding for finding in examine_event(event) if finding.code != "repeated-game"]


UNSAID = ("how many points it gave", "is a bare number")
"""What is said of each bye that a damaged score leaves unsettled."""


def headed(round: int) -> str:
    return f"R{round}"


@pytest.mark.parametrize("form", mostly_slow(FORMS, quick=9), ids=lambda form: form.name)
def test_cells_are_read_as_they_were_drawn(form: Form, tmp_path: Path) -> None:
    at = FORMS.index(form)
    fields = by_day(FIELDS[at % len(FIELDS) :][:1], night=FIELDS)
    for k, (players, rounds, byes, total, kind) in enumerate(fields):
        if "{sign}" in form.game and players == 4:
            continue  # without a draw they could be forfeits
        club = drawn(k, players, rounds, byes=byes, forfeits=byes and bool(form.forfeit))
        event, findings = event_of(table(form, club, total=total, heads=headed), tmp_path, kind)
        errors = [finding.message for finding in findings if finding.is_error]
        if form.needs_totals and byes:
            assert errors or is_as_drawn(event, club)
        else:
            assert (errors, is_as_drawn(event, club)) == ([], True), (form, club)


def damage(rows: Table, last: int, draw: Random) -> None:
    row = draw.randrange(1, len(rows))
    column = draw.randrange(3, last)
    text = str(rows[row][column])
    at = draw.randrange(len(text) or 1)
    damaged = draw.choice(
        [
            *(text[:at] + text[at + 1 :], text + text[-1:], text + draw.choice("?x,#9"), ""),
            *(text[:at] + str(draw.randrange(10)) + text[at + 1 :], text.swapcase()),
            str(rows[draw.randrange(1, len(rows))][column]),
        ]
    )
    rows[row][column] = damaged


@pytest.mark.parametrize(
    "form", mostly_slow(FORMS[:: by_day(5, night=1)]), ids=lambda form: form.name
)
def test_a_damaged_cell_is_told(form: Form, tmp_path: Path) -> None:
    for seed in range(2, 42, by_day(40, night=1)):
        draw = Random(f"{form.name}{seed}")
        club = drawn(seed, 8, 4, byes=bool(seed % 2))
        rows = table(form, club, total="Total", heads=headed)
        damage(rows, len(rows[0]) - 1, draw)
        event, findings = event_of(rows, tmp_path)
        errors = [finding.message for finding in findings if finding.is_error]
        errors = [text for text in errors if not any(words in text for words in UNSAID)]
        assert findings or is_as_drawn(event, club), (form.name, seed)
        assert len(errors) < 4, (form.name, seed, errors)


@pytest.mark.parametrize(
    "form", mostly_slow(FORMS[:: by_day(5, night=1)]), ids=lambda form: form.name
)
def test_teams_are_read_as_players_are(form: Form, tmp_path: Path) -> None:
    club = drawn(form.name, 8, 4, byes=False)
    rows = [[*row[:2], *row[3:]] for row in table(form, club, total="Total", heads=headed)]
    rows[0][1] = "Team"
    event, findings = event_of([["Kind", "team"], [], *rows], tmp_path)
    assert [finding.message for finding in findings if finding.is_error] == []
    assert is_as_drawn(event, club)


@pytest.mark.parametrize(
    "form", mostly_slow(FORMS[:: by_day(4, night=1)]), ids=lambda form: form.name
)
def test_games_to_come_are_no_results(form: Form, tmp_path: Path) -> None:
    for seed in range(0, 4, by_day(4, night=1)):
        club = drawn(seed, 8, 4, byes=False)
        rows = table(form, club, total="Total", heads=headed)
        parts = form.game.count("¦") + 1
        white = next(k for k, row in enumerate(club.rounds) if row[-1].white)
        for k in (white, (club.rounds[white][-1].opponent or 0) - 1):
            rows[k + 1][3 + 3 * parts :] = [
                *[""] * parts,
                club.total(k) - club.rounds[k][-1].points,
            ]
        event, findings = event_of(rows, tmp_path)
        assert event is not None
        assert not [finding.message for finding in findings if finding.is_error]
        for row, drawn_rounds in zip(
            event.sections[0].crosstable.results, club.rounds, strict=True
        ):
            assert [result.points for result in row[:3]] == [got.points for got in drawn_rounds[:3]]
        assert [sum(row[3].played for row in event.sections[0].crosstable.results)] == [6]
