"""Faults that few values show: they are named by the rule behind them, and not called misprints."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.rules import reference
from tests.samples.made_up import MadeUp
from tests.verify.plants.beside import COUNTS
from tests.verify.plants.made import as_printed, texts
from tests.verify.programs import RIGHT_DROPS, club_swiss, is_game, opponents, right
from tests.verify.sections import said_of
from xltiebreak.verify import verify

LETTERS = [("W", "L")] * 4 + [("L", "W")] * 4 + [("D", "D")] * 3


def event(forfeits: int) -> MadeUp:
    """24 players, 5 rounds, some byes, and so many games of the first round not played."""
    made = club_swiss(21, 24, 5, 0.06, LETTERS)
    rows = {n: list(row) for n, row in made.event.items()}
    for number in [n for n, row in rows.items() if row[0][0] == "W"][:forfeits]:
        opponent = rows[number][0][1]
        assert opponent
        rows[number][0], rows[opponent][0] = ("X", opponent, ""), ("F", number, "")
    return MadeUp(rows)


def sentence_about(made: MadeUp, label: str, values: dict[int, Fraction]) -> str:
    """The sentence about a column beside others that are right."""
    columns = {**as_printed(made.event), label: texts(values)}
    return said_of(verify(replace(made.section, printed=columns)), label)


@pytest.mark.parametrize("forfeits", [2, 3, 5])
@pytest.mark.parametrize(
    ("worth", "words"),
    [(4, "as games won, 4 each"), (2, "as games drawn, 2 each"), (3, "3 each")],
)
def test_forfeit_wins_in_kashdan_are_named(forfeits: int, worth: int, words: str) -> None:
    made = event(forfeits)
    values = {
        n: value + worth * sum(cell[0] == "X" for cell in made.event[n])
        for n, value in right("KASH")(made.event).items()
    }
    assert sentence_about(made, "Kashdan", values) == (
        f'All 24 values of "Kashdan" agree if forfeit wins count {words}.'
    )


def test_plus_and_minus_by_rounds_played_are_named() -> None:
    """Of players with a bye some are plus against the rounds that they played, and even or minus
    against all 5."""
    made = event(3)
    values, differing = dict(right("MM")(made.event)), 0
    for number, row in made.event.items():
        difference = reference.score(made.event, number) - Fraction(COUNTS["games played"](row), 2)
        drops = RIGHT_DROPS[(difference > 0) - (difference < 0)]
        value = reference.without(opponents(made.event, number), *drops)
        differing += value != values[number]
        values[number] = value
    sentence = sentence_about(made, "Mod. Med", values)

    assert differing >= 2
    assert "against half of the rounds that the player played" in sentence
    assert "misprint" not in sentence or "which may be misprints" in sentence


@pytest.mark.parametrize("label", ["Solk", "Mod. Med", "Cum"])
def test_what_moves_all_up_and_has_no_known_cause_is_not_called_a_misprint(label: str) -> None:
    """Those who did not play the first round have 2 or 3 more."""
    made = event(2)
    code = {"Solk": "SOLK", "Mod. Med": "MM", "Cum": "CUM"}[label]
    away = [n for n, row in made.event.items() if row[0][0] == "X"]
    values = dict(right(code)(made.event))
    for number in away:
        values[number] += 2 + number % 2
    sentence = sentence_about(made, label, values)

    assert sentence == (
        "There is no known way to compute it that gives these values; they may be misprints."
    )


def test_misprints_up_and_down_are_called_so() -> None:
    made = event(2)
    values = dict(right("SOLK")(made.event))
    played = [n for n, row in made.event.items() if all(map(is_game, row))]
    values[played[0]] += 3
    values[played[5]] -= 2

    assert sentence_about(made, "Solk", values).startswith('2 of 24 values of "Solk" differ: ')
