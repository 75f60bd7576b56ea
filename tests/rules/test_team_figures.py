"""The figures that the sources print for teams, and a team event worked by hand."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.samples.crosstables import table
from tests.samples.small_team_event import team_section
from tests.samples.team_vectors import combined, team_sheets, team_table
from xltiebreak.checks import examine, examine_event
from xltiebreak.event.section import MatchPoints, Section
from xltiebreak.ranking.combined import TeamStandings, team_standings
from xltiebreak.ranking.standings import Standings, standings
from xltiebreak.rules.systems import tie_break
from xltiebreak.rules.systems.us_teams import ihsa_round

ALDER, BIRCH, CEDAR, DOGWOOD, ELM, FIR = range(1, 7)


def amounts(ranked: Standings, number: int, code: str) -> list[object]:
    return [term.amount for term in ranked.worksheet(number, tie_break(code)).terms]


def values(ranked: Standings, code: str) -> dict[int, object]:
    return {number: ranked.worksheet(number, tie_break(code)).value for number in range(1, 7)}


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


def test_tournament_points_count_a_bye_and_a_forfeited_match(six: Section) -> None:
    """Alder W W W D, Birch L W W L, Cedar D L bye W, Dogwood D forfeit win L D, Elm W L L L,
    Fir L forfeit loss half-point bye W."""
    ranked = standings(six)

    assert [ranked.context.score(number) for number in range(1, 7)] == [3.5, 2, 2.5, 2, 1, 1.5]


def test_a_match_that_is_lost_may_bring_points_and_one_without_play_does_not(six: Section) -> None:
    """With 3-2-1 a loss at the boards is worth 1; a forfeit loss, or no match at all, nothing."""
    assert six.matches is not None
    scale = MatchPoints(3.0, 2.0, 1.0)
    ranked = standings(replace(six, matches=replace(six.matches, match_points=scale)), "fide2026")

    assert [ranked.context.score(number) for number in range(1, 7)] == [
        3 + 3 + 3 + 2,
        1 + 3 + 3 + 1,
        2 + 1 + 3 + 3,
        2 + 3 + 1 + 2,
        3 + 1 + 1 + 1,
        1 + 0 + 2 + 3,
    ]


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


@pytest.mark.parametrize(
    ("team", "terms"),
    [
        # (m + 10) × (t² + 1), in hundredths; t² + 1 is 13.25 of Alder, 5 of Birch, Cedar and Fir,
        # 3.25 of Dogwood, 2 of Elm
        (ALDER, [17 * 5, 16 * 5, 18 * 2, 15 * 3.25]),
        (BIRCH, [13 * 13.25, 16 * 2, 15.5 * 3.25, 14 * 5]),
        (CEDAR, [15 * 3.25, 14 * 13.25, 0, 20 * 2]),  # the bye adds nothing
        (DOGWOOD, [15 * 5, 0, 14.5 * 5, 15 * 13.25]),  # nor does the forfeited match
        (ELM, [15.5 * 5, 14 * 5, 12 * 13.25, 10 * 5]),  # 4 boards lost by 0–10: still 0 + 10
        (FIR, [14.5 * 2, 0, 0, 16 * 5]),
    ],
)
def test_the_ihsa_terms_were_worked_by_hand(six: Section, team: int, terms: list[float]) -> None:
    ranked = standings(six, order="ihsa-team")

    assert amounts(ranked, team, "IHSA") == [Fraction(term) / 100 for term in terms]
    assert ranked.worksheet(team, tie_break("IHSA")).value == sum(map(Fraction, terms)) / 100


def test_the_ihsa_worksheet_says_what_was_not_played(six: Section) -> None:
    ranked = standings(six, order="ihsa-team")

    cedar = ranked.worksheet(CEDAR, tie_break("IHSA"))
    assert cedar.terms[0].why == "(5 + 10) × (1.5² + 1) ÷ 100; score 2, with unplayed R2 at ½"
    assert [(term.counted, term.why) for term in cedar.terms][2] == (False, "full-point bye")
    fir = ranked.worksheet(FIR, tie_break("IHSA"))
    assert [term.why for term in fir.terms if not term.counted] == [
        "forfeit loss",
        "half-point bye",
    ]


@pytest.mark.parametrize(
    ("team", "terms"),
    [
        # m × the opponent's final T: a bye or a forfeit is worth to the opponents what it gave
        (ALDER, [7 * 2, 6 * 2.5, 8 * 1, 5 * 2]),
        (BIRCH, [3 * 3.5, 6 * 1, 5.5 * 2, 4 * 1.5]),
        (CEDAR, [5 * 2, 4 * 3.5, 0, 10 * 1]),
        (DOGWOOD, [5 * 2.5, 0, 4.5 * 2, 5 * 3.5]),
        (ELM, [5.5 * 1.5, 4 * 2, 2 * 3.5, 0 * 2.5]),
        (FIR, [4.5 * 1, 0, 0, 6 * 2]),
    ],
)
def test_the_us_amateur_terms_were_worked_by_hand(
    six: Section, team: int, terms: list[float]
) -> None:
    assert amounts(standings(six), team, "USAT") == terms
    assert amounts(standings(six, "wintd"), team, "USAT") == [2 * term for term in terms]


def test_the_performance_index_was_worked_by_hand(six: Section) -> None:
    """R = 4, so 50 + 10R = 90; G = 10. W is adjusted as for Solkoff, an unplayed match is 0 and 0.

    Alder: 100 + (2/4 − ½)90 + 80(7/10 − ½) = 116, then 108, 101.5 and 88.75.
    Fir: 100 + (1/4 − ½)90 + 80(4.5/10 − ½) = 73.5, then 100 − 45 − 40 = 15 twice, and 108.
    """
    ranked = standings(six)

    assert amounts(ranked, ALDER, "PI") == [116, 108, 101.5, 88.75]
    assert amounts(ranked, FIR, "PI") == [73.5, 15, 15, 108]
    indexes = values(ranked, "PI")
    assert indexes[ALDER] == 103.5625
    assert indexes[FIR] == 52.875


def test_game_points_are_the_second_score_where_match_points_place_the_teams(six: Section) -> None:
    """What stands inside the matches; the forfeited one was entered as 10 to 0."""
    ranked = standings(six)

    assert [values(ranked, "GMP")[team] for team in range(1, 7)] == [26, 18.5, 19, 24.5, 11.5, 10.5]


def test_match_points_are_the_second_score_where_game_points_place_the_teams(six: Section) -> None:
    assert six.matches is not None
    by_game = replace(six, matches=replace(six.matches, placed_by="game"))
    american, fide = standings(by_game), standings(by_game, "fide2026")

    assert [row.player.number for row in american.rows] == [1, 4, 3, 2, 5, 6]
    assert [row.score for row in american.rows] == [26, 24.5, 19, 18.5, 11.5, 10.5]
    assert [values(american, "GMP")[team] for team in range(1, 7)] == [3.5, 2, 2.5, 2, 1, 1.5]
    assert [values(fide, "GMP")[team] for team in range(1, 7)] == [7, 4, 5, 4, 2, 3]


@pytest.mark.parametrize(
    ("order", "code", "figures"),
    [("usat", "USAT", ("39", "33.5")), ("ihsa-team", "IHSA", ("3.4625", "3.24625"))],
)
def test_the_orders_of_teams_part_the_two_that_are_level(
    six: Section, order: str, code: str, figures: tuple[str, str]
) -> None:
    """Birch and Dogwood have 2 points each, and did not share their match."""
    ranked = standings(six, order=order)

    assert [row.player.number for row in ranked.rows] == [1, 3, 4, 2, 6, 5]
    tied = [row for row in ranked.rows if row.score == 2]
    assert [row.values[code] for row in tied] == [Fraction(figure) for figure in figures]
    assert [row.decided_by for row in tied] == [code, code]
    assert ranked.needed == 1


def test_individual_tie_breaks_take_the_teams_as_players(six: Section) -> None:
    """Birch met Alder, Elm, Dogwood and Fir, on 3½, 1, 1½ and 2 when adjusted; 2 of 4 is even."""
    ranked = standings(six, order="usat")

    [birch] = [row for row in ranked.rows if row.player.number == BIRCH]
    assert birch.values["SOLK"] == 3.5 + 1 + 1.5 + 2
    assert birch.values["MM"] == 1.5 + 2
    assert birch.values["PCT"] == 50
    assert birch.values["CUM"] == 0 + 1 + 2 + 2


def test_an_unplayed_match_is_half_of_what_a_match_brings_to_the_opponents(six: Section) -> None:
    """34E1 on game points: 5 of 10 for each. Birch met Alder (26), Elm (11½), Dogwood (24½, of
    which 10 by forfeit) and Fir (10½ from two matches)."""
    ranked = standings(six, order="SOLK:GP,MM:GP")
    [birch] = [row for row in ranked.rows if row.player.number == BIRCH]

    assert birch.values["SOLK:GP"] == 26 + 11.5 + (14.5 + 5) + (10.5 + 5 + 5)
    # Birch has 18½ of 40, a minus score: without the highest
    assert birch.values["MM:GP"] == 11.5 + 19.5 + 20.5


def test_american_sonneborn_berger_takes_a_match_for_a_game(six: Section) -> None:
    """34E8: the scores of the teams beaten, here with 3-1-0, and half of those drawn with; Alder
    beat Birch (6), Cedar (7) and Elm (3) and drew with Dogwood (5)."""
    assert six.matches is not None
    scale = MatchPoints(3.0, 1.0, 0.0)
    section = replace(six, matches=replace(six.matches, match_points=scale))
    ranked = standings(section, "uschess", "SB")
    [alder] = [row for row in ranked.rows if row.player.number == ALDER]

    assert [ranked.context.score(team) for team in range(1, 7)] == [10, 6, 7, 5, 3, 4]
    assert alder.values["SB"] == 6 + 7 + 3 + 5 / 2
    # FIDE multiplies the points: 3 for the match won, 1 for the drawn one; the opponents' byes
    # and forfeits at face value
    fide = standings(section, "fide2023", "SB").worksheet(ALDER, tie_break("SB"))
    assert [float(term.amount) for term in fide.terms] == [3 * 6, 3 * 7, 3 * 3, 1 * 5]


@pytest.mark.parametrize("edition", ["uschess", "fide2026"])
def test_a_percentage_is_of_what_the_matches_played_could_bring(six: Section, edition: str) -> None:
    """Whether a match won is worth 1 or 2: Alder 3½ of 4, Birch 2 of 4, Cedar 1½ of 3, Dogwood 1
    of 3, Elm 1 of 4, Fir 1 of 2."""
    ranked = standings(six, edition, "PCT")

    assert [values(ranked, "PCT")[team] for team in range(1, 7)] == [
        87.5, 50, 50, Fraction(100, 3), 25, 50,
    ]  # fmt: skip


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
