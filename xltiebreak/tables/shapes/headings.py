"""Players under the headings of their schools or clubs, with a subtotal below or beside each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from xltiebreak.event.findings import WARNING, Finding
from xltiebreak.tables.cells import EMPTY, Cell, Row
from xltiebreak.tables.grid import Grid, Layout, find_layout
from xltiebreak.tables.player_rows import is_sum, printed_score

_UNDER_HEADINGS = "players under the headings of their teams"
_FEWEST, _ENTRIES = 2, 3
"""The fewest headings without subtotals; fewer entries than a player has."""


@dataclass
class _Block:
    """A heading with its players, and the rows that state its subtotal."""

    heading: Row
    text: str
    players: list[Row] = field(default_factory=list)
    subtotals: list[Row] = field(default_factory=list)


def with_headings_apart(grid: Grid) -> Grid:
    """Return the table without rows that are headings and subtotals, the teams in a column of their
    own; unchanged if it has none.

    Without pairing numbers, or with players above the first heading, only headings with subtotals
    that agree are taken for such.
    """
    if not any(0 < _filled(row) < _ENTRIES for row in grid.rows[1:]):
        return grid
    layout = find_layout(grid)
    blocks = None if layout is None else _blocks(layout)
    if layout is None or not blocks:
        return grid
    totals = _agree(layout, blocks)
    stated = [agrees for agrees in totals if agrees is not None]
    is_numbered = "No." in layout.fields and (len(blocks) >= _FEWEST or bool(stated))
    if not is_numbered and (len(stated) < len(blocks) or not all(stated)):
        return grid
    width = max(len(row.cells) for row in grid.rows[layout.top :])
    has_teams = bool(stated) and "Team" not in layout.fields
    team_of = {row.number: block.text for block in blocks for row in block.players}
    last = max(row.number for block in blocks for row in (*block.players, *block.subtotals))
    head = grid.rows[layout.row]
    rows = [
        head.put({width: Cell("Team")}) if row is head and has_teams else row
        for row in grid.rows[: layout.row + 1]
    ]
    for row in layout.body:
        if row.empty or row.number in team_of or row.number > last:
            named = has_teams and row.number in team_of and _filled(row) > 1
            rows.append(row.put({width: Cell(team_of[row.number])}) if named else row)
    faults = [*_wrong_subtotals(layout, blocks, totals)]
    faults += [] if stated else [_passed_over(grid, blocks)]
    how = (*grid.how, _UNDER_HEADINGS) if has_teams else grid.how
    return replace(grid, rows=rows, how=how, faults=(*grid.faults, *faults))


def _filled(row: Row) -> int:
    return sum(bool(cell.text) for cell in row.cells)


def _text(row: Row) -> str:
    return next((cell.text for cell in row.cells if cell.text), "")


def _blocks(layout: Layout) -> list[_Block]:
    """Return the headings with their players; none if players stand above the first heading, or a
    heading has none."""
    number, score = layout.fields.get("No."), layout.fields.get("Score")
    blocks: list[_Block] = []
    rows = [row for row in layout.body if not row.empty]
    last = max((k for k, row in enumerate(rows) if layout.has_results(row)), default=-1)
    for k, row in enumerate(rows):
        text = _text(row)
        others = _filled(row) - 1 - bool(row.cell(score).text)
        is_alone = others == 0 and not text[0].isdigit()
        if blocks and (is_sum(text) or text == blocks[-1].text) and not _numbered(row, number):
            blocks[-1].subtotals.append(row)
        elif is_alone and not row.cell(score).fault:
            if k > last:
                break  # a note below the table
            if blocks and not blocks[-1].players:
                return []
            blocks.append(_Block(row, text.rstrip(": ")))
        elif not blocks or not (layout.has_results(row) or _numbered(row, number)):
            return []
        else:
            blocks[-1].players.append(row)
    return blocks if blocks and blocks[-1].players else []


def _numbered(row: Row, column: int | None) -> bool:
    return column is not None and row.cell(column).text[:1].isdigit()


def _agree(layout: Layout, blocks: Sequence[_Block]) -> list[bool | None]:
    """Return of each block whether its subtotal is the sum of all scores or, everywhere, of equally
    many of the best; nothing without one."""
    score = layout.fields.get("Score")
    printed = []
    for block in blocks:
        stated = (printed_score(row.cell(score)) for row in (block.heading, *block.subtotals))
        scores = [printed_score(row.cell(score)) for row in block.players]
        known = sorted((value for value in scores if value is not None), reverse=True)
        total = next((total for total in stated if total is not None), None)
        printed.append((known, total if len(known) == len(scores) else None))
    most = max(len(known) for known, _ in printed)
    ways = [
        [None if total is None else sum(known[:count]) == total for known, total in printed]
        for count in range(most, 0, -1)
    ]
    return max(ways, key=lambda way: way.count(True), default=[])


def _wrong_subtotals(
    layout: Layout, blocks: Sequence[_Block], totals: Sequence[bool | None]
) -> Iterator[Finding]:
    score = layout.fields.get("Score")
    for block, agrees in zip(blocks, totals):
        if agrees is False and score is not None:
            row = next(row for row in (*block.subtotals, block.heading) if row.cell(score) != EMPTY)
            message = (
                f"{row.cell(score).text} is no sum of the scores under {block.text!r}; check the "
                "rows"
            )
            yield layout.grid.finding(WARNING, "subtotal", row, score, message)


def _passed_over(grid: Grid, blocks: Sequence[_Block]) -> Finding:
    names = ", ".join(repr(block.text) for block in blocks[:3])
    more = " …" if len(blocks) > 3 else ""
    message = (
        f"rows with one entry stand above players and are taken for headings: {names}{more}; if a "
        "player is among them, type his number and his results"
    )
    heading = blocks[0].heading
    column = next(k for k, cell in enumerate(heading.cells) if cell.text)
    return grid.finding(WARNING, "passed-over", heading, column, message)
