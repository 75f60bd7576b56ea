"""What is paid, the second opinion, and days of many children: published figures, and figures
counted again."""

from __future__ import annotations

import csv
import io
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import docx
import pytest
from lxml import html

import xltiebreak as package
from tests.command import ROOT, Command
from tests.make import reading
from tests.prizefund.test_cases import PUBLISHED
from xltiebreak import standings

pytestmark = pytest.mark.slow

EXAMPLE = ROOT / "examples/prizes/prizes.csv"


def byes(score: float, rounds: int) -> list[str]:
    """Cells that make a score without a game."""
    whole = int(score)
    cells = ["B"] * whole + ["H"] * (score > whole)
    return cells + ["U"] * (rounds - len(cells))


def text_of(
    prizes: Sequence[Sequence[object]],
    players: Sequence[tuple[object, ...]],
    labels: Sequence[Sequence[object]] = (),
) -> str:
    """A text file with these prizes, and players of number, rating and score."""
    file = io.StringIO()
    write = csv.writer(file, lineterminator="\n").writerow
    rounds = max(int(float(str(score)) + 0.5) for *_, score in players)
    for row in (["Event", "Test"], *labels, []):
        write(row)
    write(["Prize", "From", "To", "Rank", "Cash", "Trophy", "Players"])
    for row in (*prizes, [], ["No.", "Name", "Rating", *(f"R{k + 1}" for k in range(rounds))]):
        write(row)
    for number, rating, score in players:
        write([number, f"Player {number}", rating or "", *byes(float(str(score)), rounds)])
    return file.getvalue()


def prizes_of(text: str) -> dict[str, Any]:
    """The JSON of the only section."""
    [section] = package.prizes(reading.text(text, "test.csv")).to_dict()["sections"]
    assert isinstance(section, dict)
    return section


def row_of(prize: dict[str, Any], numbers: dict[str, int]) -> list[object]:
    name, low, high = prize["label"], prize.get("from", ""), prize.get("to", "")
    if prize["kind"] == "under":
        name = f"U{prize['under']}"
    players = " ".join(str(numbers[player]) for player in prize.get("players", ()))
    return [name, low, high, prize.get("rank", ""), f"${prize['cash']}", "", players]


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


@pytest.mark.parametrize("case", PUBLISHED, ids=lambda case: case["name"])
def test_published_figures_come_out_to_the_cent(case: dict[str, Any]) -> None:
    """From a crosstable and from a list of scores."""
    numbers = {player["id"]: number for number, player in enumerate(case["players"], start=1)}
    players = [(numbers[p["id"]], p["rating"], p["score"]) for p in case["players"]]
    labels = [["Prize rule", "uschess" if case["cap"] else "uschess, no cap"]]
    labels += [["Rounds", str(max(int(float(p["score"]) + 0.5) for p in case["players"]))]]
    text = text_of([row_of(prize, numbers) for prize in case["prizes"]], players, labels)

    section = prizes_of(text)

    paid = {player["number"]: player["cash"] for player in section["players"]}
    assert paid == {numbers[player]: cash for player, cash in case["paid"].items()}
    assert round(sum(paid.values()), 2) == section["paid"]
    assert prizes_of(as_list(text)) == section


def test_the_example_as_a_list() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert prizes_of(as_list(text)) == prizes_of(text)


EVENT, MEDIAN = (ROOT / "examples" / "verify" / name for name in ("event.csv", "median.csv"))
TYPED = """Event,Lantern Open
Rounds,3
Prizes,"$90-60, U1500 $30"
{more}
No.,Name,Rating,R1,R2,R3,Score,Place,Solkoff,Prize
1,Ash,1700,W3,W4,D2,2.5,1,3.5,$75
2,Birch,1600,W4,W3,D1,2.5,1,3.5,$75
3,Cole,1450,L1,L2,W4,1,3,5,{paid}
4,Dean,1400,L2,L1,L3,0,4,6,
"""


