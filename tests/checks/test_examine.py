"""All findings of a section together: errors first, and only they stop the standings."""

from __future__ import annotations

import pytest

from tests.samples.crosstables import on_sheet, section
from xltiebreak.checks import examine
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import EventError, stop_on_errors, summary
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import standings

CLEAN = on_sheet(section("W2w D3b B", "L1b W4w D3", "D4w D1w D2", "D3b L2b U", "U F X6", "H X F5"))


def test_a_clean_event_has_no_findings() -> None:
    assert examine(CLEAN) == []
    assert summary(examine(CLEAN)) == "nothing to fix"


def test_errors_come_first_and_stop_the_standings() -> None:
    made = section("W2 B", "D1 H")

    assert [finding.severity for finding in examine(made)] == ["error", "warning"]
    assert summary(examine(made)) == "1 error and 1 warning"
    with pytest.raises(EventError, match=r"^player 1, round 1: player 1 says W2, but"):
        standings(made)


def test_warnings_stop_nothing() -> None:
    stop_on_errors(examine(section("W2 B", "L1 H")))


def test_a_section_of_nobody_has_nothing_to_fix() -> None:
    assert examine(Section("Empty", (), Crosstable((), ()))) == []
    assert standings(Section("Empty", (), Crosstable((), ()))).rows == ()
