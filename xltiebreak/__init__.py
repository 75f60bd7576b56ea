"""Chess tie-breaks that show their arithmetic.

>>> import xltiebreak
>>> event = xltiebreak.load("examples/bham/bham.xlsx")
>>> table = xltiebreak.standings(event)
>>> [row.player.name for row in table[0].rows][:2]
['Haverford, Miles', 'Delacroix, Simone']
>>> why = xltiebreak.explain(event, "Delacroix", ["SOLK"])
>>> print(why.worksheets[0].sentence())
Solkoff 7.5 = 1 (R1 v 4) + 2.5 (R2 v 2) + 2 (R3 v 3) + 2 (R4 v 5)

``print(table)`` and ``print(why)`` show what the commands print, ``to_dict()`` gives their JSON.
"""

import os
import sys


def _leave_current_folder() -> None:
    """Take the current folder off the path, where ``python -m xltiebreak`` puts it first: a
    click.py or json.py beside the event would run."""
    run_by_name = getattr(sys, "argv", [])[:1] == ["-m"]  # so until the module is found
    if not run_by_name or not sys.orig_argv[-len(sys.argv)].endswith(__name__):
        return
    try:
        if sys.path[0] == os.getcwd() and not getattr(sys.flags, "safe_path", False):
            del sys.path[0]
    except OSError:  # the folder is gone, and not on the path
        pass


# First of all: what Python imports earlier, only `python -P` and `xltiebreak` take from elsewhere.
_leave_current_folder()

from importlib import import_module  # noqa: E402
from typing import TYPE_CHECKING, Any  # noqa: E402

if TYPE_CHECKING:
    from xltiebreak.answers.explanation import Explanation
    from xltiebreak.answers.prizes import EventPrizes, SectionPrizes
    from xltiebreak.answers.scripts import explain, prizes, standings
    from xltiebreak.answers.standings import EventStandings, SectionStandings
    from xltiebreak.checks import examine_event
    from xltiebreak.event.crosstable import Crosstable
    from xltiebreak.event.findings import EventError, Finding, TieBreakError
    from xltiebreak.event.results import Outcome, Result
    from xltiebreak.event.section import Event, Player, Section
    from xltiebreak.formats.files import load
    from xltiebreak.ranking.places import Standing
    from xltiebreak.rules.editions import EDITIONS, Edition
    from xltiebreak.rules.systems import SYSTEMS
    from xltiebreak.rules.worksheet import Worksheet

__version__ = "0.1.0"

__all__ = [
    "EDITIONS",
    "SYSTEMS",
    "Crosstable",
    "Edition",
    "Event",
    "EventError",
    "EventPrizes",
    "EventStandings",
    "Explanation",
    "Finding",
    "Outcome",
    "Player",
    "Result",
    "Section",
    "SectionPrizes",
    "SectionStandings",
    "Standing",
    "TieBreakError",
    "Worksheet",
    "examine_event",
    "explain",
    "load",
    "prizes",
    "standings",
]

_FILES = {
    "checks": ("examine_event",),
    "event.crosstable": ("Crosstable",),
    "event.findings": ("EventError", "Finding", "TieBreakError"),
    "event.results": ("Outcome", "Result"),
    "event.section": ("Event", "Player", "Section"),
    "formats.files": ("load",),
    "answers.prizes": ("EventPrizes", "SectionPrizes"),
    "answers.scripts": ("explain", "prizes", "standings"),
    "answers.standings": ("EventStandings", "SectionStandings"),
    "answers.explanation": ("Explanation",),
    "ranking.places": ("Standing",),
    "rules.editions": ("EDITIONS", "Edition"),
    "rules.systems": ("SYSTEMS",),
    "rules.worksheet": ("Worksheet",),
}


def __dir__() -> list[str]:
    """The public names, and nothing else."""
    return [*__all__, "__version__"]


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """A public name from its file, which is loaded only then: a command starts quickly."""
        for file, names in _FILES.items():
            if name in names:
                globals()[name] = getattr(import_module(f"{__name__}.{file}"), name)
                return globals()[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
