"""What is wrong with the games is found, in its cell, with what to do about it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.make.crosstables import findings_of, on_sheet, section, tells, twelve
from xltiebreak.checks import examine
from xltiebreak.event.findings import Origin
from xltiebreak.event.notation import DIALECTS, read_cell
from xltiebreak.event.notation.us import write
from xltiebreak.event.section import Section


def test_twins_that_disagree_name_both_cells_and_what_was_expected() -> None:
    tells(
        twelve(p7="W12", p12="W7", p1="D2", p2="D1"),
        "error twins-disagree Crosstable!D14: player 7 says W12, but D19 (player 12) says W7; "
        "expected L7. Correct one of them, or record a director's ruling with N (win), R (draw) or "
        "S (loss)",
    )
    tells(
        section("W2 W3", "L1 W4", "L4 L1", "W3 D2"),
        "error twins-disagree player 2, round 2: player 2 says W4, but player 4 says D2; expected "
        "L2",
    )
    made = section("W2", "W1")
    tells(
        replace(made, origin=Origin("", (2, 3), {"R1": "R1"}, lines=True)),
        "error twins-disagree line 2, R1",
    )


@pytest.mark.parametrize(
    "pair",
    [
        ("W2", "W1"), ("W2", "D1"), ("L2", "L1"), ("D2", "L1"), ("W2w", "X1"), ("W2", "F1"),
        ("X2", "X1"), ("X2", "Z1"), ("Z2", "F1"), ("D2", "Z1"), ("W2", "B"), ("W2", "U"),
        ("D2", "H"), ("X2", "B"), ("X2", "X"), ("W2", "F"), ("X2", "U"), ("2w", "B"),
    ],
    ids="/".join,
)  # fmt: skip
def test_twins_that_do_not_agree_are_one_error(pair: tuple[str, str]) -> None:
    made = on_sheet(section(*pair, "D4", "D3"))
    errors = [finding for finding in findings_of(made) if finding[0] == "error"]

    assert [code for _, code, _ in errors] == ["twins-disagree"]
    assert errors[0][2] in ("Crosstable!D8", "Crosstable!D9")


@pytest.mark.parametrize(
    "pair",
    [
        ("W2", "L1"), ("D2", "D1"), ("X2", "F1"), ("F2", "F1"), ("Z2", "Z1"), ("X", "F"),
        ("F", "F"), ("Z", "Z"), ("X2", "F"), ("F", "X1"), ("Z2", "Z"), ("F2", "X"), ("F2", "F"),
        ("F", "F1"),
    ],
    ids="/".join,
)  # fmt: skip
def test_twins_that_agree_are_no_finding(pair: tuple[str, str]) -> None:
    assert findings_of(on_sheet(section(*pair, "D4", "D3"))) == []


@pytest.mark.parametrize(
    "pair",
    [
        ("N2", "L1"), ("N2", "W1"), ("N2", "D1"), ("N2", "N1"), ("R2", "L1"), ("R2", "W1"),
        ("S2", "D1"), ("S2", "L1"), ("W2", "S1"), ("D2", "S1"), ("L2", "R1"), ("S2", "S1"),
        ("N2", "F1"), ("N2", "F"), ("S2", "X1"),
    ],
    ids="/".join,
)  # fmt: skip
def test_a_ruling_may_disagree_with_its_twin_and_stand_beside_a_forfeit(
    pair: tuple[str, str],
) -> None:
    """Any other pair than those that agree is an error, unless one of the two is a ruling."""
    tells(on_sheet(section(*pair, "D4", "D3")))


TWO_OF_A_ROUND = "error paired-twice Crosstable!"


@pytest.mark.parametrize(
    ("rows", "findings"),
    [
        (("N2", "L3", "W2", "U"), [TWO_OF_A_ROUND + "D8"]),  # a ruling against somebody else
        (
            ("W3", "W3", "L1", "U"),
            [
                TWO_OF_A_ROUND + "D9: player 2 says W3, and D8 (player 1) says W3: player 3 cannot "
                "play both in round 1; correct one of them"
            ],
        ),
        (
            ("D3", "W2", "D1"),
            ["error plays-self Crosstable!D9: player 2 says W2: nobody plays himself; correct the"],
        ),
        (
            ("D3", "W99", "D1"),
            [
                "error unknown-opponent Crosstable!D9: player 2 says W99, but there is no player "
                "99; correct the opponent"
            ],
        ),
        (
            ("W2w D3b", "L1w D4w", "D4b D1b", "D3w D2b"),
            [
                "warning colours-disagree Crosstable!D8: player 1 says W2w, but D9 (player 2) says "
                "L1w: both with White; correct one of them",
                "warning colours-disagree Crosstable!E8: both with Black",
            ],
        ),
        (("W2w F3b", "L1b W4w", "D4w F1b", "D3b L2b"), []),  # nobody had a color in a forfeit
        (
            ("W2w D3b", "L1 D4w", "D4 D1w", "D3 D2b"),
            [
                "warning colours-unknown Crosstable!D9: player 2 says L1 without a color (3 cells "
                "in all); type w or b behind it, or Most Blacks cannot be counted"
            ],
        ),
        (("W2w 3b", "L1b W4", "D4w 1w", "D3b L2"), ["warning incomplete-round Crosstable!E"]),
        (
            ("W2 D3 L2", "L1 D4 W1", "D4 D1 W4", "D3 D2 L3"),
            [
                "warning met-twice Crosstable!F8: players 1 and 2 met in round 1 already",
                "warning met-twice Crosstable!F10",
            ],
        ),
        (("X2 D3 L2", "F1 D4 W1", "D4 D1 U", "D3 D2 U"), []),  # a forfeit is no meeting
    ],
)
def test_what_is_wrong_is_told_at_its_cell(rows: tuple[str, ...], findings: list[str]) -> None:
    tells(on_sheet(section(*rows)), *findings)


def test_players_of_a_round_robin_may_meet_again() -> None:
    made = section("W2 D3 L2", "L1 D4 W1", "D4 D1 W4", "D3 D2 L3", kind="roundrobin")
    assert findings_of(made) == []


@pytest.mark.parametrize(
    "rows",
    [
        ("X3", "X3", "F", "U"),
        ("Z3", "Z3", "Z", "U"),
        ("W3", "W3", ".", "U"),
        ("3w", "3b", ".", "U"),
    ],
    ids=["both won by forfeit", "both drew by forfeit", "twin not entered", "not finished"],
)
def test_two_players_who_name_the_same_opponent_are_paired_twice(rows: tuple[str, ...]) -> None:
    errors = [finding for finding in findings_of(on_sheet(section(*rows))) if finding[0] == "error"]

    assert [code for _, code, _ in errors] == ["paired-twice"]
    assert errors[0][2] in ("Crosstable!D8", "Crosstable!D9")


def test_an_opponent_in_a_row_that_was_left_out_is_an_error() -> None:
    made = section("W2 W3", "L1 D4", "U D2", numbers=[1, 2, 4])

    assert findings_of(made)[0] == ("error", "unknown-opponent", "player 1, round 2")


def typed(rows: list[list[str]], dialect: str) -> Section:
    """A section that was typed in this notation."""
    results = [[read_cell(text, DIALECTS[dialect]) for text in row] for row in rows]
    letters = [" ".join(write(result) or "." for result in row) for row in results]
    made = on_sheet(section(*letters))
    return replace(made, origin=replace(made.origin, texts=tuple(map(tuple, rows))))


def test_cells_of_another_notation_are_named_as_they_were_typed() -> None:
    made = typed([["2w1"], ["1b½"], ["9w1"], ["4b1"]], "chess-results")

    assert [finding.message for finding in examine(made)] == [
        "player 3 says 9w1, but there is no player 9; correct the opponent",
        "player 4 says 4b1: nobody plays himself; correct the opponent",
        "player 1 says 2w1, but D9 (player 2) says 1b½; expected a loss against player 1. "
        "Correct one of them",
    ]
    opponents = typed([["2|w 1K"], ["1|s 1K"]], "uk")
    assert examine(opponents)[0].message == (
        "player 1 says 2 w 1K, but D9 (player 2) says 1 s 1K; expected a forfeit loss against "
        "player 1. Correct one of them"
    )


def test_cells_in_letters_are_named_in_letters_however_they_were_typed() -> None:
    assert examine(typed([["w 2"], ["D 01b"]], "us"))[0].message.startswith(
        "player 1 says W2, but D9 (player 2) says D1b; expected L1. Correct one of them, or record"
    )
