"""A sheet ``Standings``: the players in place order, by one formula beside the page."""

from __future__ import annotations

from xlsxwriter.format import Format  # type: ignore[import-untyped]
from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.cells.layout import event_row
from xltiebreak.excel.cells.names import STANDINGS_SHEET, event_box
from xltiebreak.excel.sheets.live_page import set_live_page, write_beside, write_spill, write_top
from xltiebreak.excel.sheets.page import SectionBook, colour, pages_without
from xltiebreak.excel.sheets.styles import Styles
from xltiebreak.rules.systems import tie_break

_DATES_ROW, _NAMES_ROW, _HEADER_ROW = 2, 3, 4
_FIRST_CODE = 4
_TIE_BREAKS = 7
"""Columns of tie-breaks on the page: every named order, and lots."""

_WIDTHS = (8, 6, 30, 8)


def write_standings(sheet: Worksheet, book: SectionBook) -> None:
    """Write the formula with the values that it gives, and the page that shows them."""
    styles, live = book.styles, book.live
    columns = _FIRST_CODE + max(_TIE_BREAKS, len(live.values.codes)) + 1
    widths = [*_WIDTHS, *[9.5] * (columns - len(_WIDTHS))]
    for column, width in enumerate(widths):
        sheet.set_column(column, column, width)
    formula = live.route.call(
        "STANDINGS_TB",
        *(live.names[name] for name in ("Results", "Players", "Order", "Edition")),
        live.names.rated,
        live.names["Lots"],
        *live.further,
    )
    write_beside(sheet, styles, _NAMES_ROW, columns + 1)
    spilled = write_spill(
        sheet,
        (_HEADER_ROW, columns + 1),
        live.held(formula),
        live.values.standings,
        styles.beside,
    )
    write_top(sheet, book, STANDINGS_SHEET, spilled.cell(0, 0), beyond=spilled.cell(0, columns))
    dates = event_box(event_row("dates"))
    sheet.write_formula(_DATES_ROW, 0, f'{dates}&""', styles.subtitle, book.dates)
    _names_over_codes(sheet, book, columns)
    for down in range(live.players + 1):
        for column in range(columns):
            style = _format_of(styles, column)
            spilled.show(sheet, (_HEADER_ROW + down, column), (down, column), style)
    _colour(sheet, book, columns)
    sheet.freeze_panes(_HEADER_ROW + 1, 0)
    pages = pages_without(live.values.spare_rows, live.players, widths)
    set_live_page(sheet, _HEADER_ROW + live.players, columns - 1, _HEADER_ROW, pages=pages)


def _format_of(styles: Styles, column: int) -> Format:
    if column == 2:
        return styles.plain_text
    return styles.plain if column < 2 else styles.plain_score


def _names_over_codes(sheet: Worksheet, book: SectionBook, columns: int) -> None:
    """What the letters in the headers stand for, in small print over them."""
    styles, live = book.styles, book.live
    sheet.set_row(_NAMES_ROW, 34)
    codes = live.values.codes
    for k in range(columns - _FIRST_CODE):
        column = _FIRST_CODE + k
        code = xl_rowcol_to_cell(_HEADER_ROW, column)
        sheet.write_formula(
            _NAMES_ROW,
            column,
            f'IFERROR(INDEX(TieBreakNames,MATCH({code},TieBreakCodes,0)),"")',
            styles.small_centred,
            _name_of(codes[k]) if k < len(codes) else "",
        )


def _name_of(code: str) -> str:
    """What :func:`_names_over_codes` finds in the list, which has no options."""
    try:
        found = tie_break(code)
    except TieBreakError:
        return ""
    return "" if found.options else found.name


def _colour(sheet: Worksheet, book: SectionBook, columns: int) -> None:
    styles, live = book.styles, book.live
    top = _HEADER_ROW + 1
    colour(
        sheet,
        styles,
        (_HEADER_ROW, 0, _HEADER_ROW, columns - 1),
        [("header", f'AND($B${top}<>"",A${top}<>"")'), ("notice", f'$B${top}=""')],
    )
    filled = f'AND($B{top + 1}<>"",A${top}<>"")'
    place = f'VALUE(LEFT($A{top + 1},FIND("–",$A{top + 1}&"–")-1))'
    colour(
        sheet,
        styles,
        (_HEADER_ROW + 1, 0, _HEADER_ROW + live.players, columns - 1),
        [("trophy", f"AND({filled},{place}<={live.names['Trophies']})"), ("line", filled)],
    )
