"""A Swiss written player against player is refused; a round-robin with games to come is not."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from tests.make import reading
from tests.referees.events import roundrobin, swiss
from xltiebreak import Outcome, Section, examine_event

MARKS = {Outcome.WIN: "1", Outcome.DRAW: "½", Outcome.LOSS: "0"}


def as_grid(made: Section, rounds: Iterable[int] | None = None) -> list[list[object]]:
    """The games of these rounds as a grid of players."""
    numbers = made.crosstable.numbers
    kept = set(rounds or range(1, made.crosstable.rounds + 1))
    table: list[list[object]] = [["No.", "Name", *numbers]]
    for number, row in made.crosstable.rows.items():
        cells: dict[int | None, str] = {number: "*"}
        for round, result in enumerate(row, start=1):
            if round in kept and result.outcome in MARKS:
                cells[result.opponent] = MARKS[result.outcome]
        table.append([number, f"Player {number}", *(cells.get(other, "") for other in numbers)])
    return table


def in_a_grid(table: list[list[object]], **labels: object) -> bool:
    above = [list(label) for label in labels.items()]
    return bool(reading.sentences(reading.sheets(Event=above, Crosstable=table), "swiss-in-a-grid"))


@pytest.mark.parametrize("seed", range(20))
def test_a_swiss_is_told_by_its_pairs_that_never_met(seed: int) -> None:
    made = swiss(seed, 8 + 2 * (seed % 5), 4, unplayed=0.05)

    assert in_a_grid(as_grid(made))


def test_it_is_told_at_its_first_pair_with_the_shape_that_is_needed() -> None:
    event = reading.sheets(Crosstable=as_grid(swiss(3, 10, 4, unplayed=0)))
    [message] = [finding for finding in examine_event(event) if finding.code == "swiss-in-a-grid"]

    assert message.where == "Crosstable!D2"
    assert message.message == (
        "25 of 45 pairs have no game, everybody has 4 games and nobody has met all others: this "
        "looks like a Swiss written player against player, which does not say in which round a "
        "game was played. Give it a column for each round (R1, R2 …) with cells such as W12; or, "
        "if these are the first games of a round-robin, state Kind roundrobin"
    )


def test_whoever_states_a_round_robin_has_one() -> None:
    assert not in_a_grid(as_grid(swiss(3, 8, 4)), Kind="roundrobin")


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8, 10])
def test_the_first_rounds_of_a_round_robin_are_one(players: int) -> None:
    [whole] = reading.sheets(
        Event=[["Kind", "roundrobin"]],
        Crosstable=as_grid(roundrobin(1, players, unplayed=0)),
    ).sections
    for last in range(1, players):
        assert not in_a_grid(as_grid(whole, range(1, last + 1))), last


@pytest.mark.parametrize("seed", range(20))
def test_games_that_are_still_to_come_here_and_there_make_no_swiss(seed: int) -> None:
    drawing = Random(seed)
    made = roundrobin(seed, 8, unplayed=0)
    table = as_grid(made)
    pairs = [(i, j) for i in range(8) for j in range(i)]
    for i, j in drawing.sample(pairs, drawing.randint(1, 5)):
        table[1 + i][2 + j] = table[1 + j][2 + i] = ""

    assert not in_a_grid(table)


def test_headers_that_come_again_are_an_error_that_names_them() -> None:
    grid = as_grid(roundrobin(1, 4, unplayed=0))
    table = [[*row, *row[2:]] for row in grid]
    found = reading.found(reading.sheets(Crosstable=table))
    assert "error duplicate-round Crosstable!G1" in found
