"""The sheet ``Worksheet``, for teams ``Tie-breaks``: for a chosen player and tie-break it shows the
sum term by term."""

from __future__ import annotations

from collections.abc import Iterator

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.cells.layout import TITLE_ROW
from xltiebreak.excel.formulas.language import edition_formula, looked_up
from xltiebreak.excel.sheets.live_page import LivePage, in_place_of, only_a_sentence
from xltiebreak.excel.sheets.section_book import SectionBook
from xltiebreak.excel.sheets.sheet import Cell, Looks, Rows, Sheet, down, goes_on, offer
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import SYSTEMS

_PLAYER_ROW, _TIE_BREAK_ROW, _EDITION_ROW = 2, 3, 4
_SENTENCE_ROW, _HEADER_ROW = 5, 7
_WIDTHS = (12, 10, 36, 10, 9, 78)
_NAME, _LAST = 2, len(_WIDTHS) - 1
_COLUMNS = {0: 0, 1: 1, 3: 2, 4: 3, 5: 4}
"""Columns of the page, with those of the spill; the opponent's name stands between."""

_BESIDE = _LAST + 2
_LIST = _BESIDE + 6
_FOLDED = "Further terms stand above this line: click the + on the left."
_LETTERS_A_ROUND = 65
"""How many letters a round adds to the longest sentence."""

_BOX, _NUMBER, _MEANING = 1, 3, 4
_CHOSEN = {"ChosenPlayer": _NUMBER, "ChosenTieBreak": _BOX, "EditionUsed": _BOX}
"""Names of the chosen cells, in the order of their rows, and the column of each."""


def terms_sheet(book: SectionBook) -> Sheet:
    """Return the choices, the formulas, the page, and the list of tie-breaks with
    their names."""
    count = 2 * book.rounds + 1  # a term a round, as many deductions, the total
    formulas = book.formulas(
        "answer of terms",
        chosen=f"INDEX({book.names['Results']},{book.names['ChosenPlayer']},0)",
        none_yet=f'"No result yet for this {book.entry.lower()}."',
        second=xl_rowcol_to_cell(_HEADER_ROW, _BESIDE + 1),
    )
    page = LivePage(book, _HEADER_ROW, _BESIDE, (count + 1, len(_COLUMNS)), formulas["terms"])
    sentence = LivePage(book, _SENTENCE_ROW, _BESIDE, (1, 1), formulas["explain"])
    in_words = in_place_of(sentence.shown(0, 0), _HEADER_ROW)
    return (
        _choices(book)
        + page.top(book.terms_sheet, _WIDTHS)
        + Sheet(
            cells=[
                Cell(_SENTENCE_ROW, 0, "choice_label", "In words"),
                Cell(_SENTENCE_ROW, 1, "sentence", formula=in_words, size=(1, _LAST)),
                *(cell for k in range(count + 1) for cell in _term(page, k)),
                *page.cells(told=False),
                *sentence.cells(),
            ],
            sentences={_SENTENCE_ROW: (sum(_WIDTHS[1:]), _LETTERS_A_ROUND * (1 + book.rounds))},
        )
        + _list(book)
        + Sheet(
            looks=_looks(count),
            rows=Rows(_HEADER_ROW + 1, count, book.rounds, goes_on(_FOLDED, _WIDTHS)),
            selected=(_PLAYER_ROW, _BOX),
            names={
                name: (_PLAYER_ROW + k, column) for k, (name, column) in enumerate(_CHOSEN.items())
            },
            printed=(TITLE_ROW, 0, _HEADER_ROW + count, _LAST),
            repeated=_HEADER_ROW,
        )
    )


def _term(page: LivePage, k: int) -> Iterator[Cell]:
    row, styles = _HEADER_ROW + k, {3: "plain_score", _LAST: "plain_shrunk"}
    for column, across in _COLUMNS.items():
        yield Cell(row, column, styles.get(column, "plain"), formula=page.shown(k, across))
    formula = page.book.formula("opponent" if k else "opponent's header", number=page.cell(k, 1))
    yield Cell(row, _NAME, "plain_shrunk", formula=formula)


