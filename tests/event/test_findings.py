"""Sentences about what is wrong stay sentences, however long what they quote is; for programs they
have the place of the cell in numbers."""

from __future__ import annotations

import pytest

from tests.make import reading
from xltiebreak import TieBreakError, examine_event

Table = list[list[object]]


def test_a_long_quotation_is_cut_and_the_sentence_stays() -> None:
    message = f"{'A' * 5_000!r} cannot be read; it's the opponent's number that is missing"
    short = f"'{'A' * 60}…' cannot be read; it's the opponent's number that is missing"

    assert str(TieBreakError(message)) == short
    assert str(TieBreakError(repr("it's" * 500))) == "'" + "it's" * 15 + "…'"


def test_words_between_apostrophes_are_no_quotation() -> None:
    message = f"the opponent's cell {'x ' * 150}is the player's"

    assert str(TieBreakError(message)) == message


@pytest.mark.parametrize(
    ("table", "where", "place"),
    [
        ([["No.", "R1", "R2"], [3, "W7", "huh"], [7, "L3", "U"]], "C2", (3, 2)),
        ([["No.", "R1", "R2"], [3, "W7", "U"], [7, "D3", "U"]], "B2", (3, 1)),
        ([["No.", "R1"], ["?", "U"], [7, "U"]], "A2", None),
        ([["No.", 1, 2, 3], [1, "", 1, "½"], [2, 1, "", ""], [3, "½", "", ""]], "C2", (1, 2)),
        (
            [["No.", "Name", 1, "", 2, ""], [1, "A", "", "", "", 1], [2, "B", 0, 1, "", ""]],
            "F2",
            (1, 4),
        ),
    ],
)
def test_a_cell_has_its_number_and_round(
    table: Table, where: str, place: tuple[int, int] | None
) -> None:
    event = reading.sheets(Event=[["Kind", "roundrobin"]], Crosstable=table)
    [error] = [one for one in examine_event(event) if one.is_error]
    assert (error.where, error.place) == (f"Crosstable!{where}", place)
