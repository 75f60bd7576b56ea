"""A few of the mutated files of :mod:`tests.benchmarks.mutated_files`, of which thousands are made
there."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.slow
def test_every_mutated_file_ends_in_a_sentence() -> None:
    """In a process of its own: what a mutated template makes is not kept for the validator."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.mutated_files", "80", "the tests"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "80 files, 0 that ended in no sentence\n", done.stderr
