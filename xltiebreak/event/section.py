"""An event as the rules see it: its sections, their players, and the matches of a team event.

All values in this room are frozen and checked when they are made. They know no file and no
spreadsheet; :mod:`xltiebreak.checks` says whether the results agree with each other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple, Optional, Protocol

from xltiebreak.event.crosstable import ROUNDROBIN, SWISS, Crosstable, everybody_meets
from xltiebreak.event.findings import Finding, Origin, TieBreakError
from xltiebreak.event.letters import SPOKEN

MAX_BOARDS = 50

BY_MATCH_POINTS, BY_GAME_POINTS = "match", "game"
"""The points that place the teams first, as ``Placed by`` states them."""

EQUAL_BOARDS = 1.0

PERFECT_PLAYOFF = "playoff"
"""``Perfect scores`` that only a play-off can part."""


@dataclass(frozen=True)
class Player:
    """One entry of a section; ``number`` is the pairing number that results refer to.

    ``rating`` is empty for an unrated player, ``provisional`` the number of games behind a
    provisional rating (``1641P17``). ``title``, ``federation``, ``sex`` and ``birth`` are as the
    file states them; ``printed_score`` and ``printed_place`` are the outcome that it states.
    ``shown`` stands for the name on a page with initials.
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
    shown: str = ""

    @property
    def label(self) -> str:
        """The name, or ``Player 7`` where the file has no names."""
        return self.shown or self.name or f"Player {self.number}"

    @property
    def rated(self) -> str:
        """The rating: ``1641``, ``1641P17`` if it is provisional; empty for an unrated player."""
        games = f"P{self.provisional}" if self.provisional else ""
        return f"{self.rating}{games}" if self.rating else ""

    @property
    def plays_for(self) -> str:
        """The team, with single spaces; empty for a player without one (``unattached``)."""
        return team_named(self.team)


def team_named(text: str) -> str:
    """Return the team in a text, with single spaces; empty where it says that there is none."""
    team = " ".join(text.split())
    return "" if team.strip(" .-–—()").casefold() in SPOKEN["no team"] else team


class Competition(NamedTuple):
    """Teams of single players, each ranked by its top ``counting`` players. ``by`` is the header of
    the column that names them (``School``), empty if there is only one such column; ``teams`` holds
    the name of each player's team by his number. A team has to enter ``minimum`` players, as many
    as in the edition if empty."""

    by: str
    counting: int
    minimum: int | None
    teams: Mapping[int, str]

    def least(self, usual: int) -> int:
        """Return how many players a team has to enter: as stated, else as ``usual``."""
        return usual if self.minimum is None else self.minimum

    def __str__(self) -> str:
        """``School top 4 min 2``"""
        return f"{self.by} top {self.counting}" + (f" min {self.minimum}" if self.minimum else "")


class MatchPoints(NamedTuple):
    """The points for a match won, drawn and lost."""

    win: float
    draw: float
    loss: float

    def __str__(self) -> str:
        """``2-1-0``, ``1-½-0``."""
        return "-".join("½" if points == 0.5 else f"{points:g}" for points in self)


TOURNAMENT_POINTS = MatchPoints(1.0, 0.5, 0.0)
"""A match counted like a game: T of the American rules."""

FIDE_MATCH_POINTS = MatchPoints(2.0, 1.0, 0.0)
"""FIDE's match points, if no others are stated. Source: FIDE C.07 11; TRF26 record 362."""

Points = Optional[float]
Lineup = tuple[int, ...]
"""The pairing numbers of the players at boards 1, 2 …; 0 for an empty board."""


