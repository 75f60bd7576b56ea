"""What a comparison found: columns, differences, and what the other program may have done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from xltiebreak.event.figures import counted
from xltiebreak.ranking.standings import Standings
from xltiebreak.verify.labels import SCORE


@dataclass(frozen=True)
class Difference:
    """One player for whom the two do not agree.

    ``printed`` is the text as it stands, ``ours`` our figure as a text, ``ours_value`` for
    machines; ``arithmetic`` how we come to it.
    """

    number: int
    printed: str
    printed_value: float | None
    ours: str
    ours_value: float | None
    arithmetic: str


@dataclass(frozen=True)
class Cause:
    """What the other program may have done: a stable code, how many of the column's values it
    explains, and the sentence."""

    code: str
    explains: int
    sentence: str


@dataclass(frozen=True)
class Compared:
    """One column: ``agree`` of ``of`` values agree; ``system`` is a code, ``SCORE`` or
    ``PLACE``."""

    label: str
    system: str
    agree: int
    of: int
    differences: tuple[Difference, ...]
    causes: tuple[Cause, ...] = ()


@dataclass(frozen=True)
class Verification:
    """A section's printed columns against our standings."""

    standings: Standings
    columns: tuple[Compared, ...]
    passed_over: tuple[str, ...]
    assumed: Mapping[str, str]

    @property
    def enough(self) -> bool:
        """Whether there is a tie-break or a place among the columns, and not the score alone."""
        return any(column.system != SCORE for column in self.columns)

    @property
    def agrees(self) -> bool:
        """Whether there is no difference anywhere."""
        return not any(column.differences for column in self.columns)


def values_of(label: str, explains: int, of: int) -> str:
    """``All 14 values of "Mod. Med"``, ``23 of 24 values of "TB1"``."""
    if explains == of:
        return f'All {counted(of, "value")} of "{label}"'
    return f'{explains} of {of} values of "{label}"'
