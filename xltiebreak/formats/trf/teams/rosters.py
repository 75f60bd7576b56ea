"""The teams of a TRF with their members: records 310, or 013 where there are none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from xltiebreak.event.crosstable import UNNUMBERED
from xltiebreak.event.findings import ERROR, Finding
from xltiebreak.event.section import Player
from xltiebreak.formats.trf.layout import Field
from xltiebreak.formats.trf.players import Entry, whole
from xltiebreak.formats.trf.records import Records
from xltiebreak.formats.trf.teams.layout import (
    LARGEST_TEAM,
    MEMBERS,
    MEMBERS_STEP,
    OLD_MEMBERS,
    OLD_NAME,
    TEAM,
    repeated,
)
from xltiebreak.tables.cells import plain

NEW, OLD = "310", "013"


@dataclass(frozen=True)
class Roster:
    """One team's record: its line, the team, its members in their order, and the match and game
    points that the record states, where it does."""

    line: int
    team: Player
    members: tuple[int, ...]
    stated_points: tuple[str, str] = ("", "")

    @property
    def label(self) -> str:
        """How messages call the team."""
        return f"team {self.team.number}"


@dataclass
class RosterReader:
    """Reads team records and collects what is wrong in them."""

    entries: Sequence[Entry]
    faults: list[Finding] = field(default_factory=list)
    _team_of: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._players = {entry.player.number for entry in self.entries}

    def read(self, records: Records) -> list[Roster]:
        """The teams of a file; those of records 310 where there are any."""
        lines = records.by_code.get(NEW, ())
        if lines:
            return [self._of_310(number, line.rstrip()) for number, line in lines]
        old = enumerate(records.by_code.get(OLD, ()), start=1)
        return [self._of_013(k, number, line.rstrip()) for k, (number, line) in old]

    def _of_310(self, line: int, record: str) -> Roster:
        columns = _by_bytes(record)

        def text(name: str) -> str:
            return plain(_decoded(TEAM[name].of(columns), columns is not record))

        for column in (MEMBERS.first - 2, MEMBERS.first - 1):
            if columns[column - 1 : column].strip():
                self._fault(
                    "misaligned-line",
                    line,
                    column,
                    f"expected a blank between two fields, found {columns[column - 1]!r}; move the "
                    "fields of this line to their columns",
                )
                break
        known = whole(text("No.")) and int(text("No.")) <= LARGEST_TEAM
        number = int(text("No.")) if known else UNNUMBERED + line
        if not known:
            found = f"{text('No.')!r} is not a team's number" if text("No.") else "it is missing"
            self._fault(
                "pairing-number", line, TEAM["No."].first, f"{found}; expected one from 1 to 999"
            )
        team = Player(
            number,
            text("Name"),
            id=text("ID"),
            rating=self._figure(line, "Rating", text("Rating")),
            printed_place=self._figure(line, "Place", text("Place")),
        )
        members = tuple(self._members(line, columns, MEMBERS, team))
        return Roster(line, team, members, (text("Match points"), text("Game points")))

    def _of_013(self, number: int, line: int, record: str) -> Roster:
        columns = record
        if not record.isascii() and not _has_members(record, OLD_MEMBERS):
            columns = _bytes(record)
        name = plain(_decoded(OLD_NAME.of(columns), columns is not record))
        team = Player(number, name)
        return Roster(line, team, tuple(self._members(line, columns, OLD_MEMBERS, team)))

    def _members(self, line: int, columns: str, field: Field, team: Player) -> Iterator[int]:
        for column, text in repeated(columns, field, MEMBERS_STEP):
            if not text.strip("0"):
                continue
            if not whole(text):
                self._fault(
                    "team-member",
                    line,
                    column,
                    f"{text!r} is not a starting number; expected one such as 12",
                )
            elif int(text) not in self._players:
                self._fault(
                    "team-member",
                    line,
                    column,
                    f"there is no player {int(text)}; correct the number, or add his record 001",
                )
            elif int(text) in self._team_of:
                self._fault(
                    "team-member",
                    line,
                    column,
                    f"player {int(text)} is in team {self._team_of[int(text)]} already; leave him "
                    "in one team",
                )
            else:
                self._team_of[int(text)] = team.number
                yield int(text)

    def _figure(self, line: int, name: str, text: str) -> int | None:
        if not text.strip("0"):
            return None
        if whole(text):
            return int(text)
        called = {"Rating": "strength factor", "Place": "rank"}[name]
        message = f"{text!r} is not a {called}; expected a whole number, or blanks"
        self._fault(called, line, TEAM[name].first, message)
        return None

    def _fault(self, code: str, line: int, column: int, message: str) -> None:
        self.faults.append(Finding(ERROR, code, f"line {line}, column {column}", message))


def _by_bytes(record: str) -> str:
    """The record by its columns; some programs count the bytes of a letter outside ASCII."""
    if record.isascii() or not record[MEMBERS.first - 3 : MEMBERS.first - 1].strip():
        return record
    return _bytes(record)


def _has_members(record: str, field: Field) -> bool:
    return all(text.isdecimal() for _, text in repeated(record, field, MEMBERS_STEP) if text)


def _bytes(record: str) -> str:
    return record.encode("utf-8", "replace").decode("latin-1")


def _decoded(text: str, is_bytes: bool) -> str:
    return text.encode("latin-1").decode("utf-8", "replace") if is_bytes else text
