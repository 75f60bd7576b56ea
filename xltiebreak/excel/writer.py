"""Writing a workbook: empty for typing, or filled with an event."""

from __future__ import annotations

import datetime
import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from xlsxwriter import Workbook  # type: ignore[import-untyped]
from xlsxwriter.worksheet import Worksheet  # type: ignore[import-untyped]

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.excel.cells.formulas import Line
from xltiebreak.excel.cells.grid_rules import cycles_in
from xltiebreak.excel.cells.layout import EVENT_NAME_ROW, SECTION_NAME_ROW
from xltiebreak.excel.cells.live import Live, LiveValues
from xltiebreak.excel.cells.names import (
    ARITHMETIC_SHEET,
    BOARDS_SHEET,
    BUTTONS_SHEET,
    CHECKS_SHEET,
    CROSSTABLE_SHEET,
    EVENT_SHEET,
    HELP_SHEET,
    MATCHES_SHEET,
    PLAYERS_SHEET,
    PRIZES_SHEET,
    STANDINGS_SHEET,
    TEAMS_SHEET,
    TYPED_FOR_TEAMS,
    VERIFY_SHEET,
    WINNERS_SHEET,
    WORKSHEET_SHEET,
    PlayerNames,
    TeamNames,
    event_box,
    sheets_of,
)
from xltiebreak.excel.cells.next_step import (
    THEN_PRINT,
    THEN_PRINT_PLAIN,
    of_grid,
    of_matches,
    of_rounds,
)
from xltiebreak.excel.cells.prize_cells import PrizeCells, Typed
from xltiebreak.excel.cells.rows import LaidOut, laid_out
from xltiebreak.excel.cells.team_cells import TeamCells
from xltiebreak.excel.cells.team_live import TeamLive, TeamValues
from xltiebreak.excel.plain.grid_sheet import write_grid_arithmetic
from xltiebreak.excel.plain.grid_table import GridTable
from xltiebreak.excel.plain.grid_values import GridValues
from xltiebreak.excel.plain.swiss import SwissTable
from xltiebreak.excel.plain.swiss_sheet import write_swiss_arithmetic
from xltiebreak.excel.plain.swiss_values import SwissValues
from xltiebreak.excel.plain.team_figures import TeamFigures
from xltiebreak.excel.plain.team_sheet import write_team_arithmetic
from xltiebreak.excel.plain.team_table import TeamTable
from xltiebreak.excel.quick_sheets import QuickBook
from xltiebreak.excel.routes import Route, add_macros, add_settings, route_named
from xltiebreak.excel.sheets.boards_sheet import write_boards
from xltiebreak.excel.sheets.buttons_sheet import write_buttons
from xltiebreak.excel.sheets.checks_sheet import write_checks
from xltiebreak.excel.sheets.crosstable_sheet import write_crosstable, write_grid
from xltiebreak.excel.sheets.entries_sheet import write_players, write_teams
from xltiebreak.excel.sheets.event_sheet import write_event_sheet
from xltiebreak.excel.sheets.help_sheet import write_help
from xltiebreak.excel.sheets.help_texts import GRID_TEXTS, SWISS_TEXTS, TEAM_TEXTS, HelpTexts
from xltiebreak.excel.sheets.match_worksheet import write_match_worksheet
from xltiebreak.excel.sheets.matches_sheet import write_matches
from xltiebreak.excel.sheets.page import GridBook, SectionBook, SwissBook, TeamBook
from xltiebreak.excel.sheets.prizes_sheet import write_prizes
from xltiebreak.excel.sheets.standings_sheet import write_standings
from xltiebreak.excel.sheets.styles import TAB_LIVE, TAB_TYPED, Styles
from xltiebreak.excel.sheets.team_crosstable_sheet import write_team_crosstable
from xltiebreak.excel.sheets.terms_sheet import write_terms
from xltiebreak.excel.sheets.verify_sheet import write_verify
from xltiebreak.excel.sheets.winners_sheet import write_winners
from xltiebreak.excel.web_extension import with_code
from xltiebreak.tables.labels import EVENT_LABELS

MAX_TEXT = 32_767
"""Characters that a cell of Excel holds."""

_CREATED = datetime.datetime(2026, 1, 1)
_FOOTER_TEXT = 100
_CALCULATED_BY = 191029
"""A version of Excel that no other calls old: an old one's values are worked out anew on opening,
and closing the untouched workbook then asks whether to save it."""

