"""A list of scores without rounds on a sheet of its own, for which functions divide prizes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from xltiebreak.event.figures import decimal
from xltiebreak.excel.cells.layout import block_of
from xltiebreak.excel.cells.live import Live
from xltiebreak.excel.cells.live_values import LiveValues
from xltiebreak.excel.cells.names import SCORES_SHEET, SectionNames

COLUMNS = ("Numbers", "Players", "Ratings", "Clubs", "PrintedPlaces", "Scores")
"""The names of the columns, in their order."""

_NO_SCORES = "No scores are typed yet on the sheet Scores."


class ScoreValues(LiveValues):
    """A list of scores, and the value of its function."""

    cycles = 0
    is_held = False

    @property
    def results(self) -> list[list[Any]]:
        """The scores as a column of cells."""
        return [[self._score(k)] for k in range(len(self.section.players))]

    def _score(self, k: int) -> str:
        score = self.section.players[k].printed_score
        return "" if score is None else decimal(score)

    @property
    def places(self) -> list[list[Any]]:
        """The printed places as a column of cells."""
        return [[player.printed_place] for player in self.section.players]


@dataclass(frozen=True)
class ScoreNames(SectionNames):
    """The names of a list of scores. Functions take its scores for results; the name Results would
    say that there are rounds."""

    players: int

    def __getitem__(self, name: str) -> str:
        return super().__getitem__("Scores" if name == "Results" else name)

    def defined(self) -> Iterator[tuple[str, str]]:
        """Yield each name with what it stands for."""
        for column, name in enumerate(COLUMNS[1:], start=1):
            yield self.of(name, SCORES_SHEET, block_of(column, self.players))
        yield from super().defined()


@dataclass(frozen=True)
class ScoresLive(Live):
    """The cells that the formula for the prizes refers to."""

    typed_on = SCORES_SHEET

    @property
    def further_column(self) -> int:
        """The column behind the scores."""
        return len(COLUMNS)

    @property
    def printed_places(self) -> str:
        """The cells with the places that another program printed beside the scores."""
        return self.names["PrintedPlaces"]

    def held(self, formula: str) -> str:
        """Return a formula for what is to be typed first, else for what ``formula`` gives."""
        return f'IF(COUNTA({self.names["Scores"]})=0,"{_NO_SCORES}",{formula})'
