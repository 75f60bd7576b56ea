"""A table in which another program made one known fault: the fault is named."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.rules.reference import Event
from tests.samples.crosstables import table, vector
from tests.verify import programs
from tests.verify.programs import club_swiss, modified_median
from tests.verify.sections import compared, diagnosed, printing

SEEDS = range(1, 7)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("code", ["MM", "MED", "SOLK", "CUM", "OCUM", "KASH", "SB", "BLACKS"])
def test_a_right_table_has_no_differences(code: str, seed: int) -> None:
    event = club_swiss(seed)
    section = printing(event.section, **{code: programs.right(code)(event.event)})
    column = compared(section, code)
    assert (column.agree, column.compared, column.differences, column.causes) == (16, 16, (), ())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rounds", "planned", "each", "expected"),
    [
        (8, None, lambda event, n: 2, "two-dropped"),
        (8, 9, lambda event, n: 2, "band-by-planned-rounds"),
        (9, None, lambda event, n: 1, "one-dropped"),
        (10, None, lambda event, n: 1, "one-dropped"),
        (13, None, lambda event, n: 3, "three-dropped"),
        (9, None, lambda event, n: 1 + all(map(programs.is_game, event[n])), "band-by-games"),
    ],
)
def test_the_wrong_band_of_rounds_is_named(
    rounds: int, planned: int | None, each: Callable[[Event, int], int], expected: str
) -> None:
    event = club_swiss(7, rounds=rounds)
    printed = modified_median(each=each)(event.event)
    section = replace(printing(event.section, Mod_Med=printed), scheduled_rounds=planned)
    assert diagnosed(section, "Mod Med").code == expected


@pytest.mark.slow
@pytest.mark.parametrize("name", ["byes.csv", "nine-rounds.csv"])
@pytest.mark.parametrize("code", ["BH", "BH/C1", "SB"])
def test_another_edition_is_named(name: str, code: str) -> None:
    printed = {int(row["no"]): float(row[f"{code}[fide2023]"]) for row in table(name)}
    section = printing(vector(name), **{code: printed})
    cause = diagnosed(section, code, edition="fide2026")
    assert "edition-fide2023" in cause.code.split("|")
    assert "agree with edition fide2023 (FIDE C.07 from September 2023)" in cause.sentence


def test_median_for_plus_scores_is_told_as_a_director_would() -> None:
    """As a program did in 2025: its Modified Median was not above Median for plus scores."""
    event = club_swiss(2)
    plus = [n for n in event.event if programs.sign(event.event, n) > 0]
    minus = [n for n in event.event if programs.sign(event.event, n) < 0]
    printed = dict(programs.right("MM")(event.event))
    printed.update({n: programs.right("MED")(event.event)[n] for n in plus})
    for number in minus:
        del printed[number]
    section = printing(event.section, **{"Mod. Med": printed})
    cause = diagnosed(section, "Mod. Med")
    assert cause.sentence == (
        f'All {len(printed)} values of "Mod. Med" are the plain Median: the program dropped the '
        "highest score of plus-score players too."
    )


def test_two_faults_in_one_column_have_no_cause_and_all_differences() -> None:
    event = club_swiss(5, players=24)
    printed = modified_median({1: (1, 1)}, worth=programs.points)(event.event)
    right = programs.right("MM")(event.event)
    column = compared(printing(event.section, MM=printed), "MM")
    differing = {n for n in right if right[n] != printed[n]}
    assert len(differing) > 10
    assert ({row.number for row in column.differences}, column.causes) == (differing, ())
