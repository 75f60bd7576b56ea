"""Writing a workbook: empty for typing, or filled with an event."""

from __future__ import annotations

import datetime
import io
from collections.abc import Sequence
from dataclasses import dataclass, replace

from xlsxwriter import Workbook  # type: ignore[import-untyped]
from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation import GRID
from xltiebreak.event.roundrobin import ROUNDROBIN
from xltiebreak.event.section import BY_GAME_POINTS, Event, Section
from xltiebreak.excel.cells.formulas import Line
from xltiebreak.excel.cells.grid_rules import cycles_in, grid_texts
from xltiebreak.excel.cells.layout import EVENT_NAME_ROW, SECTION_NAME_ROW
from xltiebreak.excel.cells.live import Live, LiveValues
from xltiebreak.excel.cells.names import (
    BOARDS_SHEET,
    CHECKS_SHEET,
    CROSSTABLE_SHEET,
    EVENT_SHEET,
    HELP_SHEET,
    MATCHES_SHEET,
    PLAYERS_SHEET,
    STANDINGS_SHEET,
    TEAMS_SHEET,
    TYPED_OF_TEAMS,
    VERIFY_SHEET,
    WORKSHEET_SHEET,
    SectionNames,
    TeamNames,
    live_names,
    sheet_names,
    sheets_of,
)
from xltiebreak.excel.cells.next_step import THEN_CHECK, THEN_PRINT, of_matches, of_rounds
from xltiebreak.excel.cells.next_step import of_grid as next_step_of_grid
from xltiebreak.excel.cells.rows import MAX_PLAYERS, check_size, complete, empty_swiss, in_rows
from xltiebreak.excel.cells.team_cells import TeamCells, boards_known, typed_weights
from xltiebreak.excel.cells.team_live import TeamLive, TeamValues
from xltiebreak.excel.routes import Route, add_macros, add_settings, route_named
from xltiebreak.excel.sheets import (
    checks_sheet,
    match_worksheet,
    standings_sheet,
    terms_sheet,
    verify_sheet,
)
from xltiebreak.excel.sheets.boards_sheet import write_boards
from xltiebreak.excel.sheets.crosstable_sheet import defined_names, write_crosstable, write_round
from xltiebreak.excel.sheets.entries_sheet import write_players, write_teams
from xltiebreak.excel.sheets.event_sheet import write_event_sheet
from xltiebreak.excel.sheets.grid_sheet import defined_names as grid_names
from xltiebreak.excel.sheets.grid_sheet import write_grid
from xltiebreak.excel.sheets.help_sheet import write_help
from xltiebreak.excel.sheets.help_texts import GRID_TEXTS, SWISS_TEXTS, TEAM_TEXTS, HelpTexts
from xltiebreak.excel.sheets.match_worksheet import Choice, system_of
from xltiebreak.excel.sheets.matches_sheet import write_matches
from xltiebreak.excel.sheets.page import TeamBook
from xltiebreak.excel.sheets.styles import TAB_LIVE, TAB_TYPED, Styles, styles_of
from xltiebreak.excel.sheets.team_crosstable_sheet import write_team_crosstable
from xltiebreak.excel.sheets.terms_sheet import list_names
from xltiebreak.tables.labels import EVENT_LABELS, SECTION_LABELS
from xltiebreak.tables.settings import TEAM_KINDS

MAX_TEXT = 32_767
"""Characters that a cell of Excel holds."""

_CREATED = datetime.datetime(2026, 1, 1)

_FOOTER_TEXT = 100

_CALCULATED_BY = 191029
"""A version of Excel that no other calls old: an old one's values are worked out anew on opening,
and closing the untouched workbook then asks whether to save it."""


