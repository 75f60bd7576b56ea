"""What ``check`` warns of stands behind the next step, with its cell, and the places stay."""

from __future__ import annotations

import io
from dataclasses import replace
from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.excel.recalculation import Recalculated
from tests.excel.test_plain_swiss import recalculated, without_values
from tests.excel.workbooks import double, event
from tests.libreoffice.office import Office
from xltiebreak.checks import examine
from xltiebreak.event.section import Event, Section
from xltiebreak.excel.reader import read_workbook
from xltiebreak.excel.writer import write_workbook

pytestmark = pytest.mark.slow  # each writes workbooks

IN = "Round 2 is in, the last one. Next: check the colours, then print Standings."
CODES = ("no-name", "colours-disagree", "met-twice", "no-results", "rounds", "duplicate-name")
"""The warnings that a sheet says, the first that ``check`` has."""

WELL = ("W2w D3b", "L1b W4w", "D4w D1w", "D3b L2b")


def case(name: str, *cells: str, names: str = "", rounds: int | None = None) -> Section:
    section = event(*(cells or WELL)).sections[0]
    players = section.players
    if names:
        players = tuple(replace(p, name=n) for p, n in zip(players, names.split(", ")))
    return replace(section, name=name, players=players, scheduled_rounds=rounds)


def of_24() -> Section:
    first = [f"W{k + 1}w" if k % 2 else f"L{k - 1}b" for k in range(1, 25)]
    second = [f"D{k + 12}w" if k <= 12 else f"D{k - 12}b" for k in range(1, 25)]
    return case("Of 24", *map(" ".join, zip(first, second)))


CASES = {
    "": case("Open"),
    "of 24": of_24(),
    "B7: players 1 and 3 have the same Name; is one of them a copy?": case(
        "Names", names="Ann, Bob, ANN, Bob"
    ),
    "G5: player 1 says D3b, but G7 (player 3) says D1b: both with Black; correct one of them": case(
        "Black", *WELL[:2], "D4w D1b", WELL[3]
    ),
    "F5: player 1 says W2w, but F6 (player 2) says L1w: both with White; correct one of them": case(
        "White", WELL[0], "L1w W4w", *WELL[2:]
    ),
    "the event is said to have 1 round, but round 2 has results; correct the number of rounds, or "
    "the results that stand behind it": case("Rounds", rounds=1),
    "forfeits": case("Forfeits", "X2w D3b", "F1w W4w", *WELL[2:]),
    "F5: player 1 says N2w, but F6 (player 2) says R1w: both with White": case(
        "Rulings", "N2w D3b", "R1w W4w", *WELL[2:]
    ),
    "F5: player 1 says W2w, but F6 (player 2) says L1w: both with White; correct one of ": case(
        "Both", WELL[0], "L1w W4w", *WELL[2:], names="A*, Bob, Abe, bob", rounds=1
    ),
}


def test_each_warning_is_said_as_check_says_it(bare_office: Office, tmp_path: Path) -> None:
    content = write_workbook(Event("Club", tuple(CASES.values())), route="plain")
    stored = load_workbook(io.BytesIO(content), data_only=True)
    shown = recalculated(bare_office, without_values(content), tmp_path / "w.xlsx")
    sections = read_workbook(content, "w.xlsx").sections
    warned = 0
    for k, (words, section) in enumerate(zip(CASES, sections)):
        behind = "" if k == 0 else f" {section.name}"
        line = shown[f"Crosstable{behind}"][0][0]
        assert line == stored[f"Crosstable{behind}"]["A1"].value
        assert shown[f"Standings{behind}"][5][1] == "1"
        first = next((f for f in examine(section) if f.code in CODES), None)
        if first is None:
            assert line == IN
            continue
        warned += 1
        end = "" if first.message.endswith("?") else "."
        assert line == f"{IN} Warning: {first.where}: {first.message}{end}"
        assert words in line
    assert warned == 6


def test_a_warning_comes_and_goes_as_the_results_are_typed() -> None:
    for route in ("plain", "lite"):
        book = Recalculated(write_workbook(event(*WELL), route=route))
        line = book.value("Crosstable", 1, 1)
        assert "Warning" not in line
        place = book.value("Standings", 6, 3)
        for row, column, typed, well in ((7, 7, "d1B", "D1w"), (8, 2, " entrant 1 ", "Dee")):
            book.type("Crosstable", row, column, typed)
            book.recalculate()
            assert book.value("Crosstable", 1, 1).startswith(f"{line} Warning: Crosstable!")
            assert book.value("Standings", 6, 3) == place
            book.type("Crosstable", row, column, well)
            book.recalculate()
            assert book.value("Crosstable", 1, 1) == line


def test_a_grid_and_a_list_of_games_warn_of_names() -> None:
    section = double().sections[0]
    players = tuple(replace(player, name="Ann") for player in section.players)
    section = replace(section, players=players, order="roundrobin")
    grid = replace(double(), sections=(section,))
    twice = Event("Club", (case("Open", names="Ann, Bob, Ann, Cy"),))
    warning = "Warning: Crosstable!B{}: players 1 and {} have the same Name; is one of them a copy?"
    for content, sheet, at in (
        (write_workbook(grid, route="plain"), "Crosstable", (6, 2)),
        (write_workbook(grid, route="lite"), "Crosstable", (6, 2)),
        (write_workbook(twice, route="plain", of_games=True), "Games", (7, 3)),
    ):
        line = load_workbook(io.BytesIO(content), data_only=True)[sheet]["A1"].value
        assert line.endswith(warning.format(*at))
        assert Recalculated(content).value(sheet, 1, 1) == line


def test_what_stops_the_places_comes_before_a_warning() -> None:
    section = replace(case("Open", names="Ann, Bob, Ann, Cy"), order="BH")
    content = write_workbook(Event("Club", (section,)), route="plain")
    line = load_workbook(io.BytesIO(content), data_only=True)["Crosstable"]["A1"].value
    assert "The tie-break order BH is not worked out by these formulas." in line
    assert "Warning" not in line
