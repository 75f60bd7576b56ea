"""What is asked about places, as told in the texts of this folder."""

from __future__ import annotations

import pytest

from tests.cases import Case, Stage, cases, play


@pytest.mark.parametrize("case", cases("questions/*.txt"))
def test_a_case_of_a_text(case: Case, stage: Stage) -> None:
    play(case, stage)