Write = Callable[[Worksheet, Any], None]
"""What lays out a sheet, from the book of its section."""

_OF_TEAMS: Mapping[str, Write] = {
    TEAMS_SHEET: write_teams,
    MATCHES_SHEET: write_matches,
    PLAYERS_SHEET: write_players,
    BOARDS_SHEET: write_boards,
    CROSSTABLE_SHEET: write_team_crosstable,
    WORKSHEET_SHEET: write_match_worksheet,
}
_ARITHMETIC: Mapping[type[SectionBook], Write] = {
    SwissBook: write_swiss_arithmetic,
    GridBook: write_grid_arithmetic,
    TeamBook: write_team_arithmetic,
}
_OF_A_SWISS: Mapping[str, Write] = {CROSSTABLE_SHEET: write_crosstable}
_OF_A_GRID: Mapping[str, Write] = {CROSSTABLE_SHEET: write_grid}


def write_workbook(event: Event, *, route: str = "lite") -> bytes:
    """The workbook of an event.

    ``route`` is how its functions become live: ``lite`` (an .xlsx that has their code in it),
    ``classic`` (an .xlsm), ``libreoffice`` (an .xlsx), or ``plain`` for a workbook without
    functions. The same event gives the same bytes. Results are written in US letters, with empty
    cells for scheduled rounds that are still to come, or as a grid for a round-robin whose rounds
    are those of the Berger tables; with functions, row k is player k.

    Raises:
        TieBreakError: there are more players or rounds than a sheet takes, a result could not
            be read, a text is longer than a cell, two sections would need the same sheet, or
            there is no such route.
    """
    way = route_named(route)
    laid = list(laid_out(event.sections, numbered=way.live))
    event = replace(event, sections=tuple(one.section for one in laid))
    _check_texts(event)
    output = io.BytesIO()
    workbook = QuickBook(output, {"in_memory": True})
    workbook.set_properties({"title": event.name or CROSSTABLE_SHEET, "created": _CREATED})
    workbook.set_calc_mode("auto", _CALCULATED_BY)
    workbook.calc_on_load = False  # the stored values show wherever the workbook is opened
    if way.macros:
        add_macros(workbook)
    _write_sheets(workbook, event, laid, way)
    if way.macros:
        add_settings(workbook)
    workbook.close()
    return with_code(output.getvalue()) if way.carries_code else output.getvalue()


def _write_sheets(workbook: Workbook, event: Event, laid: Sequence[LaidOut], route: Route) -> None:
    styles = Styles(workbook)
    sheet = workbook.add_worksheet(EVENT_SHEET)
    sheet.set_tab_color(TAB_TYPED)
    write_event_sheet(sheet, styles, event, live=route.live)
    books = [
        _book_of(workbook, styles, event, k, one, route) for k, one in enumerate(laid, start=1)
    ]
    for book in books:
        _write_section(book)
    prizes = workbook.add_worksheet(PRIZES_SHEET)
    prizes.set_tab_color(TAB_TYPED)
    prizes.set_footer(f"&L{books[0].footer}&C&A&RPage &P of &N")
    write_prizes(prizes, styles, books[0].prizes, _typed_in(books))
    if route.macros:
        write_buttons(workbook.add_worksheet(BUTTONS_SHEET), workbook, styles)
    write_help(workbook.add_worksheet(HELP_SHEET), styles, route, _help_texts(event))


def _typed_in(books: Sequence[SectionBook]) -> Typed:
    """Where the names and ratings of each section are typed."""
    names, ratings = ([book.names[name] for book in books] for name in ("Players", "Ratings"))
    return Typed(names, ratings, [event_box(SECTION_NAME_ROW, k + 1) for k in range(len(books))])


