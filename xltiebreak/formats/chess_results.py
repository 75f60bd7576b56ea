"""Crosstables from chess-results.com, saved as Excel files or as web pages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from xltiebreak.disk.shipped import table_in
from xltiebreak.event.findings import NoCrosstable, TieBreakError
from xltiebreak.event.section import BY_GAME_POINTS, BY_MATCH_POINTS, Event
from xltiebreak.event.words import bare, folded
from xltiebreak.excel.reader import read_grids
from xltiebreak.formats.html import read_page
from xltiebreak.formats.kinds import is_package, named_after
from xltiebreak.formats.sheet import Sheet, event_of
from xltiebreak.tables.around import last_update, named_tie_breaks
from xltiebreak.tables.blocks import tables_in
from xltiebreak.tables.cells import EMPTY, Cell, Row
from xltiebreak.tables.events import read_event
from xltiebreak.tables.grammar import figure
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.header import Columns, header_of, headers_in
from xltiebreak.tables.labels import Settings

_WORDS = table_in("formats/words.toml")["chess-results"]
_NUMBER, _RANK = frozenset(_WORDS["numbers"].split()), frozenset(_WORDS["ranks"].split())
_FIELD_OF = {word: title for title, words in _WORDS["columns"].items() for word in words.split()}
_COLOUR = re.compile(r"(\d{1,5} ?)([^\W\d_])")
_MATCH = re.compile(r"(\d{1,5}) ?[wbsnzpchvam] ?(\d{1,3}(?:[.,]\d)?½?|½)", re.IGNORECASE)
"""A match of teams: the opponent, the color on the first board, the own points."""
_TIE_BREAK = re.compile(r"[a-z]{2,6} ?(\d)")
_SITE = "chess-results"
_HEADING = re.compile(
    r"cross ?-?table|kreuztabelle|cruzad[ao]|crois[ée]e?|incrociata|kruistabel", re.IGNORECASE
)
_LABEL_OF = {
    word.strip(): field for field, words in _WORDS["labels"].items() for word in words.split("|")
}
_IN_A_CELL = re.compile(r"([^:]{3,40}?) ?: ?(.+)")
_NO_CROSSTABLE = (
    "no crosstable was found; save the page 'Starting rank crosstable' or 'Ranking crosstable' "
    "(behind 'Show tournament details'), which shows who met whom"
)
_POINTS_ALONE = (
    "this crosstable of teams shows the points of each match, but not in which round it was; save "
    "the crosstable with a column for each round (1.Rd, 2.Rd …)"
)


def read_chess_results(content: bytes, name: str) -> Event:
    """Return the event in an Excel file or web page saved from the site; ``name`` is the file's."""
    if is_package(content):
        grids: Sequence[Grid] = read_grids(content)
        title = next((text for grid in grids if (text := _title_below_the_site(grid))), "")
        lines: Sequence[str] = [
            cell.text for grid in grids for row in grid.rows for cell in row.cells
        ]
    else:
        page = read_page(content)
        grids, lines = page.tables, page.lines
        title = next((text for text in page.headings if not _HEADING.search(text)), "")
    title = title or named_after(name)
    labels: dict[str, Any] = dict(_labels(grids))
    rounds = labels.pop("rounds", "")
    notes = named_tie_breaks(lines)
    said: dict[str, Any] = {"of_fide": True, "updated": last_update(lines), "tie_breaks": notes}
    tables = []
    for grid in grids:
        found = (_Table(grid, columns, notes) for columns in headers_in(grid.rows))
        tables += [*islice((table for table in found if table.is_one), 1)]
    if tables:
        scheduled = int(rounds) if rounds.isdecimal() and len(rounds) < 3 else None
        sheets = [table.sheet(scheduled, said) for table in tables]
        return event_of(title, sheets, _NO_CROSSTABLE, **labels)
    games = tables_in(grids)  # the site's pairings, with the results of their games
    if not any(grid.games for grid in games):
        raise NoCrosstable(_NO_CROSSTABLE)
    event = read_event(title, games)
    sections = tuple(
        replace(section, origin=section.origin._replace(**said)) for section in event.sections
    )
    return replace(event, sections=sections, **labels)


