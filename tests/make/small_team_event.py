"""Small team events: written match by match, who sat at each board and what came of it, where team
1 has the members 11, 12 …, team 2 has 21, 22 …, and 0 is an empty board; and those of the data
files, one table, or the sheets of a workbook as text."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import replace
from operator import mul

from tests.make import reading
from tests.make.crosstables import BLANK, DATA, against, table, with_partners
from tests.make.inner import Matches
from xltiebreak import Crosstable, Event, Outcome, Player, Result, Section

NAMES = {1: "Oak", 2: "Elm", 3: "Fir", 4: "Ash"}

_SCORES = {
    "1-0": (Outcome.WIN, Outcome.LOSS),
    "½-½": (Outcome.DRAW, Outcome.DRAW),
    "0-1": (Outcome.LOSS, Outcome.WIN),
    "+/-": (Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
    "-/+": (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN),
    "-/-": (Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS),
    "?": (Outcome.PENDING, Outcome.PENDING),
}

ROUNDS = (
    ("1 2: 11 1-0 21, 12 0-1 22", "3 4: 31 ½-½ 41, 32 1-0 42"),
    ("1 3: 11 0-1 31, 13 ½-½ 32", "2 4: 21 1-0 41, 22 +/- 0"),
    ("1 4: +/-", "2 3: 21 1-0 31, 22 ½-½ 32"),
)
"""Three rounds of four teams on two boards. Oak, Elm and Fir win two matches each; in round 2 Oak
has an alternate at board 2 and Ash nobody; in round 3 Ash does not come."""


def team_section(
    rounds: Sequence[Sequence[str]] = ROUNDS,
    weights: tuple[float, ...] = (3.0, 2.0),
    names: dict[int, str] | None = None,
) -> Section:
    """The section of these rounds; a team that is in no match of a round is not paired."""
    names = names or NAMES
    lineups: dict[int, list[tuple[int, ...]]] = {team: [] for team in names}
    points: dict[int, list[float | None]] = {team: [] for team in names}
    results: dict[int, list[Result]] = {team: [] for team in names}
    games: dict[int, dict[int, Result]] = {}
    for round, matches in enumerate(rounds):
        for team in names:
            lineups[team].append(())
            points[team].append(None)
            results[team].append(BLANK)
        for match in matches:
            teams, _, boards = match.partition(": ")
            first, other = map(int, teams.split())
            if boards in _SCORES:
                for team, against, outcome in zip(
                    (first, other), (other, first), _SCORES[boards], strict=True
                ):
                    results[team][-1] = Result(outcome, against)
                    points[team][-1] = sum(weights) * outcome.points
                continue
            seats: tuple[list[int], list[int]] = ([], [])
            got: tuple[list[Result], list[Result]] = ([], [])
            for board in boards.split(", "):
                left, score, right = board.split()
                for side, (mine, theirs) in enumerate(((left, right), (right, left))):
                    result = Result(_SCORES[score][side], int(theirs) or None)
                    seats[side].append(int(mine))
                    got[side].append(result)
                    if int(mine):
                        games.setdefault(int(mine), {})[round] = result
            made = [sum(map(mul, (result.points for result in side), weights)) for side in got]
            pending = any(result.outcome is Outcome.PENDING for result in got[0])
            for side, (team, against) in enumerate(((first, other), (other, first))):
                lead = made[side] - made[1 - side]
                outcome = Outcome.WIN if lead > 0 else Outcome.LOSS if lead else Outcome.DRAW
                results[team][-1] = Result(Outcome.PENDING if pending else outcome, against)
                points[team][-1] = None if pending else made[side]
                lineups[team][-1] = tuple(seats[side])
    members = sorted(games)
    return Section(
        "Final",
        tuple(Player(team, name) for team, name in names.items()),
        Crosstable(tuple(names), tuple(map(tuple, results.values()))),
        trophies=2,
        matches=Matches(
            tuple(map(tuple, points.values())),
            boards=len(weights),
            weights=weights,
            members=Section(
                "Members",
                tuple(
                    Player(member, f"Player {member}", id=f"3000{member}", team=names[member // 10])
                    for member in members
                ),
                Crosstable(
                    tuple(members),
                    tuple(
                        tuple(games[member].get(round, BLANK) for round in range(len(rounds)))
                        for member in members
                    ),
                ),
            ),
            rosters=tuple(
                tuple(member for member in members if member // 10 == team) for team in names
            ),
            lineups=tuple(map(tuple, lineups.values())),
        ),
    )


def _lines(name: str) -> list[str]:
    text = (DATA / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


def team_table(name: str) -> Section:
    """The team event of a data file that is one table with its labels."""
    [section] = reading.text("\n".join(_lines(name)), name).sections
    return section


def team_sheets(name: str) -> Event:
    """The event of a data file that has a heading for each sheet: ``[Matches]``."""
    sheets: dict[str, list[list[object]]] = {}
    for line in filter(None, _lines(name)):
        if line.startswith("["):
            rows = sheets.setdefault(line.strip("[]"), [])
        else:
            rows += [[reading.typed(cell) for cell in row] for row in csv.reader([line])]
    return reading.sheets(**sheets)


def combined(name: str, counting: int) -> Section:
    """The players of a data file, each with opponents of his own who end on the scores stated."""
    people = table(name)
    rows: list[str] = []
    opponents: list[str] = []
    for number, person in enumerate(people, start=1):
        results, first = person["results"], len(people) + len(opponents) + 1
        rows.append(" ".join(f"{won}{first + round}" for round, won in enumerate(results)))
        opponents += [
            against(number, won, float(score), len(results), round)
            for round, (won, score) in enumerate(zip(results, person["opponents"].split()))
        ]
    made = with_partners(*rows, *opponents)
    players = tuple(
        replace(player, name=person["player"], team=person["team"], rating=None)
        for player, person in zip(made.players, people)
    )
    return replace(made, players=players + made.players[len(people) :], counting=counting)
