"""The sheet ``Worksheet``, for teams ``Tie-breaks``: for a chosen player and tie-break it shows the
sum term by term."""

from __future__ import annotations

from collections.abc import Iterator

from xlsxwriter.utility import xl_range_abs, xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import edition_formula, looked_up
from xltiebreak.excel.cells.live import Live
from xltiebreak.excel.sheets.lines import goes_on
from xltiebreak.excel.sheets.live_page import (
    Spilled,
    beside_the_page,
    in_place_of,
    live_top,
    only_a_sentence,
)
from xltiebreak.excel.sheets.section_book import SectionBook
from xltiebreak.excel.sheets.sheet import Cell, Looks, Rows, Sheet, down, offer, on_paper
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import SYSTEMS

_PLAYER_ROW, _TIE_BREAK_ROW, _EDITION_ROW = 2, 3, 4
_SENTENCE_ROW, _HEADER_ROW = 5, 7
_WIDTHS = (12, 10, 27, 10, 9, 84)
_NAME, _LAST = 2, len(_WIDTHS) - 1
_COLUMNS = {0: 0, 1: 1, 3: 2, 4: 3, 5: 4}
"""Columns of the page, with those of the spill; the opponent's name stands between."""

_BESIDE = _LAST + 2
_LIST = _BESIDE + 6
_FOLDED = "Further terms stand above this line: click the + on the left."
_LETTERS_A_ROUND = 65
"""How many letters a round adds to the longest sentence."""


def terms_sheet(book: SectionBook) -> Sheet:
    """Return the choices, the formulas, the page, and the list of tie-breaks with
    their names."""
    live = book.live
    number = live.values.leader
    code = live.values.codes[0] if live.values.codes else live.codes[0]
    arguments = (
        *(live.names[name] for name in ("Results", "ChosenTieBreak", "ChosenPlayer")),
        live.names["EditionUsed"],
        live.names.rated,
        *live.order_at_hand,
    )
    chosen = live.names["ChosenPlayer"]
    row = f"INDEX({live.names['Results']},{chosen},0)"
    terms = live.route.call("TERMS_TB", *arguments)
    spilled = Spilled(
        *(_HEADER_ROW, _BESIDE, (_rows(live) + 1, len(_COLUMNS))),
        live.held(
            f"IF(ISNUMBER({chosen}),"
            f'IF({live.is_empty(row)},"{live.values.no_result_yet}",{terms}),"")'
        ),
        live.route.fixed,
    )
    explained = Spilled(
        *(_SENTENCE_ROW, _BESIDE, (1, 1)),
        f'IF({spilled.cell(0, 1)}="","",{live.route.call("EXPLAIN_TB", *arguments)})',
        live.route.fixed,
    )
    beside = [beside_the_page(_SENTENCE_ROW - 1, _BESIDE), *spilled.cells(), *explained.cells()]
    first = _choices(book, number, code) + Sheet(cells=beside)
    page = first + live_top(book, live.terms_sheet, spilled, _WIDTHS)
    return (
        page
        + _in_words(book, explained)
        + _list(book)
        + Sheet(
            cells=[*_table(book, spilled)],
            looks=_looks(live),
            rows=Rows(_HEADER_ROW + 1, _rows(live), live.rounds, goes_on(_FOLDED, _WIDTHS)),
            selected=(_PLAYER_ROW, _BOX),
            names=[
                live.names.cell(name, live.terms_sheet, _PLAYER_ROW + k, column)
                for k, (name, column) in enumerate(_CHOSEN.items())
            ],
        )
        + on_paper((0, 0, _HEADER_ROW + _rows(live), _LAST), _HEADER_ROW)
    )


def _rows(live: Live) -> int:
    """Return how many rows the longest table takes: a term a round, as many deductions, the
    total."""
    return 2 * live.rounds + 1


def _in_words(book: SectionBook, explained: Spilled) -> Sheet:
    """Return the sum in a sentence, or why there are no terms."""
    formula = in_place_of(explained.shown(0, 0), _HEADER_ROW)
    longest = _LETTERS_A_ROUND * (1 + book.live.rounds)
    return Sheet(
        cells=[
            Cell(_SENTENCE_ROW, 0, "choice_label", "In words"),
            Cell(_SENTENCE_ROW, 1, "sentence", formula=formula, size=(1, _LAST)),
        ],
        sentences={_SENTENCE_ROW: (sum(_WIDTHS[1:]), longest)},
    )


def _table(book: SectionBook, spilled: Spilled) -> Iterator[Cell]:
    live = book.live
    styles = {3: "plain_score", _LAST: "plain_shrunk"}
    players = live.names["Players"]
    for k in range(_rows(live) + 1):
        row = _HEADER_ROW + k
        for column, across in _COLUMNS.items():
            yield spilled.show(row, column, k, across, styles.get(column, "plain"))
        opponent = spilled.cell(k, 1)
        formula = f'IF(ISNUMBER({opponent}),INDEX({players},{opponent})&"","")'
        if k == 0:
            formula = f'IFERROR(IF({opponent}="","","Name"),"")'
        yield Cell(row, _NAME, "plain_text", formula=formula)


