"""What the functions of a sheet give, as told in the texts of this folder."""

from __future__ import annotations

import pytest

from tests.cases import Case, Stage, cases, play


@pytest.mark.parametrize("case", cases("functions/*.txt"))
def test_a_function_gives_what_a_text_promises(case: Case, stage: Stage) -> None:
    play(case, stage)
