"""Warnings about what may be right: they stand behind the next step, and the places stay.

The rules and the words are those of :mod:`xltiebreak.checks`: of two players with one name
(``shared_texts``), of a game in which both have the same colour (``twins``), and of more rounds
than the sheet Event states (``scheduled_rounds``).
"""

from __future__ import annotations

from xltiebreak.excel.cells.formulas import shortened
from xltiebreak.excel.cells.names import CROSSTABLE_SHEET
from xltiebreak.excel.plain.result_cells import SAME_COLOUR
from xltiebreak.excel.plain.table import ArithmeticTable


def has_namesake(table: ArithmeticTable, k: str, row: int | None = None) -> str:
    """Return a formula: 1 if a row above has this row's name, else 0. ``k`` is
    the row's place in the typed ranges, ``row`` its row on the sheet, or None in each row's."""
    shown = table.page("Name")
    first = f"MATCH({shown.at(row)},{shown.all},0)"
    typed, above = (_name(table, at) for at in (k, first))
    is_typed = f'AND({typed}<>"",{first}<{k},UPPER({above})=UPPER({typed}))'
    return f"IF({table.helper('here').at(row)}=0,0,IFERROR(IF({is_typed},1,0),0))"


def _name(table: ArithmeticTable, row: str) -> str:
    return f"TRIM(INDEX({table.live.names['Players']},{row}))"


def of_names(table: ArithmeticTable) -> str:
    """Return a formula for the first player with the name of another one; "" if there is none."""
    shown = table.page("Name").all
    row = f"MATCH(1,{table.helper('has_namesake').all},0)"
    first_row = f"MATCH(INDEX({shown},{row}),{shown},0)"
    first, number = (f"INDEX({table.page('No.').all},{at})" for at in (first_row, row))
    cell = f"INDEX({table.live.names['Players']},{row})"
    says = f'"players "&{first}&" and "&{number}&" have the same Name; is one of them a copy?"'
    return f'IFERROR({_at(table, cell)}&{says},"")'


def of_colours(table: ArithmeticTable) -> str:
    """Return a formula for the first game in which both have one colour; "" if there is none."""
    names = table.live.names
    row = f"MATCH({SAME_COLOUR},{table.helper('is_faulty').all},0)"
    round = f"MATCH({SAME_COLOUR},INDEX({table.block('fault').all},{row},0),0)"
    other = f"INDEX({table.block('opponent').all},{row},{round})"
    cell, twin = (f"INDEX({names['Results']},{at},{round})" for at in (row, other))
    number, number_of_twin = (f"INDEX({table.page('No.').all},{at})" for at in (row, other))
    colour = f'IF(UPPER(RIGHT(TRIM({cell})))="W","White","Black")'
    texts = [shortened(f"TRIM({text})") for text in (cell, twin)]
    says = (
        f'"player "&{number}&" says "&{texts[0]}&", but "&{_address(twin)}&" (player "&'
        f'{number_of_twin}&") says "&{texts[1]}&": both with "&{colour}&"; correct one of them."'
    )
    return f'IFERROR({_at(table, cell)}&{says},"")'


def of_rounds(table: ArithmeticTable, stated: str, begun: str) -> str:
    """Return a formula for a round beyond those ``stated``; "" if there is none. ``begun`` is the
    last one with results."""
    place = table.live.names.at(table.live.names["Rounds"])
    says = (
        f'"Warning: "&{place}&"the event is said to have "&{stated}&IF({stated}=1," round",'
        f'" rounds")&", but round "&{begun}&" has results; correct the number of rounds, or the '
        'results that stand behind it."'
    )
    return f'IF(AND({stated}>0,{begun}>{stated}),{says},"")'


def _at(table: ArithmeticTable, cell: str) -> str:
    """Return a formula for the beginning of a warning about a cell of the crosstable."""
    return f'"Warning: "&{table.live.names.at(cell, CROSSTABLE_SHEET)}'


def _address(cell: str) -> str:
    return f"ADDRESS(ROW({cell}),COLUMN({cell}),4)"
