"""What the commands print: findings, tables and machine-readable forms."""

from __future__ import annotations

import csv
import io
import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

import click

from xltiebreak.checks import Finding
from xltiebreak.figures import Figure, decimal

_PIPE_WIDTH = 10_000


def say(sentence: str) -> None:
    """Talk to the user, beside the data."""
    click.echo(sentence, err=True)


def show_findings(findings: Iterable[Finding], *, err: bool = False) -> None:
    """A line a finding: severity, cell, what to do."""
    for finding in findings:
        severity = click.style(
            f"{finding.severity}:", fg="red" if finding.is_error else "yellow", bold=True
        )
        click.echo(f"{severity} {finding.where}: {finding.message}", err=err)


def show_json(data: Any) -> None:
    """One JSON document, in UTF-8 wherever it goes."""
    _machine_readable()
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def show_csv(header: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """A CSV table; a text that a spreadsheet would take for a formula gets an apostrophe."""
    _machine_readable()
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(header)
    writer.writerows([_harmless(value) for value in row] for row in rows)
    click.echo(text.getvalue(), nl=False)


def _harmless(value: object) -> object:
    if isinstance(value, str) and value[:1] in ("=", "+", "-", "@"):
        return f"'{value}"
    return value


def _machine_readable() -> None:
    if hasattr(sys.stdout, "reconfigure") and not sys.stdout.isatty():
        sys.stdout.reconfigure(encoding="utf-8")


def as_number(figure: Figure | None) -> float | None:
    """A figure for JSON."""
    return None if figure is None else float(figure)


def cell(figure: Figure | None, digits: int = 2) -> str:
    """A figure for a table; empty where there is no value."""
    return "" if figure is None else decimal(figure, digits)


def show_table(
    header: Sequence[str],
    rows: Iterable[Sequence[str]],
    *,
    title: str = "",
    names: Sequence[str] = ("Name", "Team", "Opponent"),
    prose: Sequence[str] = ("Why",),
) -> None:
    """A table that fits the terminal: ``names`` are cut short, ``prose`` is wrapped, and
    figures keep their room."""
    from rich import box
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for text in header:
        if text in names:
            table.add_column(Text(text), no_wrap=True, overflow="ellipsis", min_width=8)
        elif text in prose:
            table.add_column(Text(text))
        else:
            table.add_column(Text(text), justify="right", no_wrap=True, min_width=len(text))
    for row in rows:
        table.add_row(*(Text(value) for value in row))
    console = Console(
        width=None if sys.stdout.isatty() else _PIPE_WIDTH, highlight=False, emoji=False
    )
    with console.capture() as drawn:
        console.print(table)
    if title:
        click.echo(click.style(title, bold=True))
    lines = (line.rstrip() for line in drawn.get().splitlines())
    click.echo("\n".join(line for line in lines if line) + "\n")
