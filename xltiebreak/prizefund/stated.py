"""A section's prizes as its file states them: single cells, the labels beside them, the fund that
follows, and doubts about it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import count
from typing import Callable, NamedTuple, TypeVar

from xltiebreak.event.figures import decimal, rating
from xltiebreak.event.findings import WARNING, Finding, TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.prizefund.asked import OF_A_SHELL
from xltiebreak.prizefund.fund import TO_THE_TIE, USCHESS, Announcement, Fund, Limits, announced_by
from xltiebreak.prizefund.money import MOST, SYMBOL, TYPED, Cents, money
from xltiebreak.prizefund.prizes import (
    POOLED,
    Condition,
    Entrant,
    Kind,
    Prize,
    by_round,
    entrant_at,
    list_name,
    ordinal,
)
from xltiebreak.ranking.places import Standing

# What is typed in single cells, and at the labels that name players

NO_ONE = ("none", "nobody", "no one", "-", "\N{EN DASH}")
YES = ("yes", "y", "x", "true", "1", "guaranteed", "gtd", "\N{CHECK MARK}")
NO = ("", "no", "n", "false", "0", *NO_ONE)

_AMOUNT = rf"({SYMBOL})?\s?(\d{{1,3}}(?:,\d{{3}})+|\d+)(?:\.(\d{{1,2}}))?\s?({SYMBOL})?"
"""``1,250.00``, but not ``12,50`` or ``1.250``: countries read these differently."""
_PERCENT = r"(\d{1,3}(?:\.\d{1,3})?)\s?%"
_MOST_SHOWN = 40


class PrizeError(TieBreakError):
    """Raised for a cell that cannot be read or contradicts another; ``title`` is its column or
    label."""

    def __init__(self, title: str, message: str) -> None:
        super().__init__(message)
        self.title = title


class Amount(NamedTuple):
    """Cents with their sign, empty if not typed; or a percentage of the fees."""

    cents: Cents = 0
    sign: str = ""
    percent: Fraction | None = None


def amount_of(text: str, title: str, *, percent: bool = True) -> Amount:
    """Read an amount of money, or a percentage of the fees if ``percent`` allows it; an empty
    amount for an empty text.

    Raises:
        PrizeError: it is no amount, or could be read in two ways.
    """
    if not text:
        return Amount()
    shown = repr(text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…")
    part = re.fullmatch(_PERCENT, text)
    if part and percent:
        if not 0 < Fraction(part[1]) <= 100:
            raise PrizeError(title, f"{shown} is no part; expected one such as 25%")
        return Amount(percent=Fraction(part[1]))
    amount = re.fullmatch(_AMOUNT, text)
    if amount is None or (amount[1] and amount[4]):
        if re.match(rf"(?:{SYMBOL}|\s)*[-−(]", text):
            raise PrizeError(title, f"{shown} is below 0; expected an amount such as 150")
        expected = "150, 1200.50 or 25% of the fees" if percent else "150 or 1200.50"
        raise PrizeError(title, f"{shown} is no amount of money; expected one such as {expected}")
    sign = amount[1] or amount[4] or ""
    units = amount[2].replace(",", "").lstrip("0")
    cents = int(units[: len(str(MOST))] + (amount[3] or "").ljust(2, "0"))
    if cents > MOST:
        raise PrizeError(title, f"{shown} is too much; a prize is at most {MOST // 100:,}")
    if not cents and len(amount[2]) > 1:
        raise PrizeError(title, f"{shown} is no amount; {OF_A_SHELL.format(zeros=amount[2])}")
    if 0 < cents < 100 and not sign:
        raise PrizeError(
            title,
            f"{shown} is less than 1; type a part of the fees as a text such as '25%', or the "
            "amount with its sign",
        )
    return Amount(cents, sign)


def yes_or_no(text: str, title: str) -> bool:
    """Whether a cell is marked.

    Raises:
        PrizeError: it says neither.
    """
    if text.casefold() in YES or text.casefold() in NO:
        return text.casefold() in YES
    raise PrizeError(title, f"{text!r} is neither yes nor no; expected yes, or nothing")


def listed_players(text: str, known: Collection[int]) -> tuple[int, ...]:
    """Return the pairing numbers in a text: ``3, 7``.

    Raises:
        PrizeError: one of them is nobody's.
    """
    numbers = [part for part in re.split(r"[,;\s]+", text) if part]
    return tuple(dict.fromkeys(_number(number, known) for number in numbers))


def _number(text: str, known: Collection[int]) -> int:
    plain = text.strip().removesuffix(".0").removeprefix("#")
    number = int(plain) if plain.isdecimal() and len(plain) < 7 else 0
    if number not in known:
        raise PrizeError("", f"{text.strip()!r} is nobody's pairing number; correct it")
    return number


def re_entries(text: str, known: Collection[int]) -> dict[int, int]:
    """Return the later entry of each player by the earlier one: ``3 as 12; 5 as 14``.

    Raises:
        PrizeError: it is not understood.
    """
    again: dict[int, int] = {}
    between = r"(?:again )?as|=|->|\N{RIGHTWARDS ARROW}"
    for part, *sides in _pairs(text, "[;,]", between, "3 as 12; 5 as 14"):
        earlier, later = (_number(side, known) for side in sides)
        if earlier == later or earlier in again:
            raise PrizeError("", f"{part!r}: number {earlier} cannot enter again so")
        again[earlier] = later
    return again


def stated_lists(text: str, known: Collection[int]) -> dict[str, tuple[int, ...]]:
    """Return the pairing numbers on each list: ``junior: 3, 7; woman: 4``.

    Raises:
        PrizeError: it is not understood.
    """
    return {
        list_name(name): () if numbers.casefold() in NO_ONE else listed_players(numbers, known)
        for _, name, numbers in _pairs(text, ";", ":", "junior: 3, 7", may_be_empty=True)
    }


def prize_ratings(text: str, known: Collection[int]) -> dict[int, int | None]:
    """Return the ratings that replace those of the crosstable for prizes: ``7: 1850; 12: unr.``

    Raises:
        PrizeError: it is not understood.
    """
    pairs = _pairs(text, "[;,]", ":", "7: 1850; 12: unr")
    return {_number(number, known): prize_rating(stated) for _, number, stated in pairs}


def _pairs(
    text: str, ends: str, between: str, such_as: str, *, may_be_empty: bool = False
) -> Iterator[tuple[str, str, str]]:
    """Yield each part of a list such as ``3 as 12; 5 as 14``, and what stands on both its sides."""
    for part in filter(None, map(str.strip, re.split(ends, text))):
        left, *right = map(str.strip, re.split(between, part, maxsplit=1))
        if not (left and right and (right[0] or may_be_empty)):
            raise PrizeError("", f"{part!r} is not understood; expected such as {such_as}")
        yield part, left, right[0]


def prize_rating(text: str) -> int | None:
    """Return a rating; nothing for an unrated player.

    Raises:
        PrizeError: it is neither.
    """
    try:
        return rating(text.strip()).value
    except ValueError:
        fault = f"{text.strip()!r} is not a rating"
        raise PrizeError("", f"{fault}; expected one such as 1850, or unr") from None


# Labels of the fund

_WITHOUT_CAP = r"[,;]? ?(?:no|without)(?: the)? cap$"
FOR_NOBODY = "prize-for-nobody"
"""The code of the finding that nobody is eligible for a prize; what is not paid says it, too."""

MEANT = ("yes", "meant", "x", "true")
"""Words at the label Announced total that confirm the total in the line."""
_IN_FULL = ("all", "yes", "in full", "guaranteed")

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
        times = Counter(row.player.label for row in rows)
        return tuple(self._entrant(row, times[row.player.label] > 1) for row in rows)

    def _entrant(self, row: Standing, shares_name: bool) -> Entrant:
        player, number = row.player, row.player.number
        return entrant_at(
            row,
            shares_name=shares_name,
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
    based_on = labels.entries("based_on", "50")
    total = labels.agrees("prize_fund", labels.money("prize_fund"), announcement.total, money)
    total = labels.agrees("announced_total", labels.total(), total, money)
    prizes = tuple(by_round(announcement.prizes, rounds))
    added = announced_by(prizes, total)
    return Fund(
        prizes,
        rule,
        based_on=labels.agrees("based_on", int(based_on or 0) or None, announcement.based_on),
        entries=labels.entries("entries", "62.5"),
        guaranteed=labels.agrees("guaranteed", labels.guaranteed(added), announcement.guaranteed),
        total=total,
        fees=labels.money("entry_fees"),
        cap=cap,
        limits=Limits(
            labels.agrees("unrated_limit", labels.money("unrated_limit"), limit, money),
            labels.money("provisional_limit"),
            labels.named("above_limit", TO_THE_TIE),
        ),
        trophies_follow_money=labels.named("trophy_rule", "standings") == "money",
        upset_draws=upset_draws(labels.text("upset_draws")),
        rounds=rounds,
        sign=labels.sign(announcement.sign),
    )


def upset_draws(text: str) -> bool:
    """Return whether draws count as upsets, by the text at the label.

    Raises:
        PrizeError: it is not understood.
    """
    return _Labels({"upset_draws": text}).named("upset_draws", "none") == "half"


class _Labels(NamedTuple):
    words: Mapping[str, str]

    def text(self, label: str) -> str:
        return " ".join(self.words.get(label, "").split())

    def rule(self) -> tuple[str, bool]:
        """Return the rule for dividing cash, and whether a share is capped."""
        text = self.text("prize_rule").casefold()
        name = re.sub(_WITHOUT_CAP, "", text)
        return self.named("prize_rule", USCHESS, name), name == text

    def named(self, label: str, otherwise: str, text: str | None = None) -> str:
        """Return what is meant by the text at a label, or by this part of it."""
        text = self.text(label) if text is None else text
        if text and text.casefold() not in TYPED[label]:
            expected = " or ".join(dict.fromkeys(TYPED[label].values()))
            raise PrizeError(label, f"{text!r} is not understood; expected {expected}")
        return TYPED[label][text.casefold()] if text else otherwise

    def sign(self, typed: str) -> str:
        """Return the sign of the money: of the label, else of the amounts, else the dollar."""
        currency = self.named("currency", typed or "$")
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

    def entries(self, label: str, such_as: str) -> Fraction | None:
        """Return a number of entries; some may count half if it may be ``such_as`` 62.5."""
        text = self.text(label).replace("½", ".5").removesuffix(".0").replace(",", "")
        form = r"\d{1,5}|\d{0,5}\.\d{1,2}" if "." in such_as else r"\d{1,5}"
        if text and not (re.fullmatch(form, text) and Fraction(text)):
            raise PrizeError(
                label, f"{text!r} is no number of entries; expected one such as {such_as}"
            )
        return Fraction(text) if text else None

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


def doubts(
    fund: Fund, entrants: Sequence[Entrant], where: Callable[[Prize], str] = lambda _: "Prizes"
) -> list[Finding]:
    """Return warnings for the director: a prize of nothing, a missing rank, a prize for which
    nobody is eligible. ``where`` returns the cell of a prize."""

    def doubt(prize: Prize, code: str, message: str) -> Finding:
        return Finding(WARNING, code, where(prize), message)

    found = [
        doubt(prize, "prize-of-nothing", f"{prize.title} is neither cash nor a trophy")
        for prize in fund.prizes
        if not prize.cash and not prize.trophy and prize.percent is None
    ]
    kinds: dict[Condition, list[Prize]] = {}
    for prize in sorted(fund.prizes, key=lambda prize: (str(prize.condition), prize.rank)):
        if prize.kind in POOLED:
            kinds.setdefault(prize.condition, []).append(prize)
    for condition, prizes in kinds.items():
        first, ranks = prizes[0], {prize.rank for prize in prizes}
        missing = next(rank for rank in count(1) if rank not in ranks)
        if missing < max(ranks):
            message = f"there is no {ordinal(missing)} prize of the kind of {first.title}"
            found.append(doubt(first, "prize-rank-missing", message))
        if entrants and not any(map(condition.admits, entrants)):
            why = (
                "nobody is on its list" if first.kind == Kind.NAMED else "nobody there is eligible"
            )
            found.append(doubt(first, FOR_NOBODY, f"{first.title}: {why}"))
    return found
