"""Which sheet of a workbook is which: the event's labels, what each section is read from, and where
the prizes stand; which rows of a text file are a table of prizes; and what tables that are no
crosstables hold: people who enter, scores, or whatever else stands in place of results."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from xltiebreak.event.crosstable import MAX_PLAYERS
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import ERROR, WARNING, Finding, NoCrosstable, TieBreakError
from xltiebreak.event.section import Player, Section
from xltiebreak.event.words import LONGEST, bare, too_long, words_of
from xltiebreak.tables import further_columns, player_rows
from xltiebreak.tables.cells import Row, refuse_many_tables
from xltiebreak.tables.grid import KINDS, Block, Grid, Lists, ListSheet, list_in, without_headers
from xltiebreak.tables.header import (
    HEADER_WITHIN_ROWS,
    Columns,
    columns_headed,
    columns_in,
    field_headed,
    header_of_scores,
)
from xltiebreak.tables.labels import (
    Labels,
    Settings,
    Stated,
    begins_with_labels,
    name_in,
    stated_in,
    with_labels_above,
)
from xltiebreak.tables.vocabulary import ENTRIES, PRIZES, TOTALS, US

CROSSTABLE = "Crosstable"
_OF_SECTIONS = (CROSSTABLE, "Teams", "Scores")
"""A sheet from which a section is read begins with such a name; the section's name follows."""
NO_CROSSTABLE = (
    "no crosstable was found; expected a row of headers such as No., Name, R1, R2, R3 "
    "with one row for each player below it, or, for a list of games, Round, White, Result, Black "
    "with one row for each game"
)
_LISTS_OF_TEAMS = (
    "an event of teams has a sheet Teams, with the headers No. and Team, and a sheet Matches, with "
    "Round, Team, Points, Opp. points and Opponent; one of them is missing or has other headers"
)
_LABEL_SHEETS = ("events", "eventinfo", "eventinformation", "tournament", "settings", "info")
_OUR_OTHER_SHEETS = frozenset(
    {"event", "standings", "arithmetic", "worksheet", "checks", "help", "notes", "verify", "prizes"}
    | {"announcement"}
    | KINDS.keys()
)
_LONGEST = 31  # Excel cuts the names of sheets here

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


_WITHOUT_SETTINGS = (
    "the labels of the event say nothing of this section, so it is placed by the usual order "
    "(uschess); describe it in a column of its own beside the labels"
)
_WITHOUT_SHEET = (
    "this column is for a further section, which has neither a name nor a sheet; its values are "
    "passed over"
)

Pairs = Sequence[tuple[Grid, Settings]]


def labelled_tables(
    grids: Sequence[Grid], faults: list[Finding], *, ours: bool, wrote_us: bool
) -> tuple[Labels, Pairs]:
    """Return the labels of a file, and its crosstables with the settings of their sections; report
    labels and tables that do not go together. The other arguments are those of
    :func:`xltiebreak.tables.events.read_event`.

    Raises:
        TieBreakError: there is no crosstable.
    """
    tables = _crosstables(grids, ours=ours)
    event, *sections = _stated(grids, tables, faults, ours=ours)
    tables = _without_copies(grids, tables, sections, faults)
    stated = _paired(tables, sections, faults)
    labels = with_labels_above(event, stated, faults)
    pairs: list[tuple[Grid, Settings]] = []
    for (grid, _), own in zip(stated, labels.sections):
        name = own.name or _section_name(grid, lone=len(stated) == 1)
        notation = "" if ours and wrote_us and own.notation == US else own.notation
        in_our_book = ours and bool(grid.kind or grid.copy_of[0])
        made = own._replace(name=name, notation=notation, in_our_book=in_our_book)
        pairs.append((grid, made))
        if any(sections) and not own.cells:
            faults.append(Finding(WARNING, "no-settings", grid.sheet, _WITHOUT_SETTINGS))
    refuse_many_tables(pairs)
    faults += _doubts(pairs, sections)
    return labels, pairs


def _kind(grid: Grid) -> str:
    """Return a sheet's role for the formulas of our workbook, else the first word of its name."""
    return grid.kind or grid.sheet.strip().partition(" ")[0].casefold()


