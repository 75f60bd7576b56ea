"""One prize: its kind, the players and teams that may win it, and the order of equal amounts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from typing import Any, NamedTuple, Optional

from xltiebreak.event.figures import counted, decimal, listed
from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.money import MOST, Cents, money
from xltiebreak.ranking.places import LOTS_DUE, Standing


class Entrant(NamedTuple):
    """One player, or one team, in the contest for prizes.

    ``rating`` is the rating for prizes, empty for an unrated player; ``provisional`` says that it
    is based on few games. ``place`` to ``last_place`` are those in the standings with tie-breaks.
    ``withdrawn`` players take nothing; ``later_entry`` is the number under which a player entered
    again. ``lists`` are the named lists with this player (``junior``), in small letters.
    ``competition`` is the column that names a team (``School``), if there are several.
    ``parted_by`` says what has to part those who share his place; ``shares_name`` that another
    player is called the same.
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
    parted_by: str = LOTS_DUE
    shares_name: bool = False

    @property
    def label(self) -> str:
        """The name, with the number of one of two who are called the same; ``Player 7`` where there
        is none."""
        name = self.name or f"{'Team' if self.is_team else 'Player'} {self.number}"
        return f"{name} ({self.number})" if self.shares_name else name

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


TROPHY = "trophy"
"""What is given where no other award is named."""


class Kind:
    """What a prize is for: places; a range of ratings (``CLASS``), or all ratings ``UNDER`` or
    ``OVER`` one; unrated players; everybody who reaches a score (``POINTS``); a list of players
    (``NAMED``: top junior, women, local); teams; a clear winner, besides the place prize
    (``BONUS``); a best game or a biggest upset, apart from all other prizes (``SPECIAL``); every
    player (``ALL``), with the list ``others`` those without another trophy."""

    PLACE, CLASS, UNDER, OVER, UNRATED = "place", "class", "under", "over", "unrated"
    POINTS, NAMED, TEAM, BONUS, SPECIAL, ALL = "points", "named", "team", "bonus", "special", "all"


APART = (Kind.BONUS, Kind.SPECIAL)
"""Kinds that are won besides all others."""
BY_RATING = (Kind.CLASS, Kind.UNDER, Kind.OVER)
POOLED = (Kind.PLACE, Kind.CLASS, Kind.UNDER, Kind.OVER, Kind.UNRATED, Kind.NAMED, Kind.TEAM)
"""Kinds of which a player takes at most one; tied players put these together."""

Claim = tuple[object, ...]
"""What only one prize may have, its money or its trophy."""

Band = tuple[Optional[int], Optional[int]]
"""Lowest and highest rating, both included; empty where there is no limit."""

CLASS_BANDS: dict[str, Band] = {
    "SM": (2400, None),
    **{letter: (low, low + 199) for letter, low in zip("MXABCDEFGHI", range(2200, 0, -200))},
    "J": (None, 199),
}
"""The ratings of US Chess's class letters; a printed band overrides its letter."""

NO_TOP = 1_000_000
HIGHEST_RANK = 20_000
EACH_ROUND = 0
"""The ``round`` of a prize that is given after each round, as long as their number is not
known."""


class Condition(NamedTuple):
    """Who may win a prize, whatever his score; prizes of one condition are ranks of one kind."""

    kind: str
    low: int | None
    high: int | None
    or_unrated: bool
    list: str
    players: frozenset[int]

    def admits(self, entrant: Entrant) -> bool:
        """Whether this player may win it. Unrated players can win only prizes for places, points,
        unrated players, and "or unrated".

        Source: US Chess 28D, 33F.
        """
        if self.kind == Kind.TEAM or entrant.is_team:
            plays = not entrant.competition or self.list in ("", entrant.competition.casefold())
            return self.kind == Kind.TEAM and entrant.is_team and plays
        if self.kind in (Kind.PLACE, Kind.POINTS, Kind.BONUS, Kind.ALL):
            return True
        if self.kind in (Kind.NAMED, Kind.SPECIAL):
            unrated = entrant.rating is None and self.kind == Kind.NAMED
            return self.names(entrant) and (self.or_unrated or not unrated)
        if self.kind == Kind.UNRATED or entrant.rating is None:
            return entrant.rating is None and (self.kind == Kind.UNRATED or self.or_unrated)
        return (self.low or 0) <= entrant.rating <= (NO_TOP if self.high is None else self.high)

    def names(self, entrant: Entrant) -> bool:
        """Whether the player is on the list of a named or special prize."""
        return entrant.number in self.players or self.list in entrant.lists


