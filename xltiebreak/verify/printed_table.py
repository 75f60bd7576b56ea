"""Another program's printed table, joined to the players of an event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.figures import counted
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Section
from xltiebreak.event.words import words_of
from xltiebreak.ranking.named import could_be
from xltiebreak.ranking.orders import order_named
from xltiebreak.rules.editions import EDITIONS, USUAL
from xltiebreak.tables.cells import Row
from xltiebreak.tables.further_columns import told_apart
from xltiebreak.tables.grid import AT_SPACES, Grid
from xltiebreak.tables.header import Columns, headers_in
from xltiebreak.verify.columns import assignments, meaning_of, printed_figure, printed_texts

_NOBODY = (
    "none of the printed lines is a player of the event; expected the names or the pairing numbers "
    "as they stand in the crosstable"
)
_PLAYERS = ("No.", "Name", "Last name", "First name")


@dataclass(frozen=True)
class PrintedRow:
    """One line of a printed table: its player, and its cells by label."""

    where: str
    number: int | None
    name: str
    texts: Mapping[str, str]


@dataclass(frozen=True)
class PrintedTable:
    """A printed table; ``title`` is the name of the sheet or section, empty for a text. ``doubt``
    says why its columns cannot be told apart."""

    title: str
    rows: tuple[PrintedRow, ...]
    doubt: str = ""


def table_in(grid: Grid, by_user: str = "") -> PrintedTable | None:
    """Return the printed table in a grid; nothing if no row has headers for players and tie-breaks.
    ``by_user`` is the user's ``--columns`` (``"TB1=MM"``): its labels are known, too."""
    named = {label.casefold() for label, _ in assignments(by_user)}
    order = order_named(EDITIONS[USUAL].order).tie_breaks * 3

    def columns_known(header: Columns) -> int:
        return header.names_players and sum(
            label.casefold() in named or meaning_of(label, order) is not None
            for label in _labels(grid, header).values()
        )

    header = max(headers_in(grid.rows), key=columns_known, default=None)
    if header is None or not columns_known(header):
        return None
    labels = _labels(grid, header)
    below = ((row, _row(grid, header, labels, row)) for row in grid.rows[header.row + 1 :])
    read = [(row, printed) for row, printed in below if printed]
    title = "" if grid.lines and not grid.sheet else grid.sheet
    doubt = _doubt(grid, header, [row for row, _ in read])
    return PrintedTable(title, tuple(printed for _, printed in read), doubt)


def table_of(section: Section) -> PrintedTable:
    """Return the printed columns of a section of another file as a table."""
    columns = printed_texts(section)
    rows = (
        PrintedRow(
            f"player {number} of the other file",
            number,
            player.name,
            {label: texts[number] for label, texts in columns.items() if texts.get(number)},
        )
        for number, player in section.by_number.items()
    )
    return PrintedTable(section.name, tuple(rows))


def _doubt(grid: Grid, header: Columns, rows: Sequence[Row]) -> str:
    """Say which line of a text has more cells than there are headers; or fewer, with figures, where
    an empty cell cannot be told. Then it is not known below which header a figure stands."""
    heads = grid.rows[header.row]
    width = len(heads.cells)
    for row in rows if grid.lines else ():
        is_short = AT_SPACES in grid.how and len(row.cells) < width
        if any(cell.text for cell in row.cells[width:]) or (
            is_short and any(printed_figure(cell.text) for cell in row.cells)
        ):
            return (
                f"line {row.number} has {counted(len(row.cells), 'cell')} below the "
                f"{counted(width, 'header')} of line {heads.number}, so the columns cannot be told "
                "apart; put every cell exactly below its header, or save the table as CSV"
            )
    return ""


def _labels(grid: Grid, header: Columns) -> dict[int, str]:
    labels: dict[int, str] = {}
    for column, cell in enumerate(grid.rows[header.row].cells):
        if column not in header.own and cell.text:
            labels[column] = told_apart(cell.text, labels.values())
    return labels


