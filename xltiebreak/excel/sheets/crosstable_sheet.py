"""A sheet ``Crosstable``: one row a player, his results, and the score added up beside them; the
results are those of the rounds, or a round-robin's grid with a column or two for each player."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from xlsxwriter.utility import xl_col_to_name, xl_rowcol_to_cell  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.event.section import Player
from xltiebreak.excel.cells import grid_rules, letter_rules
from xltiebreak.excel.cells.layout import (
    FIELDS,
    FIRST_ROUND,
    FIRST_ROW,
    KEY_ROW,
    ROUNDS_BESIDE,
    TITLE_ROW,
    beside,
    block_of,
    column_of,
    first_beside,
)
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET
from xltiebreak.excel.cells.next_step import round_cells, values_of_rounds
from xltiebreak.excel.cells.rows import rating_text
from xltiebreak.excel.cells.shape_rules import shape_formulas
from xltiebreak.excel.sheets.page import (
    Block,
    Head,
    SectionBook,
    SwissBook,
    Table,
    colour,
    fill,
    hide_unused,
    offer,
    write_table,
)
from xltiebreak.excel.sheets.styles import Boxes, Styles
from xltiebreak.tables.labels import COLUMN_HEADERS
from xltiebreak.tables.sheets import COPIED_TABLE

_NAME = column_of("name")
_WIDTHS = {"number": 5, "name": 26, "id": 12, "rating": 9, "team": 20}
_CENTRED = ("number", "rating")
_KEY = (
    "W12 beat 12 ·  D12 drew ·  L12 lost ·  w White, b Black ·  X F forfeit win, loss ·  "
    "B H byes of 1, ½ ·  U not paired ·  5w not finished"
)
_LETTERS = "W12  D12  L12  win, draw, loss\nX  F  forfeit win, loss\nB  H  U  byes, not paired"
_GRID_KEY = (
    "The row's player against the column's:  1 won ·  ½ drew (or =) ·  0 lost ·  + - forfeit win, "
    "loss ·  empty: still to be played.  Type each game in both cells."
)
_NOTE = "1 won, ½ drew, 0 lost\n+ -  forfeit win, loss\nType it for both players."
_OFFERED = ("1", "½", "0", "+", "-")
_LATE_ENTRIES = "Late entries: type them here, in the next rows. Unused rows are not printed."


@dataclass(frozen=True)
class _Results:
    """How the cells of the results look: their headers, the ``key`` to what may be typed, and the
    formula that adds them up from the name's cell and the row's range."""

    heads: Sequence[Head]
    key: str
    score_formula: Callable[[str, str], str]


def write_crosstable(sheet: Worksheet, book: SwissBook) -> None:
    """Write the players of a Swiss and their results in US letters, round by round.

    The letters that stand alone are offered, whatever else is typed is taken. A message there
    would lie over the next rows at every cell of a round that is typed from the top down, so the
    letters are explained above the table and at each round's header.
    """
    players, rounds = book.live.players, book.live.rounds
    heads = [
        Head(f"R{round}", 7.5, _LETTERS, f"Round {round}", centred=True)
        for round in range(1, rounds + 1)
    ]
    byes = letter_rules.bye_names(book.names)
    _write_results(
        sheet, book, _Results(heads, _KEY, partial(letter_rules.score_formula, byes=byes))
    )
    cells = (FIRST_ROW, FIRST_ROUND, FIRST_ROW + players - 1, FIRST_ROUND + rounds - 1)
    first, numbers = xl_rowcol_to_cell(FIRST_ROW, FIRST_ROUND), block_of(0, players)
    colour(sheet, book.styles, cells, letter_rules.conditions(first, numbers, byes))
    offer(sheet, cells, ("X", "F", "B", "H", "U"))
    quoted = book.names.quoted(CROSSTABLE_SHEET)
    first_row, last_row = FIRST_ROW + 1, FIRST_ROW + players
    for name, formula in letter_rules.names(quoted, numbers, first_row, last_row):
        book.define((f"{quoted}!{name}", formula))
    _write_rounds_beside(sheet, book)


def _write_rounds_beside(sheet: Worksheet, book: SwissBook) -> None:
    """What the next step is worked out from, in hidden cells, and at the right end of the title's
    row the round that has begun."""
    players, rounds = book.live.players, book.live.rounds
    cells = round_cells(players, rounds, letter_rules.bye_names(book.names))
    values = values_of_rounds(book.values)
    odd = f"{book.arithmetic.table.seen('one_sits_out')}=1"
    for name, formula in cells.formulas().items():
        sheet.write_formula(*beside(rounds, name), formula, book.styles.beside, values[name])
    first = first_beside(rounds)
    for k in range(ROUNDS_BESIDE):
        started, missing = (values[name][k] for name in ("started", "missing"))
        cell = xl_rowcol_to_cell(TITLE_ROW, first + k)
        for row, formula, value in (
            (TITLE_ROW, cells.started_formula(k + 1), started),
            (KEY_ROW, cells.missing_formula(k + 1, cell, odd), missing),
        ):
            sheet.write_formula(row, first + k, formula, book.styles.beside, value)
    at = (TITLE_ROW, FIRST_ROUND + rounds)
    sheet.write_formula(*at, cells.now, book.styles.round_begun, values["now"])


def write_grid(sheet: Worksheet, book: SectionBook) -> None:
    """Write the players of a section that a grid can hold, and their results."""
    players, cycles = book.live.players, book.values.cycles
    heads = list(_grid_heads(players, cycles))
    _write_results(sheet, book, _Results(heads, _GRID_KEY, grid_rules.score_formula))
    for k in range(players):
        for column in range(FIRST_ROUND + k * cycles, FIRST_ROUND + (k + 1) * cycles):
            sheet.write_blank(FIRST_ROW + k, column, None, book.styles.nobody)
    conditions = grid_rules.conditions(xl_rowcol_to_cell(FIRST_ROW, FIRST_ROUND))
    cells = (FIRST_ROW, FIRST_ROUND, FIRST_ROW + players - 1, FIRST_ROUND + len(heads) - 1)
    colour(sheet, book.styles, cells, conditions)
    _offer_beside_the_diagonal(sheet, players, cycles)
    quoted, block = book.names.quoted(CROSSTABLE_SHEET), block_of(FIRST_ROUND, players, len(heads))
    first = xl_col_to_name(FIRST_ROUND)
    for name, formula in grid_rules.names(quoted, block, first, FIRST_ROW + 1, cycles):
        book.define((f"{quoted}!{name}", formula))


def _write_results(sheet: Worksheet, book: SectionBook, results: _Results) -> None:
    """Write the players, the cells of their results, the scores, and what stands around them."""
    styles, section, spare = book.styles, book.values.section, book.values.spare_rows
    score = FIRST_ROUND + len(results.heads)
    folded = range(score - book.values.spare_rounds, score)
    heads = (*_own_heads(section.players), *results.heads)
    last = Head(COLUMN_HEADERS["score"], 8, centred=True)
    table = Table(
        *((*heads, last), results.key, _NAME + 1),
        wide=folded.start - FIRST_ROUND > 6,
        is_coloured=True,
        spare=spare,
        folded=folded,
    )
    step = book.unless_copied(CROSSTABLE_SHEET, book.step, COPIED_TABLE)
    write_table(sheet, styles, table, len(section.players), (step, book.title))
    first_spare = FIRST_ROW + len(section.players) - spare
    if spare:
        _show_when_used(sheet, styles, (first_spare, 0, first_spare + spare - 1, score))
    rows = zip(section.players, book.values.results, section.crosstable.results)
    for row, (player, texts, typed) in enumerate(rows, FIRST_ROW):
        boxes = styles.spare if row >= first_spare else styles.typed
        _player(sheet, boxes, row, player)
        for column, text in enumerate(texts, FIRST_ROUND):
            fill(sheet, row, column, text, boxes.result)
        formula = results.score_formula(
            xl_rowcol_to_cell(row, _NAME, col_abs=True),
            f"{xl_rowcol_to_cell(row, FIRST_ROUND)}:{xl_rowcol_to_cell(row, score - 1)}",
        )
        points = sum(result.points for result in typed) if player.name or any(texts) else ""
        sheet.write_formula(row, score, formula, boxes.score, points)
    _write_shape_beside(sheet, book, len(results.heads))
    end = xl_rowcol_to_cell(FIRST_ROW + len(section.players) - 1, score - 1)
    sheet.ignore_errors({"number_stored_as_text": f"A{FIRST_ROW + 1}:{end}"})
    sheet.set_selection(FIRST_ROW, _NAME, FIRST_ROW, _NAME)


def _write_shape_beside(sheet: Worksheet, book: SectionBook, columns: int) -> None:
    """Whether the table is as its formulas take it, in hidden cells."""
    first = first_beside(columns)
    sheet.set_column(first, first + ROUNDS_BESIDE - 1, None, None, {"hidden": True})
    for name, formula in shape_formulas(book.live).items():
        at, nothing = beside(columns, name), "" if name in ("shape", "whole") else 0
        sheet.write_formula(*at, formula, book.styles.beside, nothing)


def _own_heads(players: Sequence[Player]) -> list[Head]:
    """A player's own columns, as wide as the longest text in them needs."""
    longest = {
        field: max(len(str(getattr(player, field) or "")) for player in players) for field in FIELDS
    }
    return [
        Head(
            COLUMN_HEADERS[field],
            min(max(_WIDTHS[field], longest[field] + 2), 40),
            centred=field in _CENTRED,
        )
        for field in FIELDS
    ]


