"""Tables with a planted fault: what stands in them, and what may be said of it.

``KINDS`` has the faults by name. Each is a function of a random generator that gives a
:class:`Plant`, or nothing where the event that it made does not show the fault. What an honest
answer may name is ``right``; where that is empty, naming any cause is wrong: nothing that is known
did this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from random import Random
from typing import Any

from tests.rules import reference, reference_fide
from tests.rules.reference import HALF, Event
from tests.samples.crosstables import roundrobin
from tests.samples.made_up import MadeUp
from tests.samples.made_up_teams import WEIGHTS, team_event
from tests.verify import programs
from tests.verify.programs import (
    Program,
    club_swiss,
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
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import tie_break
from xltiebreak.verify import verify
from xltiebreak.verify.differences import Compared

Texts = dict[int, str]
Columns = dict[str, Texts]

RESULT = "result-typed-otherwise"
RIGHT, AMONG, NONE, WRONG = "right", "among", "none", "wrong"


@dataclass(frozen=True)
class Plant:
    """A section with its printed columns, what is asked for, and the causes that may be named."""

    section: Section
    right: frozenset[str]
    asked: Mapping[str, Any] = field(default_factory=dict)
    quiet: bool = False
    """Whether to name nothing is right, too: the cause is in no book."""

    def verdict(self) -> tuple[str, list[str]]:
        """The worst verdict on any column, and what was told of each."""
        verdicts, said = [RIGHT], []
        for column in verify(self.section, Asked(**self.asked)).columns:
            if column.differences:
                verdicts.append(self._of(column))
                said += [f"{verdicts[-1]}: {one.code}: {one.sentence}" for one in column.causes]
        worst = max(verdicts, key=(RIGHT, AMONG, NONE, WRONG).index)
        return worst, said

    def _of(self, column: Compared) -> str:
        if not column.causes:
            return NONE if self.right and not self.quiet else RIGHT
        codes = [code for one in column.causes for code in one.code.split("|")]
        fitting = [code for code in codes if set(code.split("+")) <= self.right]
        if len(fitting) == len(codes):
            return RIGHT
        return AMONG if fitting else WRONG


Kind = Callable[[Random], "Plant | None"]
KINDS: dict[str, Kind] = {}
Change = Callable[[Random, Event, Columns], "bool | None"]


def texts(values: Mapping[int, Fraction | float]) -> Texts:
    return {number: decimal(value, 4) for number, value in values.items()}


ALL = {"MM": "MM", "Solk": "SOLK", "Cum": "CUM", "OpCum": "OCUM"}


def as_printed(event: Event) -> Columns:
    """What a pairing program prints: the score and the four tie-breaks of US Chess, all right."""
    score = {number: reference.score(event, number) for number in event}
    return {
        "Score": texts(score),
        **{label: texts(programs.right(code)(event)) for label, code in ALL.items()},
    }


def with_places(section: Section, columns: Columns) -> Section:
    """The section with these columns, and its right places before them."""
    rows = standings(section).rows
    places = {row.player.number: row.places for row in rows}
    return replace(section, printed={"Place": places, **columns})


def some_swiss(random: Random) -> MadeUp:
    players, rounds = random.choice([(10, 4), (16, 5), (16, 5), (24, 6), (40, 6)])
    return club_swiss(random.randrange(10**6), players, rounds)


def planted(name: str, *right: str, alone: str = "") -> Callable[[Change], Change]:
    """A change of the columns of a whole table, or of one column ``alone``; the change says
    ``False`` where it cannot be made."""

    def add(change: Change) -> Change:
        def kind(random: Random) -> Plant | None:
            made = some_swiss(random)
            event = made.event
            columns = as_printed(event)
            if alone:
                columns = {alone: columns[alone]}
            before = {label: dict(column) for label, column in columns.items()}
            if change(random, event, columns) is False or columns == before:
                return None
            section = made.section
            printed = replace(section, printed=columns) if alone else with_places(section, columns)
            return Plant(printed, frozenset(right))

        KINDS[name] = kind
        return change

    return add


# Rules: another program computed one column otherwise

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


# Misprints: one cell, whatever the rules


def slip(random: Random, text: str) -> str:
    """The text with a slip of the hand."""
    value = Fraction(text)
    digits = [k for k, sign in enumerate(text) if sign.isdigit()]
    how = random.randrange(6)
    if how == 0:
        return decimal(value + random.choice([-HALF, HALF]))
    if how == 1:
        return decimal(value + random.choice([-1, 1, 2]))
    if how == 2 and len(digits) > 1:
        one, other = digits[0], digits[1]
        signs = list(text)
        signs[one], signs[other] = signs[other], signs[one]
        return "".join(signs)
    if how == 3:
        return text.replace(".", "") if "." in text else text + text[-1]
    k = random.choice(digits)
    return text[:k] + str((int(text[k]) + random.choice([1, 2, 3, 7])) % 10) + text[k + 1 :]


def misprinted(random: Random, column: Texts, count: int = 1) -> None:
    for number in random.sample(sorted(column), count):
        column[number] = slip(random, column[number])


for _label in ("Score", *ALL):

    @planted(f"one {_label} misprinted", "misprint")
    def _one(random: Random, event: Event, columns: Columns, label: str = _label) -> None:
        misprinted(random, columns[label])

    @planted(f"one {_label} misprinted, nothing else printed", "misprint", alone=_label)
    def _one_alone(random: Random, event: Event, columns: Columns, label: str = _label) -> None:
        misprinted(random, columns[label])


@planted("half a point off in one Cum", "misprint")
def _half_off(random: Random, event: Event, columns: Columns) -> None:
    number = random.choice(sorted(event))
    columns["Cum"][number] = decimal(Fraction(columns["Cum"][number]) + HALF)


for _label in ("Solk", "Cum"):

    @planted(f"two {_label} misprinted", "misprint")
    def _two(random: Random, event: Event, columns: Columns, label: str = _label) -> None:
        misprinted(random, columns[label], 2)

    @planted(f"two {_label} misprinted, nothing else printed", "misprint", alone=_label)
    def _two_alone(random: Random, event: Event, columns: Columns, label: str = _label) -> None:
        misprinted(random, columns[label], 2)

    @planted(f"three {_label} misprinted", "misprint")
    def _three(random: Random, event: Event, columns: Columns, label: str = _label) -> None:
        misprinted(random, columns[label], 3)

    @planted(f"a third of {_label} is noise", "misprint")
    def _noise(random: Random, event: Event, columns: Columns, label: str = _label) -> None:
        for number in random.sample(sorted(event), len(event) // 3):
            value = Fraction(columns[label][number]) + random.choice([-2, -1, -HALF, HALF, 1, 2])
            columns[label][number] = decimal(value)

    @planted(f"all of {_label} is noise")
    def _all_noise(random: Random, event: Event, columns: Columns, label: str = _label) -> None:
        columns[label] = {n: decimal(random.randrange(40) * HALF) for n in event}


@planted("a misprint in each of three columns", "misprint")
def _three_columns(random: Random, event: Event, columns: Columns) -> None:
    for label in ("MM", "Solk", "Cum"):
        misprinted(random, columns[label])


@planted("a text in one cell", "misprint")
def _text(random: Random, event: Event, columns: Columns) -> None:
    columns["Solk"][random.choice(sorted(event))] = random.choice(["n/a", "??", "x"])


# Rows and columns


@planted("two values exchanged", "exchanged")
def _exchanged(random: Random, event: Event, columns: Columns) -> bool:
    column = columns["Solk"]
    one, other = random.sample(sorted(event), 2)
    column[one], column[other] = column[other], column[one]
    return column[one] != column[other]


@planted("two rows exchanged", "exchanged")
def _rows_exchanged(random: Random, event: Event, columns: Columns) -> None:
    one, other = random.sample(sorted(event), 2)
    for column in columns.values():
        column[one], column[other] = column[other], column[one]


@planted("a column one row too low", "shifted-down")
def _low(random: Random, event: Event, columns: Columns) -> None:
    numbers = sorted(event)
    right = columns["Solk"]
    columns["Solk"] = dict(zip(numbers[1:], (right[n] for n in numbers)))


@planted("a column one row too high", "shifted-up")
def _high(random: Random, event: Event, columns: Columns) -> None:
    numbers = sorted(event)
    right = columns["Cum"]
    columns["Cum"] = dict(zip(numbers, (right[n] for n in numbers[1:])))


@planted("one row too low from somewhere on", "shifted-down")
def _low_from(random: Random, event: Event, columns: Columns) -> None:
    numbers = sorted(event)
    first = random.randrange(2, len(numbers) // 2)
    right = dict(columns["Solk"])
    for one, before in zip(numbers[first:], numbers[first - 1 :]):
        columns["Solk"][one] = right[before]


@planted("in the order of the places", "place-order")
def _by_place(random: Random, event: Event, columns: Columns) -> None:
    rows = standings(MadeUp(event).section).rows
    right = columns["Solk"]
    ranked = (right[row.player.number] for row in rows)
    columns["Solk"] = dict(zip(sorted(event), ranked))


@planted("a column sorted by itself", "other-rows")
def _sorted(random: Random, event: Event, columns: Columns) -> None:
    highest_first = sorted(columns["Solk"].values(), key=Fraction, reverse=True)
    columns["Solk"] = dict(zip(sorted(event), highest_first))


@planted("headings of two columns exchanged", "system-SOLK", "system-CUM")
def _headings(random: Random, event: Event, columns: Columns) -> None:
    columns["Solk"], columns["Cum"] = columns["Cum"], columns["Solk"]


@planted("a column under another label", "system-MED")
def _label(random: Random, event: Event, columns: Columns) -> None:
    columns["MM"] = texts(programs.right("MED")(event))


@planted("two columns exchanged in one row", "exchanged-in-row")
def _in_one_row(random: Random, event: Event, columns: Columns) -> bool:
    number = random.choice(sorted(event))
    one, other = columns["MM"], columns["Cum"]
    one[number], other[number] = other[number], one[number]
    return one[number] != other[number]


# Results: the other program has another crosstable


def retyped(event: Event, number: int, round: int, letter: str, one_cell: bool = False) -> Event:
    """The event with another result of one game."""
    twin = {"W": "L", "L": "W", "D": "D", "X": "F", "F": "X"}
    opponent = event[number][round][1]
    assert opponent
    changed = {n: list(row) for n, row in event.items()}
    changed[number][round] = (letter, opponent, event[number][round][2])
    if not one_cell:
        changed[opponent][round] = (twin[letter], number, event[opponent][round][2])
    return changed


def some_game(random: Random, event: Event, letter: str) -> tuple[int, int] | None:
    found = [(n, r) for n, row in event.items() for r, cell in enumerate(row) if cell[0] == letter]
    return random.choice(found) if found else None


def other_results(columns: Columns, event: Event, *, places: bool = True) -> None:
    """What the other program prints that has this crosstable; no places of one that contradicts
    itself."""
    if "Score" in columns:
        columns["Place"] = {}
        if places:
            rows = standings(MadeUp(event).section).rows
            columns["Place"] = {row.player.number: row.places for row in rows}
    columns.update({k: column for k, column in as_printed(event).items() if k in columns})


for _mine, _theirs in ("WD", "DW", "WL", "LD", "WX", "XW"):
    for _alone in ("", "Cum", "Solk"):
        _where = f", {_alone} alone printed" if _alone else ""

        @planted(f"{_theirs} for {_mine} in one game{_where}", RESULT, alone=_alone)
        def _other(
            random: Random,
            event: Event,
            columns: Columns,
            mine: str = _mine,
            theirs: str = _theirs,
        ) -> bool:
            game = some_game(random, event, mine)
            if game is None:
                return False
            other_results(columns, retyped(event, *game, theirs))
            return True


@planted("one cell of a game typed otherwise", RESULT)
def _one_cell(random: Random, event: Event, columns: Columns) -> bool:
    game = some_game(random, event, "W")
    if game is None:
        return False
    other_results(columns, retyped(event, *game, "D", one_cell=True), places=False)
    return True


for _mine, _theirs in ("HU", "HB", "UH"):

    @planted(f"{_theirs} for {_mine}", RESULT)
    def _bye(
        random: Random, event: Event, columns: Columns, mine: str = _mine, theirs: str = _theirs
    ) -> bool:
        game = some_game(random, event, mine)
        if game is None:
            return False
        number, round = game
        changed = {n: list(row) for n, row in event.items()}
        changed[number][round] = (theirs, None, "")
        other_results(columns, changed)
        return True


@planted("another result, and Solkoff at face value", RESULT, "opponents-face-value", "edition-raw")
def _result_and_rule(random: Random, event: Event, columns: Columns) -> bool:
    game = some_game(random, event, "W")
    if game is None:
        return False
    changed = retyped(event, *game, "L")
    other_results(columns, changed)
    columns["Solk"] = texts(solkoff(worth=points)(changed))
    return True


@planted("two results typed otherwise", RESULT)
def _two_results(random: Random, event: Event, columns: Columns) -> bool:
    changed = event
    for letter in "WL":
        game = some_game(random, changed, letter)
        if game is None:
            return False
        changed = retyped(changed, *game, "D")
    other_results(columns, changed)
    return True


@planted("everything as after the round before", "earlier-round")
def _stale(random: Random, event: Event, columns: Columns) -> None:
    rounds = len(event[1])
    other_results(columns, programs.first_rounds(rounds - 1)(event))


@planted("Solkoff as after the round before", "earlier-round")
def _stale_solkoff(random: Random, event: Event, columns: Columns) -> None:
    columns["Solk"] = as_printed(programs.first_rounds(len(event[1]) - 1)(event))["Solk"]


# Places


def ranked_otherwise(name: str, *right: str, order: str = "") -> Callable[..., None]:
    def add(change: Callable[[Random, dict[int, str]], bool | None]) -> None:
        def kind(random: Random) -> Plant | None:
            made = some_swiss(random)
            section = made.section
            rows = standings(section, order=order).rows
            places = {row.player.number: row.places for row in rows}
            if change(random, places) is False:
                return None
            printed = {"Place": places, **as_printed(made.event)}
            return Plant(replace(section, printed=printed), frozenset(right))

        KINDS[name] = kind

    return add


@ranked_otherwise("one place misprinted", "misprint")
def _place(random: Random, places: dict[int, str]) -> None:
    number = random.choice(sorted(places))
    places[number] = str(int(places[number].partition("–")[0]) + random.choice([1, 2, 10]))


@ranked_otherwise("two places exchanged", "exchanged")
def _two_places(random: Random, places: dict[int, str]) -> bool:
    one, other = random.sample(sorted(places), 2)
    places[one], places[other] = places[other], places[one]
    return places[one] != places[other]


@ranked_otherwise("places by Cumulative first", "other-order", order="CUM,SOLK,MM")
def _other_order(random: Random, places: dict[int, str]) -> None:
    pass


@ranked_otherwise(
    "places by wintd's order", "order-wintd", "order-scholastic", "other-order", order="wintd"
)
def _wintd_order(random: Random, places: dict[int, str]) -> None:
    pass


@ranked_otherwise("places at random")
def _random_places(random: Random, places: dict[int, str]) -> None:
    numbers = sorted(places)
    for place, number in enumerate(random.sample(numbers, len(numbers)), 1):
        places[number] = str(place)


# Ways that are in no book: nothing may be named


def unknown(name: str, code: str, program: Program) -> None:
    """One value alone may be told to be a misprint; and where one player's score is at the bottom
    of it, that is so."""
    rule(f"unknown: {name}", code, program, {"misprint", "opponent-counts-otherwise"}, quiet=True)


def _minus_nothing(event: Event, n: int) -> Fraction:
    return reference.score(event, n)


_right = programs.right
unknown(
    "own score on top",
    "SOLK",
    programs.column(lambda e, n: sum(programs.opponents(e, n), reference.score(e, n))),
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
)
unknown(
    "forfeit losses worth a point",
    "SOLK",
    solkoff(worth=lambda c: Fraction(1) if c[0] == "F" else points(c) if is_game(c) else HALF),
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


# One player: ratings, colours, withdrawals


def averages(event: Event, ratings: Mapping[int, int]) -> dict[int, Fraction]:
    means = {
        n: reference.mean([ratings[c[1] or 0] for c in row if is_game(c)])
        for n, row in event.items()
    }
    return {n: value for n, value in means.items() if value is not None}


def _another_rating(random: Random, by: int) -> Plant | None:
    made = some_swiss(random)
    ratings = {n: random.randrange(900, 2200) for n in made.event}
    number = random.choice(sorted(ratings))
    theirs = {**ratings, number: ratings[number] + by}
    section = MadeUp(made.event, ratings=ratings).section
    column = {n: decimal(v, 1) for n, v in averages(made.event, theirs).items()}
    return Plant(
        replace(section, printed={"COMPAVG": column}), frozenset({"rating-typed-otherwise"})
    )


KINDS["one rating 90 higher"] = lambda random: _another_rating(random, 90)
KINDS["one rating 9 lower"] = lambda random: _another_rating(random, -9)


@planted("White for Black", "colors-exchanged")
def _colours(random: Random, event: Event, columns: Columns) -> None:
    swapped = {
        n: [(letter, other, {"w": "b", "b": "w"}.get(c, "")) for letter, other, c in row]
        for n, row in event.items()
    }
    columns["Blacks"] = texts(programs.right("BLACKS")(swapped))


rule(
    "who withdrew counts 0",
    "SOLK",
    programs.column(
        lambda e, n: sum(
            (
                reference.adjusted(e, c[1] or 0, "uschess") * (e[c[1] or 0][-1][0] not in ("U", ""))
                for c in e[n]
                if is_game(c)
            ),
            Fraction(),
        )
    ),
    {"opponents-withdrawn-zero"},
)

# Round-robins and teams


def all_against_all(random: Random) -> Section:
    players = random.choice([6, 8, 10])
    outcomes = [Outcome.WIN] * 3 + [Outcome.LOSS] * 3 + [Outcome.DRAW] * 3 + [Outcome.FORFEIT_WIN]
    games = {
        (one, other): random.choice(outcomes)
        for one in range(1, players + 1)
        for other in range(one + 1, players + 1)
    }
    return roundrobin(games, players)


def column_of(section: Section, code: str, edition: str = "") -> Texts:
    ours = standings(section, edition)
    values = tie_break(code).values(ours.context, section.crosstable.numbers)
    return {n: decimal(v, 5) for n, v in values.items() if v is not None}


def everything(section: Section, codes: Mapping[str, str], edition: str = "") -> Columns:
    rows = standings(section, edition).rows
    score = {row.player.number: decimal(row.score) for row in rows}
    return {"Score": score, **{k: column_of(section, c, edition) for k, c in codes.items()}}


def in_section(
    name: str,
    made: Callable[[Random], Section],
    codes: Mapping[str, str],
    change: Callable[[Random, Section, Columns], bool | None],
    *right: str,
    edition: str = "",
) -> None:
    def kind(random: Random) -> Plant | None:
        section = made(random)
        columns = everything(section, codes, edition)
        before = {label: dict(column) for label, column in columns.items()}
        if change(random, section, columns) is False or columns == before:
            return None
        asked = {"edition": edition} if edition else {}
        return Plant(replace(section, printed=columns), frozenset(right), asked)

    KINDS[name] = kind


def _without_forfeits(random: Random, section: Section, columns: Columns) -> None:
    columns["SB"] = column_of(section, "SB", "uschess")


def _doubled(label: str) -> Callable[[Random, Section, Columns], None]:
    def change(random: Random, section: Section, columns: Columns) -> None:
        columns[label] = {n: decimal(2 * Fraction(t), 5) for n, t in columns[label].items()}

    return change


def _slip_in(label: str) -> Callable[[Random, Section, Columns], None]:
    return lambda random, section, columns: misprinted(random, columns[label])


def _another_result(random: Random, section: Section, columns: Columns) -> bool:
    games = [
        (n, r)
        for n, row in section.crosstable.rows.items()
        for r, result in enumerate(row)
        if result.outcome is Outcome.WIN
    ]
    number, round = random.choice(games)
    table = section.crosstable
    opponent = table.rows[number][round].opponent
    rows = {n: list(row) for n, row in table.rows.items()}
    for one in (number, opponent or 0):
        rows[one][round] = replace(rows[one][round], outcome=Outcome.DRAW)
    changed = replace(
        section, crosstable=replace(table, results=tuple(tuple(row) for row in rows.values()))
    )
    codes = {label: _CODES[label] for label in columns if label in _CODES}
    columns.update(everything(changed, codes))
    return True


_CODES = {"SB": "SB", "KS": "KS", "Wins": "WIN", "Solk": "SOLK", "MM": "MM", "IHSA": "IHSA"}
GRID = {"SB": "SB", "KS": "KS", "Wins": "WIN"}
TEAMS = {"IHSA": "IHSA", "Solk": "SOLK", "MM": "MM"}


def teams(random: Random) -> Section:
    return team_event(random.choice([9, 12]), 5, WEIGHTS[0], random).section()


in_section("round-robin: one SB misprinted", all_against_all, GRID, _slip_in("SB"), "misprint")
in_section(
    "round-robin: SB doubled", all_against_all, GRID, _doubled("SB"), "edition-wintd", "doubled"
)
in_section("round-robin: D for W", all_against_all, GRID, _another_result, RESULT)
in_section(
    "round-robin: forfeits are no games in SB",
    all_against_all,
    {"SB": "SB"},
    _without_forfeits,
    "edition-uschess",
    "sonneborn-final",
    "edition-raw",
    edition="fide2026",
)


def _annulled(random: Random, section: Section, columns: Columns) -> None:
    """A player's games count for nobody."""
    gone = random.choice(section.crosstable.numbers)
    rows = tuple(
        tuple(
            Result(Outcome.UNPAIRED) if gone in (number, result.opponent) else result
            for result in row
        )
        for number, row in section.crosstable.rows.items()
    )
    changed = replace(section, crosstable=replace(section.crosstable, results=rows))
    columns.update(everything(changed, {"SB": "SB"}))


