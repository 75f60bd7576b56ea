"""A sheet ``Worksheet``, for teams ``Tie-breaks``: choose a player and a tie-break, and see the sum
term by term.
"""

from __future__ import annotations

from xlsxwriter.utility import (  # type: ignore[import-untyped]
    xl_range_abs,
    xl_rowcol_to_cell,
)
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import edition_formula
from xltiebreak.excel.cells.live import Live
from xltiebreak.excel.sheets.live_page import (
    Spilled,
    in_place_of,
    only_a_sentence,
    set_live_page,
    write_beside,
    write_spill,
    write_top,
)
from xltiebreak.excel.sheets.page import SectionBook, colour, fill, offer
from xltiebreak.excel.sheets.styles import Styles, room_for_a_sentence
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import SYSTEMS

_PLAYER_ROW = 2
_SENTENCE_ROW, _HEADER_ROW = 5, 7
_WIDTHS = (12, 10, 27, 10, 9, 84)
_NAME, _LAST = 2, len(_WIDTHS) - 1
_COLUMNS = {0: 0, 1: 1, 3: 2, 4: 3, 5: 4}
"""Columns of the page and of the spill; the opponent's name stands between."""

_BESIDE = _LAST + 2
_LIST = _BESIDE + 6
_LETTERS_A_ROUND = 65
"""What a round adds to the longest sentence."""


def write_terms(sheet: Worksheet, book: SectionBook) -> None:
    """Write the choices, the formulas with the values that they give, the page, and the list of
    tie-breaks to choose from and to look their names up."""
    styles, live = book.styles, book.live
    for column, width in enumerate(_WIDTHS):
        sheet.set_column(column, column, width)
    number = live.values.leader
    code = live.values.codes[0] if live.values.codes else live.codes[0]
    write_choices(sheet, book, _PLAYER_ROW, number, code)
    write_beside(sheet, styles, _SENTENCE_ROW - 1, _BESIDE)
    arguments = (
        *(live.names[name] for name in ("Results", "ChosenTieBreak", "ChosenPlayer")),
        live.names["EditionUsed"],
        live.names.rated,
        *live.order_at_hand,
    )
    chosen = live.names["ChosenPlayer"]
    row = f"INDEX({live.names['Results']},{chosen},0)"
    terms = live.route.call("TERMS_TB", *arguments)
    spilled = write_spill(
        sheet,
        book,
        (_HEADER_ROW, _BESIDE),
        (_rows(live) + 1, len(_COLUMNS)),
        (
            live.held(
                f"IF(ISNUMBER({chosen}),"
                f'IF({live.is_empty(row)},"{live.values.no_result_yet}",{terms}),"")'
            ),
            live.values.terms(code, number),
        ),
    )
    sentence = write_spill(
        sheet,
        book,
        (_SENTENCE_ROW, _BESIDE),
        (1, 1),
        (
            f'IF({spilled.cell(0, 1)}="","",{live.route.call("EXPLAIN_TB", *arguments)})',
            [[live.values.sentence(code, number)]],
        ),
    )
    write_top(sheet, book, live.terms_sheet, spilled, _WIDTHS)
    _sentence(sheet, book, sentence, spilled)
    _table(sheet, book, spilled)
    _colour(sheet, book)
    _list(sheet, book)
    sheet.set_landscape()
    set_live_page(sheet, _HEADER_ROW + _rows(live), _LAST, _HEADER_ROW)
    sheet.set_selection(_PLAYER_ROW, 1, _PLAYER_ROW, 1)
    book.define(
        live.names.cell("ChosenPlayer", live.terms_sheet, _PLAYER_ROW, 3),
        live.names.cell("ChosenTieBreak", live.terms_sheet, _PLAYER_ROW + 1, 1),
        live.names.cell("EditionUsed", live.terms_sheet, _PLAYER_ROW + 2, 1),
    )


def _rows(live: Live) -> int:
    """The rows that the longest table takes: a term a round, as many taken off, the total."""
    return 2 * live.rounds + 1


def _sentence(sheet: Worksheet, book: SectionBook, sentence: Spilled, terms: Spilled) -> None:
    """The sum in a sentence, or why there are no ``terms``."""
    styles = book.styles
    sheet.write_string(_SENTENCE_ROW, 0, "In words", styles.choice_label)
    sheet.merge_range(_SENTENCE_ROW, 1, _SENTENCE_ROW, _LAST, "", styles.sentence)
    header = (terms.value(0, 0), terms.value(0, 1))
    formula, text = in_place_of(sentence.shown(0, 0), _HEADER_ROW, *header)
    sheet.write_formula(_SENTENCE_ROW, 1, formula, styles.sentence, text)
    longest = _LETTERS_A_ROUND * (1 + book.live.rounds)
    height = room_for_a_sentence(sum(_WIDTHS[1:]), styles.sentence.font_size, longest)
    sheet.set_row(_SENTENCE_ROW, height)


def _table(sheet: Worksheet, book: SectionBook, spilled: Spilled) -> None:
    styles, live = book.styles, book.live
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
        sheet.write_formula(row, _NAME, formula, styles.plain_text, name)


