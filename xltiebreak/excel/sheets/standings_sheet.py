"""The sheet ``Standings``: the players in place order.

Plain formulas on the sheet ``Arithmetic`` place the players, as long as they know the stated order.
For other orders, a workbook with functions shows the answer of one formula beside the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import first_filled, looked_up
from xltiebreak.excel.cells.layout import event_row
from xltiebreak.excel.cells.names import STANDINGS_SHEET, event_box
from xltiebreak.excel.plain.table import CELLS
from xltiebreak.excel.plain.typed_order import MOST, PRINTED
from xltiebreak.excel.sheets.lines import HEADER_HEIGHT, WIDE_ENOUGH, goes_on, red_where, sentence
from xltiebreak.excel.sheets.live_page import LivePage, live_title, only_a_sentence
from xltiebreak.excel.sheets.section_book import SectionBook
from xltiebreak.excel.sheets.sheet import Cell, Looks, Rows, Sheet, on_paper
from xltiebreak.excel.sheets.styles import WIDTH_OF_A_LETTER
from xltiebreak.rules.systems import tie_break

_DATES_ROW, _NAMES_ROW, _HEADER_ROW = 2, 3, 4
_HEAD = xl_rowcol_to_cell(_HEADER_ROW, 0, True, True)
_FIRST_CODE = 4
_PRINTED = PRINTED, 7
"""Tie-breaks that a page prints without and with functions, unless its order has more from the
start."""
_LONGEST_ORDER = 20
"""Tie-breaks that have room beside the page, where a formula fills a fixed number of cells."""
_NOT_PRINTED = "{} tie-breaks of this order are printed: make the print area wider for all of them."

_PLACE_WIDTH, _NUMBER_WIDTH, _SCORE_WIDTH = 7, 4, 6
_NAME_WIDTHS = 20, 30
"""Of the names, at least and at most."""
_FIGURE_WIDTH = 9.9
"""For Cumulative, the longest word above a figure."""
_FOLDED = "Further places stand above this line: click the + on the left."


def standings_sheet(book: SectionBook) -> Sheet:
    """Return the page, and hidden cells that it needs."""
    plain, players, is_live = book.plain, book.live.players, book.live.route.live
    columns, stated = plain.columns, len(book.values.codes)
    if is_live:
        columns = _FIRST_CODE + max(MOST, stated) + 1
    tie_breaks = max(_PRINTED[is_live], stated)
    printed = min(columns, _FIRST_CODE + tie_breaks + 1)
    widths = _widths(book, columns, printed)
    over = widths[:printed]
    page = _functions(book, columns) if is_live else None
    cells = {name: xl_rowcol_to_cell(row, columns, True, True) for row, name in enumerate(CELLS)}
    stale = xl_rowcol_to_cell(_HEADER_ROW + 1 + players, columns, True, True)
    beyond = xl_rowcol_to_cell(_HEADER_ROW, printed)
    more = f'IF({beyond}="","","{_NOT_PRINTED.format(tie_breaks)}")'
    above = first_filled([stale, more if printed < columns else '""'])
    formulas = book.formulas(
        "standings",
        **cells,
        head=_HEAD,
        second=xl_rowcol_to_cell(_HEADER_ROW, 1, True, True),
        dates=event_box(event_row("dates")),
        first=page.cell(0, 0) if page else "",
    )
    if page:
        refusal = xl_rowcol_to_cell(_HEADER_ROW, columns, True, True)
        own = Sheet(
            cells=[
                *page.cells(),
                Cell(_HEADER_ROW, columns, "beside", formula=formulas["refusal"]),
            ],
            names=[book.names.of("Refusal", STANDINGS_SHEET, refusal)],
        ) + page.top(STANDINGS_SHEET, over, page.cell(0, columns), (cells["needs"], above))
    else:
        line = book.formulas("top of plain standings", **cells, above=above)["line"]
        is_red = Sheet(looks=[red_where(0, f'{cells["no_places"]}<>""')])
        own = sentence(0, line, "line", over) + live_title(book, STANDINGS_SHEET) + is_red
    is_held = formulas["held"] if page else only_a_sentence(_HEADER_ROW)
    return (
        own
        + Sheet(
            cells=[
                *_helpers(book, columns, cells),
                *_names_over_codes(book, columns),
                *_lines(book, cells, columns, page),
            ],
            widths=dict(enumerate(widths)),
            heights={_NAMES_ROW: 42, _HEADER_ROW: HEADER_HEIGHT},
            rows=Rows(_HEADER_ROW + 1, players, book.values.spare_rows, goes_on(_FOLDED, over)),
            hidden=[(columns, columns)],
            frozen=(_HEADER_ROW + 1, 0),
        )
        + sentence(_DATES_ROW, formulas["live" if page else "plain"], "subtitle", over)
        + Sheet(
            looks=[
                red_where(_DATES_ROW, is_held),
                red_where(0, f'{stale}<>""'),
                *_looks(book, columns, cells["is_final"], stale),
            ]
        )
        + on_paper((0, 0, _HEADER_ROW + players, printed - 1), _HEADER_ROW)
    )


def _widths(book: SectionBook, columns: int, printed: int) -> list[float]:
    """Return the widths of the columns. Names get what is left, and at least what they need."""
    figures = [_FIGURE_WIDTH] * (columns - _FIRST_CODE)
    others = _PLACE_WIDTH + _NUMBER_WIDTH + _SCORE_WIDTH + sum(figures[: printed - _FIRST_CODE])
    least, most = _NAME_WIDTHS
    longest = max(len(player.name) for player in book.values.section.players)
    name = min(max(WIDE_ENOUGH - others, WIDTH_OF_A_LETTER * longest, least), most)
    return [_PLACE_WIDTH, _NUMBER_WIDTH, name, _SCORE_WIDTH, *figures]


def _functions(book: SectionBook, columns: int) -> LivePage:
    """Return STANDINGS_TB's formula beside the page."""
    live, formula = book.live, book.formulas("answer of standings")["standings"]
    longest = _FIRST_CODE + _LONGEST_ORDER + 1
    wide = max(columns, longest) if live.route.fixed else columns
    room = live.players + 1, wide
    return LivePage(book, _HEADER_ROW, columns + 1, room, formula)


