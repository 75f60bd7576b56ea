"""The sheet ``Arithmetic`` of typed rounds: the tie-breaks of US Chess rules 34E and 34F by plain
formulas. A Swiss has the opponents' adjusted scores, those that Modified Median drops, and the
sums; a round-robin has what each game adds to Sonneborn-Berger, head-to-head results, and wins.

A row is a player, a column a round. Rounds that are not complete count for nobody. The tie-break
orders that these formulas know are read as people type them: named orders, and tie-breaks by their
codes or names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from xltiebreak.checks.unfinished import away_as_typed
from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.excel.cells.layout import A_ROUND, HEADER_ROW, KEY_ROW, TITLE_ROW
from xltiebreak.excel.cells.names import Sheets
from xltiebreak.excel.formulas.language import (
    edition_formula,
    first_that_holds,
    formula_file,
    is_called,
    quoted,
    spelled_out,
)
from xltiebreak.excel.plain.table import ArithmeticTable, Filled, Rounds
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

PRINTED = 6
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


def codes_by_name(name: str) -> str:
    """Return a formula for the codes, with commas, of an order by its name, spelled as sheets
    compare names; no name is that of US Chess, and "" stands for any other text."""
    named = [(is_called(name, order), f'"{",".join(codes)}"') for order, codes in _NAMED.items()]
    return first_that_holds([*named, (f'{name}=""', f'"{",".join(USUAL_CODES)}"')])


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
    of_a_round = "each round"
    above = ("above", "colours", "order")
    further_figures = (
        *("spellings", "byes_said", "byes_unsaid"),
        *(f"{figure}_{place}" for figure in ("part", "place") for place in _ORDER),
    )
    warnings = (
        *("nameless", "same_colour", "met_twice", "no_colour", "resultless", "more_rounds"),
        "same_name",
    )
    ranked_by = PLACES
    codes = CODES

    @cached_property
    def heads(self) -> Sequence[str]:
        """The headers of the page."""
        rounds = [f"R{round}" for round in range(1, self.width + 1)]
        return ("No.", "Name", *rounds, "Score", "Adj.", *PLACES)

    def formulas(self) -> Iterator[Filled]:
        """Yield the formulas of the rows."""
        others = {
            "rounds left": self.block("points").above(KEY_ROW),
            "places": self._of_order("place"),
            "place of BLACKS": str(1 + CODES.index("BLACKS")),
        }
        for section in self.of_a_row:
            for name, formula in self.written(section, others):
                yield Filled(self.named(name), formula)
        for round in range(1, self.width + 1):
            counts = {"counts": self.block("points").head(TITLE_ROW, round)}
            for name, formula in self.written(self.of_a_round, counts, round=round):
                yield Filled(self.block(name).of(round), formula)
        for place, head in zip(_ORDER, PLACES):
            [(_, formula)] = self.written("each place", {}, round=place)
            yield Filled(self.page(head), formula)
        yield from self.placed({})

    def is_dropped(self, row: int, round: int) -> str:
        """Return a condition, for a block with this first cell: Modified Median drops the score. Of
        equal scores, the earlier is among the lowest, the later among the highest."""
        credited = self.block("R")
        cell = credited.of(round).at(row).replace("$", "")
        until = f"{credited.first.at(row)}:{cell}"
        lower = f"SUMPRODUCT(({credited.row(row)}<{cell})*1)"
        nth = f"({lower}+COUNTIF({until},{cell}))"
        first = f"{nth}<={self.helper('lowest').at(row)}"
        last = f"{nth}>{self.cell('rounds')}-{self.helper('highest').at(row)}"
        is_swiss = f"{self.cell('by_roundrobin')}=0"
        return f'AND({is_swiss},{cell}<>"",OR({first},{last}))'

    def formulas_above(self) -> Iterator[tuple[tuple[int, int], str]]:
        """Yield the formulas above the hidden columns, with their cells."""
        names, points, texts = self.book.names, self.block("points"), self.block("text")
        of_all = {"all started": texts.above(TITLE_ROW), "all missing": texts.above(KEY_ROW)}
        for round in range(1, self.width + 1):
            rows = {
                "started": (texts, TITLE_ROW),
                "missing": (texts, KEY_ROW),
                "counts": (points, TITLE_ROW),
                "rounds left": (points, KEY_ROW),
            }
            own = {name: block.head(row, round) for name, (block, row) in rows.items()}
            later = f"+{points.head(KEY_ROW, round + 1)}" if round < self.width else ""
            section = self.written("above each round", {**own, "later": later}, round=round)
            for name, formula in section:
                block, row = rows[name]
                yield (row, block.of(round).at_column), formula
        for k, head in zip(_ORDER, PLACES):
            at = self.cell(f"place_{k}")
            title = f'IF({at}=0,"",INDEX({self._titles},{at}))'
            for titled in (self.page(head), self.ranks.of(1 + k)):
                yield (HEADER_ROW, titled.at_column), title
        adjusted = f'IF({self.cell("by_roundrobin")}=1,"","Adj.")'
        yield (HEADER_ROW, self.page("Adj.").at_column), adjusted
        of_roundrobin = OF_A_ROUNDROBIN
        places = [self.cell(f"place_{place}") for place in _ORDER]
        spelled = f'SUBSTITUTE(SUBSTITUTE(LOWER({self.cell("listed")})," ",""),"-","")'
        edition = f'SUBSTITUTE(SUBSTITUTE(LOWER(TRIM({names["Edition"]}&""))," ",""),"-","")'
        yield from self.figures_above(
            {
                **of_all,
                "counting": points.above(TITLE_ROW),
                "edition": edition_formula(edition, names["Order"]),
                "editions": f'"|{"|".join(EDITIONS)}|"',
                "away": f'"{away_as_typed(self.noun, is_listed=self.book.has_games)}"',
                "at the game": self._at_the_game(),
                "what is known": quoted(WHAT_IS_KNOWN),
                "known": str(len(KNOWN)),
                "is a roundrobin's": is_called(spelled, ROUNDROBIN),
                "codes of a roundrobin": f'"{",".join(of_roundrobin)}"',
                "codes by name": codes_by_name(spelled),
                "is of a roundrobin": f"{are(of_roundrobin, places)},"
                f"{are(of_roundrobin[:2], places)}",
                "titles": self._titles,
                "parts": self._of_order("part"),
                "places": self._of_order("place"),
            }
        )
        for place in _ORDER:
            for name, formula in self.written("each place of the order", {}, round=place):
                yield self.figure(f"{name}_{place}"), formula

    def _at_the_game(self) -> str:
        """Return a formula for how a warning begins of two who meet again: with the cell in which
        one types their game."""
        names, row = self.book.names, f"MATCH(3,{self.helper('warned').all},0)"
        round = f"INDEX({self.helper('met_again').all},{row})"
        if not self.book.has_games:
            return names.at(f"INDEX({names['Results']},{row},{round})", Sheets.CROSSTABLE)
        key = f"({A_ROUND}*{round}+INDEX({self.page('No.').all},{row}))"
        white, black = (f"MATCH({key},{names[f'{side}Keys']},0)" for side in ("White", "Black"))
        return names.at(f"INDEX({names['OutcomesTyped']},IFERROR({white},{black}))", Sheets.GAMES)

    @property
    def _titles(self) -> str:
        """The range of the codes above the hidden tie-breaks."""
        first, last = (self.helper(code).at_column for code in (CODES[0], CODES[-1]))
        return Rounds(self.column(first), last - first + 1).above(HEADER_ROW)

    def _of_order(self, figure: str) -> str:
        """Return the range of the parts of the order, or of their places among the tie-breaks."""
        return f"{self.cell(f'{figure}_{_ORDER[0]}')}:{self.cell(f'{figure}_{_ORDER[-1]}')}"

    def is_usual(self) -> str:
        """Return the condition that the tie-breaks are those of US Chess rule 34E."""
        places = [self.cell(f"place_{place}") for place in _ORDER]
        return are(USUAL_CODES, places)
