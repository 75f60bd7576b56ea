"""What an announcement says of the whole fund: its sum, what it is based on, what is guaranteed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from xltiebreak.event.figures import decimal, listed
from xltiebreak.prizefund.announcement.tokens import AnnouncementError, Statement, Token, cents
from xltiebreak.prizefund.money import Cents, money
from xltiebreak.prizefund.prizes import POINTS, Prize

SAYING_SO = ("based", "else", "half", "part", "guaranteed", "in total", "total", "limit")
BESIDE = ("money", "percent", "number", "filler", "dash")


@dataclass
class FundWords:
    """What was read so far; sums are in cents, what is guaranteed in per cent of each prize."""

    based_on: int | None = None
    total: Cents | None = None
    guaranteed: Fraction | None = None
    guaranteed_sum: Cents | None = None
    limit: Cents | None = None
    half: tuple[str, ...] = ()
    awaits_total: bool = False

    def is_meant(self, statement: Statement) -> bool:
        """Whether a statement speaks of the fund and not of one prize: ``$$830 b/50``, ``Prize
        fund: $500``, ``Prizes $500:``."""
        if not statement.only(*SAYING_SO, *BESIDE):
            return False
        sums = [token for token in statement.tokens if token.kind != "filler"]
        one_sum = [token.kind for token in sums] == ["money"]
        return statement.has(*SAYING_SO) or (
            one_sum and (statement.end == ":" or self.awaits_total)
        )

    def read(self, statement: Statement) -> None:
        """Take in what the statement says.

        Raises:
            AnnouncementError: a figure in it can be several things.
        """
        before, sums = "", []
        guaranteed = statement.has("guaranteed")
        for token in statement.tokens:
            if token.kind == "money" or (token.kind == "number" and before == "in total"):
                sums.append(token)
            elif token.kind == "part" or (token.kind == "percent" and guaranteed):
                self.guaranteed = Fraction(token.parts[0])
            elif token.kind in ("number", "percent"):
                raise AnnouncementError(token.text, "what of the fund is this?")
            else:
                self._word(token)
            before = token.kind
        self._sums(sums, guaranteed)
        self.awaits_total = statement.end == ":" and statement.has("total") and not sums

    def _word(self, token: Token) -> None:
        if token.kind == "based":
            self.based_on = int(token.parts[0])
        elif token.kind == "limit":
            self.limit = cents(token.parts[0])
        elif token.kind == "half":
            self.half = tuple(re.split(r",\s*|\s+and\s+", token.parts[0].strip()))

    def _sums(self, sums: Sequence[Token], guaranteed: bool) -> None:
        """The announced sum and what is guaranteed of it: of two the second, of one all of it,
        unless the sum was read before."""
        amounts = [token.cents for token in sums]
        if len(amounts) > 1 + guaranteed:
            raise AnnouncementError(" ".join(one.text for one in sums), "which is the prize fund?")
        if guaranteed and len(amounts) + (self.total is not None) > 1:
            self.guaranteed_sum = amounts.pop()
        elif guaranteed and self.guaranteed is None:
            self.guaranteed = Fraction(100)
        if amounts:
            self.total = amounts[0]

    def remarks(self, prizes: Sequence[Prize], sign: str) -> list[tuple[str, str]]:
        """What does not agree: the announced sum with that of the prizes, a sum that is guaranteed
        with a percentage; and who counts as half an entry. Each with a code."""
        found = []
        added = sum(prize.cash for prize in prizes)
        open_ended = any(one.percent or one.kind == POINTS for one in prizes)
        if self.total is not None and added != self.total and not open_ended:
            told = f"{money(self.total, sign)} are announced, and the prizes add up to "
            found.append(("announcement-total", f"{told}{money(added, sign)}"))
        if self.guaranteed_sum is not None and self.total:
            part = Fraction(self.guaranteed_sum * 100, self.total)
            if self.guaranteed not in (None, part):
                told = f"{money(self.guaranteed_sum, sign)} are {decimal(part)}% of the fund, and "
                told += f"{decimal(self.guaranteed or 0)}% of each prize are guaranteed"
                found.append(("announcement-guaranteed", told))
            self.guaranteed = self.guaranteed or part
        fees = sum(one.percent or 0 for one in prizes)
        if fees > 100:
            found.append(("announcement-percent", f"the prizes are {decimal(fees)}% of the fees"))
        if self.half:
            told = f"{listed(self.half)} count half: state how many entries there are"
            found.append(("announcement-half", told))
        return found
