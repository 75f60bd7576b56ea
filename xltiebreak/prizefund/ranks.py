"""The ranks of the prizes in a line: which amount is for which, and what a later rank continues."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from xltiebreak.event.figures import counted
from xltiebreak.prizefund.fund_words import FundWords, has_money
from xltiebreak.prizefund.money import Cents
from xltiebreak.prizefund.parts import Parts
from xltiebreak.prizefund.prizes import BONUS, PLACE, POINTS, SPECIAL, Condition, Prize, ordinal
from xltiebreak.prizefund.refusals import AnnouncementError

_WITHOUT_RANKS = (BONUS, POINTS, SPECIAL)


def amounts_of(item: Parts, count: int) -> tuple[Cents, ...]:
    """Return the amounts of an item of so many ranks, one for each; behind 1st alone the amounts go
    on with 2nd and 3rd.

    Raises:
        AnnouncementError: they are not one for each.
    """
    amounts = item.amounts
    if sorted(amounts, reverse=True) != list(amounts):
        why = "are these amounts that rise, or ratings?"
        raise AnnouncementError(item.text, why, "1st $50, 2nd $80", "(1600-1799) $50")
    ranked = item.ranks not in (None, (1, 1)) or item.top is not None
    if not amounts or not ranked or len(amounts) == count:
        if item.trophy and len(amounts) > 1:
            why = "does each of these get the trophy?"
            raise AnnouncementError(item.text, why, "1st $100 and trophy, 2nd $50")
        return amounts
    if len(amounts) == 1 and item.each:
        return amounts * count
    if len(amounts) == 1:
        why = "is this for each of them, or for all together?"
        raise AnnouncementError(item.text, why, "1st-2nd $50 each", "1st-2nd $25 each")
    why = f"{len(amounts)} amounts for {counted(count, 'rank')}"
    raise AnnouncementError(item.text, why, "1st-3rd $100-75-50")


class LaterRanks:
    """Knows what a rank without a kind (``2nd $50``) continues."""

    def __init__(self, fund: FundWords) -> None:
        self._fund = fund
        self._named: Prize | None = None
        """The kind named last, in a sentence that may have ended since."""
        self._ended = False
        self._first_written: Condition | None = None
        """The last condition with a written 1st."""

    def end_sentence(self) -> None:
        """Know that a sentence ends."""
        self._ended = True

    def add(self, item: Parts, kind: Prize) -> None:
        """Keep what an item with prizes of this kind says."""
        if kind.kind in _WITHOUT_RANKS and not kind.is_for_upset:
            return
        self._named, self._ended = None if kind.kind == PLACE else kind, False
        if item.ranks and item.ranks[0] == 1:
            self._first_written = kind.condition

    def kind_of(self, item: Parts, prizes: Sequence[Prize]) -> Prize:
        """Return the kind that a bare rank continues: places or the kind named last, whichever ends
        at the rank before; of both, the one with a written 1st.

        Raises:
            AnnouncementError: it can be either.
        """
        assert item.ranks is not None
        rank, named = item.ranks[0], self._named
        if named is None or rank == 1:
            return Prize(PLACE)
        is_money = bool(item.amounts) or item.percent is not None
        of_places, of_named = (
            self._last_rank(prizes, kind, is_money=is_money) + 1 == rank
            for kind in (Prize(PLACE), named)
        )
        if of_places != of_named:
            return named if of_named else Prize(PLACE)
        if of_named and self._first_written == named.condition:
            return named
        if self._ended and not of_named:
            return Prize(PLACE)
        raise AnnouncementError(
            item.text,
            f"is this for {ordinal(rank)} place, or for {replace(named, rank=rank).title}?",
            "1st $100, 2nd $20, U1600 $40",
            "1st $100, U1600 $40-20",
        )

    def _last_rank(self, prizes: Sequence[Prize], kind: Prize, *, is_money: bool) -> int:
        """Return the last rank of a kind so far, of its money or of its trophies. An amount that
        may be for 1st place counts as 1st."""
        may_be_first = kind.kind == PLACE and is_money and self._fund.doubtful is not None
        return max(
            (
                prize.rank
                for prize in prizes
                if prize.condition == kind.condition and has_money(prize) == is_money
            ),
            default=int(may_be_first),
        )
