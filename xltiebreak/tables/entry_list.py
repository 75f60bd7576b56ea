"""A registration or rating list: one player a row, under a row of headers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from xltiebreak.event.crosstable import MAX_PLAYERS
from xltiebreak.event.figures import Rating, rating
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Player
from xltiebreak.event.words import LONGEST, bare, too_long
from xltiebreak.tables.cells import Row
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import HEADER_WITHIN_ROWS, Header, header_in
from xltiebreak.tables.list_sheets import ListSheet, Misfit, columns_headed

_FURTHER: Mapping[str, Sequence[str]] = {
    "Section": ("section", "sections", "division", "group", "event", "schedule"),
    "Rating": ("regular", "reg", "regular rating", "reg rating", "rating regular", "uscf rating"),
}
"""Columns of such lists that a crosstable does not have, or that it heads otherwise."""

_TITLES = ("Name", "Last name", "First name", "ID", "Rating", "Team", "Section")
_EXPECTED = "Name (or Last name and First name), ID, Rating, Team, Section"
NO_HEADERS = f"there is no row of headers with the names; expected such as {_EXPECTED}"


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
    """Return the list that one of the sheets holds.

    Raises:
        TieBreakError: there is no list or more than one, a name is missing, a player stands in it
            twice, or something cannot be read.
    """
    lists = [sheet for grid in grids if not grid.hidden and (sheet := _list_in(grid))]
    if not lists:
        raise TieBreakError(NO_HEADERS)
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
    known = {header.fields[title] for title in _TITLES if title in header.fields}
    heads = enumerate(lists[0].grid.rows[header.row].cells)
    return EntryList(entries, [head.text for k, head in heads if head.text and k not in known])


def is_entry_list(grid: Grid) -> bool:
    """Whether a sheet has the headers of a registration list."""
    return _list_in(grid) is not None


def _list_in(grid: Grid) -> ListSheet | None:
    headers = [_header(k, row) for k, row in enumerate(grid.rows[:HEADER_WITHIN_ROWS])]
    widest = max(filter(None, headers), key=lambda header: len(header.fields), default=None)
    return ListSheet(grid, widest) if widest else None


def _header(index: int, row: Row) -> Header | None:
    header = header_in(index, row)
    fields = {**columns_headed(row, _FURTHER), **header.fields}
    if not fields.keys() & {"Name", "Last name"}:
        return None
    return replace(header, fields=fields)


def _entries(sheet: ListSheet) -> Iterator[Entry]:
    width = len(sheet.grid.rows[sheet.header.row].cells)
    for row in sheet.rows:
        if sheet.grid.lines and any(cell.text for cell in row.cells[width:]):
            raise TieBreakError(
                f"{sheet.address(row, width)}: there are more cells in this line than headers; put "
                "a name with a comma in quotation marks"
            )
        cells = [sheet.cell(row, title) for title in _TITLES]
        if not any(cell.text or cell.fault for cell in cells):
            continue  # something stands beside the list
        name = sheet.name(row)
        where = sheet.address(row, sheet.names or 0)
        if name.fault is not None:
            raise TieBreakError(f"{where}: {name.fault.message}")
        if not name.text:
            raise TieBreakError(f"{where}: the name is missing; type it, or clear the row")
        if why := too_long(name.text, LONGEST):
            raise TieBreakError(f"{where}: {why}")
        try:
            id, team, section = (sheet.text(row, title) for title in ("ID", "Team", "Section"))
            player = Player(0, name.text, id, *_rating(sheet, row), team)
        except Misfit as misfit:
            raise TieBreakError(f"{sheet.where(row, misfit.title)}: {misfit}") from None
        yield Entry(player, section, where)


def _rating(sheet: ListSheet, row: Row) -> Rating:
    text = sheet.text(row, "Rating")
    try:
        return rating(text)
    except ValueError:
        expected = "expected one such as 1641, 1641P17, or nothing for an unrated player"
        message = f"{text!r} is not a rating; {expected}"
        raise Misfit("Rating", "rating", message) from None


def _refuse_doubles(entries: Sequence[Entry]) -> None:
    """Refuse a name or an ID that stands twice; one name may be two people if both have an ID."""
    ids: dict[str, Entry] = {}
    names: dict[str, Entry] = {}
    for entry in entries:
        id = entry.player.id.lstrip("0")
        other = ids.setdefault(id, entry) if id else entry
        if other is not entry:
            raise TieBreakError(
                f"{entry.where}: {entry.player.name!r} has the ID {entry.player.id}, as has "
                f"{other.player.name!r} at {other.where}; correct one of them, or delete it"
            )
        other = names.setdefault(bare(entry.player.name), entry)
        if other is not entry and not (id and other.player.id):
            raise TieBreakError(
                f"{entry.where}: {entry.player.name!r} stands at {other.where} already; delete "
                "one of them, or give both their IDs if they are two people"
            )
