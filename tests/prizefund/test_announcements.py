"""Lines of prizes in the shapes in which clubs print them: read as meant, or asked back."""

from __future__ import annotations

from contextlib import suppress
from fractions import Fraction
from random import Random

import pytest

from tests.prizefund.funds import given, paid, players, share
from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.announcement import read_announcement
from xltiebreak.prizefund.awards import Awards
from xltiebreak.prizefund.fund import Announcement
from xltiebreak.prizefund.prizes import BONUS, CLASS, NAMED, OVER, SPECIAL, UNDER, Prize
from xltiebreak.prizefund.tokens import MOST_TEXT, AnnouncementError


def of_kind(prize: Prize) -> str:
    """``under -1799/Unr``, ``named junior``"""
    low = "" if prize.low is None else prize.low
    high = "" if prize.high is None else prize.high
    band = f" {low}-{high}" if prize.kind in (CLASS, UNDER, OVER) else ""
    name = f" {prize.list or prize.label}" if prize.kind in (NAMED, SPECIAL) else ""
    return f"{prize.kind}{band}{'/Unr' if prize.or_unrated else ''}{name}"


def read(line: str, section: str = "") -> str:
    """``place: 100 50; under -1799: 40``: each kind with what its ranks give, a rank before it
    where the first is not 1."""
    groups: list[tuple[str, int, list[str]]] = []
    for prize in read_announcement(line, section).prizes:
        value = f"{prize.cash / 100:g}" if prize.cash else prize.trophy
        value = value if prize.percent is None else f"{prize.percent}%"
        kind, rank, values = groups[-1] if groups else ("", 0, [])
        if (kind, rank + len(values)) == (of_kind(prize), prize.rank):
            values.append(value)
        else:
            groups.append((of_kind(prize), prize.rank, [value]))
    return "; ".join(
        f"{kind}{'' if rank == 1 else f' {rank}'}: {' '.join(values)}"
        for kind, rank, values in groups
    )


def codes(announcement: Announcement) -> list[str]:
    return [finding.code for finding in announcement.findings]


def asked(line: str, section: str = "") -> AnnouncementError:
    with pytest.raises(AnnouncementError) as refused:
        read_announcement(line, section)
    assert f'"{refused.value.part}"' in str(refused.value)
    return refused.value


