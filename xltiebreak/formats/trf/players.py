"""Players' records, ``001``, column by column, and the rulings that change a round of theirs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, NamedTuple

from xltiebreak.event.crosstable import MAX_ROUNDS, UNNUMBERED
from xltiebreak.event.figures import points
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import BLANK, UNREADABLE, Outcome, Result
from xltiebreak.event.section import Player
from xltiebreak.formats.trf.layout import (
    ABNORMAL,
    COLOUR,
    LETTERS,
    OF_PLAYER,
    OPPONENT,
    PLAYER,
    RESULT,
)
from xltiebreak.formats.trf.records import Records, whole
from xltiebreak.tables.cells import plain


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
    """Reads players' records, and reports what is wrong in them."""

    records: Records
    bye_worth: float | None

    def read(self) -> list[Entry]:
        """Return the players of these records; a player without a readable number has a stand-in.

        Raises:
            TieBreakError: there are more players or rounds than in any event.
        """
        return [self._entry(number, line.rstrip()) for number, line in self.records.players]

    def _entry(self, line: int, record: str) -> Entry:
        columns, unpacked = PLAYER.aligned(record)
        texts = {name: plain(unpacked(text)) for name, text in PLAYER.read(columns).items()}
        rounds = [
            (k, columns[k - 1 :][: PLAYER.entries.width]) for k, _ in PLAYER.entries_of(columns)
        ]
        if len(rounds) > MAX_ROUNDS:
            raise TieBreakError(f"line {line}: a section holds at most {MAX_ROUNDS} rounds.")
        is_whole, column = columns.startswith(PLAYER.code), PLAYER.misplaced(columns)
        if not is_whole or column:
            wrong = (
                f"a blank between two fields, found {columns[column - 1]!r}; move the fields of "
            )
            wrong += "this line to their columns"
            if not is_whole:
                column = 1
                wrong = "001 in the first three columns; remove what is before it"
            self.records.fault("misaligned-line", line, f"expected {wrong}", column)
            number = int(texts["No."]) if is_whole and whole(texts["No."]) else UNNUMBERED + line
            player = Player(number, texts["Name"])
            return Entry(line, player, [UNREADABLE] * len(rounds), [""] * len(rounds))
        results = [self._result(line, column, text) for column, text in rounds]
        while results and results[-1] is BLANK:
            results.pop()
        held: dict[str, Any] = {
            **texts,
            "No.": self._number(line, "No.", texts) or UNNUMBERED + line,
            "ID": texts["ID"] if texts["ID"].strip("0") else "",
            "Rating": self._number(line, "Rating", texts),
            "Score": self._points(line, texts["Score"]),
            "Place": self._number(line, "Place", texts),
        }
        player = Player(**{own: held[name] for name, own in OF_PLAYER.items()})
        return Entry(line, player, results, [text.strip() for _, text in rounds])

    def _number(self, line: int, name: str, texts: Mapping[str, str]) -> int | None:
        """Return a whole number; nothing if the columns are blank or 0, or after a fault."""
        text, code = texts[name], _CALLED[name]
        if whole(text):
            return int(text)
        if text.strip("0") or name == "No.":
            problem = f"{text!r} is not a {code.replace('pairing', 'starting')}"
            message = f"{problem if text else 'it is missing'}; expected a whole number such as 12"
            self.records.fault(code, line, message, PLAYER.fields[name].first)
        return None

    def _points(self, line: int, text: str) -> float | None:
        try:
            return points(text) if text else None
        except ValueError:
            message = f"{text!r} is not a number of points; expected one such as 3.5"
            self.records.fault("points", line, message, PLAYER.fields["Score"].first)
            return None

    def _result(self, line: int, column: int, text: str) -> Result:
        try:
            return read_round(text, self.bye_worth)
        except TieBreakError as error:
            self.records.fault("unknown-code", line, str(error), column)
            return UNREADABLE


_CALLED = {"No.": "pairing-number", "Rating": "rating", "Place": "rank"}
_UNFINISHED = "*"
"""Not in the format; some programs write it while a game is being played."""
_BYES, _GAMES = frozenset("HFUZ"), frozenset(f"10WDL{_UNFINISHED}")
"""Results of a player alone, and of one who has an opponent."""


