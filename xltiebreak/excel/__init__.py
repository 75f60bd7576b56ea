"""Excel: writes and reads workbooks, offers functions for their cells, and sets up its routes.

Where things are: ``sheets`` describes each sheet, which its ``painter`` writes; ``cells`` has the
formulas and what is typed; ``routes`` tells how workbooks for Lite, for the classic add-in, for
LibreOffice and plain ones differ; ``writer`` puts a workbook together, ``reader`` reads a file and
``book`` the workbook open in Excel, whose formulas it makes live. ``udfs`` are the functions (Excel
calls it by this name), ``web_extension`` packs them into one main.py
and puts that into workbooks, and ``setup`` installs the classic add-in on Windows.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xltiebreak.excel.book import read_book_of_lite as read_book_of_lite
    from xltiebreak.excel.book import reenter as reenter
    from xltiebreak.excel.cells.rows import empty_roundrobin as empty_roundrobin
    from xltiebreak.excel.cells.rows import empty_scores as empty_scores
    from xltiebreak.excel.cells.rows import empty_swiss as empty_swiss
    from xltiebreak.excel.cells.rows import empty_team_event as empty_team_event
    from xltiebreak.excel.cells.rows import filled as filled
    from xltiebreak.excel.cells.rows import larger as larger
    from xltiebreak.excel.cells.rows import placed as placed
    from xltiebreak.excel.cells.rows import placed_in as placed_in
    from xltiebreak.excel.cells.rows import sections_in as sections_in
    from xltiebreak.excel.cells.rows import sheets_left as sheets_left
    from xltiebreak.excel.cells.typed_results import cycles_in as cycles_in
    from xltiebreak.excel.cells.typed_results import letters as letters
    from xltiebreak.excel.cells.typed_results import typed_games as typed_games
    from xltiebreak.excel.event_in import ANSWER_MARK as ANSWER_MARK
    from xltiebreak.excel.reader import read_grids as read_grids
    from xltiebreak.excel.reader import read_workbook as read_workbook
    from xltiebreak.excel.setup import Trouble as Trouble
    from xltiebreak.excel.setup import doctor as doctor
    from xltiebreak.excel.setup import install as install
    from xltiebreak.excel.setup import this_machine as this_machine
    from xltiebreak.excel.sheets.event_sheet import boxes_of as boxes_of
    from xltiebreak.excel.web_extension import CORE as CORE
    from xltiebreak.excel.web_extension import files_of as files_of
    from xltiebreak.excel.web_extension import main_module as main_module
    from xltiebreak.excel.writer import write_workbook as write_workbook

_FILES = {
    "book": ("read_book_of_lite", "reenter"),
    "cells.typed_results": ("cycles_in", "letters", "typed_games"),
    "cells.rows": (
        "empty_roundrobin",
        "empty_scores",
        "empty_swiss",
        "empty_team_event",
        "filled",
        "larger",
        "placed",
        "placed_in",
        "sections_in",
        "sheets_left",
    ),
    "event_in": ("ANSWER_MARK",),
    "web_extension": ("CORE", "files_of", "main_module"),
    "reader": ("read_grids", "read_workbook"),
    "setup": ("Trouble", "doctor", "install", "this_machine"),
    "sheets.event_sheet": ("boxes_of",),
    "writer": ("write_workbook",),
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """Return a name from its file, which is loaded only then: reading needs no XlsxWriter, and
        neither do the functions inside Excel."""
        for file, names in _FILES.items():
            if name in names:
                return getattr(import_module(f"{__name__}.{file}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
