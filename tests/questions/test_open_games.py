"""What open games can still do, against a plain enumeration of every outcome."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pytest

from tests.make.crosstables import section, typed
from tests.nightly import by_day
from tests.ranking.test_worksheets_agree import CODES
from tests.referees.events import swiss
from tests.referees.team_events import team_swiss
from xltiebreak.answers.questions import StillOpen
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import AWAITED, BLANK, Outcome, Result
from xltiebreak.event.section import Section
from xltiebreak.formats import load
from xltiebreak.questions.reach import WhatIsOpen, what_is_open
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.standings import ranked
from xltiebreak.rules.editions import EDITIONS

WIN, DRAW, LOSS = Outcome.WIN, Outcome.DRAW, Outcome.LOSS
Game = tuple[int, int]


def with_round(made: Section, games: Sequence[Game], endings: Sequence[Outcome]) -> Section:
    """The section whose last round has these endings in these games."""
    twin = {WIN: LOSS, DRAW: DRAW, LOSS: WIN, Outcome.PENDING: Outcome.PENDING}
    rows = {number: list(row) for number, row in made.crosstable.rows.items()}
    for (white, other), ending in zip(games, endings, strict=True):
        for number, opponent, outcome in ((white, other, ending), (other, white, twin[ending])):
            rows[number][-1] = Result(outcome, opponent, rows[number][-1].colour)
    return replace(made, crosstable=Crosstable(tuple(rows), tuple(map(tuple, rows.values()))))


def opened(made: Section, drawing: Random, most: int) -> tuple[Section, list[Game]]:
    """The section of whose last round some games are still played; byes and forfeits stay."""
    games = [
        (number, row[-1].opponent)
        for number, row in made.crosstable.rows.items()
        if row[-1].played and row[-1].opponent and number < row[-1].opponent
    ]
    chosen = drawing.sample(games, min(most, len(games)))
    return with_round(made, chosen, [Outcome.PENDING] * len(chosen)), chosen


def best_and_worst(made: Section, games: Sequence[Game], asked: Asked) -> dict[int, Game]:
    """Each player's best and worst place over every outcome, each ranked as a whole event."""
    reached: dict[int, list[int]] = {number: [] for number in made.crosstable.numbers}
    for endings in product((WIN, DRAW, LOSS), repeat=len(games)):
        for row in ranked(with_round(made, games, endings), asked).rows:
            reached[row.player.number] += [row.place, row.last_place]
    return {number: (min(places), max(places)) for number, places in reached.items()}


def places_left(still_open: WhatIsOpen) -> dict[int, Game]:
    return {reach.player.number: (reach.best, reach.worst) for reach in still_open.players}


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_place_that_can_be_reached_is_told_and_no_other(edition: str) -> None:
    """Every tie-break of players takes part, each in the second place of an order behind one that
    seldom parts; by day each under every third edition."""
    drawing = Random(f"reach {edition}")
    for seed, code in enumerate(CODES):
        if (seed + [*EDITIONS].index(edition)) % by_day(3, night=1):
            continue
        asked = Asked(edition=edition, order=f"WIN,{code}" if code != "WIN" else "MM,WIN")
        made = swiss(seed % 7, 8, 4) if seed % 2 else swiss(seed % 7, 18, 3)
        made, games = opened(made, drawing, 2)
        still_open = what_is_open(ranked(made, asked))

        assert still_open.exact
        assert places_left(still_open) == best_and_worst(made, games, asked), code


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_more_open_games_reach_further(edition: str) -> None:
    drawing = Random(f"more {edition}")
    for seed in range(12):
        asked = Asked(edition=edition, order=",".join(drawing.sample(CODES, 4)))
        made, games = opened(swiss(seed, drawing.choice((7, 8, 11)), 4), drawing, 4)

        assert places_left(what_is_open(ranked(made, asked))) == best_and_worst(
            made, games, asked
        ), asked.order


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_bounds_hold_what_can_be_reached(seed: int) -> None:
    drawing = Random(seed)
    made, games = opened(swiss(seed, 9, 4), drawing, 4)
    asked = Asked(order="MM,SOLK")
    exact = best_and_worst(made, games, asked)
    hidden = next(iter(games))[0]
    rows = {n: list(row) for n, row in made.crosstable.rows.items()}
    for number in games[0]:
        rows[number][-1] = AWAITED
    made = replace(made, crosstable=Crosstable(tuple(rows), tuple(map(tuple, rows.values()))))
    still_open = what_is_open(ranked(made, asked))

    assert not still_open.exact
    assert hidden in places_left(still_open)
    for number, (best, worst) in places_left(still_open).items():
        assert best <= exact[number][0] <= exact[number][1] <= worst


