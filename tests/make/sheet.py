"""The functions of a spreadsheet, asked as a sheet asks them: with blocks of cells, and what the
cell then shows."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from typing import Any

from xltiebreak.excel import udfs
from xltiebreak.functions import FUNCTIONS, blocks, spills, values
from xltiebreak.functions.values import MOST_CELLS

Block = list[list[Any]]

__all__ = ["MOST_CELLS", "Block", "ask", "block", "cell_of", "evaluated", "forget", "shown"]


def forget() -> None:
    for kept in [*vars(blocks).values(), *vars(spills).values(), *vars(values).values()]:
        getattr(kept, "cache_clear", bool)()


def ask(function: str, *arguments: Any, **named: Any) -> Any:
    """Return what a function gives: rows of cells, one value, or the sentence of a cell.

    Raises:
        ValueError: the cell shows an error; it points at the sentence.
    """
    return getattr(udfs, function)(*arguments, **named)


def shown(function: str, *arguments: Any, **named: Any) -> Any:
    """Return what a function gives, also where that is the sentence of an error."""
    try:
        return ask(function, *arguments, **named)
    except ValueError as error:
        return str(error)


def block(text: str) -> Block:
    """Return a block of cells: ``;`` parts rows, ``,`` cells; ``'1`` is the text of a figure."""
    return [[cell_of(cell.strip()) for cell in row.split(",")] for row in text.split(";")]


def cell_of(text: str) -> object:
    """Return a cell as Excel hands it over: a number, a truth, a text, or nothing if empty."""
    if re.fullmatch(r"-?\d+(\.\d+)?", text):
        return float(text)
    if text in ("TRUE", "FALSE"):
        return text == "TRUE"
    return text.removeprefix("'") or None


def evaluated(text: str, names: Mapping[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    """Return the arguments of a function, in which a block stands in braces, ``{W2,D3;L1,W4}``, or
    is what another function gives."""
    blocks = {f"_{k}": block(found) for k, found in enumerate(re.findall(r"{([^}]*)}", text))}
    count = iter(blocks)
    plain = re.sub(r"{[^}]*}", lambda _: next(count), text)
    functions = {name: partial(ask, name) for name in FUNCTIONS}
    known = {**functions, **names, **blocks, "none": None, "TRUE": True, "FALSE": False}
    arguments, named = eval(
        f"_given({plain})", {"__builtins__": {}}, {**known, "_given": lambda *a, **n: (a, n)}
    )
    return list(arguments), named
