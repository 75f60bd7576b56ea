"""A whole announcement: its prizes, and what it says of the fund."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.prizefund.announcement.fund_words import FundWords
from xltiebreak.prizefund.announcement.items import TROPHY, Item, items
from xltiebreak.prizefund.announcement.tokens import (
    AnnouncementError,
    Statement,
    Token,
    statements,
)
from xltiebreak.prizefund.announcement.who import Who, who_is_meant
from xltiebreak.prizefund.fund import MOST_PRIZES, USCHESS, Fund, Limits
from xltiebreak.prizefund.money import Cents
from xltiebreak.prizefund.prizes import PLACE, Prize, ordinal

SECTION_NAMES = ("open", "premier", "championship", "reserve", "amateur", "booster", "novice")
"""Words that name a section where they stand first and no colon follows."""

_THOUSANDS = 3
"""So many digits stand behind the comma of an amount."""


@dataclass(frozen=True)
class Announcement:
    """What a line of prizes says.

    ``based_on`` is the number of entries, ``guaranteed`` the percentage of each prize that is paid
    in any case, ``total`` the announced sum in cents. ``half`` are those who count as half an
    entry. ``sections`` are the sections that it names. ``findings`` are what a director should
    look at, such as a sum that is not the announced one.
    """

    text: str
    prizes: tuple[Prize, ...]
    based_on: int | None = None
    guaranteed: Fraction | None = None
    total: Cents | None = None
    limits: Limits = field(default_factory=Limits)
    half: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()
    sign: str = "$"
    findings: tuple[Finding, ...] = ()

    def fund(
        self,
        rule: str = USCHESS,
        entries: Fraction | None = None,
        fees: Cents | None = None,
        rounds: int | None = None,
    ) -> Fund:
        """The fund that it announces; what was taken in ``fees``, and how many ``rounds`` there
        are, where prizes ask for that.

        Raises:
            TieBreakError: something that the prizes ask for is not known.
        """
        return Fund(
            self.prizes,
            rule,
            based_on=self.based_on,
            entries=entries,
            guaranteed=self.guaranteed,
            fees=fees,
            rounds=rounds,
            limits=self.limits,
            sign=self.sign,
        )


def read_announcement(text: str, section: str = "", where: str = "Prizes") -> Announcement:
    """The prizes of a line as clubs print it: ``$$830 b/50: 300-200-100, U1800 100-50``.

    ``section`` is the name of the section that the line belongs to: its own name at the front of
    the line announces prizes for places in it. ``where`` is the cell that the findings speak of.

    Raises:
        AnnouncementError: a part of it is not understood, or can be read in two ways; it quotes
            the part.
    """
    reader = _Reader(text, section)
    for statement in statements(text):
        reader.read(statement)
    return reader.finished(where)


class _Reader:
    """Reads statement by statement; what was read so far says what the next may leave out."""

    def __init__(self, text: str, section: str) -> None:
        self.text = text
        self.section = section
        self.prizes: list[Prize] = []
        self.there: set[tuple[object, ...]] = set()
        self.sections: list[str] = []
        self.sign = "$"
        self.fund = FundWords()
        self.remarks: list[tuple[str, str]] = []
        self.speaks_of: Who | None = None
        """The kind before the last colon."""
        self.before: Item | None = None
        """The item before, from which a bare kind in a list takes its money."""
        self.trophy = ""
        self.bare: list[Item] = []
        """Kinds in a list that wait for what they are to get."""
        self.amount = ""
        """The amount that stands right before a comma."""

    def read(self, statement: Statement) -> None:
        self._refuse_parted(statement)
        for token in statement.tokens:
            if token.kind == "money":
                self.sign = token.parts[0]
        if statement.has("each section"):
            self._is_for_each_section(statement)
        elif self.fund.is_meant(statement):
            self.fund.read(statement)
        elif statement.end == ":":
            self._heading(statement)
        else:
            for item in items(statement, self._without_section(statement)):
                self._give(item)
        if statement.end in (";", ".", "!", "\n"):
            self._refuse_bare()
            self.speaks_of = self.before = None
            self.trophy = ""

    def _refuse_parted(self, statement: Statement) -> None:
        """``$1, 600-200`` is what becomes of ``$1,600-200`` where commas part the cells."""
        first, last = statement.tokens[0], statement.tokens[-1]
        if self.amount and statement.only("number", "dash") and len(first.text) == _THOUSANDS:
            raise AnnouncementError(
                f"{self.amount}, {statement.text}",
                "does the comma stand inside an amount? Write amounts without commas, or the line "
                "in quotation marks",
            )
        is_amount = statement.end == "," and last.kind in ("money", "number")
        self.amount = last.text if is_amount and len(last.text.lstrip("$€£ ")) <= _THOUSANDS else ""

    def _is_for_each_section(self, statement: Statement) -> None:
        """``Under 800, Under 600 (each section):`` names sections, not prizes."""
        words = re.sub(r"\(\s*each\s+section\s*\)", "", statement.text, flags=re.IGNORECASE)
        names = [item.text for item in self.bare] + [words.strip()]
        self.bare = []
        self._name_sections(names)

    def _heading(self, statement: Statement) -> None:
        """What stands before a colon: the section's own name, a kind of prize, or a word for what
        is given."""
        tokens = [token for token in statement.tokens if token.kind != "filler"]
        if not tokens:
            return
        if all(token.kind == "trophy" for token in tokens):
            self.trophy = items(statement, tokens)[0].trophy
            return
        name = " ".join(t.text.strip() for t in tokens if t.kind not in ("band", "over", "below"))
        who, used = who_is_meant(tokens)
        is_this_one = bool(name) and _folded(name) == _folded(self.section)
        self._refuse_bare()
        if who is not None and used == len(tokens) and not is_this_one:
            self.speaks_of, self.before = who, None
        elif is_this_one or _is_name(tokens):
            self._name_sections([re.sub(r"\s+sections?$", "", name, flags=re.IGNORECASE)])
        else:
            raise AnnouncementError(statement.text, "this is not understood")

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
            )
        self.sections = list(names)
        if self.section and _folded(self.section) not in map(_folded, names):
            raise AnnouncementError(
                ", ".join(names), f"the line speaks of this, and the section is {self.section}"
            )

    def _give(self, item: Item) -> None:
        """The prizes of an item."""
        if item.no_dash:
            self.remarks.append(
                ("announcement-dash", f'"{item.no_dash}": a dash is missing; read as two prizes')
            )
        if item.is_bare:
            taken = self._as_before(item)
            if taken is None:
                self.bare.append(item)
                return
            item = taken
        elif self.bare:
            self._give_each(item)
        self._add(item)
        self.before = item

    def _as_before(self, item: Item) -> Item | None:
        """A kind in a list with what stands before the list: ``10% A, B, C``, ``Top 3 U1100,
        U800``, ``Trophies to top U1100, top U800``."""
        before = self.before
        trophy = self.trophy or (before.trophy if before else "")
        if trophy and item.who and (item.who.best or not (before and before.top)):
            return item._replace(trophy=trophy)
        if before is None or before.who is None or item.who is None:
            return None
        same = before.who.by_rating and item.who.by_rating
        if same and before.money_first and (before.percent or len(before.amounts) == 1):
            return item._replace(amounts=before.amounts, percent=before.percent, money_first=True)
        if same and not before.amounts and not before.percent:
            return item._replace(trophy=before.trophy, top=before.top)
        return None

    def _give_each(self, item: Item) -> None:
        """Kinds in a list with what stands behind it: ``U1800, U1600 $50 each``."""
        if not (item.each and item.who is not None):
            self._refuse_bare()
        for one in self.bare:
            self._add(one._replace(amounts=item.amounts, percent=item.percent, trophy=item.trophy))
        self.bare = []

    def _refuse_bare(self) -> None:
        if self.bare:
            raise AnnouncementError(
                ", ".join(item.text for item in self.bare),
                'what does this get? Write the amount behind it, or "each" behind the last',
            )

    def _add(self, item: Item) -> None:
        kind = self._kind_of(item)
        first, last = item.ranks or (1, item.top or 1)
        count = last - first + 1
        if count < 1 or count > MOST_PRIZES or len(self.prizes) + count > MOST_PRIZES:
            raise AnnouncementError(item.text, "these are no ranks")
        cash = self._by_rank(item, count)
        trophy = item.trophy or self.trophy
        if not cash and item.percent is None:
            trophy = trophy or TROPHY
        count = max(count, len(cash))
        for k in range(count):
            prize = replace(
                kind,
                rank=first + k,
                cash=cash[k] if cash else 0,
                percent=item.percent,
                trophy=trophy,
                guaranteed=item.guaranteed,
            )
            self._refuse_twice(item, prize)
            self.prizes.append(prize)

    def _refuse_twice(self, item: Item, prize: Prize) -> None:
        what = ["cash"] * bool(prize.cash or prize.percent) + ["trophy"] * bool(prize.trophy)
        new = {(prize.condition, prize.points, prize.title, one) for one in what}
        if new & self.there:
            raise AnnouncementError(item.text, f"there is a prize for {prize.title} already")
        self.there |= new

    def _kind_of(self, item: Item) -> Prize:
        """Whom the item is for: as it says, else what stands before the colon, else places."""
        if item.who is not None:
            self.speaks_of = None
            return item.who.prize
        if self.speaks_of is not None:
            return self.speaks_of.prize
        if len(item.amounts) < 2 and not item.ranks and not item.top:
            raise AnnouncementError(item.text, f'for whom is this? Write "1st {item.text}"')
        before = self.before
        if item.ranks and before and before.ranks and before.who and not before.who.is_for_all:
            raise AnnouncementError(
                item.text, f"is this for {ordinal(item.ranks[0])} place, or of {before.who.text}?"
            )
        return Prize(PLACE)

    def _by_rank(self, item: Item, count: int) -> list[Cents]:
        """The cash of each rank."""
        amounts = list(item.amounts)
        if sorted(amounts, reverse=True) != amounts:
            why = 'amounts that rise, or ratings? Ratings are written "(1600-1799)"'
            raise AnnouncementError(item.text, why)
        stated = item.ranks is not None or item.top is not None
        if not amounts or not stated or len(amounts) == count:
            if item.trophy and len(amounts) > 1:
                raise AnnouncementError(item.text, "does each of these get the trophy?")
            return amounts
        if len(amounts) == 1 and item.each:
            return amounts * count
        if len(amounts) == 1:
            raise AnnouncementError(item.text, "is this for each of them, or for all together?")
        raise AnnouncementError(item.text, f"{len(amounts)} amounts for {count} ranks")

    def finished(self, where: str) -> Announcement:
        self._refuse_bare()
        if not self.prizes:
            raise AnnouncementError(self.text, "there is no prize in this")
        self.remarks += self.fund.remarks(self.prizes, self.sign)
        findings = [Finding(WARNING, code, where, message) for code, message in self.remarks]
        return Announcement(
            text=self.text,
            prizes=tuple(replace(one, position=k) for k, one in enumerate(self.prizes, start=1)),
            based_on=self.fund.based_on,
            guaranteed=self.fund.guaranteed,
            total=self.fund.total,
            limits=Limits(unrated=self.fund.limit),
            half=self.fund.half,
            sections=tuple(self.sections),
            sign=self.sign,
            findings=tuple(findings),
        )


def _folded(name: str) -> str:
    words = re.sub(r"\bsections?\b|\bclass\b", " ", name.casefold())
    return "".join(re.findall(r"\w+", words.replace("under", "u")))


def _is_name(tokens: Sequence[Token]) -> bool:
    """Whether these words can name a section: words, with the ratings it is for."""
    kinds = [token.kind for token in tokens]
    named = kinds[0] == "word" or "section" in kinds
    return named and all(
        kind in ("word", "section", "band", "over", "below", "under", "class", "or unrated")
        for kind in kinds
    )
