"""The ways in which a workbook's functions become live: what each writes and what it asks for."""

from __future__ import annotations

import io
import sys
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from xlsxwriter import Workbook  # type: ignore[import-untyped]

from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.button_forms import BUTTONS_MODULE

_EXCEL = "Microsoft 365, or Excel 2021 or 2024 in the retail edition"
OLDER_EXCEL = (
    "Excel 2019 and older cannot fill a table from one formula, so these sheets do not follow "
    "there. The one-player forms serve: =MODMEDIAN(Results,7)."
)
LIBREOFFICE = (
    "What you type is checked and colored as in Excel. Sheets of plain formulas follow it, and the "
    "other ones show the last computed numbers."
)


@dataclass(frozen=True)
class Route:
    """A way: how formulas name a function, the line above live numbers, and the steps to take.

    ``prefix`` is what Excel stores before the name of such a function. ``steps`` are read by
    volunteers, in order; there are none where nothing becomes live. ``renewal`` is how other
    functions take the place of those that answer. ``macros`` tells whether the workbook has those
    of xlwings.
    """

    code: str
    prefix: str
    hint: str
    steps: tuple[str, ...]
    renewal: str = ""
    macros: bool = False
    carries_code: bool = False

    @property
    def live(self) -> bool:
        """Whether its workbooks have sheets that follow the results."""
        return bool(self.steps)

    def call(self, function: str, *arguments: str) -> str:
        """A call of one of our functions as the file stores it."""
        return f"{self.prefix}{function}({','.join(arguments)})"


_CLASSIC = Route(
    code="classic",
    macros=True,
    prefix="",
    hint="Live once the functions are imported (xlwings > Import Functions); until then these are "
    "the last computed numbers. Steps: sheet Help.",
    steps=(
        f"You need Windows, {_EXCEL}, and Python 3.11 or newer.",
        "Once on each computer, with Excel closed: install xltiebreak as its README says, then "
        "type in a command window: py -m xltiebreak excel install",
        "In Excel: File > Options > Trust Center > Trust Center Settings > Macro Settings: tick "
        "Trust access to the VBA project object model. Importing needs it.",
        "Open this workbook and click Enable Content. If Excel blocks its macros: close it, "
        "right-click the file, Properties, tick Unblock.",
        "On the tab xlwings, click Import Functions. Until then the sheets show the last computed "
        "numbers.",
        "Press Ctrl+Alt+F9, look at the sheet Standings, and save the workbook. From now on it "
        "follows what you type.",
        "If a cell shows #NAME? or the import fails: py -m xltiebreak excel doctor names the "
        "cause and its cure.",
    ),
    renewal="install the newer xltiebreak, click Import Functions, press Ctrl+Alt+F9, and save",
)
_LITE = Route(
    code="lite",
    carries_code=True,
    prefix="_xldudf_",
    hint="Live with the free add-in xlwings Lite; without it these are the last computed numbers. "
    "Steps: sheet Help.",
    steps=(
        f"You need {_EXCEL}, or the free Excel on the web; Windows or Mac, and the internet. No "
        "Python and no macros: the code of the functions is in this workbook, as readable text.",
        "Open this workbook in Excel. If a yellow bar says Protected View, click Enable Editing. "
        "On the right Excel offers xlwings Lite, from Microsoft's store: trust it, or click Allow "
        "and Continue. If it offers nothing: on the tab Home (in some versions Insert), click "
        "Add-ins, search for xlwings Lite, add it, and open it with its button.",
        "xlwings Lite asks whether you trust this workbook: click Trust and Continue. It fetches "
        "Python, which takes a minute the first time.",
        "In xlwings Lite, run Make the formulas live. Until then the sheets show the last "
        "computed numbers.",
        "Look at the sheet Standings, and save the workbook. From now on it follows what you type.",
        "If a cell shows #NAME?: open xlwings Lite, trust the workbook if it asks, and run Make "
        "the formulas live again.",
        "If xlwings Lite shows another main.py than one that begins with xltiebreak: a program "
        "other than Excel saved this workbook, and its code is gone. Run xltiebreak new again.xlsx "
        "--from this file; or put the text of the file main.py, from the folder templates of "
        "xltiebreak, in its place, and go on from Step 4.",
    ),
    renewal="put the text of a newer main.py in the place of the old one, run Make the formulas "
    "live, and save",
)
PLAIN = Route(code="plain", prefix="", hint="", steps=())
"""The workbook without functions."""

LIVE_ROUTES: Mapping[str, Route] = {route.code: route for route in (_LITE, _CLASSIC)}
_ROUTES = {**LIVE_ROUTES, PLAIN.code: PLAIN}


def route_named(name: str) -> Route:
    """The route of this name.

    Raises:
        TieBreakError: there is none.
    """
    if name not in _ROUTES:
        raise TieBreakError(f"{name!r} is not a kind of workbook; use one of {', '.join(_ROUTES)}")
    return _ROUTES[name]


_SETTINGS = {
    "UDF MODULES": f"xltiebreak.excel.udfs;{BUTTONS_MODULE}",
    "ADD_WORKBOOK_TO_PYTHONPATH": "False",
}
"""Where the functions are, and what the buttons call; not beside the workbook, which may lie on
OneDrive."""


def add_macros(book: Workbook) -> None:
    """Add the macros that xlwings' own new workbooks have.

    Raises:
        TieBreakError: xlwings is not installed.
    """
    book.add_vba_project(io.BytesIO(macros()), is_stream=True)
    book.set_vba_name("ThisWorkbook")


def add_settings(book: Workbook) -> None:
    """Add the sheet from which xlwings reads where the functions are.

    xlwings reads columns A and B down to the first empty row; what is not there comes from the
    user's own settings.
    """
    sheet = book.add_worksheet("xlwings.conf")
    sheet.set_column(0, 0, 34)
    sheet.set_column(1, 1, 28)
    for row, setting in enumerate(_SETTINGS.items()):
        sheet.write_row(row, 0, setting)
    sheet.hide()


def macros() -> bytes:
    """The VBA part of the workbook that ``xlwings quickstart`` copies.

    Raises:
        TieBreakError: xlwings is not installed.
    """
    found = find_spec("xlwings")
    if found is None or found.origin is None:
        raise TieBreakError(
            "A workbook for the classic add-in needs xlwings; run: "
            f'"{sys.executable}" -m pip install xlwings'
        )
    with zipfile.ZipFile(Path(found.origin).with_name("quickstart.xlsm")) as package:
        return package.read("xl/vbaProject.bin")
