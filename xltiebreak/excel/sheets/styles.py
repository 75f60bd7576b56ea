"""How the workbooks look: one place for colours, borders and number formats.

Fills are pale enough for a laser printer, and no meaning hangs on a colour alone.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from xlsxwriter import Workbook  # type: ignore[import-untyped]
from xlsxwriter.format import Format  # type: ignore[import-untyped]

_NAVY, _WHITE, _GREY = "#1F3864", "#FFFFFF", "#7F7F7F"
_COMPUTED, _LABEL = "#EDEDED", "#E9EEF6"
_CENTRED = {"align": "center"}
_MIDDLE = {"valign": "vcenter"}
_GREYISH = {"font_color": "#595959"}
_THIN = {"border": 1, "border_color": "#BFBFBF"}
_BOX = {**_THIN, **_MIDDLE}
_LEFT = {"align": "left", "indent": 1}
_WRAPPED = {"align": "left", "text_wrap": True}
_TEXT = {"num_format": "@"}
_FILLED = {"bold": True, "bg_color": _NAVY, "font_color": _WHITE}
_RULED = {"bottom": 1, "border_color": "#BFBFBF"}

RESULT_LOOKS: Mapping[str, dict[str, Any]] = {
    "win": {"bg_color": "#CFE3F3"},
    "draw": {"bg_color": "#FFF3CC"},
    "loss": {"bg_color": "#FBE5D8"},
    "unplayed": {"bg_color": "#E3E3E3", "italic": True},
    "pending": {"font_color": _GREY, "italic": True},
    "awaited": {"bg_color": "#FFE699"},
    "disagrees": {"bg_color": "#FFC000", "font_color": "#000000", "bold": True},
    "unreadable": {"bg_color": "#C00000", "font_color": _WHITE, "bold": True},
}
"""The looks of result cells by conditional formatting."""

_LOOKS: Mapping[str, dict[str, Any]] = {
    **{kind: {**_THIN, **look} for kind, look in RESULT_LOOKS.items()},
    "boxed": _THIN,
    "boxed_grey": {**_THIN, "bg_color": _COMPUTED},
    "blank": {"font_color": _WHITE},
    "faint": {"font_color": _GREY},
    "header": _FILLED,
    "line": _RULED,
    "trophy": {**_RULED, "bold": True, "bg_color": "#FFF3CC"},
    "dropped": {**_RULED, "font_color": _GREY, "font_strikeout": 1},
    "dropped_why": {**_RULED, "font_color": _GREY},
    "nobody": {"bg_color": "#404040"},
    "total": {"top": 1, "bottom": 1, "bold": True, "bg_color": _LABEL},
    "error": {**_RULED, "bg_color": "#F8D7D7", "bold": True},
    "warning": {**_RULED, "bg_color": "#FFF3CC"},
    "fine": {"bg_color": "#DDEFE0", "font_color": "#1E6B3A", "bold": True},
    "notice": {"font_color": "#B45F06", "bold": True},
    "wrong": {"font_color": "#C00000", "bold": True},
    "silent": {"font_color": _WHITE, "num_format": ";;;"},
    "banded": {**_THIN, "bg_color": "#F2F5FA"},
    "announced": {"bold": True, "font_color": _NAVY, "bottom": 1, "border_color": _GREY},
    "unused": {
        **{"bg_color": _WHITE, "font_color": _WHITE, "border_color": _WHITE},
        **{"left": 1, "right": 1, "bottom": 1, "num_format": ";;;"},
    },
}
"""The looks by conditional formatting of result cells and of cells that a formula fills."""

_TYPED: Mapping[str, dict[str, Any]] = {
    "number": {**_BOX, **_CENTRED, "bg_color": _COMPUTED},
    "text": {**_BOX, **_TEXT, "indent": 1},
    "rating": {**_BOX, **_CENTRED},
    "result": {**_BOX, **_TEXT, **_CENTRED},
    "score": {**_BOX, **_CENTRED, "bold": True, "bg_color": _COMPUTED, "num_format": "0.0"},
}
"""The cells of a player's row."""

