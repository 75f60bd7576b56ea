"""The sheets ``Checks``, with the next step and the cells to correct, and ``Verify``, into which
one pastes what a pairing program printed, to see the differences in colour."""

from __future__ import annotations

from collections.abc import Iterator

from xlsxwriter.utility import xl_range, xl_range_abs, xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.cells.laid_section import TEAMS
from xltiebreak.excel.cells.layout import TITLE_ROW
from xltiebreak.excel.cells.names import Sheets
from xltiebreak.excel.formulas.language import quoted
from xltiebreak.excel.sheets.live_page import LivePage
from xltiebreak.excel.sheets.section_book import SectionBook
from xltiebreak.excel.sheets.sheet import Cell, Looks, Opened, Rows, Sheet, down, offer, sentence
from xltiebreak.excel.sheets.styles import LONGEST_OF_TEAMS, LONGEST_SENTENCE
from xltiebreak.functions import NOTHING_TO_FIX, UNKNOWN
from xltiebreak.tables.labels import COLUMN_HEADERS

_STEP_ROW, _HOLD_ROW, _HEADER_ROW = 2, 3, 4
_FIRST_ROW = _HEADER_ROW + 1
_WIDTHS = (9, 18, 81, 8)
_HEADS = ("Severity", "Where", "What to do", "Cell")
_CELL, _BESIDE = 3, 5
_FIRST = xl_rowcol_to_cell(_STEP_ROW, _BESIDE, True, True)
_LOOKS = {"error": "error", "warning": "warning", "fine": NOTHING_TO_FIX}
_ROWS, _PRINTED, _MOST, _THREE_LINES = 60, 16, 3001, 42
"""How many findings have room, fit on a printed page, and are counted; the height of a row."""


def checks_sheet(book: SectionBook) -> Sheet:
    """Return the sheet: CHECK_TB's formula, the page that shows its answer, and the cell
    ``Hold``. Other live sheets wait until that cell is empty."""
    page = LivePage(book, _FIRST_ROW, _BESIDE, (_MOST, _CELL), book.formula("answer of checks"))
    formulas = book.formulas(
        "checks",
        top=xl_rowcol_to_cell(_FIRST_ROW, 0),
        line=f"{book.names.quoted(Sheets.CROSSTABLE)}!$A$1",
        severities=xl_range_abs(_FIRST_ROW, _BESIDE, _FIRST_ROW + _MOST - 1, _BESIDE),
        **{"first": _FIRST, "answer": page.cell(0, 0)},
    )
    longest = LONGEST_OF_TEAMS if book.kind == TEAMS else LONGEST_SENTENCE
    rows = range(_FIRST_ROW, _FIRST_ROW + _ROWS)
    looks = [*zip(_LOOKS, (f'$A{_FIRST_ROW + 1}="{severity}"' for severity in _LOOKS.values()))]
    return (
        page.top(Sheets.CHECKS, _WIDTHS)
        + sentence(_STEP_ROW, formulas["step"], "step", _WIDTHS, longest, wrong=formulas["red"])
        + sentence(_HOLD_ROW, formulas["hold"], "held", _WIDTHS)
        + Sheet(
            cells=[
                *page.cells(),
                Cell(_STEP_ROW, _BESIDE, "beside", formula=formulas["first"]),
                *(Cell(_HEADER_ROW, k, "header", head) for k, head in enumerate(_HEADS)),
                *(cell for row in rows for cell in _finding(page, row)),
            ],
            heights=dict.fromkeys(rows, _THREE_LINES),
            names={"Hold": (_HOLD_ROW, 0)},
            looks=[Looks(down(rows, 0, _CELL), looks)],
            frozen=(_FIRST_ROW, 0),
            whole=True,
            printed=(TITLE_ROW, 0, _FIRST_ROW + _PRINTED - 1, _CELL),
            repeated=_HEADER_ROW,
        )
    )


def _finding(page: LivePage, row: int) -> Iterator[Cell]:
    """Yield a row of the page, with a link to the player's round that the finding's words name."""
    book, place = page.book, xl_rowcol_to_cell(row, 1)
    behind = len(f"{book.entry} ") + 1
    player = f'VALUE(MID({place},{behind},FIND(",",{place})-{behind}))'
    column_of = "column " if book.cycles else "round "
    round = f'VALUE(MID({place},FIND("{column_of}",{place})+{len(column_of)},3))'
    title = quoted(book.names.quoted(Sheets.GAMES if book.has_games else book.typed_on))
    link = book.formula("link to a typed cell", title=title, cell=book.typed_cell(player, round))
    texts = [*(page.shown(row - _FIRST_ROW, column) for column in range(_CELL)), link]
    if row == _FIRST_ROW:
        own = book.formulas("first finding", first=_FIRST).values()
        texts = [f'IF({_FIRST}="",{text},{first})' for text, first in zip(texts, own)]
    for column, text in enumerate(texts):
        yield Cell(row, column, "link" if column == _CELL else "plain_wrapped", formula=text)


_TEXT_ROW, _VERDICT_ROW = 2, 3
_NAME, _NUMBER, _FIRST_PRINTED = 0, 1, 2
"""The names depend on the answer, so they stand outside of the block that the answer needs."""

