"""A round-robin has the same tie-breaks whether it is typed as a grid or round by round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.make.typed_events import typed
from tests.nightly import by_day
from tests.referees.events import roundrobin
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.section import Section
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import SYSTEMS, tie_break

CODES = [
    *("MM", "MED", "MED/H", "SOLK", "CUM", "OCUM", "KASH", "SB", "SB/A", "PCT", "H2H", "BLACKS"),
    *("OPERF", "COMPAVG", "WIN", "WON", "REP", "STD", "BH", "BH/C1", "BH/C2", "BH/M1", "BH/P"),
    *("DE", "FB", "AOB", "PS", "KS", "ARO", "TPR", "PTP", "APRO", "APPO"),
]


def values(made: Section, edition: str, code: str) -> dict[int, object]:
    tie = tie_break(code)
    return dict(tie.column(standings(made, edition, "SOLK").context, made.crosstable.numbers))


SEEDS = range(by_day(4, night=24))


def made_up(seed: int, *, leaving: bool = False) -> Section:
    """A round-robin of 3 to 8 players, at times a double one; a grid knows no colors."""
    leaves = (0.2, 0.4, 0.6, 0.8)[seed % 4] if leaving else None
    made = roundrobin(seed, 3 + leaving + seed % 5, double=seed % 3 == 2, leaves_after=leaves)
    rows = (tuple(replace(r, colour="") for r in row) for row in made.crosstable.results)
    return replace(made, crosstable=Crosstable(made.crosstable.numbers, tuple(rows)))


def both(made: Section) -> Iterator[Section]:
    """Yield it as it is read of a grid, and of rounds."""
    for as_grid in (True, False):
        [section] = typed(made, grid=as_grid).event().sections
        assert section.is_roundrobin
        yield section


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_grid_and_rounds_have_the_same_values(seed: int) -> None:
    grid, rounds = both(made_up(seed))
    assert rounds.rounds == rounds.crosstable.rounds
    of_rounds = {code for code, system in SYSTEMS.items() if system.of_rounds} | {"KS"}
    for edition in EDITIONS:
        for code in CODES:
            if code.partition("/")[0] not in of_rounds:
                same = values(rounds, edition, code) == values(grid, edition, code)
                assert same, (edition, code)


@pytest.mark.parametrize("seed", SEEDS)
def test_they_are_those_of_the_rule_book(seed: int) -> None:
    """34E1, 34E2, 34E8, with everybody's games alone: a forfeit is worth ½ to the opponents of
    both and 0 in their own lists; half of the points is half of the games, and from nine games on
    two scores go."""
    made = made_up(100 + seed)
    met = {n: [r for r in row if r.opponent] for n, row in made.crosstable.rows.items()}
    score = {n: sum(result.points for result in row) for n, row in met.items()}
    adjusted = {
        n: sum(0.5 if result.forfeit else result.points for result in row) for n, row in met.items()
    }
    solkoff, modified, sonneborn = {}, {}, {}
    for player, results in met.items():
        row = sorted(0.0 if r.forfeit else adjusted[r.opponent or 0] for r in results)
        each = 2 if len(results) >= 9 else 1
        lowest = each if 2 * score[player] >= len(results) else 0
        highest = each if 2 * score[player] <= len(results) else 0
        solkoff[player] = sum(row)
        modified[player] = sum(row[lowest : max(len(row) - highest, lowest)])
        played = [result for result in results if result.played]
        sonneborn[player] = sum(r.points * score[r.opponent or 0] for r in played)
    for read_again in both(made):
        assert values(read_again, "uschess", "SOLK") == solkoff
        assert values(read_again, "uschess", "MM") == modified
        assert values(read_again, "uschess", "SB") == sonneborn


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_so_they_have_where_somebody_withdrew(seed: int) -> None:
    """30B: before half of his games they count for nobody; later, what is left is not played."""
    grid, rounds = both(made_up(seed, leaving=True))
    for code in ("SB", "H2H", "WIN", "SOLK", "MM", "MED", "KASH", "PCT", "BH", "BH/C1", "DE"):
        for edition in EDITIONS:
            assert values(rounds, edition, code) == values(grid, edition, code), (edition, code)
    scores = [{r.player.number: r.score for r in standings(s).rows} for s in (grid, rounds)]
    assert scores[0] == scores[1]
