"""The sheet ``Arithmetic`` of typed rounds: the tie-breaks of US Chess rules 34E and 34F by plain
formulas. A Swiss has the opponents' adjusted scores, those that Modified Median drops, and the
sums; a round-robin has what each game adds to Sonneborn-Berger, head-to-head results, and wins.

A row is a player, a column a round. Rounds that are not complete count for nobody. The tie-break
orders that these formulas know are read as people type them: named orders, and tie-breaks by their
codes or names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from xltiebreak.checks.unfinished import away_as_typed
from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.excel.cells.layout import HEADER_ROW, KEY_ROW, TITLE_ROW
from xltiebreak.excel.formulas.language import (
    edition_formula,
    first_that_holds,
    formula_file,
    is_called,
    quoted,
    short,
    spelled_out,
)
from xltiebreak.excel.plain.table import ArithmeticTable
from xltiebreak.excel.quick_sheets import THE_ROW
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.rules import editions
from xltiebreak.rules.called import NAMES, edition_spellings
from xltiebreak.rules.editions import US, USUAL
from xltiebreak.rules.systems import SYSTEMS, names
from xltiebreak.rules.unplayed import US_CHESS

KNOWN = ("MM", "MED", "SOLK", "CUM", "OCUM", "SB", "KASH", "WIN", "BLACKS")
"""The tie-breaks that may be typed, for a Swiss."""

CODES = (*KNOWN, "H2H")
"""The tie-breaks with columns; the last one is known behind Sonneborn-Berger alone, in a
round-robin's order."""

MOST = len(KNOWN)
"""Tie-breaks that an order may have."""

PRINTED = 5
"""Tie-breaks that pages print, unless the order has more from the start."""

WHAT_IS_KNOWN = (
    f" They know {', '.join(KNOWN)}, each once, with commas between them; others need a workbook "
    "with functions."
)

OF_A_ROUNDROBIN = NAMED_ORDERS[ROUNDROBIN].codes

_NAMED = {
    name: order.codes
    for name, order in NAMED_ORDERS.items()
    if order.edition == USUAL and set(order.codes) <= {*KNOWN}
}
USUAL_CODES = _NAMED[USUAL]
NAMED_HERE = (*_NAMED, ROUNDROBIN)
"""The named orders that these formulas know."""

_PLACES = {
    spelled_out(name): place
    for place, code in enumerate(CODES, start=1)
    for name in (code, SYSTEMS[code].name, *NAMES.get(code, ()), *names.BY_FAMILY[US].get(code, ()))
}
SPELLINGS = "".join(f"|{name}={place:02}" for name, place in _PLACES.items())
"""Every name of a tie-break with its place among these, which a cell holds for the formulas."""


def are(codes: tuple[str, ...], places: list[str]) -> str:
    """Return the condition that an order has these tie-breaks alone; ``places`` are the cells with
    the place of each among :data:`CODES`."""
    wanted = [CODES.index(code) + 1 for code in codes] + [0] * (len(places) > len(codes))
    return f"AND({','.join(f'{cell}={place}' for cell, place in zip(places, wanted))})"


_ORDER = range(1, MOST + 1)
PLACES = [f"TB{place}" for place in _ORDER]
"""The page's columns of tie-breaks, in the order in which they are applied."""

EDITIONS = [
    spelling
    for edition in editions.EDITIONS.values()
    if edition.swiss is US_CHESS and edition.cumulative_deducts
    for spelling in edition_spellings(edition.code)
]
"""The names of the editions that define these tie-breaks alike."""


