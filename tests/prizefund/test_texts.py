"""Funds from a file to the cent, as told in the texts of the folder ``sessions``."""

from __future__ import annotations

import pytest

from tests.cases import Case, Stage, cases, play


@pytest.mark.parametrize("case", cases("prizefund/sessions/*.txt"))
def test_a_case_of_a_text(case: Case, stage: Stage) -> None:
    play(case, stage)
