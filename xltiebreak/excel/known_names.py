"""The names that a workbook of ours gives to its cells, and what they say of its sheets."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from xltiebreak.tables.cells import column_letter, column_number

_OUR_NAMES = frozenset({"Results", "Numbers", "Order", "Kind", "MatchTeams"})
ON_A_SHEET = "!"
"""Behind a name that only one sheet knows."""

_OUR_NAMES_ON_A_SHEET = frozenset(
    f"{name}{ON_A_SHEET}" for name in ("opponents_cell", "opponents_score")
)
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
"""What a sheet is, by a name for cells on it."""

_NAMED = re.compile(
    r"(?:'((?:[^']|'')+)'|([^'!]+))!"
    r"\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?"
)


class Block(NamedTuple):
    """Cells that a name stands for: a sheet, and the first and last row and column, from 1."""

    sheet: str
    top: int
    left: int
    bottom: int
    right: int

    @property
    def reference(self) -> str:
        """The cells for a formula on their sheet: ``$B$5:$D$9``, ``$B$5``."""
        first = f"${column_letter(self.left - 1)}${self.top}"
        last = f"${column_letter(self.right - 1)}${self.bottom}"
        return first if first == last else f"{first}:{last}"


@dataclass(frozen=True)
class Names:
    """The names of a workbook of ours: their cells, nothing where these were deleted. ``ours``
    tells that this program wrote the workbook, as an older one without such names, too;
    ``on_sheets`` are the names that the copy of a sheet has for itself."""

    blocks: Mapping[str, Block | None] = field(default_factory=dict)
    ours: bool = False
    on_sheets: Sequence[tuple[str, Block]] = ()

    def of(self, name: str, section: int) -> Block | None:
        """What a name stands for in a section."""
        return self.blocks.get(_in_section(name, section))

    def has(self, name: str, section: int) -> bool:
        """Whether a section has such a name, its cells deleted or not."""
        return _in_section(name, section) in self.blocks

    @property
    def sections(self) -> Iterator[int]:
        """The numbers of the sections of which something is known."""
        section = 1
        while self.has("Results", section) or self.has("Numbers", section):
            yield section
            section += 1

    def meant_by(self, sheet: str) -> Mapping[str, Any]:
        """What the formulas take a sheet for, as a grid has it."""
        kind, section = self._sheets.get(sheet, ("", 0))
        copy_of = ("", 0) if kind else self._copies.get(sheet, ("", 0))
        return {"kind": kind, "section": section, "copy_of": copy_of}

    @cached_property
    def _copies(self) -> Mapping[str, tuple[str, int]]:
        """The kind and section of each copied sheet's original, by the title of the copy."""
        copies: dict[str, tuple[str, int]] = {}
        for section in self.sections:
            for name, kind in self._kinds(section):
                for local_name, block in self.on_sheets:
                    if local_name == _in_section(name, section):
                        copies.setdefault(block.sheet, (kind, section))
        return copies

    @cached_property
    def _sheets(self) -> Mapping[str, tuple[str, int]]:
        sheets: dict[str, tuple[str, int]] = {}
        for section in self.sections:
            for name, kind in self._kinds(section):
                block = self.of(name, section)
                if block is not None:
                    sheets.setdefault(block.sheet, (kind, section))
        return sheets

    def _kinds(self, section: int) -> Iterator[tuple[str, str]]:
        """The names of cells by which the sheets of a section are known, and what these are."""
        yield from _KINDS.items()
        if self.has("MatchTeams", section):
            yield "Numbers", "teams"


def _in_section(name: str, section: int) -> str:
    return name if section == 1 else f"{name}_{section}"


def names_of(named: Mapping[str, str], on_sheets: Sequence[tuple[str, str]] = ()) -> Names:
    """The names of a workbook's cells, by what is stored of them, where the workbook is ours; those
    of another one mean nothing. A copied sheet has names of its own, ``on_sheets``, that are like
    those of the workbook."""
    ours = not named.keys().isdisjoint(_OUR_NAMES)
    is_older = not named.keys().isdisjoint(_OUR_NAMES_ON_A_SHEET)
    blocks = {name: _block(text) for name, text in named.items()} if ours else {}
    local = ((name, _block(text)) for name, text in on_sheets if ours)
    return Names(blocks, ours or is_older, [(name, block) for name, block in local if block])


def _block(text: str) -> Block | None:
    match = _NAMED.fullmatch(text)
    if match is None:
        return None
    quoted, bare, left, top, right, bottom = match.groups()
    sheet = quoted.replace("''", "'") if quoted else bare
    return Block(
        sheet, int(top), column_number(left), int(bottom or top), column_number(right or left)
    )
