"""The tie-breaks of US Chess rules 34E and 34F by plain formulas. In a Swiss: the adjusted score of
each opponent, what Modified Median drops, and the sums; where everybody meets everybody: what each
game brings to Sonneborn-Berger, the games against those still tied, and the wins.

A row is a player, a column a round. Rounds that are not complete count for nobody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.excel.plain.columns import Column, Rounds
from xltiebreak.excel.plain.result_cells import PLAYED, WORTH_A_POINT, WORTH_HALF, ResultCells
from xltiebreak.ranking.orders import NAMED_ORDERS

CODES = ("MM", "SOLK", "CUM", "OCUM")
"""The tie-breaks of a Swiss, in the order in which they are applied."""

OF_A_ROUNDROBIN = NAMED_ORDERS[ROUNDROBIN].codes
IN_A_ROUNDROBIN = dict(zip(CODES, (*OF_A_ROUNDROBIN, "")))
"""Those that stand in their columns where everybody meets everybody."""


@dataclass(frozen=True)
class Arithmetic:
    """The columns of players' figures, and the cells over them.

    ``game`` holds the row of the opponent played, 0 in a round without a game, nothing in one that
    does not count; ``points`` what the round gave; ``credited`` the opponents' adjusted scores,
    ``progress`` their Cumulatives; in a round-robin what the game brings to Sonneborn-Berger, and
    whether the opponent is still level. ``lowest`` and ``highest`` are how many of the adjusted
    scores Modified Median drops; ``most_met`` is how often anybody is met. ``complete`` and
    ``to_come`` are rows of the sheet, over the columns of the points: whether a round counts, and
    how many do from this one on. ``rounds`` is the cell with the number of complete rounds,
    ``most_dropped`` that with the number of scores that are dropped at an end, ``by_roundrobin``
    that with 1 where the order is that of a round-robin, ``hold`` that with the reason why nothing
    is worked out.
    """

    cells: ResultCells
    game: Rounds
    points: Rounds
    progress: Rounds
    credited: Rounds
    score: Column
    adjusted: Column
    tie_breaks: dict[str, Column]
    lowest: Column
    highest: Column
    most_met: Column
    complete: int
    to_come: int
    rounds: str
    most_dropped: str
    by_roundrobin: str
    hold: str

    def of_round(self, round: int) -> Iterator[tuple[Column, str]]:
        """The formulas for a round, in every row."""
        letter = self.cells.letter.of(round).at()
        opponent = self.cells.opponent.of(round).at()
        counts = self.points.head(self.complete, round)
        game = self.game.of(round).at()
        played = f'AND({opponent}>0,ISNUMBER(FIND({letter},"{PLAYED}")))'
        yield self.game.of(round), f'IF({counts}=0,"",IF({played},{opponent},0))'
        full = f'ISNUMBER(FIND({letter},"{WORTH_A_POINT}"))'
        half = f'ISNUMBER(FIND({letter},"{WORTH_HALF}"))'
        yield (
            self.points.of(round),
            f'IF(OR({counts}=0,{letter}=""),0,IF({full},1,IF({half},0.5,0)))',
        )
        score, first = self.score, self.tie_breaks["MM"]
        adjusted, theirs, cumulative, their_first = (
            f"INDEX({column.all},{game})"
            for column in (self.adjusted, score, self.tie_breaks["CUM"], first)
        )
        credited = self._by_order(adjusted, f"{self.points.of(round).at()}*{theirs}")
        yield (
            self.credited.of(round),
            f'IF(OR({score.at()}="",{game}=""),"",IF({game}=0,0,{credited}))',
        )
        is_level = f"N(AND({theirs}={score.at()},{their_first}={first.at()}))"
        progress = self._by_order(cumulative, is_level)
        yield self.progress.of(round), f"IF(N({game})=0,0,{progress})"

    def _by_order(self, of_swiss: str, of_roundrobin: str) -> str:
        return f"IF({self.by_roundrobin}=1,{of_roundrobin},{of_swiss})"

    def of_player(self) -> Iterator[tuple[Column, str]]:
        """The formulas for a player, in every row."""
        score = self.score.at()
        games, points, credited = (block.row() for block in (self.game, self.points, self.credited))
        figures = {
            self.adjusted: self._by_order(_adjusted(games, points), '""'),
            self.lowest: self._by_order(f"IF(2*{score}>={self.rounds},{self.most_dropped},0)", "0"),
            self.highest: self._by_order(
                f"IF(2*{score}<={self.rounds},{self.most_dropped},0)", "0"
            ),
            **{
                self.tie_breaks[code]: self._by_order(of_swiss, of_roundrobin)
                for code, of_swiss, of_roundrobin in (
                    ("MM", self._modified_median(), f"SUM({credited})"),
                    ("SOLK", f"SUM({credited})", self._head_to_head()),
                    ("CUM", self._cumulative(), f"COUNTIF({points},1)"),
                    ("OCUM", f"SUM({self.progress.row()})", '""'),
                )
            },
        }
        opponents = self.cells.opponent.row()
        met = f"SUMPRODUCT(MAX(COUNTIF({opponents},{opponents})*({opponents}>0)))"
        yield self.most_met, f"IF({self.cells.here.at()}=0,0,{met})"
        waits = f'OR({self.hold}<>"",{self.cells.here.at()}=0)'
        yield self.score, f'IF({waits},"",SUM({points}))'
        for column, figure in figures.items():
            yield column, f'IF(OR({score}="",{self.rounds}=0),"",{figure})'

    def _dropped(self, sign: str) -> str:
        """How many scores Modified Median drops at an end."""
        return f"IF(2*{self.score.at()}{sign}{self.rounds},{self.most_dropped},0)"

    def _modified_median(self) -> str:
        """Without the lowest for a plus score, the highest for a minus score, both for an even one;
        two instead of one from 9 rounds. All are dropped where there are no more.

        Source: US Chess 34E1.
        """
        credited = self.credited.row()
        lowest, highest = self.lowest.at(), self.highest.at()
        dropped = [
            f"IF({count}>{k - 1},{function}({credited},{k}),0)"
            for count, function in ((lowest, "SMALL"), (highest, "LARGE"))
            for k in (1, 2)
        ]
        left = "-".join((f"SUM({credited})", *dropped))
        return f"IF({lowest}+{highest}>={self.rounds},0,{left})"

    def _cumulative(self) -> str:
        """What each round gave stands in the running score after it and after all that follow;
        then what unplayed rounds gave is taken off, once.

        Source: US Chess 34E3.
        """
        points = self.points.row()
        running = f"SUMPRODUCT({points},{self.points.above(self.to_come)})"
        return f"{running}-SUMIF({self.game.row()},0,{points})"

    def _head_to_head(self) -> str:
        """Wins less losses in the games against those on the same score and Sonneborn-Berger;
        nothing where there is no other.

        Source: US Chess 34E5.
        """
        score, first = self.score, self.tie_breaks["MM"]
        level = f"({score.all}={score.at()})*({first.all}={first.at()})"
        games = f"SUMPRODUCT({self.progress.row()}*(2*{self.points.row()}-1))"
        return f'IF(SUMPRODUCT({level})<2,"",{games})'

    def is_dropped(self, row: int, round: int) -> str:
        """Whether Modified Median drops the score in a cell: of equal ones the earlier is among the
        lowest, the later among the highest. For a block whose first cell this is."""
        credited = self.credited
        cell = credited.of(round).at(row).replace("$", "")
        until = f"{credited.first.at(row)}:{cell}"
        lower = f"SUMPRODUCT(({credited.row(row)}<{cell})*1)"
        nth = f"({lower}+COUNTIF({until},{cell}))"
        first = f"{nth}<={self.lowest.at(row)}"
        last = f"{nth}>{self.rounds}-{self.highest.at(row)}"
        return f'AND({cell}<>"",OR({first},{last}))'


def _adjusted(games: str, points: str) -> str:
    """The points of the games, and half a point for each round that was not played.

    Source: US Chess 34E1.
    """
    return f'SUMIF({games},">0",{points})+COUNTIF({games},0)/2'
