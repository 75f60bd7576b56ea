"""Tables that fit the terminal: names make room, and no figure is ever cut."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import click
from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from xltiebreak.cli.output import say, width_of_terminal

KEY = "key"
NAME = "name"
SPARE = "spare"
FIGURE = "figure"
PROSE = "prose"

_GAP = 3
_EDGES = 2
_LEAST_NAME = 8
_LEAST_PROSE = 20
_PIPE_WIDTH = 10_000


@dataclass(frozen=True, eq=False)
class Column:
    """A column, and what becomes of it where the terminal is too narrow for the table.

    A ``SPARE`` one is cut short and then left out, ``PROSE`` is wrapped, a ``NAME`` is cut short,
    and a ``FIGURE`` goes to a further table below, in which each ``KEY`` and ``NAME`` stands anew.
    """

    header: str
    cells: Sequence[str]
    role: str

    @cached_property
    def width(self) -> int:
        """The characters that it takes where there is room."""
        return max(cell_len(text) for text in (self.header, *self.cells))


@dataclass(frozen=True)
class Fitted:
    """The tables to draw, one below the other: each column with its width.

    ``left_out`` names the columns for which there is no room.
    """

    tables: tuple[tuple[tuple[Column, int], ...], ...]
    left_out: tuple[str, ...] = ()


def fitted(columns: Sequence[Column], width: int) -> Fitted:
    """How these columns are drawn in a terminal of this width."""
    room = {column: column.width for column in columns}
    _shrink(room, SPARE, width, _LEAST_NAME)
    left_out: list[str] = []
    if _needed(room.values()) > width:
        left_out = [column.header for column in columns if column.role == SPARE]
        room = {column: column.width for column in columns if column.role != SPARE}
    _shrink(room, PROSE, width, _LEAST_PROSE)
    _shrink(room, NAME, width, _LEAST_NAME)
    _widen(room, width)
    return Fitted(
        tuple(tuple((column, room[column]) for column in table) for table in _split(room, width)),
        tuple(left_out),
    )


def _needed(widths: Iterable[int]) -> int:
    listed = list(widths)
    return sum(listed) + _GAP * (len(listed) - 1) + _EDGES


def _shrink(room: dict[Column, int], role: str, width: int, least: int) -> None:
    """Make the columns of this role as narrow as the terminal asks for."""
    for column, natural in list(room.items()):
        if column.role == role:
            excess = max(_needed(room.values()) - width, 0)
            room[column] = max(natural - excess, min(least, natural))


def _widen(room: dict[Column, int], width: int) -> None:
    """Give the names back what they can have without a further table."""
    tables = len(_split(room, width))
    for column, narrow in list(room.items()):
        while column.role == NAME and room[column] < column.width:
            room[column] += 1
            split = _split(room, width)
            if len(split) > tables or any(
                _needed(room[one] for one in table) > width for table in split
            ):
                room[column] = max(room[column] - 1, narrow)
                break


def _split(room: dict[Column, int], width: int) -> list[list[Column]]:
    """As few tables as there must be; the figures stay in their order."""
    kept = [column for column in room if column.role != FIGURE]
    tables: list[list[Column]] = [kept]
    for column in room:
        if column.role != FIGURE:
            continue
        wider = [*tables[-1], column]
        if len(tables[-1]) > len(kept) and _needed(room[one] for one in wider) > width:
            wider = [*kept, column]
            tables.append(wider)
        tables[-1] = wider
    return tables


def show_table(columns: Sequence[Column], title: str) -> None:
    """Print a table under its title, in as many parts as the terminal is too narrow for."""
    plan = fitted(columns, width_of_terminal() or _PIPE_WIDTH)
    for k, table in enumerate(plan.tables):
        click.echo(click.style("(continued)" if k else title, bold=True))
        click.echo(_drawn(table) + "\n")
    if plan.left_out:
        say(f"The window is too narrow for: {', '.join(plan.left_out)}.")


def _drawn(columns: Sequence[tuple[Column, int]]) -> str:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for column, width in columns:
        table.add_column(
            Text(column.header),
            width=width,
            justify="left" if column.role in (NAME, SPARE, PROSE) else "right",
            no_wrap=column.role != PROSE,
            overflow="fold" if column.role == PROSE else "ellipsis",
        )
    for row in zip(*(column.cells for column, _ in columns)):
        table.add_row(*(Text(text) for text in row))
    console = Console(width=_PIPE_WIDTH, highlight=False, emoji=False)
    with console.capture() as drawn:
        console.print(table)
    lines = (line.rstrip() for line in drawn.get().splitlines())
    return "\n".join(line for line in lines if line)
