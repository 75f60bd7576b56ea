"""What the program reads in a text or in sheets, through a file, as a user gives it."""

from __future__ import annotations

import io
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import xlsxwriter

from xltiebreak import Event, Finding, examine_event, load

Rows = Sequence[Sequence[object]]


def text(content: str | bytes, name: str = "event.csv") -> Event:
    """Return the event of a text, as a file of this name would hold it."""
    content = content if isinstance(content, bytes) else content.encode()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, name)
        path.write_bytes(content)
        return load(path)


def sheets(**rows: Rows) -> Event:
    """Return the event of a workbook with these sheets, named as the arguments."""
    return text(workbook(rows), "event.xlsx")


def workbook(sheets: Mapping[str, Rows]) -> bytes:
    """Return a workbook with these rows; a text that begins with ``=`` is a formula, the sign alone
    is a draw."""
    content = io.BytesIO()
    with xlsxwriter.Workbook(content, {"in_memory": True}) as book:
        for name, rows in sheets.items():
            sheet = book.add_worksheet(name)
            for number, row in enumerate(rows):
                sheet.write_row(number, 0, row)
                for column in (k for k, value in enumerate(row) if value == "="):
                    sheet.write_string(number, column, "=")
    return content.getvalue()


def found(event: Event) -> list[str]:
    """Return severity, code and place of each finding: ``error plays-self Crosstable!D9``."""
    return [" ".join((one.severity, one.code, one.where)) for one in examine_event(event)]


def tells(event: Event, *expected: str) -> None:
    """Assert that an event has these findings and no others, each as its severity, its code, its
    place and, behind a colon, a part of its sentence: ``error half-empty S!C3: only half``."""
    findings = examine_event(event)
    heads = [told.partition(": ")[0] for told in expected]
    assert found(event) == heads
    for finding, told in zip(findings, expected, strict=True):
        assert told.partition(": ")[2] in finding.message


def sentences(event: Event, code: str) -> list[str]:
    """Return what the findings of this code say."""
    findings: Sequence[Finding] = examine_event(event)
    return [finding.message for finding in findings if finding.code == code]
