"""Reading TRF16 and TRF26, of which the cases trf.txt and trf_teams.txt tell most: however a file
is written, each kind of round, each record and column that is wrong, and lines that are cut."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.cases import lines
from tests.make.crosstables import bare
from tests.make.trf import (
    DATA,
    ELMS,
    OAKS,
    PAIR,
    PLAIN,
    event,
    findings,
    match,
    matches,
    player,
    prairie,
    section,
    shown,
    team,
    timber,
    trf,
)
from tests.nightly import by_day
from xltiebreak.formats.kinds import kind_of


@pytest.mark.parametrize("case", lines("data/trf/rounds.txt"))
def test_a_round_is_read(case: str) -> None:
    _, text, expected = case.split("|")
    read = section(trf(player(1, text, "0000 - H"), *(player(k) for k in range(2, 13))))
    assert shown(read.crosstable.rows[1][0]) == expected.strip()


@pytest.mark.parametrize(
    "written",
    [
        pytest.param(timber().encode(), id="line feeds"),
        pytest.param(timber().replace("\n", "\r\n").encode(), id="both"),
        pytest.param(timber().replace("\n", "\r").encode(), id="carriage returns"),
        pytest.param(timber().encode("utf-8-sig"), id="byte order mark"),
        pytest.param(timber().encode("latin-1"), id="Latin-1"),
        pytest.param(timber().replace("\n", "   \n\n").encode(), id="blanks and empty lines"),
        pytest.param(timber().replace("\n", "\n### a remark\n").encode(), id="remarks"),
        pytest.param(timber().replace("2012", "XXC white1\n2012").encode(), id="an extension"),
        pytest.param(timber().replace("142 5", "XXR 5").encode(), id="XXR"),
        pytest.param(timber().replace("202 ", "212 PTS,").encode(), id="212"),
        pytest.param(timber().replace("102 ", "DDD SSSS sTTT\n  1234\n102 ").encode(), id="rulers"),
        pytest.param("\n".join(sorted(timber().splitlines())).encode(), id="players first"),
        pytest.param(timber().replace("Élise ", "Élise").encode(), id="É counted as two bytes"),
    ],
)
def test_the_same_event_is_read_however_it_is_written(written: bytes) -> None:
    assert bare(event(written)) == bare(event(timber()))


def of_teams(text: str) -> Iterator[str]:
    """What each team has in round 1, as ``team_rounds.txt`` has it."""
    made = matches(text)
    for k, (result, *_) in enumerate(section(text).crosstable.results):
        worth = "" if result.worth is None else f" worth {result.worth:g}"
        met = f" {result.opponent}{result.colour}" if result.opponent else ""
        points = "-" if made.points[k][0] is None else f"{made.points[k][0]:g}"
        yield f"{result.outcome.value}{worth}{met}, {points} points, at {made.lineups[k][0]}"


@pytest.mark.parametrize("case", (DATA / "team_rounds.txt").read_text("utf-8").split("\n\n")[1:])
def test_a_round_of_teams_is_what_its_players_and_records_say(case: str) -> None:
    _, cells, *lines = case.strip().splitlines()
    fields = (cell.partition(" ") for cell in cells.split(" / "))
    rows = [() if met == "." else (f"{met:>4} {rest}",) for met, _, rest in fields]
    records = [line for line in lines if not line.startswith(" ")]
    has_teams = any(record.startswith(("310", "013")) for record in records)
    text = match(*rows, records=() if has_teams else (OAKS, ELMS)) + trf(*records)
    expected = [line.strip() for line in lines if line.startswith(" ")]
    told = [line for line in expected if line.startswith(("error ", "warning "))]
    found = [f"{f.severity} {f.code} {f.where}: {f.message}" for f in findings(text)]
    for line in told:
        assert [finding for finding in found if finding.startswith(line)], found
    if teams := expected[len(told) :]:
        assert [*of_teams(text)][: len(teams)] == teams
        assert told or not [finding for finding in found if finding.startswith("error ")]


CASE = re.compile(r"(before|after|teams) +(\S+) +(.*?) :: (line \d+(?:, column \d+)?):(.*)")


@pytest.mark.parametrize("case", lines("data/trf/wrong_records.txt"))
def test_a_record_that_is_wrong_is_told_with_its_place(case: str) -> None:
    match = CASE.fullmatch(case)
    assert match
    book, code, record, where, message = match.groups()
    before, after = {
        "before": (trf("012 A") + PAIR, trf("012 A", record) + PAIR),
        "after": (PAIR, PAIR + trf(record)),
        "teams": (PLAIN, PLAIN + trf(record)),
    }[book]
    new = [finding for finding in findings(after) if finding not in findings(before)]
    if book == "teams":  # whose matches may have other faults then
        new = [finding for finding in new if message.strip() in finding.message]
    assert [(finding.code, finding.where) for finding in new] == [(code, where)]
    assert message.strip() in new[0].message
    if not new[0].is_error:
        assert section(after).crosstable == section(before).crosstable
        assert section(after).order == ""


@pytest.mark.parametrize("case", lines("data/trf/wrong_columns.txt"))
def test_what_cannot_be_read_is_told_with_line_and_column(case: str) -> None:
    head, old, _, new, _ = case.replace("\\t", "\t").split("|")
    assert timber().count(old) == 1
    errors = [finding for finding in findings(timber().replace(old, new)) if finding.is_error]
    assert [(finding.code, finding.where) for finding in errors] == [
        tuple(head.strip().split(maxsplit=1))
    ]


@pytest.mark.parametrize(
    "text",
    [
        *("No.,Name,R1\n001,Ash,W2\n", "No.,Name\n012 Elm Street,x\n", "001;Ash;W2"),
        *("012", "Round 012 of 5", "001 Ash"),
    ],
)
def test_a_table_is_no_trf(text: str) -> None:
    assert kind_of(text.encode()) == "csv"


def test_a_match_of_more_boards_than_there_can_be_is_told() -> None:
    size = 51
    cells = [(f"{size + k:4} w 1",) for k in range(1, size + 1)]
    cells += [(f"{k:4} b 0",) for k in range(1, size + 1)]
    rosters = (range(1, size + 1), range(size + 1, 2 * size + 1))
    records = tuple(team(k, f"Team {k}", *roster) for k, roster in enumerate(rosters, start=1))
    errors = [finding for finding in findings(match(*cells, records=records)) if finding.is_error]
    assert [finding.message for finding in errors if finding.where == "line 103"] == [
        "team 1 has more than 50 players in round 1; correct them"
    ]


@pytest.mark.slow
@pytest.mark.parametrize("text", [timber(), prairie()], ids=["players", "teams"])
def test_a_line_that_is_cut_anywhere_is_told_of_or_has_lost_nothing(text: str) -> None:
    lines = text.split("\n")
    before = event(text).sections[0].crosstable
    for k, line in enumerate(lines):
        places = range(8, len(line)) if line.startswith("001") else ()
        for column in places[by_day(k % 7, night=0) :: by_day(7, night=1)]:
            cut = "\n".join([*lines[:k], line[:column], *lines[k + 1 :]])
            assert findings(cut) or event(cut).sections[0].crosstable == before, (k + 1, column)
