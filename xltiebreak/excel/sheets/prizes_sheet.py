"""The sheet ``Prizes``, with the typed prizes of each section. In a live workbook the winners stand
below, filled by one formula for each section; commands and winners say what is wrong in a row."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from xlsxwriter.utility import xl_range_abs, xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.excel.cells.laid_section import SCORES, TEAMS
from xltiebreak.excel.cells.layout import (
    EVENT_NAME_ROW,
    FIRST_ROW,
    HEADER_ROW,
    KEY_ROW,
    SECTION_NAME_ROW,
    TITLE_ROW,
)
from xltiebreak.excel.cells.names import Sheets, event_box
from xltiebreak.excel.formulas.language import first_filled, side_by_side
from xltiebreak.excel.routes import Route
from xltiebreak.excel.sheets.event_sheet import WHO_IS_PAID, labels_of
from xltiebreak.excel.sheets.live_page import LivePage, in_place_of, only_a_sentence
from xltiebreak.excel.sheets.section_book import SectionBook
from xltiebreak.excel.sheets.sheet import Cell, Looks, Sheet, Step, down, hidden_helpers, sentence
from xltiebreak.excel.sheets.typed_table import Row, list_named
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.prizefund.winners import all_awards_of, winners_of
from xltiebreak.tables.prizes import OPEN
from xltiebreak.tables.sheets import WINNERS
from xltiebreak.tables.vocabulary import PRIZES

_TITLES = tuple(PRIZES)
_WORDS = len(_TITLES)
"""The column behind the typed ones, in which winners say why they are paid."""

_FIRST_HELPER = _WORDS + 2
"""The first hidden column: the names of the sections, and the answers of the functions."""

_NONE = "No prizes are typed here."
_WITHOUT_SECTION = "Correct the column Section first: a prize is for no section of the sheet Event."
_NO_SCORES = "No scores are typed yet on the sheet Scores."
_SPARE = 39


@dataclass(frozen=True)
class PrizeRows:
    """The typed prizes of these sections."""

    sections: Sequence[Section]

    @cached_property
    def rows(self) -> list[Mapping[str, str]]:
        """The typed rows, a prize each, by column title; a lone section need not be named."""
        announced = [(section, stated_prizes(section)) for section in self.sections]
        return [
            {**row, "Section": row.get("Section", "") if len(announced) == 1 else section.name}
            for section, prizes in announced
            for row in (prizes.rows if prizes else ())
        ]

    def are_stated(self, *, live: bool) -> bool:
        """Return whether a section states prizes, in rows or, for functions that read it, in the
        line that announces them."""
        stated = filter(None, map(stated_prizes, self.sections))
        return any(prizes.rows or (live and prizes.words) for prizes in stated)

    @property
    def last_row(self) -> int:
        """The last row with room for a prize, from 0."""
        return FIRST_ROW + max(_SPARE, len(self.rows) + _SPARE // 2) - 1

    def block(self, first_row: int, first: int = 0, last: int = _WORDS - 1) -> str:
        """Return the range of these columns, from a row on to the last one with room."""
        return f"{Sheets.PRIZES}!{xl_range_abs(first_row, first, self.last_row, last)}"

    @property
    def sections_named(self) -> str:
        """The cells with the sections' names, in the row of the key."""
        last = _FIRST_HELPER + len(self.sections) - 1
        return str(xl_range_abs(KEY_ROW, _FIRST_HELPER, KEY_ROW, last))

    @property
    def filled(self) -> str:
        """The formula for which rows say what a prize is for."""
        name = _TITLES.index("Prize")
        return f'({self.block(FIRST_ROW, name, name)}<>"")'

    @property
    def of_no_section(self) -> str:
        """The formula for how many rows are for no known section."""
        typed = self.block(FIRST_ROW, 0, 0)
        known = f"COUNTIF({Sheets.PRIZES}!{self.sections_named},TRIM({typed}))"
        named = f'(TRIM({typed})<>"")' if len(self.sections) == 1 else self.filled
        return f"SUMPRODUCT({named}*({known}=0))"


