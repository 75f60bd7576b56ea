"""What is read and what is said of files, as told in the texts of the folder ``cases``."""

from __future__ import annotations

import pytest

from tests.cases import Case, Stage, cases, play


@pytest.mark.parametrize("case", cases("tables/cases/*.txt"))
def test_a_file_is_read_as_told(case: Case, stage: Stage) -> None:
    play(case, stage)