def write_workbook(
    event: Event | None = None, *, players: int = 24, rounds: int = 5, route: str = "lite"
) -> bytes:
    """The workbook of an event, or an empty one of a Swiss with so many players and rounds.

    ``route`` is how its functions become live: ``lite`` (an .xlsx), ``classic`` (an .xlsm), or
    ``plain`` for a workbook without functions. The same event gives the same bytes. Results are
    written in US letters, with empty cells for scheduled rounds that are still to come, or as a
    grid for a round-robin whose rounds are those of the Berger tables; with functions, row k is
    player k.

    Raises:
        TieBreakError: there are more players or rounds than a sheet takes, a result could not
            be read, a text is longer than a cell, two sections would need the same sheet, or
            there is no such route.
    """
    way = route_named(route)
    if event is None:
        check_size(CROSSTABLE_SHEET, players, rounds)
        event = empty_swiss(players, rounds)
    event = replace(event, sections=tuple(complete(event.sections)))
    _check_texts(event)
    if way is not None:
        sections = tuple(
            section if section.matches else in_rows(section, MAX_PLAYERS)
            for section in event.sections
        )
        event = replace(event, sections=sections)
    output = io.BytesIO()
    book = Workbook(output, {"in_memory": True})
    book.set_properties({"title": event.name or CROSSTABLE_SHEET, "created": _CREATED})
    book.set_calc_mode("auto", _CALCULATED_BY)
    book.calc_on_load = False  # the stored values show wherever the workbook is opened
    if route == "classic":
        add_macros(book)
    _write_sheets(book, event, way)
    if route == "classic":
        add_settings(book)
    book.close()
    return output.getvalue()


def _write_sheets(book: Workbook, event: Event, way: Route | None) -> None:
    styles = styles_of(book)
    event_sheet = book.add_worksheet(EVENT_SHEET)
    event_sheet.set_tab_color(TAB_TYPED)
    write_event_sheet(
        event_sheet,
        styles,
        {field: getattr(event, field) for field in EVENT_LABELS},
        [_settings(section) for section in event.sections],
        live=way is not None,
    )
    names = [section.name for section in event.sections]
    footer = _in_footer(event.name)
    for k, (section, name) in enumerate(zip(event.sections, sheet_names(names)), start=1):
        title = (_heading(k), _heading_text(event.name, section.name))
        if section.matches is not None:
            above = TeamTop(title, event.dates, footer, title[1] if event.name else "")
            write_team_section(book, styles, event.sections, k, way, above)
            continue
        sheet = book.add_worksheet(name)
        live = None
        step = _next_step(section, THEN_CHECK)
        if way is not None:
            named = title[1] if event.name else ""
            live = Live(way, SectionNames(k), LiveValues(section), live_names(names, k), named)
            step = live.first(*_next_step(section, THEN_PRINT))
        sheet.set_tab_color(TAB_TYPED)
        if cycles := cycles_in(section):
            write_grid(sheet, styles, section, cycles, title, step)
            for defined, formula in grid_names(name, len(section.players), cycles):
                book.define_name(defined, formula)
        else:
            rows = section.crosstable.results
            write_crosstable(sheet, styles, section.players, rows, title, step)
            write_round(sheet, styles, section)
            for defined, formula in defined_names(name, len(section.players)):
                book.define_name(defined, formula)
        sheet.set_footer(f"&L{footer}&C&A&RPage &P of &N")
        if live is not None:
            write_live_sheets(book, styles, live, event.dates, step[1], footer)
    write_help(book.add_worksheet(HELP_SHEET), styles, way, _help_texts(event))


def _help_texts(event: Event) -> HelpTexts:
    """What the sheet ``Help`` says: of teams where any section is theirs."""
    if any(section.matches for section in event.sections):
        return TEAM_TEXTS
    return GRID_TEXTS if all(map(cycles_in, event.sections)) else SWISS_TEXTS


def _next_step(section: Section, last: str) -> tuple[str, str]:
    if cycles := cycles_in(section):
        return next_step_of_grid(section, grid_texts(section, cycles), cycles, last)
    return of_rounds(section, last)


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
    terms_sheet.write_worksheet(worksheet, styles, live)
    checks_sheet.write_checks(checks, styles, live, step)
    verify_sheet.write_verify(verify, styles, live)
    names = [
        *live.defined_names(),
        *terms_sheet.defined_names(live),
        *checks_sheet.defined_names(live),
        *verify_sheet.defined_names(live),
    ]
    if live.names.section == 1:
        place = terms_sheet.list_place()
        names += list_names(live.sheets[live.terms_sheet], *place, len(live.codes))
    for name, formula in names:
        book.define_name(name, formula)


