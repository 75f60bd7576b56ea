"""Which sheet of a workbook is which: the event's labels, and what each section is read from."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError
from xltiebreak.event.words import bare
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.labels import (
    NO_LABELS,
    Labels,
    begins_with_labels,
    holds_labels,
    read_labels,
)
from xltiebreak.tables.list_sheets import (
    KINDS,
    Lists,
    ListSheet,
    list_in,
    without_headers,
)
from xltiebreak.tables.settings import Settings

CROSSTABLE, TEAMS = "Crosstable", "Teams"
"""What a section is read from is on a sheet of such a name, behind which it says for which."""
NO_CROSSTABLE = (
    "no crosstable was found; expected a row of headers such as No., Name, R1, R2, R3 "
    "with one row for each player below it"
)
NO_SETTINGS = "no-settings"
_LABEL_SHEETS = ("events", "eventinfo", "eventinformation", "tournament", "settings", "info")
_OUR_OTHER_SHEETS = frozenset(
    {"event", "standings", "arithmetic", "worksheet", "checks", "help", "notes", "verify", "prizes"}
    | KINDS.keys()
)
_LONGEST = 31
"""Excel cuts the names of sheets here."""

_COPY = re.compile(r"(.+?)(?: \(\d+\)|_\d+| Copy ?\d*)")
"""What Excel, LibreOffice and openpyxl call the copy of a sheet."""

COPIED_TABLE = (
    "this sheet is a copy, and what is typed here does not count; delete it, or describe its "
    "section on the sheet Event and call it Crosstable and that section"
)
COPIED_LIST = "this sheet is a copy, and what is typed here does not count; delete it"
NO_EVENT_SHEET = (
    "this workbook has no sheet with the labels of the event (Kind, Edition, Tie-break order …), "
    "so it is not known how the players are to be placed; undo the deletion, or add a sheet Event "
    "with Tie-break order in A1 and the order, such as uschess, in B1"
)


def _parts(grid: Grid) -> tuple[str, str]:
    """The kind and the section of a sheet: what the formulas of our workbook take it for, else by
    its name, ``teams`` and ``u1200`` of ``Teams U1200``."""
    return (grid.kind, f"#{grid.section}") if grid.kind else _parts_by_name(grid)


def _parts_by_name(grid: Grid) -> tuple[str, str]:
    kind, _, section = " ".join(grid.sheet.split()).partition(" ")
    return kind.casefold(), bare(section)


def crosstables(grids: Sequence[Grid]) -> list[Grid]:
    """In a workbook of ours the sheets that its formulas take for crosstables, whatever they are
    called, and those named ``Crosstable…``, or ``Teams…`` where a section's matches are typed as a
    list; else, in a plain workbook, those that can be seen and hold a crosstable; of these,
    sheets named like our others only where there is no other.

    Raises:
        TieBreakError: there is none.
    """
    lists = lists_of_teams(grids)
    ours = [
        grid
        for grid in grids
        if grid in lists or (_is_crosstable(grid) and not _is_computed(grid, lists))
    ]
    if ours:
        return ours
    typed = [grid for grid in grids if grid.kind != "arithmetic" and not _is_list_of_matches(grid)]
    tables = [grid for grid in typed if _holds_crosstable(grid)]
    seen = [grid for grid in tables if not grid.hidden]
    if tables and not seen:
        raise TieBreakError(
            f"the only crosstable is on the hidden sheet {tables[0].sheet!r}; "
            f"unhide it, or name it {CROSSTABLE}"
        )
    if not seen:
        raise TieBreakError(_wanting(grids) or NO_CROSSTABLE)
    return [grid for grid in seen if _parts(grid)[0] not in _OUR_OTHER_SHEETS] or seen


def _is_crosstable(grid: Grid) -> bool:
    return _parts(grid)[0] == "crosstable" or (
        not grid.kind and bare(grid.sheet).startswith("crosstable")
    )


def without_copies(
    grids: Sequence[Grid], tables: Sequence[Grid], sections: Sequence[Settings]
) -> tuple[list[Grid], list[Finding]]:
    """The crosstables that are no copies of another sheet, unless a section is called so; and what
    to say of every copy of a sheet of ours. A copy that was given a name of its own stops nothing.
    """
    sheets = {grid.sheet: grid for grid in grids}
    kept, faults = list(tables), []
    for name, grid in sheets.items():
        original = _original(grid, sheets)
        if original is None or any(one.name and _is_for(name, one.name) for one in sections):
            continue
        in_use = grid in tables and original in tables
        of_a_list = original not in tables or _parts(original)[0] in _OUR_OTHER_SHEETS
        if grid in tables:
            kept.remove(grid)
        elif not grid.copy_of and _parts(original)[0] not in _OUR_OTHER_SHEETS:
            continue
        words = COPIED_LIST if of_a_list else COPIED_TABLE
        faults.append(Finding(ERROR if in_use else WARNING, "copied-sheet", name, words))
    return kept, faults


def _original(grid: Grid, sheets: Mapping[str, Grid]) -> Grid | None:
    """The sheet of which one is a copy, as its name or the names of its cells say; nothing where it
    is none, or its original is gone."""
    if copied := _COPY.fullmatch(grid.sheet):
        return sheets.get(copied[1])
    same = (one for one in sheets.values() if (one.kind, one.section) == grid.copy_of)
    return next(same, None) if grid.copy_of[0] else None


def _is_computed(crosstable: Grid, lists: Sequence[Grid]) -> bool:
    """Whether a crosstable only shows what is typed in lists."""
    return any(_go_together(crosstable, "crosstable", grid) for grid in lists)


def _is_list_of_matches(grid: Grid) -> bool:
    """Whether a sheet is a list of matches or of boards, whose figures are no crosstable."""
    kind, _ = _parts(grid)
    return kind in ("matches", "boards") and list_in(grid, kind) is not None


def _holds_crosstable(grid: Grid) -> bool:
    """Whether there is a row of headers. On a sheet named like one of our lists it has to name
    the players as well: a row of figures is no header there."""
    header = grid.header
    return header is not None and (bool(header.fields) or _parts(grid)[0] not in KINDS)


def labels_of(grids: Sequence[Grid], tables: Sequence[Grid], *, ours: bool = False) -> Labels:
    """The labels of the sheet that the formulas of our workbook take for ``Event``, else of the one
    that is called so, or that begins with labels, or has such a name and labels on it; else, in a
    workbook with one crosstable, those above it. Labels on a second sheet, and none in a workbook
    of ours, are told."""
    lone = len(tables) == 1
    labelled = [grid for grid in grids if grid not in tables and begins_with_labels(grid)]
    known = [grid for grid in labelled if grid.kind == "event"]
    called = [grid for grid in grids if bare(grid.sheet) == "event"]
    if ours:
        called = [grid for grid in called if grid in labelled or not labelled]
    for grid in (*known, *called, *labelled):
        labels = read_labels(grid, _table_row(grid, tables), lone=lone)
        sheets = {one.sheet: one for one in (grid, *labelled)}
        again = [one for one in labelled if one is not grid and _original(one, sheets) is not grid]
        faults = [_labels_passed_over(one, grid) for one in again]
        return labels._replace(faults=(*labels.faults, *faults))
    named = [grid for grid in grids if bare(grid.sheet) in _LABEL_SHEETS and not grid.hidden]
    for grid in [*named, *(tables if lone else ())]:
        until = _table_row(grid, tables)
        if holds_labels(grid, until):
            return read_labels(grid, until, lone=lone)
    if not ours:
        return NO_LABELS
    return NO_LABELS._replace(faults=(Finding(ERROR, "no-event-sheet", "Event", NO_EVENT_SHEET),))


def _labels_passed_over(grid: Grid, read: Grid) -> Finding:
    message = (
        f"the labels on this sheet are passed over, since those of the sheet {read.sheet!r} are "
        "read; delete it"
    )
    return Finding(WARNING, "second-event-sheet", grid.sheet, message)


def _table_row(grid: Grid, tables: Sequence[Grid]) -> int | None:
    """Where the labels of a sheet end that is a crosstable, too."""
    header = grid.header if grid in tables else None
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
            if grid.section == k + 1 or (one.name and _is_for(grid.sheet, one.name)):
                found[k] = grid
                left.remove(grid)
                break
    faults = []
    for k, one in enumerate(settings):
        if k in found:
            continue
        plain = [grid for grid in left if len(settings) == 1 or bare(grid.sheet) in _OF_THE_FIRST]
        if plain:
            found[k] = plain[0]
            left.remove(plain[0])
        elif fault := _without_sheet(one):
            faults.append(fault)
    pairs = [(found[k], settings[k]) for k in sorted(found)]
    if pairs and any(one.cells for one in settings):
        faults += [_without_settings(grid) for grid in left]
    pairs += [(grid, Settings(name=_section_name(grid))) for grid in left]
    if len(pairs) == 1:
        pairs = [(grid, named(one, "Open")) for grid, one in pairs]
    pairs = [(grid, named(one, _section_name(grid))) for grid, one in pairs]
    return pairs, [*faults, *_same_names(pairs)]


def named(settings: Settings, name: str) -> Settings:
    """The settings with this name for the section unless they have one."""
    return settings if settings.name else replace(settings, name=name)


def _without_settings(grid: Grid) -> Finding:
    message = (
        "the labels of the event say nothing of this section, so it is placed by the usual order "
        "(uschess); describe it in a column of its own beside the labels"
    )
    return Finding(WARNING, NO_SETTINGS, grid.sheet, message)


def _without_sheet(settings: Settings) -> Finding | None:
    if settings.name:
        message = (
            f"section {settings.name!r} has no sheet; expected one named "
            f"{f'{CROSSTABLE} {settings.name}'[:31]!r}"
        )
        return Finding(ERROR, "missing-sheet", "Event", message)
    for where in settings.cells.values():
        message = (
            "this column is for a further section, which has neither a name nor a sheet; "
            "its values are passed over"
        )
        return Finding(WARNING, "extra-value", where, message)
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


_OF_THE_FIRST = (bare(CROSSTABLE), bare(TEAMS))


def _is_for(sheet: str, section: str) -> bool:
    """Whether a sheet is named for a section; Excel cuts names at 31 characters."""
    wanted = [bare(f"{kind} {section}") for kind in (CROSSTABLE, TEAMS)]
    return bare(sheet) in (*wanted, bare(section)) or (
        len(sheet) == _LONGEST and any(one.startswith(bare(sheet)) for one in wanted)
    )


def _section_name(grid: Grid) -> str:
    """What is left of a sheet's name without "Crosstable" or "Teams"; nothing of one that our
    formulas know."""
    name = grid.title or grid.sheet.strip()
    if grid.section == 1:
        return "Open"
    if name.casefold().startswith("crosstable"):
        name = name[len(CROSSTABLE) :].strip(" -_:")
    elif _parts(grid)[0] == "teams":
        name = name[len(TEAMS) :].strip(" -_:")
    return name or "Open"


def verify_sheet(table: str, grids: Sequence[Grid], *, lone: bool) -> Grid | None:
    """The sheet ``Verify`` that goes with a crosstable's or the teams', by its name; that of the
    ``lone`` section of an event in any case."""
    crosstable = next((grid for grid in grids if grid.sheet == table), None)
    if crosstable is None:
        return None
    kind, rest = _parts(crosstable)
    if not crosstable.kind and kind != "teams":
        rest = bare(table).removeprefix("crosstable")
    for grid in grids:
        if grid.kind == "verify" and (lone or _parts(grid)[1] == rest):
            return grid
        sheet = bare(grid.sheet)
        cut = len(table) == _LONGEST and rest and sheet.startswith(f"verify{rest}")
        if sheet == f"verify{rest}" or cut or (lone and sheet == "verify"):
            return grid
    return None


def lists_beside(table: Grid, grids: Sequence[Grid]) -> Lists:
    """The lists that go with a section's crosstable or with its sheet ``Teams``."""
    found: dict[str, ListSheet | None] = {}
    faults = []
    for kind in KINDS:
        grid = next((grid for grid in grids if _go_together(grid, kind, table)), None)
        found[kind] = list_in(grid, kind) if grid else None
        if grid and found[kind] is None and any(not row.empty for row in grid.rows):
            faults.append(without_headers(grid, kind))
    return Lists(**found, faults=faults)


