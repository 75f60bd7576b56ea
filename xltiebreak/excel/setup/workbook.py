"""The functions in a workbook: by which route they reach it, and whether they are there, in which
version."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PureWindowsPath

from xltiebreak import __version__
from xltiebreak.disk.office_file import Package
from xltiebreak.disk.reading import read
from xltiebreak.disk.shipped import shipped
from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.reader import read_grids
from xltiebreak.excel.routes import LIVE_ROUTES, PLAIN
from xltiebreak.excel.setup.machine import FOLDER_KEY
from xltiebreak.excel.web_extension import MAIN, settings_in
from xltiebreak.tables.grid import Grid

_SETTINGS = "xlwings.conf"
"""The sheet of a workbook, and the file beside it, with settings of xlwings."""
_MACRO_PART = "xl/vbaProject.bin"
_IMPORTED = "xlwings_udfs"
"""The VBA module that Import Functions creates."""
_SHEET = re.compile(r"xl/worksheets/[^/]+\.xml|content\.xml", re.IGNORECASE)
"""The parts with the cells; LibreOffice's own files have one for all sheets."""
_OURS = re.compile(rb"\b(?:CHECK|STANDINGS)_TB\(", re.IGNORECASE)
"""Our functions by their names; LibreOffice without the extension writes small letters."""
_NO_NAME = "#NAME?"
_WRITTEN = re.compile(r"Written with xltiebreak (\d+(?:\.\w+)*)")
"""The sentence about the version on the sheet Help."""
_CODE_OF = re.compile(r"xltiebreak (\d+(?:\.\w+)*)")
"""The version in the first line of main.py."""


@dataclass(frozen=True)
class Finding:
    """What a check found; ``fix`` is what to do, empty if all is well."""

    what: str
    fix: str = ""

    @classmethod
    def either(cls, is_well: bool, well: str, wrong: str, fix: str) -> Finding:
        """Return ``well`` as a finding if ``is_well``, else ``wrong`` with its fix."""
        return cls(well) if is_well else cls(wrong, fix)


@dataclass(frozen=True)
class Carried:
    """What a workbook carries: its ``route``, empty if the file is no workbook; its ``macros``, or
    the ``code`` that xlwings Lite runs; the ``version`` of this program that wrote it; ``unknown``,
    the first cell saved with ``#NAME?``; whether its own settings let Python run what lies beside
    it (``runs_beside``); or what is ``wrong`` with the file."""

    route: str
    version: str = ""
    macros: bytes = b""
    code: str = ""
    unknown: str = ""
    runs_beside: bool = False
    wrong: Finding | None = None


def carried_by(path: Path) -> Carried:
    """Return what the workbook at ``path`` carries, without changing it."""
    try:
        content = read(path)
        package = Package(content)
        grids = read_grids(content)
        part = package.find(_MACRO_PART)
        if part:
            macros = package.content(part)
            unknown, beside = _unknown(grids), _runs_beside(grids)
            return Carried("classic", _version(grids), macros, "", unknown, beside)
        prefix = LIVE_ROUTES["lite"].prefix.encode()
        sheets = [package.content(name) for name in package.names if _SHEET.fullmatch(name)]
        route = PLAIN.code
        if any(prefix in sheet for sheet in sheets):
            route = "lite"
        elif any(map(_OURS.search, sheets)):
            route = "libreoffice"
        code = settings_in(package).get(MAIN, "")
    except OSError as error:
        wrong = Finding(f"{path} cannot be opened ({error.strerror})", "give the workbook's name")
        return Carried("", wrong=wrong)
    except TieBreakError as error:
        wrong = Finding(
            f"{path} is no workbook, or damaged ({error})", "give one such as event.xlsm"
        )
        return Carried("", wrong=wrong)
    return Carried(route, _version(grids), code=code, unknown=_unknown(grids))


def _version(grids: list[Grid]) -> str:
    cells = (cell.text for grid in grids for row in grid.rows for cell in row.cells)
    return next((match[1] for text in cells if (match := _WRITTEN.match(text))), "")


def _unknown(grids: list[Grid]) -> str:
    for grid in grids:
        for row in grid.rows:
            for column, cell in enumerate(row.cells):
                if cell.text == _NO_NAME:
                    return grid.address(row, column)
    return ""


