"""Which sheet of a workbook is which: the event's labels, and what each section is read from."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.findings import ERROR, WARNING, Finding, NoCrosstable, TieBreakError
from xltiebreak.event.words import bare
from xltiebreak.tables.grid import Columns, Grid
from xltiebreak.tables.labels import (
    NO_LABELS,
    Labels,
    begins_with_labels,
    labelled_rows,
    read_labels,
)
from xltiebreak.tables.list_sheets import KINDS, Lists, ListSheet, list_in, without_headers
from xltiebreak.tables.settings import Settings

CROSSTABLE, TEAMS, SCORES = "Crosstable", "Teams", "Scores"
"""A sheet from which a section is read begins with such a name; the section's name follows."""
NO_CROSSTABLE = (
    "no crosstable was found; expected a row of headers such as No., Name, R1, R2, R3 "
    "with one row for each player below it, or, for a list of games, Round, White, Result, Black "
    "with one row for each game"
)
NO_SETTINGS = "no-settings"
_LABEL_SHEETS = ("events", "eventinfo", "eventinformation", "tournament", "settings", "info")
_OUR_OTHER_SHEETS = frozenset(
    {"event", "standings", "arithmetic", "worksheet", "checks", "help", "notes", "verify", "prizes"}
    | {"announcement"}
    | KINDS.keys()
)
_LONGEST = 31
"""Excel cuts the names of sheets here."""

_COPY = re.compile(r"(.+?)(?: \(\d+\)|_\d+| Copy ?\d*)")
"""What Excel, LibreOffice and openpyxl call the copy of a sheet."""

COPIED = "this sheet is a copy"
COPIED_LIST = f"{COPIED}: it places nobody, and what is typed here does not count; delete it"
COPIED_TABLE = f"{COPIED_LIST}, and use one workbook a section"
COPIED_SECTION = (
    f"{COPIED}, which no sheet Standings places; delete it, and use one workbook a section"
)
NO_EVENT_SHEET = (
    "this workbook has no sheet with the labels of the event (Kind, Edition, Tie-break order …), "
    "so it is not known how the players are to be placed; undo the deletion, or add a sheet Event "
    "with Tie-break order in A1 and the order, such as uschess, in B1"
)


def _identity(grid: Grid) -> tuple[str, str]:
    """Return a sheet's kind and section: its role for the formulas of our workbook, else its name,
    ``teams`` and ``u1200`` of ``Teams U1200``."""
    return (grid.kind, f"#{grid.section}") if grid.kind else _named_as(grid)


def _named_as(grid: Grid) -> tuple[str, str]:
    kind, _, section = " ".join(grid.sheet.split()).partition(" ")
    return kind.casefold(), bare(section)


def _kind(grid: Grid) -> str:
    return _identity(grid)[0]


