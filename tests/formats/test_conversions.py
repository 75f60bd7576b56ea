"""Made-up events in every kind of file: what does not come back is told, and nothing else is; what
is written can be read; and the places stay where nothing was told that moves them. What one kind
refuses, or says in its own way, stands in cases/converting.txt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.command import ROOT
from tests.make import reading
from tests.make.comparison import in_vain, untold
from tests.make.crosstables import AWAITED
from tests.make.files import again, read_back
from tests.make.made_up_events import PASTED, labelled_event, made_up_event, rows_of
from tests.make.otherwise import event_of
from tests.make.printed import verified
from tests.nightly import by_day
from tests.referees.team_events import every_kind_of_teams
from xltiebreak import (
    Crosstable,
    Event,
    Outcome,
    Result,
    Section,
    TieBreakError,
    examine_event,
    load,
    standings,
)
from xltiebreak.formats.files import convert
from xltiebreak.formats.kinds import FORMATS, WRITABLE

pytestmark = pytest.mark.slow

KINDS = [kind.code for kind in WRITABLE]
OURS = ("csv", "games", "xlsx")
"""Of these a reader takes whatever has no errors."""
DISAGREE = ("Correct one of them", "stands by a ruling", "what does not agree")
"""Of the others one takes no results that are not each other's twins."""
EXAMPLES = [
    *sorted(ROOT.glob("examples/*/*.xlsx")),
    *sorted(ROOT.glob("examples/prizes/*.csv")),
    *sorted(ROOT.glob("examples/conformance/events/*.csv")),
]


def faults(event: Event, code: str) -> Iterator[str]:
    """What is wrong with an event that is written as a kind."""
    try:
        written, lost = convert(event, code)
    except TieBreakError as error:
        is_told = code not in OURS and any(words in str(error) for words in DISAGREE)
        is_read = is_told or "no reader would take the file" not in str(error)
        if not is_read and not any(is_error for is_error, _ in codes_of(event)):
            yield f"refused: {error}"
        return
    if code != "csv":
        event = replace(event, sections=tuple(map(without_our_columns, event.sections)))
    again = read_back(written, code)
    is_trf = code.startswith("trf") and not lost
    if is_trf and FORMATS[code].write(again).files != written.files:
        yield "what is read back is not written again to the letter"
    if code == "uschess":
        event, lost = games_of_players(event, list(lost))
    event, lost = without_empty_rows(event, again, list(lost))
    yield from (f"untold: {path}" for path in untold(event, again, list(lost)))
    yield from (f"in vain: {path}" for path in in_vain(event, again, list(lost)))
    yield from told_otherwise(event, again, list(lost))


def without_our_columns(section: Section) -> Section:
    """The section without the printed columns that follow from its results."""
    try:
        compared = verified(section).columns if section.printed else ()
    except TieBreakError:
        return section
    ours = [column.label for column in compared if not column.differences]
    kept = {label: column for label, column in section.printed.items() if label not in ours}
    return replace(section, printed=kept)


MOVES_NOTHING = re.compile(
    r"\w+|sections\[\d+\]\.(name|trophies|prizes|printed.*|players\[\d+\]\.(?!rating|number|team)\w+)"
)
"""What no standings and no check look at, but for the texts themselves."""


def told_otherwise(event: Event, again: Event, lost: list[Any]) -> Iterator[str]:
    """What ``check`` and ``standings`` say otherwise of the file, and nobody told why."""
    before, after = (codes_of(each) for each in (event, again))
    if any(error for error, _ in after) and not any(error for error, _ in before):
        yield f"an error: {after}"
    if all(MOVES_NOTHING.fullmatch(where) for loss in lost for where in loss.where):
        if lost == [] and before != after:
            yield f"check says {after}, and said {before}"
        if places(event) != places(again):
            yield f"the places are {places(again)}, and were {places(event)}"


def codes_of(event: Event) -> list[tuple[bool, str]]:
    return sorted((finding.is_error, finding.code) for finding in examine_event(event))


def places(event: Event) -> list[list[tuple[int, int, dict[str, Any]]] | str]:
    """Everybody's place and figures by the file's own rules, or why there are none."""
    found: list[list[tuple[int, int, dict[str, Any]]] | str] = []
    for section in event.sections:
        try:
            rows = standings(section).rows
            found.append([(row.place, row.player.number, dict(row.values)) for row in rows])
        except TieBreakError as error:
            found.append(type(error).__name__)
    return found


