"""What the open games of a round can still do: each player's best and worst place, and what he
cannot lose any more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Callable, NamedTuple

from xltiebreak.event.figures import counted
from xltiebreak.event.section import Player
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.fund import NONE, Fund
from xltiebreak.prizefund.prizes import BONUS, PLACE, POINTS, SPECIAL, Prize
from xltiebreak.prizefund.stated import StatedPrizes, stated_prizes
from xltiebreak.questions.open_games import OpenGame, OpenRound, Outcomes, open_round
from xltiebreak.ranking.standings import Standings

MOST_GAMES = 9
"""Up to so many open games every outcome is gone through: 3 to the 9th, 19,683."""


class Reach(NamedTuple):
    """The best and the worst place that somebody can still have, and what is his already."""

    player: Player
    best: int
    worst: int
    clinched: tuple[str, ...]


@dataclass(frozen=True)
class WhatIsOpen:
    """What is still open in a section's last round.

    ``exact`` tells that every outcome was gone through; otherwise the places are bounds that
    follow from the scores: nobody can come further, but not everybody may come so far. ``round``
    is the one in question, 0 in a grid; ``games`` are those paired and without a result.
    """

    round: int
    games: tuple[OpenGame, ...]
    outcomes: int
    exact: bool
    players: tuple[Reach, ...]

    @property
    def how(self) -> str:
        """Whether the places are exact, or bounds."""
        games = counted(len(self.games), "open game") if self.games else "no game is paired yet"
        if self.exact:
            ways = f"all {self.outcomes:,} outcomes over the board gone through"
            return f"{games}, {ways}; a forfeit may change what is certain."
        return (
            f"{games}; the places are bounds that follow from the scores: nobody can come further, "
            "but not everybody may come so far."
        )


def outcomes_in(standings: Standings) -> int:
    """How many outcomes there are to go through; 0 where the places are bounds.

    Raises:
        TieBreakError: as for :func:`what_is_open`.
    """
    return _number_of(open_round(standings))


def _number_of(still: OpenRound) -> int:
    games = len(still.games)
    return 3**games if still.can_be_gone_through and games <= MOST_GAMES else 0


def what_is_open(standings: Standings, advance: Callable[[], object] = int) -> WhatIsOpen:
    """The best and the worst place of everybody after the round that is open: the last one begun,
    or the one that comes next.

    ``advance`` is called after each of the outcomes that are gone through. An open game is won,
    drawn or lost over the board.

    Raises:
        TieBreakError: nothing is open, or an earlier round is not complete either.
    """
    still = open_round(standings)
    outcomes = _number_of(still)
    reached = _gone_through(still, advance) if outcomes else _proved(still)
    return WhatIsOpen(
        still.round,
        still.games,
        outcomes,
        outcomes > 0,
        tuple(sorted(reached, key=lambda reach: (reach.best, reach.worst, reach.player.number))),
    )


def _proved(still: OpenRound) -> Iterator[Reach]:
    prizes = _AtStake.of(still.standings)
    for player in still.standings.section.players:
        number = player.number
        best, worst = still.best_place(number), still.worst_place(number)
        shares = not still.can_be_passed(number)
        clinched = tuple(prizes.clinched(number, best, worst, worst, shares=shares))
        yield Reach(player, best, worst, clinched)


def _gone_through(still: OpenRound, advance: Callable[[], object]) -> Iterator[Reach]:
    section = still.standings.section
    prizes = _AtStake.of(still.standings)
    numbers = section.crosstable.numbers
    best = dict.fromkeys(numbers, len(numbers))
    worst = dict.fromkeys(numbers, 1)
    in_line = dict.fromkeys(numbers, 1)
    always_top = set(numbers)
    for scores in Outcomes(still):
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
    """What can be won, and by whom: ``able`` are those who may take anything, ``for_first`` those
    of them who take a share of first if they have the highest score; ``trophies`` is down to which
    place there are some."""

    able: frozenset[int]
    for_first: frozenset[int]
    trophies: int

    @classmethod
    def of(cls, standings: Standings) -> _AtStake:
        """The prizes of a section, else what the sheet Event says of trophies; a trophy that
        follows the money is nobody's before the end."""
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
        """What nobody can take from a player any more: his place, a share of the first one, which
        goes by score, or a trophy. ``in_line`` is his worst place among those who may take one."""
        if number not in self.able:
            return
        if best == worst:
            yield f"place {best}"
        elif shares and number in self.for_first:
            yield "a share of first"
        if in_line <= self.trophies:
            yield "a trophy"


def _takes_first(fund: Fund, due: Sequence[Prize], entrant: Entrant) -> bool:
    """Whether the highest score gives this player a part of the first prize for certain: not where
    tie-breaks alone decide, where he may take no money, and where a prize for points or his
    rating may be worth more to him."""
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
