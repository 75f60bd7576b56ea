"""Every function through xlwings as Excel for Windows calls it: arguments left out, array
constants, dates, bad cells."""

from __future__ import annotations

from typing import Any

import pytest

from tests.excel.com.client import (
    OUT,
    Session,
    cell,
    cells,
    column,
    constant,
    currency,
    date,
    error,
    typed,
)
from tests.faces import law
from tests.faces.functions import Functions, same_answers
from tests.make.calls import MATCHES, OF_MATCHES, OF_PLAYERS, POINTS, USUAL, WRONG, with_cell
from tests.make.kinds import FOR_FUNCTIONS, drawn
from tests.nightly import by_day

BHAM = typed("""
    W4w D2b W3w L5b
    W5b D1w W6b L3b
    W6b L4w L1b W2w
    L1b W3b L5w L6w
    L2w L6w W4b W1w
    L3w W5b L2w W4b
""")
NAMES = column(["Ash", "Birch", "Cedar", "Dogwood", "Elm", "Fir"])
RATINGS = [1500, "1641P17", None, 1200, "unr.", 1300]


def test_this_is_xlwings_own_classic_route_and_not_its_part_under_another_licence(
    excel: Session,
) -> None:
    facts = excel.ask("facts")

    assert facts["func"] == "xlwings.udfs"
    assert facts["classic"]
    assert not facts["pro"]
    assert "xlwings.pro.udfs_officejs" not in facts["imported"]


EMPTY_ARGUMENTS = (
    "player lots withdrawn names points boards placed_by match_points team own_score rounds "
    "entries rules teams notation kind planned minimum in_one_cell places draws prizes "
    "rules_at prizes_at section before"
)
DEFAULTS = {
    **dict.fromkeys(EMPTY_ARGUMENTS.split(), ""),
    **{"edition": "uschess", "order": "uschess", "ratings": column([None] * 6)},
}
"""What says the same as leaving an argument out."""
REQUIRED = {
    "results": cells(BHAM),
    "ratings": column(RATINGS),
    "names": NAMES,
    "printed": cells([["Place", "Solk", "S-B"], [2, 7.5, 4], [1, 8, 5]]),
    "prizes": cells([["Prize", "Cash"], ["1st", 100], ["U1800", 50]]),
    "code": "SOLK",
    "player": 2,
    "one": 1,
    "other": 2,
    "teams": column(["Elms", "Oaks", "", "Elms", "Oaks", "Firs"]),
    "counting": 2,
    "boards": 4,
    "opponents_scores": column([3, 2, 1]),
    "round_points": column([1, 0, 1]),
    "points": column([60, 35]),
    "opponents_points": column([3, 3]),
    "opponent_points": 3,
    "rules": cells([["Rounds", 4], ["Kind", "swiss"]]),
}


@pytest.mark.slow
def test_every_argument_left_out_alone_is_as_if_its_default_were_typed(excel: Session) -> None:
    looked_at = 0
    for name, one in excel.ask("registered").items():
        takes = one["arguments"]
        needed = [REQUIRED[a["name"]] for a in takes if not a["optional"]]
        if name == "IHSA_ROUND":
            needed = [60, 3]
        if name in OF_MATCHES:
            needed = [cells(MATCHES), cells(POINTS), *needed[2:]]
        optional = [a["name"] for a in takes if a["optional"]]
        whole = excel(name, *needed)
        assert whole == excel(name, *needed, *(DEFAULTS[a] for a in optional)), name
        for without in optional:
            given = [OUT if a == without else DEFAULTS[a] for a in optional]
            assert excel(name, *needed, *given) == whole, (name, without)
            looked_at += 1
    assert looked_at > 2 * len(OF_PLAYERS)


def test_results_may_be_an_array_constant(excel: Session) -> None:
    assert excel.column("MODMEDIAN", constant(BHAM)) == excel.column("MODMEDIAN", cells(BHAM))


def test_a_date_in_a_block_of_teams_is_named_with_its_team(excel: Session) -> None:
    made = date("2026-01-02T00:00:00")
    results, points = cells(with_cell(MATCHES, 1, 0, made)), cells(with_cell(POINTS, 1, 0, made))
    for name in OF_MATCHES:
        boards = [4] if name == "PERFINDEX_TB" else []
        message = excel.refused(name, results, cells(POINTS), *boards)
        assert "team 2, round 1" in message
        assert "Excel made a date" in message
        message = excel.refused(name, cells(MATCHES), points, *boards)
        assert "points of round 1" in message
        assert "Excel made a date" in message
    worth = [cells(POINTS), OUT, OUT, "GP", date("2000-02-01")]
    assert "what a match is worth" in excel.refused("GAMEMATCH_TB", cells(MATCHES), *worth)


