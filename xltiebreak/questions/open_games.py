"""What open games can still do: each player's best and worst place after the open round, and what
he has for certain. Few open games are gone through, outcome by outcome; of more the scores alone
prove the places.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property, partial
from heapq import nlargest
from itertools import count, product
from typing import Callable, NamedTuple

from xltiebreak.checks.unfinished import incomplete
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import Figure, counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import BLANK, OTHER_COLOUR, TWIN, Outcome, Result
from xltiebreak.event.roundrobin import annulled, games_to_come
from xltiebreak.event.section import Player
from xltiebreak.prizefund.fund import NONE, Fund
from xltiebreak.prizefund.prizes import APART, Entrant, Kind, Prize
from xltiebreak.prizefund.stated import StatedPrizes, stated_prizes
from xltiebreak.ranking.places import Block, Ranking, Values
from xltiebreak.ranking.standings import Standings
from xltiebreak.rules.context import Context, context_of
from xltiebreak.rules.systems import TieBreak

MOST_GAMES = 9
"""With more open games than this, outcomes are not tried one by one: 3 to the 9th are 19,683."""


WAYS = ((Outcome.WIN, Outcome.LOSS), (Outcome.DRAW, Outcome.DRAW), (Outcome.LOSS, Outcome.WIN))
"""The outcomes of a game over the board, for the first player and for the other."""

_OF_THE_OPPONENTS_OPPONENTS = {"AOB", "SBH", "FB", "OPERF", "APRO", "APPO"}
"""Tie-breaks that depend on the results of the opponents' opponents, too."""


class OpenGame(NamedTuple):
    """A game without a result yet."""

    round: int
    first: int
    other: int


Reached = tuple[int, int, int, bool]
"""A player's best and worst possible place, the worst among those who may take a prize, and whether
nobody can have a higher score."""


@dataclass(frozen=True, eq=False)
class OpenRound:
    """The incomplete round of a section, or the next one; ``round`` is 0 in a grid.

    ``table`` holds its known results, also where only one of the two cells of a game is typed;
    ``games`` are paired and undecided, ``unknown`` the players without a known pairing, ``later``
    the number of rounds after it.
    """

    standings: Standings
    round: int
    table: Crosstable
    games: tuple[OpenGame, ...]
    unknown: Collection[int] = ()
    later: int = 0

    @property
    def outcomes(self) -> int:
        """How many outcomes are tried: all, if all that is open are a few paired games of players;
        0 where the places are bounds."""
        few = len(self.games) <= MOST_GAMES and self.standings.section.matches is None
        return 0 if self.unknown or self.later or not few else 3 ** len(self.games)

    @cached_property
    def least(self) -> Mapping[int, float]:
        """Each player's lowest possible score: he loses his open games."""
        section = self.standings.section
        if section.origin.grid:
            rows = annulled(section).crosstable.rows
            return {number: sum(result.points for result in row) for number, row in rows.items()}
        final, at = self.standings.context.scores.final, self.round - 1
        return {number: final[number] + row[at].points for number, row in self.table.rows.items()}

    def bounds(self) -> dict[int, Reached]:
        """Return what each player can reach by the scores alone. Before him at best are those whose
        lowest possible score is above his highest, at worst all who can still reach his lowest."""
        section, context, least = self.standings.section, self.standings.context, self.least
        win = context.by.most if section.by_game_points else context.scores.win
        later = self.later * win
        open_games = Counter(number for game in self.games for number in game[1:])
        open_games.update(self.unknown)
        most = {number: own + open_games[number] * win for number, own in least.items()}
        of_players = section.matches is None and not section.origin.grid
        pairs = [game[1:] for game in self.games] if of_players else []
        alone = least.keys() - {number for pair in pairs for number in pair}
        shares = ((win, 0), (win / 2, win / 2), (0, win))  # of two who meet only one can win
        scores: list[Sequence[Sequence[float]]] = [
            *([(least[a] + own, least[b] + others) for own, others in shares] for a, b in pairs),
            *([(least[n],), (most[n],)] for n in alone),
        ]
        best, worst = {}, {}
        for score in {*most.values()}:
            above = (
                min(sum(own > score + later for own in way) for way in ways) for ways in scores
            )
            best[score] = 1 + sum(above)
        for score in {*least.values()}:
            able = (
                max(sum(own >= score - later for own in way) for way in ways) for ways in scores
            )
            worst[score] = sum(able)
        first, *others = nlargest(2, most.values())
        reached = {}
        for number, own in least.items():
            passed_by = max(others, default=0.0) if most[number] == first else first
            last = worst[own]
            reached[number] = best[most[number]], last, last, passed_by + later <= own
        return reached

    def after_each(self) -> Iterator[Iterator[list[Block]]]:
        """Yield for each outcome the scores, best first, each as blocks of players on one place.

        An outcome affects few players: a value is worked out once for each end of the games behind
        it.
        """
        known: dict[Hashable, Values] = {}
        behind = cache(self._games_behind)
        for endings in product(range(len(WAYS)), repeat=len(self.games)):
            yield self._places(endings, known, behind)

    def _places(
        self,
        endings: Sequence[int],
        known: dict[Hashable, Values],
        behind: Callable[[tuple[int, ...], int], tuple[int, ...]],
    ) -> Iterator[list[Block]]:
        standings, context = self.standings, cache(partial(self._context, endings))
        scores = {**self.least}
        for game, way in zip(self.games, endings):
            scores[game.first] += WAYS[way][0].points
            scores[game.other] += WAYS[way][1].points

        def values_of(tie_break: TieBreak, tied: Sequence[int]) -> Values:
            system, values = tie_break.system, dict[int, "Figure | None"]()
            steps = 0 if system.in_group else 1 + (system.code in _OF_THE_OPPONENTS_OPPONENTS)
            for group in [tuple(tied)] if system.in_group else [(number,) for number in tied]:
                key = (tie_break.code, group, *[endings[game] for game in behind(group, steps)])
                if key not in known:
                    known[key] = tie_break.values(context(), group, group)
                values |= known[key]
            return values

        tie_breaks = standings.order.tie_breaks
        empty: dict[str, dict[int, Figure | None]] = {each.code: {} for each in tie_breaks}
        ranking = Ranking(standings.section.by_number, scores, tie_breaks, empty, values_of)
        perfect = None if self.later else standings.parted_by_playoff
        for tied in ranking.tied():
            yield [Block(tied)] if scores[tied[0]] == perfect else ranking.parted(tied)

    def _context(self, endings: Sequence[int]) -> Context:
        """Return what the tie-breaks are computed from after one outcome; ``endings`` has that of
        each open game, as a position in :data:`WAYS`."""
        rows = {number: [*row] for number, row in self.table.rows.items()}
        for (round, *both), way in zip(self.games, endings):
            for number, other, outcome in zip(both, reversed(both), WAYS[way]):
                rows[number][round - 1] = Result(outcome, other, rows[number][round - 1].colour)
        made = Crosstable(self.table.numbers, tuple(map(tuple, rows.values())))
        section, asked = replace(self.standings.section, crosstable=made), self.standings.context
        return context_of(section, asked.edition, asked.ratings, asked.lots)

    def _games_behind(self, numbers: tuple[int, ...], steps: int) -> tuple[int, ...]:
        """Return the open games of these players, as positions in the list: their own decide a
        tie-break among them, those of their opponents, after one step, a sum of scores."""
        players: set[int | None] = {*numbers}
        for _ in range(steps):
            rows = (self.table.rows.get(number or 0, ()) for number in players)
            players |= {result.opponent for row in rows for result in row}
        games = enumerate(self.games)
        return tuple(place for place, game in games if {game.first, game.other} & players)


