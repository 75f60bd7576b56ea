"""Combined events: players play, teams are ranked by their top players."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.make.made_up import MadeUp, made_up
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.ranking.combined import TeamStandings, team_standings
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


ALONE = {
    1: [("W", 3, ""), ("W", 4, ""), ("W", 2, "")],
    2: [("W", 4, ""), ("L", 3, ""), ("L", 1, "")],
    3: [("L", 1, ""), ("W", 2, ""), ("L", 4, "")],
    4: [("L", 2, ""), ("L", 1, ""), ("W", 3, "")],
}
"""1 wins all games; 2 and 3 are of one school."""


def teams_of(*names: str, edition: str = "uschess", minimum: int | None = None) -> TeamStandings:
    section = MadeUp(ALONE).section
    players = tuple(replace(player, team=names[player.number - 1]) for player in section.players)
    changed = replace(section, players=players, team_minimum=minimum)
    return team_standings(standings(changed, edition), 3)


def places(teams: TeamStandings) -> dict[str, int]:
    return {row.player.name: row.place for row in teams.listed}


def test_a_team_of_one_player_has_no_place_by_american_rules() -> None:
    made = teams_of("Alpha", "Beta", "Beta", "Gamma")

    assert places(made) == {"Beta": 1, "Alpha": 0, "Gamma": 0}
    assert [row.places for row in made.listed] == ["1", "–", "–"]
    assert made.about_unplaced == (
        "Alpha and Gamma have no place: a team needs 2 players (US scholastic regulations 10.2.2)."
    )


@pytest.mark.parametrize("edition", ["fide2009", "fide2023", "fide2026", "raw"])
def test_by_other_rules_one_player_is_a_team_unless_a_minimum_is_stated(edition: str) -> None:
    names = ("Alpha", "Beta", "Beta", "Gamma")

    assert places(teams_of(*names, edition=edition)) == {"Alpha": 1, "Beta": 2, "Gamma": 3}
    with_minimum = teams_of(*names, edition=edition, minimum=2)
    assert places(with_minimum) == {"Beta": 1, "Alpha": 0, "Gamma": 0}
    assert "(as stated for this section)" in with_minimum.about_unplaced


@pytest.mark.parametrize(
    ("minimum", "expected"),
    [
        (1, {"Alpha": 1, "Beta": 2, "Gamma": 3}),
        (2, {"Beta": 1, "Alpha": 0, "Gamma": 0}),
        (3, {"Alpha": 0, "Beta": 0, "Gamma": 0}),
    ],
)
def test_the_minimum_may_be_stated(minimum: int, expected: dict[str, int]) -> None:
    assert places(teams_of("Alpha", "Beta", "Beta", "Gamma", minimum=minimum)) == expected


@pytest.mark.parametrize(
    "none",
    [
        *("", " ", "unattached", "Unattached", "UNATT.", "none", "-", "–", "n/a", "no team"),
        *("(none)", "Independent", "ohne Verein", "sans club", "bez klubu"),
    ],
)
def test_who_is_unattached_plays_for_no_team(none: str) -> None:
    made = teams_of(none, "Beta", "Beta", none, minimum=1)

    assert places(made) == {"Beta": 1}
    assert made.about_unplaced == ""


def test_spellings_of_a_team_are_counted_together() -> None:
    assert places(teams_of("Alpha", "Beta", " beta ", "ALPHA")) == {"Alpha": 1, "Beta": 2}