READ = [
    (
        "$$1,030 guaranteed prizes. $240-120-60, U2100/Unr $150, U1900 $130, U1700 $110, "
        "U1500 $90, U1300 $70, Unr $60.",
        "place: 240 120 60; under -2099/Unr: 150; under -1899: 130; under -1699: 110; "
        "under -1499: 90; under -1299: 70; unrated: 60",
    ),
    ("Class B[1600-1799]: $900-450-200.", "class 1600-1799: 900 450 200"),
    ("Class C (1300-1599/Unr): $700-350.", "class 1300-1599/Unr: 700 350"),
    ("C 1300-1599 $70, 1100-1299 $50", "class 1300-1599: 70; class 1100-1299: 50"),
    ("top Under 1700 (no unr) $900-500.", "under -1699: 900 500"),
    (
        "OPEN 1st $130, 1st U-1900 $90, 1st U-1700 $50",
        "place: 130; under -1899: 90; under -1699: 50",
    ),
    (
        "Elite (2100/over): $3000-1800-900, clear win or tiebreak 1st $150, top USCF U2300 "
        "$600-300.",
        "place: 3000 1800 900; bonus: 150; under -2299: 600 300",
    ),
    (
        "30% 1st, 20% 2nd, 8% A, B, C, D and below. Special 4% upset prize.",
        "place: 30% 20%; class 1800-1999: 8%; class 1600-1799: 8%; class 1400-1599: 8%; "
        "class -1399: 8%; special upset prize: 4%",
    ),
    (
        "K-8: Top 5 Individuals, Top 2 u1000, u700, u400. Top 3 Teams",
        "place: trophy trophy trophy trophy trophy; under -999: trophy trophy; "
        "under -699: trophy trophy; under -399: trophy trophy; team: trophy trophy trophy",
    ),
    (
        "400-250-150, U2000 120-80, Unr 40, top junior trophy; b/45",
        "place: 400 250 150; under -1999: 120 80; unrated: 40; named junior: trophy",
    ),
    ("1st $90 2nd $60 3rd $30", "place: 90 60 30"),
    ("$90 to 1st, $60 to 2nd", "place: 90 60"),
    ("1st-2nd $90-60, 3rd-4th $30 each", "place: 90 60 30 30"),
    ("U1800, U1600 $50 each", "under -1799: 50; under -1599: 50"),
    ("U1800: 1st $50, 2nd $25; 1st $80", "under -1799: 50 25; place: 80"),
    (
        "Expert $50, Class A $40, Master $60",
        "class 2000-2199: 50; class 1800-1999: 40; class 2200-2399: 60",
    ),
    ("2000/over $80, 1399/below $20", "over 2000-: 80; class -1399: 20"),
    ("1st $90 + trophy, 2nd medal", "place: 90 medal"),
    (
        "Trophies to top 2, top U900, top woman",
        "place: trophy trophy; under -899: trophy; named woman: trophy",
    ),
    ("Plaques: U900, U700", "under -899: plaque; under -699: plaque"),
    ("4 points $20, plus score $5", "points: 20; points: 5"),
    ("Prize fund: $150. $100-50", "place: 100 50"),
    ("£60–40, Unr. £20", "place: 60 40; unrated: 20"),
    ("$12.50-7.50", "place: 12.5 7.5"),
    ("$300 -$200", "place: 300 200"),
    ("1st - $300, D - $50", "place: 300; class 1200-1399: 50"),
    ("U1800 $1,600-200", "under -1799: 1600 200"),
    ("1st $100,2nd $50,U1800 $1,250", "place: 100 50; under -1799: 1250"),
    # one amount before prizes for classes is for 1st
    ("$100 b/10, U1600 $50", "place: 100; under -1599: 50"),
    ("Prizes: $100 b/10, U1600 $50", "place: 100; under -1599: 50"),
    ("$100 based on 10 entries; U1600 $50", "place: 100; under -1599: 50"),
    ("$100 guaranteed, U1600 $50", "place: 100; under -1599: 50"),
    ("$100, U1600 $50", "place: 100; under -1599: 50"),
    ("$100 b/10, 2nd $60, U1600 $20", "place: 100 60; under -1599: 20"),
    # two dollar signs before a list are no total, and entry fees no prize
    ("$$ 200-100-50", "place: 200 100 50"),
    ("$$200-100-50 b/20", "place: 200 100 50"),
    ("$$ 200-100-50 based on 20 entries", "place: 200 100 50"),
    ("EF $20. 1st $100", "place: 100"),
    ("EF $20, 1st $100", "place: 100"),
    ("Entry fee: $20. $100, U1600 $50", "place: 100; under -1599: 50"),
    # a rank goes on with the kind that has the one before
    ("U1800 1st $100 2nd $50", "under -1799: 100 50"),
    ("U1800 $100, 2nd $50, 3rd $25", "under -1799: 100 50 25"),
    ("1st $100, U1800 1st $60, 2nd $30", "place: 100; under -1799: 60 30"),
    ("1st $100, 2nd $60, U1600 $40, 3rd $20", "place: 100 60; under -1599: 40; place 3: 20"),
    ("1st $100, U1600 $40-20, 2nd $50", "place: 100; under -1599: 40 20; place 2: 50"),
    ("1st $100, U1600 $40-20, 3rd $10", "place: 100; under -1599: 40 20 10"),
    ("1st $100, clear first $20, 2nd $50", "place: 100; bonus: 20; place 2: 50"),
    ("1st $100; U1600 1st $40; 2nd $20", "place: 100; under -1599: 40 20"),
    ("1st $100, 2nd $50. U1600 $40. 3rd $20", "place: 100 50; under -1599: 40; place 3: 20"),
    ("Team 1st $100, 2nd $50", "team: 100 50"),
    ("$90-50; Team 1st $60, 2nd $30", "place: 90 50; team: 60 30"),
    ("Top 2 teams; Team 1st $60, 2nd $30", "team: trophy trophy; team: 60 30"),
    ("U1800 $50, 1st $300, 2nd $200", "under -1799: 50; place: 300 200"),
]


