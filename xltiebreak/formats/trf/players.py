"""Players' records, ``001``, column by column, and the byes and rulings that other records add."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
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
    round_column,
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

    def enter(self, round: int, result: Result) -> None:
        """Enter what another record says of a round."""
        self.extend(round)
        self.results[round - 1] = result


def read_players(records: Records, bye_worth: float | None) -> list[Entry]:
    """Return the players of these records; a player without a readable number has a stand-in.

    Raises:
        TieBreakError: there are more rounds than in any event.
    """
    return [_entry(records, bye_worth, number, line.rstrip()) for number, line in records.players]


def _entry(records: Records, bye_worth: float | None, line: int, record: str) -> Entry:
    columns, unpacked = PLAYER.aligned(record)
    texts = {name: plain(unpacked(text)) for name, text in PLAYER.read(columns).items()}
    rounds = [(k, columns[k - 1 :][: PLAYER.entries.width]) for k, _ in PLAYER.entries_of(columns)]
    if len(rounds) > MAX_ROUNDS:
        raise TieBreakError(f"line {line}: a section holds at most {MAX_ROUNDS} rounds.")
    is_whole = columns.startswith(PLAYER.code)
    column = PLAYER.misplaced(columns) if is_whole else 1
    if column:
        wrong = f"a blank between two fields, found {columns[column - 1]!r}"
        wrong = wrong if is_whole else "001 in the first three columns"
        message = f"expected {wrong}; move the fields of this line to their columns"
        records.fault("misaligned-line", line, message, column)
        number = int(texts["No."]) if is_whole and whole(texts["No."]) else UNNUMBERED + line
        player = Player(number, texts["Name"])
        return Entry(line, player, [UNREADABLE] * len(rounds), [""] * len(rounds))

    def figure(name: str, code: str, what: str = "") -> int | None:
        """Return a whole number; nothing if the columns are blank or 0, or after a fault."""
        text = texts[name]
        if not whole(text) and (text.strip("0") or name == "No."):
            problem = f"{text!r} is not a {what or code}" if text else "it is missing"
            message = f"{problem}; expected a whole number such as 12"
            records.fault(code, line, message, PLAYER.fields[name].first)
        return int(text) if whole(text) else None

    score: float | None = None
    results: list[Result] = []
    held: dict[str, Any] = {
        **texts,
        "No.": figure("No.", "pairing-number", "starting-number") or UNNUMBERED + line,
        "ID": texts["ID"] if texts["ID"].strip("0") else "",
        "Rating": figure("Rating", "rating"),
        "Place": figure("Place", "rank"),
    }
    try:
        score = points(texts["Score"]) if texts["Score"] else None
    except ValueError:
        message = f"{texts['Score']!r} is not a number of points; expected one such as 3.5"
        records.fault("points", line, message, PLAYER.fields["Score"].first)
    for column, text in rounds:
        try:
            results.append(read_round(text, bye_worth))
        except TieBreakError as error:
            records.fault("unknown-code", line, str(error), column)
            results.append(UNREADABLE)
    while results and results[-1] is BLANK:
        results.pop()
    player = Player(**{own: {**held, "Score": score}[name] for name, own in OF_PLAYER.items()})
    return Entry(line, player, results, [text.strip() for _, text in rounds])


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


def read_byes(records: Records, entries: Sequence[Entry]) -> None:
    """Enter the byes of records 240 into players' blank rounds; report each that contradicts."""
    by_number = {entry.player.number: entry for entry in entries}
    for number, line in records.lines("240"):
        letter, *figures = line[3:].upper().split() or [""]
        round, *players = map(int, figures) if figures and all(map(whole, figures)) else [0]
        messages = ["expected F, H or Z, then the round and the players who have this bye"]
        if letter in ("F", "H", "Z") and players and 0 < round <= MAX_ROUNDS:
            messages = list(_add(Result(LETTERS[letter][0]), round, players, by_number))
        for message in messages:
            records.fault("bye-record", number, message)


def _add(
    bye: Result, round: int, players: Sequence[int], by_number: Mapping[int, Entry]
) -> Iterator[str]:
    for player in players:
        entry = by_number.get(player)
        if entry is None:
            yield f"there is no player {player}; correct the number"
        elif entry.result(round) is BLANK:
            entry.enter(round, bye)
        elif entry.result(round) not in (bye, UNREADABLE):
            yield (
                f"player {player} has a {bye.outcome.value} in round {round} here, but line "
                f"{entry.line}, column {round_column(round)} says otherwise; correct one of them"
            )


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
_POINTS = (
    "the arbiter gave or took away points (record 299) that are not those of a result, which "
    "cannot be taken into account; remove the record to work without them"
)


def read_rulings(records: Records, entries: Sequence[Entry]) -> None:
    """Enter the rulings of records 299 into the players' rounds; report other points that an
    arbiter gave or took away."""
    by_number = {entry.player.number: entry for entry in entries}
    for number, line in records.lines("299"):
        if column := ABNORMAL.misplaced(line):
            message = (
                f"expected a blank in column {column} of record 299, found {line[column - 1]!r}; "
                "match points stand in columns 8-11, points in 14-17, the round in 20-22, numbers "
                "from 24 on"
            )
        else:
            players = [text for _, text in ABNORMAL.entries_of(line)]
            message = _rule(ABNORMAL.read(line), players, by_number)
        if message:
            records.fault("abnormal-points", number, message)


def _rule(texts: Mapping[str, str], players: Sequence[str], by_number: Mapping[int, Entry]) -> str:
    """Return what is wrong with a record; empty if its ruling was entered, or if it only repeats
    what a result is worth."""
    ruled, round = RULED.get(texts["Kind"].upper()), texts["Round"]
    if ruled is None or not _is_worth(texts["Game points"], ruled.points):
        return _POINTS
    if not (players or texts["Match points"] or round.strip("0")):
        return ""
    if not whole(round) or not players:
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
        entry.enter(int(round), result)
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
