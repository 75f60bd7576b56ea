"""Every figure of the set, and of the other readings that it names, worked out without the
program."""

from __future__ import annotations

import json
from copy import deepcopy
from fractions import Fraction
from pathlib import Path
from typing import Any, Callable

import pytest

from tests.conformance import reckoner
from tests.conformance.reckoner import HALF, Json
from tests.rules import reference

JSON = Path(__file__).parents[2] / "examples/conformance/conformance.json"
EVENTS: list[Json] = json.loads(JSON.read_text(encoding="utf-8"))["events"]
WHOLE = ("teams", "trophies", "not_paid")
"""What is not a column; see :mod:`tests.conformance.test_agreement`."""

by_id = pytest.mark.parametrize("event", EVENTS, ids=lambda event: event["id"])


def same(figure: object, stated: object) -> bool:
    if isinstance(figure, Fraction) and isinstance(stated, float):
        return Fraction(str(stated)) == figure
    return figure == stated


@by_id
def test_every_stated_figure_is_that_of_the_second_calculation(event: Json) -> None:
    stated = {name: column for name, column in event["expected"].items() if name not in WHOLE}
    ours = reckoner.expected(event["event"], stated)

    assert stated
    for name, column in stated.items():
        differing = {
            number: (figure, ours[name].get(int(number)))
            for number, figure in column.items()
            if figure is not None and not same(ours[name].get(int(number)), figure)
        }
        assert differing == {}, name


def rows(event: Json) -> reference.Event:
    return reckoner.table(event["event"])


def of_all(event: Json, value: Callable[[reference.Event, int], Any]) -> dict[int, Any]:
    table = rows(event)
    return {number: value(table, number) for number in table}


def wintd(code: str) -> Callable[[Json], Json]:
    return lambda event: of_all(
        event, lambda table, number: reference.value(table, code, "wintd", number)
    )


def only_full_points_off(event: Json) -> Json:
    def value(table: reference.Event, number: int) -> Fraction:
        full = sum(letter in "XB" for letter, _, _ in table[number])
        return sum(reference.running(table, number), Fraction()) - full

    return of_all(event, value)


def with_forfeited_opponents(event: Json) -> Json:
    def value(table: reference.Event, number: int) -> Fraction:
        met = [opponent for _, opponent, _ in table[number] if opponent]
        return sum((reference.cumulative(table, other, "uschess") for other in met), Fraction())

    return of_all(event, value)


def with_a_rating(event: Json) -> Json:
    ratings = {player["number"]: player["rating"] or 1200 for player in event["event"]["players"]}
    return of_all(
        event,
        lambda table, number: reference.value(table, "COMPAVG", "uschess", number, ratings),
    )


def with_forfeits_between_them(event: Json) -> Json:
    as_games = deepcopy(event)
    for player in as_games["event"]["players"]:
        for result in player["rounds"]:
            result["result"] = result["result"].removeprefix("forfeit ")
    return reckoner.of_players(as_games["event"])["Head-to-Head"]


def without_games_of_who_tie(event: Json) -> Json:
    ratings = {player["number"]: player["rating"] for player in event["event"]["players"]}

    def value(table: reference.Event, number: int) -> Fraction:
        tied = {n for n in table if reference.score(table, n) == reference.score(table, number)}
        performances = [
            reference.mean(
                [
                    Fraction(ratings[other] + 800 * points - 400)
                    for points, other, _ in reference.games(table, opponent)
                    if not {opponent, other} <= tied
                ]
            )
            for _, opponent, _ in reference.games(table, number)
        ]
        return reference.mean(performances)

    return of_all(event, value)


def sitting_out_as_a_round(event: Json) -> Json:
    as_swiss = deepcopy(event)
    as_swiss["event"]["kind"] = "swiss"
    return of_all(as_swiss, modified_median_with_a_zero)


def modified_median_with_a_zero(table: reference.Event, number: int) -> Fraction:
    """The list with its 0, and the scores of the opponents as they are."""
    mine = reference.score(table, number)
    half = Fraction(len(table[number]), 2)
    met = [reference.score(table, opponent) for _, opponent, _ in reference.games(table, number)]
    listed = [*met, Fraction()]
    return reference.without(listed, int(mine >= half), int(mine <= half))


def doubled(event: Json) -> Json:
    teams = reckoner.of_teams(event["event"])["US Amateur Team"]
    return {number: 2 * value for number, value in teams.items()}


