"""Opponents, colors and results in columns or rows of their own, opponents by name, scores so far:
one cell for each round."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.notation import tidy
from xltiebreak.event.notation.dialects import worth_of_bye
from xltiebreak.event.notation.ways import WORDS
from xltiebreak.tables.cells import EMPTY, Cell, Fault, Row, column_letter, whole_number
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.shapes.layout import COLOUR, OPPONENT, RESULT, WHOLE, Layout
from xltiebreak.tables.shapes.numbering import Names
from xltiebreak.tables.shapes.parts import (
    MOST_A_ROUND,
    NEARLY,
    RUNNING,
    Rounds,
    points_in,
    rounds_of,
    with_one_line,
    with_typed_formulas,
)

_SCORED = re.compile(r"(.*\S)(?: /? ?|/ ?)(\d{1,3}(?:[.,][05])?½?|½)")


def with_whole_rounds(layout: Layout) -> Grid:
    """Return the table with one cell for each round, and headers that the reader knows; unchanged
    where it has that already."""
    layout = with_typed_formulas(with_one_line(layout))
    rounds = rounds_of(layout)
    names = _names(layout, rounds.rows)
    by_name, scored = _by_name(rounds, names), _scored(rounds)
    joined = any(kinds.keys() - {WHOLE} for kinds in rounds.columns.values())
    if not (by_name or scored or joined or layout.lines > 1):
        return layout.grid
    width = layout.wide or max(len(row.cells) for row in layout.grid.rows[layout.top :])
    running: dict[int, Sequence[float | None]] = {}
    rewritten: dict[int, Row] = {}
    for row in rounds.rows:
        cells = [_RoundCell(kinds, row, layout.wide) for kinds in rounds.columns.values()]
        for cell in cells:
            if by_name:
                cell.number_names(names)
            if scored:
                cell.part_score()
        if rounds.has(RUNNING) or scored:
            running[row.number] = _settle(cells)
        apart = [column for cell in cells for column in cell.columns]
        whole = {cell.column: cell.whole() for cell in cells}
        rewritten[row.number] = _with_cells(row, width, apart, whole)
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


def _header(layout: Layout, rounds: Rounds, width: int) -> Row:
    head = Row(layout.grid.rows[layout.row].number, list(layout.heads))
    apart = [column for kinds in layout.rounds.values() for column in kinds.values()]
    titles = {}
    for round, kinds in rounds.columns.items():
        alone = kinds.keys() in ({OPPONENT}, {COLOUR})
        titles[_column(kinds, layout.wide)] = Cell(f"R{round} opp" if alone else f"R{round}")
    return _with_cells(head, width, apart, titles)


def _with_cells(row: Row, width: int, apart: Iterable[int], whole: Mapping[int, Cell]) -> Row:
    cells = row.cells[:width] + [EMPTY] * (width - len(row.cells))
    for column in apart:
        if column < width:
            cells[column] = EMPTY
    for column, cell in whole.items():
        cells[column] = cell
    return Row(row.number, cells)


def _names(layout: Layout, rows: Sequence[Row]) -> Names:
    named: dict[int, str] = {}
    for k, row in enumerate(rows, start=1):
        text = row.cell(layout.name).text
        if "Last name" in layout.fields and "First name" in layout.fields:
            text = f"{text}, {row.cell(layout.fields['First name']).text}"
        named[whole_number(row.cell(layout.fields.get("No.")).text) or k] = text
    return Names(named)


def _by_name(rounds: Rounds, names: Names) -> bool:
    cells = rounds.cells(OPPONENT if rounds.has(OPPONENT) else WHOLE)
    texts = [cell.text for cell in cells if worth_of_bye(tidy(cell.text)) is None]
    worded = [text for text in texts if any(map(str.isalpha, text))]
    named = [text for text in worded if names.with_number(text)[1]]
    return 2 * len(named) > len(texts)


def _scored(rounds: Rounds) -> bool:
    """Whether nearly all cells have the score so far behind the result."""
    columns = rounds.columns_of(WHOLE if rounds.has(WHOLE) else RESULT)
    filled = fitting = 0
    highest = 0.0
    for row in rounds.rows:
        before = 0.0
        for column in columns:
            text = row.cell(column).text
            filled += bool(text)
            scored = _SCORED.fullmatch(tidy(text)) if text else None
            score = points_in(scored[2]) if scored else None
            if score is not None and before <= score <= before + MOST_A_ROUND:
                fitting += 1
                before = score
                highest = max(highest, score)
    is_above = highest > MOST_A_ROUND or len(columns) == 1
    return filled > 0 and fitting >= NEARLY * filled and is_above


class _RoundCell:
    """The cell of a player's round, made from its parts."""

    def __init__(self, kinds: Mapping[str, int], row: Row, wide: int) -> None:
        self.columns = list(kinds.values())
        self.column = _column(kinds, wide)
        self.running: float | None = None
        self._parts = {kind: row.cell(column) for kind, column in kinds.items()}
        self._typed = " ".join(cell.typed or cell.text for cell in self._parts.values()).strip()
        self._fault: Fault | None = None
        for cell, column in zip(self._parts.values(), self.columns):
            if cell.fault is not None:
                place = "" if column == self.column else f"{column_letter(column)}{row.number}: "
                self._fault = cell.fault._replace(message=place + cell.fault.message)
                break
        if self._fault is None and RUNNING in self._parts:
            self.running = points_in(self._parts[RUNNING].text)

    def number_names(self, names: Names) -> None:
        kind = OPPONENT if OPPONENT in self._parts else WHOLE
        cell = self._parts.get(kind, EMPTY)
        if not cell.text or worth_of_bye(tidy(cell.text)) is not None:
            return
        text, meant = names.with_number(cell.text)
        self._parts[kind] = cell._replace(text=text)
        if self._fault is None and not meant:
            self._fault = _named_nobody(cell.text, names)
        elif self._fault is None and len(meant) > 1:
            who = " or ".join(map(str, sorted(meant)))
            message = f"{cell.text!r} may name player {who}; type the number, or the whole name"
            self._fault = Fault("unknown-opponent", message)

    def part_score(self) -> None:
        kind = WHOLE if WHOLE in self._parts else RESULT
        cell = self._parts.get(kind, EMPTY)
        if scored := _SCORED.fullmatch(tidy(cell.text)):
            self.running = points_in(scored[2])
            self._parts[kind] = cell._replace(text=scored[1])

    @property
    def lacks_result(self) -> bool:
        """Whether the result follows from the score so far alone."""
        return not self._parts.keys() & {RESULT, WHOLE}

    def settle(self, before: float) -> None:
        """Fill in the result from the scores before and after the round."""
        if self.running is None:
            return
        score = {0.0: "0", 0.5: "½", 1.0: "1"}.get(self.running - before)
        if score is None and self._fault is None:
            self._fault = Fault(
                "running-score",
                f"the score so far goes from {before:g} to {self.running:g} in one round; correct "
                "one of them",
            )
        self._parts[RESULT] = Cell(score or "")

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


def _column(kinds: Mapping[str, int], wide: int) -> int:
    """Return the column that names a round in messages: that of its result, else of the next part;
    of several rows that of the first."""
    if wide:
        return min(column % wide for column in kinds.values())
    in_order = (kinds[kind] for kind in (RESULT, WHOLE, OPPONENT) if kind in kinds)
    return next(in_order, min(kinds.values()))


def _settle(cells: Sequence[_RoundCell]) -> list[float | None]:
    """Return the printed scores after each round, and fill in missing results from them."""
    before = 0.0
    for cell in cells:
        if cell.lacks_result:
            cell.settle(before)
        before = before if cell.running is None else cell.running
    return [cell.running for cell in cells]


def _joined_in_words(rounds: Rounds) -> str:
    if rounds.layout.lines > 1:
        return "opponents and results one above the other"
    titles = {OPPONENT: "opponents", WHOLE: "opponents", COLOUR: "colors", RESULT: "results"}
    titles[RUNNING] = "scores"
    words = [word for kind, word in titles.items() if rounds.has(kind)]
    return f"{' and '.join(', '.join(words).rsplit(', ', 1))} in separate columns"
