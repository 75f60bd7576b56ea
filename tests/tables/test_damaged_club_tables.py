"""A club table in which something was deleted, renamed or swapped: never another event unsaid."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.tables.club_events import EIGHT, LANGUAGES, TWELVE, Club, Table, Writer, as_csv, shapes
from xltiebreak.checks import examine_event
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.formats import load

pytestmark = pytest.mark.slow

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


def results(event: Event) -> dict[int, list[tuple[int | None, float, bool]]]:
    """Each player's rounds by his number: against whom, the points, whether he played."""
    [section] = event.sections
    rows = section.crosstable.rows
    return {
        number: [(result.opponent, result.points, result.played) for result in row]
        for number, row in rows.items()
    }


def written(club: Club) -> dict[int, list[tuple[int | None, float, bool]]]:
    return {
        number: [(result.opponent, result.points, result.manner == "game") for result in row]
        for number, row in enumerate(club.rounds, start=1)
    }


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
        assert examine_event(event) or results(event) == written(club), table
