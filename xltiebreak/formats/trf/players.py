"""Players' records, ``001``, column by column."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from xltiebreak.errors import TieBreakError
from xltiebreak.figures import points
from xltiebreak.findings import ERROR, Finding
from xltiebreak.formats.trf.alignment import aligned, misalignment
from xltiebreak.formats.trf.layout import (
    PLAYER,
    PLAYER_CODE,
    ROUND_1,
    ROUND_TEXT,
    ROUND_WIDTH,
    round_column,
)
from xltiebreak.formats.trf.rounds import UnknownRound, read_round
from xltiebreak.model import BLANK, MAX_PLAYERS, MAX_ROUNDS, UNNUMBERED, UNREADABLE, Player, Result
from xltiebreak.tables.grid import plain

_Columns = Callable[[str], str]
"""What stands in the columns of a named field."""


@dataclass(frozen=True)
class Entry:
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


@dataclass
class PlayerReader:
    """Reads players' records and collects what is wrong in them."""

    bye_worth: float | None = None
    faults: list[Finding] = field(default_factory=list)
    _known: dict[str, Result] = field(default_factory=dict)

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

        def text(name: str) -> str:
            return plain(unpacked(PLAYER[name].of(columns)))

        start = text("No.")
        known = whole(start) and columns.startswith(PLAYER_CODE)
        number = int(start) if known else UNNUMBERED + line
        rounds = _rounds(line, columns)
        fault = misalignment(columns)
        if fault is not None:
            self._fault("misaligned-line", line, *fault)
            return Entry(line, Player(number, text("Name")), [UNREADABLE] * rounds, [""] * rounds)
        if number >= UNNUMBERED:
            found = f"{start!r} is not a starting number" if start else "the number is missing"
            column = PLAYER["No."].first
            self._fault("pairing-number", line, column, f"{found}; expected one such as 12")
        places = [round_column(round) - 1 for round in range(1, rounds + 1)]
        texts = [columns[place : place + ROUND_TEXT] for place in places]
        results = [self._result(line, place, text) for place, text in zip(places, texts)]
        while results and results[-1] is BLANK:
            results.pop()
        typed = [text.strip() for text in texts[: len(results)]]
        return Entry(line, self._player(line, number, text), results, typed)

    def _player(self, line: int, number: int, text: _Columns) -> Player:
        return Player(
            number=number,
            name=text("Name"),
            id=text("ID") if text("ID").strip("0") else "",
            rating=self._figure(line, "Rating", text("Rating")),
            title=text("Title"),
            federation=text("Federation"),
            sex=text("Sex"),
            birth=text("Birth"),
            printed_score=self._points(line, text("Score")),
            printed_place=self._figure(line, "Place", text("Place")),
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
        """One round; alike ones are one object, which is what makes large files quick."""
        result = self._known.get(text)
        if result is None:
            try:
                result = self._known[text] = read_round(text, self.bye_worth)
            except UnknownRound as unknown:
                self._fault("unknown-code", line, place + unknown.field.first, str(unknown))
                return UNREADABLE
        return result


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
