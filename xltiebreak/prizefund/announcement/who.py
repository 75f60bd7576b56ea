"""For whom a prize is, as an announcement says it: several words become one prize without money."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Callable, NamedTuple

from xltiebreak.event.figures import points
from xltiebreak.prizefund.announcement.tokens import AnnouncementError, Token
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

CLASS_WORDS = {"SENIOR MASTER": "SM", "MASTER": "M", "EXPERT": "X"}
ONE_OF_LIST = {"women": "woman"}


class Who(NamedTuple):
    """One kind of prize, how it is written, and whether it is for the top one alone."""

    prize: Prize
    text: str
    best: bool = False

    @property
    def by_rating(self) -> bool:
        """Whether it asks for a rating, or for none."""
        return self.prize.kind in (*BY_RATING, UNRATED)

    @property
    def is_for_all(self) -> bool:
        """Whether it is for places, whoever reaches them."""
        return self.prize.kind == PLACE


def who_is_meant(tokens: Sequence[Token]) -> tuple[Who | None, int]:
    """The kind of prize that these tokens begin with, and how many of them say it; nothing and 0
    where they begin with something else.

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
    written = " ".join(token.parts[0].upper().split())
    letter = CLASS_WORDS.get(written, written)
    low, high = CLASS_BANDS[letter]
    label = written.capitalize() if written in CLASS_WORDS else f"Class {letter}"
    return Prize(CLASS, low=low, high=high, label=label)


def _band(token: Token) -> Prize:
    low, high = sorted((int(token.parts[0]), int(token.parts[1])))
    return Prize(CLASS, low=low, high=high, or_unrated=bool(token.parts[2]))


def _named(token: Token) -> Prize:
    name = token.parts[0].casefold()
    name = ONE_OF_LIST.get(name, name[:-1] if name.endswith("s") else name)
    return Prize(NAMED, list=name, label=f"top {name}")


def _special(token: Token) -> Prize:
    name = " ".join(token.parts[0].casefold().split())
    return Prize(SPECIAL, label=f"{name} prize" if name in ("special", "upset") else name)


_KINDS: dict[str, Callable[[Token], Prize]] = {
    "class": _class,
    "band": _band,
    "under": lambda token: Prize(UNDER, high=int(token.parts[0]) - 1),
    "over": lambda token: Prize(OVER, low=int(token.parts[0])),
    "below": lambda token: Prize(CLASS, high=int(token.parts[0])),
    "unrated": lambda _: Prize(UNRATED),
    "named": _named,
    "special": _special,
    "bonus": lambda token: Prize(BONUS, on_tie_break=any(token.parts)),
    "points": lambda token: Prize(POINTS, points=points(token.parts[0])),
    "plus score": lambda _: Prize(POINTS),
    "teams": lambda _: Prize(TEAM),
    "everybody": lambda _: Prize(PLACE),
}


def _with_band(prize: Prize, behind: Sequence[Token]) -> tuple[Prize, int]:
    """A class with the ratings that are printed behind its letter, which override it; and how many
    tokens these are."""
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
    """Whether these are ratings from and to without brackets: figures that rise, as amounts do
    not."""
    if [token.kind for token in tokens[:3]] != ["number", "dash", "number"]:
        return False
    low, high = tokens[0].text, tokens[2].text
    return low.isdecimal() and high.isdecimal() and int(low) < int(high) < 4_000


def _between(tokens: Sequence[Token]) -> Prize:
    return Prize(CLASS, low=int(tokens[0].text), high=int(tokens[2].text))


def _changed(prize: Prize, token: Token) -> Prize | None:
    """A kind with what is said behind it: ``/Unr``, ``and below``; nothing where that is not about
    it."""
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