@dataclass(frozen=True)
class Prize:
    """One prize as announced.

    ``cash`` is in cents. ``percent`` of the fund or of the entry fees stands instead of cash where
    the event announces that; ``percent_of`` are the cents it is a percentage of, once known.
    ``rank`` is 2 for the second of its kind. ``low`` and ``high`` are the lowest and highest
    rating, both included: U1800 has ``high`` 1799. ``list`` or ``players`` say who may win a named
    prize, or who won a special one. ``points`` is the score for a prize for points; without it any
    plus score counts. ``on_tie_break`` gives a bonus for a clear winner also to a winner on
    tie-break. ``round`` is the one whose games alone count. ``position`` is its position in the
    announcement; ``rest_of`` is the title of the prize of which this is the rest that a player was
    not allowed to take.
    """

    kind: str
    cash: Cents = 0
    rank: int = 1
    low: int | None = None
    high: int | None = None
    or_unrated: bool = False
    list: str = ""
    players: tuple[int, ...] = ()
    points: float | None = None
    trophy: str = ""
    guaranteed: bool = False
    percent: Fraction | None = None
    percent_of: Cents = 0
    on_tie_break: bool = False
    round: int | None = None
    label: str = ""
    position: int = 0
    rest_of: str = ""

    def __post_init__(self) -> None:
        if not 1 <= self.rank <= HIGHEST_RANK:
            raise TieBreakError(f"there is no prize for place {self.rank}")
        if not 0 <= self.cash <= MOST:
            raise TieBreakError(
                f"{self.title}: a prize is between 0 and {MOST // 100:,}, in whole cents"
            )
        if self.percent is not None and not 0 < self.percent <= 100:
            raise TieBreakError(f"{self.title}: {decimal(self.percent)}% of the fund is no prize")
        if self.kind in BY_RATING:
            self._check_band()

    def _check_band(self) -> None:
        if self.low is None and self.high is None:
            raise TieBreakError(f"{self.label or self.kind}: for which ratings is this prize?")
        if self.low is not None and self.high is not None and self.low > self.high:
            raise TieBreakError(f"{self.title}: no rating is between {self.low} and {self.high}")

    @cached_property
    def condition(self) -> Condition:
        """Who may win it."""
        return Condition(
            self.kind,
            self.low,
            self.high,
            self.or_unrated,
            self.list.casefold(),
            frozenset(self.players),
        )

    @property
    def is_for_upset(self) -> bool:
        """Whether it is for a win against a higher rated player."""
        return self.kind == Kind.SPECIAL and "upset" in self.label.casefold()

    @property
    def goes_by_games(self) -> bool:
        """Whether it is for an upset, and the games say whose, since no player is named."""
        return self.is_for_upset and not self.players

    @property
    def title(self) -> str:
        """Its name in a sentence: ``2nd``, ``1st U1800``, ``top junior``."""
        if self.rest_of:
            return f"the rest of {self.rest_of}"
        if self.kind == Kind.PLACE:
            return self.label if self.label and not self.label.isdecimal() else ordinal(self.rank)
        name = self.label or self._usual_name
        if self.is_for_upset:
            return f"{name if self.rank == 1 else f'{ordinal(self.rank)} {name}'}{self._of_round}"
        if self.kind in (Kind.POINTS, Kind.BONUS, Kind.SPECIAL, Kind.ALL) or _is_ranked(name):
            return name
        if name.casefold().startswith("top "):
            return name if self.rank == 1 else f"{ordinal(self.rank)} {name[4:]}"
        return f"{ordinal(self.rank)} {name}"

    @property
    def kind_title(self) -> str:
        """Its kind in a few words: ``U1800``, ``top junior``; empty for a place."""
        name = "" if self.kind == Kind.PLACE else self.label or self._usual_name
        return name.partition(" ")[2] if _is_ranked(name) else name

    def amount(self, sign: str) -> str:
        """Return ``$100``, or how it was computed: ``60% of $500``."""
        if self.percent is None:
            return money(self.cash, sign)
        return f"{decimal(self.percent)}% of {money(self.percent_of, sign)}"

    @property
    def _of_round(self) -> str:
        if self.round is None:
            return ""
        return " of each round" if self.round == EACH_ROUND else f" of round {self.round}"

    @property
    def _usual_name(self) -> str:
        either = "/Unr" if self.or_unrated else ""
        if self.kind == Kind.UNDER and self.high is not None:
            return f"U{self.high + 1}{either}"
        if self.kind == Kind.OVER:
            return f"{self.low}/over{either}"
        if self.kind == Kind.CLASS:
            return f"{_band_name(self.low, self.high)}{either}"
        if self.kind == Kind.POINTS:
            return "plus score" if self.points is None else counted(self.points, "point")
        if self.kind == Kind.BONUS:
            return "bonus for winning, on tie-break too" if self.on_tie_break else "clear-win bonus"
        return (
            f"top {self.list}" if self.kind == Kind.NAMED and self.list else self.list or self.kind
        )

    @property
    def priority(self) -> tuple[int, int, int, int, int]:
        """The order of prizes with equal amounts, and of trophies: places; prizes by rating from
        the highest top rating down (U2000 is 1999), a class before an under prize; unrated; named
        ones as announced; points last.

        Source: US Chess 32B4, which speaks of one player's choice, extended to pools.
        """
        if self.kind in BY_RATING:
            top = NO_TOP if self.high is None else self.high
            return (1, -top, self.kind == Kind.UNDER, self.rank, self.position)
        if self.kind == Kind.NAMED:
            return (3, 0, 0, self.position, self.rank)
        group = {Kind.PLACE: 0, Kind.TEAM: 0, Kind.UNRATED: 2}.get(self.kind, 4)
        by_points = 0 if self.points is None else -int(self.points * 4)
        return (group, by_points, 0, self.rank, self.position)


