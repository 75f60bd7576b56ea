"""VERIFY_TB finds nothing to say against our own figures; verify.txt has what it finds."""

from __future__ import annotations

from hypothesis import given

from tests.functions.spilled import block_of
from tests.make.made_up import MadeUp, made_up
from tests.make.sheet import ask


@given(made_up())
def test_our_own_figures_agree_with_ours(made: MadeUp) -> None:
    rows = block_of(made)
    header, *lines = ask("STANDINGS_TB", rows, [[""]] * len(rows), notation="us")
    places = [line for line in lines if line[1]]  # without the sentences below

    answer = ask("VERIFY_TB", rows, [header, *places], notation="us")

    assert answer[1:] == [[""] * len(header)] * len(places)
