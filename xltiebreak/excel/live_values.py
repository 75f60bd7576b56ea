"""What the functions give for a section: the values that a workbook shows before it is live."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.excel import typed
from xltiebreak.excel.grids import cycles_in, grid_texts
from xltiebreak.functions import crosstable
from xltiebreak.functions.crosstable import Spill
from xltiebreak.functions.matches import INDIVIDUAL, MatchArguments
from xltiebreak.functions.printed import comparison_table
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.tables.settings import ROUNDROBIN, SWISS

NOT_IN_ORDER = "Sort the crosstable by No. again: row 1 has to be player 1."
NOT_A_SWISS = (
    "This crosstable has rounds, for a Swiss; for a round-robin: xltiebreak new --kind roundrobin."
)
NOT_A_GRID = "This crosstable is a grid: on the sheet Event, choose the Kind roundrobin."
NO_RESULT_YET = "No result yet for this {entry}."


@dataclass(frozen=True)
class LiveValues:
    """A section's functions, worked out on what its cells hold."""

    section: Section

    entry = "Player"
    """What a row of the results is called."""

    not_in_order = NOT_IN_ORDER
    """What to do where row k is not player k."""

    @cached_property
    def cycles(self) -> int:
        """How often everybody meets everybody, where the crosstable is a grid; else 0."""
        return cycles_in(self.section)

    @property
    def kind(self) -> str:
        """The kind of event for which the crosstable is made."""
        return ROUNDROBIN if self.cycles else SWISS

    @property
    def other_kind(self) -> str:
        """What to do where another kind is stated."""
        return NOT_A_GRID if self.cycles else NOT_A_SWISS

    @cached_property
    def results(self) -> list[list[str]]:
        """The cells of the crosstable."""
        if self.cycles:
            return grid_texts(self.section, self.cycles)
        rows = zip(self.section.players, self.section.crosstable.results)
        return [
            [typed.letters(player, round, result) for round, result in enumerate(row, start=1)]
            for player, row in rows
        ]

    @cached_property
    def names(self) -> list[str]:
        """The names beside it."""
        return [player.name for player in self.section.players]

    @cached_property
    def ratings(self) -> list[list[Any]]:
        """The ratings beside it, with the one that stands in for none."""
        return [[typed.rating(one) or self.section.unrated] for one in self.section.players]

    @cached_property
    def matches(self) -> MatchArguments:
        """What there is to say of the matches of teams."""
        return INDIVIDUAL

    @property
    def withdrawn(self) -> str:
        """Who left a round-robin, as the sheet Event lists them."""
        return ", ".join(map(str, self.section.withdrawn))

    @property
    def edition(self) -> str:
        """The edition that the worksheet names: the section's, else the one of its order."""
        named = NAMED_ORDERS.get(self.section.order.strip().lower())
        return self.section.edition or (named.edition if named else "uschess")

    @cached_property
    def findings(self) -> Spill:
        """CHECK_TB."""
        return _answer(crosstable.findings_table, self.results, self.withdrawn, self.matches)

    @cached_property
    def hold(self) -> str:
        """Why nothing is worked out yet; empty where nothing stands against it."""
        if self.section.kind != self.kind:
            return self.other_kind
        return self.held_by_errors

    @property
    def held_by_errors(self) -> str:
        """What stands on the other sheets while something is to be corrected."""
        count = sum(finding[0] == "error" for finding in self.findings)
        if not count:
            return ""
        have = "error has" if count == 1 else "errors have"
        return f"{count} {have} to be corrected first: see the sheet Checks."

    @cached_property
    def standings(self) -> Spill:
        """STANDINGS_TB, or why it waits."""
        if self.hold:
            return [[self.hold]]
        settings = self.section
        return _answer(
            crosstable.standings_table,
            self.results,
            [[name] for name in self.names],
            settings.order,
            settings.edition,
            self.ratings,
            settings.lots,
            self.withdrawn,
            self.matches,
        )

    def compared(self, printed: list[list[Any]]) -> Spill:
        """VERIFY_TB on a block with its headings."""
        one = self.section
        settings = (one.order, one.edition, self.ratings, one.lots, self.withdrawn, self.matches)
        return _answer(comparison_table, self.results, printed, *settings)

    @property
    def no_result_yet(self) -> str:
        """What stands in place of the terms of a row without results."""
        return NO_RESULT_YET.format(entry=self.entry.lower())

    @cached_property
    def codes(self) -> list[str]:
        """The tie-breaks among the standings' headers."""
        return [str(code) for code in self.standings[0][4:-1]]

    @cached_property
    def leader(self) -> int | None:
        """The number of the first in the standings, whose arithmetic is shown first."""
        return int(self.standings[1][1]) if len(self.standings) > 1 else None

    def terms(self, code: str, number: int | None) -> Spill:
        """TERMS_TB, or why it waits."""
        if self.hold or number is None:
            return [[self.hold]]
        if not any(self.results[number - 1]):
            return [[self.no_result_yet]]
        settings = (self.edition, self.ratings, self.withdrawn, self.matches)
        return _answer(crosstable.terms_table, self.results, code, number, *settings)

    def sentence(self, code: str, number: int | None) -> str:
        """EXPLAIN_TB, where there are terms."""
        if number is None or len(self.terms(code, number)) == 1:
            return ""
        settings = (self.edition, self.ratings, self.withdrawn, self.matches)
        return crosstable.explanation(self.results, code, number, *settings)


def edition_formula(edition: str, order: str) -> str:
    """The edition that is in force: the stated one, else the one of the named order."""
    others: Mapping[str, str] = {
        name: one.edition for name, one in NAMED_ORDERS.items() if one.edition != "uschess"
    }
    formula = '"uschess"'
    for name, code in others.items():
        formula = f'IF(LOWER(TRIM({order}))="{name}","{code}",{formula})'
    return f'=IF({edition}<>"",{edition},{formula})'


def _answer(work: Callable[..., Spill], *arguments: Any) -> Spill:
    try:
        return work(*arguments)
    except TieBreakError as error:
        return [[f"TB error: {error}"]]
