"""Whole events, from the file to the cent: what each is paid, worked by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

import xltiebreak
from xltiebreak.answers.prizes import SectionPrizes
from xltiebreak.event.findings import EventError
from xltiebreak.prizefund.apart import Upset, upsets

TABLE = """
No.,Name,Rating,R1,R2,R3
1,Ann,1800,W4w,D2b,W3w
2,Bob,1700,L3b,D1w,W4b
3,Cid,1500,W2w,L4b,L1b
4,Dan,1500,L1b,W3w,L2w
"""
"""Ann 2½, Bob 1½, Cid and Dan 1: Cid beat Bob, who was rated 200 points higher."""


def prizes(folder: Path, *labels: str, table: str = TABLE) -> SectionPrizes:
    file = folder / "event.csv"
    lines = "\n".join(("Event,X", "Section,Open", "Rounds,3", *labels))
    file.write_text(f"{lines}\n{table}", encoding="utf-8")
    return xltiebreak.prizes(xltiebreak.load(file))[0]


def paid(made: SectionPrizes) -> dict[str, float]:
    return {winner.entrant.name: winner.cash / 100 for winner in made.winners if winner.cash}


def test_a_prize_for_points_a_bonus_and_an_upset(tmp_path: Path) -> None:
    line = (
        'Prizes,"1st $60, clear first $20, 2.5 points $70, 1.5 points $10, biggest upset $15, '
        'U1600 $40"'
    )
    made = prizes(tmp_path, line)

    assert paid(made) == {"Ann": 90, "Bob": 60, "Cid": 35, "Dan": 20}
    assert made.to_dict()["paid"] == 205
    assert made.to_dict()["unpaid"] == ["1.5 points"]


@pytest.mark.parametrize(
    ("entries", "each"),
    [(4, {"Ann": 300, "Bob": 200}), (7, {"Ann": 420, "Bob": 280}), (12, {"Ann": 600, "Bob": 400})],
)
def test_percentages_of_an_announced_fund(
    tmp_path: Path, entries: int, each: dict[str, float]
) -> None:
    labels = ('Prizes,"$$1000 b/10: 60% 1st, 40% 2nd"', f"Entries,{entries}", "Entry fees,$300")

    assert paid(prizes(tmp_path, *labels)) == each


def test_the_first_of_a_class_announcement_is_paid(tmp_path: Path) -> None:
    made = prizes(tmp_path, 'Prizes,"$100 b/10, U1600 $50"', "Entries,5")

    assert paid(made) == {"Ann": 50, "Cid": 12.5, "Dan": 12.5}


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

    assert upsets(section, 3) == (Upset(2, 1, 3, 400),)
    assert upsets(section, 2) == ()
