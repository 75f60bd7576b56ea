"""Answers as tables that fit the terminal: names are shortened, and no figure is ever cut."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import click

from xltiebreak.answers.shape import (
    EDGES,
    FIGURE,
    GAP,
    NAME,
    PROSE,
    SPARE,
    Answer,
    Column,
    Table,
    width_of,
)
from xltiebreak.cli.output import hear, say, show_csv, show_prose, width_of_terminal


def show_answer(answer: Answer, form: str, *, close: bool = False) -> None:
    """Print an answer as CSV, or as tables and paragraphs that fit the terminal; ``close`` ones
    have an empty line before a further table only."""
    if form == "csv":
        hear(answer.left_out_of_csv)
        show_csv(answer.to_csv())
        return
    tables = 0
    for part in answer.parts():
        if isinstance(part, str):
            show_prose(part)
            click.echo(nl=not close)
        else:
            click.echo(nl=close and not tables)
            show_table(part)
            tables += 1


_LEAST_NAME = 8
_LEAST_PROSE = 20


@dataclass(frozen=True)
class Fitted:
    """The tables to draw, one below the other; each column comes with its width.

    ``left_out`` holds the heads of columns for which there is no room.
    """

    tables: tuple[tuple[tuple[Column, int], ...], ...]
    left_out: tuple[str, ...] = ()


def fitted(columns: Sequence[Column], width: int) -> Fitted:
    """Return how to draw these columns in a terminal of this width."""
    room = {column: column.width for column in columns}
    _shrink(room, SPARE, width, _LEAST_NAME)
    left_out: list[str] = []
    if _needed(room.values()) > width:
        left_out = [column.head for column in columns if column.role == SPARE]
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
    return sum(listed) + GAP * (len(listed) - 1) + EDGES


def _shrink(room: dict[Column, int], role: str, width: int, least: int) -> None:
    """Make the columns of this role as narrow as the terminal requires, but not below ``least``."""
    for column, natural in list(room.items()):
        if column.role == role:
            excess = max(_needed(room.values()) - width, 0)
            room[column] = max(natural - excess, min(least, natural))


def _widen(room: dict[Column, int], width: int) -> None:
    """Widen names again as far as no further table is needed."""
    tables = len(_split(room, width))
    for column, narrow in list(room.items()):
        while column.role == NAME and room[column] < column.width:
            room[column] += 1
            split = _split(room, width)
            if len(split) > tables or any(
                _needed(room[each] for each in table) > width for table in split
            ):
                room[column] = max(room[column] - 1, narrow)
                break


def _split(room: dict[Column, int], width: int) -> list[list[Column]]:
    """Return the columns in as few tables as possible; the figures keep their order."""
    kept = [column for column in room if column.role != FIGURE]
    tables: list[list[Column]] = [kept]
    for column in room:
        if column.role != FIGURE:
            continue
        wider = [*tables[-1], column]
        if len(tables[-1]) > len(kept) and _needed(room[each] for each in wider) > width:
            wider = [*kept, column]
            tables.append(wider)
        tables[-1] = wider
    return tables


def show_table(table: Table) -> None:
    """Print a table under its title, in several parts if the terminal is too narrow."""
    width = width_of_terminal()
    natural = tuple((column, column.width) for column in table.columns)
    plan = fitted(table.columns, width) if width else Fitted((natural,))
    for k, part in enumerate(plan.tables):
        click.secho("(continued)" if k else table.title, bold=True)
        header, *rows = Table("", [_narrowed(*column) for column in part]).lines
        click.secho(header, bold=True)
        click.echo("\n".join(rows) + "\n")
    if plan.left_out:
        say(f"The window is too narrow for: {', '.join(plan.left_out)}.")


def _narrowed(column: Column, width: int) -> Column:
    if column.width <= width:
        return column
    fit = _wrapped if column.role == PROSE else _cut
    cells = [fit(text, width) for text in column.cells]
    return Column(_cut(column.head, width), cells, column.role)


def _cut(text: str, width: int) -> str:
    if width_of(text) <= width:
        return text
    while width_of(text) >= width:
        text = text[:-1]
    return f"{text}…"


def _wrapped(text: str, width: int) -> str:
    lines = [""]
    for word in text.split():
        if lines[-1] and width_of(f"{lines[-1]} {word}") <= width:
            lines[-1] += f" {word}"
            continue
        lines.append("")
        for character in word:
            if width_of(lines[-1] + character) > width:
                lines.append("")
            lines[-1] += character
    return "\n".join(lines[1:])
