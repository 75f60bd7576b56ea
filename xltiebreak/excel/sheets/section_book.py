"""All that the sheets of one section are made from."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from xltiebreak.excel.cells.formulas import unless_copied
from xltiebreak.excel.cells.game_rules import TypedGame
from xltiebreak.excel.cells.layout import SECTION_NAME_ROW, TeamLayout
from xltiebreak.excel.cells.live import Live, LiveValues
from xltiebreak.excel.cells.names import (
    CROSSTABLE_SHEET,
    MATCHES_SHEET,
    SectionNames,
    TeamNames,
    event_box,
)
from xltiebreak.excel.cells.prize_cells import PrizeCells
from xltiebreak.excel.cells.team_live import TeamCells, TeamLive
from xltiebreak.excel.plain.grid import GridTable
from xltiebreak.excel.plain.swiss import SwissTable
from xltiebreak.excel.plain.table import ArithmeticTable, PlainStandings
from xltiebreak.excel.plain.teams import TeamTable
from xltiebreak.tables.sheets import COPIED_LIST

_NAME = re.compile(r"[^\W\d_][\w .,'’-]{1,99}")
"""Signs that mean something to MATCH and COUNTIF, and figures, are in no such name."""


@dataclass(frozen=True)
class SectionBook:
    """All that the sheets of one section are made from.

    ``title`` and ``step``, the lines above the crosstable, are formulas; ``prizes`` are those of
    the whole event; ``arithmetic`` is the sheet ``Arithmetic``.
    """

    live: Live
    title: str
    step: str
    prizes: PrizeCells
    arithmetic: ArithmeticTable

    @property
    def names(self) -> SectionNames:
        """What the cells are called."""
        return self.live.names

    @property
    def values(self) -> LiveValues:
        """What the functions give."""
        return self.live.values

    def unless_copied(self, kind: str, line: str, words: str) -> str:
        """The line of a sheet, and what a copy of it says instead as long as the sheet Event
        describes no further section."""
        further = event_box(SECTION_NAME_ROW, len(self.prizes.sections) + 1)
        return unless_copied(self.names.quoted(kind), line, words, further)

    @cached_property
    def plain(self) -> PlainStandings:
        """The standings by plain formulas."""
        return self.arithmetic.standings()


@dataclass(frozen=True)
class SwissBook(SectionBook):
    """All that the sheets of a Swiss of players are made from."""

    arithmetic: SwissTable


@dataclass(frozen=True)
class GamesBook(SwissBook):
    """The same where the results are typed once, as a list of ``games``, which ends in empty
    rows."""

    games: Sequence[TypedGame] = ()

    @cached_property
    def called(self) -> Mapping[int, str]:
        """What players are called in the list: by name, where formulas find one who has it."""
        players = self.values.section.players
        names = Counter(player.name.casefold() for player in players)
        return {
            player.number: player.name
            for player in players
            if names[player.name.casefold()] == 1 and _NAME.fullmatch(player.name)
        }


@dataclass(frozen=True)
class GridBook(SectionBook):
    """All that the sheets of a round-robin's grid are made from."""

    arithmetic: GridTable


@dataclass(frozen=True)
class TeamBook(SectionBook):
    """All that the sheets of a section of teams are made from."""

    live: TeamLive
    arithmetic: TeamTable

    @property
    def names(self) -> TeamNames:
        """What the cells are called."""
        return self.live.names

    @property
    def cells(self) -> TeamCells:
        """What stands in them."""
        return self.live.cells

    @property
    def layout(self) -> TeamLayout:
        """How large the sheets are."""
        return self.names.layout

    def step_and_title(self, kind: str) -> tuple[str, str]:
        """The step and the title of a sheet.

        The step is worked out on the sheet ``Matches``, and the others point to it. Behind the
        event's name the title has the kind of sheet; that of the crosstable has the name alone.
        """
        step = f"{self.names.quoted(MATCHES_SHEET)}!$A$1"
        behind = "" if kind == CROSSTABLE_SHEET else f": {kind}"
        line = self.step if kind == MATCHES_SHEET else step
        return self.unless_copied(kind, line, COPIED_LIST), f'{self.title}&"{behind}"'