def _kind_of_original(grid: Grid) -> str:
    """Return the role of a sheet, or of the sheet of which it is a copy."""
    name = copied_sheet(grid.sheet) or grid.sheet
    return grid.copy_of[0] or _kind(replace(grid, sheet=name))


def _crosstables(grids: Sequence[Grid], *, ours: bool) -> list[Grid]:
    """Return the sheets from which sections are read. In a workbook of ours: those that its
    formulas read as crosstables, whatever their names, and those named ``Crosstable…``, or
    ``Teams…`` where a section's matches are typed as a list. Else: those that hold a crosstable and
    are not hidden; sheets named like our others, where these hold answers, count only if the
    workbook is not ours and there is nothing else."""
    lists = [grid for grid in grids if begins_lists(grid, grids)]
    typed = [grid for grid in grids if bare(grid.kind or grid.sheet).startswith("crosstable")]
    computed = [
        grid for grid in typed if any(_go_together(grid, "crosstable", teams) for teams in lists)
    ]
    if own := [grid for grid in grids if grid in lists or grid in {*typed} - {*computed}]:
        return own
    answers = [grid for grid in grids if ours and _kind_of_original(grid) in _OUR_OTHER_SHEETS]
    tables = [grid for grid in grids if grid not in answers and _holds_crosstable(grid)]
    seen = [grid for grid in tables if not grid.hidden]
    if tables and not seen:
        raise TieBreakError(
            f"the only crosstable is on the hidden sheet {tables[0].sheet!r}; unhide it, or name "
            f"it {CROSSTABLE}"
        )
    if not seen:
        is_of_teams = any(_kind(grid) in ("teams", "matches") for grid in grids)
        raise TieBreakError(_LISTS_OF_TEAMS) if is_of_teams else NoCrosstable(NO_CROSSTABLE)
    return [grid for grid in seen if _kind(grid) not in _OUR_OTHER_SHEETS] or seen


def _holds_crosstable(grid: Grid) -> bool:
    """Whether a sheet has a row of headers. On a sheet with the name of one of our lists, the
    headers must name the players as well: a row of figures is no header there."""
    kind, header = _kind(grid), grid.header
    if kind in ("matches", "boards") and list_in(grid, kind):
        return False
    return header is not None and (bool(header.fields) or kind not in KINDS)


def _without_copies(
    grids: Sequence[Grid],
    tables: Sequence[Grid],
    sections: Sequence[Stated],
    faults: list[Finding],
) -> list[Grid]:
    """Report copies of a sheet; one whose name is that of a section stays."""
    sheets = {grid.sheet: grid for grid in grids}
    named = [*filter(None, map(name_in, sections))]
    kept = list(tables)
    for name, grid in sheets.items():
        original, is_section = _original(grid, sheets), any(_is_for(name, own) for own in named)
        if original is None or (is_section and not grid.copy_of[0]):
            continue
        kept = [table for table in kept if table is not grid or is_section]
        severity = ERROR if {original, grid} <= {*tables} and not is_section else WARNING
        faults.append(Finding(severity, "copied-sheet", name, _COPIED))
    return kept


def copied_sheet(name: str) -> str:
    """Return the name of the sheet of which one of this name is a copy; empty for others."""
    copy = _COPY.fullmatch(name)
    return copy[1] if copy else ""


def _original(grid: Grid, sheets: Mapping[str, Grid]) -> Grid | None:
    """Return the sheet of which another is a copy, by its name or the names of its cells; nothing
    where it is none, or its original is gone."""
    if name := copied_sheet(grid.sheet):
        return sheets.get(name)
    same = (other for other in sheets.values() if (other.kind, other.section) == grid.copy_of)
    return next(same, None) if grid.copy_of[0] else None


