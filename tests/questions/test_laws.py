"""What is asked about places, as told in the texts of this folder; and what holds for each answer:
the standings and the prizes of whole events, before and after, say the same. What open games
can still do is held against a plain enumeration of every outcome."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise, product
from random import Random

import pytest

from tests.cases import Case, Stage, cases, play
from tests.make import reading
from tests.make.crosstables import renumbered
from tests.make.funds import places, under, with_prizes, with_random_prizes
from tests.make.questions import (
    CODES,
    DRAW,
    EVENTS,
    LOSS,
    WIN,
    Game,
    best_and_worst,
    changes,
    open_answer,
    opened,
    orders,
    places_left,
    still_open,
    what_if,
    why,
    with_round,
    with_rows,
)
from tests.nightly import by_day, mostly_slow
from tests.referees.events import swiss
from tests.referees.team_events import team_swiss
from xltiebreak import (
    EDITIONS,
    Outcome,
    Result,
    Section,
    SectionStandings,
    explain,
    prizes,
    standings,
)


@pytest.mark.parametrize("case", cases("questions/*.txt"))
def test_a_case_of_a_text(case: Case, stage: Stage) -> None:
    play(case, stage)


def cash_of(table: SectionStandings) -> dict[int, int] | None:
    """What everybody is paid; nothing before all is played."""
    if not table.players.is_final:
        return None
    return {share.entrant.number: share.paid for share in prizes(table)[0].awards.shares}


@pytest.mark.parametrize("seed", mostly_slow(range(12)))
def test_every_move_is_between_two_definite_states(seed: int) -> None:
    """Of a round that is completed, and of a result that is changed: by the standings and the
    prizes before and after."""
    drawing = Random(f"moves {seed}")
    whole = with_prizes(
        swiss(seed, drawing.choice((6, 8, 11)), 3), places(60, 45, 30) + under(1500, 20)
    )
    whole = replace(whole, scheduled_rounds=3)
    begun, games = opened(whole, drawing, 9)
    numbers = [n for n, row in whole.crosstable.rows.items() if row[0].outcome is Outcome.WIN]
    for made, changed in (
        (begun, [f"R3 {white}-{other} {drawing.choice(('1-0', '½-½'))}" for white, other in games]),
        (whole, [f"R1 {n} L{whole.crosstable.rows[n][0].opponent}" for n in numbers[:1]]),
    ):
        if not changed:
            continue
        answer = what_if(made, *changed)
        before, after = (
            {row.player.number: row.place for row in each.players.rows}
            for each in (answer.standings[0], answer.after)
        )
        moved = {n for n in before if before[n] != after[n]}
        was, now = cash_of(answer.standings[0]), cash_of(answer.after)
        if was is not None and now is not None:
            moved |= {n for n in before if was.get(n) != now.get(n)}

        assert {move["number"] for move in answer.to_dict()["moved"]} == moved
        assert str(answer).split(": ")[1].startswith(f"{len(moved) or 'no'} player")


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("event", EVENTS)
def test_neighbours_are_parted_by_what_the_standings_say(event: str, edition: str) -> None:
    drawing = Random(f"why {event} {edition}")
    by_tie_break = 0
    for order in orders(drawing, 2)[::3]:
        table = standings(EVENTS[event], edition=edition, order=order)
        for before, after in pairwise(table.rows):
            answer = why(table, after.player.number, before.player.number)
            decided = None if before.place == after.place else after.decided_by
            if before.score != after.score:
                decided = "score"
            assert answer.decided_by == decided
            if before.place != after.place:
                assert (answer.ahead, answer.behind) == (before, after)
            by_tie_break += decided not in (None, "score")

    assert by_tie_break > 5


@pytest.mark.slow
@pytest.mark.parametrize("event", EVENTS)
def test_its_values_are_those_of_the_standings_and_its_sentences_those_of_explain(
    event: str,
) -> None:
    drawing = Random(f"sentences {event}")
    looked_at = 0
    for order in orders(drawing, 2)[::5]:
        table = standings(EVENTS[event], edition="fide2026", order=order)
        tied = [row.player.number for tie in table.players.ties for row in tie.standings]
        scores = {row.player.number: row.score for row in table.rows}
        pairs = [(a, b) for a, b in combinations(tied, 2) if scores[a] == scores[b]]
        for first, other in drawing.sample(pairs, min(12, len(pairs))):
            answer = why(table, first, other)
            for place, look in enumerate(answer.looks):
                assert look.tie_break is table.order.tie_breaks[place]
                assert look.level == (answer.decided_by != look.tie_break.code)
                for row, sheet in zip(answer.both, look.both, strict=True):
                    assert sheet.value == row.values[look.tie_break.code]
                    [own] = explain(table, row.player.number, [look.tie_break.code]).worksheets
                    assert sheet.sentence() == own.sentence()
                    looked_at += 1

    assert looked_at > 25


def outcomes(made: Section, games: list[Game]) -> Iterator[SectionStandings]:
    for endings in product((WIN, DRAW, LOSS), repeat=len(games)):
        yield standings(with_round(made, games, endings), order="MM")


def confirmed(table: SectionStandings, number: int, certain: str) -> bool:
    """Whether the standings, and the prizes given by them, say so too."""
    [row] = [row for row in table.rows if row.player.number == number]
    given = prizes(table)[0].awards
    if certain == "a trophy":
        drawing = [{entrant.number for entrant in each.takers} for each in given.trophies]
        return any(number in each and drawing.count(each) >= len(each) for each in drawing)
    if certain == "a share of first":
        [share] = [share for share in given.shares if share.entrant.number == number]
        return row.score == table.rows[0].score and share.paid > 0
    return certain == f"place {row.place}" == f"place {row.last_place}"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(by_day(40, night=400)))
def test_what_is_certain_is_so_after_every_outcome(seed: int) -> None:
    drawing = Random(f"certain {seed}")
    made, games = opened(swiss(seed, drawing.choice((5, 6, 8)), 3), drawing, 2)
    made = with_random_prizes(replace(made, scheduled_rounds=3), drawing)
    if not games:
        return
    answer = still_open(made, order="MM")
    after = list(outcomes(made, games))

    for reach in answer.players:
        for certain in reach.clinched:
            assert all(confirmed(each, reach.player.number, certain) for each in after), (
                reach.player.number,
                certain,
            )


TURNED = {Outcome.WIN: Outcome.LOSS, Outcome.LOSS: Outcome.WIN, Outcome.DRAW: Outcome.WIN}


def corrected(made: Section, number: int, round: int) -> Section:
    """The section in which this game ended the other way; a draw is lost by the opponent."""
    rows = {k: list(row) for k, row in made.crosstable.rows.items()}
    own = rows[number][round - 1]
    assert own.opponent is not None
    turned = TURNED[own.outcome]
    theirs = rows[own.opponent][round - 1]
    rows[number][round - 1] = Result(turned, own.opponent, own.colour)
    rows[own.opponent][round - 1] = Result(
        Outcome.LOSS if turned is Outcome.WIN else Outcome.WIN, number, theirs.colour
    )
    return with_rows(made, rows)


def named(made: Section) -> Section:
    """The section with names of its own."""
    players = [replace(player, name=f"Name {player.number}, Any") for player in made.players]
    return replace(made, players=tuple(players))


@pytest.mark.parametrize("event", ["swiss", "small swiss", "double"])
def test_exactly_the_planted_corrections_are_found(event: str) -> None:
    drawing = Random(event)
    old = named(EVENTS[event])
    games = [
        (round, number)
        for number, row in old.crosstable.rows.items()
        for round, result in enumerate(row, start=1)
        if result.played and number < (result.opponent or 0)
    ]
    for count in (1, 1, 2, 3):
        planted = sorted(drawing.sample(games, count))
        new = old
        for round, number in planted:
            new = corrected(new, number, round)
        [differing] = changes(old, new, order="SOLK,SB,H2H").sections

        assert [line.split(" ")[:2] for line in differing.results] == [
            [f"R{round}:", f"{number}"] for round, number in planted
        ]
        assert differing.others == []
        before, after = (standings(version, order="SOLK,SB,H2H") for version in (old, new))
        was = {row.player.number: row for row in before.rows}
        assert [move.now.player.number for move in differing.lists[0].moved] == [
            row.player.number for row in after.rows if row.place != was[row.player.number].place
        ]


@pytest.mark.parametrize("event", ["swiss", "teams"])
def test_the_same_event_has_no_changes_whatever_its_numbers(event: str) -> None:
    made = named(EVENTS[event])

    assert str(changes(made, made)) in (
        "Nothing differs, no player moved.",
        "Nothing differs, no team moved.",
    )


def test_players_with_other_numbers_are_known_by_their_names() -> None:
    made = named(EVENTS["swiss"])
    numbers = made.crosstable.numbers
    other = renumbered(made, dict(zip(numbers, numbers[::-1])))  # as another program may give them
    [differing] = changes(made, other, order="SOLK").sections

    assert differing.results == []
    assert len(differing.others) == len(made.players)
    assert differing.lists[0].moved == []


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
    for seed in range(by_day(4, night=24)):
        asked = {"edition": edition, "order": ",".join(drawing.sample(CODES, 4))}
        made, games = opened(swiss(seed, drawing.choice((7, 8, 11)), 4), drawing, 4)

        left = places_left(still_open(made, **asked))
        assert left == best_and_worst(made, games, **asked), asked


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(by_day(8, night=40)))
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


@pytest.mark.slow
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


@pytest.mark.slow
@pytest.mark.parametrize("code", ["SOLK", "AOB", "OPERF", "DE", "FB", "OCUM"])
def test_far_away_games_are_looked_at_where_a_system_does(code: str) -> None:
    """In an event of many players and few rounds most games are far away from each player."""
    made, games = opened(swiss(3, 24, 3), Random(code), 3)
    asked = {"edition": "fide2023", "order": code}

    assert places_left(still_open(made, **asked)) == best_and_worst(made, games, **asked)
