"""US Chess crosstables as text, two lines a player."""

from __future__ import annotations

import pytest

from tests.make import reading
from tests.make.crosstables import BLANK
from tests.make.samples import DATA
from xltiebreak import Event, Outcome, Result, TieBreakError
from xltiebreak.formats import kind_of

RULE = "-" * 53
TOP = f"""{RULE}
 Pair | Player Name                     |Total|Round|Round|
 Num  | USCF ID / Rtg (Pre->Post)       | Pts |  1  |  2  |
{RULE}
"""
TWO = f"""    1 | ADA ASH                         |2.0  |W   2|B    |
   VT | 10000014 / R: 2104   ->2113     |N:2  |W    |     |
{RULE}
    2 | BO BIRCH                        |0.5  |L   1|H    |
   NH | 10000022 / R: 1641P17->1630P18  |     |B    |     |
{RULE}
"""


def event(text: str) -> Event:
    return reading.text(text, "crosstable.txt", "msa")


def test_the_kind_is_told_by_its_header() -> None:
    assert kind_of((TOP + TWO).encode()) == "msa"
    assert kind_of((DATA / "us-crosstable.txt").read_bytes()) == "msa"


def test_two_lines_are_one_player() -> None:
    [section] = event(TOP + TWO).sections
    ash, birch = section.players
    assert (ash.name, ash.id, ash.federation) == ("ADA ASH", "10000014", "VT")
    assert (ash.rating, ash.provisional) == (2104, None)
    assert (birch.rating, birch.provisional, birch.printed_score) == (1641, 17, 0.5)
    assert section.crosstable.rows[2] == (Result(Outcome.LOSS, 1, "b"), Result(Outcome.HALF_BYE))
    assert section.faults == ()


@pytest.mark.parametrize(
    "text",
    [
        (TOP + TWO).replace("\n", "\r\n"),
        (TOP + TWO).replace(RULE + "\n", ""),
        "\ufeff" + TOP + TWO,
        TOP + TWO.replace("|\n", "\n"),
        (TOP + TWO).replace(
            f"\n{RULE}", f"\n      |            Q: 1500   ->1510     |     |\n{RULE}"
        ),
        TOP + "\n" + TWO.rstrip(),
    ],
    ids=["CR LF", "no rules", "byte order mark", "no last bars", "third line", "blank lines"],
)
def test_what_programs_and_browsers_make_of_it_is_read_alike(text: str) -> None:
    read, plain = event(text).sections[0], event(TOP + TWO).sections[0]
    assert (read.players, read.crosstable) == (plain.players, plain.crosstable)


def test_sections_are_named_above_their_tables() -> None:
    text = (
        f"Cross Table for SPRING OPEN (Event 202603150042)\n\nSection 1 - OPEN (4SS)\n{TOP}{TWO}\n"
        f"Section 2 - U1200\n{TOP}{TWO}"
    )
    back = event(text)
    assert back.name == "SPRING OPEN"
    assert [section.name for section in back.sections] == ["OPEN", "U1200"]


def test_a_lone_table_is_named_by_its_file() -> None:
    assert event(TOP + TWO).name == "crosstable"
    assert [section.name for section in event(TOP + TWO).sections] == ["Open"]


def test_an_empty_cell_says_nothing() -> None:
    [section] = event(TOP + TWO.replace("|B    |", "|     |")).sections
    assert section.crosstable.rows[1][1] == BLANK


@pytest.mark.parametrize(
    ("old", "new", "code", "where"),
    [
        ("L   1", "Q   1", "unknown-code", "line 8, R1"),
        ("L   1", "L    ", "unknown-code", "line 8, R1"),
        ("1641P17", "strong ", "rating", "line 8, Rating"),
    ],
)
def test_a_fault_is_told_with_its_line(old: str, new: str, code: str, where: str) -> None:
    assert TWO.count(old) == 1
    [fault] = event(TOP + TWO.replace(old, new)).sections[0].faults
    assert (fault.code, fault.where) == (code, where)


def test_an_unrated_player_is_one() -> None:
    text = TOP + TWO.replace("R: 2104   ->2113 ", "R: Unrated->1300P3")
    [section] = event(text).sections
    assert section.players[0].rating is None
    assert section.faults == ()


def test_a_text_without_players_is_refused() -> None:
    with pytest.raises(TieBreakError, match="expected two lines a player"):
        event(TOP)
