"""What ``check`` warns of stands behind the next step, with its cell, and the places stay."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from openpyxl import load_workbook

from tests.excel.stored import recalculated
from tests.excel.workbooks import double, event, sheets
from tests.libreoffice.office import Office
from tests.make.places import section_row
from tests.make.recalculation import Recalculated
from xltiebreak import Event, EventError, Finding, Section, examine_event
from xltiebreak.excel import (
    empty_roundrobin,
    empty_swiss,
    empty_team_event,
    read_workbook,
    write_workbook,
)

pytestmark = pytest.mark.slow  # each writes workbooks

IN = "Round 2 is in, the last one. Next: check the colors, then print Standings."
CODES = (
    *("no-name", "colours-disagree", "met-twice", "colours-unknown"),
    *("no-results", "rounds", "duplicate-name"),
)
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
    "F7: player 3 says D4 without a color; type w or b behind it, or Most Blacks": case(
        "One without", *WELL[:2], "D4 D1w", WELL[3]
    ),
    "G6: player 2 says W4 without a color (3 cells in all); type w or b behind it, or Most": case(
        "Three without", WELL[0], "L1b W4", "D4 D1w", "D3b L2"
    ),
    "F5: player 1 says W2w, but F6 (player 2) says L1w: both with White; correct one of ": case(
        "Both", WELL[0], "L1w W4w", *WELL[2:], names="A*, Bob, Abe, bob", rounds=1
    ),
}


def test_each_warning_is_said_as_check_says_it(bare_office: Office, tmp_path: Path) -> None:
    content = write_workbook(Event("Club", tuple(CASES.values())), route="plain")
    shown = recalculated(bare_office, content, tmp_path / "w.xlsx")
    sections = read_workbook(content, "w.xlsx").sections
    warned = 0
    for k, (words, section) in enumerate(zip(CASES, sections)):
        behind = "" if k == 0 else f" {section.name}"
        line = shown[f"Crosstable{behind}"][0][0]
        assert shown[f"Standings{behind}"][5][1] == "1"
        first = next((f for f in examine_event(Event("", (section,))) if f.code in CODES), None)
        if first is None:
            assert line == IN
            continue
        warned += 1
        end = "" if first.message.endswith("?") else "."
        assert line == f"{IN} Warning: {first.where}: {first.message}{end}"
        assert words in line
    assert warned == 8


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
        line = sheets(content, values=True)[sheet]["A1"].value
        assert line.endswith(f" {warning.format(*at)}")
        assert Recalculated(content).value(sheet, 1, 1).endswith(f" {warning.format(*at)}")


def test_what_stops_the_places_comes_before_a_warning() -> None:
    section = replace(case("Open", names="Ann, Bob, Ann, Cy"), order="BH")
    content = write_workbook(Event("Club", (section,)), route="plain")
    line = sheets(content, values=True)["Crosstable"]["A1"].value
    assert "The tie-break order BH is not worked out by these formulas." in line
    assert "Warning" not in line


Cells = Mapping[tuple[str, str], object]
"""What is typed, by sheet and cell."""

NAMES = ("Ann", "Bob", "Cyd", "Dee")
LATE: Cells = {("Crosstable", "B9"): "Eve"}
ROUNDS = ("Event", f"B{section_row('scheduled_rounds') + 1}")
KIND = ("Event", f"B{section_row('kind') + 1}")


def in_rows(sheet: str, *rows: Sequence[object], left: str = "A") -> Cells:
    """The cells of a table from row 5 on."""
    return {
        (sheet, f"{chr(ord(left) + column)}{row}"): value
        for row, values in enumerate(rows, start=5)
        for column, value in enumerate(values)
        if value is not None
    }


def players(*results: str, names: Sequence[str | None] = NAMES) -> Cells:
    rows = [text.split() for text in results]
    of_names = in_rows("Crosstable", *([name] for name in names), left="B")
    return {**of_names, **in_rows("Crosstable", *rows, left="F")}


ERASED = ("Ann", None, "Cyd", "Dee")
THREE = ("W2w D3b W4w", "L1b W4w D3b", "D4w D1w D2w", "D3b L2b L1b")
AGAIN = ("W2w D3b W2b", "L1b W4w L1w", "D4w D1w D4w", "D3b L2b D3b")
GAMES = (
    *((1, None, 1, "1-0", 2), (1, None, 3, "½-½", 4)),
    *((2, None, 4, "0-1", 1), (2, None, 2, "1-0", 3)),
)
LAST, AGAIN_LAST = (
    ((3, None, 1, "1-0", 3), (3, None, 4, "1-0", 2)),
    ((3, None, 2, "1-0", 1), (3, None, 4, "1-0", 3)),
)
MATCHES = ((1, 1, 2, 0, 2), (1, 3, 1.5, 0.5, 4), (2, 1, 1, 1, 3), (2, 2, 2, 0, 4))
THIRD, THIRD_AGAIN = (
    ((3, 1, 2, 0, 4), (3, 2, 2, 0, 3)),
    ((3, 2, 2, 0, 1), (3, 3, None, None, 4, "W")),
)
SAT_OUT = tuple(
    match
    for round, (first, second, out) in enumerate(((1, 2, 3), (1, 3, 2), (2, 3, 1)), start=1)
    for match in ((round, first, 2, 0, second), (round, out, None, None, None, "bye"))
)
GRID = ("X 1 1 1", "0 X 1 1", "0 0 X 1", "0 0 0 X")


def teams(*rows: Sequence[object], names: Sequence[str | None] = NAMES) -> Cells:
    of_names = in_rows("Teams", *([name] for name in names), left="B")
    return {**of_names, **in_rows("Matches", *rows), ROUNDS: 3}


SWISS = write_workbook, empty_swiss(4, 3)
LIST = partial(write_workbook, of_games=True), empty_swiss(4, 3)
TEAM = write_workbook, empty_team_event(4, 7, 2)
IN_ALL_KINDS: Mapping[str, tuple[object, Cells, str]] = {
    "swiss: nothing": (SWISS, players(*THREE), ""),
    "swiss: no name": (SWISS, players(*THREE, names=ERASED), "no-name"),
    "swiss: twice": (SWISS, players(*AGAIN), "met-twice"),
    "swiss: twice, sorted by name": (
        SWISS,
        {
            **players(*reversed(AGAIN), names=NAMES[::-1]),
            **in_rows("Crosstable", (4,), (3,), (2,), (1,)),
        },
        "met-twice",
    ),
    "swiss: late": (SWISS, {**players(*THREE), **LATE}, "no-results"),
    "swiss: late, and away": (SWISS, {**players(*THREE, "U", names=(*NAMES, "Eve"))}, ""),
    "typed round-robin: no name": (
        SWISS,
        players("W2w W3b W4w", "L1b W4w W3b", "W4w L1w L2w", "L3b L2b L1b", names=ERASED),
        "no-name",
    ),
    "typed round-robin: twice": (SWISS, {**players(*AGAIN), KIND: "roundrobin"}, ""),
    "games: nothing": (LIST, {**players(), **in_rows("Games", *GAMES, *LAST)}, ""),
    "games: no name": (
        LIST,
        {**players(names=ERASED), **in_rows("Games", *GAMES, *LAST)},
        "no-name",
    ),
    "games: twice": (LIST, {**players(), **in_rows("Games", *GAMES, *AGAIN_LAST)}, "met-twice"),
    "games: late": (LIST, {**players(), **LATE, **in_rows("Games", *GAMES, *LAST)}, "no-results"),
    "grid: no name": (
        (write_workbook, empty_roundrobin(4)),
        players(*GRID, names=ERASED),
        "no-name",
    ),
    "teams: nothing": (TEAM, teams(*MATCHES, *THIRD), ""),
    "teams: twice": (TEAM, teams(*MATCHES, *THIRD_AGAIN), "met-twice"),
    "teams: late": (TEAM, teams(*SAT_OUT), "no-results"),
    "teams: rounds": (TEAM, {**teams(*MATCHES, *THIRD), ROUNDS: 2}, "rounds"),
    "teams: names": (
        TEAM,
        teams(*MATCHES, *THIRD, names=("Ann", "Bob", "ann", "Dee")),
        "duplicate-name",
    ),
    "teams: no name": (TEAM, teams(*MATCHES, *THIRD, names=ERASED), "unknown-team"),
}


def typed_into(content: bytes, cells: Cells) -> bytes:
    book = load_workbook(io.BytesIO(content))
    for (sheet, cell), value in cells.items():
        book[sheet][cell] = value
    output = io.BytesIO()
    book.save(output)
    return output.getvalue()


def findings_of(content: bytes) -> Sequence[Finding]:
    try:
        return examine_event(read_workbook(content, "event.xlsx"))
    except EventError as error:
        return error.findings


def test_every_kind_of_plain_workbook_warns_as_check_does(
    bare_office: Office, tmp_path: Path
) -> None:
    for name, ((write, empty), cells, code) in IN_ALL_KINDS.items():  # type: ignore[misc]
        content = typed_into(write(empty, route="plain"), cells)
        book = tmp_path / "event.xlsx"
        book.write_bytes(content)
        kind = {"games": "Games", "teams": "Matches"}.get(name.partition(":")[0], "Crosstable")
        line, place = bare_office.do(
            [("open", book), ("say", kind, "A1"), ("say", "Standings", "A6")]
        )
        done = "All 6 games are in." if name.startswith("grid") else "Round 3 is in, the last one."
        end = f"{done} Next: check the colors, then print Standings."
        found = next((finding for finding in findings_of(content) if finding.code == code), None)
        assert (found is None) == (not code), name
        if found is None:
            assert (name, line) == (name, end)
        elif found.is_error:
            assert (name, line) == (name, f"{found.where}: {found.message} (3 such rows in all)")
        else:
            assert (name, line.rstrip(".")) == (
                name,
                f"{end} Warning: {found.where}: {found.message}",
            )
        assert bool(place) == (found is None or not found.is_error), name


def test_what_cannot_be_read_and_what_to_type_are_not_hidden_by_a_warning(
    bare_office: Office, tmp_path: Path
) -> None:
    """Two of a name, and beside it other things to say, the most urgent first."""
    open_round = [row.rpartition(" ")[0] for row in THREE]
    twins = ("Ann", "Bob", "Ann", "Dee")
    warning = "Warning: Crosstable!B7: players 1 and 3 have the same Name; is one of them a copy?"
    order = ("Event", f"B{section_row('order') + 1}")
    bad = {("Crosstable", "H5"): "W99"}
    for cells, line in (
        ({}, f"Round 2 is in. Next: the results of round 3. {warning}"),
        (
            {("Crosstable", "H5"): "W4w"},
            f"Round 3: 3 results missing. Type U for who is not paired. {warning}",
        ),
        (bad, "H5: W99 cannot be read, or names a number that no player has. Correct it"),
        ({order: "BH"}, "Event!B19: The tie-break order BH is not worked out by these formulas."),
    ):
        content = write_workbook(empty_swiss(4, 3), route="plain")
        book = tmp_path / "event.xlsx"
        book.write_bytes(typed_into(content, {**players(*open_round, names=twins), **cells}))
        said = bare_office.do([("open", book), ("say", "Crosstable", "A1")])[-1]
        assert said.startswith(line)
        assert ("Warning" in said) == ("Warning" in line)
        assert ("Next: " in said) == (cells not in ({("Crosstable", "H5"): "W4w"}, bad))


TAKEN: Cells = {**players(*THREE), ("Crosstable", "A9"): 7, **LATE, ("Crosstable", "H9"): "B"}
SPARE_NUMBERS: Mapping[str, tuple[object, Cells, bool]] = {
    "a late entry above": (SWISS, TAKEN, False),
    "an upper spare row": (
        SWISS,
        {
            **players(*THREE),
            **{("Crosstable", f"{at}10"): v for at, v in (("A", 5), ("B", "Eve"), ("H", "B"))},
        },
        False,
    ),
    "a spare row without a figure": (SWISS, {**players(*THREE), ("Crosstable", "A9"): "x"}, False),
    "a name in the spare row": (SWISS, {**TAKEN, ("Crosstable", "B11"): "Fay"}, True),
    "a result in the spare row": (SWISS, {**TAKEN, ("Crosstable", "H11"): "B"}, True),
    "a list of games": (
        LIST,
        {
            **players(),
            **in_rows("Games", *GAMES, *LAST, (3, None, 7, "B")),
            **{at: v for at, v in TAKEN.items() if at[1] in ("A9", "B9")},
        },
        False,
    ),
    "a team below": (
        TEAM,
        {
            **teams((1, 1, 2, 0, 2), (1, 3, None, None, None, "bye"), names=("Ann", "Bob")),
            ("Teams", "A8"): 3,
            ("Teams", "B8"): "Dee",
        },
        False,
    ),
}


def test_the_number_in_a_spare_row_is_nobodys(bare_office: Office, tmp_path: Path) -> None:
    for name, ((write, empty), cells, is_twice) in SPARE_NUMBERS.items():  # type: ignore[misc]
        content = typed_into(write(empty, route="plain"), cells)
        book = tmp_path / "event.xlsx"
        book.write_bytes(content)
        kind = "Matches" if write is write_workbook and empty is TEAM[1] else "Crosstable"
        line, *shown = bare_office.do(
            [("open", book), *(("say", kind, at) for at in ("A1", "H9", "H11"))]
        )
        twice = "A11: pairing number 7 stands at A9 already; give every player a number that no "
        assert line.startswith(twice if is_twice else "Round "), name
        assert "Warning" not in line, name
        errors = [finding for finding in findings_of(content) if finding.is_error]
        assert (name, bool(errors)) == (name, is_twice), errors
        if name == "a list of games":
            assert shown == ["B", ""]  # a row that shares the number shows nobody's bye
