"""What each column of a round holds, by its header, the other columns and, at last, its cells; and
a player's two or three rows joined to one."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from xltiebreak.event.notation import tidy
from xltiebreak.event.notation.forms import is_sign_first
from xltiebreak.event.notation.languages import COLOURS
from xltiebreak.tables.cells import EMPTY, Cell, Row, whole_number
from xltiebreak.tables.grid import Layout
from xltiebreak.tables.shapes.scores import (
    MOST_A_ROUND,
    NEARLY,
    Table,
    after_each_round,
    are_running,
    bye_in,
    entry_of,
    parted,
    parted_behind,
    points_in,
)
from xltiebreak.tables.vocabulary import COLOUR, OPPONENT, POINTS, RESULT, UNNAMED, WHOLE

RUNNING = "running"
"""The score after each round."""

_NUMBER = re.compile(r"([^\W\d_]?[ -]?[1-9]\d{0,5} ?(?:[^\W\d_]?|\([^\W\d_]\)))(?:\.0)?")
_SIDE = re.compile(r"-|white|black|wei(?:ß|ss)|schwarz|[○●□■]", re.IGNORECASE)
_SCORE = r"(?:[10](?:[.,]0)?|½)"
_RESULT = re.compile(
    rf"[+=<>-]|{_SCORE}[kf+-]?|{_SCORE} ?[-:/] ?{_SCORE}|[+-] ?[:/]? ?[+-]|[^\W\d_]|--+",
    re.IGNORECASE,
)


@dataclass
class Rounds:
    """The cells of the rounds, by row, round and kind of part."""

    layout: Layout
    rows: Sequence[Row]
    columns: dict[int, dict[str, int]]

    @property
    def numbers(self) -> list[int]:
        """The players' numbers, or those of their rows."""
        key = self.layout.fields.get("No.")
        return [whole_number(row.cell(key).text) or k for k, row in enumerate(self.rows, start=1)]

    def columns_of(self, kind: str) -> list[int]:
        """Return the columns of a kind of part."""
        return [kinds[kind] for kinds in self.columns.values() if kind in kinds]

    def cells(self, kind: str) -> list[Cell]:
        """Return all filled cells of a kind of part."""
        cells = (row.cell(column) for row in self.rows for column in self.columns_of(kind))
        return [cell for cell in cells if cell.text]

    def has(self, kind: str) -> bool:
        """Whether any round has such a part."""
        return any(kind in kinds for kinds in self.columns.values())

    def rename(self, kind: str, new: str | None) -> None:
        """Give a kind of part the name that its cells tell; ``None`` drops it."""
        for kinds in self.columns.values():
            if kind in kinds:
                column = kinds.pop(kind)
                if new is not None:
                    kinds.setdefault(new, column)


def rounds_of(layout: Layout) -> Rounds:
    """Return the rounds of a table with their parts as the headers name them."""
    return Rounds(
        layout,
        [row for row in layout.body if _is_player(layout, row)],
        {round: dict(kinds) for round, kinds in sorted(layout.rounds.items())},
    )


def with_scores_apart(rounds: Rounds) -> Rounds:
    """Return the rounds with the scores so far in columns of their own if they stand behind the
    opponents or results; unchanged if they do not."""
    kind = WHOLE if rounds.has(WHOLE) else RESULT
    columns = rounds.columns_of(kind)
    if rounds.has(POINTS) or not columns:
        return rounds
    texts = [[row.cell(column).text for column in columns] for row in rounds.rows]
    beside = rounds.has(OPPONENT)
    table: Table = [parted(row, beside_opponents=beside) for row in texts]
    if not are_running(table, rounds.numbers):
        score = rounds.layout.fields.get("Score")
        totals = [points_in(row.cell(score).text) for row in rounds.rows]
        table = after_each_round([parted_behind(row) for row in texts], totals)
        if not are_running(table, rounds.numbers):
            return rounds
    layout = rounds.layout
    width = layout.width
    behind = layout.lines * width
    rows = []
    for row, entries in zip(rounds.rows, table):
        cells: dict[int, Cell] = {}
        for column, entry in zip(columns, entries):
            whole = row.cell(column)
            if entry.score is not None:
                cells[column] = Cell(entry.who, whole.fault, whole.typed or whole.text)
                cells[column + behind] = Cell(f"{entry.score:g}")
            elif entry.who != whole.text and whole.text:
                cells[column] = Cell(entry.who, whole.fault, whole.typed or whole.text)
        rows.append(row.put(cells) if cells else row)
    for kinds in rounds.columns.values():
        if kind in kinds:
            kinds[RUNNING] = kinds[kind] + behind
    return Rounds(replace(layout, wide=width), rows, rounds.columns)


def _is_player(layout: Layout, row: Row) -> bool:
    keys = (layout.fields.get("No."), layout.name)
    return any(row.cell(key).text for key in keys) and layout.has_results(row)