def _book_of(
    workbook: Workbook, styles: Styles, event: Event, k: int, laid: LaidOut, route: Route
) -> SectionBook:
    """All that the sheets of the k-th section, from 1, are made from."""
    section = laid.section
    sheets = sheets_of([one.name for one in event.sections], k)
    title = (_title(k), _title_text(event.name, section.name))
    named = title[1] if event.name else ""
    live: Live
    kind: type[SectionBook]
    arithmetic: SwissValues | GridValues | TeamFigures
    if section.matches is not None:
        cells = TeamCells(section)
        names = TeamNames(k, sheets, cells.layout)
        of_teams = TeamLive(route, names, TeamValues(section, cells), named, cells)
        kind, arithmetic = TeamBook, TeamFigures(TeamTable(of_teams))
        live, step = of_teams, of_matches(cells, names, _then(arithmetic, route))
    else:
        spare = laid.spare_rounds
        values = LiveValues(section, spare_rows=laid.spare_rows, spare_rounds=spare)
        columns = len(values.results[0])
        size = (len(section.players), columns, spare)
        of_players = PlayerNames(k, sheets, *size, live=route.live)
        live = Live(route, of_players, values, named)
        if values.cycles:
            kind, arithmetic = GridBook, GridValues(GridTable(live))
            step = arithmetic.unless_wrong(of_grid(values, _then(arithmetic, route)))
        else:
            kind, arithmetic = SwissBook, SwissValues(SwissTable(live))
            then = _then(arithmetic, route)
            step = arithmetic.unless_wrong(of_rounds(values, of_players, then))
    if route.live:
        step = live.first(*step)
    else:
        step = f'IF({live.shape}<>"",{live.shape},{step[0]})', step[1]
    footer, prizes = _in_footer(event.name), PrizeCells(event.sections)
    book: Callable[..., SectionBook] = kind
    return book(workbook, styles, live, title, step, event.dates, footer, prizes, arithmetic)


def _then(arithmetic: SwissValues | GridValues | TeamFigures, route: Route) -> Line:
    """What follows the last results: Standings, or why nobody has a place there."""
    if route.live:
        return f'"{THEN_PRINT}"', THEN_PRINT
    needs, said = arithmetic.table.seen("needs"), str(arithmetic.figures["needs"])
    return f'IF({needs}<>"",{needs},"{THEN_PRINT_PLAIN}")', said or THEN_PRINT_PLAIN


def _write_section(book: SectionBook) -> None:
    """Write the sheets of a section, and name the cells that their formulas use."""
    live, of_teams = book.live, isinstance(book, TeamBook)
    typed = _OF_TEAMS if of_teams else _OF_A_GRID if book.values.cycles else _OF_A_SWISS
    plain = {STANDINGS_SHEET: write_standings, ARITHMETIC_SHEET: _ARITHMETIC[type(book)]}
    follow: Mapping[str, Write] = {
        **plain,
        live.terms_sheet: write_terms,
        CHECKS_SHEET: write_checks,
        VERIFY_SHEET: write_verify,
        WINNERS_SHEET: write_winners,
    }
    by_hand = (*(TYPED_FOR_TEAMS if of_teams else (CROSSTABLE_SHEET,)), VERIFY_SHEET)
    writers = {**typed, **(follow if live.route.live else plain)}
    sheets = {kind: book.workbook.add_worksheet(book.names.sheets[kind]) for kind in writers}
    for kind, write in writers.items():
        write(sheets[kind], book)
        sheets[kind].set_tab_color(TAB_TYPED if kind in by_hand else TAB_LIVE)
        sheets[kind].set_footer(f"&L{book.footer}&C&A&RPage &P of &N")
    book.define(*book.names.defined())


def _help_texts(event: Event) -> HelpTexts:
    """What the sheet ``Help`` says: of teams where any section is theirs."""
    if any(section.matches for section in event.sections):
        return TEAM_TEXTS
    return GRID_TEXTS if all(map(cycles_in, event.sections)) else SWISS_TEXTS


def _check_texts(event: Event) -> None:
    texts = [getattr(event, field) for field in EVENT_LABELS]
    for section in event.sections:
        texts += [section.name, section.kind, section.edition, section.order, section.lots]
        members = section.matches.members if section.matches else None
        for player in (*section.players, *(members.players if members else ())):
            texts += [player.name, player.id, player.team]
    for text in texts:
        if len(text.encode("utf-16-le")) > 2 * MAX_TEXT:
            raise TieBreakError(
                f"The text {text[:40]!r}… is longer than the {MAX_TEXT:,} characters of a cell."
            )


def _title(column: int) -> str:
    """A formula that puts the event's name and the section's above the crosstable."""
    event, section = event_box(EVENT_NAME_ROW), event_box(SECTION_NAME_ROW, column)
    return f'IF({event}="","{CROSSTABLE_SHEET}",{event})&IF({section}="","",", "&{section})'


def _title_text(event: str, section: str) -> str:
    """What :func:`_title` gives."""
    return (event or CROSSTABLE_SHEET) + (f", {section}" if section else "")


def _in_footer(name: str) -> str:
    """The event's name with its ampersands kept from being codes; else the file's name."""
    return name[:_FOOTER_TEXT].replace("&", "&&") or "&F"
