"""Reads a line of prizes as clubs print it: the prizes, and statements about the fund."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from xltiebreak.event.findings import ERROR, WARNING, Finding
from xltiebreak.event.words import narrow
from xltiebreak.prizefund.fund import MOST_PRIZES, TOTAL, Announcement, Limits
from xltiebreak.prizefund.fund_words import Doubtful, FundWords
from xltiebreak.prizefund.in_kind import GIFT, SECTION_NAMES, TROPHY
from xltiebreak.prizefund.items import items, refuse_after, refuse_list
from xltiebreak.prizefund.money import Cents
from xltiebreak.prizefund.parts import Parts, Who, who_is_meant
from xltiebreak.prizefund.prizes import ALL, PLACE, POINTS, Claim, Prize, claims
from xltiebreak.prizefund.ranks import LaterRanks, amounts_of
from xltiebreak.prizefund.refusals import (
    NOT_UNDERSTOOD,
    WITH_AMOUNTS,
    WITHOUT_AMOUNT,
    AnnouncementError,
)
from xltiebreak.prizefund.tokens import (
    VALUES,
    Statement,
    Token,
    folded,
    is_called,
    may_be_name,
    name_in,
    statements,
)
from xltiebreak.prizefund.usual_words import OTHERS_LATER
from xltiebreak.prizefund.whole_statements import WholeStatements

_OF_PRIZES = (*VALUES, "ordinal", "top", "special", "trophy")
"""Kinds of words that no name of a section has."""

_THOUSANDS = 3
"""The number of digits after a comma inside an amount."""


def read_announcement(
    text: str, section: str = "", where: str = "Prizes", *, total_is_meant: bool = False
) -> Announcement:
    """Read a line of prizes as clubs print it: ``$$830 b/50: 300-200-100, U1800 100-50``.

    ``section`` is the name of the line's own section; at the front of the line it announces prizes
    for places. ``where`` is the cell for the findings. With ``total_is_meant`` an amount that can
    be the whole fund is the whole fund, even if the prizes add up to another sum.

    Raises:
        AnnouncementError: a part of it is not understood, or can be read in two ways; it quotes
            the part.
    """
    fund = FundWords(total_is_meant=total_is_meant)
    reader = _Reader(text, section, fund)
    whole = WholeStatements(fund, section)
    for statement in whole.of(statements(text)):
        reader.read(statement)
    return reader.finished(where, whole.sign)


class _Reader:
    """Reads statement after statement, and keeps what a later statement may leave out."""

    def __init__(self, text: str, section: str, fund: FundWords) -> None:
        self.text = text
        self.section = section
        self.prizes: list[Prize] = []
        self.claimed: set[Claim] = set()
        self.sections: list[str] = []
        self.slashed = False
        """Whether a slash stands before the current item."""
        self.fund = fund
        self.remarks: list[tuple[str, str]] = []
        self.speaks_of: Who | None = None
        """The kind of prize before the last colon."""
        self.before: Parts | None = None
        """The previous item: a kind without an amount takes its money."""
        self.trophy = ""
        self.bare: list[Parts] = []
        """Kinds in a list whose amount has not come yet, and what ``joints`` stand between them."""
        self.joints = ""
        self.joint = ""
        """The sign after the previous item."""
        self.amount = ""
        """An amount right before a comma."""
        self.fee = ""
        """An entry fee in the current sentence."""
        self.listed: Cents | None = None
        """The sum of a list of amounts that names no place and begins with the first prize."""
        self.later = LaterRanks(fund)

    def read(self, statement: Statement) -> None:
        """Read the next statement."""
        self._refuse_parted(statement)
        if not statement.has("fee"):
            beginning, statement = self.fund.split(statement)
            if beginning is not None:
                self.read(beginning)
        if statement.only("filler"):
            return
        if statement.has("fee"):
            self._is_fee(statement)
        elif statement.has("each section") and not statement.has(*_OF_PRIZES):
            self._is_for_each_section(statement)
        elif self.fund.is_meant(statement):
            self.fund.read(statement, len(self.prizes))
            self.fee = "" if self.fund.total else self.fee
        elif statement.end == ":":
            self._heading(statement)
        else:
            self._refuse_second_fee(statement)
            tokens = self.fund.without_list(self._without_section(statement))
            *others, last = items(statement, tokens)
            for item in others:
                self._give(item)
            self._give(last, waits=statement.end in ("a", "&", "/"))
            self.slashed = statement.end == "/"
            self.joint = statement.end
            joint = "&" if statement.end == "a" else statement.end
            self.joints = f"{self.joints}{joint}".replace(",,", ",") if self.bare else ""
        if statement.end and statement.end in ";.!\n|•·*":
            self._refuse_bare()
            self.speaks_of = self.before = None
            self.trophy = self.fee = ""
            self.later.end_sentence()

    def _is_fee(self, statement: Statement) -> None:
        """Read an entry fee, ``EF $20``, which is no prize."""
        if not statement.only("fee", "filler"):
            raise AnnouncementError(
                statement.text, "what of this is the entry fee, what a prize?", "EF $20. 1st $100"
            )
        self.fee = statement.text

    def _refuse_second_fee(self, statement: Statement) -> None:
        """Refuse ``EF $20, $15 juniors``: the second amount can be a fee or a prize."""
        if self.fee and not statement.has("ordinal", "top", "in total"):
            raise AnnouncementError(
                f"{self.fee}, {statement.text}",
                "is the second amount a fee or a prize?",
                "EF $20, $15 juniors. 1st $100",
                "EF $20. Top junior $15",
            )
        self.fee = ""

    def _refuse_parted(self, statement: Statement) -> None:
        """Refuse ``$1, 600-200``: a file with commas between cells makes this of ``$1,600-200``."""
        first, last = statement.tokens[0], statement.tokens[-1]
        if self.amount and statement.only("number", "dash") and len(first.text) == _THOUSANDS:
            raise AnnouncementError(
                f"{self.amount}, {statement.text}",
                "does the comma stand inside an amount? Leave it out, or put the line in quotation "
                "marks",
                "1st $1600-200",
            )
        is_amount = statement.end == "," and last.kind in ("money", "number")
        self.amount = (
            last.text if is_amount and len(re.sub(r"\D", "", last.text)) <= _THOUSANDS else ""
        )

    def _is_for_each_section(self, statement: Statement) -> None:
        """Read ``Under 800, Under 600 (each section):`` as names of sections, not as prizes."""
        words = re.sub(r"\(\s*each\s+section\s*\)", "", statement.text, flags=re.IGNORECASE)
        names = [item.text for item in self.bare] + [words.strip()]
        self.bare = []
        self._name_sections(names)

    def _heading(self, statement: Statement) -> None:
        """Read the words before a colon: the section's name, a kind of prize, or a word for
        trophies."""
        tokens = [token for token in statement.tokens if token.kind != "filler"]
        if not tokens:
            return
        if all(token.kind == "trophy" for token in tokens):
            self.trophy = items(statement, tokens)[0].trophy
            return
        name = name_in(tokens)
        who, used = who_is_meant(tokens)
        is_this_one = is_called(tokens, self.section)
        self._refuse_bare()
        if who is not None and used == len(tokens) and not is_this_one:
            self.speaks_of, self.before = who, None
        elif is_this_one:
            self._name_sections([self.section])
        elif may_be_name(tokens):
            self._name_sections([re.sub(r"\s{1,9}sections?$", "", name, flags=re.IGNORECASE)])
        else:
            raise AnnouncementError(statement.text, NOT_UNDERSTOOD)

    def _without_section(self, statement: Statement) -> Sequence[Token]:
        first, *rest = statement.tokens
        if rest and first.kind == "word" and first.text.casefold() in SECTION_NAMES:
            self._name_sections([first.text])
            return rest
        return statement.tokens

    def _name_sections(self, names: Sequence[str]) -> None:
        if self.sections:
            raise AnnouncementError(
                " and ".join([*self.sections, *names]),
                "these are several sections; give each its own line of prizes",
                f"{self.sections[0]}: 1st $100, 2nd $50",
            )
        self.sections = list(names)
        if self.section and folded(self.section) not in map(folded, names):
            raise AnnouncementError(
                ", ".join(names),
                f"the line speaks of this, and the section is {self.section}",
                f"{self.section}: 1st $100, 2nd $50",
            )

    def _give(self, item: Parts, *, waits: bool = False) -> None:
        """Add an item; a bare one that ``waits`` may get what the next item gets."""
        if item.no_dash:
            self.remarks.append(
                ("announcement-dash", f'"{item.no_dash}": a dash is missing; read as two prizes')
            )
        if item.is_bare:
            taken = self._as_before(item, waits=waits)
            if taken is None:
                self.bare.append(item)
                return
            item = taken
        if self.bare:
            self._give_each(item)
        refuse_after(self.before, item, self.joint)
        self._add(item)

    def _as_before(self, item: Parts, *, waits: bool) -> Parts | None:
        """Return a kind in a list with the amount or trophy before the list: ``10% A, B, C``, ``Top
        3 U1100, U800``, ``Trophies to top U1100, top U800``."""
        before = self.before
        if item.who and item.who.prize.kind == ALL:
            before = None
        is_open = bool(before and before.trophy) and (waits or len(self._awards) > 1)
        trophy = self.trophy or (before.trophy if before and not is_open else "")
        of_one = item.who and (item.who.best or item.ranks or item.who.prize.kind == POINTS)
        if trophy and item.who and (of_one or not (before and before.top)):
            return item._replace(trophy=trophy)
        if is_open or before is None or before.who is None or item.who is None:
            return None
        alike = before.each and before.who.prize.kind == item.who.prize.kind
        same = alike or (before.who.by_rating and item.who.by_rating)
        if self.slashed and not before.each:
            return None
        if same and before.money_first and (before.percent or len(before.amounts) == 1):
            return item._replace(
                amounts=before.amounts, percent=before.percent, money_first=True, each=before.each
            )
        if same and not before.amounts and not before.percent:
            return item._replace(trophy=before.trophy, top=before.top)
        return None

    def _give_each(self, item: Parts) -> None:
        """Add each kind of a list with the amount after the list: ``U1800, U1600 $50 each``."""
        in_kind = not item.amounts and item.percent is None
        shared = item.each or in_kind or (len(item.amounts) > 1 and not self.slashed)
        alone = len(item.amounts) < 2 and self.joints in (",", ",&")
        if "/" in self.joints and "," in self.joints:  # A/B, C/D $50 each: of two or of four
            shared = False
        one_by_one = not item.each and len(item.amounts) == len(self.bare) + 1
        if item.who is None:
            self._refuse_bare()
        if not (shared or alone) or one_by_one:
            refuse_list(self.bare, item, one_by_one=one_by_one)
        for bare in self.bare:
            self._add(item._replace(text=bare.text, who=bare.who))
        self.bare = []

    def _refuse_bare(self) -> None:
        if self.bare:
            raise AnnouncementError(
                ", ".join(item.text for item in self.bare), WITHOUT_AMOUNT, WITH_AMOUNTS
            )

    def _add(self, item: Parts) -> None:
        before, self.before = self.before, item
        if self._may_be_fund(item) and self.fund.total_is_meant:
            self.fund.total = item.amounts[0]
            return
        if self._may_be_fund(item):
            self.fund.doubtful = Doubtful(item.text, item.amounts[0], 0, guaranteed=item.guaranteed)
            return
        kind = self._kind_of(item)
        first, last = item.first_and_last
        count = last - first + 1
        if count < 1 or count > MOST_PRIZES or len(self.prizes) + count > MOST_PRIZES:
            raise AnnouncementError(
                item.text, f"this is no rank; a line has at most {MOST_PRIZES:,} prizes"
            )
        cash = amounts_of(item, count)
        if kind.kind == ALL and (cash or item.percent or item.ranks or item.top):
            raise AnnouncementError(
                item.text, "money is not for everybody", "1st $100. Medals to all"
            )
        trophy = item.trophy or self.trophy
        if cash and re.search(GIFT, self.trophy):
            raise AnnouncementError(
                item.text,
                f"is this money, or what the {self.trophy} is worth?",
                "1st $50, 2nd $25",
                "1st $50 gift card, 2nd $25 gift card",
            )
        if not cash and item.percent is None and not trophy:
            words = item.text.casefold()
            if item.ranks or len(self._awards) > 1 or words.startswith(("first", "the first")):
                raise AnnouncementError(item.text, WITHOUT_AMOUNT, WITH_AMOUNTS)
            trophy = before.trophy if before and before.trophy else self._usual_award
        self.before = item._replace(trophy=trophy)
        for prize in item._replace(amounts=cash, trophy=trophy).prizes(kind):
            if not self.claimed.isdisjoint(claims(prize).values()):
                raise AnnouncementError(
                    item.text,
                    f"there is a prize for {prize.title} already",
                    "U1800 $100-50" if prize.cash else "Trophies to top 3, medals to 4th-10th",
                )
            self.claimed.update(claims(prize).values())
            self.prizes.append(prize)
        self.later.add(item, kind)
        if kind.kind == PLACE and cash and not (item.ranks or item.top or item.who):
            self.listed = sum(cash)

    @property
    def _usual_award(self) -> str:
        """What a kind is given without a word: as all before it, or a trophy."""
        return next(iter(self._awards)) if len(self._awards) == 1 else TROPHY

    @property
    def _awards(self) -> set[str]:
        """What has been given so far without money, besides that for everybody."""
        with_award = (prize for prize in self.prizes if prize.trophy and prize.kind != ALL)
        return {prize.trophy for prize in with_award if not prize.cash}

    def _may_be_fund(self, item: Parts) -> bool:
        """Whether an item is a bare amount before all prizes: it is for 1st unless later statements
        make it the whole fund."""
        written = (item.who, item.ranks, item.top, item.trophy, item.percent, item.each)
        before = (self.prizes, self.fund.doubtful, self.fund.total, self.speaks_of)
        return not any((*written, *before)) and len(item.amounts) == 1

    def _kind_of(self, item: Parts) -> Prize:
        """Return the kind of an item: its own, else the heading's, else places."""
        if item.who is not None:
            self.speaks_of = None
            return item.who.prize
        if self.speaks_of is not None:
            return self.speaks_of.prize
        is_alone = len(item.amounts) < 2 and not item.ranks and not item.top
        if is_alone and (self.prizes or not self.fund.is_known):
            raise AnnouncementError(
                item.text, "for whom is this?", f"1st {item.text}", f"U1600 {item.text}"
            )
        return self.later.kind_of(item, self.prizes) if item.ranks else Prize(PLACE)

    def finished(self, where: str, typed_sign: str) -> Announcement:
        """Return what the statements announce, with money in the sign that was typed."""
        self._refuse_bare()
        sign = typed_sign or "$"
        first = self.fund.settle(self.prizes, self.listed, sign)
        if first is not None:
            prize = Prize(PLACE, first.cents, guaranteed=first.guaranteed)
            self.prizes.insert(first.at, prize)
        self.prizes = self.fund.shared(self.prizes)
        if not self.prizes:
            raise AnnouncementError(self.text, "there is no prize in this")
        self.remarks += self.fund.remarks(self.prizes, sign)
        later = re.search(narrow(OTHERS_LATER), self.text, re.IGNORECASE)
        if later:
            words = later[0].lstrip(";,. ")
            message = f'"{words}": announce the amounts of these, too, before the first round'
            self.remarks.append(("announcement-open", message))
        findings = [
            Finding(ERROR if code == TOTAL else WARNING, code, where, message)
            for code, message in self.remarks
        ]
        return Announcement(
            prizes=tuple(replace(prize, position=k) for k, prize in enumerate(self.prizes, 1)),
            based_on=self.fund.based_on,
            guaranteed=self.fund.guaranteed,
            total=self.fund.total,
            limits=Limits(unrated=self.fund.limit),
            half=self.fund.half,
            sections=tuple(self.sections),
            sign=typed_sign,
            findings=tuple(findings),
        )
