"""How the workbooks look: one place for colours, borders and number formats.

Fills are pale enough for a laser printer, and no meaning hangs on a colour alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from xlsxwriter import Workbook  # type: ignore[import-untyped]
from xlsxwriter.format import Format  # type: ignore[import-untyped]

_NAVY = "#1F3864"

_GREY_TEXT = "#595959"

_LINE = "#BFBFBF"

_COMPUTED = "#EDEDED"

_LABEL = "#E9EEF6"

_BOX: dict[str, Any] = {"border": 1, "border_color": _LINE, "valign": "vcenter"}

_LEFT: dict[str, Any] = {"align": "left", "indent": 1}

_TEXT: dict[str, Any] = {"num_format": "@"}

_HEADER: dict[str, Any] = {**_BOX, "bold": True, "bg_color": _NAVY, "font_color": "#FFFFFF"}

RESULT_LOOKS: dict[str, dict[str, Any]] = {
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
    "line": {"bottom": 1, "border_color": _LINE},
    "trophy": {"bottom": 1, "border_color": _LINE, "bold": True, "bg_color": "#FFF3CC"},
    "dropped": {"bottom": 1, "border_color": _LINE, "font_color": "#7F7F7F", "font_strikeout": 1},
    "dropped_why": {"bottom": 1, "border_color": _LINE, "font_color": "#7F7F7F"},
    "total": {"top": 1, "bottom": 1, "bold": True, "bg_color": _LABEL},
    "error": {"bottom": 1, "border_color": _LINE, "bg_color": "#F8D7D7", "bold": True},
    "warning": {"bottom": 1, "border_color": _LINE, "bg_color": "#FFF3CC"},
    "fine": {"bg_color": "#DDEFE0", "font_color": "#1E6B3A", "bold": True},
    "notice": {"font_color": "#B45F06", "bold": True},
    "banded": {"bg_color": "#F2F5FA"},
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


@dataclass(frozen=True)
class Styles:
    """The cell formats of one workbook."""

    title: Format
    legend: Format
    legend_line: Format
    step: Format
    round_begun: Format
    subtitle: Format
    small_centred: Format
    sentence: Format
    choice_label: Format
    choice: Format
    said: Format
    plain: Format
    plain_text: Format
    plain_wrapped: Format
    plain_shrunk: Format
    plain_score: Format
    beside: Format
    link: Format
    held: Format
    number_of: Format
    edition_used: Format
    listed: Format
    filled: dict[str, Format]
    header: Format
    header_centred: Format
    header_wrapped: Format
    row: Format
    row_text: Format
    row_figure: Format
    total: Format
    total_figure: Format
    number: Format
    text: Format
    rating: Format
    result: Format
    nobody: Format
    pasted_header: Format
    score: Format
    label: Format
    value: Format
    value_title: Format
    value_figure: Format
    heading: Format
    body: Format
    body_bold: Format
    red_word: Format
    orange_word: Format
    results: dict[str, Format]
    samples: dict[str, Format]


def styles_of(book: Workbook) -> Styles:
    """The formats, made in a fixed order so that the same workbook is the same file."""
    add = book.add_format
    centred = {"align": "center"}
    return Styles(
        title=add({"bold": True, "font_size": 15, "font_color": _NAVY}),
        legend=add({"font_size": 9, "font_color": _GREY_TEXT}),
        legend_line=add({"font_size": 9, "font_color": _GREY_TEXT, "valign": "vcenter"}),
        step=add({"bold": True, "font_size": 11, "font_color": "#1E6B3A", "valign": "vcenter"}),
        round_begun=add(
            {
                "font_size": 9,
                "font_color": _GREY_TEXT,
                "num_format": '"Round "0;;',
                "align": "right",
            }
        ),
        subtitle=add({"font_size": 11, "font_color": _GREY_TEXT, "valign": "top"}),
        small_centred=add(
            {
                **centred,
                "font_size": 8,
                "font_color": _GREY_TEXT,
                "text_wrap": True,
                "valign": "bottom",
            }
        ),
        sentence=add(
            {**_BOX, "text_wrap": True, "indent": 1, "align": "left", "font_color": _NAVY}
        ),
        choice_label=add({**_BOX, "bold": True, "bg_color": _LABEL, "align": "left", "indent": 1}),
        choice=add({**_BOX, "bold": True, "font_size": 12, "align": "left", "indent": 1}),
        said=add(
            {"text_wrap": True, "valign": "vcenter", "align": "left", "font_color": "#404040"}
        ),
        plain=add({**centred, "valign": "vcenter"}),
        plain_text=add({"valign": "vcenter", "indent": 1}),
        plain_wrapped=add({"valign": "vcenter", "indent": 1, "text_wrap": True}),
        plain_shrunk=add({"valign": "vcenter", "indent": 1, "shrink": True}),
        plain_score=add({**centred, "valign": "vcenter", "num_format": "0.0##"}),
        beside=add({"font_size": 9, "font_color": "#7F7F7F", "align": "left"}),
        link=add({**centred, "valign": "vcenter", "font_color": "#0563C1", "underline": 1}),
        held=add({"bold": True, "font_color": "#C00000", "valign": "vcenter"}),
        number_of=add(
            {
                "align": "left",
                "valign": "vcenter",
                "indent": 1,
                "bold": True,
                "num_format": '"No. "0',
            }
        ),
        edition_used=add({**_BOX, "align": "left", "indent": 1, "bg_color": _COMPUTED}),
        listed=add({"font_size": 9, "font_color": _GREY_TEXT, "valign": "vcenter", "indent": 1}),
        filled={kind: add(look) for kind, look in _FILLED_LOOKS.items()},
        header=add({**_HEADER, "indent": 1}),
        header_centred=add({**_HEADER, **centred}),
        header_wrapped=add({**_HEADER, **centred, "text_wrap": True}),
        row=add({**_BOX, **centred}),
        row_text=add({**_BOX, **_LEFT}),
        row_figure=add({**_BOX, **centred, "num_format": "0.00"}),
        total=add({**_BOX, "bold": True, "bg_color": _LABEL, "align": "right", "indent": 1}),
        total_figure=add(
            {**_BOX, **centred, "bold": True, "bg_color": _LABEL, "num_format": "0.00"}
        ),
        number=add({**_BOX, **centred, "bg_color": _COMPUTED}),
        text=add({**_BOX, **_TEXT, "indent": 1}),
        rating=add({**_BOX, **centred}),
        result=add({**_BOX, **_TEXT, **centred}),
        pasted_header=add({**_BOX, **_TEXT, **centred, "bold": True, "bg_color": _LABEL}),
        nobody=add({**_BOX, **_TEXT, "bg_color": "#404040"}),
        score=add({**_BOX, **centred, "bold": True, "bg_color": _COMPUTED, "num_format": "0.0"}),
        label=add(
            {
                **_BOX,
                "bold": True,
                "bg_color": _LABEL,
                "valign": "top",
                "align": "left",
                "indent": 1,
            }
        ),
        value=add(
            {**_BOX, **_TEXT, "text_wrap": True, "align": "left", "indent": 1, "valign": "top"}
        ),
        value_title=add(
            {
                **_BOX,
                **_TEXT,
                "text_wrap": True,
                "bold": True,
                "font_size": 13,
                "align": "left",
                "indent": 1,
            }
        ),
        value_figure=add({**_BOX, "indent": 1, "align": "left", "valign": "top"}),
        heading=add({"bold": True, "font_size": 12, "font_color": _NAVY, "bottom": 2}),
        body=add({**_TEXT, "text_wrap": True, "valign": "vcenter", "align": "left", "indent": 1}),
        body_bold=add({**_TEXT, "text_wrap": True, "valign": "vcenter", "bold": True}),
        red_word=add({"font_size": 9, "bold": True, "font_color": "#C00000"}),
        orange_word=add({"font_size": 9, "bold": True, "font_color": "#B45F06"}),
        results={kind: add(look) for kind, look in RESULT_LOOKS.items()},
        samples={
            kind: add({**_BOX, **_TEXT, **centred, **look}) for kind, look in RESULT_LOOKS.items()
        },
    )
