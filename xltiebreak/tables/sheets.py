"""Which sheet of a workbook is which: the event's labels, what each section is read from, and where
the prizes stand; which rows of a text file are a table of prizes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from xltiebreak.event.findings import ERROR, WARNING, Finding, NoCrosstable, TieBreakError
from xltiebreak.event.words import bare
from xltiebreak.tables.cells import Row
from xltiebreak.tables.grid import (
    KINDS,
    Block,
    Grid,
    Lists,
    ListSheet,
    list_in,
    without_headers,
)
from xltiebreak.tables.header import Columns, columns_headed
from xltiebreak.tables.labels import (
    NO_LABELS,
    Labels,
    begins_with_labels,
    labelled_rows,
    read_labels,
)
from xltiebreak.tables.settings import Settings
from xltiebreak.tables.vocabulary import PRIZES

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

_COPIED = (
    "this sheet is a copy: it places nobody, and what is typed here does not count; delete it, and "
    "use one workbook a section"
)
NO_EVENT_SHEET = (
    "this workbook has no sheet with the labels of the event (Kind, Edition, Tie-break order …), "
    "so it is not known how the players are to be placed; undo the deletion, or add a sheet Event "
    "with Tie-break order in A1 and the order, such as uschess, in B1"
)


def _named_as(grid: Grid) -> tuple[str, str]:
    """Return the kind and the section in a sheet's name: ``teams`` and ``u1200`` of ``Teams
    U1200``."""
    kind, _, section = " ".join(grid.sheet.split()).partition(" ")
    return kind.casefold(), bare(section)


def _kind(grid: Grid) -> str:
    """Return a sheet's role for the formulas of our workbook, else the first word of its name."""
    return grid.kind or _named_as(grid)[0]


def crosstables(grids: Sequence[Grid]) -> list[Grid]:
    """Return the sheets from which sections are read. In a workbook of ours: those that its
    formulas read as crosstables, whatever their names, and those named ``Crosstable…``, or
    ``Teams…`` where a section's matches are typed as a list. Else: those that hold a crosstable and
    are not hidden; sheets named like our others count only if there is nothing else.

    Raises:
        TieBreakError: there is none.
    """
    lists = lists_of_teams(grids)
    if ours := [grid for grid in grids if grid in lists or _is_crosstable(grid, lists)]:
        return ours
    tables = [grid for grid in grids if grid.kind != "arithmetic" and _holds_crosstable(grid)]
    seen = [grid for grid in tables if not grid.hidden]
    if tables and not seen:
        raise TieBreakError(
            f"the only crosstable is on the hidden sheet {tables[0].sheet!r}; "
            f"unhide it, or name it {CROSSTABLE}"
        )
    if not seen and (lacking := _lacking(grids)):
        raise TieBreakError(lacking)
    if not seen:
        raise NoCrosstable(NO_CROSSTABLE)
    return [grid for grid in seen if _kind(grid) not in _OUR_OTHER_SHEETS] or seen


def _is_crosstable(grid: Grid, lists: Sequence[Grid]) -> bool:
    """Whether a sheet is one of ours for results, and not computed from lists of matches."""
    is_named_so = not grid.kind and bare(grid.sheet).startswith("crosstable")
    is_computed = any(_go_together(grid, "crosstable", teams) for teams in lists)
    return (_kind(grid) == "crosstable" or is_named_so) and not is_computed


def _holds_crosstable(grid: Grid) -> bool:
    """Whether a sheet has a row of headers. On a sheet with the name of one of our lists, the
    headers must name the players as well: a row of figures is no header there."""
    kind, header = _kind(grid), grid.header
    if kind in ("matches", "boards") and list_in(grid, kind):
        return False
    return header is not None and (bool(header.fields) or kind not in KINDS)


