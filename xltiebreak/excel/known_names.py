"""The names that our workbooks give to cells and to typed columns, and what they tell about the
sheets."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from xltiebreak.tables.cells import column_number

_OUR_NAMES = frozenset({"Results", "Numbers", "Order", "Kind", "MatchTeams"})

Named = tuple[str, str, bool]
"""A name as a workbook stores it: the text of its cells, and whether a single sheet has it."""

_KINDS: Mapping[str, str] = {
    "Kind": "event",
    "Results": "crosstable",
    "MatchTeams": "matches",
    "GameRounds": "games",
    "MemberNumbers": "players",
    "BoardKeys": "boards",
    "Printed": "verify",
    "Hold": "checks",
    "ChosenPlayer": "worksheet",
    "Arithmetic": "arithmetic",
}
"""The kind of a sheet, by a name for cells on it."""

TYPED_MATCHES: Mapping[str, str] = {
    "TypedRounds": "Round",
    "MatchTeams": "Team",
    "TypedPoints": "Points",
    "TypedOppPoints": "Opp. points",
    "TypedOpponents": "Opponent",
    "TypedResults": "Result",
}
"""The typed columns of the sheet Matches from left to right: name and header."""

TYPED_GAMES: Mapping[str, str] = {
    "RoundsTyped": "Round",
    "WhitesTyped": "White",
    "OutcomesTyped": "Result",
    "BlacksTyped": "Black",
}
"""The typed columns of the sheet Games from left to right: name and header."""

_BOARD_TITLES = ("Round", "Board", "Team", "Player", "Result", "Opp. player", "Opponent")
NEEDED: Mapping[str, Mapping[str, int]] = {
    "Teams": {"No.": 0, "Team": 1},
    "Matches": {title: column for column, title in enumerate(TYPED_MATCHES.values())},
    "Players": {"No.": 0, "Name": 1, "Team": 4},
    "Boards": {title: column for column, title in enumerate(_BOARD_TITLES)},
}
"""The columns that each list of a team event needs: header, and column from 0."""

TYPED_INTO: Mapping[str, range] = {
    **{"Teams": range(1, 2), "Matches": range(1, 6), "Players": range(1, 2)},
    **{"Boards": range(3, 6), "Games": range(2, 5)},
}
"""Neighbouring columns of each list, from 0; every typed row fills at least one of them."""

_NAMED = re.compile(
    r"(?:'((?:[^']|'')+)'|([^'!]+))!"
    r"\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?"
)


class Block(NamedTuple):
    """The cells for which a name stands: their sheet, first and last row and column, from 1."""

    sheet: str
    top: int
    left: int
    bottom: int
    right: int


@dataclass(frozen=True)
class Names:
    """The cells for which each name of our workbook stands; None where they were deleted, and no
    names of a workbook that is not ours; ``on_sheets`` are those that belong to copied sheets."""

    blocks: Mapping[str, Block | None] = field(default_factory=dict)
    on_sheets: Sequence[tuple[str, Block]] = ()

    @property
    def ours(self) -> bool:
        """Whether this program wrote the workbook."""
        return bool(self.blocks)

    def of(self, name: str, section: int) -> Block | None:
        """Return the cells for which a name stands in a section."""
        return self.blocks.get(_in_section(name, section))

    def has(self, name: str, section: int) -> bool:
        """Whether a section has this name, even if its cells were deleted."""
        return _in_section(name, section) in self.blocks

    @property
    def sections(self) -> Iterator[int]:
        """The numbers of the sections with names."""
        section = 1
        while self.has("Results", section) or self.has("Numbers", section):
            yield section
            section += 1

    def meant_by(self, sheet: str) -> Mapping[str, Any]:
        """Return what the names tell about a sheet, as fields of its grid."""
        return self._sheets.get(sheet, {})

    @cached_property
    def _sheets(self) -> Mapping[str, Mapping[str, Any]]:
        own: dict[str, Mapping[str, Any]] = {}
        copies: dict[str, Mapping[str, Any]] = {}
        for section in self.sections:
            for name, kind in self._kinds(section):
                if block := self.of(name, section):
                    own.setdefault(block.sheet, {"kind": kind, "section": section})
                for local_name, copy in self.on_sheets:
                    if local_name == _in_section(name, section):
                        copies.setdefault(copy.sheet, {"copy_of": (kind, section)})
        return {**copies, **own}

    def _kinds(self, section: int) -> Iterator[tuple[str, str]]:
        """Yield names of cells that tell a section's sheets apart, each with the kind of sheet."""
        yield from _KINDS.items()
        if self.has("MatchTeams", section):
            yield "Numbers", "teams"


def _in_section(name: str, section: int) -> str:
    return name if section == 1 else f"{name}_{section}"


def names_of(named: Sequence[Named]) -> Names:
    """Return a workbook's names; none if the workbook is not ours. Those of a single sheet are on
    copied sheets, and repeat those of the workbook."""
    blocks = {name: _block(cells) for name, cells, is_local in named if not is_local}
    if blocks.keys().isdisjoint(_OUR_NAMES):
        return Names()
    local = ((name, _block(cells)) for name, cells, is_local in named if is_local)
    return Names(blocks, [(name, block) for name, block in local if block])


def _block(text: str) -> Block | None:
    match = _NAMED.fullmatch(text)
    if match is None:
        return None
    quoted, bare, left, top, right, bottom = match.groups()
    sheet = quoted.replace("''", "'") if quoted else bare
    return Block(
        sheet, int(top), column_number(left), int(bottom or top), column_number(right or left)
    )
