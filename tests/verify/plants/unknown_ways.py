"""Ways that are in no book: nothing may be named."""

from __future__ import annotations

from fractions import Fraction

from tests.rules import reference
from tests.rules.reference import HALF, Event
from tests.verify import programs
from tests.verify.plants.rules_of_others import rule
from tests.verify.programs import (
    Program,
    cumulative,
    is_game,
    kashdan,
    modified_median,
    points,
    solkoff,
)


def unknown(name: str, code: str, program: Program, *known: str) -> None:
    """One value alone may be told to be a misprint; and where one player's score is at the bottom
    of it, that is so. ``known`` are causes that say what is done after all."""
    allowed = {"misprint", *known}
    rule(f"unknown: {name}", code, program, allowed, quiet=True)


def _minus_nothing(event: Event, n: int) -> Fraction:
    return reference.score(event, n)


_right = programs.right
unknown(
    "own score on top",
    "SOLK",
    programs.column(lambda e, n: sum(programs.opponents(e, n), reference.score(e, n))),
    "own-score-added",
)
unknown(
    "only opponents who were beaten",
    "SOLK",
    programs.column(
        lambda e, n: sum(
            (reference.adjusted(e, c[1] or 0, "uschess") for c in e[n] if c[0] == "W"), Fraction()
        )
    ),
)
unknown(
    "the first round left out of Solkoff",
    "SOLK",
    programs.column(
        lambda e, n: sum(
            (reference.adjusted(e, c[1] or 0, "uschess") for c in e[n][1:] if is_game(c)),
            Fraction(),
        )
    ),
    "first-opponent-missing",
)
unknown(
    "one opponent worth a point more",
    "SOLK",
    programs.column(
        lambda e, n: sum(
            programs.opponents(e, n), Fraction(any(c[1] == 3 and is_game(c) for c in e[n]))
        )
    ),
)
unknown(
    "Cumulative from the end",
    "CUM",
    programs.column(lambda e, n: sum(reference.running({n: e[n][::-1]}, n), Fraction())),
)
unknown("absent players worth a draw more", "CUM", cumulative(lambda c: -HALF * (c[0] == "U")))
unknown("byes deducted twice", "CUM", cumulative(lambda c: 2 * (not is_game(c)) * points(c)))
unknown(
    "forfeits deducted twice",
    "CUM",
    cumulative(lambda c: (1 + (c[0] == "X")) * (not is_game(c)) * points(c)),
)
unknown(
    "half-point byes worth a quarter",
    "SOLK",
    solkoff(worth=lambda c: Fraction(1, 4) if c[0] == "H" else points(c) if is_game(c) else HALF),
)
unknown(
    "full-point byes worth nothing",
    "SOLK",
    solkoff(worth=lambda c: Fraction() if c[0] == "B" else points(c) if is_game(c) else HALF),
    "opponents-full-byes-zero",
)
unknown(
    "forfeit losses worth a point",
    "SOLK",
    solkoff(worth=lambda c: Fraction(1) if c[0] == "F" else points(c) if is_game(c) else HALF),
    "opponents-forfeit-losses-one",
)
unknown(
    "own byes as their points",
    "SOLK",
    solkoff(own=lambda e, n: [sum((points(c) for c in e[n] if not is_game(c)), Fraction()) / 2]),
)
unknown(
    "own byes as one",
    "MM",
    modified_median(own=lambda e, n: [Fraction(1)]),
)
unknown(
    "losses counted in Sonneborn-Berger",
    "SB",
    programs.column(
        lambda e, n: sum(
            (
                reference.score(e, c[1] or 0) * (points(c) or Fraction(1, 4))
                for c in e[n]
                if is_game(c)
            ),
            Fraction(),
        )
    ),
)
unknown("Kashdan 5-2-1", "KASH", kashdan(5, 2, 1))
unknown(
    "squares",
    "SOLK",
    programs.column(lambda e, n: sum(((s * s) for s in programs.opponents(e, n)), Fraction())),
)
