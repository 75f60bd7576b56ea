"""Teams of players: what the function TEAMSUM_TB spills."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.functions.spilled import NAMES, RESULTS, block_of, shown
from tests.make.made_up import MadeUp, made_up
from tests.nightly import by_day
from xltiebreak.checks.unfinished import left_out
from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions import Given, spills
from xltiebreak.functions.blocks import section_of
from xltiebreak.functions.given import Entered
from xltiebreak.ranking.combined import team_standings
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.editions import EDITIONS


@pytest.mark.slow
@settings(max_examples=by_day(5, night=120))
@given(
    made=made_up(),
    edition=st.sampled_from(list(EDITIONS)),
    order=st.sampled_from(["", "scholastic-team", "MED,TEAMSUM,SOLK", "PCT,H2H"]),
    counting=st.integers(1, 4),
)
def test_teams_of_players_are_ranked_as_by_the_core(
    made: MadeUp, edition: str, order: str, counting: int
) -> None:
    rows = block_of(made)
    names = ["Birch Hollow", "Larkspur", ""]
    column = [[names[k % 3]] for k in range(1, len(rows) + 1)]
    section = section_of(Entered(tuple(map(tuple, rows)), notation="us"))
    if not any(column[number - 1][0] for number in section.by_number):
        return
    ours = team_standings(
        standings(_in_teams(section, column), edition, order), counting
    )  # fmt: skip

    header, *spilled = spills.team_standings_table(
        Given(rows, order, edition=edition, notation="us"), column, counting
    )

    below = [*[ours.about_unplaced][: len(ours.unplaced)], *left_out(section).values()]
    summed = [one.code for one in ours.tie_breaks if one.code != "TEAMSUM"]
    assert header == ["Place", "Team", "Score", *summed, "Decided by"]
    assert spilled == [
        [
            row.places if row.shared or not row.place else row.place,
            row.player.name,
            row.score,
            *(shown(row.values[code]) for code in summed),
            row.decided_by or "",
        ]
        for row in ours.listed
    ] + [[sentence, *[""] * (len(header) - 1)] for sentence in below]


def _in_teams(section: Any, column: list[list[str]]) -> Any:
    from dataclasses import replace

    players = tuple(replace(p, team=column[p.number - 1][0]) for p in section.players)
    return replace(section, players=players)


@pytest.mark.parametrize(
    ("teams", "counting", "told"),
    [
        (NAMES, None, "'' is not how many players count for a team; expected a number such as 4"),
        (NAMES, "four", "'four' is not how many"),
        (NAMES, 0, "'0' is not how many"),
        (NAMES, 2.5, "'2.5' is not how many"),
        (NAMES, "9" * 3000, "is not how many"),
        ([[""]] * 4, 2, "no player has a team"),
        (NAMES[:3], 2, "the block of teams has 3 cells, the results have 4 rows"),
    ],
)
def test_a_combined_event_needs_teams_and_how_many_count(
    teams: Any, counting: Any, told: str
) -> None:
    with pytest.raises(TieBreakError) as refused:
        spills.team_standings_table(Given(RESULTS), teams, counting)

    assert told in str(refused.value)


def test_nobody_ranked_yet_is_an_empty_table() -> None:
    table = spills.team_standings_table(Given([[None], [""]]), [["Elms"], ["Oaks"]], 4)

    assert table == [["Place", "Team", "Score", "Decided by"]]


def test_a_team_of_one_player_has_no_place_unless_the_minimum_says_so() -> None:
    """1 wins all games; 2 and 3 are of one team."""
    results = [["W3", "W4", "W2"], ["W4", "L3", "L1"], ["L1", "W2", "L4"], ["L2", "L1", "W3"]]
    teams = [["Alpha"], ["Beta"], ["Beta"], ["unattached"]]

    table = spills.team_standings_table(Given(results), teams, 3)
    assert [row[:3] for row in table[1:3]] == [[1, "Beta", 2], ["–", "Alpha", 3]]
    assert table[3][0].startswith("Alpha has no place: a team needs 2 players")
    table = spills.team_standings_table(Given(results), teams, 3, 1)
    assert [row[:3] for row in table[1:]] == [[1, "Alpha", 3], [2, "Beta", 2]]
    fide = spills.team_standings_table(Given(results, edition="fide2026"), teams, 3)
    assert [row[:2] for row in fide[1:]] == [[1, "Alpha"], [2, "Beta"]]
    for wrong in ("0", "many", -1):
        with pytest.raises(TieBreakError):
            spills.team_standings_table(Given(results), teams, 3, wrong)