def _looks(count: int) -> list[Looks]:
    top, first = _HEADER_ROW + 1, _HEADER_ROW + 2
    rows = range(_HEADER_ROW + 1, _HEADER_ROW + 1 + count)
    header = [("header", f'$B${top}<>""'), ("silent", only_a_sentence(_HEADER_ROW))]
    counted = [("line", f'$E{first}="yes"'), ("total", f'$F{first}<>""')]
    return [
        Looks((_HEADER_ROW, 0, _HEADER_ROW, _LAST), header),
        *(
            Looks(down(rows, left, right), [(dropped, f'$E{first}="no"'), *counted])
            for left, right, dropped in ((0, _LAST - 1, "dropped"), (_LAST, _LAST, "dropped_why"))
        ),
    ]


def _choices(book: SectionBook) -> Sheet:
    """Return the boxes for player, tie-break and edition, with what they mean beside them: at first
    the leader, and the order's first tie-break. A box's list does not forbid others."""
    rows = range(_PLAYER_ROW, _PLAYER_ROW + len(_CHOSEN))
    number, codes = book.leader, book.codes or book.known_codes
    name = book.player_names[number - 1] if number else ""
    is_found = bool(name) and book.player_names.count(name) == 1 and not name.isdecimal()
    formulas = book.formulas(
        "choices",
        typed=xl_rowcol_to_cell(_PLAYER_ROW, _BOX, True, True),
        ask=f'"Choose a {book.entry.lower()} from the list, or type the number."',
        **{name: name for name in _LIST_COLUMNS},
    )
    edition = edition_formula(book.names["Edition"], book.names["Order"])
    editions = {edition.code: edition.name for edition in EDITIONS.values()}
    used = looked_up(book.names["EditionUsed"], editions)
    labels = book.entry, "Tie-break", "Edition"
    meanings = formulas["player"], formulas["tie_break"], used
    return Sheet(
        cells=[
            *(Cell(row, 0, "choice_label", label) for row, label in zip(rows, labels)),
            Cell(_PLAYER_ROW, _BOX, "choice", name if is_found else number, size=(1, 2)),
            Cell(_PLAYER_ROW, _NUMBER, "number_of", formula=formulas["number"]),
            Cell(_TIE_BREAK_ROW, _BOX, "choice", codes[0], size=(1, 2)),
            Cell(_EDITION_ROW, _BOX, "edition_used", formula=edition, size=(1, 2)),
            *(
                Cell(row, _MEANING, "said", formula=meaning, size=(1, 2))
                for row, meaning in zip(rows, meanings)
            ),
        ],
        heights=dict.fromkeys(rows, 24) | {_TIE_BREAK_ROW: 36},
        boxes=[
            offer((_PLAYER_ROW, _BOX, _PLAYER_ROW, _BOX), f"={book.names['Players']}"),
            offer((_TIE_BREAK_ROW, _BOX, _TIE_BREAK_ROW, _BOX), "=TieBreakCodes"),
        ],
    )


_LIST_COLUMNS = {
    "TieBreakCodes": ("Code", 11),
    "TieBreakNames": ("Tie-break", 26),
    "TieBreakKeys": ("What is added up", 90),
}


def _list(book: SectionBook) -> Sheet:
    """Return the codes with their names and keys; only a workbook's first section names the
    columns."""
    columns = range(_LIST, _LIST + len(_LIST_COLUMNS))
    heads = [*zip(columns, _LIST_COLUMNS.values())]
    cells = [Cell(_HEADER_ROW, column, "header", header) for column, (header, _) in heads]
    for row, code in enumerate(book.known_codes, _HEADER_ROW + 1):
        system = SYSTEMS[code]
        texts = zip(columns, (system.code, system.name, system.key))
        cells += [Cell(row, column, "listed", text) for column, text in texts]
    rows = range(_HEADER_ROW + 1, _HEADER_ROW + 1 + len(book.known_codes))
    return Sheet(
        cells=cells,
        widths={column: width for column, (_, width) in heads},
        names={
            name: down(rows, column)
            for column, name in zip(columns, _LIST_COLUMNS)
            if book.names.section == 1
        },
    )
