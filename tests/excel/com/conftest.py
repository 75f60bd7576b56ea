"""One session of the classic route for all tests of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.excel.com.client import Session


@pytest.fixture(scope="session")
def excel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    """``excel("MODMEDIAN", cells(rows), 3)`` → what the cell shows."""
    session = Session(tmp_path_factory.mktemp("home"))
    yield session
    session.close()
