"""Lines of prizes in the shapes in which clubs print them: read as meant, or asked back."""

from __future__ import annotations

from contextlib import suppress
from fractions import Fraction
from random import Random

import pytest

from tests.prizefund.funds import given, paid, players
from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.announcement import read_announcement
from xltiebreak.prizefund.fund import Announcement
from xltiebreak.prizefund.prizes import BONUS, CLASS, NAMED, OVER, SPECIAL, UNDER, Prize
from xltiebreak.prizefund.tokens import MOST_TEXT, AnnouncementError


def told(prize: Prize) -> str:
    """``U1800/Unr 1: 100``; a trophy by its name, a part of the fees with its sign."""
    value = f"{prize.cash / 100:g}" if prize.cash else prize.trophy
    if prize.percent is not None:
        value = f"{prize.percent}%"
    low = "" if prize.low is None else prize.low
    high = "" if prize.high is None else prize.high
    band = f" {low}-{high}" if prize.kind in (CLASS, UNDER, OVER) else ""
    unrated = "/Unr" if prize.or_unrated else ""
    name = f" {prize.list or prize.label}" if prize.kind in (NAMED, SPECIAL) else ""
    return f"{prize.kind}{band}{unrated}{name} {prize.rank}: {value}"


def read(line: str, section: str = "") -> list[str]:
    return [told(prize) for prize in read_announcement(line, section).prizes]


def codes(announcement: Announcement) -> list[str]:
    return [finding.code for finding in announcement.findings]


def asked(line: str, section: str = "") -> AnnouncementError:
    with pytest.raises(AnnouncementError) as refused:
        read_announcement(line, section)
    assert f'"{refused.value.part}"' in str(refused.value)
    return refused.value


def test_a_guaranteed_fund_with_under_prizes() -> None:
    line = (
        "$$1,030 guaranteed prizes. $240-120-60, U2100/Unr $150, U1900 $130, U1700 $110, "
        "U1500 $90, U1300 $70, Unr $60."
    )
    made = read_announcement(line)

    assert read(line) == [
        "place 1: 240",
        "place 2: 120",
        "place 3: 60",
        "under -2099/Unr 1: 150",
        "under -1899 1: 130",
        "under -1699 1: 110",
        "under -1499 1: 90",
        "under -1299 1: 70",
        "unrated 1: 60",
    ]
    assert (made.total, made.guaranteed, made.findings) == (1030_00, 100, ())


def test_a_fund_based_on_entries_of_which_a_part_is_guaranteed() -> None:
    made = read_announcement(
        "$9,000 based on 120 paid entries - else proportional - $6,300 Guaranteed!! "
        "[70% of each prize]. $5000-2500-1500"
    )

    assert (made.total, made.based_on, made.guaranteed) == (9000_00, 120, 70)
    assert made.findings == ()
    assert made.fund(entries=Fraction(30)).part(30) == Fraction(7, 10)


def test_the_guaranteed_sum_and_the_percentage_have_to_agree() -> None:
    made = read_announcement(
        "$9,000 based on 120, $6,000 guaranteed [70% of each prize]. $6000-3000"
    )

    assert codes(made) == ["announcement-guaranteed"]
    assert "66.67%" in made.findings[0].message


def test_a_guaranteed_sum_alone_makes_the_percentage() -> None:
    made = read_announcement("$9,000 based on 120 entries, $6,000 minimum guaranteed. $6000-3000")

    assert made.guaranteed == Fraction(200, 3)
    assert made.findings == ()


def test_a_class_with_its_ratings() -> None:
    assert read("Class B[1600-1799]: $900-450-200.") == [
        "class 1600-1799 1: 900",
        "class 1600-1799 2: 450",
        "class 1600-1799 3: 200",
    ]


def test_in_a_section_of_that_name_they_are_prizes_for_places() -> None:
    assert read("Class B[1600-1799]: $900-450.", section="Class B") == [
        "place 1: 900",
        "place 2: 450",
    ]
    assert read("U1200: $90-45", section="Under 1200") == ["place 1: 90", "place 2: 45"]