def prizes_sheet(prizes: PrizeRows, boxes: Sequence[str], route: Route) -> Sheet:
    """Return the prizes of all sections as they were typed, and empty rows for more. ``boxes`` are
    the cells with the sections' names. In a live workbook the winners stand below."""
    live, event = route.live, event_box(EVENT_NAME_ROW)
    names = [
        Cell(KEY_ROW, column, "beside", formula=f'IF(TRIM({box})="","{OPEN}",TRIM({box}))')
        for column, box in enumerate(boxes, _FIRST_HELPER)
    ]
    count, unplaced = f"SUMPRODUCT(--{prizes.filled})", f"{prizes.of_no_section}>0"
    below = f'" The winners stand below, from row "&ROW($A${prizes.last_row + 3})&" on. "'
    behind = f'{below}&"{route.hint}"' if live else f'IF({count}=0,""," {WHO_IS_PAID}")'
    counted = f'IF({count}=0,"{_NONE}",{count}&IF({count}=1," prize."," prizes."))'
    hidden = range(_FIRST_HELPER, _FIRST_HELPER + len(boxes) * live)
    refused = [xl_rowcol_to_cell(TITLE_ROW, column, True, True) for column in hidden]
    stray = f'IF({unplaced},"{_WITHOUT_SECTION}","")'
    wrong = f'{"&".join(refused)}<>""' if live else f"{count}>0"
    step = Step(first_filled([stray, *refused, f"{counted}&{behind}"]), f"OR({unplaced},{wrong})")
    table = list_named(Sheets.PRIZES)
    table = replace(table, offered={"Section": prizes.sections_named, **table.offered})
    rows = [
        _row(prizes.rows[k] if k < len(prizes.rows) else {})
        for k in range(prizes.last_row + 1 - FIRST_ROW)
    ]
    page = table.filled(rows, step, f'IF({event}="","",{event}&": ")&"{Sheets.PRIZES}"', name=str)
    if live:
        page = replace(page, repeated=None)  # the winners are printed, with other headers
    last = _FIRST_HELPER + max(len(boxes), len(_SHOWN)) - 1
    return page + hidden_helpers(_FIRST_HELPER, last) + Sheet(cells=names)


def _row(texts: Mapping[str, str]) -> Row:
    """Return a row of prizes. Cash is as text, since 12.50 is a date in countries that write
    12,50, unless it is whole."""
    typed = ((title, texts.get(title, "")) for title in _TITLES)
    return [
        int(text)
        if title in ("From", "To", "Rank", "Cash") and text.isdecimal() and len(text) < 10
        else text
        for title, text in typed
    ]


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

_ABOVE = 2
"""Lines above a list of winners: its title, and what to do or to know."""

_HEAD_AND_SUM = 2
_ROWS, _PRINTED, _THREE_LINES = 60, 12, 44.25
"""How many winners have room, and how many fit on a printed page, in rows of this height."""
_NOT_PRINTED = (
    "Lines from row {} on are printed if they are added to the print area (Page Layout, Print "
    "Area, Add to Print Area)."
)


def winners_below(books: Sequence[SectionBook]) -> Sheet:
    """Return, below the typed prizes, the winners of each section, which alone are printed."""
    lines = [*map(_lines_now, books)]
    sizes = [_ABOVE + max(_ROWS, count + 1) + 1 for count in lines]
    # under an empty row, so that prizes are sorted alone
    page, first = Sheet(widths={_WORDS: _LAST_WIDTH}), PrizeRows(books[0].sections).last_row + 2
    row, pages = first, list[range]()
    for book, count, size in zip(books, lines, sizes):
        pages.append(range(row, row + _ABOVE + max(count, _PRINTED)))
        page += _winners(book, row, pages[-1].stop, row + sum(sizes))
        row += size
    return page + Sheet(printed=(first, 0, pages[-1].stop - 1, _WHY + 2), apart=pages)


def _lines_now(book: SectionBook) -> int:
    """Return how many lines the winners of a section take as it is; 0 while there are none."""
    try:
        made = all_awards_of(book.places) if book.places and book.places.is_final else None
    except TieBreakError:
        made = None
    if made is None:
        return 0
    takers = (*winners_of(made), *winners_of(made, of_teams=True))
    return _HEAD_AND_SUM + len((*takers, *made.unpaid, *made.for_everybody, *made.not_given))


