"""Players' records, ``001``, column by column."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from xltiebreak.event.crosstable import MAX_PLAYERS, MAX_ROUNDS, UNNUMBERED
from xltiebreak.event.figures import points
from xltiebreak.event.findings import ERROR, Finding, TieBreakError
from xltiebreak.event.results import BLANK, UNREADABLE, Outcome, Result
from xltiebreak.event.section import Player
from xltiebreak.formats.trf.layout import (
    BLANK_COLUMNS,
    BLANK_IN_ROUND,
    BYES,
    COLOUR,
    FORFEITS,
    OPPONENT,
    PLAYED,
    PLAYER,
    PLAYER_CODE,
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


_HALF_POINT = "="
"""A half-point bye if no opponent is named, as older programs write it."""
_UNFINISHED = "*"
"""Not in the format; some programs write it while a game is being played."""


class UnknownRound(TieBreakError):
    """The error that a round cannot be read; ``field`` is the part that is wrong."""

    def __init__(self, field: Field, message: str) -> None:
        super().__init__(message)
        self.field = field


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
    if letter in PLAYED:
        outcome, unrated = PLAYED[letter]
        if opponent is None and letter == _HALF_POINT:
            return Result(Outcome.HALF_BYE)
        if opponent is None:
            raise UnknownRound(OPPONENT, f"{letter!r} needs the opponent's starting number")
        return Result(outcome, opponent, colour, unrated=unrated)
    if letter in FORFEITS:
        return Result(FORFEITS[letter], opponent, colour)
    if letter in BYES:
        if opponent is not None:
            raise UnknownRound(
                RESULT, f"{letter!r} is a bye, but player {opponent} is named; correct one of them"
            )
        outcome = BYES[letter]
        return Result(outcome, worth=bye_worth if outcome is Outcome.PAIRING_BYE else None)
    if letter == _UNFINISHED and opponent is None:
        raise UnknownRound(OPPONENT, f"{letter!r} needs the opponent's starting number")
    if letter and letter != _UNFINISHED:
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


class KnownRounds(dict[str, Result]):
    """The rounds read so far, by their columns. Equal columns share one result, and columns that
    differ only by the opponent are read once, which makes large files quick."""

    def __init__(self, bye_worth: float | None) -> None:
        super().__init__()
        self.bye_worth = bye_worth
        self.alike: dict[str, Result] = {}

    def __missing__(self, text: str) -> Result:
        opponent, rest = text[: OPPONENT.last].strip(), text[OPPONENT.last :]
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
