"""How cells of Calc come to a function, and how its answer goes back.

Calc passes a block as rows of texts and numbers, in which an empty cell is an empty text. What may
be left out comes as nothing; but an empty cell alone in its place comes as the number 0, as if it
had been typed. An error cell comes never: Calc shows Err:504 without asking.
"""

from __future__ import annotations

from typing import Any

from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions import FUNCTIONS, told

Rows = tuple[tuple[Any, ...], ...]
"""Texts and numbers; Calc shows neither truth values nor nothing."""

_FIGURES = frozenset(
    {"own_score", "points", "opponent_points"}
    | {"opponents_scores", "opponents_points", "round_points"}
)
"""Arguments of the calculators in which 0 is a figure; everywhere else it is an empty cell."""


def answer(name: str, *values: Any) -> Rows:
    """What the cells show: the function's values, or one sentence about what is wrong."""
    function = FUNCTIONS[name]
    figures = frozenset() if "results" in function.arguments else _FIGURES
    given = [
        _given(value, argument in figures) for argument, value in zip(function.arguments, values)
    ]
    try:
        made = function.work(*given)
    except TieBreakError as error:
        made = told(error)
    return tuple(map(tuple, made)) if isinstance(made, list) else ((made,),)


def _given(value: Any, zero_is_meant: bool) -> Any:
    """A value as the functions take it: a block of one cell is what is in it, an empty cell is
    nothing."""
    if isinstance(value, tuple) and len(value) == 1 and len(value[0]) == 1:
        ((value,),) = value
    return None if value == 0 and not zero_is_meant else value
