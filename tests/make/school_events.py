"""Team events with invented schools, made at random from a seed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.make import made_up_teams
from xltiebreak import Event

IHSA_WEIGHTS = made_up_teams.WEIGHTS[0]
_PLACES = ("Northfield", "Oak Hill", "Prairie View", "Lake Bluff", "Maple Run", "Stone Creek")
_KINDS = ("Central", "West", "Academy", "East", "South")


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
    seed: int = 3,
    lineups: bool = True,
    order: str = "ihsa-team",
) -> Event:
    """An event with a bye where the number of teams is odd, and a forfeited match now and then."""
    made = made_up_teams.team_event(teams, rounds, weights, Random(seed))
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
