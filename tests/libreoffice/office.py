"""A LibreOffice that runs beside the tests, with a profile of its own and a clean environment.

It is driven by its own Python (``driver.py``) over a pipe, works every workbook out anew when it
opens one, and is ended with all that it started.
"""

from __future__ import annotations

import atexit
import csv
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import threading
import zipfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from openpyxl.utils import get_column_letter

PYTHON = "/usr/bin/python3"
"""The Python for which the package python3-uno has what talks to LibreOffice."""

SECONDS = 120
"""So long an order may take."""

OLDEST = (25, 2)
_DRIVER = Path(__file__).with_name("driver.py")
_RECALCULATE = """<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"
 xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop>
<prop oor:name="ODFRecalcMode" oor:op="fuse"><value>0</value></prop>
</item></oor:items>
"""


PDF = "writer_pdf_Export"
CSV = "Text - txt - csv (StarCalc)"
CELLS = "44,34,76,1,,0,false,{},false,false,false,-1"
"""A file for each sheet, of what it shows or of its values."""

Order = tuple[Any, ...]
"""The name of a method of the driver's class Edits, and its arguments."""


class OfficeError(Exception):
    """What LibreOffice says against an order."""


@cache
def why_not() -> str:
    """Why LibreOffice cannot be driven here; empty if it can."""
    soffice = shutil.which("soffice")
    if soffice is None:
        return "LibreOffice (soffice) is not on this machine"
    said = _said(soffice, "--version").stdout
    version = re.search(r"(\d+)\.(\d+)", said)
    if version is None or tuple(map(int, version.groups())) < OLDEST:
        return f"LibreOffice is of version {said.strip()!r}, which knows no add-in by its name"
    has_uno = Path(PYTHON).exists() and _said(PYTHON, "-c", "import uno").returncode == 0
    return "" if has_uno else f"{PYTHON} has no module uno (package python3-uno)"


def _said(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env=environment(), timeout=60
    )


def need_office() -> None:
    """Skip a test where LibreOffice cannot be driven; in CI it has to be there."""
    if reason := why_not():
        if os.environ.get("CI"):
            pytest.fail(f"CI is set, but {reason}")
        pytest.skip(reason)


def environment(home: str = "/nonexistent", **more: str) -> dict[str, str]:
    """An environment in which LibreOffice's Python finds its own and no other."""
    return {
        **more,
        "PATH": "/usr/bin:/bin",
        "LC_ALL": "C.UTF-8",
        "HOME": home,
        "TMPDIR": tempfile.gettempdir(),
    }