def _stated(
    grids: Sequence[Grid], tables: Sequence[Grid], faults: list[Finding], *, ours: bool
) -> list[Stated]:
    """Return what labels state on the sheet that our formulas read as ``Event``, else on one of
    that name, one that begins with labels, or one with a similar name and labels on it."""
    others = [grid for grid in grids if grid not in tables]
    labelled = [grid for grid in others if begins_with_labels(grid)]
    named = [grid for grid in others if bare(grid.sheet) == "event"]
    similar = [grid for grid in others if bare(grid.sheet) in _LABEL_SHEETS and not grid.hidden]
    candidates = [
        *(grid for grid in labelled if grid.kind == "event"),
        *(grid for grid in named if grid in labelled or not (ours and labelled)),
        *labelled,
        *(grid for grid in similar if sum(map(len, stated_in(grid, [], lone=True))) > 1),
    ]
    if not candidates:
        faults += [Finding(ERROR, "no-event-sheet", "Event", NO_EVENT_SHEET)] * ours
        return [{}, {}]
    grid = candidates[0]
    message = (
        f"the labels on this sheet are passed over, since those of the sheet {grid.sheet!r} are "
        "read; delete it"
    )
    sheets = {other.sheet: other for other in (grid, *labelled)}
    seconds = (other for other in labelled if other is not grid)
    second = (other.sheet for other in seconds if _original(other, sheets) is not grid)
    stated = stated_in(grid, faults, lone=len(tables) == 1)
    faults += (Finding(WARNING, "second-event-sheet", sheet, message) for sheet in second)
    return stated


def _paired(
    grids: Sequence[Grid], sections: Sequence[Stated], faults: list[Finding]
) -> list[tuple[Grid, Stated]]:
    """Return each table with what is stated of its section, by name, then those left over."""
    left, sheets = list(grids), dict[int, Grid]()
    for is_first_choice in (True, False):
        for k, section in enumerate(sections):
            fitting = [g for g in left if g.section == k + 1 or _is_named(g, name_in(section))]
            if not is_first_choice:
                fitting = left if len(sections) == 1 else [*filter(_is_plain, left)]
            if fitting and k not in sheets:
                sheets[k] = fitting[0]
                left.remove(fitting[0])
    for section in (section for k, section in enumerate(sections) if section and k not in sheets):
        name, where = name_in(section), next(iter(section.values())).where
        sheet = f"{CROSSTABLE} {name}"[:_LONGEST]
        message = f"section {name!r} has no sheet; expected one named {sheet!r}"
        missing = Finding(ERROR, "missing-sheet", "Event", message)
        faults.append(missing if name else Finding(WARNING, "extra-value", where, _WITHOUT_SHEET))
    own = [(sheets[k], sections[k]) for k in sorted(sheets)]
    return [*own, *((grid, {}) for grid in left)]


_OF_ONE_SECTION = (
    *("prizes", "prize_fund", "announced_total", "based_on", "entries", "guaranteed", "entry_fees"),
    *("no_limit_for", "prize_lists", "prize_ratings", "re_entries", "playoff", "withdrawn"),
)


def _doubts(pairs: Pairs, stated: Sequence[Stated]) -> Iterator[Finding]:
    """Report sections of one name, and what is for one and is stated once for several."""
    message = (
        "it is not typed for which section this is; type one of "
        f"{', '.join(own.name for _, own in pairs)} at the label Section, on the sheet Event or, "
        "with what is for it alone, right above its table; or type prizes as a table with a column "
        "Section"
    )
    (first, _), *others = pairs
    is_first = len(stated) > 1 or first.section or _is_plain(first) or name_in(stated[0])
    for name in _OF_ONE_SECTION:
        cells = [own.cells[name] for _, own in pairs if name in own.cells]
        if len({*cells}) < len(cells):
            yield Finding(ERROR, "prize-section", max(cells, key=cells.count), message)
        elif others and not is_first and "prizes" == name in stated[0]:
            yield Finding(ERROR, "prize-section", stated[0][name].where, message)
    known: dict[str, Grid] = {}
    for grid, own in pairs:
        other, header = known.setdefault(own.name.casefold(), grid), grid.header
        where = grid.sheet
        if header and other.sheet == where:
            where = Block(grid, header).address(grid.rows[header.row], header.fields.get("No.", 0))
        message = (
            f"the section is called {own.name!r}, as is another; give each a name of its own: that "
            "of its sheet, or, of several tables on a sheet, alone in a row above its table; or "
            "delete the table that is too many"
        )
        if header and min(header.rounds, default=1) > 1:
            message = "put the columns of these rounds beside those of the table above"
        if other is not grid:
            yield Finding(ERROR, "duplicate-section", where, message)


