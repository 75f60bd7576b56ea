"""What moved between two standings of one section: places, scores and tie-breaks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from xltiebreak.event.figures import Figure, decimal
from xltiebreak.prizefund.money import money
from xltiebreak.prizefund.winners import Winner, winnings
from xltiebreak.ranking.places import Standing
from xltiebreak.ranking.standings import Ranked
from xltiebreak.rules.systems import TieBreak
from xltiebreak.rules.terms import Show

NONE = "–"
"""What stands where there was no place and no figure."""


@dataclass(frozen=True)
class Move:
    """One player, or team, before and after: nothing where he is new, or gone.

    ``won`` is what he takes before and after; ``money_is_known`` tells of both whether that can be
    said at all.
    """

    before: Standing | None
    after: Standing | None
    won: tuple[Winner | None, Winner | None] = (None, None)
    money_is_known: tuple[bool, bool] = (False, False)

    @property
    def now(self) -> Standing:
        """Where he stands after; before, where he is gone."""
        row = self.after or self.before
        assert row is not None
        return row

    @property
    def label(self) -> str:
        """``7 Hart, Hugh``."""
        return f"{self.now.player.number} {self.now.player.label}"

    @property
    def places(self) -> tuple[str, str]:
        """The places before and after."""
        before, after = (row.places if row else NONE for row in (self.before, self.after))
        return before, after

    def scores(self, show: Show = decimal) -> tuple[str, str]:
        """The scores before and after."""
        before, after = (show(row.score, 2) if row else NONE for row in (self.before, self.after))
        return before, after

    def values(self, tie_break: TieBreak, show: Show = decimal) -> tuple[str, str]:
        """A tie-break's values before and after; empty where there is none."""
        before, after = (
            _written(row.values.get(tie_break.code), tie_break.system.digits, show) if row else NONE
            for row in (self.before, self.after)
        )
        return before, after

    @property
    def cash(self) -> tuple[float | None, float | None]:
        """The money before and after; nothing where it cannot be said."""
        before, after = (
            (winner.cash / 100 if winner else 0.0) if known else None
            for winner, known in zip(self.won, self.money_is_known)
        )
        return before, after

    @property
    def takes(self) -> tuple[str, str]:
        """Money and trophies before and after: ``$75, plaque for 1st U1800``; empty where that
        cannot be said."""
        before, after = map(_takes, self.won, self.money_is_known)
        return before, after

    @property
    def moved(self) -> bool:
        """Whether the place or the money is another; money that could not be said before, or
        cannot be said now, is not."""
        before, after = (row.place if row else None for row in (self.before, self.after))
        return before != after or (all(self.money_is_known) and self.cash[0] != self.cash[1])

    def touched(self, tie_breaks: Sequence[TieBreak]) -> bool:
        """Whether anything is another: place, money, trophy, score, or one of these tie-breaks."""
        takes = [self.takes] if all(self.money_is_known) else []
        shown = (self.places, *takes, self.scores(), *map(self.values, tie_breaks))
        return self.moved or any(map(differ, shown))


@dataclass(frozen=True)
class Moves:
    """Everybody of one list of places, before and after; ``same`` is a number after by the one
    before."""

    before: Ranked
    after: Ranked
    same: Mapping[int, int]

    @cached_property
    def all(self) -> tuple[Move, ...]:
        """Everybody, in the order after; then those who are gone."""
        was = {self.same.get(row.player.number): row for row in self.before.listed}
        now = {row.player.number for row in self.after.listed}
        return (
            *(self._move(was.get(row.player.number), row) for row in self.after.listed),
            *(self._move(row, None) for number, row in was.items() if number not in now),
        )

    def _move(self, before: Standing | None, after: Standing | None) -> Move:
        old, new = (
            winners.get(row.player.number) if winners is not None and row else None
            for winners, row in zip(self._winnings, (before, after))
        )
        was, now = (winners is not None for winners in self._winnings)
        return Move(before, after, (old, new), (was, now))

    @cached_property
    def _winnings(self) -> tuple[Mapping[int, Winner] | None, Mapping[int, Winner] | None]:
        return winnings(self.before), winnings(self.after)

    @property
    def moved(self) -> list[Move]:
        """Those whose place or money is another."""
        return [move for move in self.all if move.moved]

    @property
    def touched(self) -> list[Move]:
        """Those of whom anything is another."""
        return [move for move in self.all if move.touched(self.tie_breaks)]

    @cached_property
    def tie_breaks(self) -> list[TieBreak]:
        """The tie-breaks that both orders have."""
        there = {tie_break.code for tie_break in self.before.tie_breaks}
        return [tie_break for tie_break in self.after.tie_breaks if tie_break.code in there]

    def sums(self, move: Move, show: Show = decimal) -> Iterator[tuple[TieBreak, list[str]]]:
        """Each tie-break that changed for somebody who was there before: its sentence before and
        after."""
        if move.before is None or move.after is None:
            return
        for tie_break in self.tie_breaks:
            if differ(move.values(tie_break)):
                before = self.before.worksheet(move.before.player.number, tie_break)
                after = self.after.worksheet(move.after.player.number, tie_break)
                yield tie_break, [before.sentence(show), after.sentence(show)]


def _written(value: Figure | None, digits: int, show: Show) -> str:
    return "" if value is None else show(value, digits)


def _takes(won: Winner | None, known: bool) -> str:
    if not known:
        return ""
    if won is None:
        return "nothing"
    cash = [money(won.cash, won.share.sign)] if won.share else []
    return ", ".join([*cash, *won.trophies_told])


def differ(figures: tuple[str, str]) -> bool:
    """Whether what was is another than what is."""
    return figures[0] != figures[1]


def arrow(before: str, after: str) -> str:
    """``3 → 2``; the figure alone where nothing changed."""
    return after if before == after else f"{before or NONE} → {after or NONE}"
