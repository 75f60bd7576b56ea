"""What a director meets in the middle of a round: every bad cell ends in a sentence, through
xlwings' own dispatcher and converters."""

from __future__ import annotations

from typing import Any

import pytest

from tests.excel.com.client import OUT, Session, cell, cells, column, currency, date, error, typed
from tests.make.calls import OF_PLAYERS, parameters
from xltiebreak import EDITIONS

FOUR = typed("""
    W2 D3
    L1 W4
    W4 D1
    L3 L2
""")
NAMES = column(["Ash", "Birch", "Cedar", "Dogwood"])
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
    "STANDINGS_TB": [NAMES],
    "EXPLAIN_TB": ["SOLK", 1],
    "TERMS_TB": ["SOLK", 1],
    "WHY_TB": [1, 2],
    "PRIZES_TB": [NAMES, NO_RATINGS, cells([["60-40"]])],
    "UPSETS_TB": [NO_RATINGS, NAMES],
    "ANNOUNCE_TB": [NAMES, cells([["Rounds", 3]])],
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


def with_cell(value: Any) -> dict[str, Any]:
    """Player 2, round 1 is this."""
    rows: list[list[Any]] = [row[:] for row in FOUR]
    rows[1][0] = value
    return cells(rows)


@pytest.mark.parametrize("name", sorted({*ON_RESULTS, "VERIFY_TB"} - {"ANNOUNCE_TB"}))
def test_a_bad_cell_is_named_and_nothing_is_computed(excel: Session, name: str) -> None:
    beside = ON_RESULTS.get(name, [cells([["Solk"], [1], [1], [1], [1]])])
    for value, sentence in BAD_CELLS.values():
        message = excel.refused(name, with_cell(value), *beside)

        assert "player 2, round 1" in message
        assert sentence in message


def test_a_bad_cell_is_among_the_findings(excel: Session) -> None:
    for value, sentence in BAD_CELLS.values():
        severity, where, message = excel("CHECK_TB", with_cell(value))[0]

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
