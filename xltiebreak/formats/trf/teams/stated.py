"""What the team records state round by round: line-ups, byes and forfeited matches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from xltiebreak.event.crosstable import MAX_ROUNDS
from xltiebreak.event.figures import points as read_points
from xltiebreak.event.findings import ERROR, Finding, TieBreakError
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import MatchPoints
from xltiebreak.formats.trf.byes import TYPES
from xltiebreak.formats.trf.layout import Field
from xltiebreak.formats.trf.players import whole
from xltiebreak.formats.trf.records import Records
from xltiebreak.formats.trf.rounds import BYES
from xltiebreak.formats.trf.teams.layout import (
    BLACK,
    BYE_GAME_POINTS,
    BYE_MATCH_POINTS,
    BYE_STEP,
    BYE_TEAMS,
    FORFEIT,
    FORFEIT_ROUND,
    LINEUP_OPPONENT,
    LINEUP_TEAM,
    MEMBERS_STEP,
    ROUND,
    SEATS,
    WHITE,
    repeated,
)

FORFEITS: Mapping[str, tuple[Outcome, Outcome]] = {
    "+-": (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
    "-+": (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN),
    "--": (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS),
}
"""Who won a forfeited match: the team with White, the one with Black, neither."""


@dataclass(frozen=True)
class Lineup:
    """Who sat at the boards of a team against its scheduled opponent; 0 at an empty board."""

    line: int
    opponent: int
    members: tuple[int, ...]


@dataclass(frozen=True)
class Bye:
    """A team without a match: its result, and the game points that it has."""

    line: int
    result: Result
    points: float | None


@dataclass(frozen=True)
class Forfeited:
    """One team's side of a match that nobody played."""

    line: int
    opponent: int
    outcome: Outcome
    colour: str


Of = tuple[int, int]
"""A round and a team."""


@dataclass
class Stated:
    """Reads the records; what they say of a round and a team, and what is wrong in them."""

    teams: Mapping[int, Sequence[int]]
    scale: MatchPoints
    lineups: dict[Of, Lineup] = field(default_factory=dict)
    byes: dict[Of, Bye] = field(default_factory=dict)
    forfeited: dict[Of, Forfeited] = field(default_factory=dict)
    faults: list[Finding] = field(default_factory=list)

    def read(self, records: Records) -> None:
        """Take in every record of these kinds."""
        for code, take in (
            ("300", self._lineup),
            ("240", self._byes),
            ("320", self._allocated_byes),
            ("330", self._forfeited),
        ):
            for number, line in records.by_code.get(code, ()):
                self._taken(take, number, line.rstrip())

    @property
    def rounds(self) -> int:
        """The last round of which anything is stated."""
        return max((round for round, _ in (*self.lineups, *self.byes, *self.forfeited)), default=0)

    def _taken(self, take: Callable[[int, str], None], number: int, line: str) -> None:
        try:
            take(number, line)
        except _WrongColumn as wrong:
            where = f"line {number}, column {wrong.column}"
            self.faults.append(Finding(ERROR, "team-record", where, str(wrong)))

    def _lineup(self, number: int, line: str) -> None:
        round = _number(line, ROUND, "a round", MAX_ROUNDS)
        team, opponent = self._team(line, LINEUP_TEAM), self._team(line, LINEUP_OPPONENT)
        members = []
        for column, text in repeated(line, SEATS, MEMBERS_STEP):
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
        self._once(self.lineups, (round, team), LINEUP_TEAM)
        self.lineups[round, team] = Lineup(number, opponent, tuple(members))

    def _byes(self, number: int, line: str) -> None:
        letter, *figures = line[3:].upper().split() or [""]
        if letter not in TYPES or len(figures) < 2 or not all(map(whole, figures)):
            message = "expected F, H or Z, then the round and the teams that have this bye"
            raise _WrongColumn(5, message)
        round, *teams = map(int, figures)
        if round > MAX_ROUNDS:
            raise _WrongColumn(7, f"{round} is not a round; expected one from 1 to {MAX_ROUNDS}")
        for team in teams:
            if team not in self.teams:
                raise _WrongColumn(11, f"there is no team {team}; correct the number")
            self._bye(round, team, Bye(number, Result(BYES[letter]), None), column=11)

    def _allocated_byes(self, number: int, line: str) -> None:
        match, game = (_points(line, field) for field in (BYE_MATCH_POINTS, BYE_GAME_POINTS))
        worth = {0.0: 0.0, self.scale.draw: 0.5, self.scale.win: None}
        if match not in worth:
            raise _WrongColumn(
                BYE_MATCH_POINTS.first,
                f"a bye is worth {match:g} match points here; only 0, or as many as a match won or "
                f"drawn ({self.scale}), can be taken into account",
            )
        for round, (column, text) in enumerate(repeated(line, BYE_TEAMS, BYE_STEP), start=1):
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
        outcomes = FORFEITS.get(FORFEIT.of(line).strip())
        if outcomes is None:
            message = f"{FORFEIT.of(line)!r} is no forfeit; expected +-, -+ or --"
            raise _WrongColumn(FORFEIT.first, message)
        round = _number(line, FORFEIT_ROUND, "a round", MAX_ROUNDS)
        white, black = self._team(line, WHITE), self._team(line, BLACK)
        for team, opponent, outcome, colour in (
            (white, black, outcomes[0], "w"),
            (black, white, outcomes[1], "b"),
        ):
            self._once(self.forfeited, (round, team), WHITE)
            self.forfeited[round, team] = Forfeited(number, opponent, outcome, colour)

    def _once(self, known: Mapping[Of, Lineup | Forfeited], key: Of, field: Field) -> None:
        if key in known:
            raise _WrongColumn(
                field.first,
                f"team {key[1]} has such a record for round {key[0]} on line {known[key].line} "
                "already; leave one of them",
            )

    def _team(self, line: str, field: Field) -> int:
        return self._known(field.of(line).strip(), field.first)

    def _known(self, text: str, column: int) -> int:
        if not whole(text) or int(text) not in self.teams:
            found = f"there is no team {int(text)}" if whole(text) else f"{text!r} is no team"
            raise _WrongColumn(column, f"{found}; correct the number")
        return int(text)


class _WrongColumn(TieBreakError):
    def __init__(self, column: int, message: str) -> None:
        super().__init__(message)
        self.column = column


def _number(line: str, field: Field, what: str, most: int) -> int:
    text = field.of(line).strip()
    if not whole(text) or int(text) > most:
        raise _WrongColumn(field.first, f"{text!r} is not {what}; expected one from 1 to {most}")
    return int(text)


def _points(line: str, field: Field) -> float:
    text = field.of(line).strip()
    try:
        return read_points(text) if text else 0.0
    except ValueError:
        message = f"{text!r} is not a number of points; expected one such as 2.0"
        raise _WrongColumn(field.first, message) from None
