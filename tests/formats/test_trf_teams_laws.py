"""Laws of the two directions for team events: what a TRF holds comes back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.make.samples import lost
from tests.make.trf import bare
from tests.referees.team_events import every_kind_of_teams
from xltiebreak.checks import examine_event
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.section import Event, Section
from xltiebreak.formats.trf.reading import read_trf
from xltiebreak.formats.trf.writing import write_trf

pytestmark = pytest.mark.slow

EVENTS = list(every_kind_of_teams(15))


def as_event(section: Section) -> Event:
    section = replace(section, name="Open", edition="fide2026", order="EDET,BH:GP/C1,MPvGP")
    return Event("A", (section,), dates="2026/05/09")


def said_of_members(event: Event) -> Event:
    """The event with what a reader says of every player of a team."""
    (section,) = event.sections
    matches = section.matches
    assert matches is not None
    assert matches.members is not None
    scores = {
        number: sum(result.points for result in row)
        for number, row in matches.members.crosstable.rows.items()
    }
    people = replace(
        matches.members,
        name="Players",
        players=tuple(
            replace(player, printed_score=scores[player.number])
            for player in matches.members.players
        ),
        scheduled_rounds=section.scheduled_rounds,
        edition=section.edition,
        kind="swiss",
    )
    return replace(event, sections=(replace(section, matches=replace(matches, members=people)),))


@pytest.mark.parametrize("made", EVENTS, ids=lambda made: made.name)
def test_what_a_trf26_holds_comes_back(made: Section) -> None:
    before = as_event(made)
    assert lost(before, "trf26") == ()
    assert bare(read_trf(write_trf(before).content, "event.trf")) == said_of_members(before)


@pytest.mark.parametrize("made", EVENTS, ids=lambda made: made.name)
@pytest.mark.parametrize("version", ["16", "26"])
def test_what_was_written_is_written_again_to_the_letter(made: Section, version: str) -> None:
    content = write_trf(as_event(made), version).content
    again = read_trf(content, "event.trf")
    assert [finding for finding in examine_event(again) if finding.is_error] == []
    assert write_trf(again, version).content == content


@pytest.mark.parametrize("made", EVENTS, ids=lambda made: made.name)
def test_a_trf16_brings_back_who_met_whom_and_what_came_of_it(made: Section) -> None:
    (again,) = read_trf(write_trf(as_event(made), "16").content, "event.trf").sections
    assert without_colours(again.crosstable) == without_colours(made.crosstable)
    assert again.matches
    assert made.matches
    for row, results in enumerate(made.crosstable.results):
        for round, result in enumerate(results):
            if not result.outcome.bye:
                assert again.matches.points[row][round] == made.matches.points[row][round]


def without_colours(table: Crosstable) -> Crosstable:
    return Crosstable(
        table.numbers,
        tuple(tuple(replace(result, colour="") for result in row) for row in table.results),
    )
