"""The sheet ``Standings``: the players in place order.

Plain formulas on the sheet ``Arithmetic`` place the players, as long as they know the stated order.
For other orders, a workbook with functions shows the answer of one formula beside the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import first_filled, first_that_holds, looked_up
from xltiebreak.excel.cells.layout import event_row
from xltiebreak.excel.cells.names import STANDINGS_SHEET, event_box
from xltiebreak.excel.plain.table import CELLS
from xltiebreak.excel.plain.typed_order import MOST, PRINTED
from xltiebreak.excel.sheets.lines import HEADER_HEIGHT, WIDE_ENOUGH, goes_on, red_where, sentence
from xltiebreak.excel.sheets.live_page import (
    Spilled,
    beside_the_page,
    in_place_of,
    live_title,
    live_top,
    only_a_sentence,
)
from xltiebreak.excel.sheets.section_book import SectionBook
from xltiebreak.excel.sheets.sheet import Cell, Looks, Rows, Sheet, on_paper
from xltiebreak.excel.sheets.styles import WIDTH_OF_A_LETTER
from xltiebreak.rules.systems import tie_break

_DATES_ROW, _NAMES_ROW, _HEADER_ROW = 2, 3, 4
_FIRST_CODE = 4
_TIE_BREAKS = MOST
"""Columns of tie-breaks on a page with functions: enough for each named order, and lots."""
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
SEE_HELP = "On the sheet Event choose what these formulas know, or see the sheet Help."


def standings_sheet(book: SectionBook) -> Sheet:
    """Return the page, and hidden cells that it needs."""
    plain, players, is_live = book.plain, book.live.players, book.live.route.live
    columns, stated = plain.columns, len(book.values.codes)
    if is_live:
        columns = _FIRST_CODE + max(_TIE_BREAKS, stated) + 1
    tie_breaks = max(_PRINTED[is_live], stated)
    printed = min(columns, _FIRST_CODE + tie_breaks + 1)
    beside = xl_rowcol_to_cell(_HEADER_ROW, printed)
    more = f'IF({beside}="","","{_NOT_PRINTED.format(tie_breaks)}")'
    stale = _stale_cell(book, columns)
    above = first_filled([stale, more if printed < columns else '""'])
    widths = _widths(book, columns, printed)
    over = widths[:printed]
    cells = _cells_of(columns)
    spilled = _functions(book, columns) if is_live else None
    if spilled:
        spill = [beside_the_page(_NAMES_ROW, columns + 1), *spilled.cells()]
        needs, beyond = cells["needs"], spilled.cell(0, columns)
        top = live_top(book, STANDINGS_SHEET, spilled, over, beyond, (needs, above))
        refusal = book.names.cell("Refusal", STANDINGS_SHEET, _HEADER_ROW, columns)
        refused = _refusal(book, cells, spilled)
        page = Sheet(cells=[*spill, refused], names=[refusal]) + top
    else:
        page = _top_of_plain(book, cells, over, above)
    lines = _lines(book, cells, columns, spilled)
    shown = [
        Cell(_HEADER_ROW + down, column, _style_of(column), _known(book, down, column), formula)
        for down, line in enumerate(lines)
        for column, formula in enumerate(line)
    ]
    return (
        page
        + Sheet(
            cells=[*_helpers(book, columns), *_names_over_codes(book, columns), *shown],
            widths=dict(enumerate(widths)),
            heights={_NAMES_ROW: 42, _HEADER_ROW: HEADER_HEIGHT},
            rows=Rows(_HEADER_ROW + 1, players, book.values.spare_rows, goes_on(_FOLDED, over)),
            hidden=[(columns, columns)],
            frozen=(_HEADER_ROW + 1, 0),
        )
        + _how_far(book, cells, over)
        + Sheet(looks=[red_where(0, f'{stale}<>""'), *_looks(book, columns)])
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


def _functions(book: SectionBook, columns: int) -> Spilled:
    """Return STANDINGS_TB's formula beside the page."""
    live = book.live
    formula = live.route.call(
        "STANDINGS_TB",
        *(live.names[name] for name in ("Results", "Players")),
        *(live.names.ranking, live.names["Edition"]),
        live.names.rated,
        live.names["Lots"],
        *live.beside_results(),
        *live.on_event_sheet,
    )
    is_fixed = live.route.fixed
    room = live.players + 1, max(columns, _FIRST_CODE + _LONGEST_ORDER + 1) if is_fixed else columns
    at = _HEADER_ROW, columns + 1
    return Spilled(*at, room, live.held(formula), is_fixed)


