"""Sentences about what is wrong stay sentences, however long what they quote is."""

from __future__ import annotations

from xltiebreak import TieBreakError


def test_a_long_quotation_is_cut_and_the_sentence_stays() -> None:
    message = f"{'A' * 5_000!r} cannot be read; it's the opponent's number that is missing"
    short = f"'{'A' * 60}…' cannot be read; it's the opponent's number that is missing"

    assert str(TieBreakError(message)) == short
    assert str(TieBreakError(repr("it's" * 500))) == "'" + "it's" * 15 + "…'"


def test_words_between_apostrophes_are_no_quotation() -> None:
    message = f"the opponent's cell {'x ' * 150}is the player's"

    assert str(TieBreakError(message)) == message
