"""What the commands print: sentences, findings, JSON, CSV, a progress bar, and tables that fit the
terminal: names are shortened, and no figure is ever cut."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from xltiebreak.answers.shape import EDGES, GAP, Answer, Column, Role, Table, width_of
from xltiebreak.event.findings import ERROR, Finding, in_lines, visible

if TYPE_CHECKING:
    from xltiebreak.scripts.questions import Said

_NUMBER = r"[+-]?\d+(\.\d+)?"


def _program() -> str:
    """Return what starts this program here. Python for Windows puts no package's program on the
    path, and its ``py`` knows neither environments nor the Python of the Store."""
    if not sys.argv[0].endswith(os.path.join("xltiebreak", "__main__.py")):
        return "xltiebreak"
    python = os.path.splitext(os.path.basename(sys.orig_argv[0]))[0]
    if sys.platform == "win32":
        usual = sys.prefix == sys.base_prefix and "WindowsApps" not in sys.base_prefix
        python = "py" if usual else "python"
    return f"{python} -m xltiebreak"


PROGRAM = _program()
"""The command to type."""


def as_typed(text: str) -> str:
    """Return a text in which the commands stand as they are typed on this machine."""
    return text.replace("'xltiebreak ", f"'{PROGRAM} ")


def say(sentence: str) -> None:
    """Print a sentence to the user on stderr, apart from the data."""
    click.echo(as_typed(visible(sentence)), err=True)


def hear(said: Iterable[Said]) -> None:
    """Print sentences and findings on stderr, each on a line."""
    for each in said:
        if isinstance(each, str):
            say(each)
        else:
            show_findings(each, err=True)


def show_findings(findings: Iterable[Finding], *, err: bool = False) -> None:
    """Print a line for each finding: severity, cell, what to do; of many alike, one and a count."""
    for severity, line in in_lines(findings, f"'{PROGRAM} check --json' lists them all"):
        label = click.style(f"{severity}:", fg="red" if severity == ERROR else "yellow", bold=True)
        click.echo(f"{label} {line}", err=err)


def show_prose(text: str, hanging: int = 0) -> None:
    """Print a paragraph; a terminal gets it wrapped, with all but its first line indented."""
    text, width = as_typed(visible(text)), width_of_terminal()
    if width:
        import textwrap  # late: for a terminal alone

        indent = " " * hanging
        text = textwrap.fill(text, width, subsequent_indent=indent, break_on_hyphens=False)
    click.echo(text)


def width_of_terminal() -> int:
    """Return the characters in a line; 0 if the output goes into a file or another program."""
    if not sys.stdout.isatty():
        return 0
    import shutil

    return shutil.get_terminal_size().columns


def show_json(data: Any) -> None:
    """Print a JSON document in UTF-8; only a terminal gets it indented."""
    _machine_readable()
    click.echo(json_text(data, indent=2 if sys.stdout.isatty() else None))


def json_text(data: Any, indent: int | None = None) -> str:
    """Return plain values as JSON."""
    import json

    return json.dumps(data, ensure_ascii=False, indent=indent)


def csv_text(table: tuple[Sequence[str], Iterable[Sequence[object]]]) -> str:
    """Return a header and rows as a CSV table, in which no text is a formula to a spreadsheet."""
    import csv
    import io

    from xltiebreak.tables.cells import harmless  # late: for CSV alone

    def cell(value: object) -> object:
        is_text = isinstance(value, str) and not re.fullmatch(_NUMBER, value)
        return harmless(str(value)) if is_text else value

    header, rows = table
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerows(map(cell, row) for row in (header, *rows))
    return text.getvalue()


def _machine_readable() -> None:
    if hasattr(sys.stdout, "reconfigure") and not sys.stdout.isatty():
        sys.stdout.reconfigure(encoding="utf-8")


def show_answer(answer: Answer, form: str, *, close: bool = False) -> None:
    """Print an answer as CSV, or as tables and paragraphs that fit the terminal; ``close`` ones
    have an empty line before a further table only."""
    if form == "csv":
        hear(answer.left_out_of_csv)
        _machine_readable()
        click.echo(csv_text(answer.to_csv()), nl=False)
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


_STAGES = (
    *((Role.SPARE, 8), (Role.SPARE, 0), (Role.PROSE, 20), (Role.IDLE, 0)),
    *((Role.NAME, 8), (Role.FIGURE, 0), (Role.NAME, 8)),
)
"""How a table is made narrower: the columns of each role down to so many letters, or left out. When
figures have gone, names get their room again."""


def fitted(columns: Sequence[Column], width: int) -> Mapping[Column, int]:
    """Return the width of each column that a terminal of this width has room for, those farthest
    right left out first."""
    room = {column: column.width for column in columns}
    for role, least in _STAGES:
        own = [column for column in room if column.role == role]
        if role == Role.NAME:
            room |= {column: column.width for column in own}
        for column in own if least else reversed(own):
            over = sum(room.values()) + GAP * (len(room) - 1) + EDGES - width
            if over > 0 and least:
                room[column] = max(room[column] - over, min(least, room[column]))
            elif over > 0:
                del room[column]
    return room


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
    import textwrap  # late: for a narrow terminal alone

    fit = textwrap.fill if column.role == Role.PROSE else _cut
    cells = [fit(text, width) for text in column.cells]
    return Column(_cut(column.head, width), cells, column.role)


def _cut(text: str, width: int) -> str:
    if width_of(text) <= width:
        return text
    while width_of(text) >= width:
        text = text[:-1]
    return f"{text}…"


PATIENCE = 1.0
"""Seconds of silence before the bar appears."""


@contextmanager
def progress(what: str, steps: int = 1) -> Iterator[Callable[[], object]]:
    """Yield a function to be called after each step; a terminal shows a bar if it takes long, and
    takes it away at the end. One step alone has no bar, only a word."""
    if not sys.stderr.isatty():
        yield int
        return
    from threading import Timer  # late: for a terminal alone

    shape = "%(label)s  [%(bar)s]  %(info)s" if steps > 1 else "%(label)s …"
    bar = click.progressbar(length=steps, label=what, file=sys.stderr, bar_template=shape)

    def advance() -> None:
        bar.make_step(1)
        if not timer.is_alive():
            bar.render_progress()

    timer = Timer(PATIENCE, bar.render_progress)
    timer.daemon = True
    timer.start()
    try:
        yield advance
    finally:
        timer.cancel()
        timer.join()
        if bar.max_width:  # it has been shown
            bar.render_finish()
            click.echo("\x1b[1A\x1b[2K", nl=False, err=True)  # over the line of the bar
