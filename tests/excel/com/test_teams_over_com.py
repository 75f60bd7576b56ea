"""The functions on team events through xlwings' own dispatcher and converters."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.excel.com.client import OUT, Session, cell, cells, column, date, error
from tests.excel.com.test_functions_over_com import MATCHES, POINTS
from tests.functions.named import NAMED_OF_MATCHES
from tests.functions.test_matches import typed
from tests.make.made_up_teams import TeamEvent, team_events
from xltiebreak import EDITIONS
from xltiebreak.ranking.standings import standings

TEAMS = column(["Elms", "Oaks", "Firs", "Pines"])
BESIDE: dict[str, list[Any]] = {name: [] for name in NAMED_OF_MATCHES} | {"PERFINDEX_TB": [4]}
"""What a function needs besides results and points."""
ON_POINTS = list(BESIDE)


def of_teams(excel: Session, name: str, results: Any, points: Any, *arguments: Any) -> Any:
    """A column of the named function."""
    return excel.column(name, results, points, *BESIDE[name], *arguments)


def general(name: str, points: Any, boards: Any = 4) -> list[Any]:
    """The arguments of a general function behind the results, for matches with these points."""
    return {
        "TIEBREAK": ["USAT", OUT, OUT, OUT, points, boards],
        "PLACE_TB": ["USAT", OUT, OUT, OUT, OUT, points, boards],
        "STANDINGS_TB": [TEAMS, "USAT", OUT, OUT, OUT, OUT, points, boards],
        "EXPLAIN_TB": ["USAT", 1, OUT, OUT, OUT, points, boards],
        "TERMS_TB": ["USAT", 1, OUT, OUT, OUT, points, boards],
        "WHY_TB": [1, 2, "USAT", OUT, OUT, OUT, OUT, points, boards],
        "VERIFY_TB": [cells([["IHSA"], [1]]), "USAT", OUT, OUT, OUT, OUT, points, boards],
    }[name]


GENERAL = ["TIEBREAK", "PLACE_TB", "STANDINGS_TB", "EXPLAIN_TB", "TERMS_TB", "VERIFY_TB"]


@pytest.mark.parametrize("name", ON_POINTS)
@settings(max_examples=by_day(2, night=60))
@given(event=team_events(), edition=st.sampled_from(list(EDITIONS)))
def test_a_function_gives_the_values_of_the_core(
    excel: Session, name: str, event: TeamEvent, edition: str
) -> None:
    results, points = map(cells, typed(event))
    code = NAMED_OF_MATCHES[name].code
    arguments = {"IHSA_TB": [], "PERFINDEX_TB": [cells([event.weights]), OUT, edition]}
    if len(event.weights) == 1:
        arguments["PERFINDEX_TB"][0] = 1
    ours = standings(event.section(with_boards=False), edition, f"SOLK,{code}")
    values = {row.player.number: row.values[code] for row in ours.rows}

    spilled = excel.column(name, results, points, *arguments.get(name, [OUT, edition]))

    expected = {n: "" if value is None else float(value) for n, value in values.items()}
    assert {n: spilled[n - 1] for n in event.numbers} == {
        n: value if value == "" else pytest.approx(value, abs=1e-12)
        for n, value in expected.items()
    }
    assert {value for n, value in enumerate(spilled, 1) if n not in values} <= {""}


def test_four_teams_by_hand(excel: Session) -> None:
    results, points = cells(MATCHES), cells(POINTS)

    assert excel("USAT_TB", results, points, cell(1)) == 9.5
    assert excel("USAT_TB", results, points, 1, "wintd") == 19
    assert excel("GAMEMATCH_TB", results, points, 1, OUT, "GP", "2-1-0") == 5
    weights = cells([[1, 1, 1, 1]])
    assert excel("PERFINDEX_TB", results, points, weights, 1) == pytest.approx(910 / 9)
    by_code = excel.column("TIEBREAK", results, "GMP", *general("TIEBREAK", points)[1:])
    assert by_code == [7.5, 8, 4, 4.5]
    header, first, *_ = excel("STANDINGS_TB", results, *general("STANDINGS_TB", points))
    assert header[:4] == ["Place", "No.", "Team", "Score"]
    assert first[:4] == [1, 1, "Elms", 2.5]
    assert excel("EXPLAIN_TB", results, *general("EXPLAIN_TB", points)) == (
        "US Amateur Team 9.5 = 6 (R1 v 2: 3 × 2) + 2.5 (R2 v 3: 2.5 × 1) + 1 (R3 v 4: 2 × 0.5)"
    )
    assert excel("CHECK_TB", results, OUT, points, 4) == [["nothing to fix", "", ""]]


def test_teams_of_players_are_spilled_in_place_order(excel: Session) -> None:
    table = excel("TEAMSUM_TB", cells(MATCHES), column(["Elms", "Oaks", "Elms", "Oaks"]), 2, "SOLK")

    assert table == [
        ["Place", "Team", "Score", "SOLK", "Decided by"],
        [1, "Elms", 3.5, 8.5, ""],
        [2, "Oaks", 2.5, 9.5, ""],
    ]


BAD_RESULTS = {
    "an error": (error("#N/A"), "Excel's error #N/A"),
    "1/2 made a date": (date("2026-01-02T00:00:00"), "Excel made a date"),
    "a number": (12, "'12' is a bare number"),
    "an unknown code": ("Q7", "'Q7' is not a result"),
    "an opponent who is not there": ("W9", "there is no"),
    "oneself": ("W2", "nobody plays"),
}
BAD_POINTS = {
    "an error": (error("#REF!"), "Excel's error #REF!"),
    "1/2 made a date": (date("2026-01-02T00:00:00"), "Excel made a date"),
    "a date's number": (46054, "Excel made a date"),
    "a word": ("three", "'three' is not the points inside a match"),
    "below 0": (-1, "'-1' is not the points inside a match"),
    "TRUE": (True, "'TRUE' is not the points inside a match"),
    "more than the other's": (3, "entered as a"),
}


def with_cell(rows: list[list[Any]], value: Any) -> dict[str, Any]:
    """Team 2, round 1 is this."""
    changed = [list(row) for row in rows]
    changed[1][0] = value
    return cells(changed)


def beside(name: str, points: Any) -> list[Any]:
    """The arguments of any of these functions behind the results."""
    return general(name, points) if name in GENERAL else [points, *BESIDE[name]]


@pytest.mark.parametrize("name", [*ON_POINTS, *GENERAL])
def test_a_bad_result_is_named_as_a_teams(excel: Session, name: str) -> None:
    for value, sentence in BAD_RESULTS.values():
        message = excel.refused(name, with_cell(MATCHES, value), *beside(name, cells(POINTS)))

        assert "team 2, round 1" in message
        assert sentence in message


@pytest.mark.parametrize("name", [*ON_POINTS, *GENERAL])
def test_bad_points_are_named_and_nothing_is_computed(excel: Session, name: str) -> None:
    for kind, (value, sentence) in BAD_POINTS.items():
        points = with_cell(POINTS, value) if kind != "more than the other's" else cells(
            [[1, *POINTS[0][1:]], [3, *POINTS[1][1:]], *POINTS[2:]]
        )  # fmt: skip
        message = excel.refused(name, cells(MATCHES), *beside(name, points))

        assert "points of round 1" in message
        assert sentence in message
        findings = excel("CHECK_TB", cells(MATCHES), OUT, points, 4)
        assert any(row[0] == "error" and sentence in row[2] for row in findings)


@pytest.mark.parametrize("name", ON_POINTS)
def test_blocks_that_are_empty_give_empty_texts(excel: Session, name: str) -> None:
    empty = cells([[None, ""], [None, None], ["", " "]])

    assert of_teams(excel, name, empty, empty) == [""] * 3


POINTS_GIVEN = [
    *(
        (name, [points, *BESIDE[name]], "needs the block of points inside the matches")
        for name in ON_POINTS
        for points in ("", cell(None), OUT)
    ),
    *(
        ("PERFINDEX_TB", [cells(POINTS), boards], "needs the number of boards")
        for boards in ("", cell(None), OUT)
    ),
    ("PERFINDEX_TB", [cells(POINTS), error("#N/A")], "'#N/A' is not a whole number"),
    ("USAT_TB", [cell(3)], "has 1 rows and 1 columns, the results have 4 rows"),
    ("USAT_TB", [3], "has 1 rows and 1 columns, the results have 4 rows"),
    ("GAMEMATCH_TB", [cells(POINTS), OUT, OUT, "GP", date("2000-02-01")], "what a match is worth"),
    ("TEAMSUM_TB", [TEAMS, "all"], "is not how many"),
    ("TEAMSUM_TB", [TEAMS, cell(None)], "is not how many"),
    ("TEAMSUM_TB", [column([None] * 4), 2], "no player has a team"),
]


@pytest.mark.parametrize(
    ("name", "arguments", "told"),
    POINTS_GIVEN,
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_an_argument_that_is_not_understood_is_refused(
    excel: Session, name: str, arguments: list[Any], told: str
) -> None:
    assert told in excel.refused(name, cells(MATCHES), *arguments)
