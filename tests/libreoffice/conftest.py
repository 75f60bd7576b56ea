"""What the tests of live workbooks share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.libreoffice.live_book import LiveBook, Opening
from tests.libreoffice.office import Office
from xltiebreak import Event
from xltiebreak.excel import write_workbook


@pytest.fixture
def opened(office: Office, tmp_path: Path) -> Iterator[Opening]:
    """What opens the workbook of an event in LibreOffice, and works it out."""
    documents: list[int] = []

    def of(event: Event) -> LiveBook:
        path = tmp_path / f"{len(documents)}.xlsx"
        path.write_bytes(write_workbook(event, route="libreoffice"))
        documents.append(office.open(str(path)))
        office.calculate(documents[-1])
        return LiveBook(office, path, documents[-1])

    yield of
    for document in documents:
        office.close(document)