def without_copies(
    grids: Sequence[Grid], tables: Sequence[Grid], sections: Sequence[Settings]
) -> tuple[list[Grid], list[Finding]]:
    """Return the crosstables without copies of another sheet, and a finding for every copy. A copy
    stays if a section has its name."""
    sheets = {grid.sheet: grid for grid in grids}
    kept, faults = list(tables), []
    for name, grid in sheets.items():
        original = _original(grid, sheets)
        is_section = any(own.name and _is_for(name, own.name) for own in sections)
        if original is None or (is_section and not grid.copy_of[0]):
            continue
        if grid in tables and not is_section:
            kept.remove(grid)
        is_error = grid in tables and original in tables and not is_section
        faults.append(Finding(ERROR if is_error else WARNING, "copied-sheet", name, _COPIED))
    return kept, faults


def _original(grid: Grid, sheets: Mapping[str, Grid]) -> Grid | None:
    """Return the sheet of which another is a copy, by its name or the names of its cells; nothing
    where it is none, or its original is gone."""
    if copied := _COPY.fullmatch(grid.sheet):
        return sheets.get(copied[1])
    same = (other for other in sheets.values() if (other.kind, other.section) == grid.copy_of)
    return next(same, None) if grid.copy_of[0] else None


def labels_of(grids: Sequence[Grid], tables: Sequence[Grid], *, ours: bool = False) -> Labels:
    """Return the event's labels, from the sheet that our formulas read as ``Event``, else from one
    of that name, one that begins with labels, or one with a similar name and labels on it; else
    from the rows above the only crosstable. Labels on a second sheet are reported, and so is a
    workbook of ours without any."""
    lone = len(tables) == 1
    labelled = [grid for grid in grids if grid not in tables and begins_with_labels(grid)]
    known = [grid for grid in labelled if grid.kind == "event"]
    named_event = [
        grid
        for grid in grids
        if bare(grid.sheet) == "event" and (grid in labelled or not (ours and labelled))
    ]
    candidates = [*known, *named_event, *labelled]
    if not candidates:
        similar = [grid for grid in grids if bare(grid.sheet) in _LABEL_SHEETS and not grid.hidden]
        candidates = [
            grid
            for grid in (*similar, *(tables if lone else ()))
            if labelled_rows(grid, _table_row(grid, tables)) > 1
        ]
    if not candidates:
        without = Finding(ERROR, "no-event-sheet", "Event", NO_EVENT_SHEET)
        return NO_LABELS._replace(faults=(without,) if ours else ())
    grid = candidates[0]
    labels = read_labels(grid, _table_row(grid, tables), lone=lone)
    sheets = {other.sheet: other for other in (grid, *labelled)}
    message = (
        f"the labels on this sheet are passed over, since those of the sheet {grid.sheet!r} are "
        "read; delete it"
    )
    faults = [
        Finding(WARNING, "second-event-sheet", other.sheet, message)
        for other in labelled
        if other is not grid and _original(other, sheets) is not grid
    ]
    return labels._replace(faults=(*labels.faults, *faults))


def _table_row(grid: Grid, tables: Sequence[Grid]) -> int | None:
    """Return the row in which a sheet's labels end, if it is a crosstable, too."""
    return grid.header.top if grid in tables and grid.header else None


Pairs = list[tuple[Grid, Settings]]
"""Tables, each with the settings of its section."""


def paired(grids: Sequence[Grid], settings: Sequence[Settings]) -> tuple[Pairs, list[Finding]]:
    """Return each sheet with its section's settings, by name, then those left over in order; and
    findings for those without a match."""
    left = list(grids)
    sheets: dict[int, Grid] = {}

    def take(k: int, fitting: Sequence[Grid]) -> None:
        if fitting:
            sheets[k] = fitting[0]
            left.remove(fitting[0])

    for k, section in enumerate(settings):
        take(k, [g for g in left if g.section == k + 1 or _is_named(g, section.name)])
    for k in range(len(settings)):
        if k not in sheets:
            take(k, [grid for grid in left if len(settings) == 1 or _is_of_the_first(grid)])
    without = (section for k, section in enumerate(settings) if k not in sheets)
    faults = [fault for section in without for fault in _without_sheet(section)]
    pairs = [(sheets[k], settings[k]) for k in sorted(sheets)]
    if pairs and any(section.cells for section in settings):
        faults += [Finding(WARNING, NO_SETTINGS, grid.sheet, _WITHOUT_SETTINGS) for grid in left]
    pairs += [(grid, Settings(name=_section_name(grid))) for grid in left]
    pairs = [
        (grid, own if own.name else replace(own, name=_section_name(grid, lone=len(pairs) == 1)))
        for grid, own in pairs
    ]
    return pairs, [*faults, *_same_names(pairs)]