@pytest.mark.parametrize(("line", "prizes"), READ)
def test_a_line_is_read_as_it_is_meant(line: str, prizes: str) -> None:
    assert read(line) == prizes
    made = read_announcement(line)
    assert made.findings == ()
    if "1,030" not in line and "fund" not in line:
        assert made.total is None


@pytest.mark.parametrize(
    ("line", "section", "prizes"),
    [
        ("Class B[1600-1799]: $900-450.", "Class B", "place: 900 450"),
        ("U1200: $90-45", "Under 1200", "place: 90 45"),
        ("Under 900, Under 700 (each section): Plaques to top 1", "U700", "place: plaque"),
    ],
)
def test_in_a_section_of_that_name_they_are_prizes_for_places(
    line: str, section: str, prizes: str
) -> None:
    assert read(line, section) == prizes


def test_names_of_sections_are_no_prizes() -> None:
    line = "Under 900, Under 700 (each section): Plaques to top 4"

    assert read_announcement(line).sections == ("Under 900", "Under 700")
    assert read(line) == "place: plaque plaque plaque plaque"
    assert "the section is Open" in str(asked("Under 900 (each section): Plaques to top 4", "Open"))
    for line, name in (("OPEN 1st $130", "OPEN"), ("K-8: Top 5 Individuals", "K-8")):
        assert read_announcement(line).sections == (name,)
    assert read_announcement("Elite (2100/over): $300-180").sections == ("Elite",)


@pytest.mark.parametrize(
    ("line", "based_on", "guaranteed", "total"),
    [
        ("$$1,030 guaranteed prizes. $640-390", None, 100, 1030),
        (
            "$9,000 based on 120 paid entries - else proportional - $6,300 Guaranteed!! "
            "[70% of each prize]. $5000-2500-1500",
            *(120, 70, 9000),
        ),
        (
            "$9,000 based on 120 entries, $6,000 minimum guaranteed. $6000-3000",
            *(120, Fraction(200, 3), 9000),
        ),
        ("400-250; b/45", 45, None, None),
        ("$$ 200-100-50 b/20", 20, None, None),
        ("$$490 b/40: $250-150, U1600 $90", 40, None, 490),
        ("$500 in prizes. $300-200", None, None, 500),
        ("$500 projected prize fund: 1st $300, 2nd $200", None, None, 500),
        ("Prize fund $1,000 based on 40: 1st $400, 2nd $300, U1800 $300", 40, None, 1000),
        ("Total $500. 1st $300, 2nd $200", None, None, 500),
        ("$$500 b/20: 1st $300, 2nd $200", 20, None, 500),
        ("$$500 b/25: $300, U1800 $200", 25, None, 500),
        ("EF: $50, $$500 b/20: $300-200", 20, None, 500),
        ("$500: $300-200", None, None, 500),
        ("$500 b/20: $200-100, U1800 $100, U1600 $100", 20, None, 500),
        ("$500 b/20; 1st $300, 2nd $200", 20, None, 500),
        ("$500 b/20, 60% 1st, 40% 2nd", 20, None, 500),
        ("$200 b/20, $100-50-50", 20, None, 200),
        ("$500 b/20. $200-100, U1800 $100, U1600 $100", 20, None, 500),
        ("$500 b/20 guaranteed 250. $300-200", 20, 50, 500),
        ("$500 b/20, $250 guaranteed, 1st $300, U1800 $200", 20, 50, 500),
        ("$500 guaranteed. 1st $300, U1800 $200", None, 100, 500),
        ("1st $60, 2nd $40; $100 b/10", 10, None, 100),
    ],
)
def test_what_a_line_says_of_the_whole_fund(
    line: str, based_on: int | None, guaranteed: Fraction | None, total: int | None
) -> None:
    made = read_announcement(line)

    assert (made.based_on, made.guaranteed) == (based_on, guaranteed)
    assert (made.total, made.findings) == (total and total * 100, ())


