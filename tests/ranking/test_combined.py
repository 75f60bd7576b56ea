"""Teams of players ranked by their top players, and prizes by boards; combined.txt has small events
by hand."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.make.made_up import MadeUp, made_up
from tests.make.made_up_teams import WEIGHTS, TeamEvent, team_event, team_events
from tests.make.small_team_event import ROUNDS, team_section
from xltiebreak import EDITIONS, Section, standings
from xltiebreak.ranking import board_prizes
from xltiebreak.ranking.board_prizes import BoardStandings
from xltiebreak.ranking.orders import order_named
from xltiebreak.rules.editions import edition_named

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


US = edition_named("uschess")


def board_standings(section: Section, order: str = "ihsa-team") -> tuple[BoardStandings, ...]:
    """The standings of each board, by an order of the teams."""
    return board_prizes.board_standings(section, US, order_named(order))


def placed(board: BoardStandings) -> list[tuple[str, int, float]]:
    """Place, number and score of its players."""
    return [(row.places, row.player.number, row.score) for row in board.rows]


def codes(order: str, edition: str = "uschess", rounds: int = 5) -> list[str]:
    """The tie-breaks of the boards where the teams have this order."""
    made = board_prizes.board_order(order_named(order), edition_named(edition), rounds)
    return [tie.code for tie in made]


def test_the_players_of_each_board_are_placed_by_their_points_whatever_the_board_is_worth() -> None:
    first, second = board_standings(team_section())

    assert (first.board, second.board) == (1, 2)
    assert placed(first) == [("1", 21, 2.0), ("2", 31, 1.5), ("3", 11, 1.0), ("4", 41, 0.5)]
    assert [(row.player.number, row.score) for row in second.rows] == [
        *((22, 2.5), (32, 2.0), (13, 0.5)),
        *((12, 0.0), (42, 0.0)),
    ]


def test_a_forfeit_counts_as_a_point_and_as_a_seat_but_not_as_a_game() -> None:
    _, second = board_standings(team_section())
    assert second.rows[0].player.number == 22
    assert (second.rows[0].score, second.seats[22], second.games[22]) == (2.5, 3, 2)


def test_a_player_stands_where_he_sat_most_often_and_of_two_boards_at_the_higher() -> None:
    section = team_section(
        (
            ("1 2: 11 1-0 21, 12 1-0 22",),
            ("1 2: 12 1-0 22, 13 1-0 21",),
            ("1 2: 11 1-0 21, 12 0-1 23",),
        )
    )
    first, second = board_standings(section)

    assert {row.player.number for row in first.rows} == {11, 21, 22}
    assert {row.player.number for row in second.rows} == {12, 13, 23}
    assert (second.seats[12], second.games[12], second.rows[0].score) == (2, 3, 2.0)


def test_in_a_long_event_seven_of_seven_come_ahead_of_seven_of_eight() -> None:
    """WinTD's help: "That would put, for example, a 7-0 ahead of 7-1. Solkoff would likely put them
    the other way around." Member 21 sits one round out."""
    won = [f"1 3: 11 {'0-1' if round == 8 else '1-0'} 31" for round in range(1, 9)]
    others = [f"2 4: {'22 0-1' if round == 8 else '21 1-0'} 41" for round in range(1, 9)]
    section = team_section(tuple(zip(won, others, strict=True)), weights=(1.0,))

    by_percentage = board_standings(section, "SOLK")[0]
    assert [tie.code for tie in by_percentage.tie_breaks] == ["PCT", "SOLK"]
    assert placed(by_percentage)[:2] == [("1", 21, 7.0), ("2", 11, 7.0)]
    assert [row.decided_by for row in by_percentage.rows[:2]] == ["PCT", "PCT"]
    assert [row.values["SOLK"] for row in by_percentage.rows[:2]] == [7.0, 8.0]


def test_the_tie_breaks_are_those_of_the_teams_that_a_player_can_have() -> None:
    assert codes("usat") == ["PCT", "SOLK", "MM", "CUM"]
    assert codes("USAT,SOLK,PCT,BH:GP,LOT", rounds=6) == ["PCT", "SOLK"]
    assert codes("GMP,EDE,SB,TBR") == ["SB"]


def test_where_the_teams_have_none_for_players_the_usual_ones_of_the_rules_stand_in() -> None:
    assert codes("ihsa-team", rounds=7) == ["PCT", "MM", "SOLK", "CUM", "OCUM"]
    assert codes("EDE,EMGSB", "fide2026")[:2] == ["BH/C1", "BH"]


def test_a_tie_break_among_the_tied_looks_at_the_players_of_the_board_only() -> None:
    section = team_section((("1 2: 11 1-0 21, 12 0-1 22", "3 4: 31 ½-½ 41, 32 ½-½ 42"),))
    first = board_standings(section, "H2H")[0]
    assert [len(tie.standings) for tie in first.ties] == [2]
    assert placed(first)[1:3] == [("2–3", 31, 0.5), ("2–3", 41, 0.5)]


def test_a_round_that_is_not_complete_counts_for_no_board() -> None:
    pending = (*ROUNDS, ("1 2: 11 1-0 22, 12 ? 21", "3 4: 31 1-0 41, 32 1-0 42"))
    section = team_section(pending)
    assert section.crosstable.complete_rounds == (1, 2, 3)
    assert [placed(board) for board in board_standings(section)] == [
        placed(board) for board in board_standings(team_section())
    ]


def test_without_line_ups_there_are_no_board_standings() -> None:
    section = team_section()
    assert section.matches is not None
    bare = replace(section, matches=replace(section.matches, members=None, lineups=()))
    assert board_standings(bare) == ()
    assert board_standings(replace(section, matches=None)) == ()
    assert board_standings(team_event(4, 3, WEIGHTS[1], Random(1)).section(with_boards=False)) == ()


@given(event=team_events())
def test_everybody_who_sat_at_a_board_stands_at_one_with_all_of_his_points(
    event: TeamEvent,
) -> None:
    section = event.section()
    sat = {
        member for row in event.lineups.values() for lineup in row for member in lineup if member
    }
    rows = [row for rows in board_standings(section) for row in rows.rows]

    complete = section.crosstable.complete_rounds
    assert sorted(row.player.number for row in rows) == sorted(
        member
        for member in sat
        if any(member in row[round - 1] for row in event.lineups.values() for round in complete)
    )
    for row in rows:
        games = event.games[row.player.number]
        assert row.score == sum(games[round - 1].points for round in complete)
