"""What a TRF has wrong is told with line and column; what changes no result is passed over."""

from __future__ import annotations

import re

import pytest

from tests.cases import lines
from tests.make.trf import (
    PAIR,
    PLAIN,
    bare,
    event,
    findings,
    match,
    player,
    prairie,
    section,
    team,
    timber,
    told,
    trf,
)
from tests.nightly import by_day
from xltiebreak import TieBreakError
from xltiebreak.formats import kind_of

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


def test_results_that_contradict_each_other_are_told_with_line_and_column() -> None:
    text = timber().replace("5 w 1     2 b 0", "5 w =     2 b 0")
    [finding] = [finding for finding in findings(text) if finding.is_error]
    assert (finding.code, finding.where) == ("twins-disagree", "line 16, column 92 (R1)")
    assert finding.message.startswith("player 1 says 5 w =, but line 20, column 92 (R1) (player 5)")
    [unknown] = findings(trf(player(1, "   9 w 1")))
    assert (unknown.code, unknown.where) == ("unknown-opponent", "line 1, column 92 (R1)")


def test_two_players_with_one_number_are_told() -> None:
    assert ("duplicate-number", "line 2, column 5") in told(trf(player(1), player(1)))


@pytest.mark.parametrize(
    "record",
    [
        *("152 W", "172 FIDON", "182 a program", "XXZ 1", "260 001 002", "801   1 OAKS"),
        *("143 5", "250      1.0 001 002 0001 0002", "XXA    1  1.0"),
        "NOR    1      Entrant 1                         1950",
    ],
)
def test_a_record_that_changes_no_result_is_passed_over(record: str) -> None:
    assert bare(event(trf(record) + PAIR)) == bare(event(PAIR))


@pytest.mark.parametrize(
    "text",
    [
        "No.,Name,R1\n001,Ash,W2\n",
        "No.,Name\n012 Elm Street,x\n",
        "001;Ash;W2",
        "012",
        "Round 012 of 5",
        "001 Ash",
    ],
)
def test_a_table_is_no_trf(text: str) -> None:
    assert kind_of(text.encode()) == "csv"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("012 A\n", "no player was found; expected lines that begin with 001"),
        (player(1, *["0000 - Z"] * 101), "line 1: a section holds at most 100 rounds"),
        ("001    1\n" * 20_001, "A section holds at most 20,000 players"),
        ("012 \0", "the file is neither"),
    ],
)
def test_a_file_that_holds_no_event_is_refused(text: str, message: str) -> None:
    with pytest.raises(TieBreakError) as refused:
        event(text)
    assert str(refused.value).startswith(f"event.trf: {message}")


# Lines that are cut short


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


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (player(3, points="")[:40], "the line of player 3 ends after round 0 of 2, with 0"),
        (
            player(3, "0000 - F", points="2.0"),
            "the line of player 3 ends after round 1 of 2, with 1 points; expected",
        ),
        (player(3, points="0.5"), "the line of player 3 ends after round 0 of 2, with 0 points"),
    ],
)
def test_a_cut_line_of_a_player_whom_nobody_names_is_an_error(line: str, message: str) -> None:
    text = trf(
        player(1, "   2 w 1", "   2 b 1", points="2.0"),
        player(2, "   1 b 0", "   1 w 0", points="0.0"),
        line,
    )
    [cut] = [finding for finding in findings(text) if finding.is_error]
    assert cut.code == "cut-line"
    assert cut.message.startswith(message)


def test_a_player_who_left_may_have_a_shorter_line() -> None:
    text = trf(
        player(1, "   2 w 1", "0000 - F", points="2.0"),
        player(2, "   1 b 0", "0000 - F", points="1.0"),
        player(3, "0000 - F", points="1.0"),
        player(4, points="0.0"),
    )
    assert findings(text) == []


# Team records


def test_a_match_of_more_boards_than_there_can_be_is_told() -> None:
    size = 51
    cells = [(f"{size + k:4} w 1",) for k in range(1, size + 1)]
    cells += [(f"{k:4} b 0",) for k in range(1, size + 1)]
    rosters = (range(1, size + 1), range(size + 1, 2 * size + 1))
    records = tuple(team(k, f"Team {k}", *roster) for k, roster in enumerate(rosters, start=1))
    errors = [finding for finding in findings(match(*cells, records=records)) if finding.is_error]
    assert [finding.message for finding in errors if finding.where == "line 103"] == [
        "team 1 has 51 players in round 1, but a match has 50 boards; correct one of them"
    ]


def test_numbers_of_players_that_stand_twice_are_not_those_of_teams() -> None:
    players = [player(number) for number in (4, 10, 4, 10)]
    text = trf(*players, team(1, "The Oaks"), team(2, "The Elms"), "300 misplaced")
    errors = [finding for finding in findings(text) if finding.is_error]
    assert [finding.where for finding in errors if finding.code == "duplicate-number"] == [
        "line 3, column 5",
        "line 4, column 5",
    ]


def test_wrong_colors_of_a_few_boards_are_not_those_of_matches() -> None:
    lines = prairie().splitlines()
    black = [k for k, line in enumerate(lines) if line[:3] == "001" and " b " in line[90:]][:5]
    for k in black:
        lines[k] = lines[k][:90] + lines[k][90:].replace(" b ", " w ", 1)
    told = findings("\n".join(lines))
    assert [finding.code for finding in told] == ["colours-disagree"] * 5
    assert all(finding.where.startswith("line ") for finding in told)


def test_points_of_a_team_that_its_matches_do_not_give_are_a_warning() -> None:
    [finding, other] = findings(prairie().replace("    5.0    6.0   1 ", "    4.0    7.0   1 "))
    assert (finding.severity, finding.code, finding.where) == (
        "warning",
        "printed-score",
        "line 31, column 55",
    )
    assert finding.message == (
        "team 1 is printed with 4.0 match points, but its matches add up to 5; check the matches, "
        "or state its bye in a record 320"
    )
    assert other.where == "line 31, column 62"


def test_a_file_with_fewer_teams_than_it_says_is_a_warning() -> None:
    assert ("team-count", "line 7") in told(prairie().replace("082 5", "082 6"))


def test_a_players_line_that_is_cut_short_is_an_error() -> None:
    """Player 12 played player 1 in round 1; his line ends behind his name."""
    lines = prairie().splitlines()
    place = next(k for k, line in enumerate(lines) if line.startswith("001   12"))
    lines[place] = lines[place][:40]
    [finding] = [finding for finding in findings(trf(*lines)) if finding.is_error]
    assert (finding.code, finding.where) == ("cut-line", f"line {place + 1}, column 81")
    assert finding.message.startswith("the line of player 12 ends after round 0 of 3, with 0")


def test_a_line_may_end_where_its_player_was_away() -> None:
    """Player 11 of three rounds: away, a forfeit win, away; nobody names him."""
    lines = prairie().splitlines()
    place = next(k for k, line in enumerate(lines) if line.startswith("001   11"))
    lines[place] = lines[place][: -len("0000 - Z")].rstrip()
    assert not any(finding.is_error for finding in findings(trf(*lines)))