def test_entries_that_count_half_are_to_be_stated() -> None:
    made = read_announcement(
        "Prizes $8,000 based on 90 paid entries (Class F, re-entries, IMs count half), $4,000 "
        "(50% each prize) minimum guaranteed. $5000-3000"
    )

    assert (made.based_on, made.guaranteed, made.total) == (90, 50, 8000_00)
    assert made.half == ("Class F", "re-entries", "IMs")
    assert codes(made) == ["announcement-half"]


def test_a_printed_band_overrides_the_letter() -> None:
    assert read("Class C (1300-1599/Unr): $700-350.") == [
        "class 1300-1599/Unr 1: 700",
        "class 1300-1599/Unr 2: 350",
    ]
    assert read("C 1300-1599 $70, 1100-1299 $50") == [
        "class 1300-1599 1: 70",
        "class 1100-1299 1: 50",
    ]


def test_a_section_with_places_a_bonus_and_an_under_prize() -> None:
    line = (
        "Elite (2100/over): $3000-1800-900, clear win or tiebreak 1st $150, "
        "top USCF U2300 $600-300."
    )
    made = read_announcement(line)

    assert read(line) == [
        "place 1: 3000",
        "place 2: 1800",
        "place 3: 900",
        "bonus 1: 150",
        "under -2299 1: 600",
        "under -2299 2: 300",
    ]
    assert made.prizes[3].on_tie_break
    assert made.sections == ("Elite",)


def test_a_bonus_for_a_clear_winner_only() -> None:
    made = read_announcement("$300-200, bonus for clear first $50").prizes[-1]

    assert (made.kind, made.on_tie_break) == (BONUS, False)


def test_names_of_sections_are_no_prizes() -> None:
    made = read_announcement("Under 900, Under 700 (each section): Plaques to top 4")

    assert made.sections == ("Under 900", "Under 700")
    assert [told(prize) for prize in made.prizes] == [f"place {k}: plaque" for k in (1, 2, 3, 4)]
    assert read("Under 900, Under 700 (each section): Plaques to top 1", section="U700") == [
        "place 1: plaque"
    ]
    assert "the section is Open" in str(asked("Under 900 (each section): Plaques to top 4", "Open"))


def test_an_under_prize_that_is_not_for_unrated_players() -> None:
    assert read("top Under 1700 (no unr) $900-500.") == ["under -1699 1: 900", "under -1699 2: 500"]


def test_ordinals_and_an_under_prize_with_a_dash() -> None:
    line = "OPEN 1st $130, 1st U-1900 $90, 1st U-1700 $50"

    assert read(line) == ["place 1: 130", "under -1899 1: 90", "under -1699 1: 50"]
    assert read_announcement(line).sections == ("OPEN",)


def test_percentages_of_the_fees() -> None:
    made = read_announcement("30% 1st, 20% 2nd, 8% A, B, C, D and below. Special 4% upset prize.")

    assert [told(prize) for prize in made.prizes] == [
        "place 1: 30%",
        "place 2: 20%",
        "class 1800-1999 1: 8%",
        "class 1600-1799 1: 8%",
        "class 1400-1599 1: 8%",
        "class -1399 1: 8%",
        "special upset prize 1: 4%",
    ]
    with pytest.raises(TieBreakError, match="fees"):
        made.fund()
    assert made.fund(fees=1000_00).due(20)[0].cash == 300_00


def test_more_than_all_of_the_fees_is_said() -> None:
    assert codes(read_announcement("60% 1st, 50% 2nd")) == ["announcement-percent"]


def test_a_missing_dash_is_read_and_said() -> None:
    line = "D: $150 - $90 $40, E/Below: $120 - $80 - $40, UNR: $60 - $30"
    made = read_announcement(line)

    assert read(line) == [
        "class 1200-1399 1: 150",
        "class 1200-1399 2: 90",
        "class 1200-1399 3: 40",
        "class -1199 1: 120",
        "class -1199 2: 80",
        "class -1199 3: 40",
        "unrated 1: 60",
        "unrated 2: 30",
    ]
    assert codes(made) == ["announcement-dash"]
    assert '"$90 $40"' in made.findings[0].message


