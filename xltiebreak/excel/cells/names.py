"""The names of a section's sheets and of its cells; users may type them in formulas, too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from xlsxwriter.utility import quote_sheetname, xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.event.findings import TieBreakError


class Sheets(StrEnum):
    """The kinds of sheet; a section of teams shows its arithmetic on two."""

    EVENT = "Event"
    PRIZES = "Prizes"
    HELP = "Help"
    CROSSTABLE = "Crosstable"
    STANDINGS = "Standings"
    ARITHMETIC = "Arithmetic"
    WORKSHEET = "Worksheet"
    CHECKS = "Checks"
    VERIFY = "Verify"
    TEAMS = "Teams"
    MATCHES = "Matches"
    PLAYERS = "Players"
    BOARDS = "Boards"
    GAMES = "Games"
    SCORES = "Scores"
    TIE_BREAKS = "Tie-breaks"


TYPED_FOR_TEAMS = (Sheets.TEAMS, Sheets.MATCHES, Sheets.PLAYERS, Sheets.BOARDS)
_OF_THE_EVENT = (Sheets.EVENT, Sheets.PRIZES, Sheets.HELP)
_LONGEST = 31
"""The most UTF-16 units that Excel takes in the name of a sheet."""

_FORBIDDEN = "[]:*?/\\'\""


def sheet_names(sections: Sequence[str], kind: str = Sheets.CROSSTABLE) -> list[str]:
    """Return the sheets' names: ``Crosstable`` for the first section, ``Crosstable U1200`` for a
    further one, and so on for the other kinds of sheet.

    Characters that Excel refuses become spaces, and a long name is cut.

    Raises:
        TieBreakError: two sections would need the same sheet.
    """
    names = [kind, *(_sheet_name(kind, section) for section in sections[1:])]
    first: dict[str, str] = {}
    for name, section in zip(names, sections):
        if name.casefold() in first:
            raise TieBreakError(
                f"The sections {first[name.casefold()]!r} and {section!r} would both need a sheet "
                f"{name!r}; give them names that differ within their first 20 letters."
            )
        first[name.casefold()] = section
    return names


def _sheet_name(kind: str, section: str) -> str:
    allowed = "".join(
        letter if letter.isprintable() and letter not in _FORBIDDEN else " " for letter in section
    )
    name = " ".join(f"{kind} {allowed}".split())
    while len(name.encode("utf-16-le")) > 2 * _LONGEST:
        name = name[:-1]
    return name.rstrip()


def sheets_of(sections: Sequence[str], k: int) -> dict[str, str]:
    """Return the names of the k-th section's sheets (from 1) by their kind."""
    return {
        kind: sheet_names(sections, kind)[k - 1] for kind in Sheets if kind not in _OF_THE_EVENT
    }


def event_box(row: int, column: int = 1) -> str:
    """Return the address of a box of the sheet ``Event``."""
    return f"{Sheets.EVENT}!{xl_rowcol_to_cell(row, column, True, True)}"


@dataclass(frozen=True)
class SectionNames:
    """The names of one section's cells: ``Results``, and ``Results_2`` for the second section.

    ``sheets`` has the names of its sheets by their kind. Scores stand for the results where there
    are no rounds.
    """

    section: int
    sheets: Mapping[str, str]
    of_scores: bool = False

    def __getitem__(self, name: str) -> str:
        """Return the name as this section has it."""
        name = "Scores" if self.of_scores and name == "Results" else name
        return name if self.section == 1 else f"{name}_{self.section}"

    @property
    def in_brackets(self) -> Mapping[str, str]:
        """``on Games`` begins an address, ``named Games`` is a name, ``sheet Games`` the sheet."""
        texts = {f"on {kind}": f'"{name}!"' for kind, name in self.sheets.items()}
        texts |= {f"named {kind}": f'"{name}"' for kind, name in self.sheets.items()}
        return {**texts, **{f"sheet {kind}": self.quoted(kind) for kind in self.sheets}}

    def quoted(self, kind: str) -> str:
        """Return a sheet's name as formulas quote it."""
        return str(quote_sheetname(self.sheets[kind]))
