"""A crosstable of teams: results of matches, and the points inside them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.tables.grids import PLAIN, found, messages, read, tells
from tests.tables.team_sheets import Rows, rounds_of, section
from xltiebreak.event.section import Event
from xltiebreak.tables.cells import MADE_A_DATE, Cell

TEAM = [["Event", "Harvest"], ["Kind", "team"], ["Boards", 4]]
TABLE: Rows = [
    ["No.", "Team", "Rating", "R1", "P1", "R2", "P2"],
    [1, "Oak Ridge", 1500, "W2", 3, "D3", "2"],
    [2, "Elm Park", "", "L1", 1, "B", ""],
    [3, "Cedar Falls", 1300, "H", "", "D1", "2"],
]


def with_cells(**cells: object) -> Event:
    """The table with other cells: ``E2`` is the points of the first team in round 1."""
    table = [list(row) for row in TABLE]
    for place, value in cells.items():
        table[int(place[1:]) - 1][ord(place[0]) - ord("A")] = value
    return read(Event=TEAM, Crosstable=table)


def test_the_points_stand_beside_the_results() -> None:
    event = read(Event=TEAM, Crosstable=TABLE)
    tells(event)
    assert rounds_of(event) == [
        ["win 2 3", "draw 3 2"],
        ["loss 1 1", "full-point bye - "],
        ["half-point bye - ", "draw 1 2"],
    ]
    made = section(event)
    first = made.players[0]
    assert (first.name, first.rating, first.team) == ("Oak Ridge", 1500, "")
    assert made.printed == {}
    assert made.origin.entry == "team"


def test_columns_of_points_make_a_team_event_without_the_label() -> None:
    assert section(read(Sheet1=TABLE)).matches is not None


@pytest.mark.parametrize(
    "called", ["P{}", "P {}", "Pts {}", "Pts. {}", "Points {}", "GP{}", "Match pts {}", "R{} pts"]
)
def test_points_are_found_by_their_header(called: str) -> None:
    header = ["No.", "Name", "Rtg", "R1", called.format(1), "R2", called.format(2)]
    made = section(read(Sheet1=[header, *TABLE[1:]]))
    assert made.matches is not None
    assert made.matches.points == ((3, 2), (1, None), (None, 2))
    assert made.players[0].name == "Oak Ridge"


def test_points_may_stand_in_a_block_behind_the_results() -> None:
    order = (0, 1, 2, 3, 5, 4, 6)
    event = read(Event=TEAM, Crosstable=[[row[k] for k in order] for row in TABLE])
    assert rounds_of(event)[0] == ["win 2 3", "draw 3 2"]


def test_the_opponent_alone_is_enough_where_points_say_the_rest() -> None:
    event = with_cells(D2=2, D3="1", F2="3?", F4=1)
    tells(event)
    assert [row[0] for row in rounds_of(event)] == ["win 2 3", "loss 1 1", "half-point bye - "]
    assert rounds_of(event)[0][1] == "draw 3 2"


def test_a_match_without_points_and_result_is_still_to_come() -> None:
    event = with_cells(F2=3, G2="", F4=1, G4="")
    assert rounds_of(event)[0] == ["win 2 3", "not finished 3 "]
    tells(event, "warning incomplete-round Crosstable!F")


def test_results_alone_make_a_team_event_without_points() -> None:
    table = [[row[k] for k in (0, 1, 3, 5)] for row in TABLE]
    event = read(Event=TEAM, Crosstable=table)
    assert (found(event), rounds_of(event)[0]) == ([], ["win 2 ", "draw 3 "])


Cells = Sequence[tuple[str, object]]


@pytest.mark.parametrize(
    ("cells", "code", "where", "text"),
    [
        ([("E2", "three")], "match-points", "E2", "'three' are no points"),
        ([("E2", Cell("x", MADE_A_DATE))], "match-points", "E2", "Excel made a date"),
        ([("E2", 5)], "match-points", "E2", "a match brings 0 to 4"),
        ([("E2", 3.5)], "match-points", "E2", "together more than the 4"),
        ([("E3", 3), ("E2", 1)], "match-result", "E2", "entered as a win of team 1"),
        ([("D4", ""), ("E4", 2)], "points-without-match", "E4", "no match; type the opponent"),
        ([("D2", 2), ("D3", 1), ("E3", "")], "match-points", "E3", "those of team 2 are missing"),
        ([("D2", "W9")], "unknown-opponent", "D2", "team 1 says W9, but there is no team 9"),
        ([("D3", "W1")], "twins-disagree", "D2", "but D3 (team 2) says W1"),
        ([("F3", "W3")], "paired-twice", "F3", "team 3 cannot play both in round 2"),
    ],
)
def test_what_does_not_fit_is_an_error_at_its_cell(
    cells: Cells, code: str, where: str, text: str
) -> None:
    event = with_cells(**dict(cells))
    errors = [finding for finding in found(event) if finding[0] == "error"]
    assert ("error", code, f"Crosstable!{where}") in errors
    assert any(text in message for message in messages(event, code))


def test_a_match_without_its_points_is_a_warning() -> None:
    tells(
        with_cells(E2="", E3=""),
        "warning match-without-points Crosstable!E2",
        "warning match-without-points Crosstable!E3",
    )


def test_the_grid_of_a_round_robin_of_teams_speaks_of_teams() -> None:
    labels = [["Event", "Harvest"], ["Kind", "team roundrobin"]]
    grid = [["No.", "Team", 1, 2], [1, "Oak", "*", "1"], [2, "Elm", "0", "*"]]
    event = read(Event=labels, Crosstable=grid)
    assert (found(event), rounds_of(event)) == ([], [["win 2 "], ["loss 1 "]])
    grid[1][2:] = ["*", "½"]
    half = read(Event=labels, Crosstable=grid)
    assert messages(half, "twins-disagree") == [
        "team 1 has ½ against team 2, but C3 (team 2 against team 1) has 0; expected there ½. "
        "Correct one of them"
    ]
    grid[1][2:] = ["1", "1"]
    diagonal = read(Event=labels, Crosstable=grid)
    assert "team 1 has '1' against itself" in messages(diagonal, "plays-self")[0]


def test_a_bare_opponent_without_a_column_of_points_says_too_little() -> None:
    table = [["No.", "Team", "R1"], [1, "Oak", 2], [2, "Elm", 1]]
    event = read(Event=TEAM, Crosstable=table)
    assert found(event)[0] == ("error", "unknown-code", "Crosstable!C2")


def test_points_of_a_round_without_results_are_told() -> None:
    table = [[*row, extra] for row, extra in zip(TABLE, ["P3", 1, 2, 3], strict=True)]
    event = read(Event=TEAM, Crosstable=table)
    assert ("error", "missing-round", "Crosstable!H1") in found(event)


@pytest.mark.parametrize("kind", ["swiss", None])
@pytest.mark.parametrize("running", [True, False])
def test_points_of_single_players_stay_columns_of_another_program(
    kind: str | None, *, running: bool
) -> None:
    second = ["1.5", "1", "1"] if running else ["½", "1", "½"]
    table = [
        ["No.", "Name", "R1", "Pts 1", "R2", "Pts 2", "Total"],
        [1, "Ash", "W2", 1, "D3", second[0], 1.5],
        [2, "Birch", "L1", 0, "B", second[1], 1],
        [3, "Cedar", "H", 0.5, "D1", second[2], 1],
    ]
    made = section(read(Event=[["Event", "X"], ["Kind", kind]], Crosstable=table))
    assert made.matches is None
    assert [*made.printed] == ["Pts 1", "Pts 2"]


def test_points_of_some_rounds_only_are_those_of_single_players() -> None:
    table = [[*row, extra] for row, extra in zip(PLAIN, ["P1", 7, 8, 9], strict=True)]
    assert section(read(Sheet1=table)).matches is None


def scored(*totals: float) -> Event:
    """The table with a printed score for each team."""
    table = [[*row, extra] for row, extra in zip(TABLE, ["Score", *totals], strict=True)]
    return read(Event=TEAM, Crosstable=table)


@pytest.mark.parametrize("totals", [(1.5, 1, 1), (3, 2, 2), (5, 1, 2)])
def test_a_printed_score_may_count_matches_match_points_or_points(
    totals: tuple[float, ...],
) -> None:
    event = scored(*totals)
    assert [player.printed_score for player in section(event).players] == [*totals]
    tells(event)


def test_a_printed_score_that_is_none_of_them_is_told() -> None:
    assert messages(scored(4, 1, 1), "printed-score") == [
        "team 1 is printed with 4, but the results add up to 1.5; check the row"
    ]
