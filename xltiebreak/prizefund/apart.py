"""Prizes that no pool takes in: for points, for winning alone, special ones such as for the largest
upset."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from xltiebreak.event.results import Outcome
from xltiebreak.event.section import Section
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.fund import Fund
from xltiebreak.prizefund.money import Share
from xltiebreak.prizefund.prizes import BONUS, POINTS, SPECIAL, Prize


def reaches(prize: Prize, entrant: Entrant, rounds: int | None) -> bool:
    """Whether a player has the score that a prize for points asks for: its points, or more than
    half of the rounds where it is for a plus score."""
    if prize.points is None:
        return rounds is not None and entrant.score > rounds / 2
    return entrant.score >= prize.points


def points_prize(
    fund: Fund, prizes: Sequence[Prize], entrant: Entrant, share: Share
) -> Prize | None:
    """Return the prize for points that a player takes: the one for the highest score that he
    reaches, if it is larger than his share of the prizes with all of his score group in.

    Source: US Chess 33E.
    """
    reached = [
        prize
        for prize in prizes
        if prize.kind == POINTS and prize.cash and reaches(prize, entrant, fund.rounds)
    ]
    highest = max(reached, key=lambda prize: (_score(prize, fund.rounds), prize.cash), default=None)
    if highest is None:
        return None
    limit = fund.limits.most_for(entrant)
    most = highest.cash if limit is None else min(highest.cash, limit)
    return highest if most > share else None


def _score(prize: Prize, rounds: int | None) -> float:
    """The score that a prize for points asks for; the least plus score is half a point more than
    half of the rounds."""
    return (rounds or 0) / 2 + 0.5 if prize.points is None else prize.points


def bonus_winner(prize: Prize, entrants: Sequence[Entrant]) -> tuple[Entrant | None, str]:
    """Return who takes a bonus for a clear winner, or for a winner on tie-break where that is
    announced, and why; nobody where there is none."""
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
    return None, f"{len(winners)} players are level for 1st after every tie-break"


class Upset(NamedTuple):
    """A game that the lower rated player won: the pairing numbers of both, the round, and how many
    points he was lower."""

    winner: int
    loser: int
    round: int
    difference: int

    @property
    def why(self) -> str:
        """``beat number 2, rated 200 points higher, in round 3``"""
        higher = f"rated {self.difference} points higher"
        return f"beat number {self.loser}, {higher}, in round {self.round}"


def upsets(section: Section, rounds: int) -> tuple[Upset, ...] | None:
    """The upsets of these rounds, largest first: won over the board by a rated player against a
    rated one, by the ratings of the crosstable. Nothing where teams play matches."""
    if section.matches is not None:
        return None
    return tuple(
        sorted(
            _upsets(section, rounds),
            key=lambda upset: (-upset.difference, upset.round, upset.winner),
        )
    )


def _upsets(section: Section, rounds: int) -> Iterator[Upset]:
    rating = {player.number: player.rating for player in section.players}
    table = section.crosstable
    for number, results in zip(table.numbers, table.results):
        for round, result in enumerate(results[:rounds], start=1):
            if result.outcome is Outcome.WIN and result.opponent is not None:
                own, other = rating.get(number), rating.get(result.opponent)
                if own and other and other > own:
                    yield Upset(number, result.opponent, round, other - own)


def largest(upsets: Sequence[Upset], numbers: Sequence[int]) -> list[Upset]:
    """The largest upset of these players; several where the difference is equal, one a player."""
    theirs = {upset.winner: upset for upset in reversed(upsets) if upset.winner in numbers}
    most = max((upset.difference for upset in theirs.values()), default=0)
    best = {number for number, upset in theirs.items() if upset.difference == most}
    return [theirs[number] for number in numbers if number in best]


def apart(
    prizes: Sequence[Prize], entrants: Sequence[Entrant], upsets: Sequence[Upset] | None = None
) -> list[tuple[Prize, tuple[Entrant, ...], str]]:
    """Return bonuses and special prizes, each with those who divide it, or with nobody, and why. A
    prize for an upset that names nobody goes to the largest upset."""
    given: list[tuple[Prize, tuple[Entrant, ...], str]] = []
    for prize in prizes:
        if prize.kind == BONUS:
            winner, why = bonus_winner(prize, entrants)
            given.append((prize, () if winner is None else (winner,), why))
        elif prize.kind == SPECIAL:
            named = tuple(entrant for entrant in entrants if prize.condition.admits(entrant))
            why = "a special prize, apart" if named else "nobody is named"
            if upsets is not None and prize.is_for_upset and not prize.players:
                games = largest(upsets, [entrant.number for entrant in entrants])
                by_number = {entrant.number: entrant for entrant in entrants}
                named = tuple(by_number[game.winner] for game in games)
                why = games[0].why if len(games) == 1 else _equal(games)
            given.append((prize, named, why))
    return given


def _equal(games: Sequence[Upset]) -> str:
    """Why several divide a prize for an upset, or nobody has it."""
    if not games:
        return "no rated player beat a higher rated one"
    return f"each beat somebody rated {games[0].difference} points higher"
