"""A sheet ``Crosstable``: one row a player, one cell a round, the score added up beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from xlsxwriter.utility import quote_sheetname, xl_rowcol_to_cell  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.event.results import Result
from xltiebreak.event.section import Player, Section
from xltiebreak.excel.cells import letter_rules
from xltiebreak.excel.cells.formulas import Line
from xltiebreak.excel.cells.layout import (
    FIELDS,
    FIRST_ROUND,
    FIRST_ROW,
    HEADER_ROW,
    NAME_COLUMN,
    TITLE_ROW,
    typed_cells,
)
from xltiebreak.excel.cells.letter_rules import letters
from xltiebreak.excel.cells.live import LiveValues
from xltiebreak.excel.cells.next_step import begun_round, last_begun, round_place
from xltiebreak.excel.cells.rows import rating_text
from xltiebreak.excel.sheets.page import fill, offer, set_paper
from xltiebreak.excel.sheets.styles import LINE_HEIGHT, Styles
from xltiebreak.tables.labels import COLUMN_HEADERS

_WIDTHS = {"number": 5, "name": 26, "id": 12, "rating": 9, "team": 20}

_KEY = (
    "W12 beat 12 ·  D12 drew ·  L12 lost ·  w White, b Black ·  X F forfeit win, loss ·  "
    "B H byes of 1, ½ ·  U or empty not paired ·  5w not finished"
)

_LETTERS = "W12  D12  L12  win, draw, loss\nX  F  forfeit win, loss\nB  H  U  byes, not paired"


@dataclass(frozen=True)
class Block:
    """The cells of the results: their headers, each with the title and text of its note, what
    stands in each row, its points, and the formula that adds them up from the name's cell and
    the row's range. ``key`` explains what may be typed."""

    heads: Sequence[tuple[str, str, str]]
    texts: Sequence[Sequence[str]]
    points: Sequence[float]
    score_formula: Callable[[str, str], str]
    key: str
    width: float


def write_crosstable(
    sheet: Worksheet,
    styles: Styles,
    players: Sequence[Player],
    rows: Sequence[Sequence[Result]],
    title: Line,
    step: Line,
) -> None:
    """Write the players and their results; ``rows[k]`` belongs to ``players[k]``."""
    block = Block(
        heads=[(f"R{round}", f"Round {round}", _LETTERS) for round in range(1, len(rows[0]) + 1)],
        texts=[
            [letters(player, round, result) for round, result in enumerate(row, start=1)]
            for player, row in zip(players, rows)
        ],
        points=[sum(result.points for result in row) for row in rows],
        score_formula=letter_rules.score_formula,
        key=_KEY,
        width=7.5,
    )
    write_block(sheet, styles, players, block, title, step)
    last_row = FIRST_ROW + len(players) - 1
    cells = (FIRST_ROW, FIRST_ROUND, last_row, FIRST_ROUND + len(rows[0]) - 1)
    _colour(sheet, styles, cells)
    _offer(sheet, cells)


def write_block(
    sheet: Worksheet,
    styles: Styles,
    players: Sequence[Player],
    block: Block,
    title: Line,
    step: Line,
) -> None:
    """Write the players, their cells and scores, and the lines above: the title, what may be
    typed, and the next step."""
    score_column = FIRST_ROUND + len(block.heads)
    last_row = FIRST_ROW + len(players) - 1
    sheet.set_default_row(LINE_HEIGHT)
    _columns(sheet, styles, players, block)
    _top(sheet, styles, title, step, block.key)
    for k, (player, texts) in enumerate(zip(players, block.texts)):
        row = FIRST_ROW + k
        _player(sheet, styles, row, player)
        for column, text in enumerate(texts, FIRST_ROUND):
            fill(sheet, row, column, text, styles.result)
        sheet.write_formula(
            row,
            score_column,
            block.score_formula(
                xl_rowcol_to_cell(row, NAME_COLUMN, col_abs=True),
                f"{xl_rowcol_to_cell(row, FIRST_ROUND)}:{xl_rowcol_to_cell(row, score_column - 1)}",
            ),
            styles.score,
            block.points[k] if player.name or any(texts) else "",
        )
    everything = f"A{FIRST_ROW + 1}:{xl_rowcol_to_cell(last_row, score_column - 1)}"
    sheet.ignore_errors({"number_stored_as_text": everything})
    _page(sheet, last_row, score_column)


def defined_names(sheet: str, players: int) -> list[tuple[str, str]]:
    """The names that a crosstable's colouring needs, each with its sheet and its formula."""
    first, last = FIRST_ROW + 1, FIRST_ROW + players
    quoted = quote_sheetname(sheet)
    return [
        (f"{quoted}!{name}", formula)
        for name, formula in letter_rules.names(quoted, f"$A${first}:$A${last}", first, last)
    ]