def test_a_leader_whom_nobody_can_pass_has_clinched() -> None:
    """After three rounds 1 has 3 points, nobody else more than 1½; one round is to come."""
    rows = ("W2 W3 W4 .", "L1 D4 D3 .", "D4 L1 D2 .", "D3 D2 L1 .")
    still_open = what_is_open(ranked(replace(section(*rows), scheduled_rounds=4, trophies=1)))

    first, *rest = still_open.players
    assert (still_open.round, still_open.exact, still_open.games) == (4, False, ())
    assert (first.player.number, first.best, first.worst) == (1, 1, 1)
    assert first.clinched == ("place 1", "a trophy")
    assert [(reach.best, reach.worst, reach.clinched) for reach in rest] == [(2, 4, ())] * 3


def test_of_two_who_play_each_other_not_both_can_pass() -> None:
    """1 has 2½ and a bye of ½ to come, 2 and 3 have 2 and play each other: at most one of them
    comes to 3. That 4 and 5 play each other is not known, so that these are bounds."""
    made = section(
        *("W4 W5 D6 H", "W5 W6 L4 3w", "W6 W4 L5 2b", "L1 L3 W2 .", "L2 L1 W3 .", "L3 L2 D1 H")
    )
    still_open = what_is_open(ranked(typed(made)))

    assert (still_open.exact, places_left(still_open)[1]) == (False, (1, 2))
    assert [(game.first, game.other) for game in still_open.games] == [(2, 3)]


def test_a_game_typed_on_one_side_is_decided() -> None:
    still_open = what_is_open(ranked(typed(section("W2 W3", "L1 4w", "D4 .", "D3 ."))))

    assert [(game.first, game.other) for game in still_open.games] == [(2, 4)]
    assert (still_open.exact, still_open.outcomes) == (True, 3)


def test_what_is_certain_holds_over_the_board_and_says_so() -> None:
    """5 stays last whether 3 or 6 wins, or neither; if 6 does not come, 5 passes 6."""
    games = ("W6 D2 W3 W4", "W5 D1 U U", "W4 W5 L1 {}", "L3 W6 W5 L1", "L2 L3 L4 B", "L1 L4 B {}")
    opened_by, forfeited = (
        ranked(typed(section(*"|".join(games).format(*ends).split("|"))))
        for ends in (("6w", "3b"), ("X6", "F3"))
    )
    still_open = what_is_open(opened_by)

    [fifth] = [reach for reach in still_open.players if reach.player.number == 5]
    assert (fifth.best, fifth.worst) == (6, 6)
    assert [row.place for row in forfeited.rows if row.player.number == 5] == [5]
    assert still_open.how == (
        "1 open game, all 3 outcomes over the board gone through; a forfeit may change what is "
        "certain."
    )


def test_a_round_robin_has_the_games_that_its_grid_lacks(tmp_path: Path) -> None:
    grid = tmp_path / "club.csv"
    cells = ("*,,1,½,0", ",*,0,,1", "0,1,*,½,", "½,,½,*,1", "1,0,,0,*")
    names = ("Ada", "Bo", "Cy", "Di", "Ed")
    lines = [f"{k},{name},{row}" for k, (name, row) in enumerate(zip(names, cells, strict=True), 1)]
    grid.write_text("\n".join(["No.,Name,1,2,3,4,5", *lines]), encoding="utf-8")
    [left] = load(str(grid)).sections
    rows = left.crosstable.rows
    still_open = what_is_open(ranked(left, Asked(order="SB,H2H,KS")))
    assert sorted((game.first, game.other) for game in still_open.games) == [(1, 2), (2, 4), (3, 5)]
    assert (still_open.exact, StillOpen("Club", still_open).to_dict()["round"]) == (True, None)

    reached: dict[int, list[int]] = {number: [] for number in rows}
    for endings in product((WIN, DRAW, LOSS), repeat=3):
        table = {n: list(row) for n, row in rows.items()}
        for game, ending in zip(still_open.games, endings, strict=True):
            turned = {WIN: LOSS, DRAW: DRAW, LOSS: WIN}[ending]
            table[game.first][game.round - 1] = Result(ending, game.other)
            table[game.other][game.round - 1] = Result(turned, game.first)
        after = Crosstable(tuple(table), tuple(map(tuple, table.values())))
        for row in ranked(replace(left, crosstable=after), Asked(order="SB,H2H,KS")).rows:
            reached[row.player.number] += [row.place, row.last_place]
    assert places_left(still_open) == {
        number: (min(all), max(all)) for number, all in reached.items()
    }


