"""The figures of the conformance set a second time, from its JSON alone and without the program:
tie-breaks and shares by the second calculations that the other rooms have, teams here."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

from tests.prizefund import reference as prize_reference
from tests.rules import reference

Json = dict[str, Any]

JSON = Path(__file__).parents[2] / "examples/conformance/conformance.json"
EVENTS: list[Json] = json.loads(JSON.read_text(encoding="utf-8"))["events"]

CODES = {
    "Modified Median": "MM",
    "Median": "MED",
    "Solkoff": "SOLK",
    "Cumulative": "CUM",
    "Cumulative of Opposition": "OCUM",
    "Head-to-Head": "H2H",
    "Most Blacks": "BLACKS",
    "Kashdan": "KASH",
    "Sonneborn-Berger": "SB",
    "SB/A": "SB/A",
    "Opposition's Performance": "OPERF",
    "Competition Average": "COMPAVG",
}
LETTERS = {
    "win": "W",
    "draw": "D",
    "loss": "L",
    "forfeit win": "X",
    "forfeit draw": "Z",
    "forfeit loss": "F",
    "full-point bye": "B",
    "half-point bye": "H",
    "not paired": "U",
}
HALF = Fraction(1, 2)
ROUND_ROBIN = ["SB", "H2H", "WIN"]
SWISS = ["MM", "SOLK", "CUM", "OCUM"]
SCHOLASTIC = ["MM", "SOLK", "SB", "CUM"]
LARGE_FUND = 500_00


def expected(event: Json, stated: Collection[str]) -> Json:
    """The figures that the rules give for an event, in the shape of its ``expected``: those of the
    columns that are ``stated`` there."""
    if event["kind"] == "team":
        return of_teams(event)
    figures: Json = {}
    if event["prizes"]:
        figures["cents"] = shares(event)
    if event["kind"] != "scores":
        figures |= of_players(event, stated)
    return figures


def table(event: Json) -> reference.Event:
    """The rounds of each player; in a round-robin without those in which he sits out, and without
    the games of players who withdrew before half of theirs."""
    gone = [
        int(number)
        for number in event["settings"].get("Withdrawn", "").split()
        if 2 * sum(r["played"] for r in event["players"][int(number) - 1]["rounds"])
        < len(event["players"]) - 1
    ]
    rows: reference.Event = {}
    for player in event["players"]:
        cells = [_cell(result) for result in player["rounds"]]
        if event["kind"] == "round-robin":
            cells = [cell for cell in cells if cell[0] != "U" and cell[1] not in gone]
        rows[player["number"]] = cells
    return {number: cells for number, cells in rows.items() if number not in gone}


def _cell(result: Json) -> reference.Cell:
    return LETTERS[result["result"]], result.get("opponent"), result.get("color", "")[:1]


def of_players(event: Json, stated: Collection[str] = CODES) -> Json:
    """Scores, places and the tie-breaks of players, by column and number."""
    rows = table(event)
    usual = ROUND_ROBIN if event["kind"] == "round-robin" else SWISS
    order = SCHOLASTIC if event["order"] == ["scholastic-team"] else event["order"] or usual
    drawn = [int(number) for number in event["settings"].get("Lots", "").replace(",", " ").split()]
    lots = {number: place for place, number in enumerate(drawn, 1)}
    ratings = {
        player["number"]: player["rating"] for player in event["players"] if player.get("rating")
    }
    score = {number: reference.score(rows, number) for number in rows}
    by_order = reference.places(rows, order, "uschess", ratings, lots)
    perfect = event["settings"].get("Perfect scores")
    shared = {n for n in rows if perfect and score[n] == event["rounds"]}
    ahead = {n: 1 if n in shared else place[0] for n, place in by_order.items()}
    columns: Json = {"Score": score, "Place": places(played_off(event, ahead))}
    for name, code in [(name, code) for name, code in CODES.items() if name in stated]:
        columns[name] = {
            number: reference.value(
                rows, code, "uschess", number, ratings, lots, group_of(rows, number, code, order)
            )
            for number in rows
        }
    return columns


def played_off(event: Json, ahead: Mapping[int, float]) -> Mapping[int, float]:
    """What orders the players, 1 the best, after the play-off ``2, 1 = 3 (blitz)``."""
    text = re.sub(r"\(.*\)", "", event["settings"].get("Playoff", ""))
    levels = [[int(number) for number in level.split("=")] for level in text.split(",") if level]
    first = min((ahead[number] for level in levels for number in level), default=0)
    parts = {n: first + k / 100 for k, level in enumerate(levels) for n in level}
    return {**ahead, **parts}


def places(ahead: Mapping[int, float]) -> dict[int, list[int]]:
    """First and last place of each player by what orders them."""
    return {
        number: [
            1 + sum(other < mine for other in ahead.values()),
            sum(other <= mine for other in ahead.values()),
        ]
        for number, mine in ahead.items()
    }


def group_of(rows: reference.Event, number: int, code: str, order: list[str]) -> set[int]:
    """Who is still tied with a player when a tie-break's turn comes."""
    before = order[: order.index(code)] if code in order else []
    places = reference.places(rows, before, "uschess")
    return {other for other in rows if places[other][0] == places[number][0]}


