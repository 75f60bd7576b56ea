"""A block of cells → results, in one notation, each fault with its place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, Optional

from xltiebreak.event.figures import decimal, points
from xltiebreak.event.findings import ERROR, WARNING, Finding, Place
from xltiebreak.event.notation import (
    DIALECTS,
    AmbiguousNotation,
    Dialect,
    UnknownCell,
    in_us,
    infer,
    known_name,
    read_cell,
    tidy,
    understood,
)
from xltiebreak.event.notation.dialects import BYES, worth_of_bye
from xltiebreak.event.results import TWIN, UNREADABLE, Outcome, Result
from xltiebreak.tables.cells import Cell
from xltiebreak.tables.lone_letters import Overruled, settle_letters, settle_points_beside_b
from xltiebreak.tables.lone_letters import why_not as why_unread

Where = Callable[[int, int], tuple[str, Optional[Place]]]
"""Where a cell stands, in words and in values, by its row (from 0) and its round (from 1)."""

Rows = tuple[tuple[Result, ...], ...]


class ReadResults(NamedTuple):
    """The results of each row by round, the faults, and the dialect in which they were read."""

    results: Rows
    faults: list[Finding]
    dialect: Dialect


def read_results(
    rows: Sequence[Sequence[Cell]],
    where: Where,
    notation: str = "",
    how_to_state: str = "",
    numbers: Sequence[int] = (),
    totals: Sequence[float | None] = (),
    *,
    only_us: bool = False,
    others_can_be_stated: bool = False,
) -> ReadResults:
    """Return the results of all rows in the stated notation, else in the one that fits them best;
    ``only_us`` allows US letters alone, unless ``others_can_be_stated``.

    A cell that cannot be read becomes an unreadable result and a finding; nothing is guessed.
    ``how_to_state`` tells where the table's notation is stated, if it can be. The ``numbers`` of
    the players and their printed ``totals`` help to tell the notation.

    Raises:
        TieBreakError: there is no notation of that name.
    """
    faults: list[Finding] = []

    def report(k: int, round: int, code: str, message: str) -> None:
        cell_at, place = where(k, round)
        faults.append(Finding(ERROR, code, cell_at, message, place))

    name = known_name(notation) if notation else ""
    if name in DIALECTS and name != _UK:
        dialect = DIALECTS[name]
    else:
        try:
            texts = [cell.text for row in rows for cell in row if not cell.fault]
            if only_us and not name:
                dialect = in_us(texts, others_can_be_stated=others_can_be_stated)
            else:
                misfits = partial(_misfits, rows=rows, numbers=numbers, totals=totals)
                dialect = infer(texts, misfits, name)
        except AmbiguousNotation as ambiguous:
            dialect = ambiguous.dialect
            k, round = _first(rows, ambiguous.text)
            hint = f" ({how_to_state})" if how_to_state else ""
            message = _as_typed(str(ambiguous), rows[k][round - 1])
            report(k, round, "ambiguous-notation", f"{message}{hint}")
    known, why_not = _read_once({cell.text for row in rows for cell in row}, dialect)
    results = [[UNREADABLE if cell.fault else known[cell.text] for cell in row] for row in rows]
    if why_not and not only_us:
        _settle_byes(rows, results, totals)
        settle_points_beside_b(rows, results, totals, numbers, dialect)
    if not only_us and name != dialect.code:
        for letter in _first_of_each(settle_letters(rows, results, totals, dialect, numbers)):
            cell_at, place = where(letter.row, letter.round)
            faults.append(Finding(WARNING, "printed-score", cell_at, letter.message, place))
    for k, row in enumerate(rows):
        for round, (cell, result) in enumerate(zip(row, results[k]), start=1):
            if cell.fault is not None:
                report(k, round, *cell.fault)
            elif result is UNREADABLE:
                message = why_not.get(cell.text) or why_unread(cell.text, dialect)
                report(k, round, "unknown-code", _as_typed(message, cell))
    return ReadResults(tuple(map(tuple, results)), faults, dialect)


def _first_of_each(cells: Iterable[Overruled]) -> Iterable[Overruled]:
    first: dict[str, Overruled] = {}
    for cell in cells:
        first.setdefault(cell.letter, cell)
    return first.values()


def _read_once(
    texts: Iterable[str], dialect: Dialect
) -> tuple[Mapping[str, Result], Mapping[str, str]]:
    """Return the result of each text, and the reason for each text that cannot be read."""
    known: dict[str, Result] = {}
    why_not: dict[str, str] = {}
    for text in texts:
        try:
            known[text] = read_cell(text, dialect)
        except UnknownCell as unknown:
            known[text], why_not[text] = UNREADABLE, str(unknown)
    return known, why_not


def _settle_byes(
    rows: Sequence[Sequence[Cell]], results: list[list[Result]], totals: Sequence[float | None]
) -> None:
    """Fill in the byes whose worth follows from the printed total of their row: ``bye`` alone, and
    a score without an opponent in a round in which others have one."""
    named = [any(result.opponent for result in column) for column in zip(*results)]
    for row, line, total in zip(rows, results, totals):
        unread = [k for k, result in enumerate(line) if result is UNREADABLE]
        is_open = any(result.outcome is Outcome.PENDING for result in line)
        if total is None or is_open or not unread or any(row[k].fault for k in unread):
            continue
        left = total - sum(result.points for result in line)
        texts = [tidy(row[k].text) for k in unread]
        if all(text in BYES for text in texts):
            if all(named[k] for k in unread) and sum(map(points, texts)) == left:
                for k, text in zip(unread, texts):
                    line[k] = Result(BYES[text])
        elif all(worth_of_bye(text) == "" for text in texts):
            each = decimal(left / len(unread)).replace("0.5", "½")
            if each in BYES and (len(unread) == 1 or each != "½"):
                for k in unread:
                    line[k] = Result(BYES[each])


_UK = "uk"
"""A number beside a result; it is written in more ways than the British one."""


def _as_typed(message: str, cell: Cell) -> str:
    if not cell.typed:
        return message
    for text in (tidy(cell.text), cell.text):
        message = message.replace(repr(text), repr(cell.typed))
    return message


def _misfits(
    dialect: Dialect,
    rows: Sequence[Sequence[Cell]],
    numbers: Sequence[int],
    totals: Sequence[float | None],
) -> int:
    """Count the twin cells and printed totals that contradict the results in a dialect."""
    read = understood({cell.text for row in rows for cell in row if not cell.fault}, dialect)
    results = [[read.get(cell.text, UNREADABLE) for cell in row] for row in rows]
    _settle_byes(rows, results, totals)
    list(settle_letters(rows, results, totals, dialect, numbers))
    return contradictions(numbers, results) + wrong_totals(results, totals)


def contradictions(numbers: Sequence[int], results: Sequence[Sequence[Result]]) -> int:
    """Count the games whose twin cell has another outcome, or the same color."""
    rows = dict(zip(numbers, results))
    count = 0
    for number, row in rows.items():
        for round, result in enumerate(row):
            twins = rows.get(result.opponent or 0)
            twin = twins[round] if twins else None
            if twin is None or twin.opponent != number:
                continue
            if Outcome.PENDING in (result.outcome, twin.outcome):
                continue
            both_lost = result.outcome is twin.outcome is Outcome.FORFEIT_LOSS
            count += not both_lost and twin.outcome is not TWIN.get(result.outcome)
            count += bool(result.colour) and result.colour == twin.colour
    return count


def wrong_totals(results: Sequence[Sequence[Result]], totals: Sequence[float | None]) -> int:
    """Count the printed totals that are not the sum of their row."""
    return sum(
        total is not None and sum(result.points for result in row) != total
        for row, total in zip(results, totals)
    )


def _first(rows: Sequence[Sequence[Cell]], text: str) -> tuple[int, int]:
    cells = ((k, r, cell.text) for k, row in enumerate(rows) for r, cell in enumerate(row, 1))
    return next((k, r) for k, r, there in cells if there == text)