def _known(book: SectionBook, down: int, column: int) -> float | str | None:
    """Return what this cell of the page shows, for a viewer that calculates nothing."""
    table = book.values.standings if book.knows_order else []
    line = table[down] if down < len(table) and table[down][1:2] != [""] else []  # else a remark
    known = line[column] if column < len(line) else None
    return None if known == "" else known


_REFUSED, _LONGEST_ANSWER, _LONGEST_DATES = "TB error: ", 180, 100


def _refusal(book: SectionBook, cells: Mapping[str, str], spilled: Spilled) -> Cell:
    """Return the hidden cell that says why the functions give no places, and in which box of the
    sheet Event; "" where they give some, or are not needed."""
    names, answer = book.names, f"$A${_HEADER_ROW + 1}"
    boxes = (
        *(("Edition", None), ("Notation", None), ("Lots", "lots")),
        *(("Playoff", "play-off"), ("Withdrawn", "withdrawn")),
    )
    is_about = [
        (
            f'AND({names[box]}<>"",ISNUMBER(FIND({_typed(names[box], word)},{answer})))',
            names.at(names[box]),
        )
        for box, word in boxes
    ]
    place = first_that_holds(is_about, names.at(names["Order"]))
    words = f'LEFT(SUBSTITUTE({answer},"{_REFUSED}",""),{_LONGEST_ANSWER})'
    refused = f'IF({only_a_sentence(_HEADER_ROW)},IF({names["Hold"]}="",{place},"")&{words},"")'
    why = f"IF(ISERROR({spilled.cell(0, 0)}),$A$1,{refused})"
    formula = f'IF({cells["needs"]}="","",{why})'
    return Cell(_HEADER_ROW, spilled.column - 1, "beside", formula=formula)


def _typed(box: str, word: str | None) -> str:
    """Return a formula for the text by which an answer names a box: this word, or what was typed,
    quoted."""
    return f'"{word}"' if word else f'"\'"&TRIM({box})&"\'"'


def _lines(
    book: SectionBook, cells: Mapping[str, str], columns: int, spilled: Spilled | None
) -> Sequence[Sequence[str]]:
    """Return the formulas of the page's cells, line by line from the header on. They show the plain
    formulas' places, or the functions' answer where the order needs functions."""
    plain = book.plain
    nothing = ['""'] * (columns - plain.columns)
    lines = [[*plain.header(cells["no_places"]), *nothing]]
    for position in range(1, book.live.players + 1):
        row = xl_rowcol_to_cell(_HEADER_ROW + position, columns, False, True)
        lines.append([*plain.line(row, _stale_cell(book, columns)), *nothing])
    if spilled is None:
        return lines
    for down, line in enumerate(lines):
        for column, own in enumerate(line):
            shown = spilled.shown(down, column)
            if down and column == 0:  # the title's line tells of what stands below the players
                shown = f'IF(IFERROR({spilled.cell(down, 1)}="",TRUE),"",{shown})'
            line[column] = f'IF({cells["needs"]}="",{own},{shown})'
    return lines


def _cells_of(columns: int) -> Mapping[str, str]:
    """Return the addresses of the plain formulas' figures above the hidden column, by name."""
    return {name: xl_rowcol_to_cell(row, columns, True, True) for row, name in enumerate(CELLS)}


def _stale_cell(book: SectionBook, columns: int) -> str:
    """Return the address of the cell that says that the page is stale, below the hidden column."""
    return str(xl_rowcol_to_cell(_HEADER_ROW + 1 + book.live.players, columns, True, True))


