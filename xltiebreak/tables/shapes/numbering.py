"""The player whom a cell names: by the number of a column, a place or a row; or by a name, or an
unmistakable part of one."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import replace

from xltiebreak.event.notation import tidy
from xltiebreak.event.notation.dialects import worth_of_bye
from xltiebreak.event.notation.grid_cells import is_diagonal
from xltiebreak.tables.cells import Cell, Row, number_in, whole_number
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import PLACES, Header, heading

_WORD = re.compile(r"[^\W\d_½]+(?:['’-][^\W\d_½]+)*")
_LEAST, _SHORTEST, _LONGEST, _MOST_WORDS = 2, 3, 20, 5
"""The fewest letters of a name; fewest and most of a shortened last name; most words of a name."""
_MOST_ASKED = 20
"""How often the nearest name is sought: a wrong column of a large table would take too long."""

Meant = tuple[int, "set[int]"]
"""How far a text is from a whole name, and the numbers of those whom it may mean."""
_NOBODY: Meant = (9, set())


class Names:
    """The players' names and parts of them, each with the numbers that it may mean."""

    def __init__(self, names: Mapping[int, str]) -> None:
        self._meant: dict[tuple[str, ...], Meant] = {}
        self._asked = 0
        for number, name in names.items():
            for distance, form in _forms(name):
                nearest, numbers = self._meant.get(form, _NOBODY)
                if distance < nearest:
                    self._meant[form] = (distance, {number})
                elif distance == nearest:
                    numbers.add(number)

    def find(self, text: str) -> Set[int]:
        """Return the numbers of the players whom a text may name."""
        return self._meant.get(tuple(_words(text)), _NOBODY)[1]

    def with_number(self, text: str) -> tuple[str, Set[int]]:
        """Return the text with a number in the place of its name, and whom it may mean; unchanged
        if it names nobody. A lone letter is a result's, unless two players differ by it alone."""
        words = list(_WORD.finditer(text))
        span, meant = self._named(words, with_initials=False)
        if len(meant) != 1:
            further, other = self._named(words, with_initials=True)
            span, meant = (further, other) if len(other) == 1 else (span, meant)
        if not meant:
            return text, meant
        return f"{text[: span[0]]}{min(meant)}{text[span[1] :].lstrip('.,')}", meant

    def nearest(self, word: str) -> str:
        """Return the name, quoted, that a word may be a misspelling of, or nothing."""
        import difflib

        self._asked += 1
        if self._asked > _MOST_ASKED:
            return ""
        single = [form[0] for form in self._meant if len(form) == 1]
        near = difflib.get_close_matches(word.casefold(), single, n=1, cutoff=0.7)
        return repr(near[0].title()) if near else ""

    def _named(
        self, words: Sequence[re.Match[str]], *, with_initials: bool
    ) -> tuple[tuple[int, int], Set[int]]:
        """Return the place of the text's most complete name, and the numbers it may mean."""
        best, numbers, span = (_NOBODY[0], 0), _NOBODY[1], (0, 0)
        for first in range(len(words)):
            for last in range(first, min(first + _MOST_WORDS, len(words))):
                form = tuple(word[0].casefold() for word in words[first : last + 1])
                distance, meant = self._meant.get(form, _NOBODY)
                is_name = sum(map(len, form)) >= _LEAST and (
                    with_initials or all(len(word) > 1 for word in form)
                )
                if meant and is_name and (distance, first - last) < best:
                    best, numbers = (distance, first - last), meant
                    span = words[first].start(), words[last].end()
        return span, numbers


def _words(text: str) -> list[str]:
    return [word.casefold() for word in _WORD.findall(text)]


