"""A team event's rating report holds the games of its players."""

from __future__ import annotations

from random import Random

import pytest

from tests.formats.samples import lost
from tests.samples.made_up_teams import WEIGHTS, team_event
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome
from xltiebreak.event.section import Event, Section
from xltiebreak.formats.uschess.reading import read_uschess
from xltiebreak.formats.uschess.writing import write_uschess


def written(section: Section) -> tuple[Section, tuple[str, ...]]:
    event = Event("Prairie Cup", (section,))
    (back,) = read_uschess(write_uschess(event).files, "event").sections
    return back, lost(event, "uschess")


def games(section: Section) -> list[list[tuple[Outcome, int | None]]]:
    return [
        [(one.outcome, one.opponent) for one in row if one.played]
        for row in section.crosstable.results
    ]


def test_the_games_of_the_players_are_reported_and_the_teams_are_named_as_lost() -> None:
    section = team_event(6, 5, WEIGHTS[1], Random(4)).section()
    assert section.matches is not None
    assert section.matches.members is not None

    back, told = written(section)

    assert back.name == "Teams"
    assert len(back.players) == 6 * 5
    assert games(back) == games(section.matches.members)
    assert (
        "The teams and their matches are left out; the games of their players are written."
    ) in told


def test_matches_without_games_are_no_rating_report() -> None:
    section = team_event(4, 3, WEIGHTS[1], Random(4)).section(with_boards=False)

    with pytest.raises(TieBreakError, match="enter the players and the boards first"):
        written(section)
