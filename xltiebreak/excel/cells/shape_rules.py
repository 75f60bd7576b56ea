"""Whether a table of players is still as its formulas take it, as a formula: the first thing that
is wrong, with its cell, in the words of :mod:`xltiebreak.excel.shape`; empty where nothing is.

It uses nothing that Excel 2010 or LibreOffice does not know, and needs no add-in. A range of which
the rows or columns were deleted is an error in it; one into which some were inserted has grown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from xlsxwriter.utility import (  # type: ignore[import-untyped]
    xl_range_abs,
    xl_rowcol_to_cell,
)

from xltiebreak.excel import shape
from xltiebreak.excel.cells.formulas import first_that_holds
from xltiebreak.excel.cells.layout import (
    FIRST_ROUND,
    HEADER_ROW,
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
    TeamNames,
    event_box,
)
from xltiebreak.tables.sheets import NO_EVENT_SHEET

_COLUMNS_BEYOND = 60
"""How far beside a table is looked for its headers."""

_LAST = 99_999
_LONGEST_TEXT = 250
"""Excel takes no longer text in a formula."""


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
    found = figures(ranges, boxes["scheduled_rounds"])
    cells = {name: cell_beside(columns, name) for name in found}
    first = formula(ranges, cells, [*boxes.values()], in_order=live.route.live)
    return {**found, "shape": first}


_OF_LISTS = 70
"""From this column on, figures about the lists of a team event stand in row 1 of Matches."""

_WORDS_OF = {MATCHES_SHEET: 6, BOARDS_SHEET: 8}


def list_formulas(names: TeamNames, *, in_order: bool) -> tuple[Mapping[tuple[int, int], str], str]:
    """The formulas of hidden cells on the sheet Matches by their places, and the cell of the last,
    which says what is wrong with the lists first."""
    layout = names.layout
    lists = (
        (TEAMS_SHEET, layout.teams, 1, 1),
        (MATCHES_SHEET, layout.matches, 1, 5),
        (PLAYERS_SHEET, layout.members, 1, 1),
        (BOARDS_SHEET, layout.matches * layout.boards, 3, 3),
    )
    found: list[tuple[str, str, str, str]] = []
    for kind, rows, column, width in lists:
        sheet = names.quoted(kind)
        cells = f"{sheet}!{from_the_header(column, rows, width)}"
        table = f"{sheet}!{block_of(column, rows)}"
        below = f"(ROW({cells})>ROW({sheet}!{_corner(column)}))"
        outside = f'{below}*{_outside(cells, table, "ROW")}*(TRIM({cells})<>"")'
        first = f"MIN(COLUMN({table}))"
        found.append((_first(outside, f"ROW({cells})"), kind, first, shape.ROW_OUTSIDE))
        if words := _WORDS_OF.get(kind):
            typed = f"{sheet}!{block_of(column, rows, width)}"
            bare = f'(TRIM({typed})<>"")*(TRIM({sheet}!{block_of(words, rows)})="")'
            found.append((_first(bare, f"ROW({typed})"), kind, first, shape.NO_FORMULAS))
    numbers = names["Numbers"]
    if in_order:
        another = _first(f"{numbers}<>{_k(numbers)}", f"ROW({numbers})")
        found.append((another, TEAMS_SHEET, f"MIN(COLUMN({numbers}))", shape.ANOTHER_ROW))
    typed_columns = (("Numbers", "No."), ("Players", "Team"), *shape.TYPED_MATCHES.items())
    cases = [
        (
            f"ISERROR(ROWS({names[name]}))",
            _text(shape.LOST.format(f"column {title}"), capital=True),
        )
        for name, title in typed_columns
    ]
    formulas = {}
    for k, (figure, kind, at_column, words_of) in enumerate(found):
        formulas[0, _OF_LISTS + k] = figure
        cell = xl_rowcol_to_cell(0, _OF_LISTS + k, True, True)
        at = f'"{names.sheets[kind]}!"&ADDRESS({cell},{at_column},4)&": "'
        belongs = f"({cell}-MIN(ROW({numbers}))+1)"
        cases.append((f"N({cell})>0", f"{at}&{_around(words_of, belongs)}"))
    last = 0, _OF_LISTS + len(found)
    formulas[last] = first_that_holds(cases)
    return formulas, xl_rowcol_to_cell(*last, True, True)


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
        "no_number": _no_number(ranges),
        "no_figure": _no_figure(ranges),
        "twice": _twice(ranges),
        "another_row": _first(f"{ranges.numbers}<>{_k(ranges.numbers)}", f"ROW({ranges.numbers})"),
    }


def formula(
    ranges: TableRanges, cells: Mapping[str, str], event: Sequence[str], *, in_order: bool
) -> str:
    """The first thing that is wrong, from the ``cells`` of its :func:`figures`. ``event`` are boxes
    of the sheet Event that cannot be done without; ``in_order`` tells that row k has to be player
    k."""
    lost_boxes = ",".join(f'ISERROR({box}&"")' for box in event)
    lost = (
        (shape.NUMBERS, ranges.numbers),
        (shape.NAMES, ranges.names),
        (shape.ROUNDS, ranges.results),
        (shape.HEADS, ranges.heads),
    )
    cases = [
        (f"AND({lost_boxes})", _text(NO_EVENT_SHEET, capital=True)),
        (f"OR({lost_boxes})", _text(shape.LOST_LABEL, capital=True)),
        *(
            (f"ISERROR(ROWS({range}))", _text(shape.LOST.format(what), capital=True))
            for what, range in lost
        ),
        *((f"N({cells[name]})>0", said) for name, said in _said(ranges, cells).items()),
    ]
    if not (in_order or ranges.cycles):
        cases.pop()
    return first_that_holds(cases)


def _said(ranges: TableRanges, cells: Mapping[str, str]) -> Mapping[str, str]:
    """What is said of each figure that is none of 0."""
    numbers, heads, head_row = ranges.numbers, ranges.heads, f"MIN(ROW({ranges.heads}))"
    numbered, named = (f"MIN(COLUMN({one}))" for one in (numbers, ranges.names))
    grid = bool(ranges.cycles)
    nth = f"({cells['head']}-MIN(COLUMN({heads})))"
    belongs = f"(INT({nth}/{ranges.cycles})+1)" if grid else f"({nth}+1)"
    at_number = {name: _cell(numbers, cells[name]) for name in ("no_figure", "twice")}
    first = f"MIN(ROW({numbers}))-1+MATCH({at_number['twice']},{numbers},0)"
    no_figure = _around(shape.not_a_number("{}"), f"TRIM({at_number['no_figure']})")
    k = f"({cells['another_row']}-MIN(ROW({numbers}))+1)"
    said = {
        "head": (
            *(head_row, cells["head"]),
            _around(shape.OPPONENT_BELONGS if grid else shape.ROUND_BELONGS, belongs),
        ),
        "more_rounds": (head_row, f"MAX(COLUMN({heads}))", _text(shape.MORE_ROUNDS)),
        "column_outside": (
            *(head_row, cells["column_outside"]),
            _text(shape.OPPONENT_OUTSIDE if grid else shape.ROUND_OUTSIDE),
        ),
        "row_outside": (cells["row_outside"], named, _text(shape.ROW_OUTSIDE)),
        "no_number": (cells["no_number"], numbered, _text(shape.NO_NUMBER)),
        "no_figure": (
            *(cells["no_figure"], numbered),
            f"IF(ISNUMBER(VALUE({at_number['no_figure']})),{_text(shape.IS_TEXT)},{no_figure})",
        ),
        "twice": (
            *(cells["twice"], numbered),
            _around(shape.TWICE, at_number["twice"], f"ADDRESS({first},{numbered},4)"),
        ),
        "another_row": (cells["another_row"], numbered, _around(shape.ANOTHER_ROW, k)),
    }
    return {
        name: f'ADDRESS({row},{column},4)&": "&{words}'
        for name, (row, column, words) in said.items()
        if name != "more_rounds" or not grid
    }


def _text(words: str, *, capital: bool = False) -> str:
    """Words as formulas have them, in pieces where they are long."""
    words = words[:1].upper() + words[1:] if capital else words
    pieces = [words[k : k + _LONGEST_TEXT] for k in range(0, len(words), _LONGEST_TEXT)]
    return "&".join('"' + piece.replace('"', '""') + '"' for piece in pieces)


def _around(words: str, *inside: str) -> str:
    """Words with values in the places of their braces."""
    pieces = words.split("{}")
    parts = [_text(pieces[0])] if pieces[0] else []
    for value, piece in zip(inside, pieces[1:]):
        parts += [value, _text(piece)] if piece else [value]
    return "&".join(parts)


def _first(condition: str, place: str) -> str:
    """The least row or column for which a condition holds; 0 or less where it holds for none."""
    found = f"SUMPRODUCT(MAX(({condition})*({_LAST}-{place})))"
    return f"IFERROR(MOD({_LAST}-{found},{_LAST}),0)"


def _k(cells: str, of: str = "ROW") -> str:
    """The place of each cell in a range, from 1."""
    return f"({of}({cells})-MIN({of}({cells}))+1)"


def _spelled(heads: str) -> str:
    """Headers as they are compared: ``R1`` for Round 1, Rd. 1 and the like."""
    formula = f"UPPER({heads})"
    for text, short in ((" ", ""), (".", ""), ("ROUND", "R"), ("RND", "R"), ("RD", "R")):
        formula = f'SUBSTITUTE({formula},"{text}","{short}")'
    return formula


def _head(ranges: TableRanges) -> str:
    heads, spelled = ranges.heads, _spelled(ranges.heads)
    k = _k(heads, "COLUMN")
    belongs = f"(INT(({k}-1)/{ranges.cycles})+1)" if ranges.cycles else k
    wrong = f'({spelled}<>"R"&{belongs})*({spelled}<>""&{belongs})'
    return _first(wrong, f"COLUMN({heads})")


def _column_outside(ranges: TableRanges) -> str:
    row = ranges.header_row
    spelled = _spelled(row)
    is_one = f'(LEFT({spelled})="R")*ISNUMBER(VALUE(MID({spelled},2,9)))'
    if ranges.cycles:
        is_one = f"ISNUMBER(VALUE(TRIM({row})))"
    return _first(f"{_outside(row, ranges.results, 'COLUMN')}*{is_one}", f"COLUMN({row})")


def _row_outside(ranges: TableRanges) -> str:
    numbers, names = from_the_header(0, ranges.players), ranges.names_below
    results = from_the_header(FIRST_ROUND, ranges.players, ranges.columns)
    at_the_table = f"(ROW({names})<=MAX(ROW({ranges.numbers}))+1)"
    named = f'(TRIM({names})<>"")*((TRIM({numbers})<>"")+{at_the_table}>0)'
    below_head = f"(ROW({names})>MIN(ROW({ranges.heads})))"
    entry = f'(((TRIM({results})<>"")+{named})>0)'
    outside = _outside(names, ranges.numbers, "ROW")
    return _first(f"{below_head}*{outside}*{entry}", f"ROW({names})")


def _outside(cells: str, table: str, of: str) -> str:
    return f"(({of}({cells})<MIN({of}({table})))+({of}({cells})>MAX({of}({table}))))"


def _no_number(ranges: TableRanges) -> str:
    entry = f'(((TRIM({ranges.results})<>"")+(TRIM({ranges.names})<>""))>0)'
    return _first(f'(TRIM({ranges.numbers})="")*{entry}', f"ROW({ranges.numbers})")


def _no_figure(ranges: TableRanges) -> str:
    numbers = ranges.numbers
    return _first(f'(TRIM({numbers})<>"")*(1-ISNUMBER({numbers}))', f"ROW({numbers})")


def _twice(ranges: TableRanges) -> str:
    numbers = ranges.numbers
    first = f'MATCH({numbers}&"",{numbers}&"",0)'
    return _first(f'({numbers}<>"")*({first}<{_k(numbers)})', f"ROW({numbers})")


def _cell(cells: str, row: str) -> str:
    """The cell of a column that stands in a row of the sheet."""
    return f"INDEX({cells},{row}-MIN(ROW({cells}))+1)"
