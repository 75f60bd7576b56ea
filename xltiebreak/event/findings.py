"""What is wrong, as sentences for the person who has to correct it: findings, errors that stop, and
where each cell stands in its file."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

ERROR = "error"
WARNING = "warning"


class Place(NamedTuple):
    """The place of a result: its player's pairing number, and its round. In a grid, ``column`` is
    the place of the opponent's column among the columns of results, from 1."""

    number: int
    column: int


class Finding(NamedTuple):
    """One problem: its severity, a code that never changes, its cell, and what to do.

    ``place`` says the same as ``where`` in values, if that is the cell of a result or of the points
    inside a match. A cause has the findings that only follow from it, in whose place it stands.
    """

    severity: str
    code: str
    where: str
    message: str
    place: Place | None = None
    follows: tuple[Finding, ...] = ()

    @property
    def is_error(self) -> bool:
        """Whether standings and bulletin have to wait until it is corrected."""
        return self.severity == ERROR


class TieBreakError(ValueError):
    """A request or a file that cannot be served; its text is one clear sentence."""

    def __init__(self, message: str) -> None:
        super().__init__(visible(shortened(message)))


class NoCrosstable(TieBreakError):
    """A file in which no crosstable was found. ``scores`` is the event whose names and scores it
    lists instead, if it does; that is enough for prizes."""

    def __init__(self, message: str, scores: Any = None) -> None:
        super().__init__(message)
        self.scores = scores


class EventError(TieBreakError):
    """An event whose results contradict each other: nothing may be computed from it.

    ``findings`` holds every error, each with its cell.
    """

    def __init__(self, findings: Sequence[Finding]) -> None:
        self.findings = tuple(findings)
        first, *rest = self.findings
        more = f" (and {len(rest)} more)" if rest else ""
        super().__init__(f"{first.where}: {first.message}{more}")


LONG = 1_000
"""Only sentences that quote a very long text are as long as this."""

MOST_FIGURES = 255
"""Nobody means a number with more digits, and Python refuses to read or to write it."""

_LONG_QUOTE = r"(?<!\w)(['\"])((?:(?!\1).){60})(?:(?!\1).){40,}\1(?!\w)"


def shortened(message: str, longest: int = LONG) -> str:
    """Return a message with its long quotes cut, if it is longer than any sentence needs to be."""
    return message if len(message) < longest else re.sub(_LONG_QUOTE, r"'\2…'", message)


MARKS = "\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
"""Marks of writing direction and others that are obeyed and not seen, for a set of letters."""

_UNSEEN = f"[\x00-\x1f\x7f-\x9f\u2028\u2029{MARKS}]"


def visible(sentence: str) -> str:
    """Return the sentence on one line, with a question mark for each control character that a
    terminal would obey: the name of a file may hold some."""
    return sentence if sentence.isprintable() else re.sub(_UNSEEN, "?", sentence)


def errors_first(findings: Iterable[Finding]) -> list[Finding]:
    """Return the findings, each once whoever made it, errors before warnings, otherwise in their
    order. Their long quotes are cut."""
    distinct = {(each.severity, each.where, each.message): each for each in findings}
    once = (each._replace(message=shortened(each.message)) for each in distinct.values())
    return sorted(once, key=lambda finding: not finding.is_error)


def stop_on_errors(findings: Iterable[Finding]) -> None:
    """Refuse to compute anything from results that contradict each other.

    Raises:
        EventError: there is at least one error; it holds all of them.
    """
    errors = [finding for finding in findings if finding.is_error]
    if errors:
        raise EventError(errors)


def summary(findings: Sequence[Finding]) -> str:
    """Return in words how many errors and warnings there are."""
    from xltiebreak.event.figures import counted  # late: no help text waits for fractions

    errors = sum(finding.is_error for finding in findings)
    counts = ((errors, "error"), (len(findings) - errors, "warning"))
    return " and ".join(counted(count, noun) for count, noun in counts if count) or "nothing to fix"


MOST_ALIKE = 10
"""How many findings of one kind are shown; one wrong column in a large file makes thousands."""


def shortened_list(findings: Sequence[Finding], all_of_them: str = "") -> Iterator[Finding]:
    """Yield the findings; of many of one kind only the first, and then how many more there are, as
    a finding without a place. ``all_of_them`` says where to find all."""
    kinds = Counter((finding.severity, finding.code) for finding in findings)
    shown: Counter[tuple[str, str]] = Counter()
    for finding in findings:
        kind = finding.severity, finding.code
        shown[kind] += 1
        if shown[kind] <= MOST_ALIKE:
            yield finding
        elif shown[kind] == MOST_ALIKE + 1:
            more = f"and {kinds[kind] - MOST_ALIKE:,} more of this kind ({finding.code})"
            more = f"{more}; {all_of_them}" if all_of_them else more
            yield Finding(finding.severity, finding.code, "", more)


