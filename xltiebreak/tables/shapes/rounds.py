"""Opponents, colors and results in columns or rows of their own, opponents by name, scores so far:
one cell for each round."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.notation import tidy
from xltiebreak.event.notation.dialects import is_bare_number, worth_of_bye
from xltiebreak.event.notation.ways import WORDS
from xltiebreak.tables.cells import EMPTY, Cell, Fault, Row, column_letter
from xltiebreak.tables.grid import Grid, Layout
from xltiebreak.tables.people import Names
from xltiebreak.tables.shapes.parts import (
    RUNNING,
    Rounds,
    name_parts,
    rounds_of,
    with_one_line,
    with_scores_apart,
    with_typed_formulas,
)
from xltiebreak.tables.shapes.scores import Entry, bye_in, entry_of, points_in, results
from xltiebreak.tables.vocabulary import COLOUR, OPPONENT, RESULT, WHOLE


def with_whole_rounds(layout: Layout) -> Grid:
    """Return the table with one cell for each round, and headers that the reader knows; unchanged
    where it has that already."""
    layout = with_typed_formulas(with_one_line(layout))
    rounds = rounds_of(layout)
    by_name = _number_names(rounds, _names(rounds))
    rounds = with_scores_apart(rounds)
    name_parts(rounds)
    running = rounds.has(RUNNING)
    joined = any(kinds.keys() - {WHOLE, RUNNING} for kinds in rounds.columns.values())
    if not (by_name or running or joined or layout.lines > 1):
        assert layout.grid.columns is not None
        return replace(layout.grid, columns=replace(layout.grid.columns, parts={}))
    layout = rounds.layout
    width = layout.width
    table = [
        [_RoundCell(kinds, row, layout) for kinds in rounds.columns.values()] for row in rounds.rows
    ]
    if running:
        _settle(rounds, table)
    rewritten = {
        row.number: row.within(0, width).put({cell.column: cell.whole() for cell in cells})
        for row, cells in zip(rounds.rows, table)
    }
    how = [_joined_in_words(rounds)] if joined else []
    how += ["opponents by name"] * by_name
    how += ["the score so far beside each result"] * running
    body = [rewritten.get(row.number, row) for row in layout.body]
    alone = {r for r, kinds in rounds.columns.items() if kinds.keys() in ({OPPONENT}, {COLOUR})}
    columns = {r: _column(kinds, layout.wide) for r, kinds in rounds.columns.items()}
    assert layout.grid.columns is not None
    header = replace(
        layout.grid.columns,
        rounds={r: column for r, column in columns.items() if r not in alone},
        opponents={r: columns[r] for r in alone},
        points={},
        twice={},
        against={},
    )
    return replace(
        layout.grid,
        rows=[*layout.grid.rows[: layout.row + 1], *body],
        columns=header,
        how=(*layout.grid.how, *how),
        running={
            row.number: [cell.running for cell in cells]
            for row, cells in zip(rounds.rows, table)
            if running
        },
    )


def _names(rounds: Rounds) -> Names:
    fields = rounds.layout.fields
    named: dict[int, str] = {}
    for number, row in zip(rounds.numbers, rounds.rows):
        text = row.cell(rounds.layout.name).text
        if "Last name" in fields and "First name" in fields:
            text = f"{text}, {row.cell(fields['First name']).text}"
        named[number] = text
    return Names(named)


def _number_names(rounds: Rounds, names: Names) -> bool:
    """Put numbers in the place of the opponents' names, and return whether there were any: most
    opponents are named."""
    kind = OPPONENT if rounds.has(OPPONENT) else WHOLE
    texts = [cell.text for cell in rounds.cells(kind) if worth_of_bye(tidy(cell.text)) is None]
    worded = [text for text in texts if any(map(str.isalpha, text))]
    if 2 * sum(bool(names.with_number(text)[1]) for text in worded) <= len(texts):
        return False
    columns = rounds.columns_of(kind)
    rows = []
    for row in rounds.rows:
        cells = {column: _numbered(row.cell(column), names) for column in columns}
        rows.append(row.put(cells) if cells else row)
    rounds.rows = rows
    return True


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


class _RoundCell:
    """The cell of a player's round, made from its parts."""

    def __init__(self, kinds: Mapping[str, int], row: Row, layout: Layout) -> None:
        self.columns = list(kinds.values())
        self.column = _column(kinds, layout.wide)
        self.running: float | None = None
        self._parts = {kind: row.cell(column) for kind, column in kinds.items()}
        in_file = layout.lines * layout.wide or len(row.cells)
        typed = [row.cell(column) for column in self.columns if column < in_file]
        self._typed = " ".join(cell.typed or cell.text for cell in typed).strip()
        self._fault: Fault | None = None
        for cell, column in zip(self._parts.values(), self.columns):
            if cell.fault is not None:
                place = "" if column == self.column else f"{column_letter(column)}{row.number}: "
                self._fault = cell.fault._replace(message=place + cell.fault.message)
                break
        if self._fault is None and RUNNING in self._parts:
            self.running = points_in(self._parts[RUNNING].text)

    @property
    def is_wrong(self) -> bool:
        """Whether something is wrong with the cell itself."""
        return self._fault is not None

    @property
    def entry(self) -> Entry:
        """What the cell says of the score so far."""
        who = self._parts.get(OPPONENT, self._parts.get(WHOLE, EMPTY))
        return entry_of(who.text, self.running)

    def settle(self, before: float | None, got: float | None) -> None:
        """Fill in the points that follow from the scores so far, if nothing else states them."""
        bye = bye_in(self.entry.who)
        score = {0.0: "0", 0.5: "½", 1.0: "1"}.get(-1.0 if got is None else got, "")
        if bye is not None and is_bare_number(tidy(self._typed)):
            is_borne_out = points_in(self._typed) in (got, (before or 0) + (got or 0))
            text = f"{score} bye" if score and is_borne_out else self._typed
            self._parts = {WHOLE: Cell(text)}
        elif bye is not None and score and bye in ("", score):
            self._parts = {WHOLE: Cell(f"{score} bye")}
        elif not self._parts.keys() & {RESULT, WHOLE} and (self.running is not None or score):
            self._parts[RESULT] = Cell(score)
            if not score and before is not None and self._fault is None:
                self._fault = Fault(
                    "running-score",
                    f"the score so far goes from {before:g} to {self.running:g} in one round; "
                    "correct one of them",
                )

    def whole(self) -> Cell:
        text = self._parts.get(WHOLE, EMPTY).text
        if WHOLE not in self._parts or RESULT in self._parts:
            who = self._parts[OPPONENT].text if OPPONENT in self._parts else text
            who = who[:-2] if who.endswith(".0") else who.strip("() ")
            parts = [who, self._parts.get(RESULT, EMPTY).text]
            if colour := self._parts.get(COLOUR, EMPTY).text:
                parts.insert(1, colour)
            text = "|".join(parts) if any(parts) else ""
        typed = self._typed if text != self._typed else ""
        return Cell(text, self._fault, typed) if text or self._fault else EMPTY


