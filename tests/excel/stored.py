"""What is stored in a workbook beside its formulas, and what LibreOffice works out anew."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from xml.sax.saxutils import unescape

from openpyxl import load_workbook
from openpyxl.utils import column_index_from_string

from tests.libreoffice.office import Office


def recalculated(bare_office: Office, content: bytes, path: Path) -> dict[str, list[list[str]]]:
    path.write_bytes(content)
    return bare_office.rows_of(path, as_shown=False)


_SHAPE = re.compile(r"<c([^>]*)><f>[^<]*99999-[^<]*</f><v>77</v></c>")
"""What looks for changes by hand a thousand rows beyond each table: other tests work it out."""


_LOOKS = re.compile(r"<(conditionalFormatting|dataValidations) .*</\1>")


def without_values(content: bytes) -> bytes:
    """The workbook with a wrong value stored in every cell of a formula."""
    output = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as package, zipfile.ZipFile(output, "w") as copy:
        for name in package.namelist():
            part = package.read(name).decode("utf-8") if name.endswith(".xml") else None
            if part is None or not name.startswith("xl/worksheets/sheet"):
                copy.writestr(name, package.read(name))
                continue
            part = re.sub(r"(</f>|<f [^>]*/>)<v>[^<]*</v>", r"\1<v>77</v>", part)
            part = _SHAPE.sub(r"<c\1><v>0</v></c>", part)
            copy.writestr(name, _LOOKS.sub("", part))
    return output.getvalue()


_FORMULA = re.compile(r'<c r="([A-Z]+)(\d+)"[^>]*?( t="str")?><f[^>]*>[^<]*</f><v>([^<]*)</v></c>')


def stored(
    content: bytes, kinds: tuple[str, ...] = ("Arithmetic", "Standings")
) -> Iterator[tuple[str, int, int, float | str]]:
    """Sheet, row and column of every formula on these sheets, and what is stored with it."""
    titles = load_workbook(io.BytesIO(content), read_only=True).sheetnames
    with zipfile.ZipFile(io.BytesIO(content)) as package:
        for k, title in enumerate(titles, start=1):
            if title.startswith(kinds):
                part = package.read(f"xl/worksheets/sheet{k}.xml").decode("utf-8")
                for letters, row, text, value in _FORMULA.findall(part):
                    column = column_index_from_string(letters)
                    is_text = text or value == ""
                    yield title, int(row), column, unescape(value) if is_text else float(value)


def cell_of(rows: list[list[str]], row: int, column: int) -> str:
    return rows[row - 1][column - 1] if row <= len(rows) and column <= len(rows[row - 1]) else ""


def assert_as_stored(
    content: bytes,
    shown: dict[str, list[list[str]]],
    kinds: tuple[str, ...] = ("Arithmetic", "Standings"),
) -> int:
    """Every formula of these sheets gives what is stored with it; how many there were."""
    compared = 0
    for sheet, row, column, value in stored(content, kinds):
        cell = cell_of(shown[sheet], row, column)
        same = cell == value if isinstance(value, str) else cell and float(cell) == value
        assert same, (sheet, row, column, value, cell)
        compared += 1
    return compared
