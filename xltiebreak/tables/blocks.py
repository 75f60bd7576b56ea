"""The tables of a sheet, below or beside each other; with ids, ratings and clubs beside the names;
those columns of a round that are read, a player's two or three rows in one, and opponents by name
with their numbers; and the numbers by which these cells name the players: those of a column, their
places, or their rows.

From here on a table has its columns (:attr:`~xltiebreak.tables.grid.Grid.columns`), and nobody
looks for its header again. Cells keep their places, so every message names the cell in the file; a
message about a cell that was made from others quotes them. What stands beside a name gets a column
of its own, behind the last one; :attr:`~xltiebreak.tables.grid.Grid.how` says how a table was read,
if that is not obvious.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, islice, takewhile
from typing import NamedTuple, Optional

from xltiebreak.event.crosstable import contradictions
from xltiebreak.event.letters import bye_in, is_diagonal, is_empty, tidy
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.words import bare, words_of
from xltiebreak.tables.cells import (
    EMPTY,
    MAX_COLUMNS,
    MAX_TABLES,
    Cell,
    Fault,
    Row,
    refuse_many_tables,
    whole_number,
)
from xltiebreak.tables.grammar import BAR
from xltiebreak.tables.grid import Block, Grid, is_a_list, joined
from xltiebreak.tables.header import Columns, fields_in, header_of
from xltiebreak.tables.labels import OF_A_SECTION, SECTION_LABELS, label_of
from xltiebreak.tables.people import Names
from xltiebreak.tables.player_rows import Entry, read_entries
from xltiebreak.tables.vocabulary import OPPONENT, OUTCOMES, RESULT, UNNAMED, WHOLE, heading
from xltiebreak.tables.ways import in_known_notations

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
            tables += [with_names_apart(with_rounds(table)) for table in _pieces(sheet)]
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
    if len(starts) > 1 and all(UNNAMED in kinds for kinds in columns.parts.values()):
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
    labels: list[Row] = []
    for start, following in zip([first, *further], [*further, None]):
        own = rows[start.players : following.top if following else None]
        above = [*takewhile(_is_above, reversed(own))][::-1] if following else []
        own = [*labels, *start.heads, *own[: len(own) - len(above)]]
        how = (*sheet.how, BELOW)
        pieces.append(replace(sheet, rows=own, columns=header_of(own), title=start.title, how=how))
        labels = [row for row in above if _is_labelled(row)]
        known = [label_of(row.cell(0).text) for row in labels]
        labels[:0] = [row for label, row in of_event.items() if label not in known]
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


def _is_above(row: Row) -> bool:
    return row.empty or _is_heading(row) or _is_labelled(row)


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


# The columns of a round

_LOOKED_AT = 60  # how many rows decide whether a table's rounds have one column each


def with_rounds(table: Grid) -> Grid:
    """Return a table with those columns of the rounds that are read, in one row a player, and with
    the numbers by which its results name them; a grid headed by names with their columns."""
    columns = table.columns
    if columns is None or not columns.names_players:
        from xltiebreak.tables.grids import with_numbers_across  # late: for grids alone

        table = with_numbers_across(table)
        return with_numbers(replace(table, columns=table.columns and table.columns.only()))
    if columns.points.keys() >= columns.wholes.keys() > set():
        return replace(table, columns=columns.only())  # teams
    if not columns.parts or _can_be_read_alone(table, columns):
        return with_numbers(replace(table, columns=columns.only([WHOLE])))
    return with_numbers(_with_parts(table, columns))


def _can_be_read_alone(table: Grid, columns: Columns) -> bool:
    """Whether the columns that hold the rounds whole can be read without those beside them."""
    every = columns.parts.values()
    last = MAX_COLUMNS
    if any(kinds.get(OPPONENT, last) < kinds.get(WHOLE, last) for kinds in every):
        return False
    if not columns.wholes or all(kinds.keys() & {OPPONENT, UNNAMED} for kinds in every):
        return False  # W5 may be White against 5 beside a score so far
    rows = table.rows[columns.row + 1 :][:_LOOKED_AT]
    cells = {row.cell(column).text for row in rows for column in columns.wholes.values()}
    texts = [text for text in cells if not is_empty(text) and bye_in(tidy(text)) is None]
    return any(count == len(texts) for count in in_known_notations(texts))


def _with_parts(table: Grid, columns: Columns) -> Grid:
    head, body = table.rows[: columns.row + 1], table.rows[columns.row + 1 :]
    groups = _rows_by_player(columns, body)
    table = replace(table, rows=[*head, *(row for row, *_ in groups)])
    block = Block(table, columns)
    entries = read_entries(block, [])
    players = [entry.row for entry in entries if block.is_filled(entry.row, entry.results)]
    name = partial(block.cell, name="Team") if columns.name is None else block.name
    names = Names({entry.number: name(entry.row).text for entry in entries})
    lines = max(map(len, groups), default=1)
    below = [[group[k] for group in groups if len(group) > k] for k in range(1, lines)]
    named = [row for rows in (players, *below) for row in _with_numbers(columns, rows, names)]
    if not named and lines == 1 and all(len(kinds) == 1 for kinds in columns.parts.values()):
        return replace(table, columns=columns.only())
    made = {row.number: row for row in chain(players, *below, named)}
    firsts = [next(iter(kinds.values())) for kinds in columns.parts.values()]
    for first, *further in groups if lines > 1 else ():
        if row := made.get(first.number):
            every = [row, *(made[each.number] for each in further), *[Row(0, [])] * lines][:lines]
            made[row.number] = row.put(
                {k: joined([each.cell(k) for each in every]) for k in firsts}
            )
    how = (*table.how, *_LINES.get(lines, ()), *["opponents by name"] * bool(named))
    parts = _filled(columns.parts, [made[row.number] for row in players])
    columns = columns._replace(parts=parts, points={}, against={})
    rows = [made.get(row.number, row) for row in table.rows]
    return replace(table, rows=rows, columns=columns, how=how)


def _filled(
    parts: Mapping[int, Mapping[str, int]], rows: Sequence[Row]
) -> Mapping[int, Mapping[str, int]]:
    """Return the columns of each round, called as in the round that has most of them, without those
    that no header names and that are empty in every round."""
    every = sorted(parts.values(), key=len, reverse=True)
    order = [*dict.fromkeys(chain(*every))]
    kept = [
        kind
        for kind in order
        if kind in (OPPONENT, RESULT, WHOLE)
        or any(row.cell(kinds.get(kind)) != EMPTY for kinds in every for row in rows)
    ] or order[:1]
    rounds = {}
    for round, kinds in parts.items():
        own = kinds if len(kinds) < len(every[0]) else dict(zip(order, kinds.values()))
        own = {kind: own[kind] for kind in kept if kind in own}
        rounds[round] = own or {kept[-1]: min(kinds.values())}
    return rounds


# Opponents by name


def _with_numbers(columns: Columns, rows: Sequence[Row], names: Names) -> Sequence[Row]:
    """Return the rows with numbers for the opponents' names; none unless most are named."""
    every = columns.parts.values()
    kind = OPPONENT if any(OPPONENT in own for own in every) else WHOLE
    of_kind = [own[kind] for own in every if kind in own]
    texts = [text for row in rows for column in of_kind if (text := row.cell(column).text)]
    texts = [text for text in texts if bye_in(tidy(text)) is None]
    worded = [text for text in texts if any(map(str.isalpha, text))]
    if 2 * sum(bool(names.with_number(text)[1]) for text in worded) <= len(texts):
        return ()
    return [row.put({c: _numbered(row.cell(c), names) for c in of_kind}) for row in rows]


