"""Round-robins that say neither kind nor order: every face ranks them by the same rule."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import docx
import pytest

from tests.command import Command
from tests.printed import on_paper
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


def test_why_there_is_no_value_is_said_once(xltiebreak: Command, tmp_path: Path) -> None:
    path, out = written(tmp_path, GRID), tmp_path / "out.docx"
    assert xltiebreak("bulletin", path, "-o", out, "--order", "CUM, OCUM").code == 0
    content = on_paper(docx.Document(str(out)))
    assert "Cumulative: Cumulative" not in content
    assert content.count("does not say in which round a game was played") == 1
