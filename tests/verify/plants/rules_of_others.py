"""Another program computed one column by another rule, or in a way that is in no book."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from fractions import Fraction
from random import Random

from tests.rules import reference, reference_fide
from tests.rules.reference import HALF, Cell, Event
from tests.verify import programs
from tests.verify.plants.made import KINDS, Plant, some_swiss, texts
from tests.verify.programs import (
    Program,
    cumulative,
    decimal,
    is_game,
    kashdan,
    modified_median,
    on,
    points,
    solkoff,
    sonneborn,
)


def points_of(letters: str, otherwise: Fraction = HALF) -> Callable[[Cell], Fraction]:
    """What games and these unplayed rounds gave; something else for the others."""
    return lambda c: points(c) if is_game(c) or (c[0] and c[0] in letters) else otherwise


def each_value(program: Program, change: Callable[[Fraction], Fraction]) -> Program:
    return lambda event: {n: change(value) for n, value in program(event).items()}


def _half_less(event: Event, n: int) -> Fraction:
    """½ off once for each opponent who has an unplayed round."""
    met = [event[cell[1] or 0] for cell in event[n] if is_game(cell)]
    scores = (sum(map(points, row), Fraction()) for row in met)
    return sum(scores, Fraction()) - HALF * sum(not all(map(is_game, row)) for row in met)


_SOLKOFF = programs.right("SOLK")
FAULTS: dict[str, tuple[str, Program, str]] = {
    "plain Median": ("MM", programs.right("MED"), "system-MED"),
    "plus drops both": ("MM", modified_median({1: (1, 1)}), "plus-drops-both system-MED"),
    "plus drops the highest": (
        "MM",
        modified_median({1: (0, 1)}),
        "plus-drops-highest plus-drops-both",  # the same where the lowest is an own 0
    ),
    "plus drops the highest two, too": (
        "MM",
        modified_median({1: (1, 2)}),
        "plus-drops-lowest-and-two-highest plus-drops-two-highest",
    ),
    "even drops the lowest": ("MM", modified_median({0: (1, 0)}), "even-drops-lowest"),
    "minus drops the lowest": ("MM", modified_median({-1: (1, 0)}), "minus-drops-lowest"),
    "plus and minus exchanged": ("MM", modified_median({1: (0, 1), -1: (1, 0)}), "drops-swapped"),
    "two dropped in a short event": ("MM", modified_median(each=lambda e, n: 2), "two-dropped"),
    "nothing dropped": ("MM", solkoff(), "system-SOLK"),
    "own rounds left out": ("MM", modified_median(own=lambda e, n: []), "own-left-out"),
    "own rounds as own score": (
        "MM",
        modified_median(own=lambda e, n: [reference.score(e, n)]),
        "own-score",
    ),
    "own rounds as a half": ("SOLK", solkoff(own=lambda e, n: [HALF]), "own-half"),
    "opponents at face value": ("SOLK", solkoff(worth=points), "opponents-face-value"),
    "opponents' byes at face value": (
        "SOLK",
        solkoff(worth=points_of("BH")),
        "opponents-byes-face-value",
    ),
    "opponents' unplayed at 0": (
        "SOLK",
        solkoff(worth=points_of("", Fraction())),
        "opponents-games-only",
    ),
    "raw scores": ("MM", programs.right("MM", "raw"), "edition-raw"),
    "forfeit opponents counted": (
        "SOLK",
        solkoff(met=lambda cell: is_game(cell) or cell[0] in ("X", "F")),
        "forfeit-opponents",
    ),
    "forfeits as games": ("SOLK", on(programs.forfeits_played, _SOLKOFF), "forfeits-as-games"),
    "Kashdan counts forfeits as games": (
        "KASH",
        on(programs.forfeits_played, programs.right("KASH")),
        "forfeits-as-games",
    ),
    "Kashdan 2-1-0": ("KASH", kashdan(2, 1, 0), "edition-wintd kashdan-2-1-0"),
    "Kashdan gives byes points": ("KASH", kashdan(4, 2, 1, byes=True), "kashdan-byes"),
    "nothing deducted": ("CUM", cumulative(lambda cell: Fraction()), "system-PS"),
    "half-point byes deduct one": (
        "CUM",
        cumulative(lambda cell: Fraction(cell[0] in ("B", "H", "X"))),
        "half-byes-deduct-one",
    ),
    "forfeit wins not deducted": (
        "CUM",
        cumulative(lambda cell: points(cell) if cell[0] in ("B", "H") else Fraction()),
        "only-byes-deducted",
    ),
    "doubled": ("SB", sonneborn(factor=2), "edition-wintd doubled"),
    "doubled Solkoff": ("SOLK", each_value(_SOLKOFF, lambda v: 2 * v), "doubled"),
    "adjusted scores": ("SB", sonneborn(adjusted=True), "system-SB/A"),
    "byes in Sonneborn-Berger": ("SB", sonneborn(own_byes=True), "sonneborn-byes"),
    "rounded": ("SOLK", each_value(_SOLKOFF, lambda v: Fraction(int(v + HALF))), "rounded"),
    "the round before": ("SOLK", on(programs.first_rounds(4), _SOLKOFF), "earlier-round"),
    "opponents' forfeits at face value": (
        "SOLK",
        solkoff(worth=points_of("XF")),
        "opponents-forfeits-face-value",
    ),
    "opponents who were away count 0": (
        "SOLK",
        solkoff(worth=lambda cell: Fraction() if cell[0] in ("U", "") else points_of("")(cell)),
        "opponents-absences-zero",
    ),
    "half a point less once": ("SOLK", programs.column(_half_less), "opponents-half-less"),
    "halves left out": (
        "SOLK",
        each_value(_SOLKOFF, lambda v: Fraction(int(v))),
        "decimals-cut-off",
    ),
    "halved": ("SOLK", each_value(_SOLKOFF, lambda v: v / 2), "halved"),
    "Kashdan 3-1-0": ("KASH", kashdan(3, 1, 0), "kashdan-3-1-0"),
    "every bye deducts one": (
        "CUM",
        cumulative(lambda cell: Fraction(not is_game(cell))),
        "every-unplayed-deducts-one",
    ),
    "Cumulative of the opponents by another name": ("CUM", programs.right("OCUM"), "system-OCUM"),
    "the score instead": ("SOLK", programs.column(reference.score), "system-SCORE"),
    "two faults at once": (
        "MM",
        modified_median({1: (1, 1)}, worth=points),
        "plus-drops-both opponents-face-value system-MED",
    ),
}
"""The column, the program that prints it, and the names of what it does."""


def rule(
    name: str,
    code: str,
    program: Program,
    right: str,
    misprints: int = 0,
    *,
    edition: str = "",
    quiet: bool = False,
) -> None:
    def kind(random: Random) -> Plant | None:
        made = some_swiss(random)
        values = program(made.event)
        if values == programs.right(code, edition or "uschess")(made.event):
            return None
        column = texts(values)
        for number in random.sample(sorted(column), misprints):
            column[number] = decimal(values[number] + random.choice([3, 4, 5]))
        asked = {"edition": edition} if edition else {}
        section = replace(made.section, printed={code: column})
        return Plant(section, frozenset(right.split()), asked, quiet=quiet)

    KINDS[name] = kind


for _name, (_code, _program, _right) in FAULTS.items():
    rule(_name, _code, _program, _right)
    if _name in ("opponents at face value", "plain Median"):
        rule(f"{_name}, and a misprint", _code, _program, _right, 1)

# FIDE's rules

for _name, _code, _theirs, _asked, _right in (
    ("Buchholz of 2023 for 2026", "BH", "fide2023", "fide2026", "own-score"),
    ("Cut 1 of 2023 for 2026", "BH/C1", "fide2023", "fide2026", "own-score"),
    ("Buchholz of 2009 for 2026", "BH", "fide2009", "fide2026", ""),
    ("Sonneborn-Berger of 2009 for 2026", "SB", "fide2009", "fide2026", ""),
    ("Solkoff as FIDE's Buchholz", "SOLK", "fide2026", "uschess", ""),
    ("Buchholz as US Chess's Solkoff", "BH", "uschess", "fide2026", ""),
    ("Sonneborn-Berger of US Chess", "SB", "uschess", "fide2026", "sonneborn-final"),
):
    _program = programs.right(_code, _theirs)
    rule(_name, _code, _program, f"edition-{_theirs} {_right}", edition=_asked)


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


def _contributions(event: Event, n: int) -> list[Fraction]:
    return [term.amount for term in reference_fide.contributions(event, n, "fide2026")]


OF_FIDE: dict[str, tuple[str, Callable[[Event, int], Fraction], str]] = {
    "byes before a forfeit loss at face value": (
        "BH",
        lambda e, n: _buchholz(e, n, _byes_before_a_forfeit_at_face_value),
        "byes-before-forfeit-face-value",
    ),
    "byes at face value under FIDE": (
        "BH",
        lambda e, n: _buchholz(e, n, reference.score),
        "opponents-face-value",
    ),
    "Cut 1 takes the highest": (
        "BH/C1",
        lambda e, n: reference_fide.cut(reference_fide.contributions(e, n, "fide2026"), 0, 1),
        "cut-highest",
    ),
    "Cut 1 without 16.5": (
        "BH/C1",
        lambda e, n: reference.without(_contributions(e, n), 1, 0),
        "cut-without-choice",
    ),
}
for _name, (_code, _figure, _right) in OF_FIDE.items():
    rule(_name, _code, programs.column(_figure), _right, edition="fide2026")
for _name, _other in (("Cut 2 for Cut 1", "BH/C2"), ("no cut", "BH")):
    _program = programs.right(_other, "fide2026")
    rule(_name, "BH/C1", _program, f"system-{_other}", edition="fide2026")

# Ways that are in no book: nothing may be named. One value alone may be told to be a misprint, and
# what stands behind the program says what is done after all.


def _adjusted(event: Event, cells: Iterable[Cell]) -> Fraction:
    """The adjusted scores of the opponents of these rounds."""
    return sum((reference.adjusted(event, c[1] or 0, "uschess") for c in cells), Fraction())


def _except(letter: str, worth: Fraction) -> Program:
    return solkoff(worth=lambda c: worth if c[0] == letter else points_of("")(c))


def _losses_too(event: Event, n: int) -> Fraction:
    games = [(c, reference.score(event, c[1] or 0)) for c in event[n] if is_game(c)]
    return sum((score * (points(c) or Fraction(1, 4)) for c, score in games), Fraction())


UNKNOWN: dict[str, tuple[str, Program, str]] = {
    "own score on top": (
        "SOLK",
        programs.column(lambda e, n: sum(programs.opponents(e, n), reference.score(e, n))),
        "own-score-added",
    ),
    "only opponents who were beaten": (
        "SOLK",
        programs.column(lambda e, n: _adjusted(e, [c for c in e[n] if c[0] == "W"])),
        "",
    ),
    "the first round left out of Solkoff": (
        "SOLK",
        programs.column(lambda e, n: _adjusted(e, filter(is_game, e[n][1:]))),
        "first-opponent-missing",
    ),
    "one opponent worth a point more": (
        "SOLK",
        programs.column(
            lambda e, n: sum(
                programs.opponents(e, n), Fraction(any(c[1] == 3 and is_game(c) for c in e[n]))
            )
        ),
        "",
    ),
    "Cumulative from the end": (
        "CUM",
        programs.column(lambda e, n: sum(reference.running({n: e[n][::-1]}, n), Fraction())),
        "",
    ),
    "absent players worth a draw more": ("CUM", cumulative(lambda c: -HALF * (c[0] == "U")), ""),
    "byes deducted twice": ("CUM", cumulative(lambda c: 2 * (not is_game(c)) * points(c)), ""),
    "forfeits deducted twice": (
        "CUM",
        cumulative(lambda c: (1 + (c[0] == "X")) * (not is_game(c)) * points(c)),
        "",
    ),
    "half-point byes worth a quarter": ("SOLK", _except("H", Fraction(1, 4)), ""),
    "full-point byes worth nothing": ("SOLK", _except("B", Fraction()), "opponents-full-byes-zero"),
    "forfeit losses worth a point": (
        "SOLK",
        _except("F", Fraction(1)),
        "opponents-forfeit-losses-one",
    ),
    "own byes as their points": (
        "SOLK",
        solkoff(
            own=lambda e, n: [sum((points(c) for c in e[n] if not is_game(c)), Fraction()) / 2]
        ),
        "",
    ),
    "own byes as one": ("MM", modified_median(own=lambda e, n: [Fraction(1)]), ""),
    "losses counted in Sonneborn-Berger": ("SB", programs.column(_losses_too), ""),
    "Kashdan 5-2-1": ("KASH", kashdan(5, 2, 1), ""),
    "squares": (
        "SOLK",
        programs.column(lambda e, n: sum((s * s for s in programs.opponents(e, n)), Fraction())),
        "",
    ),
}
for _name, (_code, _program, _known) in UNKNOWN.items():
    rule(f"unknown: {_name}", _code, _program, f"misprint {_known}", quiet=True)