def lists_of_teams(grids: Sequence[Grid]) -> list[Grid]:
    """The sheets ``Teams`` of the sections that are typed as lists: with a list of matches, or,
    where there is no crosstable, with one of boards."""
    found = []
    for grid in grids:
        if _parts(grid)[0] == "teams":
            lists = lists_beside(grid, grids)
            has_crosstable = any(_go_together(other, "crosstable", grid) for other in grids)
            if lists.teams and (lists.matches or (lists.boards and not has_crosstable)):
                found.append(grid)
    return found


def _go_together(grid: Grid, kind: str, table: Grid) -> bool:
    """Whether a sheet is of this kind and for the same section as a crosstable or ``Teams``."""
    if grid.kind and table.kind:
        return (grid.kind, grid.section) == (kind, table.section)
    (_, own), (its_kind, section) = _parts_by_name(grid), _parts_by_name(table)
    if its_kind not in ("crosstable", "teams"):
        section = ""
    cut = _LONGEST in (len(grid.sheet), len(table.sheet)) and bool(own and section)
    is_same = own == section or (cut and (own.startswith(section) or section.startswith(own)))
    return _parts(grid)[0] == kind and is_same


def _wanting(grids: Sequence[Grid]) -> str:
    """What a workbook without a crosstable lacks for a team event, where it has matches or a
    list of teams."""
    kinds = [(_parts(grid)[0], grid) for grid in grids]
    matches = next((grid for kind, grid in kinds if kind == "matches"), None)
    teams = next((grid for kind, grid in kinds if kind == "teams" and list_in(grid, kind)), None)
    if matches and not _is_list_of_matches(matches):
        return without_headers(matches, "matches").message
    if matches:
        return (
            f"the sheet {matches.sheet!r} holds matches, but there is no list of teams; name them "
            "on a sheet Teams, with the headers No. and Team"
        )
    if teams:
        return (
            f"the sheet {teams.sheet!r} lists teams, but there are no matches; type them on a "
            "sheet Matches, with the headers Round, Team, Points, Opp. points and Opponent"
        )
    return ""
