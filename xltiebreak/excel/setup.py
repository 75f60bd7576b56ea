"""Sets up the classic route on Windows, and says what keeps the functions from working there or in
a workbook, each trouble with its one cure.

xlwings' own command copies the add-in and begins its settings; what else they need stands on the
sheet ``xlwings.conf`` of each workbook. A :class:`Machine` stands for the computer, so that a
folder can play Windows.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import metadata, util
from pathlib import Path, PureWindowsPath
from types import SimpleNamespace
from typing import NamedTuple

from xltiebreak import __version__
from xltiebreak.disk.office_file import Package
from xltiebreak.disk.shipped import shipped, table_in
from xltiebreak.disk.writing import read
from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.reader import read_grids
from xltiebreak.excel.routes import LIVE_ROUTES, PLAIN
from xltiebreak.excel.web_extension import MAIN, settings_in

ELSEWHERE = (
    "the classic add-in works on Windows only; on a Mac and on the web use xlwings Lite: "
    "xltiebreak excel lite main.py"
)
"""The message on a computer that is no Windows."""
_TEXTS = table_in("excel/setup.toml")
_SECURITY = r"Software\{}Microsoft\Office\16.0\Excel\Security"
_WRITTEN = re.compile(rb"Written with xltiebreak (\d+(?:\.\w+)*)")
"""The sentence about the version on the sheet Help, in its text or in its formula."""
_IMPORTED = "xlwings_udfs".encode("utf-16-le")
"""The VBA module that Import Functions creates; a VBA project does not pack its name."""
_SHEET = re.compile(r"xl/worksheets/[^/]+\.xml|content\.xml", re.IGNORECASE)
"""The parts with the cells; LibreOffice's own files have one for all sheets."""
_OURS = re.compile(rb"\b(?:CHECK|STANDINGS|PRIZES)_TB\(", re.IGNORECASE)
"""Our functions by their names; LibreOffice without the extension writes small letters."""
_NO_NAME = "#NAME?"
_X64 = "win-amd64"
"""The only Python for which xlwings brings the library that Excel calls."""


class Trouble(NamedTuple):
    """What was looked at; ``fix`` is what to do, empty if all is well."""

    what: str
    fix: str = ""

    @classmethod
    def either(cls, is_well: bool, well: str, wrong: str, fix: str) -> Trouble:
        """Return ``well`` if ``is_well``, else ``wrong`` with its cure."""
        return cls(well) if is_well else cls(wrong, fix)


def _looked_at(thing: str, is_well: bool, **words: object) -> Trouble:
    return Trouble.either(is_well, *(text.format(**words) for text in _TEXTS[thing]))


@dataclass(frozen=True)
class Machine:
    """A Windows computer: where its user's ``home`` is, and ``startup``, from which Excel starts
    add-ins; ``version`` of xlwings and the one that was tested (``pinned``, or empty); Python's
    program (``interpreter``), the processor it was built for (``build``), and the folder of the
    Python that a virtual environment was made from (``base``); whether Excel ``lets`` functions be
    imported."""

    home: Path
    startup: Path
    version: str
    interpreter: Path
    base: Path
    lets: bool
    pinned: str = ""
    build: str = _X64


def this_machine() -> Machine:
    """Return the computer that runs this program.

    Raises:
        TieBreakError: it is no Windows, or xlwings is not installed.
    """
    if sys.platform != "win32":
        raise TieBreakError(ELSEWHERE)
    if util.find_spec("xlwings") is None:
        raise TieBreakError(
            f'xlwings is not installed; run: "{sys.executable}" -m pip install xlwings'
        )
    roaming = os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming"
    pins = (one.partition(";")[0].partition("==") for one in metadata.requires("xltiebreak") or [])
    by_policy, by_user = (_access(_SECURITY.format(whose)) for whose in ("Policies\\", ""))
    return Machine(
        home=Path.home(),
        startup=Path(roaming) / "Microsoft" / "Excel" / "XLSTART",
        version=metadata.version("xlwings"),
        interpreter=Path(sys.executable),
        base=Path(sys.base_prefix),
        lets=(by_user if by_policy is None else by_policy) == 1,
        build=sysconfig.get_platform(),
        pinned=next((pin.strip() for name, _, pin in pins if name.strip() == "xlwings"), ""),
    )


def _access(key: str) -> int | None:
    """Return what the registry says of access to VBA projects; None if it says nothing."""
    if sys.platform != "win32":
        return None
    import winreg

    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, key) as opened:
            value: int = winreg.QueryValueEx(opened, "AccessVBOM")[0]
    except OSError:
        return None
    return value