in_section(
    "round-robin: one player's games annulled",
    all_against_all,
    {"SB": "SB"},
    _annulled,
    "games-annulled",
)
in_section("teams: one IHSA misprinted", teams, TEAMS, _slip_in("IHSA"), "misprint")
in_section("teams: one Solk misprinted", teams, TEAMS, _slip_in("Solk"), "misprint")
in_section("teams: one score misprinted", teams, TEAMS, _slip_in("Score"), "misprint")
in_section("teams: IHSA doubled", teams, TEAMS, _doubled("IHSA"), "doubled")
in_section(
    "teams: Solkoff for Modified Median",
    teams,
    TEAMS,
    lambda random, section, columns: columns.update(MM=columns["Solk"]),
    "system-SOLK",
)


def plants(name: str, count: int) -> list[Plant]:
    """So many plants of a kind, the same at each run."""
    found: list[Plant] = []
    for seed in range(20 * count):
        plant = KINDS[name](Random(f"{name} {seed}"))
        if plant is not None and any(c.differences for c in verify_only(plant)):
            found.append(plant)
        if len(found) == count:
            break
    return found


def verify_only(plant: Plant) -> list[Compared]:
    """The comparison without any search for causes."""
    from xltiebreak.ranking.standings import ranked
    from xltiebreak.verify.differences import compare
    from xltiebreak.verify.printed_figures import printed_columns

    ours = ranked(plant.section, Asked(**plant.asked))
    return compare(ours, printed_columns(plant.section, ours.order.tie_breaks))
