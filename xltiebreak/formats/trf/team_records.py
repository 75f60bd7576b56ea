"""The records of teams, read: members, line-ups, byes and forfeited matches."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from xltiebreak.event.crosstable import MAX_ROUNDS, UNNUMBERED
from xltiebreak.event.figures import points as read_points
from xltiebreak.event.findings import ERROR, Finding, TieBreakError
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import MatchPoints, Player
from xltiebreak.event.team_match import BOTH_LOST, LOST_BY_FORFEIT, WON_BY_FORFEIT, Both
from xltiebreak.formats.trf.layout import (
    BYE,
    FORFEIT,
    LARGEST_TEAM,
    LINEUP,
    OLD_TEAM,
    PAIRING_BYES,
    TEAM,
    Field,
    Record,
    by_bytes,
    from_bytes,
)
from xltiebreak.formats.trf.players import Entry
from xltiebreak.formats.trf.records import MAX_RECORDS, Records, read_figure, whole
from xltiebreak.formats.trf.rounds import read_byes
from xltiebreak.tables.cells import plain

FORFEITS: Mapping[str, Both] = {"+-": WON_BY_FORFEIT, "-+": LOST_BY_FORFEIT, "--": BOTH_LOST}
"""The winner of a forfeited match: the team with White, the one with Black, neither."""


class Roster(NamedTuple):
    """One team's record: its line, the team, its members in order, and its stated match and game
    points."""

    line: int
    team: Player
    members: tuple[int, ...]
    stated_points: tuple[str, str] = ("", "")


@dataclass
class RosterReader:
    """Reads the records of teams and their members, and collects faults."""

    entries: Sequence[Entry]
    faults: list[Finding] = field(default_factory=list)
    _team_of: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._players = {entry.player.number for entry in self.entries}

    def read(self, records: Records) -> list[Roster]:
        """Return the teams of a file: of records 310, else of 013."""
        lines = records.lines("310")
        if lines:
            return [self._of_310(number, line.rstrip()) for number, line in lines]
        old = enumerate(records.lines("013"), start=1)
        return [self._of_013(k, number, line.rstrip()) for k, (number, line) in old]

    def _of_310(self, line: int, record: str) -> Roster:
        first_member = TEAM.entries.first
        before_members = slice(first_member - 3, first_member - 1)
        in_bytes = not record.isascii() and bool(record[before_members].strip())
        columns = by_bytes(record) if in_bytes else record
        text = {name: _text(field, in_bytes) for name, field in TEAM.read(columns).items()}
        if columns[before_members].strip():
            column = first_member - (1 if columns[first_member - 3].isspace() else 2)
            message = (
                f"expected a blank between two fields, found {columns[column - 1]!r}; move the "
                "fields of this line to their columns"
            )
            self._fault("misaligned-line", line, column, message)
        start = text["No."]
        known = whole(start) and int(start) <= LARGEST_TEAM
        if not known:
            problem = f"{start!r} is not a team's number" if start else "it is missing"
            message = f"{problem}; expected one from 1 to {LARGEST_TEAM}"
            self._fault("pairing-number", line, TEAM.fields["No."].first, message)
        team = Player(
            int(start) if known else UNNUMBERED + line,
            text["Name"],
            id=text["ID"],
            rating=self._figure(line, "Rating", text["Rating"]),
            printed_place=self._figure(line, "Place", text["Place"]),
        )
        members = tuple(self._members(line, columns, TEAM, team))
        return Roster(line, team, members, (text["Match points"], text["Game points"]))

    def _of_013(self, number: int, line: int, record: str) -> Roster:
        in_bytes = not record.isascii() and not _all_numbers(record)
        columns = by_bytes(record) if in_bytes else record
        team = Player(number, _text(OLD_TEAM.read(columns)["Name"], in_bytes))
        return Roster(line, team, tuple(self._members(line, columns, OLD_TEAM, team)))

    def _members(self, line: int, columns: str, record: Record, team: Player) -> Iterator[int]:
        for column, text in record.entries_of(columns):
            if not text.strip("0"):
                continue
            member = int(text) if whole(text) else 0
            if not member:
                message = f"{text!r} is not a starting number; expected one such as 12"
            elif member not in self._players:
                message = f"there is no player {member}; correct the number, or add his record 001"
            elif member in self._team_of:
                other = self._team_of[member]
                message = f"player {member} is in team {other} already; leave him in one team"
            else:
                self._team_of[member] = team.number
                yield member
                continue
            self._fault("team-member", line, column, message)

    def _figure(self, line: int, name: str, text: str) -> int | None:
        called = {"Rating": "strength factor", "Place": "rank"}[name]
        return read_figure(text, called, line, TEAM.fields[name].first, self._fault)

    def _fault(self, code: str, line: int, column: int, message: str) -> None:
        if len(self.faults) == MAX_RECORDS:
            raise TieBreakError(
                f"line {line}: more than {MAX_RECORDS:,} entries of the teams' records cannot be "
                "read; is the file damaged?"
            )
        self.faults.append(Finding(ERROR, code, f"line {line}, column {column}", message))


def _text(columns: str, in_bytes: bool) -> str:
    return plain(from_bytes(columns) if in_bytes else columns)


def _all_numbers(record: str) -> bool:
    """Whether a record 013 has only numbers in the columns of its members."""
    members = (text for _, text in OLD_TEAM.entries_of(record))
    return all(text.isdecimal() for text in members if text)


class Lineup(NamedTuple):
    """The players at a team's boards against its scheduled opponent; 0 at an empty board."""

    line: int
    opponent: int
    members: tuple[int, ...]


