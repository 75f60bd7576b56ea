"""Whole events, from the file to the cent: what each is paid, worked by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

import xltiebreak
from tests.make.funds import share
from xltiebreak.answers.prizes import SectionPrizes
from xltiebreak.event.findings import EventError
from xltiebreak.prizefund.announcement import read_announcement
from xltiebreak.prizefund.told_once import accounts_of
from xltiebreak.prizefund.typed_cells import PrizeError, amount_of, list_name
from xltiebreak.prizefund.upsets import Upset, upsets

TABLE = """
No.,Name,Rating,R1,R2,R3
1,Ann,1800,W4w,D2b,W3w
2,Bob,1700,L3b,D1w,W4b
3,Cid,1500,W2w,L4b,L1b
4,Dan,1500,L1b,W3w,L2w
"""
"""Ann 2½, Bob 1½, Cid and Dan 1: Cid beat Bob, who was rated 200 points higher."""
FEES = "Entry fees,$300"


def prizes(folder: Path, *labels: str, table: str = TABLE) -> SectionPrizes:
    file = folder / "event.csv"
    lines = "\n".join(("Event,X", "Section,Open", "Rounds,3", *labels))
    file.write_text(f"{lines}\n{table}", encoding="utf-8")
    return xltiebreak.prizes(xltiebreak.load(file))[0]


def paid(made: SectionPrizes) -> dict[str, float]:
    return {winner.entrant.name: winner.cash / 100 for winner in made.winners if winner.cash}


@pytest.mark.parametrize(
    ("line", "labels", "pays"),
    [
        (
            "1st $60, clear first $20, 2.5 points $70, 1.5 points $10, biggest upset $15, "
            "U1600 $40",
            (),
            {"Ann": 90, "Bob": 60, "Cid": 35, "Dan": 20},
        ),
        ("$$1000 b/10: 60% 1st, 40% 2nd", ("Entries,4", FEES), {"Ann": 300, "Bob": 200}),
        ("$$1000 b/10: 60% 1st, 40% 2nd", ("Entries,7", FEES), {"Ann": 420, "Bob": 280}),
        ("$$1000 b/10: 60% 1st, 40% 2nd", ("Entries,12", FEES), {"Ann": 600, "Bob": 400}),
        ("$$400 b/10: 60% 1st, 40% 2nd", ("Entries,4",), {"Ann": 96, "Bob": 64}),
        ("$100 b/10, U1600 $50", ("Entries,5",), {"Ann": 50, "Cid": 12.5, "Dan": 12.5}),
        (
            "$$120 b/10: $60-40, U1600 $20",
            ("Entries,5",),
            {"Ann": 30, "Bob": 20, "Cid": 5, "Dan": 5},
        ),
    ],
)
def test_an_announcement_is_paid(
    tmp_path: Path, line: str, labels: tuple[str, ...], pays: dict[str, float]
) -> None:
    """Of the 1,000 half is paid at least (32C4)."""
    made = prizes(tmp_path, f'Prizes,"{line}"', *labels)

    assert paid(made) == pays
    assert made.to_dict()["paid"] == sum(pays.values())
    assert made.to_dict()["unpaid"] == (["1.5 points"] if "1.5 points" in line else [])


def test_a_share_shows_the_percentage_it_was_made_of(tmp_path: Path) -> None:
    alone = prizes(tmp_path, 'Prizes,"$$1000 b/10: 60% 1st, 40% 2nd"', "Entries,7")
    assert share(alone.awards, "Ann").sentence() == (
        "Ann: $420 = 60% of $700 for 1st, alone on 2.5 (rule 32B1)"
    )
    tied = share(prizes(tmp_path, 'Prizes,"$$500: 60% 1st, 20% 2nd, 20% U1600"').awards, "Dan")
    assert tied.sentence() == (
        "Dan: $50 = 20% of $500 for 1st U1600 ÷ 2, tied on 1 with Cid (rule 32B2)"
    )
    assert tied.terms[0].why.startswith("20% of $500 ÷ 2")


def test_who_withdrew_leaves_trophy_and_money_to_the_next(tmp_path: Path) -> None:
    made = prizes(tmp_path, 'Prizes,"$100-50; Trophies to top 2; biggest upset $15"', "Withdrawn,1")

    assert paid(made) == {"Bob": 100, "Cid": 40, "Dan": 25}
    assert [trophy.taker and trophy.taker.name for trophy in made.awards.trophies] == ["Bob", "Cid"]


def test_a_trophy_has_one_sentence_whether_its_taker_has_cash_or_not(tmp_path: Path) -> None:
    made = prizes(tmp_path, 'Prizes,"1st $100; Trophies to top 2"')
    shown = str(made)

    assert [shown.count(f"{name}: trophy for ") for name in ("Ann", "Bob")] == [1, 1]
    assert shown.count("Ann: $100 for 1st") == 1


def test_an_announced_total_that_is_not_the_sum_pays_nobody(tmp_path: Path) -> None:
    line = 'Prizes,"$$500: 1st $300, 2nd $100"'

    with pytest.raises(EventError, match="the prizes add up to"):
        prizes(tmp_path, line)
    assert paid(prizes(tmp_path, line, "Announced total,$500")) == {"Ann": 300, "Bob": 100}


def test_upsets_are_wins_over_the_board_of_rated_players(tmp_path: Path) -> None:
    """A draw is none, nor is a forfeit, a win of the higher rated or one against an unrated."""
    table = """