def _helpers(book: SectionBook, column: int, cells: Mapping[str, str]) -> Iterator[Cell]:
    """Yield the cells of the hidden column, which the plain formulas need."""
    plain, reason, below = book.plain, cells["no_places"], _HEADER_ROW + 1 + book.live.players
    formulas = {row: plain.cells[name] for row, name in enumerate(CELLS)}
    for position in range(1, book.live.players + 1):
        formulas[_HEADER_ROW + position] = plain.row_at(position, reason)
    shared = xl_rowcol_to_cell(below + 1, column, True, True)
    formulas[below] = plain.stale(_HEADER_ROW, shared, reason)
    formulas[below + 1] = plain.shared(_HEADER_ROW)
    for row, formula in formulas.items():
        yield Cell(row, column, "beside", formula=formula)


def _names_over_codes(book: SectionBook, columns: int) -> Iterator[Cell]:
    """Yield, in small print over the headers, the names of their tie-breaks. A live workbook has a
    list of all names on another sheet."""
    known = {code: tie_break(code).name for code in book.plain.codes}
    for column in range(_FIRST_CODE, columns):
        code = xl_rowcol_to_cell(_HEADER_ROW, column)
        formula = looked_up(code, known)
        if book.live.route.live:
            formula = f'IFERROR(INDEX(TieBreakNames,MATCH({code},TieBreakCodes,0)),"")'
        yield Cell(_NAMES_ROW, column, "small_centred", formula=formula)


def _lines(
    book: SectionBook, cells: Mapping[str, str], columns: int, page: LivePage | None
) -> Iterator[Cell]:
    """Yield the cells of the page from the header on. They show the plain formulas' places, or the
    functions' answer where the order needs functions."""
    plain, players = book.plain, book.live.players
    stale = xl_rowcol_to_cell(_HEADER_ROW + 1 + players, columns, True, True)
    for down in range(players + 1):
        row = xl_rowcol_to_cell(_HEADER_ROW + down, columns, False, True)
        line = [*(plain.line(row, stale) if down else plain.header(cells["no_places"]))]
        for column, own in enumerate([*line, *['""'] * (columns - len(line))]):
            formula = own
            if page:
                shown = page.shown(down, column)
                if down and column == 0:  # the title's line tells of what stands below the players
                    shown = f'IF(IFERROR({page.cell(down, 1)}="",TRUE),"",{shown})'
                formula = f'IF({cells["needs"]}="",{own},{shown})'
            style = "plain" if column < 2 else "plain_shrunk" if column == 2 else "plain_score"
            yield Cell(_HEADER_ROW + down, column, style, _known(book, down, column), formula)


def _known(book: SectionBook, down: int, column: int) -> float | str | None:
    """Return what this cell of the page shows, for a viewer that calculates nothing."""
    table = book.values.standings if book.knows_order else []
    line = table[down] if down < len(table) and table[down][1:2] != [""] else []  # else a remark
    known = line[column] if column < len(line) else None
    return None if known == "" else known


def _looks(book: SectionBook, columns: int, is_final: str, stale: str) -> list[Looks]:
    header, first, last = _HEADER_ROW + 1, _HEADER_ROW + 2, _HEADER_ROW + book.live.players
    lines = book.formulas(
        "looks of standings",
        **{"stale": stale, "is_final": is_final, "title": f"A${header}"},
        **{"place": f"$A{first}", "number": f"$B{first}"},
    )
    heads = [
        ("header", f'AND($B${header}<>"",A${header}<>"")'),
        ("silent", only_a_sentence(_HEADER_ROW)),
    ]
    return [
        Looks((_HEADER_ROW, 0, _HEADER_ROW, columns - 1), heads),
        Looks((_HEADER_ROW + 1, 0, last, columns - 1), lines.items()),
    ]