def _is_plain(grid: Grid) -> bool:
    """Whether a sheet is that of the first section where nothing else says so."""
    is_open = bool(grid.games) and grid.title == "Open"
    return is_open or bare(grid.sheet) in map(bare, _OF_SECTIONS)


def _is_named(grid: Grid, section: str) -> bool:
    """Whether a sheet, or the heading above a list of games, is named after a section."""
    is_headed = grid.games and _is_for(grid.title, section)
    return bool(section) and (is_headed or _is_for(grid.sheet, section))


def _is_for(sheet: str, section: str) -> bool:
    """Whether a sheet's name is that of a section; Excel cuts names at 31 characters."""
    names = [bare(f"{kind} {section}") for kind in _OF_SECTIONS]
    is_cut = len(sheet) == _LONGEST and any(name.startswith(bare(sheet)) for name in names)
    return is_cut or bare(sheet) in (*names, bare(section))


def _section_name(grid: Grid, *, lone: bool) -> str:
    """Return a sheet's name without "Crosstable", "Teams" or "Scores"; ``Open`` where nothing is
    left, and where the section is the first or the ``lone`` one."""
    name = grid.title or grid.sheet.strip()
    if kind := re.match("(?i)crosstable|(?:teams|scores)(?: |$)", name):
        name = name[kind.end() :].strip(" -_:")
    return "Open" if lone or grid.section == 1 else name or "Open"


def verify_sheet(table: Grid, grids: Sequence[Grid], *, lone: bool) -> Grid | None:
    """Return the sheet ``Verify`` whose name goes with that of a crosstable or sheet of teams; for
    the ``lone`` section of an event, any such sheet."""
    any_such = [grid for grid in grids if _kind(grid) == "verify"]
    goes = [grid for grid in any_such if _go_together(grid, "verify", table)]
    return next(iter(goes or any_such * lone), None)


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


def begins_lists(grid: Grid, grids: Sequence[Grid]) -> bool:
    """Whether this is the sheet ``Teams`` of a section that is typed as lists: with a list of
    matches, or, where there is no crosstable, with one of boards."""
    if _kind(grid) != "teams":
        return False
    lists = lists_beside(grid, grids)
    has_crosstable = any(_go_together(other, "crosstable", grid) for other in grids)
    return bool(lists.teams and (lists.matches or (lists.boards and not has_crosstable)))


def _go_together(grid: Grid, kind: str, table: Grid) -> bool:
    """Whether a sheet has this kind and belongs to the section of a crosstable or ``Teams``."""
    if grid.kind and table.kind:
        return (grid.kind, grid.section) == (kind, table.section)
    own, (first, section) = _parted(grid.sheet)[1], _parted(table.sheet)
    if first not in ("crosstable", "teams"):
        section = own * (own == bare(table.sheet))
    is_cut = _LONGEST in (len(grid.sheet), len(table.sheet)) and bool(own and section)
    is_same = own == section or (is_cut and (own.startswith(section) or section.startswith(own)))
    return _kind(grid) == kind and is_same


def _parted(sheet: str) -> tuple[str, str]:
    """Return ``teams`` and ``u1200`` of ``Teams U1200``."""
    kind, _, section = " ".join(sheet.split()).partition(" ")
    return kind.casefold(), bare(section)


WINNERS = "Winners"
"""Begins the line below typed prizes under which our workbook shows who wins them."""


class PrizeTable(NamedTuple):
    """A table of prizes; ``sheet`` is missing where its headers cannot be read. What its rows mean
    is read by :mod:`xltiebreak.tables.prizes`, which few files need."""

    grid: Grid
    sheet: ListSheet | None

    @property
    def rows(self) -> Iterator[Row]:
        """The rows in which something is typed below these headers, as far as the winners."""
        if self.sheet is None:
            return
        for row in self.sheet.rows:
            texts = [text for title in PRIZES if (text := self.sheet.cell(row, title).text)]
            if _begins_winners(texts):
                return
            if texts:
                yield row


def _begins_winners(texts: Sequence[str]) -> bool:
    return len(texts) == 1 and f"{texts[0]}: ".startswith(f"{WINNERS}: ")


