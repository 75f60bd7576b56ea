"""The bulletin as PDF, made by LibreOffice without opening a window."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from xltiebreak.event.findings import TieBreakError

SECONDS = 180
_TAGGED = 'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"}}'
"""With headings and header rows marked as such, for those who have it read to them."""

_PROGRAMS = ("soffice", "libreoffice")
_USUAL_PLACES = (
    "/Applications/LibreOffice.app/Contents/MacOS/soffice",
    r"C:\Program Files\LibreOffice\program\soffice.exe",
    r"C:\Program Files (x86)\LibreOffice\program\soffice.exe",
)


def to_pdf(docx: bytes) -> bytes:
    """The document as LibreOffice prints it.

    Raises:
        TieBreakError: LibreOffice is not installed, fails, or takes too long.
    """
    program = _libreoffice()
    with tempfile.TemporaryDirectory(prefix="bulletin-", ignore_cleanup_errors=True) as folder:
        source = Path(folder, "bulletin.docx")
        source.write_bytes(docx)
        # A profile of its own: an open LibreOffice would otherwise take the file over.
        profile = Path(folder, "profile").as_uri()
        said = _run(
            [
                program,
                f"-env:UserInstallation={profile}",
                "--headless",
                "--convert-to",
                _TAGGED,
                "--outdir",
                folder,
                str(source),
            ]
        )
        made = source.with_suffix(".pdf")
        if not made.is_file():  # LibreOffice gives no error code when it fails
            reason = said.strip().splitlines()[-1:] or ["it gives no reason"]
            raise TieBreakError(f"LibreOffice could not make the PDF: {reason[0]}")
        return made.read_bytes()


def _libreoffice() -> str:
    for program in (*_PROGRAMS, *_USUAL_PLACES):
        found = shutil.which(program)
        if found:
            return found
    raise TieBreakError(
        "a PDF needs LibreOffice, which is not installed; install it from libreoffice.org, or open "
        "the bulletin in Word and save it as PDF"
    )


def _run(command: list[str]) -> str:
    """What the program says, with everything that it started ended after the time limit."""
    try:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            env=_environment(),
            start_new_session=True,
        )
    except OSError as error:
        raise TieBreakError(f"LibreOffice could not be started ({error.strerror})") from error
    try:
        return process.communicate(timeout=SECONDS)[0]
    except subprocess.TimeoutExpired:
        _end(process)
        raise TieBreakError(
            f"LibreOffice did not make the PDF within {SECONDS} seconds; open the bulletin in Word "
            "and save it as PDF"
        ) from None


def _environment() -> dict[str, str]:
    """Our own without Python's settings, which LibreOffice's Python would take for its own."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("PYTHON") and name != "VIRTUAL_ENV"
    }
    ours = str(Path(sys.executable).parent)
    folders = environment.get("PATH", "").split(os.pathsep)
    if sys.prefix != sys.base_prefix:
        environment["PATH"] = os.pathsep.join(one for one in folders if one != ours)
    return environment


def _end(process: subprocess.Popen[str]) -> None:
    if os.name == "posix":
        os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.communicate()
