"""Round-robins whose rounds are typed, on the sheets of a Swiss: placed by plain formulas as the
core places them, told from Swisses by the same signs, and worked out anew by LibreOffice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tests.excel.recalculation import Recalculated
from tests.excel.test_plain_swiss import (
    assert_as_stored,
    assert_standings,
    recalculated,
    without_values,
)
from tests.libreoffice.office import Office
from tests.nightly import one_in
from xltiebreak import Crosstable, Event, Player, Section
from xltiebreak.event.notation import dialect_named, read_cell
from xltiebreak.event.roundrobin import opponent_in, rounds_of_a_cycle
from xltiebreak.excel import read_workbook, write_workbook
from xltiebreak.excel.plain.rounds import ODD, WITHDRAWN
from xltiebreak.ranking.standings import standings

pytestmark = pytest.mark.slow

US = dialect_named("us")
PAIRS = [("W", "L")] * 5 + [("D", "D")] * 4 + [("X", "F"), ("F", "F"), ("Z", "Z"), ("N", "S")]
ROUNDROBIN, SWISS = ["SB", "H2H", "WIN"], ["MM", "SOLK", "CUM", "OCUM"]


def section(name: str, rows: list[str], rounds: int, **stated: object) -> Section:
    """A section from a line a player, his cells between blanks, a dot for an empty one."""
    cells = [["" if cell == "." else cell for cell in row.split()] for row in rows]
    numbers = tuple(range(1, len(rows) + 1))
    players = tuple(Player(number, f"{name}, {chr(64 + number)}") for number in numbers)
    results = tuple(tuple(read_cell(cell, US) for cell in row) for row in cells)
    made = Section(name, players, Crosstable(numbers, results), scheduled_rounds=rounds)
    return replace(made, **stated)  # type: ignore[arg-type]


def drawn(seed: int) -> Section:
    """A round-robin by the Berger tables, whose last round may be half typed, or twins of it that
    are none."""
    drawing = Random(seed)
    players, times = drawing.choice([(3, 2), (4, 1), (4, 2), (5, 1), (6, 1), (7, 1)])
    rounds = times * rounds_of_a_cycle(players)
    rows = [["."] * rounds for _ in range(players)]
    begun = drawing.choice([rounds, rounds, drawing.randint(1, rounds)])
    for round in range(begun):
        for number in range(1, players + 1):
            other = opponent_in(players, number, round + 1)
            if other is None:
                rows[number - 1][round] = drawing.choice(["U", "U", "."])
            elif number < other:
                pair = drawing.choice(PAIRS)
                if drawing.random() < 0.08 and round == begun - 1:
                    continue
                rows[number - 1][round] = f"{pair[0]}{other}w"  # no grid holds colours
                rows[other - 1][round] = f"{pair[1]}{number}b"
    if drawing.random() < 0.15 and begun > 1:  # a pair that meets too often
        for row in rows:
            row[1] = row[0]
    kind = drawing.choice(["", "", "", "", "roundrobin", "swiss"])
    order = drawing.choice(["", "", "", "roundrobin"])
    planned = drawing.choice([rounds, rounds, rounds, rounds + 1])
    lines = [" ".join(row) for row in rows]
    return section(f"S{seed}", lines, planned, kind=kind, order=order)


def test_they_are_worked_out_as_the_core_does(bare_office: Office, tmp_path: Path) -> None:
    seeds = range(0, 200, by_day(12, night=1))
    content = write_workbook(Event("Club", tuple(map(drawn, seeds))), route="plain")
    sheets = recalculated(bare_office, without_values(content), tmp_path / "event.xlsx")
    assert assert_as_stored(content, sheets) > 250 * len(seeds)
    orders = []
    for k, read in enumerate(read_workbook(content, "event.xlsx").sections):
        behind = "" if k == 0 else f" {read.name}"
        page = sheets[f"Standings{behind}"]
        if page[4][0].endswith(ODD):
            assert len(read.players) % 2
            continue
        assert_standings(read, sheets, behind)
        table = read.crosstable
        missing = [r for r in range(1, table.last_begun + 1) if not table.complete(r)]
        line = sheets[f"Crosstable{behind}"][0][0]
        assert line.startswith(f"Round {missing[0]}: " if missing else "Round "), read.name
        assert (" missing" in line or "no game" in line) == bool(missing), read.name
        orders.append([*standings(read).order.codes])
    assert orders.count(SWISS) > len(seeds) / 10
    assert orders.count(ROUNDROBIN) > len(seeds) / 2


QUAD = ["W2w D3 L4", "L1 W4 D3", "W4 D1 D2", "L3 L2 W1"]
CASES = {
    "quad": (section("quad", QUAD, 3), ROUNDROBIN),
    "after two rounds": (
        section("two", [row.rpartition(" ")[0] + " ." for row in QUAD], 3),
        ROUNDROBIN,
    ),
    "five rounds are planned": (section("five", QUAD, 5), SWISS),
    "a Swiss by its kind": (section("swiss", QUAD, 3, kind="swiss"), SWISS),
    "by its kind": (section("kind", QUAD, 4, kind="roundrobin"), ROUNDROBIN),
    "a pair meets twice": (
        section("twice", ["W2 L2 D4", "L1 W1 W3", "W4 D4 L2", "L3 D3 D1"], 3),
        SWISS,
    ),
    "its order is stated": (section("order", QUAD, 3, order="uschess"), SWISS),
    "three players": (section("three", ["W2 D3 U", "L1 U L3", ". D1 W2"], 3), ROUNDROBIN),
    "twice": (
        section("double", ["W2 D3 . L2 W3 .", "L1 . W3 W1 . L3", ". D1 L2 . L1 W2"], 6),
        ROUNDROBIN,
    ),
    "a ring of three": (
        section("ring", ["W2 L3 W4", "L1 W4 W3", "W4 W1 L2", "L3 L2 L1"], 3),
        ROUNDROBIN,
    ),
}


def test_the_order_is_the_one_of_the_commands(bare_office: Office, tmp_path: Path) -> None:
    event = Event("Club", tuple(made for made, _ in CASES.values()))
    content = write_workbook(event, route="plain")
    sheets = recalculated(bare_office, without_values(content), tmp_path / "event.xlsx")
    for k, read in enumerate(read_workbook(content, "event.xlsx").sections):
        case, (_, codes) = [*CASES.items()][k]
        behind = "" if k == 0 else f" {read.name}"
        assert_standings(read, sheets, behind)
        header = sheets[f"Standings{behind}"][4][4:9]
        assert [cell for cell in header if cell] == [*codes, "Decided by"], case
    page = sheets[f"Standings {CASES['a ring of three'][0].name}"]
    assert [row[:4] + row[4:8] for row in page[5:8]] == [
        ["1–3", str(k), f"ring, {'ABC'[k - 1]}", "2", "2", "0", "2", ""] for k in (1, 2, 3)
    ]


def test_what_the_formulas_do_not_know_is_said(bare_office: Office, tmp_path: Path) -> None:
    three = ["W2 D3 U", "L1 U L3", "U D1 W2"]
    event = Event(
        "Club",
        (
            section("left", QUAD, 3, withdrawn=(4,)),
            section("odd", three, 3, order="uschess"),
            section("odd again", three, 3, order="uschess", kind="swiss"),
        ),
    )
    content = write_workbook(event, route="plain")
    sheets = recalculated(bare_office, without_values(content), tmp_path / "event.xlsx")
    assert_as_stored(content, sheets)
    for name, words in (("", f"Event!B24: {WITHDRAWN}"), (" odd", f"Event!C19: {ODD}")):
        page, line = sheets[f"Standings{name}"], sheets[f"Crosstable{name}"][0][0]
        assert page[4][0] == page[2][0] == words
        assert line == f"{words} Round 3 is in, the last one."
        assert not any(cell for row in page[5:] for cell in row[:9])
    assert sheets["Standings odd again"][4][:5] == ["Place", "No.", "Name", "Score", "MM"]


THREE = ["W2 D3 U", "L1 U L3", "U D1 W2"]


@pytest.mark.parametrize(
    "made",
    [
        section("quad", QUAD, 3),
        section("odd", THREE, 3),
        section("odd as a Swiss is", THREE, 3, order="uschess"),
        section("left", QUAD, 3, withdrawn=(4,)),
        section("codes", QUAD, 3, order="SB, KASH"),
        section("swiss", QUAD, 3, kind="swiss"),
    ],
    ids=lambda made: made.name,
)
def test_formulas_functions_and_commands_place_them_alike(made: Section) -> None:
    content = write_workbook(Event("Club", (made,)), route="lite")
    book = Recalculated(content)
    table = standings(read_workbook(content, "event.xlsx").sections[0])
    header, *rows = book.block("Standings", 5, 1, 1 + len(made.players), 9)
    codes = table.order.codes
    names = ["Place", "No.", "Name", "Score", *codes, "Decided by"]
    assert [cell for cell in header if cell] == names
    expected = [
        [row.places if row.shared else row.place, row.player.number, row.player.name, row.score]
        + ["" if value is None else value for value in row.values.values()]
        + [row.decided_by or ""]
        for row in table.rows
    ]
    assert [row[: len(names)] for row in rows] == expected
    assert book.value("Crosstable", 1, 1).endswith("Next: Checks, then print Standings.")
