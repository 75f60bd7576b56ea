"""Hundreds of mutated files of every kind, at night thousands: each ends in 0, 1 or 2 with a
sentence, never in a traceback. What is done to them: :mod:`tests.benchmarks.mutated_files`."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.nightly import by_day

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("seed", range(4))
def test_every_mutated_file_ends_in_a_sentence(seed: int) -> None:
    """In a process of its own: what a mutated template makes is not kept for the validator."""
    count = by_day(60, night=800)
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.mutated_files", str(count), f"tests {seed}"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == f"{count} files, 0 that ended in no sentence\n", done.stderr
