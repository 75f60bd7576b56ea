"""A sheet ``Standings``: the players in place order.

Where plain formulas place them, on a sheet beside this one, the page shows that, as long as these
are the places of the stated order. For any other order, and where there are no such formulas, it
shows what one formula with our functions gives beside the page, in a workbook that has functions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from xlsxwriter.format import Format  # type: ignore[import-untyped]
from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.event.findings import TieBreakError
from xltiebreak.excel.cells.formulas import looked_up
from xltiebreak.excel.cells.layout import event_row
from xltiebreak.excel.cells.names import STANDINGS_SHEET, event_box
from xltiebreak.excel.plain.standings import CELLS, PlainStandings
from xltiebreak.excel.sheets.live_page import (
    PLAIN,
    Spilled,
    in_place_of,
    only_a_sentence,
    set_live_page,
    write_beside,
    write_spill,
    write_title,
    write_top,
)
from xltiebreak.excel.sheets.page import SectionBook, colour, pages_without, write_sentence
from xltiebreak.excel.sheets.styles import Styles
from xltiebreak.rules.systems import tie_break

_DATES_ROW, _NAMES_ROW, _HEADER_ROW = 2, 3, 4
_FIRST_CODE = 4
_TIE_BREAKS = 7
"""Columns of tie-breaks on the page of a workbook with functions: every named order, and lots."""
_LONGEST_ORDER = 20
"""Tie-breaks that there is room for beside it, where a formula fills cells of a fixed number."""

_WIDTHS = (8, 6, 30, 8)
SEE_HELP = "On the sheet Event choose what these formulas know, or see the sheet Help."


def write_standings(sheet: Worksheet, book: SectionBook) -> None:
    """Write the page, with the values that its formulas give."""
    plain, players = book.plain, book.live.players
    live = book.live.route.live
    columns = len(plain.heads)
    if live:
        columns = _FIRST_CODE + max(_TIE_BREAKS, len(book.values.codes)) + 1
    widths = [*_WIDTHS, *[9.5] * (columns - len(_WIDTHS))]
    for column, width in enumerate(widths):
        sheet.set_column(column, column, width)
    cells = _cells_of(columns)
    spilled = _write_functions(sheet, book, columns) if live else None
    if spilled:
        beyond = spilled.cell(0, columns)
        write_top(sheet, book, STANDINGS_SHEET, spilled, widths, beyond, cells["needs"])
    else:
        _write_top_of_plain(sheet, book, plain, cells, widths)
    _write_helpers(sheet, book, plain, columns)
    _names_over_codes(sheet, book, columns)
    by_functions = _by_functions(spilled, players, columns) if spilled else []
    needs = bool(plain.said["needs"])
    header: list[Any] = []
    for down, line in enumerate(_by_formulas(plain, cells, players, columns)):
        for column, own in enumerate(line):
            cell = own
            if spilled:
                other = by_functions[down][column]
                formula = f'IF({cells["needs"]}="",{own[0]},{other[0]})'
                cell = formula, (other if needs else own)[1]
            style = _format_of(book.styles, column)
            sheet.write_formula(_HEADER_ROW + down, column, cell[0], style, cell[1])
            header += [] if down else [cell[1]]
    _write_how_far(sheet, book, cells, header, widths)
    _colour(sheet, book, columns)
    sheet.freeze_panes(_HEADER_ROW + 1, 0)
    pages = pages_without(book.values.spare_rows, players, widths)
    set_live_page(sheet, _HEADER_ROW + players, columns - 1, _HEADER_ROW, pages=pages)


Lines = Sequence[Sequence[tuple[str, Any]]]
"""The cells of the page from the header on, line by line, each with what it gives."""


def _write_functions(sheet: Worksheet, book: SectionBook, columns: int) -> Spilled:
    """Write the formula with our function beside the page."""
    live = book.live
    formula = live.route.call(
        "STANDINGS_TB",
        *(live.names[name] for name in ("Results", "Players", "Order", "Edition")),
        live.names.rated,
        live.names["Lots"],
        *live.told(),
        *live.stated,
    )
    write_beside(sheet, book.styles, _NAMES_ROW, columns + 1)
    line = (live.held(formula), live.values.standings)
    most = max(columns, _FIRST_CODE + _LONGEST_ORDER + 1) if live.route.fixed else columns
    return write_spill(sheet, book, (_HEADER_ROW, columns + 1), (live.players + 1, most), line)


def _by_functions(spilled: Spilled, players: int, columns: int) -> Lines:
    """What the page shows of the functions' answer."""
    return [[spilled.shown(down, k) for k in range(columns)] for down in range(players + 1)]


