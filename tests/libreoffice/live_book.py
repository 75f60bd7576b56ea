"""A workbook that is open in LibreOffice, to be typed in by rows and columns from 1."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from openpyxl.utils import get_column_letter

from tests.libreoffice.office import Office


class Typed:
    """The workbook of this content, which is written to a path."""

    def __init__(self, office: Office, path: Path, content: bytes) -> None:
        path.write_bytes(content)
        self.office, self.document = office, office.open(str(path))

    def type(self, sheet: str, row: int, column: int, value: Any) -> None:
        address = f"{get_column_letter(column)}{row}"
        self.office.type(self.document, sheet, address, [[value]])

    def work_out(self) -> None:
        self.office.calculate(self.document)

    def block(self, sheet: str, row: int, column: int, rows: int, columns: int) -> list[list[Any]]:
        left, right = map(get_column_letter, (column, column + columns - 1))
        address = f"{left}{row}:{right}{row + rows - 1}"
        shown: list[list[Any]] = self.office.values(self.document, sheet, address)
        return shown
