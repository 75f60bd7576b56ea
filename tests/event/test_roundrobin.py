"""Round-robins: the Berger tables, withdrawals, and what a forfeit is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.origin import Origin
from xltiebreak.event.results import BLANK, Outcome, Result
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
from xltiebreak.event.section import Player, Section
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


@pytest.mark.parametrize(("games", "stand"), [(1, False), (2, True), (3, True)])
def test_half_of_the_games_is_enough_for_them_to_stand(games: int, stand: bool) -> None:
    """ "Less than 50 % of his games": 2 of 4 is not less. The rest are lost by forfeit, which is
    no game completed."""
    played = {(n, 5): D if n <= games else Outcome.FORFEIT_WIN for n in range(1, 5)}
    left = section(played, 5, withdrawn=5)

    scores = {row.player.number: row.score for row in standings(left, order="SB").rows}

    assert scores[5] == (games / 2 if stand else 0)
    assert scores[1] == (0.5 if stand else 0)


def test_half_of_a_double_round_robin_is_counted_over_both_cycles() -> None:
    """3 of 6 games stand, 2 of 6 do not."""
    games = {(1, 4): D, (2, 4): D, (3, 4): D}
    single = section(games, 4, withdrawn=4)
    absent = section(dict.fromkeys(games, Outcome.FORFEIT_WIN), 4)
    for cycle, stand in ((single, True), (section({(1, 4): D, (2, 4): D}, 4), False)):
        rows = zip(cycle.crosstable.results, absent.crosstable.results, strict=True)
        table = Crosstable(cycle.crosstable.numbers, tuple(one + other for one, other in rows))
        twice = replace(single, crosstable=table)

        assert played_less_than_half(twice, 4) is not stand


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
    begun = in_a_grid(section(FOUR, 4))

    table = standings(begun, order="SB")

    assert games_to_come(begun) == [(1, 1, 4)]
    assert (games_in_all(begun), table.games_left, table.is_final) == (6, 1, False)
    assert table.progress == "5 of 6 games"
    assert standings(in_a_grid(section({**FOUR, (1, 4): D}, 4)), order="SB").is_final


def test_games_of_those_who_withdrew_early_are_not_to_come() -> None:
    early = {pair: outcome for pair, outcome in FOUR.items() if 4 not in pair}
    left = in_a_grid(section(early, 4, withdrawn=4))

    assert games_to_come(left) == []
    assert games_in_all(left) == 3
    assert games_to_come(replace(left, withdrawn=())) != []


def test_who_sits_out_has_no_game_to_come() -> None:
    three = in_a_grid(section({(1, 2): W, (1, 3): W, (2, 3): D}, 3))

    assert games_to_come(three) == []
    assert [row.count(SITS_OUT) for row in three.crosstable.results] == [1, 1, 1]
    assert not is_double(three)


def test_without_a_grid_nothing_is_known_of_games_to_come() -> None:
    assert games_to_come(section(FOUR, 4)) == []


def test_a_double_round_robin_is_told_by_its_width_or_its_games() -> None:
    single = section({**FOUR, (1, 4): D}, 4)
    rows = tuple(row * 2 for row in single.crosstable.results)
    twice = replace(single, crosstable=Crosstable(single.crosstable.numbers, rows))
    grid = tuple((1,) * 6 for _ in range(4))

    assert not is_double(single)
    assert is_double(twice)
    assert is_double(replace(twice, origin=Origin(grid=grid)))
    assert not is_double(replace(twice, kind="swiss"))


def test_plus_and_minus_are_told_by_the_games_that_could_be_played() -> None:
    five = section({(1, 2): W, (1, 3): W, (4, 1): W, (5, 1): W, (2, 3): D}, 5)

    context = standings(five, order="MM").context

    assert context.score(1) == 2  # of 4 games in 5 rounds
    assert context.scores.sign(1) == 0
