"""A section's prizes as its file states them, the fund that follows, and doubts about it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import count, groupby
from typing import Callable, TypeVar

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.event.section import Section
from xltiebreak.prizefund.fund import (
    EQUAL,
    HORT,
    NONE,
    TO_THE_TIE,
    USCHESS,
    WITHHELD,
    Announcement,
    Fund,
    Limits,
    announced_by,
)
from xltiebreak.prizefund.money import SIGNS, SYMBOL, Cents, money
from xltiebreak.prizefund.prizes import NAMED, POOLED, Entrant, Prize, by_round, entrant_at, ordinal
from xltiebreak.prizefund.typed_cells import NO_ONE, PrizeError, amount_of
from xltiebreak.ranking.places import Standing

_RULES: Mapping[str, str] = {
    **dict.fromkeys(("uschess", "us chess", "32b"), USCHESS),
    **dict.fromkeys(("equal", "equally"), EQUAL),
    "hort": HORT,
    **dict.fromkeys(("none", "by place", "no split"), NONE),
}
_WITHOUT_CAP = re.compile(r"[,;]? ?(?:no|without)(?: the)? cap$")
_FOLLOW_MONEY: Mapping[str, bool] = {
    **dict.fromkeys(("standings", "place", "by place", "33d2"), False),
    **dict.fromkeys(("money", "cash", "follows the money", "follow the money", "33d2a"), True),
}
_BEYOND: Mapping[str, str] = {
    **dict.fromkeys((TO_THE_TIE, "others", "the tie", "to the others"), TO_THE_TIE),
    **dict.fromkeys((WITHHELD, "not paid", "stays in the fund"), WITHHELD),
}
_UPSET_DRAWS: Mapping[str, bool] = {
    **dict.fromkeys(("none", "no", "0"), False),
    **dict.fromkeys(("half", "yes", "count half", "half the difference", "½", "0.5"), True),
}
FOR_NOBODY = "prize-for-nobody"
"""The code of the finding that nobody is eligible for a prize; what is not paid says it, too."""

MEANT = ("yes", "meant", "x", "true")
"""Words at the label Announced total that confirm the total in the line."""
_IN_FULL = ("all", "yes", "in full", "guaranteed")
_MOST_DIGITS = 5

_T = TypeVar("_T")
_N = TypeVar("_N", int, Fraction)


@dataclass(frozen=True)
class StatedPrizes:
    """A section's prizes as its file states them.

    ``fund`` is empty if there are no prizes, or if they cannot be read: ``findings`` say why.
    ``ratings`` replace those of the crosstable for some players, empty for a player who counts as
    unrated; ``entered_again`` holds the later number of a player's earlier entry, ``lists`` the
    numbers on each named list. ``words`` are the texts at the labels, by name (``based_on``),
    ``rows`` those in the table of prizes, by column. ``announced`` is the fund, also while only
    that is missing which is known when everybody has entered: fees, and who can win a named prize.
    """

    fund: Fund | None = None
    ratings: Mapping[int, int | None] = field(default_factory=dict)
    withdrawn: tuple[int, ...] = ()
    entered_again: Mapping[int, int] = field(default_factory=dict)
    lists: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    findings: tuple[Finding, ...] = ()
    words: Mapping[str, str] = field(default_factory=dict)
    rows: tuple[Mapping[str, str], ...] = ()
    announced: Fund | None = field(default=None, compare=False, repr=False)

    def of_event(self, whole: Cents) -> StatedPrizes:
        """Return these prizes of a section with the announced cash of the ``whole`` event."""
        if self.announced is None:
            return self
        fund = replace(self.announced, whole_event=whole)
        return replace(self, announced=fund, fund=fund if self.fund else None)

    @property
    def divides_equally(self) -> bool:
        """Whether every tie divides the money of its places equally."""
        if self.fund is None:
            return not any(finding.is_error for finding in self.findings)
        return self.fund.divides_equally

    @property
    def upset_draws(self) -> bool:
        """Whether draws count as upsets; the label says so without prizes, too."""
        typed = self.words.get("upset_draws", "")
        return self.fund.upset_draws if self.fund else upset_draws(typed)

    @property
    def as_labels(self) -> Mapping[str, str]:
        """The texts to type at the labels if the crosstable has no columns for the prizes."""
        ratings = (f"{number}: {value or 'unr'}" for number, value in self.ratings.items())
        lists = (
            f"{name}: {', '.join(map(str, numbers)) or NO_ONE[0]}"
            for name, numbers in self.lists.items()
        )
        words = {"prize_ratings": "; ".join(ratings), "prize_lists": "; ".join(lists)}
        return {**self.words, **{name: text for name, text in words.items() if text}}

    @property
    def as_meant(self) -> StatedPrizes:
        """The same prizes without the typed texts, and once."""
        announced = None if self.fund == self.announced else self.announced
        return replace(self, announced=announced, findings=(), words={}, rows=())

    def entrants(self, rows: Sequence[Standing]) -> tuple[Entrant, ...]:
        """Return the players of these standings as entrants."""
        return tuple(map(self._entrant, rows))

    def _entrant(self, row: Standing) -> Entrant:
        player, number = row.player, row.player.number
        return entrant_at(
            row,
            rating=self.ratings.get(number, player.rating) or None,
            provisional=player.provisional is not None and number not in self.ratings,
            withdrawn=number in self.withdrawn,
            later_entry=self.entered_again.get(number),
            lists=frozenset(name.casefold() for name in self.lists if number in self.lists[name]),
        )


def stated_prizes(section: Section) -> StatedPrizes | None:
    """Return the prizes in a section's file; nothing if it states none."""
    return section.prizes if isinstance(section.prizes, StatedPrizes) else None


