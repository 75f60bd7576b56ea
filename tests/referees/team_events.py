"""Made-up team events for gacrux: Swiss events and round-robins with everything that keeps a match
or a board from being played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from tests.make.inner import Matches, MatchPoints
from tests.referees.events import (
    ABSENT,
    DOUBLE_FORFEIT,
    FORFEITS,
    GAMES,
    circle,
    next_pair,
    unfinished,
)
from xltiebreak import Crosstable, Outcome, Player, Result, Section

BYES = [Outcome.HALF_BYE] * 3 + [Outcome.UNPAIRED] * 4 + [Outcome.FULL_BYE]
BOARD_FORFEITS = [*FORFEITS, DOUBLE_FORFEIT]
OTHER = {"w": "b", "b": "w"}


@dataclass
class _Team:
    """A team on its way: its members, and what each round brought."""

    number: int
    roster: tuple[int, ...]
    results: list[Result] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    lineups: list[tuple[int, ...]] = field(default_factory=list)

    def add(self, result: Result, points: float, lineup: tuple[int, ...] = ()) -> None:
        self.results.append(result)
        self.points.append(points)
        self.lineups.append(lineup)

    @property
    def score(self) -> tuple[float, float]:
        """Tournament points, then the points inside the matches."""
        return sum(result.points for result in self.results), sum(self.points)


class _Making:
    """An event that is being made; the same at every run."""

    def __init__(self, seed: int, teams: int, boards: int, unplayed: float) -> None:
        self.random = Random(f"teams {seed}")
        self.boards = boards
        self.unplayed = unplayed
        self.teams: dict[int, _Team] = {}
        self.games: dict[int, list[Result]] = {}
        for number in range(1, teams + 1):
            size = boards + self.random.choice([0, 1, 2])
            first = len(self.games) + 1
            roster = range(first, first + size)
            self.games.update({member: [] for member in roster})
            shuffled = self.random.sample(roster, size) if number % 3 == 0 else roster
            self.teams[number] = _Team(number, tuple(shuffled))

    def bye(self, number: int, result: Result, points: float) -> None:
        """A team without a match; its members have nothing."""
        self.teams[number].add(result, points)

    def match(self, first: int, other: int) -> None:
        """A match between these two, the first of whom has White on board 1 or not."""
        white, black = (first, other) if self.random.random() < 0.5 else (other, first)
        if self.random.random() < self.unplayed / 3:
            self._forfeited(white, black)
            return
        seats = [self._lineup(self.teams[number]) for number in (white, black)]
        while not any(a and b for a, b in zip(*seats)):
            seats = [self._lineup(self.teams[number]) for number in (white, black)]
        sure = next(k for k, pair in enumerate(zip(*seats)) if all(pair))
        results = [
            self._board(pair, "wb"[board % 2], forfeits=board != sure)
            for board, pair in enumerate(zip(*seats))
        ]
        own, against = (sum(pair[side].points for pair in results) for side in (0, 1))
        outcomes = GAMES[0] if own > against else GAMES[2] if own < against else GAMES[1]
        self.teams[white].add(Result(outcomes[0], black, "w"), own, seats[0])
        self.teams[black].add(Result(outcomes[1], white, "b"), against, seats[1])

    def _forfeited(self, white: int, black: int) -> None:
        outcomes = self.random.choice(BOARD_FORFEITS)
        for number, opponent, outcome, colour in (
            (white, black, outcomes[0], "w"),
            (black, white, outcomes[1], "b"),
        ):
            team = self.teams[number]
            result = Result(outcome, opponent, colour)
            lineup: tuple[int, ...] = ()
            if outcome is Outcome.FORFEIT_WIN:
                lineup = team.roster[: self.boards]
                for member in lineup:
                    self.games[member].append(Result(Outcome.FORFEIT_WIN))
            team.add(result, self.boards * outcome.points, lineup)

    def _lineup(self, team: _Team) -> tuple[int, ...]:
        """Those who came, in order or not; a board stays empty where one is short, and at times
        without a reason."""
        here = [m for m in team.roster if self.random.random() > self.unplayed / 4]
        here = here[: self.boards]
        here += [0] * (self.boards - len(here))
        if self.random.random() < self.unplayed / 2:
            here = self.random.sample(here, len(here))
        if self.random.random() < self.unplayed / 6:
            here[self.random.randrange(self.boards)] = 0
        return tuple(here)

    def _board(self, pair: tuple[int, int], colour: str, *, forfeits: bool) -> list[Result]:
        first, other = pair
        if not first or not other:
            lone = [Result(Outcome.FORFEIT_WIN) if member else ABSENT for member in pair]
            for member, result in zip(pair, lone):
                if member:
                    self.games[member].append(result)
            return lone
        chance = self.random.random() if forfeits else 1
        mine, theirs = self.random.choice(BOARD_FORFEITS if chance < self.unplayed / 5 else GAMES)
        results = [Result(mine, other, colour), Result(theirs, first, OTHER[colour])]
        for member, result in zip(pair, results):
            self.games[member].append(result)
        return results

    def end_of_round(self) -> None:
        """Nobody else played."""
        rounds = max(len(team.results) for team in self.teams.values())
        for row in self.games.values():
            row.extend([ABSENT] * (rounds - len(row)))

    def section(
        self, name: str, kind: str, rounds: int, placed_by: str, scale: MatchPoints | None
    ) -> Section:
        teams = list(self.teams.values())
        members = Section(
            "Members",
            tuple(
                Player(
                    member,
                    f"Member {member}",
                    rating=self.random.randrange(1000, 2600),
                    team=f"Team {team.number}",
                )
                for team in teams
                for member in sorted(team.roster)
            ),
            Crosstable(tuple(self.games), tuple(map(tuple, self.games.values()))),
        )
        return Section(
            name,
            tuple(
                Player(team.number, f"Team {team.number}", rating=1800 + team.number)
                for team in teams
            ),
            Crosstable(tuple(self.teams), tuple(tuple(team.results) for team in teams)),
            kind=kind,
            scheduled_rounds=rounds,
            matches=Matches(
                points=tuple(tuple(team.points) for team in teams),
                boards=self.boards,
                placed_by=placed_by,
                match_points=scale,
                members=members,
                rosters=tuple(team.roster for team in teams),
                lineups=tuple(tuple(team.lineups) for team in teams),
            ),
        )


def every_kind_of_teams(events: int) -> Iterator[Section]:
    """So many events of each kind, the same at every run: Swiss events of 5 to 15 teams, 5 to 9
    rounds and 4 to 8 boards, and round-robins of 4 to 7 teams; placed by match points and by game
    points; some not finished, some with 3 match points for a win."""
    for seed in range(events):
        placed_by = ("match", "game")[seed // 2 % 2]
        scale = MatchPoints(3, 1, 0) if seed % 6 == 5 else None
        boards = 4 + seed % 5
        made = team_swiss(
            seed,
            teams=5 + seed % 11,
            rounds=5 + seed % 5,
            boards=boards,
            unplayed=(0.2, 0.5, 0.05)[seed % 3],
            placed_by=placed_by,
            scale=scale,
        )
        yield made
        if seed % 5 == 0:
            yield unfinished(made, rounds=3)
        yield team_roundrobin(
            seed, teams=4 + seed % 4, boards=boards, placed_by=placed_by, double=seed % 4 == 3
        )


def team_swiss(
    seed: int,
    teams: int,
    rounds: int,
    boards: int,
    *,
    unplayed: float = 0.2,
    placed_by: str = "match",
    scale: MatchPoints | None = None,
) -> Section:
    """Score groups paired in the order of a shuffled list; some of those away have asked for a
    bye, have left, or come late; an odd team has the pairing-allocated bye."""
    making = _Making(seed, teams, boards, unplayed)
    random = making.random
    bye = Result(Outcome.PAIRING_BYE, worth=random.choice([None, 0.5]))
    bye_points = boards * random.choice([0.5, 1.0])
    leaves = {n: random.randint(2, rounds) for n in making.teams if random.random() < unplayed / 2}
    for round in range(1, rounds + 1):
        here = []
        for number in making.teams:
            if round >= leaves.get(number, rounds + 1):
                making.bye(number, ABSENT, 0.0)
            elif random.random() < unplayed / 4:
                outcome = random.choice(BYES)
                making.bye(number, Result(outcome), boards * outcome.points)
            else:
                here.append(number)
        here.sort(key=lambda n: (*(-s for s in making.teams[n].score), random.random()))
        if len(here) % 2:
            making.bye(here.pop(), bye, bye_points)
        while here:
            met = {number: team.results for number, team in making.teams.items()}
            making.match(*next_pair(here, met))
        making.end_of_round()
    name = f"team Swiss {seed}, {boards} boards, by {placed_by} points"
    return making.section(name, "swiss", rounds, placed_by, scale)


def team_roundrobin(
    seed: int,
    teams: int,
    boards: int,
    *,
    double: bool = False,
    unplayed: float = 0.15,
    placed_by: str = "match",
) -> Section:
    """Every team against every other by the circle method, once or twice."""
    making = _Making(seed, teams, boards, unplayed)
    for pairs in circle(making.teams, double=double):
        for first, other in pairs:
            if first and other:
                making.match(first, other)
            else:
                making.bye(first or other or 0, ABSENT, 0.0)
        making.end_of_round()
    name = f"{'double ' * double}team round-robin {seed}, {boards} boards, by {placed_by} points"
    rounds = len(making.teams[1].results)
    return making.section(name, "roundrobin", rounds, placed_by, None)
