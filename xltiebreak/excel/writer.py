"""Writes a workbook: empty for typing, or filled with an event."""

from __future__ import annotations

import datetime
import io
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from textwrap import shorten
from typing import Any

from xlsxwriter.utility import quote_sheetname, xl_range_abs  # type: ignore[import-untyped]

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.excel.cells.laid_section import GAMES, GRID, SCORES, SWISS, TEAMS
from xltiebreak.excel.cells.layout import SECTION_NAME_ROW
from xltiebreak.excel.cells.names import TYPED_FOR_TEAMS, SectionNames, Sheets, event_box, sheets_of
from xltiebreak.excel.cells.rows import LaidOut, laid_out, lists_scores
from xltiebreak.excel.cells.typed_results import cycles_in
from xltiebreak.excel.quick_sheets import QuickBook
from xltiebreak.excel.routes import Route, add_macros, add_settings, route_named
from xltiebreak.excel.sheets.arithmetic_sheet import (
    grid_arithmetic,
    swiss_arithmetic,
    team_arithmetic,
)
from xltiebreak.excel.sheets.checks_sheets import checks_sheet, verify_sheet
from xltiebreak.excel.sheets.crosstable_sheet import crosstable_sheet, grid_sheet
from xltiebreak.excel.sheets.event_sheet import event_sheet
from xltiebreak.excel.sheets.help_sheet import help_sheet
from xltiebreak.excel.sheets.lists import (
    boards_sheet,
    games_sheet,
    matches_sheet,
    players_sheet,
    scores_sheet,
    teams_sheet,
)
from xltiebreak.excel.sheets.painter import paint
from xltiebreak.excel.sheets.prizes_sheet import PrizeRows, prizes_sheet, winners_below
from xltiebreak.excel.sheets.section_book import ScoreBook, SectionBook, TeamBook
from xltiebreak.excel.sheets.sheet import Sheet
from xltiebreak.excel.sheets.standings_sheet import standings_sheet
from xltiebreak.excel.sheets.styles import TAB_LIVE, TAB_TYPED, Styles
from xltiebreak.excel.sheets.team_pages import match_worksheet, team_crosstable_sheet
from xltiebreak.excel.sheets.terms_sheet import terms_sheet
from xltiebreak.excel.web_extension import with_code

_NEED_FUNCTIONS = (
    "A list of scores has prizes alone, and functions divide them, so there is no plain workbook "
    "of it; write one for lite, classic or libreoffice."
)
_CREATED = datetime.datetime(2026, 1, 1)
_FOOTER_TEXT = 72

_SheetOf = Callable[[Any], Sheet]
_OF_A_SWISS: Mapping[str, _SheetOf] = {
    Sheets.CROSSTABLE: crosstable_sheet,
    Sheets.STANDINGS: standings_sheet,
    Sheets.ARITHMETIC: swiss_arithmetic,
}
_SHEETS: Mapping[str, Mapping[str, _SheetOf]] = {
    SWISS: _OF_A_SWISS,
    GAMES: {Sheets.GAMES: games_sheet, **_OF_A_SWISS},
    GRID: {**_OF_A_SWISS, Sheets.CROSSTABLE: grid_sheet, Sheets.ARITHMETIC: grid_arithmetic},
    TEAMS: {
        Sheets.TEAMS: teams_sheet,
        Sheets.MATCHES: matches_sheet,
        Sheets.PLAYERS: players_sheet,
        Sheets.BOARDS: boards_sheet,
        Sheets.CROSSTABLE: team_crosstable_sheet,
        Sheets.WORKSHEET: match_worksheet,
        Sheets.STANDINGS: standings_sheet,
        Sheets.ARITHMETIC: team_arithmetic,
    },
    SCORES: {Sheets.SCORES: scores_sheet},
}
"""The sheets of a section by its kind, in their order. Those that only our functions fill stand
behind them, a worksheet first."""

_TYPED = (Sheets.GAMES, Sheets.SCORES, *TYPED_FOR_TEAMS, Sheets.VERIFY, Sheets.CROSSTABLE)
"""The sheets on which users type; a crosstable of teams follows the matches."""


