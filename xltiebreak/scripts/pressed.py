"""A button is pressed: the open workbook is read, the answer made and shown, its files put where
they can be fetched.

Nothing is raised for what a director can mend: the sentences go onto the sheet of answers and are
printed, which xlwings Lite shows in its pane.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path, PurePath
from typing import Any

from xltiebreak.disk.together import write_together
from xltiebreak.disk.writing import why_not
from xltiebreak.event.findings import EventError, TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.excel import read_book_of_excel, read_book_of_lite
from xltiebreak.ranking.answers import Part
from xltiebreak.scripts.answer_sheet import lines_of, sheets_called_so, show
from xltiebreak.scripts.buttons import BUTTONS, Made, lines
from xltiebreak.tables.cells import plain

OURS = tuple(f" {what}.docx" for what in ("bulletin", "wall", "why"))
"""How the Word files end that are written here, whatever the workbook is called."""

_TO_GET_THEM = (
    "To get {}: open the menu (three lines) of xlwings Lite, choose Files, then Import/Export, and "
    "click the sign for downloading beside it."
)


async def press(book: Any, button: str, title: str, folder: str, **form: Any) -> None:
    """A button of xlwings Lite, with what is filled into its form; files go into ``folder``."""
    try:
        event: Event | TieBreakError = await read_book_of_lite(book)
    except TieBreakError as error:
        event = error
    made = _made(button, event, book, Path(folder), form, _TO_GET_THEM)
    first_cells = {
        sheet.name: await sheet.range((1, 1)).get_value() for sheet in sheets_called_so(book)
    }
    _tell(book, title, made, first_cells)


def press_in_excel(book: Any, button: str, title: str, **form: Any) -> None:
    """The same in the Excel of this machine; files go beside the workbook."""
    folder = Path(book.fullname).parent
    try:
        if not folder.is_absolute():  # a new workbook, or one that lies in the web
            raise TieBreakError("save the workbook in a folder of this machine first")
        event: Event | TieBreakError = read_book_of_excel(book)
    except TieBreakError as error:
        event = error
    made = _made(button, event, book, folder, form, "")
    first_cells = {sheet.name: sheet.range((1, 1)).value for sheet in sheets_called_so(book)}
    _tell(book, title, made, first_cells)


def _tell(book: Any, title: str, told: list[Part], first_cells: Mapping[str, Any]) -> None:
    show(book, first_cells, lines_of(title, told))
    print("\n".join([title, *map(str, told)]))


def _made(
    button: str,
    event: Event | TieBreakError,
    book: Any,
    folder: Path,
    form: dict[str, Any],
    to_get_them: str,
) -> list[Part]:
    """What is told: the answer and where its files are; or what is to be mended first."""
    try:
        if isinstance(event, TieBreakError):
            raise event
        told: list[Part] = []
        if button == "bulletin":
            form["club"], told = _club_in(folder)
        name = plain(PurePath(book.name).stem)
        made = BUTTONS[button](event, name, **form)
        return [*made.told, *told, *_put(made, folder, to_get_them)]
    except EventError as error:
        return [*lines(error.findings), "Correct the errors first; nothing was computed from them."]
    except TieBreakError as error:
        return [f"Error: {error}"]


def _put(made: Made, folder: Path, to_get_them: str) -> list[Part]:
    """Write the files; where they are, in words."""
    if not made.files:
        return []
    write_together({folder / name: one for name, one in made.files.items()}, force=True)
    where = "" if to_get_them else f" Beside the workbook, in {folder}."
    names = " and ".join(made.files)
    them = "it" if len(made.files) == 1 else "them"
    return [f"Wrote {names}.{where}", *([to_get_them.format(them)] if to_get_them else [])]


def _club_in(folder: Path) -> tuple[bytes | None, list[Part]]:
    """The Word file of the club's whose look the bulletin takes, if there is just one; and what is
    told of it."""
    try:
        found = [
            name
            for name in sorted(os.listdir(folder))
            if name.lower().endswith(".docx") and not name.endswith(OURS) and name[:1] not in "~."
        ]
        if len(found) == 1:
            return (folder / found[0]).read_bytes(), [f"The look is that of {found[0]}."]
    except OSError as error:
        raise TieBreakError(f"{folder} cannot be opened ({why_not(error)})") from error
    if found:
        listed = ", ".join(found)
        return None, [
            f"There are {len(found)} Word files whose look could be taken ({listed}), so the "
            "bulletin has its own; leave the one that is meant."
        ]
    return None, []
