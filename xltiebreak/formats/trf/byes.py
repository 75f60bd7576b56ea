"""Records 240: byes that are stated by round, often rounds ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from xltiebreak.event.crosstable import MAX_ROUNDS
from xltiebreak.event.findings import ERROR, Finding, TieBreakError
from xltiebreak.event.results import BLANK, UNREADABLE, Result
from xltiebreak.formats.trf.layout import round_column
from xltiebreak.formats.trf.players import Entry, whole
from xltiebreak.formats.trf.rounds import BYES

TYPES = ("F", "H", "Z")


def add_byes(records: Sequence[tuple[int, str]], entries: Sequence[Entry]) -> list[Finding]:
    """Put the byes of these records into the players' blank rounds; what cannot be is told."""
    by_number = {entry.player.number: entry for entry in entries}
    faults = []
    for number, line in records:
        try:
            letter, round, players = _read(line)
            messages = list(_add(Result(BYES[letter]), round, players, by_number))
        except TieBreakError as error:
            messages = [str(error)]
        faults += [Finding(ERROR, "bye-record", f"line {number}", text) for text in messages]
    return faults


def _read(line: str) -> tuple[str, int, list[int]]:
    letter, *figures = line[3:].upper().split() or [""]
    if letter in TYPES and len(figures) > 1 and all(whole(figure) for figure in figures):
        round, *players = map(int, figures)
        if round <= MAX_ROUNDS:
            return letter, round, players
    raise TieBreakError("expected F, H or Z, then the round and the players who have this bye")


def _add(
    bye: Result, round: int, players: Sequence[int], by_number: dict[int, Entry]
) -> Iterator[str]:
    for player in players:
        entry = by_number.get(player)
        if entry is None:
            yield f"there is no player {player}; correct the number"
            continue
        entry.extend(round)
        stated = entry.results[round - 1]
        if stated is BLANK:
            entry.results[round - 1] = bye
        elif stated not in (bye, UNREADABLE):
            yield (
                f"player {player} has a {bye.outcome.value} in round {round} here, but line "
                f"{entry.line}, column {round_column(round)} says otherwise; correct one of them"
            )
