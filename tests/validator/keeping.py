"""Every workbook and document that is made meanwhile, kept in a folder under what it holds."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import wraps
from io import BytesIO
from pathlib import Path
from typing import Any


def keep_office_files(folder: Path) -> None:
    """From now on, in this process."""
    import xlsxwriter  # type: ignore[import-untyped]
    from docx.document import Document

    from xltiebreak.excel import writer

    folder.mkdir(parents=True, exist_ok=True)

    def keep(content: bytes, ending: str) -> None:
        name = hashlib.sha256(content).hexdigest()[:24] + ending
        (folder / name).write_bytes(content)

    def kept(close: Callable[[Any], None]) -> Callable[[Any], None]:
        @wraps(close)
        def closed(book: Any) -> None:
            close(book)
            if isinstance(book.filename, BytesIO):
                keep(book.filename.getvalue(), ".xlsm" if book.vba_project else ".xlsx")

        return closed

    def written(save: Callable[[Any, Any], None]) -> Callable[[Any, Any], None]:
        @wraps(save)
        def saved(document: Any, to: Any) -> None:
            save(document, to)
            if isinstance(to, BytesIO):
                keep(to.getvalue(), ".docx")

        return saved

    def with_an_add_in(carry: Callable[[bytes], bytes]) -> Callable[[bytes], bytes]:
        @wraps(carry)
        def carrying(workbook: bytes) -> bytes:
            content = carry(workbook)
            keep(content, ".xlsx")
            return content

        return carrying

    vars(writer)["with_code"] = with_an_add_in(vars(writer)["with_code"])
    xlsxwriter.Workbook.close = kept(xlsxwriter.Workbook.close)
    Document.save = written(Document.save)  # type: ignore[assignment, method-assign]
