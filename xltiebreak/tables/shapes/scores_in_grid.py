"""Grids of a round-robin with ``+ = -`` or ``1-0`` for games that were played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.figures import points
from xltiebreak.event.findings import ERROR
from xltiebreak.event.notation import tidy
from xltiebreak.tables.cells import Cell, Row, number_in
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import Header

_SIGNS = {"+": "1", "=": "½", "-": "0"}
_PAIRS = {
    f"{one}{between}{other}": one
    for one, other in (("1", "0"), ("½", "½"), ("0", "1"))
    for between in "-:"
}
_FEWEST = 3
_ALL_FORFEITS = (
    "all games of this grid have + or -, which are forfeits; type 1, ½ and 0 for games that were "
    "played, or state the notation forfeits"
)
_HOW_SIGNS, _HOW_PAIRS = "+ = - as games won, drawn and lost", "1-0 as one game"


def with_scores(grid: Grid) -> Grid:
    """The grid with 1, ½ and 0; as it is where it has them, or where totals do not agree."""
    header = grid.header
    if header is None or not header.across or not header.names_players:
        return grid
    rows = {row.number: place for place, row in enumerate(_players(grid, header), start=1)}
    texts = [tidy(text) for row in grid.rows for _, text in _games(header, rows, row)]
    for scores, how in ((_SIGNS, _HOW_SIGNS), (_PAIRS, _HOW_PAIRS)):
        fitting = sum(text in scores for text in texts)
        if fitting < max(_FEWEST, len(texts)):
            continue
        made = [_scored(header, rows, row, scores) for row in grid.rows]
        if scores is _SIGNS and not _agree(header, [row for row in made if row.number in rows]):
            return grid
        if scores is _SIGNS and "=" not in texts:
            head = grid.rows[header.row]
            told = grid.finding(
                ERROR, "ambiguous-notation", head, header.across[1][0], _ALL_FORFEITS
            )
            return replace(grid, told=(*grid.told, told))
        if scores is _PAIRS and not all(
            _adds_up(header, row) for row in made if row.number in rows
        ):
            continue
        return replace(grid, rows=made, how=(*grid.how, how))
    return grid


def _players(grid: Grid, header: Header) -> Iterator[Row]:
    columns = [header.fields[title] for title in ("No.", "Name") if title in header.fields]
    return (
        row
        for row in grid.rows[header.row + 1 :]
        if columns and all(row.cell(column).text for column in columns)
    )


def _games(header: Header, rows: Mapping[int, int], row: Row) -> Iterator[tuple[int, str]]:
    """The cells against others in which something stands, and their columns."""
    if row.number not in rows:
        return
    number = number_in(row.cell(header.fields.get("No.")).text) or str(rows[row.number])
    for opponent, columns in header.across.items():
        for column in columns:
            text = row.cell(column).text
            if text and str(opponent) != number:
                yield column, text


def _scored(header: Header, rows: Mapping[int, int], row: Row, scores: Mapping[str, str]) -> Row:
    cells = [*row.cells]
    for column, text in _games(header, rows, row):
        cells[column] = Cell(scores[tidy(text)], cells[column].fault, text)
    return Row(row.number, cells)


def _agree(header: Header, rows: Sequence[Row]) -> bool:
    """Whether what one has won the other has lost, in the order of the rows."""
    columns = [columns[0] for columns in header.across.values()]
    scores = [[row.cell(column).text for column in columns] for row in rows]
    return all(
        _TWINS.get(one, "") == scores[j][i]
        for i, row in enumerate(scores)
        for j, one in enumerate(row)
        if j < len(scores) and i != j and i < len(scores[j]) and one in _TWINS and scores[j][i]
    )


_TWINS = {"1": "0", "½": "½", "0": "1"}


def _adds_up(header: Header, row: Row) -> bool:
    """Whether the scores of a row are its printed total."""
    total = row.cell(header.fields.get("Score"))
    cells = (row.cell(column) for columns in header.across.values() for column in columns)
    try:
        return sum(points(cell.text) for cell in cells if cell.typed) == points(total.text)
    except ValueError:
        return False
