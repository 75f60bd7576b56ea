"""Places by formulas, for the rows of any table: ranked by one figure after the other, shared where
all are equal, with the tie-break that decided, and with the order of the rows.

No key packs several figures, so that no digit is lost: each figure parts the rows that are equal in
those before it. A row without a place has "" as its first figure.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.excel.cells.formulas import row_with
from xltiebreak.excel.plain.columns import Column, Rounds
from xltiebreak.excel.plain.playoff import TypedPlayoffs
from xltiebreak.ranking.orders import PLAYOFF

HELPERS = ("place", "other", "decided", "position")
"""The columns behind the ranks: the place, the row from which it has to be parted, by what, and the
place in the list."""


@dataclass(frozen=True)
class Placing:
    """The columns that place the rows of a table.

    ``figures`` are the columns to rank by: the score, then the tie-breaks with these ``codes``.
    Higher is better, and a row with a first figure has them all. Rows on a shared place are listed
    by their ``numbers``. From ``first`` on stand the ranks by each figure and the columns of
    :data:`HELPERS`; their ``titles`` stand in the row ``head`` of the sheet. Who has the same
    figures before shares a rank by a figure without a title. ``playoffs`` decide above all figures.
    The figure with the title ``may_be_missing`` parts no rows of which one has "" there.
    """

    figures: Sequence[Column]
    codes: Sequence[str]
    numbers: Column
    first: Column
    head: int
    playoffs: TypedPlayoffs | None = None
    may_be_missing: str = ""

    @property
    def width(self) -> int:
        """How many columns the placing takes."""
        return len(self.figures) + len(HELPERS)

    @property
    def ranks(self) -> list[Column]:
        """The columns of ranks: by the first figure, by the first two, and so on."""
        return [self.first.right(k) for k in range(len(self.figures))]

    @property
    def places(self) -> Column:
        """The first of the places that a row shares."""
        return self.helper("place")

    def helper(self, name: str) -> Column:
        """Return the column of this name behind the ranks."""
        return self.ranks[-1].right(1 + HELPERS.index(name))

    @property
    def titles(self) -> list[str]:
        """The headers: the code of each figure, and the helpers."""
        return ["", *self.codes, *HELPERS]

    def formulas(self, row: int | None = None) -> Iterator[tuple[Column, str]]:
        """Yield each column with its formula in a row of the sheet, or in every row."""
        first = self.figures[0]
        placed = f'{first.at(row)}=""'
        better = f'SUMPRODUCT(({first.all}<>"")*({first.all}>{first.at(row)}))'
        yield self.ranks[0], f"IF({placed},0,1+{better})"
        for before, figure, rank in zip(self.ranks, self.figures[1:], self.ranks[1:]):
            code = xl_rowcol_to_cell(self.head, rank.at_column, True, True)
            is_level = f"({before.all}={before.at(row)})"
            better = f"SUMPRODUCT({is_level}*({figure.all}>{figure.at(row)}))"
            if self.may_be_missing:
                gaps = f'SUMPRODUCT({is_level}*({figure.all}=""))'
                better = f'IF(IF({code}="{self.may_be_missing}",{gaps},0)>0,0,{better})'
            better = f'IF({code}="",0,{better})'
            yield rank, f"IF({placed},0,{before.at(row)}+{better})"
        places, other, decided, position = map(self.helper, HELPERS)
        place = places.at(row)
        held = self.playoffs.place(row) if self.playoffs else self.ranks[-1].at(row)
        yield places, f'IF({placed},"",{held})'
        ahead, behind = f"{place}-1", f"{place}+{_count(places.all, place)}"
        sought = f"IF({place}>{self.ranks[0].at(row)},{ahead},{behind})"
        yield other, f'IF({placed},"",IFERROR({row_with(sought, position.all)},0))'
        yield decided, f'IF({placed},"",{self._decided(row)})'
        level = f"SUMPRODUCT(({places.all}={place})*({self.numbers.all}<{self.numbers.at(row)}))"
        yield position, f'IF({placed},"",{place}+{level})'

    def _decided(self, row: int | None) -> str:
        """Return a formula for what parts a row from the next better row on its score; the best row
        on a score from the next worse: a play-off of both, else the first figure by which their
        ranks differ."""
        score, ranks = self.ranks[0], Rounds(self.first, len(self.figures))
        other = self.helper("other").at(row)
        alike = f"SUMPRODUCT(--({ranks.row(row)}=INDEX({ranks.all},{other},0)))"
        by_figure = f"INDEX({ranks.above(self.head)},1+{alike})"
        if self.playoffs:
            by_figure = f'IF({self.playoffs.parts(other, row)},"{PLAYOFF}",{by_figure})'
        is_level = f"INDEX({score.all},MAX(1,{other}))={score.at(row)}"
        return f'IF({other}=0,"",IF({is_level},{by_figure},""))'

    def shown(self, sheet: str, row: str) -> str:
        """Return a formula, for another sheet, for the place of a row of the table as text: ``3``,
        or ``3–4`` where it is shared."""
        place = f"INDEX({sheet}!{self.places.all},{row})"
        count = _count(f"{sheet}!{self.places.all}", place)
        return f'IF({count}>1,{place}&"–"&({place}+{count}-1),{place})'

    def row_of(self, sheet: str, position: str) -> str:
        """Return a formula for the table's row at a position; an error where there is none."""
        return row_with(position, f"{sheet}!{self.helper('position').all}")


def _count(places: str, place: str) -> str:
    """Return a formula for how many rows have a place; what COUNTIF finds is kept as well, see
    :func:`~xltiebreak.excel.cells.formulas.row_with`."""
    return f"SUMPRODUCT(--({places}={place}))"
