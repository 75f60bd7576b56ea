"""A prize fund: a section's prizes, and the cash that is due for the entries there were."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import NamedTuple

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import Finding, TieBreakError
from xltiebreak.prizefund.money import Cents, money, to_cents
from xltiebreak.prizefund.prizes import APART, EACH_ROUND, Entrant, Kind, Prize, in_words

USCHESS, EQUAL, HORT, NONE = "uschess", "equal", "hort", "none"
RULES = {
    USCHESS: "players with the same score put their prizes together and divide them (US Chess 32B)",
    EQUAL: "players with the same score divide the prizes of their places equally (US Chess 32B2)",
    HORT: "half of each prize goes by place, half is divided equally among players with the same "
    "score (Hort)",
    NONE: "each prize goes by place in the standings, tie-breaks included; nothing is divided",
}
"""How cash is divided, by name of the rule, in words for the players' parents."""

WITHOUT_CAP = "No player's share is limited to his largest single prize (32B3 as it was)"

TOTAL = "announcement-total"
"""The code of the finding that the announced sum is not that of the prizes; it stops all money."""

NO_FEES, NO_LIST = "prize-fees", "prize-list"
KNOWN_LATER = (NO_FEES, NO_LIST)
"""The codes of findings that fees, or who can win a named prize, are not stated: they stop all
money, but not an announcement, for which nobody has entered yet."""

PLACES_ONLY = (EQUAL, HORT)
"""Rules for place prizes only."""

MOST_PRIZES = 1_000
SMALL_FUND: Cents = 500_00
"""Only a fund up to this sum may pay less than half of itself when entries are few."""

TO_THE_TIE, WITHHELD = "to the tie", "withheld"
"""Where the part of a share above a player's limit goes."""


def ask_for_fees(where: str = "at the label Entry fees") -> str:
    """Return the sentence that asks, ``where``, for what was taken in fees."""
    return (
        "some prizes are a percentage of the entry fees; state what was taken in fees in all "
        f"{where}, such as 600"
    )


class FeesError(TieBreakError):
    """Prizes are a percentage of the entry fees, and these are not stated yet."""


class Limits(NamedTuple):
    """The most that an unrated player, or one with a provisional rating, may take, in cents.

    ``beyond`` says where the rest goes: to the others of the same tie and then to the next score
    group, or nowhere. ``exempt`` are the numbers of players whom the director lets take all.

    Source: US Chess 32C6, which is read in different ways.
    """

    unrated: Cents | None = None
    provisional: Cents | None = None
    beyond: str = TO_THE_TIE
    exempt: frozenset[int] = frozenset()

    def most_for(self, entrant: Entrant) -> Cents | None:
        """Return the most that this entrant may take; nothing where there is no limit."""
        if entrant.number in self.exempt or entrant.is_team:
            return None
        if entrant.rating is None:
            return self.unrated
        return self.provisional if entrant.provisional else None

    def sentence(self, sign: str) -> str:
        """Say which limits apply and where the rest goes; empty where there is no limit."""
        if self.unrated is None and self.provisional is None:
            return ""
        who = [
            f"{kind} players take at most {money(limit, sign)}"
            for kind, limit in (("unrated", self.unrated), ("provisional", self.provisional))
            if limit is not None
        ]
        rest = (
            "what is above it goes to the others of the same tie, and what these may not take is "
            "one more prize for the next score group"
            if self.beyond == TO_THE_TIE
            else "what is above it is not paid"
        )
        return f"{' and '.join(who)}; {rest} (rule 32C6)"


