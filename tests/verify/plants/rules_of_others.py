"""Another program computed one column by another rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from random import Random

from tests.rules import reference, reference_fide
from tests.rules.reference import HALF, Event
from tests.verify import programs
from tests.verify.plants.made import KINDS, Plant, some_swiss, texts
from tests.verify.programs import (
    Program,
    cumulative,
    is_game,
    kashdan,
    modified_median,
    on,
    points,
    solkoff,
    sonneborn,
)
from xltiebreak.event.figures import decimal

FAULTS: dict[str, tuple[str, Program, set[str]]] = {
    "plain Median": ("MM", programs.right("MED"), {"system-MED"}),
    "plus drops both": ("MM", modified_median({1: (1, 1)}), {"plus-drops-both", "system-MED"}),
    "plus drops the highest": (
        "MM",
        modified_median({1: (0, 1)}),
        {"plus-drops-highest", "plus-drops-both"},  # the same where the lowest is an own 0
    ),
    "plus drops the highest two, too": (
        "MM",
        modified_median({1: (1, 2)}),
        {"plus-drops-lowest-and-two-highest", "plus-drops-two-highest"},
    ),
    "even drops the lowest": ("MM", modified_median({0: (1, 0)}), {"even-drops-lowest"}),
    "minus drops the lowest": ("MM", modified_median({-1: (1, 0)}), {"minus-drops-lowest"}),
    "plus and minus exchanged": (
        "MM",
        modified_median({1: (0, 1), -1: (1, 0)}),
        {"drops-swapped"},
    ),
    "two dropped in a short event": (
        "MM",
        modified_median(each=lambda event, n: 2),
        {"two-dropped"},
    ),
    "nothing dropped": ("MM", solkoff(), {"system-SOLK"}),
    "own rounds left out": ("MM", modified_median(own=lambda e, n: []), {"own-left-out"}),
    "own rounds as own score": (
        "MM",
        modified_median(own=lambda e, n: [reference.score(e, n)]),
        {"own-score"},
    ),
    "own rounds as a half": ("SOLK", solkoff(own=lambda e, n: [HALF]), {"own-half"}),
    "opponents at face value": ("SOLK", solkoff(worth=points), {"opponents-face-value"}),
    "opponents' byes at face value": (
        "SOLK",
        solkoff(
            worth=lambda cell: points(cell) if is_game(cell) or cell[0] in ("B", "H") else HALF
        ),
        {"opponents-byes-face-value"},
    ),
    "opponents' unplayed at 0": (
        "SOLK",
        solkoff(worth=lambda cell: points(cell) if is_game(cell) else Fraction()),
        {"opponents-games-only"},
    ),
    "raw scores": ("MM", programs.right("MM", "raw"), {"edition-raw"}),
    "forfeit opponents counted": (
        "SOLK",
        solkoff(met=lambda cell: is_game(cell) or cell[0] in ("X", "F")),
        {"forfeit-opponents"},
    ),
    "forfeits as games": (
        "SOLK",
        on(programs.forfeits_played, programs.right("SOLK")),
        {"forfeits-as-games"},
    ),
    "Kashdan counts forfeits as games": (
        "KASH",
        on(programs.forfeits_played, programs.right("KASH")),
        {"forfeits-as-games"},
    ),
    "Kashdan 2-1-0": ("KASH", kashdan(2, 1, 0), {"edition-wintd", "kashdan-2-1-0"}),
    "Kashdan gives byes points": ("KASH", kashdan(4, 2, 1, byes=True), {"kashdan-byes"}),
    "nothing deducted": ("CUM", cumulative(lambda cell: Fraction()), {"system-PS"}),
    "half-point byes deduct one": (
        "CUM",
        cumulative(lambda cell: Fraction(cell[0] in ("B", "H", "X"))),
        {"half-byes-deduct-one"},
    ),
    "forfeit wins not deducted": (
        "CUM",
        cumulative(lambda cell: points(cell) if cell[0] in ("B", "H") else Fraction()),
        {"only-byes-deducted"},
    ),
    "doubled": ("SB", sonneborn(factor=2), {"edition-wintd", "doubled"}),
    "doubled Solkoff": (
        "SOLK",
        lambda event: {n: 2 * value for n, value in programs.right("SOLK")(event).items()},
        {"doubled"},
    ),
    "adjusted scores": ("SB", sonneborn(adjusted=True), {"system-SB/A"}),
    "byes in Sonneborn-Berger": ("SB", sonneborn(own_byes=True), {"sonneborn-byes"}),
    "rounded": (
        "SOLK",
        lambda event: {
            n: Fraction(int(value + HALF)) for n, value in programs.right("SOLK")(event).items()
        },
        {"rounded"},
    ),
    "the round before": (
        "SOLK",
        on(programs.first_rounds(4), programs.right("SOLK")),
        {"earlier-round"},
    ),
}
"""The column, the program that prints it, and the names of what it does."""

_MORE = {
    "opponents' forfeits at face value": (
        "SOLK",
        solkoff(worth=lambda cell: points(cell) if is_game(cell) or cell[0] in "XF" else HALF),
        {"opponents-forfeits-face-value"},
    ),
    "opponents who were away count 0": (
        "SOLK",
        solkoff(worth=lambda cell: points(cell) if is_game(cell) or cell[0] in ("U", "") else HALF),
        {"opponents-absences-zero"},
    ),
    "half a point less once": (
        "SOLK",
        column := programs.column(
            lambda event, n: sum(
                (
                    reference.score(event, cell[1] or 0)
                    - HALF * any(not is_game(other) for other in event[cell[1] or 0])
                    for cell in event[n]
                    if is_game(cell)
                ),
                Fraction(),
            )
        ),
        {"opponents-half-less"},
    ),
    "halves left out": (
        "SOLK",
        lambda event: {n: Fraction(int(v)) for n, v in programs.right("SOLK")(event).items()},
        {"decimals-cut-off"},
    ),
    "halved": (
        "SOLK",
        lambda event: {n: value / 2 for n, value in programs.right("SOLK")(event).items()},
        {"halved"},
    ),
    "Kashdan 3-1-0": ("KASH", kashdan(3, 1, 0), {"kashdan-3-1-0"}),
    "every bye deducts one": (
        "CUM",
        cumulative(lambda cell: Fraction(not is_game(cell))),
        {"every-unplayed-deducts-one"},
    ),
    "Cumulative of the opponents by another name": (
        "CUM",
        programs.right("OCUM"),
        {"system-OCUM"},
    ),
    "the score instead": ("SOLK", programs.column(reference.score), {"system-SCORE"}),
}
del column


def rule(
    name: str,
    code: str,
    program: Program,
    right: set[str],
    misprints: int = 0,
    *,
    quiet: bool = False,
) -> None:
    def kind(random: Random) -> Plant | None:
        made = some_swiss(random)
        values, ours = program(made.event), programs.right(code)(made.event)
        if values == ours:
            return None
        column = texts(values)
        for number in random.sample(sorted(column), misprints):
            column[number] = decimal(values[number] + random.choice([3, 4, 5]))
        section = replace(made.section, printed={code: column})
        return Plant(section, frozenset(right), quiet=quiet)

    KINDS[name] = kind


for _name, (_code, _program, _right) in {**FAULTS, **_MORE}.items():
    rule(_name, _code, _program, _right)
rule(
    "opponents at face value, and a misprint",
    "SOLK",
    solkoff(worth=points),
    {"opponents-face-value"},
    1,
)
rule("plain Median, and a misprint", "MM", programs.right("MED"), {"system-MED"}, 1)
rule(
    "two faults at once",
    "MM",
    modified_median({1: (1, 1)}, worth=points),
    {"plus-drops-both", "opponents-face-value", "system-MED"},
)


# Editions of FIDE's rules


def edition(name: str, code: str, theirs: str, asked: str, *right: str) -> None:
    def kind(random: Random) -> Plant | None:
        made = some_swiss(random)
        values = {n: reference.value(made.event, code, theirs, n) or Fraction() for n in made.event}
        section = replace(made.section, printed={code: texts(values)})
        return Plant(section, frozenset({f"edition-{theirs}", *right}), {"edition": asked})

    KINDS[name] = kind


edition("Buchholz of 2023 for 2026", "BH", "fide2023", "fide2026", "own-score")
edition("Cut 1 of 2023 for 2026", "BH/C1", "fide2023", "fide2026", "own-score")
edition("Buchholz of 2009 for 2026", "BH", "fide2009", "fide2026")
edition("Sonneborn-Berger of 2009 for 2026", "SB", "fide2009", "fide2026")
edition("Solkoff as FIDE's Buchholz", "SOLK", "fide2026", "uschess")
edition("Buchholz as US Chess's Solkoff", "BH", "uschess", "fide2026")
edition("Sonneborn-Berger of US Chess", "SB", "uschess", "fide2026", "sonneborn-final")


def fide(name: str, code: str, change: Callable[[Event, int], Fraction], *right: str) -> None:
    def kind(random: Random) -> Plant | None:
        made = some_swiss(random)
        values = programs.column(change)(made.event)
        section = replace(made.section, printed={code: texts(values)})
        return Plant(section, frozenset(right), {"edition": "fide2026"})

    KINDS[name] = kind


def _buchholz(event: Event, number: int, worth: Callable[[Event, int], Fraction]) -> Fraction:
    """FIDE's of 2026, with the opponents' scores as ``worth`` has them."""
    own, half = reference.score(event, number), HALF * len(event[number])
    return sum(
        (
            worth(event, opponent)
            if is_game((letter, opponent, ""))
            else min(own, worth(event, opponent) if opponent else half)
            for letter, opponent, _ in event[number]
            for opponent in [opponent or 0]
        ),
        Fraction(),
    )


def _byes_before_a_forfeit_at_face_value(event: Event, number: int) -> Fraction:
    """16.3 for the byes that nothing follows, but a forfeit loss ends the search for them."""
    row = event[number]
    total = Fraction()
    for r, cell in enumerate(row):
        at_the_end = all(later[0] in ("H", "U", "") for later in row[r:])
        total += HALF if at_the_end else points(cell)
    return total


fide(
    "byes before a forfeit loss at face value",
    "BH",
    lambda event, n: _buchholz(event, n, _byes_before_a_forfeit_at_face_value),
    "byes-before-forfeit-face-value",
)
fide(
    "byes at face value under FIDE",
    "BH",
    lambda event, n: _buchholz(event, n, reference.score),
    "opponents-face-value",
)
fide(
    "Cut 1 takes the highest",
    "BH/C1",
    lambda event, n: reference_fide.cut(reference_fide.contributions(event, n, "fide2026"), 0, 1),
    "cut-highest",
)
fide(
    "Cut 1 without 16.5",
    "BH/C1",
    lambda event, n: reference.without(
        [one.amount for one in reference_fide.contributions(event, n, "fide2026")], 1, 0
    ),
    "cut-without-choice",
)
fide(
    "Cut 2 for Cut 1",
    "BH/C1",
    lambda e, n: reference.value(e, "BH/C2", "fide2026", n) or Fraction(),
    "system-BH/C2",
)
fide(
    "no cut",
    "BH/C1",
    lambda e, n: reference.value(e, "BH", "fide2026", n) or Fraction(),
    "system-BH",
)
