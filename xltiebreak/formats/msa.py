"""US Chess crosstables as text, two lines a player, as its member services area shows them.

::

     Pair | Player Name                     |Total|Round|Round|Round|
     Num  | USCF ID / Rtg (Pre->Post)       | Pts |  1  |  2  |  3  |
    -----------------------------------------------------------------
        7 | JANE EXAMPLE                    |2.5  |W  12|L   3|H    |
       MI | 12345678 / R: 1641P17->1657P24  |     |W    |B    |     |
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from xltiebreak.event.section import Event
from xltiebreak.formats.kinds import decoded, lines_of, named_after, refuse_what_is_too_large
from xltiebreak.formats.sheet import Sheet, event_of, headed
from xltiebreak.tables.cells import Cell, Row, plain
from xltiebreak.tables.grid import Grid
from xltiebreak.tables.labels import Settings

_HEADER = re.compile(r"\s*+Pair\b[^|]*+\|.*\bName\b", re.IGNORECASE)
_FIRST = re.compile(r"\s*(\d{1,6})\s*\|")
_RULE = re.compile(r"[\s=_+-]*")
_EVENT = re.compile(r"(?:cross ?table for )?(.+?)(?: \(event .*\))?", re.IGNORECASE)
_SECTION = re.compile(r"section (?:\d+ ?[-:.] ?)?(.+?)(?: \(.*\))?", re.IGNORECASE)
_MEMBER = re.compile(r"\d{6,10}")
_PRE = re.compile(r"\b[RQB]: ?(.*?) ?(?:->.*)?$")
_GAME = re.compile(r"[WDLNRS][ -]*\d+", re.IGNORECASE)
LONGEST_LINE, LONGEST_TITLE = 2_000, 300
_FIELDS = ("No.", "Name", "Score", "ID", "Rating", "Federation")
_FIXED = 3
"""The columns before the rounds: the number, the name and the total."""


@dataclass
class _Table:
    """A table of the text: its name, the number of its rounds, and each player's first line, with
    its number, and second."""

    name: str
    rounds: int
    entries: list[tuple[int, list[str], list[str]]] = field(default_factory=list)

    @property
    def sheet(self) -> Sheet:
        """The players' rows; a game's color is in the cell below it."""
        rounds = max(self.rounds, *(len(first) - _FIXED for _, first, _ in self.entries))
        rows = []
        for number, first, second in self.entries:
            rating, member = _PRE.search(second[1]), _MEMBER.search(second[1].partition("/")[0])
            own = [*first[:_FIXED], member[0] if member else "", rating[1] if rating else ""]
            results = map(_result, first[_FIXED:], second[_FIXED:])
            rows.append(Row(number, [*map(Cell, (*own, second[0])), *results]))
        grid = headed(Grid("", rows, lines=True), _FIELDS, rounds)
        return Sheet(grid, Settings(self.name, notation="us"))


def _result(text: str, colour: str) -> Cell:
    with_colour = colour.lower() in ("w", "b") and _GAME.fullmatch(text)
    return Cell(f"{text}{colour}", typed=text) if with_colour else Cell(text)


def read_msa(content: bytes, name: str) -> Event:
    """Return the event in a text; ``name`` is its file name."""
    titles, tables = _tables(decoded(content))
    event = _EVENT.fullmatch(titles[0]) if titles else None
    sheets = [table.sheet for table in tables if table.entries]
    return event_of(
        event[1] if event else named_after(name),
        sheets,
        "no crosstable was found; expected two lines a player, the first with his number, name, "
        "total and results between bars",
        rated_by="US Chess",
    )


def _tables(text: str) -> tuple[list[str], list[_Table]]:
    """Return the first line of words before the tables, and each table with the name above it."""
    titles: list[str] = []
    tables: list[_Table] = []
    name = ""
    is_second = False
    for number, whole in enumerate(lines_of(text), start=1):
        line = whole[:LONGEST_LINE]
        if _HEADER.match(line):
            tables.append(_Table(name, max(0, len(_parts(line)) - _FIXED)))
            name, is_second = "", False
        elif "|" not in line:
            words = plain(line[:LONGEST_TITLE])
            if section := _SECTION.fullmatch(words):
                name = section[1]
            elif not (tables or titles) and words and not _RULE.fullmatch(words):
                titles.append(words)
        elif tables and _FIRST.match(line):
            first = _parts(line)
            first += [""] * (_FIXED - len(first))
            tables[-1].entries.append((number, first, [""] * max(2, len(first))))
            refuse_what_is_too_large(len(tables[-1].entries))
            is_second = True
        elif is_second:
            second, is_second = _parts(line), False
            tables[-1].entries[-1][2][: len(second)] = second
    return titles, tables


def _parts(line: str) -> list[str]:
    return [plain(part) for part in line.rstrip().rstrip("|").split("|")]
