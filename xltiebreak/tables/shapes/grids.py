"""Grids of a round-robin, player × player, whose columns are headed by names, short names or
initials, or whose games have ``+ = -``, ``1-0`` or letters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import replace

from xltiebreak.event.figures import points
from xltiebreak.event.findings import ERROR, Finding
from xltiebreak.event.notation import tidy
from xltiebreak.event.notation.grid_cells import games_in
from xltiebreak.event.notation.grid_letters import letters_in
from xltiebreak.tables.cells import MAX_COLUMNS, Cell, Row, number_in, whole_number
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import Columns, headers_in
from xltiebreak.tables.people import Names

_FEWEST, _CORNER = 3, 3
_HEADED_BY_NAMES = "a grid headed by names"


def with_numbers_across(grid: Grid) -> Grid:
    """Return the grid with the players' numbers above their columns; unchanged if no names head
    them."""
    for own in headers_in(grid.rows):
        header = own
        if "Name" not in header.fields and (column := _corner(grid, header.row)) is not None:
            header = replace(header, fields={**header.fields, "Name": column})
        if "Name" in header.fields and (numbered := _numbered(grid, header)):
            return numbered
    return grid


def _corner(grid: Grid, k: int) -> int | None:
    """Return the column of the names, if the corner of the grid above them is empty."""
    row = grid.rows[k]
    if sum(bool(cell.text) for cell in row.cells) < _FEWEST or k + 1 == len(grid.rows):
        return None
    for column in range(_CORNER):
        text = grid.rows[k + 1].cell(column).text
        if not row.cell(column).text and len(text) > 1 and text[0].isalpha():
            return column
    return None


def _numbered(grid: Grid, header: Columns) -> Grid | None:
    head, body = grid.rows[header.row], grid.rows[header.row + 1 :]
    name, key = header.fields["Name"], header.fields.get("No.")
    rows = [row for row in body if row.cell(name).text and (key is None or row.cell(key).text)]
    if len(rows) > MAX_COLUMNS:
        return None
    names = Names({place: row.cell(name).text for place, row in enumerate(rows, start=1)})
    heads = [k for k, cell in enumerate(head.cells) if k not in header.used and cell.text]
    meant = {column: names.find(head.cells[column].text) for column in heads}
    columns = [column for column in heads if meant[column]]
    if len(columns) < max(_FEWEST, (len(rows) + 1) // 2):
        return None
    faults = list(_unclear(grid, head, columns, meant))
    places = [min(meant[column]) for column in columns]
    numbers = {k: whole_number(rows[k - 1].cell(key).text) or k for k in places}
    in_order = [numbers[place] for place in places]
    if key is not None and in_order != list(range(1, len(in_order) + 1)) and not faults:
        message = (
            "the columns are headed by names in another order than the players' numbers; put the "
            "columns in the order of the numbers, or number the players as the columns stand"
        )
        faults.append(grid.finding(ERROR, "grid-order", head, columns[0], message))
    return _headed(grid, header, columns, [rows[place - 1].number for place in places], faults)


def _unclear(
    grid: Grid, head: Row, columns: Sequence[int], meant: Mapping[int, Set[int]]
) -> Iterator[Finding]:
    seen: set[int] = set()
    for column in columns:
        if len(meant[column]) > 1 or min(meant[column]) in seen:
            message = (
                f"{head.cells[column].text!r} may head the column of more than one player, or "
                "stands twice; head the columns by the players' numbers 1, 2, 3 …"
            )
            yield grid.finding(ERROR, "grid-order", head, column, message)
        seen |= meant[column]


def _headed(
    grid: Grid, header: Columns, columns: Sequence[int], rows: Sequence[int], faults: list[Finding]
) -> Grid:
    """Return the grid with the players' columns; without a column of numbers, the player of each
    row gets that of his column."""
    across = {place: [column] for place, column in enumerate(columns, start=1)}
    rounds = dict(enumerate(columns, start=1))
    header = replace(header, rounds=rounds, against=across, parts={}, twice={})
    how = (*grid.how, _HEADED_BY_NAMES)
    grid = replace(grid, columns=header, how=how, faults=(*grid.faults, *faults))
    if "No." in header.fields:
        return grid
    return grid.with_column("No.", {row: str(place) for place, row in enumerate(rows, start=1)})


_SIGNS = {"+": "1", "=": "½", "-": "0"}
_TWINS = {"1": "0", "½": "½", "0": "1"}
_PAIRS = {f"{own}{dash}{other}": own for own, other in _TWINS.items() for dash in "-:"}
_ALL_FORFEITS = (
    "all games of this grid have + or -, which are forfeits; type 1, ½ and 0 for games that were "
    "played, or state the notation forfeits"
)
_AS_SIGNS, _AS_PAIRS = "+ = - as games won, drawn and lost", "1-0 as one game"


def with_scores(grid: Grid, header: Columns) -> Grid:
    """Return the grid with 1, ½ and 0; unchanged if it has them, or if totals do not agree."""
    keys = [header.fields[title] for title in ("No.", "Name") if title in header.fields]
    body = grid.rows[header.row + 1 :]
    players = [row for row in body if keys and all(row.cell(column).text for column in keys)]
    places = {row.number: place for place, row in enumerate(players, start=1)}
    texts = {tidy(text) for row in grid.rows for _, text in _games(header, places, row)}
    games = sum(1 for row in grid.rows for _ in _games(header, places, row))
    two = {text: games_in(text, double=True) for text in texts}
    if games >= _FEWEST and all(
        len(pair) == 2 and {*pair} <= _SIGNS.keys() for pair in two.values()
    ):
        if not any("=" in pair for pair in two.values()):
            return _ambiguous(grid, header)
        scores_of_two = {text: " ".join(map(_SIGNS.__getitem__, two[text])) for text in texts}
        rows = [_scored(header, places, row, scores_of_two) for row in grid.rows]
        grid = replace(grid, rows=rows, how=(*grid.how, _AS_SIGNS))
        return _with_pairs(grid, header, places)
    for scores, how in ((_SIGNS, _AS_SIGNS), (_PAIRS, _AS_PAIRS)):
        if games < _FEWEST or not texts <= scores.keys():
            continue
        rows = [_scored(header, places, row, scores) for row in grid.rows]
        scored = [row for row in rows if row.number in places]
        if scores is _SIGNS and not _agree(header, scored):
            return grid
        if scores is _SIGNS and "=" not in texts:
            return _ambiguous(grid, header)
        if scores is _SIGNS or all(_adds_up(header, row) for row in scored):
            return replace(grid, rows=rows, how=(*grid.how, how))
    return _with_letters(_with_pairs(grid, header, places), header, places)


def _ambiguous(grid: Grid, header: Columns) -> Grid:
    head, first = grid.rows[header.row], header.against[1][0]
    fault = grid.finding(ERROR, "ambiguous-notation", head, first, _ALL_FORFEITS)
    return replace(grid, faults=(*grid.faults, fault))


_DROPPED, _CROSSED = "0 and 1 as 00 and 01", "the games with White first in each cell"
_SURELY = 4
"""How much more often an order of games must agree than the other."""
_OTHER = {"1": "0", "½": "½", "0": "1", "=": "=", "+": "-", "-": "+"}


def _with_pairs(grid: Grid, header: Columns, places: Mapping[int, int]) -> Grid:
    """Return the grid of a double round-robin with two games in each cell, in the order in which
    they were played: a spreadsheet makes 0 of ``00``, and some write their game with White first.
    Unchanged if the twin cells do not agree so."""
    cells = {
        (number, opponent): (row, column, games_in(text, double=True))
        for row in grid.rows
        for number, opponent, column, text in _pairs(header, places, row)
    }
    typed: Mapping[tuple[int, int], tuple[str, ...]] = {
        pair: games for pair, (_, _, games) in cells.items()
    }
    twins = {(b, a): tuple(_OTHER.get(score, "") for score in typed[a, b]) for a, b in typed}
    dropped: dict[tuple[int, int], tuple[str, ...]] = {
        pair: ("0", *games)
        for pair, games in typed.items()
        if games in (("0",), ("1",)) and twins.get(pair) == ("0", *games)
    }
    whole = sum(games in (("0", "0"), ("0", "1")) for games in typed.values())
    facing = [(games, twins[pair]) for pair, games in typed.items() if pair in twins]
    crossed = sum(games[::-1] != twin for games, twin in facing)
    in_order = sum(games != twin for games, twin in facing)
    if dropped and _SURELY * whole <= len(dropped):
        made, how = dropped, _DROPPED
    elif crossed < in_order and _SURELY * crossed <= in_order:
        made = {(a, b): games[::-1] for (a, b), games in typed.items() if a > b and len(games) == 2}
        how = _CROSSED
    else:
        return grid
    put: dict[int, dict[int, Cell]] = {}
    for pair, games in made.items():
        row, column, _ = cells[pair]
        cell = row.cells[column]
        put.setdefault(row.number, {})[column] = Cell(" ".join(games), cell.fault, cell.text)
    rows = [row.put(put[row.number]) if row.number in put else row for row in grid.rows]
    return replace(grid, rows=rows, how=(*grid.how, how))


def _pairs(
    header: Columns, places: Mapping[int, int], row: Row
) -> Iterator[tuple[int, int, int, str]]:
    """Yield a player's number with each opponent's, and the column and text of their games."""
    opponents = {column: number for number, both in header.against.items() for column in both}
    number = whole_number(row.cell(header.fields.get("No.")).text) or places.get(row.number, 0)
    for column, text in _games(header, places, row):
        yield number, opponents[column], column, text


def _with_letters(grid: Grid, header: Columns, places: Mapping[int, int]) -> Grid:
    """Return the grid with 1, ½ and 0 for the letters of games; unchanged if it has none."""
    against = {
        column: (str(opponent), cycle)
        for opponent, columns in header.against.items()
        for cycle, column in enumerate(columns)
    }
    readings = letters_in(
        {
            (_number(header, places, row), *against[column]): text
            for row in grid.rows
            for column, text in _games(header, places, row)
        }
    )
    if not readings:
        return grid
    if len(readings) > 1:
        first, second = (reading.words for reading in readings[:2])
        message = f"this grid could be in {first} or in {second}; type 1, ½ and 0"
        head, column = grid.rows[header.row], min(against)
        fault = grid.finding(ERROR, "ambiguous-notation", head, column, message)
        return replace(grid, faults=(*grid.faults, fault))
    scores = readings[0].scores
    rows = [_scored(header, places, row, scores) for row in grid.rows]
    return replace(grid, rows=rows, how=(*grid.how, readings[0].words))


def _number(header: Columns, places: Mapping[int, int], row: Row) -> str:
    return number_in(row.cell(header.fields.get("No.")).text) or str(places[row.number])


def _games(header: Columns, places: Mapping[int, int], row: Row) -> Iterator[tuple[int, str]]:
    if row.number not in places:
        return
    number = _number(header, places, row)
    for opponent, columns in header.against.items():
        for column in columns:
            text = row.cell(column).text
            if text and str(opponent) != number:
                yield column, text


def _scored(header: Columns, places: Mapping[int, int], row: Row, scores: Mapping[str, str]) -> Row:
    cells = {
        column: Cell(score, row.cells[column].fault, text)
        for column, text in _games(header, places, row)
        if (score := scores.get(tidy(text)) or scores.get(text))
    }
    return row.put(cells) if cells else row


def _agree(header: Columns, rows: Sequence[Row]) -> bool:
    """Whether each game won is lost in its twin cell, in the order of the rows."""
    columns = [columns[0] for columns in header.against.values()]
    scores = [[row.cell(column).text for column in columns] for row in rows]
    return all(
        _TWINS.get(score, "") == scores[j][i]
        for i, row in enumerate(scores)
        for j, score in enumerate(row[: len(scores)])
        if i != j and i < len(scores[j]) and score in _TWINS and scores[j][i]
    )


def _adds_up(header: Columns, row: Row) -> bool:
    total = row.cell(header.fields.get("Score"))
    cells = (row.cell(column) for columns in header.against.values() for column in columns)
    try:
        return sum(points(cell.text) for cell in cells if cell.typed) == points(total.text)
    except ValueError:
        return False
