"""Players' records, ``001``, column by column."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import takewhile
from typing import Any, NamedTuple

from xltiebreak.event.crosstable import MAX_PLAYERS, MAX_ROUNDS, UNNUMBERED
from xltiebreak.event.figures import points
from xltiebreak.event.findings import ERROR, Finding, TieBreakError
from xltiebreak.event.results import BLANK, UNREADABLE, Outcome, Result
from xltiebreak.event.section import Player
from xltiebreak.formats.trf.layout import (
    BLANKS,
    BYES,
    COLOUR,
    FORFEITS,
    OPPONENT,
    PLAYED,
    PLAYER,
    PLAYER_CODE,
    PLAYER_RECORD,
    RESULT,
    ROUND_1,
    ROUND_TEXT,
    ROUND_WIDTH,
    Field,
    by_bytes,
    from_bytes,
    round_column,
)
from xltiebreak.formats.trf.records import Line, read_figure, whole
from xltiebreak.tables.cells import plain

COLUMNS: Mapping[str, str] = {name: f"column {field.first}" for name, field in PLAYER.items()}
"""Where the fields of a player are, for messages."""
_CALLED = {"Rating": "rating", "Place": "rank"}


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

    bye_worth: float | None
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
        texts = {name: plain(unpacked(text)) for name, text in PLAYER_RECORD.read(columns).items()}
        start = texts["No."]
        known = whole(start) and columns.startswith(PLAYER_CODE)
        number = int(start) if known else UNNUMBERED + line
        rounds = _rounds(line, columns)
        if fault := _misalignment(columns):
            self._fault("misaligned-line", line, *fault)
            return Entry(line, Player(number, texts["Name"]), [UNREADABLE] * rounds, [""] * rounds)
        if number >= UNNUMBERED:
            problem = f"{start!r} is not a starting number" if start else "the number is missing"
            column = PLAYER["No."].first
            self._fault("pairing-number", line, column, f"{problem}; expected one such as 12")
        places = [round_column(round) - 1 for round in range(1, rounds + 1)]
        written = [columns[place : place + ROUND_TEXT] for place in places]
        results = [self._result(line, place, text) for place, text in zip(places, written)]
        while results and results[-1] is BLANK:
            results.pop()
        held: dict[str, Any] = {
            **texts,
            "No.": number,
            "ID": texts["ID"] if texts["ID"].strip("0") else "",
            "Rating": self._figure(line, "Rating", texts["Rating"]),
            "Score": self._points(line, texts["Score"]),
            "Place": self._figure(line, "Place", texts["Place"]),
        }
        player = Player(**{field.of_player: held[name] for name, field in PLAYER.items()})
        return Entry(line, player, results, [text.strip() for text in written])

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
            return read_round(text, self.bye_worth)
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
    blanks = takewhile(len(line).__ge__, BLANKS)
    return next((column for column in blanks if not line[column - 1].isspace()), 0)


def _aligned(line: str) -> tuple[str, Callable[[str], str]]:
    """Return the line by its columns, and how to decode a text in them.

    Some programs count the bytes of letters outside ASCII: their fields are in place only if every
    byte is a column.
    """
    if not _overlap(line) or _overlap(by_bytes(line)):
        return line, str
    return by_bytes(line), from_bytes


_HALF_POINT = "="
"""A half-point bye if no opponent is named, as older programs write it."""
_UNFINISHED = "*"
"""Not in the format; some programs write it while a game is being played."""


class UnknownRound(TieBreakError):
    """The error that a round cannot be read; ``field`` is the part that is wrong."""

    def __init__(self, field: Field, message: str) -> None:
        super().__init__(message)
        self.field = field


@lru_cache(maxsize=100_000)
def read_round(text: str, bye_worth: float | None = None) -> Result:
    """Return the result in a round's columns; missing columns at the end count as blank.

    ``bye_worth`` is the worth of a pairing bye if it is not 1. An opponent without a result, or
    with ``*``, is a game that is not finished; without both, the round is blank.

    Raises:
        UnknownRound: the columns state no result; the message says what was expected.
    """
    if not text or text.isspace():
        return BLANK
    opponent = _opponent(OPPONENT.text_in(text).strip())
    colour, letter = COLOUR.text_in(text).strip().lower(), RESULT.text_in(text).strip().upper()
    if colour not in ("", "-", "w", "b"):
        raise UnknownRound(COLOUR, f"{colour!r} is not a color; expected w, b or -")
    colour = colour.strip("-")
    if opponent is None and letter == _HALF_POINT:
        return Result(Outcome.HALF_BYE)
    if opponent is None and letter in (*PLAYED, _UNFINISHED):
        raise UnknownRound(OPPONENT, f"{letter!r} needs the opponent's starting number")
    if letter in PLAYED:
        outcome, unrated = PLAYED[letter]
        return Result(outcome, opponent, colour, unrated=unrated)
    if letter in FORFEITS:
        return Result(FORFEITS[letter], opponent, colour)
    if letter in BYES and opponent is not None:
        raise UnknownRound(
            RESULT, f"{letter!r} is a bye, but player {opponent} is named; correct one of them"
        )
    if letter in BYES:
        outcome = BYES[letter]
        return Result(outcome, worth=bye_worth if outcome is Outcome.PAIRING_BYE else None)
    if letter not in ("", _UNFINISHED):
        raise UnknownRound(
            RESULT, f"{letter!r} is not a result; expected one of 1 = 0 W D L + - H F U Z"
        )
    return BLANK if opponent is None else Result(Outcome.PENDING, opponent, colour)


def _opponent(text: str) -> int | None:
    if not text.strip("0"):
        return None
    if not (text.isascii() and text.isdecimal()):
        raise UnknownRound(
            OPPONENT, f"{text!r} is not a starting number; expected one such as 12, or 0000"
        )
    return int(text)
