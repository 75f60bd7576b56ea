"""The functions on made-up team events say what the commands do; matches.txt has events by hand."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.functions.spilled import rows_of, shown
from tests.make.made_up_teams import TeamEvent, team_events
from tests.make.orders import AMONG_THE_TIED, OF_TEAMS
from tests.make.sheet import ask, forget
from tests.nightly import by_day
from xltiebreak import EDITIONS, TieBreakError, explain, standings


def typed(event: TeamEvent) -> tuple[list[list[Any]], list[list[Any]]]:
    """The blocks of results and of points."""
    return event.blocks


@settings(max_examples=by_day(8, night=210))
@given(
    event=team_events(),
    edition=st.sampled_from(list(EDITIONS)),
    order=st.lists(st.sampled_from(OF_TEAMS), min_size=2, max_size=4, unique=True),
    placed_by=st.sampled_from(["match", "game"]),
    in_weights=st.booleans(),
)
def test_standings_places_and_worksheets_of_teams_are_those_of_the_core(
    event: TeamEvent, edition: str, order: list[str], placed_by: str, in_weights: bool
) -> None:
    forget()
    results, points = typed(event)
    codes = ", ".join(order)
    section = event.section(with_boards=False, placed_by=placed_by)
    equal = set(event.weights) == {1.0}
    boards = len(event.weights) if equal and not in_weights else [list(event.weights)]
    if len(event.weights) == 1:
        boards = 1
    matches = {"points": points, "boards": boards, "placed_by": f"{placed_by} points"}
    names = [[f"Team {k}" if any(row) else ""] for k, row in enumerate(results, start=1)]
    try:
        ours = standings(section, edition=edition, order=codes)
    except TieBreakError as error:
        with pytest.raises(ValueError, match=str(error)[:40]):
            ask("PLACE_TB", results, codes, edition, **matches)
        return

    header, *rows = ask("STANDINGS_TB", results, names, codes, edition, **matches)

    assert header == ["Place", "No.", "Team", "Score", *order, "Decided by"]
    assert rows == rows_of(ours.rows, order)
    places = ask("PLACE_TB", results, codes, edition, **matches)
    assert {n: places[n - 1] for n in event.numbers} == {
        row.player.number: [row.place] for row in ours.rows
    }
    first, team = order[0], event.numbers[-1]
    column = ask("TIEBREAK", results, first, None, edition, **matches)
    assert len(column) == len(results)
    if first not in AMONG_THE_TIED:
        assert [column[row.player.number - 1] for row in ours.rows] == [
            [shown(row.values[first])] for row in ours.rows
        ]
        assert [ask("TIEBREAK", results, first, team, edition, **matches)] == column[team - 1]
        [sheet] = explain(ours, team, [first]).worksheets
        told = ask("EXPLAIN_TB", results, first, team, edition, **matches)
        assert told == sheet.sentence()
        terms = ask("TERMS_TB", results, first, team, edition, **matches)
        assert [row[2] for row in terms[1:-1]] == [float(term.amount) for term in sheet.terms]
        assert terms[-1][2] == shown(sheet.value)
