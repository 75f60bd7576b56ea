"""A round-robin's grid, player × player: what stands in its cells, and the formulas for a row's
score and for the colours.

The formulas follow :mod:`xltiebreak.event.grid_cells`. They need no add-in and use only
what Excel 2007 and LibreOffice know.
"""

from __future__ import annotations

from collections.abc import Iterator

from xltiebreak.event.crosstable import ROUNDROBIN, rounds_of_a_cycle
from xltiebreak.event.grid_cells import write
from xltiebreak.event.results import Result
from xltiebreak.event.roundrobin import SITS_OUT, berger_round
from xltiebreak.event.section import Section
from xltiebreak.excel.cells.formulas import listed

FEWEST = 2


def cycles_in(section: Section) -> int:
    """Return how often all players of a section meet (1 or 2); 0 if a grid cannot hold the section.

    A grid numbers its players from 1, takes each game's round from the Berger tables, and has no
    place for colours, byes and rulings.
    """
    numbers = section.crosstable.numbers
    players = len(numbers)
    a_cycle = rounds_of_a_cycle(players)
    cycles, rest = divmod(section.crosstable.rounds, a_cycle)
    if section.kind != ROUNDROBIN or players < FEWEST or rest or cycles not in (1, 2):
        return 0
    fits = numbers == tuple(range(1, players + 1)) and all(
        _fits(result, players, number, round)
        for number, row in section.crosstable.rows.items()
        for round, result in enumerate(row, start=1)
    )
    return cycles if fits else 0


def _fits(result: Result, players: int, number: int, round: int) -> bool:
    if result.opponent is None:
        return result.blank or result == SITS_OUT
    in_cycle = (round - 1) % rounds_of_a_cycle(players) + 1
    plain = not (result.colour or result.ruling or result.unrated)
    return (
        plain
        and write(result) != ""
        and 0 < result.opponent <= players
        and result.opponent != number
        and berger_round(players, number, result.opponent) == in_cycle
    )


def grid_texts(section: Section, cycles: int) -> list[list[str]]:
    """Return the texts that a director would type, a row a player, in a column or two a player."""
    players = len(section.players)
    a_cycle = rounds_of_a_cycle(players)
    rows = [[""] * (players * cycles) for _ in range(players)]
    for number, row in section.crosstable.rows.items():
        for k, result in enumerate(row):
            if result.opponent is not None:
                column = (result.opponent - 1) * cycles + k // a_cycle
                rows[number - 1][column] = write(result)
    return rows


_HALVES = ("½", "=", "1/2", "0.5", "0,5", ".5")
_TWINS = "|1|0| |0|1| |+|-| |-|+| |-|-|"


def score_formula(name: str, results: str) -> str:
    """Return the formula for a row's points; empty while it has neither name nor result."""
    trimmed = f"TRIM({results})"
    halves = "+".join(f'({trimmed}="{half}")' for half in _HALVES)
    return (
        f'IF(COUNTA({name},{results})=0,"",'
        f'SUMPRODUCT(({trimmed}="1")+({trimmed}="+")+0.5*({halves})))'
    )


def conditions(cell: str) -> Iterator[tuple[str, str]]:
    """Yield each kind of result with the condition that a cell is one; the first that holds counts.

    ``cell`` is the block's first cell (``F5``). The conditions use the names of :func:`names`.
    """
    own = f"TRIM({cell})"
    yield "awaited", f'AND({own}="",opponents_score<>"")'
    yield "", f'{own}=""'
    yield "unreadable", f"NOT({listed(own, ('1', '0', '+', '-', *_HALVES))})"
    yield "draw", f"AND({listed(own, _HALVES)},{listed('opponents_score', ('', *_HALVES))})"
    yield (
        "disagrees",
        f'AND(opponents_score<>"",ISERROR(FIND("|"&{own}&"|"&opponents_score&"|","{_TWINS}")))',
    )
    yield "win", f'{own}="1"'
    yield "loss", f'{own}="0"'
    yield "unplayed", f'OR({own}="+",{own}="-")'


def names(sheet: str, block: str, column: str, row: int, cycles: int) -> Iterator[tuple[str, str]]:
    """Yield a defined name for the other cell of a cell's game, in the opponent's row.

    ``sheet`` is the sheet's quoted name, ``block`` the range of the results, which begins in this
    column and row. Inside a name ``A1`` is the cell that uses it; SUM turns what a name takes for a
    list into one number.
    """
    across = f"SUM(COLUMN({sheet}!A1)-COLUMN({sheet}!${column}1))"
    down = f"SUM(ROW({sheet}!A1)-ROW({sheet}!A${row}))"
    twin = f"{across}+1,{down}+1"
    if cycles > 1:
        twin = f"INT({across}/2)+1,2*{down}+MOD({across},2)+1"
    yield "opponents_score", f"TRIM(INDEX({sheet}!{block},{twin}))"
