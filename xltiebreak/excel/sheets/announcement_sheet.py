"""The sheet ``Announcement``: one page for the wall before round 1, with its seal. A formula for
each section, in hidden columns, adds what this section announces; the page shows the last one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xlsxwriter.utility import xl_range_abs, xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.event.section import Event
from xltiebreak.excel.cells.formulas import first_that_holds, quoted, unless_copied
from xltiebreak.excel.cells.layout import EVENT_NAME_ROW, HEADER_ROW, SECTION_NAME_ROW
from xltiebreak.excel.cells.names import (
    ANNOUNCEMENT_SHEET,
    EVENT_SHEET,
    PRIZES_SHEET,
    event_box,
    original_cell,
)
from xltiebreak.excel.cells.prize_cells import TITLES
from xltiebreak.excel.cells.rows import lists_scores
from xltiebreak.excel.sheets.event_sheet import all_labels_of, boxes_of, labels_of
from xltiebreak.excel.sheets.lines import sentence, title_line
from xltiebreak.excel.sheets.live_page import Spilled, unless_error
from xltiebreak.excel.sheets.section_book import SectionBook
from xltiebreak.excel.sheets.sheet import Cell, Looks, Sheet, down, hidden_helpers, on_paper
from xltiebreak.functions import ANNOUNCED_HEADING, Spill
from xltiebreak.tables.sheets import COPIED_LIST

_SEAL_SAYS = f"{ANNOUNCEMENT_SHEET}!$C$1"
"""The hidden cell that says whether the typed seal agrees."""
_NOT_COMPARED = "The seal cannot be compared: see the first line of the sheet Announcement."
_WITHOUT_FUNCTIONS = "These formulas cannot compare the seal with the rules and prizes."
_OF_SCORES = "The functions of a list of scores do not compare the seal."

TITLE = "How ties are broken and prizes divided"
_WIDTH, _LINE_HEIGHT = 98, 15.75
_FIRST_ROW, _BESIDE, _COLUMNS = 2, 2, 3
_LEAST, _SPARE, _ON_A_PAGE = 46, 8, 75
"""The fewest rows of the page, those for what is typed later, and how many can be read on one."""
_NOT_YET = "This announcement is not worked out: see the first line of this sheet."
_NO_ROOM = (
    "This page has no room for all lines: write the workbook anew with xltiebreak new --from this "
    "file."
)


def has_announcement(book: SectionBook) -> bool:
    """Whether the workbook of this section has the page."""
    return book.live.route.live and not any(map(lists_scores, book.prizes.sections))


def agreement_said(book: SectionBook) -> str:
    """Return a formula for whether the typed seal agrees; it shows nothing without one."""
    if has_announcement(book):
        return _SEAL_SAYS
    why = _OF_SCORES if book.live.route.live else _WITHOUT_FUNCTIONS
    return f'IF({_seal_box(book)}="","",{quoted(why)})'


def disagrees(cell: str) -> str:
    """Return the condition that a cell says that the seal does not agree, or is not compared."""
    words = (f'ISNUMBER(SEARCH("not {verb}",{cell}))' for verb in ("agree with", "be compared"))
    return f"OR({','.join(words)})"


def _seal_box(book: SectionBook) -> str:
    """Return the address of the box of the seal, the last one of the sheet Event."""
    return event_box(SECTION_NAME_ROW + len(labels_of(book.prizes.sections)))


def announcement_sheet(event: Event, books: Sequence[SectionBook], *, prizes: bool) -> Sheet:
    """Return the page; ``prizes`` tells whether the workbook has a sheet Prizes."""
    values = _values(event, books, prizes)
    rows = max(_LEAST, len(values[-1]) + _SPARE)
    spills = [*_spills(books, values, rows, prizes)]
    last, live = spills[-1], books[-1].live
    first, overflow = last.cell(0, 0), last.cell(rows + 1, 0)
    agreed, seal = last.cell(0, 1), _seal_box(books[0])
    answer = f'IF(IFERROR({agreed}="",TRUE),{quoted(_NOT_COMPARED)},{agreed})'
    hint = first_that_holds(
        [(f'{overflow}<>""', quoted(_NO_ROOM)), (f'{first}<>""', first)],
        quoted(live.route.hint),
    )
    line = unless_copied(
        ANNOUNCEMENT_SHEET,
        original_cell(ANNOUNCEMENT_SHEET),
        unless_error(live, last, hint),
        quoted(COPIED_LIST, capital=True),
    )
    name, title = event_box(EVENT_NAME_ROW), last.cell(1, 0)
    is_empty = f'IFERROR({title}="",TRUE)'
    shown = range(_FIRST_ROW, _FIRST_ROW + rows)
    beside = last.column + 1
    look = xl_rowcol_to_cell(last.row + 1, beside, col_abs=True)
    is_heading = f'RIGHT({look},{len(ANNOUNCED_HEADING)})="{ANNOUNCED_HEADING}"'
    return (
        sentence(0, line, "line", [_WIDTH])
        + title_line(f'IF({name}="","",{name}&": ")&"{TITLE}"')
        + Sheet(
            cells=[
                Cell(0, _BESIDE, "beside", formula=f'IF({seal}="","",{answer})'),
                *(cell for spilled in spills for cell in spilled.cells()),
                *(last.show(row, 0, k, 0, "announced") for k, row in enumerate(shown[1:], start=2)),
                Cell(
                    shown[0], 0, "announced", formula=f"IF({is_empty},{quoted(_NOT_YET)},{title})"
                ),
            ],
            widths={0: _WIDTH},
            line_height=_LINE_HEIGHT,
            looks=[
                Looks((0, 0, 0, 0), [("notice", f'IFERROR({first}<>"",TRUE)')]),
                Looks((shown[0], 0, shown[0], 0), [("wrong", is_empty)]),
                Looks(down(shown, 0), [("announced", is_heading)]),
            ],
            pages=-(-rows // _ON_A_PAGE),
        )
        + hidden_helpers(_BESIDE, _BESIDE + _COLUMNS * len(books) - 1)
        + on_paper((1, 0, shown[-1], 0))
    )


def _spills(
    books: Sequence[SectionBook], values: Sequence[Spill], rows: int, prizes: bool
) -> Iterator[Spilled]:
    """Yield the formula of each section with its values, from left to right."""
    before = '""'
    for k, (book, value) in enumerate(zip(books, values)):
        column = _BESIDE + k * _COLUMNS
        formula, is_fixed = _formula(book, before, prizes), book.live.route.fixed
        room = (rows + 2, _COLUMNS)
        yield Spilled(_FIRST_ROW, column, room, formula, value, is_fixed)
        last = _FIRST_ROW + rows, column + _COLUMNS - 1
        before = xl_range_abs(_FIRST_ROW, column, *last)


def _formula(book: SectionBook, before: str, prizes: bool) -> str:
    live, sections = book.live, book.prizes.sections
    _, *matches = live.beside_results()
    last = SECTION_NAME_ROW + len(all_labels_of(sections)) - 1
    call = live.route.call(
        "ANNOUNCE_TB",
        *(live.names[name] for name in ("Results", "Players")),
        f"{EVENT_SHEET}!{xl_range_abs(SECTION_NAME_ROW, 0, last, len(sections))}",
        book.prizes.block if prizes else '""',
        *matches,
        *live.on_event_sheet,
        _begin(EVENT_SHEET, SECTION_NAME_ROW),
        _begin(PRIZES_SHEET, HEADER_ROW) if prizes else '""',
        str(book.names.section),
        before,
    )
    if not live.values.not_ranked:
        return live.held(call)
    hold, not_ranked = live.names["Hold"], quoted(live.values.not_ranked)
    return f'IF(AND({hold}<>"",ISERROR(FIND({not_ranked},{hold}))),{hold},{call})'


def _begin(sheet: str, row: int) -> str:
    """Return a formula for the address of the first cell of a row: ``Event!A15``."""
    cell = f"{sheet}!{xl_rowcol_to_cell(row, 0, True, True)}"
    return f'"{sheet}!"&ADDRESS(ROW({cell}),1,4)'


def _values(event: Event, books: Sequence[SectionBook], prizes: bool) -> list[Spill]:
    """Return what each section's formula gives."""
    sections = books[0].prizes.sections
    boxes = [{**boxes_of(section), "seal": ""} for section in sections]
    boxes[0]["seal"] = event.seal
    rules = [
        [label, *(typed.get(field) for typed in boxes)]
        for field, label in all_labels_of(sections).items()
    ]
    rows = [[row.get(title, "") for title in TITLES] for row in books[0].prizes.rows]
    table = [[*TITLES], *rows] if prizes else None
    begins = f"{EVENT_SHEET}!A{SECTION_NAME_ROW + 1}", f"{PRIZES_SHEET}!A{HEADER_ROW + 1}"
    values: list[Spill] = []
    for number, book in enumerate(books, start=1):
        before = values[-1] if values else None
        values.append(book.values.announced(rules, table, begins, number, before))
    return values