FOUR = typed("""
    W2 D3
    L1 W4
    W4 D1
    L3 L2
""")
PRINTED = cells([["Solk"], [1], [1], [1], [1]])
BAD_CELLS: dict[str, tuple[Any, str]] = {
    "an error": (error("#N/A"), "Excel's error #N/A"),
    "another error": (error("#REF!"), "Excel's error #REF!"),
    "a younger error": (error("#SPILL!"), "Excel's error #SPILL!"),
    "an error as text": ("#VALUE!", "Excel's error #VALUE!"),
    "1/2 made a date": (date("2026-01-02T00:00:00"), "Excel made a date"),
    "a number": (12, "'12' is a bare number"),
    "half a point": (0.5, "'½' does not say against whom"),
    "a currency": (currency("12.00"), "'12' is a bare number"),
    "TRUE": (True, "'TRUE' is not a result"),
    "an unknown code": ("Q7", "'Q7' is not a result"),
    "an opponent who is not there": ("W9", "there is no player 9"),
    "oneself": ("W2", "nobody plays himself"),
}


def in_player_2(value: Any) -> dict[str, Any]:
    """Player 2, round 1 is this."""
    rows: list[list[Any]] = [row[:] for row in FOUR]
    rows[1][0] = value
    return cells(rows)


@pytest.mark.parametrize("value", BAD_CELLS)
def test_a_bad_cell_is_named_and_nothing_is_computed(excel: Session, value: str) -> None:
    typed, sentence = BAD_CELLS[value]
    block = in_player_2(typed)
    severity, where, message = excel("CHECK_TB", block)[0]
    assert (severity, where) == ("error", "player 2, round 1")
    for name, beside in (
        ("MODMEDIAN", []),
        ("STANDINGS_TB", [column("ABCD")]),
        ("VERIFY_TB", [PRINTED]),
    ):
        refused = excel.refused(name, block, *beside)
        assert "player 2, round 1" in refused
        assert sentence in refused
    assert sentence in message


def test_one_cell_one_row_and_one_column_are_blocks_too(excel: Session) -> None:
    assert excel.column("SCORE_TB", cells([["H"]])) == [0.5]
    assert excel.column("SCORE_TB", cells([["H"], ["B"], ["U"]])) == [0.5, 1, 0]
    assert "there is no player 2" in excel.refused("SCORE_TB", cells([["W2", "L3"]]))
    assert excel("SCORE_TB", cells([[None, ""], ["", " "]])) == [[""]] * 2


DAY, A_DATE = date("2026-01-02"), "Excel made a date"
NOT_UNDERSTOOD: list[tuple[str, list[Any], str]] = [
    ("SCORE_TB", [cells(FOUR), DAY], "is not a player"),
    ("COMPAVERAGE", [cells(FOUR), column([1500, DAY, None, None])], "player 2: "),
    ("OPPONENTS_BYHAND", ["SOLK", column([True])], "'TRUE' in opponents_scores is not a score"),
    ("OPPONENTS_BYHAND", ["SOLK", column([DAY])], A_DATE),
    ("CUMULATIVE_BYHAND", [column([1, DAY])], A_DATE),
]
"""What comes as no text and no number; what is said of the others is told in tests/functions."""


@pytest.mark.parametrize(
    ("name", "arguments", "told"),
    NOT_UNDERSTOOD,
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_an_argument_that_is_not_understood_is_refused(
    excel: Session, name: str, arguments: list[Any], told: str
) -> None:
    assert told in excel.refused(name, *arguments)


@pytest.mark.parametrize("player", [2, 2.0, "2", " 2 ", currency("2.00")], ids=str)
def test_a_player_may_be_a_number_or_its_text(excel: Session, player: Any) -> None:
    one = excel.column("SOLKOFF", cells(FOUR))[1]

    assert excel("SOLKOFF", cells(FOUR), player) == one
    assert excel("SOLKOFF", cells(FOUR), cell(player)) == one


def test_names_may_be_anything(excel: Session) -> None:
    odd = column([None, 7, error("#N/A"), "=1+1"])

    rows = excel("STANDINGS_TB", cells(FOUR), odd)

    assert {row[1]: row[2] for row in rows[1:]} == {1: "Player 1", 2: "7", 3: "#N/A", 4: "=1+1"}


@pytest.mark.slow
def test_a_whole_column_of_the_sheet_is_refused(excel: Session) -> None:
    rows = cells([["H"]] + [[None]] * 20_000)

    assert "select the results alone" in excel.refused("SCORE_TB", rows)


COUNT = by_day(2, night=60)


@pytest.mark.parametrize("kind", FOR_FUNCTIONS)
def test_the_functions_say_what_the_core_says(excel: Session, kind: str) -> None:
    made = [one for one in drawn(COUNT, kind) if one.is_begun]  # else they show nothing
    law(Functions("functions over COM", excel.answers), made)


def test_whatever_is_given_the_answer_is_the_functions(excel: Session) -> None:
    same_answers(excel.answers, [*USUAL, *WRONG])
