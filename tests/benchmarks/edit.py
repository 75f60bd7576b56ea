"""What one typed result costs in a live workbook, all of its sheets in use.

    python -m tests.benchmarks.edit [players] [rounds]

After each edit every function of the sheets is called once, in Excel's order, with the arguments
that the sheets give it: through xlwings' own dispatcher and converters behind stand-ins for
pywin32, every cell a new text as over COM. In the event every player has a name and a rating,
``Verify`` has the printed place, score and tie-breaks of an earlier round's table, all of it right
but for what the edits changed, and ``Prizes`` has places and classes. An edit turns a game into
another result in both players' cells. Times are those of the processor, the median of the edits.
Goal: 100 ms for all of them together in 200 × 9.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from statistics import median
from time import process_time
from typing import Any

from tests.excel.com.pywin32 import stand_in
from tests.referees.events import open_event

PLAYERS, ROUNDS, EDITS = 200, 9, 15
LIMIT = 100.0
"""Milliseconds."""

MODULE = "xltiebreak.excel.udfs"
OTHERS = {"W": "L", "L": "W", "D": "D"}
EDITED = {"W": "D", "L": "D", "D": "W"}
PRINTED = ("Place", "Score", "MM", "SOLK", "CUM", "OCUM")

Rows = list[list[Any]]


class Workbook:
    """The cells of a live workbook, and the functions of its sheets."""

    def __init__(self, players: int, rounds: int) -> None:
        from tests.asked import letters
        from xltiebreak import standings

        section = open_event(players, rounds).sections[0]
        self.results: Rows = [
            [letters(result) for result in row] for row in section.crosstable.results
        ]
        self.names: Rows = [[player.name] for player in section.players]
        self.ratings: Rows = [[float(player.rating or 0)] for player in section.players]
        table = {row.player.number: row for row in standings(section, order="uschess").rows}
        self.printed: Rows = [["No.", *PRINTED]]
        for number in range(1, players + 1):
            row = table[number]
            figures = [row.places, row.score, *(row.values[code] for code in PRINTED[2:])]
            texts = [str(figure) for figure in figures]
            self.printed.append([float(number), *texts])
        self.prizes: Rows = [
            ["Prize", "Cash"],
            *([f"{rank}", 500.0 - 20 * rank] for rank in range(1, 11)),
            *([f"U{top}", 60.0] for top in range(1200, 2400, 200)),
        ]
        self.rules: Rows = [["Section", "Open"], ["Rounds", float(rounds)], ["Prize rule", None]]

    def calls(self) -> Iterator[tuple[str, list[Any]]]:
        """Each function with what its sheet gives it: the sheet Checks first, since the others
        wait for it."""
        block = self._range(self.results)
        names, ratings = self._range(self.names), self._range(self.ratings)
        rated = tuple(map(tuple, self.ratings))  # the array of a formula, no range
        order, empty = self._range([["uschess"]]), self._range([[None]])
        printed, prizes = self._range(self.printed), self._range(self.prizes)
        code, player, edition = (self._range([[value]]) for value in ("SOLK", 7.0, "uschess"))
        team = [""] * 4
        yield "CHECK_TB", [block, "", "", "", names]
        yield "STANDINGS_TB", [block, names, order, empty, rated, empty]
        yield "TERMS_TB", [block, code, player, edition, rated, "", *team, order, empty, names]
        yield "EXPLAIN_TB", [block, code, player, edition, rated, "", *team, order, empty, names]
        yield "VERIFY_TB", [block, printed, order, empty, rated, empty, "", *team, names]
        rules = self._range(self.rules)
        given = [block, names, ratings, prizes, order, empty, empty, "", "", rules, *team]
        yield "PRIZES_TB", given

    def _range(self, rows: Rows) -> Any:
        """A range whose texts are new ones, as over COM."""
        from tests.excel.com.ranges import ComRange

        return ComRange([[_anew(value) for value in row] for row in rows])

    def edit(self, k: int) -> None:
        """Another result for the k-th game of the last round, in both players' cells."""
        games = [number for number, row in enumerate(self.results) if row[-1][:1] in OTHERS]
        game = games[k % len(games)]
        mine = self.results[game][-1]
        other = int("".join(letter for letter in mine if letter.isdecimal())) - 1
        theirs = self.results[other][-1]
        new = EDITED[mine[0]]
        self.results[game][-1] = new + mine[1:]
        self.results[other][-1] = OTHERS[new] + theirs[1:]


def _anew(value: Any) -> Any:
    return value.encode("utf-16-le").decode("utf-16-le") if isinstance(value, str) else value


def main(players: int = PLAYERS, rounds: int = ROUNDS) -> None:
    stand_in()
    import_module(MODULE)
    from tests.excel.com.ranges import MISSING, ComRange

    udfs = import_module("xlwings.udfs")
    book, cell = Workbook(players, rounds), ComRange([[None]])
    takes = {
        name: len(function.__xlfunc__["args"])
        for name, function in vars(import_module(MODULE)).items()
        if hasattr(function, "__xlfunc__")
    }
    times: dict[str, list[float]] = {}
    for k in range(EDITS + 1):
        book.edit(k)
        for name, given in book.calls():
            arguments = given + [MISSING] * (takes[name] - len(given))
            begun = process_time()
            answer = udfs.call_udf(MODULE, name, arguments, None, cell)
            taken = process_time() - begun
            assert "TB error" not in answer[0][0], answer
            if k:  # the first edit is the opening of the workbook
                times.setdefault(name, []).append(1000 * taken)
    total = median(map(sum, zip(*times.values())))
    print(f"{players} players, {rounds} rounds: one result typed, {EDITS} times")
    for name, each in times.items():
        print(f"{name:<13} {median(each):6.1f} ms, {median(each) / total:4.0%} of it")
    print(f"all together  {total:6.1f} ms, {total / LIMIT:.2f} of the {LIMIT:.0f} ms")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
