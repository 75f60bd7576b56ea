"""The sheets ``Checks``, with the next step and the cells to correct, and ``Verify``, into which
one pastes what a pairing program printed, to see the differences in colour."""

from __future__ import annotations

from collections.abc import Iterator

from xlsxwriter.utility import xl_range, xl_range_abs, xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import first_that_holds
from xltiebreak.excel.cells.live import Live
from xltiebreak.excel.cells.names import CHECKS_SHEET, CROSSTABLE_SHEET, VERIFY_SHEET
from xltiebreak.excel.sheets.lines import Step, sentence, step_line
from xltiebreak.excel.sheets.live_page import Spilled, beside_the_page, live_top
from xltiebreak.excel.sheets.section_book import SectionBook, TeamBook
from xltiebreak.excel.sheets.sheet import (
    Cell,
    Looks,
    Rows,
    Sheet,
    down,
    offer,
    on_paper,
    shown_when_used,
)
from xltiebreak.excel.sheets.styles import LONGEST_OF_TEAMS, LONGEST_SENTENCE, spare
from xltiebreak.functions import NOTHING_TO_FIX, UNKNOWN
from xltiebreak.tables.labels import COLUMN_HEADERS

_STEP_ROW, _HOLD_ROW = 2, 3
_WIDTHS = (9, 18, 81, 8)
_HEADS = ("Severity", "Where", "What to do", "Cell")
_HEADER_ROW = 4
_FIRST_ROW = _HEADER_ROW + 1
_CELL, _BESIDE = 3, 5
_TITLE = xl_rowcol_to_cell(_STEP_ROW, _BESIDE + 1, True, True)
_OF_CHECKS = 3
"""How many further arguments CHECK_TB takes: who left, and a match's points and boards."""

_ROWS, _PRINTED, _MOST = 60, 22, 3001
"""How many findings have room, fit on a printed page, and are counted."""

_GO_THERE = "Next: click an address in the column Cell, and correct what is typed there."


def checks_sheet(book: SectionBook) -> Sheet:
    """Return the sheet: CHECK_TB's formula, the page that shows its answer, and the cell
    ``Hold``. Other live sheets wait until that cell is empty."""
    live, count = book.live, len(book.live.values.findings)
    call = live.route.call(
        "CHECK_TB",
        live.names["Results"],
        *live.beside_results(_OF_CHECKS),
        live.names["Players"],
        *live.on_event_sheet,
    )
    spilled = Spilled(_FIRST_ROW, _BESIDE, (_MOST, _CELL), call, live.route.fixed)
    crosstable = live.names.quoted(CROSSTABLE_SHEET)
    top, hold = xl_rowcol_to_cell(_FIRST_ROW, 0), live.names["Hold"]
    step = f'IF({top}="error","{_GO_THERE}",IF({hold}="",{crosstable}!$A$1,""))'
    rows = range(_FIRST_ROW, _FIRST_ROW + max(_ROWS, count))
    first, last_printed = _FIRST_ROW + 1, _FIRST_ROW + max(count, _PRINTED) - 1
    start = Sheet(cells=[beside_the_page(_HEADER_ROW, _BESIDE), *spilled.cells()])
    longest = LONGEST_OF_TEAMS if isinstance(book, TeamBook) else LONGEST_SENTENCE
    is_red = f'AND({live.names["LineIsRed"]}=1,{top}<>"error")'
    lines = step_line(_STEP_ROW, Step(step, is_red), _WIDTHS, longest)
    lines += sentence(_HOLD_ROW, _hold(live), "held", _WIDTHS)
    return (
        start
        + live_top(book, CHECKS_SHEET, spilled, _WIDTHS)
        + lines
        + Sheet(
            cells=[
                *_title(live),
                *(Cell(_HEADER_ROW, k, "header", head) for k, head in enumerate(_HEADS)),
                *(cell for row in rows for cell in _finding(live, spilled, row)),
            ],
            heights=dict.fromkeys(rows, 31),
            names=[live.names.cell("Hold", CHECKS_SHEET, _HOLD_ROW, 0)],
            looks=[
                Looks(
                    down(rows, 0, _CELL),
                    [
                        ("error", f'$A{first}="error"'),
                        ("warning", f'$A{first}="warning"'),
                        ("fine", f'$A{first}="{NOTHING_TO_FIX}"'),
                    ],
                )
            ],
            frozen=(_FIRST_ROW, 0),
        )
        + on_paper((0, 0, last_printed, _CELL), _HEADER_ROW)
    )


def _hold(live: Live) -> str:
    """Return a formula for why nothing can be worked out yet; it gives "" where all is well."""
    block = xl_range_abs(_FIRST_ROW, _BESIDE, _FIRST_ROW + _MOST - 1, _BESIDE)
    count = f'COUNTIF({block},"error")'
    kind = f"LOWER(TRIM({live.names['Kind']}))"
    errors = (
        f'{count}&IF({count}=1," error has"," errors have")&'
        f'" to be corrected first: see the sheet Checks."'
    )
    return first_that_holds([*live.reasons_to_wait(kind), (f"{count}>0", errors)])


