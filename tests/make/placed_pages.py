"""A page of standings as the core has it."""

from __future__ import annotations

from typing import Any

from xltiebreak import Section, TieBreakError
from xltiebreak.ranking.standings import standings


def by_the_core(section: Section) -> list[list[Any]] | None:
    """Place, number, name, score, tie-breaks and what decided, in place order; nothing where there
    is an error."""
    try:
        table = standings(section)
    except TieBreakError:
        return None
    return [
        [
            row.places if row.shared else row.place,
            row.player.number,
            row.player.name or f"Player {row.player.number}",
            row.score,
            *("" if value is None else float(value) for value in row.values.values()),
            row.decided_by or "",
        ]
        for row in table.rows
    ]
