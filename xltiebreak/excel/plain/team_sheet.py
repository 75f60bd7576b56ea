"""A sheet ``Arithmetic`` of a team event: a line a team, with what each match brings to the
tie-break that is looked at first, and what goes on from it."""

from __future__ import annotations

from xltiebreak.excel.plain.sheet import Page, arithmetic_page
from xltiebreak.excel.plain.table import spelled_out
from xltiebreak.excel.plain.team_table import MAIN, THEN
from xltiebreak.excel.sheets.painter import Sheet
from xltiebreak.excel.sheets.section_book import TeamBook
from xltiebreak.rules.systems import SYSTEMS

_KEY = (
    "R1, R2 …: what each match brings to the tie-break, IHSA: (match points + 10) × (opponent's "
    "tournament points² + 1) ÷ 100, the opponent's unplayed matches as draws; USAT: match points × "
    "opponent's tournament points. A team's own unplayed match brings nothing. The sheet Worksheet "
    "shows one team's products."
)
_KEY_OF_THE_OTHERS = (
    "   O1, O2 …: the opponent's score, his unplayed matches as draws; 0 where there was no match. "
    "SOLK adds them up, MM without the lowest for a plus score, the highest for a minus score, "
    "both for an even one (two from 9 rounds)."
)


def team_arithmetic(book: TeamBook) -> Sheet:
    """The page and the hidden columns beside it."""
    table = book.arithmetic
    terms, scores = ([f"{letter}{round}" for round in range(1, table.width + 1)] for letter in "RO")
    widths = {**dict.fromkeys(terms, 7.5), **dict.fromkeys(scores, 5.5)}
    notes = {code: f"{SYSTEMS[code].name}. {SYSTEMS[code].key}" for code in THEN}
    by_usat = spelled_out(book.values.section.order) == "usat"
    page = Page(
        _KEY + _KEY_OF_THE_OTHERS * by_usat,
        widths,
        notes,
        wide=True,
        shown=0 if by_usat else table.page(MAIN).at_column + 1,
        two_digits=frozenset((*terms, MAIN)),
    )
    return arithmetic_page(book, page)
