"""Grids → an :class:`~xltiebreak.model.Event`: which sheet is which section."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from xltiebreak.checks import ERROR, Finding
from xltiebreak.errors import TieBreakError
from xltiebreak.model import Event, Section
from xltiebreak.systems.lots import drawn
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import find_header
from xltiebreak.tables.labels import Labels, read_labels
from xltiebreak.tables.section import Settings, read_section

CROSSTABLE = "Crosstable"
NO_CROSSTABLE = (
    "no crosstable was found; expected a row of headers such as No., Name, R1, R2, R3 "
    "with one row for each player below it"
)
OUR_OTHER_SHEETS = frozenset(
    {"event", "standings", "worksheet", "checks", "help", "notes", "verify"}
)


def read_event(title: str, grids: Sequence[Grid]) -> Event:
    """The event of a workbook: its sheet ``Event`` and its crosstables, or, in a plain
    workbook, every sheet with a crosstable in it.

    Raises:
        TieBreakError: there is no crosstable.
    """
    labels = Labels({}, [Settings()], [])
    for grid in grids:
        if grid.sheet.strip().casefold() == "event":
            labels = read_labels(grid)
    ours = [grid for grid in grids if _bare(grid.sheet).startswith("crosstable")]
    if not ours:
        ours = [
            grid
            for grid in grids
            if grid.sheet.strip().casefold() not in OUR_OTHER_SHEETS and find_header(grid)
        ]
    paired, faults = _pair(ours, labels.sections)
    return _event(title, labels, paired, faults)


def read_lone_table(title: str, grid: Grid) -> Event:
    """The event of a text file: labels, if any, then one crosstable.

    Raises:
        TieBreakError: there is no crosstable.
    """
    header = find_header(grid)
    if header is None:
        raise TieBreakError(NO_CROSSTABLE)
    labels = read_labels(grid, until=header.row)
    return _event(title, labels, [(grid, _named(labels.sections[0], "Open"))], [])


def _event(
    title: str, labels: Labels, paired: Sequence[tuple[Grid, Settings]], faults: Sequence[Finding]
) -> Event:
    read = [(grid, read_section(grid, settings)) for grid, settings in paired]
    sections = tuple(_with_lots_checked(section) for _, section in read if section is not None)
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


def _pair(
    grids: Sequence[Grid], settings: Sequence[Settings]
) -> tuple[list[tuple[Grid, Settings]], list[Finding]]:
    """Each sheet with the settings of its section: by name, then those left over in order."""
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
        plain = [grid for grid in left if len(settings) == 1 or _bare(grid.sheet) == "crosstable"]
        if plain:
            found[k] = plain[0]
            left.remove(plain[0])
        elif one.name:
            faults.append(
                Finding(
                    ERROR,
                    "missing-sheet",
                    "Event",
                    f"section {one.name!r} has no sheet; expected one named "
                    f"{f'{CROSSTABLE} {one.name}'[:31]!r}",
                )
            )
    paired = [(found[k], settings[k]) for k in sorted(found)] + [
        (grid, Settings(name=_section_name(grid.sheet))) for grid in left
    ]
    if len(paired) == 1:
        return [(grid, _named(one, "Open")) for grid, one in paired], faults
    return [(grid, _named(one, _section_name(grid.sheet))) for grid, one in paired], faults


def _named(settings: Settings, name: str) -> Settings:
    return settings if settings.name else dataclasses.replace(settings, name=name)


def _is_for(sheet: str, section: str) -> bool:
    """Whether a sheet is named for a section; Excel cuts names at 31 characters."""
    wanted = _bare(f"{CROSSTABLE} {section}")
    return _bare(sheet) in (wanted, _bare(section)) or (
        len(sheet) == 31 and wanted.startswith(_bare(sheet))
    )


def _section_name(sheet: str) -> str:
    """What is left of a sheet's name without "Crosstable"."""
    name = sheet.strip()
    if name.casefold().startswith(CROSSTABLE.casefold()):
        name = name[len(CROSSTABLE) :].strip(" -_:")
    return name or "Open"


def _bare(text: str) -> str:
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def _with_lots_checked(section: Section) -> Section:
    """The section without lots that name nobody, which are told instead."""
    try:
        drawn(section.lots, section.crosstable.numbers)
    except TieBreakError as error:
        fault = Finding(ERROR, "lots", section.name, str(error))
        return dataclasses.replace(section, lots="", faults=(*section.faults, fault))
    return section