def _runs_beside(grids: list[Grid]) -> bool:
    rows = (row.cells for grid in grids if grid.sheet == _SETTINGS for row in grid.rows)
    return any(
        key.text.strip().upper() == FOLDER_KEY and value.text.strip().lower() == "true"
        for key, value in (cells[:2] for cells in rows if len(cells) > 1)
    )


_TO_SAVE_AGAIN = {
    "lite": "open xlwings Lite in it, run Make the formulas live, save",
    "classic": "open the workbook, click Import Functions on the tab xlwings, press Ctrl+Alt+F9, "
    "save",
    "libreoffice": "run: xltiebreak libreoffice install; then open the workbook in LibreOffice, "
    "press Ctrl+Shift+F9, save",
}


def of_workbook(path: Path, carried: Carried) -> Iterator[Finding]:
    """Yield what is right in a workbook, and what keeps its functions from working."""
    if carried.wrong:
        yield carried.wrong
        return
    if carried.version:
        yield Finding(f"{path} was written with xltiebreak {carried.version}")
    if carried.route == PLAIN.code:
        yield Finding(f"{path} has no functions: nothing has to be set up for it")
        return
    if carried.route == "lite":
        yield _of_lite(path, carried.code)
    elif carried.route == "libreoffice":
        yield Finding(
            f"{path} gets its functions from LibreOffice's extension xltiebreak.oxt; whether that "
            "is in place says: xltiebreak libreoffice doctor"
        )
    else:
        yield _imported(path, carried.macros)
        yield from _trusted(path)
        yield from _set_beside(path, carried)
    if carried.unknown:
        yield Finding(
            f"{carried.unknown} was saved with {_NO_NAME}: the functions were not there",
            _TO_SAVE_AGAIN[carried.route],
        )


def _set_beside(path: Path, carried: Carried) -> Iterator[Finding]:
    """Report settings that override the user's own: on a sheet of the workbook, or in a file beside
    it."""
    if carried.runs_beside:
        yield Finding(
            f"the sheet {_SETTINGS} of {path} lets Python run what lies beside it ({FOLDER_KEY})",
            "right click on a tab, Unhide, and type False there; save",
        )
    beside = path.with_name(_SETTINGS)
    if beside.exists():
        yield Finding(
            f"{beside} comes before your own settings, and may name another Python",
            "move it away, unless you need it",
        )


def _of_lite(path: Path, code: str) -> Finding:
    renew = (
        f"write it anew: xltiebreak new again.xlsx --from {path}; or open xlwings Lite in it, put "
        "the text of templates/main.py in the place of its main.py, run Make the formulas live, "
        "and save it in Excel"
    )
    version = _CODE_OF.search(code.partition("\n")[0])
    if version is None:
        what = "another program saved it, or somebody changed its main.py"
        return Finding(f"the code of the functions is not in {path}: {what}", renew)
    held = f"{path} has the code of the functions in it, that of xltiebreak {version[1]}"
    if version[1] != __version__:
        return Finding(f"{held}, where this is {__version__}", renew)
    if code.splitlines() != shipped(MAIN).decode().splitlines():
        return Finding(f"{held}, but not as it is shipped: somebody changed it", renew)
    return Finding(f"{held}, for the add-in xlwings Lite")


def _imported(path: Path, macros: bytes) -> Finding:
    """Report whether functions were imported. A VBA project packs the texts of its modules, not
    their names."""
    return Finding.either(
        _IMPORTED.encode("utf-16-le") in macros,
        f"functions are imported into {path}",
        f"the functions were never imported into {path}",
        "open it in Excel, click Import Functions on the tab xlwings, and save it",
    )


def _trusted(path: Path) -> Iterator[Finding]:
    """Report whether the workbook lies on this computer only, and whether Windows blocks it."""
    folders = {part.lower() for part in PureWindowsPath(path.absolute()).parts}
    synced = any("onedrive" in part or "sharepoint" in part for part in folders)
    yield Finding.either(
        not synced,
        f"{path} is local",
        f"{path} is in a folder that OneDrive or SharePoint keeps",
        r"move it to a folder of this computer only, such as C:\Chess",
    )
    yield Finding.either(
        not path.with_name(path.name + ":Zone.Identifier").exists(),
        f"{path} is not blocked",
        f"{path} is marked as coming from the internet, so its macros are off",
        "in Explorer: right click, Properties, tick Unblock, OK",
    )
