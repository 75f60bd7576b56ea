"""Matches without a game whose boards are known: a TRF gives back what each board brought."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.formats.samples import lost
from tests.samples.small_team_event import team_section
from xltiebreak.checks import examine_event
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Event, Section
from xltiebreak.formats.trf.reading import read_trf
from xltiebreak.formats.trf.writing import write_trf

WON, LOST, LEVEL = Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS, Outcome.FORFEIT_DRAW
PLAYED = "1 2: 11 1-0 21, 12 0-1 22"


def with_forfeits(boards: str, *outcomes: Outcome) -> Section:
    """Two teams that played in round 1; in round 2 they met on these boards, and nobody played."""
    made = team_section([[PLAYED], [f"1 2: {boards}"]], (1.0, 1.0), {1: "Oak", 2: "Elm"})
    results = [
        (row[0], Result(outcome, row[1].opponent))
        for row, outcome in zip(made.crosstable.results, outcomes, strict=True)
    ]
    return replace(made, crosstable=Crosstable((1, 2), tuple(results)))


@pytest.mark.parametrize("version", ["16", "26"])
@pytest.mark.parametrize(
    ("boards", "outcomes", "points"),
    [
        ("11 -/- 21, 0 -/+ 22", (LOST, WON), (0, 1)),
        ("11 +/- 21, 0 -/+ 22", (LEVEL, LEVEL), (1, 1)),
        ("11 -/- 21, 12 -/- 22", (LOST, LOST), (0, 0)),
        ("11 +/- 0, 12 +/- 22", (WON, LOST), (2, 0)),
    ],
)
def test_boards_that_were_all_forfeited_come_back(
    version: str, boards: str, outcomes: tuple[Outcome, ...], points: tuple[float, ...]
) -> None:
    written = write_trf(Event("A", (with_forfeits(boards, *outcomes),)), version)
    again = read_trf(written.content, "event.trf")
    assert [one.message for one in examine_event(again) if one.is_error] == []
    told = lost(Event("A", (with_forfeits(boards, *outcomes),)), f"trf{version}")
    assert not any("team 1 in round 2" in one and "color" not in one for one in told)
    (back,) = again.sections
    assert back.matches
    assert tuple(row[1].outcome for row in back.crosstable.results) == outcomes
    assert tuple(row[1] for row in back.matches.points) == points