@pytest.mark.parametrize(
    ("line", "code", "message"),
    [
        (
            "$9,000 based on 120, $6,000 guaranteed [70% of each prize]. $6000-3000",
            *("announcement-guaranteed", "66.67%"),
        ),
        (
            "Prizes $8,000 based on 90 paid entries (Class F, re-entries, IMs count half), $4,000 "
            "(50% each prize) minimum guaranteed. $5000-3000",
            *("announcement-half", "Class F, re-entries and IMs count half"),
        ),
        ("60% 1st, 50% 2nd", "announcement-percent", "110% of the fees"),
        (
            "D: $150 - $90 $40, E/Below: $120 - $80 - $40, UNR: $60 - $30",
            *("announcement-dash", '"$90 $40"'),
        ),
        (
            "$$500 b/40: $250-150, U1600 $90",
            "announcement-total",
            "$500 are announced, and the prizes add up to $490; correct one of them, or type the "
            "sum at the label Announced total if it is meant so",
        ),
        ("$100: U1600 $50", "announcement-total", "$100 are announced"),
        ("$500 b/20, 50% guaranteed, U1600 $50", "announcement-total", "$500 are announced"),
    ],
)
def test_what_does_not_agree_is_said(line: str, code: str, message: str) -> None:
    made = read_announcement(line)

    assert codes(made) == [code]
    assert message in made.findings[0].message
    assert made.findings[0].is_error == (code == "announcement-total")


def test_other_things_that_a_line_says() -> None:
    bonus = read_announcement("$300-200, bonus for clear first $50").prizes[-1]
    assert (bonus.kind, bonus.on_tie_break) == (BONUS, False)
    assert read_announcement("$300, clear win or tiebreak 1st $50").prizes[-1].on_tie_break
    both = read_announcement("1st $90 + trophy").prizes[0]
    assert (both.cash, both.trophy) == (90_00, "trophy")
    limited = read_announcement("$300-200, U1800 $100. Unrated may not win over $150.")
    assert limited.limits.unrated == 150_00
    half = read_announcement("$80 b/90 (Class F, IMs count half): $50-30")
    assert half.half == ("Class F", "IMs")
    assert [read_announcement(line).sign for line in ("€60-40", "60-40")] == ["€", ""]
    assert read_announcement("$100 guaranteed, U1600 $50").prizes[0].guaranteed
    assert not read_announcement("$100, U1600 $50").prizes[0].guaranteed


ASKED = [
    ("U1200-1000", "U1200-1000"),
    ("U1200 - 1000", "U1200 - 1000"),
    ("4th-6th $50", "4th - 6th $50"),
    ("A, B, C $50", "A, B"),
    ("Trophies to top 3, U1000, U800", "U1000, U800"),
    ("$100", "$100"),
    ("1600-1799", "1600 - 1799"),
    ("Open: $100-50. U1200 Section: $60-40", "Open and U1200"),
    ("U1800 $100; U1800 $50", "U1800 $50"),
    ("1st-3rd $100-50", "1st - 3rd $100 - 50"),
    ("$$500 $400 b/40: $100-50", "500 $400"),
    ("top U1800 junior $50", "top U1800 junior $50"),
    ("b/50", "b/50"),
    # the whole fund, or the first prize
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
    ("$100: 1st", "1st"),
    ("$100: 1st, $50: 2nd", "1st"),
    ("$100: U1600", "U1600"),
    ("$100: top 3 trophies", "$100"),
    # a fee, or a prize
    ("EF $20, $15 juniors. 1st $100", "EF $20, $15 juniors"),
    ("EF $20 $100-50", "EF $20 $100-50"),
    # a rank that goes on with either kind
    ("1st $100, U1600 $40, 2nd $20", "2nd $20"),
    ("$100 b/10, U1600 $50, 2nd $40", "2nd $40"),
    ("$100 1st, $40 U1600, $20 2nd", "$20 2nd"),
    ("1st $100, Unr $40, 2nd $20", "2nd $20"),
    ("1st $100; U1600 $40; 2nd $20", "2nd $20"),
    ("1st $100, U1600 $40, 3rd $20", "3rd $20"),
]


