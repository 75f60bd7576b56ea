"""An event as the rules see it: sections, players and one result a round.

Everything here is frozen and checked when made, knows no file and no spreadsheet, and leaves
it to :mod:`xltiebreak.checks` to say whether the results agree with each other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import TYPE_CHECKING, Any

from xltiebreak.errors import TieBreakError

if TYPE_CHECKING:
    from xltiebreak.findings import Finding
    from xltiebreak.teams.matches import Matches

MAX_PLAYERS = 20_000
MAX_ROUNDS = 100
UNNUMBERED = 10**9
"""From here on, a number only stands in for a pairing number that could not be read."""


_OVER_THE_BOARD, _BY_FORFEIT, _BYE, _OPEN = "game", "forfeit", "bye", "open"
_UNCOUNTED = ""


class Outcome(Enum):
    """What happened to one player in one round: its name, what it gives, and in what manner."""

    _value_: str
    points: float
    played: bool
    forfeit: bool
    bye: bool
    needs_opponent: bool
    may_name_opponent: bool

    __hash__ = object.__hash__  # an Enum's own goes by the name, slowly, at each look into a table

    def __new__(cls, name: str, points: float, manner: str) -> Outcome:
        """A member whose value is its name."""
        member = object.__new__(cls)
        member._value_ = name
        member.points = points
        member.played = manner == _OVER_THE_BOARD
        member.forfeit = manner == _BY_FORFEIT
        member.bye = manner == _BYE
        member.needs_opponent = manner in (_OVER_THE_BOARD, _OPEN)
        member.may_name_opponent = member.needs_opponent or member.forfeit
        return member

    WIN = "win", 1.0, _OVER_THE_BOARD
    DRAW = "draw", 0.5, _OVER_THE_BOARD
    LOSS = "loss", 0.0, _OVER_THE_BOARD
    FORFEIT_WIN = "forfeit win", 1.0, _BY_FORFEIT
    FORFEIT_DRAW = "forfeit draw", 0.5, _BY_FORFEIT
    FORFEIT_LOSS = "forfeit loss", 0.0, _BY_FORFEIT
    PAIRING_BYE = "full-point bye", 1.0, _BYE
    FULL_BYE = "granted full-point bye", 1.0, _BYE
    HALF_BYE = "half-point bye", 0.5, _BYE
    UNPAIRED = "not paired", 0.0, _BYE
    ANNULLED = "annulled, as one of the two withdrew early", 0.0, _UNCOUNTED
    PENDING = "not finished", 0.0, _OPEN
    UNREADABLE = "unreadable", 0.0, _UNCOUNTED


class _Follows:
    """What follows from the rest of a result, kept beside it as everybody asks for it."""

    __slots__ = ("played", "points")
    played: bool
    points: float


@dataclass(frozen=True, init=False)
class Result(_Follows):
    """One player's result in one round.

    ``opponent`` is a pairing number, ``colour`` is ``"w"``, ``"b"`` or empty when unknown.
    ``ruling`` marks a result that the director let stand although the opponent's differs
    (US Chess letters N, R, S). ``worth`` is given where a pairing bye is not worth 1, or where a
    match counts by other points than 1, ½ and 0.
    ``unrated`` marks a game that counts for the standings only (TRF letters W, D, L).
    ``blank`` marks a round of which nothing was written down: not paired, or not entered yet.
    ``played`` tells whether a game was played over the board, ``points`` what the round added to
    the player's score; both follow from the others.
    """

    __slots__ = ("blank", "colour", "opponent", "outcome", "ruling", "unrated", "worth")
    outcome: Outcome
    opponent: int | None
    colour: str
    ruling: bool
    worth: float | None
    unrated: bool
    blank: bool

    def __init__(
        self,
        outcome: Outcome,
        opponent: int | None = None,
        colour: str = "",
        ruling: bool = False,
        worth: float | None = None,
        unrated: bool = False,
        blank: bool = False,
    ) -> None:
        played = outcome.played
        if colour not in ("", "w", "b"):
            raise TieBreakError(f"{colour!r} is not a colour; use w, b, or nothing.")
        if (ruling or unrated) and not played:
            raise TieBreakError(f"A {outcome.value} is no game that was played.")
        if opponent is None:
            if outcome.needs_opponent:
                raise TieBreakError(f"A {outcome.value} needs the opponent's number.")
        elif opponent < 1 or not outcome.may_name_opponent:
            raise TieBreakError(f"A {outcome.value} has no opponent {opponent}.")
        keep = object.__setattr__  # what a frozen dataclass does; large events make many results
        keep(self, "outcome", outcome)
        keep(self, "opponent", opponent)
        keep(self, "colour", colour)
        keep(self, "ruling", ruling)
        keep(self, "worth", worth)
        keep(self, "unrated", unrated)
        keep(self, "blank", blank)
        keep(self, "played", played)
        keep(self, "points", outcome.points if worth is None else worth)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies are made anew: slots that are frozen cannot be filled from outside."""
        given = (self.outcome, self.opponent, self.colour, self.ruling, self.worth)
        return Result, (*given, self.unrated, self.blank)

    @property
    def forfeit(self) -> bool:
        """Whether a game was paired and decided without play."""
        return self.outcome.forfeit


