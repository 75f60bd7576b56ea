"""A round's columns, and a player's two or three rows, joined to one cell for each round; and the
numbers by which these cells name the players: those of a column, their places, or their rows.
Opponents by name get their numbers.

Cells keep their places, so every message names the cell in the file; a message about a cell that
was made from others quotes them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Optional

from xltiebreak.event.byes import tidy, worth_of_bye
from xltiebreak.event.grid_cells import is_diagonal
from xltiebreak.event.letters import is_empty
from xltiebreak.event.words import words_of
from xltiebreak.tables.cells import (
    EMPTY,
    Cell,
    Fault,
    Row,
    column_letter,
    whole_number,
)
from xltiebreak.tables.grammar import BAR
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import Columns
from xltiebreak.tables.judge import in_known_notations
from xltiebreak.tables.people import Names
from xltiebreak.tables.vocabulary import COLOUR, OPPONENT, OUTCOMES, RESULT, UNNAMED, WHOLE

_LOOKED_AT = 60
"""How many rows decide whether a table's rounds have one column each."""

Parts = Mapping[int, Mapping[str, int]]
"""The columns of each round by what their headers say."""


def with_whole_rounds(table: Grid) -> Grid:
    """Return a table with one cell a round, and with the players' numbers by which its results name
    them; a grid headed by names with the players' columns."""
    columns = table.columns
    if columns is None or not columns.names_players:
        from xltiebreak.tables.grids import with_numbers_across  # late: for grids alone

        return with_numbers(with_numbers_across(table))
    if columns.points.keys() >= columns.rounds.keys() > set():
        return _in_whole_cells(table, columns)  # teams, with the points inside their matches
    if not columns.parts or _can_be_read_alone(table, columns):
        return with_numbers(_in_whole_cells(table, columns))
    return with_numbers(_joined(table, columns))


def _in_whole_cells(table: Grid, columns: Columns) -> Grid:
    return replace(table, columns=replace(columns, parts={}))


def _can_be_read_alone(table: Grid, columns: Columns) -> bool:
    """Whether the columns that hold the rounds whole can be read without those beside them."""
    if columns.twice or columns.opponents or not columns.rounds:
        return False
    rows, heads = table.rows[columns.row + 1 :][:_LOOKED_AT], Row(0, [*columns.heads])
    beside = [column + 1 for column in columns.rounds.values()]
    filled = [sum(bool(row.cell(column).text) for row in rows) for column in beside]
    if all(not heads.cell(k).text and 2 * n > len(rows) for k, n in zip(beside, filled)):
        return False  # W5 may be White against 5 beside a score so far
    cells = {row.cell(column).text for row in rows for column in columns.rounds.values()}
    texts = [text for text in cells if not is_empty(text) and worth_of_bye(tidy(text)) is None]
    return any(count == len(texts) for count in in_known_notations(texts))


def _joined(table: Grid, columns: Columns) -> Grid:
    head, body = table.rows[: columns.row + 1], table.rows[columns.row + 1 :]
    width = max(*(len(row.cells) for row in table.rows), max(columns.of_rounds) + 1)
    groups = list(_groups(columns, body))
    lines = _usual_lines(groups)
    parts: Parts = columns.parts
    if lines > 1:
        body = [_in_one_row(group[:lines], width) for group in groups]
        parts = {round: _over_lines(kinds, lines, width) for round, kinds in parts.items()}
    players = [row for row in body if columns.is_player(row, columns.of_rounds)]
    named = _with_numbers(columns, parts, players)
    if not named and lines == 1 and all(len(kinds) == 1 for kinds in parts.values()):
        return _in_whole_cells(table, columns)
    places = {round: _place(kinds, width if lines > 1 else 0) for round, kinds in parts.items()}
    rounds = _filled(parts, players)
    made = {
        row.number: {
            places[round]: _joined_cell(own, row, kept, places[round])
            for round, kept in rounds.items()
        }
        for row, own in zip(players, named or players)
    }
    alone = {r for r, kinds in parts.items() if kinds.keys() in ({OPPONENT}, {COLOUR})}
    columns = replace(
        columns,
        rounds={r: place for r, place in places.items() if r not in alone},
        opponents={r: places[r] for r in alone},
        points={},
        twice={},
        against={},
    )
    whole = [
        row.within(0, width).put(made[row.number]) if row.number in made else row for row in body
    ]
    how = [*table.how, *_LINES.get(lines, ()), *["opponents by name"] * bool(named)]
    return replace(table, rows=[*head, *whole], columns=columns, how=tuple(how))


def _place(kinds: Mapping[str, int], wide: int) -> int:
    """Return the column that names a round in messages: that of its result, else of the next part;
    of several rows that of the first."""
    if wide:
        return min(column % wide for column in kinds.values())
    in_order = (kinds[kind] for kind in (RESULT, WHOLE, OPPONENT) if kind in kinds)
    return next(in_order, min(kinds.values()))


