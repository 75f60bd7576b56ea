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


@pytest.mark.slow
def test_a_paper_without_a_template_is_used(
    xltiebreak: Command, bham: Path, tmp_path: Path
) -> None:
    widths = {}
    for paper in ("letter", "a4"):
        out = tmp_path / f"{paper}.docx"
        assert xltiebreak("bulletin", bham, "-o", out, "--paper", paper).code == 0
        width = Document(str(out)).sections[0].page_width
        assert width is not None
        widths[paper] = round(width.inches, 2)
    assert widths == {"letter": 8.5, "a4": 8.27}


def test_warnings_of_other_sections_are_not_printed(
    xltiebreak: Command, tmp_path: Path, two_sections: Path
) -> None:
    out = tmp_path / "open.docx"
    run = xltiebreak(
        "bulletin", two_sections, "-o", out, "--section", "Open", "--warnings", "--force"
    )
    assert run.code == 0
    text = "\n".join(paragraph.text for paragraph in Document(str(out)).paragraphs)
    assert "is printed with" not in text
    both = xltiebreak("bulletin", two_sections, "-o", out, "--warnings", "--force")
    assert "is printed with 9" in both.err


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


@pytest.mark.slow
def test_the_sheet_for_the_door_has_a_name_of_its_own(
    xltiebreak: Command, bham: Path, tmp_path: Path
) -> None:
    event = tmp_path / "event.xlsx"
    event.write_bytes(bham.read_bytes())
    run = xltiebreak("bulletin", event, "--wall", "--round", "2")
    assert (run.code, run.err.splitlines()[-1]) == (0, f"Wrote {tmp_path / 'event-wall.docx'}.")
    said = [one.text for one in Document(str(tmp_path / "event-wall.docx")).paragraphs]
    assert "Standings after 2 of 4 rounds" in said[1]


def test_a_pair_that_was_cut_short_is_finished_first(xltiebreak: Command, bham: Path) -> None:
    """A document and its PDF of which a kill left one to be moved."""
    folder = bham.parent
    waiting = folder / "RESULT.DOCX.replacing"
    waiting.mkdir()
    (folder / "result.docx").write_bytes(b"old")
    (waiting / "result.docx").write_bytes(b"new document")
    (waiting / "result.pdf").write_bytes(b"new PDF")

    run = xltiebreak("bulletin", bham, "-o", folder / "result.docx")

    assert (run.code, "exists; give another name" in run.err) == (2, True)
    assert (folder / "result.docx").read_bytes() == b"new document"
    assert (folder / "result.pdf").read_bytes() == b"new PDF"
    assert not waiting.exists()