def write_workbook(
    event: Event,
    *,
    route: str = "lite",
    of_games: bool = False,
    with_prizes: bool = False,
    with_boards: bool = False,
) -> bytes:
    """Return the workbook of an event; ``of_games`` if each result is typed once, on a sheet Games;
    ``with_prizes`` if it has a sheet Prizes although the event states none, ``with_boards`` if one
    of teams has the sheets Players and Boards although no line-up is typed.

    ``route`` is how its functions become live: ``lite`` (an .xlsx that has their code in it),
    ``classic`` (an .xlsm), ``libreoffice`` (an .xlsx), or ``plain`` for a workbook without
    functions. The same event gives the same bytes. Results are written in US letters, with empty
    cells for scheduled rounds that are still to come, or as a grid for a round-robin whose rounds
    are those of the Berger tables; with functions, row k is player k.

    Raises:
        TieBreakError: there are more players or rounds than a sheet takes, a result could not
            be read, a text is longer than a cell, two sections would need the same sheet, or
            there is no such route; a list of games cannot say a result, or is one of teams.
    """
    way = route_named(route)
    laid = list(laid_out(event.sections, numbered=way.live, in_rounds=of_games))
    event = replace(event, sections=tuple(laid_section.section for laid_section in laid))
    output = io.BytesIO()
    workbook = QuickBook(output, {"in_memory": True})
    workbook.set_properties({"title": event.name or Sheets.CROSSTABLE, "created": _CREATED})
    if way.macros:
        add_macros(workbook)
    of_scores = any(map(lists_scores, event.sections))
    if of_scores and not way.live:
        raise TieBreakError(_NEED_FUNCTIONS)
    has_prizes = with_prizes or of_scores or PrizeRows(event.sections).are_stated(live=way.live)
    asked = {Sheets.GAMES: of_games, Sheets.BOARDS: with_boards, Sheets.PRIZES: has_prizes}
    kinds = {kind for kind, is_asked in asked.items() if is_asked}
    _write_sheets(workbook, event, laid, way, kinds)
    if way.macros:
        add_settings(workbook)
    workbook.close()
    return with_code(output.getvalue()) if way.carries_code else output.getvalue()


def _write_sheets(
    workbook: QuickBook, event: Event, laid: Sequence[LaidOut], route: Route, asked: Set[str]
) -> None:
    """Write all sheets; ``asked`` has the kinds that not every workbook has."""
    styles = Styles(workbook)
    # ampersands are doubled, since single ones begin codes
    name = shorten(event.name, _FOOTER_TEXT, placeholder=" …").replace("&", "&&")
    footer = f"&L{name}&R&A, page &P"

    def write(title: str, page: Sheet, tab: str = "", named: Callable[[str], str] = str) -> None:
        sheet = workbook.add_worksheet(title)
        if tab:
            sheet.set_tab_color(tab)
        paint(sheet, styles, page + Sheet(footer=footer))
        for name, cells in page.names.items():
            block = xl_range_abs(*(*cells, *cells)[:4])
            workbook.define_name(named(name), f"={quote_sheetname(title)}!{block}")

    books = [_book_of(event, k, section, route, asked) for k, section in enumerate(laid, start=1)]
    write(Sheets.EVENT, event_sheet(event, books, live=route.live), TAB_TYPED)
    for book in books:
        for name, formula in book.defined():
            workbook.define_name(name, formula)
        for kind, page in _pages_of(book):
            is_typed = kind in _TYPED and (book.kind, kind) != (TEAMS, Sheets.CROSSTABLE)
            tab = TAB_TYPED if is_typed else TAB_LIVE
            write(book.names.sheets[kind], page, tab, book.names.__getitem__)
    if Sheets.PRIZES in asked:
        boxes = [event_box(SECTION_NAME_ROW, k) for k in range(1, len(books) + 1)]
        prizes = prizes_sheet(PrizeRows(event.sections), boxes, route)
        write(Sheets.PRIZES, prizes + (winners_below(books) if route.live else Sheet()), TAB_TYPED)
    write(Sheets.HELP, help_sheet(route, _kind_for_help(books)))


def _book_of(event: Event, k: int, laid: LaidOut, route: Route, asked: Set[str]) -> SectionBook:
    """Return what the sheets of the k-th section need; k counts from 1."""
    section, of_games = laid.section, Sheets.GAMES in asked
    sheets = sheets_of([section.name for section in event.sections], k)
    names = SectionNames(k, sheets, lists_scores(section))
    common = route, names, section, event.sections
    if lists_scores(section):
        return ScoreBook(SCORES, *common, spare_rows=laid.spare_rows)
    if section.matches is not None:
        return TeamBook(TEAMS, *common, boards_asked=Sheets.BOARDS in asked)
    cycles = 0 if of_games else cycles_in(section)
    kind = GAMES if of_games else GRID if cycles else SWISS
    rows, rounds = laid.spare_rows, laid.spare_rounds
    return SectionBook(kind, *common, cycles=cycles, spare_rows=rows, spare_rounds=rounds)


def _pages_of(book: SectionBook) -> Iterator[tuple[str, Sheet]]:
    """Yield the sheets of a section by kind."""
    sheets = {**_SHEETS[book.kind]}
    if isinstance(book, TeamBook) and not book.layout.boards:
        del sheets[Sheets.PLAYERS], sheets[Sheets.BOARDS]
    if book.route.live and book.kind != SCORES:
        sheets |= {
            book.terms_sheet: terms_sheet,
            Sheets.CHECKS: checks_sheet,
            Sheets.VERIFY: verify_sheet,
        }
    for kind, sheet_of in sheets.items():
        yield kind, sheet_of(book)


def _kind_for_help(books: Sequence[SectionBook]) -> str:
    """Return the kind of event for the sheet ``Help``: of teams if any section has teams."""
    of_teams = [book.layout.boards for book in books if isinstance(book, TeamBook)]
    if of_teams:
        return "team boards" if any(of_teams) else "team matches"
    return next((book.kind for book in books if book.kind != GRID), GRID)
