"""Columns of another program, pasted beside the players: our figures where they differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xltiebreak.checks.unfinished import left_out
from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions.spills import Spill, standings_of
from xltiebreak.functions.values import BLOCKS, Block, Given, Key, kept, key_of, value_cell
from xltiebreak.rules.systems import tie_break
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.header import columns_in
from xltiebreak.tables.printed_columns import OURS, told_apart
from xltiebreak.verify import PLACE, SCORE, Columns, columns_of, compare

UNKNOWN = f"{OURS}?"
"""The heading above a column whose own heading names no tie-break."""

NONE = "none"
"""The cell where a figure was printed and the rules give none."""

_NAMED = {PLACE: "Place", SCORE: "Score"}


@dataclass(frozen=True, eq=False)
class _Pasted:
    """A pasted block: the texts of its columns by label and pairing number.

    ``whose`` has each row's pairing number, ``faults`` what is wrong with the number of the others;
    ``numbers`` is the column of numbers.
    """

    labels: Mapping[int, str]
    numbers: int
    whose: Mapping[int, int]
    faults: Mapping[int, str]
    texts: Mapping[str, Mapping[int, str]]


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
    section = ours.section
    pasted = _pasted(block, section.crosstable.numbers, section.origin.entry)
    placed_by = section.matches.placed_by if section.matches else ""
    columns = _columns(pasted, ours.order.codes, placed_by, ours.edition.code)
    answer: Spill = [[""] * len(row) for row in block]
    for row, why in pasted.faults.items():
        answer[row][pasted.numbers] = why
    compared = {result.label: result for result in compare(ours, columns)}
    for column, label in pasted.labels.items():
        result = compared.get(label)
        answer[0][column] = _heading(result.system) if result else UNKNOWN
        differing = (
            {difference.number: difference for difference in result.differences} if result else {}
        )
        for row, number in pasted.whose.items():
            if number in differing:
                answer[row][column] = _shown(differing[number].ours)
    above = answer[0][pasted.numbers]
    answer[0][pasted.numbers] = "; ".join(filter(None, (above, *left_out(section).values())))
    return answer


def _heading(system: str) -> str:
    return OURS + _NAMED.get(system, system)


def _shown(figure: str) -> float | str:
    try:
        return float(figure)
    except ValueError:
        return figure or NONE


@kept(BLOCKS)
def _columns(pasted: _Pasted, codes: tuple[str, ...], placed_by: str, edition: str) -> Columns:
    order = [tie_break(code) for code in codes]
    return columns_of(pasted.texts, order, placed_by, edition=edition)


@kept(BLOCKS)
def _pasted(printed: Key, known: tuple[int, ...], entry: str) -> _Pasted:
    """Return the pasted columns that can be compared; ``known`` are the players' numbers."""
    cells = [[value_cell(value) for value in row] for row in printed]
    header = columns_in([Row(1, cells[0])])
    own = header.own
    labels: dict[int, str] = {}
    for column, cell in enumerate(cells[0]):
        filled = any(row[column].text for row in cells[1:])
        if column not in own and filled:
            labels[column] = told_apart(cell.text, labels.values())
    numbers = header.fields.get("No.")
    whose, faults = _whose(cells, labels, numbers, frozenset(known), entry)
    texts = {
        label: {
            number: cells[row][column].text
            for row, number in whose.items()
            if cells[row][column].text
        }
        for column, label in labels.items()
    }
    return _Pasted(labels, numbers or 0, whose, faults, texts)


def _whose(
    cells: list[list[Cell]],
    labels: Mapping[int, str],
    column: int | None,
    known: frozenset[int],
    entry: str,
) -> tuple[dict[int, int], dict[int, str]]:
    """Return the pairing numbers of the rows with something to compare, and the problems of others.

    Raises:
        TieBreakError: the rows have no numbers, and there are more of them than players.
    """
    whose: dict[int, int] = {}
    faults: dict[int, str] = {}
    there: set[int] = set()
    for row in range(1, len(cells)):
        if not any(cells[row][label].text for label in labels):
            continue
        text = str(row) if column is None else cells[row][column].text.rstrip(".")
        number = int(text) if text.isdecimal() and len(text) < 7 else None
        if number is None or number not in known:
            faults[row] = f"no {entry} {text} in the results" if text else "type the number"
        elif number in there:
            faults[row] = f"a second row of {entry} {number}"
        else:
            whose[row] = number
            there.add(number)
    if column is None and faults:
        row = min(faults)
        raise TieBreakError(
            f"row {row} of what was pasted has {faults[row]}; put a column No. with the {entry}s' "
            "numbers before it"
        )
    return whose, faults
