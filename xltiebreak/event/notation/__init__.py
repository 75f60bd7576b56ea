"""One cell of a crosstable ⇄ one :class:`~xltiebreak.event.results.Result`, by dialect.

The same letters mean different things in different programs' tables, so a table is read in
one dialect as a whole: the one its file states, or the only one that makes sense of all of
its cells. A cell that nobody understands is an error, never a zero.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Callable, NamedTuple

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation import grid_cells, us
from xltiebreak.event.notation.dialects import (
    UnknownCell,
    is_bare_number,
    lacks_uk_opponent,
    read_chess_results,
    read_plus_minus,
    read_uk,
    tidy,
)
from xltiebreak.event.results import BLANK, Outcome, Result

__all__ = [
    "DIALECTS",
    "GRID",
    "US",
    "AmbiguousNotation",
    "Dialect",
    "UnknownCell",
    "dialect_named",
    "infer",
    "read_cell",
    "tidy",
    "understood",
]


LONGEST = 40
"""No result in any dialect is longer."""


class Dialect(NamedTuple):
    """A way of writing results; ``example`` is what a win over player 12 looks like."""

    code: str
    example: str
    read: Callable[[str], Result]


DIALECTS: Mapping[str, Dialect] = {
    dialect.code: dialect
    for dialect in (
        Dialect("us", "W12", us.read),
        Dialect("chess-results", "12w1", read_chess_results),
        Dialect("plus-minus", "+12", read_plus_minus),
        Dialect("uk", "w 1 beside the opponent's number 12", read_uk),
        Dialect("grid", "1 in the column of player 12", grid_cells.read),
    )
}
US = "us"
"""The letters of US Chess, in which a table without a single result is read."""
GRID = DIALECTS["grid"]
"""The only one whose columns are opponents and not rounds."""


class AmbiguousNotation(TieBreakError):
    """Cells that two dialects read differently, with nothing else to decide between them.

    ``text`` is the first such cell, ``dialect`` the first that understands the others.
    """

    def __init__(self, text: str, dialect: Dialect, message: str) -> None:
        super().__init__(message)
        self.text = text
        self.dialect = dialect


def dialect_named(name: str) -> Dialect:
    """The dialect that a file's label ``Notation`` states.

    Raises:
        TieBreakError: there is none of that name.
    """
    dialect = DIALECTS.get("-".join(name.lower().split()))
    if dialect is None:
        raise TieBreakError(f"{name!r} is not a notation; use one of {', '.join(DIALECTS)}")
    return dialect


def is_empty(text: str) -> bool:
    """Whether a cell, or a cell with its opponent's, holds nothing at all."""
    return not tidy(text).strip("| ")


def read_cell(text: str, dialect: Dialect) -> Result:
    """The result that one cell states.

    Raises:
        UnknownCell: it states none in this dialect; the message says what was expected.
    """
    if is_empty(text):
        return BLANK
    plain = tidy(text)
    if len(plain) > LONGEST:
        raise UnknownCell(
            f"{plain[:LONGEST] + '…'!r} is too long for a result; "
            f"a win over player 12 is {dialect.example}"
        )
    try:
        return dialect.read(plain)
    except UnknownCell:
        if not is_bare_number(plain):
            raise
    raise UnknownCell(
        f"{plain!r} is a bare number and does not say against whom; "
        f"a win over player 12 is {dialect.example}"
    )


def infer(texts: Iterable[str]) -> Dialect:
    """The dialect of a table with a column for each round, from all of its cells together.

    The dialect that understands most cells is taken; what it does not understand is then an
    error with its place. A table without a single result is in ``us``.

    Raises:
        AmbiguousNotation: two dialects understand equally many cells, and not alike.
    """
    distinct = [text for text in dict.fromkeys(texts) if not is_empty(text)]
    readings = {code: understood(distinct, DIALECTS[code]) for code in DIALECTS if code != "grid"}
    if distinct and all(lacks_uk_opponent(tidy(text)) for text in distinct):
        raise AmbiguousNotation(
            distinct[0],
            DIALECTS["us"],
            f"{distinct[0]!r} names player {tidy(distinct[0])[-1]} in us notation, or a color and "
            "a score in uk notation, where the opponent's number stands in a column before it; "
            "add that column, or state the notation",
        )
    most = max(len(reading) for reading in readings.values())
    best = [code for code, reading in readings.items() if len(reading) == most]
    for rival in best[1:] if most else ():
        for text in distinct:
            mine, theirs = readings[best[0]].get(text), readings[rival].get(text)
            if mine != theirs:
                raise AmbiguousNotation(
                    text,
                    DIALECTS[best[0]],
                    f"{text!r} is {_in_words(mine)} in {best[0]} notation and "
                    f"{_in_words(theirs)} in {rival} notation, and nothing else in the table "
                    "decides; state the notation",
                )
    return DIALECTS[best[0]]


def understood(texts: Iterable[str], dialect: Dialect) -> dict[str, Result]:
    """What a dialect makes of each text that it understands."""
    readings = {}
    for text in texts:
        try:
            readings[text] = read_cell(text, dialect)
        except UnknownCell:
            continue
    return readings


def _in_words(result: Result | None) -> str:
    if result is None:
        return "not a result"
    words = "not paired" if result.outcome is Outcome.UNPAIRED else f"a {result.outcome.value}"
    return f"{words} against player {result.opponent}" if result.opponent else words
