"""Calls of every function, with arguments that are usual, left out, or wrong, for whatever calls
functions: what a function answers does not depend on who calls it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from xltiebreak.functions import FUNCTIONS

ERROR = "#N/A"
"""A cell with an error, as functions are given it."""

BHAM = [
    ["W4", "D2", "D3", "W5"],
    ["W6", "D1", "W5", "D3"],
    ["W5", "D6", "D1", "D2"],
    ["L1", "L5", "D6", "F"],
    ["L3", "W4", "L2", "L1"],
    ["L2", "D3", "D4", "B"],
]
NAMES = [["Ann"], ["Bob"], ["Cy"], ["Di"], ["Ed"], ["Flo"]]
RATINGS = [[1641], [1500.0], ["1200P7"], [None], ["unr."], [""]]
PRINTED = [["Mod. Med", "TB2", None], *([6.5, "7½", None] for _ in BHAM)]
TWICE = [["No.", "TB1"], [1, 7.5], [1.0, 7.5]]
MATCHES = [["W2", "W3", "D4"], ["L1", "W4", "W3"], ["W4", "L1", "L2"], ["L3", "L2", "D1"]]
POINTS: list[list[Any]] = [[3, 2.5, 2], [1, "3", 4.0], ["2½", 1.5, 0], [1.5, 1, 2]]
"""Four teams on four boards."""
TEAMS = [["Elms"], ["Oaks"], ["Elms"], [None]]
PRIZES = [["Prize", "Cash"], ["1st", 60], ["U1600", 25.5]]

Arguments = list[Any]
Calls = list[tuple[str, Arguments]]


def with_cell(block: Sequence[Sequence[Any]], row: int, column: int, value: Any) -> list[list[Any]]:
    """The block with something else in one cell."""
    rows = [[*line] for line in block]
    rows[row][column] = value
    return rows


def parameters(name: str) -> list[str]:
    return [*FUNCTIONS[name].signature.parameters]


OF_PLAYERS = [
    name
    for name in FUNCTIONS
    if "player" in parameters(name) and "code" not in parameters(name) and name != "SCORE_TB"
]
OF_MATCHES = [name for name in FUNCTIONS if {"points", "team"} <= {*parameters(name)}]
"""The tie-breaks with a function of their own."""


def of_matches(name: str, points: Any = POINTS) -> Arguments:
    """What a tie-break of teams is given behind the results."""
    return [points, *([4] if name == "PERFINDEX_TB" else [])]


def general(points: Any) -> dict[str, Arguments]:
    """What the general functions are given behind the results, for matches with these points."""
    return {
        "TIEBREAK": ["USAT", None, None, None, points, 4],
        "PLACE_TB": ["USAT", None, None, None, None, points, 4],
        "STANDINGS_TB": [TEAMS, "USAT", None, None, None, None, points, 4],
        "EXPLAIN_TB": ["USAT", 1, None, None, None, points, 4],
        "TERMS_TB": ["USAT", 1, None, None, None, points, 4],
        "WHY_TB": [1, 2, "USAT", None, None, None, None, points, 4],
        "VERIFY_TB": [[["IHSA"], [1]], "USAT", None, None, None, None, points, 4],
        "CHECK_TB": [None, points, 4],
    }


USUAL: Calls = [
    *((name, [BHAM, *([RATINGS] if "ratings" in parameters(name) else [])]) for name in OF_PLAYERS),
    *((name, [MATCHES, *of_matches(name)]) for name in OF_MATCHES),
    *((name, [MATCHES, *arguments]) for name, arguments in general(POINTS).items()),
    ("PERFINDEX_TB", [MATCHES, POINTS, [[1, 1, 1, 1]], [[2]]]),
    ("TEAMSUM_TB", [MATCHES, TEAMS, [[2]]]),
    ("PRIZES_TB", [BHAM, NAMES, RATINGS, PRIZES]),
    ("UPSETS_TB", [BHAM, RATINGS, NAMES, "half"]),
    ("ANNOUNCE_TB", [BHAM, NAMES, [["Rounds", 4], ["Seal", "0" * 16]], PRIZES]),
    ("MODMEDIAN", [BHAM, None, None]),
    *(("SOLKOFF", [BHAM, player]) for player in ([[1]], [[""]], [[None]])),
    ("SOLKOFF", [with_cell(BHAM, 3, 3, None)]),
    ("SOLKOFF", [[*BHAM, [None] * 4]]),
    ("SOLKOFF", [[["B"]]]),
    ("SOLKOFF", [BHAM, [[1.0]], [["uschess"]]]),
    ("SOLKOFF", [BHAM, None, [["raw"]]]),
    ("COMPAVERAGE", [BHAM, [[None]] * 6]),
    ("TIEBREAK", [BHAM, [["MED/H"]]]),
    ("TIEBREAK", [BHAM, "COMPAVG", None, None, RATINGS]),
    ("SCORE_TB", [BHAM]),
    ("PLACE_TB", [BHAM, [["MM,SOLK"]]]),
    ("PLACE_TB", [BHAM, "CUM", None, None, "6,5,4,3,2,1"]),
    ("STANDINGS_TB", [BHAM, NAMES]),
    ("STANDINGS_TB", [BHAM, NAMES, [["CUM", "SOLK", None]]]),
    ("EXPLAIN_TB", [BHAM, "SOLK", 1]),
    ("TERMS_TB", [BHAM, "SB", [[2]]]),
    ("WHY_TB", [BHAM, 1, 2]),
    ("CHECK_TB", [BHAM]),
    ("VERIFY_TB", [BHAM, PRINTED]),
    ("OPPONENTS_BYHAND", ["MM", [[0], [3], [3], [4], [5]], 4, 5]),
    ("OPPONENTS_BYHAND", ["SOLK", [[3, 2, 1]]]),
    ("CUMULATIVE_BYHAND", [[[1, 0.5, 0, 1]]]),
    ("IHSA_ROUND", [44, [[3]]]),
    ("VERSION_TB", []),
    ("IHSA_BYHAND", [[[44], [30]], [[3], [2]]]),
]


BAD_RESULTS = (ERROR, 12, "Q7", "W9", "W2", 46054)
BAD_POINTS = (ERROR, "three", -1, True, 46054, 9)


def _wrong() -> Iterator[tuple[str, Arguments]]:
    points: Any
    value: Any
    for name, arguments in {**{n: of_matches(n) for n in OF_MATCHES}, **general(POINTS)}.items():
        for value in BAD_RESULTS:
            yield name, [with_cell(MATCHES, 1, 0, value), *arguments]
    for value in BAD_POINTS:
        points = with_cell(POINTS, 1, 0, value)
        for name in OF_MATCHES:
            yield name, [MATCHES, *of_matches(name, points)]
        for name, arguments in general(points).items():
            yield name, [MATCHES, *arguments]
    for name in OF_MATCHES:
        for points in ("", [[None]], None, POINTS[:2], [[3]]):
            yield name, [MATCHES, *of_matches(name, points)]
        yield name, [[[None, ""], ["", " "]], *of_matches(name, [[None, ""], ["", " "]])]
    for boards in ("", [[None]], None, ERROR):
        yield "PERFINDEX_TB", [MATCHES, POINTS, boards]
    for counting in ("all", [[None]]):
        yield "TEAMSUM_TB", [MATCHES, TEAMS, counting]
    yield "TEAMSUM_TB", [MATCHES, [[None]] * 4, 2]
    yield "GAMEMATCH_TB", [MATCHES, POINTS, None, None, "GP", "twice"]
    for name in OF_PLAYERS:
        beside = [[[None], [None]]] if "ratings" in parameters(name) else []
        yield name, [[[None, ""], ["", " "]], *beside]
    for player in ([[9]], [["Ann"]], [[ERROR]]):
        yield "SOLKOFF", [BHAM, player]
    for value in (ERROR, 46054, 1.5, True):
        yield "SOLKOFF", [with_cell(BHAM, 0, 1, value)]
        yield "CHECK_TB", [with_cell(BHAM, 0, 1, value)]
    yield "COMPAVERAGE", [BHAM, [[1500]]]
    yield "TIEBREAK", [BHAM, [["nonsense"]]]
    yield "VERIFY_TB", [BHAM, TWICE, "SOLK"]


WRONG: Calls = [*_wrong()]

REFUSED = {
    "USAT_TB": {
        "needs the block of points inside the matches": [MATCHES, ""],
        "has 1 rows and 1 columns, the results have 4 rows": [MATCHES, [[3]]],
    },
    "PERFINDEX_TB": {
        "needs the number of boards": [MATCHES, POINTS, ""],
        "'#N/A' is not a whole number": [MATCHES, POINTS, ERROR],
    },
    "SOLKOFF": {"Excel's error #N/A": [with_cell(BHAM, 0, 1, ERROR)]},
}
"""What functions say of some of these, by a part of the sentence."""
