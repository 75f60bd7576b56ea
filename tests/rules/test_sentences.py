"""The sentence that shows the arithmetic."""

from __future__ import annotations

import pytest

from tests.samples.crosstables import section, vector
from xltiebreak.event.figures import on_paper
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import tie_break

BHAM, BYES, NINE = vector("bham.csv"), vector("byes.csv"), vector("nine-rounds.csv")


def sentence(made: Section, number: int, code: str, edition: str = "uschess", **given: str) -> str:
    return standings(made, edition=edition, **given).worksheet(number, tie_break(code)).sentence()


def test_the_sum_its_rounds_and_what_was_dropped_and_why() -> None:
    assert sentence(BHAM, 1, "MM") == (
        "Modified Median 6.5 = 2.5 (R2 v 2) + 2 (R3 v 3) + 2 (R4 v 5); "
        "dropped the lowest, 1 (R1 v 4): more than half the points"
    )


def test_a_cut_of_sonneborn_berger_is_the_lowest_scoring_opponents_not_the_lowest_figure() -> None:
    """Two losses count 0 and stay; the 0.5 against player 7 goes."""
    assert sentence(BYES, 6, "SB/C1", "fide2023") == (
        "Sonneborn-Berger Cut 1 2 = 0 (R1 v 4: lost) + 0 (R2 v 3: lost) "
        "+ 2 (R3: full-point bye: dummy with the player's own score) "
        "+ 0 (R5: none of 2; forfeit loss: dummy with the player's own score); "
        "dropped the lowest-scoring opponent, 0.5 (R4 v 7: beaten; score 0, with byes at the end "
        "R5 at ½): Cut 1"
    )


def test_the_virtual_opponent_is_told_before_in_and_after_the_round() -> None:
    assert "half-point bye: virtual opponent, 0 before + 0.5 in the round + 4 × ½ after it" in (
        sentence(BYES, 3, "BH", "fide2009")
    )


def test_a_capped_dummy_says_whose_adjusted_score_caps_it() -> None:
    assert "dummy with own score 4.5, capped at player 6's adjusted score" in (
        sentence(BYES, 2, "BH", "fide2026")
    )


def test_fore_buchholz_says_where_a_score_is_not_the_one_in_the_standings() -> None:
    """Player 1 has 3.5 points, 3 with the last game drawn; player 4 drew it anyway."""
    assert sentence(BYES, 3, "FB", "fide2009") == (
        "Fore Buchholz 12 = 2.5 (R1: half-point bye: virtual opponent, 0 before + 0.5 in the round "
        "+ 4 × ½ after it) + 2 (R2 v 6: final round as a draw; score 2.5, with unplayed R3 at ½) "
        "+ 2 (R3 v 5: final round as a draw; score 2.5, with unplayed R1 at ½) "
        "+ 3 (R4 v 1: final round as a draw) + 2.5 (R5 v 4)"
    )


def test_direct_encounter_tells_the_place_and_the_games_among_the_tied() -> None:
    """Players 1 and 2 have a point each, and 1 won their game."""
    made = section("W2 L3", "L1 W4", "W4 W1", "L3 L2")

    assert sentence(made, 1, "DE", "fide2026", order="DE") == (
        "Direct Encounter 1: place 1 of the tied; 1 point against player 2 (R1 v 2: 1)"
    )


def test_direct_encounter_of_a_player_alone_on_the_score_says_that_nobody_is_tied() -> None:
    assert sentence(BYES, 2, "DE", "fide2023") == (
        "Direct Encounter: no value; no other player has the same score"
    )


def test_an_even_score_drops_both_ends() -> None:
    assert sentence(BHAM, 3, "MM") == (
        "Modified Median 4.5 = 2 (R1 v 6) + 2.5 (R3 v 1); dropped the highest, 2.5 (R4 v 2), "
        "and the lowest, 1 (R2 v 4): exactly half the points"
    )


def test_a_minus_score_drops_the_highest() -> None:
    assert sentence(BHAM, 4, "MM") == (
        "Modified Median 6 = 2 (R2 v 3) + 2 (R3 v 5) + 2 (R4 v 6); "
        "dropped the highest, 2.5 (R1 v 1): less than half the points"
    )


