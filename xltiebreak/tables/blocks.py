"""The tables of a sheet: below each other, side by side, under headings of schools; with ids,
ratings and clubs beside the names; each with one cell for a round
(:mod:`~xltiebreak.tables.rounds`).

From here on a table has its columns (:attr:`~xltiebreak.tables.grid.Grid.columns`), and nobody
looks for its header again. What stands beside a name gets a column of its own, behind the last one;
:attr:`~xltiebreak.tables.grid.Grid.how` says how a table was read, if that is not obvious.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import NamedTuple

from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.event.words import bare
from xltiebreak.tables.cells import (
    MAX_TABLES,
    Row,
    refuse_many_tables,
)
from xltiebreak.tables.grid import Grid, is_a_list
from xltiebreak.tables.header import Columns, fields_in, header_of
from xltiebreak.tables.labels import label_of
from xltiebreak.tables.player_rows import is_sum, printed_score
from xltiebreak.tables.rounds import with_whole_rounds
from xltiebreak.tables.vocabulary import heading

BELOW, BESIDE = "one of several tables below each other", "one of two tables side by side"
UNDER_HEADINGS = "players under the headings of their teams"
IN_BRACKETS = "ratings in the names' brackets"


def tables_in(sheets: Sequence[Grid]) -> list[Grid]:
    """Return the tables of the sheets, each with its columns, and lists of games as the crosstable
    that follows from them. Sheets without a crosstable stay as they are, and so do those of a
    workbook that says itself which of its sheets are crosstables."""
    scores = [sheet for sheet in sheets if sheet.columns and sheet.columns.lists_scores]
    says_itself = bool(scores) or any(sheet.kind == "crosstable" for sheet in sheets)
    if not says_itself or any(sheet.kind == "games" for sheet in sheets):
        from xltiebreak.tables.games import with_games  # late: few books of ours list games

        sheets = with_games(sheets)
    tables: list[Grid] = []
    for sheet in sheets:
        is_other_sheet = says_itself and not bare(sheet.sheet).startswith("crosstable")
        if sheet in scores:
            tables.append(with_names_apart(sheet))
        elif sheet.kind or sheet.columns or is_other_sheet or is_a_list(sheet):
            tables.append(sheet)
        else:
            tables += [
                with_names_apart(with_whole_rounds(with_headings_apart(table)))
                for table in _pieces(sheet)
            ]
    return tables


# Several tables on one sheet


def _pieces(sheet: Grid) -> list[Grid]:
    """Return each table of a sheet by itself, named after its heading."""
    columns = sheet.header
    if columns is None or not columns.names_players:
        return [replace(sheet, columns=columns)]
    if columns.twice and columns.twice.keys() == columns.rounds.keys():
        return _side_by_side(sheet, columns)
    fields = (columns.fields.get(title) for title in ("No.", "Name", "Last name", "Team"))
    key = next(column for column in fields if column is not None)
    titled = [k for k in range(columns.top, columns.row + 1) if sheet.rows[k].cell(key).text]
    further = (
        list(islice(_starts(sheet.rows, columns, titled[-1], key), MAX_TABLES)) if titled else []
    )
    refuse_many_tables([columns, *further])
    return _stacked(sheet, columns, further) if further else [replace(sheet, columns=columns)]


def _side_by_side(sheet: Grid, columns: Columns) -> list[Grid]:
    heads = [heading(cell.text) for cell in columns.heads]
    first = next((text for text in heads if text), "")
    starts = [column for column, text in enumerate(heads) if text == first]
    pieces = []
    for start, end in zip(starts, [*starts[1:], len(heads)]):
        rows = [row.within(start, end) for row in sheet.rows]
        half = header_of(rows)
        if half is None or not half.names_players or half.twice:
            break
        title, how = _title_above(rows, columns.row), (*sheet.how, BESIDE)
        pieces.append(replace(sheet, rows=rows, columns=half, title=title, how=how))
    if len(pieces) < max(2, len(starts)):
        return [replace(sheet, columns=columns)]
    if len({piece.title for piece in pieces}) == len(pieces):
        return pieces
    return [
        replace(piece, title=f"{piece.title or sheet.sheet or 'Table'} {k}".strip())
        for k, piece in enumerate(pieces, start=1)
    ]


def _title_above(rows: Sequence[Row], head: int) -> str:
    row = next((row for row in reversed(rows[:head]) if not row.empty), None)
    return row.texts[0] if row and _is_heading(row) and label_of(row.texts[0]) is None else ""


class _Start(NamedTuple):
    """The rows in which a further table and its players begin, its name, and its header."""

    top: int
    players: int
    title: str
    heads: Sequence[Row]


def _stacked(sheet: Grid, columns: Columns, further: Sequence[_Start]) -> list[Grid]:
    """Return the tables that stand below each other: a further one has the header again, or a
    heading above it and begins to count anew."""
    rows = sheet.rows
    players, title = columns.row + 1, _title_above(rows, columns.top)
    if _is_heading(rows[players]):  # one header serves all
        players, title = players + 1, rows[players].texts[0]
    first = _Start(0, players, title, rows[: columns.row + 1])
    pieces = []
    labels_above: list[Row] = []
    for start, following in zip([first, *further], [*further, None]):
        end = len(rows) if following is None else following.top
        while following and end > start.players:
            between = rows[end - 1]
            if not (between.empty or _is_heading(between) or _is_labelled(between)):
                break
            end -= 1
        own = [*labels_above, *start.heads, *rows[start.players : end]]
        how = (*sheet.how, BELOW)
        pieces.append(replace(sheet, rows=own, columns=header_of(own), title=start.title, how=how))
        behind = rows[end : following.top] if following else []
        labels_above = [row for row in behind if _is_labelled(row)]
    return pieces


def _is_labelled(row: Row) -> bool:
    return label_of(row.cell(0).text) is not None and bool(row.cell(1).text)


def _is_heading(row: Row) -> bool:
    return len(row.texts) == 1


def _starts(rows: Sequence[Row], columns: Columns, titled_at: int, key: int) -> Iterator[_Start]:
    """Yield the further tables; ``key`` is the column of the numbers or, without numbers, of the
    names, whose title stands in the row ``titled_at`` of the header."""
    title, heads = heading(rows[titled_at].cell(key).text), rows[columns.top : columns.row + 1]
    seen: set[str] = set()
    titled = ""
    for k in range(columns.row + 1, len(rows)):
        text = rows[k].cell(key).text
        if heading(text) == title:
            top, players = k - (titled_at - columns.top), k + (columns.row - titled_at) + 1
            following = next((row for row in rows[players:] if not row.empty), None)
            if following is not None and following.cell(key).text in seen:
                yield _Start(top, players, titled, rows[top:players])
                seen, titled = set(), ""
        elif _is_heading(rows[k]):
            titled = rows[k].texts[0]
            if k + 1 < len(rows) and rows[k + 1].cell(key).text in seen:
                yield _Start(k + 1, k + 1, titled, heads)
                seen, titled = set(), ""
        elif text and not _is_labelled(rows[k]):
            seen.add(text)
            titled = ""


# Players under the headings of their schools, with a subtotal below or beside each

_FEWEST, _ENTRIES = 2, 3
"""The fewest headings without subtotals; fewer entries than a player has."""


class _School(NamedTuple):
    """The rows of a heading and its subtotals, and of its players."""

    text: str
    own: list[Row]
    players: list[Row]


def with_headings_apart(table: Grid) -> Grid:
    """Return the table without rows that are headings and subtotals, the teams in a column of their
    own; unchanged if it has none. Without pairing numbers, each heading needs a subtotal."""
    columns = table.columns
    if not columns or not columns.parts or not columns.names_players:
        return table
    schools = _schools(table, columns)
    score = columns.fields.get("Score")
    totals = sum(
        any(printed_score(row.cell(score)) is not None for row in school.own) for school in schools
    )
    is_numbered = "No." in columns.fields and (len(schools) >= _FEWEST or totals > 0)
    if not schools or not (is_numbered or totals == len(schools)):
        return table
    school_of = {row.number: school.text for school in schools for row in school.players}
    last = max(row.number for school in schools for row in (*school.players, *school.own))
    head, body = table.rows[: columns.row + 1], table.rows[columns.row + 1 :]
    kept = [row for row in body if row.empty or row.number in school_of or row.number > last]
    table = replace(table, rows=[*head, *kept])
    if not totals:
        return replace(table, faults=(*table.faults, _passed_over(table, schools)))
    if "Team" in columns.fields:
        return table
    named = {
        row.number: school_of[row.number]
        for row in kept
        if len(row.texts) > 1 and row.number in school_of
    }
    return replace(table.with_column("Team", named), how=(*table.how, UNDER_HEADINGS))


def _schools(table: Grid, columns: Columns) -> list[_School]:
    """Return the headings with their players; none if players stand above the first heading, or a
    heading has none."""
    number, score = columns.fields.get("No."), columns.fields.get("Score")
    rows = [row for row in table.rows[columns.row + 1 :] if not row.empty]
    has_results = [any(row.cell(column).text for column in columns.of_rounds) for row in rows]
    last = max((k for k, filled in enumerate(has_results) if filled), default=-1)
    schools: list[_School] = []
    for k, row in enumerate(rows):
        text = next(iter(row.texts), "")
        is_numbered = number is not None and row.cell(number).text[:1].isdigit()
        is_alone = len(row.texts) - bool(row.cell(score).text) == 1 and not text[:1].isdigit()
        if schools and (is_sum(text) or text == schools[-1].text) and not is_numbered:
            schools[-1].own.append(row)
        elif is_alone and not row.cell(score).fault:
            if k > last:
                break  # a note below the table
            if schools and not schools[-1].players:
                return []
            schools.append(_School(text.rstrip(": "), [row], []))
        elif not schools or not (has_results[k] or is_numbered):
            return []
        else:
            schools[-1].players.append(row)
    return schools if schools and schools[-1].players else []


def _passed_over(table: Grid, schools: Sequence[_School]) -> Finding:
    names = ", ".join(repr(school.text) for school in schools[:3])
    more = " …" if len(schools) > 3 else ""
    message = (
        f"rows with one entry stand above players and are taken for headings: {names}{more}; if a "
        "player is among them, type his number and his results"
    )
    heading = schools[0].own[0]
    column = next(k for k, cell in enumerate(heading.cells) if cell.text)
    return table.finding(WARNING, "passed-over", heading, column, message)


# What stands beside the names in one column

_BESIDE_NAMES = {
    "ID": r"[A-Z]{0,2}\d{4,12}[A-Z]?",
    "Rating": r"(?:unr|unrated|[1-9]\d{2,3})[a-z/\d]{0,6}",
    "Team": r"[^/|;\[\]()]*",
}
_LONGEST_NAME = 100
"""What is longer is no name, and would take a pattern with three parts too long."""
_NAME = r"(?P<Name>[^\d/|;(\[]*[^\W\d]\.?)"
_PARTED = r"\s*(?:[/|;(\[)\]]|\s-\s)+\s*"


def with_names_apart(table: Grid) -> Grid:
    """Return the table with what stands beside the names in columns of its own, if most cells can
    be parted: what their header says, ``Name / ID``, or ratings in brackets."""
    columns = table.columns
    if columns is None or "Name" not in columns.fields:
        return table
    name, body = columns.fields["Name"], table.rows[columns.row + 1 :]
    others = [field for field in fields_in(columns.heads[name].text) if field in _BESIDE_NAMES]
    between = _PARTED if "Team" in others else r"[\s/|;(\[)\],-]+"
    how: tuple[str, ...] = ()
    if not others:
        others, between, how = ["Rating"], r" ?[(\[] ?", (IN_BRACKETS,)
    if not columns.fields.keys().isdisjoint(others):
        return table
    own = {field: f"(?P<{field}>{_BESIDE_NAMES[field]})" for field in others}
    behind = "".join(f"(?:{between}{own[field]})?" for field in others)
    before = "".join(f"(?:{own[field]}{between})?" for field in others)
    named = [row for row in body if row.cell(name).text]
    parts: dict[int, dict[str, str]] = {}
    for pattern in (f"{_NAME}{behind}[\\s)\\],/;-]*", f"{before}{_NAME}"):
        texts = {row.number: row.cell(name).text for row in named}
        short = {k: text for k, text in texts.items() if len(text) <= _LONGEST_NAME}
        matches = {k: re.fullmatch(pattern, text, re.IGNORECASE) for k, text in short.items()}
        fitting = {k: match.groupdict("") for k, match in matches.items() if match}
        fitting = {k: match for k, match in fitting.items() if match[others[0]]}
        parts = max(parts, fitting, key=len)
    if not parts or 2 * len(parts) < len(named):
        return table
    rows = [
        row.put({name: row.cells[name]._replace(text=parts[row.number]["Name"].strip())})
        if row.number in parts
        else row
        for row in table.rows
    ]
    table = replace(table, rows=rows, how=(*table.how, *how))
    for title in others:
        table = table.with_column(title, {k: each[title].strip() for k, each in parts.items()})
    return table
