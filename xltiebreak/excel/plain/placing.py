"""Places by formulas, for the rows of any table: ranked by one figure after the other, shared where
all of them are level, with what decided each, and in their order.

Nothing is packed into one key, so that no digit can be lost: each figure parts those whom the ones
before it left level. Those who are not placed have an empty text for their first figure.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from xltiebreak.excel.plain.columns import Column, Rounds

HELPERS = ("settled", "next", "decided", "position")
"""The columns behind those of the ranks."""


@dataclass(frozen=True)
class Placing:
    """The columns in which the rows of a table are placed.

    ``figures`` are the columns to rank by, the score first, then the tie-breaks in their order,
    which are called ``codes``; higher ones are better, and whoever has a first figure has them all.
    ``numbers`` are those by which rows on a shared place are listed. From ``first`` on stand the
    ranks by each figure, and the columns named in :data:`HELPERS`; over all of them, in the row
    ``head`` of the sheet, their ``titles``.
    """

    figures: Sequence[Column]
    codes: Sequence[str]
    numbers: Column
    first: Column
    head: int

    @property
    def width(self) -> int:
        """How many columns it takes."""
        return len(self.figures) + len(HELPERS)

    @property
    def ranks(self) -> list[Column]:
        """The rank of each row by the first figure, by the first two, and so on."""
        return [self.first.right(k) for k in range(len(self.figures))]

    @property
    def places(self) -> Column:
        """The rank by all figures: the first of the places that a row shares."""
        return self.ranks[-1]

    def helper(self, name: str) -> Column:
        """One of the columns behind the ranks."""
        return self.places.right(1 + HELPERS.index(name))

    @property
    def titles(self) -> list[str]:
        """What stands over the columns: what each figure is called, and the helpers."""
        return ["", *self.codes, *HELPERS]

    def formulas(self, row: int | None = None) -> Iterator[tuple[Column, str]]:
        """Each column with its formula in a row of the sheet, or in every row."""
        first = self.figures[0]
        placed = f'{first.at(row)}=""'
        better = f'SUMPRODUCT(({first.all}<>"")*({first.all}>{first.at(row)}))'
        yield self.ranks[0], f'IF({placed},"",1+{better})'
        for before, figure, rank in zip(self.ranks, self.figures[1:], self.ranks[1:]):
            yield (
                rank,
                f'IF({placed},"",{before.at(row)}+{_better_of_the_level(before, figure, row)})',
            )
        place = self.places.at(row)
        settled, following, decided, position = map(self.helper, HELPERS)
        ranks = f"{self.ranks[0].at(row)}:{place}"
        yield settled, f'IF({placed},"",MATCH({place},{ranks},0))'
        yield (
            following,
            f'IF({placed},"",IFERROR(MATCH({self._behind(row)},{self.places.all},0),0))',
        )
        yield decided, f'IF({placed},"",{self._decided(row)})'
        level = (
            f"SUMPRODUCT(({self.places.all}={place})*({self.numbers.all}<{self.numbers.at(row)}))"
        )
        yield position, f'IF({placed},"",{place}+{level})'

    def _behind(self, row: int | None) -> str:
        """The first place behind those that a row shares."""
        return f"{self.places.at(row)}+COUNTIF({self.places.all},{self.places.at(row)})"

    def _decided(self, row: int | None) -> str:
        """The tie-break that parts a row from the next better one on the same score, for the best
        of them from the next worse.

        A row has its place from the figure on by which its rank is that place: it parted the row
        from the next better one. The best on a score has his from the score on, and looks at the
        next behind him, if it is on the same score.
        """
        settled, following, _, _ = map(self.helper, HELPERS)
        place, behind = self.places.at(row), following.at(row)
        its_score = f"INDEX({self.ranks[0].all},{behind})"
        on_the_score = f"IF({behind}=0,FALSE,{its_score}={place})"
        from_the_next = f"INDEX({settled.all},MAX(1,{behind}))"
        codes = Rounds(self.first, len(self.figures)).above(self.head)
        return (
            f"IF({settled.at(row)}>1,INDEX({codes},{settled.at(row)}),"
            f'IF({on_the_score},INDEX({codes},{from_the_next}),""))'
        )

    def shown(self, sheet: str, row: str) -> str:
        """The place of a row of the table as it is written, seen from another sheet: ``3``, or
        ``3–4`` where it is shared."""
        place = f"INDEX({sheet}!{self.places.all},{row})"
        count = f"COUNTIF({sheet}!{self.places.all},{place})"
        return f'IF({count}>1,{place}&"–"&({place}+{count}-1),{place})'

    def row_of(self, sheet: str, position: str) -> str:
        """The row of the table that is listed at a position; an error where there is none."""
        return f"MATCH({position},{sheet}!{self.helper('position').all},0)"


def _better_of_the_level(ranks: Column, figures: Column, row: int | None) -> str:
    """How many of those on the same rank have a better figure."""
    is_level = f"({ranks.all}={ranks.at(row)})"
    return f"SUMPRODUCT({is_level}*({figures.all}>{figures.at(row)}))"
