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
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from xltiebreak.event.crosstable import MAX_PLAYERS, Crosstable
from xltiebreak.event.figures import points
from xltiebreak.event.findings import ERROR, Finding, Origin, TieBreakError
from xltiebreak.event.letters import read
from xltiebreak.event.results import BLANK, Result
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.formats.entries import named_after, one_round, rated, refuse_what_is_too_large
from xltiebreak.formats.kinds import decoded, lines_of
from xltiebreak.tables.cells import plain

_HEADER = re.compile(r"\s*+Pair\b[^|]*+\|.*\bName\b", re.IGNORECASE)
_FIRST = re.compile(r"\s*(\d{1,6})\s*\|")
_RULE = re.compile(r"[\s=_+-]*")
_EVENT = re.compile(r"(?:cross ?table for )?(.+?)(?: \(event .*\))?", re.IGNORECASE)
_SECTION = re.compile(r"section (?:\d+ ?[-:.] ?)?(.+?)(?: \(.*\))?", re.IGNORECASE)
_MEMBER = re.compile(r"\d{6,10}")
_PRE = re.compile(r"\b[RQB]: ?(.*?) ?(?:->.*)?$")
LONGEST_LINE, LONGEST_TITLE = 2_000, 300
MAX_TABLES, MAX_ENTRIES = 1_000, 5 * MAX_PLAYERS
_LINES = 2
"""How many lines a player has."""
_FIXED = 3
"""The columns before the rounds: the number, the name and the total."""


@dataclass
class _Entry:
    number: int
    lines: list[list[str]] = field(default_factory=list)

    def text(self, line: int, column: int) -> str:
        if line >= len(self.lines) or column >= len(self.lines[line]):
            return ""
        return self.lines[line][column]


@dataclass
class _Table:
    name: str
    rounds: int
    entries: list[_Entry] = field(default_factory=list)


def read_msa(content: bytes, name: str) -> Event:
    """Return the event in a text; ``name`` is its file name.

    What cannot be understood becomes a fault with its line; nothing is guessed.

    Raises:
        TieBreakError: it is not text, or has no such crosstable.
    """
    titles, tables = _tables(decoded(content))
    tables = [table for table in tables if table.entries]
    if not tables:
        raise TieBreakError(
            "no crosstable was found; expected two lines a player, the first with his number, "
            "name, total and results between bars"
        )
    event = _EVENT.fullmatch(titles[0]) if titles else None
    names = _names([table.name for table in tables])
    return Event(
        name=event[1] if event else named_after(name),
        sections=tuple(_section(title, table) for title, table in zip(names, tables)),
        rated_by="US Chess",
    )


def _tables(text: str) -> tuple[list[str], list[_Table]]:
    """Return the first line of words before the tables, and each table with the name above it."""
    titles: list[str] = []
    tables: list[_Table] = []
    name = ""
    entries = 0
    for number, whole in enumerate(lines_of(text), start=1):
        line = whole[:LONGEST_LINE]
        if _HEADER.match(line):
            tables.append(_Table(name, max(0, len(_parts(line)) - _FIXED)))
            name = ""
        elif "|" not in line:
            words = plain(line[:LONGEST_TITLE])
            if section := _SECTION.fullmatch(words):
                name = section[1]
            elif not (tables or titles) and words and not _RULE.fullmatch(words):
                titles.append(words)
        elif tables and _FIRST.match(line):
            tables[-1].entries.append(_Entry(number, [_parts(line)]))
            refuse_what_is_too_large(len(tables[-1].entries))
            entries += 1
        elif tables and tables[-1].entries and len(tables[-1].entries[-1].lines) < _LINES:
            tables[-1].entries[-1].lines.append(_parts(line))
        if len(tables) > MAX_TABLES or entries > MAX_ENTRIES:
            raise TieBreakError(
                f"there are more than {MAX_TABLES:,} tables, or {MAX_ENTRIES:,} players in all; "
                "keep those of one event"
            )
    return titles, tables


def _parts(line: str) -> list[str]:
    return [plain(part) for part in line.rstrip().rstrip("|").split("|")]


def _names(given: Sequence[str]) -> list[str]:
    if len(given) == 1:
        return [given[0] or "Open"]
    return [name or f"Section {k}" for k, name in enumerate(given, start=1)]


def _section(name: str, table: _Table) -> Section:
    rounds = max(table.rounds, *(len(entry.lines[0]) - _FIXED for entry in table.entries))
    refuse_what_is_too_large(len(table.entries), rounds)
    faults: list[Finding] = []
    players = tuple(_player(entry, faults) for entry in table.entries)
    results = tuple(tuple(_results(entry, rounds, faults)) for entry in table.entries)
    columns = {"No.": "number", "Name": "name", "ID": "ID", "Rating": "rating", "Score": "total"}
    columns |= {f"R{round}": f"round {round}" for round in range(1, rounds + 1)}
    return Section(
        name=name,
        players=players,
        crosstable=Crosstable(tuple(player.number for player in players), results),
        origin=Origin(
            rows=tuple(entry.number for entry in table.entries),
            columns=columns,
            lines=True,
            texts=tuple(
                tuple(entry.text(0, _FIXED + k) for k in range(rounds)) for entry in table.entries
            ),
        ),
        faults=tuple(faults),
    )


def _player(entry: _Entry, faults: list[Finding]) -> Player:
    second = entry.text(1, 1)
    rating_field = _PRE.search(second)
    text = rating_field[1] if rating_field else ""
    member = _MEMBER.search(second.partition("/")[0])
    return Player(
        int(entry.text(0, 0)),
        entry.text(0, 1),
        member[0] if member else "",
        *rated(text, f"line {entry.number + 1}, rating", faults),
        federation=entry.text(1, 0),
        printed_score=_total(entry, faults),
    )


def _total(entry: _Entry, faults: list[Finding]) -> float | None:
    text = entry.text(0, 2)
    try:
        return points(text) if text else None
    except ValueError:
        message = f"{text!r} is not a number of points; expected one such as 3.5"
        faults.append(Finding(ERROR, "points", f"line {entry.number}, total", message))
        return None


def _results(entry: _Entry, rounds: int, faults: list[Finding]) -> Iterator[Result]:
    for round in range(1, rounds + 1):
        text, colour = entry.text(0, _FIXED - 1 + round), entry.text(1, _FIXED - 1 + round)
        where = f"line {entry.number}, round {round}"
        yield one_round(faults, where, _result, text, colour) if text else BLANK


def _result(text: str, colour: str) -> Result:
    """Return the result in a cell; a game has its color in the cell below."""
    result = read(text)
    if result.played and colour.lower() in ("w", "b"):
        return read(f"{text}{colour}")
    return result
