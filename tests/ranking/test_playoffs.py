"""Play-offs: what they decide, above every tie-break, and what is refused."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from tests.make.crosstables import section, vector
from tests.referees.events import swiss
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import PERFECT_PLAYOFF, Competition, Player, Section
from xltiebreak.questions.plain_words import reason, unfinished
from xltiebreak.questions.why import why
from xltiebreak.ranking.asked import Asked
from xltiebreak.ranking.combined import competing_teams
from xltiebreak.ranking.standings import Standings, ranked

LEVEL = ("W3 W4 D2", "W4 W3 D1", "L1 L2 W4", "L2 L1 L3")
PERFECT = ("W3 W4 B", "W4 W3 B", "L1 L2 W4", "L2 L1 L3")


def placed(made: Section, playoff: str = "", order: str = "", **fields: str) -> Standings:
    return ranked(replace(made, playoff=playoff, **fields), Asked(order=order))


def numbers(standings: Standings) -> list[int]:
    return [row.player.number for row in standings.rows]


@pytest.mark.parametrize(
    ("playoff", "expected"),
    [
        ("", [2, 1, 3, 5, 6, 4]),
        ("5, 3", [2, 1, 5, 3, 6, 4]),
        ("5 > 3 (blitz 2–0)", [2, 1, 5, 3, 6, 4]),
        ("6, 5, 3", [2, 1, 6, 5, 3, 4]),
        ("#5,#3; 1, 2 (armageddon; 1-0)", [1, 2, 5, 3, 6, 4]),
    ],
)
def test_a_play_off_outranks_the_tie_breaks(playoff: str, expected: list[int]) -> None:
    """The figures of the article's event: 3, 5 and 6 are on 2 points."""
    assert numbers(placed(vector("bham.csv"), playoff, "bham")) == expected


@pytest.mark.parametrize(
    ("playoff", "message"),
    [
        ("6, 3", "(5) stands between those whom the play-off names"),
        ("2, 3", "who are not on one score"),
        ("5", "names only 5"),
        ("5, 5", "twice"),
        ("5, 3; 3, 6", "twice"),
        ("5, 9", "names '9', and nobody is that"),
        ("9, 8", "names '9', and nobody is that"),
        ("5, ", "a name is missing in the play-off"),
        ("Ann, Bob", "names 'ann, bob', and nobody is that; expected all who"),
    ],
)
def test_a_play_off_that_contradicts_the_places_is_refused(playoff: str, message: str) -> None:
    with pytest.raises(TieBreakError) as refused:
        placed(vector("bham.csv"), playoff, "bham")
    assert message.lower() in str(refused.value).lower()


def test_whoever_shares_a_place_has_to_be_named() -> None:
    three = section("B H", "B H", "B H", "U U")
    assert len({row.place for row in placed(three).rows[:3]}) == 1
    with pytest.raises(TieBreakError, match="shares place 1–3 with those whom the play-off names"):
        placed(three, "2, 1")
    level = placed(three, "2 , 1 = 3")
    assert [row.places for row in level.rows[:3]] == ["1", "2–3", "2–3"]
    assert why(level, 1, 3).decided_by is None


def test_whom_it_left_level_no_tie_break_parts_and_none_is_called_level() -> None:
    """Cumulative of 1 and 2 are 8 and 7."""
    best = "W6 W7 L8 W9", "W7 L8 W9 W6", "W8 L9 W6 W7", "W9 W6 W7 L8"
    made = section(*best, "U U U U", "L1 L4 L3 L2", "L2 L1 L4 L3", "L3 W2 W1 W4", "L4 W3 L2 L1")
    standings = placed(made, "3, 1 = 2, 4, 8")
    assert [row.places for row in standings.rows[:5]] == ["1", "2–3", "2–3", "4", "5"]
    assert why(standings, 1, 2).conclusion().endswith("and the play-off left them level.")
    told = reason(standings, standings.rows[1])
    assert "are level in the play-off" in told
    assert "every tie-break" not in told


def test_it_comes_after_the_last_round() -> None:
    with pytest.raises(TieBreakError, match="a play-off comes after the last round"):
        placed(replace(section(*LEVEL), scheduled_rounds=4), "2, 1")
    after_two = ranked(replace(section(*LEVEL), playoff="2, 1"), Asked(round=2))
    assert not after_two.playoffs
    assert "The play-off is left out: it comes after the last round." in after_two.rules_from


