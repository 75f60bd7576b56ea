"""Ids, ratings and teams beside the names in one column, as its header says or the names show."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.figures import rating
from xltiebreak.tables.cells import Cell, Row
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import HEADER_WITHIN_ROWS
from xltiebreak.tables.vocabulary import FIELD_OF, heading

_AND = r"[/&+()|;]|(?<=\bname) |\b(?:and|und|et|y|e|og|och|en|ja)\b"
_BETWEEN = (re.compile(_AND), re.compile(rf"{_AND}|,| - "))
_SEPARATORS, _OF_FIGURES = ("/", "|", "\n", ";", "(", "[", " - "), (",", " ")
"""What parts the name from what stands beside it; from an id or a rating also a comma or space."""
_BESIDE = ("ID", "Rating", "Team")
_ID = re.compile(r"[A-Z]{0,2}\d{4,12}[A-Z]?", re.IGNORECASE)
_FEWEST_HEADS = 3


def with_names_apart(grid: Grid) -> Grid:
    """Return the table with a column of names for one headed ``Name / ID``, and with what stands
    beside the names in columns of its own if most cells can be parted; unchanged without one."""
    for head in grid.rows[:HEADER_WITHIN_ROWS]:
        texts = [cell.text for cell in head.cells]
        if sum(map(bool, texts)) < _FEWEST_HEADS:
            continue
        if any(FIELD_OF.get(heading(text)) in ("Name", "Last name") for text in texts):
            return grid
        for column, text in enumerate(texts):
            if fields := _fields_in(text):
                return _parted(grid, head, column, fields)
    return grid


def _fields_in(text: str) -> Sequence[str]:
    """Return the fields that a header names together: the name, and at least one other."""
    for between in _BETWEEN:
        words = [heading(word) for word in between.split(text.casefold())]
        fields = [FIELD_OF.get(word, "") for word in words if word]
        others = {field for field in fields if field in _BESIDE}
        if "Name" in fields and others and len(others) + 1 == len(fields):
            return fields
    return ()


def _parted(grid: Grid, head: Row, column: int, fields: Sequence[str]) -> Grid:
    title = head.cells[column].text
    own = {FIELD_OF.get(heading(cell.text)) for cell in head.cells}
    rows = [row for row in grid.rows if row.cell(column).text not in ("", title)]
    rows = [row for row in rows if row.number > head.number]
    orders = [fields] if "Team" in fields else [fields, fields[::-1]]
    separators = _SEPARATORS if "Team" in fields else _SEPARATORS + _OF_FIGURES
    ways = [
        {row.number: entry for row in rows if (entry := _entry(row.cell(column).text, sep, order))}
        for order in orders
        for sep in separators
    ]
    entries = max(ways, key=len)
    if 2 * len(entries) < len(rows):
        entries = {}
    titles = [field for field in fields if field in _BESIDE and field not in own]
    width = max(len(row.cells) for row in grid.rows)
    places = {field: width + k for k, field in enumerate(titles if entries else [])}
    made = []
    for row in grid.rows:
        cell = row.cell(column)
        if cell.text == title:
            heads = {at: Cell(field) for field, at in places.items()}
            made.append(row.put({column: Cell("Name", typed=title), **heads}))
        elif row.number in entries:
            entry = entries[row.number]
            cells = {at: Cell(entry[field]) for field, at in places.items()}
            made.append(row.put({column: Cell(entry["Name"], cell.fault, cell.text), **cells}))
        else:
            made.append(row)
    return replace(grid, rows=made)


def _entry(text: str, separator: str, fields: Sequence[str]) -> Mapping[str, str]:
    """Return the parts of a cell by field; nothing if they are not what the header says."""
    between = len(fields) - 1
    is_first = fields[0] == "Name"
    parts = text.rsplit(separator, between) if is_first else text.split(separator, between)
    parts = [part.strip(" ,;)]-") for part in parts]
    if len(parts) < len(fields):
        return {}
    entry = dict(zip(fields, parts))
    return entry if all(_fits(field, part) for field, part in entry.items()) else {}


def _fits(field: str, text: str) -> bool:
    if field == "Name":
        return bool(text) and not any(map(str.isdigit, text))
    if field == "ID":
        return not text or _ID.fullmatch(text) is not None
    if field == "Rating":
        return not text or _is_rating(text)
    return True


def _is_rating(text: str) -> bool:
    try:
        rating(text)
    except ValueError:
        return False
    return True


_RATED = re.compile(
    r"([^()\[\]]*[^()\[\] ]) ?[(\[] ?((?:unr|unrated|[1-9]\d{2,3})[a-z/\d]{0,6}) ?[)\]]",
    re.IGNORECASE,
)
_IN_BRACKETS = "ratings in the names' brackets"


def with_ratings(grid: Grid) -> Grid:
    """Return the table with a column of ratings, if most names have one in brackets behind them."""
    header = grid.header
    if header is None or "Rating" in header.fields or "Name" not in header.fields:
        return grid
    name = header.fields["Name"]
    body = grid.rows[header.row + 1 :]
    matches = {row.number: _RATED.fullmatch(row.cell(name).text) for row in body}
    rated = {number: match for number, match in matches.items() if match}
    named = sum(bool(row.cell(name).text) for row in body)
    if not rated or 2 * len(rated) < named:
        return grid
    width = max(len(row.cells) for row in grid.rows[header.row :])
    head = grid.rows[header.row]
    rows = [*grid.rows[: header.row], head.put({width: Cell("Rating")})]
    for row in body:
        if match := rated.get(row.number):
            rating = Cell(match[2] if match[2][0].isdigit() else "")
            rows.append(row.put({name: Cell(match[1], row.cells[name].fault), width: rating}))
        else:
            rows.append(row)
    return replace(grid, rows=rows, how=(*grid.how, _IN_BRACKETS))
