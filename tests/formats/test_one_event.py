"""The same event in every kind of file that directors have: it is the same event."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.formats.samples import DATA, elm, results
from xltiebreak.checks import examine_event
from xltiebreak.event.section import Event
from xltiebreak.formats import load
from xltiebreak.formats.uschess.writing import write_uschess
from xltiebreak.ranking.standings import standings

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
    for name, content in write_uschess(elm()).files.items():
        (folder / name).write_bytes(content)
    return folder


def read(kind: str, report: Path) -> Event:
    return load(report if kind == "report" else DATA / kind)


@pytest.mark.parametrize("kind", KINDS)
def test_the_results_are_the_same(kind: str, report: Path) -> None:
    [section] = read(kind, report).sections
    known = kind not in NAMES_NO_FORFEIT
    [expected] = elm().sections
    assert results(section, forfeits=known) == results(expected, forfeits=known)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_wrong_in_any_of_them(kind: str, report: Path) -> None:
    assert examine_event(read(kind, report)) == []


@pytest.mark.parametrize("kind", KINDS)
def test_the_places_are_the_same(kind: str, report: Path) -> None:
    [section], [expected] = read(kind, report).sections, elm().sections
    table, wanted = (standings(one, "uschess", "uschess") for one in (section, expected))
    assert [row.player.number for row in table.rows] == [row.player.number for row in wanted.rows]
    assert [row.values for row in table.rows] == [row.values for row in wanted.rows]


@pytest.mark.parametrize("kind", KINDS)
def test_the_players_are_the_same(kind: str, report: Path) -> None:
    [section], [expected] = read(kind, report).sections, elm().sections
    assert [player.rating for player in section.players] == [
        player.rating for player in expected.players
    ]
    if not kind.startswith("chess-results"):  # where ids are in another list
        assert [player.id for player in section.players] == [
            player.id for player in expected.players
        ]
    surnames = [player.name.upper().replace("Ü", "U") for player in section.players]
    assert all(
        player.name.partition(",")[0].upper() in surname
        for player, surname in zip(expected.players, surnames, strict=True)
    )


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
