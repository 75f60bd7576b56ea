"""How the workbooks look: one place for colours, borders and number formats.

Fills are pale enough for a laser printer, and no meaning hangs on a colour alone.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from xlsxwriter import Workbook  # type: ignore[import-untyped]
from xlsxwriter.format import Format  # type: ignore[import-untyped]

_NAVY, _WHITE = "#1F3864", "#FFFFFF"
_GREY_TEXT = "#595959"
_LINE = "#BFBFBF"
_COMPUTED = "#EDEDED"
_LABEL = "#E9EEF6"
_CENTRED: dict[str, Any] = {"align": "center"}
_MIDDLE: dict[str, Any] = {"valign": "vcenter"}
_SMALL: dict[str, Any] = {"font_size": 9, "font_color": _GREY_TEXT}
_BOX: dict[str, Any] = {"border": 1, "border_color": _LINE, "valign": "vcenter"}
_LEFT: dict[str, Any] = {"align": "left", "indent": 1}
_WRAPPED: dict[str, Any] = {"align": "left", "text_wrap": True}
_TEXT: dict[str, Any] = {"num_format": "@"}
_HEADER: dict[str, Any] = {**_BOX, "bold": True, "bg_color": _NAVY, "font_color": "#FFFFFF"}
_RESULT_LOOKS: dict[str, dict[str, Any]] = {
    "win": {"bg_color": "#CFE3F3"},
    "draw": {"bg_color": "#FFF3CC"},
    "loss": {"bg_color": "#FBE5D8"},
    "unplayed": {"bg_color": "#E3E3E3", "italic": True},
    "pending": {"font_color": "#7F7F7F", "italic": True},
    "awaited": {"bg_color": "#FFE699"},
    "disagrees": {"bg_color": "#FFC000", "font_color": "#000000", "bold": True},
    "unreadable": {"bg_color": "#C00000", "font_color": "#FFFFFF", "bold": True},
}
"""What conditional formatting makes of a result cell."""

_FILLED_LOOKS: dict[str, dict[str, Any]] = {
    "header": {"bold": True, "bg_color": _NAVY, "font_color": "#FFFFFF"},
    "unlabelled": {"font_color": _NAVY},
    "line": {"bottom": 1, "border_color": _LINE},
    "trophy": {"bottom": 1, "border_color": _LINE, "bold": True, "bg_color": "#FFF3CC"},
    "dropped": {"bottom": 1, "border_color": _LINE, "font_color": "#7F7F7F", "font_strikeout": 1},
    "dropped_why": {"bottom": 1, "border_color": _LINE, "font_color": "#7F7F7F"},
    "nobody": {"bg_color": "#404040"},
    "total": {"top": 1, "bottom": 1, "bold": True, "bg_color": _LABEL},
    "error": {"bottom": 1, "border_color": _LINE, "bg_color": "#F8D7D7", "bold": True},
    "warning": {"bottom": 1, "border_color": _LINE, "bg_color": "#FFF3CC"},
    "fine": {"bg_color": "#DDEFE0", "font_color": "#1E6B3A", "bold": True},
    "notice": {"font_color": "#B45F06", "bold": True},
    "silent": {"font_color": _WHITE, "num_format": ";;;"},
    "banded": {"bg_color": "#F2F5FA"},
    "unused": {"bg_color": _WHITE, "font_color": _WHITE, "border_color": _WHITE}
    | dict.fromkeys(("left", "right", "bottom"), 1),
}
"""What conditional formatting makes of the cells that a formula fills."""

TAB_TYPED = "#FFC000"
TAB_LIVE = _NAVY
"""Tabs of the sheets that one types into, and of those that follow."""

LINE_HEIGHT = 16.5
"""Points for one line of text."""


def height_of(text: str, width: int) -> float:
    """The height of a row for a text that wraps in a column ``width`` characters wide.

    Excel would find it out by itself; LibreOffice keeps one line.
    """
    return LINE_HEIGHT * sum(1 + max(0, len(line) - 1) // width for line in text.split("\n"))


LONGEST_SENTENCE = 255
"""Letters of the longest sentence that a sheet says of itself above its table."""

_USUAL_SIZE = 11


def room_for_a_sentence(width: float, size: float, longest: int = LONGEST_SENTENCE) -> float:
    """The height of a row for a sentence of a formula, which wraps over columns that are together
    so wide: where cells are merged, no spreadsheet finds it out by itself."""
    letters = width * _USUAL_SIZE / size
    return 1.4 * size * math.ceil(longest / letters)


class Boxes(NamedTuple):
    """The cells of a player's row; a spare one has no line above, which the row above it has."""

    number: Format
    text: Format
    rating: Format
    result: Format
    score: Format