def test_what_decided_is_told_in_words() -> None:
    names = [Player(k, name) for k, name in enumerate(("Ash, Al", "Birch, Bo", "Cy", "Di"), 1)]
    standings = placed(section(*LEVEL, players=names), "birch, bo > Ash, Al (blitz 2–0)")
    first, second = standings.rows[:2]
    assert (first.decided_by, standings.decided_by(first)) == ("Playoff", "Playoff (blitz 2–0)")
    assert reason(standings, first).endswith("Birch won the play-off (blitz 2–0).")
    assert reason(standings, second).endswith("Ash lost the play-off (blitz 2–0).")
    between = why(standings, 1, 2)
    assert [look.tie_break.code for look in between.looks] == ["Playoff"]
    assert between.conclusion().endswith("the play-off decided (US Chess 34E12, blitz 2–0).")


def test_perfect_scores_share_their_place_until_it_is_played() -> None:
    """Without a play-off, Modified Median would part them."""
    made = section("W3 W4 B", "W5 W6 B", "L1 W5 D4", "D6 L1 D3", "L2 L3 D6", "D4 L2 D5")
    assert [row.places for row in placed(made).rows[:2]] == ["1", "2"]
    waiting = placed(made, perfect_scores=PERFECT_PLAYOFF)
    assert [row.places for row in waiting.rows[:2]] == ["1–2", "1–2"]
    due = "A play-off is due for places 1–2: Entrant 1 and Entrant 2 have all points."
    assert [*unfinished(waiting)] == [due]
    assert why(waiting, 1, 2).decided_by is None
    played = placed(made, "2, 1", perfect_scores=PERFECT_PLAYOFF)
    assert numbers(played)[:2] == [2, 1]
    assert [*unfinished(played)] == []


@pytest.mark.slow
def test_nobody_else_moves_whatever_the_play_off_gave() -> None:
    """Whoever is named holds one of the places that these held before; all others stay."""
    drawing = Random(34)
    tried = 0
    for seed in range(60):
        made = replace(swiss(seed, 12, 4), scheduled_rounds=4)
        before = placed(made)
        for tie in before.ties:
            group = [row.player.number for row in tie.standings]
            for order in [*permutations(group)][:6]:
                tried += 1
                after = placed(made, ",".join(map(str, order)))
                assert numbers(after)[tie.place - 1 : tie.last_place] == [*order]
                others = [row for row in after.rows if row.player.number not in group]
                assert [(row.player.number, row.places) for row in others] == [
                    (row.player.number, row.places)
                    for row in before.rows
                    if row.player.number not in group
                ]
                first, second = drawing.sample(group, 2)
                assert why(after, first, second).decided_by == "Playoff"
    assert tried > 100


def test_why_and_worksheet_of_a_team_tell_its_play_off() -> None:
    """What decided between teams of two competitions, and between no team of both."""
    players = [Player(k, f"P{k}") for k in range(1, 5)]
    made = section("W3 W4 D2", "W4 W3 D1", "L1 L2 D4", "L2 L1 D3", players=players)
    two = tuple(
        Competition(by, 2, 2, dict(enumerate(names.split(), 1)))
        for by, names in (("Team", "A B B A"), ("Club", "North South North South"))
    )
    made = replace(made, teams_by=two)
    _, clubs = competing_teams(placed(made, "South > North (blitz); 2, 1"))
    south, north = clubs.rows
    assert south.player.name == "South"
    told = why(clubs, north.player.number, south.player.number)
    assert told.decided_by == "Playoff"
    sheet = clubs.worksheet(south.player.number, clubs.tie_breaks[0])
    assert (sheet.value, sheet.name) == (1, "Playoff")
    assert "Playoff" not in [tie.code for tie in clubs.not_summed]
    for mixed in ("A > North", "North > A; 2, 1"):
        with pytest.raises(TieBreakError, match="not in one list of places"):
            competing_teams(placed(made, mixed))


def test_teams_of_players_play_off_by_name() -> None:
    players = [Player(k, f"P{k}", team=team) for k, team in enumerate("ABBA", 1)]
    made = section("W3 W4 D2", "W4 W3 D1", "L1 L2 W4", "L2 L1 L3", players=players, counting=1)
    for playoff in ("A > B (4 boards blitz)", "B > A; 2, 1"):
        players_first = placed(replace(made, team_minimum=2), playoff)
        [teams] = competing_teams(players_first)
        assert teams.rows[0].player.name == playoff[0]
    with pytest.raises(TieBreakError, match="'C', and nobody is that"):
        competing_teams(placed(made, "A > C"))