def in_lines(findings: Iterable[Finding], all_of_them: str = "") -> Iterator[tuple[str, str]]:
    """Yield one line for each finding that :func:`shortened_list` yields: its severity, and its
    cell with what to do; a round that the sentence begins with is not named before it."""
    for finding in shortened_list(tuple(findings), all_of_them):
        is_named = finding.where and not finding.message.startswith(f"{finding.where} ")
        where = f"{finding.where}: " if is_named else ""
        yield finding.severity, visible(f"{where}{finding.message}")


class Origin(NamedTuple):
    """Where a section's rows stand in their file, so that a message can name the cell.

    ``rows[k]`` is the row or line of player k; ``columns`` maps ``"R3"``, ``"P3"`` (the points
    inside a match), ``"Name"`` … to a column letter or a header. Without a file, cells are called
    "player 7, round 3", and ``entry`` is the word for a row there: player, or team. ``typed``: a
    person types the rows round by round and may forget a cell. ``texts[k][r - 1]`` is round r of
    player k as it was typed. ``grid[k][r - 1]``, in a grid of players, is the place of the column
    it came from, from 1, and 0 where he had no opponent: ``columns`` has column 3 as ``"C3"``.
    ``labels`` maps ``"lots"``, ``"scheduled_rounds"`` … to the full address of the cell that states
    it. ``cells`` holds the full address of a result that stands apart from its row, as in a list of
    matches: ``cells[k, "R3"]``. ``team`` is the header of the column of clubs, schools or teams.
    ``how`` says in words how the table was read, where that is not obvious. ``of_fide``: a program
    for FIDE's rules made the file, ``updated`` is when. ``tie_breaks`` are the names that the file
    gives TB1, TB2 …; ``codes`` are their codes by the headers of their columns, where the names
    leave it open. ``edition_from`` and ``order_from`` say in a sentence each why these apply, where
    the file does not state them. ``places`` is the header of the printed places that are kept with
    the players. ``boards`` are those of games in a list, by player and round. ``printed`` is what
    the event itself prints where the section holds a second file's columns, ``unread`` are players
    who may be meant by a line there that names no single one.
    """

    sheet: str = ""
    rows: tuple[int, ...] = ()
    columns: Mapping[str, str] = {}
    lines: bool = False
    texts: tuple[tuple[str, ...], ...] = ()
    grid: tuple[tuple[int, ...], ...] = ()
    labels: Mapping[str, str] = {}
    entry: str = "player"
    typed: bool = False
    cells: Mapping[tuple[int, str], str] = {}
    team: str = ""
    how: tuple[str, ...] = ()
    of_fide: bool = False
    updated: str = ""
    tie_breaks: Mapping[int, str] = {}
    codes: Mapping[str, str] = {}
    edition_from: str = ""
    order_from: str = ""
    places: str = "Place"
    boards: Mapping[tuple[int, int], int] = {}
    printed: Mapping[str, Mapping[int, str]] = {}
    unread: frozenset[int] = frozenset()

    def cell(self, row: int, column: str, number: int) -> str:
        """Return the full address: ``Crosstable!D14``, ``line 14, R3`` or ``player 7, round 3``."""
        short = self.short(row, column, number)
        has_address = self.sheet and not short.startswith(f"{self.entry} ")
        return f"{self.sheet}!{short}" if has_address and "!" not in short else short

    def short(self, row: int, column: str, number: int) -> str:
        """Return the address inside its own sheet, ``D14``; in full if on another sheet."""
        if apart := self.cells.get((row, column)):
            return apart
        column = self._column(row, column)
        letter = self.columns.get(column)
        if letter is None or row >= len(self.rows):
            is_round = column[1:].isdigit()
            called = f"{_CALLED[column[0]]} {column[1:]}" if is_round else column.lower()
            return f"{self.entry} {number}, {letter or called}"
        if self.lines:
            return f"line {self.rows[row]}, {letter}"
        return f"{letter}{self.rows[row]}"

    def place(self, row: int, column: str, number: int) -> Place | None:
        """Return the place of a result, or of the points beside it; nothing for any other cell."""
        column = self._column(row, column)
        return Place(number, int(column[1:])) if column[1:].isdigit() else None

    def _column(self, row: int, column: str) -> str:
        """Return the column that a round was read from: in a grid, that of the opponent."""
        if self.grid and column[0] == "R" and column[1:].isdigit():
            place = self.grid[row][int(column[1:]) - 1]
            return f"C{place}" if place else column
        return column


_CALLED = {"R": "round", "P": "points of round", "C": "column"}