@dataclass(frozen=True)
class Matches:
    """The matches of a team section from inside; row k is row k of the section's crosstable.

    ``points[k][r - 1]`` are the points that team k made inside its match of round r (m of the
    IHSA's rule, FIDE's game points), empty where they are not known. ``boards`` is how many boards
    a match has, ``weights`` what each is worth, 1 if empty. ``placed_by`` is ``"match"`` or
    ``"game"``; ``match_points`` is what a match is worth, as in the edition if empty. ``members``
    are the teams' players with their own games; ``rosters[k]`` are the pairing numbers of those of
    team k, in their order, and ``lineups[k][r - 1]`` of those who played for it in round r, by
    board.
    """

    points: tuple[tuple[Points, ...], ...]
    boards: int = 0
    weights: tuple[float, ...] = ()
    placed_by: str = BY_MATCH_POINTS
    match_points: MatchPoints | None = None
    members: Section | None = None
    rosters: tuple[tuple[int, ...], ...] = ()
    lineups: tuple[tuple[Lineup, ...], ...] = ()

    def __post_init__(self) -> None:
        if self.placed_by not in (BY_MATCH_POINTS, BY_GAME_POINTS):
            raise TieBreakError("Teams are placed by match points (match) or game points (game).")
        if not 0 <= self.boards <= MAX_BOARDS:
            raise TieBreakError(f"A match has at most {MAX_BOARDS} boards.")
        if self.weights and len(self.weights) != self.boards:
            raise TieBreakError("The board weights and the number of boards do not go together.")

    @property
    def board_weights(self) -> tuple[float, ...]:
        """The worth of each board."""
        return self.weights or (EQUAL_BOARDS,) * self.boards

    @property
    def most(self) -> float:
        """The points that one match can bring: 68 for boards worth 12 11 10 9 8 7 6 5; 0 where the
        number of boards is not known."""
        return sum(self.board_weights)

    def knows_points(self, crosstable: Crosstable) -> bool:
        """Whether a match was played, and the points inside every one are known."""
        played = any(result.played for *_, result in crosstable.cells())
        return played and not self.lacks_points(crosstable)

    def lacks_points(self, crosstable: Crosstable) -> bool:
        """Whether points are missing inside a match that was played in a complete round."""
        return any(
            result.played and self.points[row][round - 1] is None
            for row, _, round, result in crosstable.cells()
            if round in crosstable.complete_rounds
        )

    def knows_boards(self, crosstable: Crosstable) -> bool:
        """Whether the players at the boards of every match that was played are known."""
        return bool(self.members and self.lineups) and all(
            self.lineups[row][round - 1]
            for row, _, round, result in crosstable.cells()
            if result.played and round in crosstable.complete_rounds
        )

    def board_of(self, member: int, round: int) -> int | None:
        """Return the board at which a member sat in a round, or nothing."""
        lineups = (row[round - 1] for row in self.lineups)
        return next((lineup.index(member) + 1 for lineup in lineups if member in lineup), None)

    def board_points(self, row: int, round: int) -> list[float]:
        """Return the points that the team in this row made on each board in a round, unweighted; 0
        for an empty board. An empty list where the line-up is not known."""
        if self.members is None or row >= len(self.lineups):
            return []
        rows = self.members.crosstable.rows
        return [
            rows[member][round - 1].points if member in rows else 0.0
            for member in self.lineups[row][round - 1]
        ]


def weighted(points: Sequence[float], weights: Sequence[float]) -> float:
    """Return the points of a match: each board's result times the board's worth."""
    return sum(got * worth for got, worth in zip(points, weights))


