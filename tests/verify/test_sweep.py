"""Over a hundred kinds of planted faults, misprints and noise: nothing wrong is told as sure."""

from __future__ import annotations

import pytest

from tests.verify.plants import AMONG, KINDS, NONE, RIGHT, WRONG, plants

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
NOT_TOLD = {
    "two Solk misprinted, nothing else printed",
    "two Cum misprinted, nothing else printed",
    "two Cum misprinted",
    "three Solk misprinted",
    "three Cum misprinted",
    "a third of Solk is noise",
    "a third of Cum is noise",
    "two results typed otherwise",
    "a misprint in each of three columns",  # of which two are of one player here
}
"""Where it would be a guess."""


def test_there_are_many_kinds() -> None:
    assert len(KINDS) >= 60


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=() if kind in QUICK else pytest.mark.slow) for kind in KINDS]
)
def test_a_planted_fault_is_told_rightly_or_not_at_all(kind: str) -> None:
    [plant] = plants(kind, 1)
    verdict, said = plant.verdict()
    assert verdict != WRONG, said
    assert verdict in (RIGHT, NONE if kind in NOT_TOLD else AMONG)