def test_nine_rounds_drop_two_and_unplayed_rounds_say_what_they_are() -> None:
    assert sentence(NINE, 1, "MM") == (
        "Modified Median 24.5 = 2.5 (R2 v 13: score 3, with unplayed R4, R8 at ½ each) "
        "+ 0 (R4: half-point bye, counts as 0) + 0 (R5: forfeit loss, counts as 0) + 7 (R6 v 3) "
        "+ 6.5 (R7 v 2) + 5 (R8 v 4: score 5.5, with unplayed R4 at ½) + 3.5 (R9 v 5); "
        "dropped the two lowest, 0 (R1: half-point bye, counts as 0) and 0 (R3: half-point bye, "
        "counts as 0): more than half the points, 9 rounds or more"
    )


def test_the_cumulative_shows_what_byes_gave_as_taken_off() -> None:
    assert sentence(BYES, 3, "CUM") == (
        "Cumulative 11.5 = 0.5 (R1) + 1.5 (R2) + 2.5 (R3) + 3.5 (R4) + 4 (R5) "
        "− 0.5 (R1: half-point bye taken off)"
    )


def test_the_adjusted_cumulative_shows_what_it_leaves_out() -> None:
    assert sentence(BHAM, 2, "ACUM") == (
        "Adjusted Cumulative 6.5 = 1.5 (R2) + 2.5 (R3) + 2.5 (R4); "
        "dropped the first, 1 (R1): Adjusted Cumulative begins with the second"
    )


def test_a_cut_of_the_progressive_score_leaves_out_the_first_rounds_and_says_so() -> None:
    """FIDE C.07 7.5 and 14.1."""
    made = section("W2 D3 W4", "L1 W4 W3", "W4 D1 L2", "L3 L2 L1")
    assert sentence(made, 1, "PS/C1", "fide2026") == (
        "Progressive Score Cut 1 4 = 1.5 (R2) + 2.5 (R3); dropped the first, 1 (R1): Cut 1"
    )
    progressive = tie_break("PS").system
    for option, words in {
        "C1": "Cut 1 (without the running scores up to round 1)",
        "C2": "Cut 2 (without the running scores up to round 2)",
    }.items():
        assert progressive.meaning(option) == words


def test_rounds_that_cannot_count_are_listed_with_their_reason() -> None:
    assert sentence(BYES, 6, "KASH") == (
        "Kashdan 6 = 1 (R1 v 4: loss) + 1 (R2 v 3: loss) + 4 (R4 v 7: win); "
        "not counted: R3 (full-point bye), R5 (forfeit loss)"
    )
    assert sentence(BYES, 5, "BLACKS") == (
        "Most Blacks 3 = 1 (R2 v 2) + 1 (R3 v 3) + 1 (R5 v 1); "
        "not counted: R1 (full-point bye), R4 (White)"
    )


def test_a_doubled_figure_says_so() -> None:
    assert sentence(BHAM, 1, "SB", "wintd") == (
        "Sonneborn-Berger (doubled, as in WinTD) 8.5 = 2 (R1 v 4: beaten, twice 1) "
        "+ 2.5 (R2 v 2: drawn) + 4 (R3 v 3: beaten, twice 2) + 0 (R4 v 5: lost)"
    )
    assert sentence(BHAM, 1, "KASH", "wintd") == (
        "Kashdan (2-1-0, as in WinTD) 5 = 2 (R1 v 4: win) + 1 (R2 v 2: draw) "
        "+ 2 (R3 v 3: win) + 0 (R4 v 5: loss)"
    )


def test_a_half_of_a_score_says_so() -> None:
    assert sentence(BHAM, 1, "SB") == (
        "Sonneborn-Berger 4.25 = 1 (R1 v 4: beaten) + 1.25 (R2 v 2: drawn, half of 2.5) "
        "+ 2 (R3 v 3: beaten) + 0 (R4 v 5: lost)"
    )


def test_a_mean_shows_what_it_is_the_mean_of() -> None:
    assert sentence(BHAM, 1, "PCT") == (
        "Percentage 62.5 = mean of 100 (R1 v 4: win), 50 (R2 v 2: draw), 100 (R3 v 3: win), "
        "0 (R4 v 5: loss)"
    )