def name_parts(rounds: Rounds) -> None:
    """Name each part of a round that no header names, by its cells."""
    kinds = {kind for kinds in rounds.columns.values() for kind in kinds}
    for kind in sorted(kinds, key=len):
        if kind.startswith(UNNAMED) or kind == WHOLE:
            meant = _meant_by_cells(rounds, kind)
            if kind != meant and (kind != WHOLE or len(kinds) > 1):
                taken = any(meant in own and kind in own for own in rounds.columns.values())
                rounds.rename(kind, None if taken else meant)
        elif kind != kind.rstrip(UNNAMED):
            rounds.rename(kind, None)
    beside = [own.keys() for own in rounds.columns.values() if WHOLE in own]
    if beside and all(OPPONENT in own and own.isdisjoint({RESULT, POINTS}) for own in beside):
        rounds.rename(WHOLE, RESULT)
    if rounds.has(POINTS):
        is_running = rounds.has(RESULT) or rounds.has(WHOLE) or _are_running(rounds)
        rounds.rename(POINTS, RUNNING if is_running else RESULT)
    for round, named in rounds.columns.items():
        if not named:  # all of its columns are empty
            named[WHOLE] = min(rounds.layout.rounds[round].values())


def _meant_by_cells(rounds: Rounds, kind: str) -> str | None:
    """Return what the cells of a part hold: opponents, colors, results, points, or all in one."""
    texts = [tidy(cell.text) for cell in rounds.cells(kind)]
    if not texts:
        return None if kind != WHOLE else WHOLE
    if not rounds.has(COLOUR) and any(_hold(texts, white + black) for white, black in COLOURS):
        return COLOUR
    named = _share(texts, lambda text: _NUMBER.fullmatch(text) or bye_in(text) is not None)
    is_known = rounds.has(OPPONENT) or (kind != WHOLE and rounds.has(WHOLE))
    if named >= NEARLY and _are_colours(texts) and not is_known:
        return OPPONENT
    scores = [score for text in texts if (score := points_in(text)) is not None]
    if kind != WHOLE and len(scores) >= NEARLY * len(texts):
        return POINTS if max(scores) > MOST_A_ROUND else RESULT
    return RESULT if _share(texts, _RESULT.fullmatch) >= NEARLY else WHOLE


def _hold(texts: Sequence[str], letters: str) -> bool:
    """Whether these are the letters of White and Black, or their words or signs."""
    sides = [text.lower() in {*letters} or bool(_SIDE.fullmatch(text)) for text in texts]
    are_all = all(fits for text, fits in zip(texts, sides) if text.isalpha())
    return are_all and sum(sides) >= NEARLY * len(texts)


def _are_colours(texts: Sequence[str]) -> bool:
    """Whether nearly all letters beside numbers, if any, mean White and Black, and not results."""
    numbers = "".join(text for text in texts if _NUMBER.fullmatch(text))
    letters = [letter.lower() for letter in numbers if letter.isalpha()]
    counts = (sum(letter in white + black for letter in letters) for white, black in COLOURS)
    return len(letters) - max(counts) <= (1 - NEARLY) * len(texts)


def _share(texts: Sequence[str], fits: Callable[[str], object]) -> float:
    return sum(bool(fits(text)) for text in texts) / len(texts)


def _are_running(rounds: Rounds) -> bool:
    """Whether the columns of points hold the scores so far."""
    columns = [
        (kinds.get(OPPONENT, kinds.get(WHOLE)), kinds.get(POINTS))
        for kinds in rounds.columns.values()
    ]
    table = [
        [entry_of(row.cell(who).text, points_in(row.cell(score).text)) for who, score in columns]
        for row in rounds.rows
    ]
    return are_running(table, rounds.numbers)


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


_NO_VALUE = frozenset({"no-stored-value", "error-cell"})


def with_typed_formulas(layout: Layout) -> Layout:
    """Return the table with ``=12``, a draw that a spreadsheet takes for a formula, as it was
    typed; done only where most other games have signs, too."""
    columns = {kinds[WHOLE] for kinds in layout.rounds.values() if WHOLE in kinds}
    cells = [row.cell(column) for row in layout.body for column in columns]
    signed = sum(is_sign_first(tidy(cell.text)) for cell in cells if not cell.fault)
    others = sum(bool(cell.text) and not cell.fault for cell in cells)
    if 2 * signed < others or not any(map(_is_formula, cells)):
        return layout
    rows = []
    for row in layout.body:
        formulas = {column: row.cell(column) for column in columns if _is_formula(row.cell(column))}
        typed = {column: Cell(cell.typed) for column, cell in formulas.items()}
        rows.append(row.put(typed) if typed else row)
    return layout.with_body(rows)


def _is_formula(cell: Cell) -> bool:
    return bool(cell.fault and cell.fault.code in _NO_VALUE and is_sign_first(tidy(cell.typed)))
