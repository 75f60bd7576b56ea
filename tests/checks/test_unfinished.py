"""Rounds that are not finished, cells that look forgotten and too many rounds are noticed."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tests.make.crosstables import findings_of, on_sheet, section, tells, typed
from xltiebreak.checks import examine
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Player, Section
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.standings import ranked, standings


@pytest.mark.parametrize(
    ("rows", "findings"),
    [
        (("W2 . .", "L1 . ."), []),
        (("W2 . H", "L1 . .", "H B ."), []),  # byes that were typed ahead begin no round
        (
            ("W2 D3", "L1 4w", "D4 D1", "D3 ."),
            [
                "warning incomplete-round Crosstable!E: round 2 is not complete (E9 has no result "
                "yet; E11 is empty but is named as an opponent), so it is left out of every sum"
            ],
        ),
        (("W2 . D3", "L1 . D4", "D4 . D1", "D3 . D2"), ["warning incomplete-round Crosstable!E"]),
        (("W2 B", "L1 H", "H U"), ["warning round-without-games Crosstable!E"]),
    ],
)
def test_what_a_round_waits_for(rows: tuple[str, ...], findings: list[str]) -> None:
    tells(on_sheet(section(*rows)), *findings)


def incomplete(made: Section) -> list[str]:
    return [finding.message for finding in examine(made) if finding.code == "incomplete-round"]


def test_a_round_that_is_being_typed_waits_for_those_who_were_there_before() -> None:
    rows = ("W2 D3", "L1 .", "W4 D1", "L3 .", "H .", "B .", "X8 .", "F7 .", "U .", ". .")
    made = typed(on_sheet(section(*rows)))

    assert made.crosstable.missing(2) == (2, 4, 5, 6, 7, 8)
    assert incomplete(made) == [
        "round 2 is not complete (E9 (Entrant 2), E11 (Entrant 4), E12 (Entrant 5), "
        "E13 (Entrant 6) and 2 more are empty), so it is left out of every sum; type what is "
        "missing, and U (in US letters) for whoever was not paired"
    ]
    assert standings(made).rounds == 1


def test_whoever_is_missing_is_named() -> None:
    players = [Player(1, "Ash"), Player(2, "Birch"), Player(3, "Cedar")]
    made = typed(on_sheet(section("W2 D2", "L1 D1", "B .", players=players)))

    assert "(E10 (Cedar) is empty)" in incomplete(made)[0]


def test_in_the_first_round_everybody_is_awaited() -> None:
    made = typed(section("W2", "L1", ".", "H"))

    assert made.crosstable.missing(1) == (3,)
    assert made.rounds == 0


def test_with_u_for_the_absent_the_round_is_complete() -> None:
    made = typed(section("W2 D3", "L1 U", "W4 D1", "L3 H", "U ."))

    assert findings_of(made) == []
    assert made.rounds == 2


def test_in_an_earlier_round_an_empty_cell_is_a_player_who_was_not_paired() -> None:
    made = typed(section("W2 D3 W4", "L1 . U", "W4 D1 H", "L3 . L1", "H . U", "B B U"))

    assert made.rounds == 3  # of six cells three are empty in round 2, no more than half
    assert incomplete(made) == []


def test_an_earlier_round_of_which_more_than_half_is_empty_was_not_typed_to_its_end() -> None:
    made = typed(section("W2 D3 W4", "L1 . U", "W4 D1 H", "L3 . L1", "H . U"))

    assert made.crosstable.complete_rounds == (1, 3)
    assert made.crosstable.missing(2) == (2, 4, 5)


def test_a_round_that_was_skipped_does_not_let_everybody_stay_away() -> None:
    made = typed(section("W2 . D3", "L1 . .", "W4 . D1", "L3 . ."))

    assert made.crosstable.missing(3) == (2, 4)


def test_in_the_files_of_programs_an_empty_entry_is_what_the_format_says() -> None:
    made = section("W2 D3", "L1 .", "B D1", "H .")

    assert findings_of(made) == []
    assert made.rounds == 2


def test_a_cell_between_two_results_looks_forgotten() -> None:
    made = typed(on_sheet(section("W2 . U D4", "L1 W3 H .", "H L2 W5 H", "H W5 U D1", "H L4 L3 H")))

    tells(
        made,
        "warning incomplete-round Crosstable!G",
        "warning forgotten-cell Crosstable!E8: E8 is empty between other results and counts as not "
        "paired",
    )


def test_one_forfeit_in_a_round_robin_is_no_withdrawal() -> None:
    assert findings_of(section("X2 . .", "F1 . .", "W4 . .", "L3 . .", kind="roundrobin")) == []


def test_an_unfinished_round_is_never_the_last_word() -> None:
    table = standings(typed(section("W2 D3", "L1 .", "W4 D1", "L3 .")))

    assert table.open_rounds == (2,)
    assert not table.is_final


def test_the_places_after_an_earlier_round() -> None:
    made = typed(section("W2 L3", "L1 .", "W4 W1", "L3 ."))
    after = ranked(made, Asked(round=1))

    assert [row.score for row in after.rows] == [1, 1, 0, 0]
    assert (after.rounds, after.planned_rounds, after.is_final) == (1, 2, False)


@pytest.mark.parametrize(
    ("round", "text"),
    [
        (2, "round 2 is not complete (player 2, round 2; player 4, round 2 are empty)"),
        (3, "round 3 has not begun; the last that has is round 2"),
        (0, "round 0 has not begun"),
    ],
)
def test_no_places_after_a_round_that_is_not_there(round: int, text: str) -> None:
    made = typed(section("W2 L3 .", "L1 . .", "W4 W1 .", "L3 . ."))

    with pytest.raises(TieBreakError, match=re.escape(text)):
        ranked(made, Asked(round=round))


def test_byes_that_were_typed_ahead_count() -> None:
    assert [row.score for row in standings(section("W2 . H", "L1 . .", "H B .")).rows] == [
        1,
        0.5,
        0,
    ]


def test_more_rounds_than_the_event_has_are_noticed() -> None:
    made = on_sheet(section("W2 D3", "L1 B", "H D1", scheduled_rounds=1))
    labelled = replace(made.origin, labels={"scheduled_rounds": "Event!B14"})

    tells(made, "warning rounds Crosstable!E")
    tells(replace(made, origin=labelled), "warning rounds Event!B14")
    tells(replace(made, scheduled_rounds=2))
