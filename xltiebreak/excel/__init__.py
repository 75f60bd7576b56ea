"""Excel: writes and reads workbooks, offers functions for their cells, and sets up its routes.

Where things are: ``sheets`` describes each sheet, which its ``painter`` writes; ``cells`` has the
formulas and what is typed; ``routes`` tells how workbooks for Lite, for the classic add-in, for
LibreOffice and plain ones differ; ``writer`` puts a workbook together, ``reader`` reads a file and
``book`` the workbook open in Excel. ``udfs`` are the functions (Excel calls it by this name),
``carried_rooms`` packs them into one main.py, ``web_extension`` puts that into workbooks,
``reentry`` makes formulas live there, and ``setup`` installs the classic add-in on Windows.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xltiebreak.excel.book import read_book_of_lite
    from xltiebreak.excel.carried_rooms import CORE, files_of, main_module
    from xltiebreak.excel.cells.game_rules import typed_games
    from xltiebreak.excel.cells.grid_rules import cycles_in
    from xltiebreak.excel.cells.letter_rules import letters
    from xltiebreak.excel.cells.rows import (
        empty_roundrobin,
        empty_scores,
        empty_swiss,
        empty_team_event,
        rating_text,
    )
    from xltiebreak.excel.event_in import ANSWER_MARK
    from xltiebreak.excel.growing import (
        filled,
        larger,
        placed,
        placed_in,
        sections_in,
        sheets_left,
    )
    from xltiebreak.excel.reader import read_grids, read_workbook
    from xltiebreak.excel.reentry import reenter
    from xltiebreak.excel.setup import Trouble, doctor, install, this_machine
    from xltiebreak.excel.writer import write_workbook

__all__ = [
    "ANSWER_MARK",
    "CORE",
    "Trouble",
    "cycles_in",
    "doctor",
    "empty_roundrobin",
    "empty_scores",
    "empty_swiss",
    "empty_team_event",
    "files_of",
    "filled",
    "install",
    "larger",
    "letters",
    "main_module",
    "placed",
    "placed_in",
    "rating_text",
    "read_book_of_lite",
    "read_grids",
    "read_workbook",
    "reenter",
    "sections_in",
    "sheets_left",
    "this_machine",
    "typed_games",
    "write_workbook",
]
_FILES = {
    "book": ("read_book_of_lite",),
    "cells.game_rules": ("typed_games",),
    "cells.grid_rules": ("cycles_in",),
    "cells.letter_rules": ("letters",),
    "cells.rows": (
        "empty_roundrobin",
        "empty_scores",
        "empty_swiss",
        "empty_team_event",
        "rating_text",
    ),
    "event_in": ("ANSWER_MARK",),
    "growing": ("filled", "larger", "placed", "placed_in", "sections_in", "sheets_left"),
    "carried_rooms": ("CORE", "files_of", "main_module"),
    "reader": ("read_grids", "read_workbook"),
    "reentry": ("reenter",),
    "setup": ("Trouble", "doctor", "install", "this_machine"),
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
