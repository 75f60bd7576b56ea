"""Upsets: games in which the lower rated player won, and who takes the prizes for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.names import first_name_first
from xltiebreak.event.results import Outcome
from xltiebreak.event.roundrobin import annulled
from xltiebreak.event.section import Section
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.prizes import Prize

NOBODY = "no rated player beat a higher rated one"
"""Why there is no upset."""


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
    outcomes = (Outcome.WIN, Outcome.DRAW) if draws else (Outcome.WIN,)
    games = _upsets(section, rounds, outcomes)
    return tuple(sorted(games, key=lambda upset: (-upset.counts, upset.round, upset.winner)))


def _upsets(section: Section, rounds: int, outcomes: Sequence[Outcome]) -> Iterator[Upset]:
    rating = {player.number: player.rating for player in section.players}
    names = {player.number: first_name_first(player.label) for player in section.players}
    for number, results in annulled(section).crosstable.rows.items():
        for round, result in enumerate(results[:rounds], start=1):
            if result.outcome in outcomes and result.opponent is not None:
                own, other = rating.get(number), rating.get(result.opponent)
                if own and other and other > own:
                    drawn = result.outcome is Outcome.DRAW
                    when = 0 if section.origin.grid else round
                    yield Upset(
                        number, result.opponent, when, other - own, drawn, names[result.opponent]
                    )


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


def taker_of_trophy(
    prize: Prize, entrants: Sequence[Entrant], games: Sequence[Upset]
) -> Entrant | None:
    """Return who takes the trophy for an upset; of equal upsets the best in the standings."""
    ranked = [entrant for level in levels(games, entrants, prize.round) for entrant, _ in level]
    return ranked[prize.rank - 1] if prize.rank <= len(ranked) else None


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