def fund_of(
    announcement: Announcement, words: Mapping[str, str], rounds: int | None = None
) -> Fund:
    """Return the fund of an announcement, completed by the labels beside it.

    Raises:
        PrizeError: a label is not understood, or contradicts the announcement; its title is the
            name of the label.
        TieBreakError: something that the prizes ask for is not stated.
    """
    labels, limit = _Labels(words), announcement.limits.unrated
    rule, cap = labels.rule()
    total = labels.agrees("prize_fund", labels.money("prize_fund"), announcement.total, money)
    total = labels.agrees("announced_total", labels.total(), total, money)
    prizes = tuple(by_round(announcement.prizes, rounds))
    added = announced_by(prizes, total)
    return Fund(
        prizes,
        rule,
        based_on=labels.agrees("based_on", labels.count("based_on"), announcement.based_on),
        entries=labels.entries(),
        guaranteed=labels.agrees("guaranteed", labels.guaranteed(added), announcement.guaranteed),
        total=total,
        fees=labels.money("entry_fees"),
        cap=cap,
        limits=Limits(
            labels.agrees("unrated_limit", labels.money("unrated_limit"), limit, money),
            labels.money("provisional_limit"),
            labels.named("above_limit", _BEYOND, TO_THE_TIE),
        ),
        trophies_follow_money=labels.named("trophy_rule", _FOLLOW_MONEY, False),
        upset_draws=upset_draws(labels.text("upset_draws")),
        rounds=rounds,
        sign=labels.sign(announcement.sign),
    )


def upset_draws(text: str) -> bool:
    """Return whether draws count as upsets, by the text at the label.

    Raises:
        PrizeError: it is not understood.
    """
    return _Labels({"upset_draws": text}).named("upset_draws", _UPSET_DRAWS, False)


