"""Teams and matches typed as lists: results follow from points, and what does not fit is told."""

from __future__ import annotations

import pytest

from tests.tables.grids import MERGED, found, messages, read, sheet, tells
from tests.tables.team_sheets import (
    BOARDS,
    EVENT,
    MATCH,
    MATCHES,
    PLAYERS,
    TEAMS,
    Rows,
    section,
    team_event,
)
from xltiebreak.event.findings import TieBreakError
from xltiebreak.ranking.standings import standings
from xltiebreak.tables.cells import Cell


def test_the_points_of_matches_place_the_teams() -> None:
    assert [row.player.name for row in standings(section(team_event()), order="GMP").rows] == [
        *("Cedar Falls", "Elm Park", "Oak Ridge", "Birch Bay")
    ]


def test_the_players_of_the_section_are_the_teams_that_have_a_name() -> None:
    made = section(
        team_event(teams=[["Rating", "Team name", "Pair", "Coach"], [1500, "Oak", 7, "X"]])
    )
    [team] = made.players
    assert (team.number, team.name, team.rating) == (7, "Oak", 1500)
    assert made.printed == {"Coach": {7: "X"}}
    assert made.origin.entry == "team"


def test_a_team_may_be_named_and_numbered_by_its_row() -> None:
    unnumbered = section(team_event([MATCH], teams=[["Team"], ["Oak"], [None], ["Elm"]]))
    assert [(team.number, team.name) for team in unnumbered.players] == [(1, "Oak"), (2, "Elm")]


def test_a_match_without_points_and_result_is_still_to_come() -> None:
    event = team_event([*MATCHES[:3], [2, 1, None, None, 3], [2, 4, 1, 2, 2]])
    assert section(event).rounds == 1


def test_the_scheduled_rounds_make_room() -> None:
    made = section(team_event(event=[*EVENT, ["Rounds", 5]]))
    assert (made.crosstable.rounds, made.rounds) == (5, 2)
    nothing = section(team_event([MATCH]))
    assert [row.score for row in standings(nothing).rows] == [0, 0, 0, 0]


def test_a_match_that_cannot_be_read_leaves_no_other_trace() -> None:
    tells(team_event([MATCH], teams=[["No.", "Team"], [1, Cell("Oak", MERGED)]]))


def test_a_name_that_two_teams_have_names_neither() -> None:
    event = team_event(
        [MATCH, [1, "Oak", 2, 1, 2]], teams=[["No.", "Team"], [1, "Oak"], [2, "oak"]]
    )
    assert ("error", "unknown-team", "Matches!B2") in found(event)
    assert "2 teams are called 'Oak'; type the number" in messages(event, "unknown-team")[0]
    assert messages(event, "duplicate-name") == [
        "teams 1 and 2 have the same Name; is one of them a copy?"
    ]


def test_the_crosstable_beside_lists_is_computed_and_not_read() -> None:
    event = team_event(Crosstable=[["No.", "Team", "R1"], [1, "Oak Ridge", "nonsense"]])
    tells(event)
    assert len(section(event).players) == 4


def test_lists_make_a_team_event_without_the_label() -> None:
    made = section(team_event(event=[["Event", "Harvest"], ["Boards", 3]]))
    assert made.matches is not None
    assert made.matches.boards == 3
    roundrobin = section(team_event(event=[["Kind", "team round-robin"], ["Event", "X"]]))
    assert (roundrobin.kind, roundrobin.matches is not None) == ("roundrobin", True)


def test_a_sheet_of_teams_alone_changes_nothing_for_a_crosstable_of_players() -> None:
    players = [["No.", "Name", "Club", "R1"], [1, "Ash", "Oak", "W2"], [2, "Birch", "Elm", "L1"]]
    made = section(read(Crosstable=players, Teams=TEAMS, Players=PLAYERS, Boards=BOARDS))
    assert made.matches is None
    assert [player.name for player in made.players] == ["Ash", "Birch"]


def test_a_list_without_its_headers_is_told() -> None:
    event = read(Event=EVENT, Crosstable=[["No.", "Team", "R1"], [1, "Oak", "B"]], Boards=[["x"]])
    assert found(event)[:1] == [("error", "no-headers", "Boards")]
    assert "expected Round, Board, Team, Player, Result" in messages(event, "no-headers")[0]
    with pytest.raises(
        TieBreakError, match=r"sheet 'Matches' has no row of headers .* Round, Team"
    ):
        read(Event=EVENT, Teams=TEAMS, Matches=[["Who", "Whom"], ["Oak", "Elm"]])


