"""Opening a file, whatever its kind; the kind is told by the content."""

from __future__ import annotations

import sys
import zipfile
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path

from xltiebreak.errors import TieBreakError
from xltiebreak.model import Event

MAX_FILE = 64 * 1024 * 1024

_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"


def load(path: str | Path, kind: str = "") -> Event:
    """The event in a file; ``-`` is the standard input.

    ``kind`` is ``"xlsx"`` or ``"csv"``, told by the content when empty.

    Raises:
        TieBreakError: the file cannot be read; the message names it and says what to do.
    """
    name = "standard input" if str(path) == "-" else Path(path).name
    try:
        content = _content(path)
        reader = _READERS.get(kind or kind_of(content))
        if reader is None:
            raise TieBreakError(f"there is no kind {kind!r}; use one of {', '.join(_READERS)}")
        return reader(content, name)
    except TieBreakError as error:
        raise TieBreakError(f"{name}: {error}") from error


def _content(path: str | Path) -> bytes:
    try:
        if str(path) == "-":
            content = sys.stdin.buffer.read(MAX_FILE + 1)
        else:
            with Path(path).open("rb") as file:
                content = file.read(MAX_FILE + 1)
    except OSError as error:
        raise TieBreakError(f"cannot be opened ({error.strerror})") from error
    if len(content) > MAX_FILE:
        raise TieBreakError(f"the file is larger than {MAX_FILE // 1024**2} MB")
    if not content.strip(b"\0 \r\n\t"):
        raise TieBreakError("the file is empty")
    return content


def kind_of(content: bytes) -> str:
    """``"xlsx"`` or ``"csv"``, by what a file begins with and holds.

    Raises:
        TieBreakError: it is a kind that cannot be read; the message says what to save it as.
    """
    if content.startswith(_OLE):
        raise TieBreakError(
            "this is an old .xls or a workbook with a password; "
            "open it in Excel and save it as .xlsx without a password"
        )
    if content.startswith(b"%PDF"):
        raise TieBreakError("this is a PDF; expected an Excel workbook (.xlsx) or a table (.csv)")
    if not content.startswith(b"PK"):
        return "csv"
    try:
        with zipfile.ZipFile(BytesIO(content)) as package:
            parts = set(package.namelist())
    except Exception as error:  # a damaged package fails anywhere inside zipfile
        raise TieBreakError(
            "the file is damaged or cut short; open it in Excel and save it again as .xlsx"
        ) from error
    if "xl/workbook.bin" in parts:
        raise TieBreakError("this is an .xlsb workbook; save it as .xlsx")
    if any(part.startswith("xl/") for part in parts):
        return "xlsx"
    raise TieBreakError(
        "this is no Excel workbook (a Word file, an .ods or a folder?); save it as .xlsx"
    )


def _read_xlsx(content: bytes, name: str) -> Event:
    from xltiebreak.excel.workbook import read_workbook

    return read_workbook(content, name)


def _read_csv(content: bytes, name: str) -> Event:
    from xltiebreak.formats.table import read_csv

    return read_csv(content, name)


_READERS: Mapping[str, Callable[[bytes, str], Event]] = {"xlsx": _read_xlsx, "csv": _read_csv}