def _columns(sheet: Worksheet, styles: Styles, players: Sequence[Player], block: Block) -> None:
    rounds = len(block.heads)
    for column, field in enumerate(FIELDS):
        longest = max(len(str(getattr(player, field) or "")) for player in players)
        sheet.set_column(column, column, min(max(_WIDTHS[field], longest + 2), 40))
        centred = field in ("number", "rating")
        style = styles.header_centred if centred else styles.header
        sheet.write_string(HEADER_ROW, column, COLUMN_HEADERS[field], style)
    sheet.set_column(FIRST_ROUND, FIRST_ROUND + rounds - 1, block.width)
    for column, (head, about, note) in enumerate(block.heads, FIRST_ROUND):
        sheet.write_string(HEADER_ROW, column, head, styles.header_centred)
        sheet.data_validation(
            HEADER_ROW,
            column,
            HEADER_ROW,
            column,
            {"validate": "any", "input_title": about, "input_message": note},
        )
    sheet.set_column(FIRST_ROUND + rounds, FIRST_ROUND + rounds, 8)
    sheet.write_string(
        HEADER_ROW, FIRST_ROUND + rounds, COLUMN_HEADERS["score"], styles.header_centred
    )
    sheet.set_row(HEADER_ROW, 20)


def _top(sheet: Worksheet, styles: Styles, title: Line, step: Line, key: str) -> None:
    """Above the table: the next step and the colours, which are not printed; title and key."""
    sheet.write_formula(0, 0, step[0], styles.step, step[1])
    sheet.set_row(0, 20)
    sheet.write_rich_string(
        0,
        FIRST_ROUND,
        styles.legend,
        "Type in the white boxes.  ",
        styles.red_word,
        "Red",
        styles.legend,
        " cannot be read,  ",
        styles.orange_word,
        "orange",
        styles.legend,
        " disagrees with the opponent's cell.",
        styles.legend_line,
    )
    sheet.write_formula(TITLE_ROW, 0, title[0], styles.title, title[1])
    sheet.set_row(TITLE_ROW, 24)
    sheet.write_string(TITLE_ROW + 1, 0, key, styles.legend)


def _player(sheet: Worksheet, styles: Styles, row: int, player: Player) -> None:
    sheet.write_number(row, 0, player.number, styles.number)
    for column, text in ((1, player.name), (2, player.id), (4, player.team)):
        fill(sheet, row, column, text, styles.text)
    fill(sheet, row, 3, rating_text(player), styles.rating)


def _colour(sheet: Worksheet, styles: Styles, block: tuple[int, int, int, int]) -> None:
    first_row, first_column, last_row, _ = block
    cell = xl_rowcol_to_cell(first_row, first_column)
    numbers = (
        f"{xl_rowcol_to_cell(first_row, 0, True, True)}:"
        f"{xl_rowcol_to_cell(last_row, 0, True, True)}"
    )
    for kind, condition in letter_rules.conditions(cell, numbers):
        rule: dict[str, Any] = {"type": "formula", "criteria": condition, "stop_if_true": True}
        if kind:
            rule["format"] = styles.results[kind]
        sheet.conditional_format(*block, rule)


def _offer(sheet: Worksheet, block: tuple[int, int, int, int]) -> None:
    """Offer the letters that stand alone, and take whatever else is typed.

    A message here would lie over the next rows at every cell of a round that is typed from the
    top down, so the letters are explained above the table and at each round's header.
    """
    offer(sheet, block, ("X", "F", "B", "H", "U"))


def _page(sheet: Worksheet, last_row: int, last_column: int) -> None:
    set_paper(sheet, wide=last_column - FIRST_ROUND > 6)
    sheet.freeze_panes(FIRST_ROW, NAME_COLUMN + 1)
    sheet.set_selection(FIRST_ROW, NAME_COLUMN, FIRST_ROW, NAME_COLUMN)
    sheet.repeat_rows(HEADER_ROW)
    sheet.print_area(TITLE_ROW, 0, last_row, last_column)


def write_round(sheet: Worksheet, styles: Styles, section: Section) -> None:
    """Write the round that has begun, on which the next step depends."""
    rounds = section.crosstable.rounds
    *_, results = typed_cells(len(section.players), rounds)
    round = last_begun(LiveValues(section).results)
    sheet.write_formula(*round_place(rounds), f"={begun_round(results)}", styles.round_begun, round)
