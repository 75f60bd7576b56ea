"""What the program reads in a text or in sheets, through a file, as a user gives it."""

from __future__ import annotations

import datetime
import io
import re
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path

import xlsxwriter  # type: ignore[import-untyped]

from xltiebreak import Event, Finding, examine_event, load

Rows = Sequence[Sequence[object]]


def text(content: str | bytes, name: str = "event.csv", kind: str = "") -> Event:
    """Return the event of a text, as a file of this name would hold it; its content tells its kind
    if nothing else does."""
    content = content if isinstance(content, bytes) else content.encode()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, name)
        path.write_bytes(content)
        return load(path, kind)


def sheets(**rows: Rows) -> Event:
    """Return the event of a workbook with these sheets, named as the arguments."""
    return text(workbook(rows), "event.xlsx")


def workbook(sheets: Mapping[str, Rows], hidden: Sequence[str] = ()) -> bytes:
    """Return a workbook with these rows. Texts that stand for other cells are ``<no value>``, a
    formula whose value is not stored, ``<=3N>``, one of these letters, ``<#REF!>``, an error,
    ``<2026-01-02>``, a date, and ``<merged> x``, merged with its neighbor."""
    content = io.BytesIO()
    with xlsxwriter.Workbook(content, {"in_memory": True}) as book:
        date_format = book.add_format({"num_format": "yyyy-mm-dd"})
        for name, rows in sheets.items():
            sheet = book.add_worksheet(name)
            if name in hidden:
                sheet.hide()
            elif hidden:
                sheet.activate()  # or the first sheet stays visible
            for r, row in enumerate(rows):
                for column, value in enumerate(row):
                    if not isinstance(value, str):
                        sheet.write(r, column, value, date_format if is_day(value) else None)
                    elif value.startswith("<merged>"):
                        sheet.merge_range(r, column, r, column + 1, value[8:].strip())
                    elif value.startswith("<#"):
                        sheet.write_formula(r, column, "=A1", None, value[1:-1])
                    elif value.startswith("<"):
                        formula = "=1+1" if value == "<no value>" else value[1:-1]
                        sheet.write_formula(r, column, formula, None, "")
                    elif value:
                        sheet.write_string(r, column, value)
    return content.getvalue()


def is_day(value: object) -> bool:
    """Whether a value is a date, with or without a time."""
    return isinstance(value, datetime.date)


def typed(text: str) -> object:
    """Return what a spreadsheet makes of a text that is typed: a number, a date (``<2026-01-02>``),
    nothing; behind an apostrophe it stays a text."""
    if re.fullmatch(r"-?\d+(\.\d+)?", text):
        return float(text)
    if day := re.fullmatch(r"<(\d{4}-\d\d-\d\d)>", text):
        return datetime.date.fromisoformat(day[1])
    return text.removeprefix("'") or None


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
