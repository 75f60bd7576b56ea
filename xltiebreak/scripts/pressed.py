"""Pressing a button: read the open workbook, show the answer, and store the files for the user.

A mistake that a director can correct raises nothing: its sentence is written on the sheet of
answers and printed, which xlwings Lite shows in its pane.
"""

from __future__ import annotations

import os
import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, cast

from xltiebreak import excel as in_excel
from xltiebreak.answers.shape import Part, Table, width_of
from xltiebreak.disk.together import write_together
from xltiebreak.disk.writing import why_not
from xltiebreak.event.findings import EventError, NoCrosstable, TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.formats import content_of, naming
from xltiebreak.scripts.buttons import BUTTONS, WRITING_WORD, lines
from xltiebreak.scripts.questions import OF_SCORES
from xltiebreak.tables.cells import plain

FETCHED = "Fetched python-docx, which writes Word files."


async def press(book: Any, button: str, title: str, folder: str, **form: Any) -> None:
    """Press a button with the values of its form; files go into ``folder``."""
    try:
        event: Event | TieBreakError = await in_excel.read_book_of_lite(book)
    except TieBreakError as error:
        event = error
    notes = await fetch_python_docx() if button in WRITING_WORD else []
    made = [*_made(button, event, book, Path(folder), form), *notes]
    first_cells = {
        sheet.name: await sheet.range((1, 1)).get_value() for sheet in sheets_called_so(book)
    }
    show(book, first_cells, [*lines_of(title, made)])
    print("\n".join([title, *map(str, made)]))


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


def _made(
    button: str,
    event: Event | TieBreakError,
    book: Any,
    folder: Path,
    form: Mapping[str, Any],
) -> list[Part]:
    """Return the answer and where its files are, or what the user has to correct first."""
    answer: list[Part] = []
    try:
        if isinstance(event, NoCrosstable) and event.scores and button in OF_SCORES:
            event = cast("Event", event.scores)
        if isinstance(event, TieBreakError):
            raise event
        if button == "bulletin":
            club, answer = _club(folder)
            form = {**form, "club": club}
        made = BUTTONS[button](event, plain(book.name), **form)
        answer = [*made.answer, *answer]
        return [*answer, *_stored(folder, made.files)]
    except EventError as error:
        return [*lines(error.findings), "Correct the errors first; nothing was computed from them."]
    except TieBreakError as error:
        return [*answer, f"Error: {error}"]


OURS = tuple(f" {what}.docx" for what in ("bulletin", "wall", "why", "announcement"))
"""The ends of the names of Word files that buttons write."""


def _stored(folder: Path, files: Mapping[str, bytes]) -> Sequence[str]:
    """Write the files over older ones; return where they are, and how to get them."""
    if not files:
        return ()
    with suppress(OSError):  # writing the files reports it
        folder.mkdir(exist_ok=True)
    write_together({folder / name: content for name, content in files.items()}, force=True)
    them = "it" if len(files) == 1 else "them"
    return (
        f"Wrote {' and '.join(files)}.",
        f"To get {them}: open the menu (three lines) of xlwings Lite, choose Files, "
        "then Import/Export, and click the sign for downloading beside it.",
    )


def _club(folder: Path) -> tuple[bytes | None, list[Part]]:
    """Return the only Word file that the user put into the folder, and sentences about it."""
    try:
        folder.mkdir(exist_ok=True)
        names = [
            name
            for name in sorted(os.listdir(folder))
            if name.lower().endswith(".docx") and not name.endswith(OURS) and name[:1] not in "~."
        ]
    except OSError as error:
        raise TieBreakError(f"{folder} cannot be opened ({why_not(error)})") from error
    if len(names) > 1:
        return None, [
            f"There are {len(names)} Word files whose look could be taken ({', '.join(names)}), so "
            "the bulletin has its own; leave the one that is meant."
        ]
    for name in names:
        with naming(name):
            return content_of(folder / name), [f"The look is that of {name}."]
    return None, []


NAME = "Answer"
_WIDTH = 100
"""The most letters in a line of a sentence."""
_NARROWEST, _WIDEST = 6, 60
_A_NUMBER = re.compile(r"0|[1-9]\d{0,14}|(?:0|[1-9]\d{0,10})\.\d{0,3}[1-9]")


class Line(NamedTuple):
    """A row of the sheet: its cells, and whether it is a title or in a table."""

    cells: Sequence[str]
    is_title: bool = False
    in_a_table: bool = False


def lines_of(title: str, answer: Iterable[Part]) -> Iterator[Line]:
    """Yield the rows of the sheet: sentences in lines, tables in cells."""
    yield from (Line([in_excel.ANSWER_MARK]), Line([]), Line([title], is_title=True))
    for part in answer:
        if isinstance(part, Table):
            yield from (Line([]), Line([part.title], is_title=True))
            yield Line([column.head for column in part.columns], is_title=True, in_a_table=True)
            for row in zip(*(column.cells for column in part.columns), strict=True):
                yield Line(list(row), in_a_table=True)
            yield Line([])
        else:
            for line in textwrap.wrap(part, _WIDTH, break_on_hyphens=False) or [""]:
                yield Line([line])


def sheets_called_so(book: Any) -> list[Any]:
    """Return the sheets whose names begin with Answer; their first cells tell which hold an
    answer."""
    return [sheet for sheet in book.sheets if sheet.name.casefold().startswith(NAME.casefold())]


def show(book: Any, first_cells: Mapping[str, Any], lines: Sequence[Line]) -> None:
    """Write the lines on the sheet of an earlier answer, or on a new sheet. ``first_cells`` holds
    the first cells of :func:`sheets_called_so`, by names of sheets."""
    earlier = [name for name, text in first_cells.items() if text == in_excel.ANSWER_MARK]
    if earlier:
        sheet = book.sheets[earlier[0]]
        sheet.clear()
    else:
        taken = {sheet.name.casefold() for sheet in book.sheets}
        names = (f"{NAME} {k}" if k > 1 else NAME for k in count(1))
        free = next(name for name in names if name.casefold() not in taken)
        sheet = book.sheets.add(free, after=book.sheets[len(book.sheets) - 1])
    columns = max(len(line.cells) for line in lines)
    cells = [[*map(_typed, line.cells), *[""] * (columns - len(line.cells))] for line in lines]
    # Written as formulas, because Excel turns values that look like dates into dates.
    sheet.range((1, 1), (len(lines), columns)).formula = cells
    for row, line in enumerate(lines, start=1):
        if line.is_title:
            sheet.range((row, 1), (row, max(1, len(line.cells)))).font.bold = True
    for column, width in enumerate(_widths(lines, columns), start=1):
        sheet.range((1, column)).column_width = width
    sheet.activate()


def _typed(text: str) -> Any:
    """Return the value to write so that Excel keeps text as text, and a number as a number."""
    if _A_NUMBER.fullmatch(text):
        return float(text)
    return f"'{text}" if text else ""


def _widths(lines: Sequence[Line], columns: int) -> Iterator[int]:
    """Yield the widths of columns that tables need; sentences may run on to the right."""
    for column in range(columns):
        cells = (line.cells[column : column + 1] for line in lines if line.in_a_table)
        texts = (text for cell in cells for each in cell for text in each.split("\n"))
        yield min(max(max(map(width_of, texts), default=0) + 2, _NARROWEST), _WIDEST)