def without_winners(grid: Grid) -> Grid:
    """Return a sheet of our workbook, of ``Prizes`` or its copy as far as the winners, which our
    functions answer below the prizes and, hidden, beside them."""
    if _kind_of_original(grid) != "prizes":
        return grid
    heads = (k for k, row in enumerate(grid.rows) if _begins_winners(row.texts))
    return replace(grid, rows=grid.rows[: next(heads, None)])


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
    heads = (k for k, row in enumerate(rows) if k not in ends and header_of_prizes(k, row))
    first = next(heads, None)
    if first is None:
        return grid, None
    end = min(k for k in ends if k > first)
    cut = [Row(row.number, []) for row in rows[first:end]]
    prizes = table_of_prizes(replace(grid, rows=rows[first:end]))
    return replace(grid, rows=[*rows[:first], *cut, *rows[end:]]), prizes


def header_of_prizes(index: int, row: Row) -> Columns | None:
    """Return the columns of a table of prizes, if a row heads one; ``index`` is its place."""
    columns = columns_headed(row, PRIZES, index)
    is_one = "Prize" in columns.fields and columns.fields.keys() & {"Cash", "Trophy"}
    return columns if is_one else None


_TITLES = ("Name", "Last name", "First name", "ID", "Rating", "Team", "Section")


class Entry(NamedTuple):
    """A player of the list, without a number; his section as typed, his name's full address."""

    player: Player
    section: str
    where: str


class EntryList(NamedTuple):
    """The players of a list, the highest rated first, the unrated last, those of one rating by
    name; and the headers of the columns that are not read."""

    entries: Sequence[Entry] = ()
    passed_over: Sequence[str] = ()


def entries_in(grids: Sequence[Grid]) -> EntryList:
    """Return the registration or rating list that one of the sheets holds.

    Raises:
        TieBreakError: there is no list or more than one, a name is missing, a player stands in it
            twice, or something cannot be read.
    """
    lists = [sheet for grid in grids if not grid.hidden and (sheet := entry_list_in(grid))]
    if not lists:
        raise TieBreakError(
            "there is no row of headers with the names; expected such as Name (or Last name and "
            "First name), ID, Rating, Team, Section"
        )
    if len(lists) > 1:
        sheets = ", ".join(sheet.grid.sheet for sheet in lists)
        raise TieBreakError(f"several sheets hold a list ({sheets}); keep the one that counts")
    entries = [entry for row in lists[0].rows for entry in _entries_in(lists[0], row)]
    if not entries:
        raise TieBreakError("the list has headers, and nobody below them")
    if len(entries) > MAX_PLAYERS:
        raise TieBreakError(f"the list has {len(entries):,} rows, more than {MAX_PLAYERS:,}")
    first: dict[tuple[str, str], Entry] = {}
    for entry in entries:
        player = entry.player
        for what, text in (("ID", player.id.lstrip("0")), ("name", bare(player.name))):
            other = first.setdefault((what, text), entry) if text else entry
            are_two = what == "name" and player.id and other.player.id
            if other is not entry and not are_two:
                raise TieBreakError(
                    f"{entry.where}: {player.name!r} has the {what} of {other.player.name!r} at "
                    f"{other.where}; delete one of them, or correct it (two people of one name "
                    "need both their IDs)"
                )
    entries.sort(key=lambda entry: (-(entry.player.rating or 0), entry.player.name.casefold()))
    header = lists[0].header
    known = {header.fields.get(title) for title in _TITLES}
    heads = enumerate(lists[0].grid.rows[header.row].cells)
    return EntryList(entries, [head.text for k, head in heads if head.text and k not in known])


def entry_list_in(grid: Grid) -> ListSheet | None:
    """Return a sheet below the row that heads names and most columns, if no signs part these."""
    headers = []
    for k, row in enumerate(grid.rows[:HEADER_WITHIN_ROWS]):
        columns = columns_in(grid.rows, k)
        if columns.name is not None and not {*";\t|"} & {*row.cell(columns.name).text}:
            fields = {**columns_headed(row, ENTRIES).fields, **columns.fields}
            headers.append(columns._replace(fields=fields))
    return ListSheet(grid, max(headers, key=lambda head: len(head.fields))) if headers else None


