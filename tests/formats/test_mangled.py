"""Hundreds of mutated files of every kind, at night thousands: each ends in 0, 1 or 2 with a
sentence, never in a traceback. What is done to them: :mod:`tests.benchmarks.mutated_files`."""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.benchmarks.mutated_files import mutated
from tests.make import files
from tests.make.reports import FILES
from tests.make.samples import elm
from tests.nightly import by_day
from xltiebreak import TieBreakError, examine_event, load, standings

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("seed", range(by_day(2, night=4)))
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


def test_every_mutated_report_ends_in_an_event_or_a_sentence(tmp_path: Path) -> None:
    choice, report = random.Random("uschess"), files.report(elm())
    ends: Counter[str] = Counter()
    for _ in range(by_day(24, night=200)):
        part = choice.choice(FILES)
        files.put({**report, part: mutated(report[part], choice)}, tmp_path)
        try:
            event = load(tmp_path)
            ends["errors" if any(one.is_error for one in examine_event(event)) else "read"] += 1
            standings(event)
        except TieBreakError as error:
            ends["refused" if "\n" not in str(error).strip() else str(error)] += 1
    assert 1 < len(ends) <= 3, ends  # it would show nothing if all were refused at once


def test_the_limit_of_a_part_is_that_of_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files.put(files.report(elm()), tmp_path)
    monkeypatch.setattr("xltiebreak.disk.writing.MAX_FILE", 800)
    with pytest.raises(TieBreakError, match=r"THEXPORT.DBF: the file is larger than"):
        load(tmp_path)
