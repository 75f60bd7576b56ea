"""The formulas of the sheets Matches and Boards, worked out in every case of the rule for a team
match, as :mod:`xltiebreak.event.team_match` states it."""

from __future__ import annotations

from itertools import product

import pytest

from tests.make.recalculation import Recalculated
from xltiebreak import Outcome
from xltiebreak.event.byes import tidy
from xltiebreak.event.letters import LETTERS
from xltiebreak.event.result_words import BOARD_SIGNS, MATCH_WORDS
from xltiebreak.event.team_match import State, Wrong, board_outcomes, match_outcome
from xltiebreak.excel import empty_team_event, write_workbook
from xltiebreak.excel.cells.typed_matches import RESULT_TEXTS

pytestmark = pytest.mark.slow

POINTS: dict[State, tuple[float | None, float | None]] = {
    State.ALONE: (None, None),
    State.NO_POINTS: (None, None),
    State.HALF: (2, None),
    State.MORE: (2.5, 1.5),
    State.EQUAL: (2, 2),
    State.FEWER: (1.5, 2.5),
}
NOBODY = "The result gives points to a side where nobody sits: type the player, or correct it."
SENTENCES = {
    "Opponent is missing; for a bye type bye as the result.": Wrong.NO_OPPONENT,
    "A bye has no opponent.": Wrong.HAS_OPPONENT,
    "The points of one of the two teams are missing.": Wrong.HALF_TYPED,
    "The result does not go together with the points.": Wrong.CONTRADICTS,
}
SIGNS = ("1", "½", "1/2", "0.5", "0,5", "=", "0", "+", "x", "-", "f", "--")


def test_a_match_ends_on_the_sheet_as_the_rule_has_it() -> None:
    words = ["", *(text for texts in RESULT_TEXTS.values() for text in texts)]
    cases = list(product(words, State))
    book = Recalculated(write_workbook(empty_team_event(150, 3, 4), route="plain"))
    for number in range(1, 151):
        book.type("Teams", 4 + number, 2, f"Team {number}")
    for k, (word, state) in enumerate(cases):
        round, pair = divmod(k, 75)
        opponent = None if state is State.ALONE else 2 * pair + 2
        cells = (round + 1, 2 * pair + 1, *POINTS[state], opponent, word or None)
        for column, value in enumerate(cells, start=1):
            book.type("Matches", 5 + k, column, value)
    book.recalculate()
    differing = {}
    for k, (word, state) in enumerate(cases):
        round, pair = divmod(k, 75)
        said = SENTENCES.get(str(book.value("Matches", 5 + k, 7)))
        letters = str(book.value("Crosstable", 5 + 2 * pair, 4 + round))
        shown = Outcome.PENDING if letters[-1:] == "?" else LETTERS.get(letters[:1])
        expected = match_outcome(MATCH_WORDS[word.casefold()].outcome, state)
        if (said or shown) != expected:
            differing[word, state] = (said or shown, expected)
    assert differing == {}


def test_a_board_brings_on_the_sheet_what_the_rule_says() -> None:
    cases = list(product(SIGNS, (True, False), (True, False)))
    book = Recalculated(write_workbook(empty_team_event(2, 1, 50), route="plain", with_boards=True))
    for number in range(1, 101):
        book.type("Players", 4 + number, 2, f"Player {number}")
        book.type("Players", 4 + number, 5, 1 if number <= 50 else 2)
    for number in (1, 2):
        book.type("Teams", 4 + number, 2, f"Team {number}")
    for column, value in ((1, 1), (2, 1), (5, 2)):
        book.type("Matches", 5, column, value)
    for k, (sign, *seats) in enumerate(cases):
        first, second = (at if sits else None for at, sits in zip((k + 1, k + 51), seats))
        for column, value in ((4, first), (5, sign), (6, second)):
            book.type("Boards", 5 + k, column, value)
    book.recalculate()
    differing = {}
    for k, (sign, *seats) in enumerate(cases):
        expected = board_outcomes(BOARD_SIGNS[tidy(sign).casefold()], *seats)
        if book.value("Boards", 5 + k, 9) == NOBODY:
            if not isinstance(expected, Wrong):
                differing[(sign, *seats)] = (NOBODY, expected)
            continue
        points = (book.value("Boards", 5 + k, 16), book.value("Boards", 5 + k, 17))
        if isinstance(expected, Wrong) or points != (expected.first.points, expected.second.points):
            differing[(sign, *seats)] = (points, expected)
    assert differing == {}
