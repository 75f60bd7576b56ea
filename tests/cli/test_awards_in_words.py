"""Awards that are no money: gift cards, books and medals for all, given and never added up; every
face says the same of them."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import docx
import pytest

from tests.command import Command
from xltiebreak.functions import Given, PrizeArguments, prizes_table

LINE = "1st $40 and trophy, 2nd $30 gift card, U1000 chess book, ribbons to all others"
TABLE = """
Prize,Rank,Cash,Trophy
1st,,40,trophy
2nd,,,$30 gift card
U1000,,,chess book
All others,,,ribbon
"""
PLAYERS = """
No.,Name,Rating,R1,R2,R3
1,Ash,1200,W4,W2,W3
2,Birch,1100,W3,L1,W4
3,Cedar,900,L2,W4,L1
4,Dogwood,,L1,L3,L2
"""
GIVEN = {1: "trophy for 1st", 2: "$30 gift card for 2nd", 3: "chess book for 1st U1000"}
TO_ALL = "ribbon for everybody without another trophy: 1 player"
TITLED = "Ribbon for everybody without another trophy: 1 player."


@pytest.fixture(params=["announced", "typed"])
def event(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    announced = request.param == "announced"
    file = tmp_path / "club.csv"
    top = f'Rounds,3\nPrizes,"{LINE}"\n' if announced else "Rounds,3\n"
    file.write_text(top + PLAYERS + ("" if announced else TABLE), encoding="utf-8")
    return file


def test_every_list_gives_them_and_adds_up_the_money_alone(
    xltiebreak: Command, event: Path
) -> None:
    [section] = json.loads(xltiebreak("prizes", event, "--format", "json").out)["sections"]
    assert (section["fund"], section["paid"], section["unpaid"]) == (40, 40, [])
    assert [prize["to"] for prize in section["prizes"]] == [[1], [2], [3], [4]]
    assert TO_ALL in xltiebreak("prizes", event).out
    listed = csv.DictReader(io.StringIO(xltiebreak("prizes", event, "--format", "csv").out))
    assert {int(row["number"]): row["trophies"] for row in listed} == GIVEN


def test_they_are_on_the_list_to_hand_them_out_by(xltiebreak: Command, event: Path) -> None:
    assert TITLED in xltiebreak("prizes", event, "--hand-out").out
    answer = json.loads(xltiebreak("prizes", event, "--hand-out", "--format", "json").out)
    assert answer["sections"][0]["everybody"] == [TITLED]
    rows = [
        *csv.reader(io.StringIO(xltiebreak("prizes", event, "--hand-out", "--format", "csv").out))
    ]
    assert rows[1][2] == TITLED
    assert len({len(row) for row in rows}) == 1


def test_bulletin_page_and_function_say_the_same(
    xltiebreak: Command, event: Path, tmp_path: Path
) -> None:
    word, page = tmp_path / "out.docx", tmp_path / "out.html"
    assert xltiebreak("bulletin", event, "-o", word).code == 0
    assert xltiebreak("page", event, "-o", page).code == 0
    printed = "\n".join(paragraph.text for paragraph in docx.Document(str(word)).paragraphs)
    shown = page.read_text(encoding="utf-8")
    for text in (printed, shown):
        assert f"{TO_ALL}." in text
        assert all(award in text for award in GIVEN.values())

    results = [["W4", "W2", "W3"], ["W3", "L1", "W4"], ["L2", "W4", "L1"], ["L1", "L3", "L2"]]
    names = [["Ash"], ["Birch"], ["Cedar"], ["Dogwood"]]
    ratings = [[1200], [1100], [900], [None]]
    block = [[LINE]]
    rules = [["Rounds", 3]]
    rows = prizes_table(Given(results), PrizeArguments(names, ratings, block, rules=rules))
    assert {row[1]: row[4] for row in rows[1:] if row[1]} == GIVEN
    assert [row[2:] for row in rows if row[2] == "Everybody"] == [
        ["Everybody", "", TO_ALL.partition(":")[0], TO_ALL]
    ]
