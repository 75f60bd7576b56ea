"""Records 240, 320 and 330: the byes of teams, and the matches that nobody played."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from xltiebreak.event.figures import decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import MatchPoints
from xltiebreak.formats.trf.teams.completed import Completed
from xltiebreak.formats.trf.teams.layout import (
    BLACK,
    BYE_GAME_POINTS,
    BYE_MATCH_POINTS,
    FORFEIT,
    FORFEIT_ROUND,
    WHITE,
    figure,
    set_in_columns,
)
from xltiebreak.formats.trf.teams.stated import FORFEITS

_BYES = {Outcome.FULL_BYE: "F", Outcome.HALF_BYE: "H", Outcome.FORFEIT_DRAW: "H"}
AS_BYE: Mapping[float, str] = {1.0: "F", 0.5: "H", 0.0: "Z"}
"""A second pairing bye in one round, by what it is worth, as record 240 has it."""


class WithoutPlay:
    """Writes the rounds in which teams had no match, or none that was played.

    Raises:
        TieBreakError: pairing byes are worth different points.
    """

    def __init__(self, done: Completed, scale: MatchPoints) -> None:
        self.done = done
        self.section = done.section
        self.scale = scale

    def byes(self) -> Iterator[str]:
        """Records 240 by round and kind, and the one record 320."""
        table = self.section.crosstable
        allocated = ["000"] * table.rounds
        worth: set[tuple[float, float]] = set()
        for round in range(table.rounds):
            teams: dict[str, list[int]] = {}
            for k, row in enumerate(table.results):
                letter = self._letter(k, round, row[round])
                if self.done.is_allocated_bye(k, round):
                    allocated[round] = f"{self.done.number(k):03}"
                    worth.add((row[round].points, self.done.matches.points[k][round] or 0.0))
                elif letter:
                    teams.setdefault(letter, []).append(self.done.number(k))
            for letter, numbers in teams.items():
                yield f"240 {letter} {round + 1:3}{''.join(f' {number:4}' for number in numbers)}"
        if worth:
            yield f"320 {self._worth(worth)} {' '.join(allocated)}"

    def _letter(self, k: int, round: int, result: Result) -> str:
        """The kind of a bye that record 240 states; empty where it has none to state."""
        if result.outcome is Outcome.PAIRING_BYE:
            return AS_BYE.get(result.points, "")
        if result.outcome is Outcome.UNPAIRED and not result.blank:
            return "" if self.section.crosstable.started(round + 1) else "Z"
        if self.done.is_told_by_boards(k, round):
            return ""
        return _BYES.get(result.outcome, "")

    def _worth(self, worth: set[tuple[float, float]]) -> str:
        if len(worth) > 1:
            listed = " and ".join(f"{decimal(m)} and {decimal(g)}" for m, g in sorted(worth))
            raise TieBreakError(
                f"pairing byes of teams are worth {listed} points of a match and in games here; in "
                "a TRF they are all worth the same"
            )
        ((match, game),) = worth
        points = {1.0: self.scale.win, 0.5: self.scale.draw, 0.0: 0.0}.get(match)
        if points is None:
            raise TieBreakError(
                f"a pairing bye is worth {decimal(match)} of a match here, which no TRF can say"
            )
        fields = {BYE_MATCH_POINTS: figure(points), BYE_GAME_POINTS: figure(game)}
        return set_in_columns("320", fields)[4:]

    def forfeited(self) -> Iterator[str]:
        """Records 330."""
        kinds = {outcomes: kind for kind, outcomes in FORFEITS.items()}
        table = self.section.crosstable
        for round in range(table.rounds):
            for k, result in enumerate(row[round] for row in table.results):
                other = self.done.row_of(result.opponent)
                if not result.forfeit or other is None or other < k:
                    continue
                twin = self.done.results(other)[round]
                white, black = k, other
                outcomes = result.outcome, twin.outcome
                if result.colour == "b" or twin.colour == "w":
                    white, black = other, k
                    outcomes = twin.outcome, result.outcome
                if outcomes in kinds:
                    fields = {
                        FORFEIT: kinds[outcomes],
                        FORFEIT_ROUND: str(round + 1),
                        WHITE: str(self.done.number(white)),
                        BLACK: str(self.done.number(black)),
                    }
                    yield set_in_columns("330", fields)

    def wanting(self) -> Iterator[str]:
        """What records 330 ask for and nobody told."""
        unknown = sum(
            result.forfeit and result.opponent is not None and not result.colour
            for row in self.section.crosstable.results
            for result in row
        )
        if unknown:
            yield (
                f"Who was to have White in {unknown // 2} of the forfeited matches is not known; "
                "the team that comes first in the list is written so."
            )
