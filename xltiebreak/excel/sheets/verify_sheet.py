"""A sheet ``Verify``: what a pairing program printed is pasted, and differences light up."""

from __future__ import annotations

from collections.abc import Sequence

from xlsxwriter.utility import (  # type: ignore[import-untyped]
    xl_range,
    xl_range_abs,
    xl_rowcol_to_cell,
)
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.cells.live import Live
from xltiebreak.excel.cells.names import VERIFY_SHEET
from xltiebreak.excel.sheets.live_page import (
    Spilled,
    set_live_page,
    write_beside,
    write_spill,
    write_top,
)
from xltiebreak.excel.sheets.page import (
    SectionBook,
    colour,
    fill,
    hide_unused,
    offer,
    pages_without,
    write_sentence,
)
from xltiebreak.excel.sheets.styles import Boxes, Styles
from xltiebreak.functions import UNKNOWN
from xltiebreak.tables.labels import COLUMN_HEADERS

_TEXT_ROW, _VERDICT_ROW, _HEADER_ROW = 2, 3, 4
_FIRST_ROW = _HEADER_ROW + 1
_NAME, _NUMBER, _FIRST_PRINTED = 0, 1, 2
"""The names follow what is computed, so they stand before the block that it is computed from."""

_PRINTED = 6
"""Columns that there is room for, unless the event has more."""

_TEXT = (
    "Paste what your program printed: headings into the blue cells, figures below. What differs is "
    "colored, and our figure stands on the right. In another order? Change the numbers."
)
_NOT_KNOWN = "not known: type MM, SOLK …"
_VERDICTS = ("all agree", "1 differs", "# differ")
"""Over a column with no, one and more differences."""


def write_verify(sheet: Worksheet, book: SectionBook) -> None:
    """Write the cells to paste into, the formula with the values that it gives, and the page."""
    styles, live = book.styles, book.live
    count = _columns(live)
    ours = _FIRST_PRINTED + count
    beside = ours + count + 1
    widths = [{_NAME: 28, _NUMBER: 6}.get(column, 10) for column in range(ours + count)]
    for column, width in enumerate(widths):
        sheet.set_column(column, column, width)
    write_beside(sheet, styles, _VERDICT_ROW, beside)
    room = (live.players + 1, _FIRST_PRINTED + count - _NUMBER)
    line = (_formula(live), _values(live))
    spilled = write_spill(sheet, book, (_HEADER_ROW, beside), room, line)
    write_top(sheet, book, VERIFY_SHEET, spilled, widths)
    _say(sheet, styles, spilled, widths)
    _players(sheet, book, spilled)
    for k in range(count):
        _printed_column(sheet, book, k)
        _our_column(sheet, book, ours + k, spilled)
        _verdict(sheet, book, _FIRST_PRINTED + k, spilled)
    _hide_unused(sheet, book, ours)
    _colour(sheet, book, ours)
    sheet.set_row(_VERDICT_ROW, 34)
    sheet.freeze_panes(_FIRST_ROW, _FIRST_PRINTED)
    sheet.set_landscape()
    pages = pages_without(live.values.spare_rows, live.players, widths, wide=True)
    set_live_page(sheet, _HEADER_ROW + live.players, ours + count - 1, _HEADER_ROW, pages=pages)
    sheet.set_selection(_HEADER_ROW, _FIRST_PRINTED, _HEADER_ROW, _FIRST_PRINTED)
    pasted = xl_range_abs(_HEADER_ROW, _NUMBER, _HEADER_ROW + live.players, ours - 1)
    book.define(live.names.of("Printed", VERIFY_SHEET, pasted))


def _columns(live: Live) -> int:
    return max(_PRINTED, len(live.values.section.printed))


def _formula(live: Live) -> str:
    call = live.route.call(
        "VERIFY_TB",
        *(live.names[name] for name in ("Results", "Printed", "Order", "Edition")),
        live.names.rated,
        live.names["Lots"],
        *live.told(),
        live.names["Players"],
        *live.stated,
    )
    pasted = xl_range(_FIRST_ROW, _FIRST_PRINTED, _HEADER_ROW + live.players, _columns(live) + 1)
    return live.held(f'IF(COUNTA({pasted})=0,"",{call})')


def _values(live: Live) -> list[list[object]]:
    """What the formula gives."""
    printed = live.values.section.printed
    if live.values.hold or not printed:
        return [[live.values.hold]]
    header = [COLUMN_HEADERS["number"], *printed]
    empty = [""] * (_columns(live) - len(printed))
    rows = [
        [
            player.number,
            *(texts.get(player.number, "") for texts in printed.values()),
            *empty,
        ]
        for player in live.values.section.players
    ]
    return live.values.compared([[*header, *empty], *rows])


def _say(sheet: Worksheet, styles: Styles, spilled: Spilled, widths: Sequence[float]) -> None:
    """What to do here, or why nothing was worked out: that stands in the spill's first cell."""
    first = spilled.cell(0, 0)
    said = f'IFERROR(IF({first}="","{_TEXT}",{first}),"{_TEXT}")', spilled.value(0, 0) or _TEXT
    write_sentence(sheet, _TEXT_ROW, said, styles.subtitle, widths)
    wrong = f'IFERROR({first}<>"",FALSE)'
    colour(sheet, styles, (_TEXT_ROW, 0, _TEXT_ROW, 0), [("notice", wrong)])