def _filled(parts: Parts, rows: Sequence[Row]) -> Mapping[int, Sequence[int | None]]:
    """Return the columns of each round by what their headers say, in the order of the round that
    has most of them, without those that no header names and that are empty in every round; nothing
    in the place of a column that a round does not have."""
    every = [kinds for _, kinds in sorted(parts.items())]
    fullest = max(every, key=len)
    further = [kind for kinds in every for kind in kinds if kind not in fullest]
    order = [*sorted(fullest, key=lambda kind: fullest[kind]), *dict.fromkeys(further)]
    kept = [
        kind
        for kind in order
        if kind in (OPPONENT, RESULT, WHOLE)
        or any(row.cell(kinds.get(kind)) != EMPTY for kinds in every for row in rows)
    ]
    rounds = {}
    for round, kinds in sorted(parts.items()):
        own = kinds if len(kinds) < len(fullest) else dict(zip(order, sorted(kinds.values())))
        rounds[round] = [own.get(kind) for kind in kept or order[:1]]
    return rounds


def _joined_cell(row: Row, typed: Row, columns: Sequence[int | None], place: int) -> Cell:
    cells = [row.cell(column) for column in columns]
    in_file = [typed.cell(column) for column in columns]
    fault = None
    for cell, column in zip(cells, columns):
        if cell.fault is not None:
            at = "" if column in (None, place) else f"{column_letter(column or 0)}{row.number}: "
            fault = cell.fault._replace(message=at + cell.fault.message)
            break
    text = BAR.join(cell.text for cell in cells)
    if not text.strip(BAR):
        return Cell("", fault) if fault else EMPTY
    as_typed = " ".join(cell.typed or cell.text for cell in in_file if cell.typed or cell.text)
    return Cell(text, fault, as_typed if as_typed != text else "")


# Opponents by name


def _with_numbers(columns: Columns, parts: Parts, rows: Sequence[Row]) -> Sequence[Row]:
    """Return the rows with numbers in the place of the opponents' names; none unless most opponents
    are named."""
    fields, names = columns.fields, {}
    for k, row in enumerate(rows, start=1):
        text = row.cell(columns.entry).text
        if "Last name" in fields and "First name" in fields:
            text = f"{text}, {row.cell(fields['First name']).text}"
        names[whole_number(row.cell(fields.get("No.")).text) or k] = text
    known = Names(names)
    kind = OPPONENT if any(OPPONENT in own for own in parts.values()) else WHOLE
    of_kind = [own[kind] for own in parts.values() if kind in own]
    texts = [text for row in rows for column in of_kind if (text := row.cell(column).text)]
    texts = [text for text in texts if worth_of_bye(tidy(text)) is None]
    worded = [text for text in texts if any(map(str.isalpha, text))]
    if 2 * sum(bool(known.with_number(text)[1]) for text in worded) <= len(texts):
        return ()
    return [row.put({c: _numbered(row.cell(c), known) for c in of_kind}) for row in rows]


_SHORT = 2
"""Longer words are no letters of a result or a color."""


def _numbered(cell: Cell, names: Names) -> Cell:
    if not cell.text or worth_of_bye(tidy(cell.text)) is not None:
        return cell
    text, meant = names.with_number(cell.text)
    fault = cell.fault
    words = (word for word in words_of(text) if len(word) > _SHORT and word not in OUTCOMES)
    is_named = any(worth_of_bye(word) is None for word in words)
    if fault is None and is_named and not (meant or any(map(str.isdigit, text))):
        message = (
            f"{text!r} names no player of this table; write the name as it stands in the column "
            "of names, or the number"
        )
        fault = Fault("unknown-opponent", message)
    elif fault is None and len(meant) > 1:
        who = " or ".join(map(str, sorted(meant)))
        message = f"{cell.text!r} may name player {who}; type the number, or the whole name"
        fault = Fault("unknown-opponent", message)
    return Cell(text, fault, cell.typed or cell.text)


# Players of two or three rows

_LINES = {2: ("two rows a player",), 3: ("three rows a player",)}


def _groups(columns: Columns, body: Sequence[Row]) -> Iterator[list[Row]]:
    """Yield each row that names a player with the rows below that have results and name none."""
    key = columns.fields.get("No.", columns.entry)
    group: list[Row] = []
    for row in body:
        has_results = any(row.cell(column).text for column in columns.of_rounds)
        if group and row.cell(key) == EMPTY and has_results:
            group.append(row)
            continue
        if group:
            yield group
        group = [row]
    if group:
        yield group


def _usual_lines(groups: Sequence[list[Row]]) -> int:
    sizes = [len(group) for group in groups if len(group) > 1]
    players = [group for group in groups if any(cell.text for cell in group[0].cells[1:])]
    if not sizes or 4 * len(sizes) < 3 * len(players):
        return 1
    [(usual, _)] = Counter(sizes).most_common(1)
    return usual if usual in _LINES else 1


