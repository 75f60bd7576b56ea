"""An event for the commands to work on."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def bham(tmp_path: Path) -> Path:
    """The BHAM event of source 001 with colours, as a plain CSV file."""
    path = tmp_path / "bham.csv"
    path.write_text(
        "No.,Name,R1,R2,R3,R4,Total\n"
        "1,Ash,W4w,D2b,W3w,L5b,2.5\n"
        "2,Birch,W5b,D1w,W6b,L3b,2.5\n"
        "3,Cedar,W6b,L4w,L1b,W2w,2\n"
        "4,Dogwood,L1b,W3b,L5w,L6w,1\n"
        "5,Elm,L2w,L6w,W4b,W1w,2\n"
        "6,Fir,L3w,W5b,L2w,W4b,2\n",
        encoding="utf-8",
    )
    return path
