"""A sheet ``Winners``: who takes which prize, by one formula beside the page."""

from __future__ import annotations

from xlsxwriter.utility import xl_range_abs  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.cells.layout import SECTION_NAME_ROW
from xltiebreak.excel.cells.names import EVENT_SHEET, WINNERS_SHEET, event_box
from xltiebreak.excel.cells.prize_cells import TITLES
from xltiebreak.excel.sheets.event_sheet import boxes_of, labels_of
from xltiebreak.excel.sheets.live_page import (
    in_place_of,
    only_a_sentence,
    set_live_page,
    write_beside,
    write_spill,
    write_top,
)
from xltiebreak.excel.sheets.page import SectionBook, TeamBook, colour, write_sentence
from xltiebreak.functions import Spill

_TEXT_ROW, _HEADER_ROW = 2, 3
_COLUMNS, _CASH, _WHY = 6, 3, 5
_WIDTHS = (8, 6, 26, 11, 26, 96)
_ROWS, _PRINTED = 60, 20
"""Winners that there is room for, and that a page takes."""

_TEXT = "The prizes stand on the sheet Prizes, or at the label Prizes of the sheet Event."
_WITHOUT_SECTION = "Correct the sheet Prizes first: a prize there is for no known section."


def write_winners(sheet: Worksheet, book: SectionBook) -> None:
    """Write the formula with the values that it gives, and the page that shows them."""
    styles, values = book.styles, book.values
    for column, width in enumerate(_WIDTHS):
        sheet.set_column(column, column, width)
    beside = _COLUMNS + 1
    write_beside(sheet, styles, _TEXT_ROW, beside)
    made = values.winners(_table(book), _rules(book))
    shown = max(_ROWS, len(made))
    line = (_formula(book), made)
    spilled = write_spill(sheet, book, (_HEADER_ROW, beside), (shown, _COLUMNS), line)
    write_top(sheet, book, WINNERS_SHEET, spilled, _WIDTHS)
    text = in_place_of((f'"{_TEXT}"', _TEXT), _HEADER_ROW, *(spilled.value(0, k) for k in (0, 1)))
    write_sentence(sheet, _TEXT_ROW, text, styles.line, _WIDTHS)
    held = only_a_sentence(_HEADER_ROW)
    colour(sheet, styles, (_TEXT_ROW, 0, _TEXT_ROW, 0), [("notice", held)])
    for down in range(shown):
        if down:
            sheet.set_row(_HEADER_ROW + down, 31)
        for column in range(_COLUMNS):
            style = styles.plain_wrapped if column in (2, 4, _WHY) else styles.plain
            style = styles.plain_cash if column == _CASH else style
            spilled.show(sheet, (_HEADER_ROW + down, column), (down, column), style)
    top = _HEADER_ROW + 1
    header = (_HEADER_ROW, 0, _HEADER_ROW, _COLUMNS - 1)
    colour(sheet, styles, header, [("header", f'$B${top}<>""'), ("silent", held)])
    rows = (_HEADER_ROW + 1, 0, _HEADER_ROW + shown - 1, _COLUMNS - 1)
    first = f"{top + 1}"
    colour(
        sheet,
        styles,
        rows,
        [
            ("total", f'AND($B{first}="",$C{first}<>"",$C{top + 2}="")'),
            ("line", f'$C{first}<>""'),
        ],
    )
    sheet.freeze_panes(_HEADER_ROW + 1, 0)
    sheet.set_landscape()
    printed = max(len(made), _PRINTED)
    set_live_page(sheet, _HEADER_ROW + printed - 1, _COLUMNS - 1, _HEADER_ROW)


def _formula(book: SectionBook) -> str:
    live, prizes = book.live, book.prizes
    withdrawn, *matches = live.further or ('""',)
    matches += ['""'] * (4 - len(matches))
    teams = '""' if isinstance(book, TeamBook) else live.names["Clubs"]
    call = live.route.call(
        "PRIZES_TB",
        *(live.names[name] for name in ("Results", "Players", "Ratings")),
        prizes.block,
        *(live.names[name] for name in ("Order", "Edition", "Lots")),
        withdrawn,
        '""',
        _boxes(book),
        *matches,
        teams,
        *live.stated,
    )
    there, section = prizes.column("there"), prizes.column("section")
    unplaced = f"SUMPRODUCT({there}*({section}=0))>0"
    line = event_box(SECTION_NAME_ROW + _labels(book).index("prizes"), live.names.section)
    held = live.held(f'IF({unplaced},"{_WITHOUT_SECTION}",{call})')
    return f'IF(AND(COUNTA({prizes.typed})=0,{line}=""),"",{held})'


def _labels(book: SectionBook) -> list[str]:
    return [*labels_of(book.prizes.sections)]


def _order_of_sections(book: SectionBook) -> list[int]:
    """The columns of the sections on the sheet Event, that of this one first."""
    own, count = book.names.section, len(book.prizes.sections)
    return [own, *(k for k in range(1, count + 1) if k != own)]


def _boxes(book: SectionBook) -> str:
    """The labels of the sheet Event with what stands beside them, this section's boxes first."""
    last = SECTION_NAME_ROW + len(_labels(book)) - 1
    columns = [0, *_order_of_sections(book)]
    if columns == [0, 1]:
        return f"{EVENT_SHEET}!{xl_range_abs(SECTION_NAME_ROW, 0, last, 1)}"
    blocks = (f"{EVENT_SHEET}!{xl_range_abs(SECTION_NAME_ROW, one, last, one)}" for one in columns)
    counted = ",".join(map(str, range(1, len(columns) + 1)))
    return f"CHOOSE({{{counted}}},{','.join(blocks)})"


def _rules(book: SectionBook) -> Spill:
    """The values of these cells."""
    sections = book.prizes.sections
    boxes = [boxes_of(sections[k - 1]) for k in _order_of_sections(book)]
    return [
        [label, *(one.get(name) for one in boxes)] for name, label in labels_of(sections).items()
    ]


def _table(book: SectionBook) -> Spill:
    rows = [[row.get(title, "") for title in TITLES] for row in book.prizes.rows]
    return [[*TITLES], *rows]