def install(machine: Machine) -> Sequence[str]:
    """Let xlwings put its add-in and its settings in place; return what it says.

    Raises:
        TieBreakError: Excel cannot start this Python, or xlwings could not do it.
    """
    for python in _python(machine):
        if python.fix:
            raise TieBreakError(f"{python.what}; {python.fix}")
    from xlwings.cli import addin_install  # late: it is on Windows and nowhere else of use

    answer = io.StringIO()
    with contextlib.redirect_stdout(answer):
        addin_install(SimpleNamespace(glob=False, dir=None, file=None))  # type: ignore[no-untyped-call]
    lines = answer.getvalue().splitlines()
    if not any("Successfully" in line for line in lines):
        raise TieBreakError(
            f"xlwings' add-in was not installed ({' '.join(lines)}); close Excel and try again"
        )
    return lines


def doctor(machine: Machine | None, workbook: Path | None = None) -> Sequence[Trouble]:
    """Return what is right and what has to be mended, each trouble with its cure.

    ``machine`` is None if this is no Windows. Only workbooks of the classic route need Python, the
    add-in and macros.
    """
    troubles: list[Trouble] = []
    route, of_workbook = _looked_into(workbook) if workbook else ("classic", [])
    if route == "classic":
        troubles = [*_computer(machine)] if machine else [Trouble("this is no Windows", ELSEWHERE)]
    return [*troubles, *of_workbook]


def _python(machine: Machine) -> Iterator[Trouble]:
    of_the_store = "windowsapps" in f"{machine.interpreter} {machine.base}".lower()
    yield _looked_at("python", not of_the_store, **vars(machine))
    yield _looked_at("build", machine.build == _X64, **vars(machine))


def _computer(machine: Machine) -> Iterator[Trouble]:
    settings = machine.home / ".xlwings" / "xlwings.conf"
    text = settings.read_text(errors="replace") if settings.exists() else ""
    yield from _python(machine)
    for thing, is_well in (
        ("xlwings", machine.pinned in ("", machine.version)),
        ("add_in", (machine.startup / "xlwings.xlam").exists()),
        ("settings", f'"INTERPRETER_WIN","{machine.interpreter}"'.lower() in text.lower()),
        ("access", machine.lets),
    ):
        yield _looked_at(thing, is_well, settings=settings, **vars(machine))


def _looked_into(path: Path) -> tuple[str, Sequence[Trouble]]:
    """Return the route by which functions reach the workbook at ``path``, empty if it is none, and
    what is right or wrong in it."""
    try:
        content = read(path)
        package, grids = Package(content), read_grids(content)
        part = package.find("xl/vbaProject.bin")
        macros = package.content(part) if part else b""
        sheets = [package.content(name) for name in package.names if _SHEET.fullmatch(name)]
        code = settings_in(package).get(MAIN, "")
    except OSError as error:
        what = f"{path} cannot be opened ({error.strerror})"
        return "", [Trouble(what, "give the workbook's name")]
    except TieBreakError as error:
        what = f"{path} is no workbook, or damaged ({error})"
        return "", [Trouble(what, "give one such as event.xlsm")]
    route, prefix = PLAIN.code, LIVE_ROUTES["lite"].prefix.encode()
    if macros:
        route = "classic"
    elif any(prefix in sheet for sheet in sheets):
        route = "lite"
    elif any(map(_OURS.search, sheets)):
        route = "libreoffice"
    troubles = [*_of_route(route, path, code, macros)]
    texts = [cell.text.encode() for grid in grids for row in grid.rows for cell in row.cells]
    if version := next(filter(None, map(_WRITTEN.search, [*texts, *sheets])), None):
        troubles.insert(0, Trouble(f"{path} was written with xltiebreak {version[1].decode()}"))
    unknown = (
        grid.address(row, column)
        for grid in grids
        for row in grid.rows
        for column, cell in enumerate(row.cells)
        if cell.text == _NO_NAME
    )
    if route != PLAIN.code and (cell := next(unknown, "")):
        what = f"{cell} was saved with {_NO_NAME}: the functions were not there"
        troubles.append(Trouble(what, _TEXTS["to_save_again"][route]))
    return route, troubles


def _of_route(route: str, path: Path, code: str, macros: bytes) -> Iterator[Trouble]:
    if route in _TEXTS["of_route"]:
        yield Trouble(_TEXTS["of_route"][route].format(path=path))
    elif route == "lite":
        is_ours = code.splitlines() == shipped(MAIN).decode().splitlines()
        yield _looked_at("code", is_ours, path=path, version=__version__)
    else:
        folders = str(PureWindowsPath(path.absolute())).lower()
        mark = path.with_name(path.name + ":Zone.Identifier")
        yield _looked_at("imported", _IMPORTED in macros, path=path)
        is_local = "onedrive" not in folders and "sharepoint" not in folders
        yield _looked_at("local", is_local, path=path)
        yield _looked_at("blocked", not mark.exists(), path=path)