_WITHOUT_SETTINGS = (
    "the labels of the event say nothing of this section, so it is placed by the usual order "
    "(uschess); describe it in a column of its own beside the labels"
)


def _without_sheet(settings: Settings) -> Iterator[Finding]:
    if settings.name:
        sheet = f"{CROSSTABLE} {settings.name}"[:_LONGEST]
        message = f"section {settings.name!r} has no sheet; expected one named {sheet!r}"
        yield Finding(ERROR, "missing-sheet", "Event", message)
    elif settings.cells:
        message = (
            "this column is for a further section, which has neither a name nor a sheet; its "
            "values are passed over"
        )
        yield Finding(WARNING, "extra-value", next(iter(settings.cells.values())), message)


def _same_names(pairs: Pairs) -> list[Finding]:
    first: dict[str, Grid] = {}
    faults = []
    for grid, settings in pairs:
        other = first.setdefault(settings.name.casefold(), grid)
        if other is grid:
            continue
        where, header = grid.sheet, grid.header
        if header and other.sheet == grid.sheet:
            row, column = grid.rows[header.row], header.fields.get("No.", 0)
            where = Block(grid, header).address(row, column)
        message = (
            f"the section is called {settings.name!r}, as is another; give each a name of its own: "
            "that of its sheet, or, of several tables on a sheet, alone in a row above its table; "
            "or delete the table that is too many"
        )
        faults.append(Finding(ERROR, "duplicate-section", where, message))
    return faults


_OF_THE_FIRST = (bare(CROSSTABLE), bare(TEAMS), bare(SCORES))


def _is_of_the_first(grid: Grid) -> bool:
    return bare(grid.sheet) in _OF_THE_FIRST or (bool(grid.games) and grid.title == "Open")


def _is_named(grid: Grid, section: str) -> bool:
    """Whether a sheet, or the heading above a list of games, is named after a section."""
    names = (grid.sheet, grid.title) if grid.games else (grid.sheet,)
    return bool(section) and any(_is_for(name, section) for name in names)


def _is_for(sheet: str, section: str) -> bool:
    """Whether a sheet's name is that of a section; Excel cuts names at 31 characters."""
    names = [bare(f"{kind} {section}") for kind in (CROSSTABLE, TEAMS, SCORES)]
    is_cut = len(sheet) == _LONGEST and any(name.startswith(bare(sheet)) for name in names)
    return is_cut or bare(sheet) in (*names, bare(section))


def _section_name(grid: Grid, *, lone: bool = False) -> str:
    """Return a sheet's name without "Crosstable", "Teams" or "Scores"; ``Open`` where nothing is
    left, and where the section is the first or the ``lone`` one."""
    name = grid.title or grid.sheet.strip()
    if kind := _OUR_WORD.match(name):
        name = name[kind.end() :].strip(" -_:")
    return "Open" if lone or grid.section == 1 else name or "Open"


_OUR_WORD = re.compile(r"crosstable|(?:teams|scores)(?: |$)", re.IGNORECASE)