BLANK = Result(Outcome.UNPAIRED, blank=True)
UNREADABLE = Result(Outcome.UNREADABLE)


@dataclass(frozen=True)
class Player:
    """One entry of a section; ``number`` is the pairing number that results refer to.

    ``rating`` is empty for an unrated player, ``provisional`` the number of games behind a
    provisional rating (``1641P17``). ``title``, ``federation``, ``sex`` and ``birth`` are as a
    file states them; ``printed_score`` and ``printed_place`` are what it says came out.
    """

    number: int
    name: str = ""
    id: str = ""
    rating: int | None = None
    provisional: int | None = None
    team: str = ""
    title: str = ""
    federation: str = ""
    sex: str = ""
    birth: str = ""
    printed_score: float | None = None
    printed_place: int | None = None

    @property
    def label(self) -> str:
        """The name, or ``Player 7`` where the file has no names."""
        return self.name or f"Player {self.number}"


@dataclass(frozen=True)
class Crosstable:
    """Results by row and round: ``results[k][r - 1]`` is round r of the player ``numbers[k]``."""

    numbers: tuple[int, ...]
    results: tuple[tuple[Result, ...], ...]

    def __post_init__(self) -> None:
        if len(self.numbers) != len(self.results):
            raise TieBreakError("A crosstable needs one pairing number for each row of results.")
        if len({len(row) for row in self.results}) > 1:
            raise TieBreakError("Every row of a crosstable needs the same number of rounds.")
        if len(self.numbers) > MAX_PLAYERS:
            raise TieBreakError(f"A section holds at most {MAX_PLAYERS:,} players.")
        if self.rounds > MAX_ROUNDS:
            raise TieBreakError(f"A section holds at most {MAX_ROUNDS} rounds.")

    @property
    def rounds(self) -> int:
        """How many rounds the table has room for, complete or not."""
        return len(self.results[0]) if self.results else 0

    @cached_property
    def rows(self) -> Mapping[int, tuple[Result, ...]]:
        """Each player's results by pairing number."""
        return dict(zip(self.numbers, self.results))

    def started(self, round: int) -> bool:
        """Whether the round has begun: a game or a forfeit is entered, or every row is filled.

        Byes that were typed ahead begin no round."""
        column = [row[round - 1] for row in self.results]
        return any(not result.outcome.bye for result in column) or (
            bool(column) and not any(result.blank for result in column)
        )

    def complete(self, round: int) -> bool:
        """Whether this round counts: it has begun, no cell is pending and every named
        opponent's own cell is filled. An empty cell then means that the player was not paired."""
        column = [row[round - 1] for row in self.results]
        if {result.outcome for result in column} & {Outcome.PENDING, Outcome.UNREADABLE}:
            return False
        blank = {number for number, row in self.rows.items() if row[round - 1].blank}
        named = {result.opponent for result in column if result.opponent is not None}
        return named <= self.rows.keys() - blank and self.started(round)

    @cached_property
    def complete_rounds(self) -> tuple[int, ...]:
        """The rounds that every sum is made from, counted from 1."""
        return tuple(r for r in range(1, self.rounds + 1) if self.complete(r))


