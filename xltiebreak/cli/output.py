"""What the commands print: sentences, findings, JSON, CSV, and a progress bar."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import click

from xltiebreak.event.findings import ERROR, Finding, in_lines, visible

if TYPE_CHECKING:
    from rich.progress import Progress

_NUMBER = re.compile(r"[+-]?\d+(\.\d+)?")


PROGRAM = "py -m xltiebreak" if sys.platform == "win32" else "xltiebreak"
"""The command to type: Python for Windows puts no package's program on the path."""

EVENT_CODES = "0 fine, 1 errors in the event, 2 wrong usage or unreadable"


def ending(*examples: str, codes: str) -> str:
    """Return the end of a command's help: examples, each on a line, and the exit codes."""
    lines = "\n".join(f"  {PROGRAM} {example}" for example in examples)
    return f"\b\nExample{'s' * (len(examples) > 1)}:\n{lines}\n\nExit codes: {codes}."


def say(sentence: str) -> None:
    """Print a sentence to the user on stderr, apart from the data."""
    click.echo(visible(sentence), err=True)


def say_all(sentences: Iterable[str]) -> None:
    """Print these sentences on stderr, each on a line."""
    for sentence in sentences:
        say(sentence)


def show_findings(findings: Iterable[Finding], *, err: bool = False) -> None:
    """Print a line for each finding: severity, cell, what to do; of many alike, one and a count."""
    for severity, line in in_lines(findings, f"'{PROGRAM} check --json' lists them all"):
        label = click.style(f"{severity}:", fg="red" if severity == ERROR else "yellow", bold=True)
        click.echo(f"{label} {line}", err=err)


def show_prose(text: str, hanging: int = 0) -> None:
    """Print a paragraph; a terminal gets it wrapped, with all but its first line indented."""
    text, width = visible(text), width_of_terminal()
    if width:
        import textwrap

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
    import json

    _machine_readable()
    click.echo(json.dumps(data, ensure_ascii=False, indent=2 if sys.stdout.isatty() else None))


def show_csv(header: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print a CSV table, in which no text is a formula to a spreadsheet."""
    import csv
    import io

    from xltiebreak.tables.cells import harmless  # late: for CSV alone

    def cell(value: object) -> object:
        is_text = isinstance(value, str) and not _NUMBER.fullmatch(value)
        return harmless(str(value)) if is_text else value

    _machine_readable()
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerows(map(cell, row) for row in (header, *rows))
    click.echo(text.getvalue(), nl=False)


def _machine_readable() -> None:
    if hasattr(sys.stdout, "reconfigure") and not sys.stdout.isatty():
        sys.stdout.reconfigure(encoding="utf-8")


PATIENCE = 1.0
"""Seconds of silence before the bar appears."""


@contextmanager
def progress(what: str, steps: int) -> Iterator[Callable[[], None]]:
    """Yield a function to be called after each step; a terminal shows a bar if it takes long."""
    if not sys.stderr.isatty():
        yield lambda: None
        return
    from threading import Timer

    done = 0
    bars: list[Progress] = []

    def appear() -> None:
        from rich.console import Console
        from rich.progress import Progress

        bar = Progress(console=Console(stderr=True), transient=True)
        bar.add_task(what, total=steps, completed=done)
        bars.append(bar)
        bar.start()

    def advance() -> None:
        nonlocal done
        done += 1
        for bar in bars:
            bar.update(bar.task_ids[0], completed=done)

    timer = Timer(PATIENCE, appear)
    timer.daemon = True
    timer.start()
    try:
        yield advance
    finally:
        timer.cancel()
        timer.join()
        for bar in bars:
            bar.stop()
