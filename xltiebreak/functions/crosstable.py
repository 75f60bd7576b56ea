"""The functions on a block of results, one for each way to look at it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xltiebreak.checks import examine
from xltiebreak.errors import TieBreakError
from xltiebreak.figures import Figure
from xltiebreak.functions.blocks import (
    column_of,
    key_of,
    scores_of,
    section_of,
    standings_of,
    values_of,
)
from xltiebreak.functions.reading import Block, text_of
from xltiebreak.systems import tie_break
from xltiebreak.worksheet import Worksheet

Spill = list[list[Any]]
"""Rows of values for a spreadsheet; an empty text where there is nothing."""

NOTHING_TO_FIX = "nothing to fix"


def tie_break_column(
    code: Any, results: Block, player: Any = None, edition: Any = None, ratings: Block | None = None
) -> Spill | float | str:
    """A tie-break of every player as a column, or of one player as a number."""
    key = key_of(results)
    values = values_of(key, text_of(code), text_of(edition), key_of(ratings))
    return _shown(values, len(results), player)


def score_column(results: Block, player: Any = None) -> Spill | float | str:
    """Every player's score, or one player's."""
    return _shown(scores_of(key_of(results)), len(results), player)


def place_column(
    results: Block,
    order: Any = None,
    edition: Any = None,
    ratings: Block | None = None,
    lots: Any = None,
    withdrawn: Any = None,
) -> Spill:
    """Every player's place, the first of a shared one."""
    table = standings_of(results, order, edition, ratings, lots, withdrawn)
    places = {row.player.number: float(row.place) for row in table.rows}
    return [[_cell(places.get(row))] for row in range(1, len(results) + 1)]


def standings_table(
    results: Block,
    names: Block,
    order: Any = None,
    edition: Any = None,
    ratings: Block | None = None,
    lots: Any = None,
    withdrawn: Any = None,
) -> Spill:
    """The players in place order, under a row of headers."""
    named = [text_of(name) for name in column_of(names, len(results), "names")]
    table = standings_of(results, order, edition, ratings, lots, withdrawn)
    header = ["Place", "No.", "Name", "Score", *table.order.codes, "Decided by"]
    rows: Spill = [list(header)]
    for row in table.rows:
        number = row.player.number
        rows.append(
            [
                row.places if row.shared else float(row.place),
                float(number),
                named[number - 1] or f"Player {number}",
                row.score,
                *(_cell(row.values[code]) for code in table.order.codes),
                row.decided_by or "",
            ]
        )
    return rows


def explanation(
    results: Block,
    code: Any,
    player: Any,
    edition: Any = None,
    ratings: Block | None = None,
    withdrawn: Any = None,
) -> str:
    """A player's tie-break in one sentence."""
    return _worksheet(results, code, player, edition, ratings, withdrawn).sentence()


def terms_table(
    results: Block,
    code: Any,
    player: Any,
    edition: Any = None,
    ratings: Block | None = None,
    withdrawn: Any = None,
) -> Spill:
    """A player's tie-break round by round, with the total in the last row."""
    sheet = _worksheet(results, code, player, edition, ratings, withdrawn)
    rows: Spill = [["Round", "Opponent", "Amount", "Counts", "Why"]]
    for term in sheet.terms:
        rows.append(
            [
                _cell(term.round),
                _cell(term.opponent),
                float(term.amount),
                "yes" if term.counted else "no",
                term.why,
            ]
        )
    total = {"sum": "Total", "mean": "Mean"}.get(sheet.combine, "Value")
    rows.append([total, "", _cell(sheet.value), "", sheet.name])
    return rows


def findings_table(results: Block, withdrawn: Any = None) -> Spill:
    """What is wrong in the results, a row a finding: severity, place, message."""
    found = examine(section_of(key_of(results), (), text_of(withdrawn)))
    if not found:
        return [[NOTHING_TO_FIX, "", ""]]
    return [[finding.severity, finding.where, finding.message] for finding in found]


def _worksheet(
    results: Block, code: Any, player: Any, edition: Any, ratings: Block | None, withdrawn: Any
) -> Worksheet:
    table = standings_of(results, "uschess", edition, ratings, None, withdrawn)
    number = _row(player, len(results), table.context.scores)
    return table.worksheet(number, tie_break(text_of(code)))


def _cell(figure: Figure | None) -> float | str:
    return "" if figure is None else float(figure)


def _shown(values: Mapping[int, Any], rows: int, player: Any) -> Spill | float | str:
    if not text_of(player):
        return [[_cell(values.get(row))] for row in range(1, rows + 1)]
    return _cell(values[_row(player, rows, values)])


def _row(player: Any, rows: int, known: Mapping[int, Any]) -> int:
    """The row that names a player.

    Raises:
        TieBreakError: it is no row of the block, or an empty one.
    """
    text = text_of(player)
    if not text.isdecimal() or len(text) > 6:
        raise TieBreakError(f"{text!r} is not a player; give the row's number in the results")
    if int(text) not in known:
        empty = 0 < int(text) <= rows
        raise TieBreakError(
            f"player {text} has an empty row"
            if empty
            else f"there is no player {text}; the results have {rows} rows"
        )
    return int(text)
