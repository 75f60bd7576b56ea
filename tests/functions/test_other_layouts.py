"""Blocks with more than results, or results laid out in another way: one sentence that leads on."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions import FUNCTIONS, Given, findings_table
from xltiebreak.functions.spills import score_column

GAMES = [["W2", "L3"], ["L1", "W4"], ["D4", "W1"], ["D3", "L2"]]
GERMAN = [["S2", "R3"], ["N1", "S4"], ["S4", "R1"], ["N3", "N2"]]
GRID = [["", "1", "½"], ["0", "", "1"], ["½", "0", ""]]

HEADED: list[tuple[list[list[Any]], list[list[Any]], str]] = [
    ([["R1", "R2"]], GAMES, "(R1, R2)"),
    ([["R2", "R3"]], GAMES, "(R2, R3)"),
    ([["Rd 1", "Rd 2"]], GAMES, "(Rd 1, Rd 2)"),
    ([["Round 1", ""]], GAMES, "(Round 1)"),
    ([["1. Runde", "2. Runde"]], GERMAN, "(1. Runde, 2. Runde)"),
    ([["Ronda 1", "Ronda 2"]], GAMES, "(Ronda 1, Ronda 2)"),
    ([["Ronde 1", "Ronde 2"]], GAMES, "(Ronde 1, Ronde 2)"),
    ([[1.0, 2.0]], GAMES, "(1, 2)"),
    ([["1", "2", "3"]], GRID, "(1, 2, 3)"),
]


@pytest.mark.parametrize(("header", "block", "named"), HEADED)
def test_a_row_of_headers_is_told_as_one(
    header: list[list[Any]], block: list[list[Any]], named: str
) -> None:
    [[severity, where, message]] = findings_table(Given([*header, *block]))

    assert (severity, where) == ("error", "the block of results")
    assert message == f"the first row holds headers {named}, not results: leave it out of the block"
    assert findings_table(Given(block))[0][2] != message


def test_columns_that_were_taken_along_are_named_by_their_headers() -> None:
    rows = [[k, *row, 1.0] for k, row in enumerate(GAMES, start=1)]

    assert findings_table(Given([["No.", "R1", "R2", "Total"], *rows]))[0][2] == (
        "the first row holds headers (No., R1, R2, Total), not results: leave it out of the block, "
        "and the columns that are no rounds (No., Total)"
    )


@pytest.mark.parametrize("name", [n for n, f in FUNCTIONS.items() if "results" in f.arguments])
def test_every_function_says_so_whatever_else_has_its_header(name: str) -> None:
    usual: dict[str, Any] = {
        **{"code": "SOLK", "player": 2, "one": 2, "other": 3, "counting": 2, "boards": 4},
        **{"names": [["Name"], ["Ash"], ["Birch"]], "ratings": [["Rating"], [1500], [1600]]},
        **{"teams": [["Team"], ["Elms"], ["Oaks"]], "points": [["Pts 1"], [3], [1]]},
        **{"printed": [["Solk"], [1], [0]], "prizes": [["100"]], "rules": [["Rounds", 3]]},
    }
    work = FUNCTIONS[name].work
    needed = [
        name
        for name, parameter in inspect.signature(work).parameters.items()
        if name != "results" and parameter.default is inspect.Parameter.empty
    ]
    arguments = {name: usual[name] for name in needed}
    if name == "CHECK_TB":
        assert "first row holds headers (R1)" in str(work([["R1"], ["W2"], ["L1"]]))
        return
    with pytest.raises(TieBreakError, match=r"^the block of results: the first row holds headers"):
        work([["R1"], ["W3"], ["L2"]], **arguments)


SCORES = (
    '=IF(B2="",C2&"",IF(C2&""="1","W",IF(C2&""="0","L",IF(OR(C2=0.5,C2="½"),"D","?")))&B2) joins'
)


@pytest.mark.parametrize(
    ("block", "sentence"),
    [
        ([["2", "1", "3", "0"], ["1", "0", "4", "1"], [4, "½", 1, 1], [3, 0.5, 2, 0]], SCORES),
        ([["2", "1"], ["1", "0"], ["", "1"]], SCORES),
        ([["2", "W"], ["1", "L"], ["4", "D"], ["3", "D"]], "C2, =C2&B2 joins"),
        ([["W", "2"], ["L", "1"], ["H", ""]], "in B2, =B2&C2 joins"),
        ([["+", "2"], ["-", "1"]], "in B2, =B2&C2 joins"),
        ([["Ash", "W2"], ["Fir", "L1"]], "column 1 holds no results (Ash, Fir): select the column"),
        (
            [["W Moss", "L Vale"], ["L Hart", "W Orr"], ["D Orr", "W Hart"], ["D Vale", "L Moss"]],
            '\'W Moss\' names a player, and opponents must be numbers, such as W12: row 1 of the '
            "block is player 1, row 2 player 2; with the names of these rows in A2:A5, "
            '="W"&MATCH("Moss",$A$2:$A$5,0) writes a win against Moss',
        ),
        ([["Moss"], ["Hart"], ["Orr"], ["Vale"]], '="W"&MATCH("Moss",$A$2:$A$5,0) writes a win'),
    ],
)  # fmt: skip
def test_another_layout_is_told_with_its_cure(block: list[list[Any]], sentence: str) -> None:
    [[_, where, message]] = findings_table(Given(block))

    assert where == "the block of results"
    assert sentence in message


@pytest.mark.parametrize(
    ("block", "beginning"),
    [
        ([["R1", "W2"], ["W3", "L1"], ["L2", "H"]], "player 1 says R1: nobody plays himself"),
        ([["R1", ""], ["", ""]], "'R1' is a director's ruling"),
        ([["N", ""], ["W3", ""], ["L2", ""]], "'N'"),
        ([["2", "W"], ["1", "B"], ["4", "W"], ["3", "B"]], "6 cells are no results"),
        ([["2", "1"], ["3", "0"], ["1", "1"], ["9", "0"]], "8 cells are bare numbers"),
        ([["won 2", "lost"], ["lost 1", "won"]], "'lost' is not a result"),
    ],
    ids=["a result", "nothing below", "a slip", "colors", "nobody's opponents", "words"],
)
def test_what_may_be_anything_else_is_told_of_the_cells(
    block: list[list[Any]], beginning: str
) -> None:
    messages = [message for _, _, message in findings_table(Given(block))]

    assert not any("the block" in message for message in messages)
    assert any(message.startswith(beginning) for message in messages)


def test_draws_in_german_letters_in_the_first_row_are_results() -> None:
    german = [["R2", "R3"], ["R1", "S4"], ["S4", "R1"], ["N3", "N2"]]

    assert score_column(Given(german, notation="german")) == [[1.0], [1.5], [1.5], [0.0]]


EMPTY_CELLS: list[tuple[list[list[Any]], list[int]]] = [
    ([["W2", "L3"], ["L1", "W4"], ["D4", "W1"], ["D3", ""]], [2]),
    ([["W2", "L3", ""], ["L1", "W4", "D3"], ["D4", "W1", "D2"], ["D3", "", None]], [2, 3]),
]


@pytest.mark.parametrize(("block", "rounds"), EMPTY_CELLS)
def test_a_round_left_out_because_a_cell_is_empty_is_told_where_words_have_room(
    block: list[list[Any]], rounds: list[int]
) -> None:
    why = {
        where: message
        for _, where, message in findings_table(Given(block))
        if "so it is left out of every sum" in message
    }
    assert [*why] == [f"round {round}" for round in rounds]
    sentences, names = [*why.values()], [["Ash"], ["Birch"], ["Cole"], ["Dale"]]
    calls = {name: function.work for name, function in FUNCTIONS.items()}

    assert calls["EXPLAIN_TB"](block, "SOLK", 3) == "Solkoff 0.5 = 0.5 (R1 v 4); " + "; ".join(
        sentences
    )
    assert calls["TERMS_TB"](block, "SOLK", 3)[2:-1] == [
        [float(round), "", "", "no", sentence] for round, sentence in zip(rounds, sentences)
    ]
    for name, table in {
        "STANDINGS_TB": calls["STANDINGS_TB"](block, names),
        "TEAMSUM_TB": calls["TEAMSUM_TB"](block, [["Elms"], ["Elms"], ["Oaks"], ["Oaks"]], 2),
        "UPSETS_TB": calls["UPSETS_TB"](block, [[1500]] * 4, names),
    }.items():
        assert [row[0] for row in table[-len(rounds) :]] == sentences, name
        assert len({*map(len, table)}) == 1
    [[unpaid]] = calls["PRIZES_TB"](block, names, [[1500]] * 4, [["50"]])
    [[heading], *_] = calls["VERIFY_TB"](block, [["SOLK"], [1], [0], [0], [0]])
    assert heading.startswith("Ours: SOLK; ")
    assert all(sentence in unpaid and sentence in heading for sentence in sentences)


def test_nothing_is_told_of_rounds_that_are_still_to_come() -> None:
    block = [["W2", ""], ["L1", ""], ["D4", ""], ["D3", ""]]

    assert FUNCTIONS["EXPLAIN_TB"].work(block, "SOLK", 3) == "Solkoff 0.5 = 0.5 (R1 v 4)"
    assert len(FUNCTIONS["STANDINGS_TB"].work(block, [[""]] * 4)) == 5


@pytest.mark.parametrize("notation", ["us only", "us"])
def test_a_slip_in_the_first_row_of_our_own_sheet_is_no_header(notation: str) -> None:
    slip = [["R1", ""], ["W3", ""], ["L2", ""]]

    first = findings_table(Given(slip, notation=notation))[0]
    assert first[:2] == ["error", "player 1, round 1"]
    assert first[2] == "player 1 says R1: nobody plays himself; correct the opponent"
    assert "headers" in findings_table(Given(slip))[0][2]
