"""Round-robins: the Berger tables, games to come, and withdrawals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.make.crosstables import roundrobin
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import Origin
from xltiebreak.event.results import BLANK, Outcome
from xltiebreak.event.roundrobin import (
    SITS_OUT,
    annulled,
    berger_round,
    by_round,
    games_in_all,
    games_to_come,
    is_double,
    opponent_in,
    played_less_than_half,
)
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import standings

W, D, L = Outcome.WIN, Outcome.DRAW, Outcome.LOSS
BERGER_6 = {
    1: {(1, 6), (2, 5), (3, 4)},
    2: {(4, 6), (3, 5), (1, 2)},
    3: {(2, 6), (1, 3), (4, 5)},
    4: {(5, 6), (1, 4), (2, 3)},
    5: {(3, 6), (2, 4), (1, 5)},
}
"""FIDE's table for 5 or 6 players, colours left aside."""


@pytest.mark.parametrize("players", [5, 6])
def test_the_rounds_are_those_of_the_berger_table(players: int) -> None:
    for round, pairs in BERGER_6.items():
        for first, other in pairs:
            if other <= players:
                assert berger_round(players, first, other) == round


@pytest.mark.parametrize("players", range(2, 21))
def test_nobody_plays_twice_in_a_berger_round(players: int) -> None:
    seen: set[tuple[int, int]] = set()
    for player in range(1, players + 1):
        for other in range(player + 1, players + 1):
            round = berger_round(players, player, other)
            assert (round, player) not in seen
            assert (round, other) not in seen
            seen |= {(round, player), (round, other)}
    assert max(round for round, _ in seen) == players - 1 + players % 2


FOUR = {(1, 2): W, (3, 4): W, (1, 3): D, (2, 4): W, (2, 3): W}


def test_who_withdraws_before_half_of_the_games_is_counted_by_nobody() -> None:
    played = {**FOUR, (1, 4): Outcome.FORFEIT_WIN}
    del played[2, 4], played[3, 4]
    left = roundrobin(played, 4, withdrawn=4)

    scores = {row.player.number: row.score for row in standings(left, order="SB").rows}

    assert scores == {1: 1.5, 2: 1, 3: 0.5, 4: 0}
    assert annulled(left).crosstable.rows[1][0].outcome is Outcome.ANNULLED


def test_who_withdraws_after_half_of_the_games_is_counted_by_all() -> None:
    played = {**FOUR, (1, 4): Outcome.FORFEIT_WIN}

    left = roundrobin(played, 4, withdrawn=4)

    assert annulled(left) == left
    assert {row.player.number: row.score for row in standings(left, order="SB").rows}[1] == 2.5


@pytest.mark.parametrize(("games", "stand"), [(1, False), (2, True), (3, True)])
def test_half_of_the_games_is_enough_for_them_to_stand(games: int, stand: bool) -> None:
    """ "Less than 50 % of his games": 2 of 4 is not less. The rest are lost by forfeit, which is
    no game completed."""
    played = {(n, 5): D if n <= games else Outcome.FORFEIT_WIN for n in range(1, 5)}
    left = roundrobin(played, 5, withdrawn=5)

    scores = {row.player.number: row.score for row in standings(left, order="SB").rows}

    assert scores[5] == (games / 2 if stand else 0)
    assert scores[1] == (0.5 if stand else 0)


def test_half_of_a_double_round_robin_is_counted_over_both_cycles() -> None:
    """3 of 6 games stand, 2 of 6 do not."""
    games = {(1, 4): D, (2, 4): D, (3, 4): D}
    single = roundrobin(games, 4, withdrawn=4)
    absent = roundrobin(dict.fromkeys(games, Outcome.FORFEIT_WIN), 4)
    for cycle, stand in ((single, True), (roundrobin({(1, 4): D, (2, 4): D}, 4), False)):
        rows = zip(cycle.crosstable.results, absent.crosstable.results, strict=True)
        table = Crosstable(cycle.crosstable.numbers, tuple(first + other for first, other in rows))
        twice = replace(single, crosstable=table)

        assert played_less_than_half(twice, 4) is not stand


@pytest.mark.parametrize("players", range(2, 12))
@pytest.mark.parametrize("cycles", [1, 2])
def test_a_table_of_pairs_has_each_of_them_once_in_a_cycle(players: int, cycles: int) -> None:
    table = [[[(c, i, j) for j in range(players)] for i in range(players)] for c in range(cycles)]
    rows = by_round(table, None)
    rounds = cycles * (players - 1 + players % 2)
    assert {len(row) for row in rows} == {rounds}
    for i, row in enumerate(rows):
        met = [entry for entry in row if entry is not None]
        assert sorted(met) == [(c, i, j) for c in range(cycles) for j in range(players) if i != j]
        for round, entry in enumerate(row, start=1):
            assert opponent_in(players, i + 1, round) == (None if entry is None else entry[2] + 1)
        first = rounds // cycles
        assert all(entry is None or entry[0] == 0 for entry in row[:first])


def in_a_grid(made: Section) -> Section:
    """The section with its unplayed pairs blank, as a reader of grids leaves them."""
    rows = tuple(
        tuple(
            BLANK
            if result.opponent is None and opponent_in(len(made.players), number, round)
            else result
            for round, result in enumerate(row, start=1)
        )
        for number, row in made.crosstable.rows.items()
    )
    grid = tuple((1,) * len(row) for row in rows)
    table = Crosstable(made.crosstable.numbers, rows)
    return replace(made, crosstable=table, origin=Origin(grid=grid))


def test_games_without_a_result_are_to_come_and_nothing_is_final_before() -> None:
    begun = in_a_grid(roundrobin(FOUR, 4))

    table = standings(begun, order="SB")

    assert games_to_come(begun) == [(1, 1, 4)]
    assert (games_in_all(begun), table.games_left, table.is_final) == (6, 1, False)
    assert table.progress == "5 of 6 games"
    assert standings(in_a_grid(roundrobin({**FOUR, (1, 4): D}, 4)), order="SB").is_final


def test_games_of_those_who_withdrew_early_are_not_to_come() -> None:
    early = {pair: outcome for pair, outcome in FOUR.items() if 4 not in pair}
    left = in_a_grid(roundrobin(early, 4, withdrawn=4))

    assert games_to_come(left) == []
    assert games_in_all(left) == 3
    assert games_to_come(replace(left, withdrawn=())) != []


def test_who_sits_out_has_no_game_to_come() -> None:
    three = in_a_grid(roundrobin({(1, 2): W, (1, 3): W, (2, 3): D}, 3))

    assert games_to_come(three) == []
    assert [row.count(SITS_OUT) for row in three.crosstable.results] == [1, 1, 1]
    assert not is_double(three)


def test_without_a_grid_nothing_is_known_of_games_to_come() -> None:
    assert games_to_come(roundrobin(FOUR, 4)) == []


def test_a_double_round_robin_is_told_by_its_width_or_its_games() -> None:
    single = roundrobin({**FOUR, (1, 4): D}, 4)
    rows = tuple(row * 2 for row in single.crosstable.results)
    twice = replace(single, crosstable=Crosstable(single.crosstable.numbers, rows))
    grid = tuple((1,) * 6 for _ in range(4))

    assert not is_double(single)
    assert is_double(twice)
    assert is_double(replace(twice, origin=Origin(grid=grid)))
    assert not is_double(replace(twice, kind="swiss"))
