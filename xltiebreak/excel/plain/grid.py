"""The sheet ``Arithmetic`` of a round-robin's grid by plain formulas: how each cell is read, which
games count, and each player's score, Sonneborn-Berger, head-to-head result and wins.

A game counts once both of its cells are filled (:mod:`xltiebreak.tables.grids`). Games of a player
who withdrew before half of them count for nobody (:func:`xltiebreak.event.roundrobin.annulled`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.excel.cells.layout import KEY_ROW
from xltiebreak.excel.formulas.language import formula_file
from xltiebreak.excel.plain.table import ArithmeticTable, Column
from xltiebreak.ranking.orders import NAMED_ORDERS

CODES = NAMED_ORDERS[ROUNDROBIN].codes
"""The tie-breaks, in the order in which they are applied: ``SB``, ``H2H``, ``WIN``."""


@dataclass(frozen=True)
class GridTable(ArithmeticTable):
    """The columns of a grid, and of the figures that follow from it.

    The blocks are the letter of what was typed (``code``) and of what counts (``letter``); above,
    in the row of the key, stands 1 where games against that player are annulled. What each game
    adds to Sonneborn-Berger stands on the page.
    """

    wrong_cells = "code", "flaw"
    file = formula_file("abbreviations", "table", "grid")
    of_a_row = ("player",)
    rows_above: ClassVar[Mapping[str, tuple[str, int]]] = {"annulled": ("letter", KEY_ROW)}
    above = ("above", "player warnings")
    warnings = ("nameless", "withdrawn", "printed", "same_name", "rating")
    ranked_by = CODES
    codes = CODES
    blocks = ("code", "letter", "flaw")

    @property
    def width(self) -> int:
        """How many columns the grid has."""
        return self.book.players * self.book.cycles

    @cached_property
    def heads(self) -> Sequence[str]:
        """The headers of the page."""
        numbers, cycles = range(1, self.book.players + 1), range(self.book.cycles)
        across = [str(number) for number in numbers for _ in cycles]
        return ("No.", "Name", *across, "Score", *CODES)

    def block(self, name: str) -> Column:
        """Return the hidden block of this name, or what each game adds, on the page."""
        if name == "R":
            return self.page("1")._replace(width=self.width)
        return super().block(name)

    @property
    def own_words(self) -> Mapping[str, str]:
        """What else stands in brackets in the file of this kind of event."""
        return {"cycles": str(self.book.cycles)}