def verify_sheet(table: str, grids: Sequence[Grid], *, lone: bool) -> Grid | None:
    """Return the sheet ``Verify`` whose name goes with that of a crosstable or sheet of teams; for
    the ``lone`` section of an event, any such sheet."""
    crosstable = next((grid for grid in grids if grid.sheet == table), None)
    if crosstable is None:
        return None
    kind = "teams" if _kind(crosstable) == "teams" else "crosstable"
    section = bare(table).removeprefix(kind)
    for grid in grids:
        sheet = bare(grid.sheet)
        is_cut = len(table) == _LONGEST and section and sheet.startswith(f"verify{section}")
        goes = sheet == f"verify{section}" or is_cut
        if crosstable.kind:
            goes = (grid.kind, grid.section) == ("verify", crosstable.section)
        if goes or (lone and "verify" in (grid.kind, sheet)):
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
    or, where there is no crosstable, with one of boards; and the lists of games of teams."""
    sheets = []
    for grid in grids:
        if grid.games and grid.games.teams:
            sheets.append(grid)
        elif _kind(grid) == "teams":
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
    """Say what a team event typed as lists lacks; nothing where no list is typed."""
    for kind, lacking in _LACKING.items():
        for grid in (grid for grid in grids if _kind(grid) == kind):
            if list_in(grid, kind):
                return f"the sheet {grid.sheet!r} {lacking}"
            if kind == "matches":
                return without_headers(grid, kind).message
    return ""


_LACKING = {
    "matches": "holds matches, but there is no list of teams; name them on a sheet Teams, with the "
    "headers No. and Team",
    "teams": "lists teams, but there are no matches; type them on a sheet Matches, with the "
    "headers Round, Team, Points, Opp. points and Opponent",
}
WINNERS = "Winners"
"""Begins the line below typed prizes under which our workbook shows who wins them."""


class PrizeTable(NamedTuple):
    """A table of prizes; ``sheet`` is missing where its headers cannot be read. What its rows mean
    is read by :mod:`xltiebreak.tables.prizes`, which few files need."""

    grid: Grid
    sheet: ListSheet | None

    @property
    def rows(self) -> Iterator[Row]:
        """The rows in which something is typed, as far as the winners; formulas beside the columns
        do not count."""
        if self.sheet is None:
            return
        for row in self.sheet.rows:
            texts = [text for title in PRIZES if (text := self.sheet.cell(row, title).text)]
            if len(texts) == 1 and f"{texts[0]}: ".startswith(f"{WINNERS}: "):
                return
            if texts:
                yield row


def prize_table(grids: Sequence[Grid]) -> PrizeTable | None:
    """Return the sheet ``Prizes`` of a workbook, or nothing where it is missing or empty."""
    sheets = (grid for grid in grids if bare(grid.sheet) == "prizes")
    filled = (grid for grid in sheets if not all(row.empty for row in grid.rows))
    return next(map(table_of_prizes, filled), None)


def table_of_prizes(grid: Grid) -> PrizeTable:
    """Return the table below the first row that heads prizes."""
    headers = (header_of_prizes(k, row) for k, row in enumerate(grid.rows))
    header = next(filter(None, headers), None)
    return PrizeTable(grid, ListSheet(grid, header, "prize") if header else None)


def cut_out(grid: Grid) -> tuple[Grid, PrizeTable | None]:
    """Return a text file without its table of prizes, and that table, if there is one. The table
    ends at the next empty line or at the crosstable."""
    rows = grid.rows
    ends = {k for k, row in enumerate(rows) if row.empty} | {len(rows)}
    ends |= {grid.header.top} if grid.header else set()
    heads = ((k, header_of_prizes(k, row)) for k, row in enumerate(rows) if k not in ends)
    for first, header in heads:
        if header:
            end = min(k for k in ends if k > first)
            cut = [Row(row.number, []) for row in rows[first:end]]
            sheet = ListSheet(replace(grid, rows=rows[:end]), header, "prize")
            whole = [*rows[:first], *cut, *rows[end:]]
            return replace(grid, rows=whole), PrizeTable(sheet.grid, sheet)
    return grid, None


def header_of_prizes(index: int, row: Row) -> Columns | None:
    """Return the columns of a table of prizes, if a row heads one; ``index`` is its place."""
    columns = columns_headed(row, PRIZES, index)
    is_one = "Prize" in columns.fields and columns.fields.keys() & {"Cash", "Trophy"}
    return columns if is_one else None
