"""The classic route on Windows: xlwings' add-in and settings, and functions in a workbook.

Everything that is looked at is on a :class:`Machine`, so that a folder can play Windows.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from importlib import import_module
from pathlib import Path
from typing import Any

from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.setup.machine import (
    INTERPRETER_KEY,
    MODULE,
    MODULES_KEY,
    Machine,
    fingerprint,
    is_same,
)

Excel = Callable[[], AbstractContextManager[Any]]
"""What starts an Excel of its own, as :class:`xlwings.App`."""

_BY_HAND = 'open it in Excel and click "Import Functions" on the xlwings tab'


def install(machine: Machine) -> list[str]:
    """Put the add-in and its settings in place; a sentence for each thing that was done.

    Other settings stay. An add-in of another version is replaced and kept beside the settings.

    Raises:
        TieBreakError: the settings are damaged, or a file cannot be written (Excel is open).
    """
    before = machine.settings.read()
    wanted = {
        INTERPRETER_KEY: str(machine.interpreter),
        MODULES_KEY: with_module(before.get(MODULES_KEY, "")),
    }
    done = [
        f"set {key} to {value}" + (f" (it was {before[key]})" if before.get(key) else "")
        for key, value in wanted.items()
        if before.get(key) != value
    ]
    if done:
        machine.settings.write(wanted)
    done.append(_copy_add_in(machine))
    return done


def with_module(modules: str) -> str:
    """A list of modules (``a;b``) with ours in it."""
    listed = [name.strip() for name in modules.split(";") if name.strip()]
    return ";".join(listed if MODULE in listed else [*listed, MODULE])


def _copy_add_in(machine: Machine) -> str:
    target = machine.installed
    try:
        if not target.exists():
            machine.startup.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(machine.shipped, target)
            return f"copied xlwings' add-in to {target}"
        if is_same(target, machine.shipped):
            return f"the add-in of xlwings {machine.version} is at {target} already"
        old = machine.settings.path.parent / f"xlwings-{fingerprint(target)[:8]}.xlam"
        shutil.copyfile(target, old)
        shutil.copyfile(machine.shipped, target)
    except OSError as error:
        raise TieBreakError(
            f"{target} cannot be written ({error.strerror}); close Excel and try again"
        ) from error
    return f"replaced {target}, of another version, by xlwings {machine.version}; kept it as {old}"


def import_functions(path: str | Path, excel: Excel | None = None) -> None:
    """Open a macro workbook (.xlsm) in Excel, import the functions into it, and save it.

    Raises:
        TieBreakError: there is no Windows, Excel or pywin32, or Excel refuses; the message says
            what to do. The workbook is saved only if all went well.
    """
    started = excel or _excel(path)
    from xlwings.udfs import import_udfs

    try:
        with started() as app:
            app.display_alerts = False
            book = app.books.open(str(Path(path).resolve()))
            import_udfs(MODULE, _com(book.api))  # type: ignore[no-untyped-call]
            book.save()
            book.close()
    except Exception as error:  # whatever COM, Excel or a virus scanner comes up with
        raise TieBreakError(
            f"Excel did not import the functions into {path} ({_reason(error)}); tick Trust access "
            "to the VBA project object model (xltiebreak excel doctor says where) and try again, "
            f"or {_BY_HAND}"
        ) from error


def _excel(path: str | Path) -> Excel:
    if sys.platform != "win32":
        raise TieBreakError(
            f"the functions are imported into {path} by Excel for Windows, which is not here; "
            f"{_BY_HAND} there"
        )
    try:
        import xlwings
        import xlwings.udfs
    except ImportError as error:
        raise TieBreakError(
            f"the functions cannot be imported into {path} ({error}); run: xltiebreak excel doctor"
        ) from error
    return lambda: xlwings.App(visible=False, add_book=False)


def _com(book: Any) -> Any:
    """The workbook as xlwings' ribbon passes it: without xlwings' retrying wrapper, whose parts
    Excel would not take back as arguments."""
    return import_module("win32com.client").Dispatch(book)


def _reason(error: Exception) -> str:
    details = getattr(error, "excepinfo", None) or ()
    said = [str(part) for part in details if isinstance(part, str) and part.strip()]
    return said[-1] if said else " ".join(str(error).split()) or type(error).__name__
