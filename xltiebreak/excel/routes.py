"""The routes by which a workbook's functions become live: what each writes, and which steps it
needs. Their words stand in ``routes.toml``."""

from __future__ import annotations

import io
import sys
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from xlsxwriter import Workbook  # type: ignore[import-untyped]

from xltiebreak.disk.shipped import table_in
from xltiebreak.event.findings import TieBreakError


@dataclass(frozen=True)
class Route:
    """A way in which functions become live: how formulas name them, and the steps to take.

    The file stores ``prefix`` before the name of a function. ``hint`` stands above live numbers.
    Volunteers read the ``steps`` in order; a workbook without functions has none. ``elsewhere``
    tells, by headings, what other programs do with the workbook, ``renewal`` how to get newer
    functions, ``not_worked_out`` what to do about an error other than #NAME?. The workbook
    may have the ``macros`` of xlwings, or carry the code of the functions; ``buttons`` tells what
    its scripts do. On a ``fixed`` route, such as LibreOffice, a formula fills only the cells for
    which it was entered, and a function is not called if one of its cells shows an error.
    """

    code: str
    prefix: str
    hint: str
    steps: Sequence[str]
    elsewhere: Mapping[str, str] = field(default_factory=dict)
    renewal: str = ""
    not_worked_out: str = ""
    macros: bool = False
    carries_code: bool = False
    fixed: bool = False
    buttons: str = ""

    @property
    def live(self) -> bool:
        """Whether the workbook has sheets that follow the results."""
        return bool(self.steps)


PLAIN = Route(code="plain", prefix="", hint="", steps=())
"""The route of a workbook without functions."""


_TEXTS = table_in("excel/routes.toml")
LIVE_ROUTES: Mapping[str, Route] = {
    code: Route(code, **{**_TEXTS["usual"], **texts}) for code, texts in _TEXTS["routes"].items()
}
_ROUTES = {**LIVE_ROUTES, PLAIN.code: PLAIN}


def route_named(name: str) -> Route:
    """Return the route of this name.

    Raises:
        TieBreakError: there is none.
    """
    if name not in _ROUTES:
        raise TieBreakError(f"{name!r} is not a kind of workbook; use one of {', '.join(_ROUTES)}")
    return _ROUTES[name]


def add_macros(book: Workbook) -> None:
    """Add the VBA part of the workbook that ``xlwings quickstart`` copies.

    Raises:
        TieBreakError: xlwings is not installed.
    """
    module = find_spec("xlwings")
    if module is None or module.origin is None:
        raise TieBreakError(
            "A workbook for the classic add-in needs xlwings; run: "
            f'"{sys.executable}" -m pip install xlwings'
        )
    with zipfile.ZipFile(Path(module.origin).with_name("quickstart.xlsm")) as package:
        book.add_vba_project(io.BytesIO(package.read("xl/vbaProject.bin")), is_stream=True)
    book.set_vba_name("ThisWorkbook")


def add_settings(book: Workbook) -> None:
    """Add the sheet that tells xlwings where the functions are.

    xlwings reads columns A and B down to the first empty row; other settings are the user's own.
    It does not seek them beside the workbook, which may lie on OneDrive.
    """
    sheet = book.add_worksheet("xlwings.conf")
    sheet.set_column(0, 0, 34)
    sheet.set_column(1, 1, 28)
    for row, setting in enumerate(_TEXTS["xlwings"].items()):
        sheet.write_row(row, 0, setting)
    sheet.hide()
