"""Made-up events in every kind of file: what does not come back is told, and nothing else is; what
is written can be read; and the places stay where nothing was told that moves them. And one by one
what a kind of file refuses, or says in its own way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.command import ROOT
from tests.make import crosstables, reading
from tests.make.comparison import in_vain, untold
from tests.make.crosstables import AWAITED, BLANK
from tests.make.files import again, read_back, written
from tests.make.labelled_events import PASTED, labelled_event, rows_of
from tests.make.made_up_events import made_up_event
from tests.make.printed import verified
from tests.make.samples import bare, elm, lost, of_results, results
from tests.nightly import by_day
from tests.referees.team_events import every_kind_of_teams
from xltiebreak import (
    Crosstable,
    Event,
    EventError,
    Finding,
    Outcome,
    Player,
    Result,
    Section,
    TieBreakError,
    examine_event,
    load,
    prizes,
    standings,
)
from xltiebreak.formats import FORMATS, WRITABLE, convert

pytestmark = pytest.mark.slow

KINDS = [kind.code for kind in WRITABLE]
EXAMPLES = [
    *sorted(ROOT.glob("examples/*/*.xlsx")),
    *sorted(ROOT.glob("examples/prizes/*.csv")),
    *sorted(ROOT.glob("examples/conformance/events/*.csv")),
]


def faults(event: Event, code: str) -> Iterator[str]:
    """What is wrong with an event that is written as a kind."""
    try:
        written, lost = convert(event, code)
    except TieBreakError:
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
    for seed in range(by_day(8, night=80)):
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


def told(event: Event, code: str) -> str:
    return "\n".join(lost(event, code))


SAVED = (
    (Result(Outcome.WIN, 2, "w"), Result(Outcome.WIN, 3, "b")),
    (Result(Outcome.LOSS, 1, "b"), BLANK),
    (Result(Outcome.HALF_BYE), Result(Outcome.LOSS, 1, "w")),
)


@pytest.mark.parametrize("code", ["csv", "xlsx"])
@pytest.mark.parametrize(("empty", "read_as"), [(BLANK, Result(Outcome.UNPAIRED)), (AWAITED,) * 2])
def test_an_empty_cell_of_the_last_round_means_in_a_table_what_it_meant_before(
    code: str, empty: Result, read_as: Result
) -> None:
    """A page that a program saved has empty cells for who was not paired; typed tables wait."""
    first, second, third = SAVED
    made = of_results(first, (second[0], empty), third)
    assert again(made, code).sections[0].crosstable.results[1] == (second[0], read_as)


def test_a_result_that_is_still_to_be_entered_is_in_no_rating_report() -> None:
    first, second, third = SAVED
    made = of_results(first, (second[0], AWAITED), third)
    with pytest.raises(TieBreakError, match="round 2 of player 2 is not entered yet"):
        convert(made, "uschess")


GRID = b"No.,Name,1,2,3,4\n1,Ann,,1,,+\n2,Bob,0,,,\n3,Cy,,,,0\n4,Di,-,,1,\n"


def test_a_workbook_keeps_who_still_plays_whom() -> None:
    event = reading.text(GRID)
    [left] = [one.message for one in examine_event(event) if one.code == "games-to-come"]
    assert "2 v 3, 1 v 3, 2 v 4" in left
    assert [one.message for one in examine_event(again(event, "xlsx"))] == [left]


@pytest.mark.parametrize("code", ["csv", "trf26", "trf16"])
def test_a_kind_of_one_section_refuses_several(code: str) -> None:
    event = elm()
    [only] = event.sections
    two = replace(event, sections=(only, replace(only, name="U1200")))
    with pytest.raises(TieBreakError, match=r"holds one section and this event has 2"):
        convert(two, code)


def test_what_could_not_be_read_stops_the_writing() -> None:
    event = elm()
    fault = Finding("error", "unknown-code", "line 3, R1", "'Q' is not a result")
    [only] = event.sections
    for broken in (
        replace(event, faults=(fault,)),
        replace(event, sections=(replace(only, faults=(fault,)),)),
    ):
        with pytest.raises(EventError, match=r"^line 3, R1: 'Q'"):
            convert(broken, "csv")


def test_results_that_contradict_each_other_are_written_as_they_are() -> None:
    rows = ((Result(Outcome.WIN, 2),), (Result(Outcome.WIN, 1),))
    assert again(of_results(*rows), "csv").sections[0].crosstable.results == rows


def test_there_are_kinds_that_are_only_read() -> None:
    with pytest.raises(TieBreakError, match="there is no kind 'sjson'; use one of xlsx, csv"):
        convert(elm(), "sjson")


def test_a_column_that_follows_from_the_results_is_no_loss() -> None:
    rows = ((Result(Outcome.WIN, 2),), (Result(Outcome.LOSS, 1),))
    columns = {"Solk": {1: "0", 2: "1"}, "Place": {1: "1", 2: "2"}, "Grade": {1: "7", 2: "7"}}
    [only] = of_results(*rows, printed=columns).sections
    slip = replace(only, printed={**columns, "Solk": {1: "0", 2: "0"}})
    contradicting = replace(only, crosstable=Crosstable((1, 2), (rows[0], rows[0])))
    for part, sentence in (
        (only, "Left out: the columns (Grade)."),
        (slip, "Left out: the columns (Solk, Grade)."),
        (contradicting, "Left out: the columns (Solk, Place, Grade)."),
    ):
        event = Event("Two", (part,))
        found = convert(event, "xlsx").lost
        assert [loss.sentence for loss in found] == [sentence]
        assert convert(event, "csv") == convert(event, "csv")


@pytest.mark.parametrize("code", ["csv", "games"])
@pytest.mark.parametrize("sign", ["=", "@", "＝", "＋", "－", "＠", "﹦"])
def test_a_text_that_a_spreadsheet_would_compute_is_made_harmless_and_told(
    sign: str, code: str
) -> None:
    event = elm()
    [only] = event.sections
    players = (replace(only.players[0], name=f"{sign}cmd|' /C calc'!A0"), *only.players[1:])
    event = replace(event, sections=(replace(only, players=players),))
    content = written(event, code).decode("utf-8-sig")
    assert f"\n1,'{sign}cmd|" in content.replace("\r\n", "\n")
    assert "so that no spreadsheet takes it for a formula" in told(event, code)


JUNIORS = b"""Prizes,"1st $20, top junior $10"
Lots,"3,1,2"

