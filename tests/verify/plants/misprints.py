"""Misprints, and rows and columns that changed places."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from tests.make.made_up import MadeUp
from tests.rules.reference import HALF, Event
from tests.verify import programs
from tests.verify.plants.made import ALL, Columns, Texts, planted, texts
from tests.verify.programs import decimal
from xltiebreak import standings


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
        first, other = digits[0], digits[1]
        signs = list(text)
        signs[first], signs[other] = signs[other], signs[first]
        return "".join(signs)
    if how == 3:
        return text.replace(".", "") if "." in text else text + text[-1]
    k = random.choice(digits)
    return text[:k] + str((int(text[k]) + random.choice([1, 2, 3, 7])) % 10) + text[k + 1 :]


def misprinted(random: Random, column: Texts, count: int = 1) -> None:
    for number in random.sample(sorted(column), count):
        column[number] = slip(random, column[number])


def some_misprinted(count: str, label: str, *, alone: bool = False) -> None:
    name = f"{count} {label} misprinted{', nothing else printed' * alone}"

    @planted(name, "misprint", alone=label * alone)
    def _some(random: Random, event: Event, columns: Columns) -> None:
        misprinted(random, columns[label], ("one", "two", "three").index(count) + 1)


for _label in ("Score", *ALL):
    some_misprinted("one", _label)
    some_misprinted("one", _label, alone=True)
for _label in ("Solk", "Cum"):
    some_misprinted("two", _label)
    some_misprinted("two", _label, alone=True)
    some_misprinted("three", _label)


@planted("half a point off in one Cum", "misprint")
def _half_off(random: Random, event: Event, columns: Columns) -> None:
    number = random.choice(sorted(event))
    columns["Cum"][number] = decimal(Fraction(columns["Cum"][number]) + HALF)


for _label in ("Solk", "Cum"):

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
    first, other = random.sample(sorted(event), 2)
    column[first], column[other] = column[other], column[first]
    return column[first] != column[other]


@planted("two rows exchanged", "exchanged")
def _rows_exchanged(random: Random, event: Event, columns: Columns) -> None:
    first, other = random.sample(sorted(event), 2)
    for column in columns.values():
        column[first], column[other] = column[other], column[first]


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
    for number, before in zip(numbers[first:], numbers[first - 1 :]):
        columns["Solk"][number] = right[before]


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
    first, other = columns["MM"], columns["Cum"]
    first[number], other[number] = other[number], first[number]
    return first[number] != other[number]
