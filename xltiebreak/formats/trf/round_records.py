"""The records that say more of rounds than the players' own: byes and rulings of players, and byes,
line-ups and forfeits of teams.

``layout`` has a table of the columns of every record; here is one of what stands in a field: a
round, points, a result. So each mistake has its column, and a record is read in a few lines.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from xltiebreak.event.crosstable import MAX_ROUNDS
from xltiebreak.event.figures import points as read_points
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import FIDE_MATCH_POINTS, MatchPoints
from xltiebreak.event.team_match import BOTH_LOST, LOST_BY_FORFEIT, WON_BY_FORFEIT, Both
from xltiebreak.formats.trf import layout
from xltiebreak.formats.trf.records import Records, whole

FORFEITS: Mapping[str, Both] = {"+-": WON_BY_FORFEIT, "-+": LOST_BY_FORFEIT, "--": BOTH_LOST}
"""Record 330: what the teams with White and with Black on board 1 have."""
HOLDS: Mapping[str, tuple[Callable[[str], Any], str]] = {
    "Round": (int, f"a round from 1 to {MAX_ROUNDS}"),
    **dict.fromkeys(
        ("Match points", "Game points"),
        (lambda text: read_points(text or "0"), "a number of points such as 2.0"),
    ),
    "Kind": ({letter: layout.LETTERS[letter][0] for letter in "FHZ"}.__getitem__, "F, H or Z"),
    "Forfeit": (FORFEITS.__getitem__, "a forfeit: +-, -+ or --"),
}
"""What stands in the fields of records 240, 300, 320 and 330: how it is read, what was expected;
in others the number of a player or team."""
_POINTS = (
    "the arbiter gave or took away points (record 299) that are not those of a game won, drawn or "
    "lost, which cannot be taken into account; remove the record to work without them"
)
Key = tuple[int, int]
"""A round and a player or team."""


class Said(NamedTuple):
    """What one record says of one round of a player or team: a bye or a forfeit, the
    outcome that the arbiter ruled, points, a line-up."""

    line: int
    column: int = 0
    opponent: int = 0
    result: Result = BLANK
    ruled: Outcome = Outcome.UNREADABLE
    points: float | None = None
    seats: tuple[int, ...] | None = None


class Wrong(TieBreakError):
    """The error that a field cannot be read; ``column`` is where it begins."""

    def __init__(self, column: int, message: str) -> None:
        super().__init__(message)
        self.column = column


@dataclass
class RoundRecords:
    """Reads records of rounds, and reports what is wrong. ``noun`` says whose rounds they are, a
    player's or a team's; ``members`` has the numbers of these, with the players of a team."""

    records: Records
    noun: str
    members: Mapping[int, Collection[int]]
    scale: MatchPoints = FIDE_MATCH_POINTS

    def read(self, *codes: str) -> dict[Key, Said]:
        """Return what these records say. A line with a mistake is told and left out, and so is a
        second one about the same round."""
        readers = {
            "240": self._byes,
            "299": self._rulings,
            "300": self._lineup,
            "320": self._allocated,
            "330": self._forfeit,
        }
        known: dict[Key, Said] = {}
        for code in codes:
            of_players = "bye-record" if code == "240" else "abnormal-points"
            fault = "team-record" if self.noun == "team" else of_players
            for number, line in self.records.lines(code):
                try:
                    said_here = list(readers[code](line.rstrip()))
                except Wrong as wrong:
                    self.records.fault(fault, number, str(wrong), wrong.column)
                    continue
                for key, said in said_here:
                    if key not in known:
                        known[key] = said._replace(line=number)
                        continue
                    message = (
                        f"{self.noun} {key[1]} has such a record for round {key[0]} on line "
                        f"{known[key].line} already; leave one of them"
                    )
                    self.records.fault(fault, number, message, said.column)
        return known

    def _byes(self, line: str) -> Iterator[tuple[Key, Said]]:
        held = self._fields(layout.BYE, line)
        first = layout.BYE.entries.first
        for column, text in list(layout.BYE.entries_of(line)) or [(first, "")]:
            key = (held["Round"], self._held(self.noun, text, column))
            yield key, Said(0, first, result=Result(held["Kind"]))

    def _rulings(self, line: str) -> Iterator[tuple[Key, Said]]:
        """A director lets a result stand although the opponent's differs.

        ``299 D        0.5   5    6`` says that player 6 has a draw in round 5, even if his own
        record differs: there the game stands as his opponent has it. Without players it says what
        such a result is worth. Other points given or taken away cannot be counted.
        Source: FIDE Handbook C.04 annex 2, TRF26, "abnormal assignment of points".
        """
        texts, players = self._texts(layout.ABNORMAL, line), [*layout.ABNORMAL.entries_of(line)]
        ruled, _ = layout.LETTERS.get(texts["Kind"], (Outcome.UNREADABLE, False))
        try:
            is_worth = not texts["Game points"] or read_points(texts["Game points"]) == ruled.points
        except ValueError:
            is_worth = False
        is_for_nobody = not (players or texts["Match points"] or texts["Round"].strip("0"))
        if texts["Kind"] in layout.LETTERS and is_worth and is_for_nobody:
            return
        if texts["Kind"] not in ("W", "D", "L") or not (is_worth and texts["Round"] and players):
            raise Wrong(0, _POINTS)
        round = self._held("Round", texts["Round"], layout.ABNORMAL.fields["Round"].first)
        for column, text in players:
            key = (round, self._held(self.noun, text, column))
            yield key, Said(0, column, ruled=ruled)

    def _lineup(self, line: str) -> Iterator[tuple[Key, Said]]:
        held = self._fields(layout.LINEUP, line)
        seats: list[int] = []
        for column, text in layout.LINEUP.entries_of(line):
            member = int(text) if whole(text) else 0
            if text.strip("0") and member not in self.members[held["Team"]]:
                raise Wrong(column, f"{text} is no player of team {held['Team']}; correct it")
            if member and member in seats:
                raise Wrong(column, f"player {member} sits at two boards; correct one")
            seats.append(member)
        yield (held["Round"], held["Team"]), Said(0, 9, held["Opponent"], seats=tuple(seats))

    def _allocated(self, line: str) -> Iterator[tuple[Key, Said]]:
        match, game = self._fields(layout.PAIRING_BYES, line).values()
        worth = {0.0: 0.0, self.scale.draw: 0.5, self.scale.win: None}
        if match not in worth:
            raise Wrong(5, f"a bye is worth {match:g} match points here; expected those of a match")
        bye = Result(Outcome.PAIRING_BYE, worth=worth[match])
        for round, (column, text) in enumerate(layout.PAIRING_BYES.entries_of(line), start=1):
            if text.strip("0"):
                key = (self._held("Round", str(round), column), self._held("Team", text, column))
                yield key, Said(0, column, result=bye, points=game)

    def _forfeit(self, line: str) -> Iterator[tuple[Key, Said]]:
        outcomes, round, white, black = self._fields(layout.FORFEIT, line).values()
        for team, other, outcome, colour in zip((white, black), (black, white), outcomes, "wb"):
            yield (round, team), Said(0, 12, other, Result(outcome, other, colour))

    def _fields(self, record: layout.Record, line: str) -> dict[str, Any]:
        return {
            name: self._held(name, text, record.fields[name].first)
            for name, text in self._texts(record, line).items()
        }

    def _texts(self, record: layout.Record, line: str) -> dict[str, str]:
        if column := record.misplaced(line):
            message = f"expected a blank here, found {line[column - 1]!r}; move the fields"
            raise Wrong(column, message)
        return {name: text.upper() for name, text in record.read(line).items()}

    def _held(self, name: str, text: str, column: int) -> Any:
        read, expected = HOLDS.get(name, (int, f"the number of a {self.noun}"))
        try:
            value = read(text)
        except (ValueError, KeyError):
            raise Wrong(column, f"{text!r} is not {expected}; correct it") from None
        if read is int and not (whole(text) and (value <= MAX_ROUNDS or name != "Round")):
            raise Wrong(column, f"{text!r} is not {expected}; correct it")
        if name not in HOLDS and value not in self.members:
            raise Wrong(column, f"there is no {self.noun} {value}; correct the number")
        return value