class Office:
    """A running LibreOffice; ``office.open(path)`` and all else that the driver's class offers.

    >>> document = office.open()
    >>> office.type(document, "", "A1", [["W2"], ["L1"]])
    >>> office.enter(document, "", "C1", [["=SCORE_TB(A1:A2;1)"]])
    >>> office.values(document, "", "C1")
    [[1.0]]
    """

    def __init__(self, folder: Path, *arguments: str, **variables: str) -> None:
        """``folder`` is for the profile; ``arguments`` are LibreOffice's, ``variables`` are those
        of its environment."""
        user = folder / "profile" / "user"
        if not user.exists():
            user.mkdir(parents=True)
            (user / "registrymodifications.xcu").write_text(_RECALCULATE, "utf-8")
        self._log = (folder / "soffice.log").open("ab")
        quiet = ["--headless", "--norestore", "--nologo", "--nodefault", "--nolockcheck"]
        command = [PYTHON, "-I", _DRIVER, user.parent, "soffice", *quiet, *arguments]
        self._driver = subprocess.Popen(
            list(map(str, command)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            encoding="utf-8",
            env=environment(str(folder), **variables),
            start_new_session=True,
        )
        self._answer("start")

    def __getattr__(self, order: str) -> Any:
        """An order of the driver's, as a method."""
        if order.startswith("_"):
            raise AttributeError(order)

        def ask(*arguments: Any, **named: Any) -> Any:
            assert self._driver.stdin is not None
            with suppress(BrokenPipeError):
                print(json.dumps([order, arguments, named]), file=self._driver.stdin, flush=True)
            return self._answer(order)

        return ask

    def do(self, orders: Iterable[Order]) -> list[Any]:
        """Open a workbook, change it as people do, ask and store: the answers, one after the
        other.

        >>> office.do([("open", path), ("delete rows", "Crosstable", 6, 1),
        ...            ("say", "Crosstable", "A1"), ("store", out), ("undo",)])
        """
        return list(self.__getattr__("do")([[*map(_plain, one)] for one in orders]))

    def converted(self, path: Path, out: Path, *to: str) -> Path:
        """A file worked out anew and stored by a filter, with its options."""
        out.parent.mkdir(exist_ok=True)
        self.do([("open", path), ("store", out, *to), ("close",)])
        return out

    def rows_of(self, path: Path, *, as_shown: bool = True) -> dict[str, list[list[str]]]:
        """The rows of each sheet of a workbook that is worked out anew; hidden cells too, and
        figures in full where they are not wanted as they are shown."""
        folder = path.parent / f"{path.stem} in cells"
        options = CELLS.format(str(as_shown).lower())
        self.converted(path, folder / f"{path.stem}.csv", CSV, options)
        return {
            made.stem.removeprefix(f"{path.stem}-"): [
                *csv.reader(made.read_text("utf-8").splitlines())
            ]
            for made in folder.glob("*.csv")
        }

    def _answer(self, order: str) -> Any:
        """The answer to an order; who gives none in time is ended."""
        assert self._driver.stdout is not None
        watch = threading.Timer(SECONDS, self._kill)
        watch.start()
        line = self._driver.stdout.readline()
        watch.cancel()
        if not line:
            self._kill()
            raise OfficeError(
                f"LibreOffice did not answer to {order!r} within {SECONDS} seconds, or crashed"
            )
        told = json.loads(line)
        if "error" in told:
            raise OfficeError(told["error"])
        return told["answer"]

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self._driver.pid, signal.SIGKILL)

    def stop(self) -> None:
        """End it in peace, or else at once."""
        with suppress(OfficeError):
            if self._driver.poll() is None:
                self.end()
        self._kill()
        self._driver.communicate()
        self._log.close()


def _plain(argument: Any) -> Any:
    return str(argument) if isinstance(argument, Path) else argument


@contextmanager
def running(folder: Path, extension: bytes = b"", **variables: str) -> Iterator[Office]:
    """A LibreOffice with our extension, or without any, which is ended afterwards."""
    arguments = []
    if extension:
        bundled = folder / "bundled"
        zipfile.ZipFile(BytesIO(extension)).extractall(bundled / "xltiebreak")
        arguments.append(f"-env:BUNDLED_EXTENSIONS={bundled.as_uri()}")
    office = Office(folder, *arguments, **variables)
    try:
        yield office
    finally:
        office.stop()


@cache
def the_office() -> Office:
    """Return the one LibreOffice with our extension of this process, which ends with it."""
    from xltiebreak.libreoffice.extension import oxt

    need_office()
    folder = tempfile.TemporaryDirectory(prefix="office-")
    context = running(Path(folder.name), oxt())
    office = context.__enter__()
    atexit.register(folder.cleanup)
    atexit.register(context.__exit__, None, None, None)
    return office


class Typed:
    """The workbook of this content, written to a path and open to be typed in by rows and columns
    from 1."""

    def __init__(self, office: Office, path: Path, content: bytes) -> None:
        path.write_bytes(content)
        self.office, self.document = office, office.open(str(path))

    def type(self, sheet: str, row: int, column: int, value: Any) -> None:
        address = f"{get_column_letter(column)}{row}"
        self.office.type(self.document, sheet, address, [[value]])

    def work_out(self) -> None:
        self.office.calculate(self.document)

    def block(self, sheet: str, row: int, column: int, rows: int, columns: int) -> list[list[Any]]:
        left, right = map(get_column_letter, (column, column + columns - 1))
        address = f"{left}{row}:{right}{row + rows - 1}"
        shown: list[list[Any]] = self.office.values(self.document, sheet, address)
        return shown