def _is_ranked(name: str) -> bool:
    """Whether a label begins with a rank: ``2nd U1800``, not ``1800-1999``."""
    digits = name[: len(name) - len(name.lstrip("0123456789"))]
    return bool(digits) and len(digits) < 6 and name.startswith(ordinal(int(digits)))


def _band_name(low: int | None, high: int | None) -> str:
    for letter, band in CLASS_BANDS.items():
        if band == (low, high):
            return f"Class {letter}" if len(letter) == 1 else letter
    if low is None:
        return f"{high}/below"
    return f"{low}/over" if high is None else f"{low}-{high}"


def list_name(text: str) -> str:
    """Return the name of a list of players: ``junior`` for ``Top Juniors``, ``under 13`` for
    ``U13``."""
    name = " ".join(text.casefold().split()).removeprefix("top ")
    name = re.sub(r"^(?:u|under)[\s-]?(?=\d)", "under ", name)
    return {"women": "woman", "ladies": "lady"}.get(name, name.removesuffix("s"))


def ordinal(number: int) -> str:
    """Return ``1st``, ``2nd``, ``3rd``, ``11th``."""
    teens = number % 100 in (11, 12, 13)
    ending = "th" if teens else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def by_round(prizes: Iterable[Prize], rounds: int | None) -> Iterator[Prize]:
    """Yield the prizes, one for each round in place of those that are given after each."""
    for prize in prizes:
        if prize.round == EACH_ROUND and rounds:
            yield from (replace(prize, round=round) for round in range(1, rounds + 1))
        else:
            yield prize


def with_place_trophies(prizes: Sequence[Prize], places: int | None) -> tuple[Prize, ...]:
    """Return the prizes with a trophy for each of the first ``places``, which the label Trophies
    states, as far as they have none.

    Raises:
        TieBreakError: they have a trophy for a place behind these.
    """
    announced = {prize.rank for prize in prizes if prize.kind == Kind.PLACE and prize.trophy}
    if places and announced and max(announced) > places:
        raise TieBreakError(
            f"the label Trophies has {places}, but there is a trophy for "
            f"{ordinal(max(announced))}; correct one of them"
        )
    after = max((prize.position for prize in prizes), default=0)
    ranks = (rank for rank in range(1, (places or 0) + 1) if rank not in announced)
    return (
        *prizes,
        *(Prize(Kind.PLACE, rank=rank, trophy=TROPHY, position=after + rank) for rank in ranks),
    )


def in_words(prizes: Iterable[Prize]) -> str:
    """Return ``1st, 2nd and 1st U1800``."""
    return listed([prize.title for prize in prizes])


def claims(prize: Prize) -> dict[str, Claim]:
    """Return a key for a prize's ``cash`` and one for its ``trophy``, as far as it has them; no two
    prizes may have the same key."""
    given = {"cash": prize.cash or prize.percent, "trophy": prize.trophy}
    by_rank = prize.kind in POOLED or prize.is_for_upset
    which = prize.rank if by_rank else prize.title
    who = (prize.condition, prize.points, which, prize.round)
    return {name: (*who, name) for name, value in given.items() if value}