def _colour(sheet: Worksheet, book: SectionBook) -> None:
    styles, live = book.styles, book.live
    top = _HEADER_ROW + 1
    colour(
        sheet,
        styles,
        (_HEADER_ROW, 0, _HEADER_ROW, _LAST),
        [("header", f'$B${top}<>""'), ("silent", only_a_sentence(_HEADER_ROW))],
    )
    first = top + 1
    for left, right, dropped in ((0, _LAST - 1, "dropped"), (_LAST, _LAST, "dropped_why")):
        colour(
            sheet,
            styles,
            (_HEADER_ROW + 1, left, _HEADER_ROW + _rows(live), right),
            [
                (dropped, f'$E{first}="no"'),
                ("line", f'$E{first}="yes"'),
                ("total", f'$F{first}<>""'),
            ],
        )


_BOX, _BOX_END, _NUMBER, _SAID, _SAID_END = 1, 2, 3, 4, 5
_ASK = "Choose a {entry} from the list, or type the number."
_NOBODY = "Nobody here has this name or number."


def write_choices(
    sheet: Worksheet, book: SectionBook, row: int, number: int | None, code: str
) -> None:
    """Write the three boxes from a row on: player, tie-break and the edition in force."""
    styles, live = book.styles, book.live
    for k, label in enumerate((live.values.entry, "Tie-break", "Edition")):
        sheet.write_string(row + k, 0, label, styles.choice_label)
        sheet.set_row(row + k, 24)
    _player_box(sheet, book, row, number)
    _tie_break_box(sheet, book, row + 1, code)
    _edition_box(sheet, book, row + 2)


def _player_box(sheet: Worksheet, book: SectionBook, row: int, number: int | None) -> None:
    """A name from the list or a number; the number that it means; the name again."""
    styles, live = book.styles, book.live
    players = live.names["Players"]
    name = live.values.names[number - 1] if number else ""
    alone = bool(name) and live.values.names.count(name) == 1 and not name.isdecimal()
    _choice(sheet, styles, row, name if alone else number, f"={players}")
    typed = xl_rowcol_to_cell(row, _BOX, True, True)
    last = f"ROWS({live.names['Results']})"
    sheet.write_formula(
        row,
        _NUMBER,
        f'IF({typed}="","",IFERROR(IF(AND(VALUE({typed})>=1,VALUE({typed})<={last}),'
        f'INT(VALUE({typed})),"?"),IFERROR(MATCH({typed},{players},0),"?")))',
        styles.number_of,
        number or "",
    )
    chosen = live.names["ChosenPlayer"]
    ask = _ASK.format(entry=live.values.entry.lower())
    said = f'IF(ISNUMBER({chosen}),INDEX({players},{chosen})&"","{_NOBODY}")'
    _say(sheet, styles, row, f'IF({chosen}="","{ask}",{said})', name if number else ask)


def _tie_break_box(sheet: Worksheet, book: SectionBook, row: int, code: str) -> None:
    styles, live = book.styles, book.live
    _choice(sheet, styles, row, code, "=TieBreakCodes")
    found = f"MATCH({live.names['ChosenTieBreak']},TieBreakCodes,0)"
    system = SYSTEMS[code.upper()] if code.upper() in live.codes else None
    _say(
        sheet,
        styles,
        row,
        f'IFERROR(INDEX(TieBreakNames,{found})&": "&INDEX(TieBreakKeys,{found}),"")',
        f"{system.name}: {system.key}" if system else "",
    )
    sheet.set_row(row, 36)


def _edition_box(sheet: Worksheet, book: SectionBook, row: int) -> None:
    styles, live = book.styles, book.live
    sheet.merge_range(row, _BOX, row, _BOX_END, "", styles.edition_used)
    formula = edition_formula(live.names["Edition"], live.names["Order"])
    sheet.write_formula(row, _BOX, formula, styles.edition_used, live.values.edition)
    name = '""'
    for edition in EDITIONS.values():
        name = f'IF({live.names["EditionUsed"]}="{edition.code}","{edition.name}",{name})'
    known = EDITIONS.get(live.values.edition.lower())
    _say(sheet, styles, row, name, known.name if known else "")


def _choice(
    sheet: Worksheet, styles: Styles, row: int, chosen: str | int | None, source: str
) -> None:
    """A box with a list to choose from; whatever else is typed is taken, too."""
    sheet.merge_range(row, _BOX, row, _BOX_END, "", styles.choice)
    fill(sheet, row, _BOX, chosen, styles.choice)
    offer(sheet, (row, _BOX, row, _BOX), source)


def _say(sheet: Worksheet, styles: Styles, row: int, formula: str, text: str) -> None:
    sheet.merge_range(row, _SAID, row, _SAID_END, "", styles.said)
    sheet.write_formula(row, _SAID, formula, styles.said, text)


_LIST_COLUMNS = {
    "TieBreakCodes": ("Code", 11),
    "TieBreakNames": ("Tie-break", 26),
    "TieBreakKeys": ("What is added up", 90),
}


def _list(sheet: Worksheet, book: SectionBook) -> None:
    """Write the codes with their names and keys, and name their columns, once in a workbook."""
    styles, live = book.styles, book.live
    for column, (header, width) in enumerate(_LIST_COLUMNS.values(), _LIST):
        sheet.set_column(column, column, width)
        sheet.write_string(_HEADER_ROW, column, header, styles.header)
    for row, code in enumerate(live.codes, _HEADER_ROW + 1):
        system = SYSTEMS[code]
        for column, text in enumerate((system.code, system.name, system.key), _LIST):
            sheet.write_string(row, column, text, styles.listed)
    if live.names.section == 1:
        for column, name in enumerate(_LIST_COLUMNS, _LIST):
            block = xl_range_abs(_HEADER_ROW + 1, column, _HEADER_ROW + len(live.codes), column)
            book.define(live.names.of(name, live.terms_sheet, block))