def _title_below_the_site(grid: Grid) -> str:
    filled = [row.cell(0).text for row in grid.rows[:5] if not row.empty]
    return filled[1] if len(filled) > 1 and _SITE in filled[0].casefold() else ""


def _labels(grids: Sequence[Grid]) -> Iterator[tuple[str, str]]:
    """Yield the labels in the lines around the table: ``Location : Elm`` in one cell or in two."""
    for row in (row for grid in grids for row in grid.rows):
        texts = row.texts
        if len(texts) == 1 and (pair := _IN_A_CELL.fullmatch(texts[0])):
            texts = [pair[1], pair[2]]
        label = folded(texts[0].rstrip(": ").rstrip(".").strip()) if len(texts) == 2 else ""
        if label in _LABEL_OF:
            yield _LABEL_OF[label], texts[1]


class _Table:
    """What may be a crosstable: the rows below its header, and its columns, counted from 0.

    ``key`` is the column of the numbers by which opponents are named: ``No.`` in the crosstable by
    starting rank, ``Rk.`` in the one by ranking. ``rounds`` holds each round's column, or each
    opponent's where ``is_grid``; ``ties`` the names of the columns of tie-breaks. ``of_teams`` says
    that the players are teams, whose results are points of matches.
    """

    def __init__(self, grid: Grid, columns: Columns, notes: Mapping[int, str]) -> None:
        self.grid, self.head, self.rounds = grid, grid.rows[columns.row], columns.wholes
        texts = [bare(folded(cell.text)) for cell in columns.heads]
        keys = [column for column, text in enumerate(texts) if text in _NUMBER | _RANK]
        self.key = next(iter(keys), 0)
        self.rank = next((column for column in reversed(keys) if texts[column] in _RANK), None)
        named = {
            _FIELD_OF[text]: texts.index(text) for text in reversed(texts) if text in _FIELD_OF
        }
        self.fields = fields = {**columns.fields, **named}
        others = [k for k in range(len(texts)) if k not in {*fields.values(), *columns.used}]
        matches = ((column, _TIE_BREAK.fullmatch(texts[column])) for column in others)
        ties = {int(match[1]): column for column, match in matches if match}
        self.is_grid = "1" in texts and self.rounds.get(1) == texts.index("1")
        self.of_teams = "Name" not in fields and "Team" in fields
        if "Team" in fields:
            fields.setdefault("Name" if self.of_teams else "Club", fields["Team"])
        self.is_one = bool(keys) and "Name" in fields and len(self.rounds) > self.is_grid
        if "Score" not in fields and 1 in ties:
            fields["Score"] = ties.pop(1)  # the points are the first criterion then
        if "National rating" in fields:
            fields.setdefault("Rating", fields["National rating"])
        self.ties = {
            at: f"TB{n}: {notes[n]}" if notes.get(n) else f"TB{n}" for n, at in ties.items()
        }
        name, below = fields.get("Name"), grid.rows[columns.row + 1 :]
        heads = ("", self.head.cell(name).text)
        self.rows = [row for row in below if row.cell(name).text not in heads]

    def sheet(self, scheduled: int | None, said: Mapping[str, Any]) -> Sheet:
        """Return the players' rows under the headers of a plain table, in the same places."""
        if self.of_teams and self.is_grid:
            raise TieBreakError(_POINTS_ALONE)
        titles = {self.key: "No."}
        names = ("Name", "ID", "Rating", "Club", "Score")
        titles.update((self.fields[name], name) for name in names if name in self.fields)
        titles.update((at, f"{k}" if self.is_grid else f"R{k}") for k, at in self.rounds.items())
        titles.update(self.ties)
        heads = [Cell(titles.get(at, "")) for at in range(len(self.head.cells))]
        by_line = self._without_a_rank()
        rows = []
        for row in self.rows:
            cells = [cell if at in titles else EMPTY for at, cell in enumerate(row.cells)]
            if row.number in by_line:
                cells[self.key] = Cell(by_line[row.number])
            rows.append(Row(row.number, cells))
        settings = Settings(
            kind="roundrobin" if self.is_grid else "swiss",
            scheduled_rounds=scheduled,
            notation="grid" if self.is_grid else "us" if self.of_teams else _SITE,
            of_teams=self.of_teams,
        )
        if self.of_teams:
            heads += [Cell(f"P{round}") for round in self.rounds]
            rows, by = self._with_points(rows)
            settings = settings._replace(placed_by=by)
        elif not self.is_grid:
            self._write_in_english(rows)
        places = "Place" if self.rank is None else self.head.cell(self.rank).text
        rows = [Row(self.head.number, heads), *rows]
        grid = replace(self.grid, rows=rows, columns=(own := header_of(rows)) and own.only())
        for title, texts in self._beside(by_line).items():
            grid = grid.with_column(title, texts)
        return Sheet(grid, settings, {**said, "places": places})

    def _with_points(self, rows: Sequence[Row]) -> tuple[list[Row], str]:
        """Return the rows with each match's opponent, and the points inside it in further columns;
        and which points place the teams."""
        columns, width = self.rounds.values(), len(self.head.cells)
        with_points, is_sum = [], []
        for row in rows:
            cells = [row.cell(at) for at in range(width)]
            matches = {at: _MATCH.fullmatch(cells[at].text) for at in columns}
            for at, match in matches.items():
                if match:  # the points of both teams tell how it ended
                    cells[at] = Cell(f"{match[1]}?", typed=cells[at].text)
                cells.append(Cell(match[2]) if match else EMPTY)
            with_points.append(Row(row.number, cells))
            made = [figure(match[2]) or 0.0 for match in matches.values() if match]
            score = row.cell(self.fields.get("Score")).text
            is_sum.append(figure(score) == sum(made))
        return with_points, BY_GAME_POINTS if all(is_sum) else BY_MATCH_POINTS

    def _write_in_english(self, rows: Sequence[Row]) -> None:
        """Write English letters for the colors, and ``-0`` for a plain 0: in a round that is not
        finished, the player was not paired."""
        columns = self.rounds.values()
        cells = [(row.cells, at) for row in rows for at in columns if at < len(row.cells)]
        colours = [_COLOUR.match(own[at].text) for own, at in cells]
        letters = {colour[2].lower() for colour in colours if colour}
        pair = next((pair for pair in _WORDS["colors"].split() if letters == {*pair}), "wb")
        english = {pair[0]: "w", pair[1]: "b"}
        for (own, at), colour in zip(cells, colours):
            cell = own[at]
            letter = english.get(colour[2].lower(), "") if colour else ""
            if cell.text == "0":
                own[at] = Cell("-0")
            elif colour and letter not in ("", colour[2]):
                text = f"{colour[1]}{letter}{cell.text[colour.end() :]}"
                own[at] = Cell(text, cell.fault, cell.text)

    def _without_a_rank(self) -> Mapping[int, str]:
        """Return the line numbers of rows without a printed rank, by row: such a row shares the
        rank of the row above, and opponents name it by its line."""
        ranks = [row.cell(self.key).text.rstrip(".") for row in self.rows]
        lines = enumerate(ranks, start=1)
        if self.key != self.rank or any(rank not in ("", str(line)) for line, rank in lines):
            return {}
        columns = (self.fields.get("Score"), *self.ties)
        figures = [[row.cell(at).text for at in columns] for row in self.rows]
        return {
            self.rows[k].number: str(k + 1)
            for k in range(1, len(ranks))
            if not self.rows[k].cell(self.key).text and figures[k] == figures[k - 1]
        }

    def _beside(self, by_line: Mapping[int, str]) -> Mapping[str, Mapping[int, str]]:
        """Return what only the site has of a player, by our title and row: a title, whose column
        has no header, the federation, and the place, which an empty cell repeats from above."""
        titles, above = frozenset(_WORDS["titles"].split()), ""
        beside: dict[str, dict[int, str]] = {"Title": {}, "Federation": {}, "Place": {}}
        for row in self.rows:
            rank = "" if self.rank is None else row.cell(self.rank).text.rstrip(".")
            above = rank or (above if row.number in by_line else "")
            title = next((text for text in row.texts if text in titles), "")
            texts = (title, row.cell(self.fields.get("Federation")).text, above)
            for column, text in zip(beside.values(), texts):
                column[row.number] = text
        return beside
