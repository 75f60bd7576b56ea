"""A few of the mutated files of :mod:`tests.benchmarks.mutated_files`, of which thousands are made
there."""

from __future__ import annotations

import pytest

from tests.benchmarks.mutated_files import endings


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # what python-docx says of a duplicate name in a package
def test_every_mutated_file_ends_in_a_sentence() -> None:
    wrong = [f"{what}: {how}" for what, how in endings(80, "the tests") if how]
    assert wrong == []