def _row(grid: Grid, header: Columns, labels: Mapping[int, str], row: Row) -> PrintedRow | None:
    """Return a player's line; nothing for empty lines, notes and repeated headers."""
    own, name, *parts = (row.cell(header.fields.get(field)).text for field in _PLAYERS)
    number = own.rstrip(".")
    name = name or ", ".join(filter(None, parts))
    texts = {label: row.cell(k).text for k, label in labels.items() if row.cell(k).text}
    is_number = number.isdecimal() and len(number) < 7
    if not (is_number or name) or not texts or row.cells == grid.rows[header.row].cells:
        return None
    column = min(header.fields[title] for title in _PLAYERS if title in header.fields)
    where = grid.address(row, column, grid.rows[header.row].cell(column).text)
    return PrintedRow(where, int(number) if is_number else None, name, texts)


def join(section: Section, table: PrintedTable) -> tuple[Section, list[str]]:
    """Return the section with the table's columns as its printed columns, and which lines fit no
    player, or several.

    Players are found by their names; by their numbers where the table has no names, or where it
    gives those who are found by name the same numbers.

    Raises:
        TieBreakError: no line, or a player in two lines, can be told to be a player's.
    """
    rows: dict[int, PrintedRow] = {}
    strangers = []
    unread: set[int] = set()
    numbers = _numbers(section, table)
    free = section.by_number.keys() - {*numbers}
    left = [(_words(each.name), each) for each in section.players if each.number in free]
    for row, number in zip(table.rows, numbers):
        if not number:
            words = _words(row.name)
            meant = [player for name, player in left if words and words <= name]
            unread.update(player.number for player in meant)
            nobody = f"{row.name or row.number} is no player of the event"
            strangers.append(f"{row.where}: {could_be(row.name, meant) if meant else nobody}")
        elif number in rows:
            raise TieBreakError(
                f"{row.where}: player {number} has a second line, after {rows[number].where}; "
                "keep one"
            )
        else:
            rows[number] = row
    if not rows:
        raise TieBreakError(strangers[0] if unread else _NOBODY)
    printed = {
        label: {number: row.texts[label] for number, row in rows.items() if label in row.texts}
        for label in dict.fromkeys(label for row in table.rows for label in row.texts)
    }
    origin = section.origin._replace(printed=printed_texts(section), unread=frozenset(unread))
    players = section.players
    if not section.has_only_scores:
        players = tuple(replace(each, printed_score=None, printed_place=None) for each in players)
    return replace(section, printed=printed, origin=origin, players=players), strangers


def _numbers(section: Section, table: PrintedTable) -> list[int]:
    """Return the player of each line; 0 if it is not told whose it is."""
    players: dict[frozenset[str], int] = {}
    for player in section.players:
        name = _words(player.name)
        players[name] = 0 if name in players else player.number
    names = [_words(row.name) for row in table.rows]
    found = [players.get(name, 0) if name else 0 for name in names]
    left = {name: number for name, number in players.items() if number not in found or not number}
    for k, name in enumerate(names):  # a surname alone, as "explain" takes it
        if name and not found[k] and names.count(name) == 1:
            fitting = [number for known, number in left.items() if name < known]
            found[k] = fitting[0] if len(fitting) == 1 else 0
    twice = Counter(found)
    found = [n if name in players or twice[n] == 1 else 0 for n, name in zip(found, names)]
    numbered = [(row.number, number) for row, number in zip(table.rows, found) if number]
    agree = bool(numbered) and all(mine == theirs for mine, theirs in numbered)
    by_number = agree or not any(names) or not any(players)
    free = section.by_number.keys() - {*found} if by_number else ()
    by_line = (row.number if row.number in free else 0 for row in table.rows)
    return [number or other or 0 for number, other in zip(found, by_line)]


def _words(name: str) -> frozenset[str]:
    """Return the words of a name without accents: ``Doe, Jané`` is ``Jane Doe``."""
    return frozenset(words_of(name))


def best_match(
    section: Section, tables: Sequence[PrintedTable], *, alone: bool = True
) -> PrintedTable | None:
    """Return this section's table: the one with its name, else the one with most of its players.

    If the section does not stand ``alone`` in its event, half of a table's lines have to name its
    players, since every section has the same numbers. Nothing if no table fits.
    """
    names = {_words(player.name) for player in section.players if player.name}

    own = [
        table
        for table in tables
        if alone or 2 * sum(_words(row.name) in names for row in table.rows) >= len(table.rows)
    ]
    titled = [table for table in tables if table.title.casefold() == section.name.casefold()]
    return max(
        titled or own,
        key=lambda table: len([*filter(None, _numbers(section, table))]),
        default=None,
    )
