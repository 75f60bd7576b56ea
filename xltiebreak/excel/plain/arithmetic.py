"""The tie-breaks of US Chess rule 34E by plain formulas: the adjusted score of each opponent, what
Modified Median drops, and the sums.

A row is a player, a column a round. Rounds that are not complete count for nobody.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from xltiebreak.excel.plain.columns import Column, Rounds
from xltiebreak.excel.plain.result_cells import PLAYED, WORTH_A_POINT, WORTH_HALF, ResultCells

CODES = ("MM", "SOLK", "CUM", "OCUM")
"""The tie-breaks, in the order in which they are applied."""


@dataclass(frozen=True)
class Arithmetic:
    """The columns of players' figures, and the cells over them.

    ``game`` holds the row of the opponent played, 0 in a round without a game, nothing in one that
    does not count; ``points`` what the round gave; ``credited`` the opponents' adjusted scores,
    ``progress`` their Cumulatives. ``lowest`` and ``highest`` are how many of the former Modified
    Median drops. ``complete`` and ``to_come`` are rows of the sheet, over the columns of the
    points: whether a round counts, and how many do from this one on. ``rounds`` is the cell with
    the number of complete rounds, ``most_dropped`` that with the number of scores that are dropped
    at an end, ``hold`` that with the reason why nothing is worked out.
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
    complete: int
    to_come: int
    rounds: str
    most_dropped: str
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
        adjusted = f"INDEX({self.adjusted.all},{game})"
        yield (
            self.credited.of(round),
            f'IF(OR({self.score.at()}="",{game}=""),"",IF({game}=0,0,{adjusted}))',
        )
        cumulative = f"INDEX({self.tie_breaks['CUM'].all},{game})"
        yield self.progress.of(round), f"IF(N({game})=0,0,{cumulative})"

    def of_player(self) -> Iterator[tuple[Column, str]]:
        """The formulas for a player, in every row."""
        score = self.score.at()
        games, points, credited = (block.row() for block in (self.game, self.points, self.credited))
        figures = {
            self.adjusted: _adjusted(games, points),
            self.lowest: f"IF(2*{score}>={self.rounds},{self.most_dropped},0)",
            self.highest: f"IF(2*{score}<={self.rounds},{self.most_dropped},0)",
            self.tie_breaks["MM"]: self._modified_median(),
            self.tie_breaks["SOLK"]: f"SUM({credited})",
            self.tie_breaks["CUM"]: self._cumulative(),
            self.tie_breaks["OCUM"]: f"SUM({self.progress.row()})",
        }
        waits = f'OR({self.hold}<>"",{self.cells.here.at()}=0)'
        yield self.score, f'IF({waits},"",SUM({points}))'
        for column, figure in figures.items():
            yield column, f'IF(OR({score}="",{self.rounds}=0),"",{figure})'

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
