"""The kinds of prizes: who may win them, what they are called, which comes first."""

from __future__ import annotations

import pytest

from tests.make.funds import between, given, paid, places, players, under, unrated
from xltiebreak.event.findings import TieBreakError
from xltiebreak.prizefund.entrants import Entrant
from xltiebreak.prizefund.prizes import (
    CLASS,
    CLASS_BANDS,
    NAMED,
    OVER,
    PLACE,
    POINTS,
    SPECIAL,
    TEAM,
    UNDER,
    UNRATED,
    Prize,
)


def admitted(prize: Prize, *ratings: int | None) -> list[int | None]:
    people = [Entrant(k, rating=rating) for k, rating in enumerate(ratings, start=1)]
    return [entrant.rating for entrant in people if prize.condition.admits(entrant)]


def test_under_is_below_and_over_is_from() -> None:
    assert admitted(under(1800, 1)[0], 1799, 1800, 100, None) == [1799, 100]
    assert admitted(Prize(OVER, 1, low=2000), 1999, 2000, 2700, None) == [2000, 2700]
    assert admitted(Prize(CLASS, 1, low=1600, high=1799), 1599, 1600, 1799, 1800) == [1600, 1799]
    assert admitted(Prize(CLASS, 1, high=199), 0, 199, 200) == [0, 199]


@pytest.mark.parametrize(
    "prize",
    [places(1)[0], unrated(1)[0], Prize(POINTS, points=3), under(1800, 1, or_unrated=True)[0]],
)
def test_unrated_players_take_these(prize: Prize) -> None:
    assert None in admitted(prize, None)


@pytest.mark.parametrize("prize", [under(1800, 1)[0], Prize(OVER, low=100), between(0, 3000, 1)[0]])
def test_and_no_others(prize: Prize) -> None:
    assert admitted(prize, None, 1500) == [1500]


def test_unrated_prizes_are_for_them_alone() -> None:
    assert admitted(unrated(1)[0], 1200, None) == [None]


def test_a_list_may_be_one_of_numbers() -> None:
    prize = Prize(NAMED, 25_00, players=(2,), label="top local")

    assert paid(given([prize], players(3, 2, 1))) == {"Birch": 25}


@pytest.mark.parametrize(
    ("letter", "band"),
    [("SM", (2400, None)), ("X", (2000, 2199)), ("A", (1800, 1999)), ("E", (1000, 1199)),
     ("I", (200, 399)), ("J", (None, 199))],
)  # fmt: skip
def test_class_letters(letter: str, band: tuple[int | None, int | None]) -> None:
    assert CLASS_BANDS[letter] == band


def test_the_bands_of_the_letters_leave_no_rating_out() -> None:
    bands = [Prize(CLASS, low=low, high=high) for low, high in CLASS_BANDS.values()]

    for rating in range(0, 3000, 25):
        assert sum(admitted(band, rating) == [rating] for band in bands) == 1


@pytest.mark.parametrize(
    ("prize", "title"),
    [
        (Prize(PLACE, rank=2), "2nd"),
        (Prize(PLACE, rank=12), "12th"),
        (Prize(PLACE, rank=21), "21st"),
        (Prize(UNDER, high=1799), "1st U1800"),
        (Prize(UNDER, rank=3, high=1799, or_unrated=True), "3rd U1800/Unr"),
        (Prize(UNDER, high=1799, label="2nd U1800"), "2nd U1800"),
        (Prize(OVER, low=2000), "1st 2000/over"),
        (Prize(CLASS, low=1800, high=1999), "1st Class A"),
        (Prize(CLASS, low=1700, high=1999), "1st 1700-1999"),
        (Prize(CLASS, high=1399), "1st 1399/below"),
        (Prize(CLASS, low=2400), "1st SM"),
        (Prize(UNRATED), "1st unrated"),
        (Prize(NAMED, list="junior"), "top junior"),
        (Prize(NAMED, list="junior", rank=2), "2nd junior"),
        (Prize(POINTS, points=3.5), "3.5 points"),
        (Prize(POINTS, points=1), "1 point"),
        (Prize(TEAM, rank=2), "2nd team"),
        (Prize(SPECIAL, label="best game"), "best game"),
    ],
)
def test_what_a_prize_is_called(prize: Prize, title: str) -> None:
    assert prize.title == title


def test_of_equal_amounts_the_place_comes_first_then_the_highest_class_then_the_rest() -> None:
    """Rule 32B4: one player, every prize open to him; what he leaves shows what he takes."""
    prizes = [
        Prize(NAMED, 50_00, players=(1,), position=1),
        Prize(UNDER, 50_00, high=1799, position=2),
        Prize(UNDER, 50_00, high=1999, position=3),
        Prize(CLASS, 50_00, low=1600, high=1999, position=4),
        Prize(UNRATED, 50_00, position=5),
        Prize(PLACE, 50_00, position=6),
    ]
    in_order = sorted(prizes, key=lambda prize: prize.priority)

    assert [prize.position for prize in in_order] == [6, 4, 3, 2, 5, 1]


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"kind": PLACE, "cash": -1}, "between 0"),
        ({"kind": PLACE, "cash": 10**12}, "between 0"),
        ({"kind": PLACE, "rank": 0}, "place 0"),
        ({"kind": PLACE, "rank": 10**9}, "place 1000000000"),
        ({"kind": CLASS, "low": 1900, "high": 1800}, "no rating is between"),
        ({"kind": CLASS}, "for which ratings"),
    ],
)
def test_what_is_no_prize_is_refused(fields: dict[str, object], says: str) -> None:
    with pytest.raises(TieBreakError, match=says):
        Prize(**fields)  # type: ignore[arg-type]
