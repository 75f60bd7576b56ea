"""Tables that are no crosstables: lists of people who enter, lists of scores, and whatever else a
file holds in place of results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from xltiebreak.event.crosstable import MAX_PLAYERS
from xltiebreak.event.figures import rating
from xltiebreak.event.findings import ERROR, WARNING, Finding, NoCrosstable, TieBreakError
from xltiebreak.event.section import Player
from xltiebreak.event.words import LONGEST, bare, too_long
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.grid import Block, Grid, ListSheet
from xltiebreak.tables.header import HEADER_WITHIN_ROWS, columns_headed, columns_in
from xltiebreak.tables.people import Misfit
from xltiebreak.tables.player_rows import Entry as PlayerRow
from xltiebreak.tables.player_rows import printed_place, printed_score
from xltiebreak.tables.sheets import NO_CROSSTABLE
from xltiebreak.tables.vocabulary import ENTRIES

_TITLES = ("Name", "Last name", "First name", "ID", "Rating", "Team", "Section")


class Entry(NamedTuple):
    """A player of the list, still without a pairing number; his section as typed, and the full
    address of his name."""

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
    lists = [sheet for grid in grids if not grid.hidden and (sheet := _entries_of(grid))]
    if not lists:
        raise TieBreakError(
            "there is no row of headers with the names; expected such as Name (or Last name and "
            "First name), ID, Rating, Team, Section"
        )
    if len(lists) > 1:
        sheets = ", ".join(sheet.grid.sheet for sheet in lists)
        raise TieBreakError(f"several sheets hold a list ({sheets}); keep the one that counts")
    entries = list(_entries(lists[0]))
    if not entries:
        raise TieBreakError("the list has headers, and nobody below them")
    if len(entries) > MAX_PLAYERS:
        raise TieBreakError(f"the list has {len(entries):,} rows, more than {MAX_PLAYERS:,}")
    _refuse_doubles(entries)
    entries.sort(key=lambda entry: (-(entry.player.rating or 0), entry.player.name.casefold()))
    header = lists[0].header
    known = {header.fields.get(title) for title in _TITLES}
    heads = enumerate(lists[0].grid.rows[header.row].cells)
    return EntryList(entries, [head.text for k, head in heads if head.text and k not in known])


def is_entry_list(grid: Grid) -> bool:
    """Whether a sheet has the headers of a registration list."""
    return _entries_of(grid) is not None


def _entries_of(grid: Grid) -> ListSheet | None:
    """Return a sheet below the row of headers that names people and most of their columns."""
    headers = []
    for k, row in enumerate(grid.rows[:HEADER_WITHIN_ROWS]):
        columns = columns_in(grid.rows, k)
        if columns.name is not None:
            fields = {**columns_headed(row, ENTRIES).fields, **columns.fields}
            headers.append(replace(columns, fields=fields))
    widest = max(headers, key=lambda header: len(header.fields), default=None)
    return ListSheet(grid, widest) if widest else None


def _entries(sheet: ListSheet) -> Iterator[Entry]:
    width = len(sheet.grid.rows[sheet.header.row].cells)
    for row in sheet.rows:
        if sheet.grid.lines and any(cell.text for cell in row.cells[width:]):
            raise TieBreakError(
                f"{sheet.address(row, width)}: there are more cells in this line than headers; put "
                "a name with a comma in quotation marks"
            )
        cells = [sheet.cell(row, title) for title in _TITLES]
        if any(cell.text or cell.fault for cell in cells):  # or something stands beside the list
            try:
                yield _entry(sheet, row)
            except Misfit as misfit:
                raise TieBreakError(f"{sheet.where(row, misfit.title)}: {misfit}") from None


def _entry(sheet: ListSheet, row: Row) -> Entry:
    title = "Name" if "Name" in sheet.header.fields else "Last name"
    name = sheet.name(row)
    if name.fault is not None:
        raise Misfit(title, name.fault.code, name.fault.message)
    if not name.text:
        raise Misfit(title, "name", "the name is missing; type it, or clear the row")
    if why := too_long(name.text, LONGEST):
        raise Misfit(title, "name", why)
    id, team, section, rated = (
        sheet.text(row, column) for column in ("ID", "Team", "Section", "Rating")
    )
    try:
        player = Player(0, name.text, id, *rating(rated), team)
    except ValueError:
        expected = "expected one such as 1641, 1641P17, or nothing for an unrated player"
        raise Misfit("Rating", "rating", f"{rated!r} is not a rating; {expected}") from None
    return Entry(player, section, sheet.where(row, title))


def _refuse_doubles(entries: Sequence[Entry]) -> None:
    """Refuse a name or an ID that stands twice; one name may be two people if both have an ID."""
    ids: dict[str, Entry] = {}
    names: dict[str, Entry] = {}
    for entry in entries:
        player, id = entry.player, entry.player.id.lstrip("0")
        other = ids.setdefault(id, entry) if id else entry
        if other is not entry:
            raise TieBreakError(
                f"{entry.where}: {player.name!r} has the ID {player.id}, as has "
                f"{other.player.name!r} at {other.where}; correct one of them, or delete it"
            )
        other = names.setdefault(bare(player.name), entry)
        if other is not entry and not (id and other.player.id):
            raise TieBreakError(
                f"{entry.where}: {player.name!r} stands at {other.where} already; delete one of "
                "them, or give both their IDs if they are two people"
            )


def unread_scores(block: Block, entries: Sequence[PlayerRow]) -> Iterator[Finding]:
    """Report in a list of scores what keeps prizes from being divided: scores that are missing or
    cannot be read, a first missing place, and several sections."""
    fields = block.header.fields
    if "Score" not in fields:
        return  # a crosstable before its first round
    for entry in entries:
        if message := without_score(block.cell(entry.row, "Score")):
            yield block.finding(ERROR, "score", entry.row, fields["Score"], message)
    places = [block.cell(entry.row, "Place") for entry in entries]
    for k, message in without_place(places):
        yield block.finding(WARNING, "printed-place", entries[k].row, fields["Place"], message)
    yield from _several_sections(block, [entry.row for entry in entries])


def without_score(cell: Cell) -> str:
    """Say that a cell holds no score, and what to do; nothing if it holds one."""
    score = printed_score(cell)
    if score is not None and score >= 0:
        return ""
    what = f"{cell.text!r} is not a score" if cell.text else "the score is missing"
    what = cell.fault.message if cell.fault else what
    return f"{what}; type the points, such as 3.5, or clear the row"


def without_place(cells: Sequence[Cell]) -> Iterator[tuple[int, str]]:
    """Yield the first cell, from 0, that holds no place where others do, and what follows."""
    without = [k for k, cell in enumerate(cells) if printed_place(cell) is None]
    if without and any(cell.text or cell.fault for cell in cells):
        text = cells[without[0]].text
        what = f"{text!r} is not a place" if text else "the place is missing"
        yield (
            without[0],
            f"{what}, so the printed places are left out, and players with the same score share "
            "the place; type a place for everybody (2 for each of two who share it), or clear the "
            "column",
        )


def _several_sections(block: Block, rows: Sequence[Row]) -> Iterator[Finding]:
    heads = [bare(cell.text) for cell in block.heads]
    column = next((k for k, head in enumerate(heads) if head in _SECTION), None)
    if column is None or not rows:
        return
    first = rows[0].cell(column).text
    other = next((row for row in rows if bare(row.cell(column).text) != bare(first)), None)
    if other:
        message = (
            f"the list holds {first or 'nothing'!r} and {other.cell(column).text or 'nothing'!r} "
            "as sections; give each section a list of its own, on a sheet or in a file"
        )
        yield block.finding(ERROR, "sections", other, column, message)


_SECTION = frozenset({"section", "division", "sec", "div"})


def no_crosstable(grids: Sequence[Grid]) -> NoCrosstable:
    """Return the error that says what the tables of a file are, if that is known."""
    what = "nothing is typed in this file"
    if any(cell.text for grid in grids for row in grid.rows for cell in row.cells):
        rows = (row for grid in grids for row in grid.rows[:HEADER_WITHIN_ROWS])
        what = next(filter(None, map(_headed, rows)), "")
    return NoCrosstable(f"no crosstable was found: {what}" if what else NO_CROSSTABLE)


def _headed(row: Row) -> str:
    """Return what a row of headers heads in place of results; nothing where that is not known."""
    from xltiebreak.checks.causes import WHICH_PAGE  # late: for what is refused

    header = columns_in([row])
    if header.rounds or header.against:
        return ""
    if header.lists_scores:
        return f"these are standings, which do not say who met whom; {WHICH_PAGE}"
    if "Name" in header.fields and header.fields.keys() & {"Rating", "ID"}:
        return (
            "this is a list of players without results; 'xltiebreak new EVENT.xlsx --entries FILE' "
            f"makes a workbook of it to type them into; if they are played, {WHICH_PAGE}"
        )
    return ""
