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
from tests.make.calls import (
    MATCHES,
    OF_MATCHES,
    OF_PLAYERS,
    POINTS,
    USUAL,
    WRONG,
    parameters,
    with_cell,
)
from tests.make.kinds import FOR_FUNCTIONS, drawn
from tests.nightly import by_day
from xltiebreak import EDITIONS

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


def test_what_is_left_out_is_as_the_help_says(excel: Session) -> None:
    results = cells(BHAM)

    assert excel.column("MODMEDIAN", results) == excel.column("MODMEDIAN", results, OUT, "uschess")
    assert excel.column("MODMEDIAN", results, cell(None)) == excel.column("MODMEDIAN", results)
    assert excel.column("MODMEDIAN", results, "", cell("")) == excel.column("MODMEDIAN", results)
    assert excel.column("PLACE_TB", results, OUT, OUT, OUT, "6,5,4,3,2,1") == [2, 1, 3, 6, 4, 5]
    assert excel.column("PLACE_TB", results, "CUM") == [1, 1, 3, 6, 5, 4]
    assert excel.column("PLACE_TB", results, "CUM", OUT, OUT, "6,5,4,3,2,1") == [2, 1, 3, 6, 5, 4]
    assert excel("STANDINGS_TB", results, NAMES)[1][:4] == [1, 2, "Birch", 2.5]
    assert excel("EXPLAIN_TB", results, "SOLK", 1) == (
        "Solkoff 7.5 = 1 (R1 v 4) + 2.5 (R2 v 2) + 2 (R3 v 3) + 2 (R4 v 5)"
    )


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
FOUR_NAMES = column(["Ash", "Birch", "Cedar", "Dogwood"])
NO_RATINGS = column([None] * 4)
ALONE = [
    *(name for name in OF_PLAYERS if "ratings" not in parameters(name)),
    *("SCORE_TB", "PLACE_TB"),
]
RATED = [name for name in OF_PLAYERS if "ratings" in parameters(name)]
EDITION_CODES = ", ".join(EDITIONS)
ON_RESULTS: dict[str, list[Any]] = {
    **{name: [] for name in ALONE},
    **{name: [NO_RATINGS] for name in RATED},
    "TIEBREAK": ["SOLK"],
    "STANDINGS_TB": [FOUR_NAMES],
    "EXPLAIN_TB": ["SOLK", 1],
    "TERMS_TB": ["SOLK", 1],
    "WHY_TB": [1, 2],
    "PRIZES_TB": [FOUR_NAMES, NO_RATINGS, cells([["60-40"]])],
    "UPSETS_TB": [NO_RATINGS, FOUR_NAMES],
    "ANNOUNCE_TB": [FOUR_NAMES, cells([["Rounds", 3]])],
}
_ABOUT_SOME = ("EXPLAIN_TB", "TERMS_TB", "WHY_TB", "PRIZES_TB", "UPSETS_TB", "ANNOUNCE_TB")
COLUMNS_AND_STANDINGS = [name for name in ON_RESULTS if name not in _ABOUT_SOME]
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


@pytest.mark.parametrize("name", sorted({*ON_RESULTS, "VERIFY_TB"} - {"ANNOUNCE_TB"}))
def test_a_bad_cell_is_named_and_nothing_is_computed(excel: Session, name: str) -> None:
    beside = ON_RESULTS.get(name, [cells([["Solk"], [1], [1], [1], [1]])])
    for value, sentence in BAD_CELLS.values():
        message = excel.refused(name, in_player_2(value), *beside)

        assert "player 2, round 1" in message
        assert sentence in message


def test_a_bad_cell_is_among_the_findings(excel: Session) -> None:
    for value, sentence in BAD_CELLS.values():
        severity, where, message = excel("CHECK_TB", in_player_2(value))[0]

        assert (severity, where) == ("error", "player 2, round 1")
        assert sentence in message


@pytest.mark.parametrize("name", sorted({*COLUMNS_AND_STANDINGS} - {"STANDINGS_TB"}))
def test_cells_that_are_empty_give_empty_texts(excel: Session, name: str) -> None:
    extra = [OUT if isinstance(one, dict) else one for one in ON_RESULTS[name]]
    empty = cells([[None, ""], [None, None], ["", " "], [None, None]])
    assert excel(name, empty, *extra) == [[""]] * 4
    rows = cells([*FOUR, [None, None]])
    if OUT not in extra:
        assert excel(name, rows, *extra)[-1] == [""]


