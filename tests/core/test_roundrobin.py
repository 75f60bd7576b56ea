"""Round-robins: the Berger tables, withdrawals, and what a forfeit is."""

from __future__ import annotations

import pytest

from xltiebreak.model import Crosstable, Outcome, Player, Result, Section
from xltiebreak.ranking import standings
from xltiebreak.roundrobin import annulled, berger_round

W, D, L = Outcome.WIN, Outcome.DRAW, Outcome.LOSS
BERGER_6 = {
    1: {(1, 6), (2, 5), (3, 4)},
    2: {(4, 6), (3, 5), (1, 2)},
    3: {(2, 6), (1, 3), (4, 5)},
    4: {(5, 6), (1, 4), (2, 3)},
    5: {(3, 6), (2, 4), (1, 5)},
}
"""FIDE's table for 5 or 6 players, colours left aside."""


def section(games: dict[tuple[int, int], Outcome], players: int, withdrawn: int = 0) -> Section:
    """A single round-robin with the first of each pair's outcome."""
    rounds = players - 1 + players % 2
    rows = {n: [Result(Outcome.UNPAIRED)] * rounds for n in range(1, players + 1)}
    twin = {W: L, D: D, L: W, Outcome.FORFEIT_WIN: Outcome.FORFEIT_LOSS}
    for (one, other), outcome in games.items():
        round = berger_round(players, one, other) - 1
        rows[one][round] = Result(outcome, other)
        rows[other][round] = Result(twin[outcome], one)
    return Section(
        "Open",
        tuple(Player(n) for n in rows),
        Crosstable(tuple(rows), tuple(map(tuple, rows.values()))),
        kind="roundrobin",
        withdrawn=(withdrawn,) if withdrawn else (),
    )


@pytest.mark.parametrize("players", [5, 6])
def test_the_rounds_are_those_of_the_berger_table(players: int) -> None:
    for round, pairs in BERGER_6.items():
        for one, other in pairs:
            if other <= players:
                assert berger_round(players, one, other) == round


@pytest.mark.parametrize("players", range(2, 21))
def test_nobody_plays_twice_in_a_berger_round(players: int) -> None:
    seen: set[tuple[int, int]] = set()
    for one in range(1, players + 1):
        for other in range(one + 1, players + 1):
            round = berger_round(players, one, other)
            assert (round, one) not in seen
            assert (round, other) not in seen
            seen |= {(round, one), (round, other)}
    assert max(round for round, _ in seen) == players - 1 + players % 2


FOUR = {(1, 2): W, (3, 4): W, (1, 3): D, (2, 4): W, (2, 3): W}


def test_who_withdraws_before_half_of_the_games_is_counted_by_nobody() -> None:
    played = {**FOUR, (1, 4): Outcome.FORFEIT_WIN}
    del played[2, 4], played[3, 4]
    left = section(played, 4, withdrawn=4)

    scores = {row.player.number: row.score for row in standings(left, order="SB").rows}

    assert scores == {1: 1.5, 2: 1, 3: 0.5, 4: 0}
    assert annulled(left).crosstable.rows[1][0].outcome is Outcome.ANNULLED


def test_who_withdraws_after_half_of_the_games_is_counted_by_all() -> None:
    played = {**FOUR, (1, 4): Outcome.FORFEIT_WIN}

    left = section(played, 4, withdrawn=4)

    assert annulled(left) == left
    assert {row.player.number: row.score for row in standings(left, order="SB").rows}[1] == 2.5


def test_a_forfeit_is_a_game_under_fide_and_none_under_us_chess() -> None:
    event = section({**FOUR, (1, 4): Outcome.FORFEIT_WIN}, 4)

    fide = standings(event, edition="fide2026", order="SB")
    us = standings(event, edition="uschess", order="SB")

    values = [{r.player.number: r.values["SB"] for r in s.rows}[1] for s in (fide, us)]
    assert values == [2 + 0.5 * 1.5 + 0, 2 + 0.5 * 1.5]
    assert fide.worksheet(1, fide.order.tie_breaks[0]).terms[0].note == "won by forfeit"


def test_koya_counts_the_points_against_those_with_half_or_more() -> None:
    event = section({**FOUR, (1, 4): D}, 4)

    koya = standings(event, edition="fide2026", order="KS").rows

    # scores 2 2 1.5 0.5 of 3: against 2 and 3 for player 1, against 1 and 3 for player 2
    assert {row.player.number: row.values["KS"] for row in koya} == {1: 1.5, 2: 1, 3: 0.5, 4: 0.5}