def test_teams_have_bounds_by_their_match_points() -> None:
    made = team_swiss(11, teams=6, rounds=3, boards=4)
    rows = tuple((*row[:-1], BLANK) for row in made.crosstable.results)
    open_now = replace(
        made, crosstable=Crosstable(made.crosstable.numbers, rows), scheduled_rounds=3
    )
    still_open = what_is_open(ranked(open_now, Asked(order="BH")))

    assert not still_open.exact
    now = {row.player.number: row.place for row in ranked(made, Asked(order="BH")).rows}
    assert all(
        reach.best <= now[reach.player.number] <= reach.worst for reach in still_open.players
    )


def test_where_nothing_is_open_that_is_said() -> None:
    with pytest.raises(TieBreakError, match="every round is complete; give a change"):
        what_is_open(ranked(section("W2", "L1")))


@pytest.mark.parametrize("code", ["SOLK", "AOB", "OPERF", "DE", "FB", "OCUM"])
def test_far_away_games_are_looked_at_where_a_system_does(code: str) -> None:
    """In an event of many players and few rounds most games are far away from each player."""
    made, games = opened(swiss(3, 24, 3), Random(code), 3)
    asked = Asked(edition="fide2023", order=code)

    assert places_left(what_is_open(ranked(made, asked))) == best_and_worst(made, games, asked)


def test_two_rounds_to_come_leave_more_open_than_one() -> None:
    """4 is a point behind 1 and can come level in one round, 2 and 3 are 1½ behind."""
    rows = ("W2 W3 . .", "L1 D4 . .", "D4 L1 . .", "D3 D2 . .")
    made = section(*rows)
    worst = {
        rounds: places_left(what_is_open(ranked(replace(made, scheduled_rounds=rounds))))[1][1]
        for rounds in (3, 4)
    }

    assert worst == {3: 2, 4: 4}


def test_a_share_of_first_is_for_whoever_nobody_can_pass() -> None:
    """1 has 2½ and no game left, 2 has 1½ and one: at best they are level."""
    made = section("W3 W4 H", "W4 H 3w", "L1 W5 2b", "L2 L1 B", "U L3 H")
    still_open = what_is_open(ranked(made, Asked(order="WIN")))

    assert still_open.exact
    assert {
        reach.player.number: reach.clinched for reach in still_open.players if reach.clinched
    } == {
        1: ("a share of first",),
        5: ("place 5",),
    }


def test_the_trophies_are_those_of_the_prizes(tmp_path: Path) -> None:
    """1 has 3 points of 3 and one round to come, nobody else more than 1½."""
    event = tmp_path / "event.csv"
    rows = ["W2,W3,W4,", "L1,D4,D3,", "D4,L1,D2,", "D3,D2,L1,"]
    lines = [f"{k},Name {k},{row}" for k, row in enumerate(rows, start=1)]
    for prizes, clinched in (
        ("60-30, 1st trophy", ("place 1", "a trophy")),
        ("60-30", ("place 1",)),
    ):
        text = ["Event,Club", "Rounds,4", f'Prizes,"{prizes}"', "", "No.,Name,R1,R2,R3,R4", *lines]
        event.write_text("\n".join(text), encoding="utf-8")
        [made] = load(str(event)).sections

        assert what_is_open(ranked(made)).players[0].clinched == clinched
