"""Round-robins that say neither kind nor order: every face ranks them by the same rule."""

from __future__ import annotations

import html
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest
import xlsxwriter

from tests.command import Command
from xltiebreak import SYSTEMS, TieBreakError
from xltiebreak.functions import FUNCTIONS

QUAD = """No.,Name,Rating,R1,R2,R3
1,Ash,2000,W4w,D3b,L2w
2,Birch,1900,D3b,L4w,W1b
3,Cedar,1800,D2w,D1w,D4b
4,Dogwood,1700,L1b,W2b,D3w
"""
GRID = """No.,Name,1,2,3,4,5,6
1,Ash,x,½,1,1,½,1
2,Birch,½,x,0,0,1,1
3,Cedar,0,1,x,1,0,1
4,Dogwood,0,1,0,x,1,0
5,Elm,½,0,1,0,x,1
6,Fir,0,0,0,1,0,x
"""
ODD = """No.,Name,R1,R2,R3,R4,R5
1,Ash,U,W3,W2,D4,W5
2,Birch,D5,U,L1,W3,W4
3,Cedar,W4,L1,W5,L2,
4,Dogwood,L3,W5,,D1,L2
5,Elm,D2,L4,L3,U,L1
"""
ODD_GRID = """No.,Name,1,2,3,4,5
1,Ash,*,½,0,½,1
2,Birch,½,*,1,½,0
3,Cedar,1,0,*,1,0
4,Dogwood,½,½,0,*,1
5,Elm,0,1,1,0,*
"""
DOUBLE = """No.,Name,R1,R2,R3,R4,R5,R6
1,Ash,W2,L3,W4,L2,W3,D4
2,Birch,L1,W4,D3,W1,L4,W3
3,Cedar,D4,W1,D2,D4,L1,L2
4,Dogwood,D3,L2,L1,D3,W2,D1
"""
DOUBLE_GRID = """No.,Name,1,2,3,4
1,Ash,*,1 0,0 1,1 ½
2,Birch,0 1,*,½ 1,1 0
3,Cedar,1 0,½ 0,*,½ ½
4,Dogwood,0 ½,0 1,½ ½,*
"""
HALF_PLAYED = """No.,Name,R1,R2,R3
1,Ash,W4,D3,
2,Birch,D3,L4,
3,Cedar,D2,D1,
4,Dogwood,L1,W2,
"""
EVENTS = {
    "quad": QUAD,
    "grid": GRID,
    "odd": ODD,
    "odd grid": ODD_GRID,
    "double": DOUBLE,
    "double grid": DOUBLE_GRID,
    "half played": HALF_PLAYED,
}
ORDERS = [
    ({}, "uschess", ["SB", "H2H", "WIN"]),
    ({"edition": "wintd"}, "wintd", ["SB", "H2H", "WIN"]),
    ({"edition": "fide2026"}, "fide2026", ["SB", "DE", "WIN"]),
    ({"edition": "fide2009"}, "fide2009", ["SB", "DE", "WIN"]),
    ({"order": "MM, SOLK"}, "uschess", ["MM", "SOLK"]),
    ({"order": "fide"}, "fide2026", ["BH/C1", "BH", "SB", "DE", "WIN"]),
]

Ranked = list[tuple[str, str, float, str]]


def written(tmp_path: Path, text: str, labels: str = "") -> Path:
    path = tmp_path / "event.csv"
    path.write_text(labels + text, encoding="utf-8")
    return path


def sections(xltiebreak: Command, path: Path, *options: str) -> list[dict[str, Any]]:
    run = xltiebreak("standings", path, "--format", "json", *options)
    assert run.code == 0, run.err
    return json.loads(run.out)["sections"]  # type: ignore[no-any-return]


def ranked(section: dict[str, Any]) -> Ranked:
    return [
        (str(row["place"]), row["name"], row["score"], row["decided_by"] or "")
        for row in section["standings"]
    ]


def by_function(text: str, asked: dict[str, str]) -> tuple[list[str], Ranked]:
    """STANDINGS_TB on the bare block: its header's codes, and its rows."""
    head, *rows = [line.split(",") for line in text.splitlines()]
    first = 3 if head[2] == "Rating" else 2
    results = [row[first:] for row in rows]
    names = [[row[1]] for row in rows]
    spill = FUNCTIONS["STANDINGS_TB"].work(results, names, **asked)
    places_told = [
        (str(row[0]).split("–")[0].split(".")[0], row[2], row[3], row[-1]) for row in spill[1:]
    ]
    places = FUNCTIONS["PLACE_TB"].work(results, **asked)
    by_name = {name: place for [name], [place] in zip(names, places)}
    assert {name: float(place) for place, name, _, _ in places_told} == by_name
    return spill[0][4:-1], places_told


def text_of(path: Path) -> str:
    """What a page or a bulletin says, without its marks."""
    if path.suffix == ".docx":
        with zipfile.ZipFile(path) as parts:
            content = parts.read("word/document.xml").decode()
    else:
        content = path.read_text(encoding="utf-8")
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", content)).split())


@pytest.mark.parametrize(("asked", "edition", "order"), ORDERS)
@pytest.mark.parametrize("name", EVENTS)
def test_functions_and_commands_rank_alike(
    xltiebreak: Command,
    tmp_path: Path,
    name: str,
    asked: dict[str, str],
    edition: str,
    order: list[str],
) -> None:
    options = [f"--{option}={text}" for option, text in asked.items()]
    [made] = sections(xltiebreak, written(tmp_path, EVENTS[name]), *options)
    assert (made["kind"], made["edition"], made["order"]) == ("roundrobin", edition, order)
    assert by_function(EVENTS[name], asked) == (order, ranked(made))
    labels = {"edition": "Edition", "order": "Tie-break order"}
    labelled = "".join(f'{labels[option]},"{text}"\n' for option, text in asked.items())
    assert sections(xltiebreak, written(tmp_path, EVENTS[name], labelled)) == [made]


