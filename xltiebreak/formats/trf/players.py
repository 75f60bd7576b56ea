"""Players' records, ``001``, column by column."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from xltiebreak.event.crosstable import MAX_PLAYERS, MAX_ROUNDS, UNNUMBERED
from xltiebreak.event.figures import points
from xltiebreak.event.findings import ERROR, Finding, TieBreakError
from xltiebreak.event.results import BLANK, UNREADABLE, Result
from xltiebreak.event.section import Player
from xltiebreak.formats.trf.layout import (
    BLANK_COLUMNS,
    BLANK_IN_ROUND,
    PLAYER,
    PLAYER_CODE,
    ROUND_1,
    ROUND_TEXT,
    ROUND_WIDTH,
    by_bytes,
    from_bytes,
    round_column,
)
from xltiebreak.formats.trf.records import Line, read_figure, whole
from xltiebreak.formats.trf.rounds import KnownRounds, UnknownRound
from xltiebreak.tables.cells import plain

COLUMNS: Mapping[str, str] = {name: f"column {field.first}" for name, field in PLAYER.items()}
"""Where the fields of a player are, for messages."""
_FIELDS = [(name, slice(field.first - 1, field.last)) for name, field in PLAYER.items()]
_PLACES = [round_column(round) - 1 for round in range(1, MAX_ROUNDS + 1)]
"""Where the rounds begin in a line."""
_CALLED = {"Rating": "rating", "Place": "rank"}

_IN_COLUMNS = re.compile(
    PLAYER_CODE
    + "".join(" " if column in BLANK_COLUMNS else r"[^\t]" for column in range(4, ROUND_1))
    + "(?:"
    + "".join(" " if column in BLANK_IN_ROUND else r"[^\t]" for column in range(ROUND_TEXT))
    + "(?:"
    + " " * (ROUND_WIDTH - ROUND_TEXT)
    + "|$))*"
)
"""A record as nearly all are: every field in its columns, every round in full."""


class Entry(NamedTuple):
    """One player's record: its line, the player, his results as far as they are written, and the
    columns of every round."""

    line: int
    player: Player
    results: list[Result]
    texts: list[str]

    def result(self, round: int) -> Result:
        """Return the result of a round; blank after the end of the record."""
        return self.results[round - 1] if round <= len(self.results) else BLANK

    def extend(self, rounds: int) -> None:
        """Make room for so many rounds."""
        self.results.extend([BLANK] * (rounds - len(self.results)))
        self.texts.extend([""] * (rounds - len(self.texts)))


@dataclass
class PlayerReader:
    """Reads players' records and collects what is wrong in them."""

    known: KnownRounds
    faults: list[Finding] = field(default_factory=list)

    def read(self, records: Sequence[Line]) -> list[Entry]:
        """Return the players of these records; a player without a readable number has a stand-in.

        Raises:
            TieBreakError: there are more players or rounds than in any event.
        """
        if len(records) > MAX_PLAYERS:
            raise TieBreakError(f"A section holds at most {MAX_PLAYERS:,} players.")
        return [self._entry(number, line.rstrip()) for number, line in records]

    def _fault(self, code: str, line: int, column: int, message: str) -> None:
        self.faults.append(Finding(ERROR, code, f"line {line}, column {column}", message))

    def _entry(self, line: int, record: str) -> Entry:
        columns, unpacked = (record, str) if record.isascii() else _aligned(record)
        if columns.isascii() and columns.isprintable():
            text = {name: " ".join(columns[place].split()) for name, place in _FIELDS}
        else:
            text = {name: plain(unpacked(columns[place])) for name, place in _FIELDS}
        start = text["No."]
        known = whole(start) and columns.startswith(PLAYER_CODE)
        number = int(start) if known else UNNUMBERED + line
        rounds = _rounds(line, columns)
        fault = None if _IN_COLUMNS.fullmatch(columns) else _misalignment(columns)
        if fault is not None:
            self._fault("misaligned-line", line, *fault)
            return Entry(line, Player(number, text["Name"]), [UNREADABLE] * rounds, [""] * rounds)
        if number >= UNNUMBERED:
            problem = f"{start!r} is not a starting number" if start else "the number is missing"
            column = PLAYER["No."].first
            self._fault("pairing-number", line, column, f"{problem}; expected one such as 12")
        written = [columns[place : place + ROUND_TEXT] for place in _PLACES[:rounds]]
        try:
            results = list(map(self.known.__getitem__, written))
        except UnknownRound:
            results = [
                self._result(line, *place_and_text) for place_and_text in zip(_PLACES, written)
            ]
        while results and results[-1] is BLANK:
            results.pop()
        typed = [text.strip() for text in written]
        return Entry(line, self._player(line, number, text), results, typed)

    def _player(self, line: int, number: int, text: Mapping[str, str]) -> Player:
        return Player(
            number=number,
            name=text["Name"],
            id=text["ID"] if text["ID"].strip("0") else "",
            rating=self._figure(line, "Rating", text["Rating"]),
            title=text["Title"],
            federation=text["Federation"],
            sex=text["Sex"],
            birth=text["Birth"],
            printed_score=self._points(line, text["Score"]),
            printed_place=self._figure(line, "Place", text["Place"]),
        )

    def _figure(self, line: int, name: str, text: str) -> int | None:
        return read_figure(text, _CALLED[name], line, PLAYER[name].first, self._fault)

    def _points(self, line: int, text: str) -> float | None:
        try:
            return points(text) if text else None
        except ValueError:
            message = f"{text!r} is not a number of points; expected one such as 3.5"
            self._fault("points", line, PLAYER["Score"].first, message)
            return None

    def _result(self, line: int, place: int, text: str) -> Result:
        try:
            return self.known[text]
        except UnknownRound as unknown:
            self._fault("unknown-code", line, place + unknown.field.first, str(unknown))
            return UNREADABLE


def _rounds(number: int, line: str) -> int:
    rounds = max(0, -(-(len(line) - ROUND_1 + 1) // ROUND_WIDTH))
    if rounds > MAX_ROUNDS:
        raise TieBreakError(f"line {number}: a section holds at most {MAX_ROUNDS} rounds.")
    return rounds


def _misalignment(line: str) -> tuple[int, str] | None:
    """Return the first column that is not as it should be, and what to do; nothing if all are."""
    if not line.startswith(PLAYER_CODE):
        return 1, f"expected {PLAYER_CODE} in the first three columns; remove what is before it"
    if "\t" in line:
        message = "a tab stands here; expected blanks, so that every field is in its columns"
        return line.index("\t") + 1, message
    column = _overlap(line)
    if not column:
        return None
    return column, (
        f"expected a blank between two fields, found {line[column - 1]!r}; "
        "move the fields of this line to their columns"
    )


def _overlap(line: str) -> int:
    """Return the first column that should be blank and is not; 0 if there is none."""
    taken = [c for c in BLANK_COLUMNS if c <= len(line) and not line[c - 1].isspace()]
    for offset in BLANK_IN_ROUND:
        between = line[ROUND_1 - 1 + offset :: ROUND_WIDTH]
        if between.strip():
            rounds_before = len(between) - len(between.lstrip())
            taken.append(round_column(rounds_before + 1) + offset)
    return min(taken, default=0)


def _aligned(line: str) -> tuple[str, Callable[[str], str]]:
    """Return the line by its columns, and how to decode a text in them.

    Some programs count the bytes of letters outside ASCII: their fields are in place only if every
    byte is a column.
    """
    if _IN_COLUMNS.fullmatch(line) or not _overlap(line) or _overlap(by_bytes(line)):
        return line, str
    return by_bytes(line), from_bytes