def _finding(live: Live, spilled: Spilled, row: int) -> Iterator[Cell]:
    """Yield a row of the page, and a link to the cell that the finding is about.

    The formula of the link reads the player and the round from the finding's words.
    """
    for column in range(_CELL):
        yield spilled.show(row, column, row - _FIRST_ROW, column, "plain_wrapped")
    place = xl_rowcol_to_cell(row, 1)
    behind = len(f"{live.values.entry} ") + 1
    player = f'VALUE(MID({place},{behind},FIND(",",{place})-{behind}))'
    column_of = "column " if live.values.cycles else "round "
    round = f'VALUE(MID({place},FIND("{column_of}",{place})+{len(column_of)},3))'
    cell = live.typed_cell(player, round)
    address = f"ADDRESS(ROW({cell}),COLUMN({cell}),4)"
    link = f'IFERROR(HYPERLINK("#"&{_TITLE}&"!"&{address},{address}),"")'
    yield Cell(row, _CELL, "link", formula=link)


def _title(live: Live) -> Iterator[Cell]:
    """Yield two cells for the current title of the sheet on which one types: the first refers to a
    cell there, the second reads the title from that formula, anew after each typed result."""
    yield Cell(_STEP_ROW, _BESIDE, "beside", formula=f'{live.shape}&""')
    text = f"_xlfn.FORMULATEXT({xl_rowcol_to_cell(_STEP_ROW, _BESIDE, True, True)})"
    title = live.names.quoted(live.typed_on)
    otherwise = title.replace('"', '""')
    formula = f'IFERROR(MID({text},2,FIND("!$",{text})-2),"{otherwise}")'
    yield Cell(_STEP_ROW, _BESIDE + 1, "beside", formula=formula)


_TEXT_ROW, _VERDICT_ROW = 2, 3
_NAME, _NUMBER, _FIRST_PRINTED = 0, 1, 2
"""The names depend on the answer, so they stand outside of the block that the answer needs."""

_MOST_COLUMNS = 6
"""How many printed columns have room, unless the event has more."""

_TEXT = (
    "Paste what your program printed: headings into the blue cells, figures below. What differs is "
    "colored, and our figure stands on the right. In another order? Change the numbers."
)
_NOT_KNOWN = "not known: type MM, SOLK …"
_VERDICTS = ("all agree", "1 differs", " differ")
"""What stands over a column with no, one and more differences."""


def verify_sheet(book: SectionBook) -> Sheet:
    """Return the sheet: cells to paste into, VERIFY_TB's formula, the page."""
    live = book.live
    count = _columns(live)
    ours = _FIRST_PRINTED + count
    beside = ours + count + 1
    widths = [{_NAME: 28, _NUMBER: 6}.get(column, 10) for column in range(ours + count)]
    room = (live.players + 1, _FIRST_PRINTED + count - _NUMBER)
    spilled = Spilled(_HEADER_ROW, beside, room, _comparison(live), live.route.fixed)
    start = Sheet(cells=[beside_the_page(_VERDICT_ROW, beside), *spilled.cells()])
    first = spilled.cell(0, 0)
    line = f'IFERROR(IF({first}="","{_TEXT}",{first}),"{_TEXT}")'
    top = live_top(book, VERIFY_SHEET, spilled, widths)
    pasted = xl_range_abs(_HEADER_ROW, _NUMBER, _HEADER_ROW + live.players, ours - 1)
    figures = xl_range(_FIRST_ROW, _NUMBER, _HEADER_ROW + live.players, ours - 1)
    headings = range(_FIRST_PRINTED, ours)
    return (
        start
        + top
        + sentence(_TEXT_ROW, line, "subtitle", widths)
        + Sheet(
            cells=[
                *_players(book, spilled),
                *(cell for k in range(count) for cell in _column(book, k, spilled)),
            ],
            heights={_VERDICT_ROW: 58},
            rows=Rows(_FIRST_ROW, live.players),
            boxes=[
                offer((_HEADER_ROW, column, _HEADER_ROW, column), "=TieBreakCodes")
                for column in headings
            ],
            figures_as_text=figures,
            looks=[
                Looks((_TEXT_ROW, 0, _TEXT_ROW, 0), [("notice", f'IFERROR({first}<>"",FALSE)')]),
                *_differences(book, ours),
            ],
            names=[live.names.of("Printed", VERIFY_SHEET, pasted)],
            frozen=(_FIRST_ROW, _FIRST_PRINTED),
            selected=(_HEADER_ROW, _FIRST_PRINTED),
        )
        + on_paper((0, 0, _HEADER_ROW + live.players, ours + count - 1), _HEADER_ROW)
    )


def _columns(live: Live) -> int:
    return max(_MOST_COLUMNS, len(live.values.section.printed))


