"""What the functions of a sheet give, as told in the texts of this folder; what each says of a
block that has headers; and blocks with empty rows and rounds at their end, as the names in a
workbook have them: every function answers as without them, or asks whether it is a Swiss or a
round-robin."""

from __future__ import annotations

import inspect
from typing import Any

import pytest
from hypothesis import given

from tests.cases import Case, Stage, cases, play
from tests.make.made_up import MadeUp, made_up
from tests.make.sheet import Block, ask, shown
from tests.make.typed_events import typed
from tests.referees.events import roundrobin, swiss
from xltiebreak import Section
from xltiebreak.functions import FUNCTIONS

USUAL: dict[str, Any] = {
    **{"code": "SOLK", "player": 2, "one": 2, "other": 3, "counting": 2, "boards": 4},
    **{"names": [["Name"], ["Ash"], ["Birch"]], "ratings": [["Rating"], [1500], [1600]]},
    **{"teams": [["Team"], ["Elms"], ["Oaks"]], "points": [["Pts 1"], [3], [1]]},
    **{"printed": [["Solk"], [1], [0]], "prizes": [["100"]], "rules": [["Rounds", 3]]},
}


@pytest.mark.parametrize("name", [n for n, f in FUNCTIONS.items() if "results" in f.arguments])
def test_every_function_says_that_the_first_row_holds_headers(name: str) -> None:
    needed = {
        argument: USUAL[argument]
        for argument, parameter in FUNCTIONS[name].signature.parameters.items()
        if argument != "results" and parameter.default is inspect.Parameter.empty
    }
    answer = str(shown(name, [["R1"], ["W3"], ["L2"]], **needed))
    assert "the block of results" in answer
    assert "the first row holds headers" in answer


@given(made_up())
def test_our_own_figures_agree_with_ours(made: MadeUp) -> None:
    rows = made.block
    header, *lines = ask("STANDINGS_TB", rows, [[""]] * len(rows), notation="us")
    places = [line for line in lines if line[1]]  # without the sentences below

    answer = ask("VERIFY_TB", rows, [header, *places], notation="us")

    assert answer[1:] == [[""] * len(header)] * len(places)


@pytest.mark.parametrize("case", cases("functions/*.txt"))
def test_a_function_gives_what_a_text_promises(case: Case, stage: Stage) -> None:
    play(case, stage)


ROWS, ROUNDS = 6, 2
RULES = [["Rounds", 5]]
PRIZES = [["Prize", "Cash"], ["1st", 100], ["2nd", 50], ["U1500", 25]]


def spare(block: Block, rounds: int = 0, nothing: Any = None) -> Block:
    """A block with empty rows below it, and so many empty columns behind it."""
    width = len(block[0]) + rounds
    wider = [row + [nothing] * rounds for row in block]
    return wider + [[nothing] * width for _ in range(ROWS)]


def answers(results: Block, names: Block, ratings: Block, teams: Block, printed: Block) -> Any:
    """What each function says, without what stands beside the rows in which there is nobody."""
    players = len(names)
    by = {"order": "uschess", "edition": "uschess"}
    ranked = {**by, "ratings": ratings}
    columns = {
        "score": ask("SCORE_TB", results, names=names),
        "place": ask("PLACE_TB", results, **ranked, names=names),
        **{
            code: ask("TIEBREAK", results, code, **ranked, names=names)
            for code in ("MM", "SB", "OPERF", "BH/C1")
        },
    }
    below = {name: column[players - ROWS :] for name, column in columns.items()}
    why = ask("WHY_TB", results, 3, 4, **ranked, names=names)
    return (
        columns,
        below,
        (
            ask("STANDINGS_TB", results, names, **ranked),
            ask("TEAMSUM_TB", results, teams, 2, **ranked),
            ask("CHECK_TB", results, names=names),
            ask("VERIFY_TB", results, printed, **ranked, names=names)[:13],
            ask("TERMS_TB", results, "MM", 3, **ranked, names=names),
            ask("EXPLAIN_TB", results, "CUM", 3, **ranked, names=names),
            [row for row in why if row[0] != "This is after 5 rounds."],
            ask("PRIZES_TB", results, names, ratings, PRIZES, **by, rules=RULES, teams=teams),
        ),
    )


