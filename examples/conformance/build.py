"""The conformance set as one JSON file: ``python -m examples.conformance.build`` writes it anew
from the events, which are typed by hand, and from what stands beside them in ``beside.toml``.

It reads the CSV files with Python's library alone, as a program that knows nothing of ours would.
"""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from typing import Any

import tomllib

HERE = Path(__file__).parent
EVENTS = HERE / "events"
JSON = HERE / "conformance.json"

Row = dict[str, str]

ELSEWHERE = ("Event", "Notes", "Kind", "Edition", "Tie-break order", "Prizes", "Prize lists")
"""Labels with a place of their own in the JSON; the others are the event's settings."""

OF_PLAYERS = ("No.", "Name", "Rating", "Club")
RESULTS = {
    "W": ("win", 1.0),
    "D": ("draw", 0.5),
    "L": ("loss", 0.0),
    "X": ("forfeit win", 1.0),
    "Z": ("forfeit draw", 0.5),
    "F": ("forfeit loss", 0.0),
    "B": ("full-point bye", 1.0),
    "H": ("half-point bye", 0.5),
    "U": ("not paired", 0.0),
}
CLASSES = {"Class A": (1800, 1999), "Class B": (1600, 1799)}
PRIZE = re.compile(r"(?:(\d)(?:st|nd|rd|th) ?)?(.*?) ?(?:\$(\d+)|trophy)")
CELL = re.compile(r"([A-Z])(\d*)([wb]?)")
COLORS = {"w": "white", "b": "black"}


def events() -> list[dict[str, Any]]:
    """Every event with its figures, in the order of the rules."""
    beside = tomllib.loads((HERE / "beside.toml").read_text(encoding="utf-8"))
    paths = sorted(EVENTS.glob("*.csv"), key=_by_rule)
    assert beside.keys() <= {path.stem for path in paths}
    return [_event(path, beside.get(path.stem, {})) for path in paths]


def _by_rule(path: Path) -> list[tuple[int, str]]:
    """Names that begin with a rule stand in the order of the rules, 34E2 before 34E10."""
    rule, _, rest = path.stem.partition("-")
    parts = re.findall(r"\d+|\D+", rule)
    return [(int(part), "") if part.isdigit() else (1000, part) for part in parts] + [(0, rest)]


def _event(path: Path, beside: dict[str, Any]) -> dict[str, Any]:
    labels, rows = _read(path)
    rule, _, title = labels["Event"].partition(": ")
    settings = {label: text for label, text in labels.items() if label not in ELSEWHERE}
    rounds = sum(header[0] == "R" and header[1:].isdigit() for header in rows[0])
    order = labels.get("Tie-break order", "")
    misprint = {"misprint": beside["misprint"]} if "misprint" in beside else {}
    return {
        "id": path.stem,
        "rule": rule,
        "title": title,
        "in_words": labels["Notes"],
        "source": beside.get("source", "worked by hand"),
        **misprint,
        "event": {
            "kind": labels.get("Kind", "scores"),
            "order": [code.strip() for code in order.split(",")] if order else [],
            "rounds": rounds,
            "settings": settings,
            "prizes": _prizes(labels),
            "players": [_player(row, rounds) for row in rows],
        },
        "expected": {**_expected(rows, rounds), **_of_teams(beside)},
        "readings": [_reading(reading) for reading in beside.get("readings", [])],
    }


def _prizes(labels: dict[str, str]) -> list[dict[str, Any]]:
    """The prizes of an announcement; of ``b/60``, the entries that all are based on."""
    parts = [part for part in labels.get("Prizes", "").split(", ") if part]
    based_on = [{"based_on": int(part[2:])} for part in parts if part.startswith("b/")]
    listed = [int(number) for number in re.findall(r"\d+", labels.get("Prize lists", ""))]
    prizes = [_prize(part, listed) for part in parts if not part.startswith("b/")]
    return [{**prize, **(based_on[0] if based_on else {})} for prize in prizes]


def _prize(text: str, listed: list[int]) -> dict[str, Any]:
    match = PRIZE.fullmatch(text)
    assert match is not None, text
    rank, what, amount = match.groups()
    given = {"cents": cents(amount)} if amount else {"trophy": True}
    return {"rank": int(rank or 1), **_for_whom(what, listed), **given}


def _for_whom(what: str, listed: list[int]) -> dict[str, Any]:
    """The kind of a prize with its ratings, both included, its points or its players."""
    if not what:
        return {"kind": "place"}
    if what in CLASSES:
        low, high = CLASSES[what]
        return {"kind": "class", "from": low, "to": high}
    if under := re.fullmatch(r"Under (\d+)(/Unr)?", what):
        return {"kind": "under", "to": int(under[1]) - 1, "or_unrated": bool(under[2])}
    if points := re.fullmatch(r"(\d+) points", what):
        return {"kind": "points", "points": float(points[1])}
    if what == "Unrated":
        return {"kind": "unrated"}
    assert what == "top junior", what
    return {"kind": "named", "name": what, "players": listed}


