"""The functions on a team event: the results of the matches, and the points inside them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.functions.spilled import NAMES, RESULTS, rows_of, shown
from tests.make.made_up_teams import TeamEvent, team_events
from tests.nightly import by_day
from xltiebreak import functions
from xltiebreak.answers.explanation import explained
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation import us
from xltiebreak.functions import Given, MatchArguments, spills
from xltiebreak.functions.given import forget
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import SYSTEMS, Needs, tie_break

POINTS: list[list[Any]] = [[3, 2.5, 2], [1, 3, 4], [2.5, 1.5, 0], [1.5, 1, 2]]
"""Four teams on four boards: 2½, 2, 1 and ½ match points."""
FOUR_BOARDS = MatchArguments(POINTS, 4)

CODES = [
    *(
        code
        for code, one in SYSTEMS.items()
        if one.needs not in (Needs.BOARDS, Needs.COMBINED, Needs.LOTS)
    ),
    *(f"{one.code}:{p}" for one in SYSTEMS.values() if one.of_points for p in ("MP", "GP")),
]


@pytest.fixture(autouse=True)
def nothing_remembered() -> Iterator[None]:
    forget()
    yield
    forget()


def typed(event: TeamEvent) -> tuple[list[list[Any]], list[list[Any]]]:
    """The two blocks, where row k is team k and a number that no team has is an empty row."""
    rows = range(1, max(event.numbers) + 1)
    empty = [None] * event.rounds
    results = [list(map(us.write, event.results.get(k, []))) or empty for k in rows]
    return results, [event.points.get(k, empty) for k in rows]


def edited(block: list[list[Any]], row: int, column: int, value: Any) -> list[list[Any]]:
    """The block with something else in one cell, counted from 1."""
    rows = [list(line) for line in block]
    rows[row - 1][column - 1] = value
    return rows


@settings(max_examples=by_day(8, night=210))
@given(
    event=team_events(),
    edition=st.sampled_from(list(EDITIONS)),
    order=st.lists(st.sampled_from(CODES), min_size=2, max_size=4, unique=True),
    placed_by=st.sampled_from(["match", "game"]),
    in_weights=st.booleans(),
)
def test_standings_places_and_worksheets_of_teams_are_those_of_the_core(
    event: TeamEvent, edition: str, order: list[str], placed_by: str, in_weights: bool
) -> None:
    results, points = typed(event)
    codes = ", ".join(order)
    section = event.section(with_boards=False, placed_by=placed_by)
    equal = set(event.weights) == {1.0}
    boards = len(event.weights) if equal and not in_weights else [list(event.weights)]
    if len(event.weights) == 1:
        boards = 1
    matches = MatchArguments(points, boards, f"{placed_by} points")
    asked = Given(results, codes, edition, matches=matches)
    names = [[f"Team {k}" if any(row) else ""] for k, row in enumerate(results, start=1)]
    try:
        ours = standings(section, edition, codes)
    except TieBreakError as error:
        with pytest.raises(TieBreakError, match=str(error)[:40]):
            spills.place_column(asked)
        return

    header, *rows = functions.standings_table(asked, names)

    assert header == ["Place", "No.", "Team", "Score", *order, "Decided by"]
    assert rows == rows_of(ours.rows, order)
    places = spills.place_column(asked)
    assert {n: places[n - 1] for n in event.numbers} == {
        row.player.number: [row.place] for row in ours.rows
    }
    first, team = order[0], event.numbers[-1]
    column = spills.tie_break_column(asked, first)
    assert isinstance(column, list)
    assert len(column) == len(results)
    if not tie_break(first).system.in_group:
        assert [column[row.player.number - 1] for row in ours.rows] == [
            [shown(row.values[first])] for row in ours.rows
        ]
        one = spills.tie_break_column(asked, first, team)
        assert [one] == column[team - 1]
        sheet = explained(ours, team, [first]).worksheets[0]
        alone = replace(asked, order=None)
        assert functions.explanation(alone, first, team) == sheet.sentence()
        terms = functions.terms_table(alone, first, team)
        assert [row[2] for row in terms[1:-1]] == [float(term.amount) for term in sheet.terms]
        assert terms[-1][2] == shown(sheet.value)


def test_four_teams_by_hand() -> None:
    """IHSA of team 1: (3 + 10)(2² + 1) ÷ 100 + (2½ + 10)(1² + 1) ÷ 100 + (2 + 10)(½² + 1) ÷ 100
    = 0.65 + 0.25 + 0.15; under 34G it has 3 × 2 + 2½ × 1 + 2 × ½ = 9½."""
    given = Given(RESULTS, matches=MatchArguments(POINTS))
    assert spills.tie_break_column(given, "IHSA", 1) == 1.05
    assert spills.tie_break_column(given, "USAT", 1) == 9.5
    assert spills.tie_break_column(replace(given, edition="wintd"), "USAT", 1) == 19
    # 100 + (2/3 − ½) 80 + 80 (3/4 − ½), then 1 of 3 and 2½ of 4, then ½ of 3 and 2 of 4
    matches = [Fraction(400, 3), Fraction(290, 3), Fraction(220, 3)]
    index = spills.tie_break_column(Given(RESULTS, matches=FOUR_BOARDS), "PI", 1)
    assert index == float(sum(matches) / 3)


def test_what_places_the_teams_turns_game_and_match_points_round() -> None:
    def game_or_match(*settings: Any) -> Any:
        matches = MatchArguments(POINTS, 4, *settings)
        return spills.tie_break_column(Given(RESULTS, matches=matches), "GMP")

    assert game_or_match() == [[7.5], [8], [4], [4.5]]
    assert game_or_match("match points") == game_or_match("MP") == game_or_match()
    assert game_or_match("game points") == [[2.5], [2], [1], [0.5]]
    assert game_or_match("Game points", "2-1-0") == [[5], [4], [2], [1]]
    placed = MatchArguments(POINTS, 4, "GP")
    assert spills.place_column(Given(RESULTS, "USAT", matches=placed)) == [[2], [1], [4], [3]]
    scored = MatchArguments(POINTS, 4, None, "3-1-0")
    table = functions.standings_table(Given(RESULTS, "USAT", matches=scored), NAMES)
    assert [row[3] for row in table[1:]] == [7, 6, 3, 1]


def test_game_points_without_the_number_of_boards_leave_their_tie_breaks_open() -> None:
    """An unplayed match counts half of what a match can bring, which is not known then."""
    told = functions.explanation(Given(RESULTS, matches=MatchArguments(POINTS)), "BH:GP", 1)

    assert told == (
        "Buchholz on game points: no value; the points inside the matches, or the number of "
        "boards, are not known"
    )
    assert functions.explanation(Given(RESULTS, matches=FOUR_BOARDS), "BH:GP", 1).startswith(
        "Buchholz on game points 16.5 = 8 (R1 v 2)"
    )
    column = spills.tie_break_column(Given(RESULTS, matches=MatchArguments(POINTS)), "BH:GP")
    assert column == [[""]] * 4


def test_an_order_named_by_ihsa_is_that_of_its_teams() -> None:
    header = functions.standings_table(Given(RESULTS, "IHSA", matches=FOUR_BOARDS), NAMES)[0]

    assert header == ["Place", "No.", "Team", "Score", "IHSA", "Decided by"]


@pytest.mark.parametrize("matches", [MatchArguments(), MatchArguments([[""]], "", None, " ")])
def test_without_anything_about_matches_players_play(matches: MatchArguments) -> None:
    table = functions.standings_table(Given(RESULTS, "MM", matches=matches), [[""]] * 4)

    assert table == functions.standings_table(Given(RESULTS, "MM"), [[""]] * 4)
    assert table[0][2] == "Name"
    assert table[1][2] == "Player 1"
    sentence = functions.explanation(Given(RESULTS, matches=matches), "USAT", 1)
    assert sentence.endswith("the points inside the matches are not known")


def test_a_block_of_points_that_is_still_empty_belongs_to_a_team_event() -> None:
    matches = MatchArguments([[None, "", None]] * 4, 4)
    table = functions.standings_table(Given(RESULTS, "GMP", matches=matches), [[""]] * 4)

    assert table[0][2] == "Team"
    assert [row[2] for row in table[1:]] == ["Team 1", "Team 2", "Team 3", "Team 4"]
    assert [row[4] for row in table[1:]] == [""] * 4


@pytest.mark.parametrize("points", [2.5, "2.5", "2½", "2,5", "2 1/2"])
def test_points_may_be_typed_in_any_way(points: Any) -> None:
    block = edited(POINTS, 1, 2, points)

    assert functions.findings_table(Given(RESULTS, matches=MatchArguments(block, 4)))[0][0] == (
        "nothing to fix"
    )
    assert spills.tie_break_column(
        Given(RESULTS, matches=MatchArguments(block)), "USAT", 1
    ) == pytest.approx(9.5)


@pytest.mark.parametrize("boards", ["12 11 10 9 8 7 6 5", "12,11,10,9,8,7,6,5",
                                    [[12, 11, 10, 9, 8, 7, 6, 5]], [[12], [11], [10], [9],
                                    [8], [7], [6], [5]]], ids=str)  # fmt: skip
def test_boards_may_be_a_range_of_weights(boards: Any) -> None:
    results = [["W2"], ["L1"]]
    points = [[44.5], [23.5]]

    right = Given(results, matches=MatchArguments(points, boards))
    wrong = Given(results, matches=MatchArguments([[44.5], [24]], boards))

    assert functions.findings_table(right)[0][0] == "nothing to fix"
    assert "more than the 68 that a match brings" in functions.findings_table(wrong)[0][2]


@pytest.mark.parametrize(
    ("row", "round", "value", "told"),
    [
        (2, 1, "x", "'x' is not the points inside a match; expected figures such as 2.5"),
        (2, 1, -1, "'-1' is not the points inside a match"),
        (2, 1, True, "'TRUE' is not the points inside a match"),
        (2, 1, "#N/A", "Excel's error #N/A"),
        (2, 1, 46054, "Excel made a date"),
        (2, 1, 1.3, "'1.3' is not the points inside a match"),
        (2, 1, 1.5, "together more than the 4"),
        (2, 2, 0.5, "entered as a win"),
        (2, 1, 5, "a match brings 0 to 4"),
    ],
)
def test_a_bad_cell_of_points_is_named_and_nothing_is_computed(
    row: int, round: int, value: Any, told: str
) -> None:
    matches = MatchArguments(edited(POINTS, row, round, value), 4)

    found = functions.findings_table(Given(RESULTS, matches=matches))
    assert any(one[0] == "error" and told in one[2] for one in found)
    named = {f"team {team}, points of round {round}" for team in (row, 1 if round == 1 else 4)}
    assert {one[1] for one in found if one[0] == "error"} <= named
    with pytest.raises(TieBreakError, match="points of round"):
        spills.tie_break_column(Given(RESULTS, matches=matches), "IHSA")
    with pytest.raises(TieBreakError, match="points of round"):
        functions.standings_table(Given(RESULTS, "USAT", matches=matches), NAMES)


def test_missing_points_leave_their_tie_breaks_open_and_are_told() -> None:
    matches = MatchArguments(edited(POINTS, 4, 1, None), 4)

    assert spills.tie_break_column(Given(RESULTS, matches=matches), "IHSA") == [[""]] * 4
    assert spills.place_column(Given(RESULTS, "SOLK", matches=matches)) == [[1], [2], [3], [4]]
    severity, where, message = functions.findings_table(Given(RESULTS, matches=matches))[0]
    assert (severity, where) == ("warning", "team 4, points of round 1")
    assert "are missing" in message


@pytest.mark.parametrize(
    ("matches", "told"),
    [
        (MatchArguments(POINTS[:3]), "the block of points has 3 rows and 3 columns, the results"),
        (MatchArguments([row[:2] for row in POINTS]), "has 4 rows and 2 columns, the results have"),
        (MatchArguments([["", ""]]), "has 1 rows and 2 columns"),
        (MatchArguments(POINTS, "many"), "'many' is not a whole number"),
        (MatchArguments(POINTS, 0), "1 to 50 boards"),
        (MatchArguments(POINTS, 51), "1 to 50 boards"),
        (MatchArguments(POINTS, "4 3 x"), "'4 3 x' does not say what the boards are worth"),
        (MatchArguments(POINTS, 4, "boards"), "'boards' places no teams"),
        (MatchArguments(POINTS, 4, None, "2-1"), "'2-1' does not say what a match is worth"),
        (MatchArguments(None, 4, "game points"), "game points are to place the teams, but"),
    ],
    ids=lambda one: one[:25] if isinstance(one, str) else "",
)
def test_arguments_that_do_not_fit_are_refused(matches: MatchArguments, told: str) -> None:
    with pytest.raises(TieBreakError) as refused:
        spills.place_column(Given(RESULTS, "SOLK", matches=matches))

    assert told in str(refused.value)


def test_messages_speak_of_teams() -> None:
    def told(results: list[list[Any]], team: Any = None, ratings: Any = None) -> str:
        given = Given(results, ratings=ratings, matches=FOUR_BOARDS)
        with pytest.raises(TieBreakError) as refused:
            spills.tie_break_column(given, "IHSA", team)
        return str(refused.value)

    assert told(RESULTS, 7) == "there is no team 7; the results have 4 rows"
    assert told(RESULTS, "Elms").startswith("'Elms' is not a team;")
    assert told(RESULTS, 1, [["x"], [""], [""], [""]]).startswith("team 1: 'x' is not a ra")
    assert told(edited(RESULTS, 3, 2, "Q")).startswith("team 3, round 2: 'Q' is not a result")
    assert told(edited(RESULTS, 3, 2, "L9")).startswith("team 3, round 2: ")


def test_an_empty_row_is_no_team_and_may_have_no_points() -> None:
    results = [*RESULTS, [None, "", None]]
    empty = MatchArguments([*POINTS, ["", None, None]], 4)
    stray = MatchArguments([*POINTS, [None, 2, None]], 4)

    column = spills.tie_break_column(Given(results, matches=empty), "USAT")
    assert column == [[9.5], [8], [5], [8.5], [""]]
    with pytest.raises(TieBreakError, match="team 5 has an empty row"):
        spills.tie_break_column(Given(results, matches=empty), "USAT", 5)
    told = "team 5 has points in round 2 but no result, so they do not count; type the result, "
    assert functions.findings_table(Given(results, matches=stray)) == [
        ["warning", "team 5, points of round 2", f"{told}such as W12"]
    ]
    assert spills.tie_break_column(Given(results, matches=stray), "USAT") == column


def test_points_without_a_result_wait_for_it() -> None:
    """Team 5 stays away from round 2; its points there are a slip."""
    results = [*RESULTS, ["B", None, "H"]]
    matches = MatchArguments([*POINTS, [4, 3, None]], 4)

    found = functions.findings_table(Given(results, matches=matches))
    assert [row[:2] for row in found] == [
        ["warning", "team 5, points of round 2"],
        ["warning", "team 5, round 2"],
    ]
    assert spills.tie_break_column(Given(results, matches=matches), "GMP", 5) == 4


def test_unplayed_matches_need_no_points() -> None:
    """Team 3 has a bye in round 1 and wins by forfeit in round 2: its T is counted as 0 + ½ + ½
    for team 1, which beat it 3-1: (3 + 10) × (1² + 1) ÷ 100."""
    results = [["W2", "F3", "W3"], ["L1", "H", "U"], ["B", "X1", "L1"]]
    points = [[4, None, 3], [0, None, None], [None, None, 1]]
    matches = MatchArguments(points, 4)

    assert [row[0] for row in functions.findings_table(Given(results, matches=matches))] == [
        "warning"
    ]
    assert (
        functions.findings_table(Given(results, matches=matches))[0][1] == "round 2"
    )  # has no match
    assert spills.tie_break_column(Given(results, matches=matches), "IHSA", 1) == (
        float(Fraction(14 * 2, 100) + Fraction(13 * 2, 100))
    )


def test_points_that_were_edited_are_seen_and_boards_do_not_mix() -> None:
    def index(boards: Any) -> Any:
        matches = MatchArguments(points, boards)
        return spills.tie_break_column(Given(RESULTS, matches=matches), "PI", 1)

    points = [row[:] for row in POINTS]
    before = index(4)
    assert index(8) != before == index("1 1 1 1") == index(4)
    points[0][0], points[1][0] = 4, 0
    assert index(4) == pytest.approx(before + 20 / 3)


def test_printed_tie_breaks_of_teams_are_compared() -> None:
    printed = [["No.", "IHSA", "Solk"], [1, 1.05, 3.5], [2, 1.2, 4], [9, 1, 1]]

    answer = functions.comparison_table(Given(RESULTS, "USAT,SOLK", matches=FOUR_BOARDS), printed)

    assert answer[3][0] == "no team 9 in the results"
    assert answer[0][2] == "Ours: SOLK"
    assert [row[2] for row in answer[1:3]] == ["", ""]