def crosstables(grids: Sequence[Grid]) -> list[Grid]:
    """Return the sheets from which sections are read. In a workbook of ours: those that its
    formulas read as crosstables, whatever their names, and those named ``Crosstable…``, or
    ``Teams…`` where a section's matches are typed as a list. Else: those that hold a crosstable and
    are not hidden; sheets named like our others count only if there is nothing else.

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
        if lacking := _lacking(grids):
            raise TieBreakError(lacking)
        raise NoCrosstable(NO_CROSSTABLE)
    return [grid for grid in seen if _kind(grid) not in _OUR_OTHER_SHEETS] or seen


def _is_crosstable(grid: Grid) -> bool:
    is_named_so = not grid.kind and bare(grid.sheet).startswith("crosstable")
    return _kind(grid) == "crosstable" or is_named_so


def without_copies(
    grids: Sequence[Grid], tables: Sequence[Grid], sections: Sequence[Settings]
) -> tuple[list[Grid], list[Finding]]:
    """Return the crosstables without copies of another sheet, and a finding for every copy. A copy
    stays if a section has its name."""
    sheets = {grid.sheet: grid for grid in grids}
    kept, faults = list(tables), []
    for name, grid in sheets.items():
        original = _original(grid, sheets)
        if original is None:
            continue
        if any(section.name and _is_for(name, section.name) for section in sections):
            if grid.copy_of[0]:
                faults.append(Finding(WARNING, "copied-sheet", name, COPIED_SECTION))
            continue
        is_of_another = _kind(original) in _OUR_OTHER_SHEETS
        if grid in tables:
            kept.remove(grid)
        severity = ERROR if grid in tables and original in tables else WARNING
        is_of_a_list = original not in tables or is_of_another
        message = COPIED_LIST if is_of_a_list else COPIED_TABLE
        faults.append(Finding(severity, "copied-sheet", name, message))
    return kept, faults


def _original(grid: Grid, sheets: Mapping[str, Grid]) -> Grid | None:
    """Return the sheet of which another is a copy, by its name or the names of its cells; nothing
    where it is none, or its original is gone."""
    if copied := _COPY.fullmatch(grid.sheet):
        return sheets.get(copied[1])
    if not grid.copy_of[0]:
        return None
    same = (other for other in sheets.values() if (other.kind, other.section) == grid.copy_of)
    return next(same, None)


def _is_computed(crosstable: Grid, lists: Sequence[Grid]) -> bool:
    return any(_go_together(crosstable, "crosstable", grid) for grid in lists)


def _is_list_of_matches(grid: Grid) -> bool:
    """Whether a sheet is a list of matches or of boards, whose figures are no crosstable."""
    kind = _kind(grid)
    return kind in ("matches", "boards") and list_in(grid, kind) is not None


def _holds_crosstable(grid: Grid) -> bool:
    """Whether a sheet has a row of headers. On a sheet with the name of one of our lists, the
    headers must name the players as well: a row of figures is no header there."""
    header = grid.header
    return header is not None and (bool(header.fields) or _kind(grid) not in KINDS)


def labels_of(grids: Sequence[Grid], tables: Sequence[Grid], *, ours: bool = False) -> Labels:
    """Return the event's labels, from the sheet that our formulas read as ``Event``, else from one
    of that name, one that begins with labels, or one with a similar name and labels on it; else
    from the rows above the only crosstable. Labels on a second sheet are reported, and so is a
    workbook of ours without any."""
    lone = len(tables) == 1
    labelled = [grid for grid in grids if grid not in tables and begins_with_labels(grid)]
    known = [grid for grid in labelled if grid.kind == "event"]
    named_event = [grid for grid in grids if bare(grid.sheet) == "event"]
    if ours:
        named_event = [grid for grid in named_event if grid in labelled or not labelled]
    for grid in (*known, *named_event, *labelled):
        labels = read_labels(grid, _table_row(grid, tables), lone=lone)
        sheets = {other.sheet: other for other in (grid, *labelled)}
        faults = [
            _second_event_sheet(other, grid)
            for other in labelled
            if other is not grid and _original(other, sheets) is not grid
        ]
        return labels._replace(faults=(*labels.faults, *faults))
    named = [grid for grid in grids if bare(grid.sheet) in _LABEL_SHEETS and not grid.hidden]
    for grid in [*named, *(tables if lone else ())]:
        until = _table_row(grid, tables)
        if labelled_rows(grid, until) > 1:
            return read_labels(grid, until, lone=lone)
    if not ours:
        return NO_LABELS
    return NO_LABELS._replace(faults=(Finding(ERROR, "no-event-sheet", "Event", NO_EVENT_SHEET),))


def _second_event_sheet(grid: Grid, read: Grid) -> Finding:
    message = (
        f"the labels on this sheet are passed over, since those of the sheet {read.sheet!r} are "
        "read; delete it"
    )
    return Finding(WARNING, "second-event-sheet", grid.sheet, message)


def _table_row(grid: Grid, tables: Sequence[Grid]) -> int | None:
    """Return the row in which a sheet's labels end, if it is a crosstable, too."""
    return grid.header.row if grid in tables and grid.header else None


