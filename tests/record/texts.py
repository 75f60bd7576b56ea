"""The text of what is written: of a document with its number of pages, of a page, of the printed
cells of a workbook that LibreOffice works out anew, or of a text."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from functools import cache
from html import unescape
from multiprocessing.util import Finalize
from pathlib import Path

from tests.libreoffice.office import Office

_CODE = {".py", ".oxt", ".zip"}
"""What carries the code changes with it."""
_WORD = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"


def text_of(path: Path) -> str:
    """Return the text of a file by its kind."""
    if path.suffix in _CODE:
        return "carries code"
    if path.suffix == ".docx":
        return "\n".join([f"{_pages(path)} pages", *_paragraphs(path)])
    if path.suffix == ".html":
        tags = r"<(script|style).*?</\1>|<[^>]+>"
        text = re.sub(tags, " ", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        return re.sub(r"\s+", " ", unescape(text))
    if path.suffix in (".xlsx", ".xlsm"):
        return json.dumps(dict(_printed_cells(path)), ensure_ascii=False)
    return path.read_text(encoding="utf-8-sig", errors="replace")


def _paragraphs(path: Path) -> Iterator[str]:
    """Yield the paragraphs of a document, those in tables, too."""
    from docx import Document

    for paragraph in Document(str(path)).element.body.iter(f"{_WORD}p"):
        yield "".join(text.text or "" for text in paragraph.iter(f"{_WORD}t"))


def _pages(path: Path) -> int:
    path = path.absolute()
    pdf = office().converted(path, folder_of_this_process() / "pages.pdf", "writer_pdf_Export")
    told = subprocess.run(["pdfinfo", pdf], capture_output=True, text=True, check=True).stdout
    return int(re.findall(r"Pages: +(\d+)", told)[0])


def _printed_cells(path: Path) -> Iterator[tuple[str, list[list[str]]]]:
    """Yield each sheet that is shown with what its first row shows, and its printed cells."""
    from openpyxl import load_workbook

    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / f"book{path.suffix}"
        copy.write_bytes(path.read_bytes())
        shown = office().rows_of(copy)
    for sheet in load_workbook(path).worksheets:
        if sheet.sheet_state != "visible":
            continue
        area = str(sheet.print_area).replace("$", "").split("!")[-1] or sheet.dimensions
        hidden = {
            column
            for group in sheet.column_dimensions.values()
            if group.hidden and group.min and group.max
            for column in range(group.min, group.max + 1)
        }
        rows = {row[0].row: row for row in (sheet[1], *sheet[area])}
        yield (
            sheet.title,
            [
                [
                    text
                    for cell, text in zip(row, shown[sheet.title][k - 1][row[0].column - 1 :])
                    if cell.column not in hidden
                ]
                for k, row in rows.items()
                if k <= len(shown[sheet.title]) and not sheet.row_dimensions[k].hidden
            ],
        )


@cache
def folder_of_this_process() -> Path:
    """Return a folder that is removed when this process ends."""
    folder = Path(tempfile.mkdtemp())
    Finalize(None, shutil.rmtree, (folder, True), exitpriority=1)
    return folder


@cache
def office() -> Office:
    """Return the LibreOffice of this process, which ends with it."""
    running = Office(folder_of_this_process())
    Finalize(None, running.stop, exitpriority=2)
    return running
