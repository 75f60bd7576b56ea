"""What the checks of a file would find, a function finds in a block, whatever is typed."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.functions.spilled import block_of
from tests.make.made_up import MadeUp, made_up
from tests.make.sheet import ask, shown
from xltiebreak import Event, examine_event


def is_sound(made: MadeUp) -> bool:
    """Whether an event has no error, and its function tells the same."""
    is_sound = not any(finding.is_error for finding in examine_event(Event("", (made.section,))))
    answer = shown("SCORE_TB", block_of(made), notation="us")
    told = ask("CHECK_TB", block_of(made), notation="us")
    assert isinstance(answer, list) is is_sound
    assert ("error" not in {row[0] for row in told}) is is_sound
    return is_sound


@given(made=made_up())
def test_a_sound_event_is_found_sound(made: MadeUp) -> None:
    assert is_sound(made)


@given(made=made_up(), seed=st.integers(0, 10**6))
def test_a_typing_error_is_never_overlooked(made: MadeUp, seed: int) -> None:
    choice = Random(seed)
    row = choice.choice([*made.event.values()])
    other = choice.choice([*made.event])
    row[choice.randrange(len(row))] = (choice.choice("WDLXFZNRS"), other, "")
    is_sound(made)