No.,Name,Rating,Junior,R1
1,Ash,1500,,W2w
2,+Birch,1400,x,L1b
3,Cedar,1300,,B
"""


@pytest.mark.parametrize("code", ["xlsx", "csv", "games"])
def test_who_can_win_a_prize_is_not_lost_with_its_column(code: str) -> None:
    event = reading.text(JUNIORS)
    [winners] = prizes(again(event, code))
    [junior] = [one for one in winners.winners if "junior" in one.sentence()]
    assert junior.entrant.number == 2
    assert "Junior" not in told(event, code)


def test_a_list_of_numbers_above_a_pasted_table_is_not_taken_for_its_header() -> None:
    event = reading.text(JUNIORS)
    tabs = JUNIORS.replace(b"Lots,", b"Lots\t").replace(b'"', b"").replace(b"Prizes,", b"Prizes\t")
    head, _, table = tabs.partition(b"\n\n")
    pasted = reading.text(head + b"\n\n" + table.replace(b",", b"\t"))
    assert pasted.sections[0].crosstable == event.sections[0].crosstable
    assert pasted.sections[0].lots == "3,1,2"


PLAYERS = (
    Player(1, "Ash, Ann", "90000001", 1800, team="Oak"),
    Player(2, "Birch, Bo", rating=1700),
    Player(3, "Cedar, Cy", team="Elm"),
    Player(4, "Birch, Bo", rating=1500),
    Player(7, "", rating=1400),
    Player(8, "Late, Lou"),
)
ROWS = ("W2w D4b X3", "L1b W3w H", "8b L2b F1", "W7w D1w 7w", "L4b B 4b", "3w U U")


def played(rows: tuple[str, ...] = ROWS) -> Event:
    """Two players of one name, one without a name, and the results that people list."""
    numbers = [player.number for player in PLAYERS]
    made = crosstables.section(*rows, numbers=numbers, players=PLAYERS, kind="", order="MM,SOLK")
    return Event("Elm Open", (made,))


def test_a_list_of_games_holds_the_whole_event() -> None:
    event = played()
    assert lost(event, "games") == (
        "Read back otherwise: the colors (player 1 in round 3, nothing as 'w'; player 3 in round "
        "3, nothing as 'b').",
    )  # of a forfeit, as one of the two has to stand under White
    back = bare(again(event, "games"))
    assert back.sections[0].players == event.sections[0].players
    assert results(back.sections[0]) == results(event.sections[0])
    assert back.sections[0].order == "MM,SOLK"


def test_each_game_is_one_row_with_names_where_they_tell_who_is_meant() -> None:
    text = written(played(), "games").decode("utf-8-sig")
    games = text.split("Round,White,Result,Black\r\n")[1].splitlines()
    assert games[:3] == ['1,"Ash, Ann",1-0,2', "1,4,1-0,7", '1,"Late, Lou",,"Cedar, Cy"']
    assert '3,"Ash, Ann",F 1-0,"Cedar, Cy"' in games
    assert "3,2,H," in games


@pytest.mark.parametrize(
    ("cell", "sentence"),
    [
        ("W2", "does not say who had White, which a list of games needs"),
        ("N2w", "is nothing that a list of games can say"),
    ],
)
def test_what_a_list_of_games_cannot_say_is_refused(cell: str, sentence: str) -> None:
    twin = "L1" if cell == "W2" else "L1b"
    rows = (cell + ROWS[0][3:], twin + ROWS[1][3:], *ROWS[2:])
    with pytest.raises(TieBreakError, match=sentence):
        convert(played(rows), "games")


def test_a_grid_and_matches_of_teams_are_no_list_of_games() -> None:
    [made] = played().sections
    grid = replace(made, origin=made.origin._replace(grid=((1, 2),)))
    with pytest.raises(TieBreakError, match="this event has no rounds"):
        convert(replace(played(), sections=(grid,)), "games")
