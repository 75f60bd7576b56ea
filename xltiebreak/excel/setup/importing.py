"""An invisible Excel that imports the functions into a macro workbook.

Our tests cannot try what Excel does here; ``.github/IN_REAL_EXCEL.md`` asks people. If anything
goes wrong, the workbook stays as it was written, with its stored values, and the message says which
click does the same by hand.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Any

from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.button_forms import BUTTONS_MODULE
from xltiebreak.excel.setup.machine import MODULE, Machine, this_machine

Excel = Callable[[], AbstractContextManager[Any]]
"""A function that starts an Excel of its own, as :class:`xlwings.App` does."""

LIMIT = 120.0
"""Seconds for Excel's whole work; a question that nobody sees would stop it for ever."""

_BY_HAND = 'open it in Excel and click "Import Functions" on the xlwings tab'
_PROBE = ("IHSA_ROUND(34,5.5)", 13.75)
"""A call and its value if Excel reaches Python: (34 + 10) × (5.5² + 1) ÷ 100."""


def import_functions(
    path: str | Path,
    excel: Excel | None = None,
    add_in: Path | None = None,
    limit: float = LIMIT,
) -> None:
    """Open a macro workbook (.xlsm) in Excel, import the functions into it, and save it.

    ``add_in`` is xlwings' own: an Excel started by a program opens no add-in by itself. Excel
    calculates only after the import, and saves the workbook only if the functions answer.

    Raises:
        TieBreakError: there is no Windows, Excel or pywin32, Excel refuses or does not answer
            within ``limit`` seconds; the message says what to do. The workbook is as before.
    """
    if excel is None:
        machine = _windows(path)
        excel, add_in = (
            _started,
            machine.installed if machine.installed.exists() else machine.shipped,
        )
    failed: list[BaseException] = []
    processes: list[int] = []

    def work() -> None:
        try:
            with excel() as app:
                processes.append(app.pid)
                _import(app, Path(path), add_in)
        except BaseException as error:  # any error of COM, Excel or a virus scanner
            failed.append(error)

    worker = Thread(target=work, daemon=True)
    worker.start()
    worker.join(limit)
    if worker.is_alive():
        for process in processes:
            _end(process)
        raise TieBreakError(
            f"Excel did not import the functions into {path} within {limit:g} seconds; it may "
            "wait behind a question that cannot be seen, and was closed. Start Excel once by "
            f"hand and answer what it asks; then {_BY_HAND}"
        )
    if failed:
        raise TieBreakError(
            f"Excel did not import the functions into {path} ({_reason(failed[0])}); tick Trust "
            "access to the VBA project object model (py -m xltiebreak excel doctor says where) and "
            f"try again, or {_BY_HAND}"
        ) from failed[0]


def _import(app: Any, path: Path, add_in: Path | None) -> None:
    """Import the functions in Excel; only the last step saves the workbook.

    A cell of another workbook tries a function: Excel works it out at once when it is entered
    there, and reports errors as in every other cell.
    """
    from xlwings.udfs import import_udfs

    app.display_alerts = False
    if add_in:
        app.books.open(str(add_in))
    scratch = app.books.add()  # Excel has no calculation mode while nothing is open
    app.calculation = "manual"
    book = app.books.open(str(path.resolve()))
    import_udfs(f"{MODULE};{BUTTONS_MODULE}", _com(book.api))  # type: ignore[no-untyped-call]
    function, right = _PROBE
    cell = scratch.sheets[0]["A1"]
    cell.formula = "='{}'!{}".format(book.name.replace("'", "''"), function)
    if cell.value != right:
        raise RuntimeError(f"{function} gives {cell.value} instead of {right}")
    app.calculation = "automatic"  # a saved workbook keeps the mode of this moment
    book.save()
    book.close()


def _windows(path: str | Path) -> Machine:
    if sys.platform != "win32":
        raise TieBreakError(
            f"the functions are imported into {path} by Excel for Windows, which is not here; "
            f"{_BY_HAND} there"
        )
    try:
        import_module("xlwings.udfs")
    except ImportError as error:
        raise TieBreakError(
            f"the functions cannot be imported into {path} ({error}); run: py -m xltiebreak excel "
            "doctor"
        ) from error
    return this_machine()


def _started() -> AbstractContextManager[Any]:
    import xlwings

    app: AbstractContextManager[Any] = xlwings.App(visible=False, add_book=False)
    return app


def _com(book: Any) -> Any:
    """Return the workbook without xlwings' retrying wrapper, whose parts Excel does not accept as
    arguments."""
    return import_module("win32com.client").Dispatch(book)


def _end(process: int) -> None:
    with suppress(OSError):  # the process has ended
        os.kill(process, signal.SIGTERM)  # on Windows this ends it at once


def _reason(error: BaseException) -> str:
    details = getattr(error, "excepinfo", None) or ()
    texts = [str(part) for part in details if isinstance(part, str) and part.strip()]
    return texts[-1] if texts else " ".join(str(error).split()) or type(error).__name__
