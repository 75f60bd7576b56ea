"""Opponents, colors and results in columns or rows of their own, opponents by name, scores so far:
one cell for each round."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.notation import tidy
from xltiebreak.event.notation.dialects import worth_of_bye
from xltiebreak.event.notation.ways import WORDS
from xltiebreak.tables.cells import EMPTY, Cell, Fault, Row, column_letter, number_in
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.shapes.layout import COLOUR, OPPONENT, RESULT, WHOLE, Layout
from xltiebreak.tables.shapes.names import Names
from xltiebreak.tables.shapes.parts import (
    MOST_A_ROUND,
    NEARLY,
    RUNNING,
    Rounds,
    points_in,
    rounds_of,
)

_SCORED = re.compile(r"(.*\S)(?: /? ?|/ ?)(\d{1,3}(?:[.,][05])?½?|½)")


def with_whole_rounds(layout: Layout) -> Grid:
    """The table with a cell for each round, and headers that the reader knows; as it is where it
    has nothing else."""
    rounds = rounds_of(layout)
    names = _names(layout, rounds.rows)
    by_name, scored = _by_name(rounds, names), _scored(rounds)
    joined = any(parts.keys() - {WHOLE} for parts in rounds.parts.values())
    if not (by_name or scored or joined or layout.lines > 1):
        return layout.grid
    width = _width(layout)
    running: dict[int, Sequence[float | None]] = {}
    rewritten: dict[int, Row] = {}
    for row in rounds.rows:
        made = [_Made(parts, row, layout.wide) for parts in rounds.parts.values()]
        for one in made:
            if by_name:
                one.number_names(names)
            if scored:
                one.part_score()
        if rounds.has(RUNNING) or scored:
            running[row.number] = _settle(made)
        rewritten[row.number] = _with_cells(row, made, width)
    how = [_joined_in_words(rounds)] if joined else []
    how += ["opponents by name"] * by_name
    how += ["the score so far beside each result"] * (scored or rounds.has(RUNNING))
    body = [rewritten.get(row.number, row) for row in layout.body]
    return replace(
        layout.grid,
        rows=[*layout.grid.rows[: layout.top], _header(layout, rounds, width), *body],
        how=(*layout.grid.how, *how),
        running=running,
    )


def _with_cells(row: Row, made: Sequence[_Made], width: int) -> Row:
    """The row with a cell for each round, and nothing where the parts were."""
    cells = [*row.cells, *[EMPTY] * (width - len(row.cells))]
    for column in (column for one in made for column in one.columns if column < len(cells)):
        cells[column] = EMPTY
    for one in made:
        cells[one.column] = one.cell()
    return Row(row.number, cells[:width])


def _header(layout: Layout, rounds: Rounds, width: int) -> Row:
    """The header in the words of the reader, each title where it stood."""
    cells = [*layout.heads, *[EMPTY] * (width - len(layout.heads))]
    for parts in layout.rounds.values():
        for column in parts.values():
            if column < width:
                cells[column] = EMPTY
    for round, parts in rounds.parts.items():
        alone = parts.keys() == {OPPONENT} or parts.keys() == {COLOUR}
        cells[_column(parts, layout.wide)] = Cell(f"R{round} opp" if alone else f"R{round}")
    return Row(layout.grid.rows[layout.row].number, cells)


def _width(layout: Layout) -> int:
    """How far to the right the table reaches; of several rows a player, the first."""
    rows = layout.grid.rows[layout.top :]
    return layout.wide or max(len(row.cells) for row in rows)


def _names(layout: Layout, rows: Sequence[Row]) -> Names:
    """The players by number, or by their places in the table."""
    named: dict[int, str] = {}
    for k, row in enumerate(rows, start=1):
        number = (
            number_in(row.cell(layout.fields.get("No.")).text) if "No." in layout.fields else ""
        )
        text = row.cell(layout.name).text
        if "Last name" in layout.fields and "First name" in layout.fields:
            text = f"{text}, {row.cell(layout.fields['First name']).text}"
        named[int(number) if number.isdecimal() and len(number) < 7 else k] = text
    return Names(named)


def _by_name(rounds: Rounds, names: Names) -> bool:
    """Whether most opponents are named and not numbered."""
    kind = OPPONENT if rounds.has(OPPONENT) else WHOLE
    texts = [cell.text for cell in rounds.cells(kind) if worth_of_bye(tidy(cell.text)) is None]
    worded = [text for text in texts if any(map(str.isalpha, text))]
    named = [text for text in worded if names.with_number(text)[1]]
    return 2 * len(named) > len(texts)


def _scored(rounds: Rounds) -> bool:
    """Whether the score so far stands behind the result in nearly all cells."""
    kind = WHOLE if rounds.has(WHOLE) else RESULT
    columns = [parts[kind] for _, parts in rounds.parts.items() if kind in parts]
    found = cells = 0
    above = False
    for row in rounds.rows:
        before = 0.0
        for column in columns:
            text = row.cell(column).text
            if not text:
                continue
            cells += 1
            scored = _SCORED.fullmatch(tidy(text))
            score = points_in(scored[2]) if scored else None
            if score is not None and before <= score <= before + MOST_A_ROUND:
                found += 1
                before = score
                above = above or score > MOST_A_ROUND
    return cells > 0 and found >= NEARLY * cells and (above or len(columns) == 1)


class _Made:
    """The cell of a player's round, made from its parts."""

    def __init__(self, parts: Mapping[str, int], row: Row, wide: int) -> None:
        self.columns = list(parts.values())
        self.column = _column(parts, wide)
        self.running: float | None = None
        self._cells = {kind: row.cell(column) for kind, column in parts.items()}
        self._typed = " ".join(cell.typed or cell.text for cell in self._cells.values()).strip()
        faults = (
            (cell.fault, column)
            for cell, column in zip(self._cells.values(), self.columns)
            if cell.fault is not None
        )
        self._fault = next((_at(fault, column, self.column, row) for fault, column in faults), None)
        if self._fault is None and RUNNING in self._cells:
            self.running = points_in(self._cells[RUNNING].text)

    def number_names(self, names: Names) -> None:
        """Put the opponent's number in the place of his name."""
        kind = OPPONENT if OPPONENT in self._cells else WHOLE
        cell = self._cells.get(kind, EMPTY)
        if cell.text and worth_of_bye(tidy(cell.text)) is None:
            text, meant = names.with_number(cell.text)
            if not meant and self._fault is None:
                self._fault = _named_nobody(cell.text, names)
            if len(meant) > 1 and self._fault is None:
                who = " or ".join(map(str, sorted(meant)))
                self._fault = Fault(
                    "unknown-opponent",
                    f"{cell.text!r} may name player {who}; type the number, or the whole name",
                )
            self._cells[kind] = cell._replace(text=text)

    def part_score(self) -> None:
        """Take the score so far from behind the result."""
        kind = WHOLE if WHOLE in self._cells else RESULT
        cell = self._cells.get(kind, EMPTY)
        if scored := _SCORED.fullmatch(tidy(cell.text)):
            self.running = points_in(scored[2])
            self._cells[kind] = cell._replace(text=scored[1])

    @property
    def lacks_result(self) -> bool:
        """Whether only the score so far tells what came out."""
        return not self._cells.keys() & {RESULT, WHOLE}

    def settle(self, before: float) -> None:
        """Tell the result by the scores before the round and after it."""
        if self.running is None:
            return
        got = {0.0: "0", 0.5: "½", 1.0: "1"}.get(self.running - before)
        if got is None and self._fault is None:
            self._fault = Fault(
                "running-score",
                f"the score so far goes from {before:g} to {self.running:g} in one round; correct "
                "one of them",
            )
        self._cells[RESULT] = Cell(got or "")

    def cell(self) -> Cell:
        """All parts in one cell, as the notations have it."""
        text = self._cells.get(WHOLE, EMPTY).text
        if not self._cells.keys() & {WHOLE} or RESULT in self._cells:
            who = self._cells.get(OPPONENT, self._cells.get(WHOLE, EMPTY)).text
            who = who[:-2] if who.endswith(".0") else who.strip("() ")
            parts = [who, self._cells.get(RESULT, EMPTY).text]
            if colour := self._cells.get(COLOUR, EMPTY).text:
                parts.insert(1, colour)
            text = "|".join(parts) if any(parts) else ""
        typed = self._typed if text != self._typed else ""
        return Cell(text, self._fault, typed) if text or self._fault else EMPTY