_LONG_WORD = re.compile(r"[^\W\d_]{3,}")


def _named_nobody(text: str, names: Names) -> Fault | None:
    every = _LONG_WORD.findall(text)
    words = [word for word in every if word.casefold() not in WORDS and worth_of_bye(word) is None]
    if not words or any(map(str.isdigit, text)):
        return None
    near = names.nearest(words[-1])
    cure = f"is {near} meant? Write" if near else "write"
    return Fault(
        "unknown-opponent",
        f"{text!r} names no player of this table; {cure} the name as it stands in the column of "
        "names, or the number",
    )


def _column(kinds: Mapping[str, int], wide: int) -> int:
    """Return the column that names a round in messages: that of its result, else of the next part;
    of several rows that of the first."""
    if wide:
        return min(column % wide for column in kinds.values())
    in_order = (kinds[kind] for kind in (RESULT, WHOLE, OPPONENT) if kind in kinds)
    return next(in_order, min(kinds.values()))


def _settle(rounds: Rounds, table: Sequence[Sequence[_RoundCell]]) -> None:
    """Fill in the results that follow from the scores so far."""
    score = rounds.layout.fields.get("Score")
    totals = [points_in(row.cell(score).text) for row in rounds.rows]
    got = results([[cell.entry for cell in cells] for cells in table], rounds.numbers, totals)
    for cells, row in zip(table, got):
        before: float | None = 0.0
        for cell, points in zip(cells, row):
            cell.settle(before, points)
            before = None if cell.is_wrong else cell.running


def _joined_in_words(rounds: Rounds) -> str:
    if rounds.layout.lines > 1:
        return "opponents and results one above the other"
    titles = {OPPONENT: "opponents", WHOLE: "opponents", COLOUR: "colors", RESULT: "results"}
    titles[RUNNING] = "scores"
    words = [word for kind, word in titles.items() if rounds.has(kind)]
    return f"{' and '.join(', '.join(words).rsplit(', ', 1))} in separate columns"