@pytest.mark.parametrize(("line", "part"), ASKED)
def test_what_can_be_read_in_two_ways_is_asked_back(line: str, part: str) -> None:
    assert asked(line).part == part


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("$100-50, gift card to last place", "gift"),
        ("1st $100, winner takes the cake", "takes"),
        ("G/60, $100-50", "G/60,"),
        ("1st $100 and honour", "honour"),
        ("", ""),
        ("🏆 1st", "🏆"),
        ("Top 5000 trophies", "Top"),
        ("1st $100 by place", "by"),
        ("1st $" + ",".join(["999"] * 900), ""),
        ("$" + "9" * 3_900, ""),
        ("b/10 $" + "9" * 5_000, ""),
    ],
)
def test_what_is_not_understood_is_quoted_and_refused(line: str, part: str) -> None:
    assert part in asked(line).part


@pytest.mark.parametrize(
    ("message", "lines"),
    [
        ("below 0", ["1st -5", "1st $50, 2nd -$5", "Unr -50"]),
        (
            "does the comma stand inside an amount?",  # the line is not in quotation marks
            ["U1800 $1, 600-200", "1st $1, 200, 2nd $500", "U1800 $12, 500-250"],
        ),
        ("decimal", ["1st €12,50", "U1800 €12,50-7", "1st 1.250,00", "€100,75-50"]),
        (str(MOST_TEXT // 1000), ["1st $5 " * 1000]),
    ],
)
def test_it_is_said_why(message: str, lines: list[str]) -> None:
    for line in lines:
        assert message in str(asked(line))


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


def given_of(line: str, entries: int) -> Awards:
    made = read_announcement(line)
    there = players(2.5, 1.5, 1, 1, ratings=(1800, 1700, 1500, 1500))
    fields = {"based_on": made.based_on, "total": made.total}
    return given(made.prizes, there, entries=Fraction(entries), **fields)


@pytest.mark.parametrize(
    ("line", "entries", "pays"),
    [
        ("$$120 b/10: $60-40, U1600 $20", 5, {"Ash": 30, "Birch": 20, "Cedar": 5, "Dogwood": 5}),
        ("$100 b/10, U1600 $50", 5, {"Ash": 50, "Cedar": 12.5, "Dogwood": 12.5}),
        ("$$1000 b/10: 60% 1st, 40% 2nd", 4, {"Ash": 300, "Birch": 200}),  # half at least (32C4)
        ("$$1000 b/10: 60% 1st, 40% 2nd", 7, {"Ash": 420, "Birch": 280}),
        ("$$400 b/10: 60% 1st, 40% 2nd", 4, {"Ash": 96, "Birch": 64}),
    ],
)
def test_an_announcement_is_paid_as_it_is_read(
    line: str, entries: int, pays: dict[str, float]
) -> None:
    assert paid(given_of(line, entries)) == pays


def test_a_fund_of_an_announcement_follows_entries_and_fees() -> None:
    fund = read_announcement("$9,000 b/120, 70% guaranteed: $9000").fund(entries=Fraction(30))
    assert fund.part(30) == Fraction(7, 10)
    percents = read_announcement("30% 1st, 20% 2nd")
    with pytest.raises(TieBreakError, match="fees"):
        percents.fund()
    assert percents.fund(fees=1000_00).due(20)[0].cash == 300_00


def test_a_share_shows_the_percentage_it_was_made_of() -> None:
    alone = share(given_of("$$1000 b/10: 60% 1st, 40% 2nd", 7), "Ash").sentence()
    assert alone == "Ash: $420 = 60% of $700 for 1st, alone on 2.5 (rule 32B1)"
    tied = share(given_of("$$500: 60% 1st, 20% 2nd, 20% U1600", 4), "Dogwood")
    assert tied.sentence() == (
        "Dogwood: $50 = 20% of $500 for 1st U1600 ÷ 2, tied on 1 with Cedar (rule 32B2)"
    )
    assert tied.terms[0].why.startswith("20% of $500 ÷ 2")
