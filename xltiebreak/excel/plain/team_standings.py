"""The page of standings of a team event, whose columns follow the order that is stated: behind the
score stand the IHSA's tie-break alone, or those of the US Amateur Team."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from xltiebreak.excel.plain.columns import Column
from xltiebreak.excel.plain.placing import Figure
from xltiebreak.excel.plain.standings import PlainStandings
from xltiebreak.excel.plain.team_sums import IHSA, USAT

_DECIDED = "Decided by"


@dataclass(frozen=True)
class TeamStandings(PlainStandings):
    """What the page shows; ``columns`` are those up to the score, ``sums`` those of the tie-breaks.

    In each of the places behind the score stands a tie-break, what decided, or nothing: ``usat`` is
    the cell that says by which of the two orders, and ``by_usat`` whether that is so.
    """

    sums: Sequence[Column]
    usat: str
    by_usat: bool

    @property
    def heads(self) -> Sequence[str]:
        """The headers of the page where the order is that of the US Amateur Team."""
        return ("Place", *self.columns, *USAT, _DECIDED)

    @property
    def codes(self) -> Sequence[str]:
        """All tie-breaks that may be among them."""
        return (*IHSA, *USAT)

    @property
    def codes_shown(self) -> Sequence[str]:
        """Those that are, behind the score."""
        if self.said["no_places"]:
            return []
        return USAT if self.by_usat else IHSA

    def header(self, reason: str) -> Iterator[tuple[str, Figure]]:
        """The cells of the header with what they give; the first says why nobody has a place."""
        said, width = str(self.said["no_places"]), len(self.heads)
        by_ihsa = [*self.heads[: 1 + len(self.columns)], *IHSA, _DECIDED]
        by_ihsa += [""] * (width - len(by_ihsa))
        for k, (usat, ihsa) in enumerate(zip(self.heads, by_ihsa)):
            instead = reason if k == 0 else '""'
            formula = f'"{usat}"' if usat == ihsa else f'IF({self.usat}=1,"{usat}","{ihsa}")'
            head = usat if self.by_usat else ihsa
            text = (said if k == 0 else "") if said else head
            yield f'IF({reason}<>"",{instead},{formula})', text

    def line(self, position: int, row: str) -> Iterator[tuple[str, Figure]]:
        """The cells at a position with what they give; ``row`` is the cell with the table's row."""

        def looked_up(column: Column) -> str:
            return f"INDEX({self.sheet}!{column.all},{row})"

        decided = looked_up(self.placing.helper("decided"))
        by_usat = [*map(looked_up, self.sums), decided]
        by_ihsa = [by_usat[0], decided, *['""'] * (len(by_usat) - 2)]
        formulas = [
            self.placing.shown(self.sheet, row),
            *map(looked_up, self.columns.values()),
            *(
                usat if usat == ihsa else f"IF({self.usat}=1,{usat},{ihsa})"
                for usat, ihsa in zip(by_usat, by_ihsa)
            ),
        ]
        values: Sequence[Figure] = [""] * len(formulas)
        if position <= len(self.listed):
            values = self.listed[position - 1][1]
        for formula, value in zip(formulas, values):
            yield f'IF({row}="","",{formula})', value
