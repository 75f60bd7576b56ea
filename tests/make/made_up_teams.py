"""Made-up team events: matches on weighted boards, forfeited boards and matches, byes. The same
with invented schools."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from operator import mul
from random import Random
from typing import Any

from hypothesis import strategies as st

from tests.asked import letters
from tests.make.inner import Matches
from xltiebreak import Crosstable, Event, Outcome, Player, Result, Section

WEIGHTS = [
    (12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0),
    (1.0, 1.0, 1.0, 1.0),
    (2.0, 1.5, 1.0),
    (1.0,),
]
BOARD = [(Outcome.WIN, Outcome.LOSS), (Outcome.LOSS, Outcome.WIN), (Outcome.DRAW, Outcome.DRAW)]
BOARD_WITHOUT_PLAY = [
    (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS),
]
MATCH_WITHOUT_PLAY = [
    (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN),
    (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS),
]
BYES = [Outcome.PAIRING_BYE, Outcome.HALF_BYE, Outcome.UNPAIRED]


@dataclass
class TeamEvent:
    """What happened, by team and round: the result, and the points inside the match."""

    numbers: list[int]
    weights: tuple[float, ...]
    results: dict[int, list[Result]] = field(default_factory=dict)
    points: dict[int, list[float | None]] = field(default_factory=dict)
    games: dict[int, list[Result]] = field(default_factory=dict)
    lineups: dict[int, list[tuple[int, ...]]] = field(default_factory=dict)

    @property
    def rounds(self) -> int:
        return len(self.results[self.numbers[0]])

    def roster(self, team: int) -> tuple[int, ...]:
        """A team's members: as many as boards, and one to step in."""
        size = len(self.weights) + 1
        first = self.numbers.index(team) * size + 1
        return tuple(range(first, first + size))

    @property
    def blocks(self) -> tuple[list[list[Any]], list[list[Any]]]:
        """The results and the points as they are typed: row k is team k; a number that no team has
        is an empty row."""
        rows = range(1, max(self.numbers) + 1)
        empty: list[Any] = [None] * self.rounds
        results = [list(map(letters, self.results.get(k, []))) or empty for k in rows]
        return results, [self.points.get(k, empty) for k in rows]

    def section(self, *, with_boards: bool = True, placed_by: str = "match") -> Section:
        members = Section(
            "Members",
            tuple(
                Player(member, f"Member {member}", team=f"Team {team}")
                for team in self.numbers
                for member in self.roster(team)
            ),
            Crosstable(tuple(self.games), tuple(tuple(row) for row in self.games.values())),
        )
        matches = Matches(
            points=tuple(tuple(self.points[team]) for team in self.numbers),
            boards=len(self.weights),
            weights=self.weights,
            placed_by=placed_by,
            members=members if with_boards else None,
            rosters=tuple(map(self.roster, self.numbers)) if with_boards else (),
            lineups=tuple(tuple(self.lineups[t]) for t in self.numbers) if with_boards else (),
        )
        return Section(
            "Teams",
            tuple(Player(team, f"Team {team}") for team in self.numbers),
            Crosstable(tuple(self.numbers), tuple(tuple(self.results[t]) for t in self.numbers)),
            matches=matches,
        )


def team_event(
    teams: int, rounds: int, weights: tuple[float, ...], random: Random, step: int = 1
) -> TeamEvent:
    """A random event with every kind of match."""
    event = TeamEvent([step * k + 1 for k in range(teams)], weights)
    for team in event.numbers:
        event.results[team], event.points[team], event.lineups[team] = [], [], []
        for member in event.roster(team):
            event.games[member] = []
    for _ in range(rounds):
        waiting = random.sample(event.numbers, teams)
        if len(waiting) % 2 or random.random() < 0.1:
            _unpaired(event, waiting.pop(), Result(random.choice(BYES)), None)
        if len(waiting) % 2:
            _unpaired(event, waiting.pop(), Result(Outcome.UNPAIRED), None)
        while waiting:
            _match(event, waiting.pop(), waiting.pop(), random)
        for row in event.games.values():
            if len(row) < len(event.results[event.numbers[0]]):
                row.append(Result(Outcome.UNPAIRED, blank=True))
    return event


