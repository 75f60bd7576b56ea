"""Whether a table of players is still as its formulas take it, as a formula: the first thing that
is wrong, with its cell, in the words of :mod:`xltiebreak.excel.shape`; empty where nothing is.

It uses nothing that Excel 2010 or LibreOffice does not know, and needs no add-in. A range of which
the rows or columns were deleted is an error in it; one into which some were inserted has grown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from xlsxwriter.utility import (  # type: ignore[import-untyped]
    xl_range_abs,
    xl_rowcol_to_cell,
)

from xltiebreak.excel import pairing_numbers, shape
from xltiebreak.excel.cells.formulas import (
    cell_in,
    filled_in,
    first_place,
    first_that_holds,
    lowest,
    nth,
    quoted,
)
from xltiebreak.excel.cells.layout import (
    FIRST_ROUND,
    HEADER_ROW,
    TeamLayout,
    block_of,
    cell_beside,
    column_of,
    from_the_header,
    section_row,
)
from xltiebreak.excel.cells.live import Live
from xltiebreak.excel.cells.names import (
    BOARDS_SHEET,
    MATCHES_SHEET,
    PLAYERS_SHEET,
    TEAMS_SHEET,
    TYPED_FOR_TEAMS,
    TeamNames,
    event_box,
)
from xltiebreak.tables.player_rows import NO_NUMBER
from xltiebreak.tables.sheets import NO_EVENT_SHEET

_COLUMNS_BEYOND = 60
"""How far beside a table is looked for its headers."""


@dataclass(frozen=True)
class TableRanges:
    """The ranges of a table with so many ``players`` and ``columns`` of results, in which everybody
    meets everybody in ``cycles`` games, or 0 where there are rounds."""

    players: int
    columns: int
    cycles: int

    @property
    def numbers(self) -> str:
        """The pairing numbers."""
        return block_of(0, self.players)

    @property
    def names(self) -> str:
        """The names."""
        return block_of(column_of("name"), self.players)

    @property
    def ratings(self) -> str:
        """The ratings."""
        return block_of(column_of("rating"), self.players)

    @property
    def clubs(self) -> str:
        """The teams or clubs."""
        return block_of(column_of("team"), self.players)

    @property
    def results(self) -> str:
        """The results."""
        return block_of(FIRST_ROUND, self.players, self.columns)

    @property
    def heads(self) -> str:
        """The headers of the results."""
        last = FIRST_ROUND + self.columns - 1
        return str(xl_range_abs(HEADER_ROW, FIRST_ROUND, HEADER_ROW, last))

    @property
    def header_row(self) -> str:
        """The headers from the first on, and far beyond the last."""
        last = FIRST_ROUND + self.columns + _COLUMNS_BEYOND
        return str(xl_range_abs(HEADER_ROW, 0, HEADER_ROW, last))

    @property
    def names_below(self) -> str:
        """The names and whatever stands below them, from the header on."""
        return from_the_header(column_of("name"), self.players)


def shape_formulas(live: Live) -> Mapping[str, str]:
    """The formulas of the hidden cells, by the names of :data:`WORKED_OUT`."""
    columns = len(live.values.results[0])
    ranges = TableRanges(live.players, columns, live.values.cycles)
    boxes = {
        field: event_box(section_row(field), live.names.section)
        for field in ("kind", "edition", "order", "scheduled_rounds")
    }
    formulas = figures(ranges, boxes["scheduled_rounds"])
    cells = {name: cell_beside(columns, name) for name in formulas}
    cells["shape"] = cell_beside(columns, "shape")
    return {
        **formulas,
        "shape": formula(ranges, cells, [*boxes.values()]),
        "whole": whole_formula(ranges, cells, in_order=live.route.live),
    }


_OF_LISTS = 70
"""From this column on, figures about the lists of a team event stand in row 1 of Matches."""

_WORDS_OF = {MATCHES_SHEET: 6, BOARDS_SHEET: 8}


def list_formulas(names: TeamNames, *, in_order: bool) -> tuple[Mapping[tuple[int, int], str], str]:
    """The formulas of hidden cells on the sheet Matches by their places, and the cell of the last,
    which says what is wrong with the lists first."""
    facts = [fact for kind in TYPED_FOR_TEAMS for fact in _rows_of_list(names, kind)]
    facts += _numbers_of_teams(names, in_order=in_order)
    formulas, cases = {}, list(_lost_in_lists(names))
    for k, fact in enumerate(facts):
        formulas[0, _OF_LISTS + k] = fact.figure
        cell = xl_rowcol_to_cell(0, _OF_LISTS + k, True, True)
        at = f'"{names.sheets[fact.kind]}!"&ADDRESS({cell},{fact.column},4)&": "'
        cases.append((f"N({cell})>0", f"{at}&{fact.words(cell)}"))
    ratings = f"{names.sheets[TEAMS_SHEET]}: {shape.LOST.format(shape.RATINGS)}"
    cases.append((f"ISERROR(ROWS({names['Ratings']}))", quoted(ratings)))
    last = 0, _OF_LISTS + len(facts)
    formulas[last] = first_that_holds(cases)
    return formulas, xl_rowcol_to_cell(*last, True, True)


def _rows_of(layout: TeamLayout, kind: str) -> int:
    """The rows of a list."""
    boards = layout.matches * layout.boards
    rows = (layout.teams, layout.matches, layout.members, boards)
    return dict(zip(TYPED_FOR_TEAMS, rows))[kind]


class _InList(NamedTuple):
    """A formula for the row of a list in which something is wrong first, the column that is shown
    with it, and the words, from the cell with the row."""

    kind: str
    figure: str
    column: str
    words: Callable[[str], str]


_TYPED_INTO: Mapping[str, tuple[int, int]] = {
    TEAMS_SHEET: (1, 1),
    MATCHES_SHEET: (1, 5),
    PLAYERS_SHEET: (1, 1),
    BOARDS_SHEET: (3, 3),
}
"""The first column of a list in which something stands in every row that is typed, and how many."""


def _rows_of_list(names: TeamNames, kind: str) -> Iterator[_InList]:
    """Rows outside a list, and rows in it that lack its formulas."""
    sheet, rows = names.quoted(kind), _rows_of(names.layout, kind)
    column, width = _TYPED_INTO[kind]
    cells = f"{sheet}!{from_the_header(column, rows, width)}"
    table = f"{sheet}!{block_of(column, rows)}"
    first = f"MIN(COLUMN({table}))"
    below = f"(ROW({cells})>ROW({sheet}!{_corner(column)}))"
    outside = f'{below}*{_outside(cells, table, "ROW")}*(TRIM({cells})<>"")'
    figure = first_place(outside, f"ROW({cells})")
    yield _InList(kind, figure, first, lambda _: quoted(shape.ROW_OUTSIDE))
    if words := _WORDS_OF.get(kind):
        typed = f"{sheet}!{block_of(column, rows, width)}"
        bare = f'(TRIM({typed})<>"")*(TRIM({sheet}!{block_of(words, rows)})="")'
        figure = first_place(bare, f"ROW({typed})")
        yield _InList(kind, figure, first, lambda _: quoted(shape.NO_FORMULAS))


def _numbers_of_teams(names: TeamNames, *, in_order: bool) -> Iterator[_InList]:
    """What is wrong with the numbers of the teams."""
    rules = NumberRules(names["Numbers"], (names["Players"],), "team")
    for kind, figure in rules.figures().items():
        if in_order or kind != "another_row":
            column = f"MIN(COLUMN({rules.numbers}))"
            words = partial(rules.words, kind)
            yield _InList(TEAMS_SHEET, figure, column, words)


def _lost_in_lists(names: TeamNames) -> Iterator[tuple[str, str]]:
    """Whether a column is gone that the formulas look at, and what is said of it."""
    for kind in TYPED_FOR_TEAMS:
        sheet, rows = names.quoted(kind), _rows_of(names.layout, kind)
        for title, column in shape.NEEDED[kind].items():
            words = f"{names.sheets[kind]}: {shape.LOST.format(f'column {title}')}"
            yield f"ISERROR(ROWS({sheet}!{block_of(column, rows)}))", quoted(words)


def _corner(column: int) -> str:
    return str(xl_rowcol_to_cell(HEADER_ROW, column, True, True))


def figures(ranges: TableRanges, stated: str) -> Mapping[str, str]:
    """The row or column in which something is wrong first, 0 where nothing is, in the order in
    which it is said; ``stated`` is the box of the sheet Event with the number of rounds."""
    return {
        "head": _head(ranges),
        "more_rounds": f"N(N({stated})>COLUMNS({ranges.results}))",
        "column_outside": _column_outside(ranges),
        "row_outside": _row_outside(ranges),
        **_number_rules(ranges).figures(),
    }


def _number_rules(ranges: TableRanges) -> NumberRules:
    return NumberRules(ranges.numbers, (ranges.results, ranges.names))


def formula(ranges: TableRanges, cells: Mapping[str, str], event: Sequence[str]) -> str:
    """The first thing that keeps plain formulas from placing the players, from the ``cells`` of its
    :func:`figures`. ``event`` are boxes of the sheet Event that cannot be done without."""
    lost_boxes = ",".join(f'ISERROR({box}&"")' for box in event)
    lost = (
        (shape.NUMBERS, ranges.numbers),
        (shape.NAMES, ranges.names),
        (shape.ROUNDS, ranges.results),
        (shape.HEADS, ranges.heads),
    )
    cases = [
        (f"AND({lost_boxes})", quoted(NO_EVENT_SHEET, capital=True)),
        (f"OR({lost_boxes})", quoted(shape.LOST_LABEL, capital=True)),
        *((f"ISERROR(ROWS({range}))", _lost(what)) for what, range in lost),
        *(
            (f"N({cells[name]})>0", words)
            for name, words in _said(ranges, cells).items()
            if name != "another_row" or ranges.cycles
        ),
    ]
    return first_that_holds(cases)


def whole_formula(ranges: TableRanges, cells: Mapping[str, str], *, in_order: bool) -> str:
    """The first thing that is wrong at all: what only functions, or some orders, cannot do without,
    comes last. ``in_order`` tells that row k has to be player k."""
    cases = [
        (f'{cells["shape"]}<>""', cells["shape"]),
        (f"ISERROR(ROWS({ranges.ratings}))", _lost(shape.RATINGS)),
    ]
    if in_order:
        another = _said(ranges, cells)["another_row"]
        cases.insert(1, (f"N({cells['another_row']})>0", another))
        cases.append((f"ISERROR(ROWS({ranges.clubs}))", _lost(shape.CLUBS)))
    return first_that_holds(cases)


def _lost(what: str) -> str:
    return quoted(shape.LOST.format(what), capital=True)


def _said(ranges: TableRanges, cells: Mapping[str, str]) -> Mapping[str, str]:
    """What is said of each figure that is none of 0."""
    numbers, heads, head_row = ranges.numbers, ranges.heads, f"MIN(ROW({ranges.heads}))"
    numbered, named = (f"MIN(COLUMN({cells}))" for cells in (numbers, ranges.names))
    grid = bool(ranges.cycles)
    before = f"({cells['head']}-MIN(COLUMN({heads})))"
    belongs = f"(INT({before}/{ranges.cycles})+1)" if grid else f"({before}+1)"
    rules = _number_rules(ranges)
    places = {
        "head": (
            *(head_row, cells["head"]),
            filled_in(shape.OPPONENT_BELONGS if grid else shape.ROUND_BELONGS, belongs),
        ),
        "more_rounds": (head_row, f"MAX(COLUMN({heads}))", quoted(shape.MORE_ROUNDS)),
        "column_outside": (
            *(head_row, cells["column_outside"]),
            quoted(shape.OPPONENT_OUTSIDE if grid else shape.ROUND_OUTSIDE),
        ),
        "row_outside": (cells["row_outside"], named, quoted(shape.ROW_OUTSIDE)),
        **{
            kind: (cells[kind], numbered, rules.words(kind, cells[kind]))
            for kind in rules.figures()
        },
    }
    return {
        name: f'ADDRESS({row},{column},4)&": "&{words}'
        for name, (row, column, words) in places.items()
        if name != "more_rounds" or not grid
    }


def _spelled(heads: str) -> str:
    """Headers as they are compared: ``R1`` for Round 1, Rd. 1 and the like."""
    formula = f"UPPER({heads})"
    for text, short in ((" ", ""), (".", ""), ("ROUND", "R"), ("RND", "R"), ("RD", "R")):
        formula = f'SUBSTITUTE({formula},"{text}","{short}")'
    return formula


def _head(ranges: TableRanges) -> str:
    heads, spelled = ranges.heads, _spelled(ranges.heads)
    k = nth(heads, "COLUMN")
    belongs = f"(INT(({k}-1)/{ranges.cycles})+1)" if ranges.cycles else k
    wrong = f'({spelled}<>"R"&{belongs})*({spelled}<>""&{belongs})'
    return first_place(wrong, f"COLUMN({heads})")


def _column_outside(ranges: TableRanges) -> str:
    row = ranges.header_row
    spelled = _spelled(row)
    is_one = f'(LEFT({spelled})="R")*ISNUMBER(VALUE(MID({spelled},2,9)))'
    if ranges.cycles:
        is_one = f"ISNUMBER(VALUE(TRIM({row})))"
    return first_place(f"{_outside(row, ranges.results, 'COLUMN')}*{is_one}", f"COLUMN({row})")


def _row_outside(ranges: TableRanges) -> str:
    numbers, names = from_the_header(0, ranges.players), ranges.names_below
    results = from_the_header(FIRST_ROUND, ranges.players, ranges.columns)
    at_the_table = f"(ROW({names})<=MAX(ROW({ranges.numbers}))+1)"
    named = f'(TRIM({names})<>"")*((TRIM({numbers})<>"")+{at_the_table}>0)'
    below_head = f"(ROW({names})>MIN(ROW({ranges.heads})))"
    entry = f'(((TRIM({results})<>"")+{named})>0)'
    outside = _outside(names, ranges.numbers, "ROW")
    return first_place(f"{below_head}*{outside}*{entry}", f"ROW({names})")


def _outside(cells: str, table: str, direction: str) -> str:
    first, last = (f"{end}({direction}({table}))" for end in ("MIN", "MAX"))
    return f"(({direction}({cells})<{first})+({direction}({cells})>{last}))"


@dataclass(frozen=True)
class NumberRules:
    """The range of the numbers, the ranges in one of which there is something wherever there is an
    ``entry``, a player or a team."""

    numbers: str
    typed: tuple[str, ...]
    entry: str = "player"

    def figures(self) -> Mapping[str, str]:
        """The row in which something is wrong first, 0 where nothing is, by its kind."""
        numbers, row = self.numbers, f"ROW({self.numbers})"
        something = "+".join(f'(TRIM({cells})<>"")' for cells in self.typed)
        first = f'MATCH({numbers}&"",{numbers}&"",0)'
        last = f"SUMPRODUCT(MAX((({something})>0)*{row}))"  # below it, the rows are spare
        wrong = {
            "no_number": f'(TRIM({numbers})="")*(({something})>0)',
            "no_figure": f'(TRIM({numbers})<>"")*(1-ISNUMBER({numbers}))',
            "twice": f'({numbers}<>"")*({first}<{nth(numbers)})',
            "another_row": f"({numbers}<>{nth(numbers)})*({row}<={last})",
        }
        return {kind: first_place(condition, row) for kind, condition in wrong.items()}

    def words(self, kind: str, row: str) -> str:
        """What is said of a kind, from the cell with the row."""
        numbers, number = self.numbers, cell_in(self.numbers, row)
        belongs = f"({row}-MIN(ROW({numbers}))+1)"
        if kind == "no_number":
            is_free = f"COUNTIF({numbers},{nth(numbers)})=0"
            return filled_in(NO_NUMBER, lowest(is_free, nth(numbers)))
        if kind == "no_figure":
            no_figure = filled_in(pairing_numbers.NO_FIGURES[self.entry], f"TRIM({number})")
            return f"IF(ISNUMBER(VALUE({number})),{quoted(pairing_numbers.IS_TEXT)},{no_figure})"
        if kind == "twice":
            return filled_in(pairing_numbers.TWICE[self.entry], number, self._at(number))
        cases = (
            (f'TRIM({number})=""', filled_in(pairing_numbers.EMPTY_ROW, belongs)),
            (
                f"COUNTIF({numbers},{belongs})>0",
                filled_in(pairing_numbers.SORTED, belongs, self._at(belongs)),
            ),
        )
        return first_that_holds(cases, filled_in(pairing_numbers.MISSING_ROW, belongs))

    def _at(self, number: str) -> str:
        """The address at which a number stands first."""
        row = f"MIN(ROW({self.numbers}))-1+MATCH({number},{self.numbers},0)"
        return f"ADDRESS({row},MIN(COLUMN({self.numbers})),4)"
