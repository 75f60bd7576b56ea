"""One cause of many findings: a list that is cut short, numbers of another order, a column that
stands a row too low. It is reported in the place of what only follows from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from xltiebreak.checks.causes.absent import absent_players
from xltiebreak.checks.causes.displaced import (
    exchanged_columns,
    moved_columns,
    moved_rows,
    one_row,
)
from xltiebreak.checks.causes.doubled import numbered_anew, two_sections
from xltiebreak.checks.causes.renumbered import other_numbers
from xltiebreak.checks.causes.repair import OF_GAMES, left_after
from xltiebreak.checks.causes.throughout import (
    repeated_headers,
    rounds_without_games,
    same_colours,
    single_cells,
)
from xltiebreak.checks.causes.totals import other_totals
from xltiebreak.checks.causes.unreadable import unreadable_tables
from xltiebreak.event.findings import Finding
from xltiebreak.event.section import Section

_OF_THE_WHOLE = (
    *(numbered_anew, unreadable_tables, other_totals, same_colours, single_cells),
    *(rounds_without_games, repeated_headers),
)
_NEARLY_ALL, _HALF = 10, 2
_OF_GAMES = (
    (absent_players, _NEARLY_ALL),
    (other_numbers, _NEARLY_ALL),
    (two_sections, _NEARLY_ALL),
    (moved_columns, _NEARLY_ALL),
    (moved_rows, _NEARLY_ALL),
    (exchanged_columns, _NEARLY_ALL),
    (one_row, _NEARLY_ALL),
    (absent_players, _HALF),
)
"""Each is the cause if at most one in so many wrong games stays wrong after its repair."""
_FEW_CELLS, _MOST_CELLS = 12_000, 60_000
"""In tables with more cells only rows that are missing are sought, in very large ones nothing: an
answer must not take seconds."""
_FEWEST_GAMES = 2
"""A single wrong game says best itself what is wrong."""

Check = Callable[[Section], Sequence[Finding]]


def with_causes(section: Section, findings: Sequence[Finding], check: Check) -> list[Finding]:
    """Return the findings with each cause first, and without those that only follow from it.
    ``check`` gives the findings of a section in which a cause is repaired."""
    left, causes = list(findings), list[Finding]()
    for look in _OF_THE_WHOLE:
        for cause in look(section, left):
            follows = {*cause.explains}
            rest = [finding for finding in left if finding not in follows]
            causes.append(_standing_for(cause.finding, left, rest))
            left = rest
    if section.crosstable.unclear:
        return [*causes, *left]
    cells = len(section.crosstable.numbers) * section.crosstable.rounds
    if cells > _MOST_CELLS:
        return [*causes, *left]
    for repairs, share in _OF_GAMES if cells <= _FEW_CELLS else _OF_GAMES[:1]:
        wrong = _wrong_games(left)
        if len(wrong) < _FEWEST_GAMES:
            break
        for repair in repairs(section, left):
            rest = left_after(repair, left, check)
            if share * len(_wrong_games(rest)) <= len(wrong):
                causes.append(_standing_for(repair.finding, left, rest))
                section, left = repair.section, rest
                break
    return [*causes, *left]


def _wrong_games(findings: Sequence[Finding]) -> list[Finding]:
    return [finding for finding in findings if finding.is_error and finding.code in OF_GAMES]


def _standing_for(cause: Finding, before: Sequence[Finding], after: Sequence[Finding]) -> Finding:
    left = {*after}
    return cause._replace(follows=tuple(finding for finding in before if finding not in left))