_SPARE = "spare "

_OF_A_FORMULA = {"num_format": "General;-General;General;@"}
"""Shows what General shows. A formula in General gets a number format in LibreOffice with its first
result; if that comes while a page is drawn, LibreOffice 25.2 goes on with the format that it freed,
and ends."""

_TITLE = {"bold": True, "font_size": 15, "font_color": _NAVY}
_STYLES: Mapping[str, dict[str, Any]] = {
    "title": _TITLE,
    "title_wrapped": {**_TITLE, **_MIDDLE, **_WRAPPED},
    "legend": _GREYISH,
    "legend_line": {**_MIDDLE, **_GREYISH},
    "line": {**_MIDDLE, **_GREYISH, **_WRAPPED},
    "step": {**_MIDDLE, **_WRAPPED, "bold": True, "font_color": "#1E6B3A"},
    "subtitle": {**_WRAPPED, **_GREYISH, "valign": "top"},
    "small_centred": {
        **_CENTRED,
        **_GREYISH,
        **{"text_wrap": True, "valign": "bottom"},
    },
    "sentence": {**_BOX, **_LEFT, "text_wrap": True, "font_color": _NAVY},
    "choice_label": {**_BOX, **_LEFT, "bold": True, "bg_color": _LABEL},
    "choice": {**_BOX, **_LEFT, "bold": True, "font_size": 12},
    "said": {**_MIDDLE, **_WRAPPED, "font_color": "#404040"},
    "plain": {**_MIDDLE, **_CENTRED},
    "plain_text": {**_MIDDLE, "indent": 1},
    "announced": {**_MIDDLE, "indent": 1, "font_size": 12},
    "plain_wrapped": {**_MIDDLE, "indent": 1, "text_wrap": True},
    "plain_shrunk": {**_MIDDLE, "indent": 1, "shrink": True},
    "plain_score": {**_MIDDLE, **_CENTRED, "num_format": "0.0##"},
    "plain_cash": {**_MIDDLE, **_CENTRED, "num_format": "#,##0.00"},
    "plain_two": {**_MIDDLE, **_CENTRED, "num_format": "0.00"},
    "plain_half_bold": {**_MIDDLE, **_CENTRED, "num_format": "0.0", "bold": True},
    "beside": {**_OF_A_FORMULA, "font_size": 9, "font_color": _GREY, "align": "left"},
    "link": {**_MIDDLE, **_CENTRED, "font_color": "#0563C1", "underline": 1},
    "goes_on": {"bold": True, "font_color": "#B45F06"},
    "held": {**_MIDDLE, **_WRAPPED, "bold": True, "font_color": "#C00000"},
    "number_of": {**_MIDDLE, **_LEFT, "bold": True, "num_format": '"No. "0'},
    "edition_used": {**_BOX, **_LEFT, "bg_color": _COMPUTED},
    "listed": {**_MIDDLE, **_GREYISH, "indent": 1},
    "header": {**_BOX, **_FILLED, "indent": 1},
    "header_centred": {**_BOX, **_FILLED, **_CENTRED},
    "header_wrapped": {**_BOX, **_FILLED, **_CENTRED, "text_wrap": True},
    "row": {**_BOX, **_CENTRED},
    "row_text": {**_BOX, **_LEFT},
    "row_figure": {**_BOX, **_CENTRED, "num_format": "0.00"},
    "total": {**_BOX, "bold": True, "bg_color": _LABEL, "align": "right", "indent": 1},
    "total_figure": {**_BOX, **_CENTRED, "bold": True, "bg_color": _LABEL, "num_format": "0.00"},
    **_TYPED,
    # a spare row draws no line above: the row above it draws that line
    **{f"{_SPARE}{name}": {**style, "top": 0} for name, style in _TYPED.items()},
    "pasted_header": {**_BOX, **_TEXT, **_CENTRED, "bold": True, "bg_color": _LABEL},
    "nobody": {**_BOX, **_TEXT, "bg_color": "#404040"},
    "label": {**_BOX, **_LEFT, "bold": True, "bg_color": _LABEL, "valign": "top"},
    "value": {**_BOX, **_TEXT, **_LEFT, "text_wrap": True, "valign": "top"},
    "value_title": {**_BOX, **_TEXT, **_LEFT, "text_wrap": True, "bold": True, "font_size": 13},
    "value_figure": {**_BOX, **_LEFT, "valign": "top"},
    "heading": {"bold": True, "font_size": 12, "font_color": _NAVY, "bottom": 2},
    "body": {**_MIDDLE, **_TEXT, **_LEFT, "text_wrap": True},
    "body_bold": {**_MIDDLE, **_TEXT, "text_wrap": True, "bold": True},
    "red_word": {"bold": True, "font_color": "#C00000"},
    "orange_word": {"bold": True, "font_color": "#B45F06"},
    **{
        f"sample {kind}": {**_BOX, **_TEXT, **_CENTRED, **look}
        for kind, look in RESULT_LOOKS.items()
    },
}
"""The looks of cells, by the names that the sheets use; samples stand on the sheet Help."""