def _helpers(book: SectionBook, column: int) -> Iterator[Cell]:
    """Yield the cells of the hidden column, which the plain formulas need."""
    plain, cells = book.plain, _cells_of(column)
    for row, name in enumerate(CELLS):
        yield Cell(row, column, "beside", formula=plain.cells[name])
    for position in range(1, book.live.players + 1):
        formula = plain.row_at(position, cells["no_places"])
        yield Cell(_HEADER_ROW + position, column, "beside", formula=formula)
    below = _HEADER_ROW + 1 + book.live.players
    shared = xl_rowcol_to_cell(below + 1, column, True, True)
    stale = plain.stale(_HEADER_ROW, shared, cells["no_places"])
    yield Cell(below, column, "beside", formula=stale)
    yield Cell(below + 1, column, "beside", formula=plain.shared(_HEADER_ROW))


def _top_of_plain(
    book: SectionBook, cells: Mapping[str, str], widths: Sequence[float], otherwise: str
) -> Sheet:
    """Return the first line and the title of a page without functions."""
    reason, needs = cells["no_places"], cells["needs"]
    is_unknown = f'{reason}={needs},ISNUMBER(FIND("hese formulas",{reason}))'
    line = f'IF(AND({is_unknown}),"{SEE_HELP}",{otherwise})'
    return (
        sentence(0, line, "line", widths)
        + live_title(book, STANDINGS_SHEET)
        + Sheet(looks=[red_where(0, f'{reason}<>""')])
    )


def _how_far(book: SectionBook, cells: Mapping[str, str], widths: Sequence[float]) -> Sheet:
    """Return the line under the title: dates and progress, or why there are no places."""
    dates = f"LEFT({event_box(event_row('dates'))},{_LONGEST_DATES})"
    so_far = f'{dates}&IF({dates}="","",", ")&{cells["progress"]}'
    if book.live.route.live:
        so_far += f"&{_two_orders(book.names['Order'])}"
    line, is_held = in_place_of(so_far, _HEADER_ROW), only_a_sentence(_HEADER_ROW)
    if book.live.route.live:
        refusal = book.names["Refusal"]
        line = f'IF({refusal}="",{line},{refusal})'
        is_held = f'OR({refusal}<>"",{is_held})'
    looks = Sheet(looks=[red_where(_DATES_ROW, is_held)])
    return sentence(_DATES_ROW, line, "subtitle", widths) + looks


def _two_orders(order: str) -> str:
    """Return a formula for the typed order where it changes at a place, else for nothing."""
    words = (f'ISNUMBER(SEARCH("{word}",{order}))' for word in ("place", "first ", "top "))
    return f'IF(OR({",".join(words)}),"; order: "&LEFT({order},{_LONGEST_DATES}),"")'


def _style_of(column: int) -> str:
    if column == 2:
        return "plain_shrunk"
    return "plain" if column < 2 else "plain_score"


def _names_over_codes(book: SectionBook, columns: int) -> Iterator[Cell]:
    """Yield, in small print over the headers, the names of their tie-breaks."""
    for column in range(_FIRST_CODE, columns):
        formula = _name_looked_up(book, xl_rowcol_to_cell(_HEADER_ROW, column))
        yield Cell(_NAMES_ROW, column, "small_centred", formula=formula)


def _name_looked_up(book: SectionBook, code: str) -> str:
    """Return a formula for the name of the code in a cell. A live workbook has a list of all names
    on another sheet."""
    if book.live.route.live:
        return f'IFERROR(INDEX(TieBreakNames,MATCH({code},TieBreakCodes,0)),"")'
    return looked_up(code, {known: tie_break(known).name for known in book.plain.codes})


def _looks(book: SectionBook, columns: int) -> list[Looks]:
    header, first, live = _HEADER_ROW + 1, _HEADER_ROW + 2, book.live
    filled = f'AND($B{first}<>"",A${header}<>"")'
    place = f'VALUE(LEFT($A{first},FIND("–",$A{first}&"–")-1))'
    final = f"{_cells_of(columns)['is_final']}=1"
    wins = f"AND({filled},{final},{place}<={live.names['Trophies']})"
    return [
        Looks(
            (_HEADER_ROW, 0, _HEADER_ROW, columns - 1),
            [
                ("header", f'AND($B${header}<>"",A${header}<>"")'),
                ("silent", only_a_sentence(_HEADER_ROW)),
            ],
        ),
        Looks(
            (_HEADER_ROW + 1, 0, _HEADER_ROW + live.players, columns - 1),
            [("silent", f'{_stale_cell(book, columns)}<>""'), ("trophy", wins), ("line", filled)],
        ),
    ]
