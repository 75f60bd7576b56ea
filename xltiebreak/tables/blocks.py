"""The tables of a sheet, below or beside each other; with ids, ratings and clubs beside the names;
a round's columns, and a player's two or three rows, joined to one cell for each round, and
opponents by name with their numbers; and the numbers by which these cells name the players: those
of a column, their places, or their rows.

From here on a table has its columns (:attr:`~xltiebreak.tables.grid.Grid.columns`), and nobody
looks for its header again. Cells keep their places, so every message names the cell in the file; a
message about a cell that was made from others quotes them. What stands beside a name gets a column
of its own, behind the last one; :attr:`~xltiebreak.tables.grid.Grid.how` says how a table was read,
if that is not obvious.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice, takewhile
from typing import NamedTuple, Optional

from xltiebreak.event.crosstable import contradictions
from xltiebreak.event.letters import is_diagonal, is_empty, tidy, worth_of_bye
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.words import bare, words_of
from xltiebreak.tables.cells import (
    EMPTY,
    MAX_TABLES,
    Cell,
    Fault,
    Row,
    column_letter,
    refuse_many_tables,
    whole_number,
)
from xltiebreak.tables.grammar import BAR
from xltiebreak.tables.grid import Block, Grid, is_a_list
from xltiebreak.tables.header import Columns, fields_in, header_of
from xltiebreak.tables.judge import in_known_notations
from xltiebreak.tables.labels import OF_A_SECTION, SECTION_LABELS, label_of
from xltiebreak.tables.people import Names
from xltiebreak.tables.player_rows import headings_in
from xltiebreak.tables.vocabulary import COLOUR, OPPONENT, OUTCOMES, RESULT, UNNAMED, WHOLE, heading

BELOW, BESIDE = "one of several tables below each other", "one of two tables side by side"
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
            tables += [with_names_apart(with_whole_rounds(table)) for table in _pieces(sheet)]
    return tables


# Several tables on one sheet


def _pieces(sheet: Grid) -> list[Grid]:
    """Return each table of a sheet by itself, named after its heading."""
    columns = sheet.header
    if columns is None or not columns.names_players:
        return [replace(sheet, columns=columns)]
    heads = [heading(cell.text) for cell in columns.heads]
    first = next(text for text in heads if text)
    starts = [column for column, text in enumerate(heads) if text == first]
    if len(starts) > 1 and columns.twice and columns.twice.keys() == columns.rounds.keys():
        return [*_side_by_side(sheet, columns, starts)]
    fields = (columns.fields.get(title) for title in ("No.", "Name", "Last name", "Team"))
    key = next(column for column in fields if column is not None)
    titled = [k for k in range(columns.top, columns.row + 1) if sheet.rows[k].cell(key).text]
    further = (
        list(islice(_starts(sheet.rows, columns, titled[-1], key), MAX_TABLES)) if titled else []
    )
    refuse_many_tables([columns, *further])
    return _stacked(sheet, columns, further) if further else [replace(sheet, columns=columns)]


def _side_by_side(sheet: Grid, columns: Columns, starts: Sequence[int]) -> Iterator[Grid]:
    for k, (start, end) in enumerate(zip(starts, [*starts[1:], len(columns.heads)]), start=1):
        rows = [row.within(start, end) for row in sheet.rows]
        title = _title_above(rows, columns.top) or f"{sheet.sheet or 'Table'} {k}"
        above = [row.within(0, starts[1]) for row in sheet.rows[: columns.top]]
        rows = [*_of_event(above).values(), *rows] if k > 1 else rows
        how = (*sheet.how, BESIDE)
        yield replace(sheet, rows=rows, columns=header_of(rows), title=title, how=how)


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
    pieces, of_event = [], _of_event(rows[: columns.top])
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
        known = [label_of(row.cell(0).text) for row in labels_above]
        labels_above[:0] = [row for label, row in of_event.items() if label not in known]
    return pieces


def _of_event(above: Sequence[Row]) -> Mapping[str | None, Row]:
    """Return the labels above the first table that hold for all: those before ``Section``."""
    rows = {label_of(row.cell(0).text.partition(":")[0]): row for row in above}
    before = takewhile(lambda label: label != SECTION_LABELS["name"], rows)
    return {label: rows[label] for label in before if label in OF_A_SECTION.values()}


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
    named = {row.number: text for row in body if (text := row.cell(name).text)}
    fitting = [
        {
            k: match.groupdict("")
            for k, text in named.items()
            if len(text) <= _LONGEST_NAME
            and (not how or "(" in text or "[" in text)
            and (match := re.fullmatch(pattern, text, re.IGNORECASE))
            and match[others[0]]
        }
        for pattern in (f"{_NAME}{behind}[\\s)\\],/;-]*", f"{before}{_NAME}")
    ]
    parts = max(fitting, key=len)
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


# One cell a round

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
    return replace(table, columns=columns._replace(parts={}))


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
    lines, body = _in_one_row(columns, body, width)
    firsts = {round: next(iter(kinds.values())) for round, kinds in columns.parts.items()}
    parts: Parts = {
        round: {**kinds, **{UNNAMED * n: firsts[round] + n * width for n in range(1, lines)}}
        for round, kinds in columns.parts.items()
    }
    are_filled = [columns.is_player(row, columns.of_rounds) for row in body]
    players = [row for row, filled in zip(body, are_filled) if filled]
    headings = headings_in(Block(table, columns), body, are_filled)
    listed = (
        row for k, row in enumerate(body) if k not in headings and row.cell(columns.entry).text
    )
    numbers = {row.number: number for number, row in enumerate(listed, start=1)}
    named = _with_numbers(columns, parts, players, numbers)
    if not named and lines == 1 and all(len(kinds) == 1 for kinds in parts.values()):
        return _in_whole_cells(table, columns)
    places = {round: _place(kinds) for round, kinds in parts.items()}
    rounds = _filled(parts, players)
    made = {
        row.number: {
            places[round]: _joined_cell(row, kept, places[round]) for round, kept in rounds.items()
        }
        for row in named or players
    }
    alone = {r for r, kinds in parts.items() if kinds.keys() in ({OPPONENT}, {COLOUR})}
    results = {r: place for r, place in places.items() if r not in alone}
    opponents = {r: places[r] for r in alone}
    columns = columns._replace(rounds=results, opponents=opponents, points={}, twice={}, against={})
    whole = [
        row.within(0, width).put(made[row.number]) if row.number in made else row for row in body
    ]
    how = [*table.how, *_LINES.get(lines, ()), *["opponents by name"] * bool(named)]
    return replace(table, rows=[*head, *whole], columns=columns, how=tuple(how))


def _place(kinds: Mapping[str, int]) -> int:
    """Return the column that names a round in messages: that of its result, else of the next part;
    of several rows that of the first."""
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


def _joined_cell(row: Row, columns: Sequence[int | None], place: int) -> Cell:
    cells = [row.cell(column) for column in columns]
    fault = None
    for cell, column in zip(cells, columns):
        if cell.fault is not None:
            at = "" if column in (None, place) else f"{column_letter(column or 0)}{row.number}: "
            fault = cell.fault._replace(message=at + cell.fault.message)
            break
    text = BAR.join(cell.text for cell in cells)
    if not text.strip(BAR):
        return Cell("", fault) if fault else EMPTY
    as_typed = " ".join(cell.typed or cell.text for cell in cells if cell.typed or cell.text)
    return Cell(text, fault, as_typed if as_typed != text else "")


# Opponents by name


def _with_numbers(
    columns: Columns, parts: Parts, rows: Sequence[Row], numbers: Mapping[int, int]
) -> Sequence[Row]:
    """Return the rows with numbers in the place of the opponents' names, those of their rows where
    no column has any; none unless most opponents are named."""
    fields, names = columns.fields, {}
    for row in rows:
        text = row.cell(columns.entry).text
        if "Last name" in fields and "First name" in fields:
            text = f"{text}, {row.cell(fields['First name']).text}"
        own = whole_number(row.cell(fields.get("No.")).text)
        names[own or numbers.get(row.number, 0)] = text
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
    why = ""
    words = (word for word in words_of(text) if len(word) > _SHORT and word not in OUTCOMES)
    is_named = any(worth_of_bye(word) is None for word in words)
    if is_named and not (meant or any(map(str.isdigit, text))):
        why = (
            f"{text!r} names no player of this table; write the name as it stands in the column "
            "of names, or the number"
        )
    elif len(meant) > 1:
        who = " or ".join(map(str, sorted(meant)))
        why = f"{cell.text!r} may name player {who}; type the number, or the whole name"
    fault = cell.fault or (Fault("unknown-opponent", why) if why else None)
    return Cell(text, fault, cell.typed or cell.text)


# Players of two or three rows

_LINES = {2: ("two rows a player",), 3: ("three rows a player",)}


def _in_one_row(columns: Columns, body: list[Row], width: int) -> tuple[int, list[Row]]:
    """Return how many rows a player mostly has, and the rows with each player's further ones, which
    have results and name nobody, behind his first."""
    key = columns.fields.get("No.", columns.entry)
    groups: list[list[Row]] = []
    for row in body:
        has_results = any(row.cell(column).text for column in columns.of_rounds)
        if groups and row.cell(key) == EMPTY and has_results:
            groups[-1].append(row)
        else:
            groups.append([row])
    sizes = Counter(len(group) for group in groups if len(group) > 1)
    players = sum(any(cell.text for cell in group[0].cells[1:]) for group in groups)
    lines = max(sizes, key=lambda size: sizes[size], default=1)
    if lines not in _LINES or 4 * sum(sizes.values()) < 3 * players:
        return 1, body
    rows = []
    for first, *further in groups:
        cells = [*first.cells]
        for line, row in enumerate(further[: lines - 1], start=1):
            cells += [EMPTY] * (line * width - len(cells)) + row.cells
        rows.append(Row(first.number, cells))
    return lines, rows


# The numbers by which cells name the players

BY_PLACE, BY_ROW = "opponents by their places", "players numbered by their rows"
_NUMBER = r"[1-9]\d{0,5}"
_NO_GAME = r"[-+=]? ?[10½](?:[.,]0)?|[^\W\d_]?"
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
    both = ([whole_number(row.cell(column).text) for row in rows] for column in (place, own))
    by_place, by_number = (
        misfits(numbers if all(numbers) and len({*numbers}) == len(numbers) else None)
        for numbers in both
    )
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


def _opponents(rows: Sequence[Row], columns: Collection[int]) -> Opponents:
    """Return the number in each cell; of cells joined from several columns, in the column with most
    different ones."""
    texts = [[tidy(row.cell(column).text).split(BAR) for column in columns] for row in rows]
    numbers: dict[int, set[str]] = {}
    for row in texts:
        for parts in row:
            for place, part in enumerate(parts):
                if number := re.search(_NUMBER, part):
                    numbers.setdefault(place, set()).add(number[0])
    place = max(numbers, key=lambda place: len(numbers[place]), default=0)
    return [[_opponent(parts, place) for parts in row] for row in texts]


def _opponent(parts: Sequence[str], place: int) -> int | None:
    text = parts[place].strip() if place < len(parts) else ""
    if (re.fullmatch(_NO_GAME, text) and len(parts) == 1) or worth_of_bye(text) is not None:
        return None
    number = re.search(_NUMBER, text)
    return int(number[0]) if number else None


def _misfits(opponents: Opponents, numbers: Numbers) -> int:
    """Count the named opponents who are not in the table, or who name another opponent."""
    if numbers is None:
        return sum(map(len, opponents))
    cells = ([Result(Outcome.PENDING, one) if one else BLANK for one in row] for row in opponents)
    return sum(len([*contradictions(column, numbers)]) for column in zip(*cells))


def _headed(grid: Grid, header: Columns, number: int | None, how: str) -> Grid:
    """Return the table with this column for the numbers, or with none; another that had them then
    holds start numbers."""
    fields = {name: column for name, column in header.fields.items() if name != "No."}
    heads, own = [*header.heads], header.fields.get("No.")
    if own not in (None, header.place):
        heads[own] = Cell("Start no.", typed=heads[own].text)
    if number is not None:
        fields["No."] = number
    columns = header._replace(fields=fields, heads=heads)
    return replace(grid, columns=columns, how=(*grid.how, how) if how else grid.how)
