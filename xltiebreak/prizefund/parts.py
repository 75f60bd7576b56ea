"""The parts of a prize in a line or in cells: who may win it, rank, amount, trophy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import takewhile
from typing import Callable, NamedTuple, Union

from xltiebreak.event.figures import points
from xltiebreak.prizefund.in_kind import NO_NAMES
from xltiebreak.prizefund.money import Cents
from xltiebreak.prizefund.prizes import (
    ALL,
    BONUS,
    BY_RATING,
    CLASS,
    CLASS_BANDS,
    EACH_ROUND,
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
from xltiebreak.prizefund.refusals import AnnouncementError
from xltiebreak.prizefund.tokens import VALUES, Token
from xltiebreak.prizefund.typed_cells import list_name

CLASS_WORDS = {"SENIOR MASTER": "SM", "MASTER": "M", "EXPERT": "X"}


_KINDS_OF_PLAYERS = (
    "class",
    "band",
    "under",
    "over",
    "below",
    "unrated",
    "named",
    "teams",
    "everybody",
)
_MOST_WORDS = 3
_NEAR = 200
"""The most by which a printed limit differs from that of its class letter."""


class Who(NamedTuple):
    """One kind of prize, its text, and whether only the best player wins it."""

    prize: Prize
    text: str
    best: bool = False

    @property
    def by_rating(self) -> bool:
        """Whether it is for a range of ratings, or for unrated players."""
        return self.prize.kind in (*BY_RATING, UNRATED)


Piece = Union[Token, Who]


class Parts(NamedTuple):
    """Prizes of one kind as written in ``text``: who may win them, if it says so; first and last
    rank, or the top so many; cents by rank, or a percentage of the fees; a trophy.

    ``each`` says that each rank gets the one amount, ``money_first`` that the amount is written
    before the kind; ``no_dash`` quotes two amounts without a dash between them; ``written`` that
    its trophy is written, not the usual one.
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
    written: bool = False

    @property
    def is_bare(self) -> bool:
        """Whether it has only a kind: no amount, trophy or rank."""
        value = self.amounts or self.percent or self.trophy
        is_first = self.ranks == (1, 1) and self.who is not None
        return not (value or self.top or (self.ranks and not is_first))

    @property
    def first_and_last(self) -> tuple[int, int]:
        """The first and last rank as written; 1 where none is."""
        return self.ranks or (1, self.top or 1)

    def prizes(self, kind: Prize) -> Iterator[Prize]:
        """Yield a prize for each rank, or for each amount if there are more amounts."""
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


def pieces(tokens: Sequence[Token]) -> Iterator[Piece]:
    """Yield the tokens, those that together say who may win a prize as one piece.

    Raises:
        AnnouncementError: something can be read in two ways.
    """
    while tokens:
        who, used = who_is_meant(tokens)
        yield tokens[0] if who is None else who
        tokens = tokens[used or 1 :]


def who_is_meant(tokens: Sequence[Token]) -> tuple[Who | None, int]:
    """Return the kind of prize at the start of these tokens, and the number of tokens that name it;
    nothing and 0 if they begin with something else.

    Raises:
        AnnouncementError: it can be read in two ways.
    """
    first, before = tokens[0], 0
    best = first.kind == "best"
    if best:  # "top U1800" is U1800, "top junior" a name
        before, tokens = 1, tokens[1:]
        first = tokens[0] if tokens else first
    if first.kind == "everybody" and tokens[1:] and tokens[1].kind in _KINDS_OF_PLAYERS:
        before, tokens = before + 1, tokens[1:]  # top player under 1400, 1st place teams
        first = tokens[0]
    if first.kind == "glued":
        raise AnnouncementError(
            first.text,
            "is this a prize for under the first figure, or one for ratings between the two?",
            "U1200 $1000",
            "(1000-1200) $50",
        )
    if _is_band(tokens) and tokens[3:] and tokens[3].kind in (*VALUES, "each", "trophy"):
        prize, used = _between(tokens), 3
    elif first.kind in _KINDS:
        prize, used = _KINDS[first.kind](first), 1
    elif best and first.kind == "word":
        return _on_a_list(tokens)
    else:
        return None, 0
    if first.kind == "class":
        prize, more = _with_band(prize, tokens[1:])
        used += more
    while used < len(tokens) and (changed := _changed(prize, tokens[used])) is not None:
        prize, used = changed, used + 1
    text = " ".join(token.text.strip() for token in tokens[:used])
    return Who(prize, text, best), before + used


def _class(token: Token) -> Prize:
    written = " ".join(token.groups[0].upper().split())
    letter = CLASS_WORDS.get(written, written)
    first, *_, last = [*letter.split("/"), *letter.split("/")]
    low, high = CLASS_BANDS[last][0], CLASS_BANDS[first][1]
    label = written.capitalize() if written in CLASS_WORDS else f"Class {letter}"
    return Prize(CLASS, low=low, high=high, label=label)


def _band(token: Token) -> Prize:
    low, high = sorted((int(token.groups[0]), int(token.groups[1])))
    return Prize(CLASS, low=low, high=high, or_unrated=bool(token.groups[2]))


