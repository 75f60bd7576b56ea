import os
import shutil
import stat
import subprocess
import sys

import pytest

from tests.bulletin.documents import bham, long_section, written
from xltiebreak.bulletin import pdf
from xltiebreak.event.findings import TieBreakError

pytestmark = pytest.mark.slow

needs_libreoffice = pytest.mark.skipif(
    not shutil.which("soffice"), reason="LibreOffice is not installed"
)
needs_shell = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a shell script")


@needs_libreoffice
def test_libreoffice_prints_the_bulletin():
    content = pdf.to_pdf(written(bham()).docx)
    assert content.startswith(b"%PDF")
    assert b"/MarkInfo<</Marked true>>" in content  # it is tagged


@needs_libreoffice
@pytest.mark.skipif(not shutil.which("pdftotext"), reason="pdftotext is not installed")
def test_the_pages_are_numbered_turned_and_none_is_empty(tmp_path):
    file = tmp_path / "bulletin.pdf"
    file.write_bytes(pdf.to_pdf(written(long_section(), bham(name="Novices")).docx))
    text = subprocess.run(
        ["pdftotext", "-layout", str(file), "-"], capture_output=True, text=True, check=True
    ).stdout
    pages = text.split("\f")[:-1]
    for k, page in enumerate(pages, start=1):
        assert f"Page {k} of {len(pages)}" in page
        assert len(page.split()) > 40
    assert "8½" in text


def test_a_missing_libreoffice_is_told_with_what_to_do(monkeypatch):
    monkeypatch.setenv("PATH", "")
    with pytest.raises(TieBreakError, match="needs LibreOffice, which is not installed"):
        pdf.to_pdf(b"")


def _stand_in(monkeypatch, folder, script):
    program = folder / "soffice"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)


@needs_shell
def test_a_failure_is_told_though_libreoffice_reports_success(monkeypatch, tmp_path):
    _stand_in(monkeypatch, tmp_path, 'echo "Error: source file could not be loaded"')
    with pytest.raises(TieBreakError, match="could not make the PDF: Error: source file could"):
        pdf.to_pdf(b"")


@needs_shell
def test_a_libreoffice_that_hangs_is_ended(monkeypatch, tmp_path):
    _stand_in(monkeypatch, tmp_path, "sleep 60")
    monkeypatch.setattr(pdf, "SECONDS", 0.2)
    with pytest.raises(TieBreakError, match="did not make the PDF within"):
        pdf.to_pdf(b"")


@needs_shell
def test_a_program_that_cannot_start_is_told(monkeypatch, tmp_path):
    _stand_in(monkeypatch, tmp_path, "")
    (tmp_path / "soffice").write_bytes(b"\0no program")
    with pytest.raises(TieBreakError, match="could not be started"):
        pdf.to_pdf(b"")


@needs_shell
def test_pythons_own_settings_are_kept_from_libreoffice(monkeypatch, tmp_path):
    monkeypatch.setenv("PYTHONHOME", "/nowhere")
    _stand_in(monkeypatch, tmp_path, 'echo "home=$PYTHONHOME."')
    with pytest.raises(TieBreakError, match=r"home=\."):
        pdf.to_pdf(b"")
