"""Whole crosstables with their figures: the source's, or worked by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.make.crosstables import table, vector
from xltiebreak.checks import examine
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.systems import SYSTEMS

ROUNDS = [f"R{round}" for round in range(1, 10)]
FILES = ["bham.csv", "byes.csv", "nine-rounds.csv"]
DEFAULTS = {"PS": "fide2026", "PS/C1": "fide2026", "WIN": "fide2026", "REP": "fide2026"}
"""The edition of columns that are the same in all of FIDE's and so name none."""

COLUMNS = [
    (name, column, code, edition or DEFAULTS.get(code, "uschess"))
    for name in FILES
    for column in table(name)[0]
    for code, _, edition in [column.rstrip("]").partition("[")]
    if code.partition("/")[0] in SYSTEMS
]


def two_decimals(value: Fraction | float) -> Fraction:
    return Fraction(round(Fraction(value) * 100), 100)


@pytest.mark.parametrize(("name", "column", "code", "edition"), COLUMNS)
def test_every_column_is_reproduced(name: str, column: str, code: str, edition: str) -> None:
    ours = standings(vector(name), edition=edition, order=code)

    printed = {int(row["no"]): Fraction(row[column]) for row in table(name)}
    assert {row.player.number: two_decimals(row.values[code]) for row in ours.rows} == printed


def test_no_column_of_the_data_files_is_passed_over() -> None:
    compared = {(name, column) for name, column, _, _ in COLUMNS}
    columns = {(name, column) for name in FILES for column in table(name)[0]}
    assert {column for _, column in columns - compared} == {"no", "score", *ROUNDS}


@pytest.mark.parametrize("name", FILES)
def test_the_scores_are_those_of_the_file(name: str) -> None:
    ours = standings(vector(name))

    printed = {int(row["no"]): float(row["score"]) for row in table(name)}
    assert {row.player.number: row.score for row in ours.rows} == printed


@pytest.mark.parametrize("name", FILES)
def test_a_clean_event_has_no_findings(name: str) -> None:
    codes = [finding.code for finding in examine(vector(name))]

    assert [code for code in codes if code != "met-twice"] == []


def test_bham_trophies_go_to_2_then_1_then_3_as_in_source_001() -> None:
    ours = standings(vector("bham.csv"), order="bham")

    assert [row.player.number for row in ours.rows] == [2, 1, 3, 5, 6, 4]
    assert [row.places for row in ours.rows] == ["1", "2", "3", "4", "5", "6"]


def test_bham_places_are_decided_by_solkoff_cumulative_and_modified_median() -> None:
    ours = standings(vector("bham.csv"), order="bham")

    assert {row.player.number: row.decided_by for row in ours.rows} == {
        2: "SOLK",
        1: "SOLK",
        3: "CUM",
        5: "CUM",
        6: "MM",
        4: None,
    }
    assert ours.needed == 3


def test_source_001_misprints_the_cumulative_of_opposition_of_player_6() -> None:
    ours = standings(vector("bham.csv"), order="OCUM").rows

    (value,) = [row.values["OCUM"] for row in ours if row.player.number == 6]
    assert value == 18.5  # printed: 19.5
    assert value == 5 + 3 + 7.5 + 3
