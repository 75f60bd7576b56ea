"""FIDE's published exercises, and which edition must fail which of them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.make.crosstables import DATA, section, table
from xltiebreak.event.figures import Figure
from xltiebreak.event.section import Player, Section
from xltiebreak.formats.trf.reading import read_trf
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import SYSTEMS, tie_break

EXERCISES = table("exercises.csv")
EDITIONS = ["raw", "fide2009", "fide2023", "fide2026"]
MANY_UNPLAYED = table("many-unplayed.csv")
COLUMNS = [
    (column, code, source.rstrip("]") or edition)
    for column in MANY_UNPLAYED[0]
    for code, _, source in [column.partition("[")]
    for edition in ([""] if source else ["fide2023", "fide2026"])
    if code.partition("/")[0] in SYSTEMS
]


def event(name: str) -> Section:
    rows = table(f"exercises-{name}.csv")
    rounds = [column for column in rows[0] if column[0] == "R" and column[1:].isdigit()]
    return section(
        *(" ".join(row[round] for round in rounds) for row in rows),
        players=[Player(int(row["no"]), row["name"], rating=int(row["rating"])) for row in rows],
        kind="roundrobin" if name == "roundrobin" else "swiss",
    )


def figures(text: str) -> dict[int, str]:
    """``4=15 12=none`` → the figure of each player, as it is printed."""
    parted = (pair_text.partition("=") for pair_text in text.split())
    return {int(number): figure for number, _, figure in parted}


def computed(exercise: dict[str, str], edition: str) -> dict[int, str]:
    """The same figures by this program; the place where the exercise asks for that."""
    code = exercise["code"]
    ours = standings(event(exercise["event"]), edition, code)
    by_number = {row.player.number: row for row in ours.rows}
    return {
        number: str(by_number[number].place)
        if code == "DE"
        else as_printed(by_number[number].values[code])
        for number in figures(exercise["published"])
    }


def as_printed(value: Figure | None) -> str:
    """With two decimals at most, ½ of the last one upwards."""
    if value is None:
        return "none"
    hundredths = int(Fraction(value) * 100 + Fraction(1, 2))
    return f"{hundredths / 100:.2f}".rstrip("0").rstrip(".")


def ids(exercise: dict[str, str]) -> str:
    return f"exercise {exercise['exercise']}: {exercise['code']}"


@pytest.mark.parametrize("exercise", EXERCISES, ids=ids)
def test_an_exercise_comes_out_as_published(exercise: dict[str, str]) -> None:
    assert computed(exercise, "fide2023") == figures(exercise["published"])


@pytest.mark.parametrize("exercise", EXERCISES, ids=ids)
def test_since_march_2026_only_what_the_cap_of_16_4_changes_comes_out_otherwise(
    exercise: dict[str, str],
) -> None:
    changed = figures(exercise["changed_2026"])

    assert computed(exercise, "fide2026") == {**figures(exercise["published"]), **changed}


@pytest.mark.parametrize("exercise", EXERCISES, ids=ids)
def test_an_edition_that_is_not_of_2023_fails_the_exercises_that_it_has_to(
    exercise: dict[str, str],
) -> None:
    published = figures(exercise["published"])

    failing = [edition for edition in EDITIONS if computed(exercise, edition) != published]

    assert " ".join(failing) == exercise["fails"]


@pytest.mark.parametrize("name", ["swiss-5", "swiss-9", "roundrobin"])
def test_the_scores_are_those_of_the_exercises(name: str) -> None:
    printed = {int(row["no"]): float(row["score"]) for row in table(f"exercises-{name}.csv")}

    assert {row.player.number: row.score for row in standings(event(name)).rows} == printed


@pytest.mark.parametrize(("column", "code", "edition"), COLUMNS)
def test_the_event_with_many_unplayed_rounds_comes_out_as_in_fides_own_checker(
    column: str, code: str, edition: str
) -> None:
    name = "many-unplayed.trf"
    (made,) = read_trf((DATA / name).read_bytes(), name).sections

    ours = standings(made, edition, code)

    assert {row.player.number: as_printed(row.values[code]) for row in ours.rows} == {
        int(row["no"]): row[column] for row in MANY_UNPLAYED
    }


@pytest.mark.parametrize(
    ("edition", "number", "code", "says"),
    [
        ("fide2009", 4, "BH", "half-point bye: virtual opponent, 1 before"),
        (
            "fide2023",
            4,
            "BH",
            "3.5 (R2: half-point bye: as an opponent with the player's own",
        ),
        (
            "fide2026",
            4,
            "BH",
            "as an opponent with own score 3.5, at most a draw in each",
        ),
        (
            "fide2026",
            11,
            "SB",
            "as an opponent with own score 2.5, at most player 9's",
        ),
        ("fide2026", 4, "BH/C1", "dropped the voluntarily unplayed round, 2.5 (R2"),
        ("fide2026", 4, "BH/C1", "Cut 1, article 16.5"),
    ],
)
def test_who_stands_in_and_which_round_is_cut_is_said_in_words(
    edition: str, number: int, code: str, says: str
) -> None:
    ours = standings(event("swiss-5"), edition, code)

    assert says in ours.worksheet(number, tie_break(code)).sentence()
