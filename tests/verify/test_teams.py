"""What was printed of a team event, and how the other program must have computed it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest

from tests.samples.made_up_teams import WEIGHTS, team_event
from xltiebreak.event.section import Section
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import tie_break
from xltiebreak.verify import verify
from xltiebreak.verify.differences import Compared

IHSA_BOARDS = WEIGHTS[0]


def printing(section: Section, label: str, code: str, edition: str = "uschess") -> Section:
    """The section with a column as another program prints it, to four decimals."""
    ours = standings(section, edition)
    values = tie_break(code).values(ours.context, section.crosstable.numbers)
    column = {n: f"{float(value):.4f}" for n, value in values.items() if value is not None}
    return replace(section, printed={label: column})


def compared(section: Section, edition: str = "uschess") -> Compared:
    [column] = verify(section, Asked(edition)).columns
    return column


@pytest.fixture
def event() -> Section:
    return team_event(9, 5, IHSA_BOARDS, Random(4)).section()


@pytest.mark.parametrize(
    ("label", "code"),
    [
        ("IHSA", "IHSA"),
        ("US Amateur", "USAT"),
        ("Perf. Index", "PI"),
        ("Game Pts", "GMP"),
        ("BC", "BC"),
        ("EMGSB", "EMGSB"),
        ("BH:GP", "BH:GP"),
        ("Solk", "SOLK"),
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


def ihsa(
    section: Section, *, t_of: str = "adjusted", own: Fraction = Fraction()
) -> dict[int, Fraction]:
    """The IHSA tie-break of every team, written down once more: with the opponents' unplayed
    matches as draws or at what they gave, and this for each match that a team did not play."""
    assert section.matches is not None
    rows = section.crosstable.rows
    worth = {
        number: sum(
            result.points if result.played or t_of == "face value" else 0.5 for result in row
        )
        for number, row in rows.items()
    }
    return {
        number: sum(
            (
                (Fraction(points or 0) + 10) * (Fraction(worth[result.opponent]) ** 2 + 1) / 100
                if result.played and result.opponent
                else own
                for result, points in zip(row, section.matches.points[k], strict=True)
            ),
            Fraction(),
        )
        for k, (number, row) in enumerate(rows.items())
    }


def printed_as(section: Section, label: str, values: Mapping[int, Fraction]) -> Section:
    return replace(section, printed={label: {n: f"{float(v):.4f}" for n, v in values.items()}})


@pytest.mark.slow
def test_unplayed_matches_of_opponents_at_face_value_are_recognised(event: Section) -> None:
    column = compared(printed_as(event, "IHSA", ihsa(event, t_of="face value")))

    assert compared(printed_as(event, "IHSA", ihsa(event))).differences == ()
    assert column.differences
    assert column.causes[0].code == "opponents-face-value"
    assert column.causes[0].sentence == (
        'All 9 values of "IHSA" agree if the opponents\' unplayed matches count what they gave, '
        "not as draws."
    )


@pytest.mark.slow
def test_ten_for_each_unplayed_match_of_the_own_is_recognised(event: Section) -> None:
    column = compared(printed_as(event, "IHSA", ihsa(event, own=Fraction(10, 100))))

    assert column.differences
    assert column.causes[0].code == "own-unplayed-matches"


@pytest.mark.slow
def test_matches_that_are_rounded_before_they_are_added_are_recognised() -> None:
    """Source 000's table prints each match rounded; where halves are squared, the last digit of
    the sum shows whether that was added."""
    event = team_event(9, 7, IHSA_BOARDS, Random(1)).section()
    ours = standings(event)
    rounded = {
        n: sum(
            (
                Fraction(math.floor(Fraction(term.amount) * 100 + Fraction(1, 2)), 100)
                for term in ours.worksheet(n, tie_break("IHSA")).terms
            ),
            Fraction(),
        )
        for n in event.crosstable.numbers
    }
    column = compared(printed_as(event, "IHSA", rounded))

    assert column.differences
    assert column.causes[0].code == "rounded-matches"


@pytest.mark.slow
def test_forfeited_matches_as_games_are_recognised(event: Section) -> None:
    """A forfeit win is worth what a match can bring, 68, a forfeit loss 0."""
    assert event.matches is not None
    forfeits = [result for row in event.crosstable.results for result in row if result.forfeit]
    assert forfeits
    rows = event.crosstable.rows
    more = {
        n: sum(
            (
                (68 * Fraction(result.points) + 10)
                * (
                    Fraction(sum(r.points if r.played else 0.5 for r in rows[result.opponent])) ** 2
                    + 1
                )
                / 100
                for result in row
                if result.forfeit and result.opponent
            ),
            Fraction(),
        )
        for n, row in rows.items()
    }
    values = {n: value + more[n] for n, value in ihsa(event).items()}
    column = compared(printed_as(event, "IHSA", values))

    assert column.differences
    assert column.causes[0].code == "forfeits-as-games"


def test_us_amateur_on_adjusted_scores_is_recognised(event: Section) -> None:
    assert event.matches is not None
    rows = event.crosstable.rows
    worth = {n: sum(r.points if r.played else 0.5 for r in row) for n, row in rows.items()}
    values = {
        n: sum(
            (
                Fraction((points or 0) * worth[result.opponent])
                for result, points in zip(row, event.matches.points[k], strict=True)
                if result.played and result.opponent
            ),
            Fraction(),
        )
        for k, (n, row) in enumerate(rows.items())
    }
    column = compared(printed_as(event, "US Amateur", values))

    assert column.differences
    assert column.causes[0].code == "opponents-adjusted"


@pytest.mark.slow
def test_one_wrong_figure_of_a_team_is_shown_with_its_matches(event: Section) -> None:
    made = printing(event, "IHSA", "IHSA")
    number = event.crosstable.numbers[0]
    right = made.printed["IHSA"][number]
    wrong = {"IHSA": {**made.printed["IHSA"], number: "99.99"}}

    [difference] = compared(replace(made, printed=wrong)).differences

    assert (difference.number, difference.printed) == (number, "99.99")
    assert difference.ours_value == pytest.approx(float(Fraction(right)), abs=0.0001)
    assert "÷ 100" in difference.arithmetic


@pytest.mark.slow
def test_a_column_that_nothing_explains_is_told_without_a_cause(event: Section) -> None:
    column = {"IHSA": {n: str(7.5 * n + 3) for n in event.crosstable.numbers}}

    assert compared(replace(event, printed=column)).causes == ()


@pytest.mark.slow
def test_places_of_teams_by_another_order_are_named(event: Section) -> None:
    ours = standings(event, order="usat")
    places = {row.player.number: str(row.place) for row in ours.rows}
    column = verify(replace(event, printed={"Place": places}), Asked(order="ihsa-team")).columns[0]

    assert column.differences
    assert column.causes[0].code == "order-usat|ties-not-broken"
    assert "agree with the order usat" in column.causes[0].sentence
    assert column.causes[0].sentence.endswith("; too few are tied to be sure.")
