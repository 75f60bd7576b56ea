"""Labels of team events and of events that rank teams by their players."""

from __future__ import annotations

import pytest

from tests.tables.grids import PLAIN, found, messages, read, tells
from tests.tables.team_sheets import EVENT, MATCHES, TEAMS, section, team_event
from xltiebreak.event.section import Matches, MatchPoints


def matches(*labels: list[object]) -> Matches:
    made = section(team_event(event=[["Kind", "team"], *labels])).matches
    assert made is not None
    return made


@pytest.mark.parametrize(
    ("kind", "paired"),
    [
        *(("team", "swiss"), ("Teams", "swiss"), ("Team Swiss", "swiss"), ("Swiss team", "swiss")),
        *(("Team event", "swiss"), ("swiss teams", "swiss"), ("team round-robin", "roundrobin")),
        *(("Roundrobin team", "roundrobin"), ("double round robin teams", "roundrobin")),
    ],
)
def test_a_kind_of_teams_says_how_they_are_paired(kind: str, paired: str) -> None:
    made = section(read(Event=[["Kind", kind]], Crosstable=PLAIN))
    assert (made.kind, made.matches is not None) == (paired, True)


@pytest.mark.parametrize(
    ("text", "placed_by"),
    [
        *(("match points", "match"), ("Match", "match"), ("MP", "match")),
        *(("game points", "game"), ("Game", "game"), ("gp", "game")),
    ],
)
def test_teams_are_placed_by_match_or_game_points(text: str, placed_by: str) -> None:
    assert matches(["Placed by", text]).placed_by == placed_by


@pytest.mark.parametrize(
    ("text", "points"),
    [
        *(("2-1-0", (2, 1, 0)), ("1-1/2-0", (1, 0.5, 0)), ("1 - ½ - 0", (1, 0.5, 0))),
        *(("3, 1, 0", (3, 1, 0)), ("3:2:1", (3, 2, 1))),
    ],
)
def test_a_match_is_worth_what_is_stated(text: str, points: tuple[float, ...]) -> None:
    assert matches(["Match points", text]).match_points == MatchPoints(*points)


def test_boards_and_their_weights_are_read() -> None:
    made = matches(["Boards", 8], ["Board weights", "12 11 10 9 8 7 6 5"])
    assert (made.boards, made.weights) == (8, (12, 11, 10, 9, 8, 7, 6, 5))
    each_in_a_cell = matches(["Board weights", 3, 2, 1])
    assert (each_in_a_cell.boards, each_in_a_cell.most) == (3, 6)


@pytest.mark.parametrize(
    ("label", "value", "text"),
    [
        (
            "Kind",
            "team swizz",
            "is not a kind of event; use one of swiss, roundrobin, team, team r",
        ),
        ("Placed by", "coin", "'coin' places no teams; expected match points or game points"),
        ("Match points", "2-1", "such as 2-1-0"),
        ("Match points", "0-1-2", "such as 2-1-0"),
        ("Boards", "many", "'many' is not a whole number"),
        ("Boards", 0, "a match has 1 to 50 boards, and not 0"),
        ("Boards", 51, "a match has 1 to 50 boards"),
        ("Board weights", "4 3 x", "expected a number for each board"),
        ("Board weights", "4 0 3", "expected a number for each board"),
        ("Counting players", "best", "'best' is not a whole number"),
        ("Counting players", 0, "at least one player has to count"),
    ],
)
def test_a_value_that_cannot_be_read_is_an_error_at_its_cell(
    label: str, value: object, text: str
) -> None:
    event = read(Event=[["Event", "X"], [label, value]], Teams=TEAMS, Matches=MATCHES)
    tells(event, "error setting Event!B2")
    assert text in messages(event, "setting")[0]


def test_as_many_weights_as_boards() -> None:
    event = team_event(event=[*EVENT, ["Board weights", "4 3 2 1"]])
    tells(event, "error setting Event!B4: 4 boards have a weight, but a match has 3")


def test_labels_of_a_further_section_stand_in_its_column() -> None:
    labels = [["Section", "Open", "Teams"], ["Kind", "swiss", "team"], ["Boards", None, 3]]
    table = [["No.", "Team", "R1", "P1"], [1, "Oak", 2, 2], [2, "Elm", 1, 1]]
    event = read(Event=labels, Crosstable=PLAIN, **{"Crosstable Teams": table})
    tells(event)
    assert [section.matches and section.matches.boards for section in event.sections] == [None, 3]


def test_labels_for_teams_are_told_in_an_event_of_single_players() -> None:
    event = read(Event=[["Boards", 3], ["Board weights", None]], Crosstable=PLAIN)
    tells(
        event,
        "warning team-label Event!B1: the label 'Boards' is for team events and is passed over: "
        "this event is read as one of single players; if its players are teams, state Kind team",
    )


def test_counting_players_rank_the_teams_of_a_combined_event() -> None:
    event = read(Event=[["Counting players", 4], ["Kind", "swiss"]], Crosstable=PLAIN)
    assert (found(event), section(event).counting) == ([], 4)


def test_counting_players_are_told_where_the_teams_play() -> None:
    event = team_event(event=[*EVENT, ["Counting players", 4]])
    tells(event, "warning team-label Event!B4")
    assert section(event).counting is None


def test_the_minimum_of_a_team_is_read_or_told_in_the_same_way() -> None:
    event = read(Event=[["Counting players", 4], ["Team minimum", 3]], Crosstable=PLAIN)
    assert (found(event), section(event).team_minimum) == ([], 3)
    for wrong in ("0", "-1", "some", "2.5"):
        event = read(Event=[["Counting players", 4], ["Team minimum", wrong]], Crosstable=PLAIN)
        tells(event, "error setting Event!B2")
    event = team_event(event=[*EVENT, ["Team minimum", 3]])
    tells(event, "warning team-label Event!B4")
    assert section(event).team_minimum is None
