"""The figures that the sources print for teams, and a team event worked by hand."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.make.crosstables import table
from tests.make.small_team_event import team_section
from tests.make.team_vectors import combined, team_sheets, team_table
from xltiebreak.checks import examine, examine_event
from xltiebreak.event.section import Section
from xltiebreak.ranking.combined import TeamStandings, team_standings
from xltiebreak.ranking.standings import Standings, standings
from xltiebreak.rules.systems import tie_break
from xltiebreak.rules.systems.us_teams import ihsa_round

ALDER, BIRCH, CEDAR, DOGWOOD, ELM, FIR = range(1, 7)


def amounts(ranked: Standings, number: int, code: str) -> list[object]:
    return [term.amount for term in ranked.worksheet(number, tie_break(code)).terms]


# Source 000, the IHSA's table


def test_source_000s_table_is_reproduced_round_by_round() -> None:
    """(60 + 10)(3² + 1)/100 = 7.00, and so on; the printed total is 60.66."""
    section = team_table("ihsa-table.csv")
    ranked = standings(section, order="ihsa-team")

    assert examine(section) == []
    terms = ranked.worksheet(1, tie_break("IHSA")).terms
    assert [(term.round, term.opponent) for term in terms] == [(r, r + 1) for r in range(1, 8)]
    assert [ranked.context.score(number) for number in range(2, 9)] == [3, 3, 6, 4, 3, 5, 6]
    printed = ["7.00", "4.50", "7.40", "10.20", "7.80", "11.18", "12.58"]
    assert amounts(ranked, 1, "IHSA") == [Fraction(figure) for figure in printed]
    assert ranked.worksheet(1, tie_break("IHSA")).value == Fraction("60.66")


def test_source_000_misprints_its_fourth_match() -> None:
    """It prints 12.10 for (50 + 10)(4² + 1)/100, with which its own total would be 62.56."""
    assert ihsa_round(50, 4) == Fraction("10.20")
    assert Fraction("60.66") - Fraction("10.20") + Fraction("12.10") == Fraction("62.56")


# Source 003, the combined event


def in_order(order: str, edition: str = "wintd") -> TeamStandings:
    return team_standings(standings(combined("combined.csv", 3), edition, order))


def test_the_players_of_source_003_have_their_printed_figures() -> None:
    ranked = standings(combined("combined.csv", 3), "wintd", "MED,SOLK,SB,CUM")

    rows = {row.player.name: row for row in ranked.rows}
    for person in table("combined.csv"):
        row = rows[person["player"]]
        assert row.score == float(person["score"])
        assert row.values == {code: float(person[code]) for code in ranked.order.codes}


@pytest.mark.parametrize(
    ("order", "first"),
    [("MED,SOLK,SB,CUM", "A"), ("SOLK,MED,SB,CUM", "B")],
    ids=["Median first", "Solkoff first"],
)
def test_source_003_places_the_teams_by_the_sums_over_the_top_three(order: str, first: str) -> None:
    """Both have 12 points. A: 25.5 40.5 60.5 36.0, B: 25.0 42.0 58.0 38.0."""
    teams = in_order(order)

    sums = {row.player.name: row.values for row in teams.rows}
    codes = ["TEAMSUM", "MED", "SOLK", "SB", "CUM"]
    assert [sums["A"][code] for code in codes] == [12, 25.5, 40.5, 60.5, 36]
    assert [sums["B"][code] for code in codes] == [12, 25, 42, 58, 38]
    assert [row.player.name for row in teams.rows] == [first, "AB".replace(first, "")]
    assert {row.decided_by for row in teams.rows} == {order.partition(",")[0]}


@pytest.mark.parametrize("order", ["MED,SOLK,SB,CUM", "SOLK,MED,SB,CUM"])
def test_the_fourth_player_of_team_b_counts_under_neither_order(order: str) -> None:
    """All four have 4 points; the one with the lowest Median is left out throughout."""
    teams = in_order(order)
    [number] = [row.player.number for row in teams.rows if row.player.name == "B"]

    assert {row.player.name for row in teams.teams[number].counted} == {"B1", "B2", "B3"}
    sheet = teams.worksheet(number, tie_break("SOLK"))
    assert [term.note[:4] for term in sheet.terms if not term.counted] == ["7 B4"]


def test_modified_median_is_added_up_in_the_scholastic_order_only() -> None:
    """A: 12.5 + 13.5 + 11; B: 12.5 + 13.5 + 13, opponents without the lowest."""
    scholastic = in_order("scholastic-team", "uschess")
    wintd = in_order("wintd")

    assert {row.player.name: row.values["MM"] for row in scholastic.rows} == {"A": 37, "B": 39}
    assert [row.player.name for row in scholastic.rows] == ["B", "A"]
    assert {row.decided_by for row in scholastic.rows} == {"MM"}
    assert [tie.code for tie in wintd.not_summed] == ["MM"]
    assert [row.player.name for row in wintd.rows] == ["A", "B"]


# Six teams, worked by hand


@pytest.fixture
def six() -> Section:
    [section] = team_sheets("six-teams.txt").sections
    return section


def test_the_event_that_was_worked_by_hand_has_nothing_to_fix() -> None:
    assert examine_event(team_sheets("six-teams.txt")) == []


def test_a_team_a_player_short_loses_that_board(six: Section) -> None:
    """Elm: 4 × 1 + 3 × ½ + 2 × 0, and nobody on board 4; Fir has 3 × ½ + 2 × 1 + 1 × 1."""
    matches = six.matches
    assert matches is not None
    assert matches.lineups[ELM - 1][0] == (51, 52, 53, 0)
    assert matches.lineups[FIR - 1][0] == (61, 62, 63, 64)
    assert (matches.points[ELM - 1][0], matches.points[FIR - 1][0]) == (5.5, 4.5)


def test_a_forfeited_board_is_won_by_the_team_that_was_there(six: Section) -> None:
    """Elm: 3 for the forfeit on board 2 and 2 × ½; Birch: 4 and 1 for the wins, and 2 × ½."""
    matches = six.matches
    assert matches is not None
    assert (matches.points[ELM - 1][1], matches.points[BIRCH - 1][1]) == (4, 6)


@pytest.mark.parametrize("edition", ["uschess", "fide2026"])
def test_a_performance_of_teams_asks_who_won_whatever_a_match_is_worth(edition: str) -> None:
    """34E10: team 1's opponent lost to 1600, a performance of 1200; team 2's beat 1500."""
    made = team_section([["1 2: 11 1-0 21, 12 1-0 22"]], names={1: "Oak", 2: "Elm"})
    rated = tuple(
        replace(team, rating=rating)
        for team, rating in zip(made.players, (1600, 1500), strict=True)
    )
    ranked = standings(replace(made, players=rated), edition, "OPERF")

    assert {row.player.name: row.values["OPERF"] for row in ranked.rows} == {
        "Oak": 1600 - 400,
        "Elm": 1500 + 400,
    }
