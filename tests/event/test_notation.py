"""Cells in every dialect: what each spelling means, and what is refused."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.make.crosstables import DATA
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation import (
    DIALECTS,
    AmbiguousNotation,
    UnknownCell,
    dialect_named,
    grid_cells,
    infer,
    read_cell,
)
from xltiebreak.event.notation.us import write
from xltiebreak.event.results import BLANK, Outcome, Result

WIN, DRAW, LOSS, PENDING = Outcome.WIN, Outcome.DRAW, Outcome.LOSS, Outcome.PENDING
FORFEITS = [Outcome.FORFEIT_WIN, Outcome.FORFEIT_DRAW, Outcome.FORFEIT_LOSS]
BYE, HALF, NONE = Result(Outcome.PAIRING_BYE), Result(Outcome.HALF_BYE), Result(Outcome.UNPAIRED)
PLAYED = {"win": WIN, "draw": DRAW, "loss": LOSS, "pending": PENDING}
PLAYED |= dict(zip(("won by forfeit", "drawn by forfeit", "lost by forfeit"), FORFEITS))
ALONE = {"full bye": BYE, "half bye": HALF, "no game": NONE, "blank": BLANK}


def meant(words: str) -> Result:
    """The result that words state: ``win 12 w``, ``won by forfeit``, ``ruled loss 1``."""
    if words in ALONE:
        return ALONE[words]
    ruling = words.startswith("ruled ")
    [(what, opponent, colour)] = re.findall(r"^(\D+?)(?: (\d+))?(?: ([wb]))?$", words[6 * ruling :])
    return Result(PLAYED[what], int(opponent) if opponent else None, colour, ruling)


def cases() -> Iterator[tuple[str, str, Result | str]]:
    """Each dialect and cell, with the result that it states or what its refusal says."""
    for part in (DATA / "notation.txt").read_text(encoding="utf-8").split("\n== ")[1:]:
        dialect, *lines = part.strip("\n").split("\n")
        for line in lines:
            if line.startswith("`"):
                cell, says = line[1:].split("` is refused: ")
                yield dialect, cell, says
            else:
                words, cells = line.split(": ", 1)
                yield from (
                    (dialect, cell, meant(words)) for cell in re.findall("`([^`]*)`", cells)
                )


MEANT = [case for case in cases() if isinstance(case[2], Result)]
REFUSED = [case for case in cases() if isinstance(case[2], str)]


@pytest.mark.parametrize(("dialect", "text", "result"), MEANT)
def test_a_spelling_means_what_can_be_written_in_us_letters(
    dialect: str, text: str, result: Result
) -> None:
    assert read_cell(text, dialect_named(dialect)) == result
    assert read_cell(write(result), DIALECTS["us"]) == result


def test_a_text_that_is_too_long_for_a_result_is_quoted_in_part() -> None:
    with pytest.raises(UnknownCell, match=r"^'W9{39}…' is too long for a result; a win over"):
        read_cell("W" + "9" * 5000, DIALECTS["us"])


@pytest.mark.parametrize("dialect", DIALECTS)
def test_an_empty_cell_is_blank_and_a_stated_absence_is_not(dialect: str) -> None:
    assert read_cell("", DIALECTS[dialect]).blank
    assert not NONE.blank


@pytest.mark.parametrize("dialect", DIALECTS)
@pytest.mark.parametrize("text", ["1", "0", "12", "½", "1/2", "0.5", "0,5", "1.0", "3½"])
def test_a_bare_number_is_refused_because_it_names_nobody(dialect: str, text: str) -> None:
    with pytest.raises(UnknownCell, match="bare number and does not say against whom"):
        read_cell(text, DIALECTS[dialect])


@pytest.mark.parametrize(("dialect", "text", "says"), REFUSED)
def test_what_is_not_a_result_is_refused_with_what_was_expected(
    dialect: str, text: str, says: str
) -> None:
    with pytest.raises(UnknownCell) as refused:
        read_cell(text, DIALECTS[dialect])

    assert says in str(refused.value)


@pytest.mark.parametrize("name", ["us", "US", "Chess Results", "chess-results", "Plus-Minus", "uk"])
def test_a_dialect_may_be_stated(name: str) -> None:
    assert dialect_named(name).code in DIALECTS


def test_an_unknown_dialect_is_answered_with_those_there_are() -> None:
    with pytest.raises(TieBreakError, match=r"'klingon' is not a notation; use one of us, chess"):
        dialect_named("klingon")


@pytest.mark.parametrize(
    ("texts", "dialect"),
    [
        (["W2", "L1", "H"], "us"),
        (["w 2", "l 1"], "us"),
        (["12w1", "-1", "-½"], "chess-results"),
        (["5w", "3b", "-1"], "chess-results"),
        (["5w", "W3"], "us"),
        (["+2", "-1", "=3"], "plus-minus"),
        (["+12"], "plus-minus"),
        (["=BYE", "-1"], "plus-minus"),
        (["2|w 1", "1|s 0"], "uk"),
        ([], "us"),
        (["", " "], "us"),
        (["5w", "3b"], "us"),
    ],
)
def test_a_dialect_is_inferred_from_all_cells_together(texts: list[str], dialect: str) -> None:
    assert infer(texts).code == dialect


@pytest.mark.parametrize(
    "texts",
    [["-1"], ["-1", "", "-1"], ["w 1"], ["w 1", "s 1"]],
    ids=["bye or loss to 1", "the same twice", "beat 1 or White, won", "lost to 1 or Black, won"],
)
def test_what_two_dialects_read_differently_is_an_error_and_not_a_guess(texts: list[str]) -> None:
    with pytest.raises(AmbiguousNotation, match="state the notation"):
        infer(texts)


def test_an_ambiguous_cell_is_named_with_both_of_its_meanings() -> None:
    with pytest.raises(AmbiguousNotation) as refused:
        infer(["-1", "-1"])

    assert refused.value.text == "-1"
    assert "a full-point bye in chess-results notation" in str(refused.value)
    assert "a loss against player 1 in plus-minus notation" in str(refused.value)


def test_a_stated_dialect_reads_what_could_not_be_inferred() -> None:
    assert read_cell("-1", dialect_named("chess-results")) == BYE
    assert read_cell("-1", dialect_named("plus-minus")) == Result(LOSS, 1)


ANYTHING = st.one_of(
    st.text(max_size=12),
    st.text(alphabet="WDLXFZBHUNRSwdlbskK+-=−½|/., 0125", max_size=8),
    st.builds(
        "{}{}{}".format,
        st.sampled_from(["W", "x", "N", "+", "=", "-", "12|w ", "", "B", "+F"]),
        st.integers(0, 10**7),
        st.sampled_from(["", "w", "b", "s", "w1", "b½", "w+", "K", " "]),
    ),
)


@pytest.mark.slow
@pytest.mark.parametrize("dialect", DIALECTS)
@given(text=ANYTHING)
@example(text="W" + "1" * 5000)
@example(text="1" * 5000 + "w1")
@example(text="+" + "1" * 5000)
@example(text="1" * 5000 + "|w 1")
@example(text="1" * 5000)
@example(text="W١٢")
@example(text="ſ12")
def test_any_text_is_a_result_or_a_refusal_and_reads_back_as_it_was(
    dialect: str, text: str
) -> None:
    try:
        read = read_cell(text, DIALECTS[dialect])
    except UnknownCell:
        return

    assert read_cell(write(read), DIALECTS["us"]) == read


@given(texts=st.lists(ANYTHING, max_size=5))
def test_any_table_has_a_dialect_or_is_ambiguous(texts: list[str]) -> None:
    with contextlib.suppress(AmbiguousNotation):
        dialect = infer(texts)
        assert dialect in DIALECTS.values() or dialect.words or dialect.names


NUMBERS, COLOURS = st.integers(1, 20_000), st.sampled_from(["", "w", "b"])
RESULTS = st.one_of(
    st.builds(Result, st.sampled_from([WIN, DRAW, LOSS]), NUMBERS, COLOURS, st.booleans()),
    st.builds(Result, st.sampled_from([*FORFEITS, PENDING]), NUMBERS, COLOURS),
    st.builds(Result, st.sampled_from(FORFEITS)),
    st.sampled_from([BYE, HALF, NONE, BLANK]),
)


@given(result=RESULTS)
def test_what_is_written_in_us_letters_reads_back_unchanged(result: Result) -> None:
    assert read_cell(write(result), DIALECTS["us"]) == result


def test_the_color_of_a_forfeit_against_nobody_named_has_no_place_in_us_letters() -> None:
    assert write(Result(Outcome.FORFEIT_WIN, None, "w")) == "X"


@pytest.mark.parametrize(
    ("text", "games", "in_a_double"),
    [
        ("1", ["1"], ["1"]),
        ("1 ½", ["1", "½"], ["1", "½"]),
        ("1;½", ["1", "½"], ["1", "½"]),
        ("0,1", ["0", "1"], ["0", "1"]),
        ("½ , 1/2", ["½", "½"], ["½", "½"]),
        ("0,5 1", ["½", "1"], ["½", "1"]),
        ("1,0", ["1"], ["1", "0"]),
        ("0,0", ["0"], ["0", "0"]),
        ("1.0", ["1"], ["1"]),
        ("", [], []),
    ],
)
def test_a_cell_of_a_grid_holds_one_game_or_two(
    text: str, games: list[str], in_a_double: list[str]
) -> None:
    assert list(grid_cells.games_in(text)) == games
    assert list(grid_cells.games_in(text, double=True)) == in_a_double


@pytest.mark.parametrize("outcome", [WIN, DRAW, LOSS, Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS])
def test_what_is_written_in_a_grid_reads_back_unchanged(outcome: Outcome) -> None:
    result = Result(outcome, 12)
    assert read_cell(f"12|{grid_cells.write(result)}", DIALECTS["grid"]) == result


def test_the_mark_of_a_diagonal_is_no_result_and_no_result_marks_it() -> None:
    assert all(map(grid_cells.is_mark, ["*", "x", "XX", "■", "#", "\\"]))
    assert not any(map(grid_cells.is_mark, ["1", "½", "+", "-", "=", "", "0", "W"]))
    assert grid_cells.is_diagonal("---")
    assert not grid_cells.is_diagonal("1")


def test_a_grid_is_never_inferred_from_rounds() -> None:
    assert infer(["12|1", "11|0"]).code != "grid"
