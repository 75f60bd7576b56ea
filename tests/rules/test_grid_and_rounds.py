"""A round-robin has the same tie-breaks whether it is typed as a grid or round by round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from xltiebreak.event.section import Section
from xltiebreak.formats import load
from xltiebreak.ranking.standings import Standings, standings
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
LETTER = {"1": "W", "½": "D", "0": "L", "+": "X", "-": "F"}


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


class Drawn(NamedTuple):
    """A round-robin that was made up: the result of each game by its cycle and both players."""

    players: int
    cycles: int
    games: Mapping[tuple[int, int, int], str]
    withdrawn: tuple[int, ...] = ()

    def result(self, cycle: int, player: int, other: int) -> str:
        if player < other:
            return self.games.get((cycle, player, other), "")
        twin = {"1": "0", "0": "1", "½": "½", "+": "-", "-": "+", "--": "-", "": ""}
        return twin[self.games.get((cycle, other, player), "")]

    def _label(self) -> str:
        return f"Withdrawn,{' '.join(map(str, self.withdrawn))}\n" * bool(self.withdrawn)

    def as_grid(self) -> str:
        numbers = range(1, self.players + 1)
        rows = [
            ",".join(
                "*" if i == j else " ".join(self.result(c, i, j)[:1] for c in range(self.cycles))
                for j in numbers
            )
            for i in numbers
        ]
        head = ",".join(map(str, numbers))
        lines = [f"{i},P{i},{row}" for i, row in enumerate(rows, 1)]
        return f"Kind,roundrobin\nNotation,grid\n{self._label()}No.,Name,{head}\n" + "\n".join(
            lines
        )

    def as_rounds(self, drawing: Random, *, kind: bool) -> str:
        rounds = [r for c in range(self.cycles) for r in self._rounds(drawing, c)]
        rows = [
            ",".join(self._cell(drawing, i, *round, last=round is rounds[-1]) for round in rounds)
            for i in range(1, self.players + 1)
        ]
        head = ",".join(f"R{k}" for k in range(1, len(rounds) + 1))
        lines = [f"{i},P{i},{row}" for i, row in enumerate(rows, 1)]
        settings = "Kind,roundrobin\n" * kind
        return f"{settings}{self._label()}No.,Name,{head}\n" + "\n".join(lines)

    def _rounds(self, drawing: Random, cycle: int) -> Iterable[tuple[int, Mapping[int, int]]]:
        """The pairs of each round by the circle method, in any order of players and rounds."""
        seats = list(range(1, self.players + 1)) + [0] * (self.players % 2)
        drawing.shuffle(seats)
        rounds = []
        for _ in range(len(seats) - 1):
            pairs = list(zip(seats[: len(seats) // 2], seats[::-1]))
            rounds.append((cycle, {a: b for pair in pairs for a, b in (pair, pair[::-1])}))
            seats.insert(1, seats.pop())
        drawing.shuffle(rounds)
        return rounds

    def _cell(
        self, drawing: Random, player: int, cycle: int, met: Mapping[int, int], *, last: bool
    ) -> str:
        result = self.result(cycle, player, met[player])[:1] if met[player] else ""
        if result:
            return f"{LETTER[result]}{met[player]}"
        return "U" if last or met[player] else drawing.choice(["U", ""])


def made_up(drawing: Random, *, leaving: bool = False) -> Drawn:
    players, cycles = drawing.randint(4 if leaving else 3, 8), drawing.choice([1, 1, 2])
    left = {}
    if leaving:
        entries = (players - 1) * cycles
        left = {drawing.randint(1, players): drawing.randint(1, entries - 1)}
    games: dict[tuple[int, int, int], str] = {}
    pairs = [
        (cycle, i, j)
        for cycle in range(cycles)
        for i in range(1, players + 1)
        for j in range(i + 1, players + 1)
    ]
    drawing.shuffle(pairs)
    for cycle, i, j in pairs:
        gone = [player for player in (i, j) if player in left]
        if gone and not left[gone[0]]:
            continue
        for leaver in gone:
            left[leaver] -= 1
        games[cycle, i, j] = drawing.choice(["1"] * 5 + ["½"] * 4 + ["0"] * 5 + ["+", "-", "--"])
    return Drawn(players, cycles, games, tuple(left))


def everything(made: Section) -> dict[tuple[str, str], dict[int, object]]:
    return {(edition, code): values(made, edition, code) for edition in EDITIONS for code in CODES}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_grid_and_rounds_have_the_same_values(seed: int, tmp_path: Path) -> None:
    drawing = Random(seed)
    drawn = made_up(drawing)
    grid = everything(read(tmp_path, drawn.as_grid()))
    typed = read(tmp_path, drawn.as_rounds(drawing, kind=bool(seed % 2)))
    assert typed.is_roundrobin
    assert typed.rounds == typed.crosstable.rounds
    of_rounds = {code for code, system in SYSTEMS.items() if system.of_rounds} | {"KS"}
    for what, rounds in everything(typed).items():
        if what[1].partition("/")[0] not in of_rounds:
            assert rounds == grid[what], what


@pytest.mark.parametrize("seed", range(12))
def test_they_are_those_of_the_rule_book(seed: int, tmp_path: Path) -> None:
    """34E1, 34E2, 34E8, with everybody's games alone: a forfeit is worth ½ to the opponents of
    both and 0 in their own lists; half of the points is half of the games, and from nine games on
    two scores go."""
    drawing = Random(2000 + seed)
    drawn = made_up(drawing)
    games = (drawn.players - 1) * drawn.cycles
    met = {
        player: [
            (other, drawn.result(cycle, player, other)[:1])
            for other in range(1, drawn.players + 1)
            if other != player
            for cycle in range(drawn.cycles)
        ]
        for player in range(1, drawn.players + 1)
    }
    worth = {"1": 1.0, "+": 1.0, "½": 0.5, "0": 0.0, "-": 0.0}
    adjusted = {
        player: sum({"+": 0.5, "-": 0.5}.get(r, worth[r]) for _, r in met[player]) for player in met
    }
    score = {player: sum(worth[r] for _, r in met[player]) for player in met}
    solkoff, modified, sonneborn = {}, {}, {}
    for player, results in met.items():
        row = sorted(0.0 if r in "+-" else adjusted[other] for other, r in results)
        each = 2 if games >= 9 else 1
        lowest = each if 2 * score[player] >= games else 0
        highest = each if 2 * score[player] <= games else 0
        solkoff[player] = sum(row)
        modified[player] = sum(row[lowest : max(len(row) - highest, lowest)])
        sonneborn[player] = sum(worth[r] * score[other] for other, r in results if r in "1½")
    for text in (drawn.as_grid(), drawn.as_rounds(drawing, kind=False)):
        made = read(tmp_path, text)
        assert values(made, "uschess", "SOLK") == solkoff
        assert values(made, "uschess", "MM") == modified
        assert values(made, "uschess", "SB") == sonneborn


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_so_they_have_where_somebody_withdrew(seed: int, tmp_path: Path) -> None:
    """30B: before half of his games they count for nobody; later, what is left is not played."""
    drawing = Random(1000 + seed)
    drawn = made_up(drawing, leaving=True)
    grid = read(tmp_path, drawn.as_grid())
    typed = read(tmp_path, drawn.as_rounds(drawing, kind=True))
    for code in ("SB", "H2H", "WIN", "SOLK", "MM", "MED", "KASH", "PCT", "BH", "BH/C1", "DE"):
        for edition in EDITIONS:
            assert values(typed, edition, code) == values(grid, edition, code), (edition, code)
    assert _scores(standings(typed)) == _scores(standings(grid))


def _scores(table: Standings) -> dict[int, float]:
    return {row.player.number: row.score for row in table.rows}
