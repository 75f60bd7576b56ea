"""Players' records, ``001``, column by column."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from xltiebreak.event.crosstable import MAX_PLAYERS, MAX_ROUNDS, UNNUMBERED
from xltiebreak.event.figures import points
from xltiebreak.event.findings import ERROR, Finding, TieBreakError
from xltiebreak.event.results import BLANK, UNREADABLE, Result
from xltiebreak.event.section import Player
from xltiebreak.formats.trf.alignment import aligned, misalignment
from xltiebreak.formats.trf.layout import (
    OPPONENT,
    PLAYER,
    PLAYER_CODE,
    ROUND_1,
    ROUND_TEXT,
    ROUND_WIDTH,
    round_column,
)
from xltiebreak.formats.trf.rounds import UnknownRound, read_round
from xltiebreak.tables.cells import plain

_FIELDS = [(name, slice(field.first - 1, field.last)) for name, field in PLAYER.items()]


class Entry(NamedTuple):
    """One player's record: its line, the player, and his results as far as they are written,
    with the columns that they were read from."""

    line: int
    player: Player
    results: list[Result]
    texts: list[str]

    def extend(self, rounds: int) -> None:
        """Make room for so many rounds."""
        more = rounds - len(self.results)
        self.results.extend([BLANK] * more)
        self.texts.extend([""] * more)


class KnownRounds(dict[str, Result]):
    """The rounds that were read, by their columns: the same columns are one object, and those that
    only differ by the opponent are read once, which is what makes large files quick."""

    def __init__(self, bye_worth: float | None) -> None:
        super().__init__()
        self.bye_worth = bye_worth
        self.alike: dict[str, Result] = {}

    def __missing__(self, text: str) -> Result:
        opponent, rest = text[:_WIDTH].strip(), text[_WIDTH:]
        number = int(opponent) if opponent.isascii() and opponent.isdecimal() else 0
        alike = self.alike.get(rest)
        if alike is not None and number:
            result = Result(alike.outcome, number, alike.colour, unrated=alike.unrated)
        else:
            result = read_round(text, self.bye_worth)
            if result.opponent is not None:
                self.alike[rest] = result
        self[text] = result
        return result


@dataclass
class PlayerReader:
    """Reads players' records and collects what is wrong in them."""

    known: KnownRounds
    faults: list[Finding] = field(default_factory=list)

    def read(self, records: Sequence[tuple[int, str]]) -> list[Entry]:
        """The players of these records; one without a number that can be read has a stand-in.

        Raises:
            TieBreakError: there are more players or rounds than in any event.
        """
        if len(records) > MAX_PLAYERS:
            raise TieBreakError(f"A section holds at most {MAX_PLAYERS:,} players.")
        return [self._entry(number, line.rstrip()) for number, line in records]

    def _fault(self, code: str, line: int, column: int, message: str) -> None:
        self.faults.append(Finding(ERROR, code, f"line {line}, column {column}", message))

    def _entry(self, line: int, record: str) -> Entry:
        columns, unpacked = aligned(record)
        if columns.isascii() and columns.isprintable():
            text = {name: " ".join(columns[place].split()) for name, place in _FIELDS}
        else:
            text = {name: plain(unpacked(columns[place])) for name, place in _FIELDS}
        start = text["No."]
        known = whole(start) and columns.startswith(PLAYER_CODE)
        number = int(start) if known else UNNUMBERED + line
        rounds = _rounds(line, columns)
        fault = misalignment(columns)
        if fault is not None:
            self._fault("misaligned-line", line, *fault)
            return Entry(line, Player(number, text["Name"]), [UNREADABLE] * rounds, [""] * rounds)
        if number >= UNNUMBERED:
            found = f"{start!r} is not a starting number" if start else "the number is missing"
            column = PLAYER["No."].first
            self._fault("pairing-number", line, column, f"{found}; expected one such as 12")
        written = [columns[place : place + ROUND_TEXT] for place in _PLACES[:rounds]]
        try:
            results = list(map(self.known.__getitem__, written))
        except UnknownRound:
            results = [self._result(line, *one) for one in zip(_PLACES, written)]
        while results and results[-1] is BLANK:
            results.pop()
        typed = [text.strip() for text in written[: len(results)]]
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
        """A whole number; none where the columns are blank or hold 0."""
        if not text.strip("0"):
            return None
        if whole(text):
            return int(text)
        message = f"{text!r} is not a {_CALLED[name]}; expected a whole number, or blanks"
        self._fault(_CALLED[name], line, PLAYER[name].first, message)
        return None

    def _points(self, line: int, text: str) -> float | None:
        try:
            return points(text) if text else None
        except ValueError:
            message = f"{text!r} is not a number of points; expected one such as 3.5"
            self._fault("points", line, PLAYER["Score"].first, message)
            return None

    def _result(self, line: int, place: int, text: str) -> Result:
        """One round; one that cannot be read is told."""
        try:
            return self.known[text]
        except UnknownRound as unknown:
            self._fault("unknown-code", line, place + unknown.field.first, str(unknown))
            return UNREADABLE


_WIDTH = OPPONENT.last
_PLACES = [round_column(round) - 1 for round in range(1, MAX_ROUNDS + 1)]
"""Where the rounds begin in a line."""
_CALLED = {"Rating": "rating", "Place": "rank"}


def _rounds(number: int, line: str) -> int:
    """How many rounds a record has room for."""
    rounds = max(0, -(-(len(line) - ROUND_1 + 1) // ROUND_WIDTH))
    if rounds > MAX_ROUNDS:
        raise TieBreakError(f"line {number}: a section holds at most {MAX_ROUNDS} rounds.")
    return rounds


def whole(text: str) -> bool:
    """Whether a text is a whole number from 1 on, of a length that people write."""
    return text.isascii() and text.isdecimal() and bool(text.strip("0")) and len(text) < 10


COLUMNS: Mapping[str, str] = {name: f"column {field.first}" for name, field in PLAYER.items()}
"""Where the fields of a player are, for messages."""