def _named_nobody(text: str, names: Names) -> Fault | None:
    """What to say of a cell in which something like a name stands that nobody has."""
    words = [word for word in _LONG_WORD.findall(text) if word.casefold() not in WORDS]
    if not words or any(map(str.isdigit, text)):
        return None
    near = names.nearest(words[-1])
    cure = f"is {near} meant? Write" if near else "write"
    return Fault(
        "unknown-opponent",
        f"{text!r} names no player of this table; {cure} the name as it stands in the column of "
        "names, or the number",
    )


_LONG_WORD = re.compile(r"[^\W\d_]{3,}")


def _at(fault: Fault, column: int, shown: int, row: Row) -> Fault:
    """The fault of a cell beside the one that is named for it."""
    if column == shown:
        return fault
    return fault._replace(message=f"{column_letter(column)}{row.number}: {fault.message}")


def _column(parts: Mapping[str, int], wide: int) -> int:
    """Where the round is said to stand: its result, else what there is; in the first of several
    rows."""
    if wide:
        return min(column % wide for column in parts.values())
    kinds = (RESULT, WHOLE, OPPONENT)
    return next((parts[kind] for kind in kinds if kind in parts), min(parts.values()))


def _settle(made: Sequence[_Made]) -> list[float | None]:
    """The printed scores after each round, from which results follow that are not stated."""
    before = 0.0
    for one in made:
        if one.lacks_result:
            one.settle(before)
        before = before if one.running is None else one.running
    return [one.running for one in made]


def _joined_in_words(rounds: Rounds) -> str:
    if rounds.layout.lines > 1:
        return "opponents and results one above the other"
    kinds = {kind for parts in rounds.parts.values() for kind in parts}
    called = [word for kind, word in _CALLED.items() if kind in kinds]
    return f"{' and '.join(', '.join(called).rsplit(', ', 1))} in separate columns"


_CALLED = {
    OPPONENT: "opponents",
    WHOLE: "opponents",
    COLOUR: "colors",
    RESULT: "results",
    RUNNING: "scores",
}
