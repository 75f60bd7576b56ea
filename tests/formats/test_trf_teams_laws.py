"""Laws of the two directions for team events: what a TRF holds comes back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.make.files import written
from tests.make.samples import lost
from tests.make.trf import bare, placed
from tests.make.trf import event as read
from tests.referees.team_events import every_kind_of_teams
from xltiebreak import Crosstable, Event, Section, examine_event

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
    return replace(
        event, sections=(replace(placed(section), matches=replace(matches, members=people)),)
    )


@pytest.mark.parametrize("made", EVENTS, ids=lambda made: made.name)
def test_what_a_trf26_holds_comes_back(made: Section) -> None:
    before = as_event(made)
    assert lost(before, "trf26") == ()
    assert bare(read(written(before, "trf26"))) == said_of_members(before)


@pytest.mark.parametrize("made", EVENTS, ids=lambda made: made.name)
@pytest.mark.parametrize("kind", ["trf16", "trf26"])
def test_what_was_written_is_written_again_to_the_letter(made: Section, kind: str) -> None:
    content = written(as_event(made), kind)
    again = read(content)
    assert [finding for finding in examine_event(again) if finding.is_error] == []
    assert written(again, kind) == content


@pytest.mark.parametrize("made", EVENTS, ids=lambda made: made.name)
def test_a_trf16_brings_back_who_met_whom_and_what_came_of_it(made: Section) -> None:
    (again,) = read(written(as_event(made), "trf16")).sections
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