def test_trophies_of_a_scholastic_section() -> None:
    line = "K-8: Top 5 Individuals, Top 2 u1000, u700, u400. Top 3 Teams"

    assert read(line) == [
        *(f"place {rank}: trophy" for rank in (1, 2, 3, 4, 5)),
        *(f"under -{top} {rank}: trophy" for top in (999, 699, 399) for rank in (1, 2)),
        *(f"team {rank}: trophy" for rank in (1, 2, 3)),
    ]
    assert read_announcement(line).sections == ("K-8",)


def test_the_line_of_the_sheet_event() -> None:
    line = "400-250-150, U2000 120-80, Unr 40, top junior trophy; b/45"

    assert read(line) == [
        "place 1: 400",
        "place 2: 250",
        "place 3: 150",
        "under -1999 1: 120",
        "under -1999 2: 80",
        "unrated 1: 40",
        "named junior 1: trophy",
    ]
    assert read_announcement(line).based_on == 45


@pytest.mark.parametrize(
    ("line", "prizes"),
    [
        ("1st $90 2nd $60 3rd $30", ["place 1: 90", "place 2: 60", "place 3: 30"]),
        ("$90 to 1st, $60 to 2nd", ["place 1: 90", "place 2: 60"]),
        ("1st-2nd $90-60, 3rd-4th $30 each", [
            "place 1: 90", "place 2: 60", "place 3: 30", "place 4: 30"]),
        ("U1800, U1600 $50 each", ["under -1799 1: 50", "under -1599 1: 50"]),
        ("U1800: 1st $50, 2nd $25; 1st $80", [
            "under -1799 1: 50", "under -1799 2: 25", "place 1: 80"]),
        ("Expert $50, Class A $40, Master $60", [
            "class 2000-2199 1: 50", "class 1800-1999 1: 40", "class 2200-2399 1: 60"]),
        ("2000/over $80, 1399/below $20", ["over 2000- 1: 80", "class -1399 1: 20"]),
        ("1st $90 + trophy, 2nd medal", ["place 1: 90", "place 2: medal"]),
        ("Trophies to top 2, top U900, top woman", [
            "place 1: trophy", "place 2: trophy", "under -899 1: trophy", "named woman 1: trophy"]),
        ("Plaques: U900, U700", ["under -899 1: plaque", "under -699 1: plaque"]),
        ("4 points $20, plus score $5", ["points 1: 20", "points 1: 5"]),
        ("Prize fund: $150. $100-50", ["place 1: 100", "place 2: 50"]),
        ("£60–40, Unr. £20", ["place 1: 60", "place 2: 40", "unrated 1: 20"]),
        ("$12.50-7.50", ["place 1: 12.5", "place 2: 7.5"]),
    ],
)  # fmt: skip
def test_other_ways_to_write_the_same(line: str, prizes: list[str]) -> None:
    assert read(line) == prizes
    assert read_announcement(line).findings == ()


def test_cash_with_a_trophy_is_one_prize_of_both() -> None:
    prize = read_announcement("1st $90 + trophy").prizes[0]

    assert (prize.cash, prize.trophy) == (90_00, "trophy")


def test_a_limit_for_unrated_players_is_read() -> None:
    made = read_announcement("$300-200, U1800 $100. Unrated may not win over $150.")

    assert made.limits.unrated == 150_00


