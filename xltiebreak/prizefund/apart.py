"""Prizes outside the pools: for points, a clear winner, a game, an upset; and trophies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import groupby
from math import inf
from operator import attrgetter
from typing import NamedTuple

from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.results import Outcome
from xltiebreak.event.roundrobin import annulled
from xltiebreak.event.section import Section
from xltiebreak.event.words import first_name_first
from xltiebreak.prizefund.fund import Fund
from xltiebreak.prizefund.money import ExactCents
from xltiebreak.prizefund.prizes import APART, Entrant, Kind, Prize, in_place_order
from xltiebreak.prizefund.shares import some
from xltiebreak.ranking.places import LOTS_DUE, PLAYOFF_DUE, places_in_words

NOBODY = "no rated player beat a higher rated one"
"""Why there is no upset."""
_HOW = {LOTS_DUE: "by lot", PLAYOFF_DUE: "by play-off"}


class Upset(NamedTuple):
    """A game of the lower rated player, ``winner``: pairing numbers, round (0 where the games have
    none), the difference of ratings, whether it was a draw, which counts half of it, and the name
    of the loser."""

    winner: int
    loser: int
    round: int
    difference: int
    drawn: bool = False
    against: str = ""

    @property
    def counts(self) -> Fraction:
        """The points by which upsets are compared."""
        return Fraction(self.difference, 2 if self.drawn else 1)

    @property
    def did(self) -> str:
        """What the winner did to his opponent."""
        return "drew with" if self.drawn else "beat"

    @property
    def why(self) -> str:
        """``beat Bo Birch, rated 200 points higher, in round 3``"""
        half = f", of which half counts ({decimal(self.counts)})" if self.drawn else ""
        higher = f"rated {self.difference} points higher{half}"
        when = f", in round {self.round}" if self.round else ""
        return f"{self.did} {self.against}, {higher}{when}"


def without_games(section: Section) -> str:
    """Return why there are no games among which to look for upsets; empty if there are."""
    if section.matches is not None:
        return "teams play here, and upsets are of single players"
    return "no games are known here, only scores" if section.has_only_scores else ""


def upsets(section: Section, rounds: int, *, draws: bool = False) -> tuple[Upset, ...] | None:
    """Return the upsets of these rounds, largest first: games won over the board against a player
    rated higher, by the ratings of the crosstable; both need one. With ``draws`` those drawn, too.
    Nothing where games of single players are not known."""
    if without_games(section):
        return None
    players = {player.number: player for player in section.players}
    outcomes = (Outcome.WIN, Outcome.DRAW) if draws else (Outcome.WIN,)
    games = []
    for number, results in annulled(section).crosstable.rows.items():
        own = players[number].rating if number in players else None
        for round, result in enumerate(results[:rounds], start=1):
            loser = players.get(result.opponent or 0) if result.outcome in outcomes else None
            if own and loser and loser.rating and loser.rating > own:
                when = 0 if section.origin.grid else round
                drawn, name = result.outcome is Outcome.DRAW, first_name_first(loser.label)
                games.append(Upset(number, loser.number, when, loser.rating - own, drawn, name))
    return tuple(sorted(games, key=lambda upset: (-upset.counts, upset.round, upset.winner)))


Level = Sequence["tuple[Entrant, Upset]"]
"""The players whose largest upsets are equal, each with that game."""


def levels(games: Sequence[Upset], entrants: Sequence[Entrant], round: int | None) -> list[Level]:
    """Return these players by their largest upsets, the largest first, those that are equal
    together in the order of the standings; of one ``round``, where it is given. A player counts
    once."""
    largest: dict[int, Upset] = {}
    for upset in games:
        if round is None or upset.round == round:
            largest.setdefault(upset.winner, upset)
    in_order = sorted(
        ((entrant, largest[entrant.number]) for entrant in entrants if entrant.number in largest),
        key=lambda pair: (-pair[1].counts, -pair[0].score, pair[0].place, pair[0].number),
    )
    return [list(level) for _, level in groupby(in_order, lambda pair: pair[1].counts)]


Pool = tuple["tuple[Prize, ...]", "tuple[Entrant, ...]", str]
"""Prizes that are put together, the players who divide them, and the reason."""


def for_upsets(
    prizes: Sequence[Prize], entrants: Sequence[Entrant], games: Sequence[Upset]
) -> Iterator[Pool]:
    """Yield the prizes for upsets with those who divide them: rank n goes to the n-th player by his
    largest upset; players whose upsets are equal divide the prizes of their ranks."""
    for round in dict.fromkeys(prize.round for prize in prizes):
        of_round = [prize for prize in prizes if prize.round == round]
        ranked, last = levels(games, entrants, round), 0
        for level in ranked:
            first, last = last + 1, last + len(level)
            pooled = tuple(prize for prize in of_round if first <= prize.rank <= last)
            if pooled:
                yield pooled, tuple(entrant for entrant, _ in level), _why(level)
        for prize in of_round:
            if prize.rank > last:
                yield (prize,), (), _why_nobody(last)


def takers_of_trophy(
    prize: Prize, entrants: Sequence[Entrant], games: Sequence[Upset]
) -> tuple[list[Entrant], str]:
    """Return who takes the trophy for an upset (of equal upsets the best in the standings, or all
    who share that place), and why nobody does."""
    of_level = levels(games, entrants, prize.round)
    ranked = [(k, entrant) for k, level in enumerate(of_level) for entrant, _ in level]
    if prize.rank > len(ranked):
        return [], _why_nobody(len(ranked))
    at, best = ranked[prize.rank - 1]
    return [entrant for k, entrant in ranked if (k, entrant.place) == (at, best.place)], ""


def _why(level: Level) -> str:
    """Say why these players take a prize for an upset."""
    games = [game for _, game in level]
    if len(games) == 1:
        return games[0].why
    if any(game.drawn for game in games):
        return f"the upset of each counts {decimal(games[0].counts)} points"
    return f"each beat somebody rated {games[0].difference} points higher"


def _why_nobody(players: int) -> str:
    if not players:
        return NOBODY
    return f"only {counted(players, 'player')} {'has' if players == 1 else 'have'} an upset"


def needed(prize: Prize, rounds: int | None) -> float:
    """Return the score that a prize for points asks for; the least plus score is half of the rounds
    plus ½, and out of reach where their number is not known."""
    if prize.points is not None:
        return prize.points
    return inf if rounds is None else rounds / 2 + 0.5


def reaches(prize: Prize, entrant: Entrant, rounds: int | None) -> bool:
    """Whether a player has the points of this prize."""
    return entrant.score >= needed(prize, rounds)


def points_prize(
    fund: Fund, prizes: Sequence[Prize], entrant: Entrant, share: ExactCents
) -> Prize | None:
    """Return the prize for points that a player takes: the one with the highest score that he has
    reached, if it is larger than his share of the pool of his score group.

    Source: US Chess 33E.
    """
    reached = [
        prize
        for prize in prizes
        if prize.kind == Kind.POINTS and prize.cash and reaches(prize, entrant, fund.rounds)
    ]
    highest = max(reached, key=lambda prize: (needed(prize, fund.rounds), prize.cash), default=None)
    if highest is None:
        return None
    limit = fund.limits.most_for(entrant)
    most = highest.cash if limit is None else min(highest.cash, limit)
    return highest if most > share else None


def bonus_winner(prize: Prize, entrants: Sequence[Entrant]) -> tuple[Entrant | None, str]:
    """Return the player who takes a bonus for a clear winner (or on tie-break, if the prize says
    so), or none, and the reason."""
    top = max((entrant.score for entrant in entrants), default=0.0)
    first = [entrant for entrant in entrants if entrant.score == top]
    if len(first) == 1:
        return first[0], "clear winner"
    if not prize.on_tie_break:
        return None, f"{len(first)} players tie for 1st"
    best = min((entrant.place for entrant in first), default=0)
    winners = [entrant for entrant in first if entrant.place == best]
    if len(winners) == 1:
        return winners[0], "winner on tie-break"
    return None, f"{len(winners)} players share the 1st place"


def apart(
    prizes: Sequence[Prize], entrants: Sequence[Entrant], upsets: Sequence[Upset] | None = None
) -> list[Pool]:
    """Return the bonus and special prizes, each with the players who divide it, or none, and the
    reason. Prizes for upsets that name no player go by the ``upsets``."""
    by_games = [prize for prize in prizes if upsets is not None and prize.goes_by_games]
    given: list[Pool] = []
    for prize in prizes:
        if prize.kind == Kind.BONUS:
            winner, why = bonus_winner(prize, entrants)
            given.append(((prize,), () if winner is None else (winner,), why))
        elif prize.kind == Kind.SPECIAL and prize not in by_games:
            named = tuple(entrant for entrant in entrants if prize.condition.admits(entrant))
            why = "a special prize, apart" if named else "nobody is named"
            given.append(((prize,), named, why))
    return [*given, *for_upsets(by_games, entrants, upsets or ())]


class Trophy(NamedTuple):
    """A trophy and its taker; no taker where no player is eligible, or each has one already.

    Where lots are still to be drawn it has no taker either, and ``by_lot`` are those who may turn
    out to be it. ``next_in_line`` is who takes it if the taker has to leave, or all who share that
    place. An award for everybody has no taker, and ``everybody`` takes it. ``why`` nobody takes it
    is said where it is not the usual reason.
    """

    prize: Prize
    taker: Entrant | None
    by_lot: tuple[Entrant, ...] = ()
    next_in_line: tuple[Entrant, ...] = ()
    everybody: tuple[Entrant, ...] = ()
    why: str = ""

    @property
    def takers(self) -> tuple[Entrant, ...]:
        """The taker, or those of whom lots choose him; none of an award for everybody."""
        if self.prize.kind == Kind.ALL:
            return ()
        return self.by_lot if self.taker is None else (self.taker,)

    @property
    def by_tie_break(self) -> bool:
        """Whether only tie-breaks put the taker before another player on his score, or do not."""
        taker, following = self.taker, self.next_in_line[:1]
        return bool(self.by_lot) or (
            taker is not None and any(taker.score == entrant.score for entrant in following)
        )

    def who_is_next(self, called: Callable[[Entrant], str] = attrgetter("label")) -> str:
        """``Lee``, ``Hart and Lee, who share the place``, with names as they are ``called``; empty
        if nobody is next in line."""
        if not self.next_in_line:
            return ""
        names = some([*map(called, self.next_in_line)])
        return names + (", who share the place" if len(self.next_in_line) > 1 else "")

    @property
    def label(self) -> str:
        """``plaque for 1st U1800``"""
        return f"{self.prize.trophy} for {self.prize.title}"

    @property
    def told(self) -> str:
        """``plaque for 1st U1800``, or ``plaque for 1st U1800, by lot`` until lots are drawn."""
        by = f", {_HOW[self.by_lot[0].parted_by]}" if self.by_lot else ""
        return f"{self.label}{by}"

    @property
    def sentence(self) -> str:
        """``Hart: plaque for 1st U1800, place 7 (rule 33D2); next in line: Lee``"""
        if self.prize.kind == Kind.ALL:
            players = f"{self.label}: {counted(len(self.everybody), 'player')}"
            names = some([entrant.label for entrant in self.by_lot])
            return players + (f", and those of {names} whom lots give no other" if names else "")
        if self.by_lot:
            return f"{self.label}: {self.by_lot[0].parted_by}; {self._one_of_them} (rule 33D2)"
        if self.taker is None:
            return f"{self.label}: {self.why_nobody}"
        place = places_in_words(self.taker.place, self.taker.last_place)
        text = f"{self.taker.label}: {self.label}, {place} (rule 33D2)"
        if self.next_in_line:
            text += f"; next in line: {self.who_is_next()}"
        return text

    @property
    def _one_of_them(self) -> str:
        names = [entrant.label for entrant in self.by_lot]
        if len(names) == 1:
            return f"{names[0]} takes this trophy or another one"
        listed = some(names).replace("others", "players")
        return f"one of {listed} takes it"

    @property
    def why_nobody(self) -> str:
        """The reason why nobody takes it."""
        if self.why:
            return self.why
        who = (
            "no team has a place that" if self.prize.kind == Kind.TEAM else "nobody is eligible who"
        )
        return f"{who} has no other trophy (rules 32C3, 33D2)"


def in_sentences(given: Iterable[Trophy]) -> list[str]:
    """Return a sentence for each trophy, but one for all of a kind that nobody takes."""

    def alike(trophy: Trophy) -> tuple[object, ...]:
        kept = (trophy.prize.condition, trophy.prize.trophy)
        return (id(trophy),) if trophy.takers else kept

    sentences = []
    for _, same in groupby(given, alike):
        first, *others = same
        if others:
            label = f"{first.label} to {others[-1].prize.title}"
            sentences.append(f"{label}: {first.why_nobody}")
        else:
            sentences.append(first.sentence)
    return sentences


def trophies(
    prizes: Sequence[Prize],
    entrants: Sequence[Entrant],
    follow_money: bool = False,
    rounds: int | None = None,
    upsets: Sequence[Upset] | None = None,
) -> list[Trophy]:
    """Give the trophies: those for places first, then in the order of 32B4, those for points last.
    Each goes to the best eligible player who has none yet; the trophy of rank n goes to place n of
    its kind or below. What everybody is given comes last.

    With ``follow_money`` the trophies of the largest cash prizes come first: the best player under
    1800 who wins that prize takes its trophy, and the next player takes the one for his place.

    Source: US Chess 33D2, 33D2a.
    """
    in_order = in_place_order(entrants)
    besides = (*APART, Kind.ALL)
    with_trophy = [prize for prize in prizes if prize.trophy and prize.kind not in besides]
    given = _Given()

    def rank(prize: Prize) -> tuple[object, ...]:
        return prize.kind == Kind.POINTS, -prize.cash if follow_money else 0, prize.priority

    for prize in sorted(with_trophy, key=rank):
        eligible = [entrant for entrant in in_order if prize.condition.admits(entrant)]
        if prize.kind == Kind.POINTS:
            reached = [entrant for entrant in eligible if reaches(prize, entrant, rounds)]
            given.to_all(prize, reached)
        else:
            given.to_the_first(prize, eligible)
    of_games = [prize for prize in prizes if prize.trophy and prize.goes_by_games]
    by_games = [] if upsets is None else of_games
    others = [prize for prize in prizes if prize.trophy and prize not in by_games]
    for (prize, *_), winners, why in apart(others, in_order):
        for winner in winners:
            given.add(prize, [winner])
        if not winners:
            given.to_nobody(prize, why)
    for prize in by_games:
        takers, why = takers_of_trophy(prize, in_order, upsets or ())
        if takers:
            given.add(prize, takers, certain=len(takers) == 1)
        else:
            given.to_nobody(prize, why)
    for prize in prizes:
        if prize.kind == Kind.ALL:
            given.to_everybody(prize, in_order)
    return given.trophies


class _Given:
    """The trophies that are given, one after the other.

    Nobody draws lots here: a trophy that they decide is given to all ``by_lot`` as far as the next
    ones are concerned. ``_held`` are the trophies that a player has or may turn out to have,
    ``_certain`` the players who have one however the lots fall.
    """

    def __init__(self) -> None:
        self.trophies: list[Trophy] = []
        self._held: dict[int, list[Trophy]] = {}
        self._certain: set[int] = set()
        self._lots: Counter[frozenset[int]] = Counter()

    def add(
        self,
        prize: Prize,
        takers: Sequence[Entrant],
        next_in_line: Sequence[Entrant] = (),
        *,
        certain: bool = True,
    ) -> None:
        """Give a trophy to its one taker; or to nobody, where there are several or it is not
        ``certain`` that he takes it."""
        taker = takers[0] if certain and len(takers) == 1 else None
        trophy = (
            Trophy(prize, taker, next_in_line=tuple(next_in_line))
            if taker
            else Trophy(prize, None, tuple(takers))
        )
        self.trophies.append(trophy)
        numbers = frozenset(entrant.number for entrant in takers)
        for number in numbers:
            self._held.setdefault(number, []).append(trophy)
        self._lots[numbers] += certain
        if self._lots[numbers] >= len(numbers):  # as many trophies as players who draw for them
            self._certain |= numbers

    def to_nobody(self, prize: Prize, why: str) -> None:
        """Keep a trophy that nobody takes, and say ``why``."""
        self.trophies.append(Trophy(prize, None, why=why))

    def to_all(self, prize: Prize, entrants: Sequence[Entrant]) -> None:
        """Give a trophy to each of them who has none."""
        if not entrants:
            self.to_nobody(prize, "nobody reached it (rule 33E)")
            return
        free, hoping = self._without(entrants)
        for entrant in free:
            self.add(prize, [entrant])
        if hoping or not free:
            self.add(prize, hoping, certain=False)

    def to_the_first(self, prize: Prize, eligible: Sequence[Entrant]) -> None:
        """Give a trophy to the best of them who has none; where lots say who that is, to those who
        may be it."""
        takers: list[Entrant] = []
        following: list[Entrant] = []
        skipped, is_left = prize.rank - 1, False
        for _, sharing in groupby(eligible, lambda entrant: entrant.place):
            level = [*sharing]
            if skipped >= len(level):
                skipped -= len(level)
                continue
            free = [entrant for entrant in level if entrant.number not in self._certain]
            if not is_left:
                takers += free
            elif free:
                following = free
                break
            else:
                continue
            is_left = len(level) > self._most_out(prize, level, skipped)
            skipped = 0
        self.add(prize, takers, following, certain=is_left)

    def _most_out(self, prize: Prize, level: Sequence[Entrant], skipped: int) -> int:
        """Return how many of those who share a place can be out of the contest for a prize: those
        before its rank, and holders of other trophies, who may have been behind it."""
        held = {id(trophy): trophy for who in level for trophy in self._held.get(who.number, ())}
        others = sum(
            trophy.prize.condition != prize.condition or trophy.prize.rank > prize.rank
            for trophy in held.values()
        )
        return max(len(held), skipped + others)

    def to_everybody(self, prize: Prize, entrants: Sequence[Entrant]) -> None:
        """Give an award to all, or to those without another trophy."""
        free, hoping = self._without(entrants) if prize.list else (entrants, [])
        self.trophies.append(Trophy(prize, None, tuple(hoping), everybody=tuple(free)))

    def _without(self, entrants: Sequence[Entrant]) -> tuple[list[Entrant], list[Entrant]]:
        """Return those of them who have no trophy, and those who may have none."""
        free = [entrant for entrant in entrants if entrant.number not in self._held]
        hoping = self._held.keys() - self._certain
        return free, [entrant for entrant in entrants if entrant.number in hoping]
