"""The Excel functions, for all three of xlwings' routes: classic add-in, Lite and Server.

The catalogue of functions says what they do; this module registers each with xlwings under its own
name, with help on its arguments for Excel's function wizard. Blocks are passed as rows of values
(``ndim=2``), and error cells as their text, since xlwings would pass them as empty.
"""

# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from xlwings import arg, func

from xltiebreak.event.findings import TieBreakError
from xltiebreak.functions import CATEGORY, FUNCTIONS, SheetFunction, error_cell

CLASSIC = func.__module__ == "xlwings.udfs"
"""On the classic route a cell shows the text of an exception; elsewhere it shows #VALUE!, and its
sentence when one points at it."""


def _registered(offered: SheetFunction) -> Callable[..., Any]:
    """Return the function for Excel: it returns a value, or a sentence about what is wrong."""

    @wraps(offered.work)
    def function(*arguments: Any, **named: Any) -> Any:
        try:
            return offered.work(*arguments, **named)
        except TieBreakError as error:
            if offered.in_words or CLASSIC:
                return error_cell(error)
            raise ValueError(str(error)) from None

    function.__annotations__ = {}  # xlwings takes type hints for converters
    function.__signature__ = offered.signature  # type: ignore[attr-defined]
    for name in reversed([*offered.arguments]):
        shape = {"ndim": 2} if name in offered.blocks else {}
        function = arg(name, err_to_str=True, doc=offered.arguments[name], **shape)(function)
    registered: Callable[..., Any] = func(category=CATEGORY)(function)
    return registered


globals().update({name: _registered(offered) for name, offered in FUNCTIONS.items()})