def _forms(name: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield the forms of a player's name with their distance from it, from 0 to 5: last and first
    name, last name and initial, first name, a short last name, initials."""
    last, comma, first = name.partition(",")
    words = _words(name)
    own = _words(last) if comma else words[-1:]
    given = _words(first) if comma else words[:-1]
    if not own:
        return
    yield 0, tuple(words)
    yield 0, (*own, *given)
    yield 0, (*given, *own)
    yield 1, tuple(own)
    yield 2, tuple(own[-1:])
    if given:
        yield 1, (*own, given[0])
        yield 1, (given[0], *own)
        yield 1, (*own, given[0][0])
        yield 1, (given[0][0], *own)
        yield 3, (given[0],)
    for length in range(_SHORTEST, min(len(own[0]), _LONGEST)):
        yield 4, (own[0][:length],)
    if given:
        yield 5, (given[0][0] + own[0][0],)
        yield 5, (own[0][0] + given[0][0],)


_NUMBER = re.compile(r"[1-9]\d{0,5}")
_NO_GAME = re.compile(r"[-+=]? ?[10½](?:[.,]0)?|[^\W\d_]?")
_FEW = 10
"""One in so many games may name a wrong opponent by a slip."""
BY_PLACE, BY_ROW = "opponents by their places", "players numbered by their rows"
_PLACE = "Place"
"""A header that no reader takes for that of pairing numbers."""

Opponents = Sequence[Sequence["int | None"]]


def with_numbers(grid: Grid) -> Grid:
    """Return the table with those numbers under ``No.`` by which its results name the players."""
    header = grid.header
    if header is None or not header.rounds:
        return grid
    head = grid.rows[header.row]
    place = next((k for k, cell in enumerate(head.cells) if heading(cell.text) in PLACES), None)
    if place is None:
        return grid
    return (_grid_by_place if header.across else _by_place)(grid, header, place)


def _by_place(grid: Grid, header: Header, place: int) -> Grid:
    """Return a table of rounds with the numbers that fit: its own, the places, or its rows'."""
    rows = [row for row in grid.rows[header.row + 1 :] if _is_player(header, row)]
    opponents = [
        [_opponent(row.cell(column).text) for column in header.rounds.values()] for row in rows
    ]
    own, places = header.fields.get("No.", place), _whole_numbers(rows, place)
    by_place = _misfits(places, opponents)
    if own != place:
        games = sum(opponent is not None for row in opponents for opponent in row)
        by_number = _misfits(_whole_numbers(rows, own), opponents)
        if _FEW * by_number <= games or _FEW * by_place > games or places is None:
            return grid
        return _headed(grid, header, {own: "Start no.", place: "No."}, BY_PLACE)
    in_order = _misfits(range(1, len(rows) + 1), opponents)
    if places is None or in_order < by_place:
        return _headed(grid, header, {place: _PLACE}, BY_ROW)
    return _headed(grid, header, {place: "No."}, "" if "No." in header.fields else BY_PLACE)


def _grid_by_place(grid: Grid, header: Header, place: int) -> Grid:
    """Return a round-robin's grid with the places as numbers, if only they fit its diagonal."""
    own = header.fields.get("No.", place)
    body = grid.rows[header.row + 1 :]
    rows = [row for row in body if number_in(row.cell(place).text).isdecimal()]
    if own == place or _on_diagonal(header, rows, own) or not _on_diagonal(header, rows, place):
        return grid
    return _headed(grid, header, {own: "Start no.", place: "No."}, "columns by the places")


def _on_diagonal(header: Header, rows: Sequence[Row], key: int) -> bool:
    for row in rows:
        columns = header.across.get(whole_number(row.cell(key).text), ())
        if not columns or not all(is_diagonal(row.cell(column).text) for column in columns):
            return False
    return bool(rows)


def _is_player(header: Header, row: Row) -> bool:
    keys = (header.fields.get(title) for title in ("No.", "Name", "Last name"))
    has_results = any(row.cell(column).text for column in header.rounds.values())
    return has_results and any(row.cell(key).text for key in keys)


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


def _headed(grid: Grid, header: Header, titles: Mapping[int, str], how: str) -> Grid:
    head = grid.rows[header.row]
    cells = {column: Cell(title, typed=head.cell(column).text) for column, title in titles.items()}
    rows = [*grid.rows]
    rows[header.row] = head.put(cells)
    return replace(grid, rows=rows, how=(*grid.how, how) if how else grid.how)
