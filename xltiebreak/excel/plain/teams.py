"""The sheet ``Arithmetic`` of a team event by plain formulas, from the crosstable that follows its
matches: the score by match or game points, the IHSA's and the US Amateur Team tie-breaks, and cells
that tell what may be shown.

The sums are those of :mod:`xltiebreak.rules.systems.us_teams`, over the rounds that count.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar

from xltiebreak.excel.cells.layout import HEADER_ROW, KEY_ROW
from xltiebreak.excel.cells.names import Sheets
from xltiebreak.excel.formulas.language import formula_file
from xltiebreak.excel.plain.table import ArithmeticTable, Column
from xltiebreak.ranking.orders import NAMED_ORDERS

IHSA, USAT = NAMED_ORDERS["ihsa-team"].codes, NAMED_ORDERS["usat"].codes
ORDERS: Mapping[str, Sequence[str]] = {"ihsa-team": IHSA, "ihsa": IHSA, "usat": USAT}
"""The orders that these formulas know, by each name that one may type."""

MAIN = "Main"
"""The column of the first tie-break: IHSA, or USAT."""

THEN = USAT[1:]
"""The further tie-breaks, which only the US Amateur Team's order has."""


@dataclass(frozen=True)
class TeamTable(ArithmeticTable):
    """The columns of the teams' sums.

    On the page stand the blocks R, what each match adds to the first tie-break, and O, the
    opponents' adjusted scores; hidden are those of the opponents' rows and of the ``points`` that
    place the teams. Above the opponents stands, in the row of the key, how many rounds count from
    each round on.
    """

    has_boards: bool = field(default=False, kw_only=True)

    file = formula_file("abbreviations", "table", "teams")
    of_a_row = ("team",)
    rows_above: ClassVar[Mapping[str, tuple[str, int]]] = {"rounds left": ("opponent", KEY_ROW)}
    warnings = (
        *("forgotten", "resultless", "more_rounds", "same_name", "few_points", "rating"),
        "met_twice",
    )
    noun, rated_on = "team", Sheets.TEAMS
    ranked_by = (MAIN, *THEN)
    codes = (*IHSA, *USAT)

    @property
    def above(self) -> Sequence[str]:  # type: ignore[override]
        """The sections of what stands above."""
        return ("above", "gaps", "boards" if self.has_boards else "matches", "rounds above")

    @cached_property
    def heads(self) -> Sequence[str]:
        """The headers of the page."""
        rounds = range(1, self.width + 1)
        terms, scores = ([f"{letter}{round}" for round in rounds] for letter in "RO")
        return ("No.", "Team", *terms, "Score", MAIN, *scores, *THEN)

    @property
    def keys(self) -> Sequence[Column]:
        """The columns of the tie-breaks; keys of those that the order lacks are equal."""
        return [self.page(MAIN), *(self.helper(f"key {code}") for code in THEN)]

    @property
    def own_words(self) -> Mapping[str, str]:
        """What else stands in brackets in the file of this kind of event. Numbers and names are
        those of the sheet Crosstable, beside the results, also where rows are inserted between
        teams."""
        crosstable = self.book.names.quoted(Sheets.CROSSTABLE)
        return {
            "number": f"{crosstable}!{self.column(0).at()}",
            "typed names": f"{crosstable}!{self.column(1).all}",
            "results": f"INDEX({self.book.names['Results']},{self.helper('k').at()},0)",
            "width": str(self.width),
            "away": '"U as the Result"',
        }

    def formulas_above(self) -> Iterator[tuple[tuple[int, int], str]]:
        """Yield the formulas above the columns, with their cells."""
        yield from super().formulas_above()
        for at in (self.ranks.of(2).at_column, self.page(MAIN).at_column):
            yield (HEADER_ROW, at), f'IF({self.cell("usat")}=1,"{USAT[0]}","{IHSA[0]}")'
