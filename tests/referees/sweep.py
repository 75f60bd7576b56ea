"""Many more events than the tests have, of players and of teams:
``python -m tests.referees.sweep [200]``, so many of each kind.

Prints every difference between this program and gacrux, and how many events were compared;
the exit code is 1 where there is one.
"""

from __future__ import annotations

import sys
from itertools import chain

from tests.referees.comparison import EDITIONS, differences
from tests.referees.events import every_kind, named
from tests.referees.team_events import every_kind_of_teams


def main(events: int) -> int:
    differing = compared = 0
    for section in chain(every_kind(events), every_kind_of_teams(events)):
        for edition in EDITIONS:
            compared += 1
            for difference in differences(section, edition):
                differing += 1
                print(f"{named(section)}, {edition}: {difference}")
    print(f"{compared} events compared, {differing} differences")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