class Bye(NamedTuple):
    """A team without a match: its result, and its game points."""

    line: int
    result: Result
    points: float | None


class Forfeited(NamedTuple):
    """One team's side of a match without games."""

    line: int
    opponent: int
    outcome: Outcome
    colour: str


RoundAndTeam = tuple[int, int]
"""A round and a team."""


@dataclass
class RoundRecords:
    """Reads the records of teams' rounds, and collects faults.

    ``teams`` are the members by team, ``scale`` is what a match won, drawn and lost is worth.
    """

    teams: Mapping[int, Sequence[int]]
    scale: MatchPoints
    lineups: dict[RoundAndTeam, Lineup] = field(default_factory=dict)
    byes: dict[RoundAndTeam, Bye] = field(default_factory=dict)
    forfeited: dict[RoundAndTeam, Forfeited] = field(default_factory=dict)
    faults: list[Finding] = field(default_factory=list)

    def read(self, records: Records) -> None:
        """Read every record of these kinds."""
        for code, take in (
            ("300", self._lineup),
            ("240", self._byes),
            ("320", self._allocated_byes),
            ("330", self._forfeited),
        ):
            for number, line in records.lines(code):
                self._taken(take, number, line.rstrip())

    @property
    def rounds(self) -> int:
        """The last round of any record."""
        return max((round for round, _ in (*self.lineups, *self.byes, *self.forfeited)), default=0)

    def _taken(self, take: Callable[[int, str], None], number: int, line: str) -> None:
        try:
            take(number, line)
        except _WrongColumn as wrong:
            where = f"line {number}, column {wrong.column}"
            self.faults.append(Finding(ERROR, "team-record", where, str(wrong)))

    def _lineup(self, number: int, line: str) -> None:
        fields = LINEUP.fields
        round = _round(line, fields["Round"])
        team, opponent = (self._team(line, fields[name]) for name in ("Team", "Opponent"))
        members = []
        for column, text in LINEUP.entries_of(line):
            member = int(text) if whole(text) else 0
            if text.strip("0") and member not in self.teams[team]:
                raise _WrongColumn(
                    column,
                    f"{text} is no player of team {team}; correct the number, or add him to the "
                    "team's record",
                )
            if member and member in members:
                raise _WrongColumn(column, f"player {member} sits at two boards; correct one")
            members.append(member)
        self._once(self.lineups, (round, team), fields["Team"])
        self.lineups[round, team] = Lineup(number, opponent, tuple(members))

    def _byes(self, number: int, line: str) -> None:
        bye = read_byes(line)
        if bye is None:
            message = "expected F, H or Z, then the round and the teams that have this bye"
            raise _WrongColumn(BYE.fields["Kind"].first, message)
        result, round, teams = bye
        if round > MAX_ROUNDS:
            raise _WrongColumn(
                BYE.fields["Round"].first,
                f"{round} is not a round; expected one from 1 to {MAX_ROUNDS}",
            )
        for team in teams:
            if team not in self.teams:
                raise _WrongColumn(
                    BYE.entries.first, f"there is no team {team}; correct the number"
                )
            self._bye(round, team, Bye(number, result, None), BYE.entries.first)

    def _allocated_byes(self, number: int, line: str) -> None:
        match, game = (_points(line, field) for field in PAIRING_BYES.fields.values())
        worth = {0.0: 0.0, self.scale.draw: 0.5, self.scale.win: None}
        if match not in worth:
            raise _WrongColumn(
                PAIRING_BYES.fields["Match points"].first,
                f"a bye is worth {match:g} match points here; only 0, or as many as a match won or "
                f"drawn ({self.scale}), can be taken into account",
            )
        for round, (column, text) in enumerate(PAIRING_BYES.entries_of(line), start=1):
            if text.strip("0"):
                if round > MAX_ROUNDS:
                    raise _WrongColumn(
                        column, f"round {round} is beyond the {MAX_ROUNDS} there are"
                    )
                team = self._known(text, column)
                bye = Result(Outcome.PAIRING_BYE, worth=worth[match])
                self._bye(round, team, Bye(number, bye, game), column)

    def _bye(self, round: int, team: int, bye: Bye, column: int) -> None:
        known = self.byes.setdefault((round, team), bye)
        if known is not bye:
            message = (
                f"team {team} has a {known.result.outcome.value} in round {round} on line "
                f"{known.line} already; leave one of them"
            )
            where = f"line {bye.line}, column {column}"
            self.faults.append(Finding(ERROR, "team-record", where, message))

    def _forfeited(self, number: int, line: str) -> None:
        fields = FORFEIT.fields
        kind = fields["Kind"].text_in(line)
        outcomes = FORFEITS.get(kind.strip())
        if outcomes is None:
            message = f"{kind!r} is no forfeit; expected +-, -+ or --"
            raise _WrongColumn(fields["Kind"].first, message)
        round = _round(line, fields["Round"])
        white, black = (self._team(line, fields[name]) for name in ("White", "Black"))
        for team, opponent, outcome, colour in (
            (white, black, outcomes[0], "w"),
            (black, white, outcomes[1], "b"),
        ):
            self._once(self.forfeited, (round, team), fields["White"])
            self.forfeited[round, team] = Forfeited(number, opponent, outcome, colour)

    def _once(
        self, known: Mapping[RoundAndTeam, Lineup | Forfeited], key: RoundAndTeam, field: Field
    ) -> None:
        if key in known:
            raise _WrongColumn(
                field.first,
                f"team {key[1]} has such a record for round {key[0]} on line {known[key].line} "
                "already; leave one of them",
            )

    def _team(self, line: str, field: Field) -> int:
        return self._known(field.text_in(line).strip(), field.first)

    def _known(self, text: str, column: int) -> int:
        if not whole(text) or int(text) not in self.teams:
            problem = f"there is no team {int(text)}" if whole(text) else f"{text!r} is no team"
            raise _WrongColumn(column, f"{problem}; correct the number")
        return int(text)


class _WrongColumn(TieBreakError):
    def __init__(self, column: int, message: str) -> None:
        super().__init__(message)
        self.column = column


def _round(line: str, field: Field) -> int:
    text = field.text_in(line).strip()
    if not whole(text) or int(text) > MAX_ROUNDS:
        message = f"{text!r} is not a round; expected one from 1 to {MAX_ROUNDS}"
        raise _WrongColumn(field.first, message)
    return int(text)


def _points(line: str, field: Field) -> float:
    text = field.text_in(line).strip()
    try:
        return read_points(text) if text else 0.0
    except ValueError:
        message = f"{text!r} is not a number of points; expected one such as 2.0"
        raise _WrongColumn(field.first, message) from None
