"""All findings of a section together: errors first, and only they stop the standings."""

from __future__ import annotations

import pytest

from tests.make.crosstables import findings_of, on_sheet, section, tells
from xltiebreak.checks import examine
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import EventError, stop_on_errors, summary
from xltiebreak.event.section import Player, Section
from xltiebreak.ranking.standings import standings

CLEAN = on_sheet(
    section("W2w D3b B", "L1b W4w D3w", "D4w D1w D2b", "D3b L2b U", "U F X6", "H X F5")
)


def test_a_clean_event_has_no_findings() -> None:
    assert examine(CLEAN) == []
    assert summary(examine(CLEAN)) == "nothing to fix"


def test_errors_come_first_and_stop_the_standings() -> None:
    made = section("W2 B", "D1 H")

    assert [finding.severity for finding in examine(made)] == ["error", "warning"]
    assert summary(examine(made)) == "1 error and 1 warning"
    with pytest.raises(EventError, match=r"^player 1, round 1: player 1 says W2, but"):
        standings(made)


def test_warnings_stop_nothing() -> None:
    stop_on_errors(examine(section("W2 B", "L1 H")))


def test_a_section_of_nobody_has_nothing_to_fix() -> None:
    assert examine(Section("Empty", (), Crosstable((), ()))) == []
    assert standings(Section("Empty", (), Crosstable((), ()))).rows == ()


def test_a_pairing_number_stands_once() -> None:
    made = on_sheet(section("W2", "L1", "D5", "D3", numbers=[1, 2, 3, 3]))
    [duplicate] = [finding for finding in examine(made) if finding.code == "duplicate-number"]
    assert (duplicate.severity, duplicate.where) == ("error", "Crosstable!A11")
    assert duplicate.message == (
        "pairing number 3 stands at A10 already; give every player a number that no other has"
    )


def test_a_number_that_stands_twice_says_nothing_else() -> None:
    """Its cells and those that name it are whose, nobody can know."""
    made = section("W2 W3", "W1 L9", "L1 L1", "H H", numbers=[1, 2, 2, 4])
    assert [code for _, code, _ in findings_of(made)] == ["duplicate-number"]


def test_names_and_ids_that_stand_twice_are_pointed_out() -> None:
    players = [
        *(Player(1, "Ada Quill", "10000001"), Player(2, "Bo Tarn", "10000002")),
        *(Player(3, "ADA QUILL", "10000002"), Player(4), Player(5)),
    ]
    tells(
        on_sheet(section("W2", "L1", "W4", "L3", "H", players=players)),
        "warning duplicate-name Crosstable!B10",
        "warning duplicate-id Crosstable!C10",
    )


def test_a_printed_score_is_the_sum_of_the_row_and_may_count_an_unfinished_round() -> None:
    players = [Player(1, printed_score=1), Player(2, printed_score=1), Player(3), Player(4)]
    tells(
        on_sheet(section("W2 H", "L1 W3", "H L2", "H H", players=players)),
        "warning printed-score Crosstable!F8: player 1 is printed with 1, but the results add up "
        "to 1.5; check the row",
    )
    for score in (2, 1):  # of all rounds, and of those that are complete
        players = [Player(1, printed_score=score), Player(2, printed_score=0), Player(3), Player(4)]
        made = section("W2 W3", "L1 4w", "W4 L1", "L3 2b", players=players)
        assert [finding.code for finding in examine(made)] == ["incomplete-round"]