class Styles:
    """The cell formats of one workbook, made in a fixed order so that the same workbook is the same
    file. ``looks`` are those of conditional formatting, ``samples`` show them on the sheet Help."""

    def __init__(self, book: Workbook) -> None:
        def add(*looks: dict[str, Any], **further: Any) -> Format:
            return book.add_format(
                {name: one for look in (*looks, further) for name, one in look.items()}
            )

        self.title = add(bold=True, font_size=15, font_color=_NAVY)
        self.legend, self.legend_line = add(_SMALL), add(_MIDDLE, _SMALL)
        self.line = add(_MIDDLE, _SMALL, _WRAPPED)
        self.step = add(_MIDDLE, _WRAPPED, bold=True, font_size=11, font_color="#1E6B3A")
        self.round_begun = add(_SMALL, num_format='"Round "0;;', align="right")
        self.subtitle = add(_WRAPPED, font_size=10, font_color=_GREY_TEXT, valign="top")
        self.small_centred = add(
            _CENTRED, font_size=8, font_color=_GREY_TEXT, text_wrap=True, valign="bottom"
        )
        self.sentence = add(_BOX, _LEFT, text_wrap=True, font_color=_NAVY)
        self.choice_label = add(_BOX, _LEFT, bold=True, bg_color=_LABEL)
        self.choice = add(_BOX, _LEFT, bold=True, font_size=12)
        self.said = add(_MIDDLE, text_wrap=True, align="left", font_color="#404040")
        self.plain = add(_MIDDLE, _CENTRED)
        self.plain_text = add(_MIDDLE, indent=1)
        self.plain_wrapped = add(_MIDDLE, indent=1, text_wrap=True)
        self.plain_shrunk = add(_MIDDLE, indent=1, shrink=True)
        self.plain_score, self.plain_cash, self.plain_two = (
            add(_MIDDLE, _CENTRED, num_format=figures) for figures in ("0.0##", "#,##0.00", "0.00")
        )
        self.plain_half_bold = add(_MIDDLE, _CENTRED, num_format="0.0", bold=True)
        self.key_wrapped = add(_SMALL, text_wrap=True, valign="top")
        self.beside = add(font_size=9, font_color="#7F7F7F", align="left")
        self.link = add(_MIDDLE, _CENTRED, font_color="#0563C1", underline=1)
        self.held = add(_MIDDLE, _WRAPPED, bold=True, font_color="#C00000")
        self.number_of = add(_MIDDLE, _LEFT, bold=True, num_format='"No. "0')
        self.edition_used = add(_BOX, _LEFT, bg_color=_COMPUTED)
        self.listed = add(_MIDDLE, _SMALL, indent=1)
        self.looks = {kind: add(look) for kind, look in _FILLED_LOOKS.items()}
        self.header = add(_HEADER, indent=1)
        self.header_centred = add(_HEADER, _CENTRED)
        self.header_wrapped = add(_HEADER, _CENTRED, text_wrap=True)
        self.row = add(_BOX, _CENTRED)
        self.row_text = add(_BOX, _LEFT)
        self.row_figure = add(_BOX, _CENTRED, num_format="0.00")
        self.total = add(_BOX, bold=True, bg_color=_LABEL, align="right", indent=1)
        self.total_figure = add(_BOX, _CENTRED, bold=True, bg_color=_LABEL, num_format="0.00")
        self.typed, self.spare = (
            Boxes(
                number=add(_BOX, _CENTRED, top, bg_color=_COMPUTED),
                text=add(_BOX, _TEXT, top, indent=1),
                rating=add(_BOX, _CENTRED, top),
                result=add(_BOX, _TEXT, _CENTRED, top),
                score=add(_BOX, _CENTRED, top, bold=True, bg_color=_COMPUTED, num_format="0.0"),
            )
            for top in ({}, {"top": 0})
        )
        self.number, self.text, self.rating, self.result, self.score = self.typed
        self.pasted_header = add(_BOX, _TEXT, _CENTRED, bold=True, bg_color=_LABEL)
        self.nobody = add(_BOX, _TEXT, bg_color="#404040")
        self.label = add(_BOX, _LEFT, bold=True, bg_color=_LABEL, valign="top")
        self.value = add(_BOX, _TEXT, _LEFT, text_wrap=True, valign="top")
        self.value_title = add(_BOX, _TEXT, _LEFT, text_wrap=True, bold=True, font_size=13)
        self.value_figure = add(_BOX, _LEFT, valign="top")
        self.heading = add(bold=True, font_size=12, font_color=_NAVY, bottom=2)
        self.body = add(_MIDDLE, _TEXT, _LEFT, text_wrap=True)
        self.body_bold = add(_MIDDLE, _TEXT, text_wrap=True, bold=True)
        self.red_word, self.orange_word = (
            add(font_size=9, bold=True, font_color=color) for color in ("#C00000", "#B45F06")
        )
        self.looks |= {kind: add(look) for kind, look in _RESULT_LOOKS.items()}
        self.samples = {
            kind: add(_BOX, _TEXT, _CENTRED, look) for kind, look in _RESULT_LOOKS.items()
        }
