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
from functools import cached_property
from random import Random
from typing import Any

from tests.make.made_up import MadeUp
from tests.make.printed import verified
from tests.rules import reference
from tests.rules.reference import Event
from tests.verify import programs
from tests.verify.programs import club_swiss, decimal
from xltiebreak import Section, standings
from xltiebreak.verify.comparison import Compared, Verification

Texts = dict[int, str]
Columns = dict[str, Texts]

_FEW_PLAYERS = 10
"""Below, other ways give the very same figures now and then."""
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

    @cached_property
    def verification(self) -> Verification:
        """What is said of the columns."""
        return verified(self.section, **self.asked)

    def verdict(self) -> tuple[str, list[str]]:
        """The worst verdict on any column, and what was told of each."""
        verdicts, sentences = [RIGHT], []
        for column in self.verification.columns:
            if column.differences:
                verdicts.append(self._of(column))
                sentences += [
                    f"{verdicts[-1]}: {cause.code}: {cause.sentence}" for cause in column.causes
                ]
        worst = max(verdicts, key=(RIGHT, AMONG, NONE, WRONG).index)
        return worst, sentences

    def _of(self, column: Compared) -> str:
        if not column.causes:
            return NONE if self.right and not self.quiet else RIGHT
        doubtful = [
            cause for cause in column.causes if cause.explains == column.compared < _FEW_PLAYERS
        ]
        codes = [code for cause in column.causes for code in cause.code.split("|")]
        fitting = [code for code in codes if set(code.split("+")) <= self.right]
        if len(fitting) == len(codes):
            return RIGHT
        return AMONG if fitting or doubtful else WRONG


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


def plants(name: str, count: int) -> list[Plant]:
    """So many plants of a kind, the same at each run."""
    made: list[Plant] = []
    for seed in range(20 * count):
        plant = KINDS[name](Random(f"{name} {seed}"))
        if plant is not None and not plant.verification.agrees:
            made.append(plant)
        if len(made) == count:
            break
    return made
