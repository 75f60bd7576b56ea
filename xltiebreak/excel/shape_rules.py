"""What may be wrong with the tables of our workbook after rows or columns were inserted, deleted,
sorted or typed beside them: each rule is a formula, with words for the first cell at fault.

The sheets have these formulas in hidden cells (:mod:`xltiebreak.excel.cells.shape_cells`), and
``check`` works out the same ones (:mod:`xltiebreak.excel.shape`). Excel 2010 and LibreOffice know
all that they use, without an add-in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from xltiebreak.excel.cells.formulas import (
    cell_in,
    filled_in,
    first_place,
    first_that_holds,
    listed,
    lowest,
    named_or_not,
    nth,
    quoted,
    row_of,
)
from xltiebreak.excel.known_names import Block
from xltiebreak.tables.player_rows import NO_NUMBER

LOST = (
    "the {} of this table was deleted, and with it what the formulas look at; undo that, or copy "
    "names and results into a new workbook"
)
LOST_LABEL = (
    "a label of the sheet Event was deleted (Kind, Rounds, Edition or Tie-break order), and with "
    "it what says how the players are placed; undo that, or copy names and results into a "
    "new workbook"
)
NUMBERS, NAMES, HEADS, ROUNDS = "column No.", "column Name", "row of headers", "columns of results"
RATINGS, CLUBS = "column Rating", "column Team"
ROUND_BELONGS = (
    "R{} belongs here; number the rounds on without a gap, and put back a column that was deleted"
)
OPPONENT_BELONGS = "{} belongs here; the columns are those of the players, in their order"
MORE_ROUNDS = (
    "this table ends here, and on the sheet Event there are more rounds; insert columns before the "
    "last round of the table, or correct the number"
)
ROUND_OUTSIDE = (
    "this round stands outside the table, where its formulas do not look; insert a column before "
    "the last round of the table, and move it there"
)
OPPONENT_OUTSIDE = (
    "this column stands outside the grid, where its formulas do not look; begin with a larger grid"
)
ROW_OUTSIDE = (
    "this row stands outside the table, where its formulas do not look; insert a copy of a row "
    "above the last one of the table, and type the entry there"
)
NO_ROOM_FOR_ROW = (
    "this row stands below the {} rows for which the other sheets have room; delete an empty row "
    "above it, or begin with a larger workbook"
)
NO_ROOM_FOR_ROUND = (
    "this round stands behind the {} rounds for which the other sheets have room; begin with a "
    "larger workbook"
)
ROW_WITHOUT_COLUMN = (
    "this row has no column in the grid, which cannot grow; delete a row that was inserted, or "
    "begin with a larger grid"
)
NO_FORMULAS = (
    "this row was inserted without its formulas, so that it does not count here; copy a row of "
    "the table over it, and type the entry again"
)
TEAM_NOT_SHOWN = (
    "this row was inserted, and the sheet Crosstable does not show its team; type it in a row of "
    "the list that has no name"
)
TITLE_BELONGS = (
    "{} belongs here, since the formulas read it from this column; type {} again, and put what "
    "stands below into its own column"
)
HAS_NO_TEAM = "player {} has no team; type the team's number or its name"
NO_TEAM = "there is no team {} on the sheet Teams; correct it here, or add the team there"
TEAMS_OF_A_NAME = "{} teams are called '{}'; type the number of one of them"
NO_PLACE = "'{}' is no place in a team's order; expected 1, 2, 3 …, or nothing"
NO_FIGURES: Mapping[str, str] = {
    "player": "'{}' is not a pairing number; expected a whole number such as 12",
    "team": "'{}' is not the number of a team; expected a whole number such as 12",
    "member": "'{}' is not a pairing number; expected a whole number such as 12",
}
"""The words for a number that cannot be read, by whose number it should be."""

TWICE: Mapping[str, str] = {
    entry: f"pairing number {{}} stands at {{}} already; give every {noun} a number that no other "
    "has"
    for entry, noun in (("player", "player"), ("team", "team"), ("member", "player"))
}
EMPTY_ROW = "this row is empty, and number {} belongs in it; delete the row"
SORTED = "number {} belongs in this row, and stands at {}; sort the table by No. again"
MISSING_ROW = (
    "number {} belongs in this row, and no row has it; put back the row that is missing, or "
    "correct this number"
)

CellOf = Callable[[str], str]
"""Returns the cell for the figure of a rule of this kind."""


class Rule(NamedTuple):
    """A possible fault, by its ``kind``. Formulas give the first row or column at fault as
    ``figure`` (0 or less: none), the ``row`` and ``column`` of the cell, the ``words`` ("": no
    message), and whether the fault only ``warns``, so that the places stay."""

    kind: str
    figure: str
    row: str
    column: str
    words: str
    warns: str = "FALSE"

    @property
    def sentence(self) -> str:
        """A formula for the address of the cell and the words."""
        return f'ADDRESS({self.row},{self.column},4)&": "&{self.words}'


class TableRanges(NamedTuple):
    """The ranges of a table of players: ``table`` has those of numbers, names and results,
    ``heads`` the headers of the results, ``header_row`` the row of all headers, and ``below`` the
    three ranges from the headers down to the last row that is checked. A grid has its ``cycles``, a
    table of rounds 0 and the ``room`` that other sheets have for its rows and rounds; where a list
    of games ``fills`` the results, they tell nothing of what is typed."""

    table: Sequence[str]
    heads: str
    header_row: str
    below: Sequence[str]
    cycles: int
    room: tuple[int, int] | None
    fills: bool


def table_ranges(
    blocks: tuple[Block, Block, Block],
    head: int,
    last: tuple[int, int],
    cycles: int,
    room: tuple[int, int] | None,
    *,
    fills: bool,
) -> TableRanges:
    """Return the ranges of a table with the blocks of numbers, names and results, and this row of
    headers; ``last`` are the last row and column that are checked."""
    last_row, last_column = last
    results = blocks[2]
    return TableRanges(
        [block.reference for block in blocks],
        results._replace(top=head, bottom=head).reference,
        Block("", head, 1, head, last_column).reference,
        [block._replace(top=head, bottom=last_row).reference for block in blocks],
        cycles,
        None if cycles else room,
        fills,
    )


def rules_of_table(ranges: TableRanges, rounds: str, cell: CellOf) -> Iterator[Rule]:
    """Yield the rules of a table of players in the order of their messages; ``rounds`` is the
    address of the box Rounds."""
    numbers, names, results = ranges.table
    head_row, first = f"MIN(ROW({ranges.heads}))", f"MIN(COLUMN({ranges.heads}))"
    before, is_grid = f"({cell('head')}-{first})", bool(ranges.cycles)
    belongs = f"(INT({before}/{ranges.cycles})+1)" if is_grid else f"({before}+1)"
    words = filled_in(OPPONENT_BELONGS if is_grid else ROUND_BELONGS, belongs)
    yield Rule("head", _head(ranges), head_row, cell("head"), words)
    figure = f"N(IFERROR(VALUE({rounds}),0)>COLUMNS({results}))"
    words = "" if is_grid else quoted(MORE_ROUNDS)
    last = f"({first}+COLUMNS({ranges.heads})-1)"
    yield Rule("more_rounds", figure, head_row, last, words, "TRUE")
    words = quoted(OPPONENT_OUTSIDE if is_grid else ROUND_OUTSIDE)
    yield Rule("column_outside", _column_outside(ranges), head_row, cell("column_outside"), words)
    named = f"MIN(COLUMN({names}))"
    words = quoted(ROW_WITHOUT_COLUMN if is_grid else ROW_OUTSIDE)
    yield Rule("row_outside", _row_outside(ranges), cell("row_outside"), named, words)
    if ranges.room:
        rows, columns = ranges.room
        filled = "" if ranges.fills else f'+(TRIM({results})<>"")'
        typed = f'((0+(TRIM({names})<>""){filled})>0)'
        figure = _last_beyond(rows, f"{typed}*ROW({names})", f"ROW({names})")
        words = quoted(NO_ROOM_FOR_ROW.format(rows))
        yield Rule("no_room_row", figure, cell("no_room_row"), named, words)
        place = f"COLUMN({results})"
        figure = _last_beyond(columns, f'(TRIM({results})<>"")*{place}', place)
        words = quoted(NO_ROOM_FOR_ROUND.format(columns))
        yield Rule("no_room_round", figure, head_row, cell("no_room_round"), words)
    entries = (names,) if ranges.fills else (results, names)
    yield from rules_of_numbers(numbers, entries, "player", cell, needs_order=is_grid)


def _last_beyond(room: int, filled: str, places: str) -> str:
    """Return a formula for the last of the filled rows or columns, 0 if there is room for it."""
    last = f"SUMPRODUCT(MAX({filled}))"
    return f"IF({last}-MIN({places})>={room},{last},0)"


def _spelled(heads: str) -> str:
    """Return a formula for headers to compare: ``R1`` for Round 1, Rd. 1 and the like."""
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
    is_round = f'(LEFT({spelled})="R")*ISNUMBER(VALUE(MID({spelled},2,9)))'
    is_head = f"ISNUMBER(VALUE(TRIM({row})))" if ranges.cycles else is_round
    outside = _outside(row, ranges.table[2], "COLUMN")
    return first_place(f"{outside}*{is_head}", f"COLUMN({row})")


def _row_outside(ranges: TableRanges) -> str:
    """Return a formula for an entry's row outside the table, or below the last one for which a
    grid has a column; below a gap, a lone name may be a note."""
    own_numbers = ranges.table[0]
    numbers, names, results = ranges.below
    at_the_table = f"(ROW({names})<=MAX(ROW({own_numbers}))+1)"
    named = f'(TRIM({names})<>"")*((TRIM({numbers})<>"")+{at_the_table}>0)'
    below_head = f"(ROW({names})>MIN(ROW({ranges.heads})))"
    entry = f'(((TRIM({results})<>"")+{named})>0)'
    outside = _outside(names, own_numbers, "ROW")
    if ranges.cycles:
        last = f"(MIN(ROW({own_numbers}))-1+COLUMNS({ranges.heads})/{ranges.cycles})"
        outside = f"(({outside}+(ROW({names})>{last}))>0)"
    return first_place(f"{below_head}*{outside}*{entry}", f"ROW({names})")


def _outside(cells: str, table: str, direction: str) -> str:
    first, last = (f"{end}({direction}({table}))" for end in ("MIN", "MAX"))
    return f"(({direction}({cells})<{first})+({direction}({cells})>{last}))"


def rules_of_numbers(
    numbers: str, typed: tuple[str, ...], entry: str, cell: CellOf, *, needs_order: bool = False
) -> Iterator[Rule]:
    """Yield the rules of pairing numbers. Wherever there is an ``entry`` (a player, a team or a
    member of one), one of the ranges ``typed`` is filled; elsewhere the number that stands ready is
    nobody's. The last rule, ``another_row``, wants number k in row k; functions need that, and
    plain formulas where the table ``needs_order``."""
    row, column = f"ROW({numbers})", f"MIN(COLUMN({numbers}))"
    filled = [f'(TRIM({cells})<>"")' for cells in typed]
    something = "+".join(filled) if len(filled) > 1 else f"0+{filled[0]}"  # to Excel, FALSE>0

    is_entry, name = f"(({something})>0)", filled[-1]

    def rule(kind: str, condition: str, words: str, warns: str = "FALSE") -> Rule:
        return Rule(kind, first_place(condition, row), cell(kind), column, words, warns)

    typed_number, nth_text = f"TRIM({numbers})", f'{nth(numbers)}&""'
    of_named = f'MATCH({typed_number}&"|1",{named_or_not(typed_number, typed[-1])},0)'

    def row_with(number: str) -> str:
        """Return a formula for the place of the entry with a number, else of any row with it."""
        return f"IFERROR({row_of(number, numbers, typed[-1])},{row_of(number, numbers)})"

    def at(number: str) -> str:
        """Return a formula for the address of the cell with a number."""
        return f"ADDRESS(MIN(ROW({numbers}))-1+{row_with(number)},{column},4)"

    is_free = f"1-ISNUMBER(MATCH({nth_text},{typed_number},0))"
    condition = f'({typed_number}="")*{is_entry}'
    yield rule("no_number", condition, filled_in(NO_NUMBER, lowest(is_free, nth(numbers))))
    number = f"TRIM({cell_in(numbers, cell('no_figure'))})"
    condition = f'({typed_number}<>"")*{is_entry}*(1-{_is_number(typed_number)})'
    yield rule("no_figure", condition, filled_in(NO_FIGURES[entry], number))
    number = f"TRIM({cell_in(numbers, cell('twice'))})"
    any_first = f"MATCH({typed_number},{typed_number},0)<{nth(numbers)}"
    is_second = f"{name}*ISNUMBER(1/({of_named}<{nth(numbers)}))"
    if len(filled) > 1:  # an entry without a name
        is_second += f"+(1-{name})*((ISNUMBER({of_named})+({any_first}))>0)"
    condition = f'({typed_number}<>"")*{is_entry}*(({is_second})>0)'
    yield rule("twice", condition, filled_in(TWICE[entry], number, at(number)))
    number = cell_in(numbers, cell("another_row"))
    belongs = f"({cell('another_row')}-MIN(ROW({numbers}))+1)"
    last = f"SUMPRODUCT(MAX({is_entry}*{row}))"  # below it, the rows are spare
    cases = (
        (f'TRIM({number})=""', filled_in(EMPTY_ROW, belongs)),
        (f"ISNUMBER({row_with(belongs)})", filled_in(SORTED, belongs, at(belongs))),
    )
    words = first_that_holds(cases, filled_in(MISSING_ROW, belongs))
    is_order_free = "FALSE" if needs_order else "TRUE"
    yield rule("another_row", f"({typed_number}<>{nth_text})*({row}<={last})", words, is_order_free)


def _is_number(texts: str) -> str:
    """Return a formula for texts: whether each is a whole number from 1 to six figures."""
    value = f"VALUE({texts})"
    return f'ISNUMBER(1/((TEXT({value},"0")={texts})*({value}>0)*({value}<1000000)))'


def rules_of_members(
    members: tuple[str, str, str, str], known: tuple[str, str], cell: CellOf
) -> Iterator[Rule]:
    """Yield the rules of the players of teams: of ``members`` with their numbers, names, teams and
    places, those with a name have a team that is among the ``known`` numbers or names, and a number
    as their place in its order."""
    numbers, names, teams, places = members
    row, is_named, team = f"ROW({names})", f'(TRIM({names})<>"")', f"TRIM({teams})"
    is_known = f'(COUNTIFS({known[0]},{team},{known[1]},"?*")=1)+(COUNTIF({known[1]},{team})=1)'
    unknown = f'{is_named}*(1-({team}<>"")*({is_known}>0))'
    typed, column = f"TRIM({cell_in(teams, cell('no_team'))})", f"MIN(COLUMN({teams}))"
    called = f"COUNTIF({known[1]},{typed})"
    shown = f'IF(ISNUMBER(VALUE({typed})),{typed},"\'"&{typed}&"\'")'
    cases = (
        (f'{typed}=""', filled_in(HAS_NO_TEAM, f"TRIM({cell_in(numbers, cell('no_team'))})")),
        (f"{called}>1", filled_in(TEAMS_OF_A_NAME, called, typed)),
    )
    words = first_that_holds(cases, filled_in(NO_TEAM, shown))
    yield Rule("no_team", first_place(unknown, row), cell("no_team"), column, words)
    place = f"TRIM({places})"
    wrong = f'{is_named}*({place}<>"")*(1-{_is_number(place)})'
    words = filled_in(NO_PLACE, f"TRIM({cell_in(places, cell('no_place'))})")
    column = f"MIN(COLUMN({places}))"
    yield Rule("no_place", first_place(wrong, row), cell("no_place"), column, words)


def rule_of_shown_teams(numbers: str, teams: str, shown: str, cell: CellOf) -> Rule:
    """Return the rule that the numbers on the sheet Crosstable, ``shown``, hold every team's."""
    missing = f'(TRIM({teams})<>"")*(1-ISNUMBER(MATCH(TRIM({numbers}),TRIM({shown}),0)))'
    figure = first_place(f"{missing}*(SUMPRODUCT(--ISNUMBER({shown}))>0)", f"ROW({teams})")
    column = f"MIN(COLUMN({teams}))"
    return Rule("not_shown", figure, cell("not_shown"), column, quoted(TEAM_NOT_SHOWN))