@dataclass(frozen=True)
class Fund:
    """The prizes of a section and the rules for paying them.

    ``based_on`` is the number of entries for which the cash is announced, ``entries`` the actual
    number where it is not that of players (some count half). ``guaranteed`` is the percentage of
    each prize that is paid in any case. ``whole_event`` is the announced cash of all sections,
    ``total`` the announced sum of this section, ``fees`` the entry fees taken, all in cents;
    percentages are of the total, else of the fees. ``cap`` is off for the older rules, in which
    32B3 had no limit. ``upset_draws`` says that a draw against a higher rated player is an upset of
    half the difference. ``rounds`` are those of the section.
    """

    prizes: tuple[Prize, ...]
    rule: str = USCHESS
    based_on: int | None = None
    entries: Fraction | None = None
    guaranteed: Fraction | None = None
    whole_event: Cents | None = None
    total: Cents | None = None
    fees: Cents | None = None
    cap: bool = True
    limits: Limits = field(default_factory=Limits)
    trophies_follow_money: bool = False
    upset_draws: bool = False
    rounds: int | None = None
    sign: str = "$"

    def __post_init__(self) -> None:
        if len(self.prizes) > MOST_PRIZES:
            raise TieBreakError(f"a section has at most {MOST_PRIZES:,} prizes")
        if self.based_on is not None and self.based_on < 1:
            raise TieBreakError("a fund is based on at least one entry")
        if self.guaranteed is not None and not 0 <= self.guaranteed <= 100:
            raise TieBreakError(f"{decimal(self.guaranteed)}% of a prize cannot be guaranteed")
        of_places = (Kind.PLACE, Kind.TEAM, *APART)
        others = [prize for prize in self.prizes if prize.cash and prize.kind not in of_places]
        if self.rule in PLACES_ONLY and others:
            raise TieBreakError(
                f"the rule {self.rule} divides prizes for places only, not {in_words(others)}; "
                f"the rule {USCHESS} does"
            )
        if self.rounds is None and any(
            p.kind == Kind.POINTS and p.points is None for p in self.prizes
        ):
            raise TieBreakError("a prize for a plus score needs the number of rounds")
        if any(prize.round == EACH_ROUND for prize in self.prizes):
            raise TieBreakError("a prize of each round needs the number of rounds")
        if self.fees is None is self.total and any(
            prize.percent is not None for prize in self.prizes
        ):
            raise FeesError(ask_for_fees())

    @property
    def announced(self) -> Cents:
        """The announced cash except prizes for points (any number may win) and percentages of
        fees."""
        return announced_by(self.prizes, self.total)

    @property
    def unlike_total(self) -> str:
        """The sentence that the announced sum is not that of the prizes; empty if it is."""
        return unlike_total(self.total, self.prizes, self.sign)

    @property
    def divides_equally(self) -> bool:
        """Whether every tie divides its cash equally: only prizes for places, and no rule or limit
        that excludes a player."""
        places = all(
            prize.kind == Kind.PLACE for prize in self.prizes if prize.cash or prize.percent
        )
        limited = self.limits.unrated is not None or self.limits.provisional is not None
        return self.rule in (USCHESS, EQUAL) and places and not limited

    def part(self, entries: int) -> Fraction:
        """Return the part of each prize that is paid: actual entries divided by those the fund is
        based on, at most 1; at least the guarantee, and at least half where the fund of the whole
        event is above 500.

        Source: US Chess 32C4, 32D.
        """
        if self.based_on is None:
            return Fraction(1)
        part = min(Fraction(1), Fraction(self._entries(entries), self.based_on))
        whole = self.announced if self.whole_event is None else self.whole_event
        least = Fraction(1, 2) if whole > SMALL_FUND else Fraction()
        return max(part, Fraction(self.guaranteed or 0) / 100, least)

    def _entries(self, entries: int) -> Fraction:
        return Fraction(entries if self.entries is None else self.entries)

    def due(self, entries: int) -> tuple[Prize, ...]:
        """Return the prizes with the cash that is due, rounded to cents, in the order of the
        announcement. Guaranteed prizes are due in full."""
        part = self.part(entries)
        return tuple(
            self._due(replace(prize, position=position), part)
            for position, prize in enumerate(self.prizes, start=1)
        )

    def _due(self, prize: Prize, part: Fraction) -> Prize:
        """Return a prize with the cash that is due. Percentages of fees are not reduced: fees
        depend on the entries already."""
        part = Fraction(1) if prize.guaranteed else part
        if prize.percent is None:
            return replace(prize, cash=to_cents(prize.cash * part))
        divided = self.fees or 0 if self.total is None else self.total * part
        cash = to_cents(prize.percent * divided / 100)
        return replace(prize, cash=cash, percent_of=to_cents(divided))

    @property
    def has_cash(self) -> bool:
        """Whether there is money to divide, and not only trophies."""
        return any(prize.cash or prize.percent for prize in self.prizes)

    def sentences(self, entries: int) -> list[str]:
        """Return sentences on how the announced prizes became those that are paid, with our
        choices."""
        if not self.has_cash:
            return ["Trophies go by the standings, one to a player (US Chess 33D2)"]
        rule = RULES[self.rule]
        sentences = [rule[0].upper() + rule[1:]]
        if self.based_on is not None:
            sentences.append(self._based_on(entries))
        if self.rule == USCHESS and not self.cap:
            sentences.append(WITHOUT_CAP)
        limits = self.limits.sentence(self.sign)
        return [*sentences, *([limits[0].upper() + limits[1:]] if limits else [])]

    def _based_on(self, entries: int) -> str:
        part = self.part(entries)
        counted = f"{decimal(self._entries(entries))} of {self.based_on} entries"
        if part == 1:
            return f"{counted}: every prize is paid in full (rule 32D)"
        share = f"{decimal(part * 100)}% of each prize"
        if part * (self.based_on or 1) > self._entries(entries):
            why = "guaranteed" if self.guaranteed and part == self.guaranteed / 100 else "at least"
            return f"{counted}: {share}, {why} (rule 32C4)"
        return f"{counted}: {share} (rule 32D)"


class Announcement(NamedTuple):
    """The content of an announcement, in a line or in a table of prizes.

    ``based_on`` is the number of entries, ``guaranteed`` the percentage of each prize that is paid
    in any case, ``total`` the announced sum in cents. ``sign`` is the typed sign of the money.
    ``findings`` are doubts for the director, such as a sum that is not the announced one.
    """

    prizes: tuple[Prize, ...]
    based_on: int | None = None
    guaranteed: Fraction | None = None
    total: Cents | None = None
    limits: Limits = Limits()
    sign: str = ""
    findings: tuple[Finding, ...] = ()


def announced_by(prizes: Sequence[Prize], total: Cents | None) -> Cents:
    """Return the sum of the announced prizes: all cash except that for points, which any number may
    win, plus the percentages of the announced ``total``."""
    percents = sum(
        (prize.percent or Fraction() for prize in prizes if prize.kind != Kind.POINTS), Fraction()
    )
    cash = sum(prize.cash for prize in prizes if prize.kind != Kind.POINTS)
    return cash + to_cents(percents * (total or 0) / 100)


def unlike_total(total: Cents | None, prizes: Sequence[Prize], sign: str) -> str:
    """Say that the announced sum is not that of the prizes; empty if it is, or if points
    or the number of rounds leave it open."""
    added = announced_by(prizes, total)
    is_open = any(prize.kind == Kind.POINTS or prize.round == EACH_ROUND for prize in prizes)
    if total is None or added == total or is_open:
        return ""
    return (
        f"{money(total, sign)} are announced, and the prizes add up to {money(added, sign)}; "
        "correct one of them, or type the sum at the label Announced total if it is meant so"
    )
