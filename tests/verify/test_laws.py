"""A second file with the printed table, as told in against.txt; files of other kinds; and what
holds for every event, whatever happened in it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cases import Case, Stage, cases, play
from tests.command import Command
from tests.make.made_up import MadeUp, made_up
from tests.make.printed import printing, verified
from tests.nightly import by_day
from tests.rules import reference
from tests.verify.programs import decimal
from xltiebreak import Event, examine_event

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("case", cases("verify/against.txt"))
def test_whose_each_line_is(case: Case, stage: Stage) -> None:
    play(case, stage)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"Dear director,\nthe tie-breaks are wrong.\n", "no printed table was found"),
        (b"%PDF-1.7", "this is a PDF"),
        (b"PK\x03\x04 cut short", "damaged or cut short"),
        (b"", "the file is empty"),
    ],
)
def test_a_file_without_a_table_is_refused(
    xltiebreak: Command, tmp_path: Path, content: bytes, message: str
) -> None:
    event, letter = tmp_path / "event.csv", tmp_path / "letter.txt"
    event.write_text("No.,Name,R1\n1,Ash,W2\n2,Birch,L1\n", encoding="utf-8")
    letter.write_bytes(content)
    run = xltiebreak("verify", event, "--against", letter)
    assert (run.code, run.out) == (2, "")
    assert "Error: letter.txt: " in run.err
    assert message in run.err


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