_MOST_COLUMNS = 6
"""How many printed columns have room, unless the event has more."""


def verify_sheet(book: SectionBook) -> Sheet:
    """Return the sheet: cells to paste into, VERIFY_TB's formula, the page."""
    count = max(_MOST_COLUMNS, len(book.section.printed))
    ours, last = _FIRST_PRINTED + count, _HEADER_ROW + book.players
    widths = [{_NAME: 36, _NUMBER: 6}.get(column, 9.4) for column in range(ours + count)]
    figures = xl_range(_FIRST_ROW, _FIRST_PRINTED, last, ours - 1)
    formula = book.formula("answer of verify", pasted=figures)
    room = book.players + 1, ours - _NUMBER
    page = LivePage(book, _HEADER_ROW, ours + count + 1, room, formula)
    pasted, answer = (_HEADER_ROW, _NUMBER, last, ours - 1), page.cell(0, 0)
    rows = range(_FIRST_ROW, _FIRST_ROW + book.players)
    name, *printed = (
        xl_rowcol_to_cell(_FIRST_ROW, column, col_abs=True)
        for column in (_NAME, _FIRST_PRINTED, ours - 1)
    )
    is_used = f'OR({name}<>"",COUNTA({":".join(printed)})>0)'
    text = book.formula("line of verify", answer=answer)
    return (
        page.top(Sheets.VERIFY, widths)
        + sentence(_TEXT_ROW, text, "subtitle", widths, notice=f'IFERROR({answer}<>"",FALSE)')
        + Sheet(
            cells=[
                *page.cells(),
                *_players(page),
                *(cell for k in range(count) for cell in _column(page, k, count)),
            ],
            heights={_VERDICT_ROW: 58},
            rows=Rows(_FIRST_ROW, book.players),
            boxes=[
                offer((_HEADER_ROW, column, _HEADER_ROW, column), "=TieBreakCodes")
                for column in range(_FIRST_PRINTED, ours)
            ],
            figures_as_text=xl_range(_FIRST_ROW, _NUMBER, last, ours - 1),
            looks=[*_differences(rows, ours, ours + count - 1)],
            opened=[Opened(down(rows, _NUMBER, ours - 1), is_used)],
            names={"Printed": pasted},
            frozen=(_FIRST_ROW, _FIRST_PRINTED),
            selected=(_HEADER_ROW, _FIRST_PRINTED),
            printed=(TITLE_ROW, 0, last, ours + count - 1),
            repeated=_HEADER_ROW,
        )
    )


def _players(page: LivePage) -> Iterator[Cell]:
    """Yield the numbers, which may be changed, and beside each its name or what is wrong."""
    book = page.book
    yield Cell(_HEADER_ROW, _NAME, "header", COLUMN_HEADERS["name"])
    yield Cell(_HEADER_ROW, _NUMBER, "header_centred", COLUMN_HEADERS["number"])
    for k, player in enumerate(book.section.players):
        row, wrong = _FIRST_ROW + k, page.cell(k + 1, 0)
        number = xl_rowcol_to_cell(row, _NUMBER)
        yield Cell(row, _NUMBER, "rating", player.number)
        name = book.formula("verified player", wrong=wrong, number=number)
        yield Cell(row, _NAME, "plain_shrunk", formula=name)


def _column(page: LivePage, k: int, count: int) -> Iterator[Cell]:
    """Yield the cells of a printed column: how many values differ, the heading, the printed
    values, and on the right our figures where they differ."""
    book, column = page.book, _FIRST_PRINTED + k
    printed, across = book.section.printed, column - _NUMBER
    label, texts = [*printed.items()][k] if k < len(printed) else ("", {})
    yield Cell(_HEADER_ROW, column, "pasted_header", label)
    for row, player in enumerate(book.section.players):
        yield Cell(_FIRST_ROW + row, column, "result", texts.get(player.number))
    for row in range(book.players + 1):
        yield Cell(_HEADER_ROW + row, column + count, "plain", formula=page.shown(row, across))
    verdict = book.formula(
        "verified column",
        heading=page.cell(0, across),
        values=f"{page.cell(1, across)}:{page.cell(book.players, across)}",
        unknown=f'"{UNKNOWN}"',
    )
    yield Cell(_VERDICT_ROW, column, "small_centred", formula=verdict)


def _differences(rows: range, ours: int, end: int) -> Iterator[Looks]:
    """Colour printed cells that differ, our figures beside them, and wrong numbers."""
    differs = f'{xl_rowcol_to_cell(_FIRST_ROW, ours)}<>""'
    yield Looks(down(rows, _FIRST_PRINTED, ours - 1), [("disagrees", differs)], stop=False)
    wrong = f'IFERROR({xl_rowcol_to_cell(_FIRST_ROW, end + 2, False, True)}<>"",FALSE)'
    yield Looks(down(rows, _NAME, _NUMBER), [("error", wrong)])
    top = xl_rowcol_to_cell(_HEADER_ROW, ours)
    yield Looks((_HEADER_ROW, ours, _HEADER_ROW, end), [("header", f'{top}<>""')])
    yield Looks(down(rows, ours, end), [("warning", differs)])