def _unpaired(event: TeamEvent, team: int, result: Result, points: float | None) -> None:
    event.results[team].append(result)
    event.points[team].append(points)
    event.lineups[team].append(())


def _match(event: TeamEvent, first: int, other: int, random: Random) -> None:
    if random.random() < 0.08:
        mine, theirs = random.choice(MATCH_WITHOUT_PLAY)
        for team, opponent, outcome in ((first, other, mine), (other, first, theirs)):
            most = sum(event.weights) if outcome is Outcome.FORFEIT_WIN else 0.0
            _unpaired(event, team, Result(outcome, opponent), most)
        return
    seats = [_lineup(event.roster(team), len(event.weights), random) for team in (first, other)]
    got: list[list[float]] = [[], []]
    for members in zip(*seats, strict=True):
        results = _board(members, random)
        for side, (member, result) in enumerate(zip(members, results, strict=True)):
            got[side].append(result.points if result else 0.0)
            if member and result:
                event.games[member].append(result)
    points = [sum(map(mul, side, event.weights)) for side in got]
    for side, (team, opponent) in enumerate(((first, other), (other, first))):
        own, against = points[side], points[1 - side]
        outcome = Outcome.WIN if own > against else Outcome.LOSS if own < against else Outcome.DRAW
        event.results[team].append(Result(outcome, opponent))
        event.points[team].append(own)
        event.lineups[team].append(seats[side])


def _lineup(roster: tuple[int, ...], boards: int, random: Random) -> tuple[int, ...]:
    """The first so many of those who came, in order; the last board empty where one is short."""
    absent = set(random.sample(roster, random.choice([1, 1, 1, 2])))
    present = [member for member in roster if member not in absent]
    return tuple(present + [0] * (boards - len(present)))


def _board(members: tuple[int, ...], random: Random) -> list[Result | None]:
    first, other = members
    if first and other:
        kinds = BOARD if random.random() < 0.93 else BOARD_WITHOUT_PLAY
        mine, theirs = random.choice(kinds)
        return [Result(mine, other), Result(theirs, first)]
    return [Result(Outcome.FORFEIT_WIN) if member else None for member in (first, other)]


@st.composite
def team_events(draw: st.DrawFn) -> TeamEvent:
    """A random event of 2 to 9 teams and 1 to 7 rounds."""
    return team_event(
        draw(st.integers(2, 9)),
        draw(st.integers(1, 7)),
        draw(st.sampled_from(WEIGHTS)),
        Random(draw(st.integers(0, 10**6))),
        draw(st.sampled_from([1, 3])),
    )


IHSA_WEIGHTS = WEIGHTS[0]
_PLACES = ("Northfield", "Oak Hill", "Prairie View", "Lake Bluff", "Maple Run", "Stone Creek")
_KINDS = ("Central", "West", "Academy", "East", "South")


def school(number: int) -> str:
    """An invented school's name, another one for each number up to 150."""
    place, kind = divmod(number - 1, len(_KINDS))
    behind = place // len(_PLACES)
    return f"{_PLACES[place % len(_PLACES)]} {_KINDS[kind]}{f' {behind + 1}' * (behind > 0)}"


def school_event(
    teams: int = 8,
    rounds: int = 7,
    weights: tuple[float, ...] = IHSA_WEIGHTS,
    *,
    seed: int = 3,
    lineups: bool = True,
    order: str = "ihsa-team",
) -> Event:
    """An event with a bye where the number of teams is odd, and a forfeited match now and then."""
    made = team_event(teams, rounds, weights, Random(seed))
    section = made.section(with_boards=lineups)
    matches = section.matches
    assert matches is not None
    members = matches.members and replace(
        matches.members,
        players=tuple(
            replace(player, team=school(int(player.team.split()[1])))
            for player in matches.members.players
        ),
    )
    weights = weights if len(set(weights)) > 1 else ()
    section = replace(
        section,
        name="Open",
        players=tuple(replace(team, name=school(team.number)) for team in section.players),
        scheduled_rounds=rounds,
        order=order,
        trophies=3,
        matches=replace(matches, members=members, weights=weights),
    )
    return Event("Prairie Team Championship", (section,), dates="February 13-14, 2026")
