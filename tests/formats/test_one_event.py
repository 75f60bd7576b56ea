"""The same event in every kind of file that directors have: it is the same event."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.make import files
from tests.make.samples import DATA, elm, results
from xltiebreak import examine_event, load, standings

KINDS = [
    "chess-results-start.html",
    "us-crosstable.txt",
    "swisssys.sjson",
    "swisssys-published.json",
    "report",
]
NAMES_NO_FORFEIT = {"us-crosstable.txt", "report"}


@pytest.fixture
def report(tmp_path: Path) -> Path:
    folder = tmp_path / "report"
    folder.mkdir()
    return files.put(files.report(elm()), folder)


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_the_same_event_in_every_kind(kind: str, report: Path) -> None:
    event = load(report if kind == "report" else DATA / kind)
    [section], [expected] = event.sections, elm().sections
    names_forfeits = kind not in NAMES_NO_FORFEIT

    assert examine_event(event) == []
    assert results(section, forfeits=names_forfeits) == results(expected, forfeits=names_forfeits)
    table, wanted = (
        standings(each, edition="uschess", order="uschess") for each in (section, expected)
    )
    for row, expected_row in zip(table.rows, wanted.rows, strict=True):
        assert row.player.number == expected_row.player.number
        assert row.values == expected_row.values
    for player, other in zip(section.players, expected.players, strict=True):
        assert player.rating == other.rating
        if not kind.startswith("chess-results"):  # where ids are in another list
            assert player.id == other.id
        surname = other.name.partition(",")[0].upper()
        assert surname in player.name.upper().replace("Ü", "U")


def test_the_crosstable_by_rank_names_opponents_by_their_ranks() -> None:
    [section] = load(DATA / "chess-results-rank.html").sections
    [expected] = load(DATA / "chess-results-start.html").sections
    rank = {player.number: player.printed_place for player in expected.players}
    assert sorted(rank.values(), key=int) == [1, 2, 3, 4, 5, 6, 7]  # type: ignore[arg-type]
    by_name = {player.name: player for player in section.players}
    for player, row in zip(expected.players, expected.crosstable.results, strict=True):
        other = by_name[player.name]
        assert other.number == other.printed_place == rank[player.number]
        assert [
            (result.outcome, result.opponent) for result in section.crosstable.rows[other.number]
        ] == [(result.outcome, rank.get(result.opponent or 0)) for result in row]
