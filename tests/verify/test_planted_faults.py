"""A table in which another program made one known fault: the fault is named."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.rules.reference import HALF
from tests.samples.crosstables import table, vector
from tests.verify import programs
from tests.verify.programs import club_swiss, cumulative, kashdan, modified_median, on, solkoff
from tests.verify.sections import compared, diagnosed, printing

SEEDS = range(1, 7)

FAULTS = {
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
        modified_median(own=lambda e, n: [programs.reference.score(e, n)]),
        {"own-score"},
    ),
    "own rounds as a half": ("SOLK", solkoff(own=lambda e, n: [HALF]), {"own-half"}),
    "opponents at face value": (
        "SOLK",
        solkoff(worth=programs.points),
        {"opponents-face-value"},
    ),
    "opponents' byes at face value": (
        "SOLK",
        solkoff(
            worth=lambda cell: (
                programs.points(cell) if programs.is_game(cell) or cell[0] in ("B", "H") else HALF
            )
        ),
        {"opponents-byes-face-value"},
    ),
    "opponents' unplayed at 0": (
        "SOLK",
        solkoff(worth=lambda cell: programs.points(cell) if programs.is_game(cell) else Fraction()),
        {"opponents-games-only"},
    ),
    "raw scores": ("MM", programs.right("MM", "raw"), {"edition-raw"}),
    "forfeit opponents counted": (
        "SOLK",
        solkoff(met=lambda cell: programs.is_game(cell) or cell[0] in ("X", "F")),
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
        cumulative(lambda cell: programs.points(cell) if cell[0] in ("B", "H") else Fraction()),
        {"only-byes-deducted"},
    ),
    "doubled": ("SB", programs.sonneborn(factor=2), {"edition-wintd", "doubled"}),
    "doubled Solkoff": (
        "SOLK",
        lambda event: {n: 2 * value for n, value in programs.right("SOLK")(event).items()},
        {"doubled"},
    ),
    "adjusted scores": ("SB", programs.sonneborn(adjusted=True), {"system-SB/A"}),
    "byes in Sonneborn-Berger": ("SB", programs.sonneborn(own_byes=True), {"sonneborn-byes"}),
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


@pytest.mark.slow
@pytest.mark.parametrize("name", FAULTS)
def test_the_fault_is_named(name: str) -> None:
    code, program, expected = FAULTS[name]
    told = 0
    for seed in SEEDS:
        event = club_swiss(seed)
        section = printing(event.section, **{code: program(event.event)})
        if not compared(section, code).differences:
            continue  # nobody in this event is concerned
        cause = diagnosed(section, code)
        assert cause.code in expected, (seed, cause.sentence)
        assert cause.explains == 16
        told += 1
    assert told >= 3


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("code", ["MM", "MED", "SOLK", "CUM", "OCUM", "KASH", "SB", "BLACKS"])
def test_a_right_table_has_no_differences(code: str, seed: int) -> None:
    event = club_swiss(seed)
    section = printing(event.section, **{code: programs.right(code)(event.event)})
    column = compared(section, code)
    assert (column.agree, column.of, column.differences, column.causes) == (16, 16, (), ())


@pytest.mark.parametrize(
    ("rounds", "dropped", "expected"),
    [
        (8, 2, "two-dropped"),
        (9, 1, "one-dropped"),
        (10, 1, "one-dropped"),
        (13, 3, "three-dropped"),
    ],
)
def test_the_wrong_band_of_rounds_is_named(rounds: int, dropped: int, expected: str) -> None:
    event = club_swiss(3, rounds=rounds)
    printed = modified_median(each=lambda event, n: dropped)(event.event)
    assert diagnosed(printing(event.section, Mod_Med=printed), "Mod Med").code == expected


def test_a_band_by_the_games_of_a_player_is_named() -> None:
    event = club_swiss(7, rounds=9)
    played = modified_median(
        each=lambda event, n: 2 if all(programs.is_game(cell) for cell in event[n]) else 1
    )
    section = printing(event.section, MM=played(event.event))
    assert diagnosed(section, "MM").code == "band-by-games"


def test_a_band_by_the_planned_rounds_is_named() -> None:
    event = club_swiss(4, rounds=8)
    printed = modified_median(each=lambda event, n: 2)(event.event)
    section = replace(printing(event.section, MM=printed), scheduled_rounds=9)
    assert diagnosed(section, "MM").code == "band-by-planned-rounds"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["byes.csv", "nine-rounds.csv"])
@pytest.mark.parametrize("code", ["BH", "BH/C1", "SB"])
def test_another_edition_is_named(name: str, code: str) -> None:
    printed = {int(row["no"]): float(row[f"{code}[fide2023]"]) for row in table(name)}
    section = printing(vector(name), **{code: printed})
    cause = diagnosed(section, code, edition="fide2026")
    assert cause.code == "edition-fide2023"
    assert cause.sentence == (
        f'All {len(printed)} values of "{code}" agree with edition fide2023 '
        "(FIDE C.07 from September 2023); you asked for fide2026."
    )


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


@pytest.mark.slow
def test_two_faults_together_are_named_where_one_does_not_explain() -> None:
    event = club_swiss(5, players=24)
    printed = modified_median({1: (1, 1)}, worth=programs.points)(event.event)
    cause = diagnosed(printing(event.section, MM=printed), "MM")
    assert set(cause.code.split("+")) == {"plus-drops-both", "opponents-face-value"}
    assert cause.explains == 24


@pytest.mark.slow
def test_a_column_that_nothing_explains_has_no_cause() -> None:
    event = club_swiss(1)
    section = printing(event.section, MM={n: Fraction(n * n % 23, 2) for n in event.event})
    column = compared(section, "MM")
    assert len(column.differences) > 10
    assert column.causes == ()