def _entries_in(sheet: ListSheet, row: Row) -> Iterator[Entry]:
    """Yield the entry in a row, if there is more than what stands beside the list."""
    width = len(sheet.grid.rows[sheet.header.row].cells)
    if sheet.grid.lines and any(cell.text for cell in row.cells[width:]):
        raise TieBreakError(
            f"{sheet.address(row, width)}: there are more cells in this line than headers; put a "
            "name with a comma in quotation marks"
        )
    cells = [sheet.cell(row, title) for title in _TITLES]
    if not any(cell.text or cell.fault for cell in cells):
        return
    faults: list[Finding] = []
    player = player_rows.read_player(sheet, player_rows.Entry(row, 0, ()), faults)
    where = sheet.address(row, sheet.header.name or 0)
    why = too_long(player.name, LONGEST)
    if faults:
        where, why = faults[0].where, faults[0].message.partition(";")[0]
        why += "; correct it, or clear the cell"
    elif not player.name:
        why = "the name is missing; type it, or clear the row"
    if why:
        raise TieBreakError(f"{where}: {why}")
    yield Entry(player, sheet.cell(row, "Section").text, where)


def doubtful_scores(
    block: Block, entries: Sequence[player_rows.Entry], settings: Settings
) -> Iterator[Finding]:
    """Report in a list of scores what keeps prizes from being divided: scores and players of which
    nobody can know whether they count, a first missing place, and several sections."""
    fields, heads, rows = block.header.fields, block.header.heads, [each.row for each in entries]
    if "Score" not in fields or not rows:
        return  # a crosstable before its first round
    for row, column, message in _score_doubts(block, rows, settings):
        yield block.finding(ERROR, "score", row, column, message)
    places = [block.cell(row, "Place") for row in rows]
    unplaced = [k for k, cell in enumerate(places) if player_rows.printed_place(cell) is None]
    if unplaced and any(cell.text or cell.fault for cell in places):
        text = places[unplaced[0]].text
        message = (
            f"{f'{text!r} is not a place' if text else 'the place is missing'}, so the printed "
            "places are left out; type a place for everybody (2 for each of two who share it), or "
            "clear the column"
        )
        yield block.finding(WARNING, "printed-place", rows[unplaced[0]], fields["Place"], message)
    for column in (k for k, head in enumerate(heads) if bare(head.text) in _SECTION):
        texts = [row.cell(column).text or "nothing" for row in rows]
        for row, text in [each for each in zip(rows, texts) if bare(each[1]) != bare(texts[0])][:1]:
            message = (
                f"the list holds {texts[0]!r} and {text!r} as sections; give each section a list "
                "of its own, on a sheet or in a file"
            )
            yield block.finding(ERROR, "sections", row, column, message)


_SECTION = frozenset({"section", "division", "sec", "div"})
_SUM = "this row may sum up others; clear it, or type the player's whole name and a rating, or 0"


def _score_doubts(
    block: Block, rows: Sequence[Row], settings: Settings
) -> Iterator[tuple[Row, int, str]]:
    """Yield the cells in doubt, each with what to do: a score that cannot be read or is more than
    the rounds, a row that is likely the sum of others, such as a school with as many points as the
    players below it, and figures in a second column of scores or behind the last header."""
    header, name, at = block.header, block.header.name or 0, block.header.fields["Score"]
    scores = [player_rows.printed_score(row.cell(at)) for row in rows]
    for row, score in zip(rows, scores):
        cell = row.cell(at)
        if score is None:
            what = f"{cell.text!r} is not a score" if cell.text else "the score is missing"
            what = cell.fault.message if cell.fault else what
            yield row, at, f"{what}; type the points, such as 3.5, or clear the row"
    lone = [k for k, row in enumerate(rows) if len(row.texts) == 2]
    sums = [(k, scores[k + 1 : end]) for k, end in zip(lone, [*lone[1:], len(rows)])]
    are_sums = all(own and scores[k] == sum(filter(None, own)) for k, own in sums)
    schools = lone if lone[:1] == [0] and are_sums and len(rows) > 2 * len(lone) else []
    for k, row in enumerate(rows):
        if k in schools or bare(block.name(row).text) in TOTALS:
            yield row, name, _SUM
    totals = [k for k, head in enumerate(header.heads) if field_headed(head.text, k) == "Score"]
    for row in block.grid.rows[header.row + 1 :] if header.lists_scores else ():
        others = [player_rows.printed_score(row.cell(k)) for k in totals]
        are_two = row in rows and None not in others and len({*others}) > 1
        further = [
            k
            for k in range(len(header.heads), len(row.cells))
            if any(map(str.isdecimal, row.cell(k).text))
        ]
        for column in [*totals[-1:] * are_two, *further]:
            message = (
                f"{row.cell(column).text!r} stands here beside another score; delete what does not "
                "count (lists stand below each other, and in a text file a number such as 2,5 "
                "between quotation marks)"
            )
            yield row, column, message
    stated, where = settings.scheduled_rounds, settings.cells.get("scheduled_rounds")
    if stated and where and block.entry == "player":
        for row, score in [each for each in zip(rows, scores) if (each[1] or 0) > stated][:1]:
            message = (
                f"{score:g} points are more than the {counted(stated, 'round')} stated at {where}; "
                "correct one of them (where a round has two games, state the number of games as "
                "that of the rounds)"
            )
            yield row, at, message


