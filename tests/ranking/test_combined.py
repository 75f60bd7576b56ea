"""Combined events: players play, teams are ranked by their top players; combined.txt has small
events by hand."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from tests.make.made_up import MadeUp, made_up
from xltiebreak import EDITIONS, Section, standings

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
    ours = standings(section, edition=edition, order=order, lots="seed", counting=counting)
    players, teams = ours.players, ours.teams
    assert teams
    places = [row.player.number for row in players.rows]

    for row in teams.rows:
        team = teams.teams[row.player.number]
        counted = team.counted
        assert [member.player.number for member in team.players] == [
            number
            for number in places
            if " ".join(section.by_number[number].team.split()).casefold()
            == team.name.casefold().replace("  ", " ")
        ]
        assert len(counted) == min(counting, len(team.players))
        assert row.score == sum(member.score for member in counted)
        for tie in teams.tie_breaks:
            sheet = teams.worksheet(row.player.number, tie)
            amounts = [Fraction(term.amount) for term in sheet.terms if term.counted]
            assert sheet.value == row.values[tie.code]
            if sheet.value is not None:
                assert sum(amounts) == sheet.value
                assert len(sheet.terms) == len(team.players)
            else:
                assert any(entry.values[tie.code] is None for entry in counted)
    codes = {tie.code for tie in teams.tie_breaks}
    assert ("MM" in codes) == (order == "scholastic-team")
    assert codes & {"H2H", "LOT", "DE"} == set()
    assert [row.score for row in teams.rows] == sorted((r.score for r in teams.rows), reverse=True)
