"""What was printed of a team event, and how the other program must have computed it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from tests.make.made_up_teams import WEIGHTS, team_event
from tests.make.printed import Compared, values_of, verified
from tests.make.printed import printing as figures
from xltiebreak import Result, Section, standings

IHSA_BOARDS = WEIGHTS[0]


def printing(section: Section, label: str, code: str, edition: str = "uschess") -> Section:
    """The section with a column as another program prints it, to four decimals."""
    values = values_of(section, code, edition)
    column = {n: f"{float(value):.4f}" for n, value in values.items()}
    return replace(section, printed={label: column})


def compared(section: Section, edition: str = "uschess") -> Compared:
    [column] = verified(section, edition=edition).columns
    return column


@pytest.fixture
def event() -> Section:
    return team_event(9, 5, IHSA_BOARDS, Random(4)).section()


@pytest.mark.parametrize(
    ("label", "code"),
    [
        *(("IHSA", "IHSA"), ("US Amateur", "USAT"), ("Perf. Index", "PI"), ("Game Pts", "GMP")),
        *(("BC", "BC"), ("EMGSB", "EMGSB"), ("BH:GP", "BH:GP"), ("Solk", "SOLK")),
    ],
)
@pytest.mark.parametrize("edition", ["uschess", "wintd", "fide2026"])
def test_what_is_printed_by_the_rules_agrees(
    event: Section, label: str, code: str, edition: str
) -> None:
    column = compared(printing(event, label, code, edition), edition)

    assert (column.system, column.agree, column.differences) == (code, column.compared, ())
    assert column.compared >= 8


def test_us_amateur_doubled_is_told_to_be_wintds(event: Section) -> None:
    column = compared(printing(event, "US Amateur", "USAT", "wintd"))

    assert column.differences
    assert column.causes[0].code == "edition-wintd"


def test_tie_breaks_of_matches_under_another_edition_are_recognised(event: Section) -> None:
    column = compared(printing(event, "Solk", "SOLK", "fide2023"), "uschess")

    assert column.differences
    assert "edition-fide2023" in {cause.code for cause in column.causes}


def with_draws(section: Section, number: int | None) -> Fraction:
    """A team's tournament points, its unplayed matches as draws."""
    row = section.crosstable.rows[number or 0]
    return sum((Fraction(r.points if r.played else 0.5) for r in row), Fraction())


Term = Callable[[Section, Result, Fraction], Fraction]


def added(section: Section, term: Term) -> dict[int, Fraction]:
    """A tie-break of teams: a term for each match, from its result and the points inside it."""
    assert section.matches is not None
    rows = section.crosstable.rows.items()
    return {
        number: sum(
            (
                term(section, result, Fraction(points or 0))
                for result, points in zip(row, section.matches.points[k], strict=True)
            ),
            Fraction(),
        )
        for k, (number, row) in enumerate(rows)
    }


def match(points: Fraction, theirs: Fraction) -> Fraction:
    return (points + 10) * (theirs**2 + 1) / 100


def ihsa(section: Section, result: Result, points: Fraction) -> Fraction:
    """The IHSA's formula written down once more."""
    if not (result.played and result.opponent):
        return Fraction()
    return match(points, with_draws(section, result.opponent))


def at_face_value(section: Section, result: Result, points: Fraction) -> Fraction:
    theirs = sum((Fraction(r.points) for r in section.crosstable.rows[result.opponent or 1]), 0)
    return match(points, Fraction(theirs)) if result.played else Fraction()


def amateur_on_adjusted_scores(section: Section, result: Result, points: Fraction) -> Fraction:
    if not (result.played and result.opponent):
        return Fraction()
    return points * with_draws(section, result.opponent)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("label", "term", "code"),
    [
        ("IHSA", at_face_value, "opponents-face-value"),
        ("US Amateur", amateur_on_adjusted_scores, "opponents-adjusted"),
    ],
)
def test_how_matches_were_added_is_recognised(
    event: Section, label: str, term: Term, code: str
) -> None:
    assert any(result.forfeit for row in event.crosstable.results for result in row)
    column = compared(figures(event, **{label: added(event, term)}))

    assert compared(figures(event, IHSA=added(event, ihsa))).differences == ()
    assert column.differences
    assert column.causes[0].code == code
    if term is at_face_value:
        assert column.causes[0].sentence == (
            'All 9 values of "IHSA" agree if the opponents\' unplayed matches count what they '
            "gave, not as draws."
        )


@pytest.mark.slow
def test_one_wrong_figure_of_a_team_is_shown_with_its_matches(event: Section) -> None:
    made = printing(event, "IHSA", "IHSA")
    number = event.crosstable.numbers[0]
    right = made.printed["IHSA"][number]
    wrong = {"IHSA": {**made.printed["IHSA"], number: "99.99"}}

    [difference] = compared(replace(made, printed=wrong)).differences

    assert (difference.number, difference.printed) == (number, "99.99")
    assert difference.ours_value == pytest.approx(float(Fraction(right)), abs=0.0001)
    assert "÷ 100" in difference.arithmetic()


@pytest.mark.slow
def test_a_column_that_nothing_explains_is_told_without_a_cause(event: Section) -> None:
    column = {"IHSA": {n: str(7.5 * n + 3) for n in event.crosstable.numbers}}

    assert compared(replace(event, printed=column)).causes == ()


@pytest.mark.slow
def test_places_of_teams_by_another_order_are_named(event: Section) -> None:
    ours = standings(event, order="usat")
    places = {row.player.number: str(row.place) for row in ours.rows}
    column = verified(replace(event, printed={"Place": places}), order="ihsa-team").columns[0]

    assert column.differences
    assert column.causes[0].code == "order-usat|ties-not-broken"
    assert "agree with the order usat" in column.causes[0].sentence
    assert column.causes[0].sentence.endswith("; too few are tied to be sure.")
