"""Team events with invented schools, made at random from a seed; and one with every oddity."""

from __future__ import annotations

from random import Random

from xltiebreak import Crosstable, Event, Outcome, Player, Result, Section
from xltiebreak.event.results import BLANK
from xltiebreak.event.section import Lineup, Matches, Points, weighted

IHSA_WEIGHTS = (12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0)
_PLACES = ("Northfield", "Oak Hill", "Prairie View", "Lake Bluff", "Maple Run", "Stone Creek")
_KINDS = ("Central", "West", "Academy", "East", "South")
_FIRST = ("Ann", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo")
_LAST = ("Abbot", "Birch", "Crane", "Dunn", "Ellis", "Frost", "Grove", "Hart", "Iyer", "Judd")


def school(number: int) -> str:
    """An invented school's name, another one for each number up to 150."""
    place, kind = divmod(number - 1, len(_KINDS))
    behind = place // len(_PLACES)
    return f"{_PLACES[place % len(_PLACES)]} {_KINDS[kind]}{f' {behind + 1}' * (behind > 0)}"


def team_event(
    teams: int = 8,
    rounds: int = 7,
    weights: tuple[float, ...] = IHSA_WEIGHTS,
    *,
    seed: int = 1,
    lineups: bool = True,
    order: str = "ihsa-team",
) -> Event:
    """An event with a bye where the number of teams is odd, and a forfeited match now and then."""
    random = Random(seed)
    numbers = list(range(1, teams + 1))
    boards = len(weights)
    table = {number: [BLANK] * rounds for number in numbers}
    points: dict[int, list[Points]] = {number: [None] * rounds for number in numbers}
    sat: dict[int, list[Lineup]] = {number: [()] * rounds for number in numbers}
    games = {member: [BLANK] * rounds for number in numbers for member in _members(number, boards)}
    for round in range(rounds):
        random.shuffle(numbers)
        if teams % 2:
            table[numbers[-1]][round] = Result(Outcome.PAIRING_BYE)
        for first, second in zip(numbers[::2], numbers[1::2]):
            pair = (first, second)
            if random.random() < 0.03:
                table[first][round] = Result(Outcome.FORFEIT_WIN, second)
                table[second][round] = Result(Outcome.FORFEIT_LOSS, first)
                continue
            lines = [list(_members(number, boards))[:boards] for number in pair]
            if random.random() < 0.2:
                lines[1][-1] = 0
            scores = _play(random, games, lines, round)
            own, theirs = (weighted(score, weights) for score in scores)
            for number, other, mine, yours in ((*pair, own, theirs), (*pair[::-1], theirs, own)):
                outcome = Outcome.WIN if mine > yours else Outcome.LOSS
                outcome = Outcome.DRAW if mine == yours else outcome
                table[number][round] = Result(outcome, other)
                points[number][round] = mine
            for number, line in zip(pair, lines):
                sat[number][round] = tuple(line)
    everyone = range(1, teams + 1)
    rows = tuple(tuple(table[number]) for number in everyone)
    members = Section(
        "",
        tuple(
            Player(member, _name(member), team=school((member - 1) // (boards + 1) + 1))
            for member in games
        ),
        Crosstable(tuple(games), tuple(map(tuple, games.values()))),
    )
    matches = Matches(
        tuple(tuple(points[number]) for number in everyone),
        boards,
        weights if len(set(weights)) > 1 else (),
        members=members if lineups else None,
        rosters=tuple(tuple(_members(number, boards)) for number in everyone) if lineups else (),
        lineups=tuple(tuple(sat[number]) for number in everyone) if lineups else (),
    )
    section = Section(
        "Open",
        tuple(Player(number, school(number)) for number in everyone),
        Crosstable(tuple(everyone), rows),
        scheduled_rounds=rounds,
        order=order,
        trophies=3,
        matches=matches,
    )
    return Event("Prairie Team Championship", (section,), dates="February 13-14, 2026")


def _members(team: int, boards: int) -> range:
    """The players of a team: its boards, and one alternate."""
    return range((team - 1) * (boards + 1) + 1, team * (boards + 1) + 1)


def _name(member: int) -> str:
    tens, ones = divmod(member - 1, 10)
    return f"{_FIRST[ones]} {_LAST[tens % 10]}{f' {tens // 10 + 1}' * (tens > 9)}"


def _play(
    random: Random, games: dict[int, list[Result]], lines: list[list[int]], round: int
) -> tuple[list[float], list[float]]:
    """Play the boards of a match; a board at which nobody sits is a forfeit win."""
    scores: tuple[list[float], list[float]] = ([], [])
    for board, (member, other) in enumerate(zip(*lines)):
        own = random.choice((1.0, 1.0, 0.5, 0.0, 0.0)) if other else 1.0
        scores[0].append(own)
        scores[1].append(1.0 - own if other else 0.0)
        if not other:
            games[member][round] = Result(Outcome.FORFEIT_WIN)
            continue
        outcome = {1.0: Outcome.WIN, 0.5: Outcome.DRAW, 0.0: Outcome.LOSS}
        colour = "w" if board % 2 else "b"
        games[member][round] = Result(outcome[own], other, colour)
        games[other][round] = Result(outcome[1.0 - own], member, "b" if board % 2 else "w")
    return scores