@lru_cache(maxsize=100_000)
def read_round(text: str, bye_worth: float | None = None) -> Result:
    """Return the result in a round's columns; missing columns at the end count as blank.

    ``bye_worth`` is the worth of a pairing bye if it is not 1. An opponent without a result, or
    with ``*``, is a game that is not finished; without both, the round is blank.

    Raises:
        TieBreakError: the columns state no result; the message says what was expected.
    """
    parts = (field.text_in(text).strip().upper() for field in (OPPONENT, COLOUR, RESULT))
    met, colour, letter = parts
    opponent = int(met) if whole(met) else None
    fits = letter in LETTERS or letter in ("", _UNFINISHED)
    if opponent is None:
        fits = fits and not met.strip("0") and letter not in _GAMES
    elif letter in _BYES:
        fits = False
    if not fits or colour not in ("", "-", "W", "B"):
        raise TieBreakError(
            f"{text.strip()!r} is no round; expected the opponent's starting number, w or b, and "
            "one of 1 = 0 W D L + -, or 0000, - and one of H F U Z"
        )
    colour = colour.strip("-").lower()
    if letter in ("", _UNFINISHED):
        return Result(Outcome.PENDING, opponent, colour) if opponent else BLANK
    if letter == "=" and opponent is None:  # as older programs write it
        return Result(Outcome.HALF_BYE)
    outcome, unrated = LETTERS[letter]
    if letter in _BYES:
        return Result(outcome, worth=bye_worth if outcome is Outcome.PAIRING_BYE else None)
    return Result(outcome, opponent, colour, unrated=unrated)


# Rulings, records 299: a director lets a result stand although the opponent's differs.
#
# ``299 D        0.5   5    6`` says that player 6 has a draw in round 5, even if his own record
# differs: there the game stands as his opponent has it. With + and - it is a forfeit, with F, H and
# Z a bye; without players it says what such a result is worth. Other points given or taken away
# cannot be counted.
# Source: FIDE Handbook C.04 annex 2, TRF26, "abnormal assignment of points".

RULED: Mapping[str, Outcome] = {
    **{"W": Outcome.WIN, "D": Outcome.DRAW, "L": Outcome.LOSS},
    **{letter: LETTERS[letter][0] for letter in "+-FHZ"},
}
"""What a ruling can make of a round: a game, a forfeit, a bye."""
_MISPLACED = (
    "expected a blank in column {} of record 299, found {!r}; match points stand in columns 8-11, "
    "points in 14-17, the round in 20-22, numbers from 24 on"
)
_POINTS = (
    "the arbiter gave or took away points (record 299) that are not those of a result, which "
    "cannot be taken into account; remove the record to work without them"
)


def read_rulings(records: Records, entries: Sequence[Entry]) -> None:
    """Enter the rulings of records 299 into the players' rounds; report other points that an
    arbiter gave or took away."""
    by_number = {entry.player.number: entry for entry in entries}
    for number, line in records.lines("299"):
        players = [text for _, text in ABNORMAL.entries_of(line)]
        if column := ABNORMAL.misplaced(line):
            message = _MISPLACED.format(column, line[column - 1])
        else:
            message = _rule(ABNORMAL.read(line), players, by_number)
        if message:
            records.fault("abnormal-points", number, message)


def _rule(texts: Mapping[str, str], players: Sequence[str], by_number: Mapping[int, Entry]) -> str:
    """Return what is wrong with a record; empty if its ruling was entered, or if it only repeats
    what a result is worth."""
    ruled, round = RULED.get(texts["Kind"].upper()), texts["Round"]
    usual = ruled is not None and _is_worth(texts["Game points"], ruled.points)
    if usual and not texts["Match points"] and not players and not round.strip("0"):
        return ""
    if not usual or ruled is None or not whole(round) or not players:
        return _POINTS
    for text in players:
        entry = by_number.get(int(text)) if whole(text) else None
        if entry is None:
            return f"there is no player {text}; correct the number"
        result = _as_ruled(entry.result(int(round)), ruled)
        if result is None:
            return (
                f"player {text} has no game in round {round} of which another result can be ruled "
                f"(line {entry.line}); correct one of them"
            )
        entry.extend(int(round))
        entry.results[int(round) - 1] = result
    return ""


def _as_ruled(played: Result, ruled: Outcome) -> Result | None:
    """Return a player's result with another outcome; nothing where it cannot have that one."""
    if ruled.played:
        return replace(played, outcome=ruled, ruling=True) if played.played else None
    if ruled.forfeit:
        met = played.outcome.may_name_opponent
        return Result(ruled, played.opponent, played.colour) if met else None
    return Result(ruled) if played.opponent is None else None


def _is_worth(text: str, worth: float) -> bool:
    try:
        return not text or points(text) == worth
    except ValueError:
        return False
