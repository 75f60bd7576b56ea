"""The sheets of a workbook → an :class:`~xltiebreak.event.section.Event`: which is which, and what
each section is read from."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.rules.systems.lots import drawn
from xltiebreak.tables.cells import Grid, bare
from xltiebreak.tables.header import find_header
from xltiebreak.tables.labels import NO_LABELS, Labels, holds_labels, read_labels
from xltiebreak.tables.list_sheets import (
    TEAMS_SHEET,
    is_computed,
    is_list_of_matches,
    is_named_as_list,
    lists_beside,
    lists_of_teams,
    part_of,
    wanting,
)
from xltiebreak.tables.printed_columns import with_pasted
from xltiebreak.tables.section import read_section
from xltiebreak.tables.settings import ROUNDROBIN, Settings


def read_event(title: str, grids: Sequence[Grid]) -> Event:
    """The event of a workbook: its labels and its crosstables.

    Raises:
        TieBreakError: there is no crosstable.
    """
    tables = crosstables(grids)
    labels = labels_of(grids, tables)
    pairs, faults = paired(tables, labels.sections)
    event = _event(title, labels, pairs, faults, grids)
    lone = len(event.sections) == 1
    sections = tuple(with_pasted(section, grids, lone=lone) for section in event.sections)
    return dataclasses.replace(event, sections=sections)


def read_lone_table(title: str, grid: Grid) -> Event:
    """The event of a text file: labels, if any, then one crosstable.

    Raises:
        TieBreakError: there is no crosstable.
    """
    header = find_header(grid)
    if header is None:
        raise TieBreakError(NO_CROSSTABLE)
    labels = read_labels(grid, until=header.row, lone=True)
    return _event(title, labels, [(grid, named(labels.sections[0], "Open"))], [])


def _event(
    title: str,
    labels: Labels,
    pairs: Sequence[tuple[Grid, Settings]],
    faults: Sequence[Finding],
    grids: Sequence[Grid] = (),
) -> Event:
    read = [(grid, _section(grid, settings, grids)) for grid, settings in pairs]
    sections = tuple(
        _with_withdrawals_checked(_with_lots_checked(section))
        for _, section in read
        if section is not None
    )
    headless = [
        Finding(ERROR, "no-crosstable", grid.sheet, NO_CROSSTABLE)
        for grid, section in read
        if section is None
    ]
    if not sections:
        raise TieBreakError(NO_CROSSTABLE)
    fields = dict(labels.event)
    return Event(
        name=fields.pop("name", "") or title,
        sections=sections,
        faults=(*labels.faults, *faults, *headless),
        **fields,
    )


def _section(grid: Grid, settings: Settings, grids: Sequence[Grid]) -> Section | None:
    """The section of a crosstable, or of a list of teams; nothing where there is neither."""
    lists = lists_beside(grid, grids)
    if any(grid is one for one in lists_of_teams(grids)):
        from xltiebreak.tables.team_section import section_of_lists  # late: for teams alone

        return section_of_lists(lists, settings)
    return read_section(grid, settings, lists)


def _with_lots_checked(section: Section) -> Section:
    """The section without lots that name nobody, which are told instead."""
    try:
        drawn(section.lots, section.crosstable.numbers)
    except TieBreakError as error:
        where = section.origin.labels.get("lots", section.name)
        fault = Finding(ERROR, "lots", where, str(error))
        return dataclasses.replace(section, lots="", faults=(*section.faults, fault))
    return section


def _with_withdrawals_checked(section: Section) -> Section:
    """The section without withdrawals of nobody, or in a Swiss, which are told instead."""
    where = section.origin.labels.get("withdrawn", section.name)
    faults = []
    known = section.crosstable.rows.keys() if section.kind == ROUNDROBIN else frozenset()
    if section.withdrawn and section.kind != ROUNDROBIN:
        message = (
            "withdrawals are stated for round-robins, where they may annul games; in a Swiss, the "
            "rounds after a withdrawal are entered as not paired. The label is passed over"
        )
        faults.append(Finding(WARNING, "withdrawn", where, message))
    elif strangers := [number for number in section.withdrawn if number not in known]:
        listed = ", ".join(map(str, strangers))
        noun = section.origin.entry
        message = f"there is no {noun} {listed} who could have withdrawn; correct the number"
        faults.append(Finding(ERROR, "withdrawn", where, message))
    return dataclasses.replace(
        section,
        withdrawn=tuple(number for number in section.withdrawn if number in known),
        faults=(*section.faults, *faults),
    )


CROSSTABLE = "Crosstable"
NO_CROSSTABLE = (
    "no crosstable was found; expected a row of headers such as No., Name, R1, R2, R3 "
    "with one row for each player below it"
)
_PLAIN = (bare(CROSSTABLE), TEAMS_SHEET)
"""The sheets of the first section."""
_LABEL_SHEETS = ("events", "eventinfo", "eventinformation", "tournament", "settings", "info")
_OUR_OTHER_SHEETS = frozenset(
    {"event", "standings", "worksheet", "checks", "help", "notes", "verify"}
    | {"teams", "matches", "players", "boards"}
)


def crosstables(grids: Sequence[Grid]) -> list[Grid]:
    """The sheets named ``Crosstable…``, or ``Teams…`` where a section's matches are typed as a
    list; else, in a plain workbook, those that can be seen and hold a crosstable; of these,
    sheets named like our others only where there is no other.

    Raises:
        TieBreakError: there is none.
    """
    lists = lists_of_teams(grids)
    ours = [
        grid
        for grid in grids
        if any(grid is one for one in lists)
        or (bare(grid.sheet).startswith("crosstable") and not is_computed(grid, lists))
    ]
    if ours:
        return ours
    tables = [grid for grid in grids if not is_list_of_matches(grid) and _holds_crosstable(grid)]
    seen = [grid for grid in tables if not grid.hidden]
    if tables and not seen:
        raise TieBreakError(
            f"the only crosstable is on the hidden sheet {tables[0].sheet!r}; "
            f"unhide it, or name it {CROSSTABLE}"
        )
    if not seen:
        raise TieBreakError(wanting(grids) or NO_CROSSTABLE)
    return [grid for grid in seen if not _is_other(grid.sheet)] or seen


def _holds_crosstable(grid: Grid) -> bool:
    """Whether there is a row of headers. On a sheet named like one of our lists it has to name
    the players as well: a row of figures is no header there."""
    header = find_header(grid)
    return header is not None and (bool(header.fields) or not is_named_as_list(grid))


def _is_other(sheet: str) -> bool:
    """Whether a sheet is named like one of ours without results: ``Standings U1200``."""
    words = sheet.casefold().split()
    return bool(words) and words[0] in _OUR_OTHER_SHEETS


def labels_of(grids: Sequence[Grid], tables: Sequence[Grid]) -> Labels:
    """The labels of the sheet ``Event``, else of one that has such a name and labels on it,
    else, in a workbook with one crosstable, those above it."""
    lone = len(tables) == 1
    for grid in grids:
        if bare(grid.sheet) == "event":
            return read_labels(grid, _table_row(grid, tables), lone=lone)
    named = [grid for grid in grids if bare(grid.sheet) in _LABEL_SHEETS and not grid.hidden]
    for grid in [*named, *(tables if lone else ())]:
        until = _table_row(grid, tables)
        if holds_labels(grid, until):
            return read_labels(grid, until, lone=lone)
    return NO_LABELS


def _table_row(grid: Grid, tables: Sequence[Grid]) -> int | None:
    """Where the labels of a sheet end that is a crosstable, too."""
    header = find_header(grid) if any(grid is table for table in tables) else None
    return header.row if header else None


def paired(
    grids: Sequence[Grid], settings: Sequence[Settings]
) -> tuple[list[tuple[Grid, Settings]], list[Finding]]:
    """Each sheet with the settings of its section: by name, then those left over in order;
    and what does not find its match."""
    left = list(grids)
    found: dict[int, Grid] = {}
    for k, one in enumerate(settings):
        for grid in left:
            if one.name and _is_for(grid.sheet, one.name):
                found[k] = grid
                left.remove(grid)
                break
    faults = []
    for k, one in enumerate(settings):
        if k in found:
            continue
        plain = [grid for grid in left if len(settings) == 1 or bare(grid.sheet) in _PLAIN]
        if plain:
            found[k] = plain[0]
            left.remove(plain[0])
        elif fault := _without_sheet(one):
            faults.append(fault)
    pairs = [(found[k], settings[k]) for k in sorted(found)]
    pairs += [(grid, Settings(name=_section_name(grid.sheet))) for grid in left]
    if len(pairs) == 1:
        pairs = [(grid, named(one, "Open")) for grid, one in pairs]
    pairs = [(grid, named(one, _section_name(grid.sheet))) for grid, one in pairs]
    return pairs, [*faults, *_same_names(pairs)]


def named(settings: Settings, name: str) -> Settings:
    """The settings with this name for the section unless they have one."""
    return settings if settings.name else dataclasses.replace(settings, name=name)


def _without_sheet(settings: Settings) -> Finding | None:
    """What to say of settings for which there is no crosstable."""
    if settings.name:
        return Finding(
            ERROR,
            "missing-sheet",
            "Event",
            f"section {settings.name!r} has no sheet; expected one named "
            f"{f'{CROSSTABLE} {settings.name}'[:31]!r}",
        )
    for where in settings.cells.values():
        return Finding(
            WARNING,
            "extra-value",
            where,
            "this column is for a further section, which has neither a name nor a sheet; "
            "its values are passed over",
        )
    return None


def _same_names(pairs: Sequence[tuple[Grid, Settings]]) -> list[Finding]:
    first: dict[str, Grid] = {}
    faults = []
    for grid, settings in pairs:
        other = first.setdefault(settings.name.casefold(), grid)
        if other is not grid:
            faults.append(
                Finding(
                    ERROR,
                    "duplicate-section",
                    grid.sheet,
                    f"the section is called {settings.name!r}, as is that of the sheet "
                    f"{other.sheet!r}; give each section a name of its own",
                )
            )
    return faults


def _is_for(sheet: str, section: str) -> bool:
    """Whether a sheet is named for a section; Excel cuts names at 31 characters."""
    wanted = [bare(f"{kind} {section}") for kind in _PLAIN]
    return bare(sheet) in (*wanted, bare(section)) or (
        len(sheet) == 31 and any(one.startswith(bare(sheet)) for one in wanted)
    )


def _section_name(sheet: str) -> str:
    """What is left of a sheet's name without "Crosstable" or "Teams"."""
    name = sheet.strip()
    if name.casefold().startswith(CROSSTABLE.casefold()):
        name = name[len(CROSSTABLE) :].strip(" -_:")
    elif part_of(sheet, TEAMS_SHEET) is not None:
        name = name[len(TEAMS_SHEET) :].strip(" -_:")
    return name or "Open"
