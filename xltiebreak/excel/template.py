"""Writing a workbook: empty for typing, or filled with an event."""

from __future__ import annotations

import datetime
import io
from collections.abc import Iterator, Sequence
from dataclasses import replace

from xlsxwriter import Workbook  # type: ignore[import-untyped]
from xlsxwriter.utility import xl_rowcol_to_cell  # type: ignore[import-untyped]

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.notation import GRID
from xltiebreak.event.results import BLANK
from xltiebreak.event.roundrobin import ROUNDROBIN, rounds_of_a_cycle
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.excel import classic, next_step
from xltiebreak.excel.crosstable_sheet import defined_names, write_crosstable
from xltiebreak.excel.event_sheet import EVENT_NAME_ROW, SECTION_NAME_ROW, write_event_sheet
from xltiebreak.excel.frame import Live
from xltiebreak.excel.grid_sheet import defined_names as grid_names
from xltiebreak.excel.grid_sheet import next_step as next_step_of_grid
from xltiebreak.excel.grid_sheet import write_grid
from xltiebreak.excel.grids import cycles_in, grid_texts
from xltiebreak.excel.help_lines import HelpTexts
from xltiebreak.excel.help_sheet import write_help
from xltiebreak.excel.help_texts import GRID_TEXTS, SWISS_TEXTS
from xltiebreak.excel.labels import (
    CROSSTABLE_SHEET,
    EVENT_LABELS,
    EVENT_SHEET,
    HELP_SHEET,
    SECTION_LABELS,
)
from xltiebreak.excel.live_sheets import live_names, write_live_sheets
from xltiebreak.excel.live_values import LiveValues
from xltiebreak.excel.names import SectionNames
from xltiebreak.excel.routes import Route, route_named
from xltiebreak.excel.rows import in_rows
from xltiebreak.excel.sheet_names import sheet_names
from xltiebreak.excel.styles import TAB_TYPED, styles_of
from xltiebreak.excel.teams.help import TEAM_TEXTS
from xltiebreak.excel.teams.rows import in_team_rows
from xltiebreak.excel.teams.template import TeamTop, team_settings, write_team_section

MAX_PLAYERS = 1_000
MAX_ROUNDS = 20
MAX_COLUMNS = 40
"""Columns of a grid: so many players, or half as many in a double round-robin."""
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
        _check_size(CROSSTABLE_SHEET, players, rounds)
        event = _empty(players, rounds)
    event = replace(event, sections=tuple(_complete(event.sections)))
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
        classic.add_macros(book)
    _write_sheets(book, event, way)
    if route == "classic":
        classic.add_settings(book)
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
        step = _next_step(section, next_step.THEN_CHECK)
        if way is not None:
            named = title[1] if event.name else ""
            live = Live(way, SectionNames(k), LiveValues(section), live_names(names, k), named)
            step = live.first(*_next_step(section, next_step.THEN_PRINT))
        sheet.set_tab_color(TAB_TYPED)
        if cycles := cycles_in(section):
            write_grid(sheet, styles, section, cycles, title, step)
            for defined, formula in grid_names(name, len(section.players), cycles):
                book.define_name(defined, formula)
        else:
            rows = section.crosstable.results
            write_crosstable(sheet, styles, section.players, rows, title, step)
            next_step.write_round(sheet, styles, section)
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
    return next_step.of(section, last)


def empty_roundrobin(players: int = 8, *, double: bool = False) -> Event:
    """A round-robin that is still to be played, without names.

    Raises:
        TieBreakError: there are too few players, or more than a sheet has columns for.
    """
    cycles = 2 if double else 1
    if not 2 <= players <= MAX_COLUMNS // cycles:
        what = "double round-robin" if double else "round-robin"
        raise TieBreakError(
            f"A workbook for a {what} has room for 2 to {MAX_COLUMNS // cycles} players, not "
            f"{players:,}."
        )
    rounds = cycles * rounds_of_a_cycle(players)
    [section] = _empty(players, rounds).sections
    section = replace(section, kind=ROUNDROBIN, order=ROUNDROBIN, scheduled_rounds=None)
    return Event(name="", sections=(section,))


def _empty(players: int, rounds: int) -> Event:
    numbers = tuple(range(1, players + 1))
    section = Section(
        name="",
        players=tuple(Player(number) for number in numbers),
        crosstable=Crosstable(numbers, ((BLANK,) * rounds,) * players),
        scheduled_rounds=rounds,
        order="uschess",
    )
    return Event(name="", sections=(section,))


def _complete(sections: Sequence[Section]) -> Iterator[Section]:
    """The sections with all of their scheduled rounds, and with names that tell them apart."""
    for k, section in enumerate(sections, start=1):
        name = section.name if section.name or k == 1 else f"Section {k}"
        table = section.crosstable
        rounds = max(table.rounds, section.scheduled_rounds or 0)
        if section.matches is not None:
            yield in_team_rows(replace(section, name=name), rounds)
            continue
        if not 0 < cycles_in(section) * len(section.players) <= MAX_COLUMNS:
            _check_size(name or CROSSTABLE_SHEET, len(section.players), rounds)
        to_come = (BLANK,) * (rounds - table.rounds)
        results = tuple((*row, *to_come) for row in table.results)
        yield replace(section, name=name, crosstable=Crosstable(table.numbers, results))


def _check_size(section: str, players: int, rounds: int) -> None:
    if not 1 <= players <= MAX_PLAYERS:
        raise TieBreakError(
            f"{section}: a workbook has room for 1 to {MAX_PLAYERS:,} players, not {players:,}."
        )
    if not 1 <= rounds <= MAX_ROUNDS:
        raise TieBreakError(
            f"{section}: a workbook has room for 1 to {MAX_ROUNDS} rounds, not {rounds:,}."
        )


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
