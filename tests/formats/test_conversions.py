"""Made-up events in every kind of file: what does not come back is told, and nothing else is; what
is written can be read; and the places stay where nothing was told that moves them.

``python -m tests.formats.test_conversions 200 1000`` looks at the events 200 to 999.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.formats.comparison import in_vain, untold
from tests.formats.made_up_events import made_up_event
from xltiebreak.checks import examine_event
from xltiebreak.event.crosstable import Crosstable
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.section import Event
from xltiebreak.formats import FORMATS, convert, writable
from xltiebreak.formats.losses import Loss

KINDS = [kind.code for kind in writable()]


def faults(event: Event, code: str) -> Iterator[str]:
    """What is wrong with an event that is written as a kind."""
    try:
        written, lost = convert(event, code)
    except TieBreakError:
        return
    again = FORMATS[code].read_back(written)
    if code == "uschess":
        event, lost = games_of_players(event, list(lost))
    event, lost = without_empty_rows(event, again, list(lost))
    yield from (f"untold: {path}" for path in untold(event, again, list(lost)))
    yield from (f"in vain: {path}" for path in in_vain(event, again, list(lost)))
    before, after = (
        [finding for finding in examine_event(one) if finding.is_error] for one in (event, again)
    )
    if after and not before:
        yield f"an error: {after[0]}"


def games_of_players(event: Event, lost: list[Loss]) -> tuple[Event, list[Loss]]:
    """The event with the players of its teams in their place, and what is lost besides."""
    sections = list(event.sections)
    for k, section in enumerate(sections):
        members = section.matches and section.matches.members
        if members:
            told, *others = [loss for loss in lost if f"sections[{k}].matches" in loss.where]
            assert not others
            lost.remove(told)
            sections[k] = replace(
                section, players=members.players, crosstable=members.crosstable, matches=None
            )
    return replace(event, sections=tuple(sections)), lost


def without_empty_rows(event: Event, again: Event, lost: list[Loss]) -> tuple[Event, list[Loss]]:
    """The event without the players who have neither a name nor a result, and what is lost
    besides."""
    sections = list(event.sections)
    for k, (section, back) in enumerate(zip(event.sections, again.sections, strict=True)):
        gone = {*section.crosstable.numbers} - {*back.crosstable.numbers}
        if section.matches or not gone or len(gone) + len(back.players) != len(section.players):
            continue
        for number in gone:
            assert not section.by_number[number].name
            assert not any(result.opponent for result in section.crosstable.rows[number])
        row = section.crosstable.numbers.index(min(gone))
        lost.remove(next(loss for loss in lost if f"sections[{k}].players[{row}]" in loss.where))
        rows = {n: results for n, results in section.crosstable.rows.items() if n not in gone}
        sections[k] = replace(
            section,
            players=tuple(one for one in section.players if one.number not in gone),
            crosstable=Crosstable(tuple(rows), tuple(rows.values())),
        )
    return replace(event, sections=tuple(sections)), lost


@pytest.mark.parametrize("code", KINDS)
def test_what_is_lost_is_told_and_nothing_else(code: str) -> None:
    for seed in range(12):
        assert list(faults(made_up_event(seed), code)) == [], f"event {seed}"


def sweep(first: int, last: int) -> int:
    """The number of faults in these events, each printed."""
    found = 0
    for seed in range(first, last):
        for code in KINDS:
            for fault in faults(made_up_event(seed), code):
                print(seed, code, fault)
                found += 1
    return found


if __name__ == "__main__":
    sys.exit(bool(sweep(*map(int, sys.argv[1:3]))))
