"""Every value, place and deciding system agrees with a second, independent calculation."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core import reference
from tests.core.events import MadeUp, made_up
from xltiebreak.context import Context
from xltiebreak.editions import EDITIONS
from xltiebreak.ranking import standings
from xltiebreak.systems import SYSTEMS, tie_break

CODES = [
    "MM", "MED", "MED/H", "SOLK", "CUM", "ACUM", "OCUM", "BLACKS", "H2H", "KASH", "SB", "SB/A",
    "PCT", "COMPAVG", "OPERF", "LOT",
]  # fmt: skip
EDITION_CODES = ["uschess", "wintd", "raw"]


def test_the_reference_knows_every_system_and_option() -> None:
    offered = set(SYSTEMS) | {f"{s.code}/{o}" for s in SYSTEMS.values() for o in s.options}

    assert set(CODES) <= offered
    assert set(EDITION_CODES) <= set(EDITIONS)


@pytest.mark.parametrize("edition", EDITION_CODES)
@given(made=made_up(), drawing=st.randoms(use_true_random=False))
@settings(max_examples=100)
def test_every_value_is_what_the_rule_book_says(edition: str, made: MadeUp, drawing) -> None:
    section, event = made.section, made.complete
    drawn = list(event)
    drawing.shuffle(drawn)
    lots = {number: place for place, number in enumerate(drawn, start=1)}
    context = Context(section.crosstable, EDITIONS[edition], made.ratings, lots)
    scores = {n: reference.score(event, n) for n in event}

    assert context.scores == scores
    for code in CODES:
        one = tie_break(code)
        for number in event:
            group = {n for n in event if scores[n] == scores[number]}
            ours = one.values(context, [number], sorted(group))[number]
            theirs = reference.value(event, code, edition, number, made.ratings, lots, group)
            assert ours == theirs, f"{code} of player {number}"


@pytest.mark.parametrize("edition", EDITION_CODES)
@given(
    made=made_up(rounds=st.integers(1, 5)),
    codes=st.lists(st.sampled_from([c for c in CODES if c != "LOT"]), max_size=4, unique=True),
    lots=st.sampled_from(["none", "all", "first three"]),
    drawing=st.randoms(use_true_random=False),
)
@settings(max_examples=100)
def test_every_place_and_what_decided_it_is_what_the_rule_book_says(
    edition: str, made: MadeUp, codes: list[str], lots: str, drawing
) -> None:
    section, event = made.section, made.complete
    drawn = list(event)
    drawing.shuffle(drawn)
    drawn = {"none": [], "all": drawn, "first three": drawn[:3]}[lots]
    if len(drawn) > 1:
        codes = [*codes, "LOT"]
    if not codes:
        codes = ["H2H"]

    ours = standings(
        section,
        edition=edition,
        order=",".join(codes),
        lots=",".join(map(str, drawn)) if len(drawn) > 1 else "",
    )

    places = {row.player.number: (row.place, row.last_place, row.decided_by) for row in ours.rows}
    order_of_lots = {number: place for place, number in enumerate(drawn, start=1)}
    assert places == reference.places(event, codes, edition, made.ratings, order_of_lots)
