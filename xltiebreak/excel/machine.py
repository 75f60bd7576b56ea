"""A Windows computer with Excel, as far as the classic route is concerned with it."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import metadata, util
from pathlib import Path
from typing import Union

from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.settings import Settings

MODULE = "xltiebreak.excel.udfs"
ADD_IN = "xlwings.xlam"
MODULES_KEY, INTERPRETER_KEY = "UDF MODULES", "INTERPRETER_WIN"

Registry = Callable[[str, str], Union[str, int, None]]
"""A value of the registry by its key, as ``HKCU\\Software\\…``, and its name."""

_ELSEWHERE = (
    "the classic add-in works on Windows only; on a Mac and on the web use xlwings Lite: "
    "xltiebreak excel lite main.py"
)


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
    """The computer that this runs on.

    Raises:
        TieBreakError: it is no Windows, or xlwings is not installed.
    """
    if sys.platform != "win32":
        raise TieBreakError(_ELSEWHERE)
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
    """The version of ``xlwings==0.37.8`` among requirements; empty where it is not pinned."""
    for requirement in requirements:
        name, _, version = requirement.partition(";")[0].partition("==")
        if name.strip() == "xlwings":
            return version.strip()
    return ""


def read_registry(key: str, name: str) -> str | int | None:
    """A value of the Windows registry, nothing where there is none."""
    if sys.platform != "win32":
        return None
    import winreg

    root, _, path = key.partition("\\")
    hive = {"HKCU": winreg.HKEY_CURRENT_USER, "HKLM": winreg.HKEY_LOCAL_MACHINE}[root]
    try:
        with winreg.OpenKey(hive, path, 0, winreg.KEY_READ | winreg.KEY_WOW64_64KEY) as opened:
            found: str | int = winreg.QueryValueEx(opened, name)[0]
    except OSError:
        return None
    return found


def fingerprint(file: Path) -> str:
    """What tells one version of a file from another."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def is_same(one: Path, other: Path) -> bool:
    """Whether two files hold the same."""
    return fingerprint(one) == fingerprint(other)
