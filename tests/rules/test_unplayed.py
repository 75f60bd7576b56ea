"""Rounds without a game, worked by hand: forfeits, byes, rulings, unfinished rounds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.make.crosstables import roundrobin, section, with_partners
from xltiebreak import load
from xltiebreak.checks import examine
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.context import context_of
from xltiebreak.rules.editions import edition_named
from xltiebreak.rules.systems import SYSTEMS, TieBreak
from xltiebreak.rules.unplayed import AT_FACE_VALUE


def values(made: Section, code: str, edition: str = "uschess") -> list[object]:
    """The values of all players by number."""
    ours = standings(made, edition=edition, order=code)
    return [row.values[code] for row in sorted(ours.rows, key=lambda row: row.player.number)]


def scores(made: Section) -> list[float]:
    return [row.score for row in sorted(standings(made).rows, key=lambda row: row.player.number)]


FINISHED = section("W2w D3b", "L1b W4w", "W4w D1w", "L3b L2b")


@pytest.mark.parametrize(
    "unfinished",
    [
        section("W2w 4w D3b", "L1b 3w W4w", "W4w 2b D1w", "L3b 1b L2b"),
        section("W2w W4w D3b", "L1b 3w W4w", "W4w 2b D1w", "L3b L1b L2b"),
        section("W2w W4w D3b", "L1b W3w W4w", "W4w L2b D1w", "L3b . L2b"),
        section("W2w B D3b", "L1b 3w W4w", "W4w . D1w", "L3b H L2b"),
        section("W2w . D3b", "L1b . W4w", "W4w . D1w", "L3b . L2b"),
    ],
    ids=["all pending", "one game pending", "a twin not entered", "byes and a pending", "empty"],
)
def test_an_unfinished_round_in_the_middle_counts_for_nobody(unfinished: Section) -> None:
    for code in ("MM", "MED", "SOLK", "CUM", "OCUM", "KASH", "BLACKS", "SB", "PCT"):
        assert values(unfinished, code) == values(FINISHED, code), code
    assert scores(unfinished) == scores(FINISHED)
    assert standings(unfinished).rounds == 2
    assert [finding.code for finding in examine(unfinished)] == ["incomplete-round"]


def test_a_forfeit_that_was_paired_with_black_is_no_game_with_black() -> None:
    """A reader may keep the colour of a game that was not played."""
    forfeits = ((Result(Outcome.FORFEIT_WIN, 2, "b"),), (Result(Outcome.FORFEIT_LOSS, 1, "w"),))
    games = ((Result(Outcome.WIN, 4, "w"),), (Result(Outcome.LOSS, 3, "b"),))
    made = replace(
        section("U", "U", "U", "U"), crosstable=Crosstable((1, 2, 3, 4), forfeits + games)
    )

    assert values(made, "BLACKS") == [0, 0, 0, 1]
    assert values(made, "BPG", "fide2023") == [0, 0, 0, 1]
    assert values(made, "BWG", "fide2023") == [0, 0, 0, 0]


def row_of(letters: str, opponents: list[int]) -> str:
    return " ".join(f"{letter}{n}" for letter, n in zip(letters, opponents, strict=True))


def two_players(rounds: int) -> Section:
    """Player 1 meets player 2 in every round and wins all but the last."""
    return section(
        row_of("W" * (rounds - 1) + "L", [2] * rounds),
        row_of("L" * (rounds - 1) + "W", [1] * rounds),
    )


def test_nine_columns_with_eight_complete_rounds_drop_one() -> None:
    eight = two_players(8)
    rows = ["W2 " * 7 + "L2 2w", "L1 " * 7 + "W1 1b"]
    nine = section(*rows)

    assert nine.crosstable.rounds == 9
    assert nine.rounds == 8
    for code in ("MM", "MED", "MED/H"):
        assert values(nine, code) == values(eight, code)


def test_a_pairing_bye_worth_half_a_point_is_kept_at_its_worth() -> None:
    made = section("B W2", "W3 L1", "L2 U")
    half = Result(Outcome.PAIRING_BYE, worth=0.5)
    results = ((half, *made.crosstable.results[0][1:]), *made.crosstable.results[1:])
    worth_half = replace(made, crosstable=Crosstable(made.crosstable.numbers, results))

    assert scores(worth_half)[0] == 1.5
    assert values(worth_half, "CUM")[0] == 0.5 + 1.5 - 0.5
    assert values(worth_half, "SOLK")[1] == 0.5 + 1.5


def test_plus_and_minus_in_a_round_robin_are_told_by_the_games_that_could_be_played() -> None:
    won, drawn = Outcome.WIN, Outcome.DRAW
    five = roundrobin({(1, 2): won, (1, 3): won, (4, 1): won, (5, 1): won, (2, 3): drawn}, 5)

    context = standings(five, order="MM").context

    assert context.score(1) == 2  # of 4 games in 5 rounds
    assert context.scores.sign(1) == 0


@pytest.mark.parametrize(
    ("rest", "worth"),
    [
        ("U U U", 1.5),
        ("U U F", 1),  # a forfeit loss is voluntary, too (16.1.2), but stays what it gave (16.2.4)
        ("F U U", 1),
        ("U F U", 1),
        ("U U W*", 1),  # a game follows: the byes are not at the end (16.2.3)
        ("U U B", 1),  # so does a pairing-allocated bye (16.2.1)
        ("U W* U", 1 + 0.5),
        ("H H H", 1.5),
        ("H H F", 1),
        ("B U U", 1 + 0.5 + 0.5),
    ],
)
def test_byes_at_the_end_that_were_asked_for_count_half_to_the_opponents(
    rest: str, worth: float
) -> None:
    """16.3 with 16.2.5: player 2 lost in round 1 and has no game afterwards, or one."""
    made = with_partners("W2 W* W* W*", f"L1 {rest}")

    for edition in ("fide2023", "fide2026"):
        assert standings(made, edition, "BH").context.adjusted(2).amount == worth


def test_the_edition_says_what_unplayed_rounds_are_worth_where_it_decides_that() -> None:
    """The tie-breaks under 34E whose value depends on how the edition counts rounds without a game
    are those of which an announcement has its sentence."""
    of_event = load("examples/verify/event.csv").sections[0]
    edition = edition_named("uschess")
    for code, system in SYSTEMS.items():
        values = [
            TieBreak(code, system).column(context_of(of_event, under), of_event.crosstable.numbers)
            for under in (edition, edition._replace(swiss=AT_FACE_VALUE))
        ]
        assert (values[0] != values[1]) == system.of_scores, code
