"""What holds for every event, whatever happened in it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.make.made_up import MadeUp, made_up
from tests.make.printed import printing, verified
from tests.nightly import by_day
from tests.rules import reference
from tests.verify.programs import decimal
from xltiebreak import Event, examine_event

pytestmark = pytest.mark.slow


CODES = ["MM", "MED", "SOLK", "CUM", "ACUM", "OCUM", "KASH", "SB", "PCT", "COMPAVG", "OPERF"]


@given(made_up(), st.sampled_from(["uschess", "wintd", "raw"]))
def test_what_is_right_agrees(event: MadeUp, edition: str) -> None:
    if any(finding.is_error for finding in examine_event(Event("", (event.section,)))):
        return
    printed = {
        code: {
            number: value
            for number in event.event
            for value in [
                reference.value(event.complete, code, edition, number, ratings=event.ratings)
            ]
            if value is not None
        }
        for code in CODES
    }
    verification = verified(printing(event.section, **printed), edition=edition)
    assert verification.agrees
    assert sum(column.compared for column in verification.columns) == sum(
        map(len, printed.values())
    )


@settings(max_examples=by_day(5, night=120))
@given(made_up(rounds=st.integers(1, 6)), st.integers(0, 10**6))
def test_any_figures_are_compared_and_no_cause_claims_too_much(event: MadeUp, seed: int) -> None:
    if any(finding.is_error for finding in examine_event(Event("", (event.section,)))):
        return
    random = Random(seed)
    printed = {
        code: {number: decimal(random.randrange(60) / 4) for number in event.event}
        for code in random.sample(CODES, 3)
    }
    for column in verified(replace(event.section, printed=printed)).columns:
        assert column.agree + len(column.differences) == column.compared == len(event.event)
        for cause in column.causes:
            assert column.agree < cause.explains <= column.compared
            assert f"{cause.explains} " in cause.sentence