@pytest.mark.parametrize(("asked", "edition", "order"), [ORDERS[0], ORDERS[2]])
@pytest.mark.parametrize("name", ["quad", "odd grid", "double"])
def test_pages_name_the_rule_and_follow_it(
    xltiebreak: Command,
    tmp_path: Path,
    name: str,
    asked: dict[str, str],
    edition: str,
    order: list[str],
) -> None:
    options = [f"--{option}={text}" for option, text in asked.items()]
    path = written(tmp_path, EVENTS[name])
    [made] = sections(xltiebreak, path, *options)
    names = [SYSTEMS[code].name for code in order]
    for command, out in (("bulletin", "out.docx"), ("page", "out.html")):
        run = xltiebreak(command, path, "-o", tmp_path / out, *options)
        assert run.code == 0, run.err
        content = text_of(tmp_path / out)
        rule = "US Chess rule 34F, and Number of Wins after it" if edition == "uschess" else "FIDE"
        assert rule in content
        assert "34E)" not in content
        assert all(name in content for name in names)
        best = [row["name"] for row in made["standings"] if row["place"] == 1]
        assert all(player in content for player in best)
    explained = xltiebreak("explain", path, "Ash", "--format", "json", *options)
    assert [sheet["system"] for sheet in json.loads(explained.out)["worksheets"]] == order
    assert "not paired" not in explained.out
    first, second = (row["name"] for row in made["standings"][:2])
    why = json.loads(xltiebreak("why", path, first, second, "--format", "json", *options).out)
    asked_of = [step["system"] for step in why["steps"]]
    assert [code for code in asked_of if code in order] == order[: len(asked_of)]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["quad", "grid", "odd", "double"])
def test_check_and_converted_files_agree(xltiebreak: Command, tmp_path: Path, name: str) -> None:
    path = written(tmp_path, EVENTS[name])
    [made] = sections(xltiebreak, path)
    [checked] = json.loads(xltiebreak("check", path, "--json").out)["sections"]
    assert {key: checked[key] for key in ("section", "kind", "edition", "order")} == {
        "section": made["section"],
        "kind": "roundrobin",
        "edition": "uschess",
        "order": ["SB", "H2H", "WIN"],
    }
    assert "Ranked as: round-robin" in xltiebreak("check", path).err
    for ending in ("xlsx", "csv", "trf"):
        out = tmp_path / f"converted.{ending}"
        run = xltiebreak("convert", path, out)
        assert run.code == 0, run.err
        [again] = sections(xltiebreak, out)
        assert {**again, "section": ""} == {**made, "section": ""}, ending


def test_quads_on_several_sheets_are_told_one_by_one(xltiebreak: Command, tmp_path: Path) -> None:
    path = tmp_path / "quads.xlsx"
    swiss = QUAD.replace("W1b", "W4b").replace("D3w", "L2w").replace("L2w\n", "D3w\n", 1)
    with xlsxwriter.Workbook(str(path)) as book:
        for name, text in (("Quad 1", QUAD), ("Quad 2", QUAD), ("Open", ODD), ("U1000", swiss)):
            sheet = book.add_worksheet(name)
            for row, line in enumerate(text.splitlines()):
                cells = line.split(",")
                sheet.write_row(row, 0, [int(c) if c.isdecimal() else c for c in cells])
    event = xltiebreak("check", path, "--json")
    kinds = {section["section"]: section["order"] for section in json.loads(event.out)["sections"]}
    assert [kinds.pop(name) for name in ("Quad 1", "Quad 2", "Open")] == [["SB", "H2H", "WIN"]] * 3
    assert kinds["U1000"] == ["MM", "SOLK", "CUM", "OCUM"]


def test_a_stated_swiss_stays_one(xltiebreak: Command, tmp_path: Path) -> None:
    [made] = sections(xltiebreak, written(tmp_path, QUAD, "Kind,swiss\n"))
    assert (made["kind"], made["order"]) == ("swiss", ["MM", "SOLK", "CUM", "OCUM"])
    codes, by_block = by_function(QUAD, {"kind": "swiss"})
    assert (codes, by_block) == (made["order"], ranked(made))
    assert "Ranked as" not in xltiebreak("check", tmp_path / "event.csv").err


def test_columns_to_spare_are_no_rounds_where_fewer_are_planned(
    xltiebreak: Command, tmp_path: Path
) -> None:
    spare = "".join(
        f"{line}{',R4,R5' if k == 0 else ',,'}\n" for k, line in enumerate(QUAD.split())
    )
    [made] = sections(xltiebreak, written(tmp_path, spare, "Rounds,3\n"))
    assert made["order"] == ["SB", "H2H", "WIN"]
    assert by_function(spare, {"planned": "3"}) == (made["order"], ranked(made))
    [more] = sections(xltiebreak, written(tmp_path, spare))
    assert more["order"] == ["MM", "SOLK", "CUM", "OCUM"]
    with pytest.raises(TieBreakError, match="empty from column 4 on: select the columns of the"):
        by_function(spare, {})  # a cell does not show whether the columns are meant as rounds


def test_why_there_is_no_value_is_said_once(xltiebreak: Command, tmp_path: Path) -> None:
    path, out = written(tmp_path, GRID), tmp_path / "out.docx"
    assert xltiebreak("bulletin", path, "-o", out, "--order", "CUM, OCUM").code == 0
    content = text_of(out)
    assert "Cumulative: Cumulative" not in content
    assert content.count("does not say in which round a game was played") == 1
