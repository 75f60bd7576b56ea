"""A sheet ``Worksheet``: choose a player and a tie-break, and see the sum term by term."""

from __future__ import annotations

from collections.abc import Iterator

from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.choices import write_choices
from xltiebreak.excel.frame import Live, colour_rows, set_page, write_beside, write_top
from xltiebreak.excel.spill import Spilled, write_spill
from xltiebreak.excel.styles import Styles, height_of
from xltiebreak.excel.tie_break_list import write_list

_PLAYER_ROW = 2
_SENTENCE_ROW, _HEADER_ROW = 5, 7
_WIDTHS = (12, 10, 27, 10, 9, 84)
_NAME, _LAST = 2, len(_WIDTHS) - 1
_COLUMNS = {0: 0, 1: 1, 3: 2, 4: 3, 5: 4}
"""Columns of the page and of the spill; the opponent's name stands between."""

_BESIDE = _LAST + 2
LIST_COLUMN = _BESIDE + 6


def write_worksheet(sheet: Worksheet, styles: Styles, live: Live) -> None:
    """Write the choices, the formulas with the values that they give, and the page."""
    for column, width in enumerate(_WIDTHS):
        sheet.set_column(column, column, width)
    number = live.values.leader
    code = live.values.codes[0] if live.values.codes else live.codes[0]
    write_choices(sheet, styles, live, _PLAYER_ROW, number, code)
    write_beside(sheet, styles, _SENTENCE_ROW - 1, _BESIDE)
    arguments = (
        *(live.names[name] for name in ("Results", "ChosenTieBreak", "ChosenPlayer")),
        live.names["EditionUsed"],
        live.names.rated,
        *live.further,
    )
    chosen = live.names["ChosenPlayer"]
    row = f"INDEX({live.names['Results']},{chosen},0)"
    terms = live.route.call("TERMS_TB", *arguments)
    spilled = write_spill(
        sheet,
        (_HEADER_ROW, _BESIDE),
        live.held(
            f'IF(ISNUMBER({chosen}),IF({live.is_empty(row)},"{live.values.no_result_yet}",{terms}),"")'
        ),
        live.values.terms(code, number),
        styles.beside,
    )
    sentence = write_spill(
        sheet,
        (_SENTENCE_ROW, _BESIDE),
        f'IF({spilled.cell(0, 1)}="","",{live.route.call("EXPLAIN_TB", *arguments)})',
        [[live.values.sentence(code, number)]],
        styles.beside,
    )
    write_top(sheet, styles, live, live.terms_sheet, spilled.cell(0, 0))
    _sentence(sheet, styles, sentence)
    _table(sheet, styles, live, spilled)
    _colour(sheet, styles, live)
    write_list(sheet, styles, _HEADER_ROW, LIST_COLUMN, live.codes)
    sheet.set_landscape()
    set_page(sheet, _HEADER_ROW + _rows(live), _LAST, _HEADER_ROW)
    sheet.set_selection(_PLAYER_ROW, 1, _PLAYER_ROW, 1)


def defined_names(live: Live) -> Iterator[tuple[str, str]]:
    """The computed cells that the formulas name."""
    sheet = live.sheets[live.terms_sheet]
    yield live.names.cell("ChosenPlayer", sheet, _PLAYER_ROW, 3)
    yield live.names.cell("ChosenTieBreak", sheet, _PLAYER_ROW + 1, 1)
    yield live.names.cell("EditionUsed", sheet, _PLAYER_ROW + 2, 1)


def list_place() -> tuple[int, int]:
    """Where the list of tie-breaks has its header."""
    return _HEADER_ROW, LIST_COLUMN


def _rows(live: Live) -> int:
    """The rows that the longest table takes: a term a round, as many taken off, the total."""
    return 2 * live.rounds + 1


def _sentence(sheet: Worksheet, styles: Styles, sentence: Spilled) -> None:
    sheet.write_string(_SENTENCE_ROW, 0, "In words", styles.choice_label)
    sheet.merge_range(_SENTENCE_ROW, 1, _SENTENCE_ROW, _LAST, "", styles.sentence)
    sentence.show(sheet, (_SENTENCE_ROW, 1), (0, 0), styles.sentence)
    lines = height_of(sentence.value(0, 0), sum(_WIDTHS[1:]))
    sheet.set_row(_SENTENCE_ROW, max(40.0, lines))


def _table(sheet: Worksheet, styles: Styles, live: Live, spilled: Spilled) -> None:
    formats = {3: styles.plain_score, _LAST: styles.plain_shrunk}
    players = live.names["Players"]
    for down in range(_rows(live) + 1):
        row = _HEADER_ROW + down
        for column, across in _COLUMNS.items():
            style = formats.get(column, styles.plain)
            spilled.show(sheet, (row, column), (down, across), style)
        opponent = spilled.cell(down, 1)
        number = spilled.value(down, 1)
        formula = f'IF(ISNUMBER({opponent}),INDEX({players},{opponent})&"","")'
        name = live.values.names[int(number) - 1] if isinstance(number, float) else ""
        if down == 0:
            formula = f'IFERROR(IF({opponent}="","","Name"),"")'
            name = "Name" if number else ""
        sheet.write_formula(row, _NAME, f"={formula}", styles.plain_text, name)


def _colour(sheet: Worksheet, styles: Styles, live: Live) -> None:
    top = _HEADER_ROW + 1
    colour_rows(
        sheet,
        styles,
        (_HEADER_ROW, 0, _HEADER_ROW, _LAST),
        [(f'$B${top}<>""', "header"), (f'$B${top}=""', "notice")],
    )
    first = top + 1
    for left, right, dropped in ((0, _LAST - 1, "dropped"), (_LAST, _LAST, "dropped_why")):
        colour_rows(
            sheet,
            styles,
            (_HEADER_ROW + 1, left, _HEADER_ROW + _rows(live), right),
            [
                (f'$E{first}="no"', dropped),
                (f'$E{first}="yes"', "line"),
                (f'$F{first}<>""', "total"),
            ],
        )
