"""A Windows computer with Excel as the classic route sees it, and its user's xlwings settings:
``~/.xlwings/xlwings.conf``, a line ``"KEY","value"`` each.

Excel's VBA reads the file in the computer's own code page, and the first line of a key counts.
"""

from __future__ import annotations

import codecs
import csv
import locale
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import metadata, util
from pathlib import Path
from typing import Union

from xltiebreak.disk.writing import errors_in_a_sentence, write
from xltiebreak.event.findings import TieBreakError

_MARKS = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


@dataclass(frozen=True)
class Settings:
    """The file of settings at ``path``, which need not exist; ``encoding`` is the computer's."""

    path: Path
    encoding: str = ""

    def read(self) -> dict[str, str]:
        """Return the settings, keys in upper case.

        Raises:
            TieBreakError: the file cannot be read, or is damaged; it is left as it is.
        """
        settings: dict[str, str] = {}
        for key, value, _ in self._lines():
            if key:
                settings.setdefault(key, value)
        return settings

    def write(self, changed: Mapping[str, str]) -> None:
        """Change these settings. All other lines stay as they are, except empty ones.

        Raises:
            TieBreakError: see :meth:`read`; or a value does not fit into the file, or it cannot
                be written.
        """
        content = self.changed(changed)
        with errors_in_a_sentence(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
        write(self.path, content, force=True)

    def changed(self, changed: Mapping[str, str]) -> bytes:
        """Return what the file will hold with these settings.

        Raises:
            TieBreakError: see :meth:`write`.
        """
        left = dict(changed)
        lines = []
        for key, _, line in self._lines():
            if key and key not in changed:
                lines.append(line)
            elif key in left:
                lines.append(_written(key, left.pop(key)))
        lines += [_written(key, value) for key, value in left.items()]
        text = "".join(f"{line}\r\n" for line in lines)
        try:
            return text.encode(self._encoding)
        except UnicodeEncodeError as error:
            raise TieBreakError(
                f"{text[error.start : error.end]!r} in a folder's name cannot stand in "
                f"{self.path}; install Python in a folder with plain letters, such as C:\\Python"
            ) from error

    @property
    def _encoding(self) -> str:
        return self.encoding or locale.getencoding()

    def _lines(self) -> list[tuple[str, str, str]]:
        try:
            content = self.path.read_bytes() if self.path.exists() else b""
            text = content.decode(self._encoding)
        except (OSError, UnicodeDecodeError) as error:
            raise self._damaged(f"cannot be read ({error})") from error
        if content.startswith(_MARKS) or "\0" in text:
            raise self._damaged("was saved as Unicode, which Excel cannot read; save it as ANSI")
        return [self._line(number, line) for number, line in enumerate(_split(text), start=1)]

    def _line(self, number: int, line: str) -> tuple[str, str, str]:
        if not line.strip():
            return "", "", line
        try:
            (fields,) = csv.reader([line], strict=True)
            key, value = fields
        except (csv.Error, ValueError):
            raise self._damaged(
                f'has something in line {number} that is not of the form "KEY","value": {line!r}'
            ) from None
        return key.strip().upper(), value, line

    def _damaged(self, what: str) -> TieBreakError:
        return TieBreakError(f"{self.path} {what}; nothing was changed")


def _split(text: str) -> list[str]:
    return text.replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n").split("\n")


def _written(key: str, value: str) -> str:
    """Return a line of the file.

    Raises:
        TieBreakError: there is a quotation mark in the value; Excel's VBA would end it there.
    """
    if '"' in value:
        raise TieBreakError(f"{key} would be {value}, but Excel reads no quotation mark in it")
    return f'"{key}","{value}"'


MODULE = "xltiebreak.excel.udfs"
ADD_IN = "xlwings.xlam"
MODULES_KEY, INTERPRETER_KEY = "UDF MODULES", "INTERPRETER_WIN"
FOLDER_KEY = "ADD_WORKBOOK_TO_PYTHONPATH"
"""Whether Python runs what lies beside a workbook; without this setting it does."""
Registry = Callable[[str, str], Union[str, int, None]]
"""A value of the registry by its key, as ``HKCU\\Software\\…``, and its name."""

ELSEWHERE = (
    "the classic add-in works on Windows only; on a Mac and on the web use xlwings Lite: "
    "xltiebreak excel lite main.py"
)
"""The message on a computer that is no Windows."""


@dataclass(frozen=True)
class Machine:
    """A Windows computer: where things are, and what is installed.

    ``home`` is the user's folder, ``startup`` the one from which Excel starts add-ins,
    ``package`` the folder of xlwings, ``version`` its version and ``pinned`` the one that this
    program was tested with, empty if it does not say. ``interpreter`` is Python's program and
    ``base`` the folder of the Python that a virtual environment was made from.
    """

    home: Path
    startup: Path
    package: Path
    version: str
    interpreter: Path
    base: Path
    registry: Registry
    pinned: str = ""
    has_pywin32: bool = True
    settings: Settings = field(init=False)

    def __post_init__(self) -> None:
        conf = self.home / ".xlwings" / "xlwings.conf"
        object.__setattr__(self, "settings", Settings(conf))

    @property
    def shipped(self) -> Path:
        """The add-in that came with xlwings."""
        return self.package / "addin" / ADD_IN

    @property
    def installed(self) -> Path:
        """The add-in that Excel starts."""
        return self.startup / ADD_IN


def this_machine() -> Machine:
    """Return the computer that runs this program.

    Raises:
        TieBreakError: it is no Windows, or xlwings is not installed.
    """
    if sys.platform != "win32":
        raise TieBreakError(ELSEWHERE)
    xlwings = util.find_spec("xlwings")
    if xlwings is None or not xlwings.origin:
        raise TieBreakError(
            f'xlwings is not installed; run: "{sys.executable}" -m pip install xlwings'
        )
    roaming = os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming"
    return Machine(
        home=Path.home(),
        startup=Path(roaming) / "Microsoft" / "Excel" / "XLSTART",
        package=Path(xlwings.origin).parent,
        version=metadata.version("xlwings"),
        interpreter=Path(sys.executable),
        base=Path(sys.base_prefix),
        registry=read_registry,
        pinned=pinned_version(metadata.requires("xltiebreak") or []),
        has_pywin32=util.find_spec("win32com") is not None,
    )


def pinned_version(requirements: list[str]) -> str:
    """Return the version of ``xlwings==0.37.8`` among requirements, empty if not pinned."""
    for requirement in requirements:
        name, _, version = requirement.partition(";")[0].partition("==")
        if name.strip() == "xlwings":
            return version.strip()
    return ""


def read_registry(key: str, name: str) -> str | int | None:
    """Return a value of the Windows registry, None if there is none."""
    if sys.platform != "win32":
        return None
    import winreg

    root, _, path = key.partition("\\")
    hive = {"HKCU": winreg.HKEY_CURRENT_USER, "HKLM": winreg.HKEY_LOCAL_MACHINE}[root]
    try:
        with winreg.OpenKey(hive, path, 0, winreg.KEY_READ | winreg.KEY_WOW64_64KEY) as opened:
            value: str | int = winreg.QueryValueEx(opened, name)[0]
    except OSError:
        return None
    return value