def lists_of_others(
    grids: Sequence[Grid], tables: Sequence[Grid], sections: Sequence[Section]
) -> Iterator[Finding]:
    """Report another program's sheet ``Standings`` that names nobody of the sections that are read:
    prizes would go to players of another event."""
    are_of_players = all(section.matches is None for section in sections)
    for grid in (grid for grid in grids if bare(grid.sheet) == "standings" and are_of_players):
        is_other = grid.kind or grid.lines or grid.hidden or grid in tables
        header = None if is_other else header_of_scores(grid.rows)
        if header is None:
            continue
        block, players = Block(grid, header), chain(*(section.players for section in sections))
        known = [words_of(player.name) for player in players if player.name]
        texts = (block.name(row).text for row in grid.rows[header.row + 1 :])
        names = [words_of(text) for text in texts if text]
        count = sum(any(_may_be_one_player(name, own) for own in known) for name in names)
        if known and _FEW * count < len(names):
            message = (
                f"hardly anybody here is on the sheet {tables[0].sheet!r}, which is "
                "read; delete the sheet that is of another event"
            )
            yield Finding(ERROR, "no-crosstable", grid.sheet, message)


_FEW = 4  # one in so many names may be that of another by accident


def _may_be_one_player(words: Sequence[str], others: Sequence[str]) -> bool:
    """Whether two names may be of one: two words are shared, or one and an initial, or all."""
    shared = {*words} & {*others}
    left, right = ({word[0] for word in own if word not in shared} for own in (words, others))
    return len(shared) > 1 or (bool(shared) and (not left or not right or bool(left & right)))


def no_crosstable(grids: Sequence[Grid]) -> NoCrosstable:
    """Return the error that says what the tables of a file are, if that is known."""
    unread = (f"{each.where}: {each.message}" for grid in grids for each in _unread_in(grid))
    rows = (row for grid in grids for row in grid.rows[:HEADER_WITHIN_ROWS])
    what = next(filter(None, chain(unread, map(_headed, rows))), "")
    if all(row.empty for grid in grids for row in grid.rows):
        what = "nothing is typed in this file"
    return NoCrosstable(f"no crosstable was found: {what}" if what else NO_CROSSTABLE)


def _unread_in(grid: Grid) -> Iterator[Finding]:
    if columns := header_of_scores(grid.rows):
        block = Block(grid, columns)
        yield from further_columns.unread_results(
            block, player_rows.read_entries(block, []), is_said=True
        )


def _headed(row: Row) -> str:
    """Return what a row of headers heads in place of results; nothing where that is not known."""
    from xltiebreak.checks.causes import WHICH_PAGE  # late: for what is refused

    header = columns_in([row])
    if header.parts or header.against:
        return ""
    if header.lists_scores:
        return f"these are standings, which do not say who met whom; {WHICH_PAGE}"
    if "Name" in header.fields and header.fields.keys() & {"Rating", "ID"}:
        return (
            "this is a list of players without results; 'xltiebreak new EVENT.xlsx --entries FILE' "
            f"makes a workbook of it to type them into; if they are played, {WHICH_PAGE}"
        )
    return ""
