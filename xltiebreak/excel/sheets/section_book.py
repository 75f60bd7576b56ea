"""What the sheets of a section need: its cells' names, its values and its tables."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from xltiebreak.event.crosstable import ROUNDROBIN
from xltiebreak.event.section import Section
from xltiebreak.excel.cells.game_rules import TypedGame
from xltiebreak.excel.cells.layout import TeamLayout
from xltiebreak.excel.cells.live import Live
from xltiebreak.excel.cells.live_values import LiveValues
from xltiebreak.excel.cells.names import (
    CROSSTABLE_SHEET,
    GAMES_SHEET,
    MATCHES_SHEET,
    SCORES_SHEET,
    TYPED_FOR_TEAMS,
    SectionNames,
    TeamNames,
)
from xltiebreak.excel.cells.team_live import TeamCells, TeamLive
from xltiebreak.excel.formulas.language import formula_file
from xltiebreak.excel.plain.grid import GridTable
from xltiebreak.excel.plain.swiss import SwissTable
from xltiebreak.excel.plain.table import ArithmeticTable, PlainStandings
from xltiebreak.excel.plain.teams import IHSA, USAT, TeamTable
from xltiebreak.excel.plain.typed_order import KNOWN
from xltiebreak.excel.sheets.lines import Step
from xltiebreak.ranking.orders import NAMED_ORDERS, named_order
from xltiebreak.rules.editions import USUAL

_NAME = re.compile(r"[^\W\d_][\w .,'’-]{1,99}")
"""Names without figures and without signs that mean something to MATCH and COUNTIF."""


@dataclass(frozen=True)
class SectionBook:
    """What the sheets of a section need.

    ``title`` and ``line``, the lines above the crosstable, are formulas; ``sections`` are those
    of the whole event; ``arithmetic`` is the table of the sheet ``Arithmetic``.
    """

    live: Live
    title: str
    line: str
    sections: Sequence[Section]
    arithmetic: ArithmeticTable

    @property
    def names(self) -> SectionNames:
        """The names of the section's cells."""
        return self.live.names

    def title_of(self, kind: str) -> str:
        """Return a formula for the title of a sheet: the event's name and the ``kind`` of sheet,
        either alone where there is no name or the sheet is the crosstable. A list's kind does not
        stand alone, since ``Teams`` would be read as a header."""
        is_list = kind in (*TYPED_FOR_TEAMS, GAMES_SHEET, SCORES_SHEET)
        alone = f"{kind} of this event" if is_list else kind
        behind = "" if kind == CROSSTABLE_SHEET else f": {kind}"
        return f'IF({self.title}="","{alone}",{self.title}&"{behind}")'

    def formulas(self, section: str, **cells: str) -> Mapping[str, str]:
        """Return the formulas of a section of ``pages.formulas``; ``cells`` are the addresses and
        formulas for what stands in brackets there."""
        return formula_file("pages").of_row(section, cells, self.names.__getitem__)

    @property
    def values(self) -> LiveValues:
        """The values that the functions give."""
        return self.live.values

    def first_line(self, line: str) -> Step:
        """Return the first line of a sheet, and when it is red."""
        return Step(line, f"{self.names['LineIsRed']}=1")

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
        return edition == USUAL and not any(others) and self.knows_codes(codes)

    def knows_codes(self, codes: tuple[str, ...]) -> bool:
        """Whether the plain formulas know an order of these tie-breaks."""
        return {*codes} <= {*KNOWN}

    def order_read(self, otherwise: str) -> str:
        """Return a formula for how the typed order is read, or for why the formulas do not work it
        out; then ``otherwise``, if given."""
        return self.plain.order_read(otherwise)


@dataclass(frozen=True)
class SwissBook(SectionBook):
    """What the sheets of a Swiss of players need."""

    arithmetic: SwissTable


@dataclass(frozen=True)
class GamesBook(SwissBook):
    """What the sheets of a Swiss need if results are typed once; ``games`` ends in empty rows."""

    games: Sequence[TypedGame] = ()

    @cached_property
    def called(self) -> Mapping[int, str]:
        """Players' names by number, as far as formulas find a single player by the name."""
        players = self.values.section.players
        names = Counter(player.name.casefold() for player in players)
        return {
            player.number: player.name
            for player in players
            if names[player.name.casefold()] == 1 and _NAME.fullmatch(player.name)
        }


@dataclass(frozen=True)
class GridBook(SectionBook):
    """What the sheets of a round-robin's grid need."""

    arithmetic: GridTable

    def knows_codes(self, codes: tuple[str, ...]) -> bool:
        """Whether this is the order of rule 34F."""
        return codes == NAMED_ORDERS[ROUNDROBIN].codes


@dataclass(frozen=True)
class TeamBook(SectionBook):
    """What the sheets of a section of teams need."""

    live: TeamLive
    arithmetic: TeamTable

    def knows_codes(self, codes: tuple[str, ...]) -> bool:
        """Whether this is the order of the IHSA or of the US Amateur Team."""
        return codes in (IHSA, USAT)

    @property
    def names(self) -> TeamNames:
        """The names of the cells of all sheets."""
        return self.live.names

    @property
    def cells(self) -> TeamCells:
        """The values of the cells that are typed."""
        return self.live.cells

    @property
    def layout(self) -> TeamLayout:
        """The sizes of the sheets."""
        return self.names.layout

    def step_and_title(self, kind: str) -> tuple[Step, str]:
        """Return the first line of a sheet, and a formula for its title.

        The sheet ``Matches`` works out the line, and the others refer to it.
        """
        shown = f"{self.names.quoted(MATCHES_SHEET)}!$A$1"
        line = self.line if kind == MATCHES_SHEET else shown
        return self.first_line(line), self.title_of(kind)
