"""Buchholz with a virtual opponent, FIDE's rule from 2009 to 2023, is what the npm package tiebreak
makes of the same event; and Buchholz of 2023 where that package's faults do not reach."""

from __future__ import annotations

import pytest

from tests.referees import npm_tiebreak
from tests.referees.events import swiss
from xltiebreak.event.results import Outcome
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import standings

pytestmark = pytest.mark.slow

EVENTS = [
    swiss(seed, players=6 + seed % 20, rounds=4 + seed % 8, unplayed=(0.12, 0.35, 0.0)[seed % 3])
    for seed in range(150)
]
VOLUNTARY = {Outcome.HALF_BYE, Outcome.UNPAIRED, Outcome.FORFEIT_LOSS}

Found = list[tuple[Section, int, str]]
"""Where both differ: the section, the player's number and the code."""


def where_it_differs(edition: str) -> Found:
    theirs = npm_tiebreak.figures([(section, edition) for section in EVENTS])
    return [
        (section, row.player.number, code)
        for section, answer in zip(EVENTS, theirs, strict=True)
        for row in standings(section, edition, ",".join(npm_tiebreak.CODES)).rows
        for code, value in {"score": row.score, **row.values}.items()
        if answer[row.player.number][code] != value
    ]


@pytest.fixture(scope="module")
def under_2023() -> Found:
    return where_it_differs("fide2023")


def test_under_the_rules_of_2009_it_says_the_same() -> None:
    assert where_it_differs("fide2009") == []


def lost_by_forfeit_at_the_end(section: Section, number: int) -> bool:
    """Whether a forfeit loss is followed by voluntarily unplayed rounds only."""
    for result in reversed(section.crosstable.rows[number]):
        if result.outcome is Outcome.FORFEIT_LOSS:
            return True
        if result.outcome not in VOLUNTARY:
            return False
    return False


def met_one_of_those(section: Section, number: int) -> bool:
    return any(
        result.played and lost_by_forfeit_at_the_end(section, result.opponent or 0)
        for result in section.crosstable.rows[number]
    )


def stayed_away(section: Section, number: int) -> bool:
    return any(result.outcome in VOLUNTARY for result in section.crosstable.rows[number])


def test_under_the_rules_of_2023_it_differs_only_where_one_of_its_two_faults_reaches(
    under_2023: Found,
) -> None:
    assert [
        (section.name, number, code)
        for section, number, code in under_2023
        if not met_one_of_those(section, number)
        and not (code in ("BH/M1", "BH/M2") and stayed_away(section, number))
    ] == []


def test_it_counts_a_forfeit_loss_at_the_end_as_half_a_point_to_the_opponents(
    under_2023: Found,
) -> None:
    """Its first fault: 16.2.4 and 16.3 leave a forfeit loss at the points that it gave, 0."""
    assert [
        difference
        for difference in under_2023
        if difference[2] == "BH" and met_one_of_those(*difference[:2])
    ]


def test_it_takes_no_voluntarily_unplayed_round_for_the_highest_of_a_median(
    under_2023: Found,
) -> None:
    """Its second fault: 16.5 has no exception for the high end."""
    assert [
        difference
        for difference in under_2023
        if difference[2] == "BH/M1"
        and stayed_away(*difference[:2])
        and not met_one_of_those(*difference[:2])
    ]
