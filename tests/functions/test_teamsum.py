"""What TEAMSUM_TB spills is what the command ranks; teamsum.txt has what it refuses."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.functions.spilled import block_of, shown
from tests.make.crosstables import typed
from tests.make.made_up import MadeUp, made_up
from tests.make.sheet import ask
from tests.nightly import by_day
from xltiebreak import EDITIONS, standings


@pytest.mark.slow
@settings(max_examples=by_day(5, night=120))
@given(
    made=made_up(),
    edition=st.sampled_from(list(EDITIONS)),
    order=st.sampled_from(["", "scholastic-team", "MED,TEAMSUM,SOLK", "PCT,H2H"]),
    counting=st.integers(1, 4),
)
def test_teams_of_players_are_ranked_as_by_the_core(
    made: MadeUp, edition: str, order: str, counting: int
) -> None:
    rows = block_of(made)
    names = ["Birch Hollow", "Larkspur", ""]
    column = [[names[k % 3]] for k in range(1, len(rows) + 1)]
    named = {cell[1] for row in made.event.values() for cell in row}
    rest = {n: row for n, row in made.event.items() if n in named or any(cell[0] for cell in row)}
    section = typed(MadeUp(rest, made.ratings).section)  # a function sees nobody in an empty row
    players = tuple(replace(p, team=column[p.number - 1][0]) for p in section.players)
    if not any(player.team for player in players):
        return
    section = replace(section, players=players, counting=counting)
    ours = standings(section, edition=edition, order=order).teams
    assert ours

    read = {"notation": "us", "kind": "swiss"}
    header, *spilled = ask("TEAMSUM_TB", rows, column, counting, order, edition, **read)

    summed = [one.code for one in ours.tie_breaks if one.code != "TEAMSUM"]
    assert header == ["Place", "Team", "Score", *summed, "Decided by"]
    assert spilled[: len(ours.listed)] == [
        [
            row.places if row.shared or not row.place else row.place,
            row.player.name,
            row.score,
            *(shown(row.values[code]) for code in summed),
            row.decided_by or "",
        ]
        for row in ours.listed
    ]
    below = [row[0] for row in spilled[len(ours.listed) :]]
    checked = ask("CHECK_TB", rows, **read)
    left_out = [message for *_, message in checked if "so it is left out" in message]
    assert below == [*[ours.about_unplaced][: len(ours.unplaced)], *left_out]