def test_a_mean_that_the_rule_rounds_is_equal_only_where_nothing_was_rounded() -> None:
    made = section("W2 D3", "L1 U", "U D1", ratings=[1500, 1401, 1400])

    assert sentence(made, 1, "ARO", "fide2026").startswith(
        "Average Rating of Opponents 1401 ≈ mean of 1401 (R1 v 2), 1400 (R2 v 3)"
    )
    assert sentence(made, 2, "ARO", "fide2026").startswith(
        "Average Rating of Opponents 1500 = mean of 1500 (R1 v 1)"
    )


@pytest.mark.parametrize("code", ["COMPAVG", "ARO"])
def test_a_rating_that_stands_in_for_none_says_so(code: str) -> None:
    made = section("W2 D3", "L1 U", "U D1", ratings=[1500, None, 1400])
    worksheet = standings(made, unrated=1200).worksheet(1, tie_break(code))

    assert "1200 (R1 v 2: stands in for an unrated player), 1400 (R2 v 3)" in worksheet.sentence()


def test_on_paper_halves_are_written_as_such() -> None:
    worksheet = standings(BHAM).worksheet(1, tie_break("MM"))

    assert worksheet.sentence(on_paper) == (
        "Modified Median 6½ = 2½ (R2 v 2) + 2 (R3 v 3) + 2 (R4 v 5); "
        "dropped the lowest, 1 (R1 v 4): more than half the points"
    )


def test_a_drawn_lot_is_read_off() -> None:
    assert sentence(BHAM, 1, "LOT", lots="6,1") == "Drawing of Lots 2: number 2 of 2 drawn"


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("COMPAVG", "Competition Average: no value; not counted: R1, R2 (opponent unrated)"),
        (
            "OPERF",
            "Opposition's Performance: no value; not counted: R1, R2 (opponent met no "
            "rated player)",
        ),
        ("BLACKS", "Most Blacks: no value; no colors are known"),
        ("LOT", "Drawing of Lots: no value; no lot was drawn"),
    ],
)
def test_what_is_missing_is_said(code: str, says: str) -> None:
    assert sentence(section("W2 W3", "L1 U", "U L1"), 1, code).startswith(says)


HAD_BYES_ONLY = section("B H", "W3 L3", "L2 W2", ratings=[1500, 1400, 1300])


@pytest.mark.parametrize("code", ["COMPAVG", "OPERF"])
def test_a_player_without_a_game_is_not_told_that_ratings_are_missing(code: str) -> None:
    assert "no player it needs has a rating" not in sentence(HAD_BYES_ONLY, 1, code)


def test_a_player_who_drew_no_lot_is_not_told_that_no_lots_were_drawn() -> None:
    assert "no lots were drawn" not in sentence(BHAM, 3, "LOT", lots="6,1")


def test_an_adjusted_score_is_explained_in_sonneborn_berger_too() -> None:
    """Player 13 has 3 points but counts 2.5: without the note the sum cannot be followed."""
    assert "unplayed" in sentence(NINE, 1, "SB/A")


def test_losses_head_to_head_are_written_with_one_kind_of_minus_sign() -> None:
    made = section("L2 L3 W4", "W1 L4 U", "U W1 U", "U W2 L1")
    text = sentence(made, 1, "H2H")

    assert not ("-1" in text and "−" in text)


def test_the_first_complete_round_is_not_called_round_1_when_it_is_another() -> None:
    made = section("4w W2 W3", "3w L1 L4", "2b W4 L1", "1b L3 W2")
    text = sentence(made, 1, "ACUM")

    assert "1 (R2)" in text
    assert "leaves round 1 out" not in text


def test_a_forfeit_that_is_a_game_is_called_one_of_a_round_robin() -> None:
    made = section("X4 W2 D3", "W3 L1 W4", "L2 W4 D1", "F1 L3 L2", kind="roundrobin")
    sheet = standings(made, "fide2026", "SB").worksheet(1, tie_break("SB"))
    assert sheet.terms[0].note == "won by forfeit"
