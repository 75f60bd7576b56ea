"""Two orders in one section, against places that are counted from the values alone."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from tests.make.crosstables import section
from tests.nightly import by_day
from tests.questions.test_open_games import best_and_worst, opened, places_left
from tests.referees.events import swiss
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation import us
from xltiebreak.event.section import Section
from xltiebreak.functions import Given, standings_table
from xltiebreak.functions.spills import place_column
from xltiebreak.questions.reach import what_is_open
from xltiebreak.questions.why import why
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.orders import order_named
from xltiebreak.ranking.standings import ranked

CODES = ("MM", "MED", "SOLK", "CUM", "OCUM", "SB", "KASH", "WIN")


def counted(
    made: Section, place: int, first: Sequence[str], second: Sequence[str]
) -> dict[int, tuple[int, int]]:
    """First and last place of everybody: how many are better, and how many are not worse; of those
    for whom that is more than ``place``, once more among themselves."""
    every = ranked(made, Asked(order=",".join(dict.fromkeys((*first, *second)))))
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

    standings = ranked(made, Asked(order=order))

    assert {row.player.number: (row.place, row.last_place) for row in standings.rows} == counted(
        made, place, first, second
    ), order
    assert standings.order.text == order
    for row, better in zip(standings.rows[1:], standings.rows):
        if row.score == better.score and row.place != better.place:
            answer = why(standings, row.player.number, better.player.number)
            assert answer.ahead is better
            following = [other for other in standings.rows if other.place > better.place]
            assert row.decided_by == answer.decided_by or row.place != following[0].place, order


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(0, 24, by_day(3, night=1)))
def test_what_open_games_can_do_is_what_every_outcome_does(seed: int) -> None:
    drawing = Random(seed)
    asked = Asked(order=f"MM, SOLK to place {drawing.randint(1, 7)}; then CUM, SB")
    made, games = opened(swiss(seed, 8, 4), drawing, 3)
    assert places_left(what_is_open(ranked(made, asked))) == best_and_worst(made, games, asked)


ALL_LEVEL = section(
    *("W5 W6 L7 L8", "L6 L5 W8 W7", "W7 W8 L5 L6", "L8 L7 W6 W5"),
    *("L1 W2 W3 L4", "W2 L1 L4 W3", "L3 W4 W1 L2", "W4 L3 L2 W1"),
)
"""All have 2 points, Solkoff 8 and two wins; Cumulative is 7 for 1 and 3, 5 for 5 to 8, 3 for 2
and 4."""


def places(order: str, lots: str = "") -> dict[str, list[int]]:
    shared: dict[str, list[int]] = {}
    for row in ranked(ALL_LEVEL, Asked(order=order, lots=lots)).rows:
        shared.setdefault(row.places, []).append(row.player.number)
    return shared


def test_who_shares_across_the_place_is_ranked_again_with_those_below() -> None:
    """5 to 8 are before 2 and 4 on Cumulative, and level with them on Solkoff, which ranks them
    again; nobody is kept where all share across the place."""
    assert places("CUM to place 4; then SOLK") == {"1–2": [1, 3], "3–8": [2, 4, 5, 6, 7, 8]}
    assert places("CUM to place 6; then SOLK") == {
        **{"1–2": [1, 3], "3–6": [5, 6, 7, 8]},
        "7–8": [2, 4],
    }
    assert places("SOLK to place 4; then CUM") == {
        **{"1–2": [1, 3], "3–6": [5, 6, 7, 8]},
        "7–8": [2, 4],
    }
    assert places("SOLK to place 8; then CUM") == {"1–8": [1, 2, 3, 4, 5, 6, 7, 8]}


def test_lots_come_last_above_the_place_and_below() -> None:
    """They do not part who shares across the place before the second order has."""
    made = places("CUM to place 4; then SOLK", "4, 3, 2, 1, 8, 7, 6, 5")
    assert [number for numbers in made.values() for number in numbers] == [3, 1, 4, 2, 8, 7, 6, 5]


def test_the_second_order_alone_tells_why_of_two_who_are_ranked_again() -> None:
    made = ranked(ALL_LEVEL, Asked(order="CUM to place 4; then BLACKS, SB"))
    assert why(made, 5, 2).decided_by is None
    assert [look.tie_break.code for look in why(made, 5, 2).looks] == ["BLACKS", "SB"]
    assert why(made, 1, 2).decided_by == "CUM"


def test_functions_place_by_two_orders() -> None:
    cells = [[us.write(result) for result in row] for row in ALL_LEVEL.crosstable.results]
    given = Given(cells, "CUM to place 4; then SOLK")
    header, *rows = standings_table(given, [[f"P{k}"] for k in range(1, 9)])
    assert header == ["Place", "No.", "Name", "Score", "CUM", "SOLK", "Decided by"]
    assert [row[0] for row in rows] == ["1–2"] * 2 + ["3–8"] * 6
    assert place_column(given) == [[place] for place in (1.0, 3.0, 1.0, 3.0, 3.0, 3.0, 3.0, 3.0)]


def test_words_of_people_name_two_orders() -> None:
    for words, text in (
        ("Modified Median for the first five places, then Solkoff", "MM to place 5; then SOLK"),
        (
            "Modified Median, Solkoff for the top 5; then Cumulative",
            "MM, SOLK to place 5; then CUM",
        ),
        ("MM for places 1-5, then SOLK, CUM", "MM to place 5; then SOLK, CUM"),
        ("MM for the top 5 and SOLK for the rest", "MM to place 5; then SOLK"),
        ("MM down to 5th place, then SOLK", "MM to place 5; then SOLK"),
        ("MM to fifth place then SOLK", "MM to place 5; then SOLK"),
        ("Modified Median (top five), Solkoff below", "MM to place 5; then SOLK"),
        ("Top 5: Modified Median; others: Solkoff", "MM to place 5; then SOLK"),
        ("places 1-5: MM, SOLK; below: CUM", "MM, SOLK to place 5; then CUM"),
        ("scholastic to place 3; then CUM", "MM, SOLK, SB, CUM to place 3; then CUM"),
        ("BH/C1 to place 3; then SB, BH/C1", "BH/C1 to place 3; then SB, BH/C1"),
        ("Modified Median, then Solkoff", "MM, SOLK"),
    ):
        assert order_named(words).text == text
        assert order_named(text).text == text


@pytest.mark.parametrize(
    ("order", "message"),
    [
        ("MM to place 5, SOLK to place 3", "changes at two places, 'to place 5' and 'to place 3'"),
        ("MM for places 5-1, then SOLK", "'for places 5-1': the first order ranks from place 1"),
        ("MM for places 3-5, then SOLK", "'for places 3-5': the first order ranks from place 1"),
        ("MM to place 0; then SOLK", "'to place 0': the first order ranks from place 1"),
        ("MM to place 5", "which tie-breaks rank those below place 5"),
        ("to place 5; then MM", "which tie-breaks rank those below place 5"),
        ("For the top 5 MM, then SOLK", "which tie-breaks rank those below place 5"),
        ("MM to place 5; then NOTHING", "'NOTHING' is not a tie-break"),
        ("MM to place 5; then SOLK, SOLK", "SOLK stands twice"),
        ("scholastic-team to place 5; then MM", "TEAMSUM ranks teams, which have one order"),
    ],
)
def test_what_contradicts_itself_is_a_sentence(order: str, message: str) -> None:
    with pytest.raises(TieBreakError, match=message):
        order_named(order)


def test_a_place_that_nobody_can_have_is_refused() -> None:
    with pytest.raises(TieBreakError, match="changes below place 9, and only 8 can be ranked"):
        ranked(ALL_LEVEL, Asked(order="MM to place 9; then SOLK"))
