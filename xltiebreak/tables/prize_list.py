"""A table of prizes: its rows, each read as a prize of the section that it names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.findings import ERROR, Finding
from xltiebreak.event.section import Section
from xltiebreak.event.words import bare
from xltiebreak.prizefund.fund import Announcement
from xltiebreak.prizefund.prizes import Claim, Prize, claims
from xltiebreak.prizefund.typed_cells import PrizeError
from xltiebreak.tables.cells import Row
from xltiebreak.tables.list_sheets import PRIZE_COLUMNS, ListSheet, Names
from xltiebreak.tables.sheets import PrizeTable

_NO_HEADERS = (
    f"the sheet has no row of headers that can be read; expected {', '.join(PRIZE_COLUMNS)}, of "
    "which Prize and one of Cash and Trophy cannot be missing"
)


class ListedPrizes:
    """The prizes of one section in a table: ``cells[k]`` is where prize k stands, ``lists`` who may
    win the named ones, as far as their rows say it, ``rows`` what was typed, ``where`` the sheet or
    the line in which the table begins."""

    def __init__(self, table: PrizeTable, section: Section) -> None:
        self.table = table
        self.where = table.grid.sheet or f"line {table.grid.rows[-1].number}"
        self.cells: list[str] = []
        self.lists: dict[str, tuple[int, ...]] = {}
        self.rows: list[Mapping[str, str]] = []
        self.faults: list[Finding] = []
        self._prizes: list[Prize] = []
        self._signs: dict[str, None] = {}
        self._claimed: dict[Claim, str] = {}
        noun, sheet = section.origin.entry, section.origin.sheet
        self._number_of = Names(section.players, noun, sheet or section.name).find

    def read(self, row: Row) -> None:
        """Add the prize in a row; report one that cannot be read, and leave it out."""
        from xltiebreak.prizefund.typed_prizes import typed_prize  # late: for few events

        sheet = self.table.sheet
        assert sheet is not None
        cells = {title: sheet.cell(row, title) for title in PRIZE_COLUMNS}
        self.rows.append({title: cell.text for title, cell in cells.items() if cell.text})
        try:
            for title, cell in cells.items():
                if cell.fault is not None:
                    raise PrizeError(title, cell.fault.message)
            typed = typed_prize(self.rows[-1], self._number_of)
            prize = replace(typed.prize, position=len(self._prizes) + 1)
            self._refuse_twice(prize, sheet.where(row, "Prize"))
            self._sign(typed.sign)
            if typed.players is not None:
                self._list(prize, typed.players)
        except PrizeError as error:
            self.faults.append(sheet.error(row, error.title, "prize", str(error)))
            return
        self._prizes.append(prize)
        self.cells.append(sheet.where(row, "Prize"))

    def _refuse_twice(self, prize: Prize, where: str) -> None:
        for name, claim in claims(prize).items():
            if claim in self._claimed:
                noun = "cash prize" if name == "cash" else name
                raise PrizeError(
                    "Rank",
                    f"there is a {noun} for {prize.title} at {self._claimed[claim]} already; type "
                    "the rank of each (1, 2 …), or clear one of them",
                )
            self._claimed[claim] = where

    def _sign(self, sign: str) -> None:
        if sign:
            self._signs[sign] = None
        if len(self._signs) > 1:
            signs = " and ".join(self._signs)
            raise PrizeError("Cash", f"there are amounts in {signs}; a section has one currency")

    def _list(self, prize: Prize, players: tuple[int, ...]) -> None:
        known = self.lists.setdefault(prize.list, players)
        if set(known) != set(players):
            raise PrizeError(
                "Players",
                f"another row lists others for {prize.label or prize.list}; list the same "
                "players, or leave this cell empty",
            )

    @property
    def announcement(self) -> Announcement:
        """The prizes in the order of their rows, and the sign of their currency."""
        return Announcement(tuple(self._prizes), sign=next(iter(self._signs), ""))


def listed_prizes(table: PrizeTable, sections: Sequence[Section]) -> list[ListedPrizes]:
    """Return the prizes that a table holds for each section, in the order of the sections.

    A row for no section, or for an unknown one, may be meant for any: its fault stands with all of
    them.
    """
    listed = [ListedPrizes(table, section) for section in sections]
    unplaced: list[Finding] = []
    if table.sheet is None:
        unplaced.append(Finding(ERROR, "no-headers", table.grid.sheet, _NO_HEADERS))
    else:
        for row in table.rows:
            named = _section_of(table.sheet, row, sections)
            if isinstance(named, Finding):
                unplaced.append(named)
            else:
                listed[named].read(row)
    for prizes in listed:
        prizes.faults[:0] = unplaced
    return listed


def _section_of(sheet: ListSheet, row: Row, sections: Sequence[Section]) -> int | Finding:
    names = [section.name for section in sections]
    name = sheet.cell(row, "Section").text
    if not name and len(sections) == 1:
        return 0
    for k, known in enumerate(names):
        if bare(known) == bare(name):
            return k
    fault = f"there is no section {name!r}" if name else "it is not typed for which section this is"
    return sheet.error(row, "Section", "prize-section", f"{fault}; there are {', '.join(names)}")