def _players(sheet: Worksheet, book: SectionBook, spilled: Spilled) -> None:
    """The numbers, which may be changed, and the names that they mean, or what is wrong."""
    styles, live = book.styles, book.live
    sheet.write_string(_HEADER_ROW, _NAME, COLUMN_HEADERS["name"], styles.header)
    sheet.write_string(_HEADER_ROW, _NUMBER, COLUMN_HEADERS["number"], styles.header_centred)
    for down, player in enumerate(live.values.section.players):
        row = _FIRST_ROW + down
        number = xl_rowcol_to_cell(row, _NUMBER)
        boxes = _boxes(book, down)
        sheet.write_number(row, _NUMBER, player.number, boxes.rating)
        wrong = spilled.cell(down + 1, 0)
        name = f'IFERROR(INDEX({live.names["Players"]},{number})&"","")'
        formula = f'IF(IFERROR({wrong}="",TRUE),{name},{wrong})'
        sheet.write_formula(row, _NAME, formula, styles.plain_text, player.name)


def _boxes(book: SectionBook, down: int) -> Boxes:
    """How the cells of a player's row look."""
    is_spare = down >= book.live.players - book.values.spare_rows
    return book.styles.spare if is_spare else book.styles.typed


def _printed_column(sheet: Worksheet, book: SectionBook, k: int) -> None:
    """A heading, with our codes to choose from, and the cells below it, all of them text."""
    styles, live = book.styles, book.live
    printed = live.values.section.printed
    label, texts = [*printed.items()][k] if k < len(printed) else ("", {})
    column = _FIRST_PRINTED + k
    fill(sheet, _HEADER_ROW, column, label, styles.pasted_header)
    offer(sheet, (_HEADER_ROW, column, _HEADER_ROW, column), "=TieBreakCodes")
    for down, player in enumerate(live.values.section.players):
        fill(sheet, _FIRST_ROW + down, column, texts.get(player.number), _boxes(book, down).result)
    sheet.ignore_errors(
        {"number_stored_as_text": xl_range(_FIRST_ROW, _NUMBER, _HEADER_ROW + live.players, column)}
    )


def _our_column(sheet: Worksheet, book: SectionBook, column: int, spilled: Spilled) -> None:
    """Our figures where they differ, as the spill has them beside the page."""
    styles, live = book.styles, book.live
    across = column - _columns(live) - _NUMBER
    for down in range(live.players + 1):
        spilled.show(sheet, (_HEADER_ROW + down, column), (down, across), styles.plain)


def _verdict(sheet: Worksheet, book: SectionBook, column: int, spilled: Spilled) -> None:
    """How many values of a column differ, in small print over its heading."""
    styles, live = book.styles, book.live
    across = column - _NUMBER
    heading = spilled.cell(0, across)
    count = f'SUMPRODUCT(--({spilled.cell(1, across)}:{spilled.cell(live.players, across)}<>""))'
    differing = sum(spilled.value(down, across) != "" for down in range(1, live.players + 1))
    title = spilled.value(0, across)
    shown = _NOT_KNOWN if title == UNKNOWN else _VERDICTS[min(differing, 2)] if title else ""
    agree, differs, differ = (f'"{text.removeprefix("#")}"' for text in _VERDICTS)
    sheet.write_formula(
        _VERDICT_ROW,
        column,
        f'IFERROR(IF({heading}="","",IF({heading}="{UNKNOWN}","{_NOT_KNOWN}",'
        f'IF({count}=0,{agree},IF({count}=1,{differs},{count}&{differ})))),"")',
        styles.small_centred,
        shown.replace("#", str(differing)),
    )


def _hide_unused(sheet: Worksheet, book: SectionBook, ours: int) -> None:
    """Show the spare rows only where somebody has the number, or something is pasted."""
    spare, end = book.values.spare_rows, _FIRST_ROW + book.live.players
    if spare:
        name, *pasted = (
            xl_rowcol_to_cell(end - spare, column, col_abs=True)
            for column in (_NAME, _FIRST_PRINTED, ours - 1)
        )
        block = (end - spare, _NAME, end - 1, ours - 1)
        hide_unused(sheet, book.styles, block, f'{name}="",COUNTA({":".join(pasted)})=0')


def _colour(sheet: Worksheet, book: SectionBook, ours: int) -> None:
    """Printed cells that differ, our figures beside them, and numbers that are wrong."""
    styles, live = book.styles, book.live
    last = _HEADER_ROW + live.players
    figure = xl_rowcol_to_cell(_FIRST_ROW, ours)
    beside = xl_rowcol_to_cell(_FIRST_ROW, ours + _columns(live) + 1, False, True)
    block = (_FIRST_ROW, _FIRST_PRINTED, last, ours - 1)
    colour(sheet, styles, block, [("disagrees", f'{figure}<>""')], stop=False)
    wrong = f'IFERROR({beside}<>"",FALSE)'
    colour(sheet, styles, (_FIRST_ROW, _NAME, last, _NUMBER), [("error", wrong)])
    end = ours + _columns(live) - 1
    top = xl_rowcol_to_cell(_HEADER_ROW, ours)
    colour(sheet, styles, (_HEADER_ROW, ours, _HEADER_ROW, end), [("header", f'{top}<>""')])
    colour(sheet, styles, (_FIRST_ROW, ours, last, end), [("warning", f'{figure}<>""')])
