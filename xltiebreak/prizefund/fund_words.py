"""Statements of an announcement about the whole fund: its sum, basis in entries, and guarantee."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import NamedTuple

from xltiebreak.event.figures import decimal, listed
from xltiebreak.prizefund.fund import TOTAL, unlike_total
from xltiebreak.prizefund.money import Cents, money
from xltiebreak.prizefund.prizes import PLACE, Prize
from xltiebreak.prizefund.refusals import AnnouncementError
from xltiebreak.prizefund.tokens import Statement, Token, cents

_BEHIND = ("based", "else", "half", "part", "first guaranteed")
SAYING_SO = (*_BEHIND, "guaranteed", "in total", "total", "limit", "of the fees")
BESIDE = ("money", "percent", "number", "filler", "dash")
OF_ALL = (*_BEHIND, "in total")
"""Kinds of words that may stand beside a list of amounts and concern the whole fund."""


class Doubtful(NamedTuple):
    """An amount that is the whole fund or the first prize; the prizes after it decide which.

    ``before_colon`` and ``as_fund`` (based on entries, or guaranteed) say how it is written; ``at``
    is the number of prizes before it.
    """

    text: str
    cents: Cents
    at: int
    before_colon: bool = False
    as_fund: bool = False
    guaranteed: bool = False


@dataclass
class FundWords:
    """The fund as a line has described it so far; sums in cents, guarantees in per cent of each
    prize, ``fees`` in per cent of the entry fees; so many first places are guaranteed in full.

    ``total_is_meant`` says that a label calls an amount the total where it can be one.
    """

    based_on: int | None = None
    total: Cents | None = None
    guaranteed: Fraction | None = None
    guaranteed_sum: Cents | None = None
    limit: Cents | None = None
    first_guaranteed: int = 0
    fees: Fraction | None = None
    fees_text: str = ""
    half: tuple[str, ...] = ()
    awaits_total: bool = False
    total_is_meant: bool = False
    doubtful: Doubtful | None = None

    @property
    def is_known(self) -> bool:
        """Whether there is a total, or an amount that is one unless the prizes contradict it."""
        amount = self.doubtful
        sure = amount is not None and (amount.as_fund or amount.before_colon)
        return self.total is not None or sure

    def is_meant(self, statement: Statement) -> bool:
        """Whether a statement concerns the fund and not one prize: ``$$830 b/50``, ``Prize fund:
        $500``, ``Prizes $500:``."""
        if not statement.only(*SAYING_SO, *BESIDE) or is_list(statement.tokens):
            return False
        sums = [token for token in statement.tokens if token.kind != "filler"]
        one_sum = [token.kind for token in sums] == ["money"]
        return statement.has(*SAYING_SO) or (
            one_sum and (statement.end == ":" or self.awaits_total)
        )

    def without_list(self, tokens: Sequence[Token]) -> Sequence[Token]:
        """Read the words about the fund beside a list of amounts, as in ``$$ 200-100-50 b/20``;
        return the other tokens."""
        if not is_list(tokens):
            return tokens
        for token in tokens:
            if token.kind in OF_ALL:
                self._word(token)
        return [token for token in tokens if token.kind not in OF_ALL]

    def split(self, statement: Statement) -> tuple[Statement | None, Statement]:
        """Split the words about the fund off the beginning of a statement, as in ``$$500 b/20
        300-200``, and read those at its end, as in ``2nd $50 (b/20, 50% gtd)``; return the
        beginning, if any, and the rest."""
        if self.is_meant(statement):
            return None, statement
        tokens = list(statement.tokens)
        if not any(token.kind == "percent" for token in tokens):  # 50% of entries to 1st
            tokens = [
                token._replace(kind="percent") if token.kind == "of the fees" else token
                for token in tokens
            ]
        elif tokens[-1].kind == "of the fees" and tokens[-1].groups[0]:  # U1500: 10% of entries
            tokens[-1] = tokens[-1]._replace(kind="percent")
        while tokens and not self.is_meant(statement._replace(tokens=tuple(tokens))):
            if tokens[-1].kind in _BEHIND:
                self._word(tokens.pop())
            elif [token.kind for token in tokens[-2:]] == ["percent", "guaranteed"]:
                self.guaranteed = Fraction(tokens[-2].groups[0])
                tokens = tokens[:-2]
            else:
                break
        end = _beginning(tokens)
        head, rest = tokens[:end], tokens[end:]
        of_fund = [token.kind for token in head if token.kind in SAYING_SO]
        is_total = self.awaits_total and len(head) == 1 and rest and rest[0].kind == "ordinal"
        if is_total and rest[-1].kind in ("money", "number"):
            of_fund = ["total"]
        if not rest or not of_fund or (of_fund == ["in total"] and len(head) == 1):
            return None, statement._replace(tokens=tuple(tokens))
        words = " ".join(token.text.strip() for token in head)
        return Statement(tuple(head), ",", words), statement._replace(
            tokens=tuple(rest), text=" ".join(token.text.strip() for token in rest)
        )

    def read(self, statement: Statement, at: int) -> None:
        """Read a statement about the fund; ``at`` is the number of prizes before it.

        Raises:
            AnnouncementError: a figure in it can be several things.
        """
        before, sums = "", []
        for token in statement.tokens:
            is_sum = before in ("in total", "guaranteed") and token.kind == "number"
            if token.kind == "money" or is_sum:
                sums.append(token)
            elif token.kind == "percent" and statement.has("guaranteed"):
                self.guaranteed = Fraction(token.groups[0])
            elif token.kind in ("number", "percent"):
                raise AnnouncementError(
                    token.text,
                    "what of the fund is this?",
                    "$$500, 50% guaranteed: $300-200",
                    "$$500: 1st 60%, 2nd 40%",
                )
            else:
                self._word(token)
            before = before if token.kind == "filler" else token.kind
        self._sums(sums, statement, at)
        self.awaits_total = statement.end == ":" and statement.has("total") and not sums

    def _word(self, token: Token) -> None:
        if token.kind == "based":
            self.based_on = int(token.groups[0])
        elif token.kind == "part":
            self.guaranteed = Fraction(token.groups[0])
        elif token.kind == "first guaranteed":
            self.first_guaranteed = int(token.groups[0] or token.groups[1] or 1)
        elif token.kind == "of the fees":
            self.fees, self.fees_text = Fraction(token.groups[0] or 100), token.text
        elif token.kind == "limit":
            self.limit = cents(token.groups[0])
        elif token.kind == "half":
            self.half = tuple(re.split(r",\s?|\sand\s", token.groups[0].strip()))

    def _sums(self, sums: Sequence[Token], statement: Statement, at: int) -> None:
        """Keep the announced sum and the guaranteed sum: of two amounts the second is guaranteed,
        of one all of it, unless the sum was read before. An amount is doubtful if no word calls it
        the sum."""
        guaranteed = statement.has("guaranteed")
        earlier = self.total is not None or self.doubtful is not None
        if len(sums) > 1 + guaranteed or (sums and earlier and not guaranteed):
            raise AnnouncementError(
                " ".join(token.text for token in sums),
                "which is the prize fund?",
                "$$500: $300-200",
                "$$500, $400 guaranteed: $300-200",
            )
        amounts = [token.cents for token in sums]
        if amounts and guaranteed and len(amounts) + earlier > 1:
            self.guaranteed_sum = amounts.pop()
            amounts += [self.doubtful.cents] if self.doubtful else []
            self.total, self.doubtful = amounts[0] if amounts else self.total, None
            return
        sure = self.total_is_meant or self.awaits_total or statement.has("total", "in total")
        if amounts and not sure:
            self.doubtful = Doubtful(
                statement.text,
                amounts[0],
                at,
                before_colon=statement.end == ":",
                as_fund=guaranteed or statement.has("based"),
                guaranteed=guaranteed,
            )
            return
        if guaranteed and self.guaranteed is None:
            self.guaranteed = Fraction(100)
        if amounts:
            self.total = amounts[0]

    def settle(self, prizes: Sequence[Prize], listed: Cents | None, sign: str) -> Doubtful | None:
        """Decide whether the doubtful amount is the total, which is kept, or the first prize, which
        is returned. ``listed`` is the sum of a list of amounts that names no place and begins with
        the first prize; it is empty where the first prize is named.

        Raises:
            AnnouncementError: it can be either, or neither.
        """
        amount, self.doubtful = self.doubtful, None
        if amount is None:
            return None
        first = any(
            prize.kind == PLACE and prize.rank == 1 and has_money(prize) for prize in prizes
        )
        following = [prize for prize in prizes[amount.at :] if has_money(prize)]
        added = sum(prize.cash for prize in prizes)
        adds_up = amount.cents in (added, listed)
        if amount.before_colon:
            is_total = bool(following)
        elif amount.as_fund:
            begins = first and (adds_up or (listed is None and bool(following)))
            is_total = begins or self.guaranteed is not None
        else:
            is_total = False
        if is_total:
            self.total = amount.cents
            if amount.guaranteed and self.guaranteed is None:
                self.guaranteed = Fraction(100)
            return None
        percents = any(prize.percent is not None for prize in following)
        if first or adds_up or percents or not following or amount.before_colon:
            text = money(amount.cents, sign)
            raise AnnouncementError(
                amount.text,
                "is this the whole fund or for 1st?",
                f"Prize fund {text}: 1st 60%, 2nd 40%",
                f"1st {text}",
            )
        return amount

    def shared(self, prizes: Sequence[Prize]) -> list[Prize]:
        """Return the prizes with the guarantee of the first places, and with their parts of the
        fees: those in the line may be parts of the fees that are paid out (``80% of EFs: 1st
        60%, 2nd 40%``).

        Raises:
            AnnouncementError: the parts add up neither to the fees that are paid out nor to 100%.
        """
        prizes = [
            replace(
                prize,
                guaranteed=prize.guaranteed
                or (prize.kind == PLACE and prize.rank <= self.first_guaranteed),
            )
            for prize in prizes
        ]
        added = sum(prize.percent or 0 for prize in prizes)
        if self.fees is None or added == self.fees:
            return prizes
        part = decimal(self.fees)
        if added != 100 or self.total is not None:
            raise AnnouncementError(
                self.fees_text,
                f"the prizes are {decimal(added)}% in all; of what?"
                if added
                else "which prizes share it?",
                f"{part}% of entry fees: 1st 60%, 2nd 40%",
                f"{part}% of entry fees: 1st {part}%",
            )
        return [
            replace(prize, percent=prize.percent and prize.percent * self.fees / 100)
            for prize in prizes
        ]

    def remarks(self, prizes: Sequence[Prize], sign: str) -> list[tuple[str, str]]:
        """Return the contradictions, each with a code: between the announced sum and the prizes,
        between a guaranteed sum and percentage; and the players who count as half an entry."""
        remarks = []
        unlike = unlike_total(self.total, prizes, sign)
        if unlike and not self.total_is_meant:
            remarks.append((TOTAL, unlike))
        if self.guaranteed_sum is not None and self.total:
            part = Fraction(self.guaranteed_sum * 100, self.total)
            if self.guaranteed not in (None, part):
                message = (
                    f"{money(self.guaranteed_sum, sign)} are {decimal(part)}% of the fund, and "
                    f"{decimal(self.guaranteed or 0)}% of each prize are guaranteed"
                )
                remarks.append(("announcement-guaranteed", message))
            self.guaranteed = self.guaranteed or part
        fees = sum(prize.percent or 0 for prize in prizes)
        if fees > 100 and self.total is None:
            remarks.append(("announcement-percent", f"the prizes are {decimal(fees)}% of the fees"))
        if self.half:
            message = f"{listed(self.half)} count half: state how many entries there are"
            remarks.append(("announcement-half", message))
        return remarks


def _beginning(tokens: Sequence[Token]) -> int:
    """Return how many tokens at the beginning concern the fund: words that say so, and one sum that
    begins no list."""
    has_sum = False
    for k, token in enumerate(tokens):
        following = tokens[k + 1].kind if k + 1 < len(tokens) else ""
        if token.kind in ("money", "number") and not has_sum and following != "dash":
            has_sum = True
        elif token.kind not in (*SAYING_SO, "filler") and not (
            token.kind == "percent" and following == "guaranteed"
        ):
            return k
    return len(tokens)


def is_list(tokens: Sequence[Token]) -> bool:
    """Whether there are amounts with dashes between them: ``200-100-50``."""
    kinds = [token.kind for token in tokens]
    amounts = [kind in ("money", "number") for kind in kinds]
    return any(
        kind == "dash" and any(amounts[:k][-1:]) and any(amounts[k + 1 :][:1])
        for k, kind in enumerate(kinds)
    )


def has_money(prize: Prize) -> bool:
    """Whether a prize is cash, or a percentage of the fund or of the fees."""
    return bool(prize.cash) or prize.percent is not None
