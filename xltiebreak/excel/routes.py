"""The ways in which a workbook's functions become live: what each writes and what it asks for."""

from __future__ import annotations

import io
import sys
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

from xlsxwriter import Workbook  # type: ignore[import-untyped]

from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.button_forms import BUTTONS_MODULE
from xltiebreak.excel.cells.notices import NOT_WORKED_OUT

_EXCEL = "Microsoft 365, or Excel 2021 or 2024 in the retail edition"
_BESIDE_EXCEL = {
    "Older Excel": "Excel 2019 and older cannot fill a table from one formula, so these sheets do "
    "not follow there. The one-player forms serve: =MODMEDIAN(Results,7).",
    "LibreOffice": "What you type is checked and colored as in Excel. Sheets of plain formulas "
    "follow it; the other ones need the functions, and stay empty. Live there: xltiebreak new "
    "live.xlsx --from FILE --for libreoffice.",
}


@dataclass(frozen=True)
class Route:
    """A way in which functions become live: how formulas name them, and the steps to take.

    The file stores ``prefix`` before the name of a function. ``hint`` stands above live numbers.
    Volunteers read the ``steps`` in order; a workbook without functions has none. ``elsewhere``
    says under headings what other programs do with the workbook, ``renewal`` how newer functions
    replace the old ones, ``not_worked_out`` what to do about an error that is not one of Excel's.
    The workbook may have the ``macros`` of xlwings, or ``carries_code`` of the functions;
    ``buttons`` says what its scripts do. Where the route is ``fixed``, as in LibreOffice, a formula
    fills only the cells for which it was entered, and a function is not called when one of its
    cells shows an error.
    """

    code: str
    prefix: str
    hint: str
    steps: tuple[str, ...]
    elsewhere: Mapping[str, str] = field(default_factory=dict)
    renewal: str = ""
    not_worked_out: str = NOT_WORKED_OUT
    macros: bool = False
    carries_code: bool = False
    fixed: bool = False
    buttons: str = ""

    @property
    def live(self) -> bool:
        """Whether its workbooks have sheets that follow the results."""
        return bool(self.steps)

    def call(self, function: str, *arguments: str) -> str:
        """Return a call of one of our functions, as the file stores it."""
        return f"{self.prefix}{function}({','.join(arguments)})"


_CLASSIC = Route(
    code="classic",
    macros=True,
    elsewhere=_BESIDE_EXCEL,
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
    elsewhere=_BESIDE_EXCEL,
    prefix="_xldudf_",
    hint="Live with the free add-in xlwings Lite; without it these are the last computed numbers. "
    "Steps: sheet Help.",
    steps=(
        f"You need {_EXCEL}, or the free Excel on the web; Windows or Mac, and the internet. No "
        "Python and no macros: the code is in this workbook, that of the functions as readable "
        "text, that of the buttons packed.",
        "Open this workbook in Excel. If a yellow bar says Protected View, click Enable Editing. "
        "On the right Excel offers xlwings Lite, from Microsoft's store: trust it, or click Allow "
        "and Continue. If it offers nothing: on the tab Home (in some versions Insert), click "
        "Add-ins, search for xlwings Lite, add it, and open it with its button.",
        "xlwings Lite asks whether you trust this workbook: click Trust and Continue. It fetches "
        "Python, which takes a minute the first time.",
        "In xlwings Lite, run Make the formulas live. Until then the sheets show the last "
        "computed numbers. Ctrl+Shift+M (on a Mac Cmd+Shift+M) shows a button for each script, "
        "with boxes for what it asks.",
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
    buttons="Check the event; Make the bulletin; Make the web page; Prizes; Save for the rating "
    "report; Verify; What if; Why is A before B? They answer on a sheet Answer. Files are fetched "
    "from the menu of xlwings Lite: Files, Import/Export.",
)
_LIBREOFFICE = Route(
    code="libreoffice",
    fixed=True,
    prefix="",
    hint="Live in LibreOffice with the extension xltiebreak.oxt; in Excel these are the last "
    "computed numbers. Steps: sheet Help.",
    steps=(
        "You need LibreOffice 25.2 or newer, on Windows, Mac or Linux: Help > About LibreOffice "
        "says which you have. On Debian and Ubuntu it needs its package python3-uno as well.",
        "Once on each computer: choose Tools > Extensions > Add, and there xltiebreak.oxt from the "
        "folder templates of xltiebreak; then start LibreOffice anew. Nothing else is installed.",
        "Open this workbook: from now on it follows what you type. If it does not, press "
        "Ctrl+Shift+F9 (on a Mac Cmd+Shift+F9).",
        "Save it as .ods or .xlsx: it stays live in both, and xltiebreak reads both.",
        "If a cell shows #NAME?, LibreOffice is older or has no extension: do Steps 1 and 2 again, "
        "then press Ctrl+Shift+F9.",
        "If a cell shows Err:504: a cell at which the functions look shows an error; correct it. "
        "If none does, LibreOffice has no Python: on Debian and Ubuntu install python3-uno.",
    ),
    elsewhere={
        "Excel": "Shows the last computed numbers, and Standings follows what you type as far as "
        "its plain formulas go. Live there: xltiebreak new live.xlsx --from FILE --for lite.",
    },
    renewal="add the newer xltiebreak.oxt as in Step 2, open this workbook, press Ctrl+Shift+F9, "
    "and save",
    not_worked_out="LibreOffice cannot ask the functions: see Err:504 on the sheet Help.",
)
PLAIN = Route(code="plain", prefix="", hint="", steps=())
"""The workbook without functions."""

LIVE_ROUTES: Mapping[str, Route] = {route.code: route for route in (_LITE, _CLASSIC, _LIBREOFFICE)}
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
    module = find_spec("xlwings")
    if module is None or module.origin is None:
        raise TieBreakError(
            "A workbook for the classic add-in needs xlwings; run: "
            f'"{sys.executable}" -m pip install xlwings'
        )
    with zipfile.ZipFile(Path(module.origin).with_name("quickstart.xlsm")) as package:
        return package.read("xl/vbaProject.bin")