TAB_TYPED, TAB_LIVE = "#FFC000", _NAVY
"""Colours of tabs: of the sheets into which one types, and of those that follow."""

LINE_HEIGHT = 16.5
"""Points for one line of text."""

LONGEST_SENTENCE = 255
"""Letters of the longest sentence that a sheet shows above its table."""

LONGEST_OF_TEAMS = 390
"""The same on the sheets of a team event, whose remarks may stand together."""

LETTERS = 11
"""Points of usual letters."""

_LETTERS_A_WIDTH = 1.0
"""Letters for each of the widths of a column, in a line that ends with a whole word."""

WIDTH_OF_A_LETTER = 0.93
"""How much of a column's width a letter of a name takes."""

_TO_BE_READ = frozenset(
    (
        *("title", "heading", "header", "header_centred", "header_wrapped", "pasted_header"),
        *("step", "line", "legend", "legend_line", "subtitle", "small_centred", "red_word"),
        *(
            "orange_word",
            "said",
            "held",
            "title_wrapped",
            "body",
            "body_bold",
            "choice_label",
            "goes_on",
        ),
    )
)
"""The styles of headings, notices, keys and Help, which are printed in 9 pt or more."""


_OF_A_BOX = ("border", "border_color", "bg_color", "top")


def is_grey(style: str) -> bool:
    """Return whether cells of this style are filled."""
    return "bg_color" in _STYLES[style]


def is_centred(style: str) -> bool:
    """Return whether what stands in cells of this style is centred."""
    return _STYLES[style].get("align") == "center"


def spare(style: str) -> str:
    """Return the style of a typed cell in a spare row."""
    return f"{_SPARE}{style}"


def height_of(text: str, width: int) -> float:
    """Return the height of a row for a text that wraps in a column ``width`` characters wide.

    Excel would find the height by itself; LibreOffice shows a single line.
    """
    return LINE_HEIGHT * sum(1 + max(0, len(line) - 1) // width for line in text.split("\n"))


def room_for_a_sentence(width: float, letters: float, longest: int) -> float:
    """Return the height of a row for a sentence of these ``letters`` that wraps over columns of
    this ``width`` in all. No spreadsheet finds the height of merged cells by itself."""
    in_a_line = width * _LETTERS_A_WIDTH * LETTERS / letters
    return 1.25 * letters * math.ceil(longest / in_a_line)


class Styles:
    """The formats of a workbook, each made when a sheet needs it for the first time."""

    def __init__(self, book: Workbook) -> None:
        self._book = book
        self._formats: dict[tuple[str, bool], Format] = {}

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
        return self._format(name, properties, is_look=False)

    def look(self, name: str) -> Format:
        """Return the format that a condition gives to a cell."""
        return self._format(name, _LOOKS[name], is_look=True)

    def _format(self, name: str, properties: dict[str, Any], *, is_look: bool) -> Format:
        key = (name, is_look)
        if key not in self._formats:
            self._formats[key] = self._book.add_format(properties)
        return self._formats[key]