def _looks(live: Live) -> list[Looks]:
    top, first = _HEADER_ROW + 1, _HEADER_ROW + 2
    rows = range(_HEADER_ROW + 1, _HEADER_ROW + 1 + _rows(live))
    header = [("header", f'$B${top}<>""'), ("silent", only_a_sentence(_HEADER_ROW))]
    counted = [("line", f'$E{first}="yes"'), ("total", f'$F{first}<>""')]
    return [
        Looks((_HEADER_ROW, 0, _HEADER_ROW, _LAST), header),
        *(
            Looks(down(rows, left, right), [(dropped, f'$E{first}="no"'), *counted])
            for left, right, dropped in ((0, _LAST - 1, "dropped"), (_LAST, _LAST, "dropped_why"))
        ),
    ]


_BOX, _NUMBER, _MEANING = 1, 3, 4
_CHOSEN = {"ChosenPlayer": _NUMBER, "ChosenTieBreak": _BOX, "EditionUsed": _BOX}
"""Names of the chosen cells, in the order of their rows, and the column of each."""

_ASK = "Choose a {entry} from the list, or type the number."
_NOBODY = "Nobody here has this name or number."


def _choices(book: SectionBook, number: int | None, code: str) -> Sheet:
    """Return the boxes for player, tie-break and edition, with what they mean beside them."""
    live, rows = book.live, range(_PLAYER_ROW, _PLAYER_ROW + len(_CHOSEN))
    heights = dict.fromkeys(rows, 24) | {_TIE_BREAK_ROW: 36}
    labels = zip(rows, (live.values.entry, "Tie-break", "Edition"))
    return Sheet(
        cells=[
            *(Cell(row, 0, "choice_label", label) for row, label in labels),
            *_player_box(live, number),
            *_tie_break_box(live, code),
            *_edition_box(live),
        ],
        heights=heights,
        boxes=[
            offer((row, _BOX, row, _BOX), source)
            for row, source in (
                (_PLAYER_ROW, f"={live.names['Players']}"),
                (_TIE_BREAK_ROW, "=TieBreakCodes"),
            )
        ],
    )


def _player_box(live: Live, number: int | None) -> Iterator[Cell]:
    """Yield the box for a name or number, the number that it means, and the name again."""
    players, chosen = live.names["Players"], live.names["ChosenPlayer"]
    name = live.values.names[number - 1] if number else ""
    alone = bool(name) and live.values.names.count(name) == 1 and not name.isdecimal()
    yield _choice(_PLAYER_ROW, name if alone else number)
    typed = xl_rowcol_to_cell(_PLAYER_ROW, _BOX, True, True)
    last = f"ROWS({live.names['Results']})"
    of_typed = (
        f'IF({typed}="","",IFERROR(IF(AND(VALUE({typed})>=1,VALUE({typed})<={last}),'
        f'INT(VALUE({typed})),"?"),IFERROR(MATCH({typed},{players},0),"?")))'
    )
    yield Cell(_PLAYER_ROW, _NUMBER, "number_of", formula=of_typed)
    ask = _ASK.format(entry=live.values.entry.lower())
    meaning = f'IF(ISNUMBER({chosen}),INDEX({players},{chosen})&"","{_NOBODY}")'
    yield _meaning(_PLAYER_ROW, f'IF({chosen}="","{ask}",{meaning})')


def _tie_break_box(live: Live, code: str) -> Iterator[Cell]:
    yield _choice(_TIE_BREAK_ROW, code)
    place = f"MATCH({live.names['ChosenTieBreak']},TieBreakCodes,0)"
    formula = f'IFERROR(INDEX(TieBreakNames,{place})&": "&INDEX(TieBreakKeys,{place}),"")'
    yield _meaning(_TIE_BREAK_ROW, formula)


def _edition_box(live: Live) -> Iterator[Cell]:
    formula = edition_formula(live.names["Edition"], live.names["Order"])
    yield _choice(_EDITION_ROW, None)._replace(style="edition_used", formula=formula)
    names = {edition.code: edition.name for edition in EDITIONS.values()}
    yield _meaning(_EDITION_ROW, looked_up(live.names["EditionUsed"], names))


def _choice(row: int, chosen: str | int | None) -> Cell:
    """Return a box for a chosen text; its list does not forbid others."""
    return Cell(row, _BOX, "choice", chosen, size=(1, 2))


def _meaning(row: int, formula: str) -> Cell:
    return Cell(row, _MEANING, "said", formula=formula, size=(1, 2))


_LIST_COLUMNS = {
    "TieBreakCodes": ("Code", 11),
    "TieBreakNames": ("Tie-break", 26),
    "TieBreakKeys": ("What is added up", 90),
}


def _list(book: SectionBook) -> Sheet:
    """Return the codes with their names and keys; only a workbook's first section names the
    columns."""
    live, columns = book.live, range(_LIST, _LIST + len(_LIST_COLUMNS))
    heads = [*zip(columns, _LIST_COLUMNS.values())]
    cells = [Cell(_HEADER_ROW, column, "header", header) for column, (header, _) in heads]
    for row, code in enumerate(live.codes, _HEADER_ROW + 1):
        system = SYSTEMS[code]
        texts = zip(columns, (system.code, system.name, system.key))
        cells += [Cell(row, column, "listed", text) for column, text in texts]
    rows = range(_HEADER_ROW + 1, _HEADER_ROW + 1 + len(live.codes))
    return Sheet(
        cells=cells,
        widths={column: width for column, (_, width) in heads},
        names=[
            live.names.of(name, live.terms_sheet, xl_range_abs(*down(rows, column)))
            for column, name in zip(columns, _LIST_COLUMNS)
            if live.names.section == 1
        ],
    )
