"""Arguments as Excel for Windows gives them: left out, as an array constant, with dates."""

from __future__ import annotations

import pytest

from tests.excel.com.client import OUT, Session, cell, cells, column, constant, date, typed
from tests.make.calls import MATCHES, OF_MATCHES, OF_PLAYERS, POINTS, with_cell

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