def of_teams(event: Json) -> Json:
    """Tournament points, places and every tie-break of teams."""
    teams = {team["number"]: team["rounds"] for team in event["players"]}
    score = {
        number: sum((Fraction(r["points"]) for r in rounds), Fraction())
        for number, rounds in teams.items()
    }
    with_draws = {
        number: sum((Fraction(r["points"]) if r["played"] else HALF for r in rounds), Fraction())
        for number, rounds in teams.items()
    }
    columns: Json = {"Score": score}
    match: Callable[[Fraction, int], Fraction]
    for name, match in (
        ("US Amateur Team", lambda m, opponent: m * score[opponent]),
        ("IHSA", lambda m, opponent: (m + 10) * (with_draws[opponent] ** 2 + 1) / 100),
        ("Game/Match Points", lambda m, _: m),
    ):
        columns[name] = {
            number: sum(
                (match(Fraction(r["game_points"]), r["opponent"]) for r in rounds if r["played"]),
                Fraction(),
            )
            for number, rounds in teams.items()
        }
    [code] = event["order"]
    by = columns[{"USAT": "US Amateur Team", "IHSA": "IHSA", "GMP": "Game/Match Points"}[code]]
    standing = {number: (score[number], by[number]) for number in teams}
    ahead = {n: 1 + sum(other > standing[n] for other in standing.values()) for n in teams}
    columns["Place"] = places(played_off(event, ahead))
    return columns


def shares(event: Json) -> dict[int, int]:
    """What each player is paid, in cents."""
    settings = event["settings"]
    out = {int(settings.get("Withdrawn", 0)), int(settings.get("Re-entries", "0 as").split()[0])}
    given = [
        (player["number"], player.get("rating"), _score(player))
        for player in event["players"]
        if player["number"] not in out
    ]
    fund = sum(prize.get("cents", 0) for prize in event["prizes"])
    prizes = [
        _prize(prize, _part(prize, settings, fund)) for prize in event["prizes"] if "cents" in prize
    ]
    exact, _ = prize_reference.with_points(given, prizes)
    limit = int(settings.get("Unrated limit", 0)) * 100
    paid = _in_cents(_limited(given, exact, limit) if limit else exact)
    return {player["number"]: paid.get(player["number"], 0) for player in event["players"]}


def _score(player: Json) -> float:
    if "score" in player:
        return float(player["score"])
    return float(sum(result["points"] for result in player["rounds"]))


def _part(prize: Json, settings: Json, fund: int) -> Fraction:
    """The part of a prize that is paid: entries by the number that it is based on, at most all of
    it, and at least half above $500."""
    if "based_on" not in prize:
        return Fraction(1)
    part = min(Fraction(int(settings["Entries"]), prize["based_on"]), Fraction(1))
    return max(part, HALF) if fund > LARGE_FUND else part


def _prize(prize: Json, part: Fraction) -> prize_reference.Prize:
    low = {"points": prize.get("points"), "named": tuple(prize.get("players", ()))}.get(
        prize["kind"], prize.get("from")
    )
    return (
        *(prize["kind"], prize["rank"], low, prize.get("to"), prize.get("or_unrated", False)),
        int(prize["cents"] * part + HALF),
    )


def _limited(
    given: list[prize_reference.Player], exact: dict[int, Fraction], limit: int
) -> dict[int, Fraction]:
    """What an unrated player may not take, in equal parts to the rated of the same score."""
    paid = dict(exact)
    for number, rating, score in given:
        over = paid.get(number, Fraction()) - limit
        if rating is None and over > 0:
            paid[number] -= over
            level = [other for other, rated, s in given if s == score and rated]
            for other in level:
                paid[other] += over / len(level)
    return paid


def _in_cents(exact: dict[int, Fraction]) -> dict[int, int]:
    """Whole cents; of each divided sum, the odd ones to the first of those who share it."""
    paid = {number: int(share) for number, share in exact.items()}
    for share in {share for share in exact.values() if share.denominator > 1}:
        sharers = [number for number in sorted(exact) if exact[number] == share]
        odd = share * len(sharers) - int(share) * len(sharers)
        for number in sharers[: int(odd)]:
            paid[number] += 1
    return paid