def typed(path: Path, more: str = "", paid: str = "$30") -> Path:
    path.write_text(TYPED.format(more=more, paid=paid), encoding="utf-8")
    return path


def opinion(xltiebreak: Command, *arguments: object) -> dict[str, Any]:
    told = xltiebreak("verify", *arguments, "--json")
    answer: dict[str, Any] = json.loads(told.out)["second_opinion"]
    return answer


def test_a_pairing_program_may_ask_through_a_pipe(
    xltiebreak: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    piped = io.TextIOWrapper(io.BytesIO(EVENT.read_bytes()))
    monkeypatch.setattr(sys, "stdin", piped)
    answer = opinion(xltiebreak, "-", "--against", MEDIAN)
    assert answer["verdict"] == "20 of 24 tie-break values agree."
    assert [file["name"] for file in answer["files"]] == ["standard input", "median.csv"]


def test_the_web_page_says_what_the_word_page_and_the_answer_for_programs_say(
    xltiebreak: Command, tmp_path: Path
) -> None:
    event = typed(tmp_path / "<b>event.csv", more="Chief TD,Ada Fern\nSeal,0000-0000-0000-0000")
    web, word = tmp_path / "checked.html", tmp_path / "checked.docx"
    told = xltiebreak("verify", event, "--html", web, "--docx", word)
    assert (told.code, told.out) == (0, "")
    answer = opinion(xltiebreak, event)
    content = web.read_text(encoding="utf-8")
    read: Any = html.document_fromstring(content)
    page = " ".join(" ".join(each.text_content() for each in read.iter("p", "th", "td")).split())
    printed = [paragraph.text for paragraph in docx.Document(str(word)).paragraphs]
    ours = printed[printed.index("Second opinion") + 1 : -2]  # without the line for a signature
    captions = [caption.text for caption in read.iter("caption")]
    for sentence in (answer["verdict"], *answer["readings"], *answer["not_compared"]):
        assert " ".join(sentence.split()) in page
    assert [each for each in ours if each not in page and each not in captions] == []
    for file in answer["files"]:
        half = len(file["sha256"]) // 2
        assert file["sha256"][:half] in page
    assert f"Seal of these rules and prizes: {answer['seal']}." in page
    assert answer["command"] in page
    assert "Chief TD: Ada Fern" in page
    assert "<b>" not in content
    assert not [*read.iter("script", "img", "link")]
    policy = read.xpath("//meta[@http-equiv]/@content")[0]
    assert policy.startswith("default-src 'none'; style-src 'sha256-")


@pytest.mark.parametrize("seed", range(12))
def test_a_day_of_120_children_as_counted_by_hand(seed: int) -> None:
    """Scores are byes; sums, minimum and places are counted again in plain words."""
    random = Random(seed)
    children = [
        (k, random.choice("ABCDEFGHIJKLMNOP "), random.choice("qrstu "), random.randint(0, 5))
        for k in range(1, 121)
    ]
    lines = ["Teams by,School top 4 min 3; Club top 3", "", "No.,Name,School,Club,R1,R2,R3,R4,R5"]
    for number, school, club, score in children:
        cells = ["B"] * score + ["U"] * (5 - score)
        lines.append(f"{number},Child {number},{school.strip()},{club.strip()},{','.join(cells)}")
    event = reading.text("\n".join(lines))
    schools, clubs = standings(event)[0].competitions
    for teams, column, counting, minimum in ((schools, 1, 4, 3), (clubs, 2, 3, 2)):
        scores: dict[str, list[int]] = {}
        for child in children:
            if str(child[column]).strip():
                scores.setdefault(str(child[column]), []).append(int(child[3]))
        sums = {
            name: sum(sorted(made, reverse=True)[:counting])
            for name, made in scores.items()
            if len(made) >= minimum
        }
        assert {row.player.name: row.score for row in teams.rows} == sums
        order = [row.score for row in teams.rows]
        assert order == sorted(order, reverse=True)
        assert {row.player.name for row in teams.unplaced} == scores.keys() - sums.keys()
    assert not schools.teams.keys() & clubs.teams.keys()
