"""Rulings ⇄ records 299: a director lets a result stand although the opponent's differs.

``299 D        0.5   5    6`` says that player 6 has a draw in round 5, even if his own record
differs: there the game stands as his opponent has it. With + and - it is a forfeit, with F, H and Z
a bye; without players it says what such a result is worth. Other points given or taken away cannot
be counted.

Source: FIDE Handbook C.04 annex 2, TRF26, "abnormal assignment of points".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.figures import points as read_points
from xltiebreak.event.findings import ERROR, Finding, TieBreakError
from xltiebreak.event.results import TWIN, Outcome, Result
from xltiebreak.formats.trf.layout import ABNORMAL, BYES, FORFEITS, figure
from xltiebreak.formats.trf.players import Entry
from xltiebreak.formats.trf.records import Records, whole

_LETTERS = {"W": Outcome.WIN, "D": Outcome.DRAW, "L": Outcome.LOSS}
_LETTER = {outcome: letter for letter, outcome in _LETTERS.items()}
_GAMES = frozenset(_LETTER)
_OUTCOMES: Mapping[str, Outcome] = {
    **_LETTERS,
    **FORFEITS,
    **{letter: BYES[letter] for letter in "FHZ"},
}
"""What a record can make of a round: a game, a forfeit, a bye."""
_MISPLACED = (
    "expected a blank in column {} of record 299, found {!r}; match points stand in columns 8-11, "
    "points in 14-17, the round in 20-22, numbers from 24 on"
)
_POINTS = (
    "the arbiter gave or took away points (record 299) that are not those of a result, which "
    "cannot be taken into account; remove the record to work without them"
)


def read_rulings(records: Records, entries: Sequence[Entry]) -> Iterator[Finding]:
    """Enter the rulings of records 299 into the players' rounds; yield a fault for other points
    that an arbiter gave or took away."""
    by_number = {entry.player.number: entry for entry in entries}
    for number, line in records.lines("299"):
        players = [text for _, text in ABNORMAL.entries_of(line)]
        if column := ABNORMAL.misplaced(line):
            message = _MISPLACED.format(column, line[column - 1])
        else:
            message = _rule(ABNORMAL.read(line), players, by_number)
        if message:
            yield Finding(ERROR, "abnormal-points", f"line {number}", message)


def _rule(texts: Mapping[str, str], players: Sequence[str], by_number: Mapping[int, Entry]) -> str:
    """Return what is wrong with a record; empty if its ruling was entered, or if it only repeats
    what a result is worth."""
    ruled = _OUTCOMES.get(texts["Kind"].upper())
    round = texts["Round"]
    usual = ruled is not None and _is_worth(texts["Game points"], ruled.points)
    if usual and not texts["Match points"] and not players and not round.strip("0"):
        return ""
    if not usual or ruled is None or not whole(round) or not players:
        return _POINTS
    for text in players:
        entry = by_number.get(int(text)) if whole(text) else None
        if entry is None:
            return f"there is no player {text}; correct the number"
        played = entry.result(int(round))
        result = _as_ruled(played, ruled)
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


def _is_worth(text: str, points: float) -> bool:
    try:
        return not text or read_points(text) == points
    except ValueError:
        return False


def without_rulings(table: Crosstable) -> Crosstable:
    """Return the table with every game as the player without a ruling has it; if both have one, as
    the first of them in the list has it."""
    place = {number: row for row, number in enumerate(table.numbers)}

    def as_played(row: int, round: int, result: Result) -> Result:
        other = place.get(result.opponent or 0)
        if not result.ruling or other is None:
            return result
        twin = table.results[other][round]
        stands = twin.outcome in _GAMES and (not twin.ruling or other < row)
        outcome = TWIN[twin.outcome] if stands else result.outcome
        return replace(result, outcome=outcome, ruling=False)

    return Crosstable(
        table.numbers,
        tuple(
            tuple(as_played(row, round, result) for round, result in enumerate(results))
            for row, results in enumerate(table.results)
        ),
    )


def write_rulings(table: Crosstable) -> Iterator[str]:
    """Yield a record for each ruling."""
    for number, results in zip(table.numbers, table.results):
        for round, result in enumerate(results, start=1):
            if result.ruling:
                texts = {
                    "Kind": _LETTER[result.outcome],
                    "Game points": figure(result.outcome.points),
                    "Round": str(round),
                }
                yield ABNORMAL.write(texts, [number])


def refuse_rulings(table: Crosstable) -> None:
    """Refuse rulings, for which TRF16 has no place.

    Raises:
        TieBreakError: a result differs from the opponent's by a ruling.
    """
    for number, results, played in zip(
        table.numbers, table.results, without_rulings(table).results
    ):
        for round, (result, stands) in enumerate(zip(results, played), start=1):
            if result.outcome is not stands.outcome:
                raise TieBreakError(
                    f"the {result.outcome.value} of player {number} in round {round} stands by a "
                    f"ruling against the result of player {result.opponent}, for which TRF16 has "
                    "no place; write TRF26 (--to trf26)"
                )
