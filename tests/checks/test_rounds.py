"""Rounds that are not finished, half entered or too many are noticed."""

from __future__ import annotations

from dataclasses import replace

from tests.samples.crosstables import found, on_sheet, section
from xltiebreak.checks import examine
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import standings


def test_a_round_that_has_not_begun_is_no_finding() -> None:
    assert examine(section("W2 . .", "L1 . .")) == []


def test_an_unfinished_round_says_what_it_waits_for() -> None:
    made = on_sheet(section("W2 D3", "L1 4w", "D4 D1", "D3 ."))
    (finding,) = examine(made)

    assert (finding.severity, finding.code, finding.where) == (
        "warning",
        "incomplete-round",
        "Crosstable!E",
    )
    assert finding.message == (
        "round 2 is not complete (E9 has no result yet; E11 is empty but is named as an opponent), "
        "so it is left out of every sum"
    )


def test_an_empty_round_before_a_played_one_is_pointed_out() -> None:
    assert found(section("W2 . D3", "L1 . D4", "D4 . D1", "D3 . D2")) == [
        ("warning", "incomplete-round", "round 2")
    ]


def test_a_round_of_byes_is_noticed() -> None:
    assert found(on_sheet(section("W2 B", "L1 H", "H U"))) == [
        ("warning", "round-without-games", "Crosstable!E")
    ]


def test_a_round_that_is_half_empty_is_noticed() -> None:
    made = on_sheet(section("W2 D2", "L1 D1", "D4 .", "D3 .", "H ."))

    assert ("warning", "half-entered-round", "Crosstable!E") in found(made)


def half_entered(made: Section) -> list[str]:
    return [finding.message for finding in examine(made) if finding.code == "half-entered-round"]


def test_two_results_that_are_missing_in_the_last_round_are_noticed_with_their_cells() -> None:
    made = on_sheet(
        section(
            *("W2 D3", "L1 W4", "W4 D1", "L3 L2", "W6 W7", "L5 .", "W8 L5", "L7 ."), kind="swiss"
        )
    )
    [message] = half_entered(made)

    assert message == (
        "round 2 is empty for 2 of 8 players (E13, E15), who count as not paired; type their "
        "results, or what is meant: in US letters U for not paired, H for a half-point bye, F for "
        "a forfeit"
    )


def test_of_many_missing_results_four_cells_are_listed() -> None:
    made = section("W2", "L1", *"." * 6)

    assert (
        "(player 3, round 1; player 4, round 1; player 5, round 1; player 6, round 1 and 2 "
        in (half_entered(made)[0])
    )


def test_one_empty_cell_in_the_last_round_is_a_player_who_was_not_paired() -> None:
    assert half_entered(section("W2 D3", "L1 .", "H D1")) == []


def test_players_who_stay_away_are_not_missing_in_the_last_round() -> None:
    made = section("W2 D3", "L1 W4", "H D1", "H L2", ". .", ". .")

    assert half_entered(made) == []
    assert half_entered(section("W2", "L1", ".", ".")) != []


def test_in_an_earlier_round_more_than_half_have_to_be_missing() -> None:
    rows = ["W2 D3", "L1 W4", "W4 D1", "L3 L2", ". W6", ". L5"]

    assert half_entered(section(*rows)) == []
    assert len(half_entered(section(*rows, *[". H"] * 3))) == 1


def test_byes_that_were_typed_ahead_begin_no_round() -> None:
    made = section("W2 . H", "L1 . .", "H B .")

    assert found(made) == []
    assert [row.score for row in standings(made).rows] == [1, 0.5, 0]


def test_more_rounds_than_the_event_has_are_noticed() -> None:
    made = on_sheet(section("W2 D3", "L1 B", "H D1", scheduled_rounds=1))
    labelled = replace(made.origin, labels={"scheduled_rounds": "Event!B14"})

    assert found(made) == [("warning", "rounds", "Crosstable!E")]
    assert found(replace(made, origin=labelled)) == [("warning", "rounds", "Event!B14")]
    assert found(replace(made, scheduled_rounds=2)) == []