Pairs = list[tuple[Grid, Settings]]
"""Tables, each with the settings of its section."""


def paired(grids: Sequence[Grid], settings: Sequence[Settings]) -> tuple[Pairs, list[Finding]]:
    """Return each sheet with its section's settings, by name, then those left over in order; and
    findings for those without a match."""
    left = list(grids)
    sheets: dict[int, Grid] = {}
    for k, section in enumerate(settings):
        for grid in left:
            names = [grid.sheet, grid.title] if grid.apart else [grid.sheet]
            is_for = section.name and any(_is_for(name, section.name) for name in names)
            if grid.section == k + 1 or is_for:
                sheets[k] = grid
                left.remove(grid)
                break
    faults = []
    for k, section in enumerate(settings):
        if k in sheets:
            continue
        is_only = len(settings) == 1
        plain = [grid for grid in left if is_only or _is_of_the_first(grid)]
        if plain:
            sheets[k] = plain[0]
            left.remove(plain[0])
        elif fault := _without_sheet(section):
            faults.append(fault)
    pairs = [(sheets[k], settings[k]) for k in sorted(sheets)]
    if pairs and any(section.cells for section in settings):
        faults += [Finding(WARNING, NO_SETTINGS, grid.sheet, _WITHOUT_SETTINGS) for grid in left]
    pairs += [(grid, Settings(name=_section_name(grid))) for grid in left]
    if len(pairs) == 1:
        pairs = [(grid, named(section, "Open")) for grid, section in pairs]
    pairs = [(grid, named(section, _section_name(grid))) for grid, section in pairs]
    return pairs, [*faults, *_same_names(pairs)]


def named(settings: Settings, name: str) -> Settings:
    """Return the settings, with this name if they have none."""
    return settings if settings.name else replace(settings, name=name)


_WITHOUT_SETTINGS = (
    "the labels of the event say nothing of this section, so it is placed by the usual order "
    "(uschess); describe it in a column of its own beside the labels"
)


def _without_sheet(settings: Settings) -> Finding | None:
    if settings.name:
        message = (
            f"section {settings.name!r} has no sheet; expected one named "
            f"{f'{CROSSTABLE} {settings.name}'[:_LONGEST]!r}"
        )
        return Finding(ERROR, "missing-sheet", "Event", message)
    message = (
        "this column is for a further section, which has neither a name nor a sheet; its values "
        "are passed over"
    )
    cells = settings.cells.values()
    return next((Finding(WARNING, "extra-value", where, message) for where in cells), None)


def _same_names(pairs: Pairs) -> list[Finding]:
    first: dict[str, Grid] = {}
    faults = []
    for grid, settings in pairs:
        other = first.setdefault(settings.name.casefold(), grid)
        if other is grid:
            continue
        where, header = grid.sheet, grid.header
        message = (
            f"the section is called {settings.name!r}, as is that of the sheet "
            f"{other.sheet!r}; give each section a name of its own"
        )
        if header and other.sheet == grid.sheet:
            column = header.fields.get("No.", 0)
            where = Columns(grid, header).address(grid.rows[header.row], column)
            message = (
                "a further table begins here, and has the same name as the one before, or none; "
                "type the name of each section alone in a row above its table, or delete the table "
                "that is too many"
            )
        faults.append(Finding(ERROR, "duplicate-section", where, message))
    return faults


_OF_THE_FIRST = (bare(CROSSTABLE), bare(TEAMS), bare(SCORES))


def _is_of_the_first(grid: Grid) -> bool:
    return bare(grid.sheet) in _OF_THE_FIRST or (bool(grid.apart) and grid.title == "Open")


def _is_for(sheet: str, section: str) -> bool:
    """Whether a sheet's name is that of a section; Excel cuts names at 31 characters."""
    names = [bare(f"{kind} {section}") for kind in (CROSSTABLE, TEAMS, SCORES)]
    is_cut = len(sheet) == _LONGEST and any(name.startswith(bare(sheet)) for name in names)
    return is_cut or bare(sheet) in (*names, bare(section))


