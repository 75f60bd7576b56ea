"""Grids → an :class:`~xltiebreak.event.section.Event`."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError
from xltiebreak.event.section import Event, Section
from xltiebreak.rules.systems.lots import drawn
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import find_header
from xltiebreak.tables.labelled import Labels, read_labels
from xltiebreak.tables.section import read_section
from xltiebreak.tables.settings import ROUNDROBIN, Settings
from xltiebreak.tables.sheets import NO_CROSSTABLE, crosstables, labels_of, named, paired
from xltiebreak.tables.teams.sheets import lists_beside, lists_of_teams
from xltiebreak.tables.verify_sheet import with_pasted


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
        from xltiebreak.tables.teams.section import section_of_lists

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
