"""What the sheets of a section need: its cells' names, its values and its tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.event.section import Section
from xltiebreak.excel.cells.layout import TeamLayout
from xltiebreak.excel.cells.live import Live
from xltiebreak.excel.cells.live_values import LiveValues
from xltiebreak.excel.cells.names import (
    CROSSTABLE_SHEET,
    GAMES_SHEET,
    SCORES_SHEET,
    TYPED_FOR_TEAMS,
    SectionNames,
    TeamNames,
)
from xltiebreak.excel.cells.team_live import TeamLive, TeamValues
from xltiebreak.excel.formulas.language import formula_file
from xltiebreak.excel.plain.table import ArithmeticTable, PlainStandings
from xltiebreak.excel.plain.teams import IHSA, USAT
from xltiebreak.excel.plain.typed_order import KNOWN
from xltiebreak.excel.sheets.lines import Step
from xltiebreak.ranking.orders import NAMED_ORDERS, named_order
from xltiebreak.rules.editions import USUAL

SWISS, GAMES, GRID, TEAMS, SCORES = "swiss", "games", "grid", "team", "scores"
"""The kinds of events by what is typed: results in rounds, games, a grid, matches, scores alone."""

_ORDERS_KNOWN = {GRID: (NAMED_ORDERS[ROUNDROBIN].codes,), TEAMS: (IHSA, USAT)}
"""The orders of tie-breaks that plain formulas know; those of a Swiss are any of them."""

_OF_SCORES = "Cash goes by score, trophies by the column Place of the sheet Scores."


@dataclass(frozen=True)
class SectionBook:
    """What the sheets of a section of this ``kind`` need.

    ``title`` is a formula for the names of event and section, ``line`` one for the first line of
    the sheet on which one types; ``sections`` are those of the whole event; ``arithmetic`` is the
    table of the sheet ``Arithmetic``.
    """

    kind: str
    live: Live
    title: str
    line: str
    sections: Sequence[Section]
    arithmetic: ArithmeticTable

    @property
    def names(self) -> SectionNames:
        """The names of the section's cells."""
        return self.live.names

    @property
    def values(self) -> LiveValues:
        """The values that the functions give."""
        return self.live.values

    def title_of(self, sheet: str) -> str:
        """Return a formula for the title of a kind of sheet: the event's name and that of the
        sheet, either alone where there is no name or the sheet is the crosstable. A list's name
        does not stand alone, since ``Teams`` would be read as a header."""
        is_list = sheet in (*TYPED_FOR_TEAMS, GAMES_SHEET, SCORES_SHEET)
        alone = f"{sheet} of this event" if is_list else sheet
        behind = "" if sheet == CROSSTABLE_SHEET else f": {sheet}"
        return f'IF({self.title}="","{alone}",{self.title}&"{behind}")'

    def step_and_title(self, sheet: str) -> tuple[Step, str]:
        """Return the first line of a kind of sheet, and a formula for its title. The sheet on which
        one types works out the line, and the others refer to it."""
        shown = f"{self.names.quoted(self.live.typed_on)}!$A$1"
        line = self.line if sheet == self.live.typed_on else shown
        is_red = "FALSE" if self.kind == SCORES else f"{self.names['LineIsRed']}=1"
        return Step(line, is_red), self.title_of(sheet)

    def formulas(self, section: str, **cells: str) -> Mapping[str, str]:
        """Return the formulas of a section of ``pages.formulas``; ``cells`` are the addresses and
        formulas for what stands in brackets there, beside what all functions are given."""
        given = {**self._given, **cells}
        return formula_file("pages").of_row(section, given, self.names.__getitem__)

    @cached_property
    def _given(self) -> Mapping[str, str]:
        """What stands in brackets where functions are called."""
        live = self.live
        withdrawn, *matches = live.beside_results()
        return {
            "our": live.route.prefix,
            "ranking": self.names.ranking,
            "rated": self.names.rated,
            "withdrawn": withdrawn,
            "matches": ",".join(matches),
            "event": ",".join(live.on_event_sheet),
        }

    @cached_property
    def plain(self) -> PlainStandings:
        """The standings by plain formulas."""
        return self.arithmetic.standings()

    @cached_property
    def knows_order(self) -> bool:
        """Whether the sheet Standings surely places by what is stated: functions know it, or plain
        formulas without lots, play-offs, withdrawals and an edition of its own."""
        section, codes = self.values.section, tuple(self.values.codes)
        if self.live.route.live:
            return True
        named = named_order(section.order)
        edition = section.edition or (NAMED_ORDERS[named].edition if named else USUAL)
        others = (section.lots, section.playoff, section.perfect_scores, section.withdrawn)
        orders = _ORDERS_KNOWN.get(self.kind)
        is_known = codes in orders if orders else {*codes} <= {*KNOWN}
        return edition == USUAL and not any(others) and is_known

    def order_read(self, otherwise: str) -> str:
        """Return a formula for how the typed order is read, or for why the formulas do not work it
        out; then ``otherwise``, if given. Scores have no order of tie-breaks."""
        return f'"{_OF_SCORES}"' if self.kind == SCORES else self.plain.order_read(otherwise)


@dataclass(frozen=True)
class TeamBook(SectionBook):
    """What the sheets of a section of teams need."""

    live: TeamLive

    @property
    def names(self) -> TeamNames:
        """The names of the cells of all sheets."""
        return self.live.names

    @property
    def values(self) -> TeamValues:
        """The values of the cells that are typed, and of the functions."""
        return self.live.values

    @property
    def layout(self) -> TeamLayout:
        """The sizes of the sheets."""
        return self.names.layout
