"""One cell of a crosstable ⇄ one :class:`~xltiebreak.event.results.Result`, by dialect.

The same letters mean different things in different programs' tables, so a whole table is read in
one dialect: the one that its file states, or the only one in which all of its cells make sense. A
cell that cannot be read is an error, never a zero.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Callable

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation import grid_cells, us
from xltiebreak.event.notation.dialects import (
    A_DATE,
    Dialect,
    UnknownCell,
    is_bare_number,
    lacks_uk_opponent,
    made_a_date,
    read_bye,
    read_chess_results,
    read_plus_minus,
    read_uk,
    tidy,
    worth_of_bye,
)
from xltiebreak.event.notation.languages import LANGUAGE_CODES, NAMES, Refusal, rulings_for_results
from xltiebreak.event.results import BLANK, Outcome, Result

__all__ = [
    "DIALECTS",
    "GRID",
    "US",
    "AmbiguousNotation",
    "Dialect",
    "UnknownCell",
    "dialect_named",
    "how_read",
    "in_us",
    "infer",
    "known_name",
    "read_cell",
    "tidy",
    "understood",
]


LONGEST = 40
"""No result in any dialect is longer."""


DIALECTS: Mapping[str, Dialect] = {
    dialect.code: dialect
    for dialect in (
        Dialect("us", "W12", us.read, letters=tuple("WDLNRS")),
        Dialect("chess-results", "12w1", read_chess_results),
        Dialect("plus-minus", "+12", read_plus_minus),
        Dialect("uk", "w 1 beside the opponent's number 12", read_uk),
        Dialect("grid", "1 in the column of player 12", grid_cells.read),
    )
}
US = "us"
"""The letters of US Chess, in which a table without a single result is read."""
GRID = DIALECTS["grid"]
"""The only dialect whose columns are opponents and not rounds."""


class AmbiguousNotation(TieBreakError):
    """Cells that two dialects read differently, with nothing else to decide between them.

    ``text`` is the first such cell, ``dialect`` the first that understands the others.
    """

    def __init__(self, text: str, dialect: Dialect, message: str) -> None:
        super().__init__(message)
        self.text = text
        self.dialect = dialect


def dialect_named(name: str) -> Dialect:
    """Return the dialect that a file's label ``Notation`` states; for a language, or another of
    :data:`~xltiebreak.event.notation.languages.NAMES`, ``us`` under that name.

    Raises:
        TieBreakError: there is none of that name.
    """
    code = known_name(name)
    return DIALECTS.get(code) or DIALECTS["us"]._replace(code=code)


def known_name(name: str) -> str:
    """Return a notation's name in the spelling of this program.

    Raises:
        TieBreakError: there is none of that name.
    """
    code = "-".join(name.lower().split())
    code = LANGUAGE_CODES.get(code, code)
    if code not in DIALECTS and code not in NAMES:
        known = ", ".join((*DIALECTS, *NAMES))
        raise TieBreakError(f"{name!r} is not a notation; use one of {known}")
    return code


def is_empty(text: str) -> bool:
    """Whether a cell is empty, and the opponent's number before it, if there is one, too."""
    return not tidy(text).strip("| ")


