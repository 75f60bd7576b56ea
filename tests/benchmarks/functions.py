"""What the functions cost in Excel, against a function that gives back what it gets.

    python -m tests.benchmarks.functions [players] [rounds]

Both go through xlwings' own dispatcher and converters behind stand-ins for pywin32. COM, Excel and
VBA are not in it, which would only bring the ratios nearer to 1. A block is "seen" when the
function was called on it before, as at every recalculation without an edit; "edited" has one
result typed anew since; at "first" nothing is remembered, as in a workbook just opened. Times are
the best of some runs. Goal: a ratio of at most 1.5.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any

from tests.benchmarks.events import swiss
from tests.excel.com.pywin32 import stand_in
from xltiebreak.functions.given import forget

RUNS, SINGLE_RUNS = 15, 3
FUNCTIONS = "xltiebreak.excel.udfs"
COLUMNS = ("SCORE_TB", "MODMEDIAN", "SOLKOFF", "CUMULATIVE", "OPPCUMULATIVE", "SONNEBORN")


def identity_module() -> ModuleType:
    """A module with one function that spills its block, and one that gives back a player."""
    from xlwings import arg, func

    def block(results: list[list[Any]], player: Any = None) -> list[list[Any]]:
        return results

    def one(results: list[list[Any]], player: Any = None) -> Any:
        return player

    def column(results: list[list[Any]], player: Any = None) -> list[list[Any]]:
        return [row[:1] for row in results]

    made = ModuleType("identity")
    made.__file__ = "identity.py"
    for function in (block, one, column):
        function.__annotations__ = {}
        registered = arg("results", ndim=2, err_to_str=True)(func(function))
        setattr(made, function.__name__, registered)
    sys.modules["identity"] = made
    return made


def texts(players: int, rounds: int) -> list[list[str]]:
    """The block of results of a large Swiss, as it is typed."""
    from xltiebreak.event.notation.us import write

    crosstable = swiss(players, rounds).sections[0].crosstable
    return [[write(result) for result in row] for row in crosstable.results]


def in_bytes(values: tuple[tuple[str, ...], ...]) -> list[list[bytes]]:
    """Texts as COM carries them."""
    return [[text.encode("utf-16-le") for text in row] for row in values]


class Sheet:
    """A range in which one result is typed anew whenever a new block is asked for."""

    def __init__(self, rows: list[list[str]]) -> None:
        from xlwings import udfs

        from tests.excel.com.ranges import MISSING, ComRange

        class Range(ComRange):
            """Every text is a new one at each reading, as over COM."""

            Value = property(
                lambda self: tuple(
                    tuple(text.decode("utf-16-le") for text in row) for row in self.stored
                ),
                lambda self, values: setattr(self, "stored", in_bytes(values)),
            )

        self.rows = rows
        self.missing = MISSING
        self.range = Range
        self.cell = ComRange([[None]])
        self.seen = Range(rows)
        self.dispatch = udfs.call_udf
        self.edits = (
            (row, round)
            for row, cells in enumerate(rows)
            for round, text in enumerate(cells)
            if text.endswith(("w", "b"))
        )

    def new(self) -> Any:
        """The range after an edit that leaves the event sound: a player's colour is dropped."""
        row, round = next(self.edits)
        self.rows[row][round] = self.rows[row][round].rstrip("wb")
        return self.range(self.rows)

    def call(self, module: str, name: str, block: Any, player: Any = None) -> Any:
        """One call as VBA makes it."""
        given = [block, self.missing if player is None else float(player)]
        return self.dispatch(module, name, given, None, self.cell)


def milliseconds(work: Callable[[Any], Any], block: Callable[[], Any], runs: int = RUNS) -> float:
    """The best time of a call, each on a block made before the clock starts."""
    times = []
    for _ in range(runs):
        given = block()
        begin = time.perf_counter()
        work(given)
        times.append(time.perf_counter() - begin)
    return min(times) * 1000


def main(players: int = 300, rounds: int = 12) -> None:
    stand_in()
    import_module(FUNCTIONS)
    identity_module()
    sheet = Sheet(texts(players, rounds))
    numbers = range(1, players + 1)

    def each(module: str, name: str) -> Callable[[Any], Any]:
        return lambda block: [sheet.call(module, name, block, number) for number in numbers]

    def column(module: str, name: str) -> Callable[[Any], Any]:
        return lambda block: sheet.call(module, name, block)

    def afresh() -> Any:
        forget()
        return sheet.seen

    whole = milliseconds(column("identity", "block"), sheet.new)
    narrow = milliseconds(column("identity", "column"), sheet.new)
    print(f"{players} players, {rounds} rounds; the goal is a ratio of at most 1.5")
    print(f"identity, the block spilled: {whole:.2f} ms")
    print(f"identity, one column spilled: {narrow:.2f} ms")
    for name in COLUMNS:
        times = [milliseconds(column(FUNCTIONS, name), lambda: sheet.seen)]
        times.append(milliseconds(column(FUNCTIONS, name), sheet.new))
        times.append(milliseconds(column(FUNCTIONS, name), afresh))
        shown = (
            f"{when} {taken:6.2f} ms, ratio {taken / whole:5.2f}"
            for when, taken in zip(("seen", "edited", "first"), times)
        )
        print(f"{name:<14} {';  '.join(shown)}")
    single = milliseconds(each("identity", "one"), sheet.new, SINGLE_RUNS)
    print(f"identity, {players} single players: {single:.0f} ms")
    for name in ("MODMEDIAN", "OPPCUMULATIVE"):
        ours = milliseconds(each(FUNCTIONS, name), sheet.new, SINGLE_RUNS)
        print(f"{name:<14} {players} single players: {ours:.0f} ms, ratio {ours / single:.2f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