@dataclass(frozen=True)
class TeamTop:
    """What stands above and below every sheet: the title, the dates, the footer; ``named`` is the
    title of an event that has a name."""

    title: Line
    dates: str
    footer: str
    named: str


def write_team_section(
    book: Workbook,
    styles: Styles,
    sections: Sequence[Section],
    k: int,
    route: Route | None,
    top: TeamTop,
) -> None:
    """Write the sheets of the k-th section, from 1, whose row k is that of team k.

    Raises:
        TieBreakError: a match has results that the sheets cannot hold.
    """
    section = sections[k - 1]
    cells = TeamCells(section)
    sheets = sheets_of([one.name for one in sections], k)
    names = TeamNames(k, cells.layout, sheets)
    last = THEN_PRINT if route else THEN_CHECK
    step = of_matches(cells, names, last)
    values = TeamValues(section, cells)
    live = TeamLive(route, names, values, sheets, top.named, cells) if route else None
    if live is not None:
        step = live.first(*step)
    team_book = TeamBook(styles, cells, names, top.title, step)
    pages = {kind: book.add_worksheet(sheets[kind]) for kind in (*TYPED_OF_TEAMS, CROSSTABLE_SHEET)}
    write_teams(pages[TEAMS_SHEET], team_book)
    write_matches(pages[MATCHES_SHEET], team_book)
    write_players(pages[PLAYERS_SHEET], team_book)
    write_boards(pages[BOARDS_SHEET], team_book)
    write_team_crosstable(pages[CROSSTABLE_SHEET], team_book)
    pages[WORKSHEET_SHEET] = book.add_worksheet(sheets[WORKSHEET_SHEET])
    choice = Choice(values.leader, system_of(section.order), values.edition)
    match_worksheet.write_team_worksheet(pages[WORKSHEET_SHEET], team_book, choice)
    for kind, page in pages.items():
        page.set_tab_color(TAB_TYPED if kind in TYPED_OF_TEAMS else TAB_LIVE)
        page.set_footer(f"&L{top.footer}&C&A&RPage &P of &N")
    for defined, formula in match_worksheet.defined_names(team_book):
        book.define_name(defined, formula)
    if live is not None:
        write_live_sheets(book, styles, live, top.dates, step[1], top.footer)
    else:
        for defined, formula in names.defined():
            book.define_name(defined, formula)


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


def _settings(section: Section) -> dict[str, str | int | None]:
    stated = {field: getattr(section, field) for field in SECTION_LABELS if field != "notation"}
    withdrawn = ", ".join(map(str, section.withdrawn))
    further: dict[str, str | int | None] = {"notation": "us", "withdrawn": withdrawn}
    if section.matches is not None:
        further |= team_settings(section)
    elif cycles_in(section):
        further["notation"] = GRID.code
    if section.counting is not None:
        further["counting"] = section.counting
    return {**stated, **further}


def team_settings(section: Section) -> dict[str, str | int | None]:
    """What the sheet Event has for a team section besides what it has for all."""
    inside = section.matches
    assert inside is not None
    scale = inside.match_points
    return {
        "kind": TEAM_KINDS[section.kind == ROUNDROBIN],
        "placed_by": f"{inside.placed_by} points" if inside.placed_by == BY_GAME_POINTS else "",
        "match_points": str(scale).replace("½", "1/2") if scale else "",
        "boards": boards_known(inside) or None,
        "board_weights": typed_weights(inside),
    }


def _heading(column: int) -> str:
    """A formula that puts the event's name and the section's above the crosstable."""
    event = f"{EVENT_SHEET}!{xl_rowcol_to_cell(EVENT_NAME_ROW, 1, True, True)}"
    section = f"{EVENT_SHEET}!{xl_rowcol_to_cell(SECTION_NAME_ROW, column, True, True)}"
    return f'=IF({event}="","{CROSSTABLE_SHEET}",{event})&IF({section}="","",", "&{section})'


def _heading_text(event: str, section: str) -> str:
    """What :func:`_heading` gives."""
    return (event or CROSSTABLE_SHEET) + (f", {section}" if section else "")


def _in_footer(name: str) -> str:
    """The event's name with its ampersands kept from being codes; else the file's name."""
    return name[:_FOOTER_TEXT].replace("&", "&&") or "&F"
