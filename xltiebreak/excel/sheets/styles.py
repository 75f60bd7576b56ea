"""How the workbooks look. Colours, borders and number formats stand in ``styles.toml``."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from xlsxwriter import Workbook  # type: ignore[import-untyped]
from xlsxwriter.format import Format  # type: ignore[import-untyped]

from xltiebreak.disk.shipped import table_in

Properties = dict[str, Any]
_FILE = table_in("excel/sheets/styles.toml")


def _made(pieces: Sequence[str | Properties]) -> Properties:
    made: Properties = {}
    for piece in pieces:
        made |= _FILE["pieces"][piece] if isinstance(piece, str) else piece
    return made


def _group(name: str) -> Mapping[str, Properties]:
    return {style: _made(pieces) for style, pieces in _FILE[name].items()}


RESULT_LOOKS = _group("results")
"""The looks of result cells by conditional formatting."""

_LOOKS = {**{kind: _made(["thin", look]) for kind, look in RESULT_LOOKS.items()}, **_group("looks")}
"""The looks by conditional formatting of result cells and of cells that a formula fills."""

_OF_A_FORMULA = {"num_format": "General;-General;General;@"}
"""Shows what General shows. A formula in General gets a number format in LibreOffice with its first
result; if that comes while a page is drawn, LibreOffice 25.2 goes on with the format that it freed,
and ends."""

_TO_BE_READ, _TYPED = _group("read"), _group("typed")
_STYLES: Mapping[str, Properties] = {
    **_TO_BE_READ,
    **_group("others"),
    **_TYPED,
    **{f"sample {kind}": {**_TYPED["result"], **look} for kind, look in RESULT_LOOKS.items()},
}
"""The looks of cells, by the names that the sheets use; samples stand on the sheet Help."""

TAB_TYPED, TAB_LIVE = "#FFC000", "#1F3864"
"""Colours of tabs: of the sheets into which one types, and of those that follow."""

LINE_HEIGHT = 16.5
"""Points for one line of text."""

LONGEST_SENTENCE = 255
"""Letters of the longest sentence that a sheet shows above its table."""

LONGEST_OF_TEAMS = 390
"""The same on the sheets of a team event, whose remarks may stand together."""

LETTERS = 11
"""Points of usual letters."""


def width_of(text: str) -> float:
    """Return how wide a column has to be that holds this name or text, also in capitals."""
    return 0.93 * (len(text) + sum(map(str.isupper, text)) / 4 + sum(map(text.count, "MW")) / 2) + 1


WIDTH_OF_A_NAME = width_of("N" * 30)
"""So wide is a column of names or clubs as long as none are known."""

_OF_A_BOX = ("border", "border_color", "bg_color")


def is_grey(style: str) -> bool:
    """Return whether cells of this style are filled."""
    return "bg_color" in _STYLES[style]


def is_centred(style: str) -> bool:
    """Return whether what stands in cells of this style is centred."""
    return _STYLES[style].get("align") == "center"


def height_of(text: str, width: int) -> float:
    """Return the height of a row for a text that wraps in a column ``width`` characters wide.

    Excel would find the height by itself; LibreOffice shows a single line.
    """
    return LINE_HEIGHT * sum(1 + max(0, len(line) - 1) // width for line in text.split("\n"))


def room_for_a_sentence(width: float, letters: float, longest: int) -> float:
    """Return the height of a row for a sentence of these ``letters`` that wraps over columns of
    this ``width`` in all, a letter for each, in lines that end with a whole word. No spreadsheet
    finds the height of merged cells by itself."""
    in_a_line = width * LETTERS / letters
    return 1.25 * letters * math.ceil(longest / in_a_line)


class Styles:
    """The formats of a workbook, each made when a sheet needs it for the first time."""

    def __init__(self, book: Workbook) -> None:
        self._book = book
        self._formats: dict[str, Format] = {}

    def of_cell(
        self, style: str, letters: float, *, with_box: bool = True, with_formula: bool = False
    ) -> Format:
        """Return the format for a cell of this style, ``with_box`` if with border and fill. What is
        to be read has such ``letters`` at least."""
        own = _STYLES[style].items()
        kept = {name: value for name, value in own if with_box or name not in _OF_A_BOX}
        properties = {**_OF_A_FORMULA, **kept} if with_formula else kept
        size = properties.get("font_size", LETTERS)
        if style in _TO_BE_READ and size < letters:
            size = properties["font_size"] = letters
        name = f"{style} {with_box} {with_formula} {size}"
        return self._format(name, properties)

    def look(self, name: str) -> Format:
        """Return the format that a condition gives to a cell."""
        return self._format(f"look {name}", _LOOKS[name])

    def _format(self, name: str, properties: Properties) -> Format:
        if name not in self._formats:
            self._formats[name] = self._book.add_format(properties)
        return self._formats[name]
