"""A letter without an opponent, such as ``F``, means what the printed totals of its table say.

Clubs write F for *frei* and for a forfeit, X for a bye and for an absence, H for a half and for
*hiányzott*, absent. In US letters each has a meaning, which totals overrule only in two rows or
more; among the letters of another language none has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from xltiebreak.event.figures import on_paper, points
from xltiebreak.event.notation import US, Dialect, tidy
from xltiebreak.event.notation.dialects import BYES
from xltiebreak.event.results import UNREADABLE, Outcome, Result
from xltiebreak.tables.cells import Cell

_ENOUGH = 2
"""In so many rows the totals have to agree before they overrule a letter."""
_WORTHS: Mapping[float, Outcome] = {points(worth): outcome for worth, outcome in BYES.items()}


class _Row(NamedTuple):
    """A row with a printed total: its lone letters, and the points left for them."""

    letters: Sequence[str]
    left: float


class Overruled(NamedTuple):
    """A letter that is worth other points than in US letters, by its row (from 0) and its round."""

    row: int
    round: int
    letter: str
    result: Result
    worth: float

    @property
    def message(self) -> str:
        """What a person is told, and what to do."""
        in_us = "no result" if self.result is UNREADABLE else on_paper(self.result.points)
        return (
            f"{self.letter!r} is read as {on_paper(self.worth)} here, as the printed totals say of "
            f"every row with it; in US letters it is {in_us}. Type B for a "
            "full point, H for half a point, U for none, or correct the totals"
        )


def lone_letter(cell: Cell) -> str:
    """Return the letter of a cell that has one letter and no opponent, as a capital; else ""."""
    text = tidy(cell.text).strip("| ")
    return text.upper() if len(text) == 1 and text.isalpha() and cell.fault is None else ""


def settle_letters(
    rows: Sequence[Sequence[Cell]],
    results: list[list[Result]],
    totals: Sequence[float | None],
    dialect: Dialect,
    numbers: Sequence[int],
) -> Iterator[Overruled]:
    """Read the lone letters by the totals; where these do not settle them, a letter keeps its
    meaning in US letters, and is unreadable among another language's letters. Yield the cells
    where a total overrules a US letter.

    The letter of a player whom an opponent names in that round is no bye: a number is missing.
    """
    table = [[_bye_letter(cell, dialect) for cell in row] for row in rows]
    if not any(map(any, table)):
        return
    is_foreign = bool(dialect.words)
    met = [{result.opponent for result in column} for column in zip(*results)]
    for letters, line, number in zip(table, results, numbers or [0] * len(rows)):
        for round, letter in enumerate(letters):
            if letter and is_foreign and number in met[round]:
                letters[round], line[round] = "", UNREADABLE
    known = _worths(_rows_with_totals(table, results, totals), 1 if is_foreign else _ENOUGH)
    for k, (letters, line) in enumerate(zip(table, results)):
        for round, letter in enumerate(letters):
            if letter in known:
                if line[round] is UNREADABLE or line[round].points != known[letter]:
                    if not is_foreign:
                        yield Overruled(k, round + 1, letter, line[round], known[letter])
                    line[round] = Result(_WORTHS[known[letter]])
            elif letter and is_foreign:
                line[round] = UNREADABLE


_WITH_WORTH = re.compile(r"B(?: | ?\()([1½0])\)?", re.IGNORECASE)
"""The letter of a bye with its points. ``B 0`` alone is a full point: nobody has the number 0."""


def settle_points_beside_b(
    rows: Sequence[Sequence[Cell]],
    results: list[list[Result]],
    totals: Sequence[float | None],
    numbers: Sequence[int],
    dialect: Dialect,
) -> None:
    """Read ``B 1`` and ``B ½`` among US letters as byes of those points, and ``B 0`` beside them,
    unless the total says otherwise, or player 1 could be meant: he has no other opponent there."""
    stated = {
        (k, round): match[1]
        for k, row in enumerate(rows)
        for round, cell in enumerate(row)
        if cell.fault is None and (match := _WITH_WORTH.fullmatch(tidy(cell.text)))
    }
    if dialect.code != US or {*stated.values()} <= {"0"} or len(numbers) < len(rows):
        return
    first = numbers.index(1) if 1 in numbers else None
    for (k, round), worth in stated.items():
        others = [result for r, result in enumerate(results[k]) if (k, r) not in stated]
        of_byes = sum(points(text) for (row, _), text in stated.items() if row == k)
        total = totals[k]
        if total is not None and UNREADABLE not in others:
            is_bye = sum(result.points for result in others) + of_byes == total
        else:
            is_bye = worth != "1" or first in (None, k) or _is_engaged(results[first or 0][round])
        results[k][round] = Result(BYES[worth]) if is_bye else UNREADABLE


def _is_engaged(result: Result) -> bool:
    return result is not UNREADABLE and not result.blank


def _bye_letter(cell: Cell, dialect: Dialect) -> str:
    """Return the letter of a cell that can be a bye; in US letters, none that is a result."""
    letter = lone_letter(cell)
    return "" if letter in dialect.letters and not dialect.words else letter


def why_not(text: str, dialect: Dialect) -> str:
    """Return why a lone letter of a cell is not read among the letters of another language."""
    return (
        f"{text.strip('| ')!r} names no opponent, and in a table in {dialect.words} nothing says "
        "what it is worth; type the opponent's number behind it, or 1 bye, ½ bye or 0 bye"
    )


def _rows_with_totals(
    table: Sequence[Sequence[str]],
    results: Sequence[Sequence[Result]],
    totals: Sequence[float | None],
) -> list[_Row]:
    """Return the rows by which letters are settled: none if the totals of others are no sums, as
    they are while a round is typed."""
    rows = []
    for letters, line, total in zip(table, results, totals):
        others = [result for letter, result in zip(letters, line) if not letter]
        if total is not None and UNREADABLE not in others:
            alone = [letter for letter in letters if letter]
            rows.append(_Row(alone, total - sum(result.points for result in others)))
    return rows if all(row.letters or not row.left for row in rows) else []


def _worths(rows: Sequence[_Row], enough: int) -> dict[str, float]:
    """Return what each letter is worth by the totals of ``enough`` rows or more, if all agree."""
    known: dict[str, float] = {}
    for _ in rows:
        worths: dict[str, list[float]] = {}
        for row in rows:
            unknown = [letter for letter in row.letters if letter not in known]
            if len({*unknown}) == 1:
                left = row.left - sum(known.get(letter, 0) for letter in row.letters)
                worths.setdefault(unknown[0], []).append(left / len(unknown))
        settled = {
            letter: each[0]
            for letter, each in worths.items()
            if len(each) >= enough and len({*each}) == 1 and each[0] in _WORTHS
        }
        if not settled:
            break
        known.update(settled)
    wrong = {
        letter
        for row in rows
        if sum(known.get(letter, 0) for letter in row.letters) != row.left
        for letter in row.letters
    }
    return {letter: worth for letter, worth in known.items() if letter not in wrong}
