"""Two rows a player, or three: opponents above, results or the score so far below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from xltiebreak.tables.cells import EMPTY, Cell, Row
from xltiebreak.tables.shapes.layout import UNNAMED, Layout, columns_of

_MOST_LINES = 3


def with_one_line(layout: Layout) -> Layout:
    """The table with the further rows of each player behind his first one."""
    groups = list(_groups(layout))
    lines = _lines(groups)
    if lines == 1:
        return layout
    width = max(len(layout.heads), *(len(row.cells) for group in groups for row in group))
    rows = [_joined(group, width, lines) for group in groups]
    rounds = {
        round: {
            **parts,
            **{
                UNNAMED * line: column + line * width
                for line in range(1, lines)
                for column in list(parts.values())[:1]
            },
        }
        for round, parts in layout.rounds.items()
    }
    called = {2: "two rows a player", 3: "three rows a player"}[lines]
    above = layout.grid.rows[: layout.row + 1]
    grid = replace(layout.grid, rows=[*above, *rows], how=(*layout.grid.how, called))
    return replace(layout, grid=grid, rounds=rounds, lines=lines, wide=width)


def _groups(layout: Layout) -> Iterator[list[Row]]:
    """Each player's rows, or a single row of something else."""
    columns = list(columns_of(layout))
    group: list[Row] = []
    for row in layout.body:
        begins = bool(_key(layout, row))
        follows = not begins and any(row.cell(column).text for column in columns)
        if group and follows:
            group.append(row)
            continue
        if group:
            yield group
        group = [row]
    if group:
        yield group


def _key(layout: Layout, row: Row) -> str:
    """What tells that a row begins a player: his number, else his name."""
    number, name = layout.fields.get("No."), layout.name
    return row.cell(name if number is None else number).text


def _lines(groups: Sequence[list[Row]]) -> int:
    """How many rows nearly all players have."""
    sizes = [len(group) for group in groups if len(group) > 1]
    players = [group for group in groups if any(cell.text for cell in group[0].cells[1:])]
    if not sizes or 4 * len(sizes) < 3 * len(players):
        return 1
    [(usual, _)] = Counter(sizes).most_common(1)
    return usual if usual <= _MOST_LINES else 1


def _joined(group: Sequence[Row], width: int, lines: int) -> Row:
    if len(group) == 1:
        return group[0]
    cells: list[Cell] = []
    for row in group[:lines]:
        cells += row.cells + [EMPTY] * (width - len(row.cells))
    return Row(group[0].number, cells)
