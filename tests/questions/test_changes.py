"""Two versions of an event: exactly the planted corrections are found, and what moved by them;
changes.txt has small events by hand."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.make.orders import EVENTS
from tests.make.questions import changes, with_rows
from xltiebreak import Crosstable, Outcome, Result, Section, standings

TURNED = {Outcome.WIN: Outcome.LOSS, Outcome.LOSS: Outcome.WIN, Outcome.DRAW: Outcome.WIN}


def corrected(made: Section, number: int, round: int) -> Section:
    """The section in which this game ended the other way; a draw is lost by the opponent."""
    rows = {k: list(row) for k, row in made.crosstable.rows.items()}
    own = rows[number][round - 1]
    assert own.opponent is not None
    turned = TURNED[own.outcome]
    theirs = rows[own.opponent][round - 1]
    rows[number][round - 1] = Result(turned, own.opponent, own.colour)
    rows[own.opponent][round - 1] = Result(
        Outcome.LOSS if turned is Outcome.WIN else Outcome.WIN, number, theirs.colour
    )
    return with_rows(made, rows)


def renumbered(made: Section) -> Section:
    """The same players under numbers in the opposite order, as another program may give them."""
    last = max(made.crosstable.numbers) + 1
    players = [replace(player, number=last - player.number) for player in made.players]
    rows = {
        last - number: [
            result
            if result.opponent is None
            else Result(result.outcome, last - result.opponent, result.colour)
            for result in row
        ]
        for number, row in made.crosstable.rows.items()
    }
    ordered = sorted(players, key=lambda player: player.number)
    numbers = tuple(player.number for player in ordered)
    table = Crosstable(numbers, tuple(tuple(rows[number]) for number in numbers))
    return replace(made, players=tuple(ordered), crosstable=table)


def named(made: Section) -> Section:
    """The section with names of its own."""
    players = [replace(player, name=f"Name {player.number}, Any") for player in made.players]
    return replace(made, players=tuple(players))


@pytest.mark.parametrize("event", ["swiss", "small swiss", "double"])
def test_exactly_the_planted_corrections_are_found(event: str) -> None:
    drawing = Random(event)
    old = named(EVENTS[event])
    games = [
        (round, number)
        for number, row in old.crosstable.rows.items()
        for round, result in enumerate(row, start=1)
        if result.played and number < (result.opponent or 0)
    ]
    for count in (1, 1, 2, 3):
        planted = sorted(drawing.sample(games, count))
        new = old
        for round, number in planted:
            new = corrected(new, number, round)
        [differing] = changes(old, new, order="SOLK,SB,H2H").sections

        assert [line.split(" ")[:2] for line in differing.results] == [
            [f"R{round}:", f"{number}"] for round, number in planted
        ]
        assert differing.others == []
        before, after = (standings(version, order="SOLK,SB,H2H") for version in (old, new))
        was = {row.player.number: row for row in before.rows}
        assert [move.now.player.number for move in differing.lists[0].moved] == [
            row.player.number for row in after.rows if row.place != was[row.player.number].place
        ]


@pytest.mark.parametrize("event", ["swiss", "teams"])
def test_the_same_event_has_no_changes_whatever_its_numbers(event: str) -> None:
    made = named(EVENTS[event])

    assert str(changes(made, made)) in (
        "Nothing differs, no player moved.",
        "Nothing differs, no team moved.",
    )


def test_players_with_other_numbers_are_known_by_their_names() -> None:
    made = named(EVENTS["swiss"])
    [differing] = changes(made, renumbered(made), order="SOLK").sections

    assert differing.results == []
    assert len(differing.others) == len(made.players)
    assert differing.lists[0].moved == []
