"""What the rules take otherwise where everybody was paired with everybody in advance."""

from __future__ import annotations

from tests.samples.crosstables import roundrobin, section
from xltiebreak.event.results import Outcome
from xltiebreak.ranking.standings import standings

W, D, L = Outcome.WIN, Outcome.DRAW, Outcome.LOSS
FOUR = {(1, 2): W, (3, 4): W, (1, 3): D, (2, 4): W, (2, 3): W}


def test_a_forfeit_is_a_game_under_fide_and_none_under_us_chess() -> None:
    event = roundrobin({**FOUR, (1, 4): Outcome.FORFEIT_WIN}, 4)

    fide = standings(event, edition="fide2026", order="SB")
    us = standings(event, edition="uschess", order="SB")

    values = [{r.player.number: r.values["SB"] for r in s.rows}[1] for s in (fide, us)]
    assert values == [2 + 0.5 * 1.5 + 0, 2 + 0.5 * 1.5]
    assert fide.worksheet(1, fide.order.tie_breaks[0]).terms[0].note == "won by forfeit"


def test_koya_counts_the_points_against_those_with_half_or_more() -> None:
    event = roundrobin({**FOUR, (1, 4): D}, 4)

    koya = standings(event, edition="fide2026", order="KS").rows

    # scores 2 2 1.5 0.5 of 3: against 2 and 3 for player 1, against 1 and 3 for player 2
    assert {row.player.number: row.values["KS"] for row in koya} == {1: 1.5, 2: 1, 3: 0.5, 4: 0.5}


def test_half_of_the_maximum_is_that_of_the_games_not_of_the_rounds() -> None:
    """9.2: of five players each has 4 games in 5 rounds; 2 points are half."""
    five = roundrobin({(1, 2): W, (1, 3): W, (4, 1): W, (5, 1): W, (4, 5): D}, 5)

    koya = {r.player.number: r.values["KS"] for r in standings(five, "fide2026", "KS").rows}

    # scores 2 0 0 1½ 1½: only player 1 has half
    assert koya == {1: 0, 2: 0, 3: 0, 4: 1, 5: 1}


def test_plus_and_minus_are_told_by_the_games_that_could_be_played() -> None:
    five = roundrobin({(1, 2): W, (1, 3): W, (4, 1): W, (5, 1): W, (2, 3): D}, 5)

    context = standings(five, order="MM").context

    assert context.score(1) == 2  # of 4 games in 5 rounds
    assert context.scores.sign(1) == 0


def test_a_cut_takes_the_first_game_of_who_sits_out_in_round_1() -> None:
    made = section("U W3 W2", "W3 U L1", "L2 L1 U", kind="roundrobin")

    ours = standings(made, "fide2026", "PS,PS/C1")

    # 1 + 2, 1 + 1 and 0 + 0 after the two games of each; without the first 2, 1 and 0
    values = {row.player.number: tuple(row.values.values()) for row in ours.rows}
    assert values == {1: (3, 2), 2: (2, 1), 3: (0, 0)}