def open_round(standings: Standings) -> OpenRound:
    """Return the open round: the last one begun if results are missing, else the next.

    Raises:
        TieBreakError: nothing is open, or an earlier round is not complete either.
    """
    section, table = standings.section, standings.section.crosstable
    where = f"section {section.name}: "
    if section.origin.grid:
        to_come = [OpenGame(*game) for game in games_to_come(section)]
        if not to_come:
            raise TieBreakError(f'{where}every game is played; give a change, as in "7-12 0-1"')
        return OpenRound(standings, 0, table, tuple(to_come))
    last, still_open = table.last_begun, standings.open_rounds
    round = last if last in still_open else last + 1
    if earlier := [number for number in still_open if number < round]:
        raise TieBreakError(f"{where}{incomplete(section, earlier[0])}")
    if round > max(standings.planned_rounds, table.rounds):
        raise TieBreakError(
            f'{where}every round is complete; give a change, as in "R{last} 7-12 0-1"'
        )
    filled, games, unknown = _filled(table, round)
    return OpenRound(
        standings, round, filled, tuple(games), unknown, max(standings.planned_rounds - round, 0)
    )


def _filled(table: Crosstable, round: int) -> tuple[Crosstable, list[OpenGame], list[int]]:
    """Return the table with both cells of each game filled in, the open games, and the players
    without a known pairing."""
    at, begun, pending = round - 1, round <= table.last_begun, Outcome.PENDING
    rows = {n: (*row, *[BLANK] * (round - len(row))) for n, row in table.rows.items()}
    named = {row[at].opponent: number for number, row in rows.items()}
    games, unknown = [], []
    for number in table.numbers:
        own = rows[number][at]
        other = named.get(number) if own.blank else own.opponent
        theirs = rows[other][at] if other in rows else None
        if theirs is not None and theirs.outcome in TWIN and (own.blank or own.outcome is pending):
            colour = own.colour or OTHER_COLOUR[theirs.colour]
            own = Result(TWIN[theirs.outcome], other, colour)
        elif theirs is not None and theirs.outcome is pending and own.blank:
            own = Result(Outcome.PENDING, other, OTHER_COLOUR[theirs.colour])
        elif own.outcome is Outcome.AWAITED or (own.blank and not begun):
            unknown.append(number)
        rows[number] = (*rows[number][:at], own, *rows[number][at + 1 :])
        if (
            own.outcome is pending
            and other is not None
            and OpenGame(round, other, number) not in games
        ):
            games.append(OpenGame(round, number, other))
    return Crosstable(table.numbers, tuple(rows.values())), games, unknown


