"""What users type and what they get for it, as told in the texts of the folder ``sessions``."""

from __future__ import annotations

import pytest

from tests.cases import Case, Stage, cases, play


@pytest.mark.parametrize("case", cases("cli/sessions/*.txt"))
def test_a_session_at_the_command_line(case: Case, stage: Stage) -> None:
    play(case, stage)
