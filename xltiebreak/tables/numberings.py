"""The numbers by which the cells of a table name its players: those of a column, their places,
their rows, or start numbers that follow the ratings."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.byes import tidy, worth_of_bye
from xltiebreak.event.crosstable import Crosstable, disagreements
from xltiebreak.event.grid_cells import is_diagonal
from xltiebreak.event.results import UNREADABLE
from xltiebreak.event.section import Section
from xltiebreak.tables.cells import Cell, Row, number_in, whole_number
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import Columns
from xltiebreak.tables.judge import wrong_totals

_NUMBER = re.compile(r"[1-9]\d{0,5}")
_NO_GAME = re.compile(r"[-+=]? ?[10½](?:[.,]0)?|[^\W\d_]?")
_FEW = 10
"""One in so many games may name a wrong opponent by a slip."""
BY_PLACE, BY_ROW = "opponents by their places", "players numbered by their rows"
BY_RATING = "opponents by start numbers, which follow the ratings"
_FEWEST_PLAYERS = 4

Opponents = Sequence[Sequence["int | None"]]


def with_numbers(grid: Grid) -> Grid:
    """Return the table with those numbers under ``No.`` by which its results name the players."""
    header = grid.header
    if header is None or not header.rounds or header.place is None:
        return grid
    return (_grid_by_place if header.against else _by_place)(grid, header, header.place)


def _by_place(grid: Grid, header: Columns, place: int) -> Grid:
    """Return a table of rounds with the numbers that fit: its own, the places, or its rows'."""
    rounds = header.rounds.values()
    rows = [row for row in grid.rows[header.row + 1 :] if header.is_player(row, rounds)]
    opponents = [[_opponent(row.cell(column).text) for column in rounds] for row in rows]
    own, places = header.fields.get("No.", place), _whole_numbers(rows, place)
    by_place = _misfits(places, opponents)
    if own != place:
        games = sum(opponent is not None for row in opponents for opponent in row)
        by_number = _misfits(_whole_numbers(rows, own), opponents)
        if _FEW * by_number <= games or _FEW * by_place > games or places is None:
            return grid
        return _headed(grid, header, place, BY_PLACE, "Start no.")
    in_order = _misfits(range(1, len(rows) + 1), opponents)
    if places is None or in_order < by_place:
        return _headed(grid, header, None, BY_ROW)
    return _headed(grid, header, place, "" if "No." in header.fields else BY_PLACE)


def _grid_by_place(grid: Grid, header: Columns, place: int) -> Grid:
    """Return a round-robin's grid with the places as numbers, if only they fit its diagonal."""
    own = header.fields.get("No.", place)
    body = grid.rows[header.row + 1 :]
    rows = [row for row in body if number_in(row.cell(place).text).isdecimal()]
    if own == place or _on_diagonal(header, rows, own) or not _on_diagonal(header, rows, place):
        return grid
    return _headed(grid, header, place, "columns by the places", "Start no.")


def _on_diagonal(header: Columns, rows: Sequence[Row], key: int) -> bool:
    for row in rows:
        columns = header.against.get(whole_number(row.cell(key).text), ())
        if not columns or not all(is_diagonal(row.cell(column).text) for column in columns):
            return False
    return bool(rows)


def _whole_numbers(rows: Sequence[Row], column: int) -> Sequence[int] | None:
    numbers = [whole_number(row.cell(column).text) for row in rows]
    return numbers if all(numbers) and len({*numbers}) == len(numbers) else None


def _opponent(text: str) -> int | None:
    plain = tidy(text).partition("|")[0].strip()
    if (_NO_GAME.fullmatch(plain) and "|" not in text) or worth_of_bye(plain) is not None:
        return None
    number = _NUMBER.search(plain)
    return int(number[0]) if number else None


def _misfits(numbers: Sequence[int] | None, opponents: Opponents) -> int:
    """Count the named opponents who are not in the table, or who name another opponent."""
    if numbers is None:
        return len(opponents) * len(opponents[0]) if opponents else 0
    rows: Mapping[int, Sequence[int | None]] = dict(zip(numbers, opponents))
    count = 0
    for number, row in rows.items():
        for round, opponent in enumerate(row):
            if opponent is not None:
                twins = rows.get(opponent)
                count += twins is None or twins[round] not in (number, None)
    return count


def _headed(grid: Grid, header: Columns, number: int | None, how: str, title: str = "") -> Grid:
    """Return the table with this column for the numbers, or with none; ``title`` then heads the
    column that had them."""
    fields = {name: column for name, column in header.fields.items() if name != "No."}
    heads = [*header.heads]
    if title and "No." in header.fields:
        heads[header.fields["No."]] = Cell(title, typed=heads[header.fields["No."]].text)
    if number is not None:
        fields["No."] = number
    columns = replace(header, fields=fields, heads=heads)
    return replace(grid, columns=columns, how=(*grid.how, how) if how else grid.how)


def with_start_numbers(section: Section, title: str) -> Section:
    """Return the section with the start numbers that follow the ratings as pairing numbers, and the
    numbers of the table, headed ``title`` if they are places, as these; as it is, unless under
    these numbers alone the two cells of each game agree, and each total is the sum of its row."""
    table, players, origin = section.crosstable, section.players, section.origin
    cells = sum(result.opponent is not None for row in table.results for result in row)
    falling = sorted({player.rating or 0 for player in players}, reverse=True)
    if cells < len(players) or not _FEWEST_PLAYERS <= len(players) == len(falling):
        return section  # too few games to tell; among equal ratings nothing tells who is first
    numbers = tuple([falling.index(player.rating or 0) + 1 for player in players])
    renumbered = Crosstable(numbers, table.results)
    totals = [player.printed_score for player in players]
    unread = any(UNREADABLE in row for row in table.results)
    if unread or disagreements(renumbered) or wrong_totals(table.results, totals):
        return section
    new = dict(zip(table.numbers, numbers))
    places = [player.number if title else player.printed_place for player in players]
    how = (*(how for how in origin.how if how not in (BY_PLACE, BY_ROW)), BY_RATING)
    return replace(
        section,
        players=tuple(
            replace(player, number=number, printed_place=place)
            for player, number, place in zip(players, numbers, places)
        ),
        crosstable=renumbered,
        printed={
            head: {new[number]: text for number, text in texts.items()}
            for head, texts in section.printed.items()
        },
        origin=replace(origin, how=how, places=title or origin.places),
    )
