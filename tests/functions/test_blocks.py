"""Blocks of results in their notation, and the quick look that finds them sound."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from examples.build import riverside
from tests.make.made_up import MadeUp, made_up
from xltiebreak import functions
from xltiebreak.checks import examine
from xltiebreak.checks.games import games_agree, opponents, paired_twice, twins
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import Finding, TieBreakError
from xltiebreak.event.notation import us
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import Player, Section
from xltiebreak.functions import Given, spills


def scores(table: str) -> list[float | str]:
    rows = [line.split() for line in table.strip().splitlines()]
    blank = [["" if cell == "." else cell.replace("_", " ") for cell in row] for row in rows]
    column = spills.score_column(Given(blank))
    assert isinstance(column, list)
    return [row[0] for row in column]


@pytest.mark.parametrize("first", ["W2", "w2", "W 2", "W2w", "w 2b", "W02", " W2 "])
def test_the_first_result_that_is_typed_is_in_us_letters(first: str) -> None:
    assert spills.score_column(Given([[first], ["L1"]])) == [[1.0], [0.0]]
    findings = functions.findings_table(Given([[first], [""]]))
    assert [row[0] for row in findings] == ["warning"]
    assert "round 1 is not complete" in findings[0][2]


def test_a_round_of_which_only_letters_w_are_typed_yet_is_in_us_letters() -> None:
    """``W1`` alone could be "White, won" beside an opponent's number elsewhere."""
    assert scores("W2\nL1\nW4\nL3") == [1, 0, 1, 0]
    assert scores("w2\nl1") == [1, 0]


@pytest.mark.parametrize(
    ("table", "expected"),
    [
        ("2w1 3s½\n1b0 4w1\n4w1 1w½\n3b0 2b0", [1.5, 1, 1.5, 0]),
        ("2w+ -½\n1b- -1", [1.5, 1]),
        ("+2 =3\n-1 +4\n+4 =1\n-3 -2", [1.5, 1, 1.5, 0]),
        ("+W2 =BYE\n-B1 +BYE", [1.5, 1]),
        ("2/1 3/½\n1/0 4/1\n4/1 1/½\n3/0 2/0", [1.5, 1, 1.5, 0]),
        ("W2,1 B3,1.5\nB1,0 W4,1\nW4,1 W1,1.5\nB3,0 B2,0", [1.5, 1, 1.5, 0]),
    ],
    ids=[
        *("chess-results", "chess-results byes", "plus-minus", "plus-minus byes"),
        *("scores", "scores so far"),
    ],
)
def test_another_notation_is_told_from_the_whole_block(table: str, expected: list[float]) -> None:
    assert scores(table) == expected


def test_a_block_that_our_formulas_look_at_is_read_in_the_letters_that_they_know() -> None:
    polish = [["W2", "R3"], ["P1", "W4"], ["W4", "R1"], ["P3", "P2"]]
    assert spills.score_column(Given(polish)) == [[1.5], [1], [1.5], [0]]
    with pytest.raises(TieBreakError, match="'P1' is not a result; type W12"):
        spills.score_column(Given(polish, notation=functions.ONLY_US))


def test_what_two_notations_read_differently_is_an_error_and_no_guess() -> None:
    [[severity, where, message], *_] = functions.findings_table(Given([[""], ["-1"]]))

    assert (severity, where) == ("error", "player 2, round 1")
    assert "state the notation" in message


def test_an_error_cell_beside_the_first_result_leaves_it_in_us_letters() -> None:
    findings = functions.findings_table(Given([["W2"], ["#N/A"]]))

    assert [row[:2] for row in findings if row[0] == "error"] == [["error", "player 2, round 1"]]
    assert "Excel's error #N/A" in findings[0][2]


def test_a_uk_column_without_its_opponents_is_not_taken_for_wins_over_player_1() -> None:
    findings = functions.findings_table(Given([["w 1"], ["s 0"], ["w ½"], ["s ½"]]))

    assert "error" in {row[0] for row in findings}


def by_full_checks(section: Section) -> list[Finding]:
    return [*opponents(section), *paired_twice(section), *twins(section)]