@pytest.mark.parametrize("rows", [[["W2", "L3"]], [["H"]], [["H"], ["B"], ["U"]]], ids=str)
@pytest.mark.parametrize("name", COLUMNS_AND_STANDINGS)
def test_one_cell_one_row_and_one_column_are_blocks_too(
    excel: Session, name: str, rows: list[list[str]]
) -> None:
    extra = ON_RESULTS[name]
    if extra and isinstance(extra[0], dict):
        extra = [column(["" if name != "STANDINGS_TB" else "x"] * len(rows))]

    if "W2" in rows[0]:
        assert "there is no player 2" in excel.refused(name, cells(rows), *extra)
    else:
        answer = excel.ask("call", name, [cells(rows), *extra])["value"]
        assert len(answer) == len(rows) + (name == "STANDINGS_TB")


ON_FOUR: list[tuple[str, list[Any], str]] = [
    *(
        (name, [*before, who], "is not a player")
        for name, before in {"MODMEDIAN": [], "SCORE_TB": [], "EXPLAIN_TB": ["SOLK"]}.items()
        for who in (error("#N/A"), True, date("2026-01-02"), cells([[1, 2]]))
    ),
    *(
        (name, ["SOLK", nobody], "'' is not a player")
        for name in ("EXPLAIN_TB", "TERMS_TB")
        for nobody in ("", cell(None), cell(""))
    ),
    *(
        (name, [*before, wrong], f"use one of {EDITION_CODES}")
        for name, before in {"MODMEDIAN": [OUT], "EXPLAIN_TB": ["MM", 1], "PLACE_TB": [OUT]}.items()
        for wrong in (1900, error("#NAME?"), True)
    ),
    *(
        (name, [wrong, *player], "is not a tie-break; ")
        for name, player in {"TIEBREAK": [], "EXPLAIN_TB": [1], "TERMS_TB": [1]}.items()
        for wrong in ("NOPE", "", cell(None), error("#N/A"), 3)
    ),
    *(
        (name, [*before, column([1500, wrong, None, None])], "player 2: ")
        for name, before in {"COMPAVERAGE": [], "TIEBREAK": ["MM", OUT, OUT]}.items()
        for wrong in (error("#N/A"), date("2026-01-02"), True)
    ),
    ("PLACE_TB", [OUT, OUT, cell(1500)], "has 1 cells"),
    ("STANDINGS_TB", [column(["Ash"])], "select one column"),
    ("STANDINGS_TB", [cells([["a", "b"], ["c", "d"]])], "select one column"),
]
BY_HAND: list[tuple[str, list[Any], str]] = [
    *(
        ("OPPONENTS_BYHAND", ["SOLK", scores], told)
        for scores, told in (
            (column([None]), "needs the opponents' scores"),
            (column([1, error("#N/A")]), "'#N/A' in opponents_scores"),
            (column([True]), "'TRUE' in opponents_scores is not a score"),
            (column([date("2026-01-02")]), "Excel made a date"),
            (column([46054]), "Excel made a date"),
        )
    ),
    ("CUMULATIVE_BYHAND", [column([None])], "needs the player's own results"),
    ("CUMULATIVE_BYHAND", [column([1, date("2026-01-02")])], "Excel made a date"),
    ("CUMULATIVE_BYHAND", [column([1, error("#REF!")])], "'#REF!' is not a result"),
    ("IHSA_BYHAND", [column([error("#N/A")]), column([1])], "'#N/A' in points"),
    ("IHSA_ROUND", ["", 4], "'' in points is not a score"),
    ("IHSA_ROUND", [50, cell(None)], "'' in opponent_points is not a score"),
    ("IHSA_ROUND", [cells([[1, 2]]), 4], "'1,2' in points is not a score"),
]


@pytest.mark.parametrize(
    ("name", "arguments", "told"),
    [*((name, [cells(FOUR), *beside], told) for name, beside, told in ON_FOUR), *BY_HAND],
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


COUNT = by_day(5, night=60)


@pytest.mark.parametrize("kind", FOR_FUNCTIONS)
def test_the_functions_say_what_the_core_says(excel: Session, kind: str) -> None:
    made = [one for one in drawn(COUNT, kind) if one.is_begun]  # else they show nothing
    law(Functions("functions over COM", excel.answers), made)


def test_whatever_is_given_the_answer_is_the_functions(excel: Session) -> None:
    same_answers(excel.answers, [*USUAL, *WRONG])
