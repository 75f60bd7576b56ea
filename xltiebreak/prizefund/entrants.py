"""Who plays for the prizes: a player, or a team, with what the prizes ask about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from xltiebreak.ranking.places import Standing


@dataclass(frozen=True)
class Entrant:
    """One player, or one team, as the prizes see it.

    ``rating`` is the one that counts for prizes, empty for an unrated player; ``provisional``
    says that few games stand behind it. ``place`` to ``last_place`` are those in the standings
    with their tie-breaks. ``withdrawn`` is who takes nothing because he left, ``later_entry`` the
    number under which a player entered again. ``lists`` are the named lists he is on
    (``junior``), in small letters.
    """

    number: int
    name: str = ""
    score: float = 0.0
    rating: int | None = None
    provisional: bool = False
    place: int = 1
    last_place: int = 1
    withdrawn: bool = False
    later_entry: int | None = None
    lists: frozenset[str] = frozenset()
    is_team: bool = False

    @property
    def label(self) -> str:
        """The name, or ``Player 7`` where there is none."""
        return self.name or f"{'Team' if self.is_team else 'Player'} {self.number}"

    @property
    def places(self) -> str:
        """``3``, or ``3–4`` where the place is shared."""
        shared = self.last_place > self.place
        return f"{self.place}–{self.last_place}" if shared else str(self.place)

    @property
    def takes_nothing(self) -> str:
        """Why he takes no prize whatever his score; empty for most.

        Source: US Chess 32C1, 32C5.
        """
        if self.withdrawn:
            return "withdrew (rule 32C1)"
        if self.later_entry is not None:
            return (
                f"entered again as {self.later_entry}; the earlier entry wins nothing (rule 32C5)"
            )
        return ""


def entrant_at(row: Standing, **otherwise: Any) -> Entrant:
    """Return whoever stands in this row, with what else is known of him."""
    return Entrant(
        number=row.player.number,
        name=row.player.name,
        score=row.score,
        place=row.place,
        last_place=row.last_place,
        **otherwise,
    )


def entrant_teams(rows: Sequence[Standing]) -> tuple[Entrant, ...]:
    """Return the teams of team standings, for the prizes that teams win."""
    return tuple(entrant_at(row, is_team=True) for row in rows)