_SHORT = 2  # longer words are no letters of a result or a color


def _numbered(cell: Cell, names: Names) -> Cell:
    if not cell.text or bye_in(tidy(cell.text)) is not None:
        return cell
    text, meant = names.with_number(cell.text)
    why = ""
    words = (word for word in words_of(text) if len(word) > _SHORT and word not in OUTCOMES)
    is_named = any(bye_in(word) is None for word in words)
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


def _rows_by_player(columns: Columns, body: Sequence[Row]) -> Sequence[Sequence[Row]]:
    """Return each player's rows: one, or as many as most have, the further ones without names."""
    key = columns.fields.get("No.", columns.name)
    of_rounds = [column for kinds in columns.parts.values() for column in kinds.values()]
    groups: list[list[Row]] = []
    for row in body:
        has_results = any(row.cell(column).text for column in of_rounds)
        if groups and row.cell(key) == EMPTY and has_results:
            groups[-1].append(row)
        else:
            groups.append([row])
    sizes = Counter(len(group) for group in groups if len(group) > 1)
    players = sum(any(cell.text for cell in group[0].cells[1:]) for group in groups)
    lines = max(sizes, key=lambda size: sizes[size], default=1)
    if lines not in _LINES or 4 * sum(sizes.values()) < 3 * players:
        return [[row] for row in body]
    return [group[:lines] for group in groups]


