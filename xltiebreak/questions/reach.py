"""Each player's best and worst place after the open round, and what he has for certain."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Callable, NamedTuple

from xltiebreak.event.figures import counted
from xltiebreak.event.section import Player
from xltiebreak.prizefund.fund import NONE, Fund
from xltiebreak.prizefund.prizes import BONUS, PLACE, POINTS, SPECIAL, Entrant, Prize
from xltiebreak.prizefund.stated import StatedPrizes, stated_prizes
from xltiebreak.questions.open_games import OpenGame, OpenRound, Outcomes, open_round
from xltiebreak.ranking.standings import Standings

MOST_GAMES = 9
"""With more open games than this, outcomes are not tried one by one: 3 to the 9th are 19,683."""


class Reach(NamedTuple):
    """A player's best and worst possible place, and what he has for certain."""

    player: Player
    best: int
    worst: int
    clinched: tuple[str, ...]


@dataclass(frozen=True)
class WhatIsOpen:
    """What a section's open round can still change.

    ``exact`` says that every outcome was tried; otherwise the places are bounds that follow from
    the scores: nobody can leave them, but not everybody can reach them. ``round`` is the open
    round, 0 in a grid; ``games`` are paired and without a result.
    """

    round: int
    games: tuple[OpenGame, ...]
    outcomes: int
    exact: bool
    players: tuple[Reach, ...]

    @property
    def how(self) -> str:
        """A sentence on whether the places are exact or bounds."""
        games = counted(len(self.games), "open game") if self.games else "no game is paired yet"
        if self.exact:
            ways = f"all {self.outcomes:,} outcomes over the board gone through"
            return f"{games}, {ways}; a forfeit may change what is certain."
        return (
            f"{games}; the places are limits that follow from the scores: nobody can end outside "
            "them, but not everybody can reach them."
        )


def outcomes_in(standings: Standings) -> int:
    """Return how many outcomes are tried; 0 where the places are bounds.

    Raises:
        TieBreakError: as for :func:`what_is_open`.
    """
    return _number_of(open_round(standings))


def _number_of(current: OpenRound) -> int:
    games = len(current.games)
    return 3**games if current.can_be_gone_through and games <= MOST_GAMES else 0


def what_is_open(standings: Standings, advance: Callable[[], object] = int) -> WhatIsOpen:
    """Return the best and worst place of each player after the open round: the last one begun, or
    the next.

    ``advance`` is called after each outcome. An open game is won, drawn or lost over the board.

    Raises:
        TieBreakError: nothing is open, or an earlier round is not complete either.
    """
    current = open_round(standings)
    outcomes = _number_of(current)
    reached = _gone_through(current, advance) if outcomes else _proved(current)
    return WhatIsOpen(
        current.round,
        current.games,
        outcomes,
        outcomes > 0,
        tuple(sorted(reached, key=lambda reach: (reach.best, reach.worst, reach.player.number))),
    )


def _proved(current: OpenRound) -> Iterator[Reach]:
    prizes = _AtStake.of_section(current.standings)
    for player in current.standings.section.players:
        number = player.number
        best, worst = current.best_place(number), current.worst_place(number)
        shares = not current.can_be_passed(number)
        clinched = tuple(prizes.clinched(number, best, worst, worst, shares=shares))
        yield Reach(player, best, worst, clinched)


def _gone_through(current: OpenRound, advance: Callable[[], object]) -> Iterator[Reach]:
    section = current.standings.section
    prizes = _AtStake.of_section(current.standings)
    numbers = section.crosstable.numbers
    best = dict.fromkeys(numbers, len(numbers))
    worst = dict.fromkeys(numbers, 1)
    in_line = dict.fromkeys(numbers, 1)
    always_top = set(numbers)
    for scores in Outcomes(current):
        first, ahead = 1, 0
        for place, blocks in enumerate(scores):
            for block in blocks:
                last = first + len(block.numbers) - 1
                ahead += sum(number in prizes.able for number in block.numbers)
                for number in block.numbers:
                    best[number] = min(best[number], first)
                    worst[number] = max(worst[number], last)
                    in_line[number] = max(in_line[number], ahead)
                first = last + 1
            if not place:
                always_top &= {number for block in blocks for number in block.numbers}
        advance()
    for player in section.players:
        number = player.number
        places = best[number], worst[number]
        clinched = prizes.clinched(number, *places, in_line[number], shares=number in always_top)
        yield Reach(player, *places, tuple(clinched))


class _AtStake(NamedTuple):
    """The prizes that can be won: ``able`` may take any, ``for_first`` of them share the first
    prize if they have the highest score, ``trophies`` is the last place with a trophy."""

    able: frozenset[int]
    for_first: frozenset[int]
    trophies: int

    @classmethod
    def of_section(cls, standings: Standings) -> _AtStake:
        """Return the prizes of a section, or else the trophies that the sheet Event states.
        Trophies that follow the money are certain for no player before the end."""
        section = standings.section
        prizes = stated_prizes(section) or StatedPrizes(withdrawn=section.withdrawn)
        everybody = prizes.entrants(standings.rows)
        entrants = [entrant for entrant in everybody if not entrant.takes_nothing]
        able, fund = frozenset(entrant.number for entrant in entrants), prizes.fund
        if fund is None:
            return cls(able, able, section.trophies or 0)
        due = fund.due(len(everybody))
        first = frozenset(
            entrant.number for entrant in entrants if _takes_first(fund, due, entrant)
        )
        ranks = {prize.rank for prize in due if prize.kind == PLACE and prize.trophy}
        last = next(rank for rank in count() if rank + 1 not in ranks)
        return cls(able, first, 0 if fund.trophies_follow_money else last)

    def clinched(
        self, number: int, best: int, worst: int, in_line: int, *, shares: bool
    ) -> Iterator[str]:
        """Yield what a player cannot lose any more: his place, a share of first (by score), a
        trophy. ``in_line`` is his worst place among those who may take one."""
        if number not in self.able:
            return
        if best == worst:
            yield f"place {best}"
        elif shares and number in self.for_first:
            yield "a share of first"
        if in_line <= self.trophies:
            yield "a trophy"


def _takes_first(fund: Fund, due: Sequence[Prize], entrant: Entrant) -> bool:
    """Whether the highest score certainly gives this player a part of the first prize: not if
    tie-breaks alone decide, if he may take no money, or if a prize for points or for his rating may
    be larger."""
    first = sum(prize.cash for prize in due if prize.kind == PLACE and prize.rank == 1)
    if not first:
        return True
    others = [prize for prize in due if prize.cash and prize.kind not in (PLACE, BONUS, SPECIAL)]
    return (
        fund.rule != NONE
        and fund.limits.most_for(entrant) != 0
        and not any(prize.cash > first and prize.condition.admits(entrant) for prize in others)
        and not any(prize.kind == POINTS for prize in others)
    )
