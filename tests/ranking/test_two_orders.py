"""Two orders in one section, against places that are counted from the values alone; two_orders.txt
has events by hand, and the words of people."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from tests.make.questions import best_and_worst, opened, places_left, still_open, why
from tests.nightly import by_day
from tests.referees.events import swiss
from xltiebreak import Section, standings

CODES = ("MM", "MED", "SOLK", "CUM", "OCUM", "SB", "KASH", "WIN")


def counted(
    made: Section, place: int, first: Sequence[str], second: Sequence[str]
) -> dict[int, tuple[int, int]]:
    """First and last place of everybody: how many are better, and how many are not worse; of those
    for whom that is more than ``place``, once more among themselves."""
    every = standings(made, order=",".join(dict.fromkeys((*first, *second))))
    values = {
        code: {
            row.player.number: (row.score, *(row.values[c] for c in codes)) for row in every.rows
        }
        for code, codes in (("first", first), ("second", second))
    }

    def places(of: str, numbers: Sequence[int], ahead: int) -> dict[int, tuple[int, int]]:
        keys = values[of]
        return {
            number: (
                ahead + 1 + sum(keys[other] > keys[number] for other in numbers),
                ahead + sum(keys[other] >= keys[number] for other in numbers),
            )
            for number in numbers
        }

    by_first = places("first", made.crosstable.numbers, 0)
    kept = {number: both for number, both in by_first.items() if both[1] <= place}
    below = [number for number in by_first if number not in kept]
    return {**kept, **places("second", below, len(kept))}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(0, 300, by_day(6, night=1)))
def test_places_are_those_that_are_counted(seed: int) -> None:
    """Also in the words of people; who is next is parted by what stands beside him."""
    drawing = Random(seed)
    made = swiss(seed, drawing.choice((6, 9, 14, 20)), drawing.choice((3, 4, 5)))
    first = drawing.sample(CODES, drawing.randint(1, 3))
    second = drawing.sample(CODES, drawing.randint(1, 3))
    place = drawing.randint(1, len(made.players))
    order = f"{', '.join(first)} to place {place}; then {', '.join(second)}"

    ours = standings(made, order=order)

    assert {row.player.number: (row.place, row.last_place) for row in ours.rows} == counted(
        made, place, first, second
    ), order
    assert ours.order.text == order
    for row, better in zip(ours.rows[1:], ours.rows):
        if row.score == better.score and row.place != better.place:
            answer = why(ours, row.player.number, better.player.number)
            assert answer.ahead is better
            following = [other for other in ours.rows if other.place > better.place]
            assert row.decided_by == answer.decided_by or row.place != following[0].place, order


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(0, 24, by_day(3, night=1)))
def test_what_open_games_can_do_is_what_every_outcome_does(seed: int) -> None:
    drawing = Random(seed)
    order = f"MM, SOLK to place {drawing.randint(1, 7)}; then CUM, SB"
    made, games = opened(swiss(seed, 8, 4), drawing, 3)
    assert places_left(still_open(made, order=order)) == best_and_worst(made, games, order=order)
