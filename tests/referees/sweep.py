"""Many more events than the tests have: ``python -m tests.referees.sweep [200]``, so many of each
kind.

Prints every difference between this program and gacrux, and how many events were compared;
the exit code is 1 where there is one.
"""

from __future__ import annotations

import sys

from tests.referees.comparison import EDITIONS, differences
from tests.referees.events import every_kind, named


def main(events: int) -> int:
    found = compared = 0
    for section in every_kind(events):
        for edition in EDITIONS:
            compared += 1
            for difference in differences(section, edition):
                found += 1
                print(f"{named(section)}, {edition}: {difference}")
    print(f"{compared} events compared, {found} differences")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