def read_cell(text: str, dialect: Dialect) -> Result:
    """Return the result that one cell states.

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
    if made_a_date(plain):
        raise UnknownCell(f"{plain!r} is no result; {A_DATE}")
    if plain == "½" and dialect.code == US:
        raise UnknownCell(
            f"{plain!r} does not say against whom; a draw with player 12 is D12, a half-point bye H"
        )
    if is_bare_number(plain):
        raise UnknownCell(
            f"{plain!r} is a bare number and does not say against whom; "
            f"a win over player 12 is {dialect.example}"
        )
    in_words = None if dialect is GRID else read_bye(plain)
    return in_words or dialect.read(plain)


def in_us(texts: Iterable[str], *, others_can_be_stated: bool) -> Dialect:
    """Return the dialect ``us`` for a table that is in US letters if no other notation is stated.

    Raises:
        AmbiguousNotation: its letters are hardly those.
    """
    if refusal := rulings_for_results(texts, only_us=not others_can_be_stated):
        raise AmbiguousNotation(refusal.text, DIALECTS[US], refusal.why)
    return DIALECTS[US]


def infer(
    texts: Iterable[str], misfits: Callable[[Dialect], int] | None = None, notation: str = ""
) -> Dialect:
    """Return the dialect of a table with one column for each round, from all of its cells together.

    It is the dialect that understands most cells; a cell that it does not understand is then
    reported as an error. A table without a single result is in ``us``. If no known dialect
    understands all cells, the notations of other countries are tried too. ``misfits`` counts what
    in the table contradicts a dialect's reading: twin cells and printed totals. ``notation`` is the
    name that the file states, if any.

    Raises:
        AmbiguousNotation: two dialects understand equally many cells, and not alike.
    """
    every = list(texts)
    distinct = [text for text in dict.fromkeys(every) if not is_empty(text)]
    distinct = [text for text in distinct if worth_of_bye(tidy(text)) is None] or distinct
    known = [
        dialect
        for dialect in DIALECTS.values()
        if dialect is not GRID
        and notation in ("", dialect.code)
        and not (dialect.code == "chess-results" and not notation and _two_blacks(distinct))
    ]
    if distinct and not notation and all(lacks_uk_opponent(tidy(text)) for text in distinct):
        raise AmbiguousNotation(
            distinct[0],
            DIALECTS["us"],
            f"{distinct[0]!r} names player {tidy(distinct[0])[-1]} in us notation, or a color and "
            "a score in uk notation, where the opponent's number stands in a column before it; "
            "add that column, or state the notation",
        )
    readings = [(dialect, understood(distinct, dialect)) for dialect in known]
    best = _best(readings)
    doubt = None if notation or not best else _doubt(*best[0], every)
    if doubt or not best or len(best[0][1]) < len(distinct):
        from xltiebreak.event.notation.ways import names_opponent, ways_to_read  # late: few need it

        left = [text for text in distinct if not best or text not in best[0][1]]
        if best and best[0][0].code == US and not doubt and not any(map(names_opponent, left)):
            return best[0][0]  # W or ½ without a number is a slip, and no other notation
        readings += [
            (dialect, understood(distinct, dialect)) for dialect in ways_to_read(distinct, notation)
        ]
        best = _best(readings)
    if len(best) > 1 and misfits is not None:
        best = _fitting(best, misfits)
    if doubt and (len(best) > 1 or best[0][0].code == US):
        raise AmbiguousNotation(doubt.text, best[0][0], doubt.why)
    dialect, mine = best[0] if best else (DIALECTS["us"], {})
    for rival, theirs in best[1:]:
        for text in distinct:
            if _differ(mine.get(text), theirs.get(text)):
                own, other = _told_apart(dialect, rival)
                cure = f"state the notation: {own}, or {other}"
                if own == other:
                    own, other = dialect.words or own, rival.words or other
                    cure = "write W, D and L for won, drawn and lost"
                raise AmbiguousNotation(
                    text,
                    dialect,
                    f"{text!r} is {_in_words(mine.get(text))} in {own} notation and "
                    f"{_in_words(theirs.get(text))} in {other} notation, and nothing else in the "
                    f"table decides; {cure}",
                )
    return dialect


_SIDE = re.compile(r"\d ?([wbs]) ?(?:[1½0+-]|$)", re.IGNORECASE)


def _two_blacks(texts: Iterable[str]) -> bool:
    """Whether cells such as ``12b1`` and ``12s0`` have both letters of Black, and no White's: B is
    White then, as in Turkish."""
    sides = {match[1].lower() for text in texts if (match := _SIDE.search(tidy(text)))}
    return sides == {"b", "s"}


Reading = tuple[Dialect, "dict[str, Result]"]


def _best(readings: Iterable[Reading]) -> list[Reading]:
    """Return the dialects that understand most cells; of several that agree, the first."""
    readings = list(readings)
    most = max((len(reading) for _, reading in readings), default=0)
    best: list[Reading] = []
    for dialect, reading in readings:
        if len(reading) == most and all(reading != other for _, other in best):
            best.append((dialect, reading))
    return best


_SURELY = 4
"""A reading is dropped if the table contradicts it so many times as often as the best one."""


def _fitting(best: Sequence[Reading], misfits: Callable[[Dialect], int]) -> list[Reading]:
    """Return the readings that the rest of the table contradicts least; all if it is undecided."""
    counts = [misfits(dialect) for dialect, _ in best]
    least = min(counts)
    fitting = [
        reading for reading, count in zip(best, counts) if count < _SURELY * least or not count
    ]
    return fitting if least < max(counts) else list(best)


def _doubt(dialect: Dialect, reading: Mapping[str, Result], texts: Sequence[str]) -> Refusal | None:
    if dialect.code == US:
        return rulings_for_results(texts)
    results = [result for result in reading.values() if result.opponent is not None]
    if len(results) < _A_FEW or not all(result.forfeit for result in results):
        return None
    text = next(text for text, result in reading.items() if result.forfeit)
    return Refusal(
        text,
        f"{text!r} would be {_in_words(reading[text])}, and so would all games here; state the "
        "notation: signs if + and - are games won and lost, forfeits if nobody played",
    )


_A_FEW = 3


def _differ(result: Result | None, other: Result | None) -> bool:
    if result is None or other is None:
        return result is not other
    mine, theirs = (result.outcome, result.opponent), (other.outcome, other.opponent)
    return mine != theirs or result.ruling != other.ruling


def _told_apart(dialect: Dialect, other: Dialect) -> tuple[str, str]:
    mine, theirs = (dialect.code, *dialect.names), (other.code, *other.names)
    return (
        next((name for name in mine if name in _STATED and name not in theirs), dialect.code),
        next((name for name in theirs if name in _STATED and name not in mine), other.code),
    )


_STATED = frozenset((*DIALECTS, *NAMES))


def understood(texts: Iterable[str], dialect: Dialect) -> dict[str, Result]:
    """Return the results of the texts that a dialect understands."""
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
    if result.outcome is Outcome.PENDING:
        return f"an unfinished game against player {result.opponent}"
    words = "not paired" if result.outcome is Outcome.UNPAIRED else f"a {result.outcome.value}"
    return f"{words} against player {result.opponent}" if result.opponent else words


_WITH = {"w": " with White", "b": " with Black", "": ""}
_TELLING = re.compile("[-+=:/><]")


def how_read(dialect: Dialect, texts: Mapping[str, str]) -> str:
    """Return in words how a dialect reads its cells: by the language of its letters, or by one cell
    as an example. Empty for a known dialect. ``texts`` maps each cell to its text in the file."""
    if dialect in DIALECTS.values() or dialect.words:
        return dialect.words
    results = understood(texts, dialect)
    games = [text for text, result in results.items() if result.opponent is not None]
    text = next((text for text in games if _TELLING.search(text)), games[0] if games else "")
    if not text:
        return ""
    return f"{texts[text]!r} as {_in_words(results[text])}{_WITH[results[text].colour]}"
