"""The list of tie-breaks beside a worksheet: to choose from, and to look their names up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xlsxwriter.utility import quote_sheetname, xl_range_abs  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.excel.styles import Styles
from xltiebreak.rules.systems import SYSTEMS, Needs

_NEVER_SHOWN = (Needs.LOTS, Needs.COMBINED)

TEAM_CODES = tuple(code for code, system in SYSTEMS.items() if system.needs not in _NEVER_SHOWN)
"""The tie-breaks that can be shown term by term for a team: all but the drawn ones."""

CODES = tuple(code for code in TEAM_CODES if not SYSTEMS[code].of_teams)
"""Those that can be shown for a player."""

_COLUMNS = {
    "TieBreakCodes": ("Code", 11),
    "TieBreakNames": ("Tie-break", 26),
    "TieBreakKeys": ("What is added up", 90),
}


def write_list(
    sheet: Worksheet, styles: Styles, row: int, column: int, codes: Sequence[str]
) -> None:
    """Write the codes with their names and keys, under a header in this row."""
    for k, (header, width) in enumerate(_COLUMNS.values()):
        sheet.set_column(column + k, column + k, width)
        sheet.write_string(row, column + k, header, styles.header)
    for down, code in enumerate(codes, start=1):
        system = SYSTEMS[code]
        for k, text in enumerate((system.code, system.name, system.key)):
            sheet.write_string(row + down, column + k, text, styles.listed)


def list_names(sheet: str, row: int, column: int, count: int) -> Iterator[tuple[str, str]]:
    """The names of its columns."""
    for k, name in enumerate(_COLUMNS):
        block = xl_range_abs(row + 1, column + k, row + count, column + k)
        yield name, f"={quote_sheetname(sheet)}!{block}"