@given(made=made_up())
def test_a_sound_event_is_found_sound_at_once(made: MadeUp) -> None:
    table = made.section.crosstable
    bare = Section("", tuple(Player(number) for number in table.numbers), table)

    unnamed = any(one.forfeit and not one.opponent for row in table.results for one in row)

    assert games_agree(table) is (by_full_checks(bare) == []) or unnamed
    assert not any(finding.is_error for finding in by_full_checks(bare))


@given(made=made_up(), seed=st.integers(0, 10**6))
def test_a_typing_error_is_never_overlooked(made: MadeUp, seed: int) -> None:
    choice = Random(seed)
    rows = [list(row) for row in made.section.crosstable.results]
    row = choice.choice(rows)
    row[choice.randrange(len(row))] = us.read(
        f"{choice.choice('WDLXFZNRS')}{choice.randint(1, len(rows))}"
    )
    table = Crosstable(made.section.crosstable.numbers, tuple(map(tuple, rows)))

    if games_agree(table):
        section = Section("", tuple(Player(number) for number in table.numbers), table)
        assert by_full_checks(section) == []


def one_round(*results: Result) -> Crosstable:
    return Crosstable(tuple(range(1, len(results) + 1)), tuple((result,) for result in results))


def test_rulings_and_double_forfeits_agree() -> None:
    assert games_agree(riverside().sections[0].crosstable)


@pytest.mark.parametrize(
    "results",
    [
        (Result(Outcome.WIN, 2), Result(Outcome.WIN, 1)),
        (Result(Outcome.WIN, 2), Result(Outcome.LOSS, 3), Result(Outcome.DRAW, 2)),
        (Result(Outcome.WIN, 2), Result(Outcome.FORFEIT_LOSS, 1)),
        (Result(Outcome.FORFEIT_WIN, 2), Result(Outcome.LOSS, 1)),
        (Result(Outcome.FORFEIT_LOSS, 2), Result(Outcome.FORFEIT_DRAW, 1)),
        (Result(Outcome.DRAW, 1),),
        (Result(Outcome.WIN, 9),),
        (Result(Outcome.WIN, 2), Result(Outcome.HALF_BYE)),
        (Result(Outcome.WIN, 3), Result(Outcome.WIN, 3), BLANK),
    ],
    ids=str,
)
def test_games_that_disagree_are_left_to_the_checks(results: tuple[Result, ...]) -> None:
    table = one_round(*results)

    assert not games_agree(table)
    assert any(
        finding.is_error
        for finding in examine(Section("", tuple(map(Player, table.numbers)), table))
    )


TWO_ROUNDS = [["W2", "D3"], ["L1", "B"], ["B", "D1"]]


@pytest.mark.parametrize(
    "ratings",
    [[[1500], [1600]], [[1500], [1600], [1700], [1800]], [[1500], [1600], [1700], [None]]],
    ids=["one too few", "one too many", "one too many, empty"],
)
def test_a_column_of_ratings_has_to_be_as_long_as_the_results(ratings: list[list[Any]]) -> None:
    """A block that is shifted by a row would give every player another one's rating."""
    told = f"the block of ratings has {len(ratings)} cells, the results have 3 rows"
    with pytest.raises(TieBreakError, match=told):
        spills.tie_break_column(Given(TWO_ROUNDS, ratings=ratings), "COMPAVG")


def test_ratings_may_stand_in_a_column_or_in_a_row_but_not_in_a_square() -> None:
    for ratings in ([[1500], [1600], [1700]], [[1500, 1600, 1700]]):
        assert spills.tie_break_column(Given(TWO_ROUNDS, ratings=ratings), "COMPAVG") == [
            [1650.0],
            [1500.0],
            [1500.0],
        ]
    four = [*TWO_ROUNDS, ["", ""]]
    with pytest.raises(TieBreakError, match="select one column beside the results"):
        spills.tie_break_column(Given(four, ratings=[[1500, 1600], [1700, None]]), "COMPAVG")


FOUR = [["W2", "D3"], ["L1", "W4"], ["W4", "D1"], ["L3", "L2"]]


def refused(work: Any, *arguments: Any) -> str:
    with pytest.raises(TieBreakError) as refusal:
        work(*arguments)
    return str(refusal.value)


