"""The sheets that follow the results: standings, worksheet, checks and comparison of a section."""

from __future__ import annotations

from collections.abc import Sequence

from xlsxwriter import Workbook  # type: ignore[import-untyped]

from xltiebreak.excel import checks_sheet, standings_sheet, verify_sheet, worksheet_sheet
from xltiebreak.excel.frame import Live
from xltiebreak.excel.labels import (
    CHECKS_SHEET,
    CROSSTABLE_SHEET,
    STANDINGS_SHEET,
    VERIFY_SHEET,
    WORKSHEET_SHEET,
)
from xltiebreak.excel.sheet_names import sheet_names
from xltiebreak.excel.styles import TAB_LIVE, TAB_TYPED, Styles
from xltiebreak.excel.tie_break_list import list_names

_KINDS = (CROSSTABLE_SHEET, STANDINGS_SHEET, WORKSHEET_SHEET, CHECKS_SHEET, VERIFY_SHEET)


def live_names(sections: Sequence[str], k: int) -> dict[str, str]:
    """What the sheets of the k-th section (from 1) are called, by their kind."""
    return {kind: sheet_names(sections, kind)[k - 1] for kind in _KINDS}


def write_live_sheets(
    book: Workbook, styles: Styles, live: Live, dates: str, step: str, footer: str
) -> None:
    """Write the four sheets of a section and name the cells that their formulas use."""
    kinds = (STANDINGS_SHEET, live.terms_sheet, CHECKS_SHEET, VERIFY_SHEET)
    sheets = [book.add_worksheet(live.sheets[kind]) for kind in kinds]
    standings, worksheet, checks, verify = sheets
    for sheet in sheets:
        sheet.set_tab_color(TAB_TYPED if sheet is verify else TAB_LIVE)
        sheet.set_footer(f"&L{footer}&C&A&RPage &P of &N")
    standings_sheet.write_standings(standings, styles, live, dates)
    worksheet_sheet.write_worksheet(worksheet, styles, live)
    checks_sheet.write_checks(checks, styles, live, step)
    verify_sheet.write_verify(verify, styles, live)
    names = [
        *live.defined_names(),
        *worksheet_sheet.defined_names(live),
        *checks_sheet.defined_names(live),
        *verify_sheet.defined_names(live),
    ]
    if live.names.section == 1:
        place = worksheet_sheet.list_place()
        names += list_names(live.sheets[live.terms_sheet], *place, len(live.codes))
    for name, formula in names:
        book.define_name(name, formula)
