"""A team event as a text table: its labels, its columns of points, and what has no place there."""

from __future__ import annotations

from collections.abc import Iterator

from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.section import BY_GAME_POINTS, Matches, Section
from xltiebreak.tables.labels import MATCH_LABELS
from xltiebreak.tables.settings import ROUNDROBIN, TEAM_KINDS

NAME = "Team"
"""What heads the names of the teams."""


def kind_of(section: Section) -> str:
    """What stands behind the label Kind: that of a team event says so."""
    if section.matches is None:
        return section.kind
    return TEAM_KINDS[section.kind == ROUNDROBIN]


def match_labels(matches: Matches) -> Iterator[list[str]]:
    """The labels that only a team event has, with their values."""
    values = {
        "placed_by": "game points" if matches.placed_by == BY_GAME_POINTS else "match points",
        "match_points": "-".join(map(decimal, matches.match_points or ())),
        "boards": str(matches.boards or ""),
        "board_weights": " ".join(map(decimal, matches.weights)),
    }
    for field, label in MATCH_LABELS.items():
        if values[field]:
            yield [label, values[field]]


def points(matches: Matches, row: int) -> list[str]:
    """The points inside a team's matches by round."""
    return ["" if got is None else decimal(got) for got in matches.points[row]]


def losses(section: Section) -> Iterator[str]:
    """What a text table has no place for."""
    matches = section.matches
    if matches is None or matches.members is None:
        return
    people = counted(len(matches.members.players), "player")
    yield f"The {people} of the teams are left out, since a text table holds the teams only."
    if any(lineup for row in matches.lineups for lineup in row):
        yield "The line-ups and the results by board are left out; the points in each match stay."