def _by_formulas(
    plain: PlainStandings, cells: Mapping[str, str], players: int, columns: int
) -> Lines:
    """What the page shows of the plain formulas' places."""
    nothing = [('""', "")] * (columns - len(plain.heads))
    lines: list[list[tuple[str, Any]]] = [[*plain.header(cells["no_places"]), *nothing]]
    for position in range(1, players + 1):
        row = xl_rowcol_to_cell(_HEADER_ROW + position, columns, False, True)
        lines.append([*plain.line(position, row), *nothing])
    return lines


def _cells_of(columns: int) -> Mapping[str, str]:
    """Where the cells of the plain formulas stand on this sheet, over its hidden column."""
    return {name: xl_rowcol_to_cell(row, columns, True, True) for row, name in enumerate(CELLS)}


def _write_helpers(sheet: Worksheet, book: SectionBook, plain: PlainStandings, column: int) -> None:
    """Write what the plain formulas need, in a hidden column behind the page."""
    style, cells = book.styles.beside, _cells_of(column)
    for row, name in enumerate(CELLS):
        sheet.write_formula(row, column, plain.cells[name], style, plain.said[name])
    for position in range(1, book.live.players + 1):
        formula, value = plain.row_at(position, cells["no_places"])
        sheet.write_formula(_HEADER_ROW + position, column, formula, style, value)
    sheet.set_column(column, column, None, None, {"hidden": True})


def _write_top_of_plain(
    sheet: Worksheet,
    book: SectionBook,
    plain: PlainStandings,
    cells: Mapping[str, str],
    widths: Sequence[float],
) -> None:
    """Write the first line and the title where there are no functions."""
    reason, needs = cells["no_places"], cells["needs"]
    colour(sheet, book.styles, (0, 0, 0, 0), [("notice", f'{reason}<>""')])
    formula = f'IF({reason}="","{PLAIN}",IF({reason}={needs},"{SEE_HELP}",""))'
    said = SEE_HELP if plain.said["needs"] == plain.said["no_places"] else ""
    said = said if plain.said["no_places"] else PLAIN
    write_sentence(sheet, 0, (formula, said), book.styles.line, widths)
    write_title(sheet, book, STANDINGS_SHEET)


def _write_how_far(
    sheet: Worksheet,
    book: SectionBook,
    cells: Mapping[str, str],
    header: Sequence[Any],
    widths: Sequence[float],
) -> None:
    """Write the line under the title: when the event is, and how far; or why nobody has a place.
    ``header`` are the values of the header's cells."""
    dates, far = event_box(event_row("dates")), str(book.plain.said["progress"])
    formula = f'{dates}&IF({dates}="","",", ")&{cells["progress"]}'
    said = f"{book.dates}, {far}" if book.dates else far
    line = in_place_of((formula, said), _HEADER_ROW, *header[:2])
    write_sentence(sheet, _DATES_ROW, line, book.styles.subtitle, widths)
    held = [("notice", only_a_sentence(_HEADER_ROW))]
    colour(sheet, book.styles, (_DATES_ROW, 0, _DATES_ROW, 0), held)


def _format_of(styles: Styles, column: int) -> Format:
    if column == 2:
        return styles.plain_text
    return styles.plain if column < 2 else styles.plain_score


def _names_over_codes(sheet: Worksheet, book: SectionBook, columns: int) -> None:
    """What the letters in the headers stand for, in small print over them."""
    sheet.set_row(_NAMES_ROW, 34)
    plain, codes = book.plain, book.values.codes if book.live.route.live else []
    if not plain.said["needs"]:
        codes = [*plain.codes_shown]
    for k in range(columns - _FIRST_CODE):
        column = _FIRST_CODE + k
        formula = _name_looked_up(book, xl_rowcol_to_cell(_HEADER_ROW, column))
        name = _name_of(codes[k]) if k < len(codes) else ""
        sheet.write_formula(_NAMES_ROW, column, formula, book.styles.small_centred, name)


def _name_looked_up(book: SectionBook, code: str) -> str:
    """The name of the code in a cell; from the list on another sheet, where that is there."""
    if book.live.route.live:
        return f'IFERROR(INDEX(TieBreakNames,MATCH({code},TieBreakCodes,0)),"")'
    return looked_up(code, {one: _name_of(one) for one in book.plain.codes})


def _name_of(code: str) -> str:
    """What :func:`_name_looked_up` finds: the list has no options."""
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
        [("header", f'AND($B${top}<>"",A${top}<>"")'), ("silent", only_a_sentence(_HEADER_ROW))],
    )
    filled = f'AND($B{top + 1}<>"",A${top}<>"")'
    place = f'VALUE(LEFT($A{top + 1},FIND("–",$A{top + 1}&"–")-1))'
    wins = f"{_cells_of(columns)['is_final']}=1,{place}<={live.names['Trophies']}"
    colour(
        sheet,
        styles,
        (_HEADER_ROW + 1, 0, _HEADER_ROW + live.players, columns - 1),
        [("trophy", f"AND({filled},{wins})"), ("line", filled)],
    )
