"""Short ways to write sheets down and to read them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from xltiebreak.checks import examine_event
from xltiebreak.event.section import Event
from xltiebreak.tables.cells import Cell, Fault, Row, cell_of
from xltiebreak.tables.events import read_event
from xltiebreak.tables.grid import Grid

NO_VALUE = Cell("", Fault("no-stored-value", "the cell holds a formula without a stored value"))
MERGED = Fault("merged-cells", "the cells A1:B1 are merged; unmerge them")
Sheets = dict[str, Sequence[Sequence[object]]]
"""The rows of sheets by their names."""
PLAIN: list[list[object]] = [
    ["No.", "Name", "R1", "R2"],
    [1, "Ash", "W2", "D3"],
    [2, "Birch", "L1", "B"],
    [3, "Cedar", "H", "D1"],
]


def sheet(name: str, rows: Sequence[Sequence[object]], *, hidden: bool = False) -> Grid:
    """A sheet of these values; a ``Cell`` among them stands as it is."""
    lines = [
        Row(number, [value if isinstance(value, Cell) else cell_of(value) for value in row])
        for number, row in enumerate(rows, start=1)
    ]
    return Grid(name, lines, hidden=hidden)


def read(*sheets: Grid, **rows: Sequence[Sequence[object]]) -> Event:
    """The event of a workbook with these sheets, those without a space by name."""
    return read_event("event", [*sheets, *(sheet(name, cells) for name, cells in rows.items())])


def found(event: Event) -> list[tuple[str, str, str]]:
    """Severity, code and cell of every finding."""
    return [(finding.severity, finding.code, finding.where) for finding in examine_event(event)]


def messages(event: Event, code: str) -> list[str]:
    """What the findings of this code say."""
    return [finding.message for finding in examine_event(event) if finding.code == code]


def tells(event: Event, *expected: str) -> None:
    """Assert that an event has these findings and no others, each as its severity, its code, its
    cell and, behind a colon, a part of its message: ``error half-empty S!C3: only half``."""
    findings = examine_event(event)
    heads = [text.partition(": ")[0] for text in expected]
    assert [
        " ".join((finding.severity, finding.code, finding.where)) for finding in findings
    ] == heads
    for finding, text in zip(findings, expected, strict=True):
        assert text.partition(": ")[2] in finding.message


def blocks(path: Path) -> list[tuple[list[str], list[str]]]:
    """The cases in a text: parts of a line with slashes between them, and the lines below it that
    stand farther right."""
    cases: list[tuple[list[str], list[str]]] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("    "):
            cases[-1][1].append(line.strip())
        elif line and not line.startswith("# "):
            cases.append((line.split("  /  "), []))
    return cases
