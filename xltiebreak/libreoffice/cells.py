"""Passes Calc's cells to a function, and its answer back.

Calc passes a block as rows of texts and numbers; an empty cell is an empty text. An argument that
is left out is None, but a single empty cell is the number 0, as if it had been typed. Error cells
never arrive: Calc shows Err:504 without calling the function.
"""

from __future__ import annotations

from typing import Any

from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions import FUNCTIONS, SheetFunction, error_cell

Rows = tuple[tuple[Any, ...], ...]
"""Texts and numbers; Calc shows neither truth values nor None."""

_FIGURES = frozenset(
    {"own_score", "points", "opponent_points"}
    | {"opponents_scores", "opponents_points", "round_points"}
)


def figures_of(function: SheetFunction) -> frozenset[str]:
    """Return the arguments in which 0 may be meant: those of the calculators. In all others, a lone
    0 is an empty cell."""
    return frozenset() if "results" in function.arguments else _FIGURES


def answer(name: str, *values: Any) -> Rows:
    """Return what the cells show: the function's values, or one sentence about what is wrong."""
    function = FUNCTIONS[name]
    figures = figures_of(function)
    try:
        made = function.work(
            *[
                _figure(argument, value) if argument in figures else _given(value)
                for argument, value in zip(function.arguments, values)
            ]
        )
    except TieBreakError as error:
        made = error_cell(error)
    return tuple(map(tuple, made)) if isinstance(made, list) else ((made,),)


def _given(value: Any) -> Any:
    """Return a value as the functions take it: a block of one cell as its value, an empty cell as
    None."""
    value = _single(value)
    return None if value == 0 else value


def _figure(argument: str, value: Any) -> Any:
    """Return the value of an argument in which 0 may be meant.

    Raises:
        TieBreakError: it is 0 and no block, so it may be an empty cell.
    """
    if value == 0:
        raise TieBreakError(
            f"{argument} is 0 or an empty cell, which LibreOffice does not tell apart; give the "
            'cell as a block, B5:B5 and not B5, or a figure in quotes, "0"'
        )
    return _single(value)


def _single(value: Any) -> Any:
    if isinstance(value, tuple) and len(value) == 1 and len(value[0]) == 1:
        return value[0][0]
    return value
