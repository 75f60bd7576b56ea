"""Grids of double round-robins drawn by lot, two games in each cell: read as they were drawn in
every spelling, and a damaged cell is told."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from tests.nightly import by_day
from tests.tables.club_events import KINDS, Table
from tests.tables.test_club_cells import event_of
from xltiebreak import Event

NAMES = ("Ashdown, Ada", "Birchall, Ben", "Cedarholm, Cora", "Dogwood, Dov", "Elmsley, Eve")
OTHER = {"1": "0", "½": "½", "0": "1"}
Games = Mapping[tuple[int, int], str]
"""Both games of a player, from 1, against another, as ``1½``."""


def drawn(seed: object, players: int = 5) -> Games:
    draw = Random(f"{seed}")
    games = {}
    for a in range(1, players + 1):
        for b in range(a + 1, players + 1):
            games[a, b] = draw.choice("1½0") + draw.choice("1½0")
            games[b, a] = "".join(OTHER[score] for score in games[a, b])
    return games


def points_of(games: Games, number: int) -> float:
    return sum(
        "0½1".index(score) / 2 for pair in games if pair[0] == number for score in games[pair]
    )


SPELLINGS = {
    "together": {},
    "with spaces": {"between": " "},
    "with slashes": {"between": "/"},
    "halves as 1/2": {"half": "1/2"},
    "halves as =": {"half": "="},
    "without totals": {"total": ""},
    "headed by names": {"heads": "names"},
    "diagonal marked": {"diagonal": "XX"},
    "as Excel keeps 00 and 01": {"zeros": "dropped"},
}


def grid(
    games: Games,
    between: str = "",
    half: str = "½",
    total: str = "Pts",
    heads: str = "",
    diagonal: str = "",
    zeros: str = "",
) -> Table:
    """A grid with a row a player; the first game of a pair has the lower number with White."""
    numbers = range(1, max(games)[0] + 1)
    across = [NAMES[k - 1] if heads else k for k in numbers]
    rows: Table = [["No.", "Name", *across, *([total] if total else [])]]
    for a in numbers:
        cells: list[object] = []
        for b in numbers:
            text = games.get((a, b), "")
            text = between.join(text).replace("½", half)
            cells.append(text.removeprefix("0") if zeros and text in ("00", "01") else text)
        cells[a - 1] = diagonal
        points = [f"{points_of(games, a):g}"] if total else []
        rows.append([a, NAMES[a - 1], *cells, *points])
    return rows


def read(event: Event | None) -> Games:
    """Both games of each player against each other, in their order."""
    games: dict[tuple[int, int], str] = {}
    assert event is not None
    [section] = event.sections
    for number, row in section.crosstable.rows.items():
        for result in row:
            if result.opponent:
                pair = number, result.opponent
                games[pair] = games.get(pair, "") + "0½1"[int(2 * result.points)]
    return games


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_two_games_in_a_cell_are_read(spelling: str, tmp_path: Path) -> None:
    for k, kind in enumerate(sorted(KINDS)[:: by_day(2, night=1)]):
        games = drawn((spelling, k), 3 + k % 3)
        event, findings = event_of(grid(games, **SPELLINGS[spelling]), tmp_path, kind)
        assert [finding.message for finding in findings] == []
        assert read(event) == games


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_a_damaged_pair_is_told(spelling: str, tmp_path: Path) -> None:
    for seed in range(0, 30, by_day(30, night=1)):
        draw = Random(f"{spelling}{seed}")
        games = drawn(seed)
        rows = grid(games, **SPELLINGS[spelling])
        a, b = draw.sample(range(1, 6), 2)
        text = str(rows[a][b + 1])
        at = draw.randrange(len(text))
        rows[a][b + 1] = draw.choice(
            [
                "",
                text[:at] + text[at + 1 :],
                text + draw.choice("?x01"),
                text[::-1],
                f"{text}{text}",
            ]
        )
        event, findings = event_of(rows, tmp_path)
        assert findings or read(event) == games
