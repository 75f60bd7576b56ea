"""The records of teams in FIDE's report files, read by what their fields hold.

``layout`` has a table of the columns of every record; here is one of what stands in a field: a
round, a team, points. So each mistake has its column, and a record is read in a few lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from xltiebreak.event.crosstable import MAX_ROUNDS, UNNUMBERED
from xltiebreak.event.figures import points as read_points
from xltiebreak.event.findings import ERROR, Finding, TieBreakError
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import MatchPoints, Player
from xltiebreak.event.team_match import BOTH_LOST, LOST_BY_FORFEIT, WON_BY_FORFEIT, Both
from xltiebreak.formats.trf import layout
from xltiebreak.formats.trf.layout import BYES
from xltiebreak.formats.trf.players import Entry
from xltiebreak.formats.trf.records import MAX_RECORDS, Records, whole
from xltiebreak.tables.cells import plain

FORFEITS: Mapping[str, Both] = {"+-": WON_BY_FORFEIT, "-+": LOST_BY_FORFEIT, "--": BOTH_LOST}
"""Record 330: what the teams with White and with Black on board 1 have."""
TEAMS = ("Team", "Opponent", "White", "Black")
HOLDS: Mapping[str, tuple[Callable[[str], Any], str]] = {
    "Round": (int, f"a round from 1 to {MAX_ROUNDS}"),
    **dict.fromkeys(TEAMS, (int, "the number of a team")),
    **{
        name: (lambda text: read_points(text or "0"), "a number of points such as 2.0")
        for name in ("Match points", "Game points")
    },
    "Kind": ({letter: letter for letter in "FHZ"}.__getitem__, "F, H or Z"),
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
    column: int
    opponent: int = 0
    result: Result = BLANK
    points: float | None = None
    seats: tuple[int, ...] | None = None

    @property
    def where(self) -> str:
        """The line and, where one is known, the column."""
        return f"line {self.line}" + f", column {self.column}" * bool(self.column)


class Wrong(TieBreakError):
    """The error that a field cannot be read; ``column`` is where it begins."""

    def __init__(self, column: int, message: str) -> None:
        super().__init__(message)
        self.column = column


@dataclass
class TeamReader:
    """Reads the teams of a file and the records of their rounds, and collects faults."""

    entries: Mapping[int, Entry]
    teams: dict[int, Team] = field(default_factory=dict)
    lineups: dict[Key, Said] = field(default_factory=dict)
    byes: dict[Key, Said] = field(default_factory=dict)
    forfeits: dict[Key, Said] = field(default_factory=dict)
    faults: list[Finding] = field(default_factory=list)

    def read_teams(self, records: Records) -> list[Team]:
        """Return the teams of records 310, else of records 013, in the order of the file."""
        record = layout.TEAM if records.lines("310") else layout.OLD_TEAM
        team_of: dict[int, int] = {}
        lines = records.lines(record.code)
        teams = [self._team(record, k, *line, team_of) for k, line in enumerate(lines, start=1)]
        self.teams = {team.player.number: team for team in teams}
        return teams

    def _team(
        self, record: layout.Record, k: int, line: int, text: str, team_of: dict[int, int]
    ) -> Team:
        columns, unpacked = aligned(record, text.rstrip())
        gap = columns[71:73].strip() if record is layout.TEAM else ""
        if gap:
            column = 72 + columns[71:73].index(gap[0])
            message = f"expected a blank between two fields, found {gap[0]!r}; move the fields"
            self.fault("misaligned-line", Said(line, column), message)
        texts = {name: plain(unpacked(held)) for name, held in record.read(columns).items()}
        start = texts.get("No.", str(k))
        known = whole(start) and int(start) <= layout.LARGEST_TEAM
        if not known:
            problem = f"{start!r} is not a team's number" if start else "it is missing"
            message = f"{problem}; expected one from 1 to {layout.LARGEST_TEAM}"
            self.fault("pairing-number", Said(line, 5), message)
        number = int(start) if known else UNNUMBERED + line
        figures = {}
        for name, code in (("Rating", "strength factor"), ("Place", "rank")):
            text = texts.get(name, "")
            figures[name] = int(text) if whole(text) else None
            if text.strip("0") and not whole(text):
                said = Said(line, record.fields[name].first)
                self.fault(code, said, f"{text!r} is not a {code}; expected a whole number")
        members = []
        for column, text in record.entries_of(columns):
            member = int(text) if whole(text) else 0
            if not text.strip("0"):
                continue
            if member in self.entries and member not in team_of:
                members.append(member)
                team_of[member] = number
                continue
            message = f"there is no player {text}; correct the number, or add his record 001"
            if not member:
                message = f"{text!r} is not a starting number; expected one such as 12"
            elif member in self.entries:
                message = f"player {member} is in team {team_of[member]} already; leave him in one"
            self.fault("team-member", Said(line, column), message)
        player = Player(
            number,
            texts["Name"],
            id=texts.get("ID", ""),
            rating=figures["Rating"],
            printed_place=figures["Place"],
        )
        stated = (texts.get("Match points", ""), texts.get("Game points", ""))
        return Team(line, player, tuple(members), stated)

    def read_rounds(self, records: Records, scale: MatchPoints) -> int:
        """Read records 300, 240, 320 and 330, and return their last round. A line with a mistake is
        told and left out."""
        for code, read, known in (
            ("300", self._lineup, self.lineups),
            ("240", self._byes, self.byes),
            ("320", partial(self._allocated, scale=scale), self.byes),
            ("330", self._forfeit, self.forfeits),
        ):
            for number, line in records.lines(code):
                try:
                    said_here = list(read(number, line.rstrip()))
                except Wrong as wrong:
                    self.fault("team-record", Said(number, wrong.column), str(wrong))
                    continue
                for key, said in said_here:
                    if known.setdefault(key, said) is not said:
                        message = (
                            f"team {key[1]} has such a record for round {key[0]} on line "
                            f"{known[key].line} already; leave one of them"
                        )
                        self.fault("team-record", said, message)
        return max((round for round, _ in (*self.lineups, *self.byes, *self.forfeits)), default=0)

    def _lineup(self, number: int, line: str) -> Iterator[tuple[Key, Said]]:
        held = self._fields(layout.LINEUP, line)
        seats: list[int] = []
        for column, text in layout.LINEUP.entries_of(line):
            member = int(text) if whole(text) else 0
            if text.strip("0") and member not in self.teams[held["Team"]].members:
                raise Wrong(column, f"{text} is no player of team {held['Team']}; correct it")
            if member and member in seats:
                raise Wrong(column, f"player {member} sits at two boards; correct one")
            seats.append(member)
        said = Said(number, 9, held["Opponent"], seats=tuple(seats))
        yield (held["Round"], held["Team"]), said

    def _byes(self, number: int, line: str) -> Iterator[tuple[Key, Said]]:
        held = self._fields(layout.BYE, line)
        teams = list(layout.BYE.entries_of(line)) or [(layout.BYE.entries.first, "")]
        for column, text in teams:
            said = Said(number, 11, result=Result(BYES[held["Kind"]]))
            yield (held["Round"], self._held("Team", text, column)), said

    def _allocated(
        self, number: int, line: str, *, scale: MatchPoints
    ) -> Iterator[tuple[Key, Said]]:
        match, game = self._fields(layout.PAIRING_BYES, line).values()
        worth = {0.0: 0.0, scale.draw: 0.5, scale.win: None}
        if match not in worth:
            raise Wrong(5, f"a bye is worth {match:g} match points here; expected those of a match")
        bye = Result(Outcome.PAIRING_BYE, worth=worth[match])
        for round, (column, text) in enumerate(layout.PAIRING_BYES.entries_of(line), start=1):
            if text.strip("0"):
                key = (self._held("Round", str(round), column), self._held("Team", text, column))
                yield key, Said(number, column, result=bye, points=game)

    def _forfeit(self, number: int, line: str) -> Iterator[tuple[Key, Said]]:
        held = self._fields(layout.FORFEIT, line)
        teams = (held["White"], held["Black"])
        for team, other, outcome, colour in zip(teams, teams[::-1], held["Kind"], "wb"):
            yield (held["Round"], team), Said(number, 12, other, Result(outcome, other, colour))

    def _fields(self, record: layout.Record, line: str) -> dict[str, Any]:
        if column := record.misplaced(line):
            message = f"expected a blank here, found {line[column - 1]!r}; move the fields"
            raise Wrong(column, message)
        return {
            name: self._held(
                "Forfeit" if record is layout.FORFEIT and name == "Kind" else name,
                place.text_in(line).strip().upper(),
                place.first,
            )
            for name, place in record.fields.items()
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

    def fault(self, code: str, said: Said, message: str) -> None:
        """Add an error."""
        if len(self.faults) == MAX_RECORDS:
            raise TieBreakError(f"{said.where}: more than {MAX_RECORDS:,} entries cannot be read")
        self.faults.append(Finding(ERROR, code, said.where, message))


def aligned(record: layout.Record, line: str) -> tuple[str, Callable[[str], str]]:
    """Return a line by its columns, and how to decode a text in them: some programs count the bytes
    of letters outside ASCII."""
    odd = line[71:73].strip() if record is layout.TEAM else not _all_figures(record, line)
    return (layout.by_bytes(line), layout.from_bytes) if odd and not line.isascii() else (line, str)


def _all_figures(record: layout.Record, line: str) -> bool:
    return all(text.isdecimal() for _, text in record.entries_of(line) if text)