def _section_name(grid: Grid) -> str:
    """Return a sheet's name without "Crosstable", "Teams" or "Scores"; ``Open`` where nothing is
    left."""
    name = grid.title or grid.sheet.strip()
    if grid.section == 1:
        return "Open"
    if name.casefold().startswith("crosstable"):
        name = name[len(CROSSTABLE) :].strip(" -_:")
    elif _kind(grid) in ("teams", "scores"):
        name = name[len(_kind(grid)) :].strip(" -_:")
    return name or "Open"


def verify_sheet(table: str, grids: Sequence[Grid], *, lone: bool) -> Grid | None:
    """Return the sheet ``Verify`` whose name goes with that of a crosstable or sheet of teams; for
    the ``lone`` section of an event, any such sheet."""
    crosstable = next((grid for grid in grids if grid.sheet == table), None)
    if crosstable is None:
        return None
    kind, section = _identity(crosstable)
    if not crosstable.kind and kind != "teams":
        section = bare(table).removeprefix("crosstable")
    for grid in grids:
        if grid.kind == "verify" and (lone or _identity(grid)[1] == section):
            return grid
        sheet = bare(grid.sheet)
        is_cut = len(table) == _LONGEST and section and sheet.startswith(f"verify{section}")
        if sheet == f"verify{section}" or is_cut or (lone and sheet == "verify"):
            return grid
    return None


def lists_beside(table: Grid, grids: Sequence[Grid]) -> Lists:
    """Return the lists that go with a section's crosstable or with its sheet ``Teams``."""
    lists: dict[str, ListSheet | None] = {}
    faults = []
    for kind in KINDS:
        grid = next((grid for grid in grids if _go_together(grid, kind, table)), None)
        lists[kind] = list_in(grid, kind) if grid else None
        if grid and lists[kind] is None and any(not row.empty for row in grid.rows):
            faults.append(without_headers(grid, kind))
    return Lists(**lists, faults=faults)


def lists_of_teams(grids: Sequence[Grid]) -> list[Grid]:
    """Return the sheets ``Teams`` of the sections that are typed as lists: with a list of matches,
    or, where there is no crosstable, with one of boards."""
    sheets = []
    for grid in grids:
        if _kind(grid) == "teams":
            lists = lists_beside(grid, grids)
            has_crosstable = any(_go_together(other, "crosstable", grid) for other in grids)
            if lists.teams and (lists.matches or (lists.boards and not has_crosstable)):
                sheets.append(grid)
    return sheets


def _go_together(grid: Grid, kind: str, table: Grid) -> bool:
    """Whether a sheet has this kind and belongs to the section of a crosstable or ``Teams``."""
    if grid.kind and table.kind:
        return (grid.kind, grid.section) == (kind, table.section)
    if _kind(grid) != kind:
        return False
    (_, own), (table_kind, section) = _named_as(grid), _named_as(table)
    if table_kind not in ("crosstable", "teams"):
        section = ""
    is_cut = _LONGEST in (len(grid.sheet), len(table.sheet)) and bool(own and section)
    return own == section or (is_cut and (own.startswith(section) or section.startswith(own)))


def _lacking(grids: Sequence[Grid]) -> str:
    matches = next((grid for grid in grids if _kind(grid) == "matches"), None)
    if matches and not _is_list_of_matches(matches):
        return without_headers(matches, "matches").message
    if matches:
        return (
            f"the sheet {matches.sheet!r} holds matches, but there is no list of teams; name them "
            "on a sheet Teams, with the headers No. and Team"
        )
    teams = (grid for grid in grids if _kind(grid) == "teams" and list_in(grid, "teams"))
    for grid in teams:
        return (
            f"the sheet {grid.sheet!r} lists teams, but there are no matches; type them on a "
            "sheet Matches, with the headers Round, Team, Points, Opp. points and Opponent"
        )
    return ""
