"""The records of teams in FIDE's report files, read by what their fields hold.

``layout`` has a table of the columns of every record; here is one of what stands in a field: a
round, a team, points. So each mistake has its column, and a record is read in a few lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from xltiebreak.event.crosstable import MAX_ROUNDS, UNNUMBERED
from xltiebreak.event.figures import points as read_points
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import MatchPoints, Player
from xltiebreak.event.team_match import BOTH_LOST, LOST_BY_FORFEIT, WON_BY_FORFEIT, Both
from xltiebreak.formats.trf import layout
from xltiebreak.formats.trf.records import Entry, Records, whole

FORFEITS: Mapping[str, Both] = {"+-": WON_BY_FORFEIT, "-+": LOST_BY_FORFEIT, "--": BOTH_LOST}
"""Record 330: what the teams with White and with Black on board 1 have."""
TEAMS = ("Team", "Opponent", "White", "Black")
HOLDS: Mapping[str, tuple[Callable[[str], Any], str]] = {
    "Round": (int, f"a round from 1 to {MAX_ROUNDS}"),
    **dict.fromkeys(TEAMS, (int, "the number of a team")),
    **dict.fromkeys(
        ("Match points", "Game points"),
        (lambda text: read_points(text or "0"), "a number of points such as 2.0"),
    ),
    "Kind": ({letter: layout.LETTERS[letter][0] for letter in "FHZ"}.__getitem__, "F, H or Z"),
    "Forfeit": (FORFEITS.__getitem__, "a forfeit: +-, -+ or --"),
}
"""What stands in the fields of records 240, 300, 320 and 330: how it is read, what was expected."""
Key = tuple[int, int]
"""A round and a team."""


class Team(NamedTuple):
    """A team's record: its line, the team, its members in order, its stated match and game
    points."""

    line: int
    player: Player
    members: tuple[int, ...]
    stated: tuple[str, str] = ("", "")


class Said(NamedTuple):
    """What one record says of one team's round: a bye or a forfeit, its points, its line-up."""

    line: int
    column: int = 0
    opponent: int = 0
    result: Result = BLANK
    points: float | None = None
    seats: tuple[int, ...] | None = None


class Wrong(TieBreakError):
    """The error that a field cannot be read; ``column`` is where it begins."""

    def __init__(self, column: int, message: str) -> None:
        super().__init__(message)
        self.column = column