def rule_of_titles(heads: Mapping[str, str], cell: CellOf) -> Rule:
    """Return the rule that no column of a list has the header of another one; ``heads`` are the
    cells of the headers by their texts."""
    typed = {title: f"UPPER(TRIM({at}))" for title, at in heads.items()}
    titles = [title.upper() for title in heads]
    wrong = [
        (f'AND({typed[title]}<>"{title.upper()}",{listed(typed[title], titles)})', f"COLUMN({at})")
        for title, at in heads.items()
    ]
    words = [
        (f"{cell('title')}=COLUMN({at})", quoted(TITLE_BELONGS.format(title, title)))
        for title, at in heads.items()
    ]
    row = f"ROW({next(iter(heads.values()))})"
    figure = f"IFERROR({first_that_holds(wrong, '0')},0)"
    return Rule("title", figure, row, cell("title"), first_that_holds(words))


def rules_of_list(
    typed: Sequence[Block], head: int, last_row: int, words: int, cell: CellOf, sheet: str = ""
) -> Iterator[Rule]:
    """Yield the rules of a list: its ``typed`` columns, under this row of headers, and the column
    ``words`` with the meaning of each row, 0 if there is none. ``sheet`` is the sheet's name in
    formulas, with its exclamation mark."""
    first = min(typed, key=lambda column: column.left)
    right = max(column.right for column in typed)
    below = first._replace(top=head, bottom=last_row, right=right)
    table, cells = f"{sheet}{first.reference}", f"{sheet}{below.reference}"
    column = f"MIN(COLUMN({table}))"
    is_below = f"(ROW({cells})>ROW({sheet}{first._replace(top=head, bottom=head).reference}))"
    outside = f'{is_below}*{_outside(cells, table, "ROW")}*(TRIM({cells})<>"")'
    figure = first_place(outside, f"ROW({cells})")
    yield Rule("row_outside", figure, cell("row_outside"), column, quoted(ROW_OUTSIDE))
    if words:
        entries = "+".join(f'(TRIM({sheet}{column.reference})<>"")' for column in typed)
        in_words = f"{sheet}{first._replace(left=words, right=words).reference}"
        bare = f"((0+{entries})>0)*ISNUMBER(1/(LEN({in_words})=0))"
        figure = first_place(bare, f"ROW({in_words})")
        yield Rule("no_formulas", figure, cell("no_formulas"), column, quoted(NO_FORMULAS))