def test_the_currency_is_kept() -> None:
    assert read_announcement("€60-40").sign == "€"


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("U1200-1000", "U1200-1000"),
        ("U1200 - 1000", "U1200 - 1000"),
        ("1st $100, U1600 $40, 2nd $20", "2nd $20"),
        ("4th-6th $50", "4th - 6th $50"),
        ("A, B, C $50", "A, B"),
        ("Trophies to top 3, U1000, U800", "U1000, U800"),
        ("$100", "$100"),
        ("1600-1799", "1600 - 1799"),
        ("Open: $100-50. U1200 Section: $60-40", "Open and U1200"),
        ("U1800 $100; U1800 $50", "U1800 $50"),
        ("1st-3rd $100-50", "1st - 3rd $100 - 50"),
        ("$$500 $400 b/40: $100-50", "500 $400"),
    ],
)
def test_what_can_be_read_in_two_ways_is_asked_back(line: str, part: str) -> None:
    assert asked(line).part == part


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("$100-50, gift card to last place", "gift"),
        ("1st $100, winner takes the cake", "takes"),
        ("G/60, $100-50", "G/60,"),
        ("1st $100 and honour", "honour"),
        ("top U1800 junior $50", "top U1800 junior $50"),
        ("b/50", "b/50"),
        ("", ""),
        ("🏆 1st", "🏆"),
        ("Top 5000 trophies", "Top"),
        ("1st $100 by place", "by"),
    ],
)
def test_what_is_not_understood_is_quoted_and_refused(line: str, part: str) -> None:
    assert part in asked(line).part


def test_a_total_that_is_not_the_sum_is_said() -> None:
    made = read_announcement("$$500 b/40: $250-150, U1600 $90")

    assert codes(made) == ["announcement-total"]
    assert made.findings[0].is_error
    assert made.findings[0].message == (
        "$500 are announced, and the prizes add up to $490; correct one of them, or type the sum "
        "at the label Announced total if it is meant so"
    )


def test_a_total_that_is_the_sum_is_not() -> None:
    assert read_announcement("$$490 b/40: $250-150, U1600 $90").findings == ()


def test_an_announcement_is_paid_as_it_is_read() -> None:
    fund = read_announcement("$$120 b/10: $60-40, U1600 $20").fund(entries=Fraction(5))
    made = given(
        fund.prizes, players(3, 3, 2, ratings=(1900, 1800, 1500)), based_on=10, entries=Fraction(5)
    )

    assert paid(made) == {"Ash": 25, "Birch": 25, "Cedar": 10}


def test_a_text_that_is_too_long_is_refused() -> None:
    assert str(MOST_TEXT // 1000) in str(asked("1st $5 " * 1000))


WORDS = """
$ $100 $50 200 - , . ; : 1st 2nd top 5 U1800 u1200 under class A B E/below /Unr Unr trophy each and
b/50 based on 40 guaranteed 50% prize [1800-1999] (2000/over) K-5 Open (each section) junior teams
points clear win upset special 1600-1799 U1200-1000 $$830 ( ] ½ € (x count half) ! \x00
"""


@pytest.mark.slow
def test_whatever_is_written_is_read_or_refused_in_a_sentence() -> None:
    words = WORDS.split()
    random = Random(1)
    understood = 0
    for _ in range(3_000):
        line = " ".join(random.choice(words) for _ in range(random.choice((3, 5, 9))))
        with suppress(AnnouncementError):
            understood += bool(read_announcement(line).prizes)

    assert understood > 20


def test_an_amount_below_0_is_asked_back_and_a_dash_is_none() -> None:
    for line in ("1st -5", "1st $50, 2nd -$5", "Unr -50"):
        assert "below 0" in str(asked(line))
    assert read("$300 -$200") == ["place 1: 300", "place 2: 200"]
    assert read("1st - $300, D - $50") == ["place 1: 300", "class 1200-1399 1: 50"]


def test_an_amount_that_a_comma_has_parted_is_asked_back() -> None:
    """As in a text file, where the line is not in quotation marks."""
    for line in ("U1800 $1, 600-200", "1st $1, 200, 2nd $500", "U1800 $12, 500-250"):
        assert "does the comma stand inside an amount?" in str(asked(line))
    assert read("U1800 $1,600-200") == ["under -1799 1: 1600", "under -1799 2: 200"]
    assert read("U1800 $50, 1st $300, 2nd $200") == [
        *("under -1799 1: 50", "place 1: 300", "place 2: 200"),
    ]