@dataclass(frozen=True)
class SwissTable(ArithmeticTable):
    """The columns of players' figures, and the cells above them.

    The block ``game`` holds the row of the opponent played, 0 in a round without a game, "" in a
    round that does not count; ``points`` what the round gave; ``theirs`` the opponent's score;
    ``progress`` the opponents' Cumulatives, or in a round-robin whether the opponent is still
    level. Above the texts stands, in the row of the title, whether a round has begun, and in that
    of the key how many results it lacks; above the points whether it counts, and how many rounds
    count from this one on.
    """

    wrong_cells = "letter", "fault"
    file = formula_file("abbreviations", "table", "swiss")
    of_a_row = ("player", "sums", "in order")
    rows_above: ClassVar[Mapping[str, tuple[str, int]]] = {
        **{"started": ("text", TITLE_ROW), "missing": ("text", KEY_ROW)},
        **{"counts": ("points", TITLE_ROW), "rounds left": ("points", KEY_ROW)},
    }
    further_figures = (
        *("spellings", "byes_said", "byes_unsaid"),
        *(f"{figure}_{place}" for figure in ("part", "place") for place in _ORDER),
    )
    warnings = (
        *("nameless", "same_colour", "no_colour", "forgotten", "resultless", "withdrawn"),
        *("more_rounds", "printed", "same_name", "rating", "met_twice"),
    )
    ranked_by = PLACES
    codes = CODES

    @property
    def above(self) -> Sequence[str]:  # type: ignore[override]
        """The sections of what stands above."""
        typed = "typed games" if self.book.has_games else "typed results"
        return ("above", "colours", "order", "gaps", typed, "player warnings", "rounds above")

    @property
    def numbered(self) -> Mapping[str, int]:
        """The sections with a column for each number, and how many."""
        return {**super().numbered, "each place": MOST}

    @cached_property
    def heads(self) -> Sequence[str]:
        """The headers of the page."""
        rounds = [f"R{round}" for round in range(1, self.width + 1)]
        return ("No.", "Name", *rounds, "Score", "Adj.", *PLACES)

    def is_dropped(self, row: int, round: int) -> str:
        """Return a condition, for a block with this first cell: Modified Median drops the score. Of
        equal scores, the earlier is among the lowest, the later among the highest."""
        credited = self.block("R")
        cell = credited.of(round).at(row).replace("$", "")
        until, whole = f"{credited.at(row)}:{cell}", credited.row(row)
        [(_, dropped)] = self.written("looks of scores", cell=cell, until=until, row=whole)
        return dropped.replace(THE_ROW, str(row + 1))

    @property
    def own_words(self) -> Mapping[str, str]:
        """What else stands in brackets in the file of this kind of event."""
        names, places = self.book.names, [self.cell(f"place_{place}") for place in _ORDER]
        spelled = short("spelled", self.cell("listed"))
        edition = short("spelled", f'TRIM({names["Edition"]}&"")')
        own, begun = OF_A_ROUNDROBIN, OF_A_ROUNDROBIN[:2]
        named = [(is_called(spelled, name), ",".join(codes)) for name, codes in _NAMED.items()]
        named.append((f'{self.cell("listed")}=""', ",".join(USUAL_CODES)))
        return {
            "place of BLACKS": str(1 + CODES.index("BLACKS")),
            "edition": edition_formula(edition, names["Order"]),
            "editions": f'"|{"|".join(EDITIONS)}|"',
            "away": f'"{away_as_typed(self.noun, is_listed=self.book.has_games)}"',
            "what is known": quoted(WHAT_IS_KNOWN),
            "known": str(len(KNOWN)),
            "is a roundrobin's": is_called(spelled, ROUNDROBIN),
            "codes of a roundrobin": f'"{",".join(own)}"',
            "codes by name": first_that_holds([(test, f'"{codes}"') for test, codes in named]),
            "is of a roundrobin": f"{are(own, places)},{are(begun, places)}",
            "titles": self._titles,
            "parts": self._of_order("part"),
            "places": self._of_order("place"),
        }

    def formulas_above(self) -> Iterator[tuple[tuple[int, int], str]]:
        """Yield the formulas above the columns, with their cells."""
        yield from super().formulas_above()
        for k, head in zip(_ORDER, PLACES):
            *places, (_, title) = self.written("each place of the order", k)
            for name, formula in places:
                yield self.figure(f"{name}_{k}"), formula
            for titled in (self.page(head), self.ranks.of(1 + k)):
                yield (HEADER_ROW, titled.at_column), title
        adjusted = f'IF({self.cell("by_roundrobin")}=1,"","Adj.")'
        yield (HEADER_ROW, self.page("Adj.").at_column), adjusted

    @property
    def _titles(self) -> str:
        """The range of the codes above the hidden tie-breaks."""
        first, last = (self.helper(code).at_column for code in (CODES[0], CODES[-1]))
        return self.column(first, last - first + 1).above(HEADER_ROW)

    def _of_order(self, figure: str) -> str:
        """Return the range of the parts of the order, or of their places among the tie-breaks."""
        return f"{self.cell(f'{figure}_{_ORDER[0]}')}:{self.cell(f'{figure}_{_ORDER[-1]}')}"

    def is_usual(self) -> str:
        """Return the condition that the tie-breaks are those of US Chess rule 34E."""
        return are(USUAL_CODES, [self.cell(f"place_{place}") for place in _ORDER])
