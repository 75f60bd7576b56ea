"""Cells in every dialect: what each spelling means, and what is refused."""

from __future__ import annotations

import contextlib
import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

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


SPELLINGS = {
    "us": {
        "win 12": ("W12", "w12", "W 12", "W-12", "W  12", " W12 ", "W012"),
        "draw 12": ("D12",),
        "loss 12": ("L12",),
        "win 12 w": ("W12w",),
        "loss 12 b": ("L12b",),
        "draw 16 w": ("D16W",),
        "win 9 b": ("W9B",),
        "win 1": ("w 1",),
        "won by forfeit 12": ("X12",),
        "won by forfeit 12 w": ("X12w",),
        "won by forfeit": ("X", "X0", "X---"),
        "lost by forfeit 12": ("F12", "f-12"),
        "lost by forfeit 4 b": ("F4b",),
        "lost by forfeit": ("F",),
        "drawn by forfeit 12": ("Z12",),
        "drawn by forfeit 12 b": ("z 012 B",),
        "drawn by forfeit": ("Z",),
        "full bye": ("B", "b", "B0", "B---", "full bye"),
        "half bye": ("H", "H---", "H—", "H0", "halber Punkt"),
        "no game": ("U", "U---", "wd"),
        "blank": ("", "  "),
        "ruled win 12": ("N12",),
        "ruled draw 12": ("R12",),
        "ruled loss 12 w": ("S12w",),
        "ruled loss 1": ("s 1",),
        "pending 5 w": ("5w",),
        "pending 5 b": ("5 b",),
        "pending 5": ("5?",),
    },
    "chess-results": {
        "win 12 w": ("12w1", "12 w 1"),
        "win 12 b": ("12s1",),
        "draw 12 b": ("12b½", "12s½", "12b1/2", "12b0.5", "12b0,5"),
        "loss 12 w": ("12w0",),
        "won by forfeit 12 w": ("12w+",),
        "lost by forfeit 12 b": ("12b-", "12s−"),
        "full bye": ("-1",),
        "half bye": ("-½", "−½"),
        "no game": ("-0",),
        "blank": ("",),
        "pending 12 w": ("12w",),
        "pending 12 b": ("12s",),
    },
    "plus-minus": {
        "win 12": ("+12",),
        "draw 12": ("=12",),
        "loss 12": ("-12", "−12"),
        "loss 1": ("-1",),
        "win 10 w": ("+W10",),
        "draw 10 b": ("=b10",),
        "loss 12 b": ("-12b",),
        "won by forfeit 12": ("+F12",),
        "lost by forfeit 12": ("-F12",),
        "full bye": ("+BYE",),
        "half bye": ("=BYE",),
        "no game": ("--",),
        "blank": ("",),
    },
    "uk": {
        "win 12 w": ("12|w 1", "12 | w1"),
        "draw 12 b": ("12|s ½", "12|s 1/2"),
        "loss 12 w": ("12|w 0",),
        "won by forfeit 12 b": ("12|s 1K",),
        "lost by forfeit 12 w": ("12|w 0K",),
        "full bye": ("-|- 1",),
        "half bye": ("bye|- ½",),
        "no game": ("|- 0",),
        "blank": ("|",),
        "pending 12 w": ("12|w",),
    },
    "grid": {
        "win 12": ("12|1", "12 | 1"),
        "loss 12": ("12|0",),
        "draw 12": ("12|½", "12|0.5", "12|1/2", "12|="),
        "won by forfeit 12": ("12|+",),
        "lost by forfeit 12": ("12|-", "12|−"),
    },
}
CASES = [
    (dialect, text, meant(words))
    for dialect, meanings in SPELLINGS.items()
    for words, texts in meanings.items()
    for text in texts
]


@pytest.mark.parametrize(("dialect", "text", "result"), CASES)
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


@pytest.mark.parametrize(
    ("dialect", "text", "says"),
    [
        ("us", "W", "does not say against whom; type W12"),
        ("us", "L0", "does not say against whom; type L12"),
        ("us", "D---", "does not say against whom; type D12"),
        ("us", "B12", "a round without one; type B alone"),
        ("us", "H 3", "a round without one; type H alone"),
        ("us", "Xb", "is not a result"),
        ("us", "W5?", "is not a result"),
        ("us", "5*", "is not a result"),
        ("us", "Q12", "is not a result"),
        ("us", "+12", "is not a result"),
        ("us", "12w1", "is not a result"),
        ("us", "W12.5", "is not a result"),
        ("us", "2024-01-02", "is not a result"),
        ("us", "#REF!", "is not a result"),
        ("chess-results", "W12", "expected 12w1"),
        ("chess-results", "12", "a win over player 12 is 12w1"),
        ("chess-results", "0w1", "is not a result"),
        ("plus-minus", "+0", "is not a result"),
        ("plus-minus", "+w12b", "states the color twice"),
        ("plus-minus", "12", "a win over player 12 is"),
        ("uk", "w 1", "no column with the opponent's number"),
        ("uk", "|w 1", "needs the opponent's number"),
        ("uk", "12|- 1", "is a bye"),
        ("uk", "x|w 1", "is not a result"),
        ("uk", "12|w K", "has no score"),
        ("grid", "12|W", "'W' is not a result; expected 1, ½ or 0, + or - for a forfeit"),
        ("grid", "12|x", "is not a result"),
        ("grid", "12|1 ½", "is not a result"),
        ("grid", "x|1", "is not in the column of a player"),
        ("grid", "+", "is not in the column of a player"),
    ],
)
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


@pytest.mark.slow
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