# The numbers by which cells name the players

BY_PLACE, BY_ROW = "opponents by their places", "players numbered by their rows"
_NUMBER = r"[1-9]\d{0,5}"
_NO_GAME = r"[-+=]? ?[10½](?:[.,]0)?|[^\W\d_]?"
_FEW = 10  # one in so many games may name a wrong opponent by a slip

Opponents = Sequence[Sequence[Optional[int]]]


def with_numbers(grid: Grid) -> Grid:
    """Return the table with those numbers under ``No.`` by which its results name the players, or
    its columns head them: its own, those in a column of places or, in rounds, those of its rows."""
    header = grid.header
    place = header.place if header and header.rounds else None
    if header is None or place is None:
        return grid
    block = Block(grid, header)
    entries = [each for each in read_entries(block, []) if block.is_filled(each.row, each.results)]
    opponents = _opponents([entry.results for entry in entries])
    games = 0 if header.against else sum(map(bool, chain(*opponents)))
    own = header.fields.get("No.", place)
    by_place, by_number = (
        _misfits(header, entries, opponents, [whole_number(e.row.cell(k).text) for e in entries])
        for k in (place, own)
    )
    if own != place:
        is_by_place = _FEW * by_place <= games < _FEW * by_number
        how = "columns by the places" if header.against else BY_PLACE
        return _headed(grid, header, place, how) if is_by_place else grid
    if header.against:
        return grid
    if _misfits(header, entries, opponents, range(1, len(entries) + 1)) < by_place:
        return _headed(grid, header, None, BY_ROW)
    return _headed(grid, header, place, "" if "No." in header.fields else BY_PLACE)


def _misfits(
    header: Columns, entries: Sequence[Entry], opponents: Opponents, numbers: Sequence[int]
) -> int:
    """Count the named opponents who are not in the table, or who name another opponent, and in a
    grid the players who have no column, or a game in it; everything if not all have own numbers."""
    if not all(numbers) or len({*numbers}) < len(numbers):
        return sum(map(len, opponents))
    if header.against:
        columns = [header.against.get(number, ()) for number in numbers]
        texts = ([e.row.cell(k).text for k in own] for e, own in zip(entries, columns))
        return sum(not own or not all(map(is_diagonal, own)) for own in texts)
    cells = ([Result(Outcome.PENDING, one) if one else BLANK for one in row] for row in opponents)
    return sum(len([*contradictions(column, numbers)]) for column in zip(*cells))


def _opponents(rows: Sequence[Sequence[Cell]]) -> Opponents:
    """Return the number in each cell; of several columns, in the one with most different ones."""
    texts = [[tidy(cell.text).split(BAR) for cell in cells] for cells in rows]
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
    if (re.fullmatch(_NO_GAME, text) and len(parts) == 1) or bye_in(text) is not None:
        return None
    number = re.search(_NUMBER, text)
    return int(number[0]) if number else None


def _headed(grid: Grid, header: Columns, number: int | None, how: str) -> Grid:
    """Return the table with this column for the numbers, or none; another holds start numbers."""
    fields = {name: column for name, column in header.fields.items() if name != "No."}
    heads, own = [*header.heads], header.fields.get("No.")
    if own not in (None, header.place):
        heads[own] = Cell("Start no.", typed=heads[own].text)
    if number is not None:
        fields["No."] = number
    columns = header._replace(fields=fields, heads=heads)
    return replace(grid, columns=columns, how=(*grid.how, how) if how else grid.how)