def test_a_half_typed_round_is_left_out_and_said_to_be() -> None:
    half = Given([["W2", "D3"], ["L1", ""], ["W4", "D1"], ["L3", ""]])

    assert spills.score_column(half) == [[1], [0], [1], [0]]
    assert spills.tie_break_column(half, "SOLK") == [[0], [1], [0], [1]]
    assert "round 2 is not complete" in functions.findings_table(half)[0][2]


@pytest.mark.parametrize(("rounds", "said"), [(101, "at most 100 rounds"), (203, "203 columns")])
def test_a_section_has_no_more_than_100_rounds(rounds: int, said: str) -> None:
    assert spills.score_column(Given([["H"] * 100])) == [[50]]
    assert said in refused(spills.score_column, Given([["H"] * rounds]))


def test_tie_breaks_go_by_their_names_too() -> None:
    named = Given(FOUR, "Modified Median, solkoff")

    assert spills.place_column(named) == spills.place_column(Given(FOUR, "MM,SOLK"))
    assert spills.tie_break_column(Given(FOUR), "Modified Median") == (
        spills.tie_break_column(Given(FOUR), "MM")
    )


@pytest.mark.parametrize(
    ("said", "code"),
    [
        *(("USCF", "uschess"), ("us chess default", "uschess"), ("quads", "roundrobin")),
        *(("sum of opponents' scores", "SOLK"), ("Anzahl Siege, Losentscheid", "WIN, LOT")),
        ("FIDE default", "fide"),
    ],
)
def test_a_function_takes_an_order_by_what_people_call_it(said: str, code: str) -> None:
    assert spills.place_column(Given(FOUR, said)) == spills.place_column(Given(FOUR, code))


def test_a_function_takes_a_player_by_a_number_in_any_form() -> None:
    by_number = spills.explanation(Given(FOUR), "MM", 2)
    assert spills.explanation(Given(FOUR), "modified median", "No. 2") == by_number


@pytest.mark.parametrize(
    ("given", "code", "player", "said"),
    [
        (Given(FOUR, "MM, NOPE"), "MM", None, "'NOPE' is not a tie-break; is OPERF"),
        (Given(FOUR), "NOPE", None, "'NOPE' is not a tie-break; is OPERF"),
        (Given(FOUR), "", None, "expected a code such as MM or a name such as"),
        (Given(FOUR, edition="1900"), "MM", None, "use one of uschess, wintd"),
        (Given(FOUR), "MM", 5, "there is no player 5; the results have 4 rows"),
        (Given(FOUR), "MM", 2.5, "'2.5' is not a player; give the row's number in the results"),
        (Given(FOUR), "MM", "Ash", "'Ash' is not a player; give the row's number"),
        (Given([*FOUR, ["", None]]), "MM", 5, "player 5 has an empty row"),
        (Given(FOUR, ratings=[[1], ["good"], [2], [3]]), "COMPAVG", None, "player 2: 'good' is no"),
        (Given(FOUR, ratings=[[1], [1500.5], [2], [3]]), "COMPAVG", None, "2: '1500.5' is not a r"),
    ],
)
def test_what_is_not_understood_is_refused(given: Given, code: str, player: Any, said: str) -> None:
    assert said in refused(spills.column_in_order, given, code, player)


HOLE = (
    "warning: round 2: round 2 is not complete (player 3, round 2 is empty), so it is left out of"
)


@pytest.mark.parametrize(
    ("block", "sentence", "more"),
    [
        ([["W2"], ["L1"]], "nothing to fix", ""),
        ([["W2", "L3"], ["L1", "W4"], ["D4", ""], ["D3", "L2"]], HOLE, "not paired"),
        ([["W2"], ["D1"]], "error: player 1, round 1: player 1 says W2", ""),
        ([["W2"], ["Q1"], ["Q4"], ["L3"]], "error: player 2, round 1: 'Q1'", " (and 1 more)"),
    ],
    ids=["nothing", "a hole", "an error", "several"],
)
@pytest.mark.parametrize("asked", [1.0, "1", True])
def test_the_first_finding_stands_in_one_cell(
    block: list[list[Any]], sentence: str, more: str, asked: Any
) -> None:
    check = functions.FUNCTIONS["CHECK_TB"].work

    answer = check(block, in_one_cell=asked)

    assert answer.startswith(sentence)
    assert answer.endswith(more)
    assert check(block) == check(block, in_one_cell=False) == functions.findings_table(Given(block))