def _over_lines(kinds: Mapping[str, int], lines: int, width: int) -> Mapping[str, int]:
    first = next(iter(kinds.values()))
    return {**kinds, **{UNNAMED * line: first + line * width for line in range(1, lines)}}


def _in_one_row(group: Sequence[Row], width: int) -> Row:
    """Return a player's rows as one, each further one behind the one before."""
    if len(group) == 1:
        return group[0]
    cells: list[Cell] = []
    for row in group:
        cells += row.cells + [EMPTY] * (width - len(row.cells))
    return Row(group[0].number, cells)


# The numbers by which cells name the players

BY_PLACE, BY_ROW = "opponents by their places", "players numbered by their rows"
_NUMBER = re.compile(r"[1-9]\d{0,5}")
_NO_GAME = re.compile(r"[-+=]? ?[10½](?:[.,]0)?|[^\W\d_]?")
_FEW = 10
"""One in so many games may name a wrong opponent by a slip."""

Numbers = Optional[Sequence[int]]
"""The players' numbers; nothing where they are none, or not all different."""
Opponents = Sequence[Sequence[Optional[int]]]


def with_numbers(grid: Grid) -> Grid:
    """Return the table with those numbers under ``No.`` by which its results name the players, or
    its columns head them: its own, those in a column of places or, in rounds, those of its rows."""
    header = grid.header
    place = header.place if header and header.rounds else None
    if header is None or place is None:
        return grid
    columns = [column for both in header.against.values() for column in both]
    of_rounds = columns or [*header.rounds.values()]
    rows = [row for row in grid.rows[header.row + 1 :] if header.is_player(row, of_rounds)]
    opponents = _opponents(rows, of_rounds)
    games = sum(opponent is not None for row in opponents for opponent in row)
    misfits, how = partial(_misfits, opponents), BY_PLACE
    if header.against:
        misfits, how, games = partial(_off_the_diagonal, header, rows), "columns by the places", 0
    own = header.fields.get("No.", place)
    by_place, by_number = (misfits(_whole_numbers(rows, column)) for column in (place, own))
    if own != place:
        is_by_place = _FEW * by_place <= games < _FEW * by_number
        return _headed(grid, header, place, how) if is_by_place else grid
    if header.against:
        return grid
    if misfits(range(1, len(rows) + 1)) < by_place:
        return _headed(grid, header, None, BY_ROW)
    return _headed(grid, header, place, "" if "No." in header.fields else BY_PLACE)


def _off_the_diagonal(header: Columns, rows: Sequence[Row], numbers: Numbers) -> int:
    """Count the players who have no column, or a game in their own."""
    count = 0
    for row, number in zip(rows, numbers or [0] * len(rows)):
        own = header.against.get(number, ())
        count += not own or not all(is_diagonal(row.cell(column).text) for column in own)
    return count


def _whole_numbers(rows: Sequence[Row], column: int | None) -> Numbers:
    numbers = [whole_number(row.cell(column).text) for row in rows]
    return numbers if all(numbers) and len({*numbers}) == len(numbers) else None


def _opponents(rows: Sequence[Row], columns: Collection[int]) -> Opponents:
    """Return the number in each cell; of cells joined from several columns, in the column with most
    different ones."""
    texts = [[tidy(row.cell(column).text).split(BAR) for column in columns] for row in rows]
    numbers: dict[int, set[str]] = {}
    for row in texts:
        for parts in row:
            for place, part in enumerate(parts):
                if number := _NUMBER.search(part):
                    numbers.setdefault(place, set()).add(number[0])
    place = max(numbers, key=lambda place: len(numbers[place]), default=0)
    return [[_opponent(parts, place) for parts in row] for row in texts]


def _opponent(parts: Sequence[str], place: int) -> int | None:
    text = parts[place].strip() if place < len(parts) else ""
    if (_NO_GAME.fullmatch(text) and len(parts) == 1) or worth_of_bye(text) is not None:
        return None
    number = _NUMBER.search(text)
    return int(number[0]) if number else None


def _misfits(opponents: Opponents, numbers: Numbers) -> int:
    """Count the named opponents who are not in the table, or who name another opponent."""
    if numbers is None:
        return sum(map(len, opponents))
    rows: Mapping[int, Sequence[int | None]] = dict(zip(numbers, opponents))
    count = 0
    for number, row in rows.items():
        for round, opponent in enumerate(row):
            if opponent is not None:
                twins = rows.get(opponent)
                count += twins is None or twins[round] not in (number, None)
    return count


def _headed(grid: Grid, header: Columns, number: int | None, how: str) -> Grid:
    """Return the table with this column for the numbers, or with none; another that had them then
    holds start numbers."""
    fields = {name: column for name, column in header.fields.items() if name != "No."}
    heads, own = [*header.heads], header.fields.get("No.")
    if own not in (None, header.place):
        heads[own] = Cell("Start no.", typed=heads[own].text)
    if number is not None:
        fields["No."] = number
    columns = replace(header, fields=fields, heads=heads)
    return replace(grid, columns=columns, how=(*grid.how, how) if how else grid.how)
