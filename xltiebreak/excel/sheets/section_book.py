"""What the sheets of a section need: its cells, and the tables of its sheets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from xltiebreak.event.figures import decimal
from xltiebreak.excel.cells.laid_section import LaidSection
from xltiebreak.excel.cells.layout import block_of
from xltiebreak.excel.cells.names import Sheets
from xltiebreak.excel.plain.grid import GridTable
from xltiebreak.excel.plain.swiss import SwissTable
from xltiebreak.excel.plain.table import ArithmeticTable
from xltiebreak.excel.sheets.lines import Step


@dataclass(frozen=True)
class SectionBook(LaidSection):
    """A section with its table of the sheet ``Arithmetic``."""

    @cached_property
    def arithmetic(self) -> ArithmeticTable:
        """The table of the sheet ``Arithmetic``."""
        return GridTable(self) if self.cycles else SwissTable(self)

    def order_read(self, otherwise: str) -> str:
        """Return a formula for how the typed order is read, or for why the formulas do not work it
        out; then ``otherwise``, if given."""
        return self.arithmetic.order_read(otherwise)

    def step_and_title(self, sheet: str) -> tuple[Step, str]:
        """Return the first line of a kind of sheet, and a formula for its title. The sheet on which
        one types works out the line, and the others refer to it."""
        shown = f"{self.names.quoted(self.typed_on)}!$A$1"
        line = self.arithmetic.first_line() if sheet == self.typed_on else shown
        return Step(line, f"{self.names['LineIsRed']}=1"), self.title_of(sheet)


@dataclass(frozen=True)
class ScoreBook(SectionBook):
    """A list of scores without rounds, on a sheet of its own, for which functions divide prizes.
    They take its scores for results."""

    typed_on: ClassVar[str] = Sheets.SCORES
    further_column: ClassVar[int] = 6
    is_held: ClassVar[bool] = False

    @property
    def results(self) -> list[list[str]]:
        """The scores as a column of cells."""
        scores = (player.printed_score for player in self.section.players)
        return [["" if score is None else decimal(score)] for score in scores]

    @property
    def printed_places(self) -> list[list[Any]]:
        """The printed places as a column of cells."""
        return [[player.printed_place] for player in self.section.players]

    def _columns(self) -> Iterator[tuple[str, str]]:
        columns = ("Players", "Ratings", "Clubs", "PrintedPlaces", "Scores")
        for column, name in enumerate(columns, start=1):
            yield self.names.of(name, Sheets.SCORES, block_of(column, self.players))

    def order_read(self, otherwise: str) -> str:
        """Return a sentence: scores have no order of tie-breaks."""
        return '"Cash goes by score, trophies by the column Place of the sheet Scores."'
