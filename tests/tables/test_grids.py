"""Grids of players: what is read of any of them, double ones with two games in each cell in every
spelling, and a Swiss written player against player, which is refused."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.make import reading
from tests.make.files import written
from tests.nightly import by_day, mostly_slow
from tests.referees.events import roundrobin, swiss
from tests.tables.club_events import KINDS, Table
from tests.tables.test_club_cells import event_of
from xltiebreak import Event, Outcome, Section, TieBreakError, examine_event, standings

PAIRS = [("1", "0"), ("0", "1"), ("½", "½"), ("+", "-"), ("-", "+"), ("-", "-"), ("", "")]


@st.composite
def grids(draw: st.DrawFn) -> tuple[tuple[str, ...], ...]:
    """A grid with both halves filled alike, single or double."""
    players, cycles = draw(st.integers(2, 7)), draw(st.integers(1, 2))
    rows = [[""] * (players * cycles) for _ in range(players)]
    for i in range(players):
        for j in range(i):
            for cycle in range(cycles):
                mine, theirs = draw(st.sampled_from(PAIRS))
                rows[i][j * cycles + cycle], rows[j][i * cycles + cycle] = mine, theirs
    return tuple(map(tuple, rows))


def text(block: tuple[tuple[str, ...], ...], order: list[int]) -> str:
    """The rows of a grid in this order, with what else is needed to be no other table."""
    cycles = len(block[0]) // len(block)
    heads = [str(number) for number in range(1, len(block) + 1) for _ in range(cycles)]
    lines = [["Kind", "roundrobin"], ["Notation", "forfeits"], ["No.", "Name", *heads]]
    lines += [[str(k), f"Entrant {k}", *block[k - 1]] for k in order]
    return "\n".join(map(";".join, lines))


def games(block: tuple[tuple[str, ...], ...]) -> dict[tuple[int, int], list[str]]:
    """What each has against each in the block, game by game; ``.`` where one is to come."""
    cycles = len(block[0]) // len(block)
    return {
        (i, j): [cell or "." for cell in row[(j - 1) * cycles : j * cycles]]
        for i, row in enumerate(block, start=1)
        for j in range(1, len(block) + 1)
        if i != j
    }


def games_of(event: Event) -> dict[tuple[int, int], list[str]]:
    """The same of an event."""
    [section] = event.sections
    assert (section.kind, section.faults) == ("roundrobin", ())
    numbers = section.crosstable.numbers
    found: dict[tuple[int, int], list[str]] = {}
    for number, row in section.crosstable.rows.items():
        for result in row:
            if result.opponent:
                sign = {1.0: "+", 0.0: "-"}[result.points] if result.forfeit else ""
                score = sign or "0½1"[int(2 * result.points)]
                found.setdefault((number, result.opponent), []).append(score)
    return {(i, j): found.get((i, j), []) for i in numbers for j in numbers if i != j}


def played(all_games: dict[tuple[int, int], list[str]]) -> dict[tuple[int, int], list[str]]:
    return {pair: [game for game in some if game != "."] for pair, some in all_games.items()}


@pytest.mark.slow
@given(block=grids())
def test_a_grid_is_read_from_a_text_and_from_its_workbook(
    block: tuple[tuple[str, ...], ...],
) -> None:
    event = reading.text(text(block, [*range(1, len(block) + 1)]))
    assert games_of(event) == played(games(block))
    book = written(event, "xlsx")
    assert games_of(reading.text(book, "again.xlsx")) == played(games(block))


@pytest.mark.slow
@given(block=grids(), seed=st.randoms(use_true_random=False))
def test_the_order_of_the_rows_changes_nothing(
    block: tuple[tuple[str, ...], ...], seed: object
) -> None:
    order = [*range(1, len(block) + 1)]
    seed.shuffle(order)  # type: ignore[attr-defined]
    shuffled = reading.text(text(block, order)).sections[0].crosstable.rows
    assert dict(shuffled) == dict(
        reading.text(text(block, sorted(order))).sections[0].crosstable.rows
    )


CELLS = st.sampled_from(
    [
        *("1", "0", "½", "+", "-", "=", "x", "*", "W2", "1,½", "Q", "1,0", "-1", "12w1", "0.5"),
        *("", "1 0"),
    ]
)


@pytest.mark.slow
@given(
    rows=st.integers(1, 6).flatmap(
        lambda n: st.lists(st.lists(CELLS, min_size=n, max_size=n), min_size=1, max_size=n + 1)
    ),
    label=st.sampled_from(["", "Kind;roundrobin", "Notation;grid", "Withdrawn;1 2", "Kind;swiss"]),
)
def test_any_cells_under_plain_numbers_are_read_or_told(rows: list[list[str]], label: str) -> None:
    heads = ["No.", "Name", *(str(k) for k in range(1, len(rows[0]) + 1))]
    lines = [heads, *([str(k), f"E{k}", *row] for k, row in enumerate(rows, start=1))]
    text = f"Event;x\n{label}\n" + "\n".join(map(";".join, lines))
    with contextlib.suppress(TieBreakError):
        event = reading.text(text)
        examine_event(event)
        standings(event, order="SB,DE,KS,MM,CUM")


NAMES = ("Ashdown, Ada", "Birchall, Ben", "Cedarholm, Cora", "Dogwood, Dov", "Elmsley, Eve")
OTHER = {"1": "0", "½": "½", "0": "1"}
Games = Mapping[tuple[int, int], str]
"""Both games of a player, from 1, against another, as ``1½``."""


def drawn(seed: object, players: int = 5) -> Games:
    draw = Random(f"{seed}")
    games = {}
    for a in range(1, players + 1):
        for b in range(a + 1, players + 1):
            games[a, b] = draw.choice("1½0") + draw.choice("1½0")
            games[b, a] = "".join(OTHER[score] for score in games[a, b])
    return games


def points_of(games: Games, number: int) -> float:
    return sum(
        "0½1".index(score) / 2 for pair in games if pair[0] == number for score in games[pair]
    )


SPELLINGS = {
    "together": {},
    "with spaces": {"between": " "},
    "with slashes": {"between": "/"},
    "halves as 1/2": {"half": "1/2"},
    "halves as =": {"half": "="},
    "without totals": {"total": ""},
    "headed by names": {"heads": "names"},
    "diagonal marked": {"diagonal": "XX"},
    "as Excel keeps 00 and 01": {"zeros": "dropped"},
}


def grid(
    games: Games,
    between: str = "",
    half: str = "½",
    total: str = "Pts",
    heads: str = "",
    diagonal: str = "",
    zeros: str = "",
) -> Table:
    """A grid with a row a player; the first game of a pair has the lower number with White."""
    numbers = range(1, max(games)[0] + 1)
    across = [NAMES[k - 1] if heads else k for k in numbers]
    rows: Table = [["No.", "Name", *across, *([total] if total else [])]]
    for a in numbers:
        cells: list[object] = []
        for b in numbers:
            text = games.get((a, b), "")
            text = between.join(text).replace("½", half)
            cells.append(text.removeprefix("0") if zeros and text in ("00", "01") else text)
        cells[a - 1] = diagonal
        points = [f"{points_of(games, a):g}"] if total else []
        rows.append([a, NAMES[a - 1], *cells, *points])
    return rows


def read(event: Event | None) -> Games:
    """Both games of each player against each other, in their order."""
    assert event is not None
    return {pair: "".join(scores) for pair, scores in games_of(event).items() if scores}


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_two_games_in_a_cell_are_read(spelling: str, tmp_path: Path) -> None:
    for k, kind in enumerate(sorted(KINDS)[:: by_day(2, night=1)]):
        games = drawn((spelling, k), 3 + k % 3)
        event, findings = event_of(grid(games, **SPELLINGS[spelling]), tmp_path, kind)
        assert [finding.message for finding in findings] == []
        assert read(event) == games


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_a_damaged_pair_is_told(spelling: str, tmp_path: Path) -> None:
    for seed in range(0, 30, by_day(30, night=1)):
        draw = Random(f"{spelling}{seed}")
        games = drawn(seed)
        rows = grid(games, **SPELLINGS[spelling])
        a, b = draw.sample(range(1, 6), 2)
        text = str(rows[a][b + 1])
        at = draw.randrange(len(text))
        rows[a][b + 1] = draw.choice(
            [
                "",
                text[:at] + text[at + 1 :],
                text + draw.choice("?x01"),
                text[::-1],
                f"{text}{text}",
            ]
        )
        event, findings = event_of(rows, tmp_path)
        assert findings or read(event) == games


MARKS = {Outcome.WIN: "1", Outcome.DRAW: "½", Outcome.LOSS: "0"}


def as_grid(made: Section, rounds: Iterable[int] | None = None) -> list[list[object]]:
    """The games of these rounds as a grid of players."""
    numbers = made.crosstable.numbers
    kept = set(rounds or range(1, made.crosstable.rounds + 1))
    table: list[list[object]] = [["No.", "Name", *numbers]]
    for number, row in made.crosstable.rows.items():
        cells: dict[int | None, str] = {number: "*"}
        for round, result in enumerate(row, start=1):
            if round in kept and result.outcome in MARKS:
                cells[result.opponent] = MARKS[result.outcome]
        table.append([number, f"Player {number}", *(cells.get(other, "") for other in numbers)])
    return table


def in_a_grid(table: list[list[object]], **labels: object) -> bool:
    above = [list(label) for label in labels.items()]
    return bool(reading.sentences(reading.sheets(Event=above, Crosstable=table), "swiss-in-a-grid"))


@pytest.mark.parametrize("seed", mostly_slow(range(20), quick=5))
def test_a_swiss_is_told_by_its_pairs_that_never_met(seed: int) -> None:
    made = swiss(seed, 8 + 2 * (seed % 5), 4, unplayed=0.05)

    assert in_a_grid(as_grid(made))


def test_it_is_told_at_its_first_pair_with_the_shape_that_is_needed() -> None:
    event = reading.sheets(Crosstable=as_grid(swiss(3, 10, 4, unplayed=0)))
    [message] = [finding for finding in examine_event(event) if finding.code == "swiss-in-a-grid"]

    assert message.where == "Crosstable!D2"
    assert message.message == (
        "25 of 45 pairs have no game, everybody has 4 games and nobody has met all others: this "
        "looks like a Swiss written player against player, which does not say in which round a "
        "game was played. Give it a column for each round (R1, R2 …) with cells such as W12; or, "
        "if these are the first games of a round-robin, state Kind roundrobin"
    )


def test_whoever_states_a_round_robin_has_one() -> None:
    assert not in_a_grid(as_grid(swiss(3, 8, 4)), Kind="roundrobin")


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8, 10])
def test_the_first_rounds_of_a_round_robin_are_one(players: int) -> None:
    [whole] = reading.sheets(
        Event=[["Kind", "roundrobin"]], Crosstable=as_grid(roundrobin(1, players, unplayed=0))
    ).sections
    for last in range(1, players):
        assert not in_a_grid(as_grid(whole, range(1, last + 1))), last


@pytest.mark.parametrize("seed", mostly_slow(range(20), quick=5))
def test_games_that_are_still_to_come_here_and_there_make_no_swiss(seed: int) -> None:
    drawing = Random(seed)
    made = roundrobin(seed, 8, unplayed=0)
    table = as_grid(made)
    pairs = [(i, j) for i in range(8) for j in range(i)]
    for i, j in drawing.sample(pairs, drawing.randint(1, 5)):
        table[1 + i][2 + j] = table[1 + j][2 + i] = ""

    assert not in_a_grid(table)


def test_headers_that_come_again_are_an_error_that_names_them() -> None:
    grid = as_grid(roundrobin(1, 4, unplayed=0))
    table = [[*row, *row[2:]] for row in grid]
    found = reading.found(reading.sheets(Crosstable=table))
    assert "error duplicate-round Crosstable!G1" in found