@dataclass(frozen=True)
class Origin:
    """Where a section's rows stand in their file, so that a message can name the cell.

    ``rows[k]`` is the row or line of player k; ``columns`` maps ``"R3"``, ``"P3"`` (the points
    inside a match), ``"Name"`` … to a column letter or a header. Without a file, cells are called
    "player 7, round 3", and ``entry`` is what a row is called there: a player, or a team.
    ``texts[k][r - 1]`` is round r of player k as it was typed; ``grid[k][r - 1]``, in a grid of
    players, the column in which it was, empty where he had no opponent; ``labels`` maps ``"lots"``,
    ``"scheduled_rounds"`` … to the full address of the cell that states it. ``cells`` holds the
    full address of what stands apart from its row, as matches in a list do: ``cells[k, "R3"]``.
    """

    sheet: str = ""
    rows: tuple[int, ...] = ()
    columns: Mapping[str, str] = field(default_factory=dict)
    lines: bool = False
    texts: tuple[tuple[str, ...], ...] = ()
    grid: tuple[tuple[str, ...], ...] = ()
    labels: Mapping[str, str] = field(default_factory=dict)
    entry: str = "player"
    cells: Mapping[tuple[int, str], str] = field(default_factory=dict)

    def cell(self, row: int, column: str, number: int) -> str:
        """The full address: ``Crosstable!D14``, ``line 14, R3`` or ``player 7, round 3``."""
        short = self.short(row, column, number)
        has_address = self.sheet and not short.startswith(f"{self.entry} ")
        return f"{self.sheet}!{short}" if has_address and "!" not in short else short

    def short(self, row: int, column: str, number: int) -> str:
        """The address inside its own sheet: ``D14``; in full where it stands on another."""
        if apart := self.cells.get((row, column)):
            return apart
        is_round = column[:1] == "R" and column[1:].isdigit()
        letter = self.columns.get(column)
        if self.grid and is_round and row < len(self.grid):
            letter = self.grid[row][int(column[1:]) - 1] or None
        if letter is None or row >= len(self.rows):
            return f"{self.entry} {number}, {letter or _called(column)}"
        if self.lines:
            return f"line {self.rows[row]}, {letter}"
        return f"{letter}{self.rows[row]}"


def _called(column: str) -> str:
    """``round 3`` of R3, ``points of round 3`` of P3, ``name`` of Name."""
    if not column[1:].isdigit():
        return column.lower()
    return f"points of round {column[1:]}" if column[0] == "P" else f"round {column[1:]}"


@dataclass(frozen=True)
class Section:
    """One tournament of an event: its players, its results and how ties are broken in it.

    ``players[k]`` goes with row k of the crosstable. ``edition``, ``order`` and ``lots`` are
    as the file states them, empty where it does not. ``printed`` holds further columns of the
    file, such as another program's tie-breaks, as they stand there: by header, the text of each
    pairing number. ``withdrawn`` are the pairing numbers of those who left a round-robin.
    ``matches`` are there in a team event, whose players are the teams; ``counting`` in an
    individual one that ranks teams by so many of their players.
    ``faults`` are what the reader could not understand; :func:`xltiebreak.checks.examine`
    begins with them.
    """

    name: str
    players: tuple[Player, ...]
    crosstable: Crosstable
    kind: str = "swiss"
    scheduled_rounds: int | None = None
    edition: str = ""
    order: str = ""
    lots: str = ""
    trophies: int | None = None
    unrated: int | None = None
    withdrawn: tuple[int, ...] = ()
    matches: Matches | None = None
    counting: int | None = None
    printed: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    origin: Origin = field(default_factory=Origin)
    faults: tuple[Finding, ...] = ()

    def __post_init__(self) -> None:
        if tuple(player.number for player in self.players) != self.crosstable.numbers:
            raise TieBreakError("The players and the rows of the crosstable do not match.")

    @cached_property
    def by_number(self) -> Mapping[int, Player]:
        """The players by pairing number."""
        return {player.number: player for player in self.players}

    @property
    def rounds(self) -> int:
        """R of the rules: the number of complete rounds."""
        return len(self.crosstable.complete_rounds)


@dataclass(frozen=True)
class Event:
    """A whole event as its file describes it; every text is as the organiser typed it."""

    name: str
    sections: tuple[Section, ...]
    dates: str = ""
    venue: str = ""
    city: str = ""
    organizer: str = ""
    chief_td: str = ""
    assistant_tds: str = ""
    rated_by: str = ""
    time_control: str = ""
    notes: str = ""
    faults: tuple[Finding, ...] = ()

    def __post_init__(self) -> None:
        if not self.sections:
            raise TieBreakError("An event needs at least one section.")
