"""Whatever stands in a grid: it is read or refused, and what is read is written and read alike."""

from __future__ import annotations

import contextlib
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xltiebreak.checks import examine_event
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.excel.cells.grid_rules import cycles_in, grid_texts
from xltiebreak.excel.reader import read_workbook
from xltiebreak.excel.writer import write_workbook
from xltiebreak.formats.spreadsheets import read_csv
from xltiebreak.functions.grid_blocks import grid_section
from xltiebreak.ranking.standings import standings

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


def everybody(block: tuple[tuple[str, ...], ...]) -> Section | None:
    """The section of a block in which everybody has a result."""
    made = grid_section(block)
    if made is None or len(made.players) < len(block):
        return None
    players = tuple(Player(player.number, f"Entrant {player.number}") for player in made.players)
    return replace(made, name="Quad", players=players, order="SB")


@pytest.mark.slow
@given(block=grids())
def test_a_grid_reads_back_from_its_workbook_and_its_text(
    block: tuple[tuple[str, ...], ...],
) -> None:
    section = everybody(block)
    if section is None:
        return
    cycles = cycles_in(section)
    assert tuple(map(tuple, grid_texts(section, cycles))) == block
    [read] = read_workbook(write_workbook(Event("x", (section,))), "x.xlsx").sections
    heads = [str(number) for number in range(1, len(block) + 1) for _ in range(cycles)]
    lines = [["Kind", "roundrobin"], ["Notation", "forfeits"]]  # else it may look like another
    lines += [["No.", "Name", *heads]]
    lines += [[str(k), f"Entrant {k}", *row] for k, row in enumerate(block, start=1)]
    [text] = read_csv("\n".join(map(";".join, lines)).encode(), "x.csv").sections
    for again in (read, text):
        assert again.crosstable == section.crosstable
        assert again.kind == "roundrobin"
        assert again.faults == ()


@given(block=grids(), seed=st.randoms(use_true_random=False))
def test_the_order_of_the_rows_changes_nothing(
    block: tuple[tuple[str, ...], ...], seed: object
) -> None:
    section = everybody(block)
    if section is None or cycles_in(section) != 1:
        return
    lines = [[str(k), f"Entrant {k}", *row] for k, row in enumerate(block, start=1)]
    seed.shuffle(lines)  # type: ignore[attr-defined]
    heads = ["No.", "Name", *map(str, range(1, len(block) + 1))]
    [text] = read_csv("\n".join(map(";".join, [heads, *lines])).encode(), "x.csv").sections
    assert dict(text.crosstable.rows) == dict(section.crosstable.rows)


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
        event = read_csv(text.encode(), "x.csv")
        examine_event(event)
        standings(event.sections[0], order="SB,DE,KS,MM,CUM")
