"""Answers as tables that fit the terminal: names are shortened, and no figure is ever cut."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import click

from xltiebreak.answers.shape import EDGES, GAP, Answer, Column, Role, Table, width_of
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


def fitted(columns: Sequence[Column], width: int) -> Mapping[Column, int]:
    """Return the width of each column that a terminal of this width has room for. Less needed ones
    are narrowed first, then left out; reasons are wrapped before names are cut, and of figures
    those farthest right are left out."""
    room = {column: column.width for column in columns}
    _shrink(room, Role.SPARE, width, _LEAST_NAME)
    _leave_out(room, Role.SPARE, width)
    _shrink(room, Role.PROSE, width, _LEAST_PROSE)
    _shrink(room, Role.NAME, width, _LEAST_NAME)
    _leave_out(room, Role.FIGURE, width)
    room |= {column: column.width for column in room if column.role == Role.NAME}
    _shrink(room, Role.NAME, width, _LEAST_NAME)
    return room


def _too_wide(room: Mapping[Column, int], width: int) -> int:
    """Return by how many letters the columns are wider than the terminal."""
    return max(sum(room.values()) + GAP * (len(room) - 1) + EDGES - width, 0)


def _shrink(room: dict[Column, int], role: str, width: int, least: int) -> None:
    """Make the columns of this role as narrow as the terminal requires, but not below ``least``."""
    for column, natural in room.items():
        if column.role == role:
            room[column] = max(natural - _too_wide(room, width), min(least, natural))


def _leave_out(room: dict[Column, int], role: str, width: int) -> None:
    for column in reversed([*room]):
        if column.role == role and _too_wide(room, width):
            del room[column]


def show_table(table: Table) -> None:
    """Print a table under its title; say which columns a terminal has no room for."""
    width = width_of_terminal()
    room = fitted(table.columns, width) if width else {each: each.width for each in table.columns}
    click.secho(table.title, bold=True)
    header, *rows = Table("", [_narrowed(*column) for column in room.items()]).lines
    click.secho(header, bold=True)
    click.echo("\n".join(rows) + "\n")
    if left_out := [column.head for column in table.columns if column not in room]:
        say(f"The window is too narrow for: {', '.join(left_out)}.")


def _narrowed(column: Column, width: int) -> Column:
    if column.width <= width:
        return column
    fit = _wrapped if column.role == Role.PROSE else _cut
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