No.,Name,Rating,R1,R2,R3
1,Ann,1900,F4,D3,L2
2,Bob,1500,W3,W4,W1
3,Cid,unr.,L2,D1,W4
4,Dan,1100,X1,L2,L3
"""
    file = tmp_path / "event.csv"
    file.write_text(f"Event,X\nSection,Open\n{table}", encoding="utf-8")
    section = xltiebreak.load(file).sections[0]

    assert upsets(section, 3) == (Upset(2, 1, 3, 400, against="Ann"),)
    assert upsets(section, 2) == ()


@pytest.mark.parametrize(
    ("text", "cents"),
    [
        *(
            ("$1,250.00", 1250_00),
            ("50 €", 50_00),
            ("₹5,000", 5_000_00),
            ("CA$80", 80_00),
            ("1200.5", 1200_50),
            ("$0.50", 50),
        ),
        *(("12,50", None), ("1.250,00", None), ("1,2345", None), ("0.50", None), ("-5", None)),
        *(("0", 0), ("$0.00", 0), ("00", None), ("000", None), ("000.00", None)),
    ],
)
def test_an_amount_in_a_cell_is_read_or_refused(text: str, cents: int | None) -> None:
    """A comma parts thousands; elsewhere people read it otherwise."""
    if cents is not None:
        assert amount_of(text, "Cash").cents == cents
        return
    with pytest.raises(PrizeError):
        amount_of(text, "Cash")


def test_a_pool_is_told_once(tmp_path: Path) -> None:
    """Cid is 3rd: he beat Bob with 1½ points, and Dan beat Cid with 1 (Sonneborn-Berger)."""
    made = prizes(tmp_path, "Prizes,$100-50-30.01")
    shares = [winner.share for winner in made.winners if winner.share]

    assert [account.sentence for account in accounts_of(shares)][2:] == [
        "Cid and Dan: $15 each = $30.01 for 3rd ÷ 2, level on 1 (rule 32B2); by place one cent "
        "more for Cid"
    ]


def test_a_list_of_players_has_one_name_however_it_is_typed() -> None:
    [prize] = read_announcement("Best U13 Boys: $20").prizes
    typed = ("Under 13 boys", "u-13 boys", "U13 Boy", "Top U13 Boys")
    assert {list_name(text) for text in typed} == {prize.list}
    assert list_name("Ladies") == read_announcement("Best lady $20").prizes[0].list