def _named(token: Token) -> Prize:
    name = list_name(token.groups[0])
    return Prize(NAMED, list=name, label=f"top {name}")


def _for_all(*, others: bool) -> Prize:
    if others:
        return Prize(ALL, list="others", label="everybody without another trophy")
    return Prize(ALL, label="every player")


def _on_a_list(tokens: Sequence[Token]) -> tuple[Who | None, int]:
    """Return the prize for the best of players whom a list names: ``Best newcomer``, ``Top Kent
    player``; and the number of its tokens with "best"."""
    words = [token.text for token in takewhile(lambda token: token.kind == "word", tokens)]
    if len(words) > _MOST_WORDS or not all(map(_is_of_a_name, words)):
        return None, 0
    used = len(words) + 1
    used += used <= len(tokens) and tokens[used - 1].kind == "everybody"
    name = list_name(" ".join(words))
    return Who(Prize(NAMED, list=name, label=f"top {name}"), " ".join(words), best=True), used


def _is_of_a_name(word: str) -> bool:
    return word.isalpha() and word.casefold() not in NO_NAMES


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
    "teams": lambda token: Prize(TEAM, list="".join(token.groups).lower()),
    "everybody": lambda _: Prize(PLACE),
    "all": lambda token: _for_all(others=any(token.groups)),
}


def _with_band(prize: Prize, behind: Sequence[Token]) -> tuple[Prize, int]:
    """Return a class with the ratings after its letter, which override it, and their number of
    tokens."""
    if behind and behind[0].kind == "band":
        band, used = _band(behind[0]), 1
    elif _is_band(behind):
        band, used = _between(behind), 3
    elif behind and behind[0].kind in ("under", "over"):
        return _with_limit(prize, _KINDS[behind[0].kind](behind[0]))
    else:
        return prize, 0
    if (band.low, band.high) == (prize.low, prize.high) and not band.or_unrated:
        return prize, used
    either = "/Unr" if band.or_unrated else ""
    return replace(band, label=f"{prize.label} ({band.low}-{band.high}{either})"), used


def _with_limit(prize: Prize, limit: Prize) -> tuple[Prize, int]:
    """Return a class with the one limit after its letter, ``Master (2100/up)``, if that is near
    its own."""
    own, typed = (prize.low, limit.low) if limit.kind == OVER else (prize.high, limit.high)
    if own is None or typed is None or abs(own - typed) > _NEAR:
        return prize, 0
    return replace(limit, label=f"{prize.label} ({limit.kind_title})"), 1


def _is_band(tokens: Sequence[Token]) -> bool:
    """Whether these are two ratings without brackets: they rise, and amounts of prizes never do;
    ranks rise, too, and are below 100. They fall in ``2149-2000 £200``, where money follows."""
    if [token.kind for token in tokens[:3]] != ["number", "dash", "number"]:
        return False
    low, high = tokens[0].text, tokens[2].text
    if not (low.isdecimal() and high.isdecimal() and 100 <= int(high) < 4_000):
        return False
    falls = 0 < int(low) - int(high) <= _NEAR and [token.kind for token in tokens[3:4]] == ["money"]
    return int(low) < int(high) or falls


def with_band_at_end(tokens: Sequence[Token]) -> tuple[Token, ...]:
    """Return the tokens before a colon, two ratings at their end as one token: ``1800-1999:``."""
    before, band = tokens[:-3], tokens[-3:]
    if not _is_band(band) or (before and before[-1].kind == "dash"):
        return tuple(tokens)
    text = "".join(token.text for token in band)
    return (*before, Token("band", (band[0].text, band[2].text, ""), text))


def _between(tokens: Sequence[Token]) -> Prize:
    low, high = sorted((int(tokens[0].text), int(tokens[2].text)))
    return Prize(CLASS, low=low, high=high)


def _changed(prize: Prize, token: Token) -> Prize | None:
    """Return a kind with the addition in this token (``/Unr``, ``and below``); nothing if it has
    none."""
    if token.kind == "or unrated" and prize.kind in (*BY_RATING, NAMED):
        return replace(prize, or_unrated=True, label=f"{prize.label}/Unr" if prize.label else "")
    if token.kind == "no unrated" and prize.kind in (*BY_RATING, NAMED):
        return replace(prize, or_unrated=False)
    if token.kind == "and below" and prize.kind == CLASS and prize.low is not None:
        return replace(prize, low=None, label=f"{prize.label}/below")
    if token.kind == "and above" and prize.kind == CLASS and prize.high is not None:
        return replace(prize, high=None, label=f"{prize.label}/over")
    return _of_upset(prize, token) if prize.is_for_upset else None


def _of_upset(prize: Prize, token: Token) -> Prize | None:
    """Return a prize for an upset with the addition in this token: of each round or section."""
    if token.kind == "each round":
        return replace(prize, round=EACH_ROUND)
    if token.kind == "all sections":
        raise AnnouncementError(
            f"{prize.label} {token.text}",
            'an upset is looked for within each section; leave this out, or type "Biggest upset" '
            "on a sheet Prizes with the winner's number under Players",
        )
    return prize if token.kind in ("each section", "own section") else None
