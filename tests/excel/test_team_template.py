"""The workbook for teams as a file: its sheets, its stored values, and reading it back."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from tests.command import ROOT
from tests.excel.workbooks import TEAM_EVENTS, four_teams, read_back, sheets, written
from tests.make.recalculation import Recalculated
from tests.make.school_events import IHSA_WEIGHTS, team_event
from tests.nightly import by_day
from tests.referees.team_events import every_kind_of_teams
from xltiebreak import (
    Crosstable,
    Event,
    Outcome,
    Player,
    Result,
    Section,
    TieBreakError,
    examine_event,
)
from xltiebreak.event.results import BLANK
from xltiebreak.event.section import BY_GAME_POINTS, Matches, MatchPoints
from xltiebreak.excel import empty_team_event, read_workbook, write_workbook
from xltiebreak.ranking.standings import standings
from xltiebreak.tables.labels import MATCH_LABELS

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("name", "route"), [*product(TEAM_EVENTS, ["plain", "classic"])][:: by_day(3, night=1)]
)
def test_what_was_written_is_read_back(name: str, route: str) -> None:
    section, again = TEAM_EVENTS[name].sections[0], read_back(TEAM_EVENTS[name], route).sections[0]
    rounds = section.crosstable.rounds
    assert again.matches is not None
    assert section.matches is not None
    assert [row[:rounds] for row in again.crosstable.results] == list(section.crosstable.results)
    assert [row[:rounds] for row in again.matches.points] == list(section.matches.points)
    assert [player.name for player in again.players] == [player.name for player in section.players]
    assert again.matches.board_weights == section.matches.board_weights
    assert (again.order, again.paired_as, again.trophies) == (section.order, section.paired_as, 3)
    assert bool(again.matches.members) == bool(section.matches.members)


def test_line_ups_and_board_results_are_read_back() -> None:
    inside, again = (
        [of.lineups, of.rosters, of.members and of.members.crosstable]
        for event in (team_event(6, 4), read_back(team_event(6, 4)))
        if (of := event.sections[0].matches)
    )
    assert inside == again
    assert all(inside)


def test_settings_of_teams_are_read_back() -> None:
    section = team_event(4, 2, order="GMP").sections[0]
    assert section.matches is not None
    scale = MatchPoints(1.0, 0.5, 0.0)
    by_games = replace(section.matches, placed_by=BY_GAME_POINTS, match_points=scale)
    again = read_back(Event("x", (replace(section, matches=by_games),))).sections[0].matches
    assert again is not None
    assert (again.placed_by, again.match_points) == (BY_GAME_POINTS, scale)
    assert again.weights == IHSA_WEIGHTS


def test_a_combined_event_keeps_how_many_players_count() -> None:
    numbers, rows = (1, 2), ((Result(Outcome.WIN, 2),), (Result(Outcome.LOSS, 1),))
    players = (Player(1, "Ann", team="Lake"), Player(2, "Bo", team="Hill"))
    section = Section("Open", players, Crosstable(numbers, rows), counting=4)
    assert read_back(Event("x", (section,))).sections[0].counting == 4


@pytest.mark.parametrize(
    ("name", "boards", "order"),
    [("team", [8, "12 11 10 9 8 7 6 5"], "ihsa-team"), ("team-4-boards", [4, None], "usat")],
)
def test_a_club_finds_the_illinois_final_and_four_equal_boards_ready(
    name: str, boards: list[object], order: str
) -> None:
    sheet = sheets((ROOT / f"templates/{name}.xlsx").read_bytes())["Event"]
    labels = {row[0].value: row[1].value for row in sheet.iter_rows(max_row=30)}
    assert [labels[label] for label in MATCH_LABELS.values()] == [None, None, *boards]
    assert (labels["Kind"], labels["Rounds"], labels["Tie-break order"]) == ("team", 7, order)


def test_boards_of_rounds_to_come_are_folded_away_and_take_no_paper() -> None:
    def folded(content: bytes) -> list[tuple[int, bool]]:
        sheet = sheets(content)["Boards"]
        rows = [sheet.row_dimensions[row] for row in range(5, sheet.max_row + 1)]
        return [(row.outlineLevel, row.hidden) for row in rows]

    # two matches of two boards a round; the three rows for byes belong to the last round
    later = [(2, True)] * (4 + 3 * 2)
    assert folded(four_teams("plain")) == [(0, False)] * 4 + [(1, True)] * 4 + later
    assert set(folded(written("eight weighted boards", "plain"))) == {(0, False)}


def test_a_match_whose_teams_disagree_cannot_be_written() -> None:
    rows = ((Result(Outcome.WIN, 2),), (Result(Outcome.WIN, 1),))
    matches = Matches(((None,), (None,)), 4)
    players = (Player(1, "Lake"), Player(2, "Hill"))
    section = Section("Open", players, Crosstable((1, 2), rows), matches=matches)
    with pytest.raises(TieBreakError, match=r"Round 1 of Lake against Hill does not go together"):
        write_workbook(Event("x", (section,)))


def test_row_k_is_team_k_whatever_the_event_s_rows_are() -> None:
    rows = ((Result(Outcome.LOSS, 2),), (Result(Outcome.WIN, 4),))
    matches = Matches(((1.0,), (3.0,)), 4)
    players = (Player(4, "Lake"), Player(2, "Hill"))
    section = Section("Open", players, Crosstable((4, 2), rows), matches=matches)
    again = read_back(Event("x", (section,))).sections[0]
    assert dict(again.crosstable.rows) == {2: rows[1], 4: rows[0]}
    assert again.matches is not None
    assert again.matches.points == ((3.0,), (1.0,))


@pytest.mark.parametrize(
    ("made", "message"),
    [
        (lambda: empty_team_event(151), "room for 1 to 150 teams, not 151"),
        (lambda: empty_team_event(8, 21), "room for 1 to 20 rounds, not 21"),
        (lambda: empty_team_event(8, 7, 51), "1 to 50 boards, not 51"),
        (lambda: empty_team_event(8, 7, 4, (2.0, 1.0)), "2 board weights for 4 boards"),
    ],
)
def test_what_the_sheets_have_no_room_for_is_refused(made: Any, message: str) -> None:
    with pytest.raises(TieBreakError, match=message):
        made()


def test_too_many_teams_of_an_event_are_refused_with_its_section() -> None:
    numbers = (1, 151)
    section = Section(
        "Open",
        tuple(map(Player, numbers)),
        Crosstable(numbers, ((BLANK,), (BLANK,))),
        matches=Matches(((None,), (None,)), 4),
    )
    with pytest.raises(TieBreakError, match="Open: a workbook has room for 1 to 150 teams"):
        write_workbook(Event("x", (section,)))


def test_the_team_that_the_worksheet_shows_is_chosen_by_a_name_that_is_no_formula() -> None:
    section = team_event(4, 3).sections[0]
    players = tuple(Player(team.number, f"=1+{team.number}") for team in section.players)
    event = Event("x", (replace(section, players=players),))
    sheet = sheets(write_workbook(event))["Worksheet"]
    assert sheet["C4"].value == standings(section).rows[0].player.number


def test_names_that_a_formula_cannot_look_for_are_written_as_numbers() -> None:
    odd = ("Lake?", "Hill*", "=1+1", "4", "Twin", "twin", "  Oak", "Elm")
    section = empty_team_event(8, 1).sections[0]
    rows = tuple(
        Result(Outcome.WIN if n % 2 else Outcome.LOSS, n + 1 if n % 2 else n - 1)
        for n in range(1, 9)
    )
    section = replace(
        section,
        players=tuple(Player(number, name) for number, name in enumerate(odd, start=1)),
        crosstable=Crosstable(section.crosstable.numbers, tuple((result,) for result in rows)),
    )
    content = write_workbook(Event("x", (section,)))
    sheet = sheets(content)["Matches"]
    assert [sheet.cell(row, 2).value for row in range(5, 9)] == [1, 3, 5, 7]
    assert [sheet.cell(row, 5).value for row in range(5, 9)] == [2, 4, 6, "Elm"]
    assert Recalculated(content).block("Crosstable", 5, 4, 8, 1) == [
        *([text] for text in ("W2", "L1", "W4", "L3", "W6", "L5", "W8", "L7")),
    ]


@pytest.mark.parametrize("section", [*every_kind_of_teams(2)], ids=lambda section: section.name)
def test_any_team_event_is_read_back_with_its_matches_and_boards(section: Section) -> None:
    content = write_workbook(Event("x", (section,)), route="plain")
    again = read_workbook(content, "event.xlsx").sections[0]
    assert not [finding for finding in examine_event(Event("x", (again,))) if finding.is_error]
    assert again.matches is not None
    assert section.matches is not None
    assert section.matches.members is not None
    assert again.matches.members is not None
    rounds = section.crosstable.rounds
    for number, results in section.crosstable.rows.items():
        mine = [(result.opponent, result.played, result.points) for result in results]
        theirs = again.crosstable.rows[number][:rounds]
        assert [(result.opponent, result.played, result.points) for result in theirs] == mine
    for member, games in section.matches.members.crosstable.rows.items():
        theirs = again.matches.members.crosstable.rows[member][:rounds]
        assert [(game.opponent, game.points) for game in theirs] == [
            (game.opponent, game.points) for game in games
        ]


def test_a_board_at_which_neither_team_had_anybody_is_in() -> None:
    rows = ((Result(Outcome.WIN, 2),), (Result(Outcome.LOSS, 1),))
    games = ((Result(Outcome.WIN, 2),), (Result(Outcome.LOSS, 1),))
    members = Section("", (Player(1, "Ann"), Player(2, "Bo")), Crosstable((1, 2), games))
    matches = Matches(
        ((1.0,), (0.0,)),
        boards=2,
        members=members,
        rosters=((1,), (2,)),
        lineups=(((1, 0),), ((2, 0),)),
    )
    teams = (Player(1, "Lake"), Player(2, "Hill"))
    section = Section("Open", teams, Crosstable((1, 2), rows), matches=matches)
    sheet = sheets(write_workbook(Event("x", (section,))))["Boards"]
    assert [sheet.cell(row, 5).value for row in (5, 6)] == ["1", "--"]
    again = read_back(Event("x", (section,))).sections[0].matches
    assert again is not None
    assert again.lineups == matches.lineups


def test_byes_of_other_worth_have_their_words() -> None:
    byes = [Result(Outcome.PAIRING_BYE, worth=0.5), Result(Outcome.FULL_BYE), BLANK]
    odd = Result(Outcome.PAIRING_BYE, worth=1.5)
    section = empty_team_event(3, 1, 4).sections[0]

    def written_with(*results: Result) -> Any:
        table = Crosstable((1, 2, 3), tuple((result,) for result in results))
        content = write_workbook(Event("x", (replace(section, crosstable=table),)))
        return sheets(content)["Matches"]

    sheet = written_with(*byes)
    assert [sheet.cell(row, 6).value for row in (5, 6)] == ["half bye", "bye"]
    with pytest.raises(TieBreakError, match="team 1 has a result for which the sheet Matches has"):
        written_with(odd, *byes[1:])