@pytest.mark.slow
@pytest.mark.parametrize("empty", [None, "", " "])
@pytest.mark.parametrize("seed", range(4))
def test_empty_rows_and_rounds_at_the_end_change_no_answer(seed: int, empty: Any) -> None:
    cells = typed(swiss(seed, 12, 5, unplayed=0.2)).results
    results = [[cell or "U" for cell in row] for row in cells]
    names = [[f"Player {k}"] for k in range(1, 13)]
    ratings = [[1300 + 41 * k if k % 4 else "unr."] for k in range(1, 13)]
    teams = [[f"Club {k % 3}"] for k in range(1, 13)]
    printed: list[list[Any]] = [["MM"], *[[k / 2] for k in range(1, 13)]]

    short, _, plain = answers(results, names, ratings, teams, printed)
    beside = (spare(block, 0, empty) for block in (names, ratings, teams, printed))
    long, below, roomy = answers(spare(results, ROUNDS, empty), *beside)

    assert roomy == plain
    assert {name: column[:12] for name, column in long.items()} == short
    assert all(rows == [[""]] * ROWS for rows in below.values())


def test_a_late_entry_in_one_of_them_counts() -> None:
    results = spare(typed(swiss(1, 12, 5, unplayed=0.0)).results, ROUNDS)
    names = spare([[f"Player {k}"] for k in range(1, 13)])
    results[13] = ["U", "U", "B", "B", "B", None, None]
    names[13] = ["Late"]

    rows = ask("STANDINGS_TB", results, names, "uschess")

    assert len(rows) == 1 + 13
    assert [row[2:4] for row in rows if row[1] == 14] == [["Late", 3.0]]
    results[0][5] = "W2"
    where = [row[1] for row in ask("CHECK_TB", results, names=names)]
    assert where == ["player 1, round 6", "round 6"]


SAYS = "everybody can meet everybody in {} rounds, and the block is empty from column {} on: select"


def block(section: Section, rounds: int, empty: int) -> Block:
    """The first rounds of an event, and so many empty columns behind them."""
    by_round = typed(section, grid=False).results
    return [[*row[:rounds], *[""] * empty] for row in by_round]


@pytest.mark.slow
@pytest.mark.parametrize("players", range(3, 11))
@pytest.mark.parametrize("empty", [1, 2])
def test_a_roundrobin_with_spare_columns_is_asked_about(players: int, empty: int) -> None:
    event = roundrobin(1, players=players)
    rounds = event.crosstable.rounds
    names = [[f"Player {k}"] for k in range(1, players + 1)]
    for begun in {1, rounds - 1, rounds}:
        cells = block(event, begun, rounds - begun + empty)
        told = ask("CHECK_TB", cells)
        is_settled = not empty % rounds  # as many columns as a double round-robin has
        if is_settled:
            continue
        assert told.startswith("TB error: the block of results: ")
        assert SAYS.format(rounds, rounds + 1) in told
        alone = ask("STANDINGS_TB", block(event, begun, rounds - begun), names)
        assert shown("STANDINGS_TB", cells, names, kind="roundrobin") == alone
        assert shown("STANDINGS_TB", cells, names, planned=rounds) == alone


@pytest.mark.parametrize(("players", "rounds"), [(8, 4), (9, 5), (24, 5)])
def test_a_swiss_with_spare_columns_is_placed(players: int, rounds: int) -> None:
    event = swiss(3, players, rounds, unplayed=0.0)
    names = [[f"Player {k}"] for k in range(1, players + 1)]
    alone = ask("STANDINGS_TB", block(event, rounds, 0), names)
    assert ask("STANDINGS_TB", block(event, rounds, 2), names) == alone


def test_our_own_sheets_say_how_many_rounds_there_are() -> None:
    cells = block(roundrobin(1, players=6), 5, 2)
    assert ask("CHECK_TB", cells, notation="us only")[0][0] != "error"
