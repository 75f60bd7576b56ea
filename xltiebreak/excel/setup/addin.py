"""The classic route on Windows: xlwings' add-in and settings, and functions in a workbook.

Everything that is looked at is on a :class:`Machine`, so that a folder can play Windows.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from xltiebreak.disk.writing import write
from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.setup.machine import (
    INTERPRETER_KEY,
    MODULE,
    MODULES_KEY,
    Machine,
)

Excel = Callable[[], AbstractContextManager[Any]]
"""What starts an Excel of its own, as :class:`xlwings.App`."""

_BY_HAND = 'open it in Excel and click "Import Functions" on the xlwings tab'


def install(machine: Machine) -> list[str]:
    """Put the add-in and its settings in place; a sentence for each thing that was done.

    Other settings stay. An add-in of another version is replaced and kept beside the settings.
    Whoever is killed between the add-in and the settings hears of it from the doctor, and installs
    again.

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
    machine.settings.changed(wanted)  # which it can hold; else nothing is done at all
    with _add_in_in_place(machine, wanted) as told:
        if done:
            machine.settings.write(wanted)
    return [*done, told]


def with_module(modules: str) -> str:
    """A list of modules (``a;b``) with ours in it; quotes, which no module's name has, are left
    out."""
    listed = [name.strip() for name in modules.replace('"', "").split(";") if name.strip()]
    return ";".join(listed if MODULE in listed else [*listed, MODULE])


@contextmanager
def _add_in_in_place(machine: Machine, wanted: Mapping[str, str]) -> Iterator[str]:
    """Copy the add-in, and take it back if the settings do not follow; a sentence about it."""
    target = machine.installed
    try:
        shipped = machine.shipped.read_bytes()
        found = target.read_bytes() if target.exists() else None
        for folder in (machine.startup, machine.settings.path.parent):
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TieBreakError(
            f"{error.filename or target} cannot be used ({error.strerror})"
        ) from error
    if found == shipped:
        yield f"the add-in of xlwings {machine.version} is at {target} already"
        return
    kept = None if found is None else machine.settings.path.parent / _kept_as(found)
    if kept and found is not None:
        write(kept, found, force=True)
    try:
        _write_add_in(machine, shipped)
        yield (
            f"replaced {target}, of another version, by xlwings {machine.version}; "
            f"kept it as {kept}"
            if kept
            else f"copied xlwings' add-in to {target}"
        )
    except BaseException:
        if wanted.items() <= machine.settings.read().items():
            pass  # the last step was taken before that
        elif found is None:
            target.unlink(missing_ok=True)
        else:
            _write_add_in(machine, found)
        raise


def _kept_as(add_in: bytes) -> str:
    return f"xlwings-{hashlib.sha256(add_in).hexdigest()[:8]}.xlam"


def _write_add_in(machine: Machine, content: bytes) -> None:
    """Beside the folder, not in it: Excel opens whatever is there."""
    target = machine.installed
    try:
        write(target, content, force=True, via=machine.startup.parent)
    except TieBreakError as error:
        if not (target.exists() and target.read_bytes() == content):  # by another at the same time
            raise TieBreakError(f"{error}; close Excel and try again") from error


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
