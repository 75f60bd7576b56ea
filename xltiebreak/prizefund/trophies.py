"""Trophies: one to a player, by the standings with their tie-breaks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from xltiebreak.prizefund.apart import Upset, apart, reaches
from xltiebreak.prizefund.division import some
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.prizes import BONUS, POINTS, SPECIAL, TEAM, Prize


@dataclass(frozen=True)
class Trophy:
    """A trophy and who takes it; nobody where nobody is eligible and has none yet.

    ``level_with`` are those who share the place with the taker and could take it as well, so that
    lots are due; ``next_in_line`` is who takes it if the taker has to leave without it.
    """

    prize: Prize
    taker: Entrant | None
    level_with: tuple[Entrant, ...] = ()
    next_in_line: Entrant | None = None

    @property
    def by_tie_break(self) -> bool:
        """Whether tie-breaks gave it to the taker and not to another on the same score."""
        taker, following = self.taker, self.next_in_line
        return taker is not None and following is not None and taker.score == following.score

    @property
    def label(self) -> str:
        """``plaque for 1st U1800``"""
        return f"{self.prize.trophy} for {self.prize.title}"

    @property
    def sentence(self) -> str:
        """``Hart: plaque for 1st U1800, place 7 (rule 33D2); next in line: Lee``"""
        what = self.label
        if self.taker is None:
            return f"{what}: {self.why_nobody}"
        text = f"{self.taker.label}: {what}, place {self.taker.places} (rule 33D2)"
        if self.level_with:
            others = some([entrant.label for entrant in self.level_with])
            text += f"; level with {others} after every tie-break, so lots are due"
        if self.next_in_line is not None:
            text += f"; next in line: {self.next_in_line.label}"
        return text

    @property
    def why_nobody(self) -> str:
        """Why nobody takes it."""
        who = "no team has a place that" if self.prize.kind == TEAM else "nobody is eligible who"
        return f"{who} has no other trophy (rules 32C3, 33D2)"


def in_sentences(given: Iterable[Trophy]) -> list[str]:
    """Return a sentence for each trophy, and one for all of a kind that nobody takes."""

    def alike(trophy: Trophy) -> tuple[object, ...]:
        kept = (trophy.prize.condition, trophy.prize.trophy)
        return (id(trophy),) if trophy.taker else kept

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
    Each goes to the best in the standings who is eligible and has none yet; the trophy of rank n is
    for those from place n of its kind on.

    ``follow_money`` gives the trophies of the largest cash prizes first, so that the best player
    under 1800 who wins that prize takes its trophy and leaves the one for his place to the next.

    Source: US Chess 33D2, 33D2a.
    """
    in_order = sorted(entrants, key=lambda entrant: (-entrant.score, entrant.place, entrant.number))
    there = [prize for prize in prizes if prize.trophy and prize.kind not in (BONUS, SPECIAL)]
    given: list[Trophy] = []
    taken: set[int] = set()

    def rank(prize: Prize) -> tuple[object, ...]:
        return prize.kind == POINTS, -prize.cash if follow_money else 0, prize.priority

    for prize in sorted(there, key=rank):
        eligible = [entrant for entrant in in_order if prize.condition.admits(entrant)]
        if prize.kind == POINTS:
            takers = [
                Trophy(prize, entrant) for entrant in eligible if reaches(prize, entrant, rounds)
            ]
            free = [
                trophy for trophy in takers if trophy.taker and trophy.taker.number not in taken
            ]
            new = free or [Trophy(prize, None)]
        else:
            new = [_to_the_first(prize, eligible, taken)]
        given += new
        taken |= {trophy.taker.number for trophy in new if trophy.taker}
    for prize, winners, _ in apart([prize for prize in prizes if prize.trophy], in_order, upsets):
        is_one = prize.is_for_upset and not prize.players  # of equal upsets the best player's
        divided = winners[:1] if is_one else winners
        given += [Trophy(prize, winner) for winner in divided] or [Trophy(prize, None)]
    return given


def _to_the_first(prize: Prize, eligible: Sequence[Entrant], taken: Collection[int]) -> Trophy:
    free = [entrant for entrant in eligible[prize.rank - 1 :] if entrant.number not in taken]
    if not free:
        return Trophy(prize, None)
    first = free[0]
    level = tuple(
        entrant
        for entrant in eligible
        if entrant.place == first.place and entrant is not first and entrant.number not in taken
    )
    return Trophy(prize, first, level, free[1] if len(free) > 1 else None)
