"""Every value, place and deciding system agrees with a second, independent calculation."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.make.crosstables import ranked
from tests.make.made_up import MadeUp, made_up
from tests.nightly import by_day
from tests.referees.comparison import AMONG_THE_TIED, ORDERS
from tests.referees.comparison import CODES as GACRUX_CODES
from tests.rules import reference, reference_fide
from xltiebreak import EDITIONS, SYSTEMS

CODES = [
    "MM", "MED", "MED/H", "SOLK", "CUM", "ACUM", "OCUM", "BLACKS", "H2H", "KASH", "SB", "SB/A",
    "PCT", "COMPAVG", "TOR", "SBH", "OPERF", "LOT", *reference.FIDES,
]  # fmt: skip
BY_GACRUX_ALONE = {"TPR", "PTP", "APRO", "APPO"}
"""From FIDE's rating tables."""


def test_every_system_and_option_is_in_the_reference_or_asked_of_gacrux() -> None:
    systems = [system for system in SYSTEMS.values() if not system.of_teams]
    offered = {f"{system.code}/{option}" for system in systems for option in system.options}
    offered |= {system.code for system in systems}
    by_order = {code for order in ORDERS for code in order}
    by_gacrux = {*GACRUX_CODES, *AMONG_THE_TIED, *by_order}

    assert offered - {*CODES, *by_gacrux} == set()
    assert {system.code for system in systems} - set(CODES) == BY_GACRUX_ALONE


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@given(made=made_up(), drawing=st.randoms(use_true_random=False))
@settings(max_examples=by_day(6, night=150))
def test_every_value_is_what_the_rule_book_says(
    edition: str, made: MadeUp, drawing: Random
) -> None:
    event = made.complete
    drawn = list(event)
    drawing.shuffle(drawn)
    lots = {number: place for place, number in enumerate(drawn, start=1)}
    table = ranked(made.section, edition, "MM", ",".join(map(str, drawn)))
    scores = {n: reference.score(event, n) for n in event}

    assert table.context.scores.final == scores
    for code in CODES:
        tie = table.meant(code)
        for number in event:
            group = {n for n in event if scores[n] == scores[number]}
            ours = tie.values(table.context, [number], sorted(group))[number]
            theirs = reference.value(event, code, edition, number, made.ratings, lots, group)
            assert ours == theirs, f"{code} of player {number}"


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@given(made=made_up(), drawing=st.randoms(use_true_random=False))
@settings(max_examples=by_day(2, night=60))
def test_what_each_round_is_shown_to_give_is_what_the_rule_book_says(
    edition: str, made: MadeUp, drawing: Random
) -> None:
    """Whether it was dropped or not; the terms that count make the value in ``test_laws``."""
    event = made.complete
    drawn = list(event)
    drawing.shuffle(drawn)
    ours = ranked(made.section, edition, "MM", ",".join(map(str, drawn)))

    for code, number in product(reference.BY_ROUND, event):
        sheet = ours.worksheet(number, ours.meant(code))
        if sheet.value is not None:
            shown = [
                Fraction(term.amount) if term.drop is None or term.drop.which else None
                for term in sheet.terms
            ]
            assert shown == reference.by_round(event, number, code, edition), (code, number)


@pytest.mark.parametrize("edition", EDITIONS)
@given(
    made=made_up(rounds=st.integers(1, 5)),
    codes=st.lists(st.sampled_from([c for c in CODES if c != "LOT"]), max_size=4, unique=True),
    lots=st.sampled_from(["none", "all", "first three"]),
    drawing=st.randoms(use_true_random=False),
)
@settings(max_examples=by_day(6, night=150))
def test_every_place_and_what_decided_it_is_what_the_rule_book_says(
    edition: str, made: MadeUp, codes: list[str], lots: str, drawing: Random
) -> None:
    section, event = made.section, made.complete
    drawn = list(event)
    drawing.shuffle(drawn)
    drawn = {"none": [], "all": drawn, "first three": drawn[:3]}[lots]
    codes = [*codes, "LOT"] if len(drawn) > 1 else codes or ["H2H"]

    ours = ranked(
        section,
        edition=edition,
        order=",".join(codes),
        lots=",".join(map(str, drawn)) if len(drawn) > 1 else "",
    )

    places = {row.player.number: (row.place, row.last_place, row.decided_by) for row in ours.rows}
    order_of_lots = {number: place for place, number in enumerate(drawn, start=1)}
    assert places == reference.places(event, codes, edition, made.ratings, order_of_lots)


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
@given(made=made_up(rounds=st.integers(3, 8), least=3), drawing=st.randoms(use_true_random=False))
@settings(max_examples=by_day(36, night=900))
def test_direct_encounter_is_what_the_rule_book_says_in_any_group(
    edition: str, made: MadeUp, drawing: Random
) -> None:
    """Small groups whose members have mostly met, which ties on points seldom are."""
    event = made.complete
    start = drawing.choice(list(event))
    met = {cell[1] for cell in event[start] if cell[1]}
    group = {start, *drawing.sample(sorted(met), min(len(met), 3))}
    table = ranked(made.section, edition)

    ours = table.meant("DE").values(table.context, sorted(group), sorted(group))

    theirs = reference_fide.direct_encounter(event, group, edition) if len(group) > 1 else {}
    assert ours == {n: theirs.get(n) for n in group}