def games_of_players(event: Event, lost: list[Any]) -> tuple[Event, list[Any]]:
    """The event with the players of its teams in their place, and what is lost besides."""
    sections = list(event.sections)
    for k, section in enumerate(sections):
        members = section.matches and section.matches.members
        if members:
            places, *others = [loss for loss in lost if f"sections[{k}].matches" in loss.where]
            assert not others
            lost.remove(places)
            sections[k] = replace(
                section, players=members.players, crosstable=members.crosstable, matches=None
            )
    return replace(event, sections=tuple(sections)), lost


def without_empty_rows(event: Event, again: Event, lost: list[Any]) -> tuple[Event, list[Any]]:
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
            players=tuple(player for player in section.players if player.number not in gone),
            crosstable=Crosstable(tuple(rows), tuple(rows.values())),
        )
    return replace(event, sections=tuple(sections)), lost


@pytest.mark.parametrize("code", KINDS)
def test_what_is_lost_is_told_and_nothing_else(code: str) -> None:
    for seed in range(by_day(10, night=80)):
        assert list(faults(made_up_event(seed), code)) == [], f"event {seed}"


@pytest.mark.parametrize(
    "made", list(every_kind_of_teams(15))[:: by_day(3, night=1)], ids=lambda made: made.name
)
def test_a_trf_loses_nothing_of_teams(made: Section) -> None:
    section = replace(made, name="Open", edition="fide2026", order="EDET,BH:GP/C1,MPvGP")
    event = Event("A", (section,), dates="2026/05/09")
    assert convert(event, "trf26").lost == ()
    assert list(faults(event, "trf26")) == []


@pytest.mark.parametrize("seed", range(0, 80, by_day(20, night=1)))
def test_what_labels_say_comes_back_or_is_told(seed: int) -> None:
    event = labelled_event(seed)
    for code in KINDS:
        assert list(faults(event, code)) == [], code


@pytest.mark.parametrize("path", EXAMPLES[:: by_day(30, night=1)], ids=lambda path: path.name)
def test_every_example_comes_back_from_every_kind_and_from_one_after_the_other(path: Path) -> None:
    event = load(path)
    if any(section.has_only_scores for section in event.sections):
        return  # a list of scores, of which there are no rounds to convert
    for code in KINDS:
        assert list(faults(event, code)) == [], code
    back = event
    lost: list[Any] = []
    for code in ("csv", "xlsx", "games", "trf26", "csv"):
        try:
            written, more = convert(back, code)
        except TieBreakError:
            continue
        back, lost = read_back(written, code), lost + list(more)
    if back.sections[0].matches == event.sections[0].matches:
        stated = replace(event, sections=tuple(map(without_our_columns, event.sections)))
        assert untold(stated, back, lost) == []


@pytest.mark.parametrize("seed", range(0, 80, by_day(20, night=1)))
def test_pasted_text_is_the_same_event_however_its_columns_are_parted(seed: int) -> None:
    for code in ("csv", "games"):
        try:
            content = convert(labelled_event(seed), code).written.content
        except TieBreakError:
            continue
        event = reading.text(content, "event")
        for pasted in PASTED.values():
            again = reading.text(pasted(rows_of(content)), "event")
            assert untold(event, again, []) == []
            assert codes_of(event) == codes_of(again)


SAVED = "W2w W3b / L1b . / H L1w"
WAITING = 'crosstable.results.1.1="awaited"'


@pytest.mark.parametrize("code", ["csv", "xlsx"])
@pytest.mark.parametrize(
    ("changes", "read_as"), [("", Result(Outcome.UNPAIRED)), (WAITING, AWAITED)]
)
def test_an_empty_cell_of_the_last_round_means_in_a_table_what_it_meant_before(
    code: str, changes: str, read_as: Result
) -> None:
    """A page that a program saved has empty cells for who was not paired; typed tables wait."""
    made = event_of(SAVED, changes)
    assert again(made, code).sections[0].crosstable.results[1][1] == read_as


def test_a_result_that_is_still_to_be_entered_is_in_no_rating_report() -> None:
    with pytest.raises(TieBreakError, match="round 2 of player 2 is not entered yet"):
        convert(event_of(SAVED, WAITING), "uschess")


@pytest.mark.parametrize("code", ["csv", "xlsx", "games"])
def test_a_long_name_is_refused_in_whatever_is_written(code: str) -> None:
    back = again(event_of("W2w / L1b", f'players.0.name="{"x" * 201}"'), code)
    [said] = [finding.message for finding in examine_event(back) if finding.is_error]
    assert "has 201 letters; shorten it to 200 at most" in said
