"""Combined events: players play, teams are ranked by their top players."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.samples.made_up import MadeUp, made_up
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.ranking.combined import team_standings
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.editions import EDITIONS

ORDERS = ["scholastic-team", "wintd", "uschess", "TEAMSUM,MED,SOLK", "PCT,H2H,LOT", "fide"]
TEAMS = ["Birch Hollow", " birch  hollow ", "Larkspur", "Quarry Road", ""]


def in_teams(made: MadeUp) -> Section:
    """The made-up event, its players spread over teams; some have none."""
    section = made.section
    players = tuple(
        replace(player, team=TEAMS[player.number % len(TEAMS)]) for player in section.players
    )
    return replace(section, players=players)


@given(
    made=made_up(),
    edition=st.sampled_from(list(EDITIONS)),
    order=st.sampled_from(ORDERS),
    counting=st.integers(1, 5),
)
def test_a_teams_figures_are_the_sums_over_the_same_top_players(
    made: MadeUp, edition: str, order: str, counting: int
) -> None:
    section = in_teams(made)
    if not any(player.team.strip() for player in section.players):
        return
    players = standings(section, edition, order, lots="seed")
    teams = team_standings(players, counting)
    places = [row.player.number for row in players.rows]

    for row in teams.rows:
        team = teams.teams[row.player.number]
        counted = team.counted
        assert [one.player.number for one in team.players] == [
            number
            for number in places
            if " ".join(section.by_number[number].team.split()).casefold()
            == team.name.casefold().replace("  ", " ")
        ]
        assert len(counted) == min(counting, len(team.players))
        assert row.score == sum(one.score for one in counted)
        for one in teams.tie_breaks:
            sheet = teams.worksheet(row.player.number, one)
            amounts = [Fraction(term.amount) for term in sheet.terms if term.counted]
            assert sheet.value == row.values[one.code]
            if sheet.value is not None:
                assert sum(amounts) == sheet.value
                assert len(sheet.terms) == len(team.players)
            else:
                assert any(entry.values[one.code] is None for entry in counted)
    codes = {one.code for one in teams.tie_breaks}
    assert ("MM" in codes) == (order == "scholastic-team")
    assert codes & {"H2H", "LOT", "DE"} == set()
    assert [row.score for row in teams.rows] == sorted((r.score for r in teams.rows), reverse=True)


def test_how_many_count_and_who_has_a_team_has_to_be_known() -> None:
    made = MadeUp({1: [("W", 2, "")], 2: [("L", 1, "")]})
    ranked = standings(made.section, order="scholastic-team")

    with pytest.raises(TieBreakError, match="how many players count for a team"):
        team_standings(ranked)
    with pytest.raises(TieBreakError, match="no player has a team"):
        team_standings(ranked, 4)


def test_players_themselves_have_no_team_score() -> None:
    made = MadeUp({1: [("W", 2, "")], 2: [("L", 1, "")]})
    ranked = standings(in_teams(made), order="scholastic-team")

    assert {row.values["TEAMSUM"] for row in ranked.rows} == {None}
