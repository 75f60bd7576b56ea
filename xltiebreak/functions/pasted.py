"""Columns of another program, pasted beside the players: our figures where they differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from xltiebreak.checks.unfinished import left_out
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.functions.spills import UNKNOWN, Spill, standings_of
from xltiebreak.functions.values import Block, Given, key_of, value_cell
from xltiebreak.tables.cells import Row
from xltiebreak.tables.header import columns_in
from xltiebreak.tables.player_rows import OURS, told_apart
from xltiebreak.verify import PLACE, SCORE, columns_of, compare

NONE = "none"
"""The cell where a figure was printed and the rules give none."""

_NAMED = {PLACE: "Place", SCORE: "Score"}


def comparison_table(given: Given, printed: Block) -> Spill:
    """Return our figure for each printed one that differs, and an empty text for all others.

    ``printed`` has its headings in the first row. The column ``No.`` gives each row's player;
    without it, row k is player k. The answer has the shape of ``printed``, and its headings say
    what each column was taken for; the column ``No.`` shows what is wrong with a number. The first
    heading says which rounds that have begun do not count.

    Raises:
        TieBreakError: there is an error in the results, nothing was pasted, a row without a number
            is beyond the last player, or an argument is not understood.
    """
    ours, block = standings_of(given), key_of(printed)
    if not block:
        raise TieBreakError("nothing was pasted; select the printed columns with their headings")
    rows = [Row(k, [*map(value_cell, row)]) for k, row in enumerate(block)]
    header, below = columns_in(rows[:1]), rows[1:]
    labels: dict[str, int] = {}
    for column, head in enumerate(rows[0].cells):
        if column not in header.own and any(row.cell(column).text for row in below):
            labels[told_apart(head.text, labels)] = column
    filled = [row for row in below if any(row.cell(k).text for k in labels.values())]
    numbers = header.fields.get("No.")
    rows_of, faults = _rows_of_players(filled, numbers, ours.section)
    answer: Spill = [[""] * len(row) for row in block]
    for k, why in faults.items():
        answer[k][numbers or 0] = why
    texts = {
        label: {n: row.cell(k).text for n, row in rows_of.items() if row.cell(k).text}
        for label, k in labels.items()
    }
    placed_by = ours.section.matches.placed_by if ours.section.matches else ""
    columns = columns_of(texts, ours.tie_breaks, placed_by, edition=ours.edition.code)
    for column in labels.values():
        answer[0][column] = UNKNOWN
    for result in compare(ours, columns):
        column = labels[result.label]
        answer[0][column] = OURS + _NAMED.get(result.system, result.system)
        for difference in result.differences:
            answer[rows_of[difference.number].number][column] = _shown(difference.ours)
    first = (answer[0][numbers or 0], *left_out(ours.section).values())
    answer[0][numbers or 0] = "; ".join(filter(None, first))
    return answer


def _shown(figure: str) -> float | str:
    try:
        return float(figure)
    except ValueError:
        return figure or NONE


def _rows_of_players(
    rows: Sequence[Row], column: int | None, section: Section
) -> tuple[Mapping[int, Row], Mapping[int, str]]:
    """Return the row of each player by pairing number, and what is wrong with the other rows.

    Raises:
        TieBreakError: the rows have no numbers, and there are more of them than players.
    """
    rows_of: dict[int, Row] = {}
    faults: dict[int, str] = {}
    noun = section.origin.entry
    for row in rows:
        text = str(row.number) if column is None else row.cell(column).text.rstrip(".")
        number = int(text) if text.isdecimal() and len(text) < 7 else 0
        if number in rows_of:
            faults[row.number] = f"a second row of {noun} {number}"
        elif number in section.by_number:
            rows_of[number] = row
        else:
            faults[row.number] = f"no {noun} {text} in the results" if text else "type the number"
    if column is None and faults:
        row_number, why = min(faults.items())
        raise TieBreakError(
            f"row {row_number} of what was pasted has {why}; put a column No. with the {noun}s' "
            "numbers before it"
        )
    return rows_of, faults