def by_matches_won(event: Json) -> Json:
    teams = {team["number"]: team["rounds"] for team in event["event"]["players"]}
    won = {n: sum(r["points"] == 1 for r in rounds) for n, rounds in teams.items()}
    return {
        n: sum(Fraction(r["game_points"]) * won[r["opponent"]] for r in rounds)
        for n, rounds in teams.items()
    }


def unplayed_matches_at_half(event: Json) -> Json:
    teams = {team["number"]: team["rounds"] for team in event["event"]["players"]}
    worth = {
        number: sum((Fraction(r["points"]) if r["played"] else HALF for r in rounds), Fraction())
        for number, rounds in teams.items()
    }
    return {
        number: sum(
            Fraction(r["game_points"]) * worth[r["opponent"]] for r in rounds if r["played"]
        )
        for number, rounds in teams.items()
    }


def rounded_down(event: Json) -> Json:
    return dict.fromkeys((1, 2, 3), 10000 // 3)


def down_to_the_cent(event: Json) -> Json:
    first, second = (prize["cents"] for prize in event["event"]["prizes"])
    return {1: first * 20 // 30, 2: second * 20 // 30, 3: 0}


def without_the_limit_of_32b3(event: Json) -> Json:
    return reckoner.shares(event["event"], cap=False)


def lowest_class_first(event: Json) -> Json:
    """The prize of the lower class is two cents larger, and the two who divide it have one less."""
    dearer = deepcopy(event["event"])
    [under_1600] = [prize for prize in dearer["prizes"] if prize.get("to") == 1599]
    under_1600["cents"] += 2
    paid = reckoner.shares(dearer)
    return {**paid, 2: paid[2] - 1, 3: paid[3] - 1}


def withheld(event: Json) -> Json:
    """The limited player's rest is one more prize of the next score, where 4 is alone."""
    unlimited = deepcopy(event["event"])
    limit = int(unlimited["settings"].pop("Unrated limit")) * 100
    paid = reckoner.shares(unlimited)
    return {**paid, 2: limit, 4: paid[2] - limit}


def place_kept_back(event: Json) -> Json:
    """2nd is gone with the first who could have had it."""
    less = deepcopy(event["event"])
    less["prizes"] = [
        prize for prize in less["prizes"] if (prize["kind"], prize["rank"]) != ("place", 2)
    ]
    return reckoner.shares(less)


OTHERWISE: dict[str, Callable[[Json], Json] | list[Callable[[Json], Json]]] = {
    "34E3-half-point-bye": only_full_points_off,
    "34E5-forfeit": with_forfeits_between_them,
    "34E7-unplayed": wintd("KASH"),
    "34E8-sonneborn-berger": wintd("SB"),
    "34E8-unplayed": lambda event: reckoner.of_players(event["event"])["SB/A"],
    "34E9-unplayed": with_forfeited_opponents,
    "34E10-unplayed": without_games_of_who_tie,
    "34E11-average-opposition": with_a_rating,
    "34F-odd-field": sitting_out_as_a_round,
    "34G-us-amateur-team": [doubled, by_matches_won],
    "34G-unplayed-match": unplayed_matches_at_half,
    "32B2-odd-cent": rounded_down,
    "32B3-largest-prize-as-limit": without_the_limit_of_32b3,
    "32B4-in-a-tie": lowest_class_first,
    "32C6-unrated-limit": withheld,
    "32D-cents": down_to_the_cent,
    "33E-larger-than-a-place": place_kept_back,
}


def test_every_other_reading_is_worked_out_here() -> None:
    assert OTHERWISE.keys() == {event["id"] for event in EVENTS if event["readings"]}


@pytest.mark.parametrize("name", OTHERWISE)
def test_both_readings_have_their_figures(name: str) -> None:
    [event] = [event for event in EVENTS if event["id"] == name]
    ours, *others = event["readings"]

    assert [reading["ours"] for reading in event["readings"]] == [True] + [False] * len(others)
    [(column, values)] = [item for item in ours["expected"].items() if item[0] not in WHOLE]
    assert event["expected"][column] == values
    calculations = OTHERWISE[name]
    calculations = calculations if isinstance(calculations, list) else [calculations]
    for other, calculation in zip(others, calculations, strict=True):
        stated = other["expected"][column]
        worked_out = calculation(event)
        assert stated != values
        assert all(
            same(worked_out[int(n)], figure) for n, figure in stated.items() if figure is not None
        )
