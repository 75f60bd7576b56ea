"""What is printed on paper and on a page, and what a workbook's cells hold, as text."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any

from docx.document import Document
from docx.oxml.ns import qn
from docx.text.paragraph import Paragraph
from openpyxl import load_workbook

from tests.make.recalculation import Recalculated


def on_paper(document: Document) -> str:
    """All that is printed, a line a paragraph and a line a row of a table, in which ``|`` parts
    cells, and ``/`` their lines. Before headings stands ``#``, before rows the table's title; what
    stands at the end of a heading's line has a line of its own."""
    made = []
    for block in document.iter_inner_content():
        if isinstance(block, Paragraph):
            assert block.style is not None
            heading, *aside = block.text.split("\t")
            made += ["# " * block.style.name.startswith("Heading") + heading, *aside]
            continue
        rows = (
            " | ".join(cell.text.replace("\n", " / ") for cell in row.cells) for row in block.rows
        )
        made += [f"[{title_of(block)}]", *rows]
    return "\n".join(made).replace("\N{NO-BREAK SPACE}", "~")


def title_of(table: Any) -> str:
    """The alternative text of a table."""
    return str(table._tbl.tblPr.find(qn("w:tblCaption")).get(qn("w:val")))


def on_page(file: Path) -> str:
    """The words of a web page."""
    content = file.read_text(encoding="utf-8")
    shown = re.sub(r"<(style|script).*?</\1>", "", content, flags=re.DOTALL)
    return html.unescape(re.sub("<[^>]*>", "", shown))


def on_sheets(file: Path) -> str:
    """What a workbook's cells hold: ``[Sheet]``, and a line a row, in which ``|`` parts cells."""
    return _rows(file, lambda cell: cell.value)


_recalculated = lru_cache(maxsize=1)(Recalculated)


def on_worked_sheets(file: Path) -> str:
    """The same, of a workbook that is worked out with its functions."""
    book = _recalculated(file.read_bytes())
    return _rows(file, lambda cell: book.value(cell.parent.title, cell.row, cell.column))


def _rows(file: Path, value: Callable[[Any], object]) -> str:
    made = []
    for sheet in load_workbook(file, data_only=True).worksheets:
        made.append(f"[{sheet.title}]")
        for row in sheet.iter_rows():
            values = ["" if value(cell) is None else value(cell) for cell in row]
            cells = [str(it).removesuffix(".0") for it in values]
            made.append(" | ".join(cells).rstrip(" |"))
    return "\n".join(made)
