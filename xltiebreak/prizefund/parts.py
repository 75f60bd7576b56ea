"""The parts of a prize, as a line of an announcement and the cells of a table say them: for whom it
is, which rank, how much, which trophy."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Callable, NamedTuple, Union

from xltiebreak.event.figures import points
from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.money import MOST, Cents
from xltiebreak.prizefund.prizes import (
    BONUS,
    BY_RATING,
    CLASS,
    CLASS_BANDS,
    NAMED,
    OVER,
    PLACE,
    POINTS,
    SPECIAL,
    TEAM,
    UNDER,
    UNRATED,
    Prize,
)
from xltiebreak.prizefund.tokens import AnnouncementError, Token

TROPHY = "trophy"
CLASS_WORDS = {"SENIOR MASTER": "SM", "MASTER": "M", "EXPERT": "X"}
ONE_OF_LIST = {"women": "woman"}

_AMOUNT = re.compile(r"([$€£])?\s?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?\s?([$€£])?")
"""``1,250.00``; neither ``12,50`` nor ``1.250``, which people of other countries read otherwise."""
_PERCENT = re.compile(r"(\d{1,3}(?:\.\d{1,3})?)\s?%")
_MOST_SHOWN = 40


class PrizeError(TieBreakError):
    """What cannot be read, or contradicts what stands beside it; ``title`` is its column, or the
    name of the label."""

    def __init__(self, title: str, message: str) -> None:
        super().__init__(message)
        self.title = title


class Who(NamedTuple):
    """One kind of prize, how it is written, and whether it is for the top one alone."""

    prize: Prize
    text: str
    best: bool = False

    @property
    def by_rating(self) -> bool:
        """Whether it is for a rating, or for unrated players."""
        return self.prize.kind in (*BY_RATING, UNRATED)


Piece = Union[Token, Who]


class Parts(NamedTuple):
    """Prizes of one kind as they are written in ``text``: for whom, if somebody is named; the ranks
    from and to, or the top so many; money by rank in cents, or a part of the fees; a trophy.

    ``each`` says that the one amount is for each rank, ``money_first`` that it stands before whom
    it is for; ``no_dash`` quotes two amounts without a dash between them.
    """

    text: str = ""
    who: Who | None = None
    ranks: tuple[int, int] | None = None
    top: int | None = None
    amounts: tuple[Cents, ...] = ()
    percent: Fraction | None = None
    trophy: str = ""
    each: bool = False
    guaranteed: bool = False
    money_first: bool = False
    no_dash: str = ""

    @property
    def is_bare(self) -> bool:
        """Whether it names a kind only: no amount, trophy or rank."""
        value = self.amounts or self.percent or self.trophy
        return not (value or self.top or self.ranks)

    @property
    def first_and_last(self) -> tuple[int, int]:
        """The ranks from and to as they are written; 1 where there are none."""
        return self.ranks or (1, self.top or 1)

    def prizes(self, kind: Prize) -> Iterator[Prize]:
        """Yield a prize for each rank, or for each amount if these are more."""
        first, last = self.first_and_last
        for k in range(max(last - first + 1, len(self.amounts))):
            yield replace(
                kind,
                rank=first + k,
                cash=self.amounts[k] if self.amounts else 0,
                percent=self.percent,
                trophy=self.trophy,
                guaranteed=self.guaranteed,
            )


Claim = tuple[object, ...]


def claims(prize: Prize) -> dict[str, Claim]:
    """Return what a prize gives, ``cash`` and a ``trophy``, each with a key that no other prize may
    have."""
    given = {"cash": prize.cash or prize.percent, "trophy": prize.trophy}
    who = (prize.condition, prize.points, prize.title)
    return {name: (*who, name) for name, value in given.items() if value}


def pieces(tokens: Sequence[Token]) -> Iterator[Piece]:
    """Group the tokens that together say for whom a prize is.

    Raises:
        AnnouncementError: something can be read in two ways.
    """
    while tokens:
        who, used = who_is_meant(tokens)
        yield tokens[0] if who is None else who
        tokens = tokens[used or 1 :]


def who_is_meant(tokens: Sequence[Token]) -> tuple[Who | None, int]:
    """Return the kind of prize that these tokens begin with, and how many of them name it; nothing
    and 0 where they begin with something else.

    Raises:
        AnnouncementError: it can be read in two ways.
    """
    first, best = tokens[0], 0
    if first.kind == "best":  # "top U1800" is U1800, "top junior" a name
        best, tokens = 1, tokens[1:]
        first = tokens[0] if tokens else first
    if first.kind == "glued":
        raise AnnouncementError(
            first.text,
            "can be read as a prize for under the first figure, or as one for ratings between the "
            'two; write "U1200 $1000" or "(1000-1200)"',
        )
    if _is_band(tokens) and tokens[3:] and tokens[3].kind in ("money", "percent"):
        prize, used = _between(tokens), 3
    elif first.kind in _KINDS:
        prize, used = _KINDS[first.kind](first), 1
    else:
        return None, 0
    if first.kind == "class":
        prize, more = _with_band(prize, tokens[1:])
        used += more
    while used < len(tokens) and (changed := _changed(prize, tokens[used])) is not None:
        prize, used = changed, used + 1
    text = " ".join(token.text.strip() for token in tokens[:used])
    return Who(prize, text, bool(best)), best + used


def _class(token: Token) -> Prize:
    written = " ".join(token.groups[0].upper().split())
    letter = CLASS_WORDS.get(written, written)
    low, high = CLASS_BANDS[letter]
    label = written.capitalize() if written in CLASS_WORDS else f"Class {letter}"
    return Prize(CLASS, low=low, high=high, label=label)


def _band(token: Token) -> Prize:
    low, high = sorted((int(token.groups[0]), int(token.groups[1])))
    return Prize(CLASS, low=low, high=high, or_unrated=bool(token.groups[2]))


def _named(token: Token) -> Prize:
    name = token.groups[0].casefold()
    name = ONE_OF_LIST.get(name, name[:-1] if name.endswith("s") else name)
    return Prize(NAMED, list=name, label=f"top {name}")


def _special(token: Token) -> Prize:
    name = " ".join(token.groups[0].casefold().split())
    return Prize(SPECIAL, label=f"{name} prize" if name in ("special", "upset") else name)


_KINDS: dict[str, Callable[[Token], Prize]] = {
    "class": _class,
    "band": _band,
    "under": lambda token: Prize(UNDER, high=int(token.groups[0]) - 1),
    "over": lambda token: Prize(OVER, low=int(token.groups[0])),
    "below": lambda token: Prize(CLASS, high=int(token.groups[0])),
    "unrated": lambda _: Prize(UNRATED),
    "named": _named,
    "special": _special,
    "bonus": lambda token: Prize(BONUS, on_tie_break=any(token.groups)),
    "points": lambda token: Prize(POINTS, points=points(token.groups[0])),
    "plus score": lambda _: Prize(POINTS),
    "teams": lambda _: Prize(TEAM),
    "everybody": lambda _: Prize(PLACE),
}


def _with_band(prize: Prize, behind: Sequence[Token]) -> tuple[Prize, int]:
    """Return a class with the ratings that are printed behind its letter and override it, and how
    many tokens these are."""
    if behind and behind[0].kind == "band":
        band, used = _band(behind[0]), 1
    elif _is_band(behind):
        band, used = _between(behind), 3
    else:
        return prize, 0
    if (band.low, band.high) == (prize.low, prize.high) and not band.or_unrated:
        return prize, used
    either = "/Unr" if band.or_unrated else ""
    return replace(band, label=f"{prize.label} ({band.low}-{band.high}{either})"), used


def _is_band(tokens: Sequence[Token]) -> bool:
    """Whether these are ratings from and to without brackets: their figures rise, as amounts never
    do."""
    if [token.kind for token in tokens[:3]] != ["number", "dash", "number"]:
        return False
    low, high = tokens[0].text, tokens[2].text
    return low.isdecimal() and high.isdecimal() and int(low) < int(high) < 4_000


def _between(tokens: Sequence[Token]) -> Prize:
    return Prize(CLASS, low=int(tokens[0].text), high=int(tokens[2].text))


def _changed(prize: Prize, token: Token) -> Prize | None:
    """Return a kind with what is added behind it: ``/Unr``, ``and below``; nothing where the token
    adds nothing."""
    if token.kind == "or unrated" and prize.kind in (*BY_RATING, NAMED):
        return replace(prize, or_unrated=True, label=f"{prize.label}/Unr" if prize.label else "")
    if token.kind == "no unrated" and prize.kind in (*BY_RATING, NAMED):
        return replace(prize, or_unrated=False)
    if token.kind == "and below" and prize.kind == CLASS and prize.low is not None:
        return replace(prize, low=None, label=f"{prize.label}/below")
    if token.kind == "and above" and prize.kind == CLASS and prize.high is not None:
        return replace(prize, high=None, label=f"{prize.label}/over")
    if token.kind == "special" and prize.kind == SPECIAL:
        return _special(token)
    return None


class Amount(NamedTuple):
    """Money in cents and its sign, empty where none stands there; or a part of the fees."""

    cents: Cents = 0
    sign: str = ""
    percent: Fraction | None = None


def amount_of(text: str, title: str, *, percent: bool = True) -> Amount:
    """Read an amount of money, or a part of the fees where that is allowed; nothing where the text
    is empty.

    Raises:
        PrizeError: it is no amount, or could be read in two ways.
    """
    if not text:
        return Amount()
    shown = repr(text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…")
    part = _PERCENT.fullmatch(text)
    if part and percent:
        if not 0 < Fraction(part[1]) <= 100:
            raise PrizeError(title, f"{shown} is no part; expected one such as 25%")
        return Amount(percent=Fraction(part[1]))
    amount = _AMOUNT.fullmatch(text)
    if amount is None or (amount[1] and amount[4]):
        if text.lstrip("$€£ ").startswith(("-", "−", "(")):
            raise PrizeError(title, f"{shown} is below 0; expected an amount such as 150")
        expected = "150, 1200.50 or 25% of the fees" if percent else "150 or 1200.50"
        raise PrizeError(title, f"{shown} is no amount of money; expected one such as {expected}")
    sign = amount[1] or amount[4] or ""
    units = amount[2].replace(",", "").lstrip("0")
    cents = int(units[: len(str(MOST))] + (amount[3] or "").ljust(2, "0"))
    if cents > MOST:
        raise PrizeError(title, f"{shown} is too much; a prize is at most {MOST // 100:,}")
    if 0 < cents < 100 and not sign:
        raise PrizeError(
            title,
            f"{shown} is less than 1; type a part of the fees as a text such as '25%', or the "
            "amount with its sign",
        )
    return Amount(cents, sign)