def _comparison(live: Live) -> str:
    call = live.route.call(
        "VERIFY_TB",
        *(live.names[name] for name in ("Results", "Printed")),
        *(live.names.ranking, live.names["Edition"]),
        live.names.rated,
        live.names["Lots"],
        *live.beside_results(),
        live.names["Players"],
        *live.on_event_sheet,
    )
    pasted = xl_range(_FIRST_ROW, _FIRST_PRINTED, _HEADER_ROW + live.players, _columns(live) + 1)
    return live.held(f'IF(COUNTA({pasted})=0,"",{call})')


def _styles(book: SectionBook, style: str) -> Iterator[str]:
    """Yield the style of each cell in a column, from the first player on."""
    count, spare_rows = book.live.players, book.values.spare_rows
    yield from [style] * (count - spare_rows)
    yield from [spare(style)] * spare_rows


def _players(book: SectionBook, spilled: Spilled) -> Iterator[Cell]:
    """Yield the numbers, which may be changed, and beside each its name or what is wrong."""
    yield Cell(_HEADER_ROW, _NAME, "header", COLUMN_HEADERS["name"])
    yield Cell(_HEADER_ROW, _NUMBER, "header_centred", COLUMN_HEADERS["number"])
    names, players = book.names["Players"], book.values.section.players
    for k, (player, style) in enumerate(zip(players, _styles(book, "rating"))):
        row = _FIRST_ROW + k
        yield Cell(row, _NUMBER, style, player.number)
        wrong = spilled.cell(k + 1, 0)
        name = f'IFERROR(INDEX({names},{xl_rowcol_to_cell(row, _NUMBER)})&"","")'
        formula = f'IF(IFERROR({wrong}="",TRUE),{name},{wrong})'
        yield Cell(row, _NAME, "plain_text", formula=formula)


def _column(book: SectionBook, k: int, spilled: Spilled) -> Iterator[Cell]:
    """Yield the text cells of a printed column: how many values differ, the heading, the printed
    values, and on the right our figures where they differ."""
    live = book.live
    printed = live.values.section.printed
    label, texts = [*printed.items()][k] if k < len(printed) else ("", {})
    column, across = _FIRST_PRINTED + k, _FIRST_PRINTED + k - _NUMBER
    yield Cell(_HEADER_ROW, column, "pasted_header", label)
    players = zip(live.values.section.players, _styles(book, "result"))
    for row, (player, style) in enumerate(players, _FIRST_ROW):
        yield Cell(row, column, style, texts.get(player.number))
    for row in range(live.players + 1):
        at = _HEADER_ROW + row, column + _columns(live)
        yield spilled.show(*at, row, across, "plain")
    yield Cell(_VERDICT_ROW, column, "small_centred", formula=_verdict(live, across, spilled))


def _verdict(live: Live, across: int, spilled: Spilled) -> str:
    """Return a formula for how many values of a column differ."""
    heading = spilled.cell(0, across)
    count = f'SUMPRODUCT(--({spilled.cell(1, across)}:{spilled.cell(live.players, across)}<>""))'
    agree, differs, differ = (f'"{text}"' for text in _VERDICTS)
    return (
        f'IFERROR(IF({heading}="","",IF({heading}="{UNKNOWN}","{_NOT_KNOWN}",'
        f'IF({count}=0,{agree},IF({count}=1,{differs},{count}&{differ})))),"")'
    )


def _differences(book: SectionBook, ours: int) -> Iterator[Looks]:
    """Colour printed cells that differ, our figures beside them, and wrong numbers; hide spare rows
    until a player has the number or something is pasted."""
    live, spare_rows = book.live, book.values.spare_rows
    rows = range(_FIRST_ROW, _FIRST_ROW + live.players)
    if spare_rows:
        unused = rows[-spare_rows:]
        name, *pasted = (
            xl_rowcol_to_cell(unused.start, column, col_abs=True)
            for column in (_NAME, _FIRST_PRINTED, ours - 1)
        )
        block = down(unused, _NAME, ours - 1)
        yield shown_when_used(block, f'{name}="",COUNTA({":".join(pasted)})=0')
    figure, end = xl_rowcol_to_cell(_FIRST_ROW, ours), ours + _columns(live) - 1
    differs = f'{figure}<>""'
    yield Looks(down(rows, _FIRST_PRINTED, ours - 1), [("disagrees", differs)], stop=False)
    wrong = f'IFERROR({xl_rowcol_to_cell(_FIRST_ROW, end + 2, False, True)}<>"",FALSE)'
    yield Looks(down(rows, _NAME, _NUMBER), [("error", wrong)])
    top = xl_rowcol_to_cell(_HEADER_ROW, ours)
    yield Looks((_HEADER_ROW, ours, _HEADER_ROW, end), [("header", f'{top}<>""')])
    yield Looks(down(rows, ours, end), [("warning", differs)])