@dataclass
class TeamReader:
    """Reads the teams of a file and the records of their rounds, and reports what is wrong."""

    records: Records
    entries: Mapping[int, Entry]
    teams: dict[int, Team] = field(default_factory=dict)
    team_of: dict[int, int] = field(default_factory=dict)
    lineups: dict[Key, Said] = field(default_factory=dict)
    byes: dict[Key, Said] = field(default_factory=dict)
    forfeits: dict[Key, Said] = field(default_factory=dict)

    def read_teams(self) -> list[Team]:
        """Return the teams of records 310, else of records 013, in the order of the file."""
        record = layout.TEAM if self.records.lines("310") else layout.OLD_TEAM
        lines = enumerate(self.records.lines(record.code), start=1)
        teams = [self._team(record, k, number, line.rstrip()) for k, (number, line) in lines]
        self.teams = {team.player.number: team for team in teams}
        return teams

    def _team(self, record: layout.Record, k: int, line: int, text: str) -> Team:
        columns, texts, _ = self.records.fields(record, line, text)
        known: dict[str, int | None] = {"No.": k}
        for name, code in (("No.", "pairing-number"), ("Rating", "rating"), ("Place", "rank")):
            if name in texts:
                field, is_needed = record.fields[name], name == "No."
                known[name] = self.records.number(
                    line, field, texts[name], code, is_needed=is_needed
                )
        number = known["No."] or UNNUMBERED + line
        members = []
        for column, held in record.entries_of(columns):
            member = int(held) if whole(held) else 0
            if message := self._no_member(held, member):
                self.records.fault("team-member", line, message, column)
            elif member:
                members.append(member)
                self.team_of[member] = number
        rating, place = known.get("Rating"), known.get("Place")
        player = Player(number, texts["Name"], texts.get("ID", ""), rating, printed_place=place)
        stated = (texts.get("Match points", ""), texts.get("Game points", ""))
        return Team(line, player, tuple(members), stated)

    def _no_member(self, text: str, member: int) -> str:
        """Return why a text cannot name a further member of a team; empty if it can."""
        if text.strip("0") and not member:
            return f"{text!r} is not a starting number; expected one such as 12"
        if member and member not in self.entries:
            return f"there is no player {text}; correct the number, or add his record 001"
        if member in self.team_of:
            return f"player {member} is in team {self.team_of[member]} already; leave him in one"
        return ""

    def read_rounds(self, scale: MatchPoints) -> int:
        """Read records 300, 240, 320 and 330, and return their last round. A line with a mistake is
        told and left out."""
        for code, read, known in (
            ("300", self._lineup, self.lineups),
            ("240", self._byes, self.byes),
            ("320", lambda line: self._allocated(line, scale), self.byes),
            ("330", self._forfeit, self.forfeits),
        ):
            for number, line in self.records.lines(code):
                try:
                    said_here = list(read(line.rstrip()))
                except Wrong as wrong:
                    self.records.fault("team-record", number, str(wrong), wrong.column)
                    continue
                for key, said in said_here:
                    if key not in known:
                        known[key] = said._replace(line=number)
                        continue
                    message = (
                        f"team {key[1]} has such a record for round {key[0]} on line "
                        f"{known[key].line} already; leave one of them"
                    )
                    self.records.fault("team-record", number, message, said.column)
        return max((round for round, _ in (*self.lineups, *self.byes, *self.forfeits)), default=0)

    def _lineup(self, line: str) -> Iterator[tuple[Key, Said]]:
        held = self._fields(layout.LINEUP, line)
        seats: list[int] = []
        for column, text in layout.LINEUP.entries_of(line):
            member = int(text) if whole(text) else 0
            if text.strip("0") and member not in self.teams[held["Team"]].members:
                raise Wrong(column, f"{text} is no player of team {held['Team']}; correct it")
            if member and member in seats:
                raise Wrong(column, f"player {member} sits at two boards; correct one")
            seats.append(member)
        yield (held["Round"], held["Team"]), Said(0, 9, held["Opponent"], seats=tuple(seats))

    def _byes(self, line: str) -> Iterator[tuple[Key, Said]]:
        held = self._fields(layout.BYE, line)
        first = layout.BYE.entries.first
        for column, text in list(layout.BYE.entries_of(line)) or [(first, "")]:
            key = (held["Round"], self._held("Team", text, column))
            yield key, Said(0, first, result=Result(held["Kind"]))

    def _allocated(self, line: str, scale: MatchPoints) -> Iterator[tuple[Key, Said]]:
        match, game = self._fields(layout.PAIRING_BYES, line).values()
        worth = {0.0: 0.0, scale.draw: 0.5, scale.win: None}
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
        if column := record.misplaced(line):
            message = f"expected a blank here, found {line[column - 1]!r}; move the fields"
            raise Wrong(column, message)
        return {
            name: self._held(name, text.upper(), record.fields[name].first)
            for name, text in record.read(line).items()
        }

    def _held(self, name: str, text: str, column: int) -> Any:
        read, expected = HOLDS[name]
        try:
            value = read(text)
        except (ValueError, KeyError):
            raise Wrong(column, f"{text!r} is not {expected}; correct it") from None
        if read is int and not (whole(text) and (value <= MAX_ROUNDS or name != "Round")):
            raise Wrong(column, f"{text!r} is not {expected}; correct it")
        if name in TEAMS and value not in self.teams:
            raise Wrong(column, f"there is no team {value}; correct the number")
        return value
