"""What this program and gacrux say differently about a section."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from typing import NamedTuple

from tests.referees import gacrux
from xltiebreak.event.figures import Figure
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import tie_break

EDITIONS = tuple(gacrux.STARTED)

CODES = [
    "BH", "BH/C1", "BH/C2", "BH/C3", "BH/M1", "BH/M2", "BH/P", "BH/C1/P", "BH/M1/P",
    "SB", "SB/C1", "SB/C2", "SB/M1", "SB/M2", "SB/P", "SB/C1/P",
    "AOB", "PS", "PS/C1", "PS/C2", "WIN", "WON", "BPG", "BWG", "REP", "STD", "TPN",
    "KS", "KS/L50", "KS/L60", "KS/L+1", "KS/L-1",
    "ARO", "ARO/C1", "ARO/C2", "ARO/M1", "ARO/U1400", "TPR", "TPR/U1400", "PTP", "PTP/U1400",
    "APRO", "APRO/U1400", "APPO", "APPO/U1400", "RTNG", "RTNG/U1400",
    "FB", "FB/C1", "FB/C2", "FB/M1", "FB/M2", "FB/P", "FB/C1/P", "AOB/F",
]  # fmt: skip
"""Those with the final round's games as draws come last: gacrux keeps a part of that for what it
works out after them."""

UNASKED_AFTER_A_WITHDRAWAL = "REP"
"""For gacrux a game that was annulled can only be a bye, which nobody elected to play."""

UNASKED_WITH_SIT_OUTS = ("PS", "PS/C1", "PS/C2")
"""For gacrux the round in which a player sits out of an odd round-robin has a score like others."""

AMONG_THE_TIED = ("DE", "DE/P")

ORDERS = (
    ("BH/C1", "BH", "SB", "DE", "WIN"),
    ("DE", "BH/C1", "SB", "PS", "TPN"),
    ("WON", "DE", "BWG", "BH/M1", "KS"),
    ("BPG", "STD", "DE/P", "REP", "SB/C1", "ARO"),
    ("WIN", "PS/C1", "DE", "TPR", "RTNG/R"),
    ("SB", "DE", "KS", "APRO", "TPN/R"),
    ("PTP", "BH/C2", "DE", "APPO", "ARO/C1"),
    ("DE", "SB/M1", "DE/P", "AOB"),
)


class Difference(NamedTuple):
    """One figure, or the place by a whole order, of one player."""

    code: str
    number: int
    ours: Figure | None
    theirs: Decimal | int | None


def differences(section: Section, edition: str) -> Iterator[Difference]:
    """Every figure of every code, and every place by every order, that is not the same."""
    yield from in_figures(section, edition)
    yield from among_the_tied(section, edition)
    yield from in_whole_orders(section, edition)


def in_figures(section: Section, edition: str) -> Iterator[Difference]:
    """The figures of every code that are not the same."""
    theirs = gacrux.values(section, edition, CODES)
    context = standings(section, edition, "BH").context
    for code in _asked(section, CODES):
        ours = tie_break(code).values(context, section.crosstable.numbers)
        for number, value in ours.items():
            if not same(code, value, theirs[code][number]):
                yield Difference(code, number, value, theirs[code][number])


def among_the_tied(section: Section, edition: str) -> Iterator[Difference]:
    """Direct Encounter's places inside the ties that the points leave."""
    for code in AMONG_THE_TIED:
        theirs = gacrux.values(section, edition, [code])[code]
        for row in standings(section, edition, code).rows:
            number, value = row.player.number, row.values[code]
            if (value or 0) != theirs[number]:
                yield Difference(code, number, value, theirs[number])


def in_whole_orders(section: Section, edition: str) -> Iterator[Difference]:
    """The places by orders of several tie-breaks."""
    for order in (_asked(section, order) for order in ORDERS):
        theirs = gacrux.places(section, edition, order)
        for row in standings(section, edition, ",".join(order)).rows:
            if row.place != theirs[row.player.number]:
                yield Difference(
                    ",".join(order), row.player.number, row.place, theirs[row.player.number]
                )


def _asked(section: Section, codes: Sequence[str]) -> list[str]:
    left_out = [UNASKED_AFTER_A_WITHDRAWAL] if section.withdrawn else []
    if sits_out(section):
        left_out += UNASKED_WITH_SIT_OUTS
    return [code for code in codes if code not in left_out]


def sits_out(section: Section) -> bool:
    """Whether somebody sits out in each round of a round-robin."""
    return section.is_roundrobin and len(section.players) % 2 == 1


def same(code: str, ours: Figure | None, theirs: Decimal | None) -> bool:
    """Whether both are the same figure, and both or neither there is; gacrux rounds the average
    Buchholz."""
    if ours is None or theirs is None:
        return ours is theirs
    exact = Fraction(ours)
    if not code.startswith("AOB"):
        return exact == Fraction(theirs)
    return (Decimal(exact.numerator) / exact.denominator).quantize(theirs, ROUND_HALF_UP) == theirs
