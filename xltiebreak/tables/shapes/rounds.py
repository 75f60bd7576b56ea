"""A round's columns, and a player's two or three rows, joined to one cell for each round; opponents
by name get their numbers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.byes import tidy, worth_of_bye
from xltiebreak.tables.cells import EMPTY, Cell, Fault, Row, column_letter, whole_number
from xltiebreak.tables.grammar import BAR
from xltiebreak.tables.grid import Grid, Layout
from xltiebreak.tables.people import Names
from xltiebreak.tables.vocabulary import COLOUR, OPPONENT, OUTCOMES, RESULT, UNNAMED, WHOLE


def with_whole_rounds(layout: Layout) -> Grid:
    """Return the table with one cell for each round, and no further columns of a round."""
    layout = with_one_line(layout)
    rows = [row for row in layout.body if _is_player(layout, row)]
    named = _with_numbers(layout, rows)
    assert layout.grid.columns is not None
    header = replace(layout.grid.columns, parts={})
    if not named and layout.lines == 1 and all(len(kinds) == 1 for kinds in layout.rounds.values()):
        return replace(layout.grid, columns=header)
    columns = {round: _column(kinds, layout.wide) for round, kinds in layout.rounds.items()}
    typed = {row.number: row for row in rows}
    body = {row.number: row for row in layout.body}
    held = _filled(layout, rows)
    for row in named or rows:
        made = {
            columns[round]: _joined_cell(row, typed[row.number], kept, columns[round])
            for round, kept in held.items()
        }
        body[row.number] = row.within(0, layout.width).put(made)
    alone = {r for r, kinds in layout.rounds.items() if kinds.keys() in ({OPPONENT}, {COLOUR})}
    header = replace(
        header,
        rounds={r: column for r, column in columns.items() if r not in alone},
        opponents={r: columns[r] for r in alone},
        points={},
        twice={},
        against={},
    )
    return replace(
        layout.grid,
        rows=[*layout.grid.rows[: layout.row + 1], *body.values()],
        columns=header,
        how=(*layout.grid.how, *["opponents by name"] * bool(named)),
    )


def _filled(layout: Layout, rows: Sequence[Row]) -> Mapping[int, Sequence[int | None]]:
    """Return the columns of each round by what their headers say, in the order of the round that
    has most of them, without those that no header names and that are empty in every round; nothing
    in the place of a column that a round does not have."""
    every = [kinds for _, kinds in sorted(layout.rounds.items())]
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
    for round, kinds in sorted(layout.rounds.items()):
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


def _column(kinds: Mapping[str, int], wide: int) -> int:
    """Return the column that names a round in messages: that of its result, else of the next part;
    of several rows that of the first."""
    if wide:
        return min(column % wide for column in kinds.values())
    in_order = (kinds[kind] for kind in (RESULT, WHOLE, OPPONENT) if kind in kinds)
    return next(in_order, min(kinds.values()))


def _is_player(layout: Layout, row: Row) -> bool:
    keys = (layout.fields.get("No."), layout.name)
    return any(row.cell(key).text for key in keys) and layout.has_results(row)


def _with_numbers(layout: Layout, rows: Sequence[Row]) -> Sequence[Row]:
    """Return the rows with numbers in the place of the opponents' names; none unless most opponents
    are named."""
    key, fields = layout.fields.get("No."), layout.fields
    names = {}
    for k, row in enumerate(rows, start=1):
        text = row.cell(layout.name).text
        if "Last name" in fields and "First name" in fields:
            text = f"{text}, {row.cell(fields['First name']).text}"
        names[whole_number(row.cell(key).text) or k] = text
    known = Names(names)
    kinds = [*layout.rounds.values()]
    kind = OPPONENT if any(OPPONENT in own for own in kinds) else WHOLE
    columns = [own[kind] for own in kinds if kind in own]
    texts = [text for row in rows for column in columns if (text := row.cell(column).text)]
    texts = [text for text in texts if worth_of_bye(tidy(text)) is None]
    worded = [text for text in texts if any(map(str.isalpha, text))]
    if 2 * sum(bool(known.with_number(text)[1]) for text in worded) <= len(texts):
        return ()
    return [row.put({c: _numbered(row.cell(c), known) for c in columns}) for row in rows]


def _numbered(cell: Cell, names: Names) -> Cell:
    if not cell.text or worth_of_bye(tidy(cell.text)) is not None:
        return cell
    text, meant = names.with_number(cell.text)
    fault = cell.fault
    if fault is None and not meant:
        fault = _named_nobody(cell.text, names)
    elif fault is None and len(meant) > 1:
        who = " or ".join(map(str, sorted(meant)))
        message = f"{cell.text!r} may name player {who}; type the number, or the whole name"
        fault = Fault("unknown-opponent", message)
    return Cell(text, fault, cell.typed or cell.text)


_LONG_WORD = re.compile(r"[^\W\d_]{3,}")


def _named_nobody(text: str, names: Names) -> Fault | None:
    every = _LONG_WORD.findall(text)
    words = [
        word for word in every if word.casefold() not in OUTCOMES and worth_of_bye(word) is None
    ]
    if not words or any(map(str.isdigit, text)):
        return None
    near = names.nearest(words[-1])
    cure = f"is {near} meant? Write" if near else "write"
    return Fault(
        "unknown-opponent",
        f"{text!r} names no player of this table; {cure} the name as it stands in the column of "
        "names, or the number",
    )


_LINES = {2: "two rows a player", 3: "three rows a player"}


def with_one_line(layout: Layout) -> Layout:
    """Return the table with the further rows of each player behind his first one."""
    groups = list(_groups(layout))
    lines = _usual_lines(groups)
    if lines == 1:
        return layout
    width = layout.width
    rounds = {}
    for round, kinds in layout.rounds.items():
        first = next(iter(kinds.values()))
        further = {UNNAMED * line: first + line * width for line in range(1, lines)}
        rounds[round] = {**kinds, **further}
    rows = [_joined(group[:lines], width) for group in groups]
    grid = replace(layout.with_body(rows).grid, how=(*layout.grid.how, _LINES[lines]))
    return replace(layout, grid=grid, rounds=rounds, lines=lines, wide=width)


def _groups(layout: Layout) -> Iterator[list[Row]]:
    key = layout.fields.get("No.", layout.name)
    group: list[Row] = []
    for row in layout.body:
        if group and not row.cell(key).text and layout.has_results(row):
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


def _joined(group: Sequence[Row], width: int) -> Row:
    if len(group) == 1:
        return group[0]
    cells: list[Cell] = []
    for row in group:
        cells += row.cells + [EMPTY] * (width - len(row.cells))
    return Row(group[0].number, cells)
