"""Whatever stands in a grid: it is read or refused, and what is read is written and read alike."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.make import reading
from xltiebreak import Event, TieBreakError, examine_event, standings
from xltiebreak.excel.writer import write_workbook

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
    book = write_workbook(event)
    assert games_of(reading.text(book, "again.xlsx")) == played(games(block))


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
        "1",
        "0",
        "½",
        "+",
        "-",
        "=",
        "x",
        "*",
        "",
        "W2",
        "1 0",
        "1,½",
        "Q",
        "1,0",
        "-1",
        "12w1",
        "0.5",
    ]
)


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
