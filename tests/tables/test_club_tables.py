"""Tables as clubs have them: an event written in every shape, under the headers of every language,
is read as it was; where something was deleted, renamed or swapped, never another event unsaid."""

from __future__ import annotations

import io
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

import openpyxl
import pytest

from tests.make import reading
from tests.nightly import by_day
from tests.tables.club_events import (
    GAME,
    KINDS,
    Club,
    Form,
    Table,
    as_csv,
    drawn,
    is_as_drawn,
    parted_lines,
    table,
)
from tests.tables.test_club_cells import event_of
from xltiebreak import Event, TieBreakError, examine_event, load

HEADERS = parted_lines(Path(__file__).parents[1] / "data/tables/club_headers.txt")
LETTERS = Form("letters", "{l}{o}", "{X}{o}", "{B}")
PARTS = Form("parts", "{o}¦{W}¦{s}", "{o}¦{W}¦{sign}", "¦¦{s}")
MET, SCORES = Form("met", "{o}", "{o}", "bye"), Form("scores", "{s}", "{sign}", "{s}")
SO_FAR = Form("so far", "{r1}", "{r1}", "{r1}")


def shapes(club: Club, heads: list[str]) -> dict[str, Table]:
    """Every way to part an event into rows and columns, below these headers."""
    _, number, name, rating, in_round, total, place, *parts = heads
    left = [number, name, rating]

    def rows_of(form: Form, round_heads: str) -> Table:
        rows = table(form, club, total=total, heads=lambda r: round_heads.replace("#", str(r)))
        return [[*left, *rows[0][3:]], *rows[1:]]

    def in_two_rows(above: Form, below: Form) -> Table:
        (head, *upper), (_, *lower) = rows_of(above, in_round), rows_of(below, in_round)
        under = [["", "", "", *row[3:-1], ""] for row in lower]
        return [head, *chain(*zip(upper, under))]

    letters = rows_of(LETTERS, in_round)
    head, *body = rows_of(PARTS, "¦".join(f"{part} #" for part in parts))
    by_place = sorted(letters[1:], key=lambda row: -float(str(row[-1])))
    rounds = [in_round.replace("#", str(r + 1)) for r in range(len(club.rounds[0]))]
    over = [cell for text in rounds for cell in (text, "", "")]
    over_each = [text for text in rounds for _ in parts]
    under = parts * len(rounds)
    blank = ["", "", ""]
    return {
        "letters": letters,
        "by place": [[place, *letters[0]], *([k, *row] for k, row in enumerate(by_place, 1))],
        "parts": [head, *body],
        "parts, the same headers again": [[*left, *under, total], *body],
        "two headers": [[*left, *over, total], [*blank, *under, ""], *body],
        "two headers, each round again": [[*left, *over_each, total], [*blank, *under, ""], *body],
        "two headers, the fields below": [[*blank, *over, ""], [*left, *under, total], *body],
        "two rows": in_two_rows(MET, SCORES),
        "two rows, so far": in_two_rows(MET, SO_FAR),
        "wall chart": in_two_rows(LETTERS, SO_FAR),
    }


@pytest.mark.slow
@pytest.mark.parametrize("heads", HEADERS, ids=lambda heads: f"{heads[0]} {heads[2]}")
def test_every_shape_in_every_language_is_read_as_it_was_written(
    heads: list[str], tmp_path: Path
) -> None:
    kinds = sorted(KINDS)
    for k, shape in enumerate(shapes(drawn("", 8, 4), heads)):
        club = drawn(heads[2], 8, 4, forfeits="so far" not in shape)
        rows = shapes(club, heads)[shape]
        event, findings = event_of(rows, tmp_path, kinds[(len(heads[2]) + k) % len(kinds)])
        found = [finding.message for finding in findings]
        assert (found, is_as_drawn(event, club, in_order=shape != "by place")) == ([], True), shape
        assert event is not None
        told = {one.name: (one.rating, one.printed_score) for one in event.sections[0].players}
        scores = zip(club.ratings, map(club.total, range(8)))
        assert told == dict(zip(club.names, scores))


ENGLISH, EIGHT = HEADERS[-1], drawn("eight", 8, 4)


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
@pytest.mark.parametrize("shape", shapes(EIGHT, ENGLISH))
def test_what_is_not_read_as_it_was_written_is_told(
    shape: str, damage: Any, tmp_path: Path
) -> None:
    """By day one of three clubs each."""
    for seed in range(3):
        if seed != by_day((len(shape) + DAMAGES.index(damage)) % 3, night=seed):
            continue
        club = drawn(seed, 8 + seed, 4, forfeits=bool(seed) and "so far" not in shape)
        table = shapes(club, ENGLISH)[shape]
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
    rows = [[*row[:2], *row[3:]] for row in shapes(EIGHT, ENGLISH)["letters"]]
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
    book = openpyxl.load_workbook(
        io.BytesIO(reading.workbook({"S": shapes(EIGHT, ENGLISH)["letters"]}))
    )
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
