"""``bulletin``: what it asks for, where it writes, and what it says about that."""

from __future__ import annotations

from pathlib import Path

import pytest
from docx import Document
from docx.shared import Inches

from tests.command import Command


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """A club's own template, on paper of 9 by 12 inches."""
    path = tmp_path / "club.docx"
    document = Document()
    page = document.sections[0]
    page.page_width, page.page_height = Inches(9), Inches(12)
    document.save(str(path))
    return path


@pytest.mark.slow
def test_a_paper_beside_a_template_is_said_to_be_left_out(
    xltiebreak: Command, bham: Path, club: Path, tmp_path: Path
) -> None:
    out = tmp_path / "made.docx"
    run = xltiebreak("bulletin", bham, "-o", out, "--template", club, "--paper", "a4")
    assert run.code == 0
    assert f"--paper is left out: the pages are those of {club}." in run.err
    assert Document(str(out)).sections[0].page_width == Inches(9)
    without = xltiebreak("bulletin", bham, "-o", out, "--template", club, "--force")
    assert "--paper" not in without.err


def test_a_template_is_never_the_bulletin(
    xltiebreak: Command, bham: Path, club: Path, tmp_path: Path
) -> None:
    before = club.read_bytes()
    (tmp_path / "printed.docx").hardlink_to(club)
    for out in (club, tmp_path / "printed.docx"):
        run = xltiebreak("bulletin", bham, "-o", out, "--template", club, "--force")
        assert (run.code, run.out) == (2, "")
        assert "read; give another name" in run.err
    assert club.read_bytes() == before