def _winners(book: SectionBook, title_row: int, end: int, spill_row: int) -> Sheet:
    """Return the list of a section's winners, which is printed up to the row ``end``, and
    PRIZES_TB's formula, whose answer it shows.

    They stand in hidden columns, as far below as all lists are long: LibreOffice inserts no rows
    that would reach into the cells of an array.
    """
    header, shown = title_row + _ABOVE, max(_ROWS, end + 1 - title_row - _ABOVE)
    page = LivePage(book, spill_row, _FIRST_HELPER, (shown, len(_SHOWN)), _formula(book))
    widths = [*(head.width for head in list_named(Sheets.PRIZES).heads[:_WORDS]), _LAST_WIDTH]
    section = event_box(SECTION_NAME_ROW, book.names.section)
    rows, last = range(header + 1, header + shown), _WHY + 2
    more = f'IF({xl_rowcol_to_cell(end, _NAME)}="","","{_NOT_PRINTED.format(end + 1)}")'
    name, number = (xl_rowcol_to_cell(header + 1, k, col_abs=True) for k in (_NAME, _NUMBER))
    below = xl_rowcol_to_cell(header + 2, _NAME, col_abs=True)
    head, held = xl_rowcol_to_cell(header, _NAME, True, True), only_a_sentence(header)
    is_total = f'AND({number}="",{name}<>"",{below}="")'
    notice = f'OR({page.is_error},{held},{more}<>"")'
    heads = xl_range_abs(HEADER_ROW, 0, HEADER_ROW, _WORDS - 1)
    refused = book.formula("refused prizes", answer=page.cell(0, 0), heads=heads, labels=section)
    hidden = TITLE_ROW, _FIRST_HELPER - 1 + book.names.section
    event = in_place_of(f'{event_box(EVENT_NAME_ROW)}&""', header)
    none = f'IF(LEFT($A${header + 1},8)="TB error","{_NONE}","")'
    line = page.unless_error(
        first_filled([xl_rowcol_to_cell(*hidden, True, True), none, more, event])
    )
    return sentence(title_row + 1, line, "subtitle", widths, notice=notice) + Sheet(
        cells=[
            Cell(title_row, 0, "title", formula=f'"{WINNERS}"&IF({section}="","",": "&{section})'),
            *page.cells(told=False),
            Cell(*hidden, "beside", formula=refused),
            *(
                Cell(header + k, column, style, formula=formula, size=(1, columns))
                for k in range(shown)
                for across, (column, columns, style) in enumerate(_SHOWN)
                for formula in [book.formula("winner", cell=page.cell(k, across))]
            ),
        ],
        heights={title_row: 24, **dict.fromkeys(rows, _THREE_LINES)},
        looks=[
            Looks((header, 0, header, last), [("header", f'{head}<>""'), ("silent", held)]),
            Looks(down(rows, 0, last), [("total", is_total), ("line", f'{name}<>""')]),
        ],
    )


def _formula(book: SectionBook) -> str:
    prizes, scores = PrizeRows(book.sections), book.kind == SCORES
    return book.formula(
        "answer of prizes",
        nothing=nothing_stated(book),
        waits=f'IF(COUNTA({book.names["Scores"]})=0,"{_NO_SCORES}",{book.names["ShapeStops"]})'
        if scores
        else book.names["Hold"],
        stray=f'IF({prizes.of_no_section}>0,"{_WITHOUT_SECTION}","")',
        table=prizes.block(HEADER_ROW),
        boxes=_boxes(book),
        teams='""' if book.kind == TEAMS else book.teams,
        places=book.names["PrintedPlaces"] if scores else '""',
    )


def nothing_stated(book: SectionBook) -> str:
    """Return the condition that no prizes are typed, neither in rows nor as a line."""
    row = SECTION_NAME_ROW + [*labels_of(book.sections)].index("prizes")
    line = event_box(row, book.names.section)
    return f'AND(COUNTA({PrizeRows(book.sections).block(FIRST_ROW)})=0,{line}="")'


def _boxes(book: SectionBook) -> str:
    """Return a formula for the labels of the sheet Event and their boxes, this section's first."""
    last = SECTION_NAME_ROW + len(labels_of(book.sections)) - 1
    own, count = book.names.section, len(book.sections)
    columns = [0, own, *(k for k in range(1, count + 1) if k != own)]
    if columns == [0, 1]:
        return f"{Sheets.EVENT}!{xl_range_abs(SECTION_NAME_ROW, 0, last, 1)}"
    blocks = (f"{Sheets.EVENT}!{xl_range_abs(SECTION_NAME_ROW, k, last, k)}" for k in columns)
    return side_by_side([*blocks])
