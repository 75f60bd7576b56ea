"""The bulletin as PDF, made by LibreOffice without opening a window."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

from xltiebreak.event.findings import TieBreakError
from xltiebreak.libreoffice.office import output_of, this_office

SECONDS = 180
_TAGGED = 'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"}}'
"""Marks headings and header rows for readers who have the PDF read aloud."""


def to_pdf(docx: bytes) -> bytes:
    """Return the document as a PDF printed by LibreOffice.

    Raises:
        TieBreakError: LibreOffice is not installed, fails, or takes too long.
    """
    office = this_office()
    if office is None:
        raise TieBreakError(
            "a PDF needs LibreOffice, which is not installed; install it from libreoffice.org, or "
            "open the bulletin in Word and save it as PDF"
        )
    with tempfile.TemporaryDirectory(prefix="bulletin-", ignore_cleanup_errors=True) as folder:
        source = Path(folder, "bulletin.docx")
        source.write_bytes(docx)
        # With a profile of its own: otherwise a LibreOffice that is open takes the file.
        profile = Path(folder, "profile").as_uri()
        profile_option = f"-env:UserInstallation={profile}"
        converting = ["--headless", "--convert-to", _TAGGED, "--outdir", folder, str(source)]
        try:
            _, output = output_of([str(office.program), profile_option, *converting], SECONDS)
        except OSError as error:
            raise TieBreakError(f"LibreOffice could not be started ({error.strerror})") from error
        except subprocess.TimeoutExpired:  # its children are killed, too
            raise TieBreakError(
                f"LibreOffice did not make the PDF within {SECONDS} seconds; open the bulletin in "
                "Word and save it as PDF"
            ) from None
        made = source.with_suffix(".pdf")
        if not made.is_file():  # LibreOffice gives no error code when it fails
            reason = output.strip().splitlines()[-1:] or ["it gives no reason"]
            raise TieBreakError(f"LibreOffice could not make the PDF: {reason[0]}")
        return made.read_bytes()
