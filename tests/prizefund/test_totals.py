"""Lines with one amount: the whole fund, the first prize, an entry fee, or asked back; and to
which kind a rank belongs that names none."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.prizefund.funds import given, paid, players, share
from tests.prizefund.test_announcements import asked, codes, read
from xltiebreak.prizefund.announcement import read_announcement
from xltiebreak.prizefund.awards import Awards

FIRST_AND_CLASS = ["place 1: 100", "under -1599 1: 50"]


@pytest.mark.parametrize(
    ("line", "total"),
    [
        ("$500 in prizes. $300-200", 500),
        ("$500 projected prize fund: 1st $300, 2nd $200", 500),
        ("Prize fund $1,000 based on 40: 1st $400, 2nd $300, U1800 $300", 1000),
        ("Total $500. 1st $300, 2nd $200", 500),
        ("$$500 b/20: 1st $300, 2nd $200", 500),
        ("$$500 b/25: $300, U1800 $200", 500),
        ("EF: $50, $$500 b/20: $300-200", 500),
        ("$500: $300-200", 500),
        ("$500 b/20: $200-100, U1800 $100, U1600 $100", 500),
        ("$500 b/20; 1st $300, 2nd $200", 500),
        ("$500 b/20, 60% 1st, 40% 2nd", 500),
        ("$200 b/20, $100-50-50", 200),
        ("$500 b/20. $200-100, U1800 $100, U1600 $100", 500),
        ("$500 b/20 guaranteed 250. $300-200", 500),
        ("$500 b/20, $250 guaranteed, 1st $300, U1800 $200", 500),
        ("$500 guaranteed. 1st $300, U1800 $200", 500),
        ("1st $60, 2nd $40; $100 b/10", 100),
    ],
)
def test_an_amount_that_is_the_total(line: str, total: int) -> None:
    made = read_announcement(line)

    assert made.total == total * 100
    assert made.findings == ()


@pytest.mark.parametrize(
    "line",
    [
        "$100 b/10, U1600 $50",
        "Prizes: $100 b/10, U1600 $50",
        "$100 based on 10 entries; U1600 $50",
        "$100 guaranteed, U1600 $50",
        "$100, U1600 $50",
    ],
)
def test_an_amount_before_prizes_for_classes_is_for_1st(line: str) -> None:
    made = read_announcement(line)

    assert read(line) == FIRST_AND_CLASS
    assert made.total is None
    assert made.guaranteed is None
    assert made.prizes[0].guaranteed == ("guaranteed" in line)


def test_a_2nd_may_follow_the_amount_for_1st() -> None:
    assert read("$100 b/10, 2nd $60, U1600 $20") == [
        *("place 1: 100", "place 2: 60", "under -1599 1: 20"),
    ]


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("$100 b/10", "$100 b/10"),
        ("$100 guaranteed", "$100 guaranteed"),
        ("$200 b/20, U1600 $100, U1200 $100", "$200 b/20"),
        ("$200, U1600 $100, U1200 $100", "$200"),
        ("$200, $100-50-50", "$200"),
        ("$200, 1st $100, U1600 $60", "$200"),
        ("$200 b/20, $100-50-25", "$200 b/20"),
        ("$100 b/10, Trophies to top 3", "$100 b/10"),
        ("$100 b/10, U1600 20%", "$100 b/10"),
        ("U1600 $40; $100 b/10", "$100 b/10"),
        ("$100, $75, $50", "$75"),
        ("$50 each, U1800 $20", "$50 each"),
        ("$100 b/10; $500 b/20: 1st $400, 2nd $100", "$500"),
        ("EF $20, $15 juniors. 1st $100", "EF $20, $15 juniors"),
        ("EF $20 $100-50", "EF $20 $100-50"),
    ],
)
def test_an_amount_that_can_be_two_things_is_asked_back(line: str, part: str) -> None:
    assert asked(line).part == part


def test_an_amount_before_a_colon_is_the_total_of_amounts_only() -> None:
    assert codes(read_announcement("$100: U1600 $50")) == ["announcement-total"]
    assert codes(read_announcement("$500 b/20, 50% guaranteed, U1600 $50")) == [
        "announcement-total"
    ]
    for line in ("$100: 1st", "$100: 1st, $50: 2nd", "$100: U1600", "$100: top 3 trophies"):
        asked(line)


def test_two_dollar_signs_before_a_list_are_no_total() -> None:
    places = ["place 1: 200", "place 2: 100", "place 3: 50"]

    for line in ("$$ 200-100-50", "$$200-100-50 b/20", "$$ 200-100-50 based on 20 entries"):
        assert read(line) == places
        assert read_announcement(line).total is None
    assert read_announcement("$$ 200-100-50 b/20").based_on == 20


def test_entry_fees_are_no_prize() -> None:
    for line in ("EF $20. 1st $100", "EF $20, 1st $100", "Entry fee: $20. $100, U1600 $50"):
        assert read(line)[0] == "place 1: 100"
        assert read_announcement(line).total is None


def test_a_comma_that_may_be_a_decimal_one_is_asked_back() -> None:
    for line in ("1st €12,50", "U1800 €12,50-7", "1st 1.250,00", "€100,75-50"):
        assert "decimal" in str(asked(line))
    assert read("1st $100,2nd $50,U1800 $1,250") == [
        *("place 1: 100", "place 2: 50", "under -1799 1: 1250"),
    ]


def test_an_amount_of_many_digits_is_refused() -> None:
    for line in ("1st $" + ",".join(["999"] * 900), "$" + "9" * 3_900, "b/10 $" + "9" * 5_000):
        asked(line)


def given_of(line: str, entries: int) -> Awards:
    made = read_announcement(line)
    there = players(2.5, 1.5, 1, 1, ratings=(1800, 1700, 1500, 1500))
    fields = {"based_on": made.based_on, "total": made.total}
    return given(made.prizes, there, entries=Fraction(entries), **fields)


def test_percentages_of_the_announced_fund_follow_the_entries() -> None:
    """Half of each is paid in any case, the fund being above 500 (32C4)."""
    line = "$$1000 b/10: 60% 1st, 40% 2nd"

    assert paid(given_of(line, 4)) == {"Ash": 300, "Birch": 200}
    assert paid(given_of(line, 7)) == {"Ash": 420, "Birch": 280}
    assert paid(given_of("$$400 b/10: 60% 1st, 40% 2nd", 4)) == {"Ash": 96, "Birch": 64}


def test_a_share_shows_the_percentage_it_was_made_of() -> None:
    alone = share(given_of("$$1000 b/10: 60% 1st, 40% 2nd", 7), "Ash").sentence()
    assert alone == "Ash: $420 = 60% of $700 for 1st, alone on 2.5 (rule 32B1)"
    tied = share(given_of("$$500: 60% 1st, 20% 2nd, 20% U1600", 4), "Dogwood")
    assert tied.sentence() == (
        "Dogwood: $50 = 20% of $500 for 1st U1600 ÷ 2, tied on 1 with Cedar (rule 32B2)"
    )
    assert tied.terms[0].why.startswith("20% of $500 ÷ 2")


def test_the_first_prize_of_a_fund_that_is_no_total_is_paid() -> None:
    assert paid(given_of("$100 b/10, U1600 $50", 5)) == {"Ash": 50, "Cedar": 12.5, "Dogwood": 12.5}


@pytest.mark.parametrize(
    ("line", "prizes"),
    [
        ("U1800 1st $100 2nd $50", ["under -1799 1: 100", "under -1799 2: 50"]),
        ("U1800 $100, 2nd $50, 3rd $25", [f"under -1799 {k}: {100 >> k - 1}" for k in (1, 2, 3)]),
        ("1st $100, U1800 1st $60, 2nd $30", ["place 1: 100", "under -1799 1: 60",
            "under -1799 2: 30"]),
        ("1st $100, 2nd $60, U1600 $40, 3rd $20", ["place 1: 100", "place 2: 60",
            "under -1599 1: 40", "place 3: 20"]),
        ("1st $100, U1600 $40-20, 2nd $50", ["place 1: 100", "under -1599 1: 40",
            "under -1599 2: 20", "place 2: 50"]),
        ("1st $100, U1600 $40-20, 3rd $10", ["place 1: 100", "under -1599 1: 40",
            "under -1599 2: 20", "under -1599 3: 10"]),
        ("1st $100, clear first $20, 2nd $50", ["place 1: 100", "bonus 1: 20", "place 2: 50"]),
        ("1st $100; U1600 1st $40; 2nd $20", ["place 1: 100", "under -1599 1: 40",
            "under -1599 2: 20"]),
        ("1st $100, 2nd $50. U1600 $40. 3rd $20", ["place 1: 100", "place 2: 50",
            "under -1599 1: 40", "place 3: 20"]),
        ("Team 1st $100, 2nd $50", ["team 1: 100", "team 2: 50"]),
        ("$90-50; Team 1st $60, 2nd $30", ["place 1: 90", "place 2: 50", "team 1: 60",
            "team 2: 30"]),
        ("Top 2 teams; Team 1st $60, 2nd $30", ["team 1: trophy", "team 2: trophy", "team 1: 60",
            "team 2: 30"]),
        ("U1800 $50, 1st $300, 2nd $200", ["under -1799 1: 50", "place 1: 300", "place 2: 200"]),
    ],
)  # fmt: skip
def test_a_rank_goes_on_with_the_kind_that_has_the_one_before(line: str, prizes: list[str]) -> None:
    assert read(line) == prizes


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("1st $100, U1600 $40, 2nd $20", "2nd $20"),
        ("$100 b/10, U1600 $50, 2nd $40", "2nd $40"),
        ("$100 1st, $40 U1600, $20 2nd", "$20 2nd"),
        ("1st $100, Unr $40, 2nd $20", "2nd $20"),
        ("1st $100; U1600 $40; 2nd $20", "2nd $20"),
        ("1st $100, U1600 $40, 3rd $20", "3rd $20"),
    ],
)
def test_a_rank_that_goes_on_with_either_is_asked_back(line: str, part: str) -> None:
    assert asked(line).part == part
