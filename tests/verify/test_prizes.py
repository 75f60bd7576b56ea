"""What is told of printed columns, as the texts of the folder cases have it; and the cap of a
larger event."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.cases import Case, Stage, cases, play
from tests.command import ROOT
from tests.make import reading
from tests.make.printed import diagnosed
from xltiebreak import prizes


@pytest.mark.parametrize("case", cases("verify/cases/*.txt"))
def test_a_case_of_a_text(case: Case, stage: Stage) -> None:
    play(case, stage)


def test_shares_without_the_cap_of_32b3_are_named() -> None:
    content = (ROOT / "examples/prizes/prizes.csv").read_text(encoding="utf-8")
    without_cap = reading.text(content.replace("Rounds,5\n", 'Rounds,5\nPrize rule,"no cap"\n'))
    winners = prizes(without_cap)[0].winners
    printed = {winner.entrant.number: f"${winner.cash / 100:.2f}" for winner in winners}
    [section] = reading.text(content).sections
    cause = diagnosed(replace(section, printed={"Prize": printed}), "Prize")
    assert (cause.code, cause.explains) == ("no-cap", 12)
