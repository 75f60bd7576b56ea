"""Chess tie-breaks that show their arithmetic.

>>> import xltiebreak
>>> event = xltiebreak.load("examples/bham/bham.xlsx")
>>> table = xltiebreak.standings(event.sections[0])
>>> [row.player.number for row in table.rows]
[2, 1, 3, 5, 6, 4]
>>> print(xltiebreak.explain(table, 1, ["SOLK"]).worksheets[0].sentence())
Solkoff 7.5 = 1 (R1 v 4) + 2.5 (R2 v 2) + 2 (R3 v 3) + 2 (R4 v 5)
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xltiebreak.checks import examine_event as examine_event
    from xltiebreak.event.crosstable import Crosstable as Crosstable
    from xltiebreak.event.findings import EventError as EventError
    from xltiebreak.event.findings import Finding as Finding
    from xltiebreak.event.findings import TieBreakError as TieBreakError
    from xltiebreak.event.results import Result as Result
    from xltiebreak.event.section import Event as Event
    from xltiebreak.event.section import Player as Player
    from xltiebreak.event.section import Section as Section
    from xltiebreak.formats import load as load
    from xltiebreak.ranking.explanation import explain as explain
    from xltiebreak.ranking.standings import standings as standings
    from xltiebreak.rules.editions import EDITIONS as EDITIONS
    from xltiebreak.rules.editions import Edition as Edition
    from xltiebreak.rules.systems import SYSTEMS as SYSTEMS

__version__ = "0.1.0"

_HOME = {
    "Crosstable": "event.crosstable",
    "EDITIONS": "rules.editions",
    "Edition": "rules.editions",
    "Event": "event.section",
    "EventError": "event.findings",
    "Finding": "event.findings",
    "Player": "event.section",
    "Result": "event.results",
    "SYSTEMS": "rules.systems",
    "Section": "event.section",
    "TieBreakError": "event.findings",
    "examine_event": "checks",
    "explain": "ranking.explanation",
    "load": "formats",
    "standings": "ranking.standings",
}
__all__ = sorted(_HOME)  # noqa: PLE0605 - one list serves both


def __getattr__(name: str) -> Any:
    """Import a public name when it is first asked for, so that the command starts quickly."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    globals()[name] = value
    return value
