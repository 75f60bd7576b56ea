"""Pressing a button: read the open workbook, show the answer, and store the files for the user.

A mistake that a director can correct raises nothing: its sentence is written on the sheet of
answers and printed, which xlwings Lite shows in its pane.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path, PurePath
from typing import Any, cast

from xltiebreak.answers.shape import Part
from xltiebreak.event.findings import EventError, NoCrosstable, TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.excel import read_book_of_excel, read_book_of_lite
from xltiebreak.scripts.answer_sheet import lines_of, sheets_called_so, show
from xltiebreak.scripts.buttons import BUTTONS, FOR_SCORES, WRITING_WORD, lines
from xltiebreak.scripts.shelves import Beside, Shelf, UnderFiles
from xltiebreak.tables.cells import plain

FETCHED = "Fetched python-docx, which writes Word files."


async def press(book: Any, button: str, title: str, folder: str, **form: Any) -> None:
    """Press a button of xlwings Lite with the values of its form; files go into ``folder``."""
    try:
        event: Event | TieBreakError = await read_book_of_lite(book)
    except TieBreakError as error:
        event = error
    notes = await fetch_python_docx() if button in WRITING_WORD else []
    made = [*_made(button, event, book, UnderFiles(Path(folder)), form), *notes]
    first_cells = {
        sheet.name: await sheet.range((1, 1)).get_value() for sheet in sheets_called_so(book)
    }
    _tell(book, title, made, first_cells)


async def fetch_python_docx() -> list[str]:
    """Fetch python-docx and Pyodide's own lxml if they are missing; return what was done. If that
    fails, the button itself reports what is missing."""
    try:
        import_module("docx")
    except ImportError:
        print("Fetching python-docx, which writes Word files …")
        try:
            pyodide = import_module("pyodide_js")
            for package in ("micropip", "lxml"):
                await pyodide.loadPackage(package)
            await import_module("micropip").install("python-docx")
            import_module("docx")
        except Exception as error:  # whatever Pyodide and the internet raise
            print(f"It could not be fetched: {error}")
        else:
            return [FETCHED]
    return []


def press_in_excel(
    book: Any, button: str, title: str, filled_in: Callable[[], Mapping[str, Any]]
) -> None:
    """Press a button in Excel on this computer, with the form that ``filled_in`` returns. Files are
    written beside the workbook and replace none."""
    folder = Path(book.fullname).parent
    form: Mapping[str, Any] = {}
    try:
        if not folder.is_absolute():  # a new workbook, or one on the web
            raise TieBreakError("save the workbook in a folder of this machine first")
        form = filled_in()
        event: Event | TieBreakError = read_book_of_excel(book)
    except TieBreakError as error:
        event = error
    made = _made(button, event, book, Beside(folder), form)
    first_cells = {sheet.name: sheet.range((1, 1)).value for sheet in sheets_called_so(book)}
    _tell(book, title, made, first_cells)


def _tell(book: Any, title: str, answer: list[Part], first_cells: Mapping[str, Any]) -> None:
    show(book, first_cells, lines_of(title, answer))
    print("\n".join([title, *map(str, answer)]))


def _made(
    button: str,
    event: Event | TieBreakError,
    book: Any,
    shelf: Shelf,
    form: Mapping[str, Any],
) -> list[Part]:
    """Return the answer and where its files are, or what the user has to correct first."""
    answer: list[Part] = []
    try:
        if isinstance(event, NoCrosstable) and event.scores and button in FOR_SCORES:
            event = cast("Event", event.scores)
        if isinstance(event, TieBreakError):
            raise event
        if button == "bulletin":
            club, about_club = shelf.club()
            answer += about_club
            form = {**form, "club": club}
        if button == "verify":
            form = {**form, "file": plain(book.name)}
        made = BUTTONS[button](event, plain(PurePath(book.name).stem), **form)
        answer = [*made.answer, *answer]
        return [*answer, *(shelf.put(made.files) if made.files else [])]
    except EventError as error:
        return [*lines(error.findings), "Correct the errors first; nothing was computed from them."]
    except TieBreakError as error:
        return [*answer, f"Error: {error}"]