def test_each_section_has_its_own_lists() -> None:
    labels: Rows = [["Event", "X"], ["Section", "Varsity", "Novice"], ["Boards", 3, 2]]
    event = read(
        sheet("Event", labels),
        sheet("Teams", TEAMS),
        sheet("Matches", MATCHES),
        sheet("Teams Novice", TEAMS[:3]),
        sheet("Matches Novice", [MATCH, [1, 1, 2, 0, 2]]),
        sheet("Crosstable", [["No.", "Name", "R1"]]),
        sheet("Crosstable Novice", [["No.", "Name", "R1"]]),
    )
    tells(event)
    assert [section.name for section in event.sections] == ["Varsity", "Novice"]
    assert [len(section.players) for section in event.sections] == [4, 2]
    assert [section.matches.boards for section in event.sections if section.matches] == [3, 2]


def test_lists_of_a_section_whose_name_excel_cut() -> None:
    name = "Elementary and Middle School"
    labels: Rows = [["Event", "X"], ["Section", "Varsity", name]]
    event = read(
        sheet("Event", labels),
        sheet("Teams", TEAMS),
        sheet("Matches", MATCHES),
        sheet(f"Teams {name}"[:31], TEAMS[:3]),
        sheet(f"Matches {name}"[:31], [MATCH, [1, 1, 2, 0, 2]]),
    )
    tells(event)
    assert [section.rounds for section in event.sections] == [2, 1]


def test_what_was_printed_is_compared_with_the_teams() -> None:
    event = team_event(Verify=[["No.", "IHSA"], [1, 2.5], [9, 1]])
    assert section(event).printed == {"IHSA": {1: "2.5"}}
    assert messages(event, "printed-row") == [
        "9 is no team of the crosstable; the row's printed values are passed over"
    ]


@pytest.mark.parametrize(
    ("sheets", "message"),
    [
        (
            {"Matches": MATCHES, "Players": PLAYERS, "Boards": BOARDS},
            "holds matches, but there is no list of teams; name them on a sheet Teams",
        ),
        (
            {"Teams": TEAMS, "Players": PLAYERS},
            "lists teams, but there are no matches; type them on a sheet Matches",
        ),
        (
            {"Teams": TEAMS, "Matches": [["Round", "Team", "Points", "Versus"], *MATCHES[1:]]},
            "the sheet 'Matches' has no row of headers that can be read",
        ),
    ],
    ids=["no teams", "no matches", "no opponents"],
)
def test_a_list_is_never_taken_for_a_crosstable(sheets: dict[str, Rows], message: str) -> None:
    with pytest.raises(TieBreakError, match=message):
        read(Event=EVENT, **sheets)


def test_the_points_of_one_team_alone_are_told_once_at_their_column() -> None:
    rows = [[*row[:3], *row[4:]] for row in MATCHES]
    event = team_event(rows)
    assert [finding for finding in found(event) if finding[0] == "error"] == [
        ("error", "missing-column", "Matches!C1")
    ]
    assert "none Opp. points; add it" in messages(event, "missing-column")[0]


def test_what_is_said_of_a_round_names_the_list_of_its_section() -> None:
    labels: Rows = [["Event", "X"], ["Section", "Varsity", "Novice"], ["Boards", 3, 3]]
    waits = [MATCH, [1, 1, "", "", 2], [1, 3, 2, 1, 4]]
    event = read(
        sheet("Event", labels),
        sheet("Teams Varsity", TEAMS),
        sheet("Matches Varsity", MATCHES),
        sheet("Teams Novice", TEAMS),
        sheet("Matches Novice", waits),
    )
    tells(event, "warning incomplete-round Matches Novice")


def test_one_ruling_beside_matches_that_their_points_decide_is_one() -> None:
    ruled = [[*row] for row in MATCHES]
    ruled[1] = [*ruled[1][:5], "S"]
    assert "ambiguous-notation" not in {code for _, code, _ in found(team_event(ruled))}


def test_a_crosstable_may_stand_on_a_sheet_named_like_a_list() -> None:
    table = [["No.", "Name", "R1"], [1, "Ash", "W2"], [2, "Birch", "L1"]]
    assert [len(part.players) for part in read(Players=table).sections] == [2]
