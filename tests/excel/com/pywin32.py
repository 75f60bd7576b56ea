"""Stand-ins for pywin32, so that xlwings' own Windows modules run anywhere.

What is real: xlwings' decorators, its dispatcher ``call_udf``, its converters, the VBA that it
generates and its import of functions. What is played: COM itself, Excel and VBA. Only for a process
of its own, since xlwings chooses its decorators when it is first imported.
"""

from __future__ import annotations

import asyncio  # noqa: F401 - imported before the platform is played, as is what it imports
import ctypes
import datetime
import shutil  # noqa: F401
import sys
import tempfile  # noqa: F401
from importlib import import_module
from types import ModuleType
from typing import Any

RANGE_IID = "{00020846-0000-0000-C000-000000000046}"
MODULES = (
    *("pythoncom", "pywintypes", "win32api", "win32com", "win32com.client", "win32com.server"),
    *("win32com.client.CLSIDToClass", "win32com.client.dynamic", "win32com.client.gencache"),
    *("win32com.server.dispatcher", "win32com.server.policy", "win32com.server.util"),
    *("win32com.universal", "win32con", "win32event", "win32gui", "win32process", "win32timezone"),
)


class ComError(Exception):
    """What COM raises, with the parts that pywin32 gives."""

    def __init__(
        self, hresult: int = 0, message: str = "", excepinfo: Any = None, argument: Any = None
    ) -> None:
        super().__init__(hresult, message, excepinfo, argument)
        self.hresult, self.excepinfo = hresult, excepinfo


class ComDate(datetime.datetime):
    """What a cell with a date format gives."""


class _Anything:
    """Stands for every name of pywin32 that is imported and not used here."""

    def __init__(self, *arguments: Any, **named: Any) -> None: ...

    def __call__(self, *arguments: Any, **named: Any) -> _Anything:
        return self

    def __getattr__(self, name: str) -> _Anything:
        if name.startswith("__"):
            raise AttributeError(name)
        return self

    def __getitem__(self, key: Any) -> _Anything:
        return self

    def __iter__(self) -> Any:
        return iter(())


def _module(name: str) -> Any:
    made: Any = ModuleType(name)
    made.__path__ = []
    made.__getattr__ = lambda _: _Anything()
    return made


def stand_in() -> None:
    """Put the stand-ins in place and import xlwings as it is imported on Windows."""
    if "xlwings" in sys.modules:
        raise RuntimeError("xlwings is imported already; start a process of its own")
    made = {name: _module(name) for name in MODULES}
    sys.modules.update(made)
    for name, module in made.items():
        parent, _, child = name.rpartition(".")
        if parent:
            setattr(made[parent], child, module)
    for name in ("pywintypes", "pythoncom"):
        made[name].com_error = ComError
    made["pywintypes"].TimeType = ComDate
    made["pywintypes"].IID = str
    client = made["win32com.client"]
    for name in ("CDispatch", "CoClassBaseClass", "DispatchBaseClass"):
        setattr(client, name, type(name, (), {}))
    client.Dispatch = lambda com, **_: com
    for name in ("PyDLL", "windll", "oledll"):
        setattr(ctypes, name, _Anything())
    platform = sys.platform
    sys.platform = "win32"
    try:
        import_module("xlwings")
        import_module("xlwings.udfs")
    finally:
        sys.platform = platform
