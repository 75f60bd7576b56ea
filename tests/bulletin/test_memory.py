"""The memory of a large bulletin: 20,000 players in nine rounds take less than a gigabyte."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

KILOBYTES_A_PLAYER = 1_000_000 / 20_000
PROGRAM = """
import resource
import sys
from tests.benchmarks.events import swiss
from xltiebreak.answers.standings import event_standings
from xltiebreak.bulletin import write_bulletin
event = swiss(int(sys.argv[1]), 9)
write_bulletin(event_standings(event, event.sections))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def kilobytes(players: int) -> int:
    command = [sys.executable, "-c", PROGRAM, str(players)]
    return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems count memory otherwise")
def test_a_large_bulletin_takes_less_than_a_gigabyte() -> None:
    few, many = 1_000, 3_000
    grown = kilobytes(many) - kilobytes(few)
    assert grown < KILOBYTES_A_PLAYER * (many - few)
