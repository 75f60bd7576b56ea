"""Over a hundred kinds of planted faults, misprints and noise: nothing wrong is told as sure."""

from __future__ import annotations

import pytest

from tests.nightly import is_nightly
from tests.verify.plants import AMONG, KINDS, NONE, RIGHT, WRONG, plants
from tests.verify.plants.beside import BESIDE

QUICK = (
    "opponents at face value",
    "one Cum misprinted",
    "one Cum misprinted, nothing else printed",
    "two Solk misprinted, nothing else printed",
    "half a point off in one Cum",
    "a text in one cell",
    "two rows exchanged",
    "D for W in one game",
    "one place misprinted",
    "teams: one Solk misprinted",
    "round-robin: one SB misprinted",
)
QUICK_BESIDE = (
    "Kashdan: forfeit wins at 4",
    "Kashdan: full byes at 2",
    "MM: plus is score over half the games played",
    "Solk: opponents' forfeit losses at 1",
    "Solk: the last opponent missing",
    "Cum: every H as B",
    "MM: 2 rounds before",
    "Solk: own score added",
    "OpCum: divided by the games",
    "SB: draws in full",
    "SB: rounded up",
    "Median: 0 lowest and 1 highest dropped",
    "COMPAVG: unrated players at 1200",
    "MM: plus is points of games over half the games and byes",
)
NOT_TOLD = {
    "two Solk misprinted, nothing else printed",
    "two Cum misprinted, nothing else printed",
    "two Cum misprinted",
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
    "a misprint in each of three columns",  # of which two are of one player here
}
"""Where it would be a guess."""


def test_there_are_many_kinds() -> None:
    assert len(KINDS) >= 60


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(kind, marks=() if kind in QUICK else pytest.mark.slow)
        for kind in KINDS
        if kind not in BESIDE
    ],
)
def test_a_planted_fault_is_told_rightly_or_not_at_all(kind: str) -> None:
    [plant] = plants(kind, 1)
    verdict, sentences = plant.verdict()
    assert verdict != WRONG, sentences
    assert verdict in (RIGHT, NONE if kind in NOT_TOLD else AMONG)


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(kind, marks=() if kind in QUICK_BESIDE else pytest.mark.slow)
        for number, kind in enumerate(BESIDE)
        if is_nightly() or number % 12 == 0 or kind in QUICK_BESIDE
    ],
)
def test_a_column_beside_right_ones_is_told_rightly_or_not_at_all(kind: str) -> None:
    """By day every twelfth kind."""
    for plant in plants(kind, 2):
        verdict, sentences = plant.verdict()
        assert verdict != WRONG, sentences
