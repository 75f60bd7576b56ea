"""The sheets of live workbooks in LibreOffice with the extension say what the core says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faces import law
from tests.faces.books import Live
from tests.libreoffice.live_book import Typed
from tests.libreoffice.office import Office
from tests.make.kinds import drawn
from tests.nightly import by_day

pytestmark = pytest.mark.slow

COUNT = by_day(1, night=12)
SHAPES = {
    "rounds": ("Swiss", "a slip", "rounds of all", "play-off"),
    "grids and halves": ("round-robin", "half typed"),
    "teams": ("teams", "matches"),
}


@pytest.mark.parametrize("kinds", SHAPES)
def test_what_is_typed_is_placed_as_by_the_core(office: Office, tmp_path: Path, kinds: str) -> None:
    books = []

    def opened(content: bytes) -> Typed:
        books.append(Typed(office, tmp_path / "event.xlsx", content))
        return books[-1]

    law(Live("libreoffice", opened), [*drawn(COUNT, *SHAPES[kinds])])
    for book in books:
        office.close(book.document)
