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
    player,
    prairie,
    section,
    timber,
    told,
    trf,
)
from xltiebreak import TieBreakError
from xltiebreak.formats import kind_of


def test_points_that_differ_from_the_results_are_told_with_their_column() -> None:
    text = timber().replace(" 2.0    4 ", " 2.5    4 ")
    [finding] = findings(text)
    assert (finding.severity, finding.code, finding.where) == (
        "warning",
        "printed-score",
        "line 16, column 81",
    )


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


def test_a_line_out_of_its_columns_is_one_error_where_its_number_can_be_read() -> None:
    text = timber().replace("2.0    4  ", "2.0    4   ")
    assert told(text) == [("misaligned-line", "line 16, column 96")]


def test_results_that_contradict_each_other_are_told_with_line_and_column() -> None:
    text = timber().replace("5 w 1     2 b 0", "5 w =     2 b 0")
    [finding] = [finding for finding in findings(text) if finding.is_error]
    assert (finding.code, finding.where) == ("twins-disagree", "line 16, column 92 (R1)")
    assert finding.message.startswith("player 1 says 5 w =, but line 20, column 92 (R1) (player 5)")
    [unknown] = findings(trf(player(1, "   9 w 1")))
    assert (unknown.code, unknown.where) == ("unknown-opponent", "line 1, column 92 (R1)")


def test_two_players_with_one_number_are_told() -> None:
    assert ("duplicate-number", "line 2, column 5") in told(trf(player(1), player(1)))


def test_many_records_that_are_not_used_are_one_warning() -> None:
    text = PAIR + trf("250      1.0 001 002 0001 0002", "XXA    1  1.0", "XXA    2  1.0")
    [finding] = [finding for finding in findings(text) if finding.code == "acceleration"]
    assert finding.message.endswith("(250, XXA, 3 lines)")


@pytest.mark.parametrize(
    "record", ["152 W", "172 FIDON", "182 a program", "XXZ 1", "260 001 002", "801   1 OAKS"]
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
        for column in range(8, len(line)) if line.startswith("001") else ():
            cut = "\n".join([*lines[:k], line[:column], *lines[k + 1 :]])
            assert findings(cut) or event(cut).sections[0].crosstable == before, (k + 1, column)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (player(3, points="")[:40], "line 3 ends before the points of player 3; expected"),
        (
            player(3, "0000 - F", points="2.0"),
            "player 3 has 2 points, but his line ends after round 1 of 2, with 1; expected",
        ),
        (player(3, points="0.5"), "player 3 has 0.5 points, but his line ends before round 1 of 2"),
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
