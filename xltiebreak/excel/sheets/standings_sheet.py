"""The sheet ``Standings``: the players in place order.

Plain formulas on the sheet ``Arithmetic`` place the players, as long as they know the stated order.
For other orders, a workbook with functions shows the answer of one formula beside the page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from xlsxwriter.utility import xl_col_to_name, xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.cells.layout import TITLE_ROW, event_row
from xltiebreak.excel.cells.names import Sheets, event_box
from xltiebreak.excel.formulas.language import first_filled, looked_up
from xltiebreak.excel.plain.swiss import MOST, PRINTED
from xltiebreak.excel.plain.table import Column
from xltiebreak.excel.sheets.live_page import LivePage, only_a_sentence
from xltiebreak.excel.sheets.painter import column_of_names
from xltiebreak.excel.sheets.section_book import SectionBook
from xltiebreak.excel.sheets.sheet import (
    HEADER_HEIGHT,
    Cell,
    Looks,
    Rows,
    Sheet,
    goes_on,
    sentence,
    top,
)
from xltiebreak.rules.systems import tie_break

_DATES_ROW, _NAMES_ROW, _HEADER_ROW = 2, 3, 4
_FIRST_ROW = _HEADER_ROW + 1
_HEAD = xl_rowcol_to_cell(_HEADER_ROW, 0, True, True)
_SEEN = ("no_places", "needs", "progress", "is_final")
"""Figures of Arithmetic in the first rows of the hidden column: why there are no places; why these
would not be the places of the stated order; how far the event is; 1 where it is over."""

_FIRST_CODE = 4
_LONGEST_ORDER = 20
"""Tie-breaks that have room beside the page, where a formula fills a fixed number of cells."""
_NOT_PRINTED = "{} tie-breaks of this order are printed: make the print area wider for all of them."

_PLACE_WIDTH, _NUMBER_WIDTH, _SCORE_WIDTH = 7, 4, 6
_FIGURE_WIDTH = 9.9
"""For Cumulative, the longest word above a figure."""
_FOLDED = "Further places stand above this line: click the + on the left."


def standings_sheet(book: SectionBook) -> Sheet:
    """Return the page, and hidden cells that it needs."""
    players, is_live, stated = book.players, book.route.live, len(book.codes)
    columns = _columns_of_plain(book)
    if is_live:
        columns = _FIRST_CODE + max(MOST, stated) + 1
    tie_breaks = max(7 if is_live else PRINTED, stated)  # of any named order, and lots
    printed = min(columns, _FIRST_CODE + tie_breaks + 1)
    figures = [_FIGURE_WIDTH] * (columns - _FIRST_CODE)
    others = [_PLACE_WIDTH, _NUMBER_WIDTH, _SCORE_WIDTH, *figures[: printed - _FIRST_CODE]]
    width_of_names, lines = column_of_names(book.player_names, others)
    widths = [_PLACE_WIDTH, _NUMBER_WIDTH, width_of_names, _SCORE_WIDTH, *figures]
    over = widths[:printed]
    page = None
    if is_live:  # STANDINGS_TB's formula, beside the page
        longest = _FIRST_CODE + _LONGEST_ORDER + 1
        room = players + 1, max(columns, longest) if book.route.fixed else columns
        page = LivePage(book, _HEADER_ROW, columns + 1, room, book.formula("answer of standings"))
    stale = xl_rowcol_to_cell(_FIRST_ROW + players, columns, True, True)
    beyond = xl_rowcol_to_cell(_HEADER_ROW, printed)
    more = f'IF({beyond}="","","{_NOT_PRINTED.format(tie_breaks)}")'
    cells = {
        **{name: xl_rowcol_to_cell(row, columns, True, True) for row, name in enumerate(_SEEN)},
        **{"head": _HEAD, "second": xl_rowcol_to_cell(_HEADER_ROW, 1, True, True)},
        **{"stale": stale, "dates": event_box(event_row("dates"))},
        "above": first_filled([stale, more if printed < columns else '""']),
        "first": page.cell(0, 0) if page else "",
    }
    formulas = book.formulas("standings", **cells)
    if page:
        refusal = Cell(_HEADER_ROW, columns, "beside", formula=formulas["refusal"])
        unneeded = cells["needs"], cells["above"], page.cell(0, columns)
        own = Sheet(cells=[*page.cells(), refusal], names={"Refusal": (_HEADER_ROW, columns)})
        own += page.top(Sheets.STANDINGS, over, unneeded)
    else:
        title, is_red = book.title_of(Sheets.STANDINGS), f'{cells["no_places"]}<>""'
        own = top(formulas["top"], title, over, wrong=is_red)
    dates = formulas["live" if page else "plain"]
    is_held = formulas["held"] if page else only_a_sentence(_HEADER_ROW)
    return (
        own
        + Sheet(
            cells=[
                *_helpers(book, columns, cells),
                *_names_over_codes(book, columns),
                *_lines(book, cells, columns, page, lines),
            ],
            widths=dict(enumerate(widths)),
            heights={_NAMES_ROW: 42, _HEADER_ROW: HEADER_HEIGHT},
            rows=Rows(_FIRST_ROW, players, book.spare_rows, goes_on(_FOLDED, over), lines),
            hidden=[(columns, columns)],
            frozen=(_FIRST_ROW, 0),
            looks=[Looks((0, 0, 0, 0), [("wrong", f'{stale}<>""')]), *_looks(book, columns, cells)],
            printed=(TITLE_ROW, 0, _HEADER_ROW + players, printed - 1),
            repeated=_HEADER_ROW,
        )
        + sentence(_DATES_ROW, dates, "subtitle", over, wrong=is_held)
    )


def _columns_of_plain(book: SectionBook) -> int:
    """Return how many columns plain formulas fill for the longest order."""
    return _FIRST_CODE + len(book.arithmetic.ranked_by) + 1


def _helpers(book: SectionBook, column: int, cells: Mapping[str, str]) -> Iterator[Cell]:
    """Yield the cells of the hidden column, which the plain formulas need: the figures of
    Arithmetic, the row there of each line, and whether the page is stale."""
    table, below = book.arithmetic, _FIRST_ROW + book.players
    formulas = {row: table.seen(name) for row, name in enumerate(_SEEN)}
    positions = table.seen_column("position")
    for k in range(1, book.players + 1):
        place = book.formula("row of a place", **cells, k=str(k), positions=positions)
        formulas[_HEADER_ROW + k] = place
    above, here = _shown_columns(book, _HEADER_ROW), _shown_columns(book, _FIRST_ROW)
    staleness = book.formulas(
        "stale standings",
        **cells,
        **{name: table.seen_column(name) for name in ("Score", "turn", "position", "place")},
        **{"numbers": table.seen_column("No."), "unclear": table.seen_column("unclear")},
        **{name: table.seen(name) for name in ("is_due", "played_score")},
        **{"listed": here[1], "number above": above[1], "score": here[3], "score above": above[3]},
        **_weighed(book, [*zip(above, here)][_FIRST_CODE - 1 :]),
        shared=xl_rowcol_to_cell(below + 1, column, True, True),
    )
    formulas |= dict(enumerate(staleness.values(), below))
    for row, formula in formulas.items():
        yield Cell(row, column, "beside", formula=formula)


def _shown_columns(book: SectionBook, first: int) -> Sequence[str]:
    """Return the columns of the page from a row on, as far as there are rows in the table."""
    return [Column(k, first, book.players).all for k in range(_columns_of_plain(book))]


def _weighed(book: SectionBook, pairs: Sequence[tuple[str, str]]) -> Mapping[str, str]:
    """Return the formulas for which of two lines is ahead by the figures of these ``pairs`` of
    columns, and whether all are equal. The first figure by which the lines differ decides, as it
    weighs more than all behind it together."""
    signs = [book.formula("sign", above=one, below=other) for one, other in pairs]
    return {
        "order": "+".join(f"{2**k}*{sign}" for k, sign in enumerate(signs[::-1], start=1)),
        "alike": "*".join(f"({one}={other})" for one, other in pairs),
    }


def _names_over_codes(book: SectionBook, columns: int) -> Iterator[Cell]:
    """Yield, in small print over the headers, the names of their tie-breaks. A live workbook has a
    list of all names on another sheet."""
    known = {code: tie_break(code).name for code in book.arithmetic.codes}
    for column in range(_FIRST_CODE, columns):
        code = xl_rowcol_to_cell(_HEADER_ROW, column)
        formula = looked_up(code, known)
        if book.route.live:
            formula = f'IFERROR(INDEX(TieBreakNames,MATCH({code},TieBreakCodes,0)),"")'
        yield Cell(_NAMES_ROW, column, "small_centred", formula=formula)


def _lines(
    book: SectionBook, cells: Mapping[str, str], columns: int, page: LivePage | None, lines: int
) -> Iterator[Cell]:
    """Yield the cells of the page from the header on. They show the plain formulas' places, or the
    functions' answer where the order needs functions. Names may take so many ``lines``."""
    table = book.arithmetic
    own = {**cells, "row": Column(columns, 0, 0).at(), "used": table.seen("used")}
    own |= {name: table.seen_column(name) for name in ("place", "decided")}
    heads = [f'"{head}"' for head in ("Place", *table.heads[:2], "Score")]
    figures = [table.seen_column(head) for head in (*table.heads[:2], "Score", *table.ranked_by)]
    shown = _known(book)
    for column in range(columns):
        nth = column - _FIRST_CODE
        is_tie_break = 0 <= nth < len(table.ranked_by)
        formulas = book.formulas(
            "a column of plain standings",
            **own,
            **{"nth": str(nth + 1), "instead": cells["no_places"] if column == 0 else '""'},
            title=heads[column] if column < _FIRST_CODE else '""',
            code=table.codes_in_use[nth] if is_tie_break else '""',
            value=f"INDEX({figures[column - 1]},{own['row']})"
            if 0 < column <= len(figures)
            else '""',
        )
        kind = "place" if column == 0 else "figure" if column < _FIRST_CODE else "tie_break"
        style = "plain" if column < 2 else "plain_score"
        if column == 2:
            style = "plain_wrapped" if lines > 1 else "plain_shrunk"
        if book.codes[nth : nth + 1] == ["IHSA"] and is_tie_break:
            style = "plain_two"
        for down in range(book.players + 1):
            head = "head_of_a_tie_break" if column >= _FIRST_CODE else "head"
            formula = formulas[kind if down else head]
            if nth > len(table.ranked_by):
                formula = '""'
            if page:
                answer = page.shown(down, column)
                if down and column == 0:  # the title's line tells of what stands below the players
                    answer = f'IF(IFERROR({page.cell(down, 1)}="",TRUE),"",{answer})'
                formula = f'IF({cells["needs"]}="",{formula},{answer})'
            line = shown[down] if down < len(shown) else ()
            known = line[column] if column < len(line) and line[column] != "" else None
            yield Cell(_HEADER_ROW + down, column, style, known, formula)