def _show_when_used(sheet: Worksheet, styles: Styles, block: Block) -> None:
    """Show the spare rows only when something is typed in them, which is said beside the first."""
    first, _, _, score = block
    typed = ":".join(
        xl_rowcol_to_cell(first, column, col_abs=True) for column in (_NAME, score - 1)
    )
    hide_unused(sheet, styles, block, f"COUNTA({typed})=0")
    sheet.write_string(first, score + 1, _LATE_ENTRIES, styles.legend_line)


def _player(sheet: Worksheet, boxes: Boxes, row: int, player: Player) -> None:
    sheet.write_number(row, 0, player.number, boxes.number)
    for column, text in ((1, player.name), (2, player.id), (4, player.team)):
        fill(sheet, row, column, text, boxes.text)
    fill(sheet, row, 3, rating_text(player), boxes.rating)


def _grid_heads(players: int, cycles: int) -> Iterator[Head]:
    for number in range(1, players + 1):
        for cycle in range(cycles):
            game = f", game {cycle + 1}" if cycles > 1 else ""
            yield Head(str(number), 5, _NOTE, f"Against player {number}{game}", centred=True)


def _offer_beside_the_diagonal(sheet: Worksheet, players: int, cycles: int) -> None:
    """Offer what may be typed beside the diagonal, and take other spellings of it."""
    last = FIRST_ROUND + players * cycles - 1
    ranges = []
    for k in range(players):
        row, own = FIRST_ROW + k, FIRST_ROUND + k * cycles
        if own > FIRST_ROUND:
            ranges.append((row, FIRST_ROUND, row, own - 1))
        if own + cycles <= last:
            ranges.append((row, own + cycles, row, last))
    offer(sheet, ranges[0], _OFFERED, other_cells=[[*one] for one in ranges[1:]])
