"""Tables as clubs have them: an event written in every shape and language is read as it was; where
something was deleted, renamed or swapped, never another event unsaid."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random
from typing import Any

import openpyxl
import pytest

from tests.make import reading
from tests.tables.club_events import (
    EIGHT,
    GAME,
    KINDS,
    LANGUAGES,
    TWELVE,
    Table,
    Writer,
    as_csv,
    is_as_drawn,
    shapes,
)
from xltiebreak import Event, TieBreakError, examine_event, load

CLUBS = {"eight": EIGHT, "twelve": TWELVE}


def cases() -> list[Any]:
    """Each shape in each language; by place in every other one, and each kind of file in turn."""
    cases: list[Any] = []
    kinds = list(KINDS)
    for name, club in CLUBS.items():
        for k, (language, words) in enumerate(LANGUAGES.items()):
            for s, shape in enumerate(shapes(Writer(club, words))):
                by_place = (k + s) % 2 == 1
                kind = kinds[(k + s // 2) % len(kinds)]
                label = f"{name}, {language}, {shape}{', by place' * by_place}, {kind}"
                slow = () if len(cases) % 8 == 0 else pytest.mark.slow
                made = name, language, shape, by_place, kind
                cases.append(pytest.param(*made, id=label, marks=slow))
    return cases


@pytest.mark.parametrize(("name", "language", "shape", "by_place", "kind"), cases())
def test_every_shape_in_every_language_is_read_as_it_was_written(
    name: str, language: str, shape: str, by_place: bool, kind: str, tmp_path: Path
) -> None:
    club = CLUBS[name]
    file = tmp_path / f"club.{kind}"
    file.write_bytes(KINDS[kind](shapes(Writer(club, LANGUAGES[language], by_place))[shape]()))

    event = load(file)

    assert [finding.message for finding in examine_event(event) if finding.is_error] == []
    assert is_as_drawn(event, club, in_order=not by_place)


LABELS = sorted(shapes(Writer(EIGHT, LANGUAGES["English"])))


def blank_a_cell(table: Table, draw: Random) -> None:
    row = draw.choice(table[1:])
    row[draw.randrange(len(row))] = None


def rename_a_header(table: Table, draw: Random) -> None:
    table[0][draw.randrange(len(table[0]))] = draw.choice(["Foo", None, "R9", "Opp"])


def swap_two_cells(table: Table, draw: Random) -> None:
    column = draw.randrange(2, len(table[-1]))
    first, other = draw.sample(table[1:], 2)
    first[column], other[column] = other[column], first[column]


def delete_a_column(table: Table, draw: Random) -> None:
    column = draw.randrange(len(table[0]))
    for row in table:
        del row[column]


def delete_a_row(table: Table, draw: Random) -> None:
    del table[draw.randrange(1, len(table))]


DAMAGES = [blank_a_cell, rename_a_header, swap_two_cells, delete_a_column, delete_a_row]


def by_number(event: Event) -> dict[int, list[tuple[int | None, float, bool]]]:
    """Each player's rounds: against whom, the points, whether he played."""
    [section] = event.sections
    return {
        number: [(result.opponent, result.points, result.played) for result in row]
        for number, row in section.crosstable.rows.items()
    }


@pytest.mark.slow
@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
@pytest.mark.parametrize("shape", LABELS)
def test_what_is_not_read_as_it_was_written_is_told(
    shape: str, damage: object, tmp_path: Path
) -> None:
    assert callable(damage)
    for seed, (language, club) in enumerate(
        [("English", EIGHT), ("German", EIGHT), ("French", TWELVE)]
    ):
        tables = shapes(Writer(club, LANGUAGES[language]))
        if shape not in tables:
            continue
        table = tables[shape]()
        damage(table, Random(f"{shape}{seed}"))
        file = tmp_path / "club.csv"
        file.write_bytes(as_csv(table))
        try:
            event = load(file)
        except TieBreakError:
            continue
        assert examine_event(event) or by_number(event) == {
            number: [(result.opponent, result.points, result.manner == GAME) for result in row]
            for number, row in enumerate(club.rounds, start=1)
        }, table


ENGLISH = Writer(EIGHT, LANGUAGES["English"])


@pytest.mark.parametrize(
    ("header", "cell"),
    [
        *[
            ("Name / USCF ID", "{name} / {id}"),
            ("Name/ID", "{name} ({id})"),
            ("Name (ID)", "{name}"),
        ],
        *[("Player & Member ID", "{name}\n{id}"), ("Name, ID", "{name} {id}")],
        *[("USCF ID / Name", "{id} / {name}"), ("Name / ID", "{id} {name}")],
        *[
            ("Name / USCF ID / Rating", "{name} / {id} / 1500"),
            ("Name / School", "{name} / Oak High"),
        ],
        *[("Last, First / ID", "{name}, {id}"), ("Name USCF ID", "{name} - {id}")],
    ],
)
@pytest.mark.parametrize("numbered", [True, False])
def test_ids_beside_the_names_stand_apart(header: str, cell: str, *, numbered: bool) -> None:
    rows = [[*row[:2], *row[3:]] for row in ENGLISH.whole("letters")]
    rows[0][1] = header
    for row in rows[1:]:
        row[1] = cell.format(name=row[1], id=12345670 + int(str(row[0])))
    event = reading.sheets(S=[row if numbered else row[1:] for row in rows])
    assert [finding.message for finding in examine_event(event)] == []
    players = event.sections[0].players
    assert [player.name for player in players] == list(EIGHT.names)
    assert is_as_drawn(event, EIGHT)
    if "{id}" in cell:
        assert [player.id for player in players] == [str(12345670 + k) for k in range(1, 9)]
    assert {player.rating for player in players} == {1500 if "1500" in cell else None}
    assert {player.team for player in players} == {"Oak High" if "Oak" in cell else ""}


def test_hidden_rows_and_columns_are_read_and_said() -> None:
    book = openpyxl.load_workbook(io.BytesIO(reading.workbook({"S": ENGLISH.whole("letters")})))
    for number in (3, 50):
        book["S"].row_dimensions[number].hidden = True
    for letter in ("D", "AD"):
        book["S"].column_dimensions[letter].hidden = True
    content = io.BytesIO()
    book.save(content)
    event = reading.text(content.getvalue(), "event.xlsx")
    assert is_as_drawn(event, EIGHT)
    assert event.sections[0].origin.how == (
        "hidden row 3, read as the others",
        "hidden column D, read as the others",
    )
