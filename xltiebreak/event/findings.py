"""What is wrong, as sentences for the person who has to mend it: findings, errors that stop, and
where everything stands in its file."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

ERROR = "error"
WARNING = "warning"


class Place(NamedTuple):
    """Whose result it is, and which: the pairing number, and the round. In a grid, ``column``
    is that of the opponent among the columns of results, from 1."""

    number: int
    column: int


class Finding(NamedTuple):
    """One thing to look at: its severity, a stable code, the cell, and what to do.

    ``place`` says the same as ``where`` in values, if that is the cell of a result or of the
    points inside a match.
    """

    severity: str
    code: str
    where: str
    message: str
    place: Place | None = None

    @property
    def is_error(self) -> bool:
        """Whether standings and bulletin wait until it is mended."""
        return self.severity == ERROR


class TieBreakError(ValueError):
    """A request or a file that cannot be served; its text is one clear sentence."""

    def __init__(self, message: str) -> None:
        super().__init__(visible(shortened(message)))


class EventError(TieBreakError):
    """An event whose results contradict each other: nothing may be computed from it.

    ``findings`` holds every error, each with its cell.
    """

    def __init__(self, findings: Sequence[Finding]) -> None:
        self.findings = tuple(findings)
        first = self.findings[0]
        rest = len(self.findings) - 1
        more = f" (and {rest} more)" if rest else ""
        super().__init__(f"{first.where}: {first.message}{more}")


LONG = 1_000
"""No sentence is as long, unless it quotes something that is."""

MOST_FIGURES = 255
"""A longer number is none that anybody means, and Python refuses to read or to spell it."""

_LONG_QUOTE = re.compile(r"'([^']{60})[^']{200,}'|\"([^\"]{60})[^\"]{200,}\"")


def shortened(message: str) -> str:
    """A sentence in which what it quotes is not longer than a line."""
    if len(message) < LONG:
        return message
    return _LONG_QUOTE.sub(lambda quote: f"'{quote[1] or quote[2]}…'", message)


_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]")


def visible(sentence: str) -> str:
    """The sentence on one line, a question mark for each sign that a terminal would obey: the
    name of a file may hold such signs."""
    return sentence if sentence.isprintable() else _UNSEEN.sub("?", sentence)


def errors_first(findings: Iterable[Finding]) -> list[Finding]:
    """The findings, each once, errors before warnings, otherwise in their order; what they quote
    is shortened."""
    distinct = dict.fromkeys(
        finding
        if len(finding.message) < LONG
        else finding._replace(message=shortened(finding.message))
        for finding in findings
    )
    return sorted(distinct, key=lambda finding: not finding.is_error)


def stop_on_errors(findings: Iterable[Finding]) -> None:
    """Let nothing be computed from results that contradict each other.

    Raises:
        EventError: there is at least one error; it holds all of them.
    """
    errors = [finding for finding in findings if finding.is_error]
    if errors:
        raise EventError(errors)


def summary(findings: Sequence[Finding]) -> str:
    """How many errors and warnings there are, in words."""
    from xltiebreak.event.figures import counted  # late: no help text waits for fractions

    errors = sum(finding.is_error for finding in findings)
    warnings = len(findings) - errors
    counts = [
        counted(count, noun) for count, noun in ((errors, "error"), (warnings, "warning")) if count
    ]
    return " and ".join(counts) or "nothing to fix"


MOST_ALIKE = 20
"""How many findings of one kind are shown; a column gone wrong in a large file makes thousands."""


def in_lines(findings: Iterable[Finding], all_of_them: str = "") -> Iterator[tuple[str, str]]:
    """A line a finding: its severity, and the cell with what to do. Of many alike the first, and
    how many more; ``all_of_them`` says where there are all."""
    alike: Counter[tuple[str, str]] = Counter()
    for finding in findings:
        alike[finding.severity, finding.code] += 1
        if alike[finding.severity, finding.code] <= MOST_ALIKE:
            yield finding.severity, visible(f"{finding.where}: {finding.message}")
    for (severity, code), count in alike.items():
        if count > MOST_ALIKE:
            more = f"and {count - MOST_ALIKE:,} more of this kind ({code})"
            yield severity, f"{more}; {all_of_them}" if all_of_them else more


@dataclass(frozen=True)
class Origin:
    """Where a section's rows stand in their file, so that a message can name the cell.

    ``rows[k]`` is the row or line of player k; ``columns`` maps ``"R3"``, ``"P3"`` (the points
    inside a match), ``"Name"`` … to a column letter or a header. Without a file, cells are called
    "player 7, round 3", and ``entry`` is what a row is called there: a player, or a team.
    ``typed`` tells that somebody types the rows round by round, so that a cell can be forgotten.
    ``texts[k][r - 1]`` is round r of player k as it was typed; ``grid[k][r - 1]``, in a grid of
    players, the place of the column in which it was, from 1, and 0 where he had no opponent:
    ``columns`` has column 3 as ``"C3"``. ``labels`` maps ``"lots"``, ``"scheduled_rounds"`` … to
    the full address of the cell that states it. ``cells`` holds the full address of what stands
    apart from its row, as matches in a list do: ``cells[k, "R3"]``. ``team`` is what stands above
    the column of clubs, schools or teams. ``how`` says in words how the table was read, where that
    was not plain to see. ``of_fide`` tells that a program of FIDE's made the file, ``updated`` is
    when, ``tie_breaks`` are what it says that TB1, TB2 … are, and ``codes`` which these are, by the
    headers of their columns, where their names leave it open; ``edition_from`` and
    ``order_from`` say in a sentence each why these apply, where nobody stated them. ``places`` is
    what heads the printed places that are kept with the players.
    """

    sheet: str = ""
    rows: tuple[int, ...] = ()
    columns: Mapping[str, str] = field(default_factory=dict)
    lines: bool = False
    texts: tuple[tuple[str, ...], ...] = ()
    grid: tuple[tuple[int, ...], ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)
    entry: str = "player"
    typed: bool = False
    cells: Mapping[tuple[int, str], str] = field(default_factory=dict)
    team: str = ""
    how: tuple[str, ...] = ()
    of_fide: bool = False
    updated: str = ""
    tie_breaks: Mapping[int, str] = field(default_factory=dict)
    codes: Mapping[str, str] = field(default_factory=dict)
    edition_from: str = ""
    order_from: str = ""
    places: str = "Place"

    def cell(self, row: int, column: str, number: int) -> str:
        """The full address: ``Crosstable!D14``, ``line 14, R3`` or ``player 7, round 3``."""
        short = self.short(row, column, number)
        has_address = self.sheet and not short.startswith(f"{self.entry} ")
        return f"{self.sheet}!{short}" if has_address and "!" not in short else short

    def short(self, row: int, column: str, number: int) -> str:
        """The address inside its own sheet: ``D14``; in full where it stands on another."""
        if apart := self.cells.get((row, column)):
            return apart
        column = self._column(row, column)
        letter = self.columns.get(column)
        if letter is None or row >= len(self.rows):
            return f"{self.entry} {number}, {letter or _called(column)}"
        if self.lines:
            return f"line {self.rows[row]}, {letter}"
        return f"{letter}{self.rows[row]}"

    def place(self, row: int, column: str, number: int) -> Place | None:
        """The same in values, of a result or of the points beside it."""
        column = self._column(row, column)
        return Place(number, int(column[1:])) if column[1:].isdigit() else None

    def _column(self, row: int, column: str) -> str:
        """The column in which a round stands: in a grid, its opponent's."""
        if self.grid and column[0] == "R" and column[1:].isdigit():
            place = self.grid[row][int(column[1:]) - 1]
            return f"C{place}" if place else column
        return column


_CALLED = {"R": "round", "P": "points of round", "C": "column"}


def _called(column: str) -> str:
    """``round 3`` of R3, ``points of round 3`` of P3, ``name`` of Name."""
    return f"{_CALLED[column[0]]} {column[1:]}" if column[1:].isdigit() else column.lower()
