"""Installs the extension into LibreOffice, and says why the functions do not work there."""

from __future__ import annotations

import re
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from xltiebreak import __version__
from xltiebreak.disk.writing import write
from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.setup import Trouble
from xltiebreak.libreoffice.extension import IDENTIFIER, NAME, OLDEST, oxt
from xltiebreak.libreoffice.office import Office, output_of

_GET_IT = (
    f"install LibreOffice {OLDEST} or newer from libreoffice.org (on Debian 12: sudo apt install "
    "-t bookworm-backports libreoffice-calc python3-uno)"
)
_GET_PYTHON = "sudo apt install python3-uno (on Fedora: sudo dnf install libreoffice-pyuno)"
_INSTALL = "run: xltiebreak libreoffice install"
_BY_HAND = (
    f"in LibreOffice choose Tools > Extensions > Add, and the file {NAME} that xltiebreak "
    "libreoffice build writes"
)
_UNKNOWN = "no such extension"
_AS_ROOT = "as root"


def install(office: Office | None) -> str:
    """Install the extension for this user, in place of an older one; return a sentence about it.

    Raises:
        TieBreakError: there is no LibreOffice, it is too old, it has no Python, or it refuses.
    """
    for finding in _office(office):
        if finding.fix:
            raise TieBreakError(f"{finding.what}; {finding.fix}")
    assert office is not None
    with tempfile.TemporaryDirectory(prefix="xltiebreak-") as folder:
        file = Path(folder, NAME)
        write({file: oxt()}, force=False)
        code, output = _asked(office, "add", "-f", str(file))
    if code:
        raise TieBreakError(
            f"LibreOffice refuses the extension: {_reason(output)}; {_cure(output)}"
        )
    return f"installed xltiebreak {__version__} in {_called(office)}"


def doctor(office: Office | None) -> list[Trouble]:
    """Return what is right and what has to be mended, each finding with its fix."""
    findings = list(_office(office))
    if office is None or office.package_manager is None:
        return findings
    return [*findings, _extension(office)]


def _office(office: Office | None) -> Iterator[Trouble]:
    if office is None:
        yield Trouble("LibreOffice is not on this computer", _GET_IT)
        return
    yield Trouble.either(
        office.version >= tuple(map(int, OLDEST.split("."))),
        _called(office),
        f"{_called(office)} knows no function of an extension by its name",
        _GET_IT,
    )
    yield Trouble.either(
        office.has_python,
        "its Python, in which the functions are written",
        "its Python is missing: the functions show Err:504",
        _GET_PYTHON,
    )
    if office.package_manager is None:
        yield Trouble("its program unopkg, which installs extensions, is missing", _BY_HAND)


def _extension(office: Office) -> Trouble:
    for where in ((), ("--shared",), ("--bundled",)):
        code, output = _asked(office, "list", *where, IDENTIFIER)
        if code == 0:
            break
        if _UNKNOWN not in output:
            return Trouble(
                f"LibreOffice does not list its extensions: {_reason(output)}", _cure(output)
            )
    else:
        return Trouble("the extension is not installed", _INSTALL)
    version = re.search(r"Version: (\S+)", output)
    if version is None or "is registered: yes" not in output:
        return Trouble("the extension is there, but not in use", _INSTALL)
    theirs = f"the extension is of version {version[1]}"
    return Trouble.either(
        version[1] == __version__, theirs, f"{theirs}, but this is {__version__}", _INSTALL
    )


def _called(office: Office) -> str:
    version = ".".join(map(str, office.version)) or "that does not say its version"
    return f"LibreOffice {version} at {office.program}"


def _asked(office: Office, *order: str) -> tuple[int, str]:
    try:
        assert office.package_manager is not None
        return output_of([office.package_manager, *order])
    except OSError as error:
        raise TieBreakError(f"{office.package_manager} cannot be started ({error})") from error
    except subprocess.TimeoutExpired:
        raise TieBreakError(
            f"{office.package_manager} does not answer; close LibreOffice and try again"
        ) from None


def _reason(output: str) -> str:
    lines = re.findall(r"ERROR: (?:Exception occurred: )?(.+)", output) or output.split("\n")
    return lines[0].strip().rstrip(".") or "it gives no reason"


def _cure(output: str) -> str:
    if _AS_ROOT in output:
        return "run this as the user who works with LibreOffice"
    return f"close every window of LibreOffice and run this again, or {_BY_HAND}"
