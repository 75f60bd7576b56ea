"""The sheet ``Prizes``, with the prizes of each section and what is wrong in a row. In a live
workbook the winners stand below, filled by one formula for each section."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from xlsxwriter.utility import xl_col_to_name, xl_range_abs, xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import quoted, side_by_side, unless_copied
from xltiebreak.excel.cells.layout import FIRST_ROW, KEY_ROW, SECTION_NAME_ROW
from xltiebreak.excel.cells.names import EVENT_SHEET, PRIZES_SHEET, event_box, original_cell
from xltiebreak.excel.cells.prize_cells import (
    FIRST_HELPER,
    HELPERS,
    NAMES_COLUMN,
    TITLES,
    WHO_IS_PAID,
    WORDS,
    PrizeCells,
    Typed,
    helper,
    helper_formulas,
    words_formula,
)
from xltiebreak.excel.sheets.announcement_sheet import agreement_said, disagrees
from xltiebreak.excel.sheets.event_sheet import boxes_of, labels_of
from xltiebreak.excel.sheets.lines import Step, sentence
from xltiebreak.excel.sheets.live_page import (
    Spilled,
    in_place_of,
    only_a_sentence,
    unless_error,
)
from xltiebreak.excel.sheets.section_book import SectionBook, TeamBook
from xltiebreak.excel.sheets.sheet import Cell, Looks, Sheet, down, hidden_helpers, offer
from xltiebreak.excel.sheets.typed_table import list_named
from xltiebreak.functions import Spill
from xltiebreak.tables.prizes import OPEN
from xltiebreak.tables.sheets import COPIED_LIST, WINNERS

_NONE = "No prizes are typed here."
_KINDS = (
    *("1st", "2nd", "3rd", "4th", "5th", "U2000", "U1800", "U1600", "U1400", "U1200"),
    *("U1000", "A", "B", "C", "D", "E", "Unrated", "Top junior", "Top woman", "Top senior"),
    *("Team", "Best game", "Biggest upset", "Upset of each round"),
)
_FIGURES = ("From", "To", "Rank", "Cash")
_LOOKS = {
    **dict.fromkeys((*_FIGURES, "Guaranteed"), "rating"),
    "Cash": "result",  # as text, since 12.50 is a date in countries that write 12,50
}


def prizes_sheet(prizes: PrizeCells, typed: Typed, *, live: bool) -> Sheet:
    """Return the prizes of all sections as they were typed, empty rows for more, and the formulas
    that say what each row means. In a ``live`` workbook the winners stand below."""
    rows = range(FIRST_ROW, prizes.last_row + 1)
    first_name, last_name = NAMES_COLUMN, NAMES_COLUMN + len(prizes.sections) - 1
    names = [
        Cell(KEY_ROW, column, "beside", formula=f'IF(TRIM({box})="","{OPEN}",TRIM({box}))')
        for column, box in enumerate(typed.boxes, first_name)
    ]
    offered: dict[str, Any] = {
        "Section": f"={xl_range_abs(KEY_ROW, first_name, KEY_ROW, last_name)}",
        "Prize": _KINDS,
        "Guaranteed": ("yes",),
    }
    below = f'" The winners stand below, from row "&ROW($A${prizes.last_row + 3})&" on."'
    count, wrong = f"SUM({prizes.column('there')})", _rows_to_correct(prizes)
    without = f'IF({count}=0,""," {WHO_IS_PAID}")'
    step = f"{_step(prizes)}&{below if live else without}"
    words = quoted(COPIED_LIST, capital=True)
    step = unless_copied(PRIZES_SHEET, original_cell(PRIZES_SHEET), step, words)
    line = Step(step, f"{wrong if live else count}>0")
    around = list_named(PRIZES_SHEET).around(len(rows), line, f'"{PRIZES_SHEET}"')
    if live:
        around = replace(around, repeated=None)  # on the page of the winners it would be another's
    cash, problem = TITLES.index("Cash"), f"${helper('problem')}{FIRST_ROW + 1}"
    return (
        around
        + hidden_helpers(FIRST_HELPER, last_name)
        + Sheet(
            cells=[*(cell for row in rows for cell in _prize(prizes, typed, row)), *names],
            boxes=[offer(down(rows, TITLES.index(title)), offered[title]) for title in offered],
            looks=[Looks(down(rows, WORDS), [("unreadable", f'{problem}<>""')])],
            figures_as_text=xl_range_abs(*down(rows, cash)).replace("$", ""),
            selected=(FIRST_ROW, 1),
        )
    )


def _prize(prizes: PrizeCells, typed: Typed, row: int) -> Iterator[Cell]:
    k = row - FIRST_ROW
    texts = prizes.rows[k] if k < len(prizes.rows) else {}
    for column, title in enumerate(TITLES):
        text = texts.get(title, "")
        is_figure = title in _FIGURES and text.isdecimal() and len(text) < 10
        yield Cell(row, column, _LOOKS.get(title, "row_text"), int(text) if is_figure else text)
    yield Cell(row, WORDS, "plain_shrunk", formula=words_formula(row + 1))
    formulas = helper_formulas(row + 1, prizes, typed)
    for column, name in enumerate(HELPERS, FIRST_HELPER):
        yield Cell(row, column, "beside", formula=formulas[name])


def _step(prizes: PrizeCells) -> str:
    """Return a formula for the number and sum of the prizes, and how many rows to correct."""
    there, problem, cash = (prizes.column(name) for name in ("there", "problem", "cash"))
    count, wrong = f"SUM({there})", _rows_to_correct(prizes)
    first = f'(MATCH("?*",{problem},0)+MIN(ROW({problem}))-1)'
    total = f'SUMIF({cash},">0")'
    of_rounds = f'SUMPRODUCT(--ISNUMBER(SEARCH("round",{prizes.column("text")})))'
    once = f'IF({of_rounds}>0,", that of each round counted once","")'
    return (
        f'IF({count}=0,"{_NONE}",IF({wrong}>0,{wrong}&IF({wrong}=1," row"," rows")&'
        f'" to look at, the first at {xl_col_to_name(WORDS)}"&{first}&": see the column In words. "'
        f',"")&{count}&IF({count}=1," prize"," prizes")&'
        f'", "&TEXT({total},"#,##0.00")&" in cash"&{once}&".")'
    )


def _rows_to_correct(prizes: PrizeCells) -> str:
    """Return a formula for how many rows have a problem."""
    return f'SUMPRODUCT(--({prizes.column("problem")}<>""))'


_PLACE, _NAME, _NUMBER, _CASH, _TROPHIES, _WHY = 0, 1, 4, 5, 6, 7
_SHOWN = (
    (_PLACE, 1, "plain"),
    (_NUMBER, 1, "plain"),
    (_NAME, 3, "plain_wrapped"),
    (_CASH, 1, "plain_cash"),
    (_TROPHIES, 1, "plain_wrapped"),
    (_WHY, 3, "plain_wrapped"),
)
"""The first column, the number of columns and the style of each column of PRIZES_TB, under the
columns of the typed prizes."""

_LAST_WIDTH = 45
"""So wide is the last column where winners are printed in letters of nine points."""

_ROWS, _PRINTED, _THREE_LINES = 60, 12, 44.25
"""How many winners have room, and how many fit on a printed page, in rows of this height."""

_WITHOUT_SECTION = "Correct the prizes above first: one is for no known section."


def winners_below(books: Sequence[SectionBook]) -> Sheet:
    """Return, below the typed prizes, the winners of each section."""
    winners = [book.values.winners(_table(book), _rules(book)) for book in books]
    sizes = [_ABOVE + max(_ROWS, len(rows)) + 1 for rows in winners]
    # under an empty row, so that prizes are sorted alone
    page, row = Sheet(widths={WORDS: _LAST_WIDTH}), books[0].prizes.last_row + 2
    for book, rows, size in zip(books, winners, sizes):
        page += _winners(book, row, rows, row + sum(sizes))
        row += size
    return page


_ABOVE = 2
"""Lines above a list of winners: its title, and what to do or to know."""


def _winners(book: SectionBook, title_row: int, winners: Spill, spill_row: int) -> Sheet:
    """Return the list of a section's winners, and PRIZES_TB's formula with its values, which it
    shows.

    They stand in hidden columns, as far below as all lists are long: LibreOffice inserts no rows
    that would reach into the cells of an array.
    """
    header, shown = title_row + _ABOVE, max(_ROWS, len(winners))
    room = (shown, len(_SHOWN))
    formula, is_fixed = _formula(book), book.live.route.fixed
    spilled = Spilled(spill_row, FIRST_HELPER, room, formula, winners, is_fixed)
    widths = [*(head.width for head in list_named(PRIZES_SHEET).heads[:WORDS]), _LAST_WIDTH]
    section = event_box(SECTION_NAME_ROW, book.names.section)
    title = f'"{WINNERS}"&IF({section}="","",": "&{section})'
    agreement = agreement_said(book)
    is_warning = disagrees(xl_rowcol_to_cell(title_row + 1, 0, True, True))
    hint = f'"{book.live.route.hint}"&IF({agreement}="",""," "&{agreement})'
    line = in_place_of(hint, header)
    rows, last = range(header + 1, header + shown), _WHY + 2
    name, number = (xl_rowcol_to_cell(header + 1, k, col_abs=True) for k in (_NAME, _NUMBER))
    below = xl_rowcol_to_cell(header + 2, _NAME, col_abs=True)
    head, held = xl_rowcol_to_cell(header, _NAME, True, True), only_a_sentence(header)
    printed = (title_row, 0, header + max(len(winners), _PRINTED) - 1, last)
    return sentence(
        title_row + 1, unless_error(book.live, spilled, line), "subtitle", widths
    ) + Sheet(
        cells=[
            Cell(title_row, 0, "title", formula=title),
            *spilled.cells(),
            *(
                spilled.show(header + k, column, k, across, style)._replace(size=(1, columns))
                for k in range(shown)
                for across, (column, columns, style) in enumerate(_SHOWN)
            ),
        ],
        heights={title_row: 24, **dict.fromkeys(rows, _THREE_LINES)},
        looks=[
            Looks(
                (title_row + 1, 0, title_row + 1, 0),
                [("notice", f"OR(ISERROR({spilled.cell(0, 0)}),{held},{is_warning})")],
            ),
            Looks((header, 0, header, last), [("header", f'{head}<>""'), ("silent", held)]),
            Looks(
                down(rows, 0, last),
                [
                    ("total", f'AND({number}="",{name}<>"",{below}="")'),
                    ("line", f'{name}<>""'),
                ],
            ),
        ],
        also_printed=[printed],
    )


def _formula(book: SectionBook) -> str:
    live, prizes = book.live, book.prizes
    withdrawn, *matches = live.further or ('""',)
    matches += ['""'] * (4 - len(matches))
    teams = '""' if isinstance(book, TeamBook) else live.teams
    call = live.route.call(
        "PRIZES_TB",
        *(live.names[name] for name in ("Results", "Players", "Ratings")),
        prizes.block,
        *(live.names.ranking, live.names["Edition"], live.names["Lots"]),
        withdrawn,
        '""',
        _boxes(book),
        *matches,
        teams,
        *live.on_event_sheet,
        live.printed_places,
    )
    there, section = prizes.column("there"), prizes.column("section")
    unplaced = f"SUMPRODUCT({there}*({section}=0))>0"
    held = live.held(f'IF({unplaced},"{_WITHOUT_SECTION}",{call})')
    return f'IF({nothing_stated(book)},"",{held})'


def nothing_stated(book: SectionBook) -> str:
    """Return the condition that no prizes are typed, neither in rows nor as a line."""
    line = event_box(SECTION_NAME_ROW + _labels(book).index("prizes"), book.names.section)
    return f'AND(COUNTA({book.prizes.typed})=0,{line}="")'


def _labels(book: SectionBook) -> list[str]:
    return [*labels_of(book.prizes.sections)]


def _order_of_sections(book: SectionBook) -> list[int]:
    """Return the columns of the sections on the sheet Event, this section's first."""
    own, count = book.names.section, len(book.prizes.sections)
    return [own, *(k for k in range(1, count + 1) if k != own)]


def _boxes(book: SectionBook) -> str:
    """Return a formula for the labels of the sheet Event and their boxes, this section's first."""
    last = SECTION_NAME_ROW + len(_labels(book)) - 1
    columns = [0, *_order_of_sections(book)]
    if columns == [0, 1]:
        return f"{EVENT_SHEET}!{xl_range_abs(SECTION_NAME_ROW, 0, last, 1)}"
    blocks = (f"{EVENT_SHEET}!{xl_range_abs(SECTION_NAME_ROW, k, last, k)}" for k in columns)
    return side_by_side([*blocks])


def _rules(book: SectionBook) -> Spill:
    """Return the values of the cells that :func:`_boxes` names."""
    sections = book.prizes.sections
    boxes = [boxes_of(sections[k - 1]) for k in _order_of_sections(book)]
    return [
        [label, *(typed.get(name) for typed in boxes)]
        for name, label in labels_of(sections).items()
    ]


def _table(book: SectionBook) -> Spill:
    rows = [[row.get(title, "") for title in TITLES] for row in book.prizes.rows]
    return [[*TITLES], *rows]
