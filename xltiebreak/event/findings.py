"""What is wrong, as sentences for the person who has to mend it: findings, and errors that stop."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
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
    return _LONG_QUOTE.sub(lambda found: f"'{found[1] or found[2]}…'", message)


_UNSEEN = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]")


def visible(sentence: str) -> str:
    """The sentence on one line, a question mark for each sign that a terminal would obey: the
    name of a file may hold such signs."""
    return sentence if sentence.isprintable() else _UNSEEN.sub("?", sentence)


def errors_first(findings: Iterable[Finding]) -> list[Finding]:
    """The findings, each once, errors before warnings, otherwise in their order; what they quote
    is shortened."""
    told = dict.fromkeys(
        one if len(one.message) < LONG else one._replace(message=shortened(one.message))
        for one in findings
    )
    return sorted(told, key=lambda finding: not finding.is_error)


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
    parts = [
        counted(count, noun) for count, noun in ((errors, "error"), (warnings, "warning")) if count
    ]
    return " and ".join(parts) or "nothing to fix"


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
