"""Empty columns behind the rounds of a block: where they decide whether it is a Swiss or a
round-robin, the functions ask; otherwise they answer as without them."""

from __future__ import annotations

import pytest

from tests.referees.events import roundrobin, swiss
from xltiebreak.event.notation import us
from xltiebreak.event.section import Section
from xltiebreak.functions import ONLY_US, Given, findings_table, standings_table

SAYS = "everybody can meet everybody in {} rounds, and the block is empty from column {} on: select"


def block(section: Section, rounds: int, empty: int) -> list[list[str]]:
    """The first rounds of an event, and so many empty columns behind them."""
    rows = section.crosstable.results
    return [[*map(us.write, row[:rounds]), *[""] * empty] for row in rows]


def names(section: Section) -> list[list[str]]:
    return [[f"Player {player.number}"] for player in section.players]


@pytest.mark.parametrize("players", range(3, 11))
@pytest.mark.parametrize("empty", [1, 2])
def test_a_roundrobin_with_spare_columns_is_asked_about(players: int, empty: int) -> None:
    event = roundrobin(1, players=players)
    rounds = event.crosstable.rounds
    for typed in {1, rounds - 1, rounds}:
        cells = block(event, typed, rounds - typed + empty)
        [[severity, _, message]] = findings_table(Given(cells))[:1]
        is_settled = not empty % rounds  # as many columns as a double round-robin has
        if is_settled:
            continue
        assert severity == "error"
        assert SAYS.format(rounds, rounds + 1) in message
        stated = Given(cells, kind="roundrobin"), Given(cells, planned=rounds)
        alone = standings_table(Given(block(event, typed, rounds - typed)), names(event))
        assert [standings_table(given, names(event)) for given in stated] == [alone, alone]


@pytest.mark.parametrize(("players", "rounds"), [(8, 4), (9, 5), (24, 5)])
def test_a_swiss_with_spare_columns_is_placed(players: int, rounds: int) -> None:
    event = swiss(3, players, rounds, unplayed=0.0)
    alone = standings_table(Given(block(event, rounds, 0)), names(event))
    assert standings_table(Given(block(event, rounds, 2)), names(event)) == alone


def test_our_own_sheets_say_how_many_rounds_there_are() -> None:
    cells = block(roundrobin(1, players=6), 5, 2)
    assert findings_table(Given(cells, notation=ONLY_US))[0][0] != "error"
