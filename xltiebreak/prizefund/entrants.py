"""The players and teams that play for prizes, with what decides which prizes they may win."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from xltiebreak.ranking.places import Standing


@dataclass(frozen=True)
class Entrant:
    """One player, or one team, in the contest for prizes.

    ``rating`` is the rating for prizes, empty for an unrated player; ``provisional`` says that it
    is based on few games. ``place`` to ``last_place`` are those in the standings with tie-breaks.
    ``withdrawn`` players take nothing; ``later_entry`` is the number under which a player entered
    again. ``lists`` are the named lists with this player (``junior``), in small letters.
    ``competition`` is the column that names a team (``School``), if there are several.
    ``parted_by`` says what has to part those who share his place.
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
    competition: str = ""
    parted_by: str = "lots must be drawn"

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
        """The reason why he may take no prize at all; empty for most.

        Source: US Chess 32C1, 32C5.
        """
        if self.withdrawn:
            return "withdrew (rule 32C1)"
        if self.later_entry is not None:
            return (
                f"entered again as {self.later_entry}; the earlier entry wins nothing (rule 32C5)"
            )
        return ""


def in_place_order(entrants: Iterable[Entrant]) -> list[Entrant]:
    """Return the entrants from the best score down, those on one score by place and number."""
    return sorted(entrants, key=lambda entrant: (-entrant.score, entrant.place, entrant.number))


def entrant_at(row: Standing, **otherwise: Any) -> Entrant:
    """Return the entrant in this row, with the other facts about him."""
    return Entrant(
        number=row.player.number,
        name=row.player.shown or row.player.name,
        score=row.score,
        place=row.place,
        last_place=row.last_place,
        **otherwise,
    )


def entrant_teams(rows: Sequence[Standing], competition: str = "") -> tuple[Entrant, ...]:
    """Return the teams of team standings, for the prizes that teams of a ``competition`` win."""
    return tuple(entrant_at(row, is_team=True, competition=competition) for row in rows)