def _read(path: Path) -> tuple[dict[str, str], list[Row]]:
    """The labels above the first empty line, and the table below it."""
    with path.open(encoding="utf-8", newline="") as file:
        lines = list(csv.reader(file))
    empty = lines.index([])
    header, *rows = lines[empty + 1 :]
    labels = dict(lines[:empty])
    return labels, [dict(zip(header, row, strict=True)) for row in rows]


def _player(row: Row, rounds: int) -> dict[str, Any]:
    player: dict[str, Any] = {"number": int(row["No."]), "name": row["Name"]}
    if "Rating" in row:
        player["rating"] = int(row["Rating"]) if row["Rating"] else None
    if "Club" in row:
        player["club"] = row["Club"]
    if rounds:
        player["rounds"] = [_result(row, round) for round in range(1, rounds + 1)]
    else:
        player["score"] = float(row["Score"])
    return player


def _result(row: Row, round: int) -> dict[str, Any]:
    match = CELL.fullmatch(row[f"R{round}"])
    assert match is not None, row
    letter, opponent, color = match.groups()
    kind, points = RESULTS[letter]
    result: dict[str, Any] = {"result": kind, "points": points, "played": letter in "WDL"}
    if opponent:
        result["opponent"] = int(opponent)
    if color:
        result["color"] = COLORS[color]
    if row.get(f"P{round}"):
        result["game_points"] = float(row[f"P{round}"])
    return result


def _expected(rows: list[Row], rounds: int) -> dict[str, Any]:
    """The figures by column and player: numbers; places as first and last; prizes in cents."""
    cells = re.compile(r"[RP]\d+")
    columns = [
        header
        for header in rows[0]
        if header not in OF_PLAYERS
        and not cells.fullmatch(header)
        and (rounds or header != "Score")
    ]
    expected: dict[str, Any] = {}
    for header in columns:
        texts = {row["No."]: row[header] for row in rows}
        if header == "Place":
            expected["Place"] = {number: _place(text) for number, text in texts.items() if text}
        elif header == "Prize":
            expected["cents"] = {number: cents(text) for number, text in texts.items()}
        else:
            expected[header] = {number: _figure(text) for number, text in texts.items()}
    return expected


def _place(text: str) -> list[int]:
    first, _, last = text.partition("-")
    return [int(first), int(last or first)]


def _figure(text: str) -> float | None:
    return float(text) if text not in ("", "-") else None


def cents(text: str) -> int:
    """The cents of an amount in dollars; none is 0."""
    dollars, _, rest = (text if text not in ("", "-") else "0").partition(".")
    return int(dollars) * 100 + int(rest.ljust(2, "0") or 0)


def _of_teams(beside: dict[str, Any]) -> dict[str, Any]:
    """What no column of players holds: teams, trophies, prizes that are not paid."""
    expected = {name: beside[name] for name in ("trophies", "not_paid") if name in beside}
    if "teams" in beside:
        expected["teams"] = [
            {
                "team": team["team"],
                "place": int(team["place"]) if team["place"] else None,
                "score": float(team["score"]),
                "players": [int(number) for number in team["players"].split()],
                "sums": {name: float(text) for name, text in team.get("sums", {}).items()},
            }
            for team in beside["teams"]
        ]
    return expected


def _reading(reading: dict[str, Any]) -> dict[str, Any]:
    texts = {str(number): text for number, text in enumerate(reading["values"].split(), 1)}
    column = reading["column"]
    values: dict[str, Any] = (
        {"cents": {number: cents(text) for number, text in texts.items()}}
        if column == "Prize"
        else {column: {number: _figure(text) for number, text in texts.items()}}
    )
    not_paid = {"not_paid": reading["not_paid"]} if "not_paid" in reading else {}
    return {
        "reading": reading["reading"],
        "ours": reading.get("ours", False),
        "expected": {**values, **not_paid},
    }


def written() -> str:
    """The text of the JSON file, in which each innermost object or list is a line."""
    text = json.dumps({"conformance": 1, "events": events()}, ensure_ascii=False, indent=1)
    inner = re.compile(r"([{\[])\n\s+([^{}\[\]]*?)\n\s+([}\]])")
    return inner.sub(lambda m: m[1] + re.sub(r"\n\s+", " ", m[2]) + m[3], text) + "\n"


if __name__ == "__main__":
    JSON.write_text(written(), encoding="utf-8")