class Prizes(Protocol):
    """The prizes of a section, a value of the room ``prizefund``, which knows what it means. The
    event needs only its findings, and whether it divides a tie equally."""

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What is wrong with the prizes; an error stops them, but not the standings."""

    @property
    def divides_equally(self) -> bool:
        """Whether tied players share the money of their places equally, whoever they are."""


@dataclass(frozen=True)
class Section:
    """One tournament of an event: its players, its results and how ties are broken in it.

    ``players[k]`` goes with row k of the crosstable. ``kind``, ``edition``, ``order`` and ``lots``
    are as the file states them, empty where it does not. ``printed`` holds further columns of the
    file, such as another program's tie-breaks: by header, the text of each pairing number.
    ``playoff`` is the outcome of play-offs as typed (``5, 3 (blitz 2–0)``); ``perfect_scores``
    is ``playoff`` if players with all points share their place until they have played one.
    ``withdrawn`` are the pairing numbers of players who left a round-robin. Only a team event has
    ``matches``; its players are the teams. In an individual event that ranks teams by their top
    players, ``counting`` is how many count, and ``team_minimum`` how many a team has to enter (as
    in the edition if empty); ``teams_by`` are several competitions of teams, such as schools and
    clubs, and then ``counting`` is that of the first. ``faults`` are what the reader could not
    understand; :func:`xltiebreak.checks.examine` begins with them.
    """

    name: str
    players: tuple[Player, ...]
    crosstable: Crosstable
    kind: str = ""
    scheduled_rounds: int | None = None
    edition: str = ""
    order: str = ""
    lots: str = ""
    playoff: str = ""
    perfect_scores: str = ""
    trophies: int | None = None
    unrated: int | None = None
    withdrawn: tuple[int, ...] = ()
    matches: Matches | None = None
    counting: int | None = None
    team_minimum: int | None = None
    teams_by: tuple[Competition, ...] = ()
    prizes: Prizes | None = None
    printed: Mapping[str, Mapping[int, str]] = field(default_factory=dict)
    origin: Origin = field(default_factory=Origin)
    faults: tuple[Finding, ...] = ()

    def __post_init__(self) -> None:
        if tuple(player.number for player in self.players) != self.crosstable.numbers:
            raise TieBreakError("The players and the rows of the crosstable do not match.")

    @property
    def by_game_points(self) -> bool:
        """Whether the points inside matches place the teams."""
        return self.matches is not None and self.matches.placed_by == BY_GAME_POINTS

    @property
    def competitions(self) -> tuple[Competition, ...]:
        """The competitions of teams in an event of single players; without ``teams_by`` at most the
        one of the column Team."""
        if self.teams_by or not self.counting or self.matches is not None:
            return self.teams_by
        teams = {player.number: player.plays_for for player in self.players if player.plays_for}
        return (Competition("", self.counting, self.team_minimum, teams),)

    @property
    def has_printed(self) -> bool:
        """Whether a program printed places or tie-breaks beside the results."""
        return bool(self.printed) or any(
            player.printed_place is not None for player in self.players
        )

    @property
    def has_only_scores(self) -> bool:
        """Whether it is a list of names and scores without rounds, enough for prizes alone."""
        return not self.crosstable.rounds and any(
            player.printed_score is not None for player in self.players
        )

    @cached_property
    def is_roundrobin(self) -> bool:
        """Whether all players meet each other. The stated kind decides; without one, a grid is a
        round-robin, and so is a table with the rounds and pairings of one. Teams play a Swiss if
        nothing is stated."""
        if self.kind or self.matches is not None:
            return self.kind == ROUNDROBIN
        rounds = self.scheduled_rounds or self.crosstable.rounds
        return bool(self.origin.grid) or everybody_meets(self.crosstable, rounds)

    @property
    def paired_as(self) -> str:
        """``"roundrobin"`` or ``"swiss"``, stated or not."""
        return ROUNDROBIN if self.is_roundrobin else SWISS

    @cached_property
    def by_number(self) -> Mapping[int, Player]:
        """The players by pairing number."""
        return {player.number: player for player in self.players}

    def finding(self, severity: str, code: str, row: int, column: str, message: str) -> Finding:
        """Return a finding about a cell, by its row and its column's name: ``"R3"``, ``"P3"``,
        ``"Name"`` …"""
        number = self.crosstable.numbers[row]
        where = self.origin.cell(row, column, number)
        return Finding(severity, code, where, message, self.origin.place(row, column, number))

    @property
    def rounds(self) -> int:
        """R of the rules: the number of complete rounds."""
        return len(self.crosstable.complete_rounds)


def without_spare_rounds(section: Section) -> Section:
    """Return the section without the empty rounds beyond the scheduled ones."""
    scheduled, table = section.scheduled_rounds, section.crosstable
    if not scheduled or table.rounds <= scheduled:
        return section
    used = (round for _, _, round, result in table.cells() if not result.blank)
    return replace(section, crosstable=table.up_to(max(scheduled, *used, 0)))


@dataclass(frozen=True)
class Event:
    """A whole event as its file describes it; every text is as the organiser typed it. ``seal`` is
    that of its announcement."""

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
    next_event: str = ""
    thanks: str = ""
    seal: str = ""
    faults: tuple[Finding, ...] = ()

    def __post_init__(self) -> None:
        if not self.sections:
            raise TieBreakError("An event needs at least one section.")

    @property
    def names_its_rules(self) -> bool:
        """Whether the file of any section names its tie-breaks, or comes from a program for FIDE's
        rules."""
        return any(section.origin.of_fide or section.origin.tie_breaks for section in self.sections)
