"""A list of names, ratings and scores without rounds: its prizes are those of the crosstable, and
what a script gets; the texts of ``sessions/score_lists.txt`` tell the rest."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import pytest

import xltiebreak as package
from tests.cli.test_prizes import EXAMPLE, prizes_of, row_of, text_of
from tests.make import reading
from tests.prizefund.test_cases import PUBLISHED


def as_list(text: str) -> str:
    """The same event as a list of places, names, ratings and scores."""
    file = io.StringIO()
    write = csv.writer(file, lineterminator="\n").writerow
    rows = list(csv.reader(io.StringIO(text)))
    first = next(k for k, row in enumerate(rows) if row[:2] == ["No.", "Name"])
    for row in rows[:first]:
        write(row)
    heads = rows[first]
    kept = [k for k, head in enumerate(heads) if not head[1:].isdigit()]
    places = {row.player.number: row for row in package.standings(reading.text(text))[0].rows}
    write([*(heads[k] for k in kept), "Place", "Score"])
    for row in rows[first + 1 :]:
        placed = places[int(row[0])]
        write([*(row[k] for k in kept), placed.place, placed.score])
    return file.getvalue()


def prizes_of_list(text: str, folder: Path) -> dict[str, Any]:
    """The JSON of the only section."""
    file = folder / "list.csv"
    file.write_text(text, encoding="utf-8")
    [section] = package.prizes(package.load(str(file))).to_dict()["sections"]
    assert isinstance(section, dict)
    return section


@pytest.mark.parametrize("case", PUBLISHED, ids=lambda case: case["name"])
def test_prizes_are_those_of_the_crosstable(tmp_path: Path, case: dict[str, Any]) -> None:
    numbers = {player["id"]: number for number, player in enumerate(case["players"], start=1)}
    players = [(numbers[p["id"]], p["rating"], p["score"]) for p in case["players"]]
    prizes = [row_of(prize, numbers) for prize in case["prizes"]]
    rounds = max(int(float(p["score"]) + 0.5) for p in case["players"])
    text = text_of(prizes, players, [["Rounds", rounds]])
    assert prizes_of_list(as_list(text), tmp_path) == prizes_of(text)


def test_the_example_as_a_list(tmp_path: Path) -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert prizes_of_list(as_list(text), tmp_path) == prizes_of(text)


def test_a_script_loads_a_list_of_scores_and_is_told_what_it_cannot_answer(tmp_path: Path) -> None:
    file = tmp_path / "list.csv"
    file.write_text(
        'Prizes,"$100-50, U1500 $20"\n\n'
        "Name,Rating,Score\nAsh,1700,4\nBly,1400,3.5\nCox,1300,3.5\n",
        encoding="utf-8",
    )
    event = package.load(file)
    table = package.standings(event)
    assert [row.places for row in table[0].rows] == ["1", "2–3", "2–3"]
    assert "list: a list of scores, without rounds and tie-breaks" in str(table)
    assert any("Read as a final list of scores" in said for said in table.remarks)
    assert [winner.cash for winner in package.prizes(event)[0].winners] == [10000, 3500, 3500]
    why = package.explain(event, "Bly", "MM, COMPAVG")
    assert why.worksheets[0].sentence() == (
        "Modified Median: no value; this is a list of scores without rounds"
    )
    assert "$35 = ($50 for 2nd + $20 for 1st U1500) ÷ 2" in str(why)
    with pytest.raises(package.TieBreakError, match="a list of scores without rounds, so there"):
        package.standings(event, order="MM")
    file.write_text("Name,Rating\nAsh,1700\n", encoding="utf-8")
    with pytest.raises(package.TieBreakError, match="no crosstable was found"):
        package.load(file)
