"""Who plays for the prizes: a player, or a team, with what the prizes ask about."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Optional

from xltiebreak.ranking.places import Standing

PrizeRatings = Mapping[int, Optional[int]]
"""The rating that counts for prizes, by pairing number; empty for somebody who counts as
unrated."""


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


def entrants(
    rows: Sequence[Standing],
    ratings: PrizeRatings | None = None,
    withdrawn: Collection[int] = (),
    entered_again: Mapping[int, int] | None = None,
    lists: Mapping[str, Collection[int]] | None = None,
) -> tuple[Entrant, ...]:
    """The players of standings in place order.

    ``ratings`` replace those of the crosstable for the players named there; a provisional rating
    counts like any other. ``entered_again`` holds the later number of a player's earlier entry,
    ``lists`` the numbers on each named list.
    """
    ratings, entered_again, lists = ratings or {}, entered_again or {}, lists or {}
    return tuple(
        Entrant(
            number=row.player.number,
            name=row.player.name,
            score=row.score,
            rating=ratings.get(row.player.number, row.player.rating) or None,
            provisional=row.player.provisional is not None and row.player.number not in ratings,
            place=row.place,
            last_place=row.last_place,
            withdrawn=row.player.number in withdrawn,
            later_entry=entered_again.get(row.player.number),
            lists=frozenset(
                name.casefold() for name, listed in lists.items() if row.player.number in listed
            ),
        )
        for row in rows
    )


def entrant_teams(rows: Sequence[Standing]) -> tuple[Entrant, ...]:
    """Return the teams of team standings, for the prizes that teams win."""
    return tuple(replace(entrant, is_team=True) for entrant in entrants(rows))
