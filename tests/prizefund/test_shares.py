"""How a share is told: its terms add up to what is paid, and one sentence is for a parent."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from tests.prizefund.funds import adds_up, between, given, paid, places, players, share, under
from xltiebreak.event.figures import on_paper


def test_the_sentence_names_the_prizes_the_tie_and_the_rule() -> None:
    made = given(places(0, 100) + under(1800, 50), players(5, 4, 4, ratings=(1900, 1850, 1700)))

    assert share(made, "Cedar").sentence() == (
        "Cedar: $75 = ($100 for 2nd + $50 for 1st U1800) ÷ 2, tied on 4 with Birch (rule 32B2)"
    )


def test_the_terms_are_the_parts_of_each_prize() -> None:
    made = given(places(0, 100) + under(1800, 50), players(5, 4, 4, ratings=(1900, 1850, 1700)))

    assert share(made, "Cedar").terms == [
        ("2nd", 50_00, "$100 ÷ 2, tied on 4 with Birch (rule 32B2)"),
        ("1st U1800", 25_00, "$50 ÷ 2, tied on 4 with Birch (rule 32B2)"),
    ]


def test_somebody_alone_on_his_score_gets_the_prize_itself() -> None:
    made = given(places(100), players(4.5, 4))

    assert share(made, "Ash").sentence() == "Ash: $100 for 1st, alone on 4.5 (rule 32B1)"
    assert share(made, "Ash").sentence(on_paper).endswith("alone on 4½ (rule 32B1)")


def test_the_only_one_who_is_eligible_is_not_called_alone_on_the_score() -> None:
    made = given(under(1400, 30), players(3, 3, ratings=(1600, 1300)))

    assert share(made, "Birch").sentence() == (
        "Birch: $30 for 1st U1400, alone eligible among 2 on 3 (rule 32B1)"
    )


def test_who_would_get_more_than_his_largest_prize_is_told_so_and_so_are_the_others() -> None:
    made = given(
        places(536, 306) + under(2400, 1379, 766),
        players(4, 4, 4, 4, ratings=(2495, 2391, 2387, 2385)),
    )

    assert share(made, "Ash").sentence() == (
        "Ash: $536 = ($536 for 1st + $306 for 2nd + $1,379 for 1st U2400 + $766 for 2nd U2400) "
        "÷ 4, tied on 4 with Birch, Cedar and Dogwood (rule 32B2); not more than $536 for 1st, "
        "the largest single prize open to this player (rule 32B3)"
    )
    assert (
        share(made, "Birch").sentence().endswith("plus $70.25 of what Ash may not take (rule 32B3)")
    )
    adds_up(made)


def test_a_subgroup_is_told_what_it_would_have_had() -> None:
    made = given(
        places(60) + between(1600, 1799, 80, 70),
        players(4, 4, 4, 4, ratings=(1900, 1850, 1700, 1650)),
    )

    assert share(made, "Dogwood").sentence() == (
        "Dogwood: $75 = ($80 for 1st Class B + $70 for 2nd Class B) ÷ 2, tied on 4 with Cedar; "
        "nobody else on 4 is eligible, and it is more than $52.50 of a pool with all 4 (rule 32B3)"
    )
    assert paid(made) == {"Ash": 30, "Birch": 30, "Cedar": 75, "Dogwood": 75}


def test_each_his_own_prize_reads_better_than_a_pool_that_comes_to_the_same() -> None:
    made = given(
        between(1800, 1999, 100) + between(1600, 1799, 50),
        players(8, 8, 8, ratings=(2050, 1900, 1700)),
    )

    assert share(made, "Birch").sentence() == (
        "Birch: $100 for 1st Class A, nobody else on 8 is eligible (rule 32B3)"
    )
    assert share(made, "Cedar").sentence().startswith("Cedar: $50 for 1st Class B, alone eligible")


def test_odd_cents_go_by_place_and_are_told() -> None:
    made = given(places(100), players(3, 3, 3))

    assert paid(made) == {"Ash": 33.34, "Birch": 33.33, "Cedar": 33.33}
    assert (
        share(made, "Ash")
        .sentence()
        .endswith("rounded down to whole cents, and the odd cent by place")
    )
    assert share(made, "Cedar").sentence().endswith("the odd ones go by place")
    assert share(made, "Ash").terms[-1].amount == Fraction(2, 3)


def test_odd_cents_go_by_pairing_number_where_the_place_is_shared() -> None:
    shared = [replace(one, place=1, last_place=3) for one in players(3, 3, 3)]

    assert paid(given(places(200), shared[::-1])) == {"Ash": 66.67, "Birch": 66.67, "Cedar": 66.66}


def test_an_odd_cent_never_lifts_anybody_above_his_cap() -> None:
    """The capped player stands first, and the odd cents pass him by."""
    made = given(
        places(1000, 800) + under(1700, 2000, 1000),
        players(7, 7, 7, 7, ratings=(1750, 1676, 1675, 1650)),
    )

    assert paid(made) == {"Ash": 1000, "Birch": 1266.67, "Cedar": 1266.67, "Dogwood": 1266.66}


def test_many_tied_players_are_counted_instead_of_named() -> None:
    assert (
        "tied on 3 with 7 others" in share(given(places(80), players(*[3] * 8)), "Ash").sentence()
    )