@dataclass(frozen=True)
class _Labels:
    words: Mapping[str, str]

    def text(self, label: str) -> str:
        return " ".join(self.words.get(label, "").split())

    def rule(self) -> tuple[str, bool]:
        """Return the rule for dividing cash, and whether a share is capped."""
        text = self.text("prize_rule").casefold()
        name = _WITHOUT_CAP.sub("", text)
        if name and name not in _RULES:
            expected = f"{', '.join((USCHESS, EQUAL, HORT))} or {NONE}"
            raise PrizeError("prize_rule", f"{text!r} is no prize rule; expected {expected}")
        return _RULES[name] if name else USCHESS, name == text

    def named(self, label: str, known: Mapping[str, _T], otherwise: _T) -> _T:
        text = self.text(label)
        if text.casefold() in known:
            return known[text.casefold()]
        if text:
            expected = " or ".join(next(k for k in known if known[k] == v) for v in _values(known))
            raise PrizeError(label, f"{text!r} is not understood; expected {expected}")
        return otherwise

    def sign(self, typed: str) -> str:
        """Return the sign of the money: of the label, else of the amounts, else the dollar."""
        currency = self.named("currency", SIGNS, typed or "$")
        if typed and currency != typed and (typed, currency) != ("$", "CA$"):
            raise PrizeError(
                "currency", f"{currency} contradicts the prizes, which are in {typed}; correct one"
            )
        return currency

    def money(self, label: str) -> Cents | None:
        text = self.text(label)
        return amount_of(text, label, percent=False).cents if text else None

    def total(self) -> Cents | None:
        """Return the total if its label states a sum instead of confirming the one in the line."""
        is_sum = self.text("announced_total").casefold() not in MEANT
        return self.money("announced_total") if is_sum else None

    def count(self, label: str) -> int | None:
        text = self.text(label).removesuffix(".0").replace(",", "")
        if not text:
            return None
        if not text.isdecimal() or not 0 < len(text) <= _MOST_DIGITS or not int(text):
            raise PrizeError(label, f"{text!r} is no number of entries; expected one such as 50")
        return int(text)

    def entries(self) -> Fraction | None:
        """Return the number of entries; some may count half."""
        text = self.text("entries").replace("½", ".5")
        if not text:
            return None
        if not re.fullmatch(rf"\d{{0,{_MOST_DIGITS}}}(?:\.\d{{1,2}})?", text) or text == ".":
            raise PrizeError(
                "entries", f"{text!r} is no number of entries; expected one such as 62.5"
            )
        return Fraction(text)

    def guaranteed(self, announced: Cents) -> Fraction | None:
        """Return the guaranteed percentage of each prize, which the label may state as a sum of
        money."""
        text = self.text("guaranteed").casefold()
        if not text:
            return None
        if text in _IN_FULL:
            return Fraction(100)
        if re.fullmatch(r"0?\.\d+|1(\.0+)?", text):  # so Excel stores 80%
            return Fraction(text) * 100
        if not re.search(f"%|{SYMBOL}", text, re.IGNORECASE):
            raise PrizeError(
                "guaranteed", f"{text!r} can be a part or a sum; expected such as 80% or $400"
            )
        amount = amount_of(text, "guaranteed")
        part = amount.percent
        if part is None:
            if amount.cents > announced:
                raise PrizeError(
                    "guaranteed",
                    f"{text!r} is more than the prizes, which add up to {money(announced, '')}",
                )
            part = Fraction(amount.cents * 100, announced or 1)
        return part

    def agrees(
        self,
        label: str,
        at_label: _N | None,
        announced: _N | None,
        show: Callable[[_N], str] = lambda figure: decimal(Fraction(figure)),
    ) -> _N | None:
        """Return the label's value, else the announcement's; refuse it if they differ."""
        if at_label is not None and announced is not None and at_label != announced:
            raise PrizeError(
                label,
                f"{self.text(label)!r} contradicts the line of prizes, which says "
                f"{show(announced)}; correct one of them",
            )
        return announced if at_label is None else at_label


def _values(known: Mapping[str, _T]) -> list[_T]:
    return list(dict.fromkeys(known.values()))


Doubt = tuple[Prize, str, str]
"""The prize, the finding's code, and its message."""


def doubts(
    fund: Fund, entrants: Sequence[Entrant], where: Callable[[Prize], str] = lambda _: "Prizes"
) -> list[Finding]:
    """Return warnings for the director: a missing rank, two prizes of one rank, a prize for which
    nobody is eligible, a prize of nothing. ``where`` returns the cell of a prize."""
    prizes = sorted(
        (prize for prize in fund.prizes if prize.kind in POOLED),
        key=lambda prize: (str(prize.condition), prize.rank),
    )
    all_doubts = [*_of_nothing(fund.prizes)]
    for _, same in groupby(prizes, lambda prize: prize.condition):
        ranks = list(same)
        all_doubts += [*_ranks(ranks), *_nobody(ranks[0], entrants)]
    return [Finding(WARNING, code, where(prize), message) for prize, code, message in all_doubts]


def _of_nothing(prizes: Sequence[Prize]) -> Iterator[Doubt]:
    for prize in prizes:
        if not prize.cash and not prize.trophy and prize.percent is None:
            yield prize, "prize-of-nothing", f"{prize.title} is neither cash nor a trophy"


def _ranks(prizes: Sequence[Prize]) -> Iterator[Doubt]:
    """Yield doubts about ranks of one kind: missing ones, two cash prizes or two trophies of a
    rank."""
    ranks = {prize.rank for prize in prizes}
    missing = next(rank for rank in count(1) if rank not in ranks)
    if missing < max(ranks):
        message = f"there is no {ordinal(missing)} prize of the kind of {prizes[0].title}"
        yield prizes[0], "prize-rank-missing", message
    for kind, by_rank in (
        ("cash prizes", Counter(prize.rank for prize in prizes if prize.cash)),
        ("trophies", Counter(prize.rank for prize in prizes if prize.trophy)),
    ):
        for prize in {prize.rank: prize for prize in prizes if by_rank[prize.rank] > 1}.values():
            yield prize, "prize-twice", f"there are {by_rank[prize.rank]} {kind} for {prize.title}"


def _nobody(prize: Prize, entrants: Sequence[Entrant]) -> Iterator[Doubt]:
    if entrants and not any(prize.condition.admits(entrant) for entrant in entrants):
        why = "nobody is on its list" if prize.kind == NAMED else "nobody there is eligible"
        yield prize, FOR_NOBODY, f"{prize.title}: {why}"
