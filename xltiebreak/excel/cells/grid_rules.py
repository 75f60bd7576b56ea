"""A round-robin's grid, player × player: what stands in its cells, and its cells in the language of
worksheet formulas: a row's score, and the colours.

The formulas use nothing that Excel 2007 or LibreOffice does not know, and none needs an add-in;
:mod:`xltiebreak.event.notation.grid_cells` is what they follow.
"""

from __future__ import annotations

from collections.abc import Iterator

from xltiebreak.event.crosstable import ROUNDROBIN, rounds_of_a_cycle
from xltiebreak.event.notation.grid_cells import write
from xltiebreak.event.results import Result
from xltiebreak.event.roundrobin import SITS_OUT, berger_round
from xltiebreak.event.section import Section
from xltiebreak.excel.cells.formulas import listed

FEWEST = 2


def cycles_in(section: Section) -> int:
    """How often everybody meets everybody in a section that a grid can hold; else 0.

    The players of a grid are numbered from 1, each game has its round from the Berger tables,
    and there is no place for colours, byes and rulings.
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
    """What a director would have typed: a row a player, a column or two a player."""
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
    """The sum of a row's points; empty while the row has neither a name nor a result."""
    trimmed = f"TRIM({results})"
    halves = "+".join(f'({trimmed}="{half}")' for half in _HALVES)
    return (
        f'IF(COUNTA({name},{results})=0,"",'
        f'SUMPRODUCT(({trimmed}="1")+({trimmed}="+")+0.5*({halves})))'
    )


def conditions(cell: str) -> Iterator[tuple[str, str]]:
    """Kinds of result and the condition under which a cell is one; the first that holds counts.

    ``cell`` is the block's first cell (``F5``); :func:`names` gives what the conditions need.
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
    """A defined name that looks from a cell to the game's other cell, in the opponent's row.

    ``sheet`` is the sheet's quoted name, ``block`` the range of the results, which begins in this
    column and row. Inside a name ``A1`` is the cell that asks; SUM makes one number of what a
    name takes for a list.
    """
    across = f"SUM(COLUMN({sheet}!A1)-COLUMN({sheet}!${column}1))"
    down = f"SUM(ROW({sheet}!A1)-ROW({sheet}!A${row}))"
    twin = f"{across}+1,{down}+1"
    if cycles > 1:
        twin = f"INT({across}/2)+1,2*{down}+MOD({across},2)+1"
    yield "opponents_score", f"TRIM(INDEX({sheet}!{block},{twin}))"
