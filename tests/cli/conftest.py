"""The known events, as files for a command to work on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases import KNOWN, book


@pytest.fixture
def bham(tmp_path: Path) -> Path:
    """The BHAM event of source 001 with colours, as a plain CSV file."""
    path = tmp_path / "bham.csv"
    path.write_bytes((KNOWN / "bham.csv").read_bytes())
    return path


@pytest.fixture
def two_sections(tmp_path: Path) -> Path:
    """Sections Open and U1200 with a player 1 each; Hart is in both, Hartley in the Open only.

    A total of U1200 is wrong.
    """
    path = tmp_path / "two.xlsx"
    path.write_bytes(book((KNOWN / "two.xlsx.txt").read_text(encoding="utf-8").splitlines()))
    return path
