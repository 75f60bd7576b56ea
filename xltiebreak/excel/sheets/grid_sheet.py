"""A sheet ``Crosstable`` for a round-robin: one row and one column, or two, for each player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from xlsxwriter.utility import (  # type: ignore[import-untyped]
    quote_sheetname,
    xl_col_to_name,
    xl_rowcol_to_cell,
)
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.event.section import Section
from xltiebreak.excel.cells import grid_rules
from xltiebreak.excel.cells.formulas import Line
from xltiebreak.excel.cells.grid_rules import grid_texts
from xltiebreak.excel.cells.layout import FIRST_ROUND, FIRST_ROW, typed_cells
from xltiebreak.excel.sheets.crosstable_sheet import Block, write_block
from xltiebreak.excel.sheets.page import offer
from xltiebreak.excel.sheets.styles import Styles

_KEY = (
    "The row's player against the column's:  1 won ·  ½ drew (or =) ·  0 lost ·  + - forfeit win, "
    "loss ·  empty: still to be played.  Type each game in both cells."
)

_NOTE = "1 won, ½ drew, 0 lost\n+ -  forfeit win, loss\nType it for both players."

_OFFERED = ("1", "½", "0", "+", "-")


def write_grid(
    sheet: Worksheet, styles: Styles, section: Section, cycles: int, title: Line, step: Line
) -> None:
    """Write the players of a section that a grid can hold, and their results."""
    players = len(section.players)
    block = Block(
        heads=list(_heads(players, cycles)),
        texts=grid_texts(section, cycles),
        points=[sum(result.points for result in row) for row in section.crosstable.results],
        score_formula=grid_rules.score_formula,
        key=_KEY,
        width=5,
    )
    write_block(sheet, styles, section.players, block, title, step)
    for k in range(players):
        for cycle in range(cycles):
            sheet.write_blank(FIRST_ROW + k, FIRST_ROUND + k * cycles + cycle, None, styles.nobody)
    _colour(sheet, styles, players, cycles)
    _offer(sheet, players, cycles)


def _heads(players: int, cycles: int) -> Iterator[tuple[str, str, str]]:
    for number in range(1, players + 1):
        for cycle in range(cycles):
            game = f", game {cycle + 1}" if cycles > 1 else ""
            yield str(number), f"Against player {number}{game}", _NOTE


def defined_names(sheet: str, players: int, cycles: int) -> Iterator[tuple[str, str]]:
    """The names that a grid's colouring needs, each with its sheet and its formula."""
    quoted = quote_sheetname(sheet)
    *_, block = typed_cells(players, players * cycles)
    column = xl_col_to_name(FIRST_ROUND)
    for name, formula in grid_rules.names(quoted, block, column, FIRST_ROW + 1, cycles):
        yield f"{quoted}!{name}", formula


def _colour(sheet: Worksheet, styles: Styles, players: int, cycles: int) -> None:
    last_row, last_column = FIRST_ROW + players - 1, FIRST_ROUND + players * cycles - 1
    for kind, condition in grid_rules.conditions(xl_rowcol_to_cell(FIRST_ROW, FIRST_ROUND)):
        rule: dict[str, Any] = {"type": "formula", "criteria": condition, "stop_if_true": True}
        if kind:
            rule["format"] = styles.results[kind]
        sheet.conditional_format(FIRST_ROW, FIRST_ROUND, last_row, last_column, rule)


def _offer(sheet: Worksheet, players: int, cycles: int) -> None:
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
