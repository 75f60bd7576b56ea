"""A round-robin has the same tie-breaks whether it is typed as a grid or round by round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.make.typed_events import typed
from tests.nightly import by_day
from tests.referees.events import roundrobin
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.section import Section
from xltiebreak.formats import load
from xltiebreak.ranking.standings import standings
from xltiebreak.rules.editions import EDITIONS
from xltiebreak.rules.systems import SYSTEMS, tie_break

CODES = [
    *("MM", "MED", "MED/H", "SOLK", "CUM", "OCUM", "KASH", "SB", "SB/A", "PCT", "H2H", "BLACKS"),
    *("OPERF", "COMPAVG", "WIN", "WON", "REP", "STD", "BH", "BH/C1", "BH/C2", "BH/M1", "BH/P"),
    *("DE", "FB", "AOB", "PS", "KS", "ARO", "TPR", "PTP", "APRO", "APPO"),
]
ANN_AND_OTHERS = """No.,Name,1,2,3,4,5
1,Ann,*,1,1,½,1
2,Bob,0,*,1,1,½
3,Cid,0,0,*,1,1
4,Dan,½,0,0,*,1
5,Eve,0,½,0,0,*
"""
THE_SAME_TYPED = """No.,Name,R1,R2,R3,R4,R5
1,Ann,,W3,W2,D4,W5
2,Bob,D5,,L1,W3,W4
3,Cid,W4,L1,W5,L2,{}
4,Dan,L3,W5,,D1,L2
5,Eve,D2,L4,L3,,L1
"""


def read(tmp_path: Path, text: str) -> Section:
    path = tmp_path / "event.csv"
    path.write_text(text, encoding="utf-8")
    return load(path).sections[0]


def values(made: Section, edition: str, code: str) -> dict[int, object]:
    tie = tie_break(code)
    return dict(tie.column(standings(made, edition, "SOLK").context, made.crosstable.numbers))


@pytest.mark.parametrize(
    "text", [ANN_AND_OTHERS, THE_SAME_TYPED.format(""), THE_SAME_TYPED.format("U")]
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_sitting_out_is_no_round_of_anybody(edition: str, text: str, tmp_path: Path) -> None:
    """Scores 3½ 2½ 2 1½ ½ of 4: Ann's opponents have 6½, Cid's 8, of which 3½ and ½ go, as he has
    half of the points."""
    made = read(tmp_path, text)
    assert made.is_roundrobin
    assert values(made, edition, "SOLK") == {1: 6.5, 2: 7.5, 3: 8, 4: 8.5, 5: 9.5}
    assert values(made, edition, "MM") == {1: 6, 2: 7, 3: 4, 4: 5, 5: 6}
    table = standings(made, edition, "SOLK,MM,CUM,KASH,WIN,REP")
    sentences = " ".join(
        table.worksheet(number, tie).sentence()
        for number in made.crosstable.numbers
        for tie in table.order.tie_breaks
    )
    assert "not paired" not in sentences


def test_a_bye_with_points_is_a_round_of_who_has_it(tmp_path: Path) -> None:
    """Dan has 2½ of 5 with his bye, an even score; without points he had 1½ of 4, a minus one."""
    made = read(tmp_path, THE_SAME_TYPED.format("B").replace("W5,,D1", "W5,B,D1"))
    signs = standings(made, "uschess", "MM").context.scores.sign
    assert [signs(number) for number in (1, 2, 3, 4, 5)] == [1, 1, 1, 0, -1]
    assert made.is_roundrobin


def test_nine_players_have_eight_rounds_each(tmp_path: Path) -> None:
    """From nine rounds on two scores go; of nine players each has eight games."""
    drawn = [",".join("*" if i == j else "½" for j in range(9)) for i in range(9)]
    head = "No.,Name,1,2,3,4,5,6,7,8,9\n"
    made = read(tmp_path, head + "\n".join(f"{i},P{i},{row}" for i, row in enumerate(drawn, 1)))
    assert set(values(made, "uschess", "MM").values()) == {6 * 4.0}
    assert set(values(made, "uschess", "MED").values()) == {6 * 4.0}


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
