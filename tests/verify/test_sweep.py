"""Hundreds of kinds of planted faults, misprints and noise, a part of them by day: nothing wrong is
told as sure."""

from __future__ import annotations

import pytest

from tests.nightly import by_day
from tests.verify.plants import AMONG, KINDS, NONE, RIGHT, WRONG, plants
from tests.verify.plants.beside import BESIDE

NOT_TOLD = {
    "two Solk misprinted, nothing else printed",
    "two Cum misprinted, nothing else printed",
    "two Cum misprinted",
    "two Solk misprinted",
    "three Solk misprinted",
    "three Cum misprinted",
    "a third of Solk is noise",
    "a third of Cum is noise",
    "two faults at once",
    "another result, and Solkoff at face value",
    "two results typed otherwise, W and L",
    "two results typed otherwise, W and D",
    "two results typed otherwise, X and W",
    "two results typed otherwise, W and L, Score alone printed",
    "two results typed otherwise, W and D, Score alone printed",
    "one cell of a game typed otherwise",
    "one row too low from somewhere on",
    "a column sorted by itself",
    "two columns exchanged in one row",
    "one rating 90 higher",
    "one rating 9 lower",
    "a misprint in each of three columns",  # of which two are of one player here
}
"""Where it would be a guess."""


ALONE = [kind for kind in KINDS if kind not in BESIDE]


@pytest.mark.parametrize("kind", ALONE[:: by_day(7, night=1)])
def test_a_planted_fault_is_told_rightly_or_not_at_all(kind: str) -> None:
    [plant] = plants(kind, 1)
    verdict, sentences = plant.verdict()
    assert verdict != WRONG, sentences
    assert verdict in (RIGHT, NONE if kind in NOT_TOLD else AMONG)


@pytest.mark.parametrize("kind", [*BESIDE][:: by_day(36, night=1)])
def test_a_column_beside_right_ones_is_told_rightly_or_not_at_all(kind: str) -> None:
    for plant in plants(kind, by_day(1, night=2)):
        verdict, sentences = plant.verdict()
        assert verdict != WRONG, sentences
