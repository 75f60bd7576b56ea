"""Which sections are round-robins where nobody says so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.make.crosstables import section
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.results import BLANK
from xltiebreak.event.section import Section

QUAD = ("W4w D3w L2b", "D3b L4b W1w", "D2w D1b D4w", "L1b W2w D3b")
FIVE = ("U W3 W2 D4 W5", "D5 U L1 W3 W4", "W4 L1 W5 L2 U", "L3 W5 U D1 L2", "D2 L4 L3 U L1")
TWICE = ("W2 D3 L2 W3 U U", "L1 U W1 U D3 W3", "U D1 U L1 D2 L2")


def untold(*rows: str, **fields: object) -> Section:
    return section(*rows, kind="", **fields)


@pytest.mark.parametrize("rows", [QUAD, FIVE, TWICE])
def test_everybody_meets_everybody(rows: tuple[str, ...]) -> None:
    made = untold(*rows)
    assert (made.kind, made.is_roundrobin, made.paired_as) == ("", True, "roundrobin")
    assert not replace(made, kind="swiss").is_roundrobin


@pytest.mark.parametrize(
    "rows",
    [
        ("W2 D2", "L1 D1"),  # a match of two
        ("W2 D3 W2", "L1 W4 L1", "D4 D1 W4", "D3 L2 L3"),  # 1 and 2 meet twice
        ("W2 D3", "L1 W4", "D4 D1", "D3 L2"),  # two rounds for four players
        ("W2 D3 B", "L1 W4 .", "D4 D1 .", "D3 L2 .", ". . ."),  # three rounds for five
        ("W2 W3 W4 W5", "L1 W5 D3 D4", "W4 L1 D2 U", "L3 D5 L1 D2", "U L2 . L1"),  # four for five
    ],
)
def test_others_play_a_swiss(rows: tuple[str, ...]) -> None:
    assert untold(*rows).paired_as == "swiss"


def test_forfeits_and_pairings_without_a_result_name_a_pair() -> None:
    assert untold("X2 3w .", "F1 4b .", "X4 1b .", "F3 2w .").is_roundrobin
    assert not untold("X2 W3 2w", "F1 W4 1b", "X4 L1 4w", "F3 L2 3b").is_roundrobin


def test_the_label_rounds_comes_before_the_columns() -> None:
    assert untold(*(f"{row} ." for row in QUAD), scheduled_rounds=3).is_roundrobin
    assert not untold(*(f"{row} ." for row in QUAD)).is_roundrobin
    assert not untold(*QUAD, scheduled_rounds=4).is_roundrobin
    assert untold(*QUAD, scheduled_rounds=6).is_roundrobin


@pytest.mark.parametrize("rows", [QUAD, FIVE, TWICE])
def test_no_result_that_is_typed_changes_it(rows: tuple[str, ...]) -> None:
    whole = untold(*rows)
    table = whole.crosstable
    for filled in range(len(rows) * table.rounds + 1):
        cells = [
            [
                result if round * len(rows) + k < filled else BLANK
                for round, result in enumerate(row)
            ]
            for k, row in enumerate(table.results)
        ]
        typed = Crosstable(table.numbers, tuple(map(tuple, cells)))
        assert replace(whole, crosstable=typed).is_roundrobin


def test_teams_play_a_swiss_where_nothing_is_said() -> None:
    from xltiebreak.event.section import Matches

    made = replace(untold(*QUAD), matches=Matches(((None,) * 3,) * 4))
    assert made.paired_as == "swiss"