def _known(book: SectionBook) -> Sequence[Sequence[float | str]]:
    """Return what the cells of the page show, for a viewer that calculates nothing; no line where
    it is not sure."""
    places, codes = book.places, book.codes
    if places is None or not book.knows_order:
        return []
    lines: list[Sequence[float | str]] = [
        ["Place", "No.", book.arithmetic.heads[1], "Score", *codes, "Decided by"]
    ]
    for row in places.rows:
        place = row.places if row.shared or not row.place else row.place
        name = row.player.name or f"{book.entry} {row.player.number}"
        values = (row.values[code] for code in codes)
        figures = ("" if value is None else float(value) for value in values)
        lines.append([place, row.player.number, name, row.score, *figures, places.decided_by(row)])
    return lines


def _looks(book: SectionBook, columns: int, cells: Mapping[str, str]) -> list[Looks]:
    header, first, last = _HEADER_ROW + 1, _FIRST_ROW + 1, _HEADER_ROW + book.players
    end = xl_col_to_name(columns - 1)
    own = {
        **{**cells, "place": f"$A{first}", "number": f"$B{first}", "score": f"$D{first}"},
        **{"score below": f"$D{first + 1}", "heads": f"$A${header}:${end}${header}"},
    }
    lines = book.formulas("looks of standings", **own, title=f"A${header}")
    row = f"$A{first}:${end}{first}"
    figures = book.formulas("looks of figures", **own, title=f"E${header}", line=row)
    heads = [
        ("header", f'AND($B${header}<>"",A${header}<>"")'),
        ("silent", only_a_sentence(_HEADER_ROW)),
    ]
    return [
        Looks((_HEADER_ROW, 0, _HEADER_ROW, columns - 1), heads),
        Looks((_FIRST_ROW, 0, last, _FIRST_CODE - 1), lines.items()),
        Looks((_FIRST_ROW, _FIRST_CODE, last, columns - 1), figures.items()),
    ]
