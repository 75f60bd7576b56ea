"""What open games can still do, against a plain enumeration of every outcome; open_games.txt has
small events by hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from tests.make import reading
from tests.make.orders import CODES
from tests.make.questions import (
    best_and_worst,
    open_answer,
    opened,
    places_left,
    still_open,
    with_rows,
)
from tests.nightly import by_day
from tests.referees.events import swiss
from tests.referees.team_events import team_swiss
from xltiebreak import EDITIONS, Outcome, Result, Section, standings

AWAITED = Result(Outcome.AWAITED, blank=True)
BLANK = Result(Outcome.UNPAIRED, blank=True)


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_place_that_can_be_reached_is_told_and_no_other(edition: str) -> None:
    """Every tie-break of players takes part, each in the second place of an order behind one that
    seldom parts; by day each under every third edition."""
    drawing = Random(f"reach {edition}")
    for seed, code in enumerate(CODES):
        if (seed + [*EDITIONS].index(edition)) % by_day(3, night=1):
            continue
        asked = {"edition": edition, "order": f"WIN,{code}" if code != "WIN" else "MM,WIN"}
        made = swiss(seed % 7, 8, 4) if seed % 2 else swiss(seed % 7, 18, 3)
        made, games = opened(made, drawing, 2)
        answer = still_open(made, **asked)

        assert answer.exact
        assert places_left(answer) == best_and_worst(made, games, **asked), code


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_more_open_games_reach_further(edition: str) -> None:
    drawing = Random(f"more {edition}")
    for seed in range(12):
        asked = {"edition": edition, "order": ",".join(drawing.sample(CODES, 4))}
        made, games = opened(swiss(seed, drawing.choice((7, 8, 11)), 4), drawing, 4)

        left = places_left(still_open(made, **asked))
        assert left == best_and_worst(made, games, **asked), asked


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_bounds_hold_what_can_be_reached(seed: int) -> None:
    drawing = Random(seed)
    made, games = opened(swiss(seed, 9, 4), drawing, 4)
    exact = best_and_worst(made, games, order="MM,SOLK")
    rows = {n: list(row) for n, row in made.crosstable.rows.items()}
    for number in games[0]:
        rows[number][-1] = AWAITED
    answer = still_open(with_rows(made, rows), order="MM,SOLK")

    assert not answer.exact
    assert games[0][0] in places_left(answer)
    for number, (best, worst) in places_left(answer).items():
        assert best <= exact[number][0] <= exact[number][1] <= worst


CLUB = """No.,Name,1,2,3,4,5
1,Ada,*,A,1,½,0
2,Bo,a,*,0,B,1
3,Cy,0,1,*,½,C
4,Di,½,b,½,*,1
5,Ed,1,0,c,0,*
"""
SCORES = {"1": "0", "½": "½", "0": "1", "": ""}


def club(*scores: str) -> Section:
    """The grid with these scores in its three open games."""
    text = CLUB
    for letter, score in zip("ABC", scores):
        text = text.replace(f",{letter}", f",{score}").replace(
            f",{letter.lower()}", f",{SCORES[score]}"
        )
    return reading.text(text).sections[0]


def test_a_round_robin_has_the_games_that_its_grid_lacks() -> None:
    answer = open_answer(club("", "", ""), order="SB,H2H,KS")
    games = sorted((game.first, game.other) for game in answer.open.games)
    assert games == [(1, 2), (2, 4), (3, 5)]
    assert (answer.open.exact, answer.to_dict()["round"]) == (True, None)

    reached: dict[int, list[int]] = {number: [] for number in range(1, 6)}
    for scores in product("1½0", repeat=3):
        for row in standings(club(*scores), order="SB,H2H,KS").rows:
            reached[row.player.number] += [row.place, row.last_place]
    assert places_left(answer.open) == {
        number: (min(all), max(all)) for number, all in reached.items()
    }


def test_teams_have_bounds_by_their_match_points() -> None:
    made = team_swiss(11, teams=6, rounds=3, boards=4)
    rows = {number: [*row[:-1], BLANK] for number, row in made.crosstable.rows.items()}
    answer = still_open(replace(with_rows(made, rows), scheduled_rounds=3), order="BH")

    assert not answer.exact
    now = {row.player.number: row.place for row in standings(made, order="BH").rows}
    assert all(reach.best <= now[reach.player.number] <= reach.worst for reach in answer.players)


@pytest.mark.parametrize("code", ["SOLK", "AOB", "OPERF", "DE", "FB", "OCUM"])
def test_far_away_games_are_looked_at_where_a_system_does(code: str) -> None:
    """In an event of many players and few rounds most games are far away from each player."""
    made, games = opened(swiss(3, 24, 3), Random(code), 3)
    asked = {"edition": "fide2023", "order": code}

    assert places_left(still_open(made, **asked)) == best_and_worst(made, games, **asked)