# What each player can still reach


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
    players: tuple[Reach, ...]

    @property
    def exact(self) -> bool:
        """Whether every outcome was tried."""
        return self.outcomes > 0

    @property
    def how(self) -> str:
        """A sentence on whether the places are exact or bounds."""
        games = counted(len(self.games), "open game") if self.games else "no open game is typed yet"
        if self.exact:
            ways = f"all {self.outcomes:,} outcomes over the board gone through"
            return f"{games}, {ways}; a forfeit may change what is certain."
        return (
            f"{games}; the places are limits that follow from the scores: nobody can end outside "
            "them, but not everybody can reach them."
        )


def what_is_open(standings: Standings, advance: Callable[[], object] = int) -> WhatIsOpen:
    """Return the best and worst place of each player after the open round: the last one begun, or
    the next.

    ``advance`` is called after each outcome. An open game is won, drawn or lost over the board.

    Raises:
        TieBreakError: nothing is open, or an earlier round is not complete either.
    """
    current, prizes = open_round(standings), _AtStake.of_section(standings)
    reached = current.bounds()
    if current.outcomes:
        reached = _gone_through(current, prizes.able, advance)
    players = [
        Reach(player, *each[:2], tuple(prizes.clinched(player.number, *each)))
        for player in standings.section.players
        for each in [reached[player.number]]
    ]
    players.sort(key=lambda reach: (reach.best, reach.worst, reach.player.number))
    return WhatIsOpen(current.round, current.games, current.outcomes, tuple(players))


def _gone_through(
    current: OpenRound, able: Collection[int], advance: Callable[[], object]
) -> dict[int, Reached]:
    """Return what each player can reach, after all outcomes; some are ``able`` to take a prize."""
    numbers = current.standings.section.crosstable.numbers
    best, worst = dict.fromkeys(numbers, len(numbers)), dict.fromkeys(numbers, 1)
    in_line, always_top = dict.fromkeys(numbers, 1), {*numbers}
    for scores in current.after_each():
        first, ahead = 1, 0
        for place, blocks in enumerate(scores):
            for block in blocks:
                last = first + len(block.numbers) - 1
                ahead += sum(number in able for number in block.numbers)
                for number in block.numbers:
                    best[number] = min(best[number], first)
                    worst[number] = max(worst[number], last)
                    in_line[number] = max(in_line[number], ahead)
                first = last + 1
            if not place:
                always_top &= {number for block in blocks for number in block.numbers}
        advance()
    return {n: (best[n], worst[n], in_line[n], n in always_top) for n in numbers}


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
        ranks = {prize.rank for prize in due if prize.kind == Kind.PLACE and prize.trophy}
        last = next(rank for rank in count() if rank + 1 not in ranks)
        return cls(
            able, _sure_of_first(fund, due, entrants), 0 if fund.trophies_follow_money else last
        )

    def clinched(
        self, number: int, best: int, worst: int, in_line: int, leads: bool
    ) -> Iterator[str]:
        """Yield what a player who reached so much cannot lose any more: his place, a share of first
        (by score), a trophy."""
        if number in self.able:
            if best == worst:
                yield f"place {best}"
            elif leads and number in self.for_first:
                yield "a share of first"
            if in_line <= self.trophies:
                yield "a trophy"


def _sure_of_first(fund: Fund, due: Sequence[Prize], entrants: Sequence[Entrant]) -> frozenset[int]:
    """Return those to whom the highest score certainly gives a part of the first prize: nobody if
    tie-breaks alone decide, or if a prize for points or ratings may be larger; none of those who
    may take no money."""
    first = sum(prize.cash for prize in due if prize.kind == Kind.PLACE and prize.rank == 1)
    others = [prize for prize in due if prize.cash and prize.kind not in (Kind.PLACE, *APART)]
    larger = any(prize.cash > first or prize.kind == Kind.POINTS for prize in others)
    if first and (fund.rule == NONE or larger):
        return frozenset()
    takers = (each for each in entrants if not first or fund.limits.most_for(each) != 0)
    return frozenset(each.number for each in takers)
